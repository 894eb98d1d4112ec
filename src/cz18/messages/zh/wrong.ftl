## Values

wrong-not_an_object = 应为对象，而不是 { $found }
wrong-no_fields = 应为对象
wrong-not_a_list = 应为列表，而不是 { $found }
wrong-not_a_text = 应为文本，而不是 { $found }
wrong-not_a_whole_number = 应为整数，而不是 { $found }
wrong-not_text_or_number = 应为文本或整数，而不是 { $found }
wrong-not_a_boolean = 应为 true 或 false，而不是 { $found }
wrong-not_of_type = 应为 JSON 类型 { $kind }，而不是 { $found }
wrong-not_one_of = 应为 { $known } 之一，而不是 { $found }
wrong-number_too_large = 超出允许范围
wrong-below = 不得小于 { $low }，而现在是 { $found }
wrong-above = 不得大于 { $high }
wrong-odd_text = 过长或含有无效字符：{ $found }
wrong-no_name = 不是有效的名称：{ $found }
wrong-unknown_name = 未知名称：{ $found }
wrong-unknown_kind = 未知类型：{ $found }
wrong-no_id = 不是有效的编号：{ $found }
wrong-missing = 缺失
wrong-unknown_field = 不是已知的字段
wrong-twice = { $name } 出现了两次
wrong-not_a_seed = 应为 0 到 2^63 - 1 之间的整数，而不是 { $found }

## Files

wrong-not_read = 无法读取 { $file }：{ $why }
wrong-not_written = 无法写入 { $file }：{ $why }
wrong-no_such_file = 没有这个文件或文件夹
wrong-forbidden = 没有权限
wrong-a_folder = 这是文件夹
wrong-disk_full = 磁盘已满
wrong-file_too_large = 文件（未压缩）超过 { $size } MiB，过大
wrong-not_utf8 = 文件不是 UTF-8 文本（第 { $byte } 字节）
wrong-gzip_damaged = gzip 文件已损坏或不完整
wrong-not_json = 这不是有效的 JSON，或不完整（第 { $line } 行第 { $column } 列）
wrong-too_deep = JSON 嵌套过深
wrong-huge_number = 有一个数字的位数过多
wrong-not_a_number = { $name } 不是有效的 JSON 数字
wrong-field_twice = 某个对象的字段 { $name } 出现了两次
wrong-no_game = 文件既不是 18CZ 存档，也不是 18xx.games 的导出文件
wrong-no_save = 这不是 18CZ 存档
wrong-only_actions = 这里只有行动；存档还包含版图、玩家、选项和随机种子
wrong-version_number = 应为格式版本号，而不是 { $found }
wrong-newer_format = 不支持格式版本 { $found }；此版本的 18CZ 最多读取格式版本 { $known }
wrong-rules_version = 应为规则版本，而不是 { $found }
wrong-other_rules = 这局游戏使用规则版本 { $found }；此版本的 18CZ 支持 { $known }；游戏不会按其他规则重放
wrong-not_names = 应为名字列表，而不是 { $found }
wrong-not_a_name = 应为名字，而不是 { $found }
wrong-not_a_board = 应为版图或版图名称，而不是 { $found }
wrong-too_many_actions = 一局游戏最多 { $most } 个行动

## Setting up

wrong-unknown_board = 未知版图 { $found }；现有 { $known }
wrong-names_wanted = 应为名字列表
wrong-name_length = 每个名字须有 1 到 { $most } 个字符，不能只有空格
wrong-same_name = 两名玩家同名
wrong-players_range = 版图 { $board } 适合 { $low } 到 { $high } 名玩家，而不是 { $count } 名
wrong-players_number = 版图 { $board } 适合 { $wanted } 名玩家，而不是 { $count } 名
wrong-older_edition = 旧版只适用于标准游戏
wrong-unknown_option = 未知选项；现有 { $known }
wrong-departures = 只能通过选择规则配置一并设定

## Transcripts

