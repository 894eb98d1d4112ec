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
settings-lead = 仅用于此浏览器，并保存在这里。
notify-refused = 此浏览器已禁止本站的通知；可在浏览器自己的网站设置中允许。
notify-none = 此浏览器只显示通过 https 或来自本机的页面的通知。
offline = 没有连接。网页在这里，游戏在服务器上：一旦能连上服务器，就会继续。
offline-short = 没有连接
no-answer = 服务器没有响应。数据不会丢失，请稍后再试。
loading = 正在准备游戏……
you = 玩家

## Home

home-title = 捷克大地上的铁路与股份
home-lead = 在这里玩 18CZ：严格按规则校验，拒绝必说明原因，最佳路线经过证明。
against-opponents = 与电脑对手对战
board = 版图
board-standard = 捷克
board-bohemia = 波希米亚（含瓦茨拉夫）
board-moravia_silesia = 摩拉维亚与西里西亚
board-own = { $board }（修订版图）
players = 玩家
players-range = { $low }–{ $high } 名玩家
players-exactly = { $count } 名玩家
your-name = 你的名字
opponents = 对手
strength = 实力
each-on-its-own = 为每个座位分别选择
play = 开始
hot-seat = 同屏对战
hot-seat-lead = 多人共用一台设备，轮流操作
online = 与朋友联机
online-lead = 每个座位一个链接；可实时进行，也可持续数周
open-file = 打开游戏文件
open-file-lead = 已保存的游戏，或 18xx.games 的导出文件
not-a-game-file = { $file } 不是游戏文件：其中没有 JSON。
my-games = 我的游戏
games-waiting = { $count } 局在等你
tables-here = 本服务器上的房间
status-finished = 已结束
status-abandoned = 已放弃
on-turn = 轮到 { $player }
rights = 18CZ 是 Leonhard Orgler 设计的游戏，由 Lonny Games 和 Fox in the Box 出版。本程序为独立作品。

## A new table

name-of-seat = 座位 { $number } 的名字
who-sits = 座位 { $number } 由谁来玩
which-bot = 座位 { $number } 的对手类型
who-me = 在此设备上
who-person = 通过链接
who-bot = 电脑对手
bot-apprentice = 学徒
bot-engineer = 工程师
bot-tycoon = 大亨
bot-magnate = 巨头
bot-apprentice-is = 出手快而稳健，适合第一次游戏。
bot-engineer-is = 提前规划铁轨、火车和股份。
bot-tycoon-is = 先推演各种选择再决定，需要一点时间。
bot-magnate-is = 从大量对局中学会判断每股收益前景的大亨。
styles = 随机
bot-balanced = 均衡
bot-builder = 喜欢铺轨
bot-founder = 喜欢创立公司
bot-trader = 喜欢买卖股份
bot-buyer = 喜欢购买火车
bot-acquirer = 喜欢收购
bot-pauper = 花钱谨慎
more-choices = 标题、撤销与规则选项
table-title = 房间标题
undo-policy = 撤销
undo-own_turn = 可自由撤销自己的行动
undo-consent = 须所有人同意
undo-off = 不允许
listed = 显示在房间列表中
begin = 开始
links-follow = 其他座位的链接会显示在房间里。
option-edition = 规则版本
option-sell_in_blocks = 股份成批出售
option-praha_yellow_is_lay = 黄色布拉格算作铺设一块铁轨
option-first_oo_tile = 双城市地块上的第一块铁轨
option-ate_brown_open = ATE 总部升级为棕色板块后，只需为 ATE 保留一个车站空位
option-token_price_after_acquisition = 收购后的车站价格
option-scrap_own_at_acquisition = 收购时可报废自己的火车
option-allow_submaximal_run = 允许收入低于最佳路线的运营
option-turning_scraps = 火车翻面升级会使其他火车报废
option-pool_faces = 火车池中的火车
option-runnable_first = 先购买能运营的火车
option-emergency_top_up = 紧急融资时总裁可补入任意金额
option-playing_order = 顺位
value-final = 最终版
value-older = 旧版
value-true = 是
value-false = 否
value-count = 按数量
value-as_written = 按规则书：自己的 40 和 100 K，其他 100 K
value-always_100 = 一律 100 K
value-printed_price = 按印刷价格付费
value-free = 免费
value-runnable_first-as_written = 按规则书：可先买其他火车，数量不限
value-any = 可用任意一面
value-as_returned = 保持交出时的那一面
value-drawn = 抽签
value-as_listed = 按列表

