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
theme = Barvy: { $theme ->
        [light] světlé
        [dark] tmavé
       *[system] podle systému
    }
theme-is = { $theme ->
        [light] světlé
        [dark] tmavé
       *[system] podle systému
    }
colours = Barvy
settings = Nastavení
settings-lead = Platí pro tento prohlížeč a uchovává se v něm.
notify-refused = Tento prohlížeč má oznámení z této stránky zakázaná; povolit je lze v jeho vlastním nastavení.
notify-none = Tento prohlížeč ukazuje oznámení jen ze stránek načtených přes https nebo z tohoto počítače.
offline = Bez připojení. Stránka je tady, hry jsou na serveru: pokračují, jakmile bude dosažitelný.
offline-short = Bez připojení
no-answer = Server neodpovídá. Nic se neztratilo; zkus to prosím za chvíli znovu.
loading = Připravuje se stůl…
you = Hráč

## Domů

home-title = Dráhy a akcie v českých zemích
home-lead = Zahraj si 18CZ: každé pravidlo se hlídá, každé odmítnutí se vysvětlí a nejlepší jízda je vždy prokázaná.
against-opponents = Hrát proti počítači
board = Plán
board-standard = České země
board-bohemia = Čechy, s Václavem
board-moravia_silesia = Morava a Slezsko
board-own = { $board }, opravený plán
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
opponents = Soupeři
strength = Síla
each-on-its-own = Zvolit pro každé místo
play = Hrát
hot-seat = U jedné obrazovky
hot-seat-lead = Víc lidí, jedno zařízení, které koluje
online = S přáteli
online-lead = Stůl s odkazem pro každé místo; naživo, nebo na týdny
open-file = Otevřít soubor s hrou
open-file-lead = Uložená hra, nebo export z 18xx.games
not-a-game-file = { $file } není soubor s hrou: neobsahuje JSON.
my-games = Moje hry
games-waiting = { $count ->
        [one] jedna čeká na tebe
        [few] { $count } čekají na tebe
        [many] { $count } čeká na tebe
       *[other] { $count } čeká na tebe
    }
tables-here = Stoly na tomto serveru
status-finished = dohráno
status-abandoned = předčasně ukončeno
on-turn = na tahu: { $player }
rights = 18CZ je hra Leonharda Orglera, vydávají ji Lonny Games a Fox in the Box. Toto je nezávislý program.

## Nový stůl

name-of-seat = Jméno na místě { $number }
who-sits = Kdo hraje na místě { $number }
which-bot = Druh soupeře na místě { $number }
who-me = na tomto zařízení
who-person = přes odkaz
who-bot = počítač
bot-apprentice = Učeň
bot-engineer = Inženýr
bot-tycoon = Finančník
bot-magnate = Magnát
bot-apprentice-is = Hraje rychle a rozumně; na první hru.
bot-engineer-is = Plánuje koleje, vlaky a akcie dopředu.
bot-tycoon-is = Než se rozhodne, možnosti si přehraje; chvíli to trvá.
bot-magnate-is = Finančník, který se z mnoha her naučil, co která akcie vynese.
styles = Náhodně
bot-balanced = vyvážený
bot-builder = rád staví koleje
bot-founder = zakládá společnosti
bot-trader = obchoduje s akciemi
bot-buyer = kupuje vlaky
bot-acquirer = přebírá společnosti
bot-pauper = málo utrácí
more-choices = Název, vracení a volby pravidel
table-title = Název stolu
undo-policy = Vracení akcí
undo-own_turn = vlastní akce volně
undo-consent = když všichni souhlasí
undo-off = nikdy
listed = Zobrazit v seznamu stolů
begin = Začít
links-follow = Odkazy pro ostatní místa se objeví u stolu.
option-edition = Vydání pravidel
option-sell_in_blocks = Akcie se prodávají po blocích
option-praha_yellow_is_lay = Žlutá Praha se počítá jako položený dílek
option-first_oo_tile = První dílek na políčku se dvěma městy stojí
option-ate_brown_open = Na hnědém dílku domovského políčka ATE stačí nechat jedno místo volné
option-token_price_after_acquisition = Cena stanic po převzetí
option-scrap_own_at_acquisition = Při převzetí lze sešrotovat vlastní vlaky
option-allow_submaximal_run = Povoleny jsou i jízdy s nižším než nejlepším výnosem
option-turning_scraps = Otočení vlaku šrotuje jiné
option-pool_faces = Vlaky ze zásoby
option-runnable_first = Nejdřív vlak, který může jet
option-emergency_top_up = Ředitel smí v nouzi přidat libovolnou částku
option-playing_order = Pořadí hráčů
value-final = konečné
value-older = starší
value-true = ano
value-false = ne
value-count = podle jejich počtu
value-as_written = podle textu: vlastní 40 a 100 K, ostatní 100 K
value-always_100 = vždy 100 K
value-printed_price = tištěnou cenu
value-free = nic
value-runnable_first-as_written = podle textu: nejdřív i jiné, kolik se jich vejde
value-any = kteroukoli stranou
value-as_returned = tak, jak byly odevzdány
value-drawn = losované
value-as_listed = podle seznamu

