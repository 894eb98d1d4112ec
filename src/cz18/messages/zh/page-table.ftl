### 页面：需确认一次的事、回合捷径、房间规则、其他人的行动、链接。

## 确认一次

sure-OfferAcquisition = 以每股 { $price } 出价收购 { $target }？
sure-OfferForTrain = 向 { $seller } 出价 { $price } 购买火车 { $train }？
sure-OfferForLocalRailway = 出价 { $price } 购买 { $thing }？
sure-AcceptOffer-acquisition = 让 { $company } 以每股 { $price } 收购 { $target }？
sure-AcceptOffer-train = 把 { $seller } 的火车 { $train } 以 { $price } 卖给 { $company }？
sure-AcceptOffer-local_railway = 把 { $thing } 以 { $price } 卖给 { $company }？
sure-AcceptOffer-station_railway = 把附车站的铁路以 { $price } 卖给 { $company }？
sure-SellLocalRailway = 把 { $thing } 卖给银行？
sure-BuyTrain = 为 { $company } 购买火车 { $train }？
sure-SellShares = 出售 { $count } 份 { $company } 股份？
stake-loan = 你将需要贷款。
stake-own_money = 其中一部分要用你自己的现金支付。
stake-directorship = 你将不再是总裁。
stake-offer = 一旦成交，这笔钱就没有了。
stake-hands_over = 交出的东西无法收回。
sure-yes = 是，执行
sure-no = 否，返回
sure-never-again = 不再询问
use-confirm = 花费很大或要交出东西之前确认一次
loan-note = 公司账户和现金都不够：差额由总裁贷款。
loan-sell-first = 可以先把这些地方铁路卖给银行，每条 { $price }：{ $railways }。
at-once = 双方都是你：立即成交。
at-once-profile = 按 { $site } 的规则立即成交，不询问对方。

## 房间规则

profile-short = { $site } 规则
profile-site = 按 { $site } 的规则。
profile-book = 按规则书。
profile-options = 按规则书，并有选项。
profile-why = 这局游戏来自 { $site }，并继续按该网站的规则进行，使结果与那里一致。
profile-differs = 与规则书不同之处（{ $count } 点）
departure-train_trade_in_phase_a = 公司之间从一开始就可以买卖火车。
departure-e_train_best_stops = E 类火车计最好的收入站点，其中城镇最多三个。
departure-praha_twice = 一条路线可以经过布拉格的两个城市。
departure-no_limit_exception = 火车已满但都不能运营的公司，可以在没有可用火车时结束回合。
departure-first_tile_anywhere = 接收了车站的公司可以在总部以外铺设第一块铁轨。
departure-ate_city_by_layer = 在 ATE 总部铺设绿色板块的人选择它的城市。
departure-no_consent = 出价立即成交，不询问对方。
departure-stations_in_any_order = 收购后相遇的车站可按任意顺序处理。
departure-turn_to_own_colour_only = 接收的火车只能翻面成公司自己的颜色。
departure-whole_debt_only = 债务只能一次还清。
departure-returns_in_fixed_order = 多家公司超过火车上限时，按固定顺序而不是运营顺序交出火车。
departure-dead_end_takeover = 最后一个火车位可以放不能运营的火车。
departure-vaclav_runs_by_hand = 瓦茨拉夫的公司由玩家运营，不一定取最高收入。
departure-foreign_generator = 瓦茨拉夫的公司由该网站自行抽取。
departure-take_over_beyond_limit = 先接收全部火车，再交出超过上限的。
departure-asked_from_lowest_price = 现金达到最低起始股价两倍的玩家会被询问，即使没有可买的东西。
departure-local_railways_after_trains = 火车步骤之后还有一步专供地方铁路。
departure-track_step_ends_by_pass = 铺轨步骤即使用完也要手动结束。
departure-several_unrunnable_first = 公司可以先买几辆不能运营的火车，再买能运营的。
departure-nothing_is_skipped = 每一步都询问每个人；该网站不会询问的人由房间代为跳过。
departure-pre_stock_ends_unasked = 连续两个回合没有钱买任何东西时，预先股票轮结束。
departure-passes_above_limit = 超过证书上限的玩家可以跳过。
departure-returns_when_trains_move = 若火车卖到国外降低了火车上限，但没有报废任何公司的火车，则要等有火车再次易手时才退回超出上限的火车。
departure-any_train_at_limit = 火车已满但都不能运营的公司可以购买任何火车。
departure-no_duty_after_purchase = 买过火车且没钱再买的公司，可以在没有可用火车时结束回合。
departure-ate_always_chooses = 即使只有一个位置，ATE 也要指定总部。
departure-keeps_former_scrapping = 原为 4E 的 4+4 类火车在第一辆 8E 售出时报废。

## 随机种子

seed-chosen = 随机种子 { $seed }：指定的或来自文件。创建房间的人可能知道之后会抽到什么。
seed-drawn = 随机种子由服务器抽取，终局后公布。其摘要：{ $digest }
seed-told = 随机种子 { $seed }，盐值 { $salt }。“盐值:种子”的 SHA-256 即开局起公布的摘要：{ $digest }
seed-none = 这局较早的游戏没有公布随机种子。

## 撤销

undo-what = 撤销：{ $what }
undo-nothing = 没有可以撤销的行动。

## 自你上回合以来

since = 自你上回合以来
since-begin = 自游戏开始以来
since-moves = { $count } 步
since-changes = 对你的变化
step-through = 逐步查看
hand-over = { $from } 已行动，请把设备交给 { $to }。

## 导航

skip-to-now = 转到现在可做的事
go-to = 转到
part-players = 玩家
key-parts = 转到：{ $parts }
copy-position = 复制此局面的链接
copy-all = 复制所有链接
links-loopback = 这些链接只在本机有效。要让其他人打开，请用本机在网络中的地址打开此页面，再从那里复制。
name-yourself = 你在这里的名字是 { $name }。其他人该怎么称呼你？
name-keep = 使用这个名字
name-stay = 保留 { $name }
file-not-opened = 无法打开 { $file }。{ $why }

## 第一分钟就知道的目标

home-goal = 目标：游戏结束时财产（现金和股份）最多。你创立铁路公司，为它们铺设铁轨、购买火车，并买卖它们的股份；火车的收入归股东或归公司。

## 空座位

who-anybody = 任何人
lobby = 空座位
lobby-with = 房间里有：{ $players }
lobby-seats = { $count } 个空座位
lobby-sit = 入座
lobby-follows = 房间会列在首页；先到先得。
