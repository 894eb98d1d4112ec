### Positions that were set up by hand: errors in their data (wrong-), and what the rules cannot bring about
### (impossible-), shown with the section of the rulebook.

wrong-no_position = 不是 18CZ 的局面
wrong-no_position_text = 应为以 { $title } 开头的局面代码，且不能过长
wrong-position_part = 含有无法读取的部分：{ $part }
wrong-too_many_items = 应为最多 { $most } 项的列表
wrong-out_of_range = 应在 { $low } 到 { $high } 之间，而不是 { $found }
wrong-not_each_seat = { $count } 个座位应各有一项
wrong-company_twice = 有公司在股份价格表上出现了两次
wrong-status_and_chart = 与股份价格表不符：已创立和已投入运营的公司都有股价，其他公司没有
wrong-two_owners = 有两个持有者
wrong-no_card = 不是火车卡片：{ $found }
wrong-card_twice = 卡片 { $card } 使用了两次
wrong-not_playable = 不是可以继续游戏的局面
wrong-other_set_up = 版图、选项或玩家人数与游戏不同
wrong-no_position_there = 18xx.games 不支持从摆出的局面开始的游戏

## On the map

impossible-red_track_off_the_map = { $hex } 上红色板块的铁轨通向版图外。
impossible-red_edged_hex = { $tile } 号板块不能放在 { $hex }，该地块留给特定的红色板块。
impossible-fixed_hex = { $hex } 上不能有板块。
impossible-red_tile = 红色板块 { $tile } 号不能放在 { $hex }。
impossible-wrong_kind = { $tile } 号板块与 { $hex } 的城镇或城市不符。
impossible-wrong_label = { $tile } 号板块与 { $hex } 的字母标记须相同，或都没有。
impossible-over_map_edge = { $hex } 上 { $tile } 号板块的铁轨通向版图外。
impossible-stub_missing = { $hex } 上的 { $tile } 号板块没有接上预铺铁轨。
impossible-track_lost = { $hex } 上的 { $tile } 号板块没有保留预铺铁轨。
impossible-colour_not_open = { $hex } 上 { $tile } 号板块的颜色在 { $phase } 阶段尚未解锁。
impossible-too_many_copies = 版图上有 { $laid } 块 { $tile } 号板块，但总共只有 { $count } 块。
impossible-station_without_city = { $hex } 上有车站不在城市中。
impossible-too_many_stations_in_city = { $hex } 的一个城市中，车站多于车站位（{ $places } 个）。
impossible-two_stations_on_hex = { $company } 在 { $hex } 有不止一个车站。

## Trains

impossible-train_too_large = { $company } 不能持有 { $train } 类火车。
impossible-too_many_trains = { $company } 有 { $owned } 辆火车，上限为 { $limit } 辆。
impossible-returned_to_deck = 火车卡片 { $train } 被放回了牌堆，但交出的火车应放入火车池。
impossible-no_such_card = { $letter } 型卡片只有 { $count } 张，因此此局面中的某辆 { $train } 类火车没有可用的卡片。
impossible-not_on_card = 火车卡片 { $card } 没有 { $train } 类这一面。
impossible-card_in_deck = { $train } 类火车（卡片 { $card }）还在牌堆中。
impossible-train_is_scrapped = { $train } 类火车已经报废，游戏中不能再有。
impossible-train_not_scrapped = 游戏中已有 { $train } 类火车，因此所有 { $scraps } 类火车应已报废。
impossible-phase_and_deck = { $gone ->
    [0] 尚无卡片离开牌堆，因此现在是 { $letter } 阶段，不是 { $phase } 阶段。
   *[other] 已有 { $gone } 张卡片离开牌堆，因此现在是 { $letter } 阶段，不是 { $phase } 阶段。
  }
impossible-exports_missing = 在 { $round } 之前至少有 { $count } 张卡片卖到国外，但{ $gone ->
        [0] 牌堆还没有少过卡片。
       *[other] 只有 { $gone } 张离开了牌堆。
    }

## Shares and companies

impossible-too_many_shares = 玩家共持有 { $count } 份 { $company } 股份，但总共只有 { $units } 份。
impossible-shares_without_price = 有玩家持有 { $company } 的股份，但它没有股价。
impossible-above_holding_limit = { $player } 持有 { $company } 的 { $percent }%，上限为 { $limit }%。
impossible-vaclavs_company = 当且仅当瓦茨拉夫持有 { $company } 的股份时，他才是其总裁。
impossible-vaclavs_companies = 在 { $phase } 阶段，瓦茨拉夫应有 { $wanted } 家某种规模的公司，实际有 { $count } 家。
impossible-no_director = { $company } 有股价，却没有总裁。
impossible-director_without_certificate = { $player } 是 { $company } 的总裁，但持有的股份少于总裁股所需的份数。
impossible-not_the_largest_holder = { $player } 是 { $company } 的总裁，但另一名玩家持有更多股份。
impossible-owns_without_price = { $company } 有火车、资金或车站，却没有股价。
impossible-size_not_open = { $company } 有股价，但这种规模的公司在 { $phase } 阶段还不能创立。
impossible-not_a_start_price = { $company } 不可能以 { $price } K 创立。
impossible-has_to_float = { $company } 至少已售出一半股份，却没有投入运营。
impossible-owns_before_floating = { $company } 尚未投入运营，却已运营过或拥有资产。
impossible-too_many_markers = { $company } 有 { $count } 个车站标记（包括已放置和未放置的），但总共只有 { $markers } 个。
impossible-no_station = { $company } 已运营过，却没有车站。
impossible-station_before_first_turn = { $company } 有车站，但还没有进行过首个回合。
impossible-red_tile_and_first_turn = { $company } 在首个回合铺设其红色板块（{ $tile } 号），因此该板块在公司运营过之后必须在版图上，在此之前不能在版图上。
impossible-odd_income = { $company } 的收入不可能是 { $income } K；收入总是 10 K 的倍数。
impossible-cannot_acquire = { $company } 不能收购公司。
impossible-closed_without_acquirer = { $company } 已关闭，但没有公司进行过收购。
impossible-companies_left_out = 不参与本局游戏的公司有 { $count } 家，应为 { $wanted } 家。

## Local railways, players, rounds

impossible-railway_not_sold = 预先股票轮之后 { $local_railway } 仍在出售。
impossible-railway_not_in_game = { $local_railway } 不在本局游戏中。
impossible-railway_of_no_company = { $company } 持有 { $local_railway }，但尚未投入运营，或已离开游戏。
impossible-railway_too_large = { $company } 规模太小，不能持有 { $local_railway }。
impossible-railways_not_sold_yet = { $company } 持有 { $local_railway }，但在 { $phase } 阶段公司还不能购买地方铁路。
impossible-papers_are_closed = 有玩家持有私有公司，但在 { $phase } 阶段私有公司均已关闭。
impossible-debt_above_penalty = { $player } 欠债 { $debt } K，但罚款利息只有 { $penalty } K。罚款利息不能少于债务。
impossible-before_first_round = 有公司已运营过，但 { $round } 在首个运营轮之前。
impossible-company_before_stock_round = 有公司在首个股票轮之前就已创立。
impossible-sold_in_first_round = 玩家在首个股票轮中出售了股份，这是不允许的。
impossible-acts_unfloated = 接下来轮到 { $company } 运营，但它尚未投入运营，或已离开游戏。
impossible-acts_twice = { $company } 在本轮中要运营两次。

## Errors of the server

fault-not_playable = 无法从此局面继续游戏。
