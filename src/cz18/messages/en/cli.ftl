### The command line in English: help, headings, answers and errors of `18cz`.
###
### cli-help                        what the program is
### cli-help-<command>              what a command does; of a command in a group: cli-help-<group>-<command>
### cli-help-<command>-<option>     one of its options or arguments
### cli-option-<option>             an option or argument that means the same in every command
### cli-metavar-<name>              what stands for a value in the help; capitals are usual
###
### Names of commands, options and of what they may be (games, bans, book) are part of the program and stay as they are.
### Square brackets are for the colours of the help: leave [blue] and [/] as they are.

## The program

cli-help = 18CZ, the board game, by the book.
cli-help-version = Print the version.
cli-help-lang = The language of everything that is said here: { $languages }. By default that of LC_ALL or LANG.
cli-version = 18cz { $version } (rules version { $rules })
cli-no-language = there are no messages in { $language }; there are: { $languages }
cli-needs-server = this needs the package { $package }; it comes with: pip install '18cz[server]'
cli-needs = this needs { $package }: pip install '18cz[{ $extra }]'
cli-and = { $first } and { $second }
cli-or = { $first } or { $second }
cli-number = { $number }
cli-how-far = { $done } of { $total }, { $left } left
cli-at-beyond = --at { $at }: the last action of the game is { $last }
cli-append-or-overwrite = choose either --append or --overwrite
cli-out-exists-append = { $file } exists; --append adds to it, --overwrite replaces it
cli-out-exists = { $file } exists; --overwrite replaces it
cli-stopped-kept = stopped after { $done } of { $total }; { $file } holds what was done until then
cli-stopped = stopped after { $done } of { $total }

## Help and mistakes in the arguments, as the library behind them says it

cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND [ARGS]...
cli-usage-help = Show this message and exit.
cli-type-number = <number>
cli-type-text = <text>
cli-type-path = <path>
cli-usage-panel-arguments = Arguments
cli-usage-panel-options = Options
cli-usage-panel-commands = Commands
cli-usage-panel-error = Error
cli-usage-default = [default: {"{}"}]
cli-usage-required = [required]
cli-usage-aborted = Aborted.
cli-usage-try = Try [blue]'{"{command_path}"} {"{help_option}"}'[/] for help.
cli-usage-no-command = No such command { $name }.
cli-usage-missing-command = Missing command.
cli-usage-no-option = No such option: { $name }
cli-usage-did-you-mean = Did you mean { $names }?
cli-usage-missing-argument = Missing argument { $name }.
cli-usage-missing-option = Missing option { $name }.
cli-usage-choose = Choose from:{ $choices }
cli-usage-extra = Got unexpected extra argument(s) ({ $what })
cli-usage-needs-value = Option { $name } requires an argument.
cli-usage-takes-no-value = Option { $name } does not take a value.
cli-usage-bad-value = Invalid value for { $name }: { $why }
cli-usage-not-an-integer = Input should be a valid integer, unable to parse string as an integer
cli-usage-not-a-number = Input should be a valid number, unable to parse string as a number
cli-usage-not-one-of = { $value } is not one of { $choices }.
cli-usage-at-least = Input should be greater than or equal to { $low }
cli-usage-at-most = Input should be less than or equal to { $high }
cli-metavar-FILE = FILE
cli-metavar-OUT = OUT
cli-metavar-OUT_jsonl = OUT.jsonl
cli-metavar-RESULTS_jsonl = RESULTS.jsonl
cli-metavar-FOLDER = FOLDER
cli-metavar-N = N
cli-metavar-X = X
cli-metavar-URL = URL
cli-metavar-ADDRESS = ADDRESS
cli-metavar-GAME = GAME
cli-metavar-NAME = NAME
cli-metavar-NUMBERS = NUMBERS
cli-metavar-LANGUAGE = LANGUAGE
cli-metavar-WHAT = WHAT
cli-metavar-KIND = KIND

## Options of several commands

