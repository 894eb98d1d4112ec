### The command line: help, headings, answers and errors of `18cz`.

## The program

cli-help = 18CZ 桌游，严格按规则书实现。
cli-help-version = 显示版本。
cli-help-lang = 输出所用的语言：{ $languages }。默认取自 LC_ALL、LC_MESSAGES 或 LANG。
cli-version = 18cz { $version }（规则版本 { $rules }）
cli-no-language = 未知语言 { $language }；现有：{ $languages }
cli-needs-server = 此功能需要软件包 { $package }，安装方法：pip install '18cz[server]'
cli-needs = 此功能需要 { $package }，安装方法：pip install '18cz[{ $extra }]'
cli-and = { $first } 和 { $second }
cli-or = { $first } 或 { $second }
cli-number = { $number }
cli-how-far = { $done } / { $total }，还需 { $left }
cli-at-beyond = --at { $at } 超出了这局游戏的最后一个行动 { $last }
cli-append-or-overwrite = --append 与 --overwrite 只能选一个
cli-out-exists-append = { $file } 已存在；使用 --append 可追加，使用 --overwrite 可替换
cli-out-exists = { $file } 已存在；使用 --overwrite 可替换它
cli-out-not-stdout = 此命令不能写到标准输出；请给出文件名代替 -
cli-stopped-kept = 已停止，完成 { $done } / { $total }；已完成的部分保存在 { $file }
cli-stopped = 已停止，完成 { $done } / { $total }

## Help and mistakes in the arguments, as the library behind them says it

cli-usage = 用法：
cli-usage-options = [选项]
cli-usage-command = 命令 [参数]...
cli-usage-help = 显示此帮助并退出。
cli-type-number = <数字>
cli-type-text = <文本>
cli-type-path = <路径>
cli-usage-panel-arguments = 参数
cli-usage-panel-options = 选项
cli-usage-panel-commands = 命令
cli-usage-panel-error = 错误
cli-usage-default = [默认：{"{}"}]
cli-usage-required = [必填]
cli-usage-aborted = 已中止。
cli-usage-try = 使用 [blue]{"{command_path}"} {"{help_option}"}[/] 查看帮助。
cli-usage-no-command = 没有命令{ $name }。
cli-usage-missing-command = 缺少命令。
cli-usage-no-option = 没有此选项：{ $name }
cli-usage-did-you-mean = 是否想输入{ $names }？
cli-usage-missing-argument = 缺少参数{ $name }。
cli-usage-missing-option = 缺少选项{ $name }。
cli-usage-extra = 多余的参数：{ $what }
cli-usage-needs-value = 选项{ $name }需要一个值。
cli-usage-takes-no-value = 选项{ $name }不接受值。
cli-usage-bad-value = { $name }的值无效：{ $why }
cli-usage-not-an-integer = 应为整数
cli-usage-not-a-number = 应为数字
cli-usage-not-one-of = { $value }不在{ $choices }之中。
cli-usage-choose = 可选：{ $choices }
cli-usage-at-least = 值不得小于 { $low }
cli-usage-at-most = 值不得大于 { $high }
cli-metavar-FILE = 文件
cli-metavar-OUT = 输出
cli-metavar-OUT_jsonl = 输出.jsonl
cli-metavar-RESULTS_jsonl = 结果.jsonl
cli-metavar-FOLDER = 文件夹
cli-metavar-N = N
cli-metavar-X = X
# as in English
cli-metavar-URL = URL
cli-metavar-ADDRESS = 地址
cli-metavar-GAME = 游戏
cli-metavar-NAME = 名称
cli-metavar-NUMBERS = 编号
cli-metavar-LANGUAGE = 语言
cli-metavar-WHAT = 内容
cli-metavar-KIND = 类别

## Options of several commands

