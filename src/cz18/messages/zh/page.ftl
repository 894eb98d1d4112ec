### The page: screens, controls, help.

# as in English
title = 18CZ
title-mine = ● 轮到你了 – 18CZ
title-other = 轮到 { $player } – 18CZ
title-table = 18CZ：{ $title }
title-over = 游戏结束 – 18CZ
home = 首页
about = 关于
help = 帮助
rules-page = 十分钟学会规则
close = 关闭
back = 返回
language = 语言
theme = 配色：{ $theme ->
        [light] 浅色
        [dark] 深色
       *[system] 跟随系统
    }
theme-is = { $theme ->
        [light] 浅色
        [dark] 深色
       *[system] 跟随系统
    }
colours = 配色
settings = 设置
settings-lead = 这些设置保存在此浏览器中。如果你已登录，语言也会保存到你的账号。
notify-refused = 通知已被禁止；可在浏览器的网站设置中允许。
notify-none = 通知需要浏览器支持，并需要安全连接（https）或本机上的服务器。
offline = 未连接到服务器。你的游戏安全地保存在服务器上，恢复连接后即可继续。
offline-short = 离线
no-answer = 服务器没有响应。数据不会丢失，请稍后再试。
loading = 正在加载……
you = 玩家

## Home

home-title = 捷克大地上的铁路与股票
home-lead = 在浏览器中玩 18CZ：程序严格执行每条规则，行动不被允许时会说明原因，还会为你找出经过证明的最佳路线。
against-opponents = 与电脑对手对战
board = 版图
board-standard = 捷克
board-bohemia = 波希米亚（含瓦茨拉夫）
board-moravia_silesia = 摩拉维亚与西里西亚
board-own = { $board }（自制版图）
players = 玩家
players-range = { $low }–{ $high } 名玩家
players-exactly = { $count } 名玩家
your-name = 你的名字
opponents = 电脑对手数量
strength = 难度
each-on-its-own = 分别设置每个座位
play = 开始
hot-seat = 同机对战
hot-seat-lead = 多人共用一台设备，轮流操作
online = 与朋友联机
online-lead = 每名玩家一个链接；可实时进行，也可持续数周
open-file = 打开游戏文件
open-file-lead = 已保存的游戏，或 18xx.games 的导出文件
not-a-game-file = { $file } 不是游戏文件：不是有效的 JSON。
my-games = 我的游戏
games-waiting = { $count } 局轮到你
tables-here = 本服务器上的其他游戏
status-finished = 已结束
status-abandoned = 已放弃
on-turn = 轮到 { $player }
rights = 18CZ 是 Leonhard Orgler 设计的游戏，由 Lonny Games 和 Fox in the Box 出版。本程序为独立作品。

## A new table

name-of-seat = 座位 { $number } 的名字
who-sits = 座位 { $number } 由谁来玩
which-bot = 座位 { $number } 的电脑对手
who-me = 在此设备上
who-person = 通过链接邀请
who-bot = 电脑对手
bot-apprentice = 学徒
bot-engineer = 工程师
bot-tycoon = 大亨
bot-magnate = 巨头
bot-baron = 男爵
bot-apprentice-is = 出手快而稳健，适合初次游玩。
bot-engineer-is = 提前规划铁轨、火车和股份。
bot-tycoon-is = 先推演各种选择再决定，需要一点时间。
bot-magnate-is = 与“大亨”相似，但从大量对局中学会了预估股份的收益。在波希米亚以及摩拉维亚与西里西亚，它与“大亨”完全相同。
bot-baron-is = 与“巨头”相似，但在买卖股份和收购之前会一直推演到游戏结束，有时需要几秒钟。
styles = 随机型电脑对手
bot-balanced = 均衡型
bot-builder = 铺轨型
bot-founder = 创业型
bot-trader = 炒股型
bot-buyer = 购车型
bot-acquirer = 收购型
bot-pauper = 挥霍型
more-choices = 更多选项
table-title = 游戏标题
undo-policy = 撤销
undo-own_turn = 在其他人行动或进行随机抽取之前可以撤销
undo-consent = 之后也可以，须所有人同意
undo-off = 不允许
listed = 显示在公开的游戏列表中
begin = 开始游戏
links-follow = 开始游戏后，你会得到每名受邀玩家的链接。
option-edition = 规则版本
option-sell_in_blocks = 一回合内多次出售同一公司的股份，股价只下跌一次
option-praha_yellow_is_lay = 黄色的布拉格板块算普通黄色板块，不算升级
option-first_oo_tile = 双城市地块上第一块板块的费用
option-ate_brown_open = ATE 总部为棕色板块时，只为 ATE 保留一个车站位
option-token_price_after_acquisition = 收购后建造车站的费用
option-scrap_own_at_acquisition = 公司收购时可报废自己的火车
option-allow_submaximal_run = 允许运营收入低于最高值
option-turning_scraps = 火车卡片翻面可使旧火车报废
option-pool_faces = 从火车池购买的火车
option-runnable_first = 公司必须先购买自己能运营的火车，之后才能购买其他火车
option-emergency_top_up = 公司必须购买火车时，总裁可为任何能运营的火车补款
option-playing_order = 开局顺位
value-final = 最终版
value-older = 旧版
value-true = 是
value-false = 否
value-count = 公司在版图上只有一个车站时 40 K，否则 100 K
value-as_written = 按规则书：自己的标记先 40 K、后 100 K；接收来的标记 100 K
value-always_100 = 一律 100 K
value-printed_price = 版图上标明的费用
value-free = 免费
value-runnable_first-as_written = 按规则书：在火车上限内，可先买任意数量的其他火车
value-any = 卡片的任意一面
value-as_returned = 只能用交出时的那一面
value-drawn = 随机抽取
value-as_listed = 按座位顺序