cli-option-file = A saved game, a transcript or an 18xx.games export, plain or .gz.
cli-option-as_json = Print the answer, or the error, as JSON.
cli-option-show_completion = Print the completion script for your shell.
cli-option-install_completion = Install completion of commands for your shell.
cli-option-at = The position after action N.
cli-option-seats = Opponents by name, taken in turn.
cli-option-players = How many; by default as many as are named.
cli-option-board = standard, bohemia, moravia_silesia, a board file, or all: every board and number.
cli-option-games = How many games.
cli-option-seed = Of the first game; each later one has the next.
cli-option-jobs = Processes.
cli-option-overwrite = Replace what exists.
cli-option-append = Add to the file if it exists.
cli-option-database = postgresql://..., or the path of a SQLite file. Default: $CZ18_DATABASE, else a file of your own.
cli-option-yes = Do not ask.
cli-option-game = The id of the game.
cli-option-name = The name of the account.
cli-option-limit = No more than so many.

## What goes wrong with files and games

cli-action-refused = action { $number } is refused: { $reason }
cli-file-action = action { $number }: { $why }
cli-file-line = line { $number }: { $why }
cli-field-wrong = { $field }: { $detail }

## A result

cli-player = player
cli-plays-as = plays as
cli-worth = worth
cli-cash = cash
cli-shares = shares
cli-local-railways = local railways
cli-debt = debt
cli-penalty = penalty
cli-company = company
cli-companies = Companies
cli-director = Director
cli-vaclav = Vaclav
cli-trains = trains
cli-price = price
cli-treasury = treasury

## 18cz play

cli-help-play = Play a demonstration game between simple random players and show its result.
cli-help-play-players = How many players.
cli-help-play-seed = The same seed gives the same game.
cli-help-play-board = standard, bohemia, moravia_silesia, or a board file.
cli-help-play-save = Save the game here.
cli-help-play-log = Tell everything that happens.
cli-play-setting-up = setting up
cli-play-rounds = rounds
cli-play-title = A game of random players: seed { $seed }, { $actions } actions
cli-play-last-run = last run
cli-play-floated = { $count } companies floated
cli-play-tiles = { $count } tiles laid
cli-play-acquired = { $count } companies acquired
cli-play-directors = { $count } changes of Director
cli-play-loans = { $count } loans taken
cli-play-saved = saved as { $file }; look at it with: 18cz show { $file }
cli-play-hint = Save it with --save FILE, read its course with --log, see all commands with 18cz --help.

## 18cz replay

cli-help-replay = Play through games and show their results; exit 1 if an action is refused.
cli-help-replay-files = Saved games, transcripts or 18xx.games exports, plain or .gz.
cli-help-replay-trace = Write the state after every action here; - is standard output.
cli-replay-playing = replaying
cli-replay-one-trace = --trace takes one game at a time
cli-help-replay-departures = List where the game departs from the rulebook.
cli-replay-over = Final reckoning, { $actions } actions
cli-replay-not-over = Not finished; worth so far, { $actions } actions
cli-replay-departures = Departures from the rulebook
cli-replay-no-departures = No departures from the rulebook.
cli-replay-time = replayed in { $seconds } s
cli-action = action
cli-section = section
cli-code = code

## 18cz export, show, transcript, report

cli-help-export = Write a game in our own format or in that of 18xx.games.
cli-help-export-out = The file to write; packed if it ends in .gz.
cli-help-export-to = What to write.
cli-export-wrote = wrote { $file } ({ $format }, { $actions } actions)
cli-help-show = Show a position: board, companies, players, chart, trains, and whose decision it is.
cli-help-show-svg = Draw the map into this SVG file.
cli-help-transcript = Write a game as text: every action in a line, and what everybody has after every round.
cli-help-transcript-out = Write it here; packed if it ends in .gz.
cli-help-transcript-choices = Say how many actions could have been chosen each time.
cli-help-report = Write a bug report: the game without names, the version, the platform and the position.
cli-help-report-out = The report to write; packed if it ends in .gz.
cli-report-wrote = { $file } can be attached to a bug report. Players are called by their seats; read it before you send it.
cli-report-problem = The game cannot be played to its end: { $problem }

## 18cz routes

