## Values

wrong-not_an_object = má to být objekt, ne { $found }
wrong-no_fields = musí to být objekt
wrong-not_a_list = má to být seznam, ne { $found }
wrong-not_a_text = má to být text, ne { $found }
wrong-not_a_whole_number = má to být celé číslo, ne { $found }
wrong-not_text_or_number = má to být text nebo celé číslo, ne { $found }
wrong-not_a_boolean = má to být true nebo false, ne { $found }
wrong-not_of_type = má to být hodnota typu JSON { $kind }, ne { $found }
wrong-not_one_of = má to být jedna z těchto hodnot: { $known }; ne { $found }
wrong-number_too_large = číslo je mimo povolený rozsah
wrong-below = musí být aspoň { $low }, ne { $found }
wrong-above = smí být nejvýš { $high }
wrong-odd_text = je příliš dlouhé nebo obsahuje nepovolené znaky: { $found }
wrong-no_name = není platné jméno: { $found }
wrong-unknown_name = neznámé jméno: { $found }
wrong-unknown_kind = neznámý druh: { $found }
wrong-no_id = není platný identifikátor: { $found }
wrong-missing = chybí
wrong-unknown_field = neznámé pole
wrong-twice = { $name } je tu dvakrát
wrong-not_a_seed = má to být celé číslo od 0 do 2^63 - 1, ne { $found }

## Files

wrong-not_read = { $file } nelze přečíst: { $why }
wrong-not_written = { $file } nelze zapsat: { $why }
wrong-no_such_file = takový soubor nebo složka neexistuje
wrong-forbidden = přístup odepřen
wrong-a_folder = to je složka
wrong-disk_full = disk je plný
wrong-file_too_large = soubor je (bez komprese) větší než { $size } MiB, a to je příliš
wrong-not_utf8 = soubor není text v UTF-8 (bajt { $byte })
wrong-gzip_damaged = soubor gzip je poškozený nebo neúplný
wrong-not_json = soubor není JSON, nebo není úplný (řádek { $line }, sloupec { $column })
wrong-too_deep = JSON má příliš mnoho úrovní vnoření
wrong-huge_number = některé číslo má příliš mnoho číslic
wrong-not_a_number = { $name } není platné číslo JSON
wrong-field_twice = některý objekt má pole { $name } dvakrát
wrong-no_game = v souboru není ani uložená hra 18CZ, ani export z 18xx.games
wrong-no_save = toto není uložená hra 18CZ
wrong-only_actions = jsou tu jen akce; uložená hra obsahuje i plán, hráče, volby a seed
wrong-version_number = má to být číslo verze formátu, ne { $found }
wrong-newer_format = verze formátu { $found } není podporována; tato verze 18CZ čte formáty do verze { $known }
wrong-rules_version = má to být verze pravidel, ne { $found }
wrong-other_rules = hra používá verzi pravidel { $found }; tento program podporuje { $known }; hry se nikdy nepřehrávají podle jiných pravidel
wrong-not_names = má to být seznam jmen, ne { $found }
wrong-not_a_name = má to být jméno, ne { $found }
wrong-not_a_board = má to být plán nebo jeho název, ne { $found }
wrong-too_many_actions = hra může mít nejvýš { $most } akcí

## Setting up

wrong-unknown_board = neznámý plán { $found }; k dispozici: { $known }
wrong-names_wanted = má to být seznam jmen
wrong-name_length = každé jméno musí mít 1 až { $most } znaků a nesmí být jen z mezer
wrong-same_name = dva hráči mají stejné jméno
wrong-players_range = povolený počet hráčů na plánu { $board } je { $low }–{ $high }, ne { $count }
wrong-players_number = povolený počet hráčů na plánu { $board } je { $wanted }, ne { $count }
wrong-older_edition = starší vydání lze zvolit jen pro základní hru
wrong-unknown_option = neznámá volba; k dispozici: { $known }
wrong-departures = odchylky lze nastavit jen společně, výběrem profilu

## Transcripts

