### The page: screens, controls, help.

title = 18CZ
title-mine = ● Your turn – 18CZ
title-other = { $player } to act – 18CZ
title-table = 18CZ: { $title }
title-over = Game over – 18CZ
home = Home
about = About
help = Help
rules-page = Rules in ten minutes
close = Close
back = Back
language = Language
theme = Colours: { $theme ->
        [light] light
        [dark] dark
       *[system] as the system
    }
theme-is = { $theme ->
        [light] light
        [dark] dark
       *[system] as the system
    }
colours = Colours
settings = Settings
settings-lead = For this browser; they are kept here.
notify-refused = This browser was told to show no notifications from here; its own settings for this site can allow them.
notify-none = This browser shows notifications only for pages that came over https or from this machine.
offline = No connection. The page is here, the games are on the server: they go on as soon as it can be reached.
offline-short = No connection
no-answer = The server does not answer. Nothing is lost; please try again in a moment.
loading = Setting the table …
you = Player

## Home

home-title = Railways and shares in the Czech lands
home-lead = Play 18CZ here: every rule checked, every refusal explained, every best run proved.
against-opponents = Play against opponents
board = Board
board-standard = The Czech lands
board-bohemia = Bohemia, with Vaclav
board-moravia_silesia = Moravia-Silesia
board-own = { $board }, a corrected board
players = Players
players-range = { $low }–{ $high } players
players-exactly = { $count } players
your-name = Your name
opponents = Opponents
strength = Strength
each-on-its-own = Choose for each seat
play = Play
hot-seat = Around one screen
hot-seat-lead = Several people, one device, passed around
online = With friends
online-lead = A table with a link for each seat; live or over weeks
open-file = Open a game file
open-file-lead = A saved game, or an export of 18xx.games
not-a-game-file = { $file } is not a game file: it holds no JSON.
my-games = My games
games-waiting = { $count ->
        [one] one waits for you
       *[other] { $count } wait for you
    }
tables-here = Tables on this server
status-finished = finished
status-abandoned = given up
on-turn = { $player } to act
rights = 18CZ is a game by Leonhard Orgler, published by Lonny Games and Fox in the Box. This is an independent program.

## A new table

name-of-seat = Name of seat { $number }
who-sits = Who plays seat { $number }
which-bot = Kind of opponent on seat { $number }
who-me = on this device
who-person = by a link
who-bot = opponent
bot-apprentice = Apprentice
bot-engineer = Engineer
bot-tycoon = Tycoon
bot-magnate = Magnate
bot-apprentice-is = Plays quickly and soundly; for a first game.
bot-engineer-is = Plans track, trains and shares ahead.
bot-tycoon-is = Plays its choices out before it decides; takes a moment.
bot-magnate-is = A Tycoon that has learnt from many games what a share will bring.
styles = At random
bot-balanced = balanced
bot-builder = likes track
bot-founder = founds companies
bot-trader = trades shares
bot-buyer = buys trains
bot-acquirer = acquires
bot-pauper = spends little
more-choices = Title, undo and rule options
table-title = Title of the table
undo-policy = Taking back
undo-own_turn = own actions freely
undo-consent = if everybody agrees
undo-off = never
listed = Shown in the list of tables
begin = Begin
links-follow = The links for the other seats appear at the table.
option-edition = Edition of the rules
option-sell_in_blocks = Shares are sold in blocks
option-praha_yellow_is_lay = Yellow Praha counts as a tile laid
option-first_oo_tile = First tile on a hex with two cities costs
option-ate_brown_open = Brown tile on the home of ATE is open to all
option-token_price_after_acquisition = Price of stations after an acquisition
option-scrap_own_at_acquisition = Own trains may be scrapped at an acquisition
option-allow_submaximal_run = Runs below the best are allowed
option-turning_scraps = Turning a train scraps others
option-pool_faces = Trains from the pool
option-runnable_first = A train that can run comes first
option-emergency_top_up = Director may add any sum in an emergency
option-playing_order = Playing order
value-final = final
value-older = older
value-true = yes
value-false = no
value-count = by their number
value-as_written = as written: own ones 40 and 100 K, others 100 K
value-always_100 = always 100 K
value-printed_price = the printed price
value-free = nothing
value-runnable_first-as_written = as written: others first, as many as fit
value-any = with any face
value-as_returned = as they were returned
value-drawn = drawn
value-as_listed = as listed

