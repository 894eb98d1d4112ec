### The command line: names of fields in errors, notation, departures, and what is always in English.

cli-english-output = The output is always in English.
cli-in-notation = in notation: { $line }
cli-field-actions = actions
cli-field-board = board
cli-field-options = options
cli-field-players = players
cli-field-seed = seed
cli-board-name-note = { $name }, { $note }
cli-simulate-no-bot = unknown bot { $name }; known: { $known }; for your own bot, use module:Class
cli-departure = departure
cli-departed-fell_back = this action is only valid before or after a pass that the import added
cli-departed-other_price = by the rulebook, this station has a different price
cli-departed-second_fall = the share price falls a second time in one turn
