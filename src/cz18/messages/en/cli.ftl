### The command line in English: help, headings, output and errors of `18cz`.
###
### cli-help                        what the program is
### cli-help-<command>              what a command does; of a command in a group: cli-help-<group>-<command>
### cli-help-<command>-<option>     one of its options or arguments
### cli-option-<option>             an option or argument that means the same in every command
### cli-metavar-<name>              what stands for a value in the help; capitals are usual
###
### Names of commands, options and their values (games, bans, book) are part of the program; do not translate them.
### Square brackets set the colours of the help: leave [blue] and [/] as they are.

## The program

cli-help = The board game 18CZ, played by the rulebook.
cli-help-version = Print the version.
cli-help-lang = Language of the output: { $languages }. By default, it is taken from LC_ALL, LC_MESSAGES or LANG.
cli-version = 18cz { $version } (rules version { $rules })
cli-no-language = unknown language { $language }; available: { $languages }
cli-needs-server = this needs the package { $package }; install it with: pip install '18cz[server]'
cli-needs = this needs { $package }; install it with: pip install '18cz[{ $extra }]'
cli-and = { $first } and { $second }
cli-or = { $first } or { $second }
cli-number = { $number }
cli-how-far = { $done } of { $total }, { $left } remaining
cli-at-beyond = --at { $at } is beyond the last action of the game, { $last }
cli-append-or-overwrite = use either --append or --overwrite, not both
cli-out-exists-append = { $file } already exists; use --append to add to it, or --overwrite to replace it
cli-out-exists = { $file } already exists; use --overwrite to replace it
cli-out-not-stdout = this command cannot write to standard output; give a name instead of -
cli-stopped-kept = stopped after { $done } of { $total }; { $file } contains the results so far
cli-stopped = stopped after { $done } of { $total }

## Help and usage errors, as the library words them

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
cli-usage-extra = Unexpected extra arguments: { $what }
cli-usage-needs-value = Option { $name } requires an argument.
cli-usage-takes-no-value = Option { $name } does not take a value.
cli-usage-bad-value = Invalid value for { $name }: { $why }
cli-usage-not-an-integer = must be a whole number
cli-usage-not-a-number = must be a number
cli-usage-not-one-of = { $value } is not one of { $choices }.
cli-usage-at-least = must be at least { $low }
cli-usage-at-most = must be at most { $high }
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

