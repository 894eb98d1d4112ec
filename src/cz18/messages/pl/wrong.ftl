## Values

wrong-not_an_object = powinien to być obiekt, a nie { $found }
wrong-no_fields = powinien to być obiekt
wrong-not_a_list = powinna to być lista, a nie { $found }
wrong-not_a_text = powinien to być tekst, a nie { $found }
wrong-not_a_whole_number = powinna to być liczba całkowita, a nie { $found }
wrong-not_text_or_number = powinien to być tekst albo liczba całkowita, a nie { $found }
wrong-not_a_boolean = powinno to być true albo false, a nie { $found }
wrong-not_of_type = powinien to być typ JSON { $kind }, a nie { $found }
wrong-not_one_of = powinna to być jedna z wartości { $known }, a nie { $found }
wrong-number_too_large = liczba jest poza dozwolonym zakresem
wrong-below = wartość musi wynosić co najmniej { $low }, a nie { $found }
wrong-above = wartość może wynosić najwyżej { $high }
wrong-odd_text = tekst jest za długi albo zawiera niedozwolone znaki: { $found }
wrong-no_name = to nie jest poprawna nazwa: { $found }
wrong-unknown_name = nieznana nazwa: { $found }
wrong-unknown_kind = nieznany rodzaj: { $found }
wrong-no_id = to nie jest poprawny identyfikator: { $found }
wrong-missing = brak tego pola
wrong-unknown_field = nieznane pole
wrong-twice = { $name } występuje dwa razy
wrong-not_a_seed = powinna to być liczba całkowita od 0 do 2^63 - 1, a nie { $found }

## Files

wrong-not_read = nie można odczytać pliku { $file }: { $why }
wrong-not_written = nie można zapisać pliku { $file }: { $why }
wrong-no_such_file = nie ma takiego pliku ani folderu
wrong-forbidden = brak uprawnień
wrong-a_folder = to jest folder
wrong-disk_full = dysk jest pełny
wrong-file_too_large = plik (bez kompresji) jest większy niż { $size } MiB, a to za dużo
wrong-not_utf8 = plik nie jest tekstem w UTF-8 (bajt { $byte })
wrong-gzip_damaged = plik gzip jest uszkodzony albo niekompletny
wrong-not_json = to nie jest poprawny JSON albo jest niekompletny (wiersz { $line }, kolumna { $column })
wrong-too_deep = JSON jest zbyt głęboko zagnieżdżony
wrong-huge_number = jakaś liczba ma za dużo cyfr
wrong-not_a_number = { $name } nie jest poprawną liczbą JSON
wrong-field_twice = w obiekcie pole { $name } występuje dwa razy
wrong-no_game = w pliku nie ma ani zapisanej gry 18CZ, ani eksportu z 18xx.games
wrong-no_save = to nie jest zapisana gra 18CZ
wrong-only_actions = są tu tylko ruchy; zapisana gra zawiera też mapę, graczy, opcje i ziarno losowe
wrong-version_number = powinien to być numer wersji formatu, a nie { $found }
wrong-newer_format = wersja formatu { $found } nie jest obsługiwana; ta wersja 18CZ czyta formaty do wersji { $known }
wrong-rules_version = powinna to być wersja zasad, a nie { $found }
wrong-other_rules = gra używa wersji zasad { $found }; ta wersja 18CZ obsługuje { $known }; gier nigdy nie odtwarza się według innych zasad
wrong-not_names = powinna to być lista imion, a nie { $found }
wrong-not_a_name = powinno to być imię, a nie { $found }
wrong-not_a_board = powinna to być nazwa mapy albo mapa, a nie { $found }
wrong-too_many_actions = gra może mieć najwyżej { $most } ruchów

## Setting up

wrong-unknown_board = nieznana mapa { $found }; znane: { $known }
wrong-names_wanted = powinna to być lista imion
wrong-name_length = każde imię musi mieć od 1 do { $most } znaków, nie tylko spacje
wrong-same_name = dwaj gracze mają to samo imię
wrong-players_range = mapa { $board }: dozwolona liczba graczy to { $low }–{ $high }, a nie { $count }
wrong-players_number = mapa { $board }: dozwolona liczba graczy to { $wanted }, a nie { $count }
wrong-older_edition = starsze wydanie jest dostępne tylko dla gry podstawowej
wrong-unknown_option = nieznana opcja; znane: { $known }
wrong-departures = odstępstwa można ustawić tylko razem, wybierając profil

## Transcripts

