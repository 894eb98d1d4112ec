### What is to be decided, by $player for $company: decision-<kind>.

decision-pre_stock_turn = { $player } 可以购买一条地方铁路或跳过。
decision-stock_turn = { $player } 可以出售或购买股份、创立公司，或跳过。
decision-auction_opening = { $player } 需要发起一家私有公司的拍卖，可以出价，也可以不出价。
decision-auction_bid = { $player } 可以出价或退出竞拍。
decision-railway_tile = { $player } 可以为附车站的铁路铺设或升级总部地块的板块。
decision-track = { $player } 可以为 { $company } 铺设铁轨。
decision-station = { $player } 可以为 { $company } 建造车站。
decision-run = { $player } 需要运营 { $company } 的火车。
decision-dividend = { $player } 需要决定 { $company } 的收入是发放还是保留。
decision-acquisition = { $player } 可以让 { $company } 出价收购较小的公司。
decision-trains = { $player } 可以为 { $company } 购买火车。
decision-home_station = { $player } 需要放置 { $company } 的总部车站。
decision-home_city = { $player } 需要为 { $company } 的总部车站选择城市。
decision-answer = { $player } 需要接受或拒绝 { $company } 的出价。
decision-station_conflict = { $company } 在同一地块有两个车站，{ $player } 需要选择保留哪一个。
decision-take_over_trains = { $player } 需要决定 { $company } 收购来的火车是接收还是报废。
decision-return_trains = { $company } 的火车超过上限，{ $player } 需要选择交出哪些火车。
