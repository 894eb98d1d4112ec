### Positions that were set up by hand: errors in their data (wrong-), and what the rules cannot bring about
### (impossible-), shown with the section of the rulebook.

wrong-no_position = is not an 18CZ position
wrong-no_position_text = must contain the short text of a position, which begins with { $title }, and must not be too long
wrong-position_part = contains a part that cannot be read: { $part }
wrong-too_many_items = must be a list of at most { $most } entries
wrong-out_of_range = must be from { $low } to { $high }, not { $found }
wrong-not_each_seat = must have exactly one entry for each of the { $count } seats
wrong-company_twice = contains a company that is on the chart twice
wrong-status_and_chart = does not match the chart: started and floated companies have a price, and other companies do not
wrong-two_owners = has two owners
wrong-no_card = is not a train card: { $found }
wrong-card_twice = card { $card } is used twice
wrong-not_playable = is not a position from which a game can continue
wrong-other_set_up = has a different board, different options or a different number of players than the game
wrong-no_position_there = 18xx.games does not support games that begin from a set-up position

## On the map

impossible-red_track_off_the_map = The track of the red tile on { $hex } leads off the map.
impossible-red_edged_hex = Tile { $tile } cannot be on { $hex }, which is reserved for a particular red tile.
impossible-fixed_hex = No tile can be on { $hex }.
impossible-red_tile = The red tile { $tile } cannot be on { $hex }.
impossible-wrong_kind = Tile { $tile } does not match the towns or cities of { $hex }.
impossible-wrong_label = Tile { $tile } and hex { $hex } must have the same letter, or none.
impossible-over_map_edge = The track of tile { $tile } on { $hex } leads off the map.
impossible-stub_missing = Tile { $tile } on { $hex } does not continue the printed track.
impossible-track_lost = Tile { $tile } on { $hex } does not keep the printed track.
impossible-colour_not_open = Tile { $tile } on { $hex } has a colour that is not available in phase { $phase }.
impossible-too_many_copies = Tile { $tile } is on the map { $laid } times, but { $count ->
        [one] there is only one copy.
       *[other] there are only { $count } copies.
    }
impossible-station_without_city = A station on { $hex } is not in a city.
impossible-too_many_stations_in_city = A city on { $hex } has more stations than spaces ({ $places }).
impossible-two_stations_on_hex = { $company } has more than one station on { $hex }.

## Trains

impossible-train_too_large = { $company } cannot own { $train }-trains.
impossible-too_many_trains = { $company } has { $owned } trains; the limit is { $limit }.
impossible-returned_to_deck = Train card { $train } has been returned to the deck, but returned trains go to the pool.
impossible-no_such_card = There are only { $count } cards with the letter { $letter }, so there is no card for one of the { $train }-trains in this position.
impossible-not_on_card = Train card { $card } has no { $train } side.
impossible-card_in_deck = The { $train }-train (card { $card }) is still in the deck.
impossible-train_is_scrapped = { $train }-trains have been scrapped, so none can be in the game.
impossible-train_not_scrapped = There are { $train }-trains in the game, so all { $scraps }-trains must have been scrapped.
impossible-phase_and_deck = { $gone ->
        [0] No cards have left the deck, so it is phase { $letter }, not phase { $phase }.
        [one] One card has left the deck, so it is phase { $letter }, not phase { $phase }.
       *[other] { $gone } cards have left the deck, so it is phase { $letter }, not phase { $phase }.
    }
impossible-exports_missing = Before { $round }, { $count ->
        [one] at least one card is exported
       *[other] at least { $count } cards are exported
    }, but { $gone ->
        [0] none has left the deck.
        [one] only one has left the deck.
       *[other] only { $gone } have left the deck.
    }

## Shares and companies

impossible-too_many_shares = Players hold { $count } shares of { $company }; there are only { $units }.
impossible-shares_without_price = Players hold shares of { $company }, which has no share price.
impossible-above_holding_limit = { $player } holds { $percent }% of { $company }; the limit is { $limit }%.
impossible-vaclavs_company = Vaclav must be the Director of { $company } if he holds its shares, and only then.
impossible-vaclavs_companies = In phase { $phase }, Vaclav has the wrong number of companies of one size: { $count } instead of { $wanted }.
impossible-no_director = { $company } has a share price but no Director.
impossible-director_without_certificate = { $player } is Director of { $company } but holds too few shares for the Director's certificate.
impossible-not_the_largest_holder = { $player } is Director of { $company }, but another player holds more shares.
impossible-owns_without_price = { $company } has trains, money or stations, but no share price.
impossible-size_not_open = { $company } has a share price, but companies of its size cannot be started yet in phase { $phase }.
impossible-not_a_start_price = { $company } cannot have been started at { $price } K.
impossible-has_to_float = { $company } has not floated, although at least half of its shares are sold.
impossible-owns_before_floating = { $company } has not floated, but has operated or owns something.
impossible-too_many_markers = { $company } has { $count } station markers, placed and unplaced; there are only { $markers }.
impossible-no_station = { $company } has operated, but has no station.
impossible-station_before_first_turn = { $company } has a station, but has not had its first turn.
impossible-red_tile_and_first_turn = { $company } lays its red tile ({ $tile }) in its first turn, so the tile must be on the map if the company has operated, and not otherwise.
impossible-odd_income = { $company } cannot have earned { $income } K; income is always a multiple of 10 K.
impossible-cannot_acquire = { $company } cannot acquire companies.
impossible-closed_without_acquirer = { $company } is closed, but no company has acquired another.
impossible-companies_left_out = The number of companies left out of the game is { $count } instead of { $wanted }.

## Local railways, players, rounds

impossible-railway_not_sold = { $local_railway } is still for sale after the pre-stock round.
impossible-railway_not_in_game = { $local_railway } is not in this game.
impossible-railway_of_no_company = { $company } owns { $local_railway }, but has not floated, or is out of the game.
impossible-railway_too_large = { $company } is too small to own { $local_railway }.
impossible-railways_not_sold_yet = { $company } owns { $local_railway }, but companies cannot buy local railways yet in phase { $phase }.
impossible-papers_are_closed = A player owns a private company, but all of them are closed in phase { $phase }.
impossible-debt_above_penalty = { $player } owes { $debt } K, but has penalty interest of only { $penalty } K. The penalty interest cannot be less than the debt.
impossible-before_first_round = A company has operated, but the first operating round has not begun (round: { $round }).
impossible-company_before_stock_round = A company has been started before the first stock round.
impossible-sold_in_first_round = Players have sold shares in the first stock round, which is not allowed.
impossible-acts_unfloated = { $company } is due to operate, but has not floated, or is out of the game.
impossible-acts_twice = { $company } is due to operate twice in this round.

## Errors of the server

fault-not_playable = No game can continue from this position.