## Joining

taking-seat = 正在入座……
link-not-valid = 此链接没有对应的座位
watch-instead = 改为观战

## The table

no-game = 这里没有这局游戏
phase = { $letter } 阶段
reconnecting = 连接中断，正在重试……
links-wait = 其他玩家通过你发送的链接入座。
show-links = 显示链接
note-seed_replaced = 此文件的随机种子在传输中被舍入，与记录不符，已换成一个相符的种子：已进行的部分保持原样，之后的抽取可能不同。
note-fell_back = 此文件中有些行动与推测的 18xx.games 等待时机不符，已改在补上的某次跳过之前或之后执行。请检查这局游戏是否与你记得的一致。
note-not_over = 文件称这局游戏已经结束，但其中的行动没有进行到终局。在这里游戏会继续。
note-other_result = 文件中记载的结果与此不同。请检查这局游戏是否与你记得的一致。
note-names_changed = 这局游戏中的名字含有不可见的字符或容易混淆，已作修改。
note-read = 知道了
undo = 撤销
undo-asked = { $count ->
    [1] { $player } 请求撤销：{ $what }
   *[other] { $player } 请求撤销 { $count } 步，第一步：{ $what }
  }
undo-waiting = 正在询问其他玩家是否同意撤销。
agree = 同意
log = 记录
chat = 聊天
table = 房间
log-and-chat = 记录、聊天与房间
new-messages = 新消息
parts = 屏幕各部分
part-track = 轮次
part-chart = 股份价格
part-companies = 公司
part-trains = 火车
part-supply = 剩余板块
payments = { $count } 笔付款
part-over = 清算
part-course = 当前局势
show-course = 显示财产、股价和收入的变化
tab-now = 当前
tab-map = 版图
tab-tables = 表格
tab-log = 记录
your-turn = 轮到你了
section-of = 规则 { $section }，{ $title }
for-vaclav = 代瓦茨拉夫决定
looking-back = 你正在查看之前的局面。
to-present = 回到当前局面
waiting-for = 正在等待 { $player }。
thinking = { $player }（{ $bot }）正在思考……
next-move = 下一步
to-my-turn = 快进到我的回合
pace = 对手的行动
pace-at_once = 立即
pace-brisk = 较快
pace-calm = 较慢
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

log-empty = 还没有任何行动。每个行动都会记录在这里。
show-position = 显示第 { $number } 条记录之后的局面
taken-back = { $count ->
    [1] { $player } 撤销：{ $what }
   *[other] { $player } 撤销 { $count } 步，第一步：{ $what }
}
was-taken-back = 已撤销
ran-nothing = { $company } 没有运营任何火车。
earlier = 更早的记录
history = 历史记录
step-back = 后退一步
step-forward = 前进一步
to-start = 回到开头
position-of = 局面 { $at } / { $last }
present-now = 当前在场：
spectators = { $count } 人观战
chat-empty = 还没有人发言。
message = 发给房间所有人的消息
message-deleted = （已删除）
notice-link = { $by } 为 { $player } 的座位换了新链接，旧链接失效。
notice-name = { $by } 将 { $before } 改名为 { $after }。
notice-stand_in = { $by } 为 { $player } 指定了代打：{ $bot }。
notice-stand_in-none = { $by } 取消了 { $player } 的代打。
notice-host = { $by } 将 { $player } 设为房主。
notice-abandoned = { $by } 放弃了这局游戏。
notice-open = { $by } 重新向所有人开放了 { $player } 的座位。
notice-seed = 本房间的随机种子是指定的或来自文件：{ $seed }。创建房间的人可能知道之后会抽到什么。
send = 发送

## Seats and files

held-here = 在此操作
is-here = 在线
is-away = 不在线
stand-in = 由代打行动
link-of = { $player } 的座位链接
copy = 复制
copied = 已复制
new-link = 新链接
stand-in-is = 代打
stand-in-of = { $player } 的代打
new-link-sure = 要为 { $player } 换新链接吗？目前使用该座位的人将失去座位，房间里所有人都会收到通知。
host = 房主
the-host = 房主
make-host = 设为房主
make-host-sure = 要将 { $player } 设为房主吗？你将不再是房主：链接、代打和放弃游戏都改由 { $player } 决定。
removed = 此浏览器不再代表 { $players }：房主已为该座位换了新链接。
give-up = 放弃这局游戏
give-up-sure = 要放弃这局游戏吗？它仍可查看，也可以作为新游戏继续。
save-file = 保存为文件
save-18xx = 用于 18xx.games
fork-here = 从这里作为新游戏继续
rules-version = 按规则版本 { $version } 进行。