## Joining

taking-seat = 正在加入游戏……
link-not-valid = 无法加入游戏
watch-instead = 改为观战

## The table

no-game = 找不到这局游戏
no-game-check = 请检查链接是否完整。
phase = { $letter } 阶段
reconnecting = 连接中断，正在重新连接……
links-wait = 其他玩家可通过你发送的链接加入。
show-links = 显示链接
note-seed_replaced = 此文件中的随机种子在保存时被舍入，与记录不符，已换成一个相符的种子。之前的行动都不变，但之后的抽取可能不同。
note-fell_back = 此文件中有些行动只在导入时补上的某次跳过之前或之后才有效。请检查这局游戏是否正确。
note-not_over = 文件显示这局游戏已经结束，但其中的行动没有进行到终局。游戏将在这里继续。
note-other_result = 文件中的最终结果与此不同。请检查这局游戏是否正确。
note-names_changed = 这局游戏中有些名字无法在这里使用，例如过于相似或含有不可见的字符，已作修改。
note-read = 知道了
undo = 撤销
undo-asked = { $count ->
    [1] { $player } 请求撤销：{ $what }
   *[other] { $player } 请求撤销 { $count } 步，第一步：{ $what }
  }
undo-waiting = 正在等待其他玩家同意撤销。
agree = 同意
log = 记录
chat = 聊天
table = 房间
log-and-chat = 记录、聊天、计划与房间
new-messages = 新消息
parts = 视图
part-track = 轮次
part-chart = 股份价格
part-companies = 公司
part-trains = 火车
part-supply = 剩余板块
payments = { $count } 笔收支
part-over = 最终结果
part-course = 当前排名
show-course = 显示财产、股价和收入的变化
tab-now = 操作
tab-map = 版图
tab-tables = 表格
tab-log = 记录
your-turn = 轮到你了
section-of = 规则 { $section }：{ $title }
for-vaclav = 代瓦茨拉夫决定
looking-back = 你正在查看之前的局面。
to-present = 回到当前局面
waiting-for = 正在等待 { $player }。
thinking = { $player }（{ $bot }）正在思考……
next-move = 下一步
to-my-turn = 快进到我的回合
pace = 电脑对手速度
pace-at_once = 立即
pace-brisk = 快
pace-calm = 慢
pace-step = 逐步
why = 为什么？
ask-advice = 征求建议
watching = 你正在观战。
steps = 本回合的步骤
step-track = 铁轨
step-station = 车站
step-run = 运营
step-dividend = 分红
step-acquisition = 收购
step-trains = 火车

## The log

