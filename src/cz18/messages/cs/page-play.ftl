### Playing a turn: the action bar, steps without a choice, terms, advice, and who plays each seat.

## Files

wrong-seats_of_players = položek musí být tolik, kolik je hráčů ({ $players }), ne { $found }

## The title of the panel when it is the reader's turn, by the kind of decision: your-<kind>

your-pre_stock_turn = Jsi na tahu: kup místní dráhu, nebo pasuj
your-stock_turn = Jsi na tahu: prodej, kup, nebo pasuj
your-auction_opening = Jsi na tahu: dej soukromou společnost do dražby
your-auction_bid = Jsi na tahu: přihoď, nebo pasuj
your-railway_tile = Jsi na tahu: polož dílek pro staniční dráhu
your-track = Jsi na tahu: pokládej koleje za { $company }
your-station = Jsi na tahu: zřídit stanici pro { $company }?
your-run = Jsi na tahu: vyprav vlaky { $company }
your-dividend = Jsi na tahu: vyplať, nebo zadrž výnos { $company }
your-acquisition = Jsi na tahu: převezme { $company } jinou společnost?
your-trains = Jsi na tahu: kup vlaky pro { $company }
your-home_station = Jsi na tahu: zřiď domovskou stanici { $company }
your-home_city = Jsi na tahu: vyber město pro domovskou stanici { $company }
your-answer = Jsi na tahu: odpověz na nabídku { $company }
your-station_conflict = Jsi na tahu: která stanice { $company } zůstane?
your-take_over_trains = Jsi na tahu: rozhodni za { $company }, které vlaky převzít a které sešrotovat
your-return_trains = Jsi na tahu: { $company } má příliš mnoho vlaků
move-of = Akce hráče: { $player }
position-before = Začátek hry
then-next = Dále: { $what }

## Leaving a step unused

use-confirm-skips = Ptát se, než přeskočím krok, ve kterém mohu něco postavit
sure-skip-track = Ukončit pokládání kolejí za { $company }?
sure-skip-station = Nezřizovat stanici společnosti { $company }?
sure-skip-run = Pokračovat za { $company } bez stavby?
loses-tile = V tomto tahu lze ještě položit dílek.
loses-power = Díky schopnosti místní dráhy lze ještě položit dílek.
loses-station = Teď můžeš zřídit stanici, která by zvýšila výnos společnosti.
sure-skip = Přeskočit
sure-stay = Zpět
skip-to-run = Rovnou vypravit vlaky
    .title = Už nepokládat koleje, nezřizovat stanici a vypravit vlaky
skip-to-none = Přeskočit koleje i stanici
    .title = Už nepokládat koleje a nezřizovat stanici; společnost nemá vlak, který by mohl jet
skip-to-end = Ukončit tah
    .title = Nic nepřevzít a nekoupit žádný vlak
since-unchanged = Tvoje hotovost, akcie ani společnosti se nezměnily.
automatic = Provedeno automaticky: nebylo z čeho vybírat.

## A company's turn

tiles-first = { $count ->
        [0] Položit lze už jen dílek s fialovým okrajem.
        [one] Polož jeden žlutý dílek, nebo jeden dílek vylepši.
        [few] Polož až { $count } žluté dílky, nebo jeden dílek vylepši.
        [many] Polož až { $count } žlutého dílku, nebo jeden dílek vylepši.
       *[other] Polož až { $count } žlutých dílků, nebo jeden dílek vylepši.
    }
tiles-more = { $count ->
        [0] Položit lze už jen dílek s fialovým okrajem.
        [one] Lze položit ještě jeden žlutý dílek.
        [few] Lze položit ještě { $count } žluté dílky.
        [many] Lze položit ještě { $count } žlutého dílku.
       *[other] Lze položit ještě { $count } žlutých dílků.
    }
best-run-with = Nejlepší jízda s vlakem { $train }
station-costs = Stanice stojí
pay-out-and-end = Vyplatit a ukončit tah
buy-train-for = Koupit vlak { $train } za { $price }
buy-and-end = Koupit a ukončit tah

## Stock rounds

stage = Plán, nebo akcie
tab-shares = Akcie
buy-share-short = Koupit
start-costs = Zaplatíš
railways-at-the-end = Každá dráha, která hráči zůstane do konce hry, bude mít hodnotu { $price }.
paper-home = Její domovské políčko je { $hex } { $place }.
no-bid-yet = Zatím nikdo nic nenabídl.

## Bohemia and Moravia-Silesia