cli-help-routes = Find the best run at a position, or hold every run of a game against the best there was.
cli-help-routes-company = Only this company.
cli-help-routes-every = Every run of the game.
cli-help-routes-profile = By whose arithmetic.
cli-routes-no-company = there is no company { $company }; known: { $known }
cli-routes-all-or-at = --all goes through the whole game; --at has no place beside it
cli-routes-nothing = no company has a train to run
cli-routes-no-train = no train
cli-routes-proved = { $company } ({ $trains }): { $best } K, proved, { $ms } ms
cli-routes-not-proved = { $company } ({ $trains }): { $best } K, not proved, { $ms } ms
cli-routes-played = played next: { $claimed } K
cli-routes-runs = Runs
cli-routes-progress = runs
cli-routes-claimed = claimed
cli-routes-best = best
cli-routes-difference = difference
cli-routes-best-run = best run
cli-routes-sum = { $runs } runs, { $below } below the best, { $left } K left lying; slowest answer { $ms } ms

## 18cz conformance

cli-help-conformance = Show for each numbered rule the tests that cover it; exit 1 if one has none.
cli-conformance-title = Rules and their tests
cli-conformance-rule = rule
cli-conformance-says = what it says
cli-conformance-tests = tests
cli-conformance-none = none
cli-conformance-not-testable = not testable: { $why }
cli-conformance-does-not-count = does not count, { $fault }: { $test } ({ $rules })
cli-conformance-sum = { $rules } rules, { $covered } covered, { $not_testable } not testable, { $missing } without a test
cli-conformance-without = without a test: { $rules }
cli-conformance-contradicted = said to be not testable, yet marked: { $rule }
cli-conformance-unknown = no such rule: { $rule } in { $tests }

## 18cz simulate

cli-help-simulate = Let opponents play each other, with the seats going round, and compare them.
cli-help-simulate-seats = Opponents by name, taken in turn: engineer,apprentice,apprentice; your own: module:Class.
cli-help-simulate-nodes = Budget of a Tycoon's decision.
cli-help-simulate-dask = Play on the machines of this dask scheduler.
cli-help-simulate-out = Write every game here: .jsonl or .parquet; - is standard output.
cli-simulate-formats = results are written as .jsonl or .parquet
cli-simulate-nobody = name at least one opponent
cli-simulate-playing = playing
cli-simulate-games = games
cli-simulate-no-cluster = no cluster answers: { $why }
cli-simulate-title = { $games } games, { $different } of them different
cli-simulate-opponent = opponent
cli-simulate-won = won
cli-simulate-par = par
cli-simulate-rating = rating
cli-simulate-median = median
cli-simulate-lowest = lowest tenth
cli-simulate-highest = highest tenth
cli-simulate-from-to = { $low } to { $high }
cli-simulate-together = together { $worth } K a game, { $actions } actions, { $seconds } s of one core
cli-simulate-seat = seat { $seat }: { $wins } of { $games } won, { $worth } K on average

## 18cz dataset

cli-help-dataset = Write games and their decisions as parquet: those in files, or games played for it.
cli-help-dataset-folder = Where games.parquet and decisions.parquet go.
cli-help-dataset-files = Games to take; without any, games are played.
cli-help-dataset-tensors = Add what the deciding seat sees.
cli-dataset-writing = writing
cli-dataset-one-board = tensors are of one board and one number of players
cli-dataset-wrote = { $games } games, { $decisions } decisions in { $folder }

## 18cz train

cli-help-train = Play games, learn from them, play with what was learnt, and so on; interrupted, it goes on where it was.
cli-help-train-out = Where the network goes.
cli-help-train-games = Games of each generation.
cli-help-train-generations = How often it plays and learns.
cli-help-train-seed = The same numbers and seed give the same games.
cli-help-train-positions = Where positions are kept; by default beside the network.
cli-train-played = generation { $generation }: { $games } games
cli-train-stopped = stopped; { $folder } keeps the games played so far, and the same command continues from there
cli-train-wrote = { $file }: on games held out what a share brings is { $corrected } K off, without it { $expected } ({ $positions } companies judged)

## 18cz board

