### Slova, ze kterých se skládají věty o hře.

the-bank = banka
    .at-the-start = Banka
player-number = Hráč { $number }
nobody = nikdo
nothing = nic
list-separator = {", "}
part-separator = {". "}
one-route = { $train } { $hexes }
one-route-with-income = { $train } { $hexes }: { $income } K
result-of = { $player } { $worth } K
percent = { $value } %
reason-with-section = { $reason } ({ $section })

## Kola: před prvním burzovním, burzovní kolo 2, operační kolo 5.2, po posledním

round-PRE = PBK
round-SR = BK { $number }
round-OR = OpK { $number }
round-END = konec hry