## Joining

taking-seat = Taking your seat …
link-not-valid = This link does not open a seat
watch-instead = Watch the game instead

## The table

no-game = There is no such game here
phase = phase { $letter }
reconnecting = connection lost, trying again …
links-wait = The others take their seats by the links you send them.
show-links = Show the links
note-seed_replaced = The seed of this file was rounded on its way and did not lead through its log. Another one does and has taken its place: what has been played is as it was; what is drawn from here on may differ.
note-fell_back = Some actions of this file did not fit where 18xx.games was thought to wait, and have been played before or after a pass of ours, where they do. Please look whether the game is as you know it.
note-not_over = The file says that this game is over, but its actions do not lead to the end. Here it goes on.
note-other_result = The file says that this game ended with another result. Please look whether it is as you know it.
note-names_changed = Names in this game held characters that do not show, or could be taken for each other; they have been changed.
note-read = All right
undo = Take back
undo-asked = { $count ->
    [one] { $player } asks to take back: { $what }
   *[other] { $player } asks to take back { $count } moves, the first: { $what }
  }
undo-waiting = The others are asked whether they agree to go back.
agree = Agree
log = Log
chat = Chat
table = Table
log-and-chat = Log, chat and table
new-messages = new messages
parts = Parts of the screen
part-track = Rounds
part-chart = Share prices
part-companies = Companies
part-trains = Trains
part-supply = Tiles left
payments = { $count } payments
part-over = Final reckoning
part-course = How it stands
show-course = Show worth, prices and incomes over the game
tab-now = Now
tab-map = Map
tab-tables = Tables
tab-log = Log
your-turn = your turn
section-of = Rules { $section }, { $title }
for-vaclav = decided for Vaclav
looking-back = You are looking at an earlier position.
to-present = Back to the present
waiting-for = Waiting for { $player }.
thinking = { $player } ({ $bot }) is thinking …
next-move = Next
to-my-turn = To my turn
pace = Opponents’ moves
pace-at_once = at once
pace-brisk = briskly
pace-calm = calmly
pace-step = one by one
why = why?
no-reasons = no numbers behind this one
ask-advice = Ask for advice
watching = You are watching this game.
game-over = The game is over
steps = Steps of this turn
step-track = Track
step-station = Station
step-run = Run
step-dividend = Dividend
step-acquisition = Acquire
step-trains = Trains

## The log

