### The companion at a physical table and the route sandbox.

companion = At the table
companion-lead = Set up the position of a game on the table and ask: best runs with proof, dividends, what a train purchase or an acquisition brings about. No account is needed; positions stay in this browser.
companion-short = Best runs and answers for a game on your table
sandbox = Route sandbox
sandbox-lead = Any tiles, stations and trains on any board, and the best runs with proof.

position-new = New position
position-players = Players
position-begin = Set up
positions-kept = Positions
position-unnamed = Unnamed position
position-remove = Remove
position-add = Add
position-from-text = From a text or link
position-text = Short text, link or JSON of a position
position-read = Open
position-not-read = This is not a position.
position-name = Name
position-share = Copy link
position-copied = The link was copied.
position-parts = Parts of the position
position-part-map = Map
position-part-companies = Companies
position-part-players = Players
position-part-answers = Answers
position-offline = No connection to the server. You can go on setting up the position; the answers are the last ones.

position-tools = Tools
position-tiles = Tiles
position-stations = Stations
position-undo = Undo
position-no-tile = Remove tile
position-no-tiles = No tile can lie here.
position-tap = Tap a hex.
position-how-tiles = Tap a hex, then a tile. The next hexes get the same tile; tap again to turn it.
position-how-stations = Choose a company and tap its cities; tap again for the next city or none.

position-phase = Phase
position-trains = Trains
position-price = Share price
position-treasury = Treasury
position-on-top = On top of its price
position-closed = Closed (acquired)
position-director = Director
position-largest = Largest holder
position-shares-of = Shares of { $company } of { $player }
position-less = Less
position-more = More

position-round = Round
position-turn = Turn of
position-first = The first
position-player-name = Name
position-cash = Cash
position-debt = Debt
position-penalty = Penalty
position-card = Card
position-railways = Local railways

position-stale = Computing …
position-faults = Impossible
position-faults-still = Best runs are computed nevertheless.
position-runs = Best runs
position-no-runs = No company has a station and a train.
position-proven = proved
position-not-proven = not proved
position-draw = Show
position-price-moves = price { $now }, paid out { $paid }, kept { $kept }
position-other-trains = With other trains
position-own-trains = Own trains
position-worth = Worth
position-certificates = { $count } of { $limit } certificates
position-about-company = Purchases and acquisitions
position-company = Company
position-only-runs = Purchases and acquisitions need a position without faults.
position-purchases = Trains on offer
position-source-deck = deck
position-source-pool = pool
position-scraps = Trains lost: { $trains }
position-export = After { $round } { $cards ->
    [one] one card leaves
   *[other] { $cards } cards leave
} the deck.
position-acquisitions = Companies to acquire
position-acquisition = { $low } to { $high } K a share, { $units } shares: { $total } to { $most } K
position-too-dear = more than the treasury
position-transfers = Treasury { $treasury } K, trains { $trains }, stations { $stations }, markers { $markers }, local railways { $railways }
position-continue = Continue from here
position-not-playable = A game needs a position without faults.
position-you = You play
position-against-bots = Against bots
position-with-friends = With friends
