## Values

wrong-not_an_object = muss ein Objekt sein, nicht { $found }
wrong-no_fields = muss ein Objekt sein
wrong-not_a_list = muss eine Liste sein, nicht { $found }
wrong-not_a_text = muss ein Text sein, nicht { $found }
wrong-not_a_whole_number = muss eine ganze Zahl sein, nicht { $found }
wrong-not_text_or_number = muss ein Text oder eine ganze Zahl sein, nicht { $found }
wrong-not_a_boolean = muss true oder false sein, nicht { $found }
wrong-not_of_type = muss vom JSON-Typ { $kind } sein, nicht { $found }
wrong-not_one_of = muss einer der Werte { $known } sein, nicht { $found }
wrong-number_too_large = liegt außerhalb des zulässigen Bereichs
wrong-below = muss mindestens { $low } sein, nicht { $found }
wrong-above = darf höchstens { $high } sein
wrong-odd_text = ist zu lang oder enthält unzulässige Zeichen: { $found }
wrong-no_name = ist kein gültiger Name: { $found }
wrong-unknown_name = unbekannter Name: { $found }
wrong-unknown_kind = unbekannte Art: { $found }
wrong-no_id = ist keine gültige Kennung: { $found }
wrong-missing = fehlt
wrong-unknown_field = ist kein bekanntes Feld
wrong-twice = { $name } kommt zweimal vor
wrong-not_a_seed = muss eine ganze Zahl von 0 bis 2^63 - 1 sein, nicht { $found }

## Files

wrong-not_read = { $file } lässt sich nicht lesen: { $why }
wrong-not_written = { $file } lässt sich nicht schreiben: { $why }
wrong-no_such_file = Datei oder Ordner nicht gefunden
wrong-forbidden = keine Berechtigung
wrong-a_folder = das ist ein Ordner
wrong-disk_full = der Datenträger ist voll
wrong-file_too_large = die Datei ist unkomprimiert größer als { $size } MiB und damit zu groß
wrong-not_utf8 = die Datei ist kein Text in UTF-8 (Byte { $byte })
wrong-gzip_damaged = die gzip-Datei ist beschädigt oder unvollständig
wrong-not_json = das ist kein gültiges JSON, oder es ist unvollständig (Zeile { $line }, Spalte { $column })
wrong-too_deep = das JSON ist zu tief verschachtelt
wrong-huge_number = eine Zahl hat zu viele Ziffern
wrong-not_a_number = { $name } ist keine gültige JSON-Zahl
wrong-field_twice = ein Objekt enthält das Feld { $name } zweimal
wrong-no_game = die Datei enthält weder ein gespeichertes Spiel von 18CZ noch einen Export von 18xx.games
wrong-no_save = das ist kein gespeichertes Spiel von 18CZ
wrong-only_actions = hier stehen nur Aktionen; ein gespeichertes Spiel enthält auch Spielplan, Spieler, Optionen und Startwert
wrong-version_number = muss die Nummer einer Formatversion sein, nicht { $found }
wrong-newer_format = die Formatversion { $found } wird nicht unterstützt; diese Version von 18CZ liest Formatversionen bis { $known }
wrong-rules_version = muss eine Regelversion sein, nicht { $found }
wrong-other_rules = das Spiel verwendet die Regelversion { $found }, diese Version von 18CZ unterstützt { $known }; Spiele werden nie nach anderen Regeln nachgespielt
wrong-not_names = muss eine Liste von Namen sein, nicht { $found }
wrong-not_a_name = muss ein Name sein, nicht { $found }
wrong-not_a_board = muss der Name eines Spielplans oder ein Spielplan sein, nicht { $found }
wrong-too_many_actions = ein Spiel darf höchstens { $most } Aktionen haben

## Setting up

wrong-unknown_board = unbekannter Spielplan { $found }; bekannt: { $known }
wrong-names_wanted = muss eine Liste von Namen sein
wrong-name_length = jeder Name muss 1 bis { $most } Zeichen haben, nicht nur Leerzeichen
wrong-same_name = zwei Spieler haben denselben Namen
wrong-players_range = der Spielplan { $board } ist für { $low } bis { $high } Spieler, nicht für { $count }
wrong-players_number = der Spielplan { $board } ist für { $wanted } Spieler, nicht für { $count }
wrong-older_edition = die ältere Fassung gibt es nur für das Standardspiel
wrong-unknown_option = unbekannte Option; bekannt: { $known }
wrong-departures = lassen sich nur zusammen festlegen, durch die Wahl eines Profils

## Transcripts

