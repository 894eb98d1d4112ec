### Learning on the page: moves in words, reasons by kind of move, hints, lessons, puzzles, the log, the home page.

## A move in words: move-<action>, or move-EndStep-<step>. $cost and other amounts are written with K.

move-BuyLocalRailway = 以 { $cost } 购买地方铁路 { $local_railway }
move-Pass = 跳过
move-OpenAuction = 发起 { $paper } 的拍卖，出价 { $bid }
move-Bid = 出价 { $amount }
move-LayRailwayTile = 为附车站的铁路铺设 { $tile } 号板块
move-AssignThreeE = 将 3E 类火车交给 { $company }
move-StartCompany = 以每股 { $price } 创立 { $company }，花费 { $cost }
move-BuyShare = 以 { $cost } 购买一份 { $company } 股份
move-SellShares = 出售 { $count } 份 { $company } 股份
move-RepayDebt = 偿还 { $amount } 债务
move-LayHomeTile = 在 { $place } 铺设红色板块
move-ChooseCity = 选择城市 { $city } 放置 { $company } 的总部车站
move-LayTile = 在 { $place } 铺设 { $tile } 号板块
move-PlaceStation = 在 { $place } 建造车站，花费 { $cost }
move-Run = 按图示路线运营 { $company } 的火车
move-PayOut = 发放分红
move-Withhold = 保留收入
move-OfferAcquisition = 出价 { $price } 收购 { $target }
move-OfferForTrain = 出价 { $price } 购买 { $seller } 的一辆火车
move-OfferForLocalRailway = 出价 { $price } 购买地方铁路 { $local_railway }
move-AcceptOffer = 接受出价
move-DeclineOffer = 拒绝出价
move-KeepStation = 保留 { $place } 的车站
move-TakeOverTrain = 接收 { $face } 类火车
move-ScrapTrain = 报废一辆火车
move-BuyTrain = 以 { $cost } 购买 { $face } 类火车
move-ReturnTrain = 交出一辆火车
move-SellLocalRailway = 把地方铁路 { $local_railway } 卖给银行
move-EndStep-track = 不再铺轨
move-EndStep-station = 不建造车站
move-EndStep-acquisition = 不再收购公司
move-EndStep-trains = 不再购买火车，结束回合

## Reasons that depend on the kind of move: reason-<move>-<what>; without figures: reason-<move>.

reason-EndStep-track-income = 可铺的板块所增加的收入都抵不过成本。不铺时每次运营收入的估值为 { $value }。
reason-EndStep-station-income = 可建的车站所增加的收入都抵不过造价。不建时每次运营收入的估值为 { $value }。
reason-EndStep-trains-income = 没有哪辆火车能赚回车价。用现有火车预计每次运营收入 { $value }。
reason-EndStep-trains-treasury = 没有哪辆火车能赚回车价，因此公司账户保留 { $value }。
reason-Pass-cash = 预计没有哪项购买能带来收益。手头现金 { $value }。
reason-Pass-kept = 为公司可能被迫购买的火车预留 { $value }。
reason-BuyLocalRailway-income = 它每个运营轮支付 { $value }。
reason-BuyLocalRailway-left = 剩余现金 { $value }，可用于创立公司。
reason-BuyShare-dividend = 这份股份预计每个运营轮带来约 { $value }（分红与股价上涨）。
reason-StartCompany-capital = 公司投入运营时将获得 { $value } 起始资本。
reason-EndStep = 这一步没有能带来收益的行动。
reason-Pass = 预计没有哪项购买能带来收益。
reason-Run = 公司必须始终按收入最高的路线运营。
reason-other = 没有值得比较的其他选择。

## Lessons: the position from which a lesson starts (-from), and what to say about another move (-missed).

lesson-railways-from = 你和对手各有 280 K。EKJ 公司属于瓦茨拉夫，他是这个双人游戏中由程序操控的第三名玩家，你不必为他做任何事。
lesson-company-from = 地方铁路已全部售出：你拥有 S2、L1 和 L3，还剩 130 K。每一课都从预先准备的局面开始，可能与你之前的行动不一致。
lesson-track-from = 你以每股 65 K 创立了 BCB，担任总裁。BCB 已投入运营，账户中有 260 K。
lesson-stations-from = BCB 已铺好最初的两块板块（可能与你铺的不同），账户中还有 240 K。
lesson-running-from = 三个运营轮之后：BCB 现在有两辆 2 类火车和更长的铁轨。
lesson-dividends-from = BCB 刚刚运营了两辆火车。
lesson-trains-from = 快进到运营轮 7.1，你换了座位：现在你是 BTE 的总裁。BTE 是一家中型公司，账户中有 370 K。
lesson-acquisitions-from = 一个运营轮之后，你回到原来的座位：你是大型公司 Sx 和中型公司 ATE 的总裁。
lesson-end-from = 快进到游戏的最后一个回合：你是 VBW 的总裁。
lesson-missed = 这不是任务要求的行动。请撤销，或重做本课。
lesson-trains-missed = 这样帮不了 BTE：中型公司只能运营带加号的火车，在这张卡片上就是 4+4 类。请撤销，或重做本课。
lesson-dividends-missed = 你保留了收入：股价下跌，股东什么也得不到。请撤销，或重做本课。

## Hints: before (-first) and after (-more) the text of the hint

guide-pre_stock_turn-first = 游戏结束时你仍持有的每条地方铁路都计 { $worth }，不论买价多低。
guide-pre_stock_turn-more = 玩家按顺位从首位到末位，再从末位回到首位，如此往复，因此首位和末位的玩家都会连续行动两次。

## The log and tables

dividend-rounded-up = 每名玩家的分红都向上取整到 1 K，因此分红总额可能超过收入。
train-scrapped-by = { $face }（首辆 { $trains } 类火车出现时报废）
start-or-more = { $price } 及以上：
local-railway-price = { $round } 的地方铁路价格
stand-in-explained = 代打是在玩家离开期间代替其行动的电脑对手。
new-link-explained = 新链接会取代旧链接，旧链接随即失效。
seed-in-file = 保存的文件包含随机种子，没有它游戏就无法继续。

## The rules page and help

rules-contents = 目录
help-gestures = 手势
gesture-tile = 点一下版图上的板块即可旋转。
gesture-zoom = 双指捏合可缩放版图，拖动可移动版图。
gesture-choice = 有预览的地方，点第一下显示预览，点第二下确认。
gesture-term = 点一下带下划线的术语可查看解释。

## Home and puzzles

home-length = 完整玩一局需要较长时间。每一步之后都会自动保存，因此可以随时中断，以后再继续。
puzzle-reveal = 显示答案