## Choices in general

from-to = { $low } 到 { $high }
would-happen = 结果预览
if-accepted = 如果对方接受
look-ahead-hint = 将鼠标移到选项上即可预览结果。
look-ahead-touch = 点一下选项预览结果，再点一下执行。
tap-again = 再点一下
left-behind = 前后对比
trains-of = 火车（上限 { $limit }）
stations = 车站
certificates-of = 证书（上限 { $limit }）
to-take-over = 待接收或报废的火车：{ $trains }
why-not-here = 为什么 { $hex } 不能铺设板块
why-not-tiles = 为什么不能用其他板块
no-tiles-none_in_supply = 已无剩余
no-tiles-colour_not_open = 该颜色尚未解锁
no-tiles-colour_skipped = 不是此处接下来的颜色
no-tiles-no_yellow_on_oo = 此处第一块板块是绿色的
no-tiles-not_a_promotion = 不能替换此处的板块
no-tiles-wrong_kind = 用于另一种地块
no-tiles-wrong_label = 没有此地块的字母标记
no-tiles-over_map_edge = 会把铁轨铺出版图外
no-tiles-stub_missing = 未接上预铺铁轨
no-tiles-track_lost = 会丢失此处原有的铁轨
no-tiles-purple_needs_power = 紫边铁轨：只能用地方铁路的特殊能力铺设
no-tiles-colour_beyond_power = 颜色超出这条地方铁路的特殊能力
no-tiles-red_tile = 其他总部的红色板块
no-tiles-red_tile_only_at_home = 红色板块，只随总部车站铺设
no-tiles-not_joined = 不与该公司的任何车站相连
do-it = 执行
pass = 跳过
cash = 现金
cash-of = { $player } 的现金
treasury = 公司账户
treasury-is = 公司账户 { $amount }
price = 价格
income = 收入
price-for = { $thing } 的价格
offer = 出价
accept = 接受
decline = 拒绝
best-run = 最佳路线
costs = 费用

## Local railways and papers

local-railway = 地方铁路
local-income = 收入
local-trade = 地方铁路（{ $count }）
sell-to-bank = 将 { $thing } 以 { $price } 卖给银行
assign-three-e = 将 3E 类火车交给 { $company }
your-bid = 你的出价
bid = 出价
bid-for = 竞拍 { $paper }
drop-out = 退出竞拍
highest-bid = { $paper }：{ $player } 出价 { $bid }
minimum-bid = 最低 { $bid }
name-and-pass = 发起拍卖，不出价
paper-3E = 3E 类火车
paper-MW = 附车站的铁路 MW
paper-kind-local_railway = 一条地方铁路，有收入和特殊能力。
paper-kind-train = 一辆火车，由持有者交给一家公司。
paper-kind-station_railway = 收入等于其总部板块的数值；其车站可以卖给公司。
leave-as-is = 保持不变

## Stock rounds

certificates = 证书
debt = 债务
repay = 偿还
must-sell = 你持有的数量超出上限，须先出售。
end-stock-turn = 结束回合
companies-on-chart = 股份价格表上的公司
start-a-company = 创立公司
start-at = 创立 { $company }，股价
start-at-short = 起始股价
not-now = 现在不能创立（{ $count }）
in-bank = 银行 { $percent }%
has-trains = 火车 { $trains }
no-train = 没有火车
last-income = 上次收入 { $amount }
director = 总裁
vaclav-directs = 总裁：瓦茨拉夫
sell-shares = 出售 { $count } 份
home-is = 总部：{ $place }（{ $hexes }）
size-small = 小型
size-medium = 中型
size-large = 大型
size-small-company = 小型公司
size-medium-company = 中型公司
size-large-company = 大型公司
train-size-small = 小型
train-size-medium = 中型
train-size-large = 大型
train-can-run = { $company } 可以运营
train-cannot-run = { $company } 不能运营
train-lives-on = 不会报废
train-lives-until = 首张 { $trains } 出现时报废{ $count ->
        [0] （可能就是下一张卡片）
       *[other] （至少还要先出 { $count } 张卡片）
    }