wrong-first_line = muss { $title } lauten
wrong-board_not_held = dieses Textformat enthält den Spielplan nicht, deshalb geht es nur mit eingebauten Spielplänen
wrong-line_begins = muss mit { $name } beginnen
wrong-line_not_json = der Text nach dem Doppelpunkt ist kein gültiges JSON
wrong-cut_short = die Datei ist unvollständig
wrong-no_numbered_action = muss aus einer Nummer und einer Aktion bestehen
wrong-line_too_long = eine Aktion darf höchstens { $most } Zeichen haben
wrong-no_action = { $line } ist keine Aktion; mögliche Formen: { $forms }
wrong-no_such_player = unbekannter Spieler { $name }; bekannt: { $known }
wrong-player_0 = es gibt keinen Spieler 0: Spieler werden ab 1 gezählt, Plätze ab 0
wrong-no_such_seat = es gibt keinen Platz { $seat }; bekannt: { $known }
wrong-no_such_company = unbekannte Gesellschaft { $name }; bekannt: { $known }
wrong-line_is_json = das sieht nach JSON aus; zuerst json.loads anwenden

## Boards

wrong-board_name_taken = ein anderer Spielplan heißt schon { $name }
wrong-not_writable = enthält Werte, die sich nicht als JSON schreiben lassen
wrong-board_too_large = ist größer als { $size } KiB und damit zu groß für einen Spielplan
wrong-hex_twice = kommt auf dem Spielplan zweimal vor
wrong-empty = ist leer
wrong-names_of_place = muss ein tschechischer und ein deutscher Name sein, nicht { $found }
wrong-city_without_name = eine Stadt braucht einen Namen
wrong-path_ends = { $path } führt nicht von einer Kante zu einer Stadt oder Kleinstadt dieses Feldes
wrong-edge_twice = zwei Gleise benutzen die Kante { $edge }
wrong-six_edges = hat { $count } Einträge, aber ein Feld hat sechs Kanten
wrong-not_on_board = { $hex } ist nicht auf dem Spielplan
wrong-hex_name = muss ein Buchstabe von A bis Z mit einer höchstens dreistelligen Zahl sein
wrong-no_such_column = die Reihe { $row } hat keine Spalte { $column }
wrong-edges_0_to_5 = Kanten müssen Nummern von 0 bis 5 haben
wrong-no_company = es gibt keine Gesellschaft { $company }
wrong-title_too_long = darf höchstens { $most } Zeichen haben
wrong-four_values = muss vier Werte haben, von Gelb bis Grau
wrong-number_on_kind = hat { $count }, aber dieses Feld der Art { $kind } muss { $wanted } haben
wrong-label_oo = Felder der Art double_city müssen die Buchstaben OO haben, andere Felder dürfen sie nicht haben
wrong-label_on_kind = ein Feld der Art { $kind } kann nicht den Buchstaben { $label } haben
wrong-reserved_names = Felder der Art reserved müssen eine Gesellschaft nennen, andere Felder dürfen es nicht
wrong-not_large = { $company } ist keine große Gesellschaft
wrong-printed_track = Felder mit dem Buchstaben P und Felder der Art fixed müssen vorgedruckte Gleise haben, andere Felder dürfen keine haben
wrong-edge_missing = Kante { $edge }: das Nachbarfeld { $hex } fehlt
wrong-edge_elsewhere = Kante { $edge }: { $hex } liegt nicht an dieser Kante
wrong-edge_red = Kante { $edge }: { $hex } ist auch rot umrandet; zwei rot umrandete Felder können keine Nachbarn sein
wrong-edge_one_way = Kante { $edge }: { $hex } nennt { $here } nicht als Nachbarfeld
wrong-off_board = { $path } führt über den Rand des Spielplans hinaus
wrong-no_track_meets = kein vorgedrucktes Gleis des Nachbarfelds trifft auf die Kante { $edge }
wrong-no_red_tile = hier passt kein rotes Plättchen, weil keine zwei benachbarten Kanten zu anderen Feldern führen
wrong-number_of_homes = { $company } hat die falsche Zahl von Heimatfeldern: { $count }
wrong-home_not_on_board = ist ein Heimatfeld von { $company }, aber nicht auf dem Spielplan
wrong-home_not_kept = ist ein Heimatfeld von { $company }, aber nicht für diese Gesellschaft reserviert
wrong-home_not_named = nennt { $company } nicht, deren Heimatfeld es ist
wrong-home_elsewhere = nennt { $company }, aber im Spielplan ist dieses Feld nicht als ihr Heimatfeld eingetragen
wrong-city_home = eine Stadt dieses Feldes ist als Heimatstadt von { $company } gekennzeichnet, das Feld aber nicht als Heimatfeld
wrong-not_connected = ist nicht mit { $hex } verbunden
wrong-game_players = das Spiel { $game } ist für { $low } bis { $high } Spieler
wrong-sizes_needed = { $game } braucht Gesellschaften genau dieser Größen: { $sizes }
wrong-home_without_city = das Heimatfeld von { $companies } hat keine Stadt
wrong-as_printed = darf vom gedruckten Spielplan nicht abweichen
wrong-red_values_missing = fehlt, obwohl rote Plättchen in diesem Spiel von Anfang an gelegt werden können
wrong-value_too_high = ist { $value }, aber auf einem eigenen Spielplan sind Werte nur bis { $most } erlaubt
wrong-track_too_dense = die vorgedruckten Gleise bilden { $loops } Schleifen, auf einem eigenen Spielplan sind aber höchstens { $most } erlaubt; dieses Feld hat die meisten Gleise ({ $paths })
wrong-search_too_long = mit { $trains } endet die Suche nach der besten Fahrt von diesem Feld aus nicht innerhalb von { $nodes } Knoten; die vorgedruckten Gleise verzweigen sich zu sehr
wrong-paper_is_company = { $name } ist eine Gesellschaft dieses Spielplans und kann deshalb keine Privatbahn sein
wrong-paper_home = das Heimatfeld von { $name } muss eine Stadt sein
wrong-no_papers = im Spiel { $game } gibt es keine Privatbahnen
wrong-papers_needed = muss genau eine 3E-Lok und eine Bahnhofsbahn enthalten