wrong-first_line = musí znít { $title }
wrong-board_not_held = tento textový formát neobsahuje plán, takže funguje jen s vestavěnými plány
wrong-line_begins = musí začínat { $name }
wrong-line_not_json = text za dvojtečkou není platný JSON
wrong-cut_short = soubor není úplný
wrong-no_numbered_action = musí se skládat z čísla a akce
wrong-line_too_long = akce může mít nejvýš { $most } znaků
wrong-no_action = { $line } není akce; možné tvary: { $forms }
wrong-no_such_player = neznámý hráč { $name }; ve hře jsou { $known }
wrong-player_0 = hráč 0 neexistuje: hráči se číslují od 1, místa od 0
wrong-no_such_seat = místo { $seat } neexistuje; k dispozici: { $known }
wrong-no_such_company = neznámá společnost { $name }; k dispozici: { $known }
wrong-line_is_json = vypadá to jako JSON; nejdřív ho převeď funkcí json.loads

## Boards

wrong-board_name_taken = { $name } se už jmenuje jiný plán
wrong-not_writable = obsahuje hodnoty, které nelze zapsat jako JSON
wrong-board_too_large = je větší než { $size } KiB, a to je na plán příliš
wrong-hex_twice = je na plánu dvakrát
wrong-empty = je prázdné
wrong-names_of_place = má to být český a německý název, ne { $found }
wrong-city_without_name = město potřebuje název
wrong-path_ends = { $path } nevede od hrany k městu nebo městečku tohoto políčka
wrong-edge_twice = hranu { $edge } používají dvě koleje
wrong-six_edges = počet položek je { $count }, ale políčko má šest hran
wrong-not_on_board = { $hex } na plánu není
wrong-hex_name = má to být písmeno od A do Z a číslo s nejvýše třemi číslicemi
wrong-no_such_column = řada { $row } nemá sloupec { $column }
wrong-edges_0_to_5 = hrany musí mít čísla 0 až 5
wrong-no_company = společnost { $company } neexistuje
wrong-title_too_long = smí mít nejvýš { $most } znaků
wrong-four_values = má mít čtyři hodnoty, od žluté po šedou
wrong-number_on_kind = má { $count }, ale toto políčko druhu { $kind } musí mít { $wanted }
wrong-label_oo = políčka druhu double_city musí mít označení OO, ostatní políčka ho mít nesmějí
wrong-label_on_kind = políčko druhu { $kind } nemůže mít označení { $label }
wrong-reserved_names = políčka druhu reserved musí uvádět společnost, ostatní políčka ji uvádět nesmějí
wrong-not_large = { $company } není velká společnost
wrong-printed_track = políčka s označením P a políčka druhu fixed musí mít předtištěné koleje, ostatní políčka je mít nesmějí
wrong-edge_missing = hrana { $edge }: chybí sousední políčko { $hex }
wrong-edge_elsewhere = hrana { $edge }: { $hex } s ní nesousedí
wrong-edge_red = hrana { $edge }: { $hex } má také červený okraj, a dvě taková políčka nesmějí sousedit
wrong-edge_one_way = hrana { $edge }: { $hex } zpětně neuvádí jako souseda { $here }
wrong-off_board = { $path } vede mimo plán
wrong-no_track_meets = k hraně { $edge } nevede žádná předtištěná kolej sousedního políčka
wrong-no_red_tile = červený dílek se sem nehodí, protože žádné dvě sousední hrany nevedou na jiná políčka
wrong-number_of_homes = { $company } má nesprávný počet domovských políček: { $count }
wrong-home_not_on_board = je domovským políčkem { $company }, ale na plánu není
wrong-home_not_kept = je domovským políčkem { $company }, ale není pro ni vyhrazeno
wrong-home_not_named = neuvádí { $company }, jejímž je domovským políčkem
wrong-home_elsewhere = uvádí { $company }, ale podle plánu toto políčko mezi její domovská nepatří
wrong-city_home = jedno město na tomto políčku je označeno jako domovské pro { $company }, políčko samo ne
wrong-not_connected = není spojeno s { $hex }
wrong-game_players = { $game }: povolený počet hráčů je { $low }–{ $high }
wrong-sizes_needed = { $game } potřebuje společnosti právě těchto velikostí: { $sizes }
wrong-home_without_city = na domovském políčku { $companies } není město
wrong-as_printed = nesmí se lišit od tištěného plánu
wrong-red_values_missing = chybí, i když v této hře lze červené dílky pokládat od začátku
wrong-value_too_high = je { $value }, ale hodnoty na vlastním plánu smějí být nejvýš { $most }
wrong-track_too_dense = předtištěné koleje tvoří příliš mnoho smyček ({ $loops }), vlastní plán jich smí mít nejvýš { $most }; nejvíc kolejí ({ $paths }) má toto políčko
wrong-search_too_long = hledání nejlepší jízdy z tohoto políčka s vlaky { $trains } neskončí ani po { $nodes } uzlech; předtištěné koleje se příliš větví
wrong-paper_is_company = { $name } je na tomto plánu běžná společnost, takže nemůže být soukromou společností
wrong-paper_home = na domovském políčku { $name } musí být město
wrong-no_papers = hra { $game } nemá žádné soukromé společnosti
wrong-papers_needed = musí tu být právě jeden vlak 3E a jedna staniční dráha

