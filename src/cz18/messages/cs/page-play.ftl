### Playing a turn: the action bar, steps without a choice, terms, advice, and who plays each seat.

## Files

wrong-seats_of_players = musí mít položek: { $players }, jednu pro každého hráče, ne { $found }

## The title of the panel when it is the reader's turn, by the kind of decision: your-<kind>

your-pre_stock_turn = Jsi na tahu: kup místní dráhu, nebo pasuj
your-stock_turn = Jsi na tahu: prodej, kup, nebo pasuj
your-auction_opening = Jsi na tahu: dej jeden papír do dražby
your-auction_bid = Jsi na tahu: přihoď, nebo odstup
your-railway_tile = Jsi na tahu: dílek pro staniční dráhu
your-track = Jsi na tahu: pokládej koleje za { $company }
your-station = Jsi na tahu: stanice pro { $company }?
your-run = Jsi na tahu: provoz vlaků { $company }
your-dividend = Jsi na tahu: příjem { $company }
your-acquisition = Jsi na tahu: převezme { $company } jinou společnost?
your-trains = Jsi na tahu: vlaky pro { $company }
your-home_station = Jsi na tahu: domovská stanice { $company }
your-home_city = Jsi na tahu: město pro { $company }
your-answer = Jsi na tahu: odpověz na nabídku { $company }
your-station_conflict = Jsi na tahu: která stanice { $company } zůstane?
your-take_over_trains = Jsi na tahu: vlaky, které { $company } přebírá
your-return_trains = Jsi na tahu: { $company } má příliš mnoho vlaků
move-of = Tah: { $player }
position-before = Začátek hry
then-next = Dále: { $what }

## Leaving a step unused

use-confirm-skips = Zeptat se, než přeskočím, co mohu postavit
sure-skip-track = Ukončit pokládání kolejí za { $company }?
sure-skip-station = Nezřizovat stanici { $company }?
sure-skip-run = Pokračovat bez stavby pro { $company }?
loses-tile = V tomto tahu lze ještě položit dílek.
loses-power = Se schopností místní dráhy lze ještě položit dílek.
loses-station = Stanici lze zřídit a pokladna na ni stačí.
sure-skip = Přeskočit
sure-stay = Zpět
skip-to-run = Jet hned
    .title = Nepokládat další koleje, nezřizovat stanici a jet
skip-to-none = Přejít k vlakům
    .title = Nepokládat další koleje a nezřizovat stanici; není čím jet
skip-to-end = Ukončit tah
    .title = Nic nepřevzít a nekoupit žádný vlak
since-unchanged = Tvoje vlastní čísla se nezměnila.
automatic = Automaticky: nebylo z čeho vybírat.

## A company's turn

tiles-first = { $count ->
        [one] Polož jeden žlutý dílek, nebo jeden dílek vylepši.
        [few] Polož až { $count } žluté dílky, nebo jeden dílek vylepši.
        [many] Polož až { $count } žlutého dílku, nebo jeden dílek vylepši.
       *[other] Polož až { $count } žlutých dílků, nebo jeden dílek vylepši.
    }
tiles-more = { $count ->
        [one] Lze položit ještě jeden žlutý dílek.
        [few] Lze položit ještě { $count } žluté dílky.
        [many] Lze položit ještě { $count } žlutého dílku.
       *[other] Lze položit ještě { $count } žlutých dílků.
    }
best-run-with = Nejlepší jízda s { $train }
station-costs = Stanice stojí
pay-out-and-end = Vyplatit a ukončit tah
buy-train-for = Koupit vlak { $train } za { $price }
buy-and-end = Koupit a ukončit tah

## Stock rounds

stage = Mapa, nebo akcie
tab-shares = Akcie
buy-share-short = Koupit
start-costs = Zaplatíš
railways-at-the-end = Každá místní dráha, kterou hráč vlastní na konci hry, se počítá za { $price }.
paper-home = Její domovské políčko je { $hex } { $place }. Vynáší hodnotu tamního dílku.
no-bid-yet = Zatím nikdo nepřihodil.

## Bohemia and Moravia-Silesia

board-bohemia-is = Hra pro dva s třetím, automatickým hráčem: Václav má vlastní společnosti.
board-moravia_silesia-is = Kratší hra, která začíná dražbou soukromých společností.
term-vaclav = Václav
explain-vaclav = Václav je automatický třetí hráč Čech. Nemá tah ani hotovost; koleje a stanice jeho společností určují oba hráči, jezdí a vyplácejí samy.
guide-vaclav = Hraješ proti jednomu hráči a proti Václavovi, který hraje automaticky. Začíná s malou společností a později dostane větší, každou s vlakem. O rozhodnutí o jejich kolejích a stanicích se dělíš se soupeřem; jezdí a vyplácejí samy. Jejich akcie můžeš kupovat.

## Advice

advice-of = { $bot } by na tvém místě udělal toto:
advice-asked = Přemýšlí o tvé pozici …
advice-estimate = Částky jsou odhady, co volba vynese do konce hry, ne jistoty.
advice-because-gain = Očekává, že díky tomu na konci hry získáš o { $value } víc.
advice-because-value = Očekává, že to pro tebe do konce hry bude mít cenu { $value }.
advice-because-plan = S dalšími plánovanými nákupy bys na konci hry získal o { $value } víc.
advice-because-advantage = Očekává, že na konci získáš o { $value } víc než s druhou možností.
advice-because-income_change = Očekává, že jízdy společnosti ve zbytku hry vynesou o { $value } více.
advice-because-with_later_tiles = Spolu s dílky plánovanými na další tahy to má cenu { $value }.
advice-because-with_next_tile = Spolu s dalším plánovaným dílkem to má cenu { $value }.
advice-because-expected = Zbytek hry několikrát přehrál: průměrně to vyšlo na { $value }.
advice-because-next_best = Druhá nejlepší možnost vyšla na { $value }.

## Options of a new game: option-<name>-is explains option-<name>

option-edition-is = Starší vydání má jiný počáteční kapitál a povinné první dílky.
option-sell_in_blocks-is = Ano: všechny akcie jedné společnosti, které hráč prodá v jednom tahu, mají stejnou cenu a kurz klesne jednou. Ne: každý další prodej ho sníží znovu.
option-praha_yellow_is_lay-is = Ano: žlutá Praha se počítá jako položený žlutý dílek. Ne: počítá se jako vylepšení.
option-first_oo_tile-is = Kolik stojí první dílek na políčku se dvěma městy.
option-ate_brown_open-is = Ano: než má ATE domovskou stanici, smějí tam od hnědého dílku i jiní; jedno místo zůstává volné.
option-token_price_after_acquisition-is = Kolik stojí stanice se žetonem převzaté společnosti.
option-scrap_own_at_acquisition-is = Ano: přebírající společnost smí pro uvolnění místa sešrotovat vlastní vlaky.
option-allow_submaximal_run-is = Ano: společnost smí jet za méně než nejlepší příjem. Pravidla chtějí nejlepší.
option-turning_scraps-is = Ano: otočení karty vlaku na větší stranu může šrotovat starší vlaky jako koupě.
option-pool_faces-is = Kterou stranu karty vlaku z poolu smí společnost koupit.
option-runnable_first-is = Zda společnost bez použitelného vlaku musí nejprve koupit takový.
option-emergency_top_up-is = Ano: ředitel smí připlatit na dražší vlak, i když pokladna stačí na jiný.
option-playing_order-is = Zda se pořadí hráčů losuje, nebo odpovídá seznamu míst.

## The table

table-menu = Uložit a sdílet
