### The page: screens, controls, help.

title = 18CZ
title-mine = ● Your turn – 18CZ
title-other = { $player }'s turn – 18CZ
title-table = 18CZ: { $title }
title-over = Game over – 18CZ
home = Home
about = About
help = Help
rules-page = Rules in ten minutes
close = Close
back = Back
language = Language
theme = Theme: { $theme ->
        [light] light
        [dark] dark
       *[system] match system
    }
theme-is = { $theme ->
        [light] light
        [dark] dark
       *[system] match system
    }
colours = Theme
settings = Settings
settings-lead = These settings are saved in this browser. If you are signed in, the language is also saved with your account.
notify-refused = Notifications are blocked; allow them in your browser's site settings.
notify-none = Notifications need a browser that supports them and either a secure connection (https) or a server on this computer.
offline = There is no connection to the server. Your games are safe; you can continue once the connection is back.
offline-short = Offline
no-answer = The server is not responding. Nothing has been lost; please try again in a moment.
loading = Loading…
you = Player

## Home

home-title = Railways and shares in the Czech lands
home-lead = Play 18CZ in your browser: every rule is enforced, every refused move is explained, and the best run is found for you and proven to be the best.
against-opponents = Play against bots
board = Board
board-standard = The Czech lands
board-bohemia = Bohemia, with Vaclav
board-moravia_silesia = Moravia-Silesia
board-own = { $board } (custom board)
players = Players
players-range = { $low }–{ $high } players
players-exactly = { $count } players
your-name = Your name
opponents = Number of bots
strength = Strength
each-on-its-own = Set up each seat
play = Play
hot-seat = Pass and play
hot-seat-lead = Several players share one device
online = Play with friends
online-lead = A link for each player; play live or over several weeks
open-file = Open a game file
open-file-lead = A saved game or an 18xx.games export
not-a-game-file = { $file } is not a game file: it is not valid JSON.
my-games = My games
games-waiting = { $count ->
        [one] your turn in one game
       *[other] your turn in { $count } games
    }
tables-here = Other games on this server
status-finished = finished
status-abandoned = abandoned
on-turn = { $player }'s turn
rights = 18CZ is a game by Leonhard Orgler, published by Lonny Games and Fox in the Box. This is an independent program.

## A new table

name-of-seat = Name for seat { $number }
who-sits = Who plays seat { $number }
which-bot = Bot for seat { $number }
who-me = on this device
who-person = invited by link
who-bot = bot
bot-apprentice = Apprentice
bot-engineer = Engineer
bot-tycoon = Tycoon
bot-magnate = Magnate
bot-baron = Baron
bot-apprentice-is = Fast and sensible; good for a first game.
bot-engineer-is = Plans track, trains and shares ahead.
bot-tycoon-is = Simulates its options before deciding; takes a moment.
bot-magnate-is = Like the Tycoon, but it has learned from many games how much shares will earn. In Bohemia and Moravia-Silesia it plays exactly like the Tycoon.
bot-baron-is = Like the Magnate, but before it trades shares or acquires a company it simulates the rest of the game. This can take a few seconds.
styles = Random bots
bot-balanced = balanced
bot-builder = track builder
bot-founder = company founder
bot-trader = share trader
bot-buyer = train buyer
bot-acquirer = company acquirer
bot-pauper = big spender
more-choices = More options
table-title = Game title
undo-policy = Undo
undo-own_turn = until another person acts or something is drawn
undo-consent = also later, if everyone agrees
undo-off = off
listed = Show in the public list of games
begin = Start game
links-follow = When you start the game, you get a link for each invited player.
option-edition = Edition of the rules
option-sell_in_blocks = Selling shares of a company several times in a turn lowers its share price only once
option-praha_yellow_is_lay = The yellow Praha tile counts as a normal yellow tile, not as an upgrade
option-first_oo_tile = Cost of the first tile on a hex with two cities
option-ate_brown_open = If ATE's home hex has a brown tile, only one space there is reserved for ATE
option-token_price_after_acquisition = Cost of a station after an acquisition
option-scrap_own_at_acquisition = A company may scrap its own trains when it acquires another company
option-allow_submaximal_run = Runs below the maximum are allowed
option-turning_scraps = Turning over a train card can scrap older trains
option-pool_faces = Trains bought from the train pool
option-runnable_first = A company must buy a train it can run before any other train
option-emergency_top_up = If a company must buy a train, the Director may add money for any train it can run
option-playing_order = Playing order at the start
value-final = final
value-older = older
value-true = yes
value-false = no
value-count = 40 K with one station on the map, otherwise 100 K
value-as_written = as written: own markers 40 K, then 100 K; acquired markers 100 K
value-always_100 = always 100 K
value-printed_price = the printed price
value-free = nothing
value-runnable_first-as_written = as written: any number of other trains may come first, within the train limit
value-any = any side of the card
value-as_returned = only the side that was in use when they were returned
value-drawn = drawn at random
value-as_listed = in the order of the seats

