## Values

wrong-not_an_object = 应为对象，而不是 { $found }
wrong-no_fields = 不是带字段的对象
wrong-not_a_list = 应为列表，而不是 { $found }
wrong-not_a_text = 应为文本，而不是 { $found }
wrong-not_a_whole_number = 应为整数，而不是 { $found }
wrong-not_text_or_number = 应为文本或整数，而不是 { $found }
wrong-not_a_boolean = 应为 true 或 false，而不是 { $found }
wrong-not_of_type = 应为 JSON 类型 { $kind }，而不是 { $found }
wrong-not_one_of = 应为 { $known } 之一，而不是 { $found }
wrong-number_too_large = 数字超出允许范围
wrong-below = { $found } 小于 { $low }
wrong-above = 大于 { $high }
wrong-odd_text = 文本无法使用：{ $found }
wrong-no_name = 没有这样的名称：{ $found }
wrong-unknown_name = 未知名称：{ $found }
wrong-unknown_kind = 没有这种类型：{ $found }
wrong-no_id = 不是编号：{ $found }
wrong-missing = 缺失
wrong-unknown_field = 没有这个字段
wrong-twice = { $name } 出现了两次
wrong-not_a_seed = 应为 0 到 2^63 - 1 之间的整数，而不是 { $found }

## Files

wrong-not_read = 无法读取 { $file }：{ $why }
wrong-not_written = 无法写入 { $file }：{ $why }
wrong-no_such_file = 没有这个文件或文件夹
wrong-forbidden = 没有权限
wrong-a_folder = 这是文件夹
wrong-disk_full = 磁盘已满
wrong-file_too_large = 文件（未压缩）超过 { $size } MiB；没有这么大的游戏
wrong-not_utf8 = 文件不是 UTF-8 文本（第 { $byte } 字节）
wrong-gzip_damaged = gzip 文件已损坏或不完整
wrong-not_json = 文件不是 JSON，或不完整（第 { $line } 行第 { $column } 列）
wrong-too_deep = JSON 嵌套过深
wrong-huge_number = 有一个数字的位数过多
wrong-not_a_number = { $name } 不是数字
wrong-field_twice = 某个对象的字段 { $name } 出现了两次
wrong-no_game = 文件既不是 18CZ 存档，也不是 18xx.games 的导出文件
wrong-no_save = 这不是 18CZ 存档
wrong-version_number = 应为格式的版本号，而不是 { $found }
wrong-newer_format = 存档采用更新的格式 { $found }；本程序最多读取 { $known }
wrong-rules_version = 应为规则版本，而不是 { $found }
wrong-other_rules = 此局按规则版本 { $found } 进行；本程序支持 { $known }。不会按其他规则重放
wrong-not_names = 应为名字列表，而不是 { $found }
wrong-not_a_name = 应为名字，而不是 { $found }
wrong-not_a_board = 应为版图名称或版图，而不是 { $found }
wrong-too_many_actions = 没有任何一局超过 { $most } 个行动

## Setting up

wrong-unknown_board = 没有名为 { $found } 的版图；现有 { $known }
wrong-names_wanted = 应为名字列表
wrong-name_length = 每个名字须有 1 到 { $most } 个字符，不能只有空格
wrong-same_name = 两名玩家同名
wrong-players_range = 版图 { $board } 适合 { $low } 到 { $high } 名玩家，而不是 { $count } 名
wrong-players_number = 版图 { $board } 适合 { $wanted } 名玩家，而不是 { $count } 名
wrong-older_edition = 旧版只有标准游戏
wrong-unknown_option = 没有这个选项；现有 { $known }
wrong-departures = 偏离项只能由整个配置决定

## Transcripts

wrong-first_line = 应为 { $title }
wrong-board_not_held = 文字记录不含版图数据；只能读取我们自己的版图
wrong-line_begins = 应以 { $name } 开头
wrong-line_not_json = 名称之后的内容不是 JSON
wrong-cut_short = 文件不完整
wrong-no_numbered_action = 不是带编号的行动
wrong-line_too_long = 超过 { $most } 个字符的行不是行动
wrong-no_action = { $line } 不是行动；写法：{ $forms }
wrong-no_such_player = 没有名为 { $name } 的玩家；现有 { $known }
wrong-no_such_seat = 没有座位 { $seat }；现有 { $known }
wrong-no_such_company = 没有公司 { $name }；现有 { $known }
wrong-line_is_json = 这看起来是 JSON；请先用 json.loads 转换

## Boards

