### Učení hrou: lekce (lesson-<name>, -task, -why) a hádanky.

## Lekce

learn = Nauč se hrát hrou
learn-lead = Devět krátkých lekcí na skutečné mapě, s jedním soupeřem. Asi 15 minut.
learn-start = Začít
learn-continue = Pokračovat
learn-list = Všechny lekce
learn-all-done = Všechny lekce máš za sebou. Teď si zahraj celou hru.
lesson-number = Lekce { $number } z { $count }
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
lesson-railways-why = Místní dráha vynáší majiteli v každém operačním kole a na konci se každá počítá za 120 K.
lesson-company = Založení společnosti
lesson-company-task = Založ společnost: vyber ji a kurz jejích akcií.
lesson-company-why = Za ředitelský certifikát platíš dvě akcie; jakmile je prodána polovina společnosti, dostane celý svůj kapitál.
lesson-track = Trať
lesson-track-task = Polož za BCB dva dílky trati, počínaje jejím domovským políčkem v Pardubicích.
lesson-track-why = V prvním tahu klade společnost dva žluté dílky, později jeden dílek za tah. Vlaky vydělávají jen tam, kam vede trať.
lesson-stations = Stanice
lesson-stations-task = Umísti druhou stanici BCB ve městě, kam teď vede trať.
lesson-stations-why = Každá jízda musí vést přes vlastní stanici a plné město zastaví jízdy ostatních společností.
lesson-trains = Vlaky a šrotování
lesson-trains-task = BTE nemá vlak: kup 4+4 z balíčku.
lesson-trains-why = První 4+4 vyřadí ze hry všechny vlaky 2+2, i ty tvých dalších společností.
lesson-running = Jízdy vlaků
lesson-running-task = Projeď s oběma vlaky BCB nejlepší trasy, které ukazuje mapa.
lesson-running-why = Jízda vynese hodnotu svých zastávek a pravidla žádají nejvyšší příjem, jaký lze doložit.
lesson-dividends = Dividendy a kurz akcií
lesson-dividends-task = Vyplať příjem BCB jako dividendu.
lesson-dividends-why = Peníze dostanou akcionáři a kurz akcií stoupne; zadržený příjem zůstane společnosti a kurz klesne.
lesson-acquisitions = Převzetí
lesson-acquisitions-task = Ať Sx převezme menší společnost ATE za cenu, kterou zvolíš.
lesson-acquisitions-why = Větší společnost získá stanice, vlaky a peníze a zaplatí akcionářům té menší.
lesson-end = Konec a co se počítá
lesson-end-task = Odehraj poslední tah hry: projeď s vlakem VBW, vyplať příjem a ukonči tah.
lesson-end-why = Vyhrávají jen hráči: počítá se hotovost, akcie podle kurzu a 120 K za každou místní dráhu, peníze společností ne.

## Hádanky

puzzles = Hádanky
puzzles-lead = Najdi nejlepší jízdu, nejlepší dílek, co vlak sešrotuje, konečný výsledek.
puzzles-solved = Vyřešeno: { $solved } z { $count }
puzzle-level-1 = lehké
puzzle-level-2 = střední
puzzle-level-3 = těžké
puzzle-run = Nejlepší jízda
puzzle-tile = Nejvýnosnější dílek
puzzle-scrap = Co vlak sešrotuje
puzzle-score = Konečný výsledek
puzzle-run-ask = Nakresli nejlepší jízdu společnosti { $company }.
puzzle-run-how = Vybírej na mapě políčka trasy jedno po druhém, od první zastávky k poslední.
puzzle-tile-ask = { $company } položí jeden dílek a jede. Který dílek přinese nejvyšší příjem?
puzzle-tile-how = Vyber na mapě označené políčko, pak dílek a jeho natočení.
puzzle-scrap-ask = { $company } kupuje další vlak jako { $face }. Co se stane?
puzzle-scrap-trains = Sešrotují se tyto vlaky:
puzzle-scrap-companies = Tyto společnosti zůstanou bez vlaku, který mohou provozovat:
puzzle-score-ask = Hra skončila. Jaký majetek má { $name }?
puzzle-score-dividend-ask = Poslední společnost, { $company }, vyplatí svůj příjem { $income } K; pak hra končí. Jaký majetek má { $name }?
puzzle-score-how = Dividenda posune i kurz akcií.
puzzle-score-field = Majetek:
puzzle-shares = { $units ->
    [one] { $units } akcie ({ $percent }%)
    [few] { $units } akcie ({ $percent }%)
    [many] { $units } akcie ({ $percent }%)
   *[other] { $units } akcií ({ $percent }%)
}
puzzle-at = po { $price } K
puzzle-check = Zkontrolovat
puzzle-next = Další hádanka
puzzle-again = Zkusit znovu
puzzle-list = Všechny hádanky
puzzle-right = Správně!
puzzle-wrong = To není ono.
puzzle-yours = Tvé řešení vynese { $amount } K.
puzzle-run-solution = Nejlepší jízda vynese { $amount } K:
puzzle-tile-solution = Dílek { $tile } na { $hex } zvýší příjem z { $before } K na { $amount } K.
puzzle-scrap-solution = Bez vlaku, který mohou provozovat, zůstanou: { $companies }.
puzzle-scrap-nobody = Každé společnosti zůstane vlak, který může provozovat.
worth-cash = Hotovost
worth-dividend = Dividenda
worth-shares = Akcie
worth-local_railways = Místní dráhy
worth-debt = Dluh
worth-penalty = Penále za půjčku
worth-sum = Majetek
