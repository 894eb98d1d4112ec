### The page: confirmations, shortcuts through a turn, the rules of a game, what others did, links.

## Confirmations

sure-OfferAcquisition = 以每股 { $price } 出价收购 { $target }？
sure-OfferForTrain = 向 { $seller } 出价 { $price } 购买火车 { $train }？
sure-OfferForLocalRailway = 出价 { $price } 购买 { $thing }？
sure-AcceptOffer-acquisition = 让 { $company } 以每股 { $price } 收购 { $target }？
sure-AcceptOffer-train = 把 { $seller } 的火车 { $train } 以 { $price } 卖给 { $company }？
sure-AcceptOffer-local_railway = 把 { $thing } 以 { $price } 卖给 { $company }？
sure-AcceptOffer-station_railway = 把附车站的铁路以 { $price } 卖给 { $company }？
sure-SellLocalRailway = 把 { $thing } 卖给银行？
sure-BuyTrain = 为 { $company } 购买 { $train } 类火车？
sure-SellShares = 出售 { $count } 份 { $company } 股份？
stake-loan = 你需要为此贷款。
stake-own_money = 你需要动用自己的现金。
stake-directorship = 你将不再是总裁。
stake-offer = 出价一旦被接受，公司立即付款。
stake-hands_over = 成交后无法收回。
sure-yes = 是，执行
sure-no = 否，返回
sure-never-again = 不再询问
use-confirm = 行动代价较大时先询问
loan-note = 公司账户和总裁的现金都不够；差额须由总裁贷款。
loan-sell-first = 公司可以先把这些地方铁路卖给银行，每条 { $price }：{ $railways }。
at-once = 双方都由你决定，因此立即成交。
at-once-profile = 按 { $site } 的规则立即成交，不询问对方。

## The rules of a game

profile-short = { $site } 规则
profile-site = 按 { $site } 的规则进行。
profile-book = 按规则书进行。
profile-options = 按规则书进行，并使用规则选项。
profile-why = 这局游戏按 { $site } 的规则进行，这样从该网站导入的游戏就能按原来的规则继续并结束。
profile-differs = 与规则书不同之处（{ $count } 点）
departure-train_trade_in_phase_a = 公司之间从一开始就可以买卖火车。
departure-e_train_best_stops = E 类火车计算收入最高的站点，其中城镇最多三个。
departure-praha_twice = 一条路线可以经过布拉格的两个城市。
departure-no_limit_exception = 火车已达上限、但全都不能运营的公司，不必购买能运营的火车。
departure-first_tile_anywhere = 接收了车站的公司，即使总部地块没有板块，也可以在别处铺设第一块铁轨。
departure-ate_city_by_layer = 在 ATE 总部地块铺设绿色板块的公司，为 ATE 选择城市。
departure-no_consent = 出价立即生效，不询问对方。
departure-stations_in_any_order = 收购之后，公司可按任意顺序决定保留哪些车站。
departure-turn_to_own_colour_only = 接收的火车，其卡片只能翻到收购方自己的颜色。
departure-whole_debt_only = 债务只能一次还清。
departure-returns_in_fixed_order = 多家公司超过火车上限时，按固定顺序而不是运营顺序交出火车。
departure-dead_end_takeover = 没有可运营火车的公司，可以让一辆接收来但不能运营的火车占用最后一个火车位。
departure-vaclav_runs_by_hand = 瓦茨拉夫公司的火车由玩家运营，不一定取得最高收入。
departure-foreign_generator = 瓦茨拉夫的公司由该网站自己的随机生成器抽取。
departure-take_over_beyond_limit = 先接收被收购公司的全部火车，之后再交出超过上限的。
departure-asked_from_lowest_price = 现金至少为最低起始股价两倍的玩家，即使没有可买的东西，也会轮到行动。
departure-local_railways_after_trains = 购买火车的步骤之后，还有一个专供地方铁路的步骤。
departure-track_step_ends_by_pass = 即使不能再铺轨，铺轨步骤也必须手动结束。
departure-several_unrunnable_first = 公司可以先购买几辆不能运营的火车，只要为能运营的那辆留一个火车位。
departure-nothing_is_skipped = 规则不略过任何玩家和步骤；该网站不会询问的玩家，由本程序代为跳过。
departure-pre_stock_ends_unasked = 连续两个回合中，轮到的玩家都买不起任何剩余的地方铁路时，预先股票轮结束。
departure-passes_above_limit = 超过证书上限的玩家可以跳过。
departure-returns_when_trains_move = 若火车卖到国外降低了火车上限，但没有使任何公司的火车报废，则超出上限的火车要到下次有火车易手时才交出。
departure-any_train_at_limit = 火车已达上限、但全都不能运营的公司，可以购买任何火车。
departure-no_duty_after_purchase = 已购买火车且买不起下一辆的公司，可以在没有可运营火车的情况下结束回合。
departure-ate_always_chooses = 即使只有一个城市可选，ATE 也要选择总部所在的城市。
departure-keeps_former_scrapping = 火车从火车池买入时即使翻面成通常不会报废的类型，仍会随其原来的类型一同报废：原为 4E 类的 4+4 类火车会在第一辆 8E 类火车出现时报废。

## The seed

seed-chosen = 随机种子 { $seed } 是人为指定的，或随文件导入。创建游戏的人可能知道之后会抽到什么。
seed-drawn = 随机种子由服务器抽取，游戏结束后公布。其摘要：{ $digest }
seed-told = 随机种子 { $seed }，盐值 { $salt }。“盐值:种子”的 SHA-256 即开局时公布的摘要：{ $digest }
seed-none = 这局较早的游戏没有公布随机种子。

## Undo

undo-what = 撤销：{ $what }
undo-nothing = 你没有可以撤销的行动。

## Since your last turn

since = 自你上一回合以来
since-begin = 自游戏开始以来
since-moves = 共 { $count } 步
since-changes = 与你有关的变化
step-through = 逐步查看
hand-over = { $from } 已行动，请把设备交给 { $to }。

## Navigation

skip-to-now = 跳到当前可执行的操作
go-to = 转到
part-players = 玩家
key-parts = 转到：{ $parts }
copy-position = 复制此局面的链接
copy-all = 复制所有链接
links-loopback = 这些链接只在本机有效。要邀请其他人，请确保服务器接受其他电脑的连接，然后用本机的网络地址打开此页面，在那里复制链接。
name-yourself = 你在这里的名字是 { $name }。其他人该怎么称呼你？
name-keep = 使用这个名字
name-stay = 保留 { $name }
file-not-opened = 无法打开 { $file }。{ $why }

## The goal, in the first minute

home-goal = 目标是在游戏结束时成为最富有的玩家：现金、股份和地方铁路都计入。你创立铁路公司，为它们铺设铁轨、购买火车，并买卖它们的股份。火车的收入或分给股东，或留在公司。

## Open seats

who-anybody = 对所有人开放
lobby = 空座位
lobby-with = 与 { $players } 一起
lobby-seats = { $count } 个空座位
lobby-sit = 入座
lobby-follows = 这局游戏会列在首页；空座位先到先得。