## Připojení

taking-seat = Usedáš ke stolu…
link-not-valid = Tento odkaz žádné místo neotevře
watch-instead = Jen se dívat

## Stůl

no-game = Taková hra tu není
phase = fáze { $letter }
reconnecting = spojení přerušeno, zkouší se znovu…
links-wait = Ostatní si sednou pomocí odkazů, které jim pošleš.
show-links = Ukázat odkazy
note-seed_replaced = Seed v tomto souboru se cestou zaokrouhlil a záznam podle něj nevycházel. Nahradil ho jiný, podle kterého vychází: co už se odehrálo, zůstává; co se bude losovat dál, může být jiné.
note-fell_back = Některé akce tohoto souboru neseděly tam, kde měl 18xx.games čekat, a byly zahrány před naším pasováním nebo po něm, kde sedí. Podívej se prosím, jestli je hra taková, jak ji znáš.
note-not_over = Podle souboru hra skončila, ale jeho akce ke konci nevedou. Tady se hraje dál.
note-other_result = Podle souboru skončila hra jiným výsledkem. Podívej se prosím, jestli je taková, jak ji znáš.
note-names_changed = Jména v této hře obsahovala neviditelné znaky nebo se dala zaměnit; byla upravena.
note-read = V pořádku
undo = Vrátit
undo-asked = { $count ->
    [one] { $player } žádá o vrácení: { $what }
    [few] { $player } žádá o vrácení { $count } akcí, první: { $what }
    [many] { $player } žádá o vrácení { $count } akce, první: { $what }
   *[other] { $player } žádá o vrácení { $count } akcí, první: { $what }
  }
undo-waiting = Ostatních se ptáme, jestli s vrácením souhlasí.
agree = Souhlasím
log = Záznam
# as in English
chat = Chat
table = Stůl
log-and-chat = Záznam, chat a stůl
new-messages = nové zprávy
parts = Části obrazovky
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
show-course = Ukázat majetek, kurzy a výnosy v průběhu hry
tab-now = Teď
tab-map = Plán
tab-tables = Tabulky
tab-log = Záznam
your-turn = jsi na tahu
section-of = Pravidla { $section }, { $title }
for-vaclav = rozhoduje se za Václava
looking-back = Díváš se na dřívější pozici.
to-present = Zpět na současnou pozici
waiting-for = Čeká se, na tahu je { $player }.
thinking = { $player } ({ $bot }) přemýšlí…
next-move = Další
to-my-turn = Na můj tah
pace = Tahy soupeřů
pace-at_once = ihned
pace-brisk = svižně
pace-calm = klidně
pace-step = po jednom
why = proč?
ask-advice = Požádat o radu
watching = Tuto hru sleduješ.
steps = Kroky tohoto tahu
step-track = Koleje
step-station = Stanice
step-run = Jízda
step-dividend = Dividenda
step-acquisition = Převzetí
step-trains = Vlaky

## Záznam

log-empty = Zatím se nic nestalo. Každá akce se tu zapíše.
show-position = Ukázat pozici po záznamu { $number }
taken-back = { $count ->
    [one] { $player } vrací: { $what }
    [few] { $player } vrací { $count } akce, první: { $what }
    [many] { $player } vrací { $count } akce, první: { $what }
   *[other] { $player } vrací { $count } akcí, první: { $what }
  }
was-taken-back = Vráceno
ran-nothing = { $company } nevypravuje žádný vlak.
earlier = Dřívější záznamy
history = Historie
step-back = O krok zpět
step-forward = O krok vpřed
to-start = Na začátek
position-of = Pozice { $at } z { $last }
present-now = Právě u stolu:
spectators = { $count ->
        [one] jeden divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } diváků
    }