train-earns = 最佳运行增加 { $amount }
railway-power = 每个运营轮开始时支付 { $income }。归公司所有后，可在该公司的回合中使用一次：免付{ $terrain }的修建费用，或额外铺设一块紫边铁轨（{ $colours }）。

## Track and stations

lay-a-tile = 铺设铁轨
choose-hex = 在版图上或在这里选择一个高亮的地块：
choose-home = 选择红色板块的位置和方向。
lit-hexes = 高亮的地块
tiles-for = { $hex } 可用的板块
tile-number = { $tile } 号
tiles-left = 剩 { $count } 块
tile-numbers = 编号
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
markers-left = 剩余车站
place-station = 在 { $hex } 建造车站，{ $price }
place-station-taken-over = 在 { $hex } 建造车站，{ $price }，使用接收来的车站标记
no-station = 现在没有可以建造车站的城市。
other-cities = 为什么不能选其他 { $count } 座城市
city-number = 城市 { $number }
city-named = 城市 { $number }，{ $name }
on-hex = 地块 { $hex }
end-station = 不建车站

## Running and dividends

train = 火车
route = 路线
together = 合计
proved = 已证明最佳
not-proved = 已找到的最佳，未证明
not-proved-why = 在此版图上，最佳路线的搜索有上限。可能存在收入更高的路线；若找到，请直接运营。
no-route = 没有火车能获得收入。
run-trains = 运营这些火车
run-nothing = 无收入运营
compare = 画其他路线来比较
stop-comparing = 回到最佳路线
compare-how = 选择一辆火车，再按从起点到终点的顺序点选版图上的地块。
one-back = 退回一格
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
not-acquirable = 不能收购（{ $count }）
end-acquisition = 结束收购
stations-on = 车站 { $hexes }
offer-acquisition = { $company } 出价每股 { $price } 收购 { $target }
offer-train = { $company } 向 { $seller } 出价 { $price } 购买火车 { $train }
offer-local_railway = { $company } 出价 { $price } 购买 { $thing }
offer-station_railway = { $company } 出价 { $price } 购买附车站的铁路
trains-of-limit = 火车 / 上限
from-deck = 从牌堆购买（{ $card }）
without-end = 数量不限
cards-left = 剩 { $count } 张
from-pool = 从火车池购买
from-companies = 从其他公司购买（{ $count }）
buy-for = 以 { $price } 购买
train-named = { $face } 类火车（{ $card }）
price-for-train = 火车 { $train } 的价格
scraps = 使 { $trains } 报废
end-turn = 结束回合
return-train = 交出
scrap-train = 报废
take-over-train = 接收
take-over-as = 作为 { $face } 类接收

## Guide and help

