### Wiersz poleceń: nazwy pól w błędach, notacja, odstępstwa i to, co jest zawsze po angielsku.

cli-english-output = Wynik jest zawsze po angielsku.
cli-in-notation = w notacji: { $line }
cli-field-actions = ruchy
cli-field-board = mapa
cli-field-options = opcje
cli-field-players = gracze
cli-field-seed = ziarno losowe
cli-board-name-note = { $name }, { $note }
cli-simulate-no-bot = nie ma bota { $name }; znane: { $known }; własny: moduł:Klasa
cli-departure = na czym polega
cli-departed-fell_back = ruch pasuje tylko przed dodanym spasowaniem albo po nim
cli-departed-other_price = inna cena tej stacji
cli-departed-second_fall = cena akcji spada drugi raz w jednej turze
