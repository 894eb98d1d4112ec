### Why not: refusal-<code>. The arguments are the data of the refusal.

## The moment

refusal-unknown_action = 未知行动：{ $action }。
refusal-misshapen_field = { $action } 的字段 { $field } 的值无效。
refusal-unknown_seat = 没有座位 { $seat }。
refusal-game_is_over = 游戏已经结束。
refusal-not_now = { $decision }现在不能{ $action }。
refusal-not_your_turn = 现在是 { $turn_of } 的回合，不是 { $player } 的。
refusal-not_this_companys_turn = 现在是 { $turn_of } 的回合，不是 { $company } 的。
refusal-other_step = 当前步骤是{ $step ->
        [track] 铺设铁轨
        [station] 建造车站
        [run] 运营火车
        [dividend] 分红
        [acquisition] 收购
        [trains] 购买火车
       *[other] {" "}{ $step }
    }，不是{ $asked ->
        [track] 铺设铁轨
        [station] 建造车站
        [run] 运营火车
        [dividend] 分红
        [acquisition] 收购
        [trains] 购买火车
       *[other] {" "}{ $asked }
    }。
refusal-no_consent = 对方尚未同意。
refusal-offer_declined_before = 电脑对手在本回合已拒绝 { $price } K 的出价，新的出价必须更高。

refusal-vaclav_does_not_deal = { $company } 是瓦茨拉夫的公司：它不与他人交易，也不能被收购。
refusal-vaclav_pays_out = { $company } 是瓦茨拉夫的公司，总是发放分红。

## The auctions of Moravia-Silesia

refusal-unknown_paper = 没有名为 { $paper } 的私有公司。
refusal-paper_not_on_offer = { $paper } 已不再出售。
refusal-bid_too_low = 最低出价为 { $least } K，{ $bid } K 不够。
refusal-no_three_e = { $company } 的总裁没有可以交给它的 3E 类火车。
refusal-no_purchase_before_first_three = 第一辆 3 类火车售出或卖到国外之后，公司才能购买地方铁路和附车站的铁路；现在是 { $phase } 阶段。

## Money and shares

refusal-not_enough_cash = 需要 { $price } K，但可用的现金只有 { $cash } K。
refusal-treasury_too_small = 需要 { $price } K，但公司账户只有 { $treasury } K。
refusal-price_out_of_range = 价格必须在 { $low } 到 { $high } K 之间，不能是 { $asked } K。
refusal-amount_out_of_range = 金额必须在 { $low } 到 { $high } K 之间，不能是 { $asked } K。
refusal-unknown_company = 没有名为 { $company } 的公司。
refusal-not_in_this_game = { $company } 不参与本局游戏。
refusal-size_not_open = { $size ->
        [small] 小型
        [medium] 中型
        [large] 大型
       *[other] { $size }{" "}
    }公司的股份在第一张 { $opens_with } 型卡片离开牌堆后才能购买。
refusal-closed = { $company } 已离开游戏。
refusal-already_started = { $company } 已经创立。
refusal-not_started = 不能购买 { $company } 的股份：它尚未创立，或已离开游戏。
refusal-not_a_start_price = { $price } K 不是该公司的起始股价；可选的起始股价：{ $prices } K。
refusal-in_debt = 有债务的玩家不能购买股份，须先偿还 { $debt } K 债务。
refusal-no_debt = 没有需要偿还的债务。
refusal-whole_debt_only = 债务只能一次还清：{ $debt } K。
refusal-certificate_limit = 证书上限为 { $limit } 张，该玩家已持有 { $held } 张。
refusal-must_sell_first = 该玩家持有 { $held } 张证书，上限为 { $limit } 张，须先出售股份。
refusal-holding_limit = 这样该玩家将持有该公司 { $percent }% 的股份，上限为 { $limit }%。
refusal-sold_in_this_round = 玩家出售过 { $company } 的股份后，在同一股票轮中不能再购买该公司的股份。
refusal-none_in_the_bank = 银行没有 { $company } 的股份。
refusal-no_sale_in_first_round = 首个股票轮不能出售股份。
refusal-one_block_per_turn = 本回合已出售过 { $company } 的股份；同一公司的股份须一次售出。
refusal-not_enough_shares = 该玩家只持有该公司 { $held } 份股份，不能出售 { $asked } 份。
refusal-no_successor = { $company } 的总裁不能出售这么多股份，因为之后没有其他玩家持有足够的股份来接任。