cli-option-file = 已保存的游戏、文字记录、错误报告或 18xx.games 的导出文件，可为 .gz。
cli-option-as_json = 以 JSON 输出结果或错误。
cli-option-show_completion = 输出当前 shell 的补全脚本。
cli-option-install_completion = 为当前 shell 安装命令补全。
cli-option-at = 使用第 N 个行动之后的局面。
cli-option-seats = 电脑对手的名称，以逗号分隔，依次入座。
cli-option-players = 玩家人数；默认与 --seats 中所列电脑对手的数目相同。
cli-option-board = standard、bohemia、moravia_silesia、版图文件，或 all（各局依次轮换所有内置版图和玩家人数，每个座位从 --seats 中随机得到一名电脑对手）。
cli-option-games = 游戏局数。
cli-option-seed = 第一局的随机种子，之后每局的种子加一。
cli-option-jobs = 进程数。
cli-option-overwrite = 替换已存在的输出文件。
cli-option-append = 若文件已存在，则追加。
cli-option-database = URL（postgresql://...）或 SQLite 文件的路径。默认取 database 设置（$CZ18_DATABASE 或设置文件），否则使用你的数据文件夹中的文件。
cli-option-yes = 不要求确认。
cli-option-game = 游戏编号。
cli-option-name = 账号名称。
cli-option-limit = 最多显示这么多局游戏、账号或聊天消息。

## What goes wrong with files and games

cli-action-refused = 第 { $number } 个行动被拒绝：{ $reason }
cli-file-action = 第 { $number } 个行动：{ $why }
cli-file-line = 第 { $number } 行：{ $why }
cli-field-wrong = { $field }：{ $detail }

## A result

cli-player = 玩家
cli-plays-as = 电脑对手
cli-worth = 财产
cli-cash = 现金
cli-shares = 股份
cli-local-railways = 地方铁路
cli-debt = 债务
cli-penalty = 罚款利息
cli-company = 公司
cli-companies = 公司
cli-director = 总裁
cli-vaclav = 瓦茨拉夫
cli-trains = 火车
cli-price = 股价
cli-treasury = 公司账户

## 18cz play

cli-help-play = 让随机行动的电脑对手演示一局游戏并显示结果。
cli-help-play-players = 玩家人数。
cli-help-play-seed = 随机种子相同，游戏也相同。
cli-help-play-board = standard、bohemia、moravia_silesia 或版图文件。
cli-help-play-save = 将游戏保存到此文件。
cli-help-play-log = 显示这局游戏的记录，不含逐笔付款。
cli-play-setting-up = 准备游戏
cli-play-rounds = 轮次
cli-play-title = 随机型电脑对手的对局：随机种子 { $seed }，{ $actions } 个行动
cli-play-last-run = 上次收入
cli-play-floated = { $count } 家公司投入运营
cli-play-tiles = 铺设 { $count } 块板块
cli-play-acquired = { $count } 家公司被收购
cli-play-directors = { $count } 次更换总裁
cli-play-loans = { $count } 次贷款
cli-play-saved = 已保存到 { $file }；查看：18cz show { $file }
cli-play-hint = 用 --save <文件> 保存游戏，用 --log 显示记录；18cz --help 列出所有命令。

## 18cz replay

cli-help-replay = 重放游戏并显示结果；若有行动被拒绝，则以退出码 1 结束。
cli-help-replay-files = 已保存的游戏、文字记录、错误报告或 18xx.games 的导出文件，可为 .gz。
cli-help-replay-trace = 将每个行动之后的状态写入此文件；- 表示标准输出。
cli-replay-playing = 重放中
cli-replay-one-trace = --trace 一次只能用于一局游戏
cli-help-replay-departures = 列出与规则书不同之处。
cli-replay-over = 最终结果，{ $actions } 个行动
cli-replay-not-over = 游戏未结束；{ $actions } 个行动之后的财产
cli-replay-departures = 与规则书的差异
cli-replay-no-departures = 与规则书没有差异。
cli-replay-time = 重放用时 { $seconds } 秒
cli-action = 行动
cli-section = 章节
cli-code = 代码

## 18cz export, show, transcript, report

