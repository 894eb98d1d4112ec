### Die Befehlszeile: Namen von Feldern in Fehlern, Notation, Abweichungen und was immer englisch ist.

cli-english-output = Die Ausgabe ist immer auf Englisch.
cli-in-notation = in Notation: { $line }
cli-field-actions = Aktionen
cli-field-board = Spielplan
cli-field-options = Optionen
cli-field-players = Spieler
cli-field-seed = Startwert
cli-board-name-note = { $name }, { $note }
cli-simulate-no-bot = einen Bot { $name } gibt es nicht; bekannt sind: { $known }; eigene: modul:Klasse
cli-departure = was abweicht
cli-departed-fell_back = die Aktion ist nur vor oder nach einem ergänzten Pass gültig
cli-departed-other_price = ein anderer Preis für diesen Bahnhof
cli-departed-second_fall = der Kurs fällt in einem Zug ein zweites Mal
