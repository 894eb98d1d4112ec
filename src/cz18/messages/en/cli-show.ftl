### `18cz show`: a position as text, in blocks of columns.

show-board = 18CZ, { $board ->
        [standard] standard
        [bohemia] Bohemia
        [moravia_silesia] Moravia-Silesia
       *[other] { $board }
    } board
show-pre-stock = Pre-stock round
show-end = End
show-phase = phase { $letter }
show-railway-price = local railway price { $price } K
show-after =
    { $actions ->
        [one] after 1 action
       *[other] after { $actions } actions
    }
show-reconstruction = This board is a reconstruction. { $why }
show-over = The game is over.
show-at-auction =
    { $bid ->
        [0] At auction: { $paper }, no bid yet
       *[other] At auction: { $paper }, highest bid { $bid } K by { $bidder }
    }
show-on-offer = Not sold yet: { $papers }

show-players-title = Players
show-companies-title = Companies, in operating order
show-not-in-play = Not started yet: { $companies }
show-acquired = Acquired: { $companies }
show-chart-title = Share price chart (upper and lower row; on each space, the first company operates first)
show-upper = upper
show-lower = lower
show-no-markers = no markers
show-trains-title = Trains
show-top-card = top card { $card }: { $faces }; { $left }
show-face = { $face } for { $price } K
show-left =
    { $count ->
        [one] 1 card with this letter left
       *[other] { $count } cards with this letter left
    }
show-no-end = unlimited supply
show-pool = train pool: { $trains }
show-scrapped = scrapped: { $trains }
show-track-title = Game process track
show-map-title = Map

## Columns

show-column-player = player
show-column-cash = cash
show-column-debt = debt
show-column-penalty = penalty interest
show-column-certificates = certificates
show-column-worth = worth
show-column-local-railways = local railways
show-column-shares = shares
show-column-company = company
show-column-size = size
show-column-director = Director
show-column-price = price
show-column-treasury = treasury
show-column-ran-for = last income
show-column-trains = trains
show-column-railways = local railways
show-column-bank = in the bank
show-column-markers = station markers left
show-column-stations = stations
show-column-hex = hex
show-column-name = name
show-column-tile = tile
show-column-turned = rotation
show-column-colour = colour

## Cells

show-of-limit = { $count } of { $limit }
show-limit = { $trains } (limit { $limit })
show-used = { $railway } (used)
show-not-afloat = { $company } (not floated)
show-in-city = { $company } in city { $city }
show-size-small = small
show-size-medium = medium
show-size-large = large
show-colour-yellow = yellow
show-colour-green = green
show-colour-brown = brown
show-colour-grey = grey
show-colour-red = red
