### Words that the sentences of the game are made with. A space stands between Chinese and Latin letters or numbers
### and on both sides of a player's name, none beside Chinese punctuation.

the-bank = 银行
    .at-the-start = 银行
player-number = 玩家 { $number }
nobody = 无人
nothing = 无
list-separator = 、
part-separator = {"。"}
one-route = { $train }（{ $hexes }）
one-route-with-income = { $train }（{ $hexes }）：{ $income } K
result-of = { $player } { $worth } K
percent = { $value }%
reason-with-section = { $reason }（{ $section }）

## Rounds: before the first stock round, stock round 2, operating round 5.2, after the last

round-PRE = 预先股票轮
# as in English
round-SR = SR { $number }
# as in English
round-OR = OR { $number }
round-END = 终局