cli-help-board = Look at a board, or check one of your own.
cli-help-board-check = Check a board file in full; exit 2 and name the hex and the field if something is wrong.
cli-help-board-check-file = A board file.
cli-help-board-show = Show what is on a board, and what of it is a reconstruction.
cli-help-board-show-name = A board file, or the name of a board.
cli-help-board-write = Write a board to a file, to be corrected.
cli-help-board-write-name = standard, bohemia or moravia_silesia.
cli-help-board-write-out = The file to write.
cli-board-fine = { $file } holds together: { $title }, { $hexes } hexes. Play on it with --board { $file }.
cli-board-written = { $file } is written; correct it and check it with: 18cz board check { $file }
cli-board-is = { $title }: { $hexes } hexes ({ $kinds }), for { $players } players
cli-board-count = { $count } × { $kind }
cli-board-kind-open = open
cli-board-kind-town = town
cli-board-kind-double_town = double town
cli-board-kind-city = city
cli-board-kind-double_city = double city
cli-board-kind-reserved = reserved
cli-board-kind-fixed = fixed
cli-board-reconstruction = This board is a reconstruction. { $why }
cli-board-known = known: { $what }
cli-board-reconstructed = reconstructed: { $what }
cli-known-moravia_silesia-1 = the rules of the variant (XI.2)
cli-known-moravia_silesia-2 = the places of the region and their hexes, which are those of the eastern part of the standard board
cli-known-moravia_silesia-3 = the minimum bid of 80 for Aujezd – Luhatschowitz
cli-known-moravia_silesia-4 = the first stock round before the price 50
cli-known-moravia_silesia-5 = starting cash, limits and trains
cli-reconstructed-moravia_silesia-1 = the outline of the board
cli-reconstructed-moravia_silesia-2 = the red-edged hexes of Sx and By and the second one of kk
cli-reconstructed-moravia_silesia-3 = the minimum bids other than 80
cli-reconstructed-moravia_silesia-4 = which small and which medium local railway take part
cli-reconstructed-moravia_silesia-5 = the value 20 of a red tile before green tiles
cli-reconstructed-moravia_silesia-6 = green tiles with the first 3-train, brown with the first 4+4, grey with the first 5+5
cli-board-homes = Homes: { $homes }
cli-board-papers = Papers at auction: { $papers }
cli-board-paper = { $paper } from { $bid } K
cli-board-red = Red tiles, yellow to grey: { $values }
cli-board-hex = hex
cli-board-kind = kind
cli-board-terrain = terrain
cli-board-label = label
cli-board-name = name
cli-board-terrain-river = river { $cost }
cli-board-terrain-hill = hill { $cost }
cli-board-terrain-mountain = mountain { $cost }
cli-board-kept = kept for { $company }

## 18cz languages

cli-help-languages = List the languages of the game; with --check, look for faults in their messages.
cli-help-languages-check = List missing, unused and suspicious messages; exit 1 if there are any.
cli-languages-messages = { $count } messages
cli-languages-fault = { $place }: { $fault }
cli-languages-fine = { $languages } languages, { $messages } messages in each: no faults
cli-languages-faults = { $count } faults
cli-fault-missing = missing
cli-fault-unused = unused: nothing in the program asks for it
cli-fault-unknown = there is no such message in English
cli-fault-twice = is there twice
cli-fault-unreadable = cannot be read: { $text }
cli-fault-arguments = other arguments than in English: { $here } instead of { $there }
cli-fault-plural = plural forms missing for { $argument }: { $forms }
cli-fault-variants = variants missing for { $argument }: { $variants }
cli-fault-equal = the same as in English
cli-fault-english = English words: { $words }
cli-fault-spaces = two spaces, or a space at an end
cli-fault-quotes = other quotation marks than the language has: { $marks }
cli-fault-punctuation = ends otherwise than in English: { $here } instead of { $there }

## 18cz serve, settings, backup, restore

