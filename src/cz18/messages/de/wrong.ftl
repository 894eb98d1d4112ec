## Values

wrong-not_an_object = muss ein Objekt sein, nicht { $found }
wrong-no_fields = ist kein Objekt mit Feldern
wrong-not_a_list = muss eine Liste sein, nicht { $found }
wrong-not_a_text = muss ein Text sein, nicht { $found }
wrong-not_a_whole_number = muss eine ganze Zahl sein, nicht { $found }
wrong-not_text_or_number = muss ein Text oder eine ganze Zahl sein, nicht { $found }
wrong-not_a_boolean = muss true oder false sein, nicht { $found }
wrong-not_of_type = muss vom JSON-Typ { $kind } sein, nicht { $found }
wrong-not_one_of = muss einer der Werte { $known } sein, nicht { $found }
wrong-number_too_large = die Zahl liegt außerhalb des zulässigen Bereichs
wrong-below = { $found } liegt unter { $low }
wrong-above = liegt über { $high }
wrong-odd_text = dieser Text ist nicht brauchbar: { $found }
wrong-no_name = so heißt hier nichts: { $found }
wrong-unknown_name = unbekannter Name: { $found }
wrong-unknown_kind = diese Art gibt es nicht: { $found }
wrong-no_id = keine Kennung: { $found }
wrong-missing = fehlt
wrong-unknown_field = gehört nicht hierher
wrong-twice = { $name } steht zweimal da
wrong-not_a_seed = muss eine ganze Zahl von 0 bis 2^63 - 1 sein, nicht { $found }

## Files

wrong-not_read = { $file } lässt sich nicht lesen: { $why }
wrong-not_written = { $file } lässt sich nicht schreiben: { $why }
wrong-no_such_file = diese Datei oder diesen Ordner gibt es nicht
wrong-forbidden = das ist nicht erlaubt
wrong-a_folder = das ist ein Ordner
wrong-disk_full = der Datenträger ist voll
wrong-file_too_large = die Datei ist unkomprimiert größer als { $size } MiB; so groß ist kein Spiel
wrong-not_utf8 = die Datei ist kein Text in UTF-8 (Byte { $byte })
wrong-gzip_damaged = die gzip-Datei ist beschädigt oder abgeschnitten
wrong-not_json = die Datei ist kein JSON oder abgeschnitten (Zeile { $line }, Spalte { $column })
wrong-too_deep = das JSON ist zu tief geschachtelt
wrong-huge_number = eine Zahl hat zu viele Ziffern
wrong-not_a_number = { $name } ist keine Zahl
wrong-field_twice = ein Objekt hat das Feld { $name } zweimal
wrong-no_game = die Datei enthält weder ein gespeichertes Spiel von 18CZ noch einen Export von 18xx.games
wrong-no_save = das ist kein gespeichertes Spiel von 18CZ
wrong-version_number = muss die Nummer einer Version des Formats sein, nicht { $found }
wrong-newer_format = das Spiel ist im neueren Format { $found } gespeichert; dieses Programm liest bis { $known }
wrong-rules_version = muss eine Version der Regeln sein, nicht { $found }
wrong-other_rules = das Spiel wurde nach Version { $found } der Regeln gespielt; dieses Programm spielt { $known }. Nach anderen als seinen eigenen Regeln wird es nicht nachgespielt
wrong-not_names = muss eine Liste von Namen sein, nicht { $found }
wrong-not_a_name = muss ein Name sein, nicht { $found }
wrong-not_a_board = muss der Name eines Spielplans oder ein Spielplan sein, nicht { $found }
wrong-too_many_actions = kein Spiel hat mehr als { $most } Aktionen

## Setting up

wrong-unknown_board = einen Spielplan { $found } gibt es nicht; es gibt { $known }
wrong-names_wanted = muss eine Liste von Namen sein
wrong-name_length = jeder Name braucht 1 bis { $most } Zeichen, nicht nur Leerzeichen
wrong-same_name = zwei Spieler haben denselben Namen
wrong-players_range = der Spielplan { $board } ist für { $low } bis { $high } Spieler, nicht für { $count }
wrong-players_number = der Spielplan { $board } ist für { $wanted } Spieler, nicht für { $count }
wrong-older_edition = die ältere Fassung hat nur das Grundspiel
wrong-unknown_option = diese Option gibt es nicht; es gibt { $known }
wrong-departures = Abweichungen kommen nur als Ganzes aus einem Profil

## Transcripts