cli-help-export = 将一局游戏转换为 18CZ 存档或 18xx.games 文件。
cli-help-export-out = 输出文件；文件名以 .gz 结尾则压缩。
cli-help-export-to = 输出的格式。
cli-export-wrote = 已写入 { $file }（{ $format }，{ $actions } 个行动）
cli-help-show = 显示一个局面：版图、公司、玩家、股份价格表、火车以及接下来由谁决定。
cli-help-show-svg = 同时将版图写入此 SVG 文件。
cli-help-transcript = 以文字写出一局游戏：每行一个行动，每轮之后列出所有玩家和公司的资产。
cli-help-transcript-out = 写入此文件而不是标准输出；文件名以 .gz 结尾则压缩。
cli-help-transcript-choices = 注明每个行动当时有多少种可选行动。
cli-help-report = 写出错误报告：不含玩家名字的对局、版本、平台和局面。
cli-help-report-out = 报告文件；文件名以 .gz 结尾则压缩。
cli-report-wrote = 请将 { $file } 附在错误报告中。其中玩家只以座位标识；发送前请先查看。
cli-report-problem = 无法重放这局游戏：{ $problem }

## 18cz routes

cli-help-routes = 找出一个局面的最佳路线，或将一局中的每次运营与最佳路线比较。
cli-help-routes-company = 只看这家公司。
cli-help-routes-every = 将这局游戏的每次运营与最佳路线比较。
cli-help-routes-profile = 按规则书或按 18xx.games 的方式计算收入。
cli-routes-no-company = 没有名为 { $company } 的公司；现有：{ $known }
cli-routes-all-or-at = --all 处理整局游戏，不能与 --at 同时使用
cli-routes-nothing = 没有可以运营的火车
cli-routes-no-train = 没有火车
cli-routes-proved = { $company }（{ $trains }）：{ $best } K，已证明为最佳，{ $ms } 毫秒
cli-routes-not-proved = { $company }（{ $trains }）：{ $best } K，未证明为最佳，{ $ms } 毫秒
cli-routes-played = 实际运营：{ $claimed } K
cli-routes-runs = 运营
cli-routes-progress = 运营
cli-routes-claimed = 实际
cli-routes-best = 最佳
cli-routes-difference = 差额
cli-routes-best-run = 最佳路线
cli-routes-sum = { $runs } 次运营，{ $below } 次低于最佳，共少得 { $left } K；最慢的一次搜索用时 { $ms } 毫秒

## 18cz conformance

cli-help-conformance = 显示每条编号规则由哪些测试覆盖。若有规则没有测试，或有测试引用未知或无法测试的规则，则以退出码 1 结束。
cli-conformance-title = 规则及其测试
cli-conformance-rule = 规则
cli-conformance-says = 内容
cli-conformance-tests = 测试
cli-conformance-none = 无
cli-conformance-not-testable = 无法测试：{ $why }
cli-conformance-does-not-count = 不计入，{ $fault }：{ $test }（{ $rules }）
cli-conformance-sum = { $rules } 条规则，{ $covered } 条有测试，{ $not_testable } 条无法测试，{ $missing } 条没有测试
cli-conformance-without = 没有测试：{ $rules }
cli-conformance-contradicted = 标为无法测试，却有测试：{ $rule }
cli-conformance-unknown = 没有此规则：{ $rule }，见 { $tests }

## 18cz simulate

cli-help-simulate = 让电脑对手轮换座位互相对战，并进行比较。
cli-help-simulate-seats = 电脑对手的名称，以逗号分隔，依次入座（engineer,apprentice,apprentice）。自己编写的电脑对手写作 模块:类。
cli-help-simulate-nodes = 每次决定的搜索预算（节点数），用于会搜索的电脑对手。
cli-help-simulate-dask = 在此 Dask 调度器的集群上进行对局。
cli-help-simulate-out = 将每局的结果写入此文件（.jsonl 或 .parquet）；- 表示标准输出。
cli-simulate-formats = 结果只能写为 .jsonl 或 .parquet
cli-simulate-nobody = 请至少指定一个电脑对手
cli-simulate-playing = 对战中
cli-simulate-games = 局数
cli-simulate-no-cluster = 集群没有响应：{ $why }
cli-simulate-title = { $games } 局，其中 { $different } 局互不相同
cli-simulate-opponent = 电脑对手
cli-simulate-won = 胜率
cli-simulate-par = 均等胜率
cli-simulate-rating = 等级分
cli-simulate-median = 中位数
cli-simulate-lowest = 第 10 百分位
cli-simulate-highest = 第 90 百分位
cli-simulate-from-to = { $low } 到 { $high }
cli-simulate-together = 平均每局：所有玩家的财产合计 { $worth } K，{ $actions } 个行动，CPU 时间 { $seconds } 秒
cli-simulate-seat = 座位 { $seat }：{ $games } 局中胜 { $wins } 局，平均财产 { $worth } K