wrong-first_line = 应为 { $title }
wrong-board_not_held = 此文本格式不含版图，因此只适用于内置版图
wrong-line_begins = 应以 { $name } 开头
wrong-line_not_json = 冒号之后的内容不是有效的 JSON
wrong-cut_short = 文件不完整
wrong-no_numbered_action = 应由编号和行动组成
wrong-line_too_long = 一个行动最多 { $most } 个字符
wrong-no_action = { $line } 不是行动；可用的写法：{ $forms }
wrong-no_such_player = 未知玩家 { $name }；现有 { $known }
wrong-player_0 = 没有玩家 0：玩家从 1 开始编号，座位从 0 开始编号
wrong-no_such_seat = 没有座位 { $seat }；现有 { $known }
wrong-no_such_company = 未知公司 { $name }；现有 { $known }
wrong-line_is_json = 这看起来是 JSON；请先用 json.loads 转换

## Boards

wrong-board_name_taken = 另一张版图已名为 { $name }
wrong-not_writable = 含有无法写成 JSON 的值
wrong-board_too_large = 超过 { $size } KiB，作为版图过大
wrong-hex_twice = 在版图上出现了两次
wrong-empty = 为空
wrong-names_of_place = 应为一个捷克语名称和一个德语名称，而不是 { $found }
wrong-city_without_name = 城市需要名称
wrong-path_ends = { $path } 没有从一条边通往此地块的城市或城镇
wrong-edge_twice = 两条铁轨使用同一条边 { $edge }
wrong-six_edges = 有 { $count } 项，但一个地块有六条边
wrong-not_on_board = { $hex } 不在版图上
wrong-hex_name = 应为 A 到 Z 的一个字母加最多三位的数字
wrong-no_such_column = 第 { $row } 行没有第 { $column } 列
wrong-edges_0_to_5 = 边的编号必须为 0 到 5
wrong-no_company = 没有公司 { $company }
wrong-title_too_long = 最多 { $most } 个字符
wrong-four_values = 必须有四个数值，从黄色到灰色
wrong-number_on_kind = 有 { $count } 个，但此类地块（{ $kind }）必须有 { $wanted } 个
wrong-label_oo = 类型为 double_city 的地块必须有标记 OO，其他地块不能有
wrong-label_on_kind = 类型为 { $kind } 的地块不能有标记 { $label }
wrong-reserved_names = 类型为 reserved 的地块必须指定公司，其他地块不能指定
wrong-not_large = { $company } 不是大型公司
wrong-printed_track = 标记为 P 的地块和类型为 fixed 的地块必须有预铺铁轨，其他地块不能有
wrong-edge_missing = 边 { $edge }：缺少相邻地块 { $hex }
wrong-edge_elsewhere = 边 { $edge }：{ $hex } 与这条边不相邻
wrong-edge_red = 边 { $edge }：{ $hex } 也是红框地块，而两个红框地块不能相邻
wrong-edge_one_way = 边 { $edge }：{ $hex } 没有将 { $here } 列为相邻地块
wrong-off_board = { $path } 通往版图之外
wrong-no_track_meets = 相邻地块没有通到边 { $edge } 的预铺铁轨
wrong-no_red_tile = 这里放不下红色板块，因为没有两条相邻的边通往其他地块
wrong-number_of_homes = { $company } 的总部地块数不正确：{ $count }
wrong-home_not_on_board = 是 { $company } 的总部，但不在版图上
wrong-home_not_kept = 是 { $company } 的总部，但没有为该公司保留
wrong-home_not_named = 没有指定 { $company }，而这里是其总部
wrong-home_elsewhere = 指定了 { $company }，但版图没有将此地块列为其总部
wrong-city_home = 此地块的一个城市标为 { $company } 的总部，地块本身却没有
wrong-not_connected = 与 { $hex } 不相连
wrong-game_players = { $game } 游戏适合 { $low } 到 { $high } 名玩家
wrong-sizes_needed = { $game } 游戏需要的公司规模恰好为：{ $sizes }
wrong-home_without_city = { $companies } 的总部没有城市
wrong-as_printed = 必须与印刷版一致
wrong-red_values_missing = 缺失，而这局游戏从一开始就可以铺设红色板块
wrong-value_too_high = 为 { $value }；自制版图的数值不得超过 { $most }
wrong-track_too_dense = 预铺铁轨形成 { $loops } 个环，自制版图最多 { $most } 个；此地块的铁轨最多（{ $paths } 条）
wrong-search_too_long = 使用 { $trains } 时，从此地块出发的最佳路线搜索无法在 { $nodes } 个节点内完成；预铺铁轨分叉过多
wrong-paper_is_company = { $name } 是此版图上的公司，因此不能是私有公司
wrong-paper_home = { $name } 的总部地块必须是城市
wrong-no_papers = { $game } 游戏没有私有公司
wrong-papers_needed = 必须恰好包含一辆 3E 类火车和一条附车站的铁路

