### Learning on the page: moves in words, reasons by kind of move, hints, lessons, puzzles, the log, the home page.

## A move in words: move-<action>, or move-EndStep-<step>. $cost and other amounts are written with K.

move-BuyLocalRailway = Buy the local railway { $local_railway } for { $cost }
move-Pass = Pass
move-OpenAuction = Put { $paper } up for auction with a bid of { $bid }
move-Bid = Bid { $amount }
move-LayRailwayTile = Lay tile { $tile } for the station railway
move-AssignThreeE = Give the 3E-train to { $company }
move-StartCompany = Start { $company } at { $price } per share, for { $cost }
move-BuyShare = Buy a share of { $company } for { $cost }
move-SellShares =
    { $count ->
        [one] Sell a share of { $company }
       *[other] Sell { $count } shares of { $company }
    }
move-RepayDebt = Repay { $amount } of your debt
move-LayHomeTile = Lay the red tile on { $place }
move-ChooseCity = Choose city { $city } for { $company }'s home station
move-LayTile = Lay tile { $tile } on { $place }
move-PlaceStation = Place a station on { $place } for { $cost }
move-Run = Run { $company }'s trains on the routes shown
move-PayOut = Pay out
move-Withhold = Withhold the income
move-OfferAcquisition = Offer { $price } for { $target }
move-OfferForTrain = Offer { $price } for one of { $seller }'s trains
move-OfferForLocalRailway = Offer { $price } for the local railway { $local_railway }
move-AcceptOffer = Accept the offer
move-DeclineOffer = Decline the offer
move-KeepStation = Keep the station on { $place }
move-TakeOverTrain = Take over the { $face }-train
move-ScrapTrain = Scrap a train
move-BuyTrain = Buy the { $face }-train for { $cost }
move-ReturnTrain = Return a train
move-SellLocalRailway = Sell the local railway { $local_railway } to the bank
move-EndStep-track = Lay no more track
move-EndStep-station = Place no station
move-EndStep-acquisition = Acquire no other company
move-EndStep-trains = End the turn without buying another train

## Reasons that depend on the kind of move: reason-<move>-<what>; without figures: reason-<move>.

reason-EndStep-track-income = No possible tile raises the income enough to be worth its cost. Estimated value of the income per run without one: { $value }.
reason-EndStep-station-income = No station raises the income enough to be worth its cost. Estimated value of the income per run without one: { $value }.
reason-EndStep-trains-income = No train would earn its price back. Expected income per run with the current trains: { $value }.
reason-EndStep-trains-treasury = No train would earn its price back, so { $value } stays in the treasury.
reason-Pass-cash = No purchase is expected to pay off. Cash on hand: { $value }.
reason-Pass-kept = Reserved for a train that a company may be forced to buy: { $value }.
reason-BuyLocalRailway-income = It pays { $value } in every operating round.
reason-BuyLocalRailway-left = Cash left to start a company: { $value }.
reason-BuyShare-dividend = The share is expected to bring in about { $value } per operating round, in dividends and price gains.
reason-StartCompany-capital = Once it floats, the company receives { $value } in capital.
reason-EndStep = No possible action in this step is expected to pay off.
reason-Pass = No available purchase is expected to pay off.
reason-Run = A company must always run for the highest possible income.
reason-other = There was no other choice worth comparing.

## Lessons: the position from which a lesson starts (-from), and what to say about another move (-missed).

lesson-railways-from = You and your opponent have 280 K each. The company EKJ belongs to Vaclav, the automatic third player of this two-player game. You do not need to do anything for him.
lesson-company-from = The local railways have been sold: you own S2, L1 and L3, and you still have 130 K. Every lesson starts from a prepared position, so it may not match your earlier moves.
lesson-track-from = You have started BCB at 65 K per share and are its Director. It floated with 260 K.
lesson-stations-from = BCB has laid its first two tiles, which may differ from yours. It has 240 K left.
lesson-running-from = Three operating rounds later: BCB now has two 2-trains and longer track.
lesson-dividends-from = BCB has just run its two trains.
lesson-trains-from = We have jumped ahead to operating round 7.1, and you have changed seats: you now direct BTE, a medium company with 370 K.
lesson-acquisitions-from = One operating round later, in your old seat: you direct the large company Sx and the medium company ATE.
lesson-end-from = We have jumped ahead to the last turn of the game: you direct VBW.
lesson-missed = That is not the move the task asks for. Undo it, or repeat the lesson.
lesson-trains-missed = That does not help BTE: a medium company can run only trains with a plus. On this card, that is the 4+4. Undo the move, or repeat the lesson.
lesson-dividends-missed = You withheld the income, so the share price fell and the shareholders received nothing. Undo the move, or repeat the lesson.

## Hints: before (-first) and after (-more) the text of the hint

guide-pre_stock_turn-first = Each local railway you still own at the end of the game is worth { $worth }, even a cheap one.
guide-pre_stock_turn-more = The playing order runs forwards and then backwards, so the player at each end has two turns in a row.

## The log and tables

dividend-rounded-up = Each player's dividend is rounded up to a whole K, so the dividends can add up to more than the income.
train-scrapped-by = { $face } (scrapped by { $trains })
start-or-more = { $price } or more:
local-railway-price = Price of a local railway in { $round }
stand-in-explained = A stand-in is a bot that plays for a player who is away.
new-link-explained = A new link replaces the old one, which then no longer works.
seed-in-file = A saved file contains the seed, because the game could not be continued without it.

## The rules page and help

rules-contents = Contents
help-gestures = Gestures
gesture-tile = Tap the tile on the map to rotate it.
gesture-zoom = Pinch the map to zoom, and drag it to move it.
gesture-choice = If a choice has a preview, the first tap shows it and the second tap confirms the choice.
gesture-term = Tap an underlined term to see its explanation.

## Home and puzzles

home-length = A full game is long. It is saved after every move, so you can stop and continue at any time.
puzzle-reveal = Show the solution
