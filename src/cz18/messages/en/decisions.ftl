### What $player decides for $company: decision-<kind>.

decision-pre_stock_turn = { $player } can buy a local railway or pass.
decision-stock_turn = { $player } can sell or buy shares, start a company, or pass.
decision-auction_opening = { $player } must put a private company up for auction, with or without a bid.
decision-auction_bid = { $player } can bid or pass.
decision-railway_tile = { $player } can lay or upgrade a tile on the home hex of the station railway.
decision-track = { $player } can lay track for { $company }.
decision-station = { $player } can place a station for { $company }.
decision-run = { $player } must run the trains of { $company }.
decision-dividend = { $player } must pay out or withhold the income of { $company }.
decision-acquisition = { $player } can make offers for { $company } to acquire smaller companies.
decision-trains = { $player } can buy trains for { $company }.
decision-home_station = { $player } must place the home station of { $company }.
decision-home_city = { $player } must choose the city for the home station of { $company }.
decision-answer = { $player } must accept or decline the offer from { $company }.
decision-station_conflict = { $company } has two stations on one hex; { $player } must choose which one stays.
decision-take_over_trains = { $player } must take over or scrap the trains of the company acquired by { $company }.
decision-return_trains = { $company } has more trains than its limit allows; { $player } must choose which to return.