chat-empty = Zatím nikdo nic neřekl.
message = Zpráva všem u stolu
message-deleted = (smazáno)
notice-link = Nový odkaz na místo: { $player } (vydává { $by }); starý už neplatí.
notice-name = Nové jméno: { $before } je teď { $after } (mění { $by }).
notice-stand_in = { $player } má náhradníka: { $bot } (určuje { $by }).
notice-stand_in-none = { $player } už nemá náhradníka (ruší { $by }).
notice-host = Novým hostitelem je { $player } (předává { $by }).
notice-abandoned = { $by } tuto hru předčasně ukončuje.
notice-open = Místo { $player } je znovu volné pro kohokoli (otevírá { $by }).
notice-seed = Seed tohoto stolu byl zvolen nebo pochází ze souboru: { $seed }. Kdo stůl založil, může vědět, co se vylosuje.
send = Odeslat

## Místa a soubory

held-here = hraje se tady
is-here = u stolu
is-away = pryč
stand-in = táhne náhradník
link-of = Odkaz na místo: { $player }
copy = Kopírovat
copied = Zkopírováno
new-link = Nový odkaz
stand-in-is = Náhradník
stand-in-of = Náhradník na místě: { $player }
new-link-sure = Vydat nový odkaz na místo: { $player }? Kdo na něm teď hraje, o ně přijde, a všichni u stolu se to dozví.
host = hostitel
the-host = Hostitel
make-host = Předat roli hostitele
make-host-sure = Má být novým hostitelem { $player }? Ty jím už nebudeš: odkazy, náhradníky a předčasné ukončení hry pak má na starosti { $player }.
removed = Tento prohlížeč už nehraje za: { $players }. Hostitel vydal na toto místo nový odkaz.
give-up = Ukončit hru předčasně
give-up-sure = Ukončit hru předčasně? Půjde si ji prohlédnout a navázat na ni v nové hře.
save-file = Uložit do souboru
save-18xx = Pro 18xx.games
fork-here = Pokračovat odtud v nové hře
rules-version = Hráno podle verze pravidel { $version }.

## Volby obecně

from-to = { $low } až { $high }
would-happen = Co to přinese
if-accepted = Pokud bude přijato
look-ahead-hint = Ukaž na volbu a uvidíš, co by přinesla.
look-ahead-touch = Klepnutím na volbu uvidíš, co by přinesla; dalším ji provedeš.
tap-again = klepni znovu
left-behind = Před a po
trains-of = vlaky (limit { $limit })
stations = stanice
certificates-of = certifikáty (limit { $limit })
to-take-over = Vlaky k převzetí, nebo sešrotování: { $trains }
why-not-here = Proč na { $hex } nelze položit žádný dílek
why-not-tiles = Proč ne jiné dílky
no-tiles-none_in_supply = Žádný už nezbývá
no-tiles-colour_not_open = Barva ještě není dostupná
no-tiles-colour_skipped = Není to barva, která je tu na řadě
no-tiles-no_yellow_on_oo = První dílek je tu zelený
no-tiles-not_a_promotion = Nemůže nahradit dílek, který tu leží
no-tiles-wrong_kind = Pro jiný druh políčka
no-tiles-wrong_label = Bez písmene tohoto políčka
no-tiles-over_map_edge = Vedl by přes okraj plánu
no-tiles-stub_missing = Nenavazuje na předtištěnou kolej
no-tiles-track_lost = Přerušil by kolej, která tu leží
no-tiles-purple_needs_power = Fialový okraj: jen schopností místní dráhy
no-tiles-colour_beyond_power = Barva, na kterou tato místní dráha nestačí
no-tiles-red_tile = Červené dílky jiných domovských políček
no-tiles-red_tile_only_at_home = Červené dílky, jen s domovskou stanicí
no-tiles-not_joined = Nenavázal by na žádnou stanici společnosti
do-it = Provést
pass = Pasovat
cash = Hotovost
cash-of = Hotovost: { $player }
treasury = Pokladna
treasury-is = Pokladna { $amount }
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
local-trade = Místní dráhy ({ $count })
sell-to-bank = Prodat { $thing } bance za { $price }
assign-three-e = Dát vlak 3E společnosti { $company }
your-bid = Tvoje nabídka
bid = Nabídnout
bid-for = Nabídka za { $paper }
drop-out = Odstoupit
highest-bid = { $paper }: { $player } nabízí { $bid }
minimum-bid = nejméně { $bid }
name-and-pass = Dát do dražby bez nabídky
paper-3E = Vlak 3E
paper-MW = Staniční dráha MW
paper-kind-local_railway = Místní dráha se svým příjmem a schopností.
paper-kind-train = Vlak, který jeho majitel dá některé společnosti.
paper-kind-station_railway = Vynáší hodnotu svého domovského dílku; její stanici lze prodat společnosti.
leave-as-is = Nechat, jak je