board-bohemia-is = Hra pro dva hráče. Třetího, Václava, řídí program; i on má své společnosti.
board-moravia_silesia-is = Kratší hra, která začíná dražbou soukromých společností.
term-vaclav = Václav
explain-vaclav = Václav je automatický třetí hráč varianty Čechy. V burzovních kolech není na tahu a nemá hotovost. Koleje a stanice jeho společností staví oba hráči; vlaky těchto společností jezdí a výnos se vyplácí automaticky.
guide-vaclav = Hraješ proti jednomu soupeři a proti Václavovi, automatickému hráči. Václav začíná s malou společností a později dostává větší, každou s vlakem. O kolejích a stanicích jeho společností rozhoduješ ty i soupeř; jejich vlaky jezdí a výnos se vyplácí automaticky. Akcie těchto společností můžeš kupovat.

## Advice

advice-of = Co by na tvém místě udělal { $bot }:
advice-asked = Přemýšlí o tvé pozici…
advice-estimate = Tyto částky jsou odhady, ne jistota.
advice-because-gain = Očekává, že díky tomu budeš mít na konci hry o { $value } víc.
advice-because-value = Odhaduje, že ti to do konce hry přinese { $value }.
advice-because-plan = Spolu s nákupy, které plánuje dál, budeš mít na konci hry o { $value } víc.
advice-because-advantage = Očekává, že díky tomu budeš mít na konci hry o { $value } víc než s druhou možností.
advice-because-income_change = Změnu výnosu společnosti na jednu jízdu oceňuje na { $value }.
advice-because-with_later_tiles = Budoucí výnos společnosti včetně dílků, které plánuje na další tahy, odhaduje na { $value }.
advice-because-with_next_tile = Výnos společnosti na jednu jízdu včetně dílku, který plánuje položit příště, odhaduje na { $value }.
advice-because-expected = Nasimuloval několik možných pokračování do konce příštího burzovního kola a zbytek odhadl. Tvůj konečný majetek minus část majetku nejbohatšího soupeře činil v průměru { $value }.
advice-because-next_best = U druhé nejlepší možnosti činil průměr { $value }.

## Options of a new game: option-<name>-is explains option-<name>

option-edition-is = Podle staršího vydání začínají hráči ve hře tří hráčů s 350 K a společnost musí v prvním tahu položit dílek na své domovské políčko, pokud na něm žádný není. Jinak se také odevzdávají vlaky a určuje ředitel, když má několik hráčů stejný největší podíl.
option-sell_in_blocks-is = Ano: všechny akcie jedné společnosti, které hráč v jednom tahu prodá, mají stejnou cenu a kurz klesne jen jednou. Ne: každý další prodej ho znovu sníží.
option-praha_yellow_is_lay-is = Ano: žlutý dílek Prahy se počítá mezi žluté dílky tohoto tahu. Ne: počítá se jako vylepšení, takže v tomto kroku už nelze položit jiný dílek.
option-first_oo_tile-is = Zda se za první dílek na políčku se dvěma městy platí vytištěná cena terénu, nebo je zdarma.
option-ate_brown_open-is = Ano: jakmile na domovském políčku ATE leží hnědý dílek, smějí tam jiné společnosti zřizovat stanice dřív než ATE, pokud jedno místo zůstane volné. Ne: musí na ATE počkat.
option-token_price_after_acquisition-is = Kolik stojí zřízení stanice poté, co společnost převzala jinou.
option-scrap_own_at_acquisition-is = Ano: přebírající společnost smí sešrotovat vlastní vlaky, aby uvolnila místo těm, které přebírá.
option-allow_submaximal_run-is = Ano: společnost smí provést i jízdu s nižším než nejvyšším možným výnosem. Pravidla požadují nejvyšší.
option-turning_scraps-is = Ano: otočení karty na větší vlak může sešrotovat starší vlaky stejně jako nákup takového vlaku.
option-pool_faces-is = Kterou stranou nahoru smí společnost koupit kartu vlaku ze zásoby.
option-runnable_first-is = Ano: společnost, která nemá vlak, se kterým by mohla jet, musí takový koupit dřív než jakýkoli jiný. Ne: smí nejdřív koupit jeden jiný vlak, ale v témže tahu pak musí koupit i takový, se kterým může jet.
option-emergency_top_up-is = Ano: ředitel smí přidat peníze na dražší vlak, i když by pokladna stačila na jiný.
option-playing_order-is = Zda se počáteční pořadí hráčů vylosuje, nebo odpovídá pořadí míst.

## The table

table-menu = Uložit a sdílet
