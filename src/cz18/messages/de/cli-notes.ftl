### Die Befehlszeile: Namen von Feldern in Fehlern, Notation, Abweichungen und was immer englisch ist.

cli-english-output = Die Ausgabe ist immer auf Englisch.
cli-in-notation = in Notation: { $line }
cli-field-actions = Aktionen
cli-field-board = Spielplan
cli-field-options = Optionen
cli-field-players = Spieler
cli-field-seed = Startwert
cli-board-name-note = { $name }, { $note }
cli-simulate-no-bot = unbekannter Bot { $name }; bekannt: { $known }; ein eigener Bot: modul:Klasse
cli-departure = Abweichung
cli-departed-fell_back = diese Aktion ist nur vor oder nach einem Passen gültig, das der Import ergänzt hat
cli-departed-other_price = nach der Spielregel hat dieser Bahnhof einen anderen Preis
cli-departed-second_fall = der Kurs fällt in einem Zug ein zweites Mal
