### `18cz review`: analiza gry jako tekst i jako plik HTML.

cli-help-review = Analizuje grę: utracony dochód, niewydaną gotówkę, przyczyny dużych zmian majątku i decyzje, które najbardziej zaważyły na wyniku.
cli-help-review-html = Zapisuje analizę także jako plik HTML, z mapami przejazdów, na których utracono najwięcej.
cli-help-review-depth = 0: tylko fakty; 1: także kilka rozgrywek próbnych; 2: wszystkie rozgrywki próbne (trwa kilka minut).
cli-help-review-jobs = Liczba procesów.
cli-review-progress = analiza
cli-review-title = Analiza
cli-review-result = Wynik
cli-review-missed = Utracony dochód
cli-review-missed-sum =
    przejazdy: { $runs }, gorsze od najlepszego możliwego: { $below }, utracono { $missed } K
cli-review-better = najlepszy przejazd
cli-review-kept = Zatrzymany dochód
cli-review-income = dochód
cli-review-dividends = utracone dywidendy
cli-review-idle = Gotówka niewydana do końca rund giełdowych
cli-review-round = runda
cli-review-scrapped = Pociągi zezłomowane po najwyżej dwóch przejazdach
cli-review-bought = ruch zakupu
cli-review-runs = przejazdy
cli-review-price = cena
cli-review-money = Pożyczki, odsetki karne i dopłaty dyrektorów
cli-review-what = rodzaj
cli-review-loan = pożyczka
cli-review-penalty = odsetki karne
cli-review-added = dopłata do { $company }
cli-review-amount = kwota
cli-review-moves = Duże zmiany majątku
cli-review-change = zmiana
cli-review-causes = przyczyny
cli-review-others = średnia
cli-review-earned = Skąd wzięły się pieniądze
cli-review-start = kapitał początkowy
cli-review-from-dividends = dywidendy
cli-review-from-shares = akcje
cli-review-from-railways = koleje lokalne
cli-review-put-in = dopłaty do spółek
cli-review-worth-in-all = majątek
cli-review-largest-dividends = najwięcej dywidend od
cli-review-cause = { $kind ->
        [dividends] dywidendy od { $company }
        [shares] akcje { $company }
        [added] dopłaty do { $company }
        [local_railways] koleje lokalne
        [cash] gotówka
        [debt] dług i odsetki karne
       *[penalty] odsetki karne
    } { $amount } K
cli-review-decisions = Decyzje, które najbardziej zaważyły na wyniku
cli-review-decisions-how = Różnica: o ile większy byłby majątek gracza na koniec gry po tym drugim ruchu; jest to średnia z par rozgrywek próbnych z 95-procentowym przedziałem ufności. Po każdym z obu ruchów dalej grają boty.
cli-review-player = gracz
cli-review-played = wykonany ruch
cli-review-preferred = ruch wskazany przez Magnata
cli-review-difference = różnica
cli-review-interval = { $difference } K (od { $low } do { $high } K)
cli-review-unknown = niejasne: od { $low } do { $high } K
cli-review-mainly = główna przyczyna
cli-review-nothing = Brak.
cli-review-worth = Majątek po każdej rundzie
# as in English
cli-review-time = { $seconds } s
