### Errors in a file, a board or a set-up, shown after the name of the field or the file: wrong-<code>.
### The English texts are also those of the program's exceptions, so they have no selections; other languages may.

## Values

wrong-not_an_object = must be an object, not { $found }
wrong-no_fields = must be an object
wrong-not_a_list = must be a list, not { $found }
wrong-not_a_text = must be a string, not { $found }
wrong-not_a_whole_number = must be a whole number, not { $found }
wrong-not_text_or_number = must be a string or a whole number, not { $found }
wrong-not_a_boolean = must be true or false, not { $found }
wrong-not_of_type = must be of JSON type { $kind }, not { $found }
wrong-not_one_of = must be one of { $known }, not { $found }
wrong-number_too_large = is out of range
wrong-below = must be at least { $low }, not { $found }
wrong-above = must be at most { $high }
wrong-odd_text = is too long or contains invalid characters: { $found }
wrong-no_name = is not a valid name: { $found }
wrong-unknown_name = unknown name: { $found }
wrong-unknown_kind = unknown kind: { $found }
wrong-no_id = is not a valid id: { $found }
wrong-missing = is missing
wrong-unknown_field = is not a known field
wrong-twice = { $name } appears twice
wrong-not_a_seed = must be a whole number from 0 to 2^63 - 1, not { $found }

## Files

wrong-not_read = cannot read { $file }: { $why }
wrong-not_written = cannot write { $file }: { $why }
wrong-no_such_file = no such file or folder
wrong-forbidden = permission denied
wrong-a_folder = it is a folder
wrong-disk_full = the disk is full
wrong-file_too_large = the file is larger than { $size } MiB (uncompressed), which is too large
wrong-not_utf8 = the file is not UTF-8 text (at byte { $byte })
wrong-gzip_damaged = the gzip file is damaged or incomplete
wrong-not_json = this is not valid JSON, or it is incomplete (line { $line }, column { $column })
wrong-too_deep = the JSON is nested too deeply
wrong-huge_number = a number has too many digits
wrong-not_a_number = { $name } is not a valid JSON number
wrong-field_twice = an object contains the field { $name } twice
wrong-no_game = the file contains neither an 18CZ save nor an 18xx.games export
wrong-no_save = this is not an 18CZ save
wrong-only_actions = this has only actions; a save also has the board, the players, the options and the seed
wrong-version_number = must be a format version number, not { $found }
wrong-newer_format = format version { $found } is not supported; this version of 18CZ reads format versions up to { $known }
wrong-rules_version = must be a rules version, not { $found }
wrong-other_rules = the game uses rules version { $found }; this version of 18CZ supports { $known }; games are never replayed under different rules
wrong-not_names = must be a list of names, not { $found }
wrong-not_a_name = must be a name, not { $found }
wrong-not_a_board = must be a board or the name of one, not { $found }
wrong-too_many_actions = a game can have at most { $most } actions

## Setting up

wrong-unknown_board = unknown board { $found }; known: { $known }
wrong-names_wanted = must be a list of names
wrong-name_length = every name must have 1 to { $most } characters, not only spaces
wrong-same_name = two players have the same name
wrong-players_range = the { $board } board is for { $low } to { $high } players, not { $count }
wrong-players_number = the { $board } board is for { $wanted } players, not { $count }
wrong-older_edition = the older edition is only available for the standard game
wrong-unknown_option = unknown option; known: { $known }
wrong-departures = can only be set together, by choosing a profile

## Transcripts

wrong-first_line = must be { $title }
wrong-board_not_held = this text format does not contain the board, so it only works with built-in boards
wrong-line_begins = must begin with { $name }
wrong-line_not_json = the text after the colon is not valid JSON
wrong-cut_short = the file is incomplete
wrong-no_numbered_action = must consist of a number and an action
wrong-line_too_long = an action can have at most { $most } characters
wrong-no_action = { $line } is not an action; possible forms: { $forms }
wrong-no_such_player = unknown player { $name }; known: { $known }
wrong-player_0 = there is no player 0: players are counted from 1, seats from 0
wrong-no_such_seat = there is no seat { $seat }; known: { $known }
wrong-no_such_company = unknown company { $name }; known: { $known }
wrong-line_is_json = this looks like JSON; use json.loads first

## Boards

