### Nauka przez grę: lekcje (lesson-<name>, -task, -why) i zagadki.

## Lekcje

learn = Ucz się, grając
learn-lead = Dziewięć krótkich lekcji na prawdziwej planszy, z jednym przeciwnikiem. Około 15 minut.
learn-start = Zacznij
learn-continue = Kontynuuj
learn-list = Wszystkie lekcje
learn-all-done = Wszystkie lekcje ukończone. Teraz zagraj całą partię.
lesson-number = Lekcja { $number } z { $count }
lesson-mark-done = zrobione
lesson-task-is = Twoje zadanie
lesson-done = Brawo!
lesson-done-all = To była ostatnia lekcja. Znasz już podstawy gry.
lesson-next = Następna lekcja
lesson-repeat = Powtórz
lesson-skip = Pomiń
lesson-leave = Zagraj całą partię
lesson-railways = Koleje lokalne
lesson-railways-task = Kup jedną z kolei lokalnych.
lesson-railways-why = Kolej lokalna płaci właścicielowi w każdej rundzie operacyjnej, a na końcu każda liczy się za 120 K.
lesson-company = Założenie spółki
lesson-company-task = Załóż spółkę: wybierz ją i cenę jej akcji.
lesson-company-why = Za certyfikat dyrektora płacisz jak za dwie akcje; gdy sprzedana jest połowa spółki, otrzymuje ona cały kapitał.
lesson-track = Tory
lesson-track-task = Połóż dla BCB dwie płytki torów, zaczynając w jej siedzibie, Pardubicach.
lesson-track-why = W pierwszej turze spółka kładzie dwie żółte płytki, później jedną na turę. Pociągi zarabiają tylko tam, dokąd prowadzą tory.
lesson-stations = Stacje
lesson-stations-task = Postaw drugą stację BCB w mieście, do którego prowadzą teraz tory.
lesson-stations-why = Każdy przejazd musi przechodzić przez własną stację, a pełne miasto blokuje przejazdy innych spółek.
lesson-trains = Pociągi i złomowanie
lesson-trains-task = BTE nie ma pociągu: kup 4+4 z talii.
lesson-trains-why = Pierwszy 4+4 usuwa z gry wszystkie pociągi 2+2, także te twoich innych spółek.
lesson-running = Przejazdy pociągów
lesson-running-task = Przejedź oboma pociągami BCB najlepsze trasy, które pokazuje mapa.
lesson-running-why = Przejazd zarabia wartość swoich przystanków, a zasady wymagają najwyższego dochodu, jaki można wykazać.
lesson-dividends = Dywidendy i cena akcji
lesson-dividends-task = Wypłać dochód BCB jako dywidendę.
lesson-dividends-why = Pieniądze dostają akcjonariusze, a cena akcji rośnie; zatrzymany dochód zostaje w spółce, a cena spada.
lesson-acquisitions = Przejęcia
lesson-acquisitions-task = Niech Sx przejmie mniejszą spółkę ATE za cenę, którą wybierzesz.
lesson-acquisitions-why = Większa spółka przejmuje stacje, pociągi i pieniądze i płaci akcjonariuszom mniejszej.
lesson-end = Koniec i co się liczy
lesson-end-task = Rozegraj ostatnią turę gry: przejedź pociągiem VBW, wypłać dochód i zakończ turę.
lesson-end-why = Wygrywają tylko gracze: liczą się gotówka, akcje po ich cenie i 120 K za każdą kolej lokalną, a pieniądze spółek nie.

## Zagadki

puzzles = Zagadki
puzzles-lead = Znajdź najlepszy przejazd, najlepszą płytkę, co złomuje pociąg, wynik końcowy.
puzzles-solved = Rozwiązane: { $solved } z { $count }
puzzle-level-1 = łatwe
puzzle-level-2 = średnie
puzzle-level-3 = trudne
puzzle-run = Najlepszy przejazd
puzzle-tile = Najbardziej opłacalna płytka
puzzle-scrap = Co złomuje pociąg
puzzle-score = Wynik końcowy
puzzle-run-ask = Narysuj najlepszy przejazd spółki { $company }.
puzzle-run-how = Wybieraj na mapie heksy trasy jeden po drugim, od pierwszego przystanku do ostatniego.
puzzle-tile-ask = { $company } kładzie jedną płytkę i jedzie. Która płytka daje najwyższy dochód?
puzzle-tile-how = Wybierz zaznaczony heks na mapie, potem płytkę i jej obrót.
puzzle-scrap-ask = { $company } kupuje następny pociąg jako { $face }. Co się stanie?
puzzle-scrap-trains = Te pociągi zostaną zezłomowane:
puzzle-scrap-companies = Te spółki zostaną bez pociągu, który mogą uruchomić:
puzzle-score-ask = Gra się skończyła. Jaki majątek ma { $name }?
puzzle-score-dividend-ask = Ostatnia spółka, { $company }, wypłaca swój dochód { $income } K; potem gra się kończy. Jaki majątek ma { $name }?
puzzle-score-how = Dywidenda przesuwa też cenę akcji.
puzzle-score-field = Majątek:
puzzle-shares = { $units ->
    [one] { $units } akcja ({ $percent }%)
    [few] { $units } akcje ({ $percent }%)
    [many] { $units } akcji ({ $percent }%)
   *[other] { $units } akcji ({ $percent }%)
}
puzzle-at = po { $price } K
puzzle-check = Sprawdź
puzzle-next = Następna zagadka
puzzle-again = Spróbuj ponownie
puzzle-list = Wszystkie zagadki
puzzle-right = Dobrze!
puzzle-wrong = Niezupełnie.
puzzle-yours = Twoje rozwiązanie daje { $amount } K.
puzzle-run-solution = Najlepszy przejazd daje { $amount } K:
puzzle-tile-solution = Płytka { $tile } na { $hex } podnosi dochód z { $before } K do { $amount } K.
puzzle-scrap-solution = Bez pociągu, który mogą uruchomić, zostają: { $companies }.
puzzle-scrap-nobody = Każdej spółce zostaje pociąg, który może uruchomić.
worth-cash = Gotówka
worth-dividend = Dywidenda
worth-shares = Akcje
worth-local_railways = Koleje lokalne
worth-debt = Dług
worth-penalty = Kara za pożyczkę
worth-sum = Majątek
