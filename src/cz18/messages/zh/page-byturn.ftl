### Games over weeks: notifications, clocks, standing orders, notes.

notifications = 通知
notifications-lead = 即使此页面已关闭，轮到你时也会收到通知。不需要账号：在这里添加的通知方式与此浏览器绑定；如果已登录，则与你的账号绑定。
channels = 通知方式
channels-none = 还没有添加通知方式。
channel-push = 推送
channel-mail = 电子邮件
# as in English
channel-webhook = Webhook
# as in English
channel-discord = Discord
# as in English
channel-slack = Slack
channel-is-used = 使用中
channel-is-unconfirmed = 尚未确认：请打开发送到此地址的消息中的链接。
channel-is-paused = 因消息无法送达，已停用。要重新使用，请先移除，再重新添加。
send-test = 发送测试
remove = 移除
add = 添加
add-channel = 添加通知方式
add-push = 在此浏览器接收通知
push-label = 此浏览器
push-none = 此服务器未启用推送通知。
push-insecure = 此浏览器无法接收本页面的推送通知。推送需要安全连接（https）和支持推送的浏览器。
push-denied = 浏览器已禁止本页面的通知。可在浏览器的网站设置中更改。
push-failed = 浏览器订阅推送通知失败。
mail-none = 此服务器未启用邮件通知。
webhook-kind = Webhook 类型
webhook-url = Webhook 网址
webhook-secret = 发往此 Webhook 的消息用以下密钥签名，密钥只显示一次：
notify-when = 何时通知
notify-when-lead = 你正在操作某局游戏的页面时，该局的通知暂不发送。如果页面开着但没有操作，通知会推迟五分钟发送。期间若你已行动，则不再发送。
quiet-hours = 免打扰时段
quiet-from = 从
quiet-to = 到
time-zone = 时区
notify-interval = 轮到我时的通知（每局分别计算）
interval-is = { $minutes ->
        [0] 每回合都通知
        [10] 每 10 分钟最多一次
        [60] 每小时最多一次
        [360] 每 6 小时最多一次
       *[other] 每天最多一次
    }
save = 保存
saved = 已保存
delivery-log = 最近的通知
delivery-none = 暂无。
delivery-turn = 轮到你
delivery-late = 你已超时
delivery-host = 有玩家超时
delivery-request = 撤销请求
delivery-over = 游戏结束
delivery-test = 测试
delivery-confirm = 地址确认
delivery-is-waiting = 等待中
delivery-is-sent = 已发送
delivery-is-failed = 发送失败
delivery-is-dropped = 未发送
result-moved_on = 游戏已有新进展
result-muted = 已关闭这局游戏的通知
result-looking = 你正打开着这局游戏
result-quiet = 免打扰时段
result-interval = 距上次通知太近
result-mail_limit = 服务器的邮件数量已达上限
result-private_network = 该地址位于内网
result-unknown_host = 找不到主机
result-timeout = 超时
result-invalid = 地址或订阅无效

mail-confirm-title = 确认你的地址
mail-confirm-lead = 要用此地址接收这个服务器的通知吗？
mail-confirm-do = 确认
mail-confirm-done = 你的地址已确认。
mail-unsubscribe-title = 退订
mail-unsubscribe-lead = 要停止用此地址接收这个服务器的邮件吗？
mail-unsubscribe-do = 退订
mail-unsubscribe-done = 此地址将不再收到这个服务器的邮件。
mail-link-old = 此链接已失效。

timer = 每步限时
timer-none = 不限时
timer-minutes = { $minutes ->
        [5] 5 分钟
        [30] 30 分钟
        [60] 1 小时
       *[other] 6 小时
    }
timer-days = { $days } 天
timer-then = 超时后
timer-then-remind = 提醒该玩家
timer-then-stand_in = 由代打接手
timer-then-host = 由房主决定
timer-weekends = 周末也计时（{ $zone }）
timer-vacation = 每名玩家的假期
days = { $days ->
        [0] 无
       *[other] { $days } 天
    }
timer-left = 剩余时间：{ $left }（截止 { $until }）
timer-late = { $end ->
        [stand_in] 时间已用完，由代打接手。
        [host] 时间已用完，由房主决定如何处理。
       *[remind] 时间已用完。
    }
timer-stopped-away = 该玩家正在休假。这一步的剩余时间：{ $left }
timer-stopped-answer = 答复出价之前，计时暂停。
timer-stopped-not_begun = 每步限时：{ $left }。首次行动之后开始计时。
timer-stopped-over = 游戏已结束。
duration-minutes = { $minutes } 分钟
duration-hours = { $hours } 小时
duration-days = { $days } 天
notice-late = { $end ->
        [stand_in] { $player } 已超时，由代打接手。
        [host] { $player } 已超时，由房主决定如何处理。
       *[remind] { $player } 已超时。
    }
