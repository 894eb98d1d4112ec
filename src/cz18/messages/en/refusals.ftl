### Why not: refusal-<code>. The arguments are the data of the refusal. Where one code needs other words in one section
### of the rulebook: refusal-<code>-VIII_7.

## The moment

refusal-unknown_action = Unknown action: { $action }.
refusal-misshapen_field = { $action }: the field { $field } has an invalid value.
refusal-unknown_seat = There is no seat { $seat }.
refusal-game_is_over = The game is over.
refusal-not_now = { $decision } It is not possible to { $action } now.
refusal-not_your_turn = It is { $turn_of }'s turn to act, not { $player }'s.
refusal-not_this_companys_turn = It is { $turn_of }'s turn to act, not { $company }'s.
refusal-other_step = The current step is { $step ->
        [track] laying track
        [station] placing stations
        [run] running trains
        [dividend] deciding on the dividend
        [acquisition] acquiring companies
        [trains] buying trains
       *[other] { $step }
    }, not { $asked ->
        [track] laying track
        [station] placing stations
        [run] running trains
        [dividend] deciding on the dividend
        [acquisition] acquiring companies
        [trains] buying trains
       *[other] { $asked }
    }.
refusal-no_consent = The other side has not agreed.
refusal-offer_declined_before = The bot has already declined an offer of { $price } K this turn; a new offer must be higher.

refusal-vaclav_does_not_deal = { $company } is Vaclav's company: it does not trade and cannot be acquired.
refusal-vaclav_pays_out = { $company } is Vaclav's company and always pays out.

## The auctions of Moravia-Silesia

refusal-unknown_paper = There is no private company { $paper }.
refusal-paper_not_on_offer = { $paper } is no longer available.
refusal-bid_too_low = The minimum bid is { $least } K; { $bid } K is too low.
refusal-no_three_e = The Director of { $company } has no 3E-train to give to the company.
refusal-no_purchase_before_first_three = Companies can buy local railways and the station railway only after the first 3-train has been sold or exported; this is phase { $phase }.

## Money and shares

refusal-not_enough_cash = This requires { $price } K, but only { $cash } K in cash is available.
refusal-treasury_too_small = This costs { $price } K, but the treasury holds only { $treasury } K.
refusal-price_out_of_range = The price must be from { $low } to { $high } K, not { $asked } K.
refusal-amount_out_of_range = The amount must be from { $low } to { $high } K, not { $asked } K.
refusal-unknown_company = There is no company { $company }.
refusal-not_in_this_game = { $company } is not in this game.
refusal-size_not_open = Shares of { $size ->
        [small] small
        [medium] medium
        [large] large
       *[other] { $size }
    } companies are available only after the first { $opens_with } card has left the deck.
refusal-closed = { $company } is out of the game.
refusal-already_started = { $company } has already been started.
refusal-not_started = Shares of { $company } cannot be bought: the company has not been started, or it is out of the game.
refusal-not_a_start_price = { $price } K is not a starting price of this company; possible starting prices: { $prices } K.
refusal-in_debt = A player in debt cannot buy shares; the debt of { $debt } K must be repaid first.
refusal-no_debt = There is no debt to repay.
refusal-whole_debt_only = The debt can only be repaid in full: { $debt } K.
refusal-certificate_limit = The certificate limit is { $limit }, and the player already holds { $held }.
refusal-must_sell_first = The player holds { $held } certificates, but the limit is { $limit }. Shares must be sold first.
refusal-holding_limit = The player would hold { $percent }% of the company; the limit is { $limit }%.
refusal-sold_in_this_round = A player who has sold shares of { $company } cannot buy any of its shares in the same stock round.
refusal-none_in_the_bank = The bank has no shares of { $company }.
refusal-no_sale_in_first_round = Shares cannot be sold in the first stock round.
refusal-one_block_per_turn = Shares of { $company } were already sold this turn; a player may sell shares of a company only once per turn.
refusal-not_enough_shares =
    { $held ->
        [one] The player holds 1 share of the company and cannot sell { $asked }.
       *[other] The player holds { $held } shares of the company and cannot sell { $asked }.
    }
refusal-no_successor = The Director of { $company } cannot sell this many shares, because no other player would then hold enough to become Director.

## Local railways

refusal-unknown_local_railway = There is no local railway { $local_railway }.
refusal-not_on_sale = { $local_railway } is not for sale.
refusal-not_a_players = { $local_railway } does not belong to a player.
refusal-not_the_companys = { $local_railway } does not belong to { $company }.
refusal-no_purchase_before_phase_b = Companies can buy local railways only from phase b on; this is phase { $phase }.
refusal-local_railway_too_large = { $company } is too small to own { $local_railway }.
refusal-power_used = The power of { $local_railway } has already been used.
refusal-no_price_to_cancel = There is no terrain cost for { $local_railway } to ignore here.
refusal-terrain_beyond_power = { $local_railway } cannot ignore the cost of a { $terrain ->
        [river] river
        [hill] hill
        [mountain] mountain
       *[other] { $terrain }
    }.
