### What $player decides for $company: decision-<kind>.

decision-pre_stock_turn = { $player } buys a local railway or passes.
decision-stock_turn = { $player } sells, buys or passes.
decision-auction_opening = { $player } puts a private company up for auction, and bids or passes.
decision-auction_bid = { $player } bids more or passes.
decision-railway_tile = { $player } may lay a tile on the home hex of the station railway.
decision-track = { $player } lays track for { $company }.
decision-station = { $player } may place a station of { $company }.
decision-run = { $player } runs the trains of { $company }.
decision-dividend = { $player } pays out or withholds the income of { $company }.
decision-acquisition = { $player } may acquire smaller companies for { $company }.
decision-trains = { $player } buys trains for { $company }.
decision-home_station = { $player } places the home station of { $company }.
decision-home_city = { $player } chooses the city for the home station of { $company }.
decision-answer = { $player } accepts or declines the offer of { $company }.
decision-station_conflict = { $player } chooses which of two stations on one hex { $company } keeps.
decision-take_over_trains = { $player } takes over or scraps the trains that { $company } has acquired.
decision-return_trains = { $player } returns the trains of { $company } above its train limit.
