### The companion at a physical table and the route sandbox.

companion = At the table
companion-lead = Set up the position of a game you are playing at a real table to see the best runs (proven wherever possible), the dividends, and the effects of train purchases and acquisitions. No account is needed; positions are saved in this browser.
companion-short = Best runs and other answers for a game at a real table
sandbox = Route sandbox
sandbox-lead = Choose one of the printed boards, lay tiles, place stations and add trains to see the best runs, proven wherever possible.

position-new = New position
position-players = Players
position-begin = Set up
positions-kept = Saved positions
position-unnamed = Unnamed position
position-remove = Remove
position-add = Add
position-from-text = Open a position from text or a link
position-text = Short text, link or JSON of a position
position-read = Open
position-not-read = This is not a position.
position-name = Name
position-share = Copy link
position-copied = Link copied.
position-parts = Parts of the position
position-part-map = Map
position-part-companies = Companies
position-part-players = Players
position-part-answers = Answers
position-offline = No connection to the server. You can keep editing the position, but the answers are not updated.
position-offline-engine = No connection to the server. The answers are calculated in this browser.

position-tools = Tools
position-tiles = Tiles
position-stations = Stations
position-undo = Undo
position-no-tile = Remove tile
position-no-tiles = No tile fits here.
position-tap = Tap a hex.
position-how-tiles = Tap a hex, then a tile. Other empty hexes you tap get the same tile; tap a hex again to rotate its tile.
position-how-stations = Choose a company, then tap the cities with its stations. Tap again to move the station to the next city on the hex, or to remove it.

position-phase = Phase
position-trains = Trains
position-price = Share price
position-treasury = Treasury
position-on-top = Move to the top of its space
position-closed = Closed (acquired)
position-director = Director
position-largest = Largest shareholder
position-shares-of = { $player }'s shares of { $company }
position-less = Less
position-more = More

position-round = Round
position-turn = Whose turn
position-first = First in turn order
position-player-name = Name
position-cash = Cash
position-debt = Debt
position-penalty = Penalty interest
position-card = Playing order
position-railways = Local railways

position-stale = Calculating…
position-faults = Not possible under the rules
position-faults-still = Best runs are calculated anyway.
position-runs = Best runs
position-no-runs = No company has both a station and a train that it can run.
position-proven = proven
position-not-proven = not proven
position-draw = Show on map
position-price-moves = share price { $now }; { $paid } if paid out, { $kept } if withheld
position-other-trains = Try other trains
position-own-trains = Own trains
position-worth = Worth
position-certificates = { $count } of { $limit } certificates
position-about-company = Purchases and acquisitions
position-company = Company
position-only-runs = Purchases and acquisitions are shown only if the rules allow the position.
position-purchases = Trains for sale
position-source-deck = deck
position-source-pool = pool
position-scraps = Companies that lose trains, with their current trains: { $trains }
position-export = After { $round }, { $cards ->
    [one] one train card leaves
   *[other] { $cards } train cards leave
} the deck.
position-acquisitions = Companies to acquire
position-acquisition = { $low } to { $high } K per share for { $units } shares, { $total } to { $most } K in total
position-too-dear = more than the treasury holds
position-transfers = Takes over: treasury { $treasury } K, trains { $trains }, stations { $stations }, unplaced station markers { $markers }, local railways { $railways }
position-continue = Continue from here
position-not-playable = A game can continue only from a position that the rules allow.
position-you = You play as
position-against-bots = Against bots
position-with-friends = With friends

engine-title = Without a connection
engine-offer = Download the rules once ({ $size } MB), and the companion and the route sandbox will also work without a connection.
engine-download = Download
engine-loading = Downloading: { $percent }%
engine-starting = Starting the rules engine in this browser…
engine-kept = The rules are saved in this browser. Answers are also available without a connection.
engine-remove = Remove
engine-impossible = This browser can save the rules only from a secure address (HTTPS), so answers need a connection to the server.
engine-failed = The rules could not be loaded: { $reason }

position-deck = Top card of the deck
position-deck-usual = automatic (as few cards gone as possible)
position-deck-card = { $card }: { $left ->
    [one] one card
   *[other] { $left } cards
} left
position-status = Status
position-not-started = Not started
position-left-out = Not in this game
position-options = Options
position-printed-boards = This page shows positions on the printed boards only. For a custom board, use the command 18cz position.
position-plan = Planning board
open-in-companion = Open in the companion
