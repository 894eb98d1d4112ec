### Wiersz poleceń: nazwy pól w błędach, notacja, odstępstwa i to, co jest zawsze po angielsku.

cli-english-output = Wyniki są zawsze wypisywane po angielsku.
cli-in-notation = w notacji: { $line }
cli-field-actions = ruchy
cli-field-board = mapa
cli-field-options = opcje
cli-field-players = gracze
cli-field-seed = ziarno losowe
cli-board-name-note = { $name }, { $note }
cli-simulate-no-bot = nieznany bot { $name }; znane: { $known }; własny bot: moduł:Klasa
cli-departure = odstępstwo
cli-departed-fell_back = ten ruch jest możliwy tylko przed spasowaniem dodanym przy imporcie albo po nim
cli-departed-other_price = według instrukcji ta stacja ma inną cenę
cli-departed-second_fall = cena akcji spada drugi raz w jednej turze
