### Wiersz poleceń: pomoc, nagłówki, odpowiedzi i błędy programu `18cz`.

## Program

cli-help = Gra planszowa 18CZ, dokładnie według zasad.
cli-help-version = Wypisuje wersję.
cli-help-lang = Język komunikatów: { $languages }. Domyślnie według LC_ALL, LC_MESSAGES lub LANG.
cli-version = 18cz { $version } (wersja zasad { $rules })
cli-no-language = nieznany język: { $language }; dostępne: { $languages }
cli-needs-server = potrzebny jest pakiet { $package }; zainstaluj go: pip install '18cz[server]'
cli-needs = potrzebny jest pakiet { $package }; zainstaluj go: pip install '18cz[{ $extra }]'
cli-and = { $first } i { $second }
cli-or = { $first } lub { $second }
cli-number = { $number }
cli-how-far = { $done }/{ $total }, zostało { $left }
cli-at-beyond = --at { $at } wykracza poza ostatni ruch gry ({ $last })
cli-append-or-overwrite = użyj --append albo --overwrite, nie obu naraz
cli-out-exists-append = { $file } już istnieje; użyj --append, aby dopisać, albo --overwrite, aby zastąpić plik
cli-out-exists = { $file } już istnieje; użyj --overwrite, aby zastąpić plik
cli-out-not-stdout = to polecenie nie może pisać na standardowe wyjście; zamiast - podaj nazwę pliku
cli-stopped-kept = zatrzymano po { $done }/{ $total }; dotychczasowe wyniki są w { $file }
cli-stopped = zatrzymano po { $done }/{ $total }

## Pomoc i błędy w argumentach

cli-usage = Użycie:
cli-usage-options = [OPCJE]
cli-usage-command = POLECENIE [ARGUMENTY]...
cli-usage-help = Pokazuje tę pomoc i kończy.
cli-type-number = <liczba>
cli-type-text = <tekst>
cli-type-path = <ścieżka>
cli-usage-panel-arguments = Argumenty
cli-usage-panel-options = Opcje
cli-usage-panel-commands = Polecenia
cli-usage-panel-error = Błąd
cli-usage-default = [domyślnie: {"{}"}]
cli-usage-required = [wymagane]
cli-usage-aborted = Przerwano.
cli-usage-try = Pomoc: [blue]{"{command_path}"} {"{help_option}"}[/].
cli-usage-no-command = Nie ma polecenia { $name }.
cli-usage-missing-command = Brakuje polecenia.
cli-usage-no-option = Nieznana opcja: { $name }
cli-usage-did-you-mean = Może { $names }?
cli-usage-missing-argument = Brakuje argumentu { $name }.
cli-usage-missing-option = Brakuje opcji { $name }.
cli-usage-choose = Do wyboru:{ $choices }
cli-usage-extra = Zbędne argumenty: { $what }
cli-usage-needs-value = Opcja { $name } wymaga wartości.
cli-usage-takes-no-value = Opcja { $name } nie przyjmuje wartości.
cli-usage-bad-value = Niewłaściwa wartość dla { $name }: { $why }
cli-usage-not-an-integer = musi to być liczba całkowita
cli-usage-not-a-number = musi to być liczba
cli-usage-not-one-of = { $value } nie jest jedną z wartości { $choices }.
cli-usage-at-least = wartość musi wynosić co najmniej { $low }
cli-usage-at-most = wartość może wynosić najwyżej { $high }
cli-metavar-FILE = PLIK
cli-metavar-OUT = WYNIK
cli-metavar-OUT_jsonl = WYNIK.jsonl
cli-metavar-RESULTS_jsonl = WYNIKI.jsonl
# as in English
cli-metavar-FOLDER = FOLDER
cli-metavar-N = N
cli-metavar-X = X
# as in English
cli-metavar-URL = URL
cli-metavar-ADDRESS = ADRES
cli-metavar-GAME = GRA
cli-metavar-NAME = NAZWA
cli-metavar-NUMBERS = NUMERY
cli-metavar-LANGUAGE = JĘZYK
cli-metavar-WHAT = CO
cli-metavar-KIND = RODZAJ

## Opcje wielu poleceń