wrong-first_line = muss { $title } lauten
wrong-board_not_held = eine Mitschrift enthält keine Daten eines Spielplans; lesbar sind nur Spiele auf unseren Plänen
wrong-line_begins = muss mit { $name } beginnen
wrong-line_not_json = was auf den Namen folgt, ist kein JSON
wrong-cut_short = die Datei ist abgeschnitten
wrong-no_numbered_action = ist keine Aktion mit ihrer Nummer
wrong-line_too_long = eine Zeile von mehr als { $most } Zeichen ist keine Aktion
wrong-no_action = { $line } ist keine Aktion; Formen: { $forms }
wrong-no_such_player = kein Spieler heißt { $name }; es gibt { $known }
wrong-no_such_seat = einen Platz { $seat } gibt es nicht; es gibt { $known }
wrong-no_such_company = eine Gesellschaft { $name } gibt es nicht; es gibt { $known }
wrong-line_is_json = das sieht nach JSON aus; json.loads macht daraus einen Wert

## Boards

wrong-board_name_taken = { $name } heißt schon ein anderer Spielplan
wrong-not_writable = enthält etwas, das sich nicht als JSON schreiben lässt
wrong-board_too_large = ist größer als { $size } KiB; so groß ist kein Spielplan
wrong-hex_twice = steht zweimal auf dem Spielplan
wrong-empty = ist leer
wrong-names_of_place = { $found } ist kein tschechischer und deutscher Name
wrong-city_without_name = eine Stadt braucht einen Namen
wrong-path_ends = { $path } führt nicht von einer Kante zu einer Stadt oder Kleinstadt dieses Feldes
wrong-edge_twice = zwei Gleise benutzen die Kante { $edge }
wrong-six_edges = Einträge: { $count }; ein Feld hat sechs Kanten
wrong-not_on_board = { $hex } ist nicht auf dem Spielplan
wrong-hex_name = muss ein Buchstabe von A bis Z mit einer höchstens dreistelligen Zahl sein
wrong-no_such_column = die Reihe { $row } hat keine Spalte { $column }
wrong-edges_0_to_5 = Kanten haben die Nummern 0 bis 5
wrong-no_company = { $company } ist keine Gesellschaft
wrong-title_too_long = ist länger als { $most } Zeichen
wrong-four_values = braucht vier Werte, von Gelb bis Grau
wrong-number_on_kind = { $count } auf einem Feld der Art { $kind }, das { $wanted } hat
wrong-label_oo = OO kennzeichnet die Felder der Art double_city und keine anderen
wrong-label_on_kind = { $label } steht auf einem Feld der Art { $kind }
wrong-reserved_names = nennt genau auf Feldern der Art reserved eine Gesellschaft
wrong-not_large = { $company } ist keine große Gesellschaft
wrong-printed_track = Gleise sind nur in Prag und auf Feldern der Art fixed vorgedruckt
wrong-edge_missing = Kante { $edge }: { $hex } fehlt
wrong-edge_elsewhere = Kante { $edge }: { $hex } liegt dort nicht
wrong-edge_red = Kante { $edge }: { $hex } ist auch rot umrandet
wrong-edge_one_way = Kante { $edge }: { $hex } nennt umgekehrt { $here } nicht
wrong-off_board = { $path } führt vom Spielplan hinaus
wrong-no_track_meets = auf die Kante { $edge } trifft kein vorgedrucktes Gleis
wrong-no_red_tile = keine zwei benachbarten Kanten führen zu Feldern: kein rotes Plättchen passt
wrong-number_of_homes = Zahl der Heimatfelder von { $company }: { $count }
wrong-home_not_on_board = Heimatfeld von { $company }, aber nicht auf dem Spielplan
wrong-home_not_kept = ist Heimatfeld von { $company }, aber nicht für sie reserviert
wrong-home_not_named = nennt { $company } nicht, deren Heimatfeld es ist
wrong-home_elsewhere = nennt { $company }, deren Heimatfeld anderswo liegt
wrong-city_home = eine Stadt ist für { $company } bestimmt, aber das Feld ist nicht ihr Heimatfeld
wrong-not_connected = hängt nicht mit { $hex } zusammen
wrong-game_players = { $game } ist für { $low } bis { $high } Spieler
wrong-sizes_needed = { $game } braucht Gesellschaften dieser Größen: { $sizes }
wrong-home_without_city = das Heimatfeld von { $companies } hat keine Stadt
wrong-as_printed = muss bleiben, wie es gedruckt ist
wrong-red_values_missing = fehlt; rote Plättchen liegen von Anfang an
wrong-value_too_high = ist { $value }; ein eigener Spielplan darf Werte bis { $most } haben
wrong-track_too_dense = die gedruckten Gleise bilden { $loops } Schleifen, ein eigener Spielplan darf { $most } haben; dieses Feld hat die meisten Gleise ({ $paths })
wrong-search_too_long = mit { $trains } wird die beste Fahrt von diesem Feld nicht in { $nodes } Knoten gefunden; die gedruckten Gleise verzweigen sich zu sehr
wrong-paper_is_company = { $name } ist eine Gesellschaft dieses Spielplans
wrong-paper_home = das Heimatfeld von { $name } muss eine Stadt sein
wrong-no_papers = { $game } hat keine
wrong-papers_needed = braucht die 3E-Lok und eine Bahnhofsbahn