## Local railways

refusal-unknown_local_railway = 没有名为 { $local_railway } 的地方铁路。
refusal-not_on_sale = { $local_railway } 不在出售之列。
refusal-not_a_players = { $local_railway } 不属于任何玩家。
refusal-not_the_companys = { $local_railway } 不属于 { $company }。
refusal-no_purchase_before_phase_b = 公司从 b 阶段起才能购买地方铁路；现在是 { $phase } 阶段。
refusal-local_railway_too_large = { $company } 规模太小，不能持有 { $local_railway }。
refusal-power_used = { $local_railway } 的特殊能力已经用过。
refusal-no_price_to_cancel = 这里没有可由 { $local_railway } 免付的地形修建费用。
refusal-terrain_beyond_power = { $local_railway } 不能免付{ $terrain ->
        [river] 河流
        [hill] 丘陵
        [mountain] 山峰
       *[other] {" "}{ $terrain }{" "}
    }的修建费用。
refusal-colour_beyond_power = { $local_railway } 的特殊能力不含 { $tile } 号板块的颜色。

## Track

refusal-unknown_hex = 此版图上没有地块 { $hex }。
refusal-unknown_tile = 没有 { $tile } 号板块。
refusal-unknown_rotation = 旋转方向必须在 0 到 5 之间，不能是 { $rotation }。
refusal-no_such_tile = 没有代码为 { $code } 的板块。
refusal-none_in_supply = { $tile } 号板块已用完。
refusal-colour_not_open = { $colour ->
        [yellow] 黄色
        [green] 绿色
        [brown] 棕色
        [grey] 灰色
       *[other] { $colour }{" "}
    }板块在 { $phase } 阶段尚未解锁。
refusal-colour_skipped = { $hex } 接下来应铺设{ $wanted ->
        [yellow] 黄色
        [green] 绿色
        [brown] 棕色
        [grey] 灰色
       *[other] {" "}{ $wanted }{" "}
    }板块，而 { $tile } 号是{ $colour ->
        [yellow] 黄色
        [green] 绿色
        [brown] 棕色
        [grey] 灰色
        [red] 红色
       *[other] {" "}{ $colour }
    }。
refusal-no_yellow_on_oo = { $hex } 有两个城市，第一块板块必须是绿色，而 { $tile } 号是{ $colour ->
        [yellow] 黄色
        [green] 绿色
        [brown] 棕色
        [grey] 灰色
        [red] 红色
       *[other] {" "}{ $colour }
    }。
refusal-not_a_promotion = { $tile } 号是{ $colour ->
        [yellow] 黄色
        [green] 绿色
        [brown] 棕色
        [grey] 灰色
        [red] 红色
       *[other] {" "}{ $colour }
    }，不能替换 { $hex } 上的 { $old } 号（{ $old_colour ->
        [yellow] 黄色
        [green] 绿色
        [brown] 棕色
        [grey] 灰色
        [red] 红色
       *[other] { $old_colour }
    }）。
refusal-wrong_kind = { $tile } 号（{ $tile_kind ->
        [open] 只有铁轨
        [town] 一个城镇
        [double_town] 两个城镇
        [city] 一个城市
        [double_city] 两个城市
       *[other] { $tile_kind }
    }）不适合 { $hex }（{ $kind ->
        [open] 空白地形
        [town] 一个城镇
        [double_town] 两个城镇
        [city] 一个城市
        [double_city] 两个城市
       *[other] { $kind }
    }）。
