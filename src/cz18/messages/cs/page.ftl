### Stránka: obrazovky, ovládání, nápověda.

# as in English
title = 18CZ
title-mine = ● Jsi na tahu – 18CZ
title-other = Na tahu: { $player } – 18CZ
# as in English
title-table = 18CZ: { $title }
title-over = Konec hry – 18CZ
home = Domů
about = O programu
help = Nápověda
rules-page = Pravidla za deset minut
close = Zavřít
back = Zpět
language = Jazyk
theme = Vzhled: { $theme ->
        [light] světlý
        [dark] tmavý
       *[system] podle systému
    }
theme-is = { $theme ->
        [light] světlý
        [dark] tmavý
       *[system] podle systému
    }
colours = Vzhled
settings = Nastavení
settings-lead = Tato nastavení se ukládají v tomto prohlížeči. Po přihlášení se jazyk uloží i k tvému účtu.
notify-refused = Oznámení jsou zablokovaná; povol je v nastavení prohlížeče pro tento web.
notify-none = K oznámením je potřeba prohlížeč, který je podporuje, a zabezpečené připojení (https) nebo server na tomto počítači.
offline = Server není dostupný. Tvoje hry jsou na něm v bezpečí; pokračovat můžeš, až se spojení obnoví.
offline-short = Bez připojení
no-answer = Server neodpovídá. Nic se neztratilo; zkus to prosím za chvíli znovu.
loading = Načítá se…
you = Hráč

## Domů

home-title = Dráhy a akcie v českých zemích
home-lead = Zahraj si 18CZ v prohlížeči: program hlídá všechna pravidla, u každé odmítnuté akce vysvětlí důvod, najde za tebe nejlepší jízdu a dokáže, že lepší neexistuje.
against-opponents = Hrát proti botům
board = Plán
board-standard = České země
board-bohemia = Čechy, s Václavem
board-moravia_silesia = Morava a Slezsko
board-own = { $board } (vlastní plán)
players = Hráči
players-range = { $low }–{ $high ->
        [one] { $high } hráč
        [few] { $high } hráči
        [many] { $high } hráče
       *[other] { $high } hráčů
    }
players-exactly = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
your-name = Tvoje jméno
opponents = Počet botů
strength = Síla
each-on-its-own = Nastavit každého hráče zvlášť
play = Hrát
hot-seat = Hrát u jedné obrazovky
hot-seat-lead = Několik hráčů se střídá u jednoho zařízení
online = Hrát s přáteli
online-lead = Odkaz pro každého hráče; hraje se naživo, nebo i několik týdnů
open-file = Otevřít soubor s hrou
open-file-lead = Uložená hra nebo export z 18xx.games
not-a-game-file = { $file } není soubor s hrou: neobsahuje platný JSON.
my-games = Moje hry
games-waiting = { $count ->
        [one] jsi na tahu v jedné hře
        [few] jsi na tahu ve { $count } hrách
        [many] jsi na tahu v { $count } hry
       *[other] jsi na tahu v { $count } hrách
    }
tables-here = Ostatní hry na tomto serveru
status-finished = dohráno
status-abandoned = předčasně ukončeno
on-turn = na tahu: { $player }
rights = 18CZ je hra Leonharda Orglera, vydávají ji Lonny Games a Fox in the Box. Toto je nezávislý program.

## Nový stůl