## Burzovní kola

certificates = Certifikáty
debt = Dluh
repay = Splatit
must-sell = Držíš víc, než je dovoleno, a musíš nejdřív prodat.
end-stock-turn = Ukončit tah
companies-on-chart = V tabulce kurzů
start-a-company = Založit společnost
start-at = Založit { $company } s kurzem
start-at-short = Založit s kurzem
not-now = Teď nelze založit ({ $count })
in-bank = Banka { $percent } %
has-trains = Vlaky { $trains }
no-train = Žádný vlak
last-income = Poslední výnos { $amount }
director = Ředitel
vaclav-directs = Ředitelem je Václav
sell-shares = { $count ->
        [one] Prodat jednu
        [few] Prodat { $count }
        [many] Prodat { $count }
       *[other] Prodat { $count }
    }
home-is = Domovské políčko { $place } ({ $hexes })
size-small = malá
size-medium = střední
size-large = velká
train-size-small = malý
train-size-medium = střední
train-size-large = velký
train-can-run = { $company } s ním může jezdit
train-cannot-run = { $company } s ním jezdit nemůže
train-lives-on = nikdy se nešrotuje
train-lives-until = sešrotuje se s první kartou { $trains }{ $count ->
        [0] , což může být hned ta příští
        [one] , nejdřív po jedné další kartě
        [few] , nejdřív po { $count } dalších kartách
        [many] , nejdřív po { $count } dalších kartách
       *[other] , nejdřív po { $count } dalších kartách
    }
train-earns = zvýší nejlepší jízdu o { $amount }
railway-power = Na začátku každého operačního kola platí { $income }. Jednou, v tahu společnosti, které patří: bez platby za terén ({ $terrain }), nebo jeden dílek s fialovým okrajem navíc ({ $colours }).
size-small-company = Malá společnost
size-medium-company = Střední společnost
size-large-company = Velká společnost

## Koleje a stanice

lay-a-tile = Položit dílek
choose-hex = Vyber zvýrazněné políčko na plánu, nebo tady:
choose-home = Vyber, kam přijde červený dílek a jak bude otočený.
lit-hexes = Zvýrazněná políčka
tiles-for = Dílky pro { $hex }
tile-number = č. { $tile }
tiles-left = zbývá { $count }
tile-numbers = Čísla
turn-tile = Otočit dílek
turn-left = Otočit doleva
turn-right = Otočit doprava
turn-of = otočení { $at } z { $count }
power = Schopnost místní dráhy
lay-by-power = { $count ->
        [one] Položit dílek schopností místní dráhy ({ $count } políčko)
        [few] Položit dílek schopností místní dráhy ({ $count } políčka)
        [many] Položit dílek schopností místní dráhy ({ $count } políčka)
       *[other] Položit dílek schopností místní dráhy ({ $count } políček)
    }
with-power = schopností místní dráhy { $railway }
without-power = zaplatit za terén
lay-tile = Položit dílek { $tile } na { $hex }
no-tile = Teď nelze položit žádný dílek.
end-track = Konec pokládání
choose-station = Vyber město pro stanici:
markers-left = Zbývající stanice
place-station = Stanice na { $hex } za { $price }
place-station-taken-over = Stanice na { $hex } za { $price }, převzatým žetonem
no-station = Teď není dosažitelné žádné město pro stanici.
other-cities = Proč ne ostatní města ({ $count })
city-number = Město { $number }
city-named = Město { $number }, { $name }
on-hex = Na políčku { $hex }
end-station = Bez stanice

## Provoz a dividendy

