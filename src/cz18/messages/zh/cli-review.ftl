### `18cz review`: a review of a game.

cli-help-review = 复盘一局游戏：错失的收入、闲置的资金、财产大幅变化的原因，以及最关键的决定。
cli-help-review-html = 同时将复盘写成 HTML 文件，附错失收入最多的各次运营的版图。
cli-help-review-depth = 0：只列事实；1：另加少量推演；2：全部推演（需要几分钟）。
cli-help-review-jobs = 进程数。
cli-review-progress = 复盘
cli-review-title = 复盘
cli-review-result = 结果
cli-review-missed = 错失的收入
cli-review-missed-sum = { $runs } 次运营，其中 { $below } 次低于最佳路线，错失 { $missed } K
cli-review-better = 最佳路线
cli-review-kept = 保留的收入
cli-review-income = 收入
cli-review-dividends = 错失的分红
cli-review-idle = 股票轮结束时的闲置现金
cli-review-round = 轮次
cli-review-scrapped = 至多运营两次就报废的火车
cli-review-bought = 购入时的行动编号
cli-review-runs = 运营次数
cli-review-price = 价格
cli-review-money = 贷款、罚款利息和总裁补入的资金
cli-review-what = 项目
cli-review-loan = 贷款
cli-review-penalty = 罚款利息
cli-review-added = 补入 { $company }
cli-review-amount = 金额
cli-review-moves = 财产的大幅变化
cli-review-change = 变化
cli-review-causes = 原因
cli-review-others = 平均
cli-review-earned = 资金来源
cli-review-start = 起始资金
cli-review-from-dividends = 分红
cli-review-from-shares = 股份
cli-review-from-railways = 地方铁路
cli-review-put-in = 补入公司
cli-review-worth-in-all = 财产
cli-review-largest-dividends = 分红最多的公司
cli-review-cause = { $kind ->
        [dividends] { $company } 的分红
        [shares] { $company } 的股份
        [added] 补入 { $company } 的资金
        [local_railways] 地方铁路
        [cash] 现金
        [debt] 债务与罚款利息
       *[penalty] 罚款利息
    } { $amount } K
cli-review-decisions = 最关键的决定
cli-review-decisions-how = 差额：改用另一行动后，该玩家终局时财产会多出多少，取成对推演的平均值，并附 95% 置信区间。两种行动之后均由电脑对手继续。
cli-review-player = 玩家
cli-review-played = 实际行动
cli-review-preferred = “巨头”的首选行动
cli-review-difference = 差额
cli-review-interval = { $difference } K（{ $low } 到 { $high } K）
cli-review-unknown = 无法判断：{ $low } 到 { $high } K
cli-review-mainly = 主要来自
cli-review-nothing = 无。
cli-review-worth = 每轮之后的财产
cli-review-time = { $seconds } 秒
