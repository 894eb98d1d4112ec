### What happened: event-<name>. The arguments are the fields of the event.

## Rounds and order

event-PlayingOrderDealt = 顺位：{ $order }。
event-PreStockRoundEnded =
    { $left_over_count ->
        [0] 预先股票轮结束，所有地方铁路均已售出。
       *[other] 预先股票轮结束。移出游戏：{ $left_over }。
    }
event-StockRoundBegan = 股票轮 { $number } 开始。
event-StockRoundEnded = 股票轮 { $number } 结束。
event-OperatingRoundBegan = 运营轮 { $number } 开始，地方铁路价格为 { $local_railway_price } K。
event-GameEnded = 游戏结束：{ $result }。
event-Passed =
    { $automatic ->
        [yes] { $player } 没有可执行的行动，自动跳过。
       *[no] { $player } 跳过。
    }
event-StockTurnEnded = { $player } 结束回合。

## Money

event-MoneyPaid =
    { $reason ->
        [acquisition] { $payer } 向 { $payee } 支付 { $amount } K 购买被收购公司的股份。
        [capital] { $payee } 从{ $payer }获得 { $amount } K 起始资本。
        [debt] { $payer } 偿还 { $amount } K 债务。
        [directors_certificate] { $payer } 支付 { $amount } K 购买总裁股。
        [dividend] { $payee } 获得 { $amount } K 分红。
        [emergency] { $payer } 向 { $payee } 的公司账户补入 { $amount } K。
        [income] { $payee } 将 { $amount } K 存入公司账户。
        [loan] { $payee } 向{ $payer }贷款 { $amount } K。
        [local_railway] { $payer } 向 { $payee } 支付 { $amount } K 购买地方铁路。
        [local_railway_income] { $payee } 从地方铁路获得 { $amount } K。
        [paper] { $payer } 支付 { $amount } K 购买私有公司。
        [railway_income] { $payee } 从附车站的铁路获得 { $amount } K。
        [share] { $payer } 支付 { $amount } K 购买一份股份。
        [shares] { $payee } 出售股份获得 { $amount } K。
        [station] { $payer } 支付 { $amount } K 建造车站。
        [terrain] { $payer } 支付 { $amount } K 地形修建费用。
        [train] { $payer } 向 { $payee } 支付 { $amount } K 购买火车。
        [treasury_taken_over] { $payee } 接收 { $payer } 账户中的 { $amount } K。
        [turning] { $payer } 支付 { $amount } K 将火车翻面升级。
       *[other] { $payer } 向 { $payee } 支付 { $amount } K（{ $reason }）。
    }
event-DebtRepaid =
    { $left ->
        [0] { $player } 偿还 { $amount } K，债务已还清。
       *[other] { $player } 偿还 { $amount } K，剩余债务 { $left } K。
    }
event-LoanTaken = { $player } 贷款 { $amount } K，游戏结束时另扣 { $amount } K 罚款利息。

## Shares and prices

event-LocalRailwayBought = { $player } 以 { $price } K 购买地方铁路 { $local_railway }。
event-CompanyStarted = { $player } 创立 { $company }，起始股价 { $price } K。
event-ShareBought = { $player } 以 { $price } K 购买一份 { $company } 股份。
event-SharesSold = { $player } 以每股 { $price } K 出售 { $count } 份 { $company } 股份。
event-DirectorChanged = { $new } 取代 { $old } 成为 { $company } 的总裁。
event-CompanyFloated = { $company } 投入运营，起始资本 { $capital } K。
event-PriceMoved =
    { $reason ->
        [dividend] { $company } 发放分红，股价从 { $old } 涨到 { $new } K。
        [no_dividend] { $company } 未发分红，股价从 { $old } 跌到 { $new } K。
        [sale] { $company } 股份被出售，股价从 { $old } 跌到 { $new } K。
        [sold_out] { $company } 股份全部在玩家手中，股价从 { $old } 涨到 { $new } K。
       *[other] { $company } 的股价从 { $old } 变为 { $new } K。
    }

## A company's turn

event-TurnBegan =
    { $first ->
        [yes] { $company } 开始首个回合。
       *[no] { $company } 开始回合。
    }
event-StationPlaced =
    { $home ->
        [yes] { $company } 在 { $hex } 放置总部车站。
       *[no] { $company } { $price ->
            [0] 在
           *[other] 花费 { $price } K 在
        } { $hex } 建造车站。
    }
event-CityChosen = { $company } 选择 { $hex } 的城市 { $city } 放置总部车站。
event-TileLaid =
    { $replaced_count ->
        [0] { $company } 在 { $hex } 铺设 { $tile } 号板块{ $price ->
            [0] 。
           *[other] ，花费 { $price } K。
        }
       *[other] { $company } 将 { $hex } 的 { $replaced } 号板块升级为 { $tile } 号{ $price ->
            [0] 。
           *[other] ，花费 { $price } K。
        }
    }