train = Vlak
route = Trasa
together = Celkem
proved = prokazatelně nejlepší
not-proved = nejlepší nalezená, neprokázaná
not-proved-why = Na tomto plánu se hledání nejlepší jízdy zastaví na stanovené mezi. Výnosnější jízda může existovat; pokud ji najdeš, jeď ji.
no-route = Žádný vlak nic nevydělá.
run-trains = Vypravit tyto vlaky
run-nothing = Jet bez výnosu
compare = Nakreslit jiné trasy pro srovnání
stop-comparing = Zpět k nejlepší jízdě
compare-how = Vyber vlak a potom na plánu jedno políčko za druhým, od první zastávky k poslední.
one-back = O jedno zpět
clear = Smazat
earns = Vynese { $amount }
run-these = Jet po těchto trasách
income-of-run = Jízda vynesla { $amount }
pay-out = Vyplatit
withhold = Zadržet
price-stays = Kurz zůstává { $price }

## Převzetí, nabídky, vlaky

price-a-share = Cena za akcii { $company }
offer-verb = Nabídnout
no-acquisition = Teď není koho převzít.
not-acquirable = Nelze převzít ({ $count })
end-acquisition = Konec převzetí
stations-on = Stanice { $hexes }
offer-acquisition = { $company } chce převzít { $target } a nabízí { $price } za akcii
offer-train = { $company } nabízí { $price } za vlak { $train } společnosti { $seller }
offer-local_railway = { $company } nabízí { $price } za { $thing }
offer-station_railway = { $company } nabízí { $price } za staniční dráhu
trains-of-limit = Vlaky / limit
from-deck = Z balíčku ({ $card })
without-end = bez omezení
cards-left = { $count ->
        [one] zbývá jedna karta
        [few] zbývají { $count } karty
        [many] zbývá { $count } karty
       *[other] zbývá { $count } karet
    }
from-pool = Ze zásoby
from-companies = Od jiných společností ({ $count })
buy-for = Koupit za { $price }
train-named = vlak { $face } ({ $card })
price-for-train = Cena za vlak { $train }
scraps = šrotuje { $trains }
end-turn = Ukončit tah
return-train = Odevzdat
scrap-train = Sešrotovat
take-over-train = Převzít
take-over-as = Převzít jako { $face }

## Průvodce a nápověda