log-empty = 还没有任何行动。所有行动都会显示在这里。
show-position = 显示第 { $number } 条记录之后的局面
taken-back = { $count ->
    [1] { $player } 撤销：{ $what }
   *[other] { $player } 撤销 { $count } 步，第一步：{ $what }
}
was-taken-back = 已撤销
ran-nothing = { $company } 没有运营任何火车。
earlier = 显示更早的记录
history = 历史记录
step-back = 后退一步
step-forward = 前进一步
to-start = 回到开头
position-of = 局面 { $at } / { $last }
present-now = 当前在线：
spectators = { $count } 人观战
chat-empty = 还没有消息。
message = 输入消息
message-deleted = （已删除）
notice-link = { $by } 为 { $player } 的座位创建了新链接，旧链接已失效。
notice-name = { $before } 现在名为 { $after }（由 { $by } 更改）。
notice-stand_in = { $by } 为 { $player } 指定了代打：{ $bot }。
notice-stand_in-none = { $by } 取消了 { $player } 的代打。
notice-host = { $by } 将 { $player } 设为房主。
notice-abandoned = { $by } 放弃了这局游戏。
notice-open = { $by } 开放了 { $player } 的座位，现在任何人都可以入座。
notice-seed = 本局的随机种子是人为指定的，或随文件导入：{ $seed }。创建游戏的人可能知道之后会抽到什么。
send = 发送

## Seats and files

held-here = 在此设备上
is-here = 在线
is-away = 离线
stand-in = 由代打行动
link-of = { $player } 的座位链接
copy = 复制链接
copied = 已复制
new-link = 新链接
stand-in-is = 代打
stand-in-of = { $player } 的代打
new-link-sure = 要为 { $player } 创建新链接吗？旧链接将失效，正在使用该座位的人会失去座位，聊天中会有一条消息通知所有人。
host = 房主
the-host = 房主
make-host = 设为房主
make-host-sure = 要将 { $player } 设为房主吗？你将不再是房主；只有 { $player } 能创建新链接、为其他玩家指定代打或放弃游戏。
removed = 你在此浏览器中不能再代表 { $players } 行动。可能是房主创建了新链接或开放了座位，或你在别处退出了登录。
give-up = 放弃这局游戏
give-up-sure = 要放弃这局游戏吗？游戏将对所有玩家结束，但仍可查看，也可以从这里另开一局继续。
save-file = 保存为文件
save-18xx = 导出为 18xx.games 文件
fork-here = 从此局面另开一局
rules-version = 规则版本 { $version }。

## Choices in general

from-to = { $low } 到 { $high }
would-happen = 结果预览
if-accepted = 如果对方接受
look-ahead-hint = 将鼠标移到选项上即可预览结果。
look-ahead-touch = 点一下选项预览结果，再点一下确认。
tap-again = 再点一下
left-behind = 前后对比
trains-of = 火车（上限 { $limit }）
stations = 车站
certificates-of = 证书（上限 { $limit }）
to-take-over = 待接收或报废的火车：{ $trains }
why-not-here = 为什么 { $hex } 不能铺设板块
why-not-tiles = 其他板块为什么不能用
no-tiles-none_in_supply = 已无剩余
no-tiles-colour_not_open = 该颜色尚未解锁
no-tiles-colour_skipped = 不是此地块的下一种颜色
no-tiles-no_yellow_on_oo = 此处第一块板块必须是绿色
no-tiles-not_a_promotion = 不是现有板块的升级
no-tiles-wrong_kind = 用于另一种地块
no-tiles-wrong_label = 板块与地块的字母标记不符
no-tiles-over_map_edge = 会把铁轨铺出版图外
no-tiles-stub_missing = 未接上预铺铁轨
no-tiles-track_lost = 会丢失此处原有的铁轨
no-tiles-purple_needs_power = 紫边：需要地方铁路的特殊能力
no-tiles-colour_beyond_power = 这条地方铁路的特殊能力不含此颜色
no-tiles-red_tile = 红色板块只能放在其公司的总部地块
no-tiles-red_tile_only_at_home = 红色板块只能与总部车站一同铺设
no-tiles-not_joined = 不会与该公司的任何车站相连
do-it = 确认
pass = 跳过
cash = 现金
cash-of = { $player } 的现金
treasury = 公司账户
treasury-is = 公司账户：{ $amount }
price = 价格
income = 收入
price-for = { $thing } 的价格
offer = 出价
accept = 接受
decline = 拒绝
best-run = 最佳路线
costs = 费用

## Local railways and private companies