refusal-colour_beyond_power = The power of { $local_railway } does not cover the colour of tile { $tile }.

## Track

refusal-unknown_hex = There is no hex { $hex } on this map.
refusal-unknown_tile = There is no tile { $tile }.
refusal-unknown_rotation = The rotation must be from 0 to 5, not { $rotation }.
refusal-no_such_tile = There is no tile with the code { $code }.
refusal-none_in_supply = No copy of tile { $tile } is left in the supply.
refusal-colour_not_open = { $colour ->
        [yellow] Yellow
        [green] Green
        [brown] Brown
        [grey] Grey
       *[other] { $colour }
    } tiles are not available in phase { $phase }.
refusal-colour_skipped = The next tile on { $hex } must be { $wanted ->
        [yellow] yellow
        [green] green
        [brown] brown
        [grey] grey
       *[other] { $wanted }
    }; tile { $tile } is { $colour ->
        [yellow] yellow
        [green] green
        [brown] brown
        [grey] grey
        [red] red
       *[other] { $colour }
    }.
refusal-no_yellow_on_oo = { $hex } has two cities, so its first tile must be green; tile { $tile } is { $colour ->
        [yellow] yellow
        [green] green
        [brown] brown
        [grey] grey
        [red] red
       *[other] { $colour }
    }.
refusal-not_a_promotion = Tile { $tile } ({ $colour ->
        [yellow] yellow
        [green] green
        [brown] brown
        [grey] grey
        [red] red
       *[other] { $colour }
    }) is not an upgrade of tile { $old } ({ $old_colour ->
        [yellow] yellow
        [green] green
        [brown] brown
        [grey] grey
        [red] red
       *[other] { $old_colour }
    }) on { $hex }.
refusal-wrong_kind = Tile { $tile } ({ $tile_kind ->
        [open] plain track
        [town] town
        [double_town] two towns
        [city] city
        [double_city] two cities
       *[other] { $tile_kind }
    }) does not fit { $hex } ({ $kind ->
        [open] open area
        [town] town
        [double_town] two towns
        [city] city
        [double_city] two cities
       *[other] { $kind }
    }).
refusal-wrong_label = The letters on tile { $tile } and hex { $hex } do not match (tile: { $tile_label }, hex: { $label }).
refusal-over_map_edge = With this rotation, the track of tile { $tile } on { $hex } would lead off the map.
refusal-stub_missing = Every tile on { $hex } must connect to the pre-printed track at edge { $edge }.
refusal-track_lost = With this rotation, tile { $tile } would not keep all of the existing track on { $hex }.
refusal-red_edged_hex = { $hex } is reserved for the red tile of { $company }.
refusal-fixed_hex = No tile can be laid on { $hex }.
refusal-red_tile = Red tile { $tile } cannot be laid on { $hex }; it belongs on a home hex of { $company }.
refusal-red_tile_only_at_home = Red tile { $tile } can only be laid when its company places its home station.
refusal-red_tile_first = { $company } must lay its red tile; its home station is placed on that tile.
refusal-no_red_tile = { $company } has no red tile.
refusal-not_a_home_hex = { $hex } is not a home hex of this company; its home hexes are { $homes }.
refusal-red_track_off_the_map = With this rotation, the track of the red tile on { $hex } would lead off the map; possible rotations: { $rotations }.
refusal-already_promoted = This track step has already been used for an upgrade, or for a first tile that counts as one.
refusal-tile_already_laid = A yellow tile has already been laid in this track step, so neither an upgrade nor a first tile that counts as one is possible.
refusal-no_more_yellow_tiles =
    { $first_turn ->
        [yes] A company can lay at most two yellow tiles in its first turn.
       *[no] After its first turn, a company can lay only one yellow tile per turn.
    }
refusal-purple_needs_power = Tile { $tile } has a purple edge, so it can only be laid with the power of a local railway.
refusal-track_step_is_over = The track step of this turn is over.
refusal-home_hex_first = The company must lay its first tile on its home hex { $home }.
refusal-home_tile_due = { $company } must lay a tile on its home hex before it ends its track step.
refusal-not_joined = This tile on { $hex } would not be connected to a station of { $company }.

## Stations

refusal-no_such_city = City { $city } cannot be chosen.
refusal-already_there = The company already has a station on { $hex }.
refusal-no_free_place =
    { $places ->
        [one] The only station space in this city on { $hex } is taken.
       *[other] All { $places } station spaces in this city on { $hex } are taken.
    }