guide = Průvodce
understood = Rozumím
no-guide = Už bez rad
guide-pre_stock_turn = Nejdřív všichni kupují místní dráhy. V každém operačním kole vynesou trochu peněz a později pomohou společnosti přes řeky a kopce. Kup jednu za její cenu, nebo pasuj. Nech si dost na založení společnosti.
guide-auction_opening = Draží se soukromé společnosti. Dej některou do dražby s nabídkou, nebo bez ní.
guide-stock_turn = Teď akcie. Založ společnost volbou jejího kurzu: staneš se jejím ředitelem a budeš rozhodovat o jejích tazích. Provoz zahájí, až se prodá dost jejích akcií. Nebo kup akcii společnosti, kterou založil někdo jiný, nebo pasuj.
guide-track = Na tahu je tvoje společnost. Na zvýrazněná políčka lze položit dílek: vyber políčko, potom dílek, otáčej ho, dokud nezapadne do tvých plánů, a polož ho. Co udělá s nejlepší jízdou, uvidíš ještě před potvrzením.
guide-station = Stanice otevře město tvým vlakům a může ho uzavřít ostatním. Stojí peníze; často je lepší ji vynechat.
guide-run = Program za tebe našel nejlepší jízdu a dokázal, že lepší není. Podívej se na ni na plánu a potvrď ji.
guide-dividend = Výplata dá peníze všem, kdo mají akcie, a zvedne kurz; zadržení naplní pokladnu a kurz klesne.
guide-trains = Tady se kupují vlaky. Lepší vlaky šrotují starší: co nákup způsobí, uvidíš předem.
guide-acquisition = Větší společnost může pohltit menší i s jejími vlaky, stanicemi a pokladnou. Klidně to vynech.
help-screen = Obrazovka
help-screen-text = Všechno, co můžeš udělat, je vedle plánu, na malé obrazovce pod „Teď“; co nejde, je šedé a je u toho důvod. Na plánu je vidět, co leží, posuvník pod ním projde celou hru a záznam vypráví každý krok.
help-pre_stock_turn = Hráči postupně kupují vždy jednu místní dráhu za vytištěnou cenu, nebo pasují. Kolo končí, když od posledního nákupu všichni pasovali, nebo je všechno prodané.
help-auction_opening = Vyber soukromou společnost a nabídni aspoň její nejnižší cenu, nebo ji jen vyber a nech nabízet ostatní.
help-auction_bid = Nabídni víc, než je poslední nabídka, nebo odstup.
help-stock_turn = Prodávej, kolikrát chceš, potom kup jeden certifikát nebo založ společnost. Pasování ukončí tah. Kolo končí, když pasují všichni po sobě.
help-railway_tile = Majitel staniční dráhy smí položit nebo vylepšit dílek na jejím domovském políčku; dráha vynáší hodnotu toho dílku.
help-track = Polož jeden žlutý dílek, v prvním tahu společnosti dva, nebo jeden dílek vylepši. Nová kolej musí být spojena s některou stanicí společnosti.
help-station = Zřiď jednu stanici ve městě, kam společnost dosáhne a kde je volné místo. Domovská stanice je zdarma, další stojí 40 K a každá pozdější 100 K.
help-run = Každý vlak jede po jedné trase s aspoň dvěma zastávkami a stanicí společnosti. Žádná kolej se nepoužije dvakrát. Počítá se nejlepší součet.
help-dividend = Vyplať všechno, nebo si všechno nech. Výplata posune kurz doprava, zadržení doleva.
help-acquisition = Nabídni cenu za akcii v daném rozmezí. Ředitel druhé společnosti ji přijme, nebo odmítne.
help-trains = Kup vrchní kartu balíčku, vlak ze zásoby nebo od jiné společnosti. Na konci svého tahu musí každá společnost vlastnit vlak, se kterým může jet; když jí chybí peníze, přidá je ředitel, a když nemá dost, půjčí si.
help-home_station = Velká společnost začíná svým červeným dílkem na některém ze svých domovských políček.
help-home_city = Vyber na políčku město, kde bude stát domovská stanice.
help-answer = Tuto nabídku dává druhá strana. Bez tvého souhlasu se nic nestane.
help-station_conflict = Dvě stanice jedné společnosti nemohou stát na jednom políčku: urči, která zůstane.
help-take_over_trains = Každý vlak převzaté společnosti se převezme, otočí na větší stranu, nebo sešrotuje.
help-return_trains = Společnost má víc vlaků, než dovoluje limit. Odevzdávej vlaky bance, dokud nebude dodržen.
about-keys = Klávesy
key-n = k tomu, co lze teď udělat
key-m = na plán
key-u = vrátit
key-h = nápověda
key-j = o pozici zpět
key-k = o pozici vpřed
key-e = zpět na současnou pozici
key-r = otočit vybraný dílek
use-keys = Klávesové zkratky (seznam je v nápovědě)
use-sound = Tichý zvuk, když jsem na tahu
use-notify = Oznámení, když jsem na tahu
use-guide = Rady pro první tah
use-why = Soupeři v záznamu uvádějí důvody

## Účty

account = Přihlásit se
account-title = Účet
account-lead = Jen proto, aby se tvoje hry našly i z jiného zařízení. Bez účtu si tvoje místa pamatuje tento prohlížeč.
signed-in-as = Přihlášený účet: { $name }.
sign-in = Přihlásit se
sign-up = Založit účet
sign-out = Odhlásit se
sign-out-everywhere = Odhlásit se všude
sign-out-everywhere-sure = Odhlásit se ve všech prohlížečích, i v tomto?
sessions = Kde máš účet přihlášený
some-browser = Prohlížeč
this-browser = tento
session-dates = od { $created }, naposledy { $used }
invitation = Pozvánka (tento server je pro členy)
recover = Nové heslo obnovovacím kódem
name = Jméno
password = Heslo
new-password = Nové heslo
password-rule = Aspoň 8 znaků
recovery-code = Obnovovací kód
recovery-keep = Zapiš si tento kód: ukáže se jen jednou a nastaví nové heslo, když to tvoje zapomeneš.
my-games-are-there = Tvoje hry najdeš na úvodní stránce.

## O programu

about-title = O tomto programu
about-game = 18CZ je desková hra o drahách a akciích, jejím autorem je Leonhard Orgler a vydávají ji Lonny Games a Fox in the Box. Jestli se ti líbí, kup si ji: karton nic nenahradí.
about-program = Toto je nezávislý program s vlastními texty a kresbami. Neobsahuje žádný text pravidel.
about-rules = Každé pravidlo se hlídá. U každého odmítnutí je důvod i oddíl pravidel. O otevřených otázkách rozhoduje seznam výkladů; sporné z nich jsou volbami stolu.
about-moravia = Plán Moravy a Slezska je rekonstrukce a je tak označen.
about-offline = Všechno běží na jednom stroji, bez cizích služeb; nikdo nepotřebuje účet.