## Games of 18xx.games

wrong-other_game = die Datei enthält ein Spiel von { $title }, nicht von 18CZ
wrong-optional_rules = diese Zusatzregeln werden nicht unterstützt: { $rules }
wrong-too_many_players = ein Spiel kann höchstens { $most } Spieler haben, nicht { $count }
wrong-same_id = zwei Spieler haben die Kennung { $id }
wrong-nothing_to_undo = es gibt nichts zurückzunehmen
wrong-nothing_to_redo = es gibt nichts wiederherzustellen
wrong-nothing_after = nach Aktion { $action } gibt es nichts zurückzunehmen
wrong-ended_by_hand = die Spieler haben das Spiel schon vorzeitig beendet
wrong-not_of_one_company = diese Aktien gehören nicht alle zu derselben Gesellschaft: { $found }
wrong-not_these_shares = passt nicht zu den aufgeführten Aktien: { $found }
wrong-one_share = es kann immer nur eine Aktie auf einmal gekauft werden: { $found }
wrong-other_price = der Preis von { $name } ist { $price } K, nicht { $found }
wrong-other_railway_price = der Preis ist { $price } K, nicht { $found }
wrong-no_start_price = das ist kein Startkurs: { $found }
wrong-other_debt = die Schulden betragen { $debt } K, nicht { $found }
wrong-nothing_to_pass = hier kann nicht gepasst werden
wrong-no_red_tile_of = das ist nicht das rote Plättchen dieser Gesellschaft: { $found }
wrong-lies_already = Plättchen { $found } liegt schon auf { $hex }
wrong-no_two_stations = zurzeit muss keine Gesellschaft zwischen zwei Bahnhöfen auf einem Feld wählen
wrong-station_not_asked = dieser Bahnhof steht nicht zur Wahl: { $found }
wrong-other_income = diese Strecken bringen { $income } K, nicht { $found }
wrong-no_route = das ist keine Strecke: { $found }
wrong-legs_apart = die Abschnitte der Strecke hängen nicht zusammen: { $found }
wrong-no_side = keine Seite dieser Lokkarte passt zur Größe der Gesellschaft: { $found }

## Games for 18xx.games

wrong-no_board_there = 18xx.games hat keinen Spielplan { $title }
wrong-other_position = auf 18xx.games käme eine andere Stellung heraus: { $why }
wrong-differs_prices = die Kurstabelle ist anders
wrong-differs_track = die gelegten Plättchen sind anders
wrong-differs_order = die Zugreihenfolge ist anders
wrong-differs_bank = Stapel, Lokpool oder verschrottete Loks sind anders
wrong-too_late = auf 18xx.games wäre es für { $company } dafür zu spät
wrong-refused_there = 18xx.games erlaubt das nicht: { $section } { $code }
wrong-no_copy = auf 18xx.games ist von Plättchen { $tile } keines mehr übrig
wrong-trains_order = auf 18xx.games geben Gesellschaften überzählige Loks in anderer Reihenfolge ab
wrong-debt_as_a_whole = auf 18xx.games können Schulden nur ganz zurückgezahlt werden (R-033)
wrong-own_colour = auf 18xx.games kann eine Lokkarte nur auf die eigene Farbe der Gesellschaft gewendet werden, nicht auf { $face } (R-105)
wrong-differs_player = Bargeld, Schulden oder Aktien von { $name } sind anders
wrong-differs_company = Status, Startkurs, Direktor oder Betriebskapital von { $company } sind anders
wrong-differs_trains = die Loks von { $company } sind anders
wrong-differs_stations = die Bahnhöfe von { $company } sind anders
wrong-differs_railway = Besitzer oder Zustand der Lokalbahn { $railway } sind anders

## What the owner of a file should know

remark-fell_back = diese Aktionen sind nur vor oder nach einem Passen gültig, das der Import ergänzt hat: { $actions }
remark-not_over = laut Datei ist das Spiel zu Ende, aber die Aktionen darin reichen nicht bis zum Ende
remark-other_result = in der Datei steht ein anderes Ergebnis: { $there }; hier lautet es { $here }