name-of-seat = Jméno na místě { $number }
who-sits = Kdo hraje na místě { $number }
which-bot = Bot na místě { $number }
who-me = na tomto zařízení
who-person = přes odkaz
# as in English
who-bot = bot
bot-apprentice = Učeň
bot-engineer = Inženýr
bot-tycoon = Finančník
bot-magnate = Magnát
# as in English
bot-baron = Baron
bot-apprentice-is = Hraje rychle a rozumně; vhodný pro první hru.
bot-engineer-is = Plánuje koleje, vlaky a akcie dopředu.
bot-tycoon-is = Než se rozhodne, možnosti si nasimuluje; chvíli to trvá.
bot-magnate-is = Jako Finančník, ale z mnoha her se naučil, kolik akcie vynesou. Na plánu Čechy i na plánu Morava a Slezsko hraje úplně stejně jako Finančník.
bot-baron-is = Jako Magnát, ale obchody s akciemi a převzetí si před rozhodnutím nasimuluje až do konce hry. Někdy to trvá několik sekund.
styles = Náhodní boti
bot-balanced = vyvážený
bot-builder = stavitel tratí
bot-founder = zakladatel společností
bot-trader = obchodník s akciemi
bot-buyer = kupec vlaků
bot-acquirer = lovec společností
bot-pauper = rozhazovač
more-choices = Další možnosti
table-title = Název hry
undo-policy = Vracení zpět
undo-own_turn = dokud nezahraje jiný člověk nebo nedojde k losování
undo-consent = i později, když všichni souhlasí
undo-off = vypnuto
listed = Zobrazit ve veřejném seznamu her
begin = Začít hru
links-follow = Po založení hry dostaneš odkaz pro každého pozvaného hráče.
option-edition = Vydání pravidel
option-sell_in_blocks = Opakovaný prodej akcií jedné společnosti během tahu sníží její kurz jen jednou
option-praha_yellow_is_lay = Žlutá Praha se počítá jako běžný žlutý dílek, ne jako vylepšení
option-first_oo_tile = Cena prvního dílku na políčku se dvěma městy
option-ate_brown_open = Na hnědém dílku domovského políčka ATE je pro ATE vyhrazeno jen jedno místo
option-token_price_after_acquisition = Cena stanice po převzetí
option-scrap_own_at_acquisition = Společnost smí při převzetí jiné společnosti sešrotovat vlastní vlaky
option-allow_submaximal_run = Povoleny jsou i jízdy s nižším než nejvyšším výnosem
option-turning_scraps = Otočení karty vlaku může sešrotovat starší vlaky
option-pool_faces = Vlaky kupované ze zásoby
option-runnable_first = Společnost musí koupit vlak, se kterým může jet, dřív než jakýkoli jiný
option-emergency_top_up = Při povinném nákupu vlaku smí ředitel přidat peníze na kterýkoli vlak, se kterým společnost může jet
option-playing_order = Pořadí hráčů na začátku
value-final = nejnovější
value-older = starší
value-true = ano
value-false = ne
value-count = 40 K, pokud je na plánu jedna stanice společnosti, jinak 100 K
value-as_written = podle textu: vlastní žetony 40 K, pak 100 K; převzaté žetony 100 K
value-always_100 = vždy 100 K
value-printed_price = vytištěná cena
value-free = zdarma
value-runnable_first-as_written = podle textu: nejdřív lze koupit libovolný počet jiných vlaků v rámci limitu vlaků
value-any = kterákoli strana karty
value-as_returned = jen strana, která se používala při odevzdání
value-drawn = vylosované
value-as_listed = podle pořadí míst

## Připojení

taking-seat = Připojuješ se ke hře…
link-not-valid = Ke hře se nepodařilo připojit
watch-instead = Jen sledovat hru

## Stůl

no-game = Hru se nepodařilo najít
no-game-check = Zkontroluj, jestli je odkaz úplný.
phase = fáze { $letter }
reconnecting = spojení přerušeno; obnovuje se…
links-wait = Ostatní hráči se připojí pomocí odkazů, které jim pošleš.
show-links = Zobrazit odkazy
note-seed_replaced = Seed v tomto souboru se při ukládání zaokrouhlil a neodpovídal záznamu. Nahradil ho jiný, který odpovídá. Dosavadní akce se nezměnily, ale pozdější losování může dopadnout jinak.
note-fell_back = Některé akce v tomto souboru jsou platné jen před pasováním, které doplnil import, nebo po něm. Zkontroluj prosím, jestli hra vypadá správně.
note-not_over = Podle souboru hra skončila, ale akce v něm ke konci hry nevedou. Tady se hraje dál.
note-other_result = Soubor uvádí jiný konečný výsledek. Zkontroluj prosím, jestli hra vypadá správně.
note-names_changed = Některá jména v této hře nešlo použít, například proto, že si byla příliš podobná nebo obsahovala neviditelné znaky. Proto byla změněna.
note-read = V pořádku
undo = Vrátit
undo-asked = { $count ->
    [one] { $player } žádá o vrácení: { $what }
    [few] { $player } žádá o vrácení { $count } akcí, první: { $what }
    [many] { $player } žádá o vrácení { $count } akce, první: { $what }
   *[other] { $player } žádá o vrácení { $count } akcí, první: { $what }
  }
