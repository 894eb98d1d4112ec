### Words that the sentences of the game are made with.
###
### Players come by name, parties as "the bank", a player or a company. Lists come written with the separator below, and
### with $<name>_count, how many there are; so does whatever may be missing (then the count is 0). Money is in K.
### An argument that is a word of the program (a step, a colour, a size) comes as that word: select on it.

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
