### Words that the sentences of the game are made with. The bank is "die Bank" and stands only where nominative or
### accusative is needed ("an die Bank"); other names take no ending in any case.

the-bank = die Bank
    .at-the-start = Die Bank
player-number = Spieler { $number }
nobody = niemand
nothing = keine
list-separator = {", "}
part-separator = {". "}
one-route = { $train } { $hexes }
one-route-with-income = { $train } { $hexes }: { $income } K
result-of = { $player } { $worth } K
percent = { $value } %
reason-with-section = { $reason } ({ $section })

## Rounds: before the first stock round, stock round 2, operating round 5.2, after the last

round-PRE = Vor-AR
round-SR = AR { $number }
round-OR = BR { $number }
round-END = Ende