local-railway = 地方铁路
local-income = 收入
local-trade = 交易地方铁路（{ $count }）
sell-to-bank = 将 { $thing } 以 { $price } 卖给银行
assign-three-e = 将 3E 类火车交给 { $company }
your-bid = 你的出价
bid = 出价
bid-for = 竞拍 { $paper }
drop-out = 退出竞拍
highest-bid = { $paper }：{ $player } 出价 { $bid }
minimum-bid = 最低出价 { $bid }
name-and-pass = 发起拍卖，不出价
paper-3E = 3E 类火车
paper-MW = 附车站的铁路 MW
paper-kind-local_railway = 一条普通的地方铁路，有收入和特殊能力。
paper-kind-train = 一辆只能运营一次的火车。持有者可将它交给自己担任总裁的公司。
paper-kind-station_railway = 每个运营轮开始时，持有者获得收入，金额等于该铁路总部地块上板块的数值。公司买下这条铁路后得到它的车站，铁路随即关闭。
leave-as-is = 保持不变

## Stock rounds

certificates = 证书
debt = 债务
repay = 偿还
must-sell = 你持有的证书超出上限，须先出售股份。
end-stock-turn = 结束回合
companies-on-chart = 已创立的公司
start-a-company = 创立公司
start-at = 创立 { $company }，起始股价
start-at-short = 起始股价
not-now = 暂不能创立的公司（{ $count }）
in-bank = 银行：{ $percent }%
has-trains = 火车：{ $trains }
no-train = 没有火车
last-income = 上次收入：{ $amount }
director = 总裁
vaclav-directs = 总裁：瓦茨拉夫
sell-shares = 出售 { $count } 份
home-is = 总部：{ $place }（{ $hexes }）
size-small = 小型
size-medium = 中型
size-large = 大型
train-size-small = 小型
train-size-medium = 中型
train-size-large = 大型
train-can-run = { $company } 可以运营
train-cannot-run = { $company } 不能运营
train-lives-on = 不会报废
train-lives-until = 首辆 { $trains } 类火车出现时报废（{ $count ->
        [0] 可能就是下一张卡片
       *[other] 之前至少还有 { $count } 张卡片
    }）
train-earns = { $change ->
    [none] 不改变最佳路线收入
    [less] 最佳路线收入减少 { $amount }
   *[more] 最佳路线收入增加 { $amount }
}
railway-of-size = { $size ->
    [small] 小型地方铁路
    [medium] 中型地方铁路
   *[large] 大型地方铁路
}
railway-power = 每个运营轮开始时支付 { $income }。公司持有时，每局可在自己的回合中使用一次特殊能力：免付地形修建费用（{ $terrain }），或额外铺设一块紫边铁轨（{ $colours }）。
size-small-company = 小型公司
size-medium-company = 中型公司
size-large-company = 大型公司

## Track and stations

lay-a-tile = 铺设铁轨
choose-hex = 在版图上或在这里选择一个高亮的地块：
choose-home = 选择铺设红色板块的地块，并旋转板块。
lit-hexes = 高亮的地块
tiles-for = { $hex } 可用的板块
tile-number = { $tile } 号
tiles-left = 剩 { $count } 块
tile-numbers = 板块编号
tile-numbers-short = 编号
turn-tile = 旋转板块
turn-left = 向左旋转
turn-right = 向右旋转
turn-of = 方向 { $at } / { $count }
power = 地方铁路的特殊能力
lay-by-power = 用地方铁路的特殊能力铺设（{ $count } 个地块）
with-power = 使用 { $railway } 的特殊能力
without-power = 支付地形修建费用
lay-tile = 在 { $hex } 铺设 { $tile } 号板块
no-tile = 现在没有可铺设的板块。
end-track = 结束铺轨
choose-station = 选择一座城市建造车站：
markers-left = 剩余车站标记
place-station = 在 { $hex } 建造车站，花费 { $price }
place-station-taken-over = 在 { $hex } 建造车站，花费 { $price }，使用接收来的车站标记
no-station = 现在不能建造车站。
other-cities = 不可选的城市（{ $count }）
city-number = 城市 { $number }
city-named = 城市 { $number }（{ $name }）
on-hex = 地块 { $hex }
end-station = 不建车站

## Running and dividends

