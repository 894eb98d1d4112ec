### Why not: refusal-<code>. The arguments are the data of the refusal. Where one code needs other words in one section
### of the rulebook: refusal-<code>-VIII_7.

## The moment

refusal-unknown_action = There is no action { $action }.
refusal-misshapen_field = The field { $field } of { $action } does not hold what it should.
refusal-unknown_seat = There is no seat { $seat }.
refusal-game_is_over = The game is over.
refusal-not_now = { $decision } It is not possible to { $action } now.
refusal-not_your_turn = It is the turn of { $turn_of }, not of { $player }.
refusal-not_this_companys_turn = It is the turn of { $turn_of }, not of { $company }.
refusal-other_step = The step at hand is { $step ->
        [track] laying track
        [station] stations
        [run] running trains
        [dividend] the dividend
        [acquisition] acquisitions
        [trains] buying trains
       *[other] { $step }
    }, not { $asked ->
        [track] laying track
        [station] stations
        [run] running trains
        [dividend] the dividend
        [acquisition] acquisitions
        [trains] buying trains
       *[other] { $asked }
    }.
refusal-no_consent = The other side has not been asked.
refusal-offer_declined_before = { $price } K were declined in this turn; only a better offer may be accepted.

refusal-vaclav_does_not_deal = { $company } is Vaclav's and makes no deals.
refusal-vaclav_pays_out = { $company } is Vaclav's and always pays out.

## The auctions of Moravia-Silesia

refusal-unknown_paper = There is no paper { $paper }.
refusal-paper_not_on_offer = { $paper } is not on offer any more.
refusal-bid_too_low = { $least } K is the least that may be bid; { $bid } K is less.
refusal-no_three_e = There is no 3E-train to be given to { $company }.
refusal-no_purchase_before_first_three = Companies buy papers after the first 3-train; this is phase { $phase }.

## Money and shares

refusal-not_enough_cash = { $price } K are needed, but only { $cash } K are there.
refusal-treasury_too_small = { $price } K are needed, but the treasury holds only { $treasury } K.
refusal-price_out_of_range = The price must lie between { $low } and { $high } K; { $asked } K does not.
refusal-amount_out_of_range = The amount must lie between { $low } and { $high } K; { $asked } K does not.
refusal-unknown_company = There is no company { $company }.
refusal-not_in_this_game = { $company } does not take part in this game.
refusal-size_not_open = Shares of { $size ->
        [small] small
        [medium] medium
        [large] large
       *[other] { $size }
    } companies are on sale only after the first { $opens_with }-train.
refusal-closed = { $company } has left the game.
refusal-already_started = { $company } has been started already.
refusal-not_started = { $company } has not been started yet; its Director's certificate is bought first.
refusal-not_a_start_price = A company of this size starts at one of { $prices } K, not at { $price } K.
refusal-in_debt = A player in debt buys no shares; { $debt } K are still to be paid back.
refusal-no_debt = There is no debt to pay back.
refusal-whole_debt_only = Here a debt is paid back as a whole: { $debt } K.
refusal-certificate_limit = { $held } certificates are held, and no more than { $limit } are allowed.
refusal-must_sell_first = { $held } certificates are above the limit of { $limit }; shares must be sold first.
refusal-holding_limit = This would make { $percent }% of the company; { $limit }% is the most one player may hold.
refusal-sold_in_this_round = Shares of { $company } were sold by this player in this stock round.
refusal-none_in_the_bank = The bank has no share of { $company }.
refusal-no_sale_in_first_round = No shares can be sold in the first stock round.
refusal-one_block_per_turn = Shares of { $company } were sold in this turn already; all of them go at once.
refusal-not_enough_shares = { $asked } shares are to be sold, but only { $held } are held.
refusal-no_successor = The Director's certificate of { $company } cannot be sold; nobody else would hold enough to take it.

## Local railways

refusal-unknown_local_railway = There is no local railway { $local_railway }.
refusal-not_on_sale = { $local_railway } is not on sale any more.
refusal-not_a_players = { $local_railway } does not belong to a player.
refusal-not_the_companys = { $local_railway } does not belong to { $company }.
refusal-no_purchase_before_phase_b = Companies buy local railways from phase b on; this is phase { $phase }.
refusal-local_railway_too_large = { $company } is too small a company to own { $local_railway }.
refusal-power_used = { $local_railway } has used its power already.
refusal-no_price_to_cancel = There is no terrain price here that { $local_railway } could cancel.
refusal-terrain_beyond_power = { $local_railway } cannot cancel the price of a { $terrain ->
        [river] river
        [hill] hill
        [mountain] mountain
       *[other] { $terrain }
    }.