cli-option-file = A saved game, a transcript, a bug report or an 18xx.games export, plain or .gz.
cli-option-as_json = Print the result or the error as JSON.
cli-option-show_completion = Print the shell completion script.
cli-option-install_completion = Install shell completion.
cli-option-at = Use the position after action N.
cli-option-seats = Names of bots, separated by commas; they fill the seats in turn.
cli-option-players = Number of players. By default, one for each bot named in --seats.
cli-option-board = standard, bohemia, moravia_silesia, a board file, or all (the games cycle through all built-in boards and numbers of players, and each seat gets a random bot from --seats).
cli-option-games = Number of games.
cli-option-seed = Seed of the first game; each following game uses the next number.
cli-option-jobs = Number of processes.
cli-option-overwrite = Replace existing output files.
cli-option-append = Append to the file if it exists.
cli-option-database = A URL (postgresql://...) or the path of a SQLite file. Default: the `database` setting ($CZ18_DATABASE or the settings file), otherwise a file in your data folder.
cli-option-yes = Do not ask for confirmation.
cli-option-game = ID of the game.
cli-option-name = Name of the account.
cli-option-limit = Show at most this many games, accounts or chat messages.

## Errors in files and games

cli-action-refused = action { $number } was refused: { $reason }
cli-file-action = action { $number }: { $why }
cli-file-line = line { $number }: { $why }
cli-field-wrong = { $field }: { $detail }

## A result

cli-player = player
cli-plays-as = bot
cli-worth = worth
cli-cash = cash
cli-shares = shares
cli-local-railways = local railways
cli-debt = debt
cli-penalty = penalty interest
cli-company = company
cli-companies = Companies
cli-director = Director
cli-vaclav = Vaclav
cli-trains = trains
cli-price = price
cli-treasury = treasury

## 18cz play

cli-help-play = Play a demonstration game between random bots and show the result.
cli-help-play-players = Number of players.
cli-help-play-seed = The same seed gives the same game.
cli-help-play-board = standard, bohemia, moravia_silesia, or a board file.
cli-help-play-save = Save the game to this file.
cli-help-play-log = Print the log of the game, without individual payments.
cli-play-setting-up = setting up
cli-play-rounds = rounds
cli-play-title = Game between random bots: seed { $seed }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
cli-play-last-run = last income
cli-play-floated =
    { $count ->
        [one] 1 company floated
       *[other] { $count } companies floated
    }
cli-play-tiles =
    { $count ->
        [one] 1 tile laid
       *[other] { $count } tiles laid
    }
cli-play-acquired =
    { $count ->
        [one] 1 company acquired
       *[other] { $count } companies acquired
    }
cli-play-directors =
    { $count ->
        [one] 1 change of Director
       *[other] { $count } changes of Director
    }
cli-play-loans =
    { $count ->
        [one] 1 loan taken
       *[other] { $count } loans taken
    }
cli-play-saved = saved to { $file }; view it with: 18cz show { $file }
cli-play-hint = Use --save FILE to save the game and --log to print its log; 18cz --help lists all commands.

## 18cz replay

cli-help-replay = Replay games and show the results. The exit code is 1 if an action is refused.
cli-help-replay-files = Saved games, transcripts, bug reports or 18xx.games exports, plain or .gz.
cli-help-replay-trace = Write the state after every action to this file; - means standard output.
cli-replay-playing = replaying
cli-replay-one-trace = --trace works with only one game
cli-help-replay-departures = List departures from the rulebook.
cli-replay-over = Final scores, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
cli-replay-not-over = Game not finished; worth after { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
cli-replay-departures = Departures from the rulebook
cli-replay-no-departures = No departures from the rulebook.
cli-replay-time = replayed in { $seconds } s
cli-action = action
cli-section = section
cli-code = code

## 18cz export, show, transcript, report

cli-help-export = Convert a game to an 18CZ save or an 18xx.games file.
cli-help-export-out = The file to write; compressed if its name ends in .gz.
cli-help-export-to = The format to write.
cli-export-wrote = wrote { $file } ({ $format }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    })
cli-help-show = Show a position: board, companies, players, share price chart, trains, and who decides next.
cli-help-show-svg = Also write the map to this SVG file.
cli-help-transcript = Write a game as text: one action per line, with the holdings of all players and companies after each round.
cli-help-transcript-out = Write to this file instead of standard output; compressed if its name ends in .gz.
cli-help-transcript-choices = For each action, show how many actions were possible.
cli-help-report = Write a bug report: the game without names, the version, the platform and the position.
cli-help-report-out = The report to write; compressed if its name ends in .gz.
cli-report-wrote = Attach { $file } to your bug report. Players are identified only by their seats, but read the file before you send it.
cli-report-problem = The game cannot be replayed: { $problem }

## 18cz routes

cli-help-routes = Find the best run in a position, or compare every run of a game with the best possible one.
cli-help-routes-company = Only this company.
cli-help-routes-every = Compare every run of the game with the best possible one.
cli-help-routes-profile = Calculate income by the rulebook or as 18xx.games does.
cli-routes-no-company = unknown company { $company }; known: { $known }
cli-routes-all-or-at = --all covers the whole game, so it cannot be combined with --at
cli-routes-nothing = no train can run
cli-routes-no-train = no train
cli-routes-proved = { $company } ({ $trains }): { $best } K, proven, { $ms } ms
cli-routes-not-proved = { $company } ({ $trains }): { $best } K, not proven, { $ms } ms
cli-routes-played = run in the game: { $claimed } K
cli-routes-runs = Runs
cli-routes-progress = runs
cli-routes-claimed = played
cli-routes-best = best
cli-routes-difference = difference
cli-routes-best-run = best run
cli-routes-sum = { $runs ->
        [one] 1 run
       *[other] { $runs } runs
    }, { $below } below the best; { $left } K missed in total; slowest search { $ms } ms

## 18cz conformance

cli-help-conformance = Show which tests cover each numbered rule. The exit code is 1 if a rule has no test, or a test names an unknown or untestable rule.
cli-conformance-title = Rules and their tests
cli-conformance-rule = rule
cli-conformance-says = text
cli-conformance-tests = tests
cli-conformance-none = none
cli-conformance-not-testable = not testable: { $why }
cli-conformance-does-not-count = not counted ({ $fault }): { $test } ({ $rules })
cli-conformance-sum = { $rules } rules: { $covered } covered, { $not_testable } not testable, { $missing } without a test
cli-conformance-without = without a test: { $rules }
cli-conformance-contradicted = marked as not testable, but has tests: { $rule }
cli-conformance-unknown = unknown rule { $rule } in { $tests }

## 18cz simulate

cli-help-simulate = Let bots play against each other in rotating seats, and compare them.
cli-help-simulate-seats = Names of bots, separated by commas; they fill the seats in turn (engineer,apprentice,apprentice). For your own bot, use module:Class.
cli-help-simulate-nodes = Search budget per decision, in nodes, for bots that search.
cli-help-simulate-dask = Play the games on the cluster of this Dask scheduler.
cli-help-simulate-out = Write the result of every game to this file (.jsonl or .parquet); - means standard output.
cli-simulate-formats = results can be written as .jsonl or .parquet
cli-simulate-nobody = name at least one bot
cli-simulate-playing = playing
cli-simulate-games = games
cli-simulate-no-cluster = the cluster is not responding: { $why }
cli-simulate-title =
    { $games ->
        [one] 1 game
       *[other] { $games } games, { $different } of them distinct
    }
cli-simulate-opponent = bot
cli-simulate-won = won
cli-simulate-par = fair share
cli-simulate-rating = rating
cli-simulate-median = median
cli-simulate-lowest = 10th percentile
cli-simulate-highest = 90th percentile
cli-simulate-from-to = { $low } to { $high }
cli-simulate-together = average per game: { $worth } K total worth of all players, { $actions } actions, { $seconds } s of CPU time
cli-simulate-seat = seat { $seat }: won { $wins } of { $games }, average worth { $worth } K

## 18cz dataset

cli-help-dataset = Write games and their decisions to Parquet files. The games are read from files; without files, bots play new ones.
cli-help-dataset-folder = Folder for games.parquet and decisions.parquet.
cli-help-dataset-files = Games to include; without files, bots play new ones.
cli-help-dataset-tensors = Add tensors that describe what the deciding player sees.
cli-dataset-writing = writing
cli-dataset-one-board = tensors require that all games have the same board and the same number of players
cli-dataset-wrote = wrote { $games ->
        [one] 1 game
       *[other] { $games } games
    } and { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    } to { $folder }

## 18cz train

cli-help-train = Train a network for the Magnate bot: play games between bots, learn from them, repeat. An interrupted run can be resumed.
cli-help-train-out = The network file to write.
cli-help-train-games = Games per generation.
cli-help-train-generations = Number of generations.
cli-help-train-seed = The same options and seed give the same games.
cli-help-train-positions = Folder for the training positions; by default next to the network.
cli-train-played = generation { $generation }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }
cli-train-stopped = stopped; { $folder } contains the positions of the games played so far, and the same command continues from there
cli-train-wrote = wrote { $file }; error of predicted share values in test games: { $corrected } K with the network, { $expected } K without it ({ $positions ->
        [one] 1 company
       *[other] { $positions } companies
    } evaluated)

