### Nauka przez grę: lekcje (lesson-<name>, -task, -why) i zagadki.

## Lekcje

learn = Ucz się, grając
learn-lead = Dziewięć krótkich lekcji na prawdziwej mapie, z jednym przeciwnikiem. Około 15 minut.
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
lesson-railways-why = Kolej lokalna płaci właścicielowi w każdej rundzie operacyjnej. Każda, którą masz na koniec gry, jest warta 120 K.
lesson-company = Założenie spółki
lesson-company-task = Załóż spółkę: wybierz ją i jej cenę początkową.
lesson-company-why = Certyfikat dyrektora kosztuje tyle co dwie akcje. Gdy gracze mają połowę akcji spółki, otrzymuje ona od razu cały kapitał.
lesson-track = Tory
lesson-track-task = Ułóż dla BCB dwie płytki toru, zaczynając od jej heksu macierzystego w Pardubicach.
lesson-track-why = W pierwszej turze spółka może ułożyć dwie żółte płytki, potem tylko jedną na turę. Pociągi zarabiają tylko tam, gdzie są tory.
lesson-stations = Stacje
lesson-stations-task = Załóż drugą stację BCB w mieście, do którego prowadzą teraz jej tory.
lesson-stations-why = Każda trasa musi obejmować własną stację spółki, a przez pełne miasto, w którym spółka nie ma stacji, jej pociągi nie przejadą.
lesson-trains = Pociągi i złomowanie
lesson-trains-task = BTE nie ma pociągu. Kup pociąg 4+4 z talii.
lesson-trains-why = Pierwszy pociąg 4+4 złomuje wszystkie pociągi 2+2, także te twoich innych spółek.
lesson-running = Uruchamianie pociągów
lesson-running-task = Uruchom oba pociągi BCB na najlepszych trasach, które pokazuje mapa.
lesson-running-why = Pociąg zarabia tyle, ile wynosi suma wartości przystanków na jego trasie. Spółka musi zawsze osiągnąć najwyższy możliwy dochód.
lesson-dividends = Dywidendy i cena akcji
lesson-dividends-task = Wypłać dochód BCB jako dywidendę.
lesson-dividends-why = Pieniądze dostają akcjonariusze, a cena akcji rośnie. Zatrzymany dochód trafia do skarbca spółki, a cena akcji spada.
lesson-acquisitions = Przejęcia
lesson-acquisitions-task = Niech Sx przejmie mniejszą spółkę ATE po wybranej przez ciebie cenie.
lesson-acquisitions-why = Większa spółka płaci akcjonariuszom mniejszej i przejmuje jej stacje, pociągi i pieniądze.
lesson-end = Koniec gry
lesson-end-task = Rozegraj ostatnią turę gry: uruchom pociąg VBW, wypłać dochód i zakończ turę.
lesson-end-why = Liczy się tylko majątek graczy: gotówka, akcje po bieżącej cenie i 120 K za każdą kolej lokalną, minus dług i odsetki karne. Pieniądze spółek się nie liczą.

## Zagadki

puzzles = Zagadki
puzzles-lead = Znajdź najlepszy przejazd, najbardziej opłacalną płytkę, pociągi, które zostaną zezłomowane wskutek zakupu, albo końcowy majątek gracza.
puzzles-solved = Rozwiązane: { $solved }/{ $count }
puzzle-level-1 = poziom łatwy
puzzle-level-2 = poziom średni
puzzle-level-3 = poziom trudny
puzzle-run = Najlepszy przejazd
puzzle-tile = Najbardziej opłacalna płytka
puzzle-scrap = Które pociągi zostaną zezłomowane
puzzle-score = Wynik końcowy
puzzle-run-ask = Narysuj najlepszy przejazd spółki { $company }.
puzzle-run-how = Wybierz na mapie po kolei wszystkie heksy trasy, także te bez przystanku, od pierwszego przystanku do ostatniego.
puzzle-tile-ask = { $company } układa jedną płytkę i uruchamia pociągi. Która płytka daje najwyższy dochód?
puzzle-tile-how = Wybierz podświetlony heks na mapie, potem płytkę i jej obrót.
puzzle-scrap-ask = { $company } kupuje następną kartę pociągu i używa jej jako pociągu { $face }. Co się stanie?
puzzle-scrap-trains = Pociągi, które zostaną zezłomowane:
puzzle-scrap-companies = Spółki, które stracą wszystkie pociągi, jakie mogą uruchomić:
puzzle-score-ask = Gra się skończyła. Jaki majątek ma { $name }?
puzzle-score-dividend-ask = Ostatnia spółka, { $company }, wypłaca swój dochód ({ $income } K), po czym gra się kończy. Jaki majątek ma { $name }?
puzzle-score-how = Dywidenda zmienia też cenę akcji.
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
puzzle-wrong = Nie do końca.
puzzle-yours = Twoje rozwiązanie daje { $amount } K.
puzzle-run-solution = Najlepszy przejazd daje { $amount } K:
puzzle-tile-solution = Płytka { $tile } na { $hex } podnosi dochód z { $before } K do { $amount } K.
puzzle-scrap-solution = Spółki, które stracą wszystkie pociągi, jakie mogą uruchomić: { $companies }.
puzzle-scrap-nobody = Żadna spółka nie straci wszystkich pociągów, jakie może uruchomić.
worth-cash = Gotówka
worth-dividend = Dywidenda
worth-shares = Akcje
worth-local_railways = Koleje lokalne
worth-debt = Dług
worth-penalty = Odsetki karne
worth-sum = Majątek
