## Values

wrong-not_an_object = má to být objekt, ne { $found }
wrong-no_fields = není to objekt s poli
wrong-not_a_list = má to být seznam, ne { $found }
wrong-not_a_text = má to být text, ne { $found }
wrong-not_a_whole_number = má to být celé číslo, ne { $found }
wrong-not_text_or_number = má to být text nebo celé číslo, ne { $found }
wrong-not_a_boolean = má to být true nebo false, ne { $found }
wrong-not_of_type = má to být typ JSON { $kind }, ne { $found }
wrong-not_one_of = má to být jedna z hodnot { $known }, ne { $found }
wrong-number_too_large = číslo je mimo povolený rozsah
wrong-below = { $found } je méně než { $low }
wrong-above = je více než { $high }
wrong-odd_text = takový text nelze použít: { $found }
wrong-no_name = takhle se nic nejmenuje: { $found }
wrong-unknown_name = neznámé jméno: { $found }
wrong-unknown_kind = nic takového druhu tu není: { $found }
wrong-no_id = není to identifikátor: { $found }
wrong-missing = chybí
wrong-unknown_field = takové pole tu nepatří
wrong-twice = { $name } je tu dvakrát
wrong-not_a_seed = má to být celé číslo od 0 do 2^63 - 1, ne { $found }

## Files

wrong-not_read = { $file } nelze přečíst: { $why }
wrong-not_written = { $file } nelze zapsat: { $why }
wrong-no_such_file = takový soubor nebo složka neexistuje
wrong-forbidden = to není dovoleno
wrong-a_folder = to je složka
wrong-disk_full = disk je plný
wrong-file_too_large = soubor je (bez komprese) větší než { $size } MiB; tak velká žádná hra není
wrong-not_utf8 = soubor není text v UTF-8 (bajt { $byte })
wrong-gzip_damaged = soubor gzip je poškozený nebo neúplný
wrong-not_json = soubor není JSON, nebo není úplný (řádek { $line }, sloupec { $column })
wrong-too_deep = JSON je příliš hluboko vnořený
wrong-huge_number = některé číslo má příliš mnoho číslic
wrong-not_a_number = { $name } není číslo
wrong-field_twice = některý objekt má pole { $name } dvakrát
wrong-no_game = v souboru není ani uložená hra 18CZ, ani export z 18xx.games
wrong-no_save = toto není uložená hra 18CZ
wrong-version_number = má to být číslo verze formátu, ne { $found }
wrong-newer_format = hra je uložena v novějším formátu { $found }; tento program čte nejvýše { $known }
wrong-rules_version = má to být verze pravidel, ne { $found }
wrong-other_rules = hra se hrála podle verze pravidel { $found }; tento program hraje { $known }. Podle jiných pravidel, než jsou její, se nepřehraje
wrong-not_names = má to být seznam jmen, ne { $found }
wrong-not_a_name = má to být jméno, ne { $found }
wrong-not_a_board = má to být jméno plánu nebo plán, ne { $found }
wrong-too_many_actions = žádná hra nemá víc než { $most } akcí

## Setting up

wrong-unknown_board = plán { $found } neznáme; jsou tu { $known }
wrong-names_wanted = má to být seznam jmen
wrong-name_length = každé jméno má mít 1 až { $most } znaků, a ne jen mezery
wrong-same_name = dva hráči mají stejné jméno
wrong-players_range = povolený počet hráčů na plánu { $board }: { $low }–{ $high }, ne { $count }
wrong-players_number = povolený počet hráčů na plánu { $board }: { $wanted }, ne { $count }
wrong-older_edition = starší vydání má jen základní hru
wrong-unknown_option = taková volba není; jsou tu { $known }
wrong-departures = odchylky určuje jen celý profil

## Transcripts

wrong-first_line = má znít { $title }
wrong-board_not_held = přepis neobsahuje data plánu; přečíst lze jen hry na našich plánech
wrong-line_begins = má začínat { $name }
wrong-line_not_json = co stojí za jménem, není JSON
wrong-cut_short = soubor není úplný
wrong-no_numbered_action = není to akce s číslem
wrong-line_too_long = řádek delší než { $most } znaků není akce
wrong-no_action = { $line } není akce; píše se: { $forms }
wrong-no_such_player = žádný hráč se nejmenuje { $name }; hrají { $known }
wrong-no_such_seat = místo { $seat } neexistuje; jsou tu { $known }
wrong-no_such_company = společnost { $name } neexistuje; jsou tu { $known }
wrong-line_is_json = vypadá to jako JSON; převeď ho funkcí json.loads

## Boards

