### The page: the map, the chart and the tables.

## Map

map = 版图：{ $title }
map-closer = 放大
map-farther = 缩小
map-whole = 整个版图
map-reconstruction = 此版图是推测复原的
map-title-standard = 捷克
map-title-bohemia = 波希米亚
map-title-moravia_silesia = 摩拉维亚与西里西亚
reconstruction-moravia_silesia = 我们没有找到介绍此变体印刷版图的任何文字，因此以下部分是推测复原的：轮廓（标准版图的东部）、Sx 和 By 的红框地块以及 kk 的第二个红框地块、五个最低出价中的四个、选用哪条小型和哪条中型地方铁路、绿色板块解锁之前红色板块的数值 20 K，以及解锁绿色、棕色和灰色板块的火车。如果你有印刷版图，可以用命令 18cz board write 自行制作修正后的版图。

hex-home-of = { $company } 的总部
hex-tile = { $tile } 号{ $colour }板块
hex-kind-open = 未铺板块的空白地块
hex-kind-town = 未铺板块的城镇地块
hex-kind-double_town = 未铺板块的双城镇地块
hex-kind-city = 未铺板块的城市地块
hex-kind-double_city = 未铺板块的双城市地块
hex-kind-reserved = 未铺板块的红框地块
hex-kind-fixed = 灰色地块
hex-terrain = { $terrain }，{ $cost }
hex-label = 仅可使用标有 { $label } 的板块
hex-value = 当前数值：{ $value }
hex-city = 城市
hex-town = 城镇
hex-room = { $slots } 个车站位
hex-exits = 出口（{ $to }）
hex-track = 铁轨从{ $from }通往{ $to }
hex-stations = { $count ->
    [1] { $companies } 的车站
   *[other] { $companies } 的 { $count } 个车站
  }
station-railway = 附车站的铁路
hex-changed = 你上次查看之后有变化
hex-legal = 现在可选

colour-yellow = 黄色
colour-green = 绿色
colour-brown = 棕色
colour-grey = 灰色
colour-red = 红色
terrain-river = 河流
terrain-hill = 丘陵
terrain-mountain = 山峰
edge-0 = 西南
edge-1 = 西
edge-2 = 西北
edge-3 = 东北
edge-4 = 东
edge-5 = 东南

## Tile fan

fan = { $hex } 可用的板块
fan-tile = { $tile } 号{ $colour }板块，{ $rotations } 种铺法，剩 { $left } 块
fan-turn-left = 向左旋转
fan-turn-right = 向右旋转
fan-lay = 铺设 { $tile } 号板块
fan-cancel = 返回
fan-with = 使用 { $railway }
fan-without = 不用地方铁路
fan-way = { $number } / { $count }

## Chart

chart = 股份价格。{ $prices }
chart-start = { $sizes }公司的起始股价
size-letter-small = 小
size-letter-medium = 中
size-letter-large = 大

## Trains

clock = 火车卡片（按出现顺序）
clock-card = 卡片
clock-limit = 火车上限
clock-brings = 效果
clock-left = 剩 { $left } / { $count } 张
clock-endless = 数量不限
# $size is the size if there is only one, otherwise "several".
clock-opens = { $size ->
        [several] 解锁新公司（{ $sizes }）
       *[other] 解锁{ $sizes }公司
    }
clock-scraps = { $train } 类使 { $old } 类报废
clock-papers = 私有公司关闭
clock-trade = 公司之间可买卖火车
clock-railways = 公司可购买地方铁路
clock-limit-falls = { $size ->
        [several] 火车上限下降（{ $sizes }）
       *[other] { $sizes }公司火车上限下降
    }
clock-tiles = { $colour ->
        [yellow] 解锁黄色板块
        [green] 解锁绿色板块
        [brown] 解锁棕色板块
       *[other] 解锁灰色板块
    }
phase-now = { $letter } 阶段：{ $colour ->
        [yellow] 可用黄色板块
        [green] 可用黄色和绿色板块
        [brown] 可用黄色、绿色和棕色板块
       *[other] 可用黄色、绿色、棕色和灰色板块
    }；{ $size ->
        [several] 已解锁{ $sizes }公司
       *[other] 只有{ $sizes }公司
    }。
phase-next = 下一次变化：首张 { $letter } 型卡片（{ $count ->
        [0] 就是下一张
       *[other] 之前还有 { $count } 张
    }）出现时，{ $brings }。
clock-pool = 火车池
clock-scrapped = 已报废
table-none = 无

## Track

track = 游戏进程表
track-pre = 预先轮
track-end = 终局
track-export = 之后有一张火车卡片卖到国外
track-export-key = 带此标记的轮次结束后，有一张火车卡片卖到国外

## Supply

supply-tile = { $tile } 号板块，剩 { $left } / { $count } 块
supply-chosen = { $tile } 号板块
supply-from = 升级自
supply-from-nothing = 无（地块上的首块板块）
supply-to = 可升级为
supply-to-nothing = 无

## Tables

table-players = 玩家
table-player = 玩家
table-cash = 现金
table-worth = 财产
table-debt = 债务
table-penalty = 罚款利息
table-certificates = 证书
table-shares = 股份
table-local-railways = 地方铁路
table-you = （你）
table-acts = 行动中
table-director = 总裁
table-companies = 公司（按运营顺序）
table-company = 公司
table-price = 股价
table-treasury = 公司账户
table-trains = 火车
table-last-income = 上次收入
table-stations-left = 剩余车站
table-shareholders = 股东
table-in-bank = 银行持有
table-not-afloat = 未投入运营
table-of-limit = { $count } / { $limit }
table-vaclav = 瓦茨拉夫
table-nobody = 无
table-train-scrapped-by = 首辆 { $trains } 类火车出现时报废
table-train-permanent = 不会报废
paper-three_e = 附 3E 类火车的私有公司
    .short = 3E
paper-station_railway = 附车站的铁路
    .short = 站
table-railway-used = 特殊能力已用过
table-companies-none = 还没有创立任何公司
table-companies-waiting = 尚未创立：
table-companies-closed = 已被收购：

## Reckoning

table-reckoning = 当前排名
table-rank = 名次
table-round = 轮次
curves = 图表
curves-worth = 玩家财产
curves-price = 股份价格
curves-income = 公司收入
curves-table = { $what }（表格）