refusal-wrong_label = { $tile } 号板块与地块 { $hex } 的字母标记不同（板块：{ $tile_label_count ->
        [0] 无
       *[other] { $tile_label }
    }，地块：{ $label_count ->
        [0] 无
       *[other] { $label }
    }）。
refusal-over_map_edge = 这样旋转时，{ $tile } 号板块会从 { $hex } 把铁轨铺出版图外。
refusal-stub_missing = { $hex } 上的板块必须接上 { $edge } 号边的预铺铁轨。
refusal-track_lost = 这样旋转时，{ $tile } 号板块不能保留 { $hex } 上原有的全部铁轨。
refusal-red_edged_hex = { $hex } 留给 { $company } 的红色板块。
refusal-fixed_hex = { $hex } 不能铺设板块。
refusal-red_tile = 红色板块 { $tile } 不能放在 { $hex }，它属于 { $company } 的总部地块。
refusal-red_tile_only_at_home = 红色板块 { $tile } 只能在其公司放置总部车站时铺设。
refusal-red_tile_first = { $company } 须铺设其红色板块；总部车站放置在该板块上。
refusal-no_red_tile = { $company } 没有红色板块。
refusal-not_a_home_hex = { $hex } 不是该公司的总部，其总部地块为 { $homes }。
refusal-red_track_off_the_map = 这样旋转时，{ $hex } 的红色板块的铁轨会通向版图外；可行的方向：{ $rotations }。
refusal-already_promoted = 本次铺轨步骤已用于升级，或已铺设算作升级的第一块板块。
refusal-tile_already_laid = 本次铺轨步骤已铺设过黄色板块，因此不能再升级，也不能铺设算作升级的第一块板块。
refusal-no_more_yellow_tiles =
    { $first_turn ->
        [yes] 公司在首个回合最多铺设两块黄色板块。
       *[no] 首个回合之后，公司每回合只能铺设一块黄色板块。
    }
refusal-purple_needs_power = { $tile } 号是紫边铁轨，只能用地方铁路的特殊能力铺设。
refusal-track_step_is_over = 本回合的铺设铁轨步骤已经结束。
refusal-home_hex_first = 公司的第一块铁轨须铺在总部地块 { $home }。
refusal-home_tile_due = { $company } 须先在总部地块铺设板块，才能结束铺轨步骤。
refusal-not_joined = 在 { $hex } 这样铺设，板块不会与 { $company } 的任何车站相连。

## Stations

refusal-no_such_city = 不能选择城市 { $city }。
refusal-already_there = 该公司在 { $hex } 已有车站。
refusal-no_free_place =
    { $places ->
        [1] { $hex } 的这座城市只有一个车站位，已被占用。
       *[other] { $hex } 的这座城市有 { $places } 个车站位，都已被占用。
    }
refusal-home_not_placed = 在 { $homes } 的总部车站放置之前，{ $hex } 不能建造其他车站。
refusal-place_kept = { $hex } 的这座城市还有空位，但都留给尚未运营的公司放置总部车站。
refusal-not_connected = 从该公司的车站出发，没有畅通的路线通到 { $hex } 的这座城市。
refusal-no_marker_left = { $company } 没有剩余的车站标记。

## Running trains

