### `18cz review`: rozbor hry jako text a jako soubor HTML.

cli-help-review = Rozebere hru: ušlý výnos, nevyužité peníze, příčiny velkých změn majetku a nejdůležitější rozhodnutí.
cli-help-review-html = Zapíše rozbor také do souboru HTML, s plány jízd, u kterých byl ušlý výnos největší.
cli-help-review-depth = 0: jen fakta; 1: navíc několik zkušebních dohrání; 2: všechna zkušební dohrání (trvá několik minut).
cli-help-review-jobs = Počet procesů.
cli-review-progress = rozbor
cli-review-title = Rozbor
cli-review-result = Výsledek
cli-review-missed = Ušlý výnos
cli-review-missed-sum =
    { $runs ->
        [one] { $runs } jízda
        [few] { $runs } jízdy
        [many] { $runs } jízdy
       *[other] { $runs } jízd
    }, z toho horších než nejlepší možná: { $below }, ušlo { $missed } K
cli-review-better = nejlepší jízda
cli-review-kept = Zadržený výnos
cli-review-income = výnos
cli-review-dividends = ušlé dividendy
cli-review-idle = Nevyužitá hotovost na konci burzovních kol
cli-review-round = kolo
cli-review-scrapped = Vlaky sešrotované nejpozději po dvou jízdách
cli-review-bought = číslo akce nákupu
cli-review-runs = jízdy
cli-review-price = cena
cli-review-money = Půjčky, sankční úrok a peníze, které přidali ředitelé
cli-review-what = položka
cli-review-loan = půjčka
cli-review-penalty = sankční úrok
cli-review-added = přidáno společnosti { $company }
cli-review-amount = částka
cli-review-moves = Velké změny majetku
cli-review-change = změna
cli-review-causes = příčiny
cli-review-others = průměr
cli-review-earned = Zdroje majetku
cli-review-start = počáteční kapitál
cli-review-from-dividends = dividendy
cli-review-from-shares = akcie
cli-review-from-railways = místní dráhy
cli-review-put-in = přidáno společnostem
cli-review-worth-in-all = majetek
cli-review-largest-dividends = nejvíc dividend od
cli-review-cause = { $kind ->
        [dividends] dividendy { $company }
        [shares] akcie { $company }
        [added] peníze přidané společnosti { $company }
        [local_railways] místní dráhy
        [cash] hotovost
        [debt] dluh a sankční úrok
       *[penalty] sankční úrok
    } { $amount } K
cli-review-decisions = Nejdůležitější rozhodnutí
cli-review-decisions-how = Rozdíl: o kolik větší majetek by hráč na konci hry měl, kdyby zvolil druhou z akcí; průměr párových zkušebních dohrání s 95% intervalem spolehlivosti. V obou případech pak hrají dál boti.
cli-review-player = hráč
cli-review-played = zahraná akce
cli-review-preferred = akce, kterou by zvolil Magnát
cli-review-difference = rozdíl
cli-review-interval = { $difference } K ({ $low } až { $high } K)
cli-review-unknown = nejasné: { $low } až { $high } K
cli-review-mainly = hlavní příčina
cli-review-nothing = Žádné záznamy.
cli-review-worth = Majetek po každém kole
# as in English
cli-review-time = { $seconds } s