## Joining

taking-seat = Joining the game…
link-not-valid = Could not join the game
watch-instead = Watch the game instead

## The table

no-game = Game not found
no-game-check = Check that the link is complete.
phase = phase { $letter }
reconnecting = connection lost; reconnecting…
links-wait = The other players can join with the links you send them.
show-links = Show links
note-seed_replaced = The seed in this file was rounded when it was saved and did not match the log. It was replaced by one that does. All moves so far are unchanged, but later draws may differ.
note-fell_back = Some moves in this file are only valid before or after a pass that the import added. Please check that the game looks right.
note-not_over = According to the file, this game is over, but its moves stop before the end. The game continues here.
note-other_result = The file gives a different final result. Please check that the game looks right.
note-names_changed = Some names in this game could not be used here, for example because they were too similar or contained invisible characters. They have been changed.
note-read = OK
undo = Undo
undo-asked = { $count ->
    [one] { $player } asks to undo: { $what }
   *[other] { $player } asks to undo { $count } moves, starting with: { $what }
  }
undo-waiting = Waiting for the other players to agree to the undo.
agree = Agree
log = Log
chat = Chat
table = Game
log-and-chat = Log, chat, plans and game
new-messages = new messages
parts = Views
part-track = Rounds
part-chart = Share prices
part-companies = Companies
part-trains = Trains
part-supply = Tiles left
payments = { $count ->
        [one] 1 payment
       *[other] { $count } payments
    }
part-over = Final scores
part-course = Standings
show-course = Show worth, share prices and income over time
tab-now = Actions
tab-map = Map
tab-tables = Tables
tab-log = Log
your-turn = your turn
section-of = Rules { $section }: { $title }
for-vaclav = on behalf of Vaclav
looking-back = You are viewing an earlier position.
to-present = Back to the current position
waiting-for = Waiting for { $player }.
thinking = { $player } ({ $bot }) is thinking…
next-move = Next
to-my-turn = Skip to my turn
pace = Bot speed
pace-at_once = instant
pace-brisk = fast
pace-calm = slow
pace-step = step by step
why = why?
ask-advice = Ask for advice
watching = You are watching this game.
steps = Steps of this turn
step-track = Track
step-station = Station
step-run = Run
step-dividend = Dividend
step-acquisition = Acquire
step-trains = Trains

## The log

