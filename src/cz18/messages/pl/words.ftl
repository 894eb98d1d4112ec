### Słowa, z których układane są zdania o grze.

the-bank = bank
    .at-the-start = Bank
player-number = Gracz { $number }
nobody = nikt
nothing = brak
list-separator = {", "}
part-separator = {". "}
one-route = { $train } { $hexes }
one-route-with-income = { $train } { $hexes } ({ $income } K)
result-of = { $player } { $worth } K
percent = { $value }%
reason-with-section = { $reason } ({ $section })

## Rundy: przed pierwszą giełdową, runda giełdowa 2, runda operacyjna 5.2, po ostatniej

round-PRE = pre-runda
# as in English
round-SR = SR { $number }
# as in English
round-OR = OR { $number }
round-END = koniec
