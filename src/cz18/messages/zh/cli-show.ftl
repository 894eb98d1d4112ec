### `18cz show`: a position as text, in blocks of columns.

show-pre-stock = 预先股票轮
show-end = 结束
show-board = 18CZ，{ $board ->
        [standard] 标准版图
        [bohemia] 波希米亚版图
        [moravia_silesia] 摩拉维亚与西里西亚版图
       *[other] 版图 { $board }
    }
show-phase = { $letter } 阶段
show-railway-price = 地方铁路价格 { $price } K
show-after = { $actions } 个行动之后
show-reconstruction = 此版图是推测复原的。{ $why }
show-over = 游戏结束。
show-at-auction =
    { $bid ->
        [0] 正在拍卖：{ $paper }，尚无人出价
       *[other] 正在拍卖：{ $paper }，最高出价 { $bid } K，出价者：{ $bidder }
    }
show-on-offer = 尚未售出：{ $papers }

show-players-title = 玩家
show-companies-title = 公司（按运营顺序）
show-not-in-play = 尚未创立：{ $companies }
show-acquired = 已被收购：{ $companies }
show-chart-title = 股份价格表（上行与下行；同一格中，排在前面的公司先行动）
show-upper = 上行
show-lower = 下行
show-no-markers = 没有标记
show-trains-title = 火车
show-top-card = 顶牌 { $card }：{ $faces }；{ $left }
show-face = { $face } 类 { $price } K
show-left = 此型号剩 { $count } 张
show-no-end = 数量不限
show-pool = 火车池：{ $trains }
show-scrapped = 已报废：{ $trains }
show-track-title = 游戏进程表
show-map-title = 版图

## Columns

show-column-player = 玩家
show-column-cash = 现金
show-column-debt = 债务
show-column-penalty = 罚款利息
show-column-certificates = 证书
show-column-worth = 财产
show-column-local-railways = 地方铁路
show-column-shares = 股份
show-column-company = 公司
show-column-size = 大小
show-column-director = 总裁
show-column-price = 股价
show-column-treasury = 公司账户
show-column-ran-for = 上次收入
show-column-trains = 火车
show-column-railways = 地方铁路
show-column-bank = 银行
show-column-markers = 剩余车站标记
show-column-stations = 车站
show-column-hex = 地块
show-column-name = 名称
show-column-tile = 板块
show-column-turned = 旋转
show-column-colour = 颜色

## What stands in them

show-of-limit = { $count } / { $limit }
show-limit = { $trains }（上限 { $limit }）
show-used = { $railway }（已用）
show-not-afloat = { $company }（未投入运营）
show-in-city = { $company }（城市 { $city }）
show-size-small = 小型
show-size-medium = 中型
show-size-large = 大型
show-colour-yellow = 黄色
show-colour-green = 绿色
show-colour-brown = 棕色
show-colour-grey = 灰色
show-colour-red = 红色
