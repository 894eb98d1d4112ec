### Příkazový řádek: názvy polí v chybách, zápis, odchylky a co je vždy anglicky.

cli-english-output = Výstup je vždy anglicky.
cli-in-notation = v zápisu: { $line }
cli-field-actions = akce
cli-field-board = plán
cli-field-options = volby
cli-field-players = hráči
# as in English
cli-field-seed = seed
cli-board-name-note = { $name }, { $note }
cli-simulate-no-bot = bot { $name } neexistuje; známí: { $known }; vlastní: modul:Třída
cli-departure = v čem se odchyluje
cli-departed-fell_back = akce platí jen před doplněným pasováním nebo po něm
cli-departed-other_price = jiná cena této stanice
cli-departed-second_fall = kurz klesá podruhé v jednom tahu