wrong-board_name_taken = { $name } se už jmenuje jiný plán
wrong-not_writable = obsahuje, co nelze zapsat jako JSON
wrong-board_too_large = je větší než { $size } KiB; tak velký žádný plán není
wrong-hex_twice = je na plánu dvakrát
wrong-empty = je prázdné
wrong-names_of_place = { $found } není české a německé jméno
wrong-city_without_name = město potřebuje jméno
wrong-path_ends = { $path } nevede od hrany k městu nebo městečku tohoto políčka
wrong-edge_twice = hranu { $edge } používají dvě koleje
wrong-six_edges = položek: { $count }; políčko má šest hran
wrong-not_on_board = { $hex } na plánu není
wrong-hex_name = má to být písmeno od A do Z a číslo s nejvýše třemi číslicemi
wrong-no_such_column = řada { $row } nemá sloupec { $column }
wrong-edges_0_to_5 = hrany mají čísla 0 až 5
wrong-no_company = { $company } není společnost
wrong-title_too_long = je delší než { $most } znaků
wrong-four_values = má mít čtyři hodnoty, od žluté po šedou
wrong-number_on_kind = { $count } na políčku druhu { $kind }, kam patří { $wanted }
wrong-label_oo = OO označuje políčka druhu double_city a žádná jiná
wrong-label_on_kind = { $label } je na políčku druhu { $kind }
wrong-reserved_names = jmenuje společnost právě na políčkách druhu reserved
wrong-not_large = { $company } není velká společnost
wrong-printed_track = koleje jsou předtištěny jen v Praze a na políčkách druhu fixed
wrong-edge_missing = hrana { $edge }: chybí { $hex }
wrong-edge_elsewhere = hrana { $edge }: { $hex } tam neleží
wrong-edge_red = hrana { $edge }: { $hex } má také červený okraj
wrong-edge_one_way = hrana { $edge }: { $hex } zpětně neuvádí { $here }
wrong-off_board = { $path } vede mimo plán
wrong-no_track_meets = k hraně { $edge } nevede žádná předtištěná kolej
wrong-no_red_tile = žádné dvě sousední hrany nevedou na políčka: červený dílek se sem nevejde
wrong-number_of_homes = počet domovských políček { $company }: { $count }
wrong-home_not_on_board = je domovským políčkem { $company }, ale na plánu není
wrong-home_not_kept = je domovským políčkem { $company }, ale není pro ni vyhrazeno
wrong-home_not_named = neuvádí { $company }, jejímž je domovským políčkem
wrong-home_elsewhere = uvádí { $company }, která má domovské políčko jinde
wrong-city_home = město je určeno za domovské pro { $company }, políčko není
wrong-not_connected = není spojeno s { $hex }
wrong-game_players = { $game }: povolený počet hráčů: { $low }–{ $high }
wrong-sizes_needed = { $game } potřebuje společnosti těchto velikostí: { $sizes }
wrong-home_without_city = na domovském políčku { $companies } není město
wrong-as_printed = má zůstat, jak je vytištěno
wrong-red_values_missing = chybí; červené dílky leží od začátku
wrong-value_too_high = je { $value }; vlastní plán smí mít hodnoty nejvýš { $most }
wrong-track_too_dense = předtištěné koleje tvoří { $loops } smyček, vlastní plán jich smí mít { $most }; nejvíc kolejí ({ $paths }) je na tomto políčku
wrong-search_too_long = s vlaky { $trains } se nejlepší jízda z tohoto políčka nenajde do { $nodes } uzlů; předtištěné koleje se příliš větví
wrong-paper_is_company = { $name } je společnost tohoto plánu
wrong-paper_home = domovské políčko { $name } má být město
wrong-no_papers = { $game } žádné nemá
wrong-papers_needed = má tu být vlak 3E a jedna staniční dráha

## Games of 18xx.games

wrong-other_game = v souboru je hra { $title }, ne 18CZ
wrong-optional_rules = volitelná pravidla nejsou podporována: { $rules }
wrong-too_many_players = hru hraje nejvýše { $most } hráčů, ne { $count }
wrong-same_id = dva hráči mají identifikátor { $id }
wrong-nothing_to_undo = není co vrátit
wrong-nothing_to_redo = není co obnovit
wrong-nothing_after = po akci { $action } už nic není
wrong-ended_by_hand = hra už byla ukončena ručně
wrong-not_of_one_company = nejsou to akcie jedné společnosti: { $found }
wrong-not_these_shares = to není podíl těchto akcií: { $found }
wrong-one_share = kupuje se po jedné akcii: { $found }
wrong-other_price = cena { $name } je { $price } K, ne { $found }
wrong-other_railway_price = cena je { $price } K, ne { $found }
wrong-no_start_price = není to počáteční kurz: { $found }
wrong-other_debt = dluh je { $debt } K, ne { $found }
wrong-nothing_to_pass = tady se nedá pasovat
wrong-no_red_tile_of = není to červený dílek společnosti: { $found }
wrong-lies_already = { $found } už leží na { $hex }
wrong-no_two_stations = na žádném políčku nejsou dvě stanice
wrong-station_not_asked = o tuto stanici teď nejde: { $found }
wrong-other_income = tyto trasy vynesou { $income } K, ne { $found }
wrong-no_route = není to trasa: { $found }
wrong-legs_apart = úseky na sebe nenavazují: { $found }
wrong-no_side = nemá stranu pro velikost společnosti: { $found }

## Games for 18xx.games

wrong-no_board_there = 18xx.games plán { $title } nemá
wrong-other_position = tam by vznikla jiná pozice: { $why }
wrong-differs_prices = kurzy akcií
wrong-differs_track = koleje
wrong-differs_order = pořadí hráčů
wrong-differs_bank = vlaky banky
wrong-too_late = { $company } tam na to už nemá čas
wrong-refused_there = 18xx.games by to nepřijalo: { $section } { $code }
wrong-no_copy = dílek { $tile } tam už nezbývá
wrong-trains_order = na vlaky nad limit se tam web ptá v jiném pořadí
wrong-debt_as_a_whole = dluh se tam splácí jen celý (R-033)
wrong-own_colour = vlak se tam otáčí jen na barvu vlastní společnosti, ne na { $face } (R-105)
wrong-differs_player = co má { $name }
wrong-differs_company = stav, ředitel nebo pokladna společnosti { $company }
wrong-differs_trains = vlaky společnosti { $company }
wrong-differs_stations = stanice společnosti { $company }
wrong-differs_railway = místní dráha { $railway }

## What the owner of a file should know

remark-fell_back = akce, které se hodily jen před tichým pasováním nebo po něm: { $actions }
remark-not_over = podle souboru hra skončila; tady pokračuje
remark-other_result = v souboru je jiný výsledek: { $there }; tady je { $here }