## 18cz dataset

cli-help-dataset = 将游戏及其中的决定写入 Parquet 文件。游戏从文件读取；未指定文件时，由电脑对手进行新的对局。
cli-help-dataset-folder = 存放 games.parquet 和 decisions.parquet 的文件夹。
cli-help-dataset-files = 要收入的游戏；未指定文件时，由电脑对手进行新的对局。
cli-help-dataset-tensors = 附上描述决定者所见内容的张量。
cli-dataset-writing = 写入中
cli-dataset-one-board = 使用张量时，所有游戏的版图和玩家人数必须相同
cli-dataset-wrote = 已将 { $games } 局游戏、{ $decisions } 个决定写入 { $folder }

## 18cz train

cli-help-train = 为“巨头”训练网络：让电脑对手对局，从中学习，如此反复。中断后可以继续。
cli-help-train-out = 要写入的网络文件。
cli-help-train-games = 每一代的局数。
cli-help-train-generations = 代数。
cli-help-train-seed = 选项和随机种子相同，对局也相同。
cli-help-train-positions = 存放训练局面的文件夹；默认在网络文件旁。
cli-train-played = 第 { $generation } 代：{ $games } 局
cli-train-stopped = 已停止；{ $folder } 中有已完成对局的局面，再次执行同一命令即可继续
cli-train-wrote = 已写入 { $file }；测试对局中股份价值预估的误差：使用网络时 { $corrected } K，不用网络时 { $expected } K（共评估 { $positions } 家公司）

## 18cz board

cli-help-board = 显示或检查版图，或将其写入文件。
cli-help-board-check = 检查版图文件。若有错误，指出地块和字段，并以退出码 2 结束。
cli-help-board-check-file = 版图文件。
cli-help-board-show = 显示版图以及其中推测复原的部分。
cli-help-board-show-name = 版图文件或版图名称。
cli-help-board-write = 将版图写入可编辑的文件。
cli-help-board-write-name = standard、bohemia 或 moravia_silesia。
cli-help-board-write-out = 输出文件。
cli-board-fine = { $file } 有效：{ $title }，{ $hexes } 个地块。用 --board { $file } 在此版图上进行游戏。
cli-board-written = 已写入 { $file }；修改后用此命令检查：18cz board check { $file }
cli-board-is = { $title }：{ $hexes } 个地块（{ $kinds }），{ $players } 名玩家
cli-board-count = { $kind } { $count } 个
cli-board-kind-open = 空白
cli-board-kind-town = 城镇
cli-board-kind-double_town = 双城镇
cli-board-kind-city = 城市
cli-board-kind-double_city = 双城市
cli-board-kind-reserved = 预留
cli-board-kind-fixed = 固定
cli-board-reconstruction = 此版图是推测复原的。{ $why }
cli-board-known = 已知：{ $what }
cli-board-reconstructed = 推测复原：{ $what }
cli-known-moravia_silesia-1 = 变体规则（XI.2）
cli-known-moravia_silesia-2 = 该地区的地点及其地块，即标准版图东部的那些
cli-known-moravia_silesia-3 = 乌耶兹德—卢哈乔维采的最低出价 80 K
cli-known-moravia_silesia-4 = 首个股票轮是标有 50 的格子之前的那一个
cli-known-moravia_silesia-5 = 起始资金、上限和火车
cli-reconstructed-moravia_silesia-1 = 版图的轮廓
cli-reconstructed-moravia_silesia-2 = Sx 和 By 的红框地块以及 kk 的第二个红框地块
cli-reconstructed-moravia_silesia-3 = 80 K 以外的最低出价
cli-reconstructed-moravia_silesia-4 = 使用哪条小型和哪条中型地方铁路
cli-reconstructed-moravia_silesia-5 = 绿色板块解锁之前红色板块的数值 20 K
cli-reconstructed-moravia_silesia-6 = 绿色、棕色和灰色板块分别随第一辆 3 类、4+4 类和 5+5 类火车解锁
cli-board-homes = 总部：{ $homes }
cli-board-papers = 拍卖出售的私有公司：{ $papers }
cli-board-paper = { $paper }（最低出价 { $bid } K）
cli-board-red = 红色板块的数值，从黄色到灰色：{ $values }
cli-board-hex = 地块
cli-board-kind = 种类
cli-board-terrain = 地形
cli-board-label = 标记
cli-board-name = 名称
cli-board-terrain-river = 河流 { $cost } K
cli-board-terrain-hill = 丘陵 { $cost } K
cli-board-terrain-mountain = 山峰 { $cost } K
cli-board-kept = 留给 { $company }

