### The page: what is asked once, ways through a turn, the rules of a table, what others did, links.

## Asking once

sure-OfferAcquisition = Offer { $price } a share to acquire { $target }?
sure-OfferForTrain = Offer { $seller } { $price } for train { $train }?
sure-OfferForLocalRailway = Offer { $price } for { $thing }?
sure-AcceptOffer-acquisition = Let { $company } acquire { $target } for { $price } a share?
sure-AcceptOffer-train = Sell train { $train } of { $seller } to { $company } for { $price }?
sure-AcceptOffer-local_railway = Sell { $thing } to { $company } for { $price }?
sure-AcceptOffer-station_railway = Sell the station railway to { $company } for { $price }?
sure-SellLocalRailway = Sell { $thing } to the bank?
sure-BuyTrain = Buy the { $train }-train for { $company }?
sure-SellShares = { $count ->
    [one] Sell a share of { $company }?
   *[other] Sell { $count } shares of { $company }?
  }
stake-loan = You would have to borrow.
stake-own_money = You would pay part of it from your own cash.
stake-directorship = You would not be the Director any more.
stake-offer = If it comes about, the money is gone.
stake-hands_over = What you give away does not come back.
sure-yes = Yes, do it
sure-no = No, go back
sure-never-again = Do not ask any more
use-confirm = Ask once before what is costly or gives something away
loan-note = Treasury and cash are not enough: the Director would borrow the rest.
loan-sell-first = First these local railways could be sold to the bank, { $price } each: { $railways }.
at-once = Both sides are yours: this takes place at once.
at-once-profile = By the rules of { $site } this takes place at once; the other side is not asked.

## The rules of a table

profile-short = Rules of { $site }
profile-site = By the rules of { $site }.
profile-book = By the book.
profile-options = By the book, with options.
profile-why = This game comes from { $site } and goes on by the rules of that site, so that it ends as it would there.
profile-differs = { $count ->
    [one] What differs from the book (one point)
   *[other] What differs from the book ({ $count } points)
  }
departure-train_trade_in_phase_a = Companies trade trains from the start.
departure-e_train_best_stops = An E-train counts its best stops, at most three of them towns.
departure-praha_twice = A route may pass two cities of Praha.
departure-no_limit_exception = A company full of trains it cannot run may end its turn without one it can.
departure-first_tile_anywhere = A company that took over stations may lay its first tile away from its home.
departure-ate_city_by_layer = Whoever lays the green tile on the home of ATE chooses its city.
departure-no_consent = Offers take place at once: the other side is not asked.
departure-stations_in_any_order = Stations that meet after an acquisition are settled in any order.
departure-turn_to_own_colour_only = Trains taken over are turned to the company’s own colour only.
departure-whole_debt_only = Debts are paid back as a whole.
departure-returns_in_fixed_order = Companies above their train limit give trains up in a fixed order.
departure-dead_end_takeover = The last place for a train may be filled with one that cannot run.
departure-vaclav_runs_by_hand = A player runs the trains of Vaclav’s companies, not always for the most.
departure-foreign_generator = Vaclav’s companies are drawn by the site’s own lot.
departure-take_over_beyond_limit = All trains of an acquired company are taken over first; those above the limit go afterwards.
departure-asked_from_lowest_price = Whoever has twice the lowest start price is asked, even if there is nothing to buy.
departure-local_railways_after_trains = A last step after the trains is for local railways alone.
departure-track_step_ends_by_pass = The track step waits to be ended, even when it is used up.
departure-several_unrunnable_first = A company may buy several trains it cannot run before one it can.
departure-nothing_is_skipped = Everybody is asked at every step; the table passes for those the site would not ask.
departure-pre_stock_ends_unasked = The pre-stock round ends after two turns in a row without money for anything.
departure-passes_above_limit = A player above the certificate limit may pass.
departure-returns_when_trains_move = A train limit lowered by an export counts only when trains change hands again.
departure-any_train_at_limit = A company full of trains it cannot run may buy any train.
departure-no_duty_after_purchase = A company that has bought and has no money left may end its turn without a train it can run.
departure-ate_always_chooses = ATE names its home place even where there is only one.
departure-keeps_former_scrapping = A 4+4-train that was a 4E before is scrapped with the first 8E.

## The seed

seed-chosen = Seed { $seed }: chosen or imported. The person who made the table may know what will be drawn.
seed-drawn = The server drew the seed and shows it when the game has ended. Its digest: { $digest }
seed-told = Seed { $seed }, salt { $salt }. The SHA-256 of salt:seed is the digest shown since the start: { $digest }
seed-none = The seed of this older game was not published.

## Taking back

undo-what = Take back: { $what }
undo-nothing = There is nothing of yours to take back.

## Since your last turn

since = Since your last turn
since-begin = Since the game began
since-moves = { $count ->
    [one] one move
   *[other] { $count } moves
  }
since-changes = What has changed for you
step-through = Step through it
hand-over = { $from } has moved. Please hand over to { $to }.

## Finding one's way

skip-to-now = To what can be done now
go-to = Go to
part-players = Players
key-parts = to { $parts }
copy-position = Copy a link to this position
copy-all = Copy all links
links-loopback = These links lead to this machine only. So that others can follow them, open this page by the address of this machine in your network, and copy them there.
name-yourself = You sit here as { $name }. What shall the others call you?
name-keep = Take this name
name-stay = Stay { $name }
file-not-opened = { $file } cannot be opened. { $why }

## The goal, in the first minute

home-goal = The goal: be worth the most at the end, in cash and shares. You found railway companies, build their track, buy their trains and trade their shares; what the trains earn goes to the shareholders or to the company.

## Open seats

who-anybody = anybody
lobby = Open seats
lobby-with = With { $players }
lobby-seats = { $count ->
    [one] one seat free
   *[other] { $count } seats free
  }
lobby-sit = Sit down
lobby-follows = The table stands in the list on the home page; whoever comes first has the seat.
