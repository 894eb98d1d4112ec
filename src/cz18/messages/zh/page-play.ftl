### Playing a turn: the action bar, steps without a choice, terms, advice, and who plays each seat.

## Files

wrong-seats_of_players = 应有 { $players } 项，每名玩家一项，而不是 { $found } 项

## The title of the panel when it is the reader's turn, by the kind of decision: your-<kind>

your-pre_stock_turn = 轮到你：购买一条地方铁路，或跳过
your-stock_turn = 轮到你：出售、购买或跳过
your-auction_opening = 轮到你：发起一家私有公司的拍卖
your-auction_bid = 轮到你：出价或退出
your-railway_tile = 轮到你：为附车站的铁路铺设板块
your-track = 轮到你：为 { $company } 铺设铁轨
your-station = 轮到你：为 { $company } 建造车站？
your-run = 轮到你：运营 { $company } 的火车
your-dividend = 轮到你：决定 { $company } 的收入发放还是保留
your-acquisition = 轮到你：为 { $company } 收购公司？
your-trains = 轮到你：为 { $company } 购买火车
your-home_station = 轮到你：放置 { $company } 的总部车站
your-home_city = 轮到你：为 { $company } 的总部车站选择城市
your-answer = 轮到你：答复 { $company } 的出价
your-station_conflict = 轮到你：{ $company } 保留哪个车站？
your-take_over_trains = 轮到你：为 { $company } 接收或报废火车
your-return_trains = 轮到你：{ $company } 的火车过多
move-of = { $player } 的行动
position-before = 游戏开始
then-next = 接下来：{ $what }

## Leaving a step unused

use-confirm-skips = 还可以建造时，跳过之前先询问
sure-skip-track = 结束 { $company } 的铺轨步骤？
sure-skip-station = 不为 { $company } 建造车站？
sure-skip-run = 不再为 { $company } 建造，继续下一步？
loses-tile = 本回合还可以铺设一块板块。
loses-power = 还可以用地方铁路的特殊能力铺设一块板块。
loses-station = 现在可以建造一个能提高公司收入的车站。
sure-skip = 跳过
sure-stay = 返回
skip-to-run = 立即运营
    .title = 不再铺轨，不建造车站，直接运营火车
skip-to-none = 跳过建造
    .title = 不再铺轨，不建造车站；公司没有可运营的火车
skip-to-end = 结束回合
    .title = 不收购，不购买火车
since-unchanged = 你的现金、股份和公司没有变化。
automatic = 自动执行：只有一个选择。

## A company's turn

tiles-first = { $count ->
        [0] 只能再铺设紫边铁轨。
        [1] 铺设一块黄色板块，或升级一处现有板块。
       *[other] 最多铺设 { $count } 块黄色板块，或升级一处现有板块。
    }
tiles-more = { $count ->
        [0] 只能再铺设紫边铁轨。
       *[other] 还可以铺设 { $count } 块黄色板块。
    }
best-run-with = 使用 { $train } 类火车的最佳路线
station-costs = 车站费用
pay-out-and-end = 发放分红并结束回合
buy-train-for = 以 { $price } 购买 { $train } 类火车
buy-and-end = 购买并结束回合

## Stock rounds

stage = 版图或股份
tab-shares = 股份
buy-share-short = 购买
start-costs = 你支付
railways-at-the-end = 游戏结束时，每条仍由玩家持有的铁路计 { $price }。
paper-home = 它的总部地块是 { $hex } { $place }。
no-bid-yet = 还没有人出价。

## Bohemia and Moravia-Silesia

board-bohemia-is = 双人游戏；第三名玩家瓦茨拉夫由程序操控，拥有自己的公司。
board-moravia_silesia-is = 时长较短，开局先拍卖私有公司。
term-vaclav = 瓦茨拉夫
explain-vaclav = 瓦茨拉夫是波希米亚游戏中由程序操控的第三名玩家。他在股票轮中不行动，也没有现金。两名玩家为他的公司铺设铁轨、建造车站；这些公司自动运营并发放分红。
guide-vaclav = 你的对手是另一名玩家，以及由程序操控的瓦茨拉夫。他从一家小型公司开始，之后得到更大的公司，每家都有一辆火车。这些公司的铁轨和车站由你和另一名玩家分别决定；它们自动运营并发放分红。你可以购买它们的股份。

## Advice

advice-of = { $bot }在你的位置会这样做：
advice-asked = 正在分析你的局面……
advice-estimate = 这些金额是估计值，并非确定值。
advice-because-gain = 预计这会让你在游戏结束时多得 { $value }。
advice-because-value = 预计到游戏结束时，这会为你带来 { $value }。
advice-because-plan = 加上它接下来计划的购买，游戏结束时你会多得 { $value }。
advice-because-advantage = 预计到游戏结束时，这比另一个选择让你多得 { $value }。
advice-because-income_change = 公司每次运营的收入会有变化，它对此的估值为 { $value }。
advice-because-with_later_tiles = 连同计划在以后回合铺设的板块，它对公司今后收入的估值为 { $value }。
advice-because-with_next_tile = 连同计划接下来铺设的板块，它对公司每次运营收入的估值为 { $value }。
advice-because-expected = 它模拟了游戏的多种走向，直到下一个股票轮结束，其余部分为估计。平均而言，你的终局财产减去最富有对手财产的一部分后为 { $value }。
advice-because-next_best = 次优选择平均为 { $value }。

## Options of a new game: option-<name>-is explains option-<name>

option-edition-is = 旧版中，三人游戏每人的起始资金为 350 K；公司的总部地块如果还没有板块，公司在首个回合必须在那里铺设。持股相同时由谁担任总裁，以及如何交出火车，旧版的规定也不同。
option-sell_in_blocks-is = 是：玩家在一个回合内出售的同一公司的所有股份价格相同，股价只下跌一次。否：之后每次出售都会使股价再跌一次。
option-praha_yellow_is_lay-is = 是：铺设黄色的布拉格板块会占用本回合一次铺设黄色板块的机会。否：算升级，因此这一步不能再铺设其他板块。
option-first_oo_tile-is = 在双城市地块上铺设第一块板块时，是支付版图上标明的地形修建费用，还是免费。
option-ate_brown_open-is = 是：ATE 的总部地块有了棕色板块后，只要留出一个空位，其他公司就可以先于 ATE 在那里建造车站。否：必须等 ATE 先建。
option-token_price_after_acquisition-is = 公司收购其他公司之后，再建造车站要付多少费用。
option-scrap_own_at_acquisition-is = 是：收购方可以报废自己的火车，为接收的火车腾出位置。
option-allow_submaximal_run-is = 是：公司可以按收入较低的方式运营。规则书要求必须按收入最高的方式运营。
option-turning_scraps-is = 是：将火车卡片翻面成更大的火车，会像购买该火车一样使旧火车报废。
option-pool_faces-is = 公司购买火车池中的火车时，可以使用卡片的哪一面。
option-runnable_first-is = 是：没有可运营火车的公司必须先购买一辆能运营的火车。否：可以先购买一辆其他火车，但必须在同一回合再购买一辆能运营的。
option-emergency_top_up-is = 是：即使公司账户买得起另一辆火车，总裁也可以补款购买更贵的火车。
option-playing_order-is = 最初的顺位是随机抽取，还是按座位顺序排列。

## The table

table-menu = 保存与分享