notice-away = { $player } 正在休假，其计时暂停。
notice-away-back = { $player } 的假期已结束。
vacation-begin = 开始休假
vacation-end = 结束休假

mine = 个人
mine-lead = 仅你自己可见。
mine-seat = 座位
by-order = 按预设指令执行
orders = 预设指令
orders-none = 你没有预设指令。
order-new = 新指令
order-pass = 跳过，直到……
order-buy = 购买股份
order-bid = 竞拍，最高到……
order-run = 运营并分红
order-pass-help = 在本股票轮中自动替你跳过，直到发生所选的任一情况，或本轮结束。
order-buy-help = 在本股票轮中，你每回合自动购买一份股份，直到买满上面的数量；股价超过你设定的最高价时停止。
order-bid-help = 始终以最低可行金额出价，最高到此金额，之后退出竞拍。
order-run-help = 不建造、不购买，按最佳路线运营并发放分红。若最佳路线的收入有变、公司必须购买火车、下一辆售出的火车可能使公司的火车报废，或你不再是总裁，则停止。
order-until-sold = 其他玩家出售我持股公司的股份
order-until-founded = 有新公司创立
order-until-price = 我持股公司的股价变动
order-until-round = 本轮结束
order-paper = 私有公司
order-company = 公司
order-price = 最高价（K）
order-shares = 股份数量
order-give = 添加指令
order-revoke = 取消指令
order-pass-is = 一直跳过，直到发生以下任一情况：{ $until }
order-buy-is = 购买 { $shares } 份 { $company } 股份，每股最高 { $price }
order-bid-is = 竞拍 { $paper }，最高出价 { $amount }
order-run-is = { $company } 运营获得 { $income } 并发放分红
order-next-pass = 你的下个回合：跳过
order-next-buy = 你的下个回合：以 { $amount } 购买一份股份
order-next-bid = 下次出价：{ $amount }
order-next-run = 公司的下个回合：运营获得 { $amount } 并发放分红
order-next-stop = 将在你的下个回合终止：{ $why }
order-refused = 此指令会立即终止：{ $why }。
order-ended-revoked = 已取消
order-ended-done = 已没有可执行的内容
order-ended-undone = 有行动被撤销
order-ended-round_over = 指令只在一个股票轮内有效
order-ended-founded = 有新公司创立
order-ended-share_sold = 其他玩家出售了你持股公司的股份
order-ended-price_moved = 你持股公司的股价有变动
order-ended-too_expensive = 股价超过你设定的上限
order-ended-no_share = 无法购买该公司的股份
order-ended-not_legal = 规则不允许此行动
order-ended-not_director = 公司尚未投入运营，或你不是其总裁
order-ended-train_due = 公司必须购买火车，或下一辆售出的火车可能使其火车报废
order-ended-run_changed = 最佳路线的收入有变
order-ended-other_decision = 公司需要做其他决定

notes = 笔记
notes-saving = 正在保存……
notes-saved = 已保存
mute = 关闭这局游戏的通知

## 未读标记、个人主页与个人数据

unread = { $count } 个新行动
publish = 我同意公开这局游戏
publish-is = 这局游戏已公开：它会出现在游戏列表和各玩家的公开主页上。
publish-waits = 还需以下玩家同意，这局游戏才会公开：{ $players }。
my-data = 你的数据
my-data-is = 你可以下载或删除本服务器保存的与你有关的全部数据。玩过的游戏会保留，但不再显示你的名字。
export-me = 下载我的数据
delete-me = 删除我的数据
delete-me-sure = 要删除你在本服务器上的账号、座位、笔记、聊天消息和通知吗？此操作无法撤销。
profile-public = 任何人都可以查看我的主页
profile-public-is = 主页只显示已结束并公开的游戏。
profile-mine = 查看我的主页
profile-hidden = 只有你能看到这个主页。
profile-none = 这个主页不存在，或未公开。
profile-games = 已结束的游戏
profile-no-games = 还没有公开的游戏。
profile-result = { $name }：第 { $rank } 名，共 { $players } 人，{ $worth }

## Errors

fault-no_mail = 此服务器未启用邮件通知。
fault-no_push = 此服务器未启用推送通知。
fault-no_vacation = 你在这局游戏中的假期已用完。
fault-not_confirmed = 此地址尚未确认。
fault-order_refused = 此指令会立即终止。
fault-too_many_channels = 你的通知方式已达上限。
fault-too_many_orders = 你在这局游戏中的预设指令已达上限。
