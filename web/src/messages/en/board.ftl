### The map, the chart and the tables in English.

## Map

map = Map: { $title }
map-closer = Closer
map-farther = Farther
map-whole = Whole board
map-reconstruction = This board is a reconstruction

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
fan-tile = Tile { $tile }, { $colour }, { $rotations ->
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
