### Review of a game, replay and plans.

## Review

review = 复盘
review-of = 复盘：{ $title }
review-open = 复盘这局游戏
review-none = 复盘会把每次运营与最佳路线比较，并由电脑对手推演最关键的决定。需要几分钟。
review-start = 开始复盘
review-waiting = 复盘正在排队。
review-running = 复盘已完成 { $percent }%。
review-left = { $minutes ->
        [0] 剩余不到 1 分钟。
       *[other] 大约还需 { $minutes } 分钟。
    }
review-stay = 你可以离开此页面；复盘会随这局游戏保存。
review-cancel = 取消
review-failed = 复盘失败。
review-again = 重新复盘
review-older = 此复盘只包含到第 { $length } 条记录为止的内容。
review-worth = 每轮之后的财产
review-decisions = 最关键的决定
review-decisions-how = 分别从实际行动和电脑对手首选的行动出发，在相同的情形下由电脑对手玩到终局。差额表示采用首选行动时该玩家终局财产多出多少，并附 95% 置信区间。
review-played = 实际行动
review-preferred = “巨头”的首选
review-gain = 首选行动多得 { $amount }。
review-loss = 实际行动多得 { $amount }。
review-interval = { $low } 到 { $high }
review-unknown = 无法判断哪个行动更好（差额：{ $low } 到 { $high }）
review-mainly = 主要来自：{ $what }
review-why = 电脑对手为何这样选
review-go = 转到此局面
review-what-if = 换一步会怎样？
review-what-if-is = 在这局游戏的副本上执行首选行动，与电脑对手继续
review-no-decisions = 没有发现“巨头”会另作选择的决定。
review-missed = 错失的收入
review-missed-sum =
    { $runs ->
        [1] 唯一一次运营的收入低于最佳路线：错失 { $missed }
       *[other] { $runs } 次运营中有 { $below } 次收入低于最佳路线：错失 { $missed }
    }
review-missed-none = 每次运营都达到了最佳路线的收入。
review-show-run = 显示更好的路线
review-run = { $company }：{ $claimed }，本可达到 { $best }
review-map = { $company } 更好的路线
review-moves = 显著的财产变化
review-moves-how = 每轮中，玩家的财产变化与全体平均相差最大的几次。
review-cause = { $kind ->
        [dividends] { $company } 的分红
        [shares] { $company } 的股份
        [added] 补入 { $company } 的资金
        [local_railways] 地方铁路
        [cash] 现金
        [debt] 债务与罚款利息
       *[penalty] 罚款利息
    } { $amount }
review-change = 变化
review-others = 平均
review-causes = 原因
review-idle = 股票轮结束时的闲置现金
review-kept = 保留的收入
review-kept-missed = 错失的分红
review-scrapped = 至多运营两次就报废的火车
review-runs = 运营次数
review-price = 价格
review-money = 贷款、罚款利息和总裁被迫补入的资金
review-loan = 贷款
review-penalty = 罚款利息
review-added = 补入 { $company }
review-amount = 金额
review-round = 轮次
review-player = 玩家
review-company = 公司
review-train = 火车
review-income = 收入
review-what = 项目
review-nothing = 无。
review-entry = 第 { $number } 条记录

## Replay

replay-play = 逐步播放
replay-pause = 暂停
replay-speed = 速度：每秒 { $speed } 步
replay-next-point = 下一个转折点
replay-next-round = 下一轮
key-p = 播放或暂停历史记录
key-t = 跳到复盘的下一个转折点，或下一轮
key-speed = 减慢或加快播放

## Plans

plans = 计划
plans-is = 在这局游戏的私人副本上替所有玩家试走几步。其他人看不到你的计划。
plans-off = 这局游戏不允许使用计划。
plan-new = 从此局面新建计划
plan-default = 计划 { $number }
plan-name = 计划名称
plan-open = 打开
plan-copy = 复制
plan-delete = 删除
plan-delete-ask = 要删除计划“{ $name }”吗？
plan-rename = 改名
plan-play = 执行计划
plan-play-is = 只要轮到你且每一步仍然可行，就在游戏中依次执行此计划的各步
plan-banner = 计划：{ $name }
plan-private = 此计划仅你可见。你替所有玩家做决定。
plan-back = 返回游戏
plan-moves =
    { $moves ->
        [0] 尚无行动
       *[other] { $moves } 步
    }
plan-from =
    { $number ->
        [0] 从游戏开始
       *[other] 在第 { $number } 条记录之后
    }
plan-outcome = 计划的结果
plan-no-change = 对收入和财产没有影响
plan-worth = { $player }：财产 { $after }（{ $change }）
plan-income = { $company } 收入 { $income }，{ $paid ->
        [yes] 发放分红
       *[no] 未发分红
    }
plan-best = { $company } 的最佳路线：{ $after }（之前 { $before }）
plan-forced = { $company } 必须购买一辆至少 { $price } 的火车，但账户只有 { $treasury }
plan-added = 总裁向 { $company } 补入 { $amount }
plan-loan = { $player } 贷款 { $amount }
plan-played-done = 计划已全部执行。
plan-played-others_turn = 已停止：计划的下一步由 { $player } 行动。
plan-played-not_your_turn = 在计划的第 { $place } 步之前停止：现在轮到 { $player }。
plan-played-refused = 计划的第 { $place } 步已不可行：{ $reason }
plan-played-nothing = 此计划中已没有可执行的行动。
planning = 私人计划
planning-is = 允许在游戏进行中用私人副本试走

## Errors

fault-original_not_over = 这局游戏接续自另一局尚未结束的游戏。等那局结束后才能复盘。
fault-plan_too_long = 一个计划最多 { $most } 步。
fault-planning_is_off = 这局游戏不允许使用计划：结束后才能使用计划和副本。
fault-too_many_plans = 你的计划已达上限：每局 { $most } 个，所有游戏的计划总数也有上限。请先删除一个。
