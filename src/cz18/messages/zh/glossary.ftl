### 游戏术语，每个用一句话解释：term-<名称>、explain-<名称>。

glossary = 术语表

term-k = K
explain-k = K 表示克朗，即游戏中的货币：100 K 是一百克朗，不是十万克朗。

term-sr = 股票轮（SR）
explain-sr = 玩家买卖股份并创立公司。股票轮的编号与标准游戏相同；摩拉维亚与西里西亚从 SR 3 开始。

term-or = 运营轮（OR）
explain-or = 各公司依次行动：铺设铁轨、建造车站、运营火车、发放分红、收购其他公司、购买火车。

term-pre_stock = 预先股票轮
explain-pre_stock = 游戏的第一轮，玩家购买地方铁路；在摩拉维亚与西里西亚变体中竞拍私有公司。

term-phase = 阶段
explain-phase = 游戏的一个时期，以火车卡片上的字母命名。标有该字母的首张卡片售出或卖到国外时开始，决定哪些板块和公司可用，以及每家公司的火车上限。

term-director = 总裁
explain-director = 持有公司总裁股的玩家，替公司做出一切决定。其他玩家的持股都不会多于总裁。

term-certificate = 证书
explain-certificate = 代表公司一份股份的卡片，总裁股代表两份。每名玩家持有的证书数量有上限，地方铁路也计算在内。

term-float = 投入运营
explain-float = 各玩家合计持有公司至少一半的股份时，公司投入运营：获得起始资本，从下一个运营轮起行动。

term-worth = 财产
explain-worth = 玩家的现金、按当前股价计算的股份和每条 120 K 的地方铁路，减去债务和罚款利息。游戏结束时财产最多者获胜。

term-local_railway = 地方铁路
explain-local_railway = 每个运营轮向持有者支付固定收入的铁路；归公司所有时，该公司每局可以使用一次它的特殊能力（二选一）。

term-treasury = 公司账户
explain-treasury = 公司的钱，与总裁的现金分开。

term-income = 收入
explain-income = 公司的火车运营一次的所得；全部分给股东，或者全部保留在公司账户中。

term-station = 车站
explain-station = 公司放在城市中的标记。每条路线至少要经过一个本公司的车站；城市被其他公司的车站占满时，火车不能通过。

term-scrap = 报废
explain-scrap = 某类新火车首次售出或卖到国外时，被它取代的旧类型火车全部报废，即移出游戏。

term-acquisition = 收购
explain-acquisition = 较大的公司付款给较小公司的股东，并接收后者的车站、地方铁路和账户资金；后者的火车逐辆接收或报废。