## 18cz board

cli-help-board = Show or check a board, or write one to a file.
cli-help-board-check = Check a board file. If something is wrong, name the hex and the field; the exit code is then 2.
cli-help-board-check-file = A board file.
cli-help-board-show = Show a board and which parts of it are reconstructed.
cli-help-board-show-name = A board file or the name of a board.
cli-help-board-write = Write a board to a file that you can edit.
cli-help-board-write-name = standard, bohemia or moravia_silesia.
cli-help-board-write-out = The file to write.
cli-board-fine = { $file } is valid: { $title }, { $hexes } hexes. Play on it with --board { $file }.
cli-board-written = wrote { $file }; edit it, then check it with: 18cz board check { $file }
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
cli-known-moravia_silesia-2 = the places in the region and their hexes, the same as in the eastern part of the standard board
cli-known-moravia_silesia-3 = the minimum bid of 80 K for Újezd – Luhačovice
cli-known-moravia_silesia-4 = the first stock round is the one before the space marked 50
cli-known-moravia_silesia-5 = starting money, limits and trains
cli-reconstructed-moravia_silesia-1 = the outline of the board
cli-reconstructed-moravia_silesia-2 = the red-edged hexes of Sx and By, and the second one of kk
cli-reconstructed-moravia_silesia-3 = the minimum bids other than 80 K
cli-reconstructed-moravia_silesia-4 = which small and which medium local railway are used
cli-reconstructed-moravia_silesia-5 = the value of 20 K for red tiles until green tiles become available
cli-reconstructed-moravia_silesia-6 = green tiles with the first 3-train, brown with the first 4+4-train, grey with the first 5+5-train
cli-board-homes = Home hexes: { $homes }
cli-board-papers = Private companies sold by auction: { $papers }
cli-board-paper = { $paper } (minimum bid { $bid } K)
cli-board-red = Values of red tiles, yellow to grey: { $values }
cli-board-hex = hex
cli-board-kind = kind
cli-board-terrain = terrain
cli-board-label = label
cli-board-name = name
cli-board-terrain-river = river { $cost } K
cli-board-terrain-hill = hill { $cost } K
cli-board-terrain-mountain = mountain { $cost } K
cli-board-kept = reserved for { $company }

