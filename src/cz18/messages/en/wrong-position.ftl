### Positions that were set up by hand: errors in their data (wrong-), and what the rules cannot bring about
### (impossible-), shown with the section of the rulebook.

wrong-no_position = is not a position of 18CZ
wrong-no_position_text = must contain the short text of a position, which begins with { $title }
wrong-position_part = cannot read this part of the position: { $part }
wrong-too_many_items = has more than { $most } entries
wrong-out_of_range = must be from { $low } to { $high }, not { $found }
wrong-not_each_seat = must contain each of the { $count } seats once
wrong-company_twice = has a company twice
wrong-status_and_chart = does not fit the chart: only started and floated companies have a price
wrong-two_owners = has two owners
wrong-no_card = is not a train card: { $found }
wrong-card_twice = card { $card } is there twice
wrong-not_playable = is a position that cannot be continued as a game
wrong-other_set_up = has another board, other options or another number of players than the game
wrong-no_position_there = 18xx.games has no games that begin in the middle

## On the map

impossible-red_track_off_the_map = The track of the red tile on { $hex } leads off the map.
impossible-red_edged_hex = Tile { $tile } cannot lie on { $hex }, which is for a red tile.
impossible-fixed_hex = No tile can lie on { $hex }.
impossible-red_tile = The red tile { $tile } cannot lie on { $hex }.
impossible-wrong_kind = Tile { $tile } does not fit the towns or cities of { $hex }.
impossible-wrong_label = Tile { $tile } does not have the letter of { $hex }.
impossible-over_map_edge = Track of tile { $tile } on { $hex } leads off the map.
impossible-stub_missing = Tile { $tile } on { $hex } does not continue the printed track.
impossible-track_lost = Tile { $tile } on { $hex } does not keep the printed track.
impossible-colour_not_open = Tile { $tile } on { $hex }: its colour is not open in phase { $phase }.
impossible-too_many_copies = Tile { $tile } lies on the map { $laid } times; there are { $count }.
impossible-station_without_city = A station on { $hex } stands in no city.
impossible-too_many_stations_in_city = A city on { $hex } has more stations than places ({ $places }).
impossible-two_stations_on_hex = { $company } has two stations on { $hex }.

## Trains

impossible-train_too_large = { $company } cannot own a { $train } train.
impossible-too_many_trains = { $company } has { $owned } trains; the limit is { $limit }.
impossible-returned_to_deck = Train { $train } is on top of the deck; trains are returned to the pool.
impossible-no_such_card = There are only { $count } cards with the letter { $letter }, too few for all { $train } trains.
impossible-not_on_card = Card { $card } has no { $train } train.
impossible-card_in_deck = The { $train } train (card { $card }) is still in the deck.
impossible-train_is_scrapped = { $train } trains are scrapped.
impossible-train_not_scrapped = With a { $train } train in the game, { $scraps } trains are scrapped.
impossible-phase_and_deck = Phase { $phase } does not fit the deck, of which { $gone } cards are gone: it is phase { $letter }.
impossible-exports_missing = By { $round } at least { $count } cards have been exported, but only { $gone } are gone.

## Shares and companies

impossible-too_many_shares = Players hold { $count } shares of { $company }; there are { $units }.
impossible-shares_without_price = Players hold shares of { $company }, which has no share price.
impossible-above_holding_limit = { $player } holds { $percent } % of { $company }; the limit is { $limit } %.
impossible-vaclavs_company = Václav's shares and the Director of { $company } do not fit.
impossible-vaclavs_companies = Václav has { $count } companies of this size instead of { $wanted } in phase { $phase }.
impossible-no_director = { $company } has a share price but no Director.
impossible-director_without_certificate = { $player } is Director of { $company } with less than the Director's certificate.
impossible-not_the_largest_holder = { $player } is Director of { $company }, but another player holds more.
impossible-owns_without_price = { $company } has trains, money or stations, but no share price.
impossible-size_not_open = Companies of the size of { $company } cannot be started in phase { $phase }.
impossible-not_a_start_price = { $company } cannot have been started at { $price } K.
impossible-has_to_float = { $company } is not floated, but players hold half of it.
impossible-owns_before_floating = { $company } is not floated, but has operated or owns something.
impossible-too_many_markers = { $company } has { $count } station markers instead of { $markers }.
impossible-no_station = { $company } has operated, but has no station.
impossible-station_before_first_turn = { $company } has a station before its first turn.
impossible-red_tile_and_first_turn = The red tile of { $company } ({ $tile }) is laid in its first turn, not before or later.
impossible-odd_income = { $company } cannot have earned { $income } K.
impossible-cannot_acquire = { $company } cannot acquire companies.
impossible-closed_without_acquirer = { $company } is closed, but no company has acquired another.
impossible-companies_left_out = { $count } companies are left out instead of { $wanted }.

## Local railways, players, rounds

impossible-railway_not_sold = { $local_railway } is still for sale after the pre-stock round.
impossible-railway_not_in_game = { $local_railway } is not in this game.
impossible-railway_of_no_company = { $company } owns { $local_railway }, but is not floated.
impossible-railway_too_large = { $company } cannot own { $local_railway }.
impossible-railways_not_sold_yet = { $company } owns { $local_railway }, but companies buy no local railways in phase { $phase }.
impossible-papers_are_closed = All papers are closed in phase { $phase }.
impossible-debt_above_penalty = { $player } owes { $debt } K with penalties of { $penalty } K only.
impossible-before_first_round = A company has operated before the first operating round ({ $round }).
impossible-company_before_stock_round = A company is started before the first stock round.
impossible-sold_in_first_round = Shares were sold in the first stock round.
impossible-acts_unfloated = { $company } is to act, but is not floated.
impossible-acts_twice = { $company } is to act twice in this round.

## Errors of the server

fault-not_playable = No game can continue from this position.
