### The page: the map, the chart and the tables.

## Map

map = Map: { $title }
map-closer = Closer
map-farther = Farther
map-whole = Whole board
map-reconstruction = This board is a reconstruction
map-title-standard = The Czech lands
map-title-bohemia = Bohemia
map-title-moravia_silesia = Moravia-Silesia
reconstruction-moravia_silesia = No text describes the printed board of this variant. Its outline (the eastern part of the standard board), the red-edged hexes of Sx and By and the second one of kk, four of the five minimum bids, the choice of the small and the medium local railway, the value 20 of a red tile before green tiles, and the trains that open green, brown and grey tiles are reconstructed; an owner of the printed board can correct them.

hex-home-of = Home of { $company }
hex-tile = { $colour } tile { $tile }
hex-kind-open = Open country
hex-kind-town = Town without track
hex-kind-double_town = Two towns without track
hex-kind-city = City without a tile
hex-kind-double_city = Two cities without a tile
hex-kind-reserved = Red-edged hex without its tile
hex-kind-fixed = Grey hex
hex-terrain = { $terrain }, { $cost }
hex-label = Label { $label }
hex-value = Worth { $value } now
hex-city = City
hex-town = Town
hex-room = room for { $slots } stations
hex-exits = track to { $to }
hex-track = Track from { $from } to { $to }
hex-stations = { $count ->
    [1] Station of { $companies }
   *[other] Stations of { $companies }
  }
station-railway = the station railway
hex-changed = Changed since you last looked
hex-legal = Can be chosen

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
    [one] one way to lay it
   *[other] { $rotations } ways to lay it
  }, { $left } left
fan-turn-left = Turn to the left
fan-turn-right = Turn to the right
fan-lay = Lay tile { $tile }
fan-cancel = Back
fan-with = With { $railway }
fan-without = Without a local railway
fan-way = { $number } of { $count }

## Chart

chart = Share prices. { $prices }
chart-start = Start price: { $sizes }
size-letter-small = s
size-letter-medium = m
size-letter-large = l

## Trains

clock = Train cards in the order in which they come
clock-card = Card
clock-limit = Train limit
clock-brings = Brings
clock-left = { $left } of { $count } left
clock-endless = no end of them
clock-opens = opens { $sizes } companies
clock-scraps = { $train } scraps { $old }
clock-papers = the papers close
clock-trade = companies trade trains
clock-railways = companies buy local railways
clock-limit-falls = train limit falls ({ $sizes })
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
    }, companies open: { $sizes }.
phase-next = Next, with the first card { $letter } ({ $count ->
        [0] the next one
        [one] after one more
       *[other] after { $count } more
    }): { $brings }.
clock-pool = Pool
clock-scrapped = Scrapped
table-none = none

## Track

track = Rounds of the game
track-pre = Pre
track-end = End
track-export = Afterwards a train is exported

## Supply

supply-tile = Tile { $tile }, { $left } of { $count } left
supply-chosen = Tile { $tile }
supply-from = Comes from
supply-from-nothing = A first tile
supply-to = Becomes
supply-to-nothing = Stays for good

## Tables

table-players = Players
table-player = Player
table-cash = Cash
table-worth = Worth
table-debt = Debt
table-penalty = Penalty
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
table-not-afloat = not afloat
table-of-limit = { $count } of { $limit }
table-vaclav = Vaclav
table-nobody = nobody
table-train-scrapped-by = Scrapped by { $trains }
table-train-permanent = Never scrapped
paper-three_e = Paper with the 3E
    .short = 3E
paper-station_railway = Railway with a station
    .short = St
table-railway-used = Its power is used up
table-companies-none = No company is on the chart yet
table-companies-waiting = Not started:
table-companies-closed = Acquired:

## Reckoning

table-reckoning = How the game stands
table-rank = Rank
table-round = Round
curves = Curves
curves-worth = Worth of the players
curves-price = Share prices
curves-income = Income of the companies
curves-table = { $what } as a table