## 18cz languages

cli-help-languages = List the languages; with --check, list problems in their messages.
cli-help-languages-check = List missing, unused and suspicious messages. The exit code is 1 if there are any.
cli-languages-messages =
    { $count ->
        [one] 1 message
       *[other] { $count } messages
    }
cli-languages-fault = { $place }: { $fault }
cli-languages-fine = { $languages } languages, up to { $messages } messages each: no problems
cli-languages-faults =
    { $count ->
        [one] 1 problem
       *[other] { $count } problems
    }
cli-fault-missing = missing
cli-fault-unused = not used by the program
cli-fault-unknown = not in the English catalogue
cli-fault-twice = defined twice
cli-fault-unreadable = cannot be parsed: { $text }
cli-fault-arguments = arguments differ from English: { $here } instead of { $there }
cli-fault-plural = missing plural forms for { $argument }: { $forms }
cli-fault-variants = missing variants for { $argument }: { $variants }
cli-fault-equal = same as in English
cli-fault-english = English words: { $words }
cli-fault-spaces = double space, or space at the start or end
cli-fault-quotes = wrong quotation marks for this language: { $marks }
cli-fault-punctuation = final punctuation differs from English: { $here } instead of { $there }

## 18cz serve, settings, backup, restore

cli-help-serve = Start the server, including the web page. Options not given here are taken from the settings (`18cz settings`).
cli-help-serve-host = Address to listen on; by default 127.0.0.1 (this computer only).
cli-help-serve-port = Port; by default 1818.
cli-help-serve-workers = Number of processes; more than one needs PostgreSQL.
cli-help-serve-name = Host name of this server (club.example); can be given more than once.
cli-help-serve-origin = Additional origin whose pages may use this server (https://...); can be given more than once.
cli-help-serve-secure = Send cookies over https only. Use this if the server is reached over TLS.
cli-help-serve-proxy = Addresses or networks, separated by commas, whose X-Forwarded headers are trusted; by default 127.0.0.1.
cli-help-serve-page = Folder with a built page to serve instead of the one in the package.
cli-help-serve-browser = Open the page in a browser.
cli-help-serve-log_level = Log level: debug, info, warning or error.
cli-help-settings = Print every server setting with its meaning, in TOML. To use an edited copy, set $CZ18_SETTINGS to its path.
cli-help-settings-default = Print the defaults instead of the current values.
cli-help-backup = Back up all games, seats and accounts to one file. The server can keep running.
cli-help-backup-file = The file to write, for example 18cz-games.gz.
cli-help-restore = Read a backup into an empty database and replay all its games.
cli-help-restore-file = A file written by `18cz backup`.
cli-no-games = this database contains no games; is it the right one?
cli-other-version = this database has the schema of another version ({ $found }; this version uses { $ours }); `18cz serve` upgrades an older schema, but make a backup first
cli-backup-wrote = { $file }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $entries ->
        [one] 1 log entry
       *[other] { $entries } log entries
    }, { $accounts ->
        [one] 1 account
       *[other] { $accounts } accounts
    }
cli-restored = restored { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $entries ->
        [one] 1 log entry
       *[other] { $entries } log entries
    }, { $accounts ->
        [one] 1 account
       *[other] { $accounts } accounts
    }
cli-replayed = { $good } of { $games ->
        [one] 1 game
       *[other] { $games } games
    } replayed successfully

