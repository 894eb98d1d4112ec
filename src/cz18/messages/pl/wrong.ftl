## Values

wrong-not_an_object = powinien to być obiekt, a nie { $found }
wrong-no_fields = nie jest obiektem z polami
wrong-not_a_list = powinna to być lista, a nie { $found }
wrong-not_a_text = powinien to być tekst, a nie { $found }
wrong-not_a_whole_number = powinna to być liczba całkowita, a nie { $found }
wrong-not_text_or_number = powinien to być tekst albo liczba całkowita, a nie { $found }
wrong-not_a_boolean = powinno to być true albo false, a nie { $found }
wrong-not_of_type = powinien to być typ JSON { $kind }, a nie { $found }
wrong-not_one_of = powinna to być jedna z wartości { $known }, a nie { $found }
wrong-number_too_large = liczba jest poza dozwolonym zakresem
wrong-below = { $found } to mniej niż { $low }
wrong-above = to więcej niż { $high }
wrong-odd_text = takiego tekstu nie można użyć: { $found }
wrong-no_name = nic tu się tak nie nazywa: { $found }
wrong-unknown_name = nieznana nazwa: { $found }
wrong-unknown_kind = nie ma niczego takiego rodzaju: { $found }
wrong-no_id = to nie jest identyfikator: { $found }
wrong-missing = brak tego pola
wrong-unknown_field = tego pola tu nie ma
wrong-twice = { $name } występuje dwa razy
wrong-not_a_seed = powinna to być liczba całkowita od 0 do 2^63 - 1, a nie { $found }

## Files

wrong-not_read = nie można odczytać pliku { $file }: { $why }
wrong-not_written = nie można zapisać pliku { $file }: { $why }
wrong-no_such_file = nie ma takiego pliku ani folderu
wrong-forbidden = brak uprawnień
wrong-a_folder = to jest folder
wrong-disk_full = dysk jest pełny
wrong-file_too_large = plik (bez kompresji) jest większy niż { $size } MiB; żadna gra nie jest tak duża
wrong-not_utf8 = plik nie jest tekstem w UTF-8 (bajt { $byte })
wrong-gzip_damaged = plik gzip jest uszkodzony albo niekompletny
wrong-not_json = plik nie jest w formacie JSON albo jest niekompletny (wiersz { $line }, kolumna { $column })
wrong-too_deep = JSON jest zbyt głęboko zagnieżdżony
wrong-huge_number = jakaś liczba ma za dużo cyfr
wrong-not_a_number = { $name } nie jest liczbą
wrong-field_twice = jakiś obiekt ma pole { $name } dwa razy
wrong-no_game = w pliku nie ma ani zapisanej gry 18CZ, ani eksportu z 18xx.games
wrong-no_save = to nie jest zapisana gra 18CZ
wrong-version_number = powinien to być numer wersji formatu, a nie { $found }
wrong-newer_format = gra jest zapisana w nowszym formacie { $found }; ten program czyta najwyżej { $known }
wrong-rules_version = powinna to być wersja zasad, a nie { $found }
wrong-other_rules = grę rozegrano według wersji zasad { $found }; ten program zna { $known }. Według innych zasad niż własne nie zostanie odtworzona
wrong-not_names = powinna to być lista imion, a nie { $found }
wrong-not_a_name = powinno to być imię, a nie { $found }
wrong-not_a_board = powinna to być nazwa mapy albo mapa, a nie { $found }
wrong-too_many_actions = żadna gra nie ma więcej niż { $most } ruchów

## Setting up

wrong-unknown_board = nie ma mapy { $found }; są { $known }
wrong-names_wanted = powinna to być lista imion
wrong-name_length = każde imię musi mieć od 1 do { $most } znaków, nie tylko spacje
wrong-same_name = dwaj gracze mają to samo imię
wrong-players_range = dozwolona liczba graczy na mapie { $board }: { $low }–{ $high }, a nie { $count }
wrong-players_number = dozwolona liczba graczy na mapie { $board }: { $wanted }, a nie { $count }
wrong-older_edition = starsze wydanie ma tylko grę podstawową
wrong-unknown_option = nie ma takiej opcji; są { $known }
wrong-departures = odstępstwa pochodzą tylko z całego profilu