refusal-home_not_placed = No other station can be placed on { $hex } yet, because the home station of { $homes } is not there.
refusal-place_kept = Every free space in this city on { $hex } is reserved for the home station of a company that has not operated yet.
refusal-not_connected = No unblocked route connects this city on { $hex } to a station of the company.
refusal-no_marker_left = { $company } has no station markers left.

## Running trains

refusal-unknown_train = The company has no train { $train } that it can run.
refusal-train_used_twice = Train { $train } can run only once per turn.
refusal-track_shared_between_trains = The route of train { $train } shares track with another route (hexes { $hexes }).
refusal-fewer_than_two = A route must connect at least two revenue locations.
refusal-not_connected-VIII_7 = These hexes are not connected by track: { $hexes }.
refusal-same_track_twice = The route uses the same track twice (hexes { $hexes }).
refusal-ends_between_locations = The route must begin and end at a revenue location; check hexes { $hexes }.
refusal-location_twice = The route visits a revenue location on { $hex } twice.
refusal-praha_twice = The route visits { $hex } twice; its cities count as one revenue location.
refusal-red_tile_in_the_middle = The red tile on { $hex } can only be at the end of a route.
refusal-passes_blocked_city = The city on { $hex } is full of other companies' stations, so this route cannot pass through it.
refusal-no_station_on_route = The route does not include a station of the company.
refusal-too_many_cities = The route has { $cities } cities and red tiles in total; this train can visit at most { $most }.
refusal-too_many_locations = The route has { $locations } revenue locations; this train can visit at most { $most }.
refusal-not_the_best_run = This run earns { $claimed } K, but { $best } K is possible: { $better }.
refusal-run_is_proven = The run of { $company } cannot be marked as unproven here.

## Acquisitions

refusal-not_floated = { $company } cannot be acquired: it has not floated, or it is out of the game.
refusal-not_smaller = { $company } can only acquire smaller companies, and { $target } is not smaller.
refusal-not_in_question = The choice is between the stations on { $hex }, in cities { $cities }.
refusal-train_not_in_question = Train { $train } is not one of the trains to take over or scrap ({ $trains }).
refusal-cannot_turn = Train { $train } cannot be turned over to its { $face } side here.

## Trains

refusal-train_limit =
    { $owned ->
        [one] The company already owns 1 train; its limit is { $limit }.
       *[other] The company already owns { $owned } trains; its limit is { $limit }.
    }
refusal-must_be_runnable = The company is at its train limit and has no train it can run, so it must buy one it can run; it cannot run { $train }-trains.
refusal-last_place_for_runnable =
    { $limit ->
        [one] The company may own only one train, which must be one it can run; it cannot run { $train }-trains.
       *[other] Within its limit of { $limit } trains, the company has room for only one more, which must be one it can run; it cannot run { $train }-trains.
    }
refusal-one_must_be_taken_over = The company can scrap its own trains only if it takes over a train of the acquired company.
refusal-no_choice_of_markers = { $company } cannot choose here between its own station markers and acquired ones.
refusal-runnable_first = The company must buy a train it can run before it can buy this { $train }-train.
refusal-card_not_on_offer = Train { $train } is not for sale; available: { $on_offer }.
refusal-no_such_face = Train card { $train } has no { $face } side.
refusal-face_scrapped = All { $face }-trains have been scrapped, so train card { $train } can no longer be used as one.
refusal-face_not_up = Train card { $train } cannot be bought as { $face }, because a card in the train pool keeps the side it was returned with; available to this company: { $faces }.
refusal-train_too_large = { $company } is too small to own { $face }-trains.
refusal-no_private_money_for_unrunnable = This costs { $price } K, but the treasury holds only { $treasury } K. The Director can add money only for a train that the company can run.
refusal-treasury_can_pay_another = This costs { $price } K. The Director cannot add money, because the { $treasury } K in the treasury is enough for another train that the company can run.
refusal-no_trade_before_phase_b = Companies can trade trains only from phase b on; this is phase { $phase }.
refusal-no_trade_before_first_three = Companies can trade trains only after the first 3-train has been sold or exported; this is phase { $phase }.
refusal-own_train = { $company } cannot buy a train from itself.
refusal-train_not_owned = The company does not own train { $train }; it owns { $owned }.
refusal-price_too_low = The minimum price is { $low } K; the offer is { $asked } K.
refusal-train_purchase_is_over = No more trains can be bought this turn.
refusal-must_own_a_train = { $company } must own a train it can run before its turn ends.
refusal-new_train_stays = Train { $train } has just been bought and cannot be returned.