## 18cz admin

cli-help-admin = Manage the games and users of a server.
cli-help-admin-list = List games (last changed first), accounts or invitations (newest first), or bans (oldest first).
cli-help-admin-list-what = What to list.
cli-help-admin-check = Replay every game from its log. The exit code is 1 if a log cannot be replayed or does not match the stored position.
cli-help-admin-remove = Permanently delete a game with its log, seats and chat.
cli-help-admin-expire = Delete unfinished games in which no person has ever acted, if they have been idle long enough.
cli-help-admin-expire-days = Minimum number of days without activity.
cli-help-admin-expire-played = Also abandon idle games in progress in which people have acted; they can still be viewed.
cli-help-admin-chat = Show the latest chat messages of a game, with the numbers needed to delete them.
cli-help-admin-delete-chat = Delete chat messages of a game.
cli-help-admin-delete-chat-numbers = Numbers of the messages.
cli-help-admin-delete-chat-everything = Delete all messages of the game.
cli-help-admin-ban = Ban an account or an address. An IPv6 address stands for its whole /64 network.
cli-help-admin-ban-whom = Kind of ban: account or address.
cli-help-admin-ban-value = The name of the account, or an address or network (192.0.2.7, 2001:db8::/64).
cli-help-admin-ban-reason = Reason for the ban, shown only in the list of bans.
cli-help-admin-ban-days = Duration in days; unlimited by default.
cli-help-admin-unban = Lift a ban.
cli-help-admin-unban-whom = Kind of ban: account or address.
cli-help-admin-unban-value = Name or address, as shown in the list of bans.
cli-help-admin-reset-password = Print a one-time code for setting a new password. The account is signed out of all browsers.
cli-help-admin-delete-account = Delete an account and its data: sessions, seats, names in games, and chat messages. The games remain.
cli-help-admin-close = Make the server members-only: creating games, taking open seats and seeing the list of games need an account, and new accounts need an invitation.
cli-help-admin-open = Open the server to everyone again.
cli-help-admin-invite = Print one-time invitation codes for signing up on a members-only server.
cli-help-admin-invite-count = Number of codes.
cli-help-admin-invite-days = Days until the codes expire.
cli-help-admin-limits = Show the limits, the current usage, and which clients have reached a limit.
cli-admin-soon = { $done }; a running server applies this within seconds
cli-admin-played = played
cli-admin-unused = not played
cli-admin-since = since: { $when }
cli-admin-until = until: { $when }
cli-admin-made = created: { $when }
cli-admin-used = used: { $when }
cli-admin-seats =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
cli-admin-browsers =
    { $count ->
        [one] 1 browser
       *[other] { $count } browsers
    }
cli-admin-no-game = there is no game { $game }
cli-admin-remove-sure = Permanently delete game { $game }?
cli-admin-removed = deleted { $game }
cli-admin-expire-sure = Games to delete: { $removed }; games to abandon: { $given_up }. Continue?
cli-admin-expired = deleted { $removed ->
        [one] 1 game
       *[other] { $removed } games
    }, abandoned { $given_up }
cli-admin-which-lines = give either the numbers of the messages or --all
cli-admin-lines-deleted = deleted { $count ->
        [one] 1 chat message
       *[other] { $count } chat messages
    }
cli-admin-banned = banned the { $kind } { $who }
cli-admin-unbanned = lifted the ban on the { $kind } { $who }
cli-admin-recovery = enter this code on the page under "Sign in", "Reset password", with the account name and a new password
cli-admin-delete-sure = Permanently delete the account { $name } and its data?
cli-admin-account-deleted = deleted { $name }; { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    } made anonymous, { $messages ->
        [one] 1 chat message
       *[other] { $messages } chat messages
    } deleted
cli-admin-closed = the server is now members-only
cli-admin-opened = the server is now open to everyone
cli-admin-free-in = fully available again in { $seconds } s
cli-admin-reset-sure = Reset the password of { $name } and sign this account out of all browsers?
cli-admin-refused = refused: { $rule }, { $who }, { $count ->
        [one] once
       *[other] { $count } times
    }, last { $seconds } s ago
cli-admin-waiting = queue { $queue }: { $length } waiting (process { $worker })
cli-admin-ban-hint = to ban an address: 18cz admin ban address ADDRESS --reason TEXT