undo-waiting = Čeká se na souhlas ostatních hráčů s vrácením.
agree = Souhlasím
log = Záznam
# as in English
chat = Chat
table = Hra
log-and-chat = Záznam, chat, hraní nanečisto a hra
new-messages = nové zprávy
parts = Zobrazení
part-track = Kola
part-chart = Kurzy akcií
part-companies = Společnosti
part-trains = Vlaky
part-supply = Zbylé dílky
payments = { $count ->
        [one] { $count } platba
        [few] { $count } platby
        [many] { $count } platby
       *[other] { $count } plateb
    }
part-over = Závěrečné vyúčtování
part-course = Stav hry
show-course = Zobrazit vývoj majetku, kurzů a výnosů
tab-now = Tah
tab-map = Plán
tab-tables = Tabulky
tab-log = Záznam
your-turn = jsi na tahu
section-of = Pravidla { $section }: { $title }
for-vaclav = za Václava
looking-back = Prohlížíš si dřívější pozici.
to-present = Zpět k současné pozici
waiting-for = Čeká se – na tahu je { $player }.
thinking = { $player } ({ $bot }) přemýšlí…
next-move = Další
to-my-turn = Přejít na můj tah
pace = Rychlost botů
pace-at_once = ihned
pace-brisk = rychle
pace-calm = pomalu
pace-step = krok po kroku
why = proč?
ask-advice = Požádat o radu
watching = Tuto hru sleduješ jako divák.
steps = Kroky tohoto tahu
step-track = Koleje
step-station = Stanice
step-run = Jízda
step-dividend = Dividenda
step-acquisition = Převzetí
step-trains = Vlaky

## Záznam

log-empty = Zatím se nic nestalo. Zobrazí se tu každá akce.
show-position = Ukázat pozici po záznamu { $number }
taken-back = { $count ->
    [one] { $player } vrací: { $what }
    [few] { $player } vrací { $count } akce, první: { $what }
    [many] { $player } vrací { $count } akce, první: { $what }
   *[other] { $player } vrací { $count } akcí, první: { $what }
  }
was-taken-back = Vráceno
ran-nothing = { $company } nevypravuje žádný vlak.
earlier = Zobrazit dřívější záznamy
history = Historie
step-back = O krok zpět
step-forward = O krok vpřed
to-start = Přejít na začátek
position-of = Pozice { $at }/{ $last }
present-now = Právě online:
spectators = { $count ->
        [one] jeden divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } diváků
    }
chat-empty = Zatím žádné zprávy.
message = Napiš zprávu
message-deleted = (smazáno)
notice-link = { $by } vytváří nový odkaz pro hráče: { $player }; starý už neplatí.
notice-name = { $before } se teď jmenuje { $after } (změna: { $by }).
notice-stand_in = { $player } má náhradníka: { $bot } (výběr: { $by }).
notice-stand_in-none = { $player } už nemá náhradníka (rozhodnutí: { $by }).
notice-host = Novým hostitelem je { $player } (předává { $by }).
notice-abandoned = { $by } předčasně ukončuje tuto hru.
notice-open = { $by } uvolňuje místo ({ $player }); teď ho může obsadit kdokoli.
notice-seed = Seed této hry byl zvolen nebo pochází ze souboru: { $seed }. Kdo hru založil, může vědět, co se vylosuje.
send = Odeslat

