### Words used in sentences about the game.
###
### Players are inserted by name, parties as "the bank", a player or a company. Lists are joined with the separator below
### and have a count, $<name>_count; so do optional arguments (0 if missing). Money is in K.
### A word of the program (a step, a colour, a size) is inserted as it is: select on it.

the-bank = the bank
    .at-the-start = The bank
player-number = Player { $number }
nobody = nobody
nothing = none
list-separator = {", "}
part-separator = {". "}
one-route = { $train } { $hexes }
one-route-with-income = { $train } { $hexes }: { $income } K
result-of = { $player } { $worth } K
percent = { $value }%
reason-with-section = { $reason } ({ $section })

## Rounds: before the first stock round, stock round 2, operating round 5.2, after the last

round-PRE = pre-stock
round-SR = SR { $number }
round-OR = OR { $number }
round-END = end
