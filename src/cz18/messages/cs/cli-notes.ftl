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
cli-simulate-no-bot = neznámý bot { $name }; k dispozici: { $known }; vlastní: modul:Třída
cli-departure = odchylka
cli-departed-fell_back = akce je platná jen před pasováním, které doplnil import, nebo po něm
cli-departed-other_price = podle pravidel má tato stanice jinou cenu
cli-departed-second_fall = kurz klesá podruhé v jednom tahu