## Místa a soubory

held-here = na tomto zařízení
# as in English
is-here = online
# as in English
is-away = offline
stand-in = hraje náhradník
link-of = Odkaz pro hráče: { $player }
copy = Kopírovat odkaz
copied = Zkopírováno
new-link = Nový odkaz
stand-in-is = Náhradník
stand-in-of = Náhradník za hráče: { $player }
new-link-sure = Vytvořit nový odkaz pro hráče: { $player }? Starý odkaz přestane platit, takže kdo na tomto místě právě hraje, ztratí k němu přístup. Všem ve hře to oznámí zpráva v chatu.
host = hostitel
the-host = Hostitel
make-host = Předat roli hostitele
make-host-sure = Má být novým hostitelem { $player }? Ty už jím nebudeš; vytvářet nové odkazy, určovat náhradníky za ostatní hráče a předčasně ukončit hru bude moci jen { $player }.
removed = V tomto prohlížeči už nehraješ za: { $players }. Hostitel možná vytvořil nový odkaz či uvolnil místo, nebo došlo k odhlášení jinde.
give-up = Ukončit hru předčasně
give-up-sure = Předčasně ukončit tuto hru? Skončí pro všechny hráče. Půjde si ji ale prohlédnout nebo v ní pokračovat jako v nové hře.
save-file = Uložit do souboru
save-18xx = Export pro 18xx.games
fork-here = Pokračovat odtud v nové hře
rules-version = Verze pravidel { $version }.

## Volby obecně

from-to = { $low } až { $high }
would-happen = Co se stane
if-accepted = Pokud bude nabídka přijata
look-ahead-hint = Najeď myší na volbu a uvidíš, co způsobí.
look-ahead-touch = Klepnutím na volbu zjistíš, co způsobí; dalším klepnutím ji potvrdíš.
tap-again = klepni znovu
left-behind = Předtím a potom
trains-of = Vlaky (limit { $limit })
stations = Stanice
certificates-of = Certifikáty (limit { $limit })
to-take-over = Vlaky k převzetí nebo sešrotování: { $trains }
why-not-here = Proč na { $hex } nelze položit žádný dílek
why-not-tiles = Proč se jiné dílky nehodí
no-tiles-none_in_supply = Žádný nezbývá
no-tiles-colour_not_open = Tato barva ještě není dostupná
no-tiles-colour_skipped = Na tomto políčku je na řadě jiná barva
no-tiles-no_yellow_on_oo = První dílek tu musí být zelený
no-tiles-not_a_promotion = Není vylepšením položeného dílku
no-tiles-wrong_kind = Pro jiný druh políčka
no-tiles-wrong_label = Písmena dílku a políčka se neshodují
no-tiles-over_map_edge = Vedl by mimo plán
no-tiles-stub_missing = Nenavazuje na předtištěnou kolej
no-tiles-track_lost = Odstranil by položenou kolej
no-tiles-purple_needs_power = Fialový okraj: je potřeba schopnost místní dráhy
no-tiles-colour_beyond_power = Na tuto barvu schopnost této místní dráhy nestačí
no-tiles-red_tile = Červené dílky patří na domovská políčka svých společností
no-tiles-red_tile_only_at_home = Červené dílky lze pokládat jen s domovskou stanicí
no-tiles-not_joined = Nebyl by spojen s žádnou stanicí společnosti
do-it = Potvrdit
pass = Pasovat
cash = Hotovost
cash-of = Hotovost: { $player }
treasury = Pokladna
treasury-is = Pokladna: { $amount }
price = Cena
income = Výnos
price-for = Cena za { $thing }
offer = Nabídka
accept = Přijmout
decline = Odmítnout
best-run = Nejlepší jízda
costs = Cena

## Místní dráhy a soukromé společnosti

