### Playing a turn: the action bar, steps without a choice, terms, advice, and who plays each seat.

## Files

wrong-seats_of_players = must have { $players } entries, one for each player, not { $found }

## The title of the panel when it is the reader's turn, by the kind of decision: your-<kind>

your-pre_stock_turn = Your turn: buy a local railway or pass
your-stock_turn = Your turn: sell, buy or pass
your-auction_opening = Your turn: put a private company up for auction
your-auction_bid = Your turn: bid or pass
your-railway_tile = Your turn: lay a tile for the station railway
your-track = Your turn: lay track for { $company }
your-station = Your turn: place a station for { $company }?
your-run = Your turn: run { $company }'s trains
your-dividend = Your turn: pay out or withhold { $company }'s income
your-acquisition = Your turn: have { $company } acquire another company?
your-trains = Your turn: buy trains for { $company }
your-home_station = Your turn: place { $company }'s home station
your-home_city = Your turn: choose the city for { $company }'s home station
your-answer = Your turn: answer the offer from { $company }
your-station_conflict = Your turn: which of { $company }'s stations stays?
your-take_over_trains = Your turn: take over or scrap trains for { $company }
your-return_trains = Your turn: { $company } has too many trains
move-of = { $player }'s move
position-before = Start of the game
then-next = Next: { $what }

## Leaving a step unused

use-confirm-skips = Ask before I skip a step in which I could build something
sure-skip-track = End { $company }'s track step?
sure-skip-station = Place no station for { $company }?
sure-skip-run = Continue without building for { $company }?
loses-tile = A tile can still be laid this turn.
loses-power = A tile can still be laid with a local railway's power.
loses-station = You could now place a station that would raise the company's income.
sure-skip = Skip
sure-stay = Go back
skip-to-run = Run now
    .title = Lay no more track, place no station, and run the trains
skip-to-none = Skip building
    .title = Lay no more track and place no station; the company has no train to run
skip-to-end = End turn
    .title = Acquire nothing and buy no train
since-unchanged = Your cash, shares and companies are unchanged.
automatic = Done automatically: there was only one choice.

## A company's turn

tiles-first = { $count ->
        [0] Only a purple-edged tile can still be laid.
        [one] Lay one yellow tile, or upgrade one tile.
       *[other] Lay up to { $count } yellow tiles, or upgrade one tile.
    }
tiles-more = { $count ->
        [0] Only a purple-edged tile can still be laid.
        [one] One more yellow tile can be laid.
       *[other] { $count } more yellow tiles can be laid.
    }
best-run-with = Best run with the { $train }-train
station-costs = A station costs
pay-out-and-end = Pay out and end turn
buy-train-for = Buy the { $train }-train for { $price }
buy-and-end = Buy and end turn

## Stock rounds

stage = Map or shares
tab-shares = Shares
buy-share-short = Buy
start-costs = You pay
railways-at-the-end = Each railway that a player still owns at the end of the game is worth { $price }.
paper-home = Its home hex is { $hex } { $place }.
no-bid-yet = Nobody has bid yet.

## Bohemia and Moravia-Silesia

board-bohemia-is = A game for two players with a third, automatic player: Vaclav, who has companies of his own.
board-moravia_silesia-is = A shorter game that begins with an auction of private companies.
term-vaclav = Vaclav
explain-vaclav = Vaclav is the automatic third player in the Bohemia game. He takes no turns in stock rounds and has no cash. The two players lay track and place stations for his companies, which run and pay out automatically.
guide-vaclav = You play against one opponent and against Vaclav, an automatic player. He starts with a small company and receives larger ones later, each with a train. You and your opponent share the decisions about the track and stations of his companies, which run and pay out automatically. You can buy shares in these companies.

## Advice

advice-of = This is what the { $bot } would do in your place:
advice-asked = Thinking about your position…
advice-estimate = These amounts are estimates, not certainties.
advice-because-gain = It expects this to leave you { $value } richer at the end of the game.
advice-because-value = It expects this to be worth { $value } to you by the end of the game.
advice-because-plan = With the purchases it plans next, you would be { $value } richer at the end of the game.
advice-because-advantage = It expects this to leave you { $value } richer at the end of the game than the other choice would.
advice-because-income_change = It values the change in the company's income per run at { $value }.
advice-because-with_later_tiles = Counting the tiles it plans for later turns, it values the company's coming income at { $value }.
advice-because-with_next_tile = Counting the tile it plans to lay next, it values the company's income per run at { $value }.
advice-because-expected = It simulated several ways the game could continue, up to the end of the next stock round, and estimated the rest. On average, your final worth minus part of the richest rival's was { $value }.
advice-because-next_best = For the next best choice, the average was { $value }.

## Options of a new game: option-<name>-is explains option-<name>

option-edition-is = In the older edition, three players start with 350 K each, and a company must lay a tile on its home hex in its first turn if there is none. Ties for Director and returned trains are also handled differently.
option-sell_in_blocks-is = Yes: all shares of one company that a player sells in the same turn bring the same price, and the share price falls only once. No: every further sale lowers it again.
option-praha_yellow_is_lay-is = Yes: the yellow Praha tile uses up one of the turn's yellow tiles. No: it counts as an upgrade, so no other tile can be laid in that step.
option-first_oo_tile-is = Whether the terrain cost printed on a hex with two cities applies to its first tile.
option-ate_brown_open-is = Yes: once ATE's home hex has a brown tile, other companies may place stations there before ATE does, as long as one space stays free. No: they have to wait for ATE.
option-token_price_after_acquisition-is = What it costs to place a station after a company has acquired another one.
option-scrap_own_at_acquisition-is = Yes: an acquiring company may scrap its own trains to make room for those it takes over.
option-allow_submaximal_run-is = Yes: a company may run for less than the highest possible income. The rulebook requires the highest.
option-turning_scraps-is = Yes: turning a train card over to a larger train can scrap older trains, just like buying that train.
option-pool_faces-is = Which side of a train card from the train pool a company may buy.
option-runnable_first-is = Yes: a company without a train it can run must buy one before any other train. No: it may buy one other train first, but must then buy one it can run in the same turn.
option-emergency_top_up-is = Yes: the Director may add money for a more expensive train even if the treasury could pay for another one.
option-playing_order-is = Whether the first playing order is drawn at random or follows the order of the seats.

## The table

table-menu = Save and share
