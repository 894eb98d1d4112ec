### Analiza gry, odtwarzanie i plany.

## Analiza

review = Analiza
review-of = Analiza gry { $title }
review-open = Przeanalizuj tę grę
review-none = Analiza porównuje każdy przejazd z najlepszym możliwym, a od decyzji, które najbardziej zaważyły na wyniku, boty rozgrywają grę do końca. Zajmuje to kilka minut.
review-start = Rozpocznij analizę
review-waiting = Analiza czeka na swoją kolej.
review-running = Analiza jest gotowa w { $percent }%.
review-left = { $minutes ->
        [0] Została niecała minuta.
        [one] Zostało około 1 minuty.
        [few] Zostało około { $minutes } minut.
        [many] Zostało około { $minutes } minut.
       *[other] Zostało około { $minutes } minuty.
    }
review-stay = Możesz opuścić tę stronę; analiza zapisze się przy grze.
review-cancel = Anuluj
review-failed = Analiza się nie powiodła.
review-again = Analizuj ponownie
review-older = Ta analiza obejmuje grę do wpisu { $length }.
review-worth = Majątek po każdej rundzie
review-decisions = Decyzje, które najbardziej zaważyły na wyniku
review-decisions-how = Boty rozgrywają grę do końca w dwóch wersjach, w tych samych scenariuszach: po wykonanym ruchu i po ruchu wskazanym przez bota. Różnica pokazuje, o ile większy jest na koniec majątek gracza w drugiej wersji (z 95-procentowym przedziałem ufności).
review-played = Wykonany ruch
review-preferred = Wybór Magnata
review-gain = Wskazany ruch jest lepszy o { $amount }.
review-loss = Wykonany ruch jest lepszy o { $amount }.
review-interval = od { $low } do { $high }
review-unknown = Nie wiadomo, który ruch jest lepszy (różnica: od { $low } do { $high })
review-mainly = Głównie: { $what }
review-why = Dlaczego bot woli ten ruch
review-go = Przejdź do tej pozycji
review-what-if = Co by było, gdyby?
review-what-if-is = Wykonaj wskazany ruch na kopii gry i graj dalej przeciw botom
review-no-decisions = Nie znaleziono decyzji, przy której Magnat wybrałby inny ruch.
review-missed = Utracony dochód
review-missed-sum =
    { $runs ->
        [one] Jedyny przejazd przyniósł mniej niż najlepszy możliwy: utracono { $missed }
        [few] Przejazdy gorsze od najlepszego możliwego: { $below } z { $runs }; utracono { $missed }
        [many] Przejazdy gorsze od najlepszego możliwego: { $below } z { $runs }; utracono { $missed }
       *[other] Przejazdy gorsze od najlepszego możliwego: { $below } z { $runs }; utracono { $missed }
    }
review-missed-none = Żaden przejazd nie przyniósł mniej niż najlepszy możliwy.
review-show-run = Pokaż lepszy przejazd
review-run = { $company }: { $claimed } zamiast { $best }
review-map = Lepszy przejazd { $company }
review-moves = Nietypowe zmiany majątku
review-moves-how = Zmiany majątku gracza w ciągu rundy, które najbardziej odbiegają od średniej wszystkich graczy.
review-cause = { $kind ->
        [dividends] dywidendy od { $company }
        [shares] akcje { $company }
        [added] dopłaty do { $company }
        [local_railways] koleje lokalne
        [cash] gotówka
        [debt] dług i odsetki karne
       *[penalty] odsetki karne
    } { $amount }
review-change = zmiana
review-others = średnia
review-causes = przyczyny
review-idle = Gotówka niewydana do końca rund giełdowych
review-kept = Zatrzymany dochód
review-kept-missed = utracone dywidendy
review-scrapped = Pociągi zezłomowane po najwyżej dwóch przejazdach
review-runs = przejazdy
review-price = cena
review-money = Pożyczki, odsetki karne i wymuszone dopłaty dyrektorów
review-loan = pożyczka
review-penalty = odsetki karne
review-added = dopłata do { $company }
review-amount = kwota
review-round = runda
review-player = gracz
review-company = spółka
review-train = pociąg
review-income = dochód
review-what = rodzaj
review-nothing = Brak.
review-entry = Wpis { $number }

## Odtwarzanie

replay-play = Odtwarzaj ruchy
replay-pause = Wstrzymaj
replay-speed = Szybkość (ruchy na sekundę): { $speed }
replay-next-point = Następny punkt zwrotny
replay-next-round = Następna runda
key-p = odtwarzaj historię albo wstrzymaj
key-t = następny punkt zwrotny wskazany w analizie albo następna runda
key-speed = wolniej lub szybciej

## Plany

plans = Plany
plans-is = Wypróbuj ruchy wszystkich graczy na prywatnej kopii gry. Nikt inny nie widzi twoich planów.
plans-off = Planowanie jest w tej grze wyłączone.
plan-new = Nowy plan od tej pozycji
# as in English
plan-default = Plan { $number }
plan-name = Nazwa planu
plan-open = Otwórz
plan-copy = Kopiuj
plan-delete = Usuń
plan-delete-ask = Usunąć plan „{ $name }”?
plan-rename = Zmień nazwę
plan-play = Wykonaj
plan-play-is = Wykonaj w grze ruchy tego planu, dopóki jest twoja tura i każdy ruch jest jeszcze możliwy
# as in English
plan-banner = Plan: { $name }
plan-private = Tylko ty widzisz ten plan. Decydujesz za wszystkich graczy.
plan-back = Wróć do gry
plan-moves =
    { $moves ->
        [0] jeszcze bez ruchów
        [one] 1 ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }
plan-from =
    { $number ->
        [0] od początku gry
       *[other] po wpisie { $number }
    }
plan-outcome = Skutki planu
plan-no-change = Bez wpływu na dochody i majątek
plan-worth = { $player }: majątek { $after } ({ $change })
plan-income = { $company }: dochód { $income }, { $paid ->
        [yes] wypłacony
       *[no] niewypłacony
    }
plan-best = Najlepszy przejazd { $company }: { $after } (wcześniej: { $before })
plan-forced = { $company } musi kupić pociąg za co najmniej { $price }, a ma tylko { $treasury }
plan-added = Dyrektor dopłaca do { $company }: { $amount }
plan-loan = { $player } zaciąga pożyczkę w wysokości { $amount }
plan-played-done = Cały plan został wykonany.
plan-played-others_turn = Zatrzymano: następny ruch planu wykonuje { $player }.
plan-played-not_your_turn = Zatrzymano przed ruchem nr { $place } z planu: teraz gra { $player }.
plan-played-refused = Ruch nr { $place } z planu nie jest już możliwy: { $reason }
plan-played-nothing = W tym planie nie pozostało już nic do wykonania.
planning = Prywatne plany
planning-is = Pozwól wypróbowywać ruchy na prywatnych kopiach w trakcie gry

## Błędy

fault-original_not_over = Ta gra jest kontynuacją innej, która jeszcze się nie skończyła. Będzie można ją przeanalizować po zakończeniu tamtej.
fault-plan_too_long = Plan może mieć najwyżej { $most } ruchów.
fault-planning_is_off = Planowanie jest w tej grze wyłączone: plany i kopie będą możliwe dopiero po jej zakończeniu.
fault-too_many_plans = Masz już maksymalną liczbę planów: { $most } na grę, a łączna liczba we wszystkich grach też jest ograniczona. Najpierw usuń jakiś plan.