local-railway = Místní dráha
local-income = Příjem
local-trade = Obchod s místními dráhami ({ $count })
sell-to-bank = Prodat { $thing } bance za { $price }
assign-three-e = Dát vlak 3E společnosti { $company }
your-bid = Tvoje nabídka
bid = Nabídnout
bid-for = Nabídka za { $paper }
drop-out = Pasovat
highest-bid = { $paper }: { $player } nabízí { $bid }
minimum-bid = nejnižší nabídka { $bid }
name-and-pass = Dát do dražby bez nabídky
paper-3E = Vlak 3E
paper-MW = Staniční dráha MW
paper-kind-local_railway = Místní dráha s obvyklým příjmem a schopnostmi.
paper-kind-train = Vlak na jedinou jízdu. Majitel ho může dát společnosti, jejímž je ředitelem.
paper-kind-station_railway = Na začátku každého operačního kola vynáší majiteli hodnotu dílku na svém domovském políčku. Společnost, která ji koupí, získá její stanici a dráha zanikne.
leave-as-is = Nechat beze změny

## Burzovní kola

certificates = Certifikáty
debt = Dluh
repay = Splatit
must-sell = Máš víc certifikátů, než je dovoleno, a musíš nejdřív prodat akcie.
end-stock-turn = Ukončit tah
companies-on-chart = Společnosti v tabulce kurzů
start-a-company = Založit společnost
start-at = Založit { $company } s kurzem
start-at-short = Založit s kurzem
not-now = Teď nelze založit ({ $count })
in-bank = Banka: { $percent } %
has-trains = Vlaky: { $trains }
no-train = Žádný vlak
last-income = Poslední výnos: { $amount }
director = Ředitel
vaclav-directs = Ředitelem je Václav
sell-shares = { $count ->
        [one] Prodat jednu
        [few] Prodat { $count }
        [many] Prodat { $count }
       *[other] Prodat { $count }
    }
home-is = Domovské políčko: { $place } ({ $hexes })
size-small = malá
size-medium = střední
size-large = velká
train-size-small = malý
train-size-medium = střední
train-size-large = velký
train-can-run = { $company } s ním může jezdit
train-cannot-run = { $company } s ním jezdit nemůže
train-lives-on = nikdy se nešrotuje
train-lives-until = sešrotuje ho první vlak druhu { $trains } ({ $count ->
        [0] možná už s příští kartou
        [one] nejdřív po jedné další kartě
        [few] nejdřív po { $count } dalších kartách
        [many] nejdřív po { $count } další karty
       *[other] nejdřív po { $count } dalších kartách
    })
train-earns = { $change ->
    [none] nezmění výnos nejlepší jízdy
    [less] sníží výnos nejlepší jízdy o { $amount }
   *[more] zvýší výnos nejlepší jízdy o { $amount }
}
railway-of-size = { $size ->
    [small] Malá místní dráha
    [medium] Střední místní dráha
   *[large] Velká místní dráha
}
railway-power = Na začátku každého operačního kola vyplácí { $income }. Společnost, která ji vlastní, smí jednou za hru, a to ve svém tahu, použít jednu z jejích schopností: neplatit za terén, nebo položit navíc dílek s fialovým okrajem. Terén: { $terrain }. Barva dílku: { $colours }.
size-small-company = Malá společnost
size-medium-company = Střední společnost
size-large-company = Velká společnost

## Koleje a stanice

lay-a-tile = Položit dílek
choose-hex = Vyber zvýrazněné políčko na plánu, nebo tady:
choose-home = Vyber políčko pro červený dílek a dílek natoč.
lit-hexes = Zvýrazněná políčka
tiles-for = Dílky pro { $hex }
tile-number = č. { $tile }
tiles-left = zbývá: { $count }
tile-numbers = Čísla dílků
tile-numbers-short = Čísla
turn-tile = Otočit dílek
turn-left = Otočit doleva
turn-right = Otočit doprava
turn-of = natočení { $at }/{ $count }
power = Schopnost místní dráhy
lay-by-power = { $count ->
        [one] Položit dílek díky schopnosti místní dráhy ({ $count } políčko)
        [few] Položit dílek díky schopnosti místní dráhy ({ $count } políčka)
        [many] Položit dílek díky schopnosti místní dráhy ({ $count } políčka)
       *[other] Položit dílek díky schopnosti místní dráhy ({ $count } políček)
    }
