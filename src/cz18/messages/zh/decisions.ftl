### What is to be decided, by $player for $company: decision-<kind>.

decision-pre_stock_turn = { $player } 购买一条地方铁路或跳过。
decision-stock_turn = { $player } 出售股份、购买股份或跳过。
decision-auction_opening = { $player } 为一家私有公司发起拍卖，或跳过。
decision-auction_bid = { $player } 加价或跳过。
decision-railway_tile = { $player } 可在附车站的铁路的总部地块铺设一块铁轨。
decision-track = { $player } 为 { $company } 铺设铁轨。
decision-station = { $player } 可为 { $company } 建造车站。
decision-run = { $player } 运营 { $company } 的火车。
decision-dividend = { $player } 决定 { $company } 的收入发放分红还是保留。
decision-acquisition = { $player } 可让 { $company } 收购较小的公司。
decision-trains = { $player } 为 { $company } 购买火车。
decision-home_station = { $player } 放置 { $company } 的总部车站。
decision-home_city = { $player } 为 { $company } 的总部车站选择城市。
decision-answer = { $player } 接受或拒绝 { $company } 的出价。
decision-station_conflict = { $player } 决定 { $company } 在同一地块的两个车站保留哪一个。
decision-take_over_trains = { $player } 决定 { $company } 收购来的火车是接收还是报废。
decision-return_trains = { $player } 交出 { $company } 超出上限的火车。