## Transcripts

wrong-first_line = powinien brzmieć { $title }
wrong-board_not_held = zapis tekstowy nie zawiera danych mapy; można czytać tylko gry na naszych mapach
wrong-line_begins = powinien zaczynać się od { $name }
wrong-line_not_json = to, co następuje po nazwie, nie jest w formacie JSON
wrong-cut_short = plik jest niekompletny
wrong-no_numbered_action = to nie jest ruch z numerem
wrong-line_too_long = wiersz dłuższy niż { $most } znaków nie jest ruchem
wrong-no_action = { $line } nie jest ruchem; zapis: { $forms }
wrong-no_such_player = żaden gracz nie nazywa się { $name }; grają { $known }
wrong-no_such_seat = nie ma miejsca { $seat }; są { $known }
wrong-no_such_company = nie ma spółki { $name }; są { $known }
wrong-line_is_json = to wygląda na JSON; użyj json.loads

## Boards

wrong-board_name_taken = { $name } to już nazwa innej mapy
wrong-not_writable = zawiera coś, czego nie da się zapisać jako JSON
wrong-board_too_large = ma więcej niż { $size } KiB; żadna mapa nie jest tak duża
wrong-hex_twice = jest na mapie dwa razy
wrong-empty = jest puste
wrong-names_of_place = { $found } to nie jest nazwa czeska i niemiecka
wrong-city_without_name = miasto musi mieć nazwę
wrong-path_ends = { $path } nie prowadzi od krawędzi do miasta ani miasteczka tego heksu
wrong-edge_twice = dwa tory korzystają z krawędzi { $edge }
wrong-six_edges = liczba pozycji: { $count }; heks ma sześć krawędzi
wrong-not_on_board = { $hex } nie ma na mapie
wrong-hex_name = musi to być litera od A do Z i liczba o najwyżej trzech cyfrach
wrong-no_such_column = rząd { $row } nie ma kolumny { $column }
wrong-edges_0_to_5 = krawędzie mają numery od 0 do 5
wrong-no_company = { $company } to nie jest spółka
wrong-title_too_long = ma więcej niż { $most } znaków
wrong-four_values = powinny być cztery wartości, od żółtej do szarej
wrong-number_on_kind = { $count } na heksie rodzaju { $kind }, który ma { $wanted }
wrong-label_oo = OO oznacza heksy rodzaju double_city i żadne inne
wrong-label_on_kind = { $label } jest na heksie rodzaju { $kind }
wrong-reserved_names = wskazuje spółkę tylko i zawsze na heksach rodzaju reserved
wrong-not_large = { $company } nie jest dużą spółką
wrong-printed_track = tory są wydrukowane tylko w Pradze i na heksach rodzaju fixed
wrong-edge_missing = krawędź { $edge }: brakuje { $hex }
wrong-edge_elsewhere = krawędź { $edge }: { $hex } tam nie leży
wrong-edge_red = krawędź { $edge }: { $hex } też ma czerwone krawędzie
wrong-edge_one_way = krawędź { $edge }: { $hex } nie wskazuje wzajemnie { $here }
wrong-off_board = { $path } wyprowadza poza mapę
wrong-no_track_meets = do krawędzi { $edge } nie dochodzi żaden wydrukowany tor
wrong-no_red_tile = żadne dwie sąsiednie krawędzie nie prowadzą do heksów: nie zmieści się czerwona płytka
wrong-number_of_homes = liczba heksów macierzystych { $company }: { $count }
wrong-home_not_on_board = to heks macierzysty { $company }, ale nie ma go na mapie
wrong-home_not_kept = to heks macierzysty { $company }, ale nie jest dla niej zarezerwowany
wrong-home_not_named = nie wskazuje { $company }, choć to jej heks macierzysty
wrong-home_elsewhere = wskazuje { $company }, której heks macierzysty jest gdzie indziej
wrong-city_home = miasto jest miejscem macierzystym { $company }, a heks nie
wrong-not_connected = nie łączy się z { $hex }
wrong-game_players = { $game }: dozwolona liczba graczy: { $low }–{ $high }
wrong-sizes_needed = { $game } wymaga spółek tych wielkości: { $sizes }
wrong-home_without_city = heks macierzysty { $companies } nie ma miasta
wrong-as_printed = musi pozostać tak, jak wydrukowano
wrong-red_values_missing = brak tego pola; czerwone płytki leżą od początku
wrong-value_too_high = to { $value }; własna mapa może mieć wartości do { $most }
wrong-track_too_dense = nadrukowane tory tworzą pętle: { $loops }; własna mapa może ich mieć najwyżej { $most }; najwięcej torów ({ $paths }) jest na tym heksie
wrong-search_too_long = z pociągami { $trains } najlepszego przejazdu z tego heksu nie znaleziono w granicach { $nodes } węzłów; nadrukowane tory za bardzo się rozgałęziają
wrong-paper_is_company = { $name } to spółka z tej mapy
wrong-paper_home = heks macierzysty { $name } musi być miastem
wrong-no_papers = { $game } ich nie ma
wrong-papers_needed = potrzebny jest pociąg 3E i jedna kolej ze stacją