log-empty = Nothing has happened yet. All moves will appear here.
show-position = Show the position after entry { $number }
taken-back = { $count ->
    [one] { $player } undoes: { $what }
   *[other] { $player } undoes { $count } moves, starting with: { $what }
}
was-taken-back = Undone
ran-nothing = { $company } runs no trains.
earlier = Show earlier entries
history = History
step-back = Step back
step-forward = Step forward
to-start = Go to the start
position-of = Position { $at } of { $last }
present-now = Online now:
spectators = { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
chat-empty = No messages yet.
message = Write a message
message-deleted = (deleted)
notice-link = { $by } created a new link for { $player }'s seat; the old one no longer works.
notice-name = { $before } is now called { $after } (changed by { $by }).
notice-stand_in = { $by } chose a stand-in for { $player }: { $bot }.
notice-stand_in-none = { $by } removed the stand-in for { $player }.
notice-host = { $by } made { $player } the host.
notice-abandoned = { $by } abandoned this game.
notice-open = { $by } opened { $player }'s seat; anyone can take it now.
notice-seed = The seed of this game was chosen or imported: { $seed }. The person who created the game may know what will be drawn.
send = Send

## Seats and files

held-here = on this device
is-here = online
is-away = offline
stand-in = played by a stand-in
link-of = Seat link for { $player }
copy = Copy link
copied = Copied
new-link = New link
stand-in-is = Stand-in
stand-in-of = Stand-in for { $player }
new-link-sure = Create a new link for { $player }? The old link will stop working, anyone using this seat now will lose access to it, and a message in the chat will tell everyone in the game.
host = host
the-host = The host
make-host = Make host
make-host-sure = Make { $player } the host? You will no longer be the host; only { $player } will be able to create new links, choose stand-ins for other players or abandon the game.
removed = You can no longer play for { $players } in this browser. The host may have created a new link or opened the seat to others, or you may have signed out elsewhere.
give-up = Abandon game
give-up-sure = Abandon this game? This ends it for all players. It can still be viewed, or continued as a new game.
save-file = Save to file
save-18xx = Export for 18xx.games
fork-here = Continue from here as a new game
rules-version = Rules version { $version }.

## Choices in general

from-to = { $low } to { $high }
would-happen = What this does
if-accepted = If accepted
look-ahead-hint = Hover over a choice to see what it does.
look-ahead-touch = Tap a choice to see what it does; tap again to confirm.
tap-again = tap again
left-behind = Before and after
trains-of = Trains (limit { $limit })
stations = Stations
certificates-of = Certificates (limit { $limit })
to-take-over = Trains to take over or scrap: { $trains }
why-not-here = Why no tile can be laid on { $hex }
why-not-tiles = Why other tiles do not fit
no-tiles-none_in_supply = None left
no-tiles-colour_not_open = This colour is not available yet
no-tiles-colour_skipped = Not the next colour for this hex
no-tiles-no_yellow_on_oo = The first tile here must be green
no-tiles-not_a_promotion = Not an upgrade of the current tile
no-tiles-wrong_kind = For a different kind of hex
no-tiles-wrong_label = The letters on the tile and the hex do not match
no-tiles-over_map_edge = Would lead off the map
no-tiles-stub_missing = Does not connect to the pre-printed track
no-tiles-track_lost = Would remove existing track
no-tiles-purple_needs_power = Purple-edged: needs a local railway's power
no-tiles-colour_beyond_power = This local railway's power does not cover this colour
no-tiles-red_tile = Red tiles belong on their companies' home hexes
no-tiles-red_tile_only_at_home = Red tiles can only be laid together with the home station
no-tiles-not_joined = Would not connect to a station of the company
do-it = Confirm
pass = Pass
cash = Cash
cash-of = { $player }'s cash
treasury = Treasury
treasury-is = Treasury: { $amount }
price = Price
income = Income
price-for = Price for { $thing }
offer = Offer
accept = Accept
decline = Decline
best-run = Best run
costs = Cost

## Local railways and private companies

local-railway = Local railway
local-income = Income
local-trade = Trade local railways ({ $count })
sell-to-bank = Sell { $thing } to the bank for { $price }
assign-three-e = Give the 3E-train to { $company }
your-bid = Your bid
bid = Bid
bid-for = Bid for { $paper }
drop-out = Pass
highest-bid = { $paper }: { $player } bids { $bid }
minimum-bid = minimum bid { $bid }
name-and-pass = Put up for auction without a bid
paper-3E = 3E-train
paper-MW = Station railway MW
paper-kind-local_railway = A local railway with the usual income and power.
paper-kind-train = A train for a single run. Its owner can give it to a company of which they are the Director.
paper-kind-station_railway = At the start of each operating round, it pays its owner the value of the tile on its home hex. If a company buys it, the company gets its station and the railway closes.
leave-as-is = Leave it as it is

## Stock rounds

certificates = Certificates
debt = Debt
repay = Repay
must-sell = You hold more certificates than allowed and must sell shares first.
end-stock-turn = End turn
companies-on-chart = Companies on the share price chart
start-a-company = Start a company
start-at = Start { $company } at
start-at-short = Start at
not-now = Can't be started now ({ $count })
in-bank = Bank: { $percent }%
has-trains = Trains: { $trains }
no-train = No train
last-income = Last income: { $amount }
director = Director
vaclav-directs = Vaclav is Director
sell-shares = { $count ->
        [one] Sell one
       *[other] Sell { $count }
    }
home-is = Home: { $place } ({ $hexes })
size-small = small
size-medium = medium
size-large = large
train-size-small = small
train-size-medium = medium
train-size-large = large
train-can-run = { $company } can run it
train-cannot-run = { $company } cannot run it
train-lives-on = never scrapped
train-lives-until = scrapped by the first train of type { $trains } ({ $count ->
        [0] possibly by the next card
        [one] after at least one more card
       *[other] after at least { $count } more cards
    })
train-earns = { $change ->
    [none] does not change the best run
    [less] lowers the best run by { $amount }
   *[more] raises the best run by { $amount }
}
railway-of-size = { $size ->
    [small] Small local railway
    [medium] Medium local railway
   *[large] Large local railway
}
railway-power = Pays { $income } at the start of each operating round. A company that owns it can use its power once per game, in its own turn: to ignore a terrain cost ({ $terrain }) or to lay an extra purple-edged tile ({ $colours }).
size-small-company = Small company
size-medium-company = Medium company
size-large-company = Large company

## Track and stations

lay-a-tile = Lay a tile
choose-hex = Choose a highlighted hex on the map, or here:
choose-home = Choose a hex for the red tile and rotate the tile.
lit-hexes = Highlighted hexes
tiles-for = Tiles for { $hex }
tile-number = no. { $tile }
tiles-left = { $count } left
tile-numbers = Tile numbers
tile-numbers-short = Numbers
turn-tile = Rotate the tile
turn-left = Rotate left
turn-right = Rotate right
turn-of = rotation { $at } of { $count }
power = A local railway's power
lay-by-power = { $count ->
        [one] Use a local railway's power to lay a tile (1 hex)
       *[other] Use a local railway's power to lay a tile ({ $count } hexes)
    }
with-power = use { $railway }'s power
without-power = pay the terrain cost
lay-tile = Lay tile { $tile } on { $hex }
no-tile = No tile can be laid now.
end-track = Done with track
choose-station = Choose a city for a station:
markers-left = Station markers left
place-station = Place a station on { $hex } for { $price }
place-station-taken-over = Place a station on { $hex } for { $price }, using an acquired marker
no-station = No station can be placed now.
other-cities = Unavailable cities ({ $count })
city-number = City { $number }
city-named = City { $number } ({ $name })
on-hex = On hex { $hex }
end-station = No station

## Running and dividends

train = Train
route = Route
together = Total
proved = proven best
not-proved = best found, not proven
not-proved-why = On this board, the search for the best run stops at a limit. There may be a better run; if you find one, you can run it.
no-route = No train can run a route.
run-trains = Run these trains
run-nothing = Continue without income
compare = Draw other routes to compare
stop-comparing = Back to the best run
compare-how = Choose a train, then select the hexes on the map one by one, from the first stop to the last.
one-back = Remove last hex
clear = Clear
earns = Earns { $amount }
run-these = Run these routes
income-of-run = The run earned { $amount }
pay-out = Pay out
withhold = Withhold
price-stays = Share price stays at { $price }

## Acquisitions, offers, trains

price-a-share = Price per share of { $company }
offer-verb = Offer
no-acquisition = No company can be acquired now.
not-acquirable = Can't be acquired ({ $count })
end-acquisition = Done with acquisitions
stations-on = Stations: { $hexes }
offer-acquisition = { $company } offers { $price } per share to acquire { $target }
offer-train = { $company } offers { $seller } { $price } for train { $train }
offer-local_railway = { $company } offers { $price } for { $thing }
offer-station_railway = { $company } offers { $price } for the station railway
trains-of-limit = Trains / limit
from-deck = From the deck
without-end = unlimited cards
cards-left = { $count ->
        [one] one card with this letter left
       *[other] { $count } cards with this letter left
    }
from-pool = From the train pool
from-companies = From other companies ({ $count })
buy-for = Buy for { $price }
train-named = { $face }-train ({ $card })
price-for-train = Price for train { $train }
scraps = scraps all trains of type { $trains }
end-turn = End turn
return-train = Return
scrap-train = Scrap
take-over-train = Take over
take-over-as = Take over as { $face }

## Guide and help

guide = Hints
understood = Got it
no-guide = No more hints
guide-pre_stock_turn = First, players buy local railways, which pay a small income in every operating round and can later help a company build across rivers, hills and mountains. Keep enough cash to start a company: { $low } to { $high } for a small one.
guide-auction_opening = Private companies are sold by auction. Put one up for auction, with or without a bid.
guide-auction_bid = Private companies are sold one at a time. Bid, or pass; if you pass, you are out of this auction. What the company does for its owner is shown below.
guide-stock_turn = Now you trade shares. You can start a company by choosing its starting price: you pay for two shares, become its Director and make its decisions, and it floats once at least half of its shares are sold. You can also buy a share of a company that has already been started, or pass.
guide-track = It's a company's turn, and you decide for it. Choose a highlighted hex and a tile, rotate the tile to fit your plans, and lay it. Before you confirm, you see how the tile changes the best run.
guide-station = A station lets the company's trains run through a city and can block it for others. It usually costs money, so skipping this step is often right.
guide-run = The map shows the best run that the program has found. Check it and confirm.
guide-dividend = Paying out gives money to all shareholders and raises the share price; withholding fills the treasury and lowers the share price.
guide-trains = Buy trains here. Newer trains scrap older ones; before you buy a train, you see what would happen.
guide-acquisition = A larger company can acquire a smaller one and get its trains, stations, local railways and treasury. You can also skip this step.
help-screen = The screen
help-screen-text = The panel beside the map (under "Actions" on a small screen) shows everything you can do; choices that are not allowed are greyed out, with the reason. The map shows the track, the slider takes you through the whole game, and the log lists every move.
help-pre_stock_turn = On your turn, buy one local railway at its printed price, or pass. The round ends when every player has passed since the last purchase, or when all local railways are sold.
help-auction_opening = Choose a private company. Bid at least its minimum, or put it up for auction without a bid and let the others bid.
help-auction_bid = Bid at least the minimum and at least 5 K more than the last bid, or pass. If you pass, you are out of this auction.
help-stock_turn = Sell as many shares as you like (none in the first stock round), then buy one share or start a company; or pass. The round ends when all players have passed in a row.
help-railway_tile = The owner of the station railway may lay or upgrade the tile on its home hex; the railway pays the value of that tile.
help-track = Lay one yellow tile (up to two in a company's first turn), or upgrade one tile. The tile must be connected to one of the company's stations.
help-station = Place one station in a city that the company can reach and that has a free space. The home station is free, the next one costs 40 K, and later ones cost 100 K each; after an acquisition, the cost may differ. In Bohemia, Vaclav's companies pay nothing.
help-run = Each train runs one route with at least two stops and a station of the company. No track is used twice. The company must run for the highest possible total.
help-dividend = Pay out all of the income or withhold all of it. Paying out moves the share price to the right; withholding moves it to the left.
help-acquisition = Offer a price per share within the range shown. The acquisition takes place when the other company's Director accepts, or immediately if no consent is needed.
help-trains = Buy the top card of the deck, a train from the train pool or, once train trading is allowed, one from another company. At the end of its turn, the company must own a train it can run; if the treasury is too small, the Director pays the rest, with a loan if necessary.
help-home_station = In its first turn, a company places its home station. A large company first lays its red tile on one of its home hexes. If the home hex has two cities and neither is reserved for the company, it chooses one of them.
help-home_city = Choose which city on the home hex gets the home station.
help-answer = Another player made this offer. Nothing happens unless you accept.
help-station_conflict = A company can have only one station on a hex. Choose which one stays.
help-take_over_trains = For each train of the acquired company: take it over, take it over as a larger train by turning its card over (this can cost money), or scrap it.
help-return_trains = The company has more trains than its limit allows. Return trains until it is within the limit. Returned trains go to the train pool, where companies can buy them.
about-keys = Keyboard shortcuts
key-n = go to your choices
key-m = go to the map
key-u = undo
key-h = help
key-j = previous position
key-k = next position
key-e = back to the current position
key-r = rotate the selected tile
use-keys = Use keyboard shortcuts (listed in the help)
use-sound = Play a sound when it is my turn and this page is in the background
use-notify = Show a notification when it is my turn and this page is in the background
use-guide = Show hints in the first turns
use-why = Show the bots' reasons in the log

## Accounts

account = Sign in
account-title = Account
account-lead = An account lets you find your games on other devices. Without one, only this browser remembers your seats.
signed-in-as = Signed in as { $name }.
sign-in = Sign in
sign-up = Create account
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
sign-out-everywhere-sure = Sign out in all browsers, including this one?
sessions = Where you are signed in
some-browser = Unknown browser
this-browser = this browser
session-dates = signed in { $created }, last active { $used }
invitation = Invitation code (this server is for members only)
recover = Reset password
name = Name
password = Password
new-password = New password
password-rule = At least 8 characters
recovery-code = Recovery code
recovery-keep = Write this code down. It is shown only once, and if you forget your password, you will need this code to reset it.
my-games-are-there = Your games are on the home page.

## About

about-title = About this program
about-game = 18CZ is a board game about railways and shares by Leonhard Orgler, published by Lonny Games and Fox in the Box. If you like it, buy it: nothing replaces the real game.
about-program = This is an independent program with its own texts and drawings. It contains no text from the rulebook.
about-rules = Every rule is checked. If a move is refused, the program says why and cites the section of the rulebook. Questions that the rulebook leaves open are decided in a list of rulings; the disputed ones are game options.
about-moravia = The Moravia-Silesia board is a reconstruction and is labelled as such.
about-offline = The game runs entirely on this server. Only notifications that you set up yourself, for example by e-mail, use outside services. On a members-only server, you need an account to create games or take open seats.