cli-option-file = Zapisana gra, zapis tekstowy, zgłoszenie błędu albo eksport z 18xx.games; nieskompresowane lub .gz.
cli-option-as_json = Wypisuje wynik albo błąd jako JSON.
cli-option-show_completion = Wypisuje skrypt uzupełniania poleceń.
cli-option-install_completion = Instaluje uzupełnianie poleceń w powłoce.
cli-option-at = Pozycja po ruchu N.
cli-option-seats = Nazwy botów oddzielone przecinkami; zajmują miejsca po kolei.
cli-option-players = Liczba graczy; domyślnie jeden na każdego bota w --seats.
cli-option-board = standard, bohemia, moravia_silesia, plik z mapą albo all (w kolejnych grach po kolei wszystkie wbudowane mapy i liczby graczy, a na każdym miejscu losowy bot z --seats).
cli-option-games = Liczba gier.
cli-option-seed = Ziarno losowe pierwszej gry; każda następna bierze kolejną liczbę.
cli-option-jobs = Liczba procesów.
cli-option-overwrite = Zastępuje istniejące pliki wyjściowe.
cli-option-append = Dopisuje do pliku, jeśli istnieje.
cli-option-database = Adres URL (postgresql://...) albo ścieżka do pliku SQLite. Domyślnie: ustawienie database ($CZ18_DATABASE lub plik ustawień), a bez niego plik w twoim folderze danych.
cli-option-yes = Nie prosi o potwierdzenie.
cli-option-game = Identyfikator gry.
cli-option-name = Nazwa konta.
cli-option-limit = Pokazuje najwyżej tyle gier, kont lub wiadomości czatu.

## Co jest nie tak z plikami i grami

cli-action-refused = ruch { $number } odrzucono: { $reason }
cli-file-action = ruch { $number }: { $why }
cli-file-line = wiersz { $number }: { $why }
cli-field-wrong = { $field }: { $detail }

## Wynik

cli-player = gracz
# as in English
cli-plays-as = bot
cli-worth = majątek
cli-cash = gotówka
cli-shares = akcje
cli-local-railways = koleje lokalne
cli-debt = dług
cli-penalty = odsetki karne
cli-company = spółka
cli-companies = Spółki
cli-director = dyrektor
# as in English
cli-vaclav = Vaclav
cli-trains = pociągi
cli-price = cena
cli-treasury = skarbiec

## 18cz play

cli-help-play = Rozgrywa pokazową grę losowo grających botów i pokazuje wynik.
cli-help-play-players = Liczba graczy.
cli-help-play-seed = To samo ziarno losowe daje tę samą grę.
cli-help-play-board = standard, bohemia, moravia_silesia albo plik z mapą.
cli-help-play-save = Zapisuje grę do tego pliku.
cli-help-play-log = Wypisuje dziennik gry, bez pojedynczych płatności.
cli-play-setting-up = przygotowanie
cli-play-rounds = rundy
cli-play-title =
    Gra losowo grających botów: ziarno losowe { $seed }, { $actions ->
        [one] { $actions } ruch
        [few] { $actions } ruchy
        [many] { $actions } ruchów
       *[other] { $actions } ruchu
    }
cli-play-last-run = ostatni dochód
cli-play-floated = spółki, które rozpoczęły działalność: { $count }
cli-play-tiles = ułożone płytki: { $count }
cli-play-acquired = przejęte spółki: { $count }
cli-play-directors = zmiany dyrektora: { $count }
cli-play-loans = pożyczki: { $count }
cli-play-saved = zapisano jako { $file }; obejrzyj: 18cz show { $file }
cli-play-hint = Użyj --save PLIK, aby zapisać grę, a --log, aby wypisać jej dziennik; wszystkie polecenia: 18cz --help.

## 18cz replay

cli-help-replay = Odtwarza gry i pokazuje wyniki; kończy z kodem 1, gdy któryś ruch zostanie odrzucony.
cli-help-replay-files = Zapisane gry, zapisy tekstowe, zgłoszenia błędów albo eksporty z 18xx.games; nieskompresowane lub .gz.
cli-help-replay-trace = Zapisuje stan po każdym ruchu do tego pliku; - to standardowe wyjście.
cli-replay-playing = odtwarzanie
cli-replay-one-trace = --trace działa tylko z jedną grą naraz
cli-help-replay-departures = Wypisuje odstępstwa od instrukcji.
cli-replay-over =
    Wynik końcowy, { $actions ->
        [one] { $actions } ruch
        [few] { $actions } ruchy
        [many] { $actions } ruchów
       *[other] { $actions } ruchu
    }
cli-replay-not-over =
    Gra niedokończona; majątek po { $actions ->
        [one] { $actions } ruchu
        [few] { $actions } ruchach
        [many] { $actions } ruchach
       *[other] { $actions } ruchu
    }
cli-replay-departures = Odstępstwa od instrukcji
cli-replay-no-departures = Brak odstępstw od instrukcji.
cli-replay-time = odtworzono w { $seconds } s
cli-action = ruch
cli-section = rozdział
cli-code = kod

## 18cz export, show, transcript, report

cli-help-export = Konwertuje grę na zapis 18CZ albo na plik 18xx.games.
cli-help-export-out = Plik wyjściowy; skompresowany, jeśli jego nazwa kończy się na .gz.
cli-help-export-to = Format wyjściowy.
cli-export-wrote = zapisano { $file } ({ $format }, { $actions ->
        [one] { $actions } ruch
        [few] { $actions } ruchy
        [many] { $actions } ruchów
       *[other] { $actions } ruchu
    })
cli-help-show = Pokazuje pozycję: mapę, spółki, graczy, tabelę cen akcji, pociągi oraz to, kto teraz decyduje.
cli-help-show-svg = Zapisuje też mapę do tego pliku SVG.
cli-help-transcript = Zapisuje grę jako tekst: jeden ruch w wierszu, a po każdej rundzie stan posiadania wszystkich graczy i spółek.
cli-help-transcript-out = Zapisuje do tego pliku zamiast na standardowe wyjście; z kompresją, jeśli jego nazwa kończy się na .gz.
cli-help-transcript-choices = Podaje przy każdym ruchu, ile ruchów było możliwych.
cli-help-report = Zapisuje zgłoszenie błędu: grę bez imion, wersję, system i pozycję.
cli-help-report-out = Plik zgłoszenia; skompresowany, jeśli jego nazwa kończy się na .gz.
cli-report-wrote = Dołącz plik { $file } do zgłoszenia błędu. Gracze mają w nim tylko numery miejsc, ale przeczytaj plik przed wysłaniem.
cli-report-problem = Gry nie da się odtworzyć: { $problem }

## 18cz routes

cli-help-routes = Znajduje najlepszy przejazd w danej pozycji albo porównuje każdy przejazd w grze z najlepszym możliwym.
cli-help-routes-company = Tylko ta spółka.
cli-help-routes-every = Porównuje każdy przejazd w grze z najlepszym możliwym.
cli-help-routes-profile = Oblicza dochód według instrukcji albo tak jak 18xx.games.
cli-routes-no-company = nieznana spółka { $company }; znane: { $known }
cli-routes-all-or-at = --all obejmuje całą grę, więc nie można łączyć go z --at
cli-routes-nothing = nie można uruchomić żadnego pociągu
cli-routes-no-train = bez pociągu
cli-routes-proved = { $company } ({ $trains }): { $best } K, na pewno najlepszy przejazd, { $ms } ms
cli-routes-not-proved = { $company } ({ $trains }): { $best } K, bez dowodu, { $ms } ms
cli-routes-played = przejazd w grze: { $claimed } K
cli-routes-runs = Przejazdy
cli-routes-progress = przejazdy
cli-routes-claimed = wykonany
cli-routes-best = najlepszy
cli-routes-difference = różnica
cli-routes-best-run = najlepszy przejazd
cli-routes-sum = przejazdy: { $runs }, gorsze od najlepszego: { $below }; utracono razem { $left } K; najwolniejsze szukanie { $ms } ms

## 18cz conformance

cli-help-conformance = Pokazuje testy każdej numerowanej zasady; kończy z kodem 1, gdy któraś nie ma testu albo test podaje zasadę nieznaną lub niesprawdzalną.
cli-conformance-title = Zasady i ich testy
cli-conformance-rule = zasada
cli-conformance-says = treść
cli-conformance-tests = testy
cli-conformance-none = brak
cli-conformance-not-testable = niesprawdzalna: { $why }
cli-conformance-does-not-count = nie liczy się ({ $fault }): { $test } ({ $rules })
cli-conformance-sum = zasady: { $rules }, sprawdzone: { $covered }, niesprawdzalne: { $not_testable }, bez testu: { $missing }
cli-conformance-without = bez testu: { $rules }
cli-conformance-contradicted = oznaczona jako niesprawdzalna, a jednak ma testy: { $rule }
cli-conformance-unknown = nieznana zasada { $rule } w { $tests }

## 18cz simulate

cli-help-simulate = Rozgrywa gry między botami, które zmieniają się miejscami, i porównuje boty.
cli-help-simulate-seats = Nazwy botów oddzielone przecinkami; zajmują miejsca po kolei (engineer,apprentice,apprentice). Własny bot: moduł:Klasa.
cli-help-simulate-nodes = Limit węzłów na jedną decyzję, dla botów, które przeszukują drzewo gry.
cli-help-simulate-dask = Rozgrywa gry na klastrze tego planisty Dask.
cli-help-simulate-out = Zapisuje wynik każdej gry do tego pliku (.jsonl albo .parquet); - to standardowe wyjście.
cli-simulate-formats = wyniki zapisuje się jako .jsonl albo .parquet
cli-simulate-nobody = podaj co najmniej jednego bota
cli-simulate-playing = rozgrywanie
cli-simulate-games = gry
cli-simulate-no-cluster = klaster nie odpowiada: { $why }
cli-simulate-title = gry: { $games }, w tym różne: { $different }
# as in English
cli-simulate-opponent = bot
cli-simulate-won = wygrane
cli-simulate-par = równy udział
cli-simulate-rating = ranking
cli-simulate-median = mediana
cli-simulate-lowest = 10. percentyl
cli-simulate-highest = 90. percentyl
cli-simulate-from-to = od { $low } do { $high }
cli-simulate-together = średnio na grę: łączny majątek wszystkich graczy { $worth } K, ruchy: { $actions }, czas procesora { $seconds } s
cli-simulate-seat = miejsce { $seat }: wygrane: { $wins }/{ $games }, średni majątek { $worth } K

## 18cz dataset

cli-help-dataset = Zapisuje gry i ich decyzje do plików Parquet. Gry są wczytywane z plików; bez plików nowe gry rozgrywają boty.
cli-help-dataset-folder = Folder na games.parquet i decisions.parquet.
cli-help-dataset-files = Gry do uwzględnienia; bez plików nowe rozgrywają boty.
cli-help-dataset-tensors = Dodaje tensory opisujące to, co widzi gracz podejmujący decyzję.
cli-dataset-writing = zapisywanie
cli-dataset-one-board = tensory wymagają, aby wszystkie gry miały tę samą mapę i tę samą liczbę graczy
cli-dataset-wrote = zapisano w { $folder } (gry: { $games }, decyzje: { $decisions })

## 18cz train

cli-help-train = Trenuje sieć dla bota Magnat: rozgrywa gry między botami, uczy się z nich i powtarza. Przerwany trening można wznowić.
cli-help-train-out = Plik wyjściowy z siecią.
cli-help-train-games = Liczba gier na pokolenie.
cli-help-train-generations = Liczba pokoleń.
cli-help-train-seed = Te same opcje i to samo ziarno losowe dają te same gry.
cli-help-train-positions = Folder na pozycje treningowe; domyślnie obok sieci.
cli-train-played = pokolenie { $generation }, gry: { $games }
cli-train-stopped = zatrzymano; { $folder } zawiera pozycje z rozegranych dotąd gier, a to samo polecenie podejmie pracę od tego miejsca
cli-train-wrote = zapisano { $file }; błąd szacowanej wartości akcji w grach testowych: { $corrected } K z siecią, { $expected } K bez niej (ocenione spółki: { $positions })

## 18cz board

cli-help-board = Pokazuje lub sprawdza mapę albo zapisuje ją do pliku.
cli-help-board-check = Sprawdza plik z mapą. Jeśli coś jest nie tak, podaje heks i pole, po czym kończy z kodem 2.
cli-help-board-check-file = Plik z mapą.
cli-help-board-show = Pokazuje mapę oraz to, które jej części są zrekonstruowane.
cli-help-board-show-name = Plik z mapą albo nazwa mapy.
cli-help-board-write = Zapisuje mapę do pliku, który można edytować.
cli-help-board-write-name = standard, bohemia albo moravia_silesia.
cli-help-board-write-out = Plik wyjściowy.
cli-board-fine = Plik { $file } jest poprawny: { $title }, heksy: { $hexes }. Zagraj na tej mapie z --board { $file }.
cli-board-written = zapisano { $file }; edytuj plik, a potem sprawdź go: 18cz board check { $file }
cli-board-is = { $title }; heksy: { $hexes } ({ $kinds }); liczba graczy: { $players }
cli-board-count = { $count }× { $kind }
cli-board-kind-open = teren otwarty
cli-board-kind-town = miasteczko
cli-board-kind-double_town = dwa miasteczka
cli-board-kind-city = miasto
cli-board-kind-double_city = dwa miasta
cli-board-kind-reserved = zarezerwowany
cli-board-kind-fixed = stały
cli-board-reconstruction = Ta mapa jest rekonstrukcją. { $why }
cli-board-known = znane: { $what }
cli-board-reconstructed = zrekonstruowane: { $what }
cli-known-moravia_silesia-1 = zasady wariantu (XI.2)
cli-known-moravia_silesia-2 = miejscowości regionu i ich heksy, te same co we wschodniej części mapy podstawowej
cli-known-moravia_silesia-3 = minimalna oferta 80 K za Újezd – Luhačovice
cli-known-moravia_silesia-4 = pierwsza runda giełdowa to ta przed polem 50
cli-known-moravia_silesia-5 = kapitał początkowy, limity i pociągi
cli-reconstructed-moravia_silesia-1 = zarys mapy
cli-reconstructed-moravia_silesia-2 = heksy spółek Sx i By z czerwonymi krawędziami oraz drugi taki heks spółki kk
cli-reconstructed-moravia_silesia-3 = minimalne oferty inne niż 80 K
cli-reconstructed-moravia_silesia-4 = wybór małej i średniej kolei lokalnej
cli-reconstructed-moravia_silesia-5 = wartość czerwonych płytek (20 K), dopóki nie są dostępne zielone płytki
cli-reconstructed-moravia_silesia-6 = zielone płytki z pierwszym pociągiem 3, brązowe z pierwszym 4+4, szare z pierwszym 5+5
cli-board-homes = Heksy macierzyste: { $homes }
cli-board-papers = Firmy prywatne na aukcji: { $papers }
cli-board-paper = { $paper } (minimalna oferta { $bid } K)
cli-board-red = Wartości czerwonych płytek (gdy dostępne są płytki żółte, zielone, brązowe, szare): { $values }
cli-board-hex = heks
cli-board-kind = rodzaj
cli-board-terrain = teren
cli-board-label = oznaczenie
cli-board-name = nazwa
cli-board-terrain-river = rzeka { $cost } K
cli-board-terrain-hill = wzgórze { $cost } K
cli-board-terrain-mountain = góra { $cost } K
cli-board-kept = zarezerwowany dla { $company }

## 18cz languages

cli-help-languages = Wypisuje języki; z --check wypisuje problemy w ich komunikatach.
cli-help-languages-check = Wypisuje brakujące, nieużywane i podejrzane komunikaty; kończy z kodem 1, gdy takie są.
cli-languages-messages = { $count ->
        [one] { $count } komunikat
        [few] { $count } komunikaty
        [many] { $count } komunikatów
       *[other] { $count } komunikatu
    }
cli-languages-fault = { $place }: { $fault }
cli-languages-fine = języki: { $languages }, komunikaty w każdym: do { $messages }; bez błędów
cli-languages-faults = { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędu
    }
cli-fault-missing = brakuje
cli-fault-unused = program go nie używa
cli-fault-unknown = po angielsku nie ma takiego komunikatu
cli-fault-twice = zdefiniowany dwa razy
cli-fault-unreadable = nie da się odczytać: { $text }
cli-fault-arguments = argumenty inne niż w wersji angielskiej: { $here } zamiast { $there }
cli-fault-plural = brakuje form liczby dla { $argument }: { $forms }
cli-fault-variants = brakuje wariantów dla { $argument }: { $variants }
cli-fault-equal = taki sam jak po angielsku
cli-fault-english = angielskie słowa: { $words }
cli-fault-spaces = podwójna spacja albo spacja na początku lub końcu
cli-fault-quotes = cudzysłowy niewłaściwe dla tego języka: { $marks }
cli-fault-punctuation = kończy się inaczej niż po angielsku: { $here } zamiast { $there }

## 18cz serve, settings, backup, restore

cli-help-serve = Uruchamia serwer wraz ze stroną internetową. Opcje, których tu nie podano, są brane z ustawień (`18cz settings`).
cli-help-serve-host = Adres nasłuchiwania; domyślnie 127.0.0.1 (tylko ten komputer).
cli-help-serve-port = Port; domyślnie 1818.
cli-help-serve-workers = Liczba procesów; więcej niż jeden wymaga PostgreSQL.
cli-help-serve-name = Nazwa hosta tego serwera (club.example); można podać kilka razy.
cli-help-serve-origin = Dodatkowe źródło (origin), którego strony mogą używać tego serwera (https://...); można podać kilka razy.
cli-help-serve-secure = Wysyła pliki cookie tylko przez https. Użyj, gdy serwer jest dostępny przez TLS.
cli-help-serve-proxy = Adresy lub sieci oddzielone przecinkami, których nagłówkom X-Forwarded serwer ufa; domyślnie 127.0.0.1.
cli-help-serve-page = Folder ze zbudowaną stroną, używaną zamiast strony z pakietu.
cli-help-serve-browser = Otwiera stronę w przeglądarce.
cli-help-serve-log_level = Poziom dziennika: debug, info, warning albo error.
cli-help-settings = Wypisuje wszystkie ustawienia serwera z objaśnieniami, w formacie TOML. Aby użyć zmienionej kopii, podaj ścieżkę do niej w $CZ18_SETTINGS.
cli-help-settings-default = Wypisuje wartości domyślne zamiast obecnych.
cli-help-backup = Zapisuje kopię wszystkich gier, miejsc i kont w jednym pliku. Serwer może w tym czasie działać.
cli-help-backup-file = Plik wyjściowy, na przykład 18cz-games.gz.
cli-help-restore = Wczytuje kopię zapasową do pustej bazy i odtwarza wszystkie zapisane w niej gry.
cli-help-restore-file = Plik zapisany poleceniem `18cz backup`.
cli-no-games = w tej bazie nie ma gier; czy to ta właściwa?
cli-other-version = ta baza ma schemat innej wersji ({ $found }; ta wersja używa { $ours }); `18cz serve` aktualizuje starszy schemat, ale najpierw zrób kopię zapasową
cli-backup-wrote = { $file } (gry: { $games }, wpisy w dziennikach: { $entries }, konta: { $accounts })
cli-restored = przywrócono (gry: { $games }, wpisy w dziennikach: { $entries }, konta: { $accounts })
cli-replayed = odtworzone gry: { $good }/{ $games }

## 18cz admin

cli-help-admin = Zarządza grami i użytkownikami serwera.
cli-help-admin-list = Wypisuje gry (od ostatnio zmienionych), konta lub zaproszenia (od najnowszych) albo blokady (od najstarszych).
cli-help-admin-list-what = Co wypisać.
cli-help-admin-check = Odtwarza każdą grę z jej dziennika. Kończy z kodem 1, gdy któregoś dziennika nie da się odtworzyć albo nie zgadza się on z zapisaną pozycją.
cli-help-admin-remove = Trwale usuwa grę z dziennikiem, miejscami i czatem.
cli-help-admin-expire = Usuwa niedokończone gry, w których żaden człowiek nie wykonał ruchu, jeśli od dość dawna nic się w nich nie dzieje.
cli-help-admin-expire-days = Minimalna liczba dni bez aktywności.
cli-help-admin-expire-played = Kończy przed czasem też nieaktywne gry w toku, w których grali ludzie; nadal można je oglądać.
cli-help-admin-chat = Pokazuje ostatnie wiadomości czatu gry, z numerami potrzebnymi do ich usunięcia.
cli-help-admin-delete-chat = Usuwa wiadomości czatu gry.
cli-help-admin-delete-chat-numbers = Numery wiadomości.
cli-help-admin-delete-chat-everything = Usuwa wszystkie wiadomości tej gry.
cli-help-admin-ban = Blokuje konto lub adres. Blokada adresu IPv6 obejmuje całą jego sieć /64.
cli-help-admin-ban-whom = Konto (account) albo adres (address).
cli-help-admin-ban-value = Nazwa konta albo adres lub sieć (192.0.2.7, 2001:db8::/64).
cli-help-admin-ban-reason = Powód blokady; widoczny tylko na liście blokad.
cli-help-admin-ban-days = Czas w dniach; domyślnie bez ograniczenia.
cli-help-admin-unban = Znosi blokadę.
cli-help-admin-unban-whom = Konto (account) albo adres (address).
cli-help-admin-unban-value = Nazwa lub adres, tak jak na liście blokad.
cli-help-admin-reset-password = Wypisuje jednorazowy kod do ustawienia nowego hasła. Konto zostaje wylogowane we wszystkich przeglądarkach.
cli-help-admin-delete-account = Usuwa konto i jego dane: sesje, miejsca, imiona w grach i wiadomości czatu. Gry zostają.
cli-help-admin-close = Udostępnia serwer tylko zaproszonym użytkownikom: tworzenie gier, zajmowanie wolnych miejsc i lista gier wymagają konta, a nowe konto wymaga zaproszenia.
cli-help-admin-open = Ponownie otwiera serwer dla wszystkich.
cli-help-admin-invite = Wypisuje jednorazowe kody zaproszeń do rejestracji na serwerze tylko dla zaproszonych użytkowników.
cli-help-admin-invite-count = Liczba kodów.
cli-help-admin-invite-days = Przez ile dni kody są ważne.
cli-help-admin-limits = Pokazuje limity, ich obecne wykorzystanie i klientów, którzy wyczerpali limit.
cli-admin-soon = { $done }; działający serwer uwzględni to w ciągu kilku sekund
cli-admin-played = grano
cli-admin-unused = nie grano
cli-admin-since = od { $when }
cli-admin-until = do { $when }
cli-admin-made = utworzono: { $when }
cli-admin-used = użyto { $when }
cli-admin-seats = { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }
cli-admin-browsers = { $count ->
        [one] { $count } przeglądarka
        [few] { $count } przeglądarki
        [many] { $count } przeglądarek
       *[other] { $count } przeglądarki
    }
cli-admin-no-game = nie ma gry { $game }
cli-admin-remove-sure = Usunąć grę { $game } na zawsze?
cli-admin-removed = usunięto { $game }
cli-admin-expire-sure = Gry do usunięcia: { $removed }; gry do zakończenia przed czasem: { $given_up }. Kontynuować?
cli-admin-expired = usunięte gry: { $removed }, zakończone przed czasem: { $given_up }
cli-admin-which-lines = podaj numery wiadomości albo --all
cli-admin-lines-deleted = usunięte wiadomości czatu: { $count }
cli-admin-banned = blokada: { $kind } { $who }
cli-admin-unbanned = blokada zdjęta: { $kind } { $who }
cli-admin-recovery = wpisz ten kod na stronie, w „Zaloguj się” → „Ustaw nowe hasło”, razem z nazwą konta i nowym hasłem
cli-admin-delete-sure = Usunąć konto { $name } i jego dane na zawsze?
cli-admin-account-deleted = usunięto konto { $name }; zanonimizowane miejsca: { $seats }, usunięte wiadomości czatu: { $messages }
cli-admin-closed = serwer jest teraz tylko dla zaproszonych użytkowników
cli-admin-opened = serwer jest teraz otwarty dla wszystkich
cli-admin-free-in = znów w pełni dostępne za { $seconds } s
cli-admin-reset-sure = Unieważnić hasło konta { $name } i wylogować to konto we wszystkich przeglądarkach?
cli-admin-refused =
    odmowa: { $rule }, { $who }, { $count ->
        [one] 1 raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } razu
    }, ostatnio { $seconds } s temu
cli-admin-waiting = w kolejce { $queue } czeka: { $length } (proces { $worker })
cli-admin-ban-hint = blokada adresu: 18cz admin ban address ADRES --reason TEKST