## Games of 18xx.games

wrong-other_game = v souboru je hra { $title }, ne 18CZ
wrong-optional_rules = volitelná pravidla nejsou podporována: { $rules }
wrong-too_many_players = hra může mít nejvýš { $most } hráčů, ne { $count }
wrong-same_id = dva hráči mají stejný identifikátor { $id }
wrong-nothing_to_undo = není co vrátit
wrong-nothing_to_redo = není co obnovit
wrong-nothing_after = po akci { $action } už není co vrátit
wrong-ended_by_hand = hráči už hru předčasně ukončili
wrong-not_of_one_company = nejsou to akcie jedné společnosti: { $found }
wrong-not_these_shares = neodpovídá uvedeným akciím: { $found }
wrong-one_share = koupit lze jen jednu akcii najednou: { $found }
wrong-other_price = cena { $name } je { $price } K, ne { $found }
wrong-other_railway_price = cena je { $price } K, ne { $found }
wrong-no_start_price = není to počáteční kurz: { $found }
wrong-other_debt = dluh je { $debt } K, ne { $found }
wrong-nothing_to_pass = tady nelze pasovat
wrong-no_red_tile_of = není to červený dílek této společnosti: { $found }
wrong-lies_already = dílek { $found } už leží na { $hex }
wrong-no_two_stations = žádná společnost teď nevybírá mezi dvěma stanicemi na jednom políčku
wrong-station_not_asked = není to žádná ze stanic, mezi kterými se vybírá: { $found }
wrong-other_income = tyto trasy vynesou { $income } K, ne { $found }
wrong-no_route = není to trasa: { $found }
wrong-legs_apart = úseky trasy na sebe nenavazují: { $found }
wrong-no_side = tato karta vlaku nemá stranu pro společnost této velikosti: { $found }

## Games for 18xx.games

wrong-no_board_there = na 18xx.games plán { $title } není
wrong-other_position = na 18xx.games by vznikla jiná pozice; liší se: { $why }
wrong-differs_prices = kurzy akcií
wrong-differs_track = položené dílky
wrong-differs_order = pořadí hráčů
wrong-differs_bank = balíček, zásoba vlaků nebo sešrotované vlaky
wrong-too_late = na 18xx.games by na to bylo pro { $company } už pozdě
wrong-refused_there = 18xx.games to nedovoluje: { $section } { $code }
wrong-no_copy = na 18xx.games už nezbývá žádný dílek { $tile }
wrong-trains_order = na 18xx.games odevzdávají společnosti vlaky v jiném pořadí
wrong-debt_as_a_whole = na 18xx.games lze dluh splatit jen celý (R-033)
wrong-own_colour = na 18xx.games lze kartu vlaku otočit jen na vlastní barvu společnosti, ne na { $face } (R-105)
wrong-differs_player = hotovost, dluh nebo akcie ({ $name })
wrong-differs_company = stav, počáteční kurz, ředitel nebo pokladna společnosti { $company }
wrong-differs_trains = vlaky společnosti { $company }
wrong-differs_stations = stanice společnosti { $company }
wrong-differs_railway = majitel nebo stav místní dráhy { $railway }

## What the owner of a file should know

remark-fell_back = tyto akce jsou platné jen před pasováním, které doplnil import, nebo po něm: { $actions }
remark-not_over = podle souboru hra skončila, ale akce v něm ke konci hry nevedou
remark-other_result = v souboru je jiný výsledek: { $there }; tady je { $here }
