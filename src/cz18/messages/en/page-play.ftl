### Playing a turn: the action bar, steps without a choice, terms, advice, and who plays each seat.

## Files

wrong-seats_of_players = must have { $players } entries, one for each player, not { $found }

## The title of the panel when it is the reader's turn, by the kind of decision: your-<kind>

your-pre_stock_turn = Your turn: buy a local railway or pass
your-stock_turn = Your turn: sell, buy or pass
your-auction_opening = Your turn: put a private company up for auction
your-auction_bid = Your turn: bid or pass
your-railway_tile = Your turn: a tile for the station railway
your-track = Your turn: lay track for { $company }
your-station = Your turn: a station for { $company }?
your-run = Your turn: run the trains of { $company }
your-dividend = Your turn: the income of { $company }
your-acquisition = Your turn: acquire a company for { $company }?
your-trains = Your turn: trains for { $company }
your-home_station = Your turn: the home station of { $company }
your-home_city = Your turn: choose the city for the home station of { $company }
your-answer = Your turn: answer the offer of { $company }
your-station_conflict = Your turn: which station of { $company } stays?
your-take_over_trains = Your turn: the trains that { $company } takes over
your-return_trains = Your turn: { $company } has too many trains
move-of = { $player } moved
position-before = Start of the game
then-next = Next: { $what }

## Leaving a step unused

use-confirm-skips = Ask before I skip something I could build
sure-skip-track = End the track step of { $company }?
sure-skip-station = Place no station for { $company }?
sure-skip-run = Go on without building for { $company }?
loses-tile = A tile can still be laid this turn.
loses-power = With the power of a local railway a tile can still be laid.
loses-station = A station that would raise the company's income can be placed now.
sure-skip = Skip it
sure-stay = Go back
skip-to-run = Run now
    .title = Lay no more track, place no station, and run the trains
skip-to-none = Skip building
    .title = Lay no more track and place no station; there is no train to run
skip-to-end = End the turn
    .title = Acquire nothing and buy no train
since-unchanged = Your own figures are unchanged.
automatic = Automatic: there was nothing to choose.

## A company's turn

tiles-first = { $count ->
        [one] Lay one yellow tile, or upgrade one tile.
       *[other] Lay up to { $count } yellow tiles, or upgrade one tile.
    }
tiles-more = { $count ->
        [one] One more yellow tile can be laid.
       *[other] { $count } more yellow tiles can be laid.
    }
best-run-with = Best run with { $train }
station-costs = A station costs
pay-out-and-end = Pay out and end turn
buy-train-for = Buy { $train } for { $price }
buy-and-end = Buy and end turn

## Stock rounds

stage = Map or shares
tab-shares = Shares
buy-share-short = Buy
start-costs = You pay
railways-at-the-end = Each local railway that a player still owns counts { $price } at the end of the game.
paper-home = Its home is { $hex } { $place }. It pays the value of the tile there.
no-bid-yet = Nobody has bid yet.

## Bohemia and Moravia-Silesia

board-bohemia-is = A game for two with a third, automatic player: Vaclav owns companies of his own.
board-moravia_silesia-is = A shorter game that begins with an auction of private companies.
term-vaclav = Vaclav
explain-vaclav = Vaclav is Bohemia's automatic third player. He has no turn and no cash; the two players decide on track and stations for his companies, which run and pay out automatically.
guide-vaclav = You play against one player and against Vaclav, who plays automatically. He starts with a small company and gets larger ones later, each with a train. You and your opponent take turns to decide their track and stations; they run and pay out by themselves. You can buy their shares.

## Advice

advice-of = The { $bot } would do this in your place:
advice-asked = Thinking about your position …
advice-estimate = The amounts are estimates of what the choice earns until the end of the game, not certainties.
advice-because-gain = It expects this to leave you { $value } richer at the end of the game.
advice-because-value = It expects this to be worth { $value } to you by the end of the game.
advice-because-plan = With the purchases it plans next, you would be { $value } richer at the end of the game.
advice-because-advantage = It expects this to leave you { $value } richer at the end than the other choice.
advice-because-income_change = It rates the improvement in the company's income per run at { $value }, counting future trains in part.
advice-because-with_later_tiles = Together with the tiles it plans for later turns this is worth { $value }.
advice-because-with_next_tile = Together with the tile it plans next this is worth { $value }.
advice-because-expected = It played on several times until after the next stock round and estimated the rest: your worth minus part of the richest rival's averaged { $value }.
advice-because-next_best = The next best choice came to { $value }.

## Options of a new game: option-<name>-is explains option-<name>

option-edition-is = In the older edition three players start with 350 K each, a company must lay a tile on its home hex in its first turn, and ties for Director and returned trains are handled differently.
option-sell_in_blocks-is = On: all shares of one sale are sold at the same price, and the price falls afterwards.
option-praha_yellow_is_lay-is = On: the yellow Praha tile uses up one of the turn's yellow tiles. Off: it counts as an upgrade.
option-first_oo_tile-is = What the first tile on a hex with two cities costs.
option-ate_brown_open-is = On: once ATE's home hex has a brown tile, other companies may place stations there before ATE does, as long as one space stays free.
option-token_price_after_acquisition-is = What a station costs if the marker comes from an acquired company.
option-scrap_own_at_acquisition-is = On: an acquiring company may scrap its own trains to make room.
option-allow_submaximal_run-is = On: a company may run for less than the best income. The rulebook requires the best.
option-turning_scraps-is = On: turning a train card to its larger side can scrap older trains, as buying one does.
option-pool_faces-is = Which side of a train card from the pool a company may buy.
option-runnable_first-is = Whether a company without a train it can run must buy one it can run before any other train.
option-emergency_top_up-is = On: the Director may pay towards a more expensive train even if the treasury could buy another one.
option-playing_order-is = Whether the playing order is drawn at random or follows the list of seats.

## The table

table-menu = Save and share