guide = 向导
understood = 明白了
no-guide = 不再提示
guide-pre_stock_turn = 首先大家购买地方铁路。它们每个运营轮支付少量收入，之后还能帮公司越过河流和丘陵。按标价购买一条，或者跳过。记得留够创立公司的钱。
guide-auction_opening = 私有公司通过拍卖出售。为其中一家发起拍卖，可以出价，也可以不出价。
guide-stock_turn = 现在买卖股份。选定起始股价即可创立公司：你将成为它的总裁，由你替它做决定。售出的股份足够时公司投入运营。你也可以购买别人创立的公司的股份，或者跳过。
guide-track = 轮到你的公司。高亮的地块可以铺设铁轨：选一个地块，再选一块板块，转到合适的方向，然后铺设。确认之前会显示它对最佳路线的影响。
guide-station = 车站让你的火车能使用一座城市，也可能把别人挡在外面。建造要花钱，不建往往也是对的。
guide-run = 已为你找到最佳路线，并证明没有更好的。在版图上看一看，然后确认。
guide-dividend = 发放分红让所有股东得到钱，股价上涨；保留收入充实公司账户，股价下跌。
guide-trains = 在这里购买火车。更好的火车会使旧火车报废：购买前会显示其影响。
guide-acquisition = 较大的公司可以收购较小的公司，连同其火车、车站和账户资金。不收购也没关系。
help-screen = 界面
help-screen-text = 版图旁边（小屏幕上在“当前”页）是你能做的一切；不能做的显示为灰色并说明原因。版图显示已铺设的铁轨，下方的滑块可以回看整局游戏，记录列出每一步。
help-pre_stock_turn = 玩家依次以标价购买一条地方铁路，或者跳过。自上次购买后所有人都跳过或全部售出后本轮结束。
help-auction_opening = 为一家私有公司发起拍卖并至少出到最低出价，或者只发起、让别人出价。
help-auction_bid = 出价高于上一个出价，或者退出竞拍。
help-stock_turn = 可以出售任意次，然后购买一张证书或创立一家公司。跳过即结束回合。所有人连续跳过后本轮结束。
help-railway_tile = 附车站的铁路的持有者可以在其总部地块铺设或升级铁轨；它支付的收入等于该板块的数值。
help-track = 铺设一块黄色铁轨（公司的首个回合可铺两块），或者升级一块铁轨。新铁轨必须与公司的一个车站相连。
help-station = 在公司能到达且有空位的城市建造一个车站。总部车站免费，下一个花费 40 K，之后每个花费 100 K。
help-run = 每辆火车运营一条路线，至少经过两个收入站点和一个本公司车站。同一段铁轨不能使用两次。以总收入最高者为准。
help-dividend = 收入全部发放或全部保留。发放则股价右移，保留则股价左移。
help-acquisition = 在允许的范围内提出每股价格。对方公司的总裁接受或拒绝。
help-trains = 购买牌堆顶的卡片、火车池中的火车或其他公司的火车。公司在回合结束时必须拥有一辆能运营的火车；若公司账户资金不足，由总裁补足，总裁的现金也不够时须贷款。
help-home_station = 大型公司首先将红色板块放在它的一个总部地块上。
help-home_city = 选择总部车站所在地块上的城市。
help-answer = 这是对方的出价。没有你的同意，什么都不会发生。
help-station_conflict = 一家公司不能在同一地块有两个车站：选择保留哪一个。
help-take_over_trains = 被收购公司的每辆火车都要接收、翻面升级或报废。
help-return_trains = 公司的火车超过上限。将火车交还银行，直到符合上限。
about-keys = 按键
key-n = 跳到当前可执行的操作
key-m = 到版图
key-u = 撤销
key-h = 帮助
key-j = 后退一个局面
key-k = 前进一个局面
key-e = 回到当前局面
key-r = 旋转选中的板块
use-keys = 键盘快捷键（见帮助）
use-sound = 轮到我时轻声提示
use-notify = 轮到我时发送通知
use-guide = 首个回合的提示
use-why = 对手在记录中说明理由

## Accounts

account = 登录
account-title = 账号
account-lead = 仅用于在其他设备上找到你的游戏。没有账号时，此浏览器会保留你的座位。
signed-in-as = 已登录：{ $name }。
sign-in = 登录
sign-up = 创建账号
sign-out = 退出登录
sign-out-everywhere = 在所有设备上退出
sign-out-everywhere-sure = 要在所有浏览器（包括这个）退出登录吗？
sessions = 已登录的浏览器
some-browser = 某个浏览器
this-browser = 此浏览器
session-dates = 登录于 { $created }，最近使用 { $used }
invitation = 邀请码（此服务器仅限成员）
recover = 用恢复码设置新密码
name = 名字
password = 密码
new-password = 新密码
password-rule = 至少 8 个字符
recovery-code = 恢复码
recovery-keep = 请记下此恢复码：它只显示一次，密码丢失时可用来设置新密码。
my-games-are-there = 你的游戏列在首页。

## About

about-title = 关于本程序
about-game = 18CZ 是 Leonhard Orgler 设计的铁路与股份桌游，由 Lonny Games 和 Fox in the Box 出版。如果你喜欢它，请购买实体版：再好的程序也代替不了摆在桌上的游戏。
about-program = 这是一个独立程序，文字和图画均为自制，不包含规则书的文字。
about-rules = 每条规则都会核对。凡被拒绝的行动都会说明原因，并注明规则书的章节。未明确的问题已在裁定列表中决定，有争议的作为房间选项。
about-moravia = 摩拉维亚与西里西亚的版图是推测复原的，并已注明。
about-offline = 一切都在一台机器上运行，不依赖外部服务，也不需要账号。
