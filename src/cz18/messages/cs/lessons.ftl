### Učení hrou: lekce (lesson-<name>, -task, -why) a úlohy.

## Lekce

learn = Učení hrou
learn-lead = Devět krátkých lekcí na skutečném plánu, s jedním soupeřem. Asi 15 minut.
learn-start = Začít
learn-continue = Pokračovat
learn-list = Všechny lekce
learn-all-done = Všechny lekce máš za sebou. Teď si zahraj celou hru.
lesson-number = Lekce { $number }/{ $count }
lesson-mark-done = hotovo
lesson-task-is = Tvůj úkol
lesson-done = Výborně!
lesson-done-all = To byla poslední lekce. Teď znáš základy hry.
lesson-next = Další lekce
lesson-repeat = Opakovat
lesson-skip = Přeskočit
lesson-leave = Zahrát celou hru
lesson-railways = Místní dráhy
lesson-railways-task = Kup jednu z místních drah.
lesson-railways-why = Místní dráha přináší majiteli příjem v každém operačním kole. Každá, která ti zůstane do konce hry, bude mít hodnotu 120 K.
lesson-company = Založení společnosti
lesson-company-task = Založ společnost: vyber ji a zvol její počáteční kurz.
lesson-company-why = Ředitelský certifikát stojí tolik co dvě akcie. Společnost dostane najednou celý svůj kapitál, jakmile hráči vlastní její polovinu.
lesson-track = Koleje
lesson-track-task = Polož za BCB dva kolejové dílky, první na domovské políčko v Pardubicích.
lesson-track-why = V prvním tahu smí společnost položit dva žluté dílky, potom už jen jeden za tah. Vlaky vydělávají jen tam, kudy vedou koleje.
lesson-stations = Stanice
lesson-stations-task = Zřiď druhou stanici BCB ve městě, kam teď vedou její koleje.
lesson-stations-why = Na každé trase musí ležet aspoň jedna vlastní stanice. Plným městem, ve kterém společnost stanici nemá, její vlaky neprojedou.
lesson-trains = Vlaky a šrotování
lesson-trains-task = BTE nemá vlak. Kup z balíčku vlak 4+4.
lesson-trains-why = První vlak 4+4 sešrotuje všechny vlaky 2+2, i ty, které mají tvé další společnosti.
lesson-running = Provoz vlaků
lesson-running-task = Vyprav oba vlaky BCB po nejlepších trasách, které ukazuje plán.
lesson-running-why = Vlak vydělá součet hodnot zastávek na své trase. Společnost musí vždy provést jízdu s nejvyšším možným výnosem.
lesson-dividends = Dividendy a kurz akcií
lesson-dividends-task = Vyplať výnos BCB jako dividendu.
lesson-dividends-why = Peníze dostanou akcionáři a kurz stoupne. Pokud výnos zadržíš, zůstane v pokladně společnosti a kurz klesne.
lesson-acquisitions = Převzetí
lesson-acquisitions-task = Převezmi za Sx menší společnost ATE; cenu zvolíš ty.
lesson-acquisitions-why = Větší společnost zaplatí akcionářům té menší a získá její stanice, vlaky a peníze.
lesson-end = Konec hry
lesson-end-task = Odehraj poslední tah hry: proveď jízdu VBW, vyplať výnos a ukonči tah.
lesson-end-why = Rozhoduje jen majetek hráčů: hotovost, akcie podle kurzu a 120 K za každou místní dráhu, po odečtení dluhu a sankčního úroku. Peníze společností se nepočítají.

## Úlohy

puzzles = Úlohy
puzzles-lead = Najdi nejlepší jízdu nebo nejvýnosnější dílek, urči, které vlaky nákup sešrotuje, nebo spočítej konečný majetek hráče.
puzzles-solved = Vyřešeno: { $solved }/{ $count }
puzzle-level-1 = lehké
puzzle-level-2 = střední
puzzle-level-3 = těžké
puzzle-run = Nejlepší jízda
puzzle-tile = Nejvýnosnější dílek
puzzle-scrap = Co nový vlak sešrotuje
puzzle-score = Konečný výsledek
puzzle-run-ask = Nakresli nejlepší jízdu společnosti { $company }.
puzzle-run-how = Vybírej na plánu popořadě všechna políčka trasy, i ta bez zastávky, od první zastávky k poslední.
puzzle-tile-ask = { $company } položí jeden dílek a vypraví své vlaky. Který dílek přinese nejvyšší výnos?
puzzle-tile-how = Vyber na plánu zvýrazněné políčko, potom dílek a jeho natočení.
puzzle-scrap-ask = { $company } koupí další kartu vlaku a použije ji jako vlak { $face }. Co se stane?
puzzle-scrap-trains = Sešrotují se tyto vlaky:
puzzle-scrap-companies = Společnosti, které přijdou o všechny vlaky, se kterými mohou jet:
puzzle-score-ask = Hra skončila. Jak velký majetek má { $name }?
puzzle-score-dividend-ask = Poslední společnost, { $company }, vyplatí svůj výnos { $income } K; tím hra končí. Jak velký majetek má { $name }?
puzzle-score-how = Dividenda změní i kurz akcií.
puzzle-score-field = Majetek:
puzzle-shares = { $units ->
    [one] { $units } akcie ({ $percent } %)
    [few] { $units } akcie ({ $percent } %)
    [many] { $units } akcie ({ $percent } %)
   *[other] { $units } akcií ({ $percent } %)
}
puzzle-at = kurz { $price } K
puzzle-check = Zkontrolovat
puzzle-next = Další úloha
puzzle-again = Zkusit znovu
puzzle-list = Všechny úlohy
puzzle-right = Správně!
puzzle-wrong = To ještě není ono.
puzzle-yours = Tvé řešení vynese { $amount } K.
puzzle-run-solution = Nejlepší jízda vynese { $amount } K:
puzzle-tile-solution = Dílek { $tile } na políčku { $hex } zvýší výnos z { $before } K na { $amount } K.
puzzle-scrap-solution = Společnosti, které přijdou o všechny vlaky, se kterými mohou jet: { $companies }.
puzzle-scrap-nobody = Žádná společnost nepřijde o všechny vlaky, se kterými může jet.
worth-cash = Hotovost
worth-dividend = Dividenda
worth-shares = Akcie
worth-local_railways = Místní dráhy
worth-debt = Dluh
worth-penalty = Sankční úrok
worth-sum = Majetek