train = 火车
route = 路线
together = 合计
proved = 已证明为最佳
not-proved = 目前找到的最佳，未经证明
not-proved-why = 在此版图上，最佳路线的搜索达到上限就会停止。可能存在更好的路线；如果你找到了，可以按它运营。
no-route = 没有可供运营的路线。
run-trains = 运营这些火车
run-nothing = 无收入，继续
compare = 画出其他路线作比较
stop-comparing = 回到最佳路线
compare-how = 选择一辆火车，再按从起点到终点的顺序点选版图上的地块。
one-back = 移除最后一个地块
clear = 清除
earns = 收入 { $amount }
run-these = 运营这些路线
income-of-run = 本次运营收入 { $amount }
pay-out = 发放分红
withhold = 保留收入
price-stays = 股价保持 { $price }

## Acquisitions, offers, trains

price-a-share = { $company } 的每股收购价格
offer-verb = 出价
no-acquisition = 现在没有可收购的公司。
not-acquirable = 不能收购的公司（{ $count }）
end-acquisition = 结束收购
stations-on = 车站：{ $hexes }
offer-acquisition = { $company } 出价每股 { $price } 收购 { $target }
offer-train = { $company } 向 { $seller } 出价 { $price } 购买火车 { $train }
offer-local_railway = { $company } 出价 { $price } 购买 { $thing }
offer-station_railway = { $company } 出价 { $price } 购买附车站的铁路
trains-of-limit = 火车 / 上限
from-deck = 从牌堆购买
without-end = 卡片数量不限
cards-left = 此型号剩 { $count } 张
from-pool = 从火车池购买
from-companies = 从其他公司购买（{ $count }）
buy-for = 以 { $price } 购买
train-named = { $face } 类火车（{ $card }）
price-for-train = 火车 { $train } 的价格
scraps = 使所有 { $trains } 类火车报废
end-turn = 结束回合
return-train = 交出
scrap-train = 报废
take-over-train = 接收
take-over-as = 作为 { $face } 类接收

## Guide and help