## Games of 18xx.games

wrong-other_game = w pliku jest gra { $title }, a nie 18CZ
wrong-optional_rules = zasady opcjonalne nie są obsługiwane: { $rules }
wrong-too_many_players = w grze może być najwyżej { $most } graczy, a nie { $count }
wrong-same_id = dwaj gracze mają identyfikator { $id }
wrong-nothing_to_undo = nie ma czego cofnąć
wrong-nothing_to_redo = nie ma czego przywrócić
wrong-nothing_after = po ruchu { $action } nic już nie ma
wrong-ended_by_hand = grę już zakończono ręcznie
wrong-not_of_one_company = to nie są akcje jednej spółki: { $found }
wrong-not_these_shares = to nie jest udział tych akcji: { $found }
wrong-one_share = kupuje się po jednej akcji: { $found }
wrong-other_price = cena { $name } to { $price } K, a nie { $found }
wrong-other_railway_price = cena to { $price } K, a nie { $found }
wrong-no_start_price = to nie jest cena początkowa: { $found }
wrong-other_debt = dług wynosi { $debt } K, a nie { $found }
wrong-nothing_to_pass = tutaj nie można spasować
wrong-no_red_tile_of = to nie jest czerwona płytka spółki: { $found }
wrong-lies_already = { $found } leży już na { $hex }
wrong-no_two_stations = na żadnym heksie nie ma dwóch stacji
wrong-station_not_asked = nie o tę stację chodzi: { $found }
wrong-other_income = te trasy przynoszą { $income } K, a nie { $found }
wrong-no_route = to nie jest trasa: { $found }
wrong-legs_apart = odcinki się nie łączą: { $found }
wrong-no_side = nie ma strony dla wielkości tej spółki: { $found }

## Games for 18xx.games

wrong-no_board_there = 18xx.games nie ma mapy { $title }
wrong-other_position = tam powstałaby inna pozycja: { $why }
wrong-differs_prices = ceny akcji
wrong-differs_track = tory
wrong-differs_order = kolejność graczy
wrong-differs_bank = pociągi banku
wrong-too_late = tam { $company } nie ma już na to czasu
wrong-refused_there = 18xx.games tego nie przyjmuje: { $section } { $code }
wrong-no_copy = nie ma już płytki { $tile }
wrong-trains_order = o pociągi ponad limit pyta się tam w innej kolejności
wrong-debt_as_a_whole = dług spłaca się tam tylko w całości (R-033)
wrong-own_colour = pociąg odwraca się tam tylko na własny kolor spółki, a nie na { $face } (R-105)
wrong-differs_player = stan posiadania: { $name }
wrong-differs_company = stan, dyrektor albo skarbiec spółki { $company }
wrong-differs_trains = pociągi spółki { $company }
wrong-differs_stations = stacje spółki { $company }
wrong-differs_railway = kolej lokalna { $railway }

## What the owner of a file should know

remark-fell_back = ruchy, które pasowały tylko przed milczącym spasowaniem albo po nim: { $actions }
remark-not_over = według pliku gra się skończyła; tutaj trwa dalej
remark-other_result = w pliku jest inny wynik: { $there }; tutaj jest { $here }