refusal-colour_beyond_power = { $local_railway } cannot lay a tile of the colour of { $tile }.

## Track

refusal-unknown_hex = There is no hex { $hex } on this map.
refusal-unknown_tile = There is no tile { $tile }.
refusal-unknown_rotation = A tile can be turned by 0 to 5 edges, not by { $rotation }.
refusal-no_such_tile = There is no tile with the code { $code }.
refusal-none_in_supply = No tile { $tile } is left in the supply.
refusal-colour_not_open = { $colour ->
        [yellow] Yellow
        [green] Green
        [brown] Brown
        [grey] Grey
       *[other] { $colour }
    } tiles are not open in phase { $phase }.
refusal-colour_skipped = { $hex } needs a { $wanted ->
        [yellow] yellow
        [green] green
        [brown] brown
        [grey] grey
       *[other] { $wanted }
    } tile next; { $tile } is { $colour ->
        [yellow] yellow
        [green] green
        [brown] brown
        [grey] grey
        [red] red
       *[other] { $colour }
    }.
refusal-no_yellow_on_oo = The first tile on { $hex }, with its two cities, is a green one; { $tile } is { $colour ->
        [yellow] yellow
        [green] green
        [brown] brown
        [grey] grey
        [red] red
       *[other] { $colour }
    }.
refusal-not_a_promotion = { $tile } is { $colour ->
        [yellow] yellow
        [green] green
        [brown] brown
        [grey] grey
        [red] red
       *[other] { $colour }
    } and cannot replace { $old } on { $hex }, which is { $old_colour ->
        [yellow] yellow
        [green] green
        [brown] brown
        [grey] grey
        [red] red
       *[other] { $old_colour }
    }.
refusal-wrong_kind = { $tile } ({ $tile_kind ->
        [open] plain track
        [town] one town
        [double_town] two towns
        [city] a city
        [double_city] two cities
       *[other] { $tile_kind }
    }) does not fit { $hex } ({ $kind ->
        [open] plain track
        [town] one town
        [double_town] two towns
        [city] a city
        [double_city] two cities
       *[other] { $kind }
    }).
refusal-wrong_label = { $tile } and { $hex } do not carry the same letter ({ $tile_label } and { $label }).
refusal-over_map_edge = Turned so, { $tile } would lead from { $hex } over the edge of the map.
refusal-stub_missing = Every tile on { $hex } must take up the printed track at edge { $edge }.
refusal-track_lost = { $tile }, turned so, would lose track that lies on { $hex }.
refusal-red_edged_hex = { $hex } is kept for the red tile of { $company }.
refusal-fixed_hex = { $hex } takes no tile.
refusal-red_tile = The red tile { $tile } does not go to { $hex }; it belongs to a home hex of { $company }.
refusal-red_tile_only_at_home = The red tile { $tile } is laid only with the home station of its company.
refusal-red_tile_first = { $company } lays its red tile for the home station.
refusal-no_red_tile = { $company } has no red tile.
refusal-not_a_home_hex = { $hex } is not a home of this company; its homes are { $homes }.
refusal-red_track_off_the_map = Turned so, the red tile on { $hex } would lead off the map; possible are { $rotations }.
refusal-already_promoted = A tile was promoted in this turn already.
refusal-tile_already_laid = A tile was laid in this turn already, so none can be promoted.
refusal-no_more_yellow_tiles =
    { $first_turn ->
        [yes] Two yellow tiles are the most a first turn allows.
       *[no] One yellow tile is the most a turn allows.
    }
refusal-purple_needs_power = { $tile } has a purple edge; only the power of a local railway lays it.
refusal-track_step_is_over = The track step of this turn is over.
refusal-home_hex_first = The company's first tile goes to its home hex { $home }.
refusal-home_tile_due = { $company } must lay a tile on its home hex first.
refusal-not_joined = On { $hex } no track of this tile would be joined to a station of { $company }.

## Stations