## Games of 18xx.games

wrong-other_game = die Datei enthält ein Spiel von { $title }, nicht von 18CZ
wrong-optional_rules = Zusatzregeln werden nicht unterstützt: { $rules }
wrong-too_many_players = ein Spiel hat höchstens { $most } Spieler, nicht { $count }
wrong-same_id = zwei Spieler haben die Kennung { $id }
wrong-nothing_to_undo = es gibt nichts zurückzunehmen
wrong-nothing_to_redo = es gibt nichts wiederherzustellen
wrong-nothing_after = nach Aktion { $action } kommt nichts mehr
wrong-ended_by_hand = das Spiel wurde schon von Hand beendet
wrong-not_of_one_company = keine Aktien einer einzigen Gesellschaft: { $found }
wrong-not_these_shares = nicht der Anteil dieser Aktien: { $found }
wrong-one_share = gekauft wird eine Aktie auf einmal: { $found }
wrong-other_price = der Preis von { $name } ist { $price } K, nicht { $found }
wrong-other_railway_price = der Preis ist { $price } K, nicht { $found }
wrong-no_start_price = kein Startkurs: { $found }
wrong-other_debt = die Schuld beträgt { $debt } K, nicht { $found }
wrong-nothing_to_pass = hier kann nicht gepasst werden
wrong-no_red_tile_of = nicht das rote Plättchen der Gesellschaft: { $found }
wrong-lies_already = Plättchen { $found } liegt schon auf { $hex }
wrong-no_two_stations = auf keinem Feld sind zwei Bahnhöfe
wrong-station_not_asked = um diesen Bahnhof geht es nicht: { $found }
wrong-other_income = diese Strecken bringen { $income } K, nicht { $found }
wrong-no_route = keine Strecke: { $found }
wrong-legs_apart = die Abschnitte hängen nicht zusammen: { $found }
wrong-no_side = hat keine Seite für die Größe der Gesellschaft: { $found }

## Games for 18xx.games

wrong-no_board_there = 18xx.games hat keinen Spielplan { $title }
wrong-other_position = dort käme eine andere Stellung heraus: { $why }
wrong-differs_prices = die Aktienkurse
wrong-differs_track = die gelegten Plättchen
wrong-differs_order = die Zugreihenfolge
wrong-differs_bank = die Loks der Bank
wrong-too_late = dort bleibt { $company } keine Zeit mehr dafür
wrong-refused_there = 18xx.games nimmt das nicht an: { $section } { $code }
wrong-no_copy = vom Plättchen { $tile } ist keines mehr übrig
wrong-trains_order = nach den Loks über dem Limit wird dort in anderer Reihenfolge gefragt
wrong-debt_as_a_whole = eine Schuld wird dort nur als Ganzes zurückgezahlt (R-033)
wrong-own_colour = eine Lok wird dort nur auf die eigene Farbe der Gesellschaft gewendet, nicht auf { $face } (R-105)
wrong-differs_player = was { $name } hat
wrong-differs_company = Zustand, Direktor oder Betriebskapital von { $company }
wrong-differs_trains = die Loks von { $company }
wrong-differs_stations = die Bahnhöfe von { $company }
wrong-differs_railway = die Lokalbahn { $railway }

## What the owner of a file should know

remark-fell_back = Aktionen, die nur vor oder nach einem ergänzten Pass gültig waren: { $actions }
remark-not_over = nach der Datei ist das Spiel zu Ende; hier geht es weiter
remark-other_result = in der Datei steht ein anderes Ergebnis: { $there }; hier ist es { $here }