refusal-unknown_train = 该公司没有可以运营的火车 { $train }。
refusal-train_used_twice = 火车 { $train } 每回合只能运营一次。
refusal-track_shared_between_trains = 火车 { $train } 的路线与另一条路线共用了铁轨（地块 { $hexes }）。
refusal-fewer_than_two = 一条路线至少要连接两个收入站点。
refusal-not_connected-VIII_7 = 这些地块之间没有铁轨相连：{ $hexes }。
refusal-same_track_twice = 路线两次使用了同一段铁轨（地块 { $hexes }）。
refusal-ends_between_locations = 路线的起点和终点必须是收入站点；请检查地块 { $hexes }。
refusal-location_twice = 路线两次经过 { $hex } 的同一收入站点。
refusal-praha_twice = 路线两次经过 { $hex }；该处的城市算作一个收入站点。
refusal-red_tile_in_the_middle = { $hex } 的红色板块只能作为路线的起点或终点。
refusal-passes_blocked_city = { $hex } 的城市已被其他公司的车站占满，这条路线不能通过。
refusal-no_station_on_route = 路线上没有该公司的车站。
refusal-too_many_cities = 路线上共有 { $cities } 个城市和红色板块，这辆火车最多计 { $most } 个。
refusal-too_many_locations = 路线上有 { $locations } 个收入站点，这辆火车最多计 { $most } 个。
refusal-not_the_best_run = 这样运营的收入为 { $claimed } K，而最高可达 { $best } K：{ $better }。
refusal-run_is_proven = { $company } 的运营在此不能标为未证明。

## Acquisitions

refusal-not_floated = { $company } 不能被收购：它尚未投入运营，或已离开游戏。
refusal-not_smaller = { $company } 只能收购较小的公司，而 { $target } 并不比它小。
refusal-not_in_question = 在 { $hex } 只能在城市 { $cities } 之间选择。
refusal-train_not_in_question = 火车 { $train } 不在需要决定接收或报废的火车之列（{ $trains }）。
refusal-cannot_turn = 火车 { $train } 在此不能翻面成 { $face } 类。

## Trains

refusal-train_limit = 该公司已有 { $owned } 辆火车，上限为 { $limit } 辆。
refusal-must_be_runnable = 公司的火车已达上限，且没有能运营的火车，因此必须购买一辆自己能运营的；它不能运营 { $train } 类火车。
refusal-last_place_for_runnable = { $limit ->
        [1] 公司只能有一辆火车，且必须是自己能运营的；它不能运营 { $train } 类火车。
       *[other] 公司的火车上限为 { $limit } 辆，只剩一个火车位，必须留给自己能运营的火车；它不能运营 { $train } 类火车。
    }
refusal-one_must_be_taken_over = 公司只有接收了被收购公司的火车，才能报废自己的火车。
refusal-no_choice_of_markers = { $company } 在此不能在自己的车站标记与接收来的车站标记之间选择。
refusal-runnable_first = 公司须先购买一辆自己能运营的火车，才能购买这辆 { $train } 类火车。
refusal-card_not_on_offer = 火车 { $train } 不出售；可购买的有 { $on_offer }。
refusal-no_such_face = 火车卡片 { $train } 没有 { $face } 类这一面。
refusal-face_scrapped = { $face } 类火车已全部报废，火车卡片 { $train } 不能再作为此类火车使用。
refusal-face_not_up = 火车卡片 { $train } 不能作为 { $face } 类购买，因为火车池中的卡片保持交出时的那一面；该公司可购买：{ $faces } 类。
refusal-train_too_large = { $company } 规模太小，不能持有 { $face } 类火车。
refusal-no_private_money_for_unrunnable = 需要 { $price } K，但公司账户只有 { $treasury } K；只有购买公司能运营的火车时，总裁才能补款。
refusal-treasury_can_pay_another = 需要 { $price } K，公司账户有 { $treasury } K，足够购买另一辆公司能运营的火车，因此总裁不能补款。
refusal-no_trade_before_phase_b = 公司之间从 b 阶段起才能买卖火车；现在是 { $phase } 阶段。
refusal-no_trade_before_first_three = 第一辆 3 类火车售出或卖到国外之后，公司之间才能买卖火车；现在是 { $phase } 阶段。
refusal-own_train = { $company } 不能向自己购买火车。
refusal-train_not_owned = 该公司没有火车 { $train }，只有 { $owned }。
refusal-price_too_low = 最低价格为 { $low } K，出价为 { $asked } K。
refusal-train_purchase_is_over = 本回合不能再购买火车。
refusal-must_own_a_train = { $company } 在回合结束前必须拥有一辆自己能运营的火车。
refusal-new_train_stays = 刚买入的火车 { $train } 不能交出。