log-empty = Nothing has happened yet. Every action will be written down here.
show-position = Show the position after entry { $number }
taken-back = { $count ->
    [one] { $player } takes back: { $what }
   *[other] { $player } takes back { $count } moves, the first: { $what }
}
was-taken-back = Taken back
ran-nothing = { $company } runs no train.
earlier = Earlier entries
history = History
step-back = One step back
step-forward = One step forward
to-start = To the beginning
position-of = Position { $at } of { $last }
present-now = At the table now:
spectators = { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
chat-empty = Nobody has said anything yet.
message = Message to the table
message-deleted = (deleted)
notice-link = { $by } gave the seat of { $player } a new link; the old one is void.
notice-name = { $by } renamed { $before } to { $after }.
notice-stand_in = { $by } set a stand-in for { $player }: { $bot }.
notice-stand_in-none = { $by } ended the stand-in for { $player }.
notice-host = { $by } made { $player } the host.
notice-abandoned = { $by } gave this game up.
notice-open = { $by } opened the seat of { $player } to anybody again.
notice-seed = The seed of this table was chosen or imported: { $seed }. The person who made the table may know what will be drawn.
send = Send

## Seats and files

held-here = played here
is-here = present
is-away = away
stand-in = stand-in moves
link-of = Link to the seat of { $player }
copy = Copy
copied = Copied
new-link = New link
stand-in-is = Stand-in
stand-in-of = Stand-in for { $player }
new-link-sure = Give { $player } a new link? Whoever plays this seat now loses it, and everybody at the table is told.
host = host
the-host = The host
make-host = Make host
make-host-sure = Make { $player } the host? You will not be it any more: links, stand-ins and giving up are then for { $player }.
removed = This browser does not play for { $players } any more: the host has given the seat a new link.
give-up = Give this game up
give-up-sure = Give this game up? It stays to be read, and can be played on as a new game.
save-file = Save as a file
save-18xx = For 18xx.games
fork-here = Play on from here as a new game
rules-version = Played under rules version { $version }.

## Choices in general

from-to = { $low } to { $high }
would-happen = What this brings
if-accepted = If it is accepted
look-ahead-hint = Point at a choice to see what it would bring.
look-ahead-touch = Tap a choice to see what it would bring, and again to do it.
tap-again = tap again
left-behind = Before and after
trains-of = trains (limit { $limit })
stations = stations
certificates-of = certificates of { $limit }
to-take-over = Trains to be taken over or scrapped: { $trains }
why-not-here = Why no tile can be laid on { $hex }
why-not-tiles = Why not other tiles
no-tiles-none_in_supply = None is left
no-tiles-colour_not_open = The colour is not open yet
no-tiles-colour_skipped = Not the colour that comes next here
no-tiles-no_yellow_on_oo = The first tile here is a green one
no-tiles-not_a_promotion = Cannot replace the tile that lies here
no-tiles-wrong_kind = For another kind of hex
no-tiles-wrong_label = Without the letter of this hex
no-tiles-over_map_edge = Would lead over the edge of the map
no-tiles-stub_missing = Does not take up the printed track
no-tiles-track_lost = Would lose track that lies here
no-tiles-purple_needs_power = Purple-edged: only by the power of a local railway
no-tiles-colour_beyond_power = Of a colour beyond this local railway
no-tiles-red_tile = Red tiles of other homes
no-tiles-red_tile_only_at_home = Red tiles, for home stations only
no-tiles-not_joined = Would join no station of the company
do-it = Do it
pass = Pass
cash = Cash
cash-of = Cash of { $player }
treasury = Treasury
treasury-is = Treasury { $amount }
price = Price
income = Income
price-for = Price for { $thing }
offer = Offer
accept = Accept
decline = Decline
best-run = Best run
costs = Costs

## Local railways and papers

local-railway = Local railway
local-income = Income
local-trade = Local railways ({ $count })
sell-to-bank = Sell { $thing } to the bank for { $price }
assign-three-e = Give the 3E-train to { $company }
your-bid = Your bid
bid = Bid
bid-for = Bid for { $paper }
drop-out = Drop out
highest-bid = { $paper }: { $player } bids { $bid }
minimum-bid = at least { $bid }
name-and-pass = Put it up without bidding
paper-3E = 3E-train
paper-MW = Station railway MW
paper-kind-local_railway = A local railway with its income and power.
paper-kind-train = A train its owner gives to a company.
paper-kind-station_railway = Pays the value of its home tile; its station can be sold to a company.
leave-as-is = Leave it as it is

## Stock rounds

certificates = Certificates
debt = Debt
repay = Pay back
must-sell = You hold more than is allowed and must sell first.
end-stock-turn = End the turn
companies-on-chart = On the chart
start-a-company = Start a company
start-at = Start { $company } at
start-at-short = Start at
not-now = Not to be started now ({ $count })
in-bank = Bank { $percent }%
has-trains = Trains { $trains }
train-until = { $face } (until { $trains })
no-train = No train
last-income = Last income { $amount }
director = Director
vaclav-directs = Vaclav directs
sell-shares = { $count ->
        [one] Sell one
       *[other] Sell { $count }
    }
home-is = Home { $place } ({ $hexes })
size-small = small
size-medium = medium
size-large = large
train-size-small = small
train-size-medium = medium
train-size-large = large
train-can-run = { $company } can run it
train-cannot-run = { $company } cannot run it
train-lives-on = never scrapped
train-lives-until = scrapped with the first { $trains }{ $count ->
        [0] , which may be the next card
        [one] , not before one more card is gone
       *[other] , not before { $count } more cards are gone
    }
train-earns = would earn { $amount } more now
railway-power = Pays { $income } at the start of each operating round. Once, in the turn of a company that owns it: no price for { $terrain }, or one purple-edged tile more ({ $colours }).
size-small-company = Small company
size-medium-company = Medium company
size-large-company = Large company

## Track and stations

lay-a-tile = Lay a tile
choose-hex = Choose a lit hex on the map, or here:
choose-home = Choose where the red tile goes, and how it is turned.
lit-hexes = Lit hexes
tiles-for = Tiles for { $hex }
tile-number = no. { $tile }
tiles-left = { $count } left
tile-numbers = Numbers
turn-tile = Turn the tile
turn-left = Turn left
turn-right = Turn right
turn-of = turned { $at } of { $count }
power = Power of a local railway
lay-by-power = { $count ->
        [one] Lay a tile by the power of a local railway (one hex)
       *[other] Lay a tile by the power of a local railway ({ $count } hexes)
    }
with-power = with the power of { $railway }
without-power = pay for the terrain
lay-tile = Lay { $tile } on { $hex }
no-tile = No tile can be laid now.
end-track = Done with track
choose-station = Choose a city for a station:
markers-left = Stations left
place-station = Station on { $hex } for { $price }
place-station-taken-over = Station on { $hex } for { $price }, with a marker taken over
no-station = No city can be reached for a station now.
other-cities = Why not the other { $count } cities
city-number = City { $number }
city-named = City { $number }, { $name }
on-hex = On hex { $hex }
end-station = No station

## Running and dividends

train = Train
route = Route
together = Together
proved = proved best
not-proved = best found, not proved
not-proved-why = On this board the search for the best run ends at a limit. A run that earns more may exist; if you find one, run it.
no-route = No train can earn anything.
run-trains = Run these trains
run-nothing = Run without income
compare = Draw other routes to compare
stop-comparing = Back to the best run
compare-how = Choose a train, then hexes on the map one after the other, from the first stop to the last.
one-back = One back
clear = Clear
earns = Earns { $amount }
run-these = Run these routes
income-of-run = The run earned { $amount }
pay-out = Pay out
withhold = Withhold
price-stays = Price stays at { $price }

## Acquisitions, offers, trains

price-a-share = Price a share of { $company }
offer-verb = Offer
no-acquisition = There is no company to acquire now.
not-acquirable = Not to be acquired ({ $count })
end-acquisition = Done with acquisitions
stations-on = Stations { $hexes }
offer-acquisition = { $company } offers { $price } a share to acquire { $target }
offer-train = { $company } offers { $seller } { $price } for train { $train }
offer-local_railway = { $company } offers { $price } for { $thing }
offer-station_railway = { $company } offers { $price } for the station railway
trains-of-limit = Trains of limit
from-deck = From the deck ({ $card })
without-end = without end
cards-left = { $count ->
        [one] one card left
       *[other] { $count } cards left
    }
from-pool = From the pool
from-companies = From other companies ({ $count })
buy-for = Buy for { $price }
train-named = { $face }-train ({ $card })
price-for-train = Price for train { $train }
scraps = scraps { $trains }
end-turn = End the turn
return-train = Give it up
scrap-train = Scrap
take-over-train = Take over
take-over-as = Take over as { $face }

## Guide and help

guide = Guide
understood = Understood
no-guide = No more hints
guide-pre_stock_turn = First everybody buys local railways. They pay a little every operating round and later help a company over rivers and hills. Buy one at its price, or pass. Keep enough to start a company.
guide-auction_opening = Private papers are sold by auction. Put one up with a bid, or without.
guide-stock_turn = Now shares. Start a company by choosing its price: you become its Director and decide its turns. It floats when enough of its shares are sold. Or buy a share somebody else started, or pass.
guide-track = Your company's turn. Lit hexes can take a tile: choose one, then a tile, turn it until it fits your plans, and lay it. What it does to the best run is shown before you confirm.
guide-station = A station opens a city to your trains and can close it to others. It costs money; skipping is often right.
guide-run = The best run is found and proved for you. Look at it on the map and confirm.
guide-dividend = Paying out gives money to all who hold shares and lifts the price; withholding fills the treasury and lets the price fall.
guide-trains = Buy trains here. Better trains scrap older ones: what a purchase does is shown when you point at it.
guide-acquisition = A larger company may swallow a smaller one, with its trains, stations and treasury. Skipping is fine.
help-screen = The screen
help-screen-text = The panel Now holds everything you can do; what you cannot do is greyed and says why. The map shows what lies, the slider below it goes through the whole game, and the log tells every step.
help-pre_stock_turn = Each in turn buys one local railway at its printed price or passes. The round ends when all have passed or all are sold.
help-auction_opening = Name a paper and bid at least its minimum, or name it and let the others bid.
help-auction_bid = Bid more than the last bid, or drop out.
help-stock_turn = Sell as often as you like, then buy one certificate or start a company. Passing ends the turn. The round ends when all pass in a row.
help-railway_tile = The owner of the station railway may lay or promote the tile on its home hex; it pays the tile's value.
help-track = Lay one yellow tile, two in a company's first turn, or promote one tile. New track must be joined to one of the company's stations.
help-station = Place one station in a city the company can reach, if a place is free. The second and the third cost more.
help-run = Every train runs one route with at least two stops and a station of the company. No track is used twice. The best sum counts.
help-dividend = Pay everything out or keep everything. Paying moves the price right, keeping moves it left.
help-acquisition = Offer a price a share within the band. Whoever directs the other company accepts or declines.
help-trains = Buy the top card of the deck, from the pool, or from another company. At the end of its turn every company must own a train it can run; if its treasury is short, the Director adds money, and borrows if there is not enough.
help-home_station = A large company begins with its red tile on one of its home hexes.
help-home_city = Choose the city of the hex where the home station stands.
help-answer = Another side made this offer. Nothing happens without your yes.
help-station_conflict = Two stations of one company cannot stand on one hex: say which one stays.
help-take_over_trains = Each train of the acquired company is taken over, turned to a larger face, or scrapped.
help-return_trains = The limit has fallen. Give up trains until it is kept; they go to the pool.
about-keys = Keys
key-n = to what can be done now
key-m = to the map
key-u = take back
key-h = help
key-j = one position back
key-k = one position forward
key-e = back to the present
key-r = turn the chosen tile
use-keys = Single keys as above
use-sound = A soft sound when it is my turn
use-notify = A notification when it is my turn
use-guide = Hints for the first turn
use-why = Opponents say why, in the log

## Accounts

account = Sign in
account-title = An account
account-lead = Only to find your games from another device. Without one this browser keeps your seats.
signed-in-as = Signed in as { $name }
sign-in = Sign in
sign-up = Create an account
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
sign-out-everywhere-sure = Sign out in every browser, this one too?
sessions = Where you are signed in
some-browser = A browser
this-browser = this one
session-dates = since { $created }, last seen { $used }
invitation = Invitation (this server is for members)
recover = New password by recovery code
name = Name
password = Password
new-password = New password
password-rule = At least 8 characters
recovery-code = Recovery code
recovery-keep = Write this code down: it is shown once, and sets a new password if yours is lost.
my-games-are-there = Your games are listed on the home page.

## About

about-title = About this program
about-game = 18CZ is a board game of railways and shares by Leonhard Orgler, published by Lonny Games and Fox in the Box. If you like it, buy it: nothing replaces the cardboard.
about-program = This is an independent program with its own words and its own drawings. It contains no text of the rulebook.
about-rules = Every rule is checked. Whatever is refused says why, with the section of the rulebook. Open questions are decided in a list of rulings; the disputed ones are options of a table.
about-moravia = The board of Moravia-Silesia is a reconstruction and says so.
about-offline = Everything runs on one machine, without outside services; nobody needs an account.