with-power = použít schopnost { $railway }
without-power = zaplatit za terén
lay-tile = Položit dílek { $tile } na { $hex }
no-tile = Teď nelze položit žádný dílek.
end-track = Ukončit pokládání
choose-station = Vyber město pro stanici:
markers-left = Zbývající žetony stanic
place-station = Zřídit stanici na { $hex } za { $price }
place-station-taken-over = Zřídit stanici na { $hex } za { $price } převzatým žetonem
no-station = Teď nelze zřídit žádnou stanici.
other-cities = Nedostupná města ({ $count })
city-number = Město { $number }
city-named = Město { $number } ({ $name })
on-hex = Na políčku { $hex }
end-station = Nezřizovat stanici

## Provoz a dividendy

train = Vlak
route = Trasa
together = Celkem
proved = prokazatelně nejlepší
not-proved = nejlepší nalezená, bez důkazu
not-proved-why = Hledání nejlepší jízdy je na tomto plánu omezené. Možná existuje i lepší; pokud ji najdeš, můžeš ji provést.
no-route = Žádný vlak nemůže jet po žádné trase.
run-trains = Vypravit tyto vlaky
run-nothing = Pokračovat bez výnosu
compare = Nakreslit jiné trasy pro srovnání
stop-comparing = Zpět k nejlepší jízdě
compare-how = Vyber vlak a potom na plánu postupně políčka od první zastávky k poslední.
one-back = Odebrat poslední políčko
clear = Vymazat
earns = Vynese { $amount }
run-these = Vypravit vlaky po těchto trasách
income-of-run = Jízda vynesla { $amount }
pay-out = Vyplatit
withhold = Zadržet
price-stays = Kurz zůstává na { $price }

## Převzetí, nabídky, vlaky

price-a-share = Cena za akcii { $company }
offer-verb = Nabídnout
no-acquisition = Teď nelze převzít žádnou společnost.
not-acquirable = Nelze převzít ({ $count })
end-acquisition = Ukončit přebírání
stations-on = Stanice: { $hexes }
offer-acquisition = { $company } nabízí { $price } za akcii a chce převzít { $target }
offer-train = { $company } nabízí { $price } za vlak { $train } společnosti { $seller }
offer-local_railway = { $company } nabízí { $price } za { $thing }
offer-station_railway = { $company } nabízí { $price } za staniční dráhu
trains-of-limit = Vlaky / limit
from-deck = Z balíčku
without-end = neomezený počet karet
cards-left = { $count ->
        [one] zbývá jedna karta s tímto písmenem
        [few] zbývají { $count } karty s tímto písmenem
        [many] zbývá { $count } karty s tímto písmenem
       *[other] zbývá { $count } karet s tímto písmenem
    }
from-pool = Ze zásoby
from-companies = Od jiných společností ({ $count })
buy-for = Koupit za { $price }
train-named = vlak { $face } ({ $card })
price-for-train = Cena za vlak { $train }
scraps = sešrotuje vlaky { $trains }
end-turn = Ukončit tah
return-train = Odevzdat
scrap-train = Sešrotovat
take-over-train = Převzít
take-over-as = Převzít jako vlak { $face }

## Průvodce a nápověda