wrong-board_name_taken = 另一张版图已名为 { $name }
wrong-not_writable = 含有无法写成 JSON 的内容
wrong-board_too_large = 超过 { $size } KiB；没有这么大的版图
wrong-hex_twice = 在版图上出现了两次
wrong-empty = 为空
wrong-names_of_place = { $found } 不是捷克语和德语名称
wrong-city_without_name = 城市需要名称
wrong-path_ends = { $path } 不是从一条边通往此地块的城市或城镇
wrong-edge_twice = 两条铁轨使用同一条边 { $edge }
wrong-six_edges = 有 { $count } 项；一个地块有六条边
wrong-not_on_board = { $hex } 不在版图上
wrong-hex_name = 应为 A 到 Z 的一个字母加最多三位的数字
wrong-no_such_column = 第 { $row } 行没有第 { $column } 列
wrong-edges_0_to_5 = 边的编号为 0 到 5
wrong-no_company = { $company } 不是公司
wrong-title_too_long = 超过 { $most } 个字符
wrong-four_values = 需要四个数值，从黄到灰
wrong-number_on_kind = 此地块（类型为 { $kind }）应有 { $wanted } 个，而不是 { $count } 个
wrong-label_oo = OO 只标记类型为 double_city 的地块
wrong-label_on_kind = { $label } 位于类型为 { $kind } 的地块上
wrong-reserved_names = 当且仅当地块类型为 reserved 时才指定公司
wrong-not_large = { $company } 不是大型公司
wrong-printed_track = 只有布拉格和类型为 fixed 的地块有预铺铁轨
wrong-edge_missing = 边 { $edge }：缺少 { $hex }
wrong-edge_elsewhere = 边 { $edge }：{ $hex } 不在那里
wrong-edge_red = 边 { $edge }：{ $hex } 也是红框地块
wrong-edge_one_way = 边 { $edge }：{ $hex } 没有反过来指向 { $here }
wrong-off_board = { $path } 通往版图之外
wrong-no_track_meets = 没有预铺铁轨通到边 { $edge }
wrong-no_red_tile = 没有两条相邻的边通往地块：放不下红色板块
wrong-number_of_homes = { $company } 的总部地块数：{ $count }
wrong-home_not_on_board = 是 { $company } 的总部，但不在版图上
wrong-home_not_kept = 是 { $company } 的总部，但没有为其保留
wrong-home_not_named = 没有指定 { $company }，而这里是其总部
wrong-home_elsewhere = 指定了 { $company }，而其总部在别处
wrong-city_home = 城市是 { $company } 的总部，地块却不是
wrong-not_connected = 与 { $hex } 不相连
wrong-game_players = { $game } 适合 { $low } 到 { $high } 名玩家
wrong-sizes_needed = { $game } 需要这些规模的公司：{ $sizes }
wrong-home_without_city = { $companies } 的总部没有城市
wrong-as_printed = 必须与印刷版一致
wrong-red_values_missing = 缺失；红色板块一开始就在版图上
wrong-value_too_high = 为 { $value }；自制版图的数值不得超过 { $most }
wrong-track_too_dense = 预铺铁轨形成 { $loops } 个环，自制版图最多 { $most } 个；此地块的铁轨最多（{ $paths } 条）
wrong-search_too_long = 使用 { $trains } 时，从此地块出发在 { $nodes } 个节点内找不到最佳路线；预铺铁轨分叉过多
wrong-paper_is_company = { $name } 是此版图的公司
wrong-paper_home = { $name } 的总部必须是城市
wrong-no_papers = { $game } 没有这些
wrong-papers_needed = 需要 3E 类火车和一条附车站的铁路

## Games of 18xx.games

wrong-other_game = 文件是 { $title } 的游戏，不是 18CZ
wrong-optional_rules = 不支持可选规则：{ $rules }
wrong-too_many_players = 一局最多 { $most } 名玩家，而不是 { $count } 名
wrong-same_id = 两名玩家的编号都是 { $id }
wrong-nothing_to_undo = 没有可撤销的行动
wrong-nothing_to_redo = 没有可恢复的行动
wrong-nothing_after = 行动 { $action } 之后没有内容
wrong-ended_by_hand = 此局此前已被手动结束
wrong-not_of_one_company = 不是同一家公司的股份：{ $found }
wrong-not_these_shares = 与这些股份不符：{ $found }
wrong-one_share = 每次只买一份：{ $found }
wrong-other_price = { $name } 的价格是 { $price } K，而不是 { $found }
wrong-other_railway_price = 价格是 { $price } K，而不是 { $found }
wrong-no_start_price = 不是起始股价：{ $found }
wrong-other_debt = 债务是 { $debt } K，而不是 { $found }
wrong-nothing_to_pass = 此处不能跳过
wrong-no_red_tile_of = 不是该公司的红色板块：{ $found }
wrong-lies_already = { $found } 已放在 { $hex } 上
wrong-no_two_stations = 没有哪个地块上有两个车站
wrong-station_not_asked = 不是所涉及的车站：{ $found }
wrong-other_income = 这些路线收入 { $income } K，而不是 { $found }
wrong-no_route = 不是路线：{ $found }
wrong-legs_apart = 各段不相连：{ $found }
wrong-no_side = 没有适合该公司规模的一面：{ $found }

## Games for 18xx.games

wrong-no_board_there = 18xx.games 没有版图 { $title }
wrong-other_position = 那里会出现不同的局面：{ $why }
wrong-differs_prices = 股价
wrong-differs_track = 铁轨
wrong-differs_order = 顺位
wrong-differs_bank = 银行的火车
wrong-too_late = 那里 { $company } 已没有时间这样做
wrong-refused_there = 18xx.games 不接受此行动：{ $section } { $code }
wrong-no_copy = 板块 { $tile } 已用完
wrong-trains_order = 那里以不同的顺序询问超出上限的火车
wrong-debt_as_a_whole = 那里只能一次还清债务（R-033）
wrong-own_colour = 那里只能把火车翻到公司自己的颜色，而不是 { $face }（R-105）
wrong-differs_player = { $name } 的财产
wrong-differs_company = { $company } 的状态、总裁或公司账户
wrong-differs_trains = { $company } 的火车
wrong-differs_stations = { $company } 的车站
wrong-differs_railway = 地方铁路 { $railway }

## What the owner of a file should know

remark-fell_back = 只在自动跳过之前或之后才合规的行动：{ $actions }
remark-not_over = 文件称游戏已结束；在这里仍在继续
remark-other_result = 文件中的结果不同：{ $there }；这里是 { $here }