## Games of 18xx.games

wrong-other_game = 文件中是 { $title } 的游戏，不是 18CZ
wrong-optional_rules = 不支持这些可选规则：{ $rules }
wrong-too_many_players = 一局最多 { $most } 名玩家，而不是 { $count } 名
wrong-same_id = 两名玩家的编号都是 { $id }
wrong-nothing_to_undo = 没有可撤销的行动
wrong-nothing_to_redo = 没有可恢复的行动
wrong-nothing_after = 行动 { $action } 之后没有可撤销的内容
wrong-ended_by_hand = 玩家已提前结束这局游戏
wrong-not_of_one_company = 这些股份不属于同一家公司：{ $found }
wrong-not_these_shares = 与所列股份不符：{ $found }
wrong-one_share = 每次只能购买一份股份：{ $found }
wrong-other_price = { $name } 的价格是 { $price } K，而不是 { $found }
wrong-other_railway_price = 价格是 { $price } K，而不是 { $found }
wrong-no_start_price = 这不是起始股价：{ $found }
wrong-other_debt = 债务是 { $debt } K，而不是 { $found }
wrong-nothing_to_pass = 此处不能跳过
wrong-no_red_tile_of = 这不是该公司的红色板块：{ $found }
wrong-lies_already = { $found } 号板块已在 { $hex } 上
wrong-no_two_stations = 目前没有公司需要在同一地块的两个车站之间选择
wrong-station_not_asked = 这不是可供选择的车站：{ $found }
wrong-other_income = 这些路线收入 { $income } K，而不是 { $found }
wrong-no_route = 这不是路线：{ $found }
wrong-legs_apart = 各段不相连：{ $found }
wrong-no_side = 这张火车卡片没有适合该公司规模的一面：{ $found }

## Games for 18xx.games

wrong-no_board_there = 18xx.games 没有版图 { $title }
wrong-other_position = 在 18xx.games 会得到不同的局面：{ $why }
wrong-differs_prices = 股份价格表不同
wrong-differs_track = 版图上的铁轨板块不同
wrong-differs_order = 顺位不同
wrong-differs_bank = 牌堆、火车池或已报废的火车不同
wrong-too_late = 在 18xx.games，{ $company } 此时这样做已经太晚
wrong-refused_there = 18xx.games 不允许此行动：{ $section } { $code }
wrong-no_copy = 18xx.games 的 { $tile } 号板块已用完
wrong-trains_order = 18xx.games 以不同的顺序要求各公司交出火车
wrong-debt_as_a_whole = 在 18xx.games 只能一次还清债务（R-033）
wrong-own_colour = 在 18xx.games，火车卡片只能翻到公司自己的颜色，不能翻到 { $face }（R-105）
wrong-differs_player = { $name } 的现金、债务或股份不同
wrong-differs_company = { $company } 的状态、起始股价、总裁或公司账户不同
wrong-differs_trains = { $company } 的火车不同
wrong-differs_stations = { $company } 的车站不同
wrong-differs_railway = 地方铁路 { $railway } 的持有者或状态不同

## What the owner of a file should know

remark-fell_back = 以下行动只在导入时补上的某次跳过之前或之后有效：{ $actions }
remark-not_over = 文件称游戏已结束，但其中的行动没有进行到终局
remark-other_result = 文件中的结果不同：{ $there }；这里是 { $here }