guide = Rady
understood = Rozumím
no-guide = Už žádné rady
guide-pre_stock_turn = Nejdřív hráči kupují místní dráhy. V každém operačním kole přinesou malý příjem a později pomohou společnosti stavět přes řeky, kopce a hory. Nech si dost hotovosti na založení společnosti: malá stojí { $low } až { $high }.
guide-auction_opening = Soukromé společnosti se draží. Dej jednu z nich do dražby, s nabídkou nebo bez ní.
guide-auction_bid = Soukromé společnosti se draží po jedné. Přihoď, nebo pasuj; kdo pasuje, je z této dražby venku. Co společnost majiteli přináší, vidíš níže.
guide-stock_turn = Teď se obchoduje s akciemi. Můžeš založit společnost tím, že zvolíš její počáteční kurz: zaplatíš dvě akcie, staneš se jejím ředitelem a budeš za ni rozhodovat. Provoz zahájí, jakmile bude prodána aspoň polovina jejích akcií. Můžeš také koupit akcii již založené společnosti, nebo pasovat.
guide-track = Na tahu je společnost, za kterou rozhoduješ. Vyber zvýrazněné políčko a dílek, otoč ho, jak potřebuješ, a polož ho. Ještě před potvrzením uvidíš, jak změní nejlepší jízdu.
guide-station = Stanice umožní vlakům společnosti projíždět městem a ostatním ho může zablokovat. Obvykle stojí peníze, takže je často lepší tento krok vynechat.
guide-run = Na plánu je nejlepší jízda, kterou program našel. Prohlédni si ji a potvrď.
guide-dividend = Když výnos vyplatíš, dostanou peníze všichni akcionáři a kurz stoupne. Když ho zadržíš, zůstane v pokladně a kurz klesne.
guide-trains = Tady se kupují vlaky. Novější vlaky šrotují starší; co by nákup způsobil, uvidíš předem.
guide-acquisition = Větší společnost může převzít menší a získat její vlaky, stanice, místní dráhy a pokladnu. Tento krok můžeš také vynechat.
help-screen = Obrazovka
help-screen-text = Panel vedle plánu (na malé obrazovce pod „Tah“) ukazuje všechno, co můžeš udělat; nedovolené volby jsou šedé; důvod je uveden přímo u nich, nebo se ukáže, když je vybereš. Na plánu jsou koleje, posuvníkem projdeš celou hru a v záznamu je každá akce.
help-pre_stock_turn = Hráči se střídají: každý koupí jednu místní dráhu za vytištěnou cenu, nebo pasuje. Kolo končí, když od posledního nákupu všichni pasovali nebo když jsou všechny místní dráhy prodané.
help-auction_opening = Vyber soukromou společnost. Nabídni za ni aspoň nejnižší povolenou částku, nebo ji dej do dražby bez nabídky a nech přihazovat ostatní.
help-auction_bid = Nabídni aspoň nejnižší povolenou částku a nejméně o 5 K víc, než byla poslední nabídka, nebo pasuj. Kdo pasuje, je z této dražby venku.
help-stock_turn = Prodej, kolik akcií chceš (v prvním burzovním kole žádné), a potom kup jednu akcii nebo založ společnost; nebo pasuj. Kolo končí, když po sobě pasují všichni hráči.
help-railway_tile = Majitel staniční dráhy smí položit nebo vylepšit dílek na jejím domovském políčku; dráha vynáší hodnotu tohoto dílku.
help-track = Polož jeden žlutý dílek (v prvním tahu společnosti až dva), nebo jeden dílek vylepši. Dílek musí být spojen s některou stanicí společnosti.
help-station = Zřiď jednu stanici ve městě s volným místem, kam společnost dosáhne. Domovská stanice je zdarma, další stojí 40 K a každá pozdější 100 K; po převzetí se cena může lišit. Václavovy společnosti (ve variantě Čechy) za stanice neplatí.
help-run = Každý vlak jede po jedné trase, na které jsou aspoň dvě zastávky (města, městečka nebo červené dílky) a stanice společnosti. Žádná kolej se nepoužije dvakrát. Celkový výnos musí být nejvyšší možný.
help-dividend = Vyplať celý výnos, nebo ho celý zadrž. Výplata posune kurz doprava, zadržení doleva.
help-acquisition = Nabídni cenu za akcii v uvedeném rozmezí. K převzetí dojde, když ředitel druhé společnosti nabídku přijme, nebo ihned, pokud není souhlas potřeba.
help-trains = Kup vrchní kartu balíčku, vlak ze zásoby, nebo (jakmile je obchod s vlaky povolen) vlak od jiné společnosti. Na konci svého tahu musí společnost vlastnit vlak, se kterým může jet; když pokladna nestačí, zbytek doplatí ředitel, v případě nutnosti z půjčky.
help-home_station = Společnost zřizuje v prvním tahu domovskou stanici. Velká společnost nejdřív položí svůj červený dílek na některé ze svých domovských políček. Pokud jsou na domovském políčku dvě města a žádné pro ni není vyhrazeno, jedno z nich si vybere.
help-home_city = Vyber, ve kterém městě na domovském políčku bude domovská stanice.
help-answer = Tuto nabídku podal jiný hráč. Bez tvého souhlasu se nic nestane.
help-station_conflict = Společnost může mít na jednom políčku jen jednu stanici. Vyber, která zůstane.
help-take_over_trains = Každý vlak převzaté společnosti buď převezmi, nebo sešrotuj. Otočením karty ho lze převzít i jako větší vlak (to může něco stát).
help-return_trains = Společnost má víc vlaků, než dovoluje její limit. Odevzdávej vlaky, dokud nebude limit dodržen. Odevzdané vlaky jdou do zásoby, odkud si je společnosti mohou koupit.
about-keys = Klávesové zkratky
key-n = přejít na panel tahu
key-m = přejít na plán
key-u = vrátit
key-h = nápověda
key-j = předchozí pozice
key-k = následující pozice
key-e = zpět k současné pozici
key-r = otočit vybraný dílek
use-keys = Používat klávesové zkratky (seznam je v nápovědě)
use-sound = Přehrát zvuk, když jsem na tahu a stránka je na pozadí
use-notify = Zobrazit oznámení, když jsem na tahu a stránka je na pozadí
use-guide = Zobrazovat rady v prvních tazích
use-why = Zobrazovat v záznamu důvody botů

