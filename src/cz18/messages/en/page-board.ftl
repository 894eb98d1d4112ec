### The page: the map, the chart and the tables.

## Map

map = Map: { $title }
map-closer = Zoom in
map-farther = Zoom out
map-whole = Whole map
map-reconstruction = This board is a reconstruction
map-title-standard = The Czech lands
map-title-bohemia = Bohemia
map-title-moravia_silesia = Moravia-Silesia
reconstruction-moravia_silesia = We know of no text that describes the printed board of this variant, so these parts are reconstructed: the outline (the eastern part of the standard board), the red-edged hexes of Sx and By, kk's second red-edged hex, four of the five minimum bids, the choice of the small and the medium local railway, the value of 20 K for a red tile before green tiles are available, and the trains that make green, brown and grey tiles available. If you own the printed board, you can make a corrected copy of this board with the command 18cz board write.

hex-home-of = Home of { $company }
hex-tile = { $colour } tile { $tile }
hex-kind-open = Open hex without a tile
hex-kind-town = Town without a tile
hex-kind-double_town = Two towns without a tile
hex-kind-city = City without a tile
hex-kind-double_city = Two cities without a tile
hex-kind-reserved = Red-edged hex without a tile
hex-kind-fixed = Grey hex
hex-terrain = { $terrain }, { $cost }
hex-label = Only tiles marked { $label } fit
hex-value = Current value: { $value }
hex-city = City
hex-town = Town
hex-room = { $slots } station spaces
hex-exits = exits: { $to }
hex-track = Track from { $from } to { $to }
hex-stations = { $count ->
    [one] Station of { $companies }
   *[other] Stations of { $companies }
  }
station-railway = the station railway
hex-changed = Changed since you last looked
hex-legal = Available now

colour-yellow = Yellow
colour-green = Green
colour-brown = Brown
colour-grey = Grey
colour-red = Red
terrain-river = River
terrain-hill = Hills
terrain-mountain = Mountains
edge-0 = south-west
edge-1 = west
edge-2 = north-west
edge-3 = north-east
edge-4 = east
edge-5 = south-east

## Tile fan

fan = Tiles for { $hex }
fan-tile = { $colour } tile { $tile }, { $rotations ->
    [one] one rotation
   *[other] { $rotations } rotations
  }, { $left } left
fan-turn-left = Rotate left
fan-turn-right = Rotate right
fan-lay = Lay tile { $tile }
fan-cancel = Back
fan-with = With { $railway }
fan-without = Without a local railway
fan-way = { $number } of { $count }

## Chart

chart = Share prices. { $prices }
chart-start = Starting price: { $sizes }
size-letter-small = s
size-letter-medium = m
size-letter-large = l

## Trains

clock = Train cards in order
clock-card = Card
clock-limit = Train limit
clock-brings = Effects
clock-left = { $left } of { $count } left
clock-endless = unlimited
# $size is the size if there is only one, otherwise "several".
clock-opens = { $size ->
        [several] companies become available: { $sizes }
       *[other] { $sizes } companies become available
    }
clock-scraps = { $train } scraps { $old }
clock-papers = private companies close
clock-trade = companies may trade trains
clock-railways = companies may buy local railways
clock-limit-falls = { $size ->
        [several] lower train limits ({ $sizes })
       *[other] lower train limit ({ $sizes })
    }
clock-tiles = { $colour ->
        [yellow] yellow tiles
        [green] green tiles
        [brown] brown tiles
       *[other] grey tiles
    }
phase-now = Phase { $letter }: tiles up to { $colour ->
        [yellow] yellow
        [green] green
        [brown] brown
       *[other] grey
    }; { $size ->
        [several] companies available: { $sizes }
       *[other] only { $sizes } companies
    }.
phase-next = Next change: the first { $letter } card ({ $count ->
        [0] the next card
        [one] after one more card
       *[other] after { $count } more cards
    }): { $brings }.
clock-pool = Train pool
clock-scrapped = Scrapped
table-none = none

## Track

track = Game process track
track-pre = Pre
track-end = End
track-export = Afterwards, a train card is exported
track-export-key = After a round with this mark, a train card is exported

## Supply

supply-tile = Tile { $tile }, { $left } of { $count } left
supply-chosen = Tile { $tile }
supply-from = Upgrades from
supply-from-nothing = None (first tile on a hex)
supply-to = Upgrades to
supply-to-nothing = None

## Tables

table-players = Players
table-player = Player
table-cash = Cash
table-worth = Worth
table-debt = Debt
table-penalty = Penalty interest
table-certificates = Certificates
table-shares = Shares
table-local-railways = Local railways
table-you = (you)
table-acts = to act
table-director = Director
table-companies = Companies in operating order
table-company = Company
table-price = Price
table-treasury = Treasury
table-trains = Trains
table-last-income = Last income
table-stations-left = Stations left
table-shareholders = Shareholders
table-in-bank = In the bank
table-not-afloat = not floated
table-of-limit = { $count } of { $limit }
table-vaclav = Vaclav
table-nobody = nobody
table-train-scrapped-by = Scrapped by { $trains }
table-train-permanent = Never scrapped
paper-three_e = Private company with the 3E-train
    .short = 3E
paper-station_railway = Station railway
    .short = St
table-railway-used = Its power has been used
table-companies-none = No company has been started yet
table-companies-waiting = Not started yet:
table-companies-closed = Acquired:

## Reckoning

table-reckoning = Standings
table-rank = Rank
table-round = Round
curves = Charts
curves-worth = Players' worth
curves-price = Share prices
curves-income = Company income
curves-table = { $what } as a table