wrong-first_line = powinno to być { $title }
wrong-board_not_held = ten zapis tekstowy nie zawiera mapy, więc działa tylko z mapami wbudowanymi
wrong-line_begins = wiersz powinien zaczynać się od { $name }
wrong-line_not_json = tekst po dwukropku nie jest poprawnym JSON
wrong-cut_short = plik jest niekompletny
wrong-no_numbered_action = wpis musi się składać z numeru i ruchu
wrong-line_too_long = ruch może mieć najwyżej { $most } znaków
wrong-no_action = { $line } nie jest ruchem; możliwe formy: { $forms }
wrong-no_such_player = nieznany gracz { $name }; znani: { $known }
wrong-player_0 = nie ma gracza 0: gracze są liczeni od 1, miejsca od 0
wrong-no_such_seat = nie ma miejsca { $seat }; znane: { $known }
wrong-no_such_company = nieznana spółka { $name }; znane: { $known }
wrong-line_is_json = to wygląda na JSON; najpierw użyj json.loads

## Boards

wrong-board_name_taken = inna mapa nazywa się już { $name }
wrong-not_writable = zawiera wartości, których nie da się zapisać jako JSON
wrong-board_too_large = ma więcej niż { $size } KiB, a to za dużo na mapę
wrong-hex_twice = występuje na mapie dwa razy
wrong-empty = jest puste
wrong-names_of_place = powinna to być nazwa czeska i niemiecka, a nie { $found }
wrong-city_without_name = miasto musi mieć nazwę
wrong-path_ends = { $path } nie prowadzi od krawędzi do miasta ani miasteczka tego heksu
wrong-edge_twice = dwa tory korzystają z krawędzi { $edge }
wrong-six_edges = liczba wpisów: { $count }; heks ma sześć krawędzi
wrong-not_on_board = { $hex } nie ma na mapie
wrong-hex_name = musi to być litera od A do Z i liczba o najwyżej trzech cyfrach
wrong-no_such_column = rząd { $row } nie ma kolumny { $column }
wrong-edges_0_to_5 = krawędzie mają numery od 0 do 5
wrong-no_company = nie ma spółki { $company }
wrong-title_too_long = może mieć najwyżej { $most } znaków
wrong-four_values = powinny być cztery wartości, od żółtej do szarej
wrong-number_on_kind = podano { $count }, a heks rodzaju { $kind } musi mieć { $wanted }
wrong-label_oo = heksy rodzaju double_city muszą mieć oznaczenie OO, a inne nie mogą go mieć
wrong-label_on_kind = heks rodzaju { $kind } nie może mieć oznaczenia { $label }
wrong-reserved_names = heksy rodzaju reserved muszą mieć podaną spółkę, a inne nie mogą
wrong-not_large = { $company } nie jest dużą spółką
wrong-printed_track = heksy z oznaczeniem P i heksy rodzaju fixed muszą mieć wydrukowane tory, a inne nie mogą ich mieć
wrong-edge_missing = krawędź { $edge }: brakuje sąsiedniego heksu { $hex }
wrong-edge_elsewhere = krawędź { $edge }: { $hex } nie leży przy tej krawędzi
wrong-edge_red = krawędź { $edge }: { $hex } też ma czerwone krawędzie, a dwa takie heksy nie mogą sąsiadować
wrong-edge_one_way = krawędź { $edge }: { $hex } nie podaje { $here } jako sąsiada
wrong-off_board = { $path } wyprowadza poza mapę
wrong-no_track_meets = do krawędzi { $edge } nie dochodzi żaden wydrukowany tor sąsiedniego heksu
wrong-no_red_tile = nie zmieści się tu czerwona płytka, bo żadne dwie sąsiednie krawędzie nie prowadzą do innych heksów
wrong-number_of_homes = niewłaściwa liczba heksów macierzystych { $company }: { $count }
wrong-home_not_on_board = to heks macierzysty { $company }, ale nie ma go na mapie
wrong-home_not_kept = to heks macierzysty { $company }, ale nie jest dla niej zarezerwowany
wrong-home_not_named = nie podaje { $company }, choć to jej heks macierzysty
wrong-home_elsewhere = podaje { $company }, ale według mapy ten heks nie jest jej heksem macierzystym
wrong-city_home = miasto na tym heksie jest oznaczone jako macierzyste dla { $company }, a heks nie
wrong-not_connected = nie łączy się z { $hex }
wrong-game_players = w grze { $game } dozwolona liczba graczy to { $low }–{ $high }
wrong-sizes_needed = { $game } wymaga spółek dokładnie tych wielkości: { $sizes }
wrong-home_without_city = heks macierzysty { $companies } nie ma miasta
wrong-as_printed = nie może się różnić od wydrukowanej mapy
wrong-red_values_missing = brak tego pola, a w tej grze czerwone płytki można układać od początku
wrong-value_too_high = wartość { $value } jest za duża; na własnej mapie może wynosić najwyżej { $most }
wrong-track_too_dense = liczba pętli, które tworzą wydrukowane tory, to { $loops }, a na własnej mapie może ich być najwyżej { $most }; najwięcej torów ({ $paths }) jest na tym heksie
wrong-search_too_long = z pociągami { $trains } szukanie najlepszego przejazdu z tego heksu przekracza limit węzłów ({ $nodes }); wydrukowane tory za bardzo się rozgałęziają
wrong-paper_is_company = { $name } to na tej mapie spółka, więc nie może być firmą prywatną
wrong-paper_home = heks macierzysty { $name } musi być miastem
wrong-no_papers = w grze { $game } nie ma firm prywatnych
wrong-papers_needed = lista musi zawierać dokładnie jeden pociąg 3E i jedną kolej ze stacją