cli-help-serve = Serve games, and the page to play them on. What is not said here is in the settings (`18cz settings`).
cli-help-serve-host = The address to listen at; 127.0.0.1, this machine only, if nothing is said.
cli-help-serve-port = 1818 if nothing is said.
cli-help-serve-workers = Processes; more than one needs PostgreSQL.
cli-help-serve-name = A name of a host under which the server is known (club.example).
cli-help-serve-origin = A further origin whose pages may use this server (https://...).
cli-help-serve-secure = Behind TLS: the cookie goes over https only.
cli-help-serve-proxy = Whose X-Forwarded headers to believe.
cli-help-serve-page = Serve this built page instead of the package's.
cli-help-serve-browser = Open the page in a browser.
cli-help-serve-log_level = debug, info, warning or error.
cli-help-settings = Print every setting of the server with its meaning, as a TOML file: $CZ18_SETTINGS may name it.
cli-help-settings-default = As they are when nothing is said.
cli-help-backup = Write every game, seat and account to one file. The server may go on meanwhile.
cli-help-backup-file = The file to write (18cz-games.gz).
cli-help-restore = Read a backup into an empty database, and replay every game of it.
cli-help-restore-file = A file written by `18cz backup`.
cli-no-games = there are no games in this database; is it the right one?
cli-other-version = this database has the shape of another version ({ $found }; this program's is { $ours }). `18cz serve` brings an older one up to date; make a backup first
cli-backup-wrote = { $file }: { $games } games, { $entries } entries, { $accounts } accounts
cli-restored = restored { $games } games, { $entries } entries, { $accounts } accounts
cli-replayed = { $good } of { $games } games replay

## 18cz admin

cli-help-admin = Look after the games and the people of a server.
cli-help-admin-list = Show the games, the accounts, the bans or the invitations, the latest first.
cli-help-admin-list-what = What to list.
cli-help-admin-check = Replay every game from its log; exit 1 if one does not come out as it was noted.
cli-help-admin-remove = Remove a game with its log, seats and chat, for good.
cli-help-admin-expire = Remove games nobody has ever played in.
cli-help-admin-expire-days = So long nothing has happened in them.
cli-help-admin-expire-played = Also give up games people have played in; they stay readable.
cli-help-admin-chat = Show what was said at a table last, with the numbers by which it is deleted.
cli-help-admin-delete-chat = Delete lines of a table's chat.
cli-help-admin-delete-chat-numbers = Which lines.
cli-help-admin-delete-chat-everything = All of this table.
cli-help-admin-ban = Let nobody in with this account, or from this address. An IPv6 address stands for its /64.
cli-help-admin-ban-whom = An account or an address.
cli-help-admin-ban-value = A name; or an address or network (192.0.2.7, 2001:db8::/64).
cli-help-admin-ban-reason = For the list.
cli-help-admin-ban-days = So long; without it until it is taken back.
cli-help-admin-unban = Let them in again.
cli-help-admin-unban-whom = An account or an address.
cli-help-admin-unban-value = As it stands in the list of bans.
cli-help-admin-reset-password = Print a code by which the owner of an account sets a new password, once. Every browser is signed out.
cli-help-admin-delete-account = Delete an account and its data: sessions, seats, names at tables, what was said. The games stay.
cli-help-admin-close = Close the house: new tables are for those with an account, new accounts for those with an invitation.
cli-help-admin-open = Open the house to everybody again.
cli-help-admin-invite = Print codes by which people sign up at a closed house, each once.
cli-help-admin-invite-count = How many people.
cli-help-admin-invite-days = How long the codes are good for.
cli-help-admin-limits = Show the limits as they are set here, how far the house is filled, and who has used up what.
cli-admin-soon = { $done }; a running server notices within seconds
cli-admin-played = played
cli-admin-unused = unused
cli-admin-since = since { $when }
cli-admin-until = until { $when }
cli-admin-made = made { $when }
cli-admin-used = used { $when }
cli-admin-seats = { $count } seats
cli-admin-browsers = { $count } browsers
cli-admin-no-game = there is no game { $game }
cli-admin-remove-sure = Remove { $game } for good?
cli-admin-removed = removed { $game }
cli-admin-expire-sure = Remove { $removed } games and give { $given_up } up?
cli-admin-expired = removed { $removed } games, gave { $given_up } up
cli-admin-which-lines = give the numbers of the lines, or --all
cli-admin-lines-deleted = deleted { $count } lines
cli-admin-banned = banned { $kind } { $who }
cli-admin-unbanned = { $kind } { $who } may come in again
cli-admin-recovery = it is entered on the page under Sign in, “New password by recovery code”, with the name and a new password
cli-admin-delete-sure = Delete the account { $name } and its data for good?
cli-admin-account-deleted = deleted { $name }: { $seats } seats and { $messages } messages made nameless
cli-admin-closed = the house is closed
cli-admin-opened = the house is open
cli-admin-free-in = free again in { $seconds } s
cli-admin-reset-sure = Void the password of { $name } and sign every browser out?
cli-admin-refused = refused: { $rule }, { $who }, { $count } times, last { $seconds } s ago
cli-admin-waiting = waiting: { $queue }, { $length } (process { $worker })
cli-admin-ban-hint = to ban an address: 18cz admin ban address ADDRESS --reason TEXT