guide = 提示
understood = 明白了
no-guide = 不再提示
guide-pre_stock_turn = 首先，玩家购买地方铁路。它们每个运营轮支付少量收入，之后还能帮助公司在河流、丘陵和山峰上建造。记得留够创立公司的现金：创立一家小型公司需要 { $low } 到 { $high }。
guide-auction_opening = 私有公司通过拍卖出售。发起其中一家的拍卖，可以出价，也可以不出价。
guide-auction_bid = 私有公司逐一拍卖。出价，或者退出：退出后不能再参加这次拍卖。下方显示这家公司带来的好处。
guide-stock_turn = 现在买卖股份。选定起始股价即可创立公司：你支付两份股份的价钱，成为它的总裁，由你替它做决定；售出至少一半股份后，公司投入运营。你也可以购买已创立公司的股份，或者跳过。
guide-track = 现在轮到一家由你做决定的公司。选择一个高亮的地块，再选一块板块，转到合适的方向后铺设。确认之前会显示它对最佳路线的影响。
guide-station = 车站让公司的火车能驶过一座城市，也可能挡住其他公司。建造通常要花钱，所以不建往往也是对的。
guide-run = 版图上显示程序找到的最佳路线。检查后确认。
guide-dividend = 发放分红把钱分给所有股东，股价上涨；保留收入则充实公司账户，股价下跌。
guide-trains = 在这里购买火车。较新的火车会使旧火车报废；购买之前会显示结果。
guide-acquisition = 较大的公司可以收购较小的公司，并获得其火车、车站、地方铁路和账户资金。也可以跳过这一步。
help-screen = 界面
help-screen-text = 版图旁边的面板（小屏幕上为“操作”页）列出你当前可以进行的所有操作；不允许的选项呈灰色，并附原因。版图显示已铺的铁轨，拖动滑块可以回看整局游戏，记录中列出每一步。
help-pre_stock_turn = 玩家轮流以标价购买一条地方铁路，或者跳过。自上次购买以来所有人都已跳过，或地方铁路全部售出时，本轮结束。
help-auction_opening = 选择一家私有公司：以不低于最低出价的金额出价，或者只发起拍卖、让其他人出价。
help-auction_bid = 出价不得低于最低出价，并须比上一个出价至少高 5 K；也可以退出。退出后不能再参加这次拍卖。
help-stock_turn = 可以出售任意数量的股份（首个股票轮除外），然后购买一份股份或创立一家公司；也可以跳过。所有玩家连续跳过后本轮结束。
help-railway_tile = 附车站的铁路由谁持有，谁就可以铺设或升级其总部地块的板块；该铁路的收入等于这块板块的数值。
help-track = 铺设一块黄色板块（公司的首个回合最多两块），或升级一处现有板块。板块必须与公司的一个车站相连。
help-station = 在公司能到达且有空位的城市建造一个车站。总部车站免费，下一个花费 40 K，之后每个花费 100 K；收购之后费用可能不同。在波希米亚，瓦茨拉夫的公司无需付费。
help-run = 每辆火车运营一条路线，至少有两个收入站点，并包含一个本公司的车站。同一段铁轨不能使用两次。公司必须按总收入最高的方式运营。
help-dividend = 收入全部发放或全部保留。发放则股价右移，保留则股价左移。
help-acquisition = 在所示范围内提出每股价格。对方公司的总裁接受后收购即成立；若无需同意，则立即成立。
help-trains = 购买牌堆顶的卡片、火车池中的火车，或在允许火车交易后购买其他公司的火车。公司在回合结束时必须拥有一辆自己能运营的火车；若公司账户资金不足，由总裁补足，必要时贷款。
help-home_station = 公司在首个回合放置总部车站。大型公司先在自己的一个总部地块铺设红色板块。如果总部地块有两个城市且都没有为该公司保留，公司选择其中一个。
help-home_city = 选择总部车站放在总部地块的哪个城市。
help-answer = 这是另一名玩家的出价；若不接受，一切不变。
help-station_conflict = 一家公司在一个地块上只能有一个车站。选择保留哪一个。
help-take_over_trains = 被收购公司的每辆火车，可以直接接收、翻面升级后接收（可能要付费），或者报废。
help-return_trains = 公司的火车超过上限。交出火车直到符合上限。交出的火车放入火车池，各公司可以从中购买。
about-keys = 键盘快捷键
key-n = 跳到当前可执行的操作
key-m = 转到版图
key-u = 撤销
key-h = 帮助
key-j = 上一个局面
key-k = 下一个局面
key-e = 回到当前局面
key-r = 旋转选中的板块
use-keys = 使用键盘快捷键（见帮助）
use-sound = 轮到我且此页面在后台时播放提示音
use-notify = 轮到我且此页面在后台时显示通知
use-guide = 在最初几个回合显示提示
use-why = 在记录中显示电脑对手行动的理由

## Accounts

account = 登录
account-title = 账号
account-lead = 有了账号，你可以在其他设备上找到自己的游戏。没有账号时，只有此浏览器记得你的座位。
signed-in-as = 已登录：{ $name }。
sign-in = 登录
sign-up = 创建账号
sign-out = 退出登录
sign-out-everywhere = 在所有设备上退出登录
sign-out-everywhere-sure = 要在所有浏览器（包括此浏览器）中退出登录吗？
sessions = 已登录的浏览器
some-browser = 未知浏览器
this-browser = 此浏览器
session-dates = 登录于 { $created }，最近使用 { $used }
invitation = 邀请码（此服务器只对成员开放）
recover = 重置密码
name = 用户名
password = 密码
new-password = 新密码
password-rule = 至少 8 个字符
recovery-code = 恢复码
recovery-keep = 请记下此恢复码。它只显示一次；忘记密码时需要用它来重置密码。
my-games-are-there = 你的游戏可在首页找到。

## About

about-title = 关于本程序
about-game = 18CZ 是 Leonhard Orgler 设计的铁路与股票桌游，由 Lonny Games 和 Fox in the Box 出版。如果你喜欢它，请购买实体版：没有什么能代替真正的桌游。
about-program = 这是一个独立程序，文字和图画均为自制，不包含规则书的文字。
about-rules = 程序严格执行每条规则。行动被拒绝时，程序会说明原因，并注明规则书的章节。规则书未明确的问题按裁定清单处理，有争议的则做成游戏选项。
about-moravia = 摩拉维亚与西里西亚的版图是推测复原的，程序中已注明。
about-offline = 游戏完全在此服务器上运行。只有你自己设置的通知（例如电子邮件）会用到外部服务。在只对成员开放的服务器上，创建游戏或加入空座位需要账号。
