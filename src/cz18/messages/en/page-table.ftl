### The page: confirmations, shortcuts through a turn, the rules of a game, what others did, links.

## Confirmations

sure-OfferAcquisition = Offer { $price } per share to acquire { $target }?
sure-OfferForTrain = Offer { $seller } { $price } for train { $train }?
sure-OfferForLocalRailway = Offer { $price } for { $thing }?
sure-AcceptOffer-acquisition = Let { $company } acquire { $target } for { $price } per share?
sure-AcceptOffer-train = Sell { $seller }'s train { $train } to { $company } for { $price }?
sure-AcceptOffer-local_railway = Sell { $thing } to { $company } for { $price }?
sure-AcceptOffer-station_railway = Sell the station railway to { $company } for { $price }?
sure-SellLocalRailway = Sell { $thing } to the bank?
sure-BuyTrain = Buy the { $train }-train for { $company }?
sure-SellShares = { $count ->
    [one] Sell a share of { $company }?
   *[other] Sell { $count } shares of { $company }?
  }
stake-loan = You would have to take a loan.
stake-own_money = You would have to use your own cash.
stake-directorship = You would no longer be Director.
stake-offer = If the offer is accepted, the company pays immediately.
stake-hands_over = The deal would be final.
sure-yes = Yes, do it
sure-no = No, go back
sure-never-again = Don't ask again
use-confirm = Ask for confirmation before moves that are costly or give something away
loan-note = The treasury and the Director's cash are not enough; the Director would have to borrow the rest.
loan-sell-first = The company could first sell these local railways to the bank, for { $price } each: { $railways }.
at-once = You decide for both sides, so this happens immediately.
at-once-profile = Under the rules of { $site }, this happens immediately; the other side is not asked.

## The rules of a game

profile-short = { $site } rules
profile-site = Played by the rules of { $site }.
profile-book = Played by the rulebook.
profile-options = Played by the rulebook, with optional rules.
profile-why = This game follows the rules of { $site }, so that a game imported from that site continues and ends as it would there.
profile-differs = { $count ->
    [one] One difference from the rulebook
   *[other] { $count } differences from the rulebook
  }
departure-train_trade_in_phase_a = Companies may trade trains from the start.
departure-e_train_best_stops = An E-train counts its best stops, of which at most three can be towns.
departure-praha_twice = A route may pass through two cities of Praha.
departure-no_limit_exception = A company that is at its train limit and has only trains it cannot run need not buy one it can run.
departure-first_tile_anywhere = A company that took over stations may lay its first tile elsewhere, even if its home hex has no tile.
departure-ate_city_by_layer = The company that lays the green tile on ATE's home hex chooses ATE's city.
departure-no_consent = Offers take effect immediately; the other side is not asked.
departure-stations_in_any_order = After an acquisition, the company decides, in any order, which stations stay.
departure-turn_to_own_colour_only = The card of a train that is taken over can only be turned to the acquiring company's own colour.
departure-whole_debt_only = Debts can only be repaid in full.
departure-returns_in_fixed_order = If several companies are above their train limit, they return trains in a fixed order, not in operating order.
departure-dead_end_takeover = A company without a train it can run may fill its last free train space with a train it takes over and cannot run.
departure-vaclav_runs_by_hand = A player runs the trains of Vaclav's companies, not necessarily for the highest income.
departure-foreign_generator = Vaclav's companies are drawn by the site's own random number generator.
departure-take_over_beyond_limit = All trains of an acquired company are taken over first; those above the limit are returned afterwards.
departure-asked_from_lowest_price = A player whose cash is at least twice the lowest starting price gets a turn even if there is nothing to buy.
departure-local_railways_after_trains = After the train-buying step, there is an additional step for local railways.
departure-track_step_ends_by_pass = The track step must be ended manually, even if no more track can be laid.
departure-several_unrunnable_first = A company may buy several trains it cannot run before one it can run, as long as it keeps a space for that one.
departure-nothing_is_skipped = The rules skip no player and no step; this program passes for anyone the site would not ask.
departure-pre_stock_ends_unasked = The pre-stock round ends after two turns in a row in which the player could not afford any remaining local railway.
departure-passes_above_limit = A player above the certificate limit may pass.
departure-returns_when_trains_move = If an export lowers a train limit but scraps no company's train, excess trains are returned only when a train next changes hands.
departure-any_train_at_limit = A company that is at its train limit and has only trains it cannot run may buy any train.
departure-no_duty_after_purchase = A company that has bought a train and cannot afford another may end its turn without a train it can run.
departure-ate_always_chooses = ATE chooses its home city even if there is only one.
departure-keeps_former_scrapping = If a train is bought from the pool and turned over to a type that is normally never scrapped, it is still scrapped along with its former type: a 4+4-train that used to be a 4E-train is scrapped by the first 8E-train.

## The seed

seed-chosen = Seed { $seed } was chosen or imported. The person who created the game may know what will be drawn.
seed-drawn = The server drew the seed and will reveal it when the game has ended. Its digest: { $digest }
seed-told = Seed { $seed }, salt { $salt }. The SHA-256 digest of salt:seed has been shown since the start: { $digest }
seed-none = The seed of this older game was not published.

## Undo

undo-what = Undo: { $what }
undo-nothing = You have nothing to undo.

## Since your last turn

since = Since your last turn
since-begin = Since the start of the game
since-moves = { $count ->
    [one] one move
   *[other] { $count } moves
  }
since-changes = What has changed for you
step-through = Step through
hand-over = { $from } has moved. Please pass the device to { $to }.

## Navigation

skip-to-now = Skip to your choices
go-to = Go to
part-players = Players
key-parts = go to { $parts }
copy-position = Copy a link to this position
copy-all = Copy all links
links-loopback = These links only work on this computer. To invite others, make sure the server accepts connections from other computers; then open this page at this computer's network address and copy the links there.
name-yourself = You play as { $name }. What should the others call you?
name-keep = Use this name
name-stay = Keep { $name }
file-not-opened = { $file } cannot be opened. { $why }

## The goal, in the first minute

home-goal = The goal is to be the richest player at the end, counting cash, shares and local railways. You start railway companies, build their track, buy their trains and trade their shares. What the trains earn goes to the shareholders or to the company.

## Open seats

who-anybody = open to anyone
lobby = Open seats
lobby-with = With { $players }
lobby-seats = { $count ->
    [one] one open seat
   *[other] { $count } open seats
  }
lobby-sit = Join
lobby-follows = The game is listed on the home page; open seats are first come, first served.