## Účty

account = Přihlásit se
account-title = Účet
account-lead = S účtem najdeš své hry i na jiných zařízeních. Bez něj si tvoje rozehrané hry pamatuje jen tento prohlížeč.
signed-in-as = Přihlášený účet: { $name }.
sign-in = Přihlásit se
sign-up = Založit účet
sign-out = Odhlásit se
sign-out-everywhere = Odhlásit se všude
sign-out-everywhere-sure = Odhlásit se ve všech prohlížečích, i v tomto?
sessions = Aktivní přihlášení
some-browser = Neznámý prohlížeč
this-browser = tento prohlížeč
session-dates = přihlášeno { $created }, naposledy použito { $used }
invitation = Kód pozvánky (tento server je jen pro členy)
recover = Obnovit heslo
name = Jméno
password = Heslo
new-password = Nové heslo
password-rule = Aspoň 8 znaků
recovery-code = Obnovovací kód
recovery-keep = Zapiš si tento kód. Zobrazí se jen jednou a budeš ho potřebovat k obnovení zapomenutého hesla.
my-games-are-there = Tvoje hry najdeš na úvodní stránce.

## O programu

about-title = O tomto programu
about-game = 18CZ je desková hra o drahách a akciích. Jejím autorem je Leonhard Orgler a vydávají ji Lonny Games a Fox in the Box. Jestli se ti líbí, kup si ji: skutečnou deskovku nic nenahradí.
about-program = Toto je nezávislý program s vlastními texty a kresbami. Neobsahuje žádný text z pravidel hry.
about-rules = Program hlídá všechna pravidla. Když akci odmítne, uvede důvod a oddíl pravidel. Co pravidla neříkají jednoznačně, upřesňuje seznam výkladů; u sporných bodů si výklad můžeš zvolit při založení hry.
about-moravia = Plán Moravy a Slezska je rekonstrukce a je tak označen.
about-offline = Hra běží celá na tomto serveru. Služby mimo tento server se používají jen pro oznámení, která si nastavíš, například e-mailová. Na serveru jen pro členy je k založení hry a k obsazení volného místa potřeba účet.