event-PowerUsed =
    { $power ->
        [1] { $company } 使用 { $local_railway } 铺设一块紫边铁轨。
       *[other] { $company } 使用 { $local_railway } 免付地形修建费用。
    }
event-TrainsRan =
    { $routes_count ->
        [1] { $company } 运营火车 { $routes }。
       *[other] { $company } 运营火车 { $routes }，合计 { $income } K。
    }
event-TrainsRan-not-proved =
    { $routes_count ->
        [1] { $company } 运营火车 { $routes }。尚未证明这是最佳路线。
       *[other] { $company } 运营火车 { $routes }，合计 { $income } K。尚未证明这是最佳路线。
    }
event-DividendPaid = { $company } 发放分红 { $income } K。
event-IncomeKept = { $company } 保留收入 { $income } K。
event-StepEnded = { $company } 结束“{ $step ->
        [track] 铺设铁轨
        [station] 建造车站
        [acquisition] 收购
        [trains] 购买火车
       *[other] { $step }
    }”步骤。
event-TurnEnded = { $company } 结束回合。

## Offers and acquisitions

event-AcquisitionOffered = { $company } 出价每股 { $price } K 收购 { $target }。
event-TrainAskedFor = { $company } 向 { $seller } 出价 { $price } K 购买火车 { $train }。
event-LocalRailwayAskedFor = { $company } 向 { $player } 出价 { $price } K 购买 { $local_railway }。
event-OfferAccepted = { $player } 接受出价。
event-OfferDeclined = { $player } 拒绝出价。
event-CompanyAcquired = { $company } 以每股 { $price } K 收购 { $target }。
event-StationTakenOver = { $target } 在 { $hex } 的车站归 { $company } 所有。
event-StationTakenBack = { $company } 将 { $hex } 的一个车站收回公司面板。
event-LocalRailwayTakenOver = { $company } 从 { $target } 接收 { $local_railway }。
event-LocalRailwaySold =
    { $player_count ->
        [0] { $company } 以 { $price } K 将 { $local_railway } 卖给银行。
       *[other] { $company } 以 { $price } K 从 { $player } 购买 { $local_railway }。
    }

## Trains

event-TrainTakenOver = { $company } 接收火车 { $train }，用作 { $face } 类火车{ $price ->
        [0] 。
       *[other] ，花费 { $price } K 由 { $old_face } 类翻面升级。
    }
event-TrainScrapped =
    { $by_choice ->
        [yes] { $owner } 选择报废 { $face } 类火车（{ $train }）。
       *[no] { $owner ->
            [pool] 火车池中的 { $face } 类火车 { $train } 报废。
            [deck] 牌堆上的 { $face } 类火车 { $train } 报废。
           *[other] { $owner } 的 { $face } 类火车 { $train } 报废。
        }
    }
event-TrainTypeScrapped = 所有 { $face } 类火车报废。
event-TrainBought = { $company } 以 { $price } K { $source ->
        [deck] 从牌堆
        [pool] 从火车池
       *[other] 从 { $source }{" "}
    }购买 { $train }，用作 { $face } 类火车。
event-TrainReturned = { $company } 交出 { $face } 类火车（{ $train }）。
event-TrainExported = 火车卡片 { $train } 卖到国外，移出游戏。
event-PhaseBegan = 进入 { $letter } 阶段。

## Bohemia and Moravia-Silesia

event-VaclavArrived = 瓦茨拉夫获得 { $company } 的 { $percent }%，股价 { $price } K。
event-TrainGiven = { $company } 获得 { $train }，用作 { $face } 类火车。
event-CompanyLeftOut = { $company } 不参与本局游戏。
event-AuctionOpened =
    { $bid ->
        [0] { $player } 发起 { $paper } 的拍卖，自己不出价。
       *[other] { $player } 发起 { $paper } 的拍卖，出价 { $bid } K。
    }
event-BidMade = { $player } 出价 { $amount } K。
event-PaperWon = { $player } 以 { $price } K 拍得 { $paper }。
event-PaperUnwanted = 无人对 { $paper } 出价。
event-AuctionsEnded =
    { $left_over_count ->
        [0] 拍卖结束，所有私有公司均已售出。
       *[other] 拍卖结束。移出游戏：{ $left_over }。
    }
event-PapersClosed = 所有私有公司关闭。
event-ThreeEAssigned = { $company } 获得 3E 类火车。
event-ThreeELeft = { $company } 的 3E 类火车运营完毕，离开游戏。