wrong-board_name_taken = another board is already called { $name }
wrong-not_writable = contains values that cannot be written as JSON
wrong-board_too_large = is larger than { $size } KiB, which is too large for a board
wrong-hex_twice = appears twice on the board
wrong-empty = is empty
wrong-names_of_place = must be a Czech and a German name, not { $found }
wrong-city_without_name = a city needs a name
wrong-path_ends = { $path } does not lead from an edge to a city or town of this hex
wrong-edge_twice = two paths use edge { $edge }
wrong-six_edges = has { $count } entries, but a hex has six edges
wrong-not_on_board = { $hex } is not on the board
wrong-hex_name = must be a letter from A to Z followed by a number of at most three digits
wrong-no_such_column = row { $row } has no column { $column }
wrong-edges_0_to_5 = edges must be from 0 to 5
wrong-no_company = there is no company { $company }
wrong-title_too_long = can have at most { $most } characters
wrong-four_values = must have four values, from yellow to grey
wrong-number_on_kind = has { $count }, but this hex of kind { $kind } must have { $wanted }
wrong-label_oo = hexes of kind double_city must have the label OO, and other hexes must not
wrong-label_on_kind = a hex of kind { $kind } cannot have the label { $label }
wrong-reserved_names = hexes of kind reserved must name a company, and other hexes must not
wrong-not_large = { $company } is not a large company
wrong-printed_track = hexes with the label P and hexes of kind fixed must have pre-printed track, and other hexes must not
wrong-edge_missing = edge { $edge }: the neighbour { $hex } is missing
wrong-edge_elsewhere = edge { $edge }: { $hex } is not next to this edge
wrong-edge_red = edge { $edge }: { $hex } is red-edged too, and two red-edged hexes cannot be neighbours
wrong-edge_one_way = edge { $edge }: { $hex } does not name { $here } as its neighbour
wrong-off_board = { $path } leads off the board
wrong-no_track_meets = no pre-printed track of the adjacent hex meets edge { $edge }
wrong-no_red_tile = no red tile fits here, because no two adjacent edges lead to other hexes
wrong-number_of_homes = { $company } has the wrong number of home hexes: { $count }
wrong-home_not_on_board = is a home hex of { $company }, but is not on the board
wrong-home_not_kept = is a home hex of { $company }, but is not reserved for that company
wrong-home_not_named = does not name { $company }, whose home hex it is
wrong-home_elsewhere = names { $company }, but the board does not list this hex as its home hex
wrong-city_home = a city of this hex is marked as the home of { $company }, but the hex is not
wrong-not_connected = is not connected to { $hex }
wrong-game_players = the { $game } game is for { $low } to { $high } players
wrong-sizes_needed = { $game } needs companies of exactly these sizes: { $sizes }
wrong-home_without_city = the home hex of { $companies } has no city
wrong-as_printed = must not differ from the printed board
wrong-red_values_missing = is missing, although red tiles can be laid from the start of this game
wrong-value_too_high = is { $value }, but values on a custom board can be at most { $most }
wrong-track_too_dense = the pre-printed track forms { $loops } loops, but a custom board may have at most { $most }; this hex has the most paths ({ $paths })
wrong-search_too_long = with { $trains }, the search for the best run from this hex does not finish within { $nodes } nodes; the pre-printed track has too many branches
wrong-paper_is_company = { $name } is a company on this board, so it cannot be a private company
wrong-paper_home = the home hex of { $name } must be a city
wrong-no_papers = the { $game } game has no private companies
wrong-papers_needed = must include exactly one 3E-train and one station railway

## Games of 18xx.games

wrong-other_game = the file contains a game of { $title }, not of 18CZ
wrong-optional_rules = these optional rules are not supported: { $rules }
wrong-too_many_players = a game can have at most { $most } players, not { $count }
wrong-same_id = two players have the id { $id }
wrong-nothing_to_undo = there is nothing to undo
wrong-nothing_to_redo = there is nothing to redo
wrong-nothing_after = there is nothing to undo after action { $action }
wrong-ended_by_hand = the players have already ended the game early
wrong-not_of_one_company = these shares are not all of the same company: { $found }
wrong-not_these_shares = does not match the shares listed: { $found }
wrong-one_share = only one share can be bought at a time: { $found }
wrong-other_price = the price of { $name } is { $price } K, not { $found }
wrong-other_railway_price = the price is { $price } K, not { $found }
wrong-no_start_price = this is not a starting price: { $found }
wrong-other_debt = the debt is { $debt } K, not { $found }
wrong-nothing_to_pass = passing is not possible here
wrong-no_red_tile_of = this is not the red tile of this company: { $found }
wrong-lies_already = tile { $found } is already on { $hex }
wrong-no_two_stations = no company currently has to choose between two stations on one hex
wrong-station_not_asked = this is not one of the stations to choose from: { $found }
wrong-other_income = these routes earn { $income } K, not { $found }
wrong-no_route = this is not a route: { $found }
wrong-legs_apart = the parts of the route do not connect: { $found }
wrong-no_side = no side of this train card fits the size of the company: { $found }

## Games for 18xx.games

wrong-no_board_there = 18xx.games does not have the board { $title }
wrong-other_position = 18xx.games would reach a different position: { $why }
wrong-differs_prices = the share price chart differs
wrong-differs_track = the track tiles on the map differ
wrong-differs_order = the playing order differs
wrong-differs_bank = the deck, the train pool or the scrapped trains differ
wrong-too_late = on 18xx.games it would be too late for { $company } to do this
wrong-refused_there = 18xx.games does not allow this: { $section } { $code }
wrong-no_copy = 18xx.games has no copy of tile { $tile } left
wrong-trains_order = 18xx.games asks companies to return trains in a different order
wrong-debt_as_a_whole = on 18xx.games, debt can only be repaid in full (R-033)
wrong-own_colour = on 18xx.games, a train card can only be turned over to the company's own colour, not to { $face } (R-105)
wrong-differs_player = the cash, debt or shares of { $name } differ
wrong-differs_company = the status, starting price, Director or treasury of { $company } differs
wrong-differs_trains = the trains of { $company } differ
wrong-differs_stations = the stations of { $company } differ
wrong-differs_railway = the owner or state of local railway { $railway } differs

## Notes on an imported file

remark-fell_back = these actions are only valid before or after a pass that the import added: { $actions }
remark-not_over = according to the file, the game is over, but its actions do not reach the end
remark-other_result = the file gives a different result: { $there }; here it is { $here }