## 18cz languages

cli-help-languages = 列出各语言；加 --check 则列出其文本中的问题。
cli-help-languages-check = 列出缺失、未使用和可疑的文本；若有，则以退出码 1 结束。
cli-languages-messages = { $count } 条文本
cli-languages-fault = { $place }：{ $fault }
cli-languages-fine = { $languages } 种语言，每种最多 { $messages } 条文本：没有问题
cli-languages-faults = { $count } 个问题
cli-fault-missing = 缺失
cli-fault-unused = 程序中没有用到
cli-fault-unknown = 英文文本中没有此条
cli-fault-twice = 定义了两次
cli-fault-unreadable = 无法解析：{ $text }
cli-fault-arguments = 变量与英文不同：{ $here }，应为 { $there }
cli-fault-plural = { $argument } 缺少复数形式：{ $forms }
cli-fault-variants = { $argument } 缺少分支：{ $variants }
cli-fault-equal = 与英文文本相同
cli-fault-english = 英文单词：{ $words }
cli-fault-spaces = 有连续两个空格，或首尾有空格
cli-fault-quotes = 引号不符合该语言：{ $marks }
cli-fault-punctuation = 结尾标点与英文不同：{ $here }，应为 { $there }

## 18cz serve, settings, backup, restore

cli-help-serve = 启动服务器及其网页。此处未指定的选项取自设置（`18cz settings`）。
cli-help-serve-host = 监听地址；默认 127.0.0.1，仅限本机。
cli-help-serve-port = 端口；默认 1818。
cli-help-serve-workers = 进程数；多于一个需要 PostgreSQL。
cli-help-serve-name = 此服务器的主机名（club.example）；可多次指定。
cli-help-serve-origin = 另一个允许使用此服务器的网页来源（https://...）；可多次指定。
cli-help-serve-secure = 只通过 https 发送 cookie。服务器通过 TLS 访问时使用。
cli-help-serve-proxy = 其 X-Forwarded 标头受信任的地址或网段，以逗号分隔；默认 127.0.0.1。
cli-help-serve-page = 存放已构建网页的文件夹，代替软件包自带的网页。
cli-help-serve-browser = 在浏览器中打开网页。
cli-help-serve-log_level = 日志级别：debug、info、warning 或 error。
cli-help-settings = 以 TOML 输出服务器的每项设置及其含义。要使用修改过的副本，请将 $CZ18_SETTINGS 设为其路径。
cli-help-settings-default = 输出默认值，而不是当前值。
cli-help-backup = 将所有游戏、座位和账号备份到一个文件。其间服务器可以继续运行。
cli-help-backup-file = 输出文件，例如 18cz-games.gz。
cli-help-restore = 将备份读入空数据库，并重放其中每局游戏。
cli-help-restore-file = 由 `18cz backup` 写出的文件。
cli-no-games = 此数据库中没有游戏，是否选错了？
cli-other-version = 此数据库的结构属于另一版本（{ $found }；本程序使用 { $ours }）；`18cz serve` 可将较旧的结构升级，但请先备份
cli-backup-wrote = { $file }：{ $games } 局游戏，{ $entries } 条记录，{ $accounts } 个账号
cli-restored = 已恢复 { $games } 局游戏，{ $entries } 条记录，{ $accounts } 个账号
cli-replayed = 成功重放 { $games } 局游戏中的 { $good } 局

## 18cz admin