refusal-no_such_city = There is no city { $city } to choose.
refusal-already_there = The company has a station on { $hex } already.
refusal-no_free_place =
    { $places ->
        [one] The one place in this city on { $hex } is taken.
       *[other] All { $places } places in this city on { $hex } are taken.
    }
refusal-home_not_placed = { $hex } is closed until the home station of { $homes } stands.
refusal-place_kept = What is free in this city on { $hex } is kept for a company at home there that has not begun.
refusal-not_connected = No open track leads from a station of the company to this city on { $hex }.
refusal-no_marker_left = { $company } has no station marker left.

## Running trains

refusal-unknown_train = The company has no train { $train } it can run.
refusal-train_used_twice = Train { $train } runs only once.
refusal-track_shared_between_trains = The route of { $train } shares track with another between { $hexes }.
refusal-fewer_than_two = A route joins at least two locations.
refusal-not_connected-VIII_7 = No track leads from one to the other: { $hexes }.
refusal-same_track_twice = The route uses the track between { $hexes } twice.
refusal-ends_between_locations = The route ends on open track: { $hexes }.
refusal-location_twice = A location on { $hex } is on the route twice.
refusal-praha_twice = Praha ({ $hex }) is on the route twice.
refusal-red_tile_in_the_middle = The red tile on { $hex } can only be an end of a route.
refusal-passes_blocked_city = The city on { $hex } is full of other companies' stations and cannot be passed.
refusal-no_station_on_route = There is no station of the company on the route.
refusal-too_many_cities = There are { $cities } cities and red tiles on the route; this train counts at most { $most }.
refusal-too_many_locations = There are { $locations } locations on the route; this train counts at most { $most }.
refusal-not_the_best_run = This run earns { $claimed } K, but { $best } K are possible: { $better }.
refusal-run_is_proven = The best run of { $company } is proved here; the run may not say otherwise.

## Acquisitions

refusal-not_floated = { $company } has not floated.
refusal-not_smaller = { $company } can acquire only smaller companies, and { $target } is not one it may acquire.
refusal-not_in_question = On { $hex } there is a choice only between the cities { $cities }.
refusal-train_not_in_question = { $train } is not among the trains to be decided on ({ $trains }).
refusal-cannot_turn = { $train } cannot be turned to { $face } here.

## Trains

refusal-train_limit = The company owns { $owned } trains, and { $limit } is its limit.
refusal-must_be_runnable = The company must buy a train it can run; it cannot run a { $train }.
refusal-last_place_for_runnable = { $limit ->
        [one] The one train place must be left for a train the company can run; it cannot run a { $train }.
       *[other] The last of { $limit } train places must be left for a train the company can run; it cannot run a { $train }.
    }
refusal-one_must_be_taken_over = Own trains are scrapped only where a train of the acquired company is taken over.
refusal-no_choice_of_markers = There is no choice between an own marker of { $company } and one taken over.
refusal-runnable_first = The company needs a train it can run before a { $train }.
refusal-card_not_on_offer = { $train } is not on offer; on offer are { $on_offer }.
refusal-no_such_face = { $train } has no face { $face }.
refusal-face_scrapped = { $face }-trains are scrapped, so { $train } cannot be one.
refusal-face_not_up = { $train } lies in the pool as { $faces } and cannot be bought as { $face }.
refusal-train_too_large = { $company } is too small a company to own a { $face }-train.
refusal-no_private_money_for_unrunnable = { $price } K are needed and the treasury holds { $treasury } K; the Director adds money only for a train the company can run.
refusal-treasury_can_pay_another = { $price } K are needed and the treasury holds { $treasury } K, enough for another train the company can run; so the Director adds nothing.
refusal-no_trade_before_phase_b = Companies trade trains from phase b on; this is phase { $phase }.
refusal-no_trade_before_first_three = Companies trade trains after the first 3-train; this is phase { $phase }.
refusal-own_train = { $company } already owns this train.
refusal-train_not_owned = { $train } is not among the trains there are ({ $owned }).
refusal-price_too_low = { $low } K is the lowest price; { $asked } K is offered.
refusal-train_purchase_is_over = The purchase of trains is over in this turn.
refusal-must_own_a_train = { $company } must own a train it can run before its turn ends.
refusal-new_train_stays = The train just bought, { $train }, cannot be the one given up.