## Games of 18xx.games

wrong-other_game = w pliku jest gra { $title }, a nie 18CZ
wrong-optional_rules = te zasady opcjonalne nie są obsługiwane: { $rules }
wrong-too_many_players = w grze może być najwyżej { $most } graczy, a nie { $count }
wrong-same_id = dwaj gracze mają identyfikator { $id }
wrong-nothing_to_undo = nie ma czego cofnąć
wrong-nothing_to_redo = nie ma czego przywrócić
wrong-nothing_after = po ruchu { $action } nie ma czego cofnąć
wrong-ended_by_hand = gracze już zakończyli grę przed czasem
wrong-not_of_one_company = nie wszystkie te akcje należą do tej samej spółki: { $found }
wrong-not_these_shares = nie zgadza się z podanymi akcjami: { $found }
wrong-one_share = naraz można kupić tylko jedną akcję: { $found }
wrong-other_price = cena { $name } wynosi { $price } K, a nie { $found }
wrong-other_railway_price = cena wynosi { $price } K, a nie { $found }
wrong-no_start_price = to nie jest cena początkowa: { $found }
wrong-other_debt = dług wynosi { $debt } K, a nie { $found }
wrong-nothing_to_pass = tutaj nie można spasować
wrong-no_red_tile_of = to nie jest czerwona płytka tej spółki: { $found }
wrong-lies_already = płytka { $found } leży już na { $hex }
wrong-no_two_stations = żadna spółka nie musi teraz wybierać między dwiema stacjami na jednym heksie
wrong-station_not_asked = to nie jest jedna ze stacji do wyboru: { $found }
wrong-other_income = te trasy przynoszą { $income } K, a nie { $found }
wrong-no_route = to nie jest trasa: { $found }
wrong-legs_apart = odcinki trasy się nie łączą: { $found }
wrong-no_side = żadna strona tej karty pociągu nie pasuje do wielkości spółki: { $found }

## Games for 18xx.games

wrong-no_board_there = 18xx.games nie ma mapy { $title }
wrong-other_position = na 18xx.games powstałaby inna pozycja: { $why }
wrong-differs_prices = inna jest tabela cen akcji
wrong-differs_track = inne są płytki toru na mapie
wrong-differs_order = inna jest kolejność gry
wrong-differs_bank = inna jest talia, pula pociągów albo pociągi zezłomowane
wrong-too_late = na 18xx.games { $company } nie mogłaby już tego zrobić
wrong-refused_there = 18xx.games na to nie pozwala: { $section } { $code }
wrong-no_copy = na 18xx.games nie ma już wolnej płytki { $tile }
wrong-trains_order = na 18xx.games spółki oddają pociągi w innej kolejności
wrong-debt_as_a_whole = na 18xx.games dług można spłacić tylko w całości (R-033)
wrong-own_colour = na 18xx.games kartę pociągu można odwrócić tylko na własny kolor spółki, a nie na { $face } (R-105)
wrong-differs_player = inna jest gotówka, dług albo akcje gracza { $name }
wrong-differs_company = inny jest stan, cena początkowa, dyrektor albo skarbiec spółki { $company }
wrong-differs_trains = inne są pociągi spółki { $company }
wrong-differs_stations = inne są stacje spółki { $company }
wrong-differs_railway = inny jest właściciel albo stan kolei lokalnej { $railway }

## What the owner of a file should know

remark-fell_back = te ruchy są możliwe tylko przed spasowaniem dodanym przy imporcie albo po nim: { $actions }
remark-not_over = według pliku gra jest skończona, ale zapisane w nim ruchy nie sięgają jej końca
remark-other_result = w pliku jest inny wynik: { $there }; tutaj jest { $here }
