### Playing a turn: the action bar, steps without a choice, terms, advice, and who plays each seat.

## Files

wrong-seats_of_players = 必须有 { $players } 项，每位玩家一项，而不是 { $found } 项

## The title of the panel when it is the reader's turn, by the kind of decision: your-<kind>

your-pre_stock_turn = 轮到你：购买一条地方铁路，或跳过
your-stock_turn = 轮到你：出售、购买或跳过
your-auction_opening = 轮到你：为一家私有公司发起拍卖
your-auction_bid = 轮到你：加价或退出
your-railway_tile = 轮到你：为附车站的铁路铺设板块
your-track = 轮到你：为 { $company } 铺设铁轨
your-station = 轮到你：为 { $company } 建造车站？
your-run = 轮到你：运营 { $company } 的火车
your-dividend = 轮到你：{ $company } 的收入
your-acquisition = 轮到你：{ $company } 要收购公司吗？
your-trains = 轮到你：{ $company } 的火车
your-home_station = 轮到你：{ $company } 的总部车站
your-home_city = 轮到你：{ $company } 的城市
your-answer = 轮到你：答复 { $company } 的报价
your-station_conflict = 轮到你：{ $company } 保留哪个车站？
your-take_over_trains = 轮到你：{ $company } 接收的火车
your-return_trains = 轮到你：{ $company } 的火车过多
move-of = { $player } 的行动
position-before = 游戏开始
then-next = 接下来：{ $what }

## Leaving a step unused

use-confirm-skips = 跳过可建造的内容前先询问
sure-skip-track = 结束 { $company } 的铺轨步骤？
sure-skip-station = 不为 { $company } 建造车站？
sure-skip-run = { $company } 不建造就继续？
loses-tile = 本回合还可以铺设一个板块。
loses-power = 利用地方铁路的能力还可以铺设一个板块。
loses-station = 可以建造一个车站，而且公司账户足够支付。
sure-skip = 跳过
sure-stay = 返回
skip-to-run = 立即运营
    .title = 不再铺轨，不建造车站，直接运营火车
skip-to-none = 直接买火车
    .title = 不再铺轨，不建造车站；没有火车可运营
skip-to-end = 结束回合
    .title = 不收购，不购买火车
since-unchanged = 你自己的数字没有变化。
automatic = 自动：没有可选项。

## A company's turn

tiles-first = 铺设最多 { $count } 个黄色板块，或升级一个板块。
tiles-more = 还可以铺设 { $count } 个黄色板块。
best-run-with = 使用 { $train } 的最佳路线
station-costs = 车站费用
pay-out-and-end = 发放分红并结束回合
buy-train-for = 以 { $price } 购买 { $train } 类火车
buy-and-end = 购买并结束回合

## Stock rounds

stage = 地图或股票
tab-shares = 股票
buy-share-short = 购买
start-costs = 你支付
railways-at-the-end = 游戏结束时，玩家仍拥有的每条地方铁路计 { $price }。
paper-home = 它的总部在 { $hex } { $place }，收入为该处板块的数值。
no-bid-yet = 还没有人出价。

## Bohemia and Moravia-Silesia

board-bohemia-is = 双人游戏，另有第三位自动玩家：瓦茨拉夫拥有自己的公司。
board-moravia_silesia-is = 较短的游戏，以私有公司拍卖开始。
term-vaclav = 瓦茨拉夫
explain-vaclav = 瓦茨拉夫是波希米亚的自动第三玩家。他没有回合和现金；他公司的铁轨和车站由两位玩家决定，运营和分红自动进行。
guide-vaclav = 你的对手是一位玩家和自动进行的瓦茨拉夫。他从一家小公司开始，之后得到更大的公司，每家都有一列火车。你和对手分担它们的铁轨和车站决定；它们自动运营和分红。你可以购买它们的股票。

## Advice

advice-of = { $bot } 处在你的位置会怎么做：
advice-asked = 正在分析你的局面……
advice-estimate = 金额是该选择到游戏结束为止收益的估计，并非确定值。
advice-because-gain = 预计这会让你在游戏结束时多 { $value }。
advice-because-value = 预计到游戏结束时这对你值 { $value }。
advice-because-plan = 加上计划中的后续购买，游戏结束时你会多 { $value }。
advice-because-advantage = 预计最终比另一个选择多 { $value }。
advice-because-income_change = 预计公司在剩余游戏中的运营多赚 { $value }。
advice-because-with_later_tiles = 加上以后回合计划的板块，共值 { $value }。
advice-because-with_next_tile = 加上计划中的下一个板块，共值 { $value }。
advice-because-expected = 它多次模拟了剩余的游戏：平均为 { $value }。
advice-because-next_best = 次优选择为 { $value }。

## Options of a new game: option-<name>-is explains option-<name>

option-edition-is = 旧版的起始资金不同，且第一个板块必须铺设。
option-sell_in_blocks-is = 是：一位玩家在一个回合内出售同一公司的所有股票价格相同，股价只下跌一次。否：每次追加出售都会使股价再次下跌。
option-praha_yellow_is_lay-is = 是：黄色布拉格算铺设一个黄色板块。否：算升级。
option-first_oo_tile-is = 在有两座城市的地块上铺设第一个板块的费用。
option-ate_brown_open-is = 是：在 ATE 建立总部车站之前，其他公司从棕色板块起也可在那里建造车站，但保留一个位置。
option-token_price_after_acquisition-is = 使用被收购公司的标记建造车站的费用。
option-scrap_own_at_acquisition-is = 是：收购方可以报废自己的火车以腾出位置。
option-allow_submaximal_run-is = 是：公司可以不取最高收入。规则书要求最高收入。
option-turning_scraps-is = 是：将火车卡翻到较大的一面也会像购买一样报废旧火车。
option-pool_faces-is = 公司可以购买池中火车卡的哪一面。
option-runnable_first-is = 没有可运营火车的公司是否必须先购买这样的火车。
option-emergency_top_up-is = 是：即使公司账户买得起别的火车，总裁也可以出钱购买更贵的火车。
option-playing_order-is = 行动顺序是随机抽取还是按座位列表。

## The table

table-menu = 保存与分享