cli-help-admin = 管理服务器上的游戏和用户。
cli-help-admin-list = 列出游戏（最近变动的在前）、账号或邀请（最新的在前），或封禁（最早的在前）。
cli-help-admin-list-what = 要列出的内容。
cli-help-admin-check = 按记录重放每局游戏。若有记录无法重放，或与保存的局面不符，则以退出码 1 结束。
cli-help-admin-remove = 永久删除一局游戏及其记录、座位和聊天。
cli-help-admin-expire = 删除从未有真人行动过、且闲置够久的未结束游戏。
cli-help-admin-expire-days = 无活动的最少天数。
cli-help-admin-expire-played = 有真人行动过的闲置游戏也予以放弃，之后仍可查看。
cli-help-admin-chat = 显示一局游戏最近的聊天消息及删除时所需的编号。
cli-help-admin-delete-chat = 删除一局游戏的聊天消息。
cli-help-admin-delete-chat-numbers = 消息的编号。
cli-help-admin-delete-chat-everything = 删除这局游戏的全部消息。
cli-help-admin-ban = 封禁账号或地址。IPv6 地址代表其整个 /64 网段。
cli-help-admin-ban-whom = 账号（account）或地址（address）。
cli-help-admin-ban-value = 账号名称，或地址、网段（192.0.2.7、2001:db8::/64）。
cli-help-admin-ban-reason = 封禁原因，只在封禁列表中显示。
cli-help-admin-ban-days = 封禁天数；默认无限期。
cli-help-admin-unban = 解除封禁。
cli-help-admin-unban-whom = 账号（account）或地址（address）。
cli-help-admin-unban-value = 名称或地址，与封禁列表中的写法相同。
cli-help-admin-reset-password = 输出用于设置新密码的一次性代码。该账号会在所有浏览器中退出登录。
cli-help-admin-delete-account = 删除账号及其数据：登录、座位、游戏中的名字和聊天消息。游戏会保留。
cli-help-admin-close = 将服务器设为只对成员开放：创建游戏、占用空座和查看游戏列表都需要账号，注册新账号需要邀请。
cli-help-admin-open = 重新向所有人开放服务器。
cli-help-admin-invite = 输出邀请码，用于在只对成员开放的服务器上注册，每个码限用一次。
cli-help-admin-invite-count = 邀请码的数量。
cli-help-admin-invite-days = 邀请码的有效天数。
cli-help-admin-limits = 显示各项限额、当前使用情况，以及哪些用户已达限额。
cli-admin-soon = { $done }；数秒内在运行中的服务器上生效
cli-admin-played = 玩过
cli-admin-unused = 未玩过
cli-admin-since = 自 { $when }
cli-admin-until = 至 { $when }
cli-admin-made = 创建于 { $when }
cli-admin-used = 使用于 { $when }
cli-admin-seats = { $count } 个座位
cli-admin-browsers = { $count } 个浏览器
cli-admin-no-game = 没有游戏 { $game }
cli-admin-remove-sure = 要永久删除游戏 { $game } 吗？
cli-admin-removed = 已删除 { $game }
cli-admin-expire-sure = 要删除 { $removed } 局游戏并放弃 { $given_up } 局吗？
cli-admin-expired = 已删除 { $removed } 局游戏，放弃 { $given_up } 局
cli-admin-which-lines = 请给出消息的编号，或 --all
cli-admin-lines-deleted = 已删除 { $count } 条聊天消息
cli-admin-banned = 已封禁 { $kind } { $who }
cli-admin-unbanned = 已解除对 { $kind } { $who } 的封禁
cli-admin-recovery = 在网页的“登录”“重置密码”处输入此码，并填写账号名称和新密码
cli-admin-delete-sure = 要永久删除账号 { $name } 及其数据吗？
cli-admin-account-deleted = 已删除 { $name }：{ $seats } 个座位已匿名，{ $messages } 条聊天消息已删除
cli-admin-closed = 服务器现在只对成员开放
cli-admin-opened = 服务器现在向所有人开放
cli-admin-free-in = { $seconds } 秒后完全恢复
cli-admin-reset-sure = 要重置 { $name } 的密码，并让此账号在所有浏览器中退出登录吗？
cli-admin-refused = 已拒绝：{ $rule }，{ $who }，{ $count } 次，最近一次在 { $seconds } 秒前
cli-admin-waiting = 队列 { $queue }：{ $length } 个等待中（进程 { $worker }）
cli-admin-ban-hint = 封禁地址：18cz admin ban address 地址 --reason 原因
