### What is wrong with a file, a board or a set-up, after the name of the field or the file: wrong-<code>.
### The English sentences are also those of the program's errors: no selections in them, whatever other languages need.

## Values

wrong-not_an_object = must be an object, not { $found }
wrong-no_fields = is not an object with fields
wrong-not_a_list = must be a list, not { $found }
wrong-not_a_text = must be a text, not { $found }
wrong-not_a_whole_number = must be a whole number, not { $found }
wrong-not_text_or_number = must be a text or a whole number, not { $found }
wrong-not_a_boolean = must be true or false, not { $found }
wrong-not_of_type = must be of the JSON type { $kind }, not { $found }
wrong-not_one_of = must be one of { $known }, not { $found }
wrong-number_too_large = is too large a number
wrong-below = { $found } is below { $low }
wrong-above = is above { $high }
wrong-odd_text = is not a usable text: { $found }
wrong-no_name = is no name of anything: { $found }
wrong-unknown_name = unknown name: { $found }
wrong-unknown_kind = there is nothing of the kind { $found }
wrong-no_id = not an id: { $found }
wrong-missing = is missing
wrong-unknown_field = is not a field of this
wrong-twice = { $name } stands twice
wrong-not_a_seed = must be a whole number from 0 to 2^63 - 1, not { $found }

## Files

wrong-not_read = { $file } cannot be read: { $why }
wrong-not_written = { $file } cannot be written: { $why }
wrong-no_such_file = there is no such file or folder
wrong-forbidden = that is not allowed
wrong-a_folder = that is a folder
wrong-disk_full = the disk is full
wrong-file_too_large = the file is larger than { $size } MiB; no game is
wrong-not_utf8 = the file is not text in UTF-8 (byte { $byte })
wrong-gzip_damaged = the gzip file is damaged or cut short
wrong-not_json = the file is not JSON, or cut short (line { $line }, column { $column })
wrong-too_deep = the JSON is nested too deeply
wrong-huge_number = there is a number of too many digits
wrong-not_a_number = { $name } is not a number
wrong-field_twice = an object has the field { $name } twice
wrong-no_game = the file holds neither an 18CZ save nor an export of 18xx.games
wrong-no_save = this is not an 18CZ save
wrong-version_number = must be the number of a version of the format, not { $found }
wrong-newer_format = the save is of the newer format { $found }; this program reads up to { $known }
wrong-rules_version = must be a version of the rules, not { $found }
wrong-other_rules = the game was played under version { $found } of the rules; this program plays { $known }. It is not replayed under other rules than its own
wrong-not_names = must be a list of names, not { $found }
wrong-not_a_name = must be a name, not { $found }
wrong-not_a_board = must be the name of a board or a board, not { $found }
wrong-too_many_actions = no game has more than { $most } actions

## Setting up

wrong-unknown_board = no board is called { $found }; there are { $known }
wrong-names_wanted = must be a list of names
wrong-name_length = every name needs 1 to { $most } characters
wrong-same_name = two players have the same name
wrong-players_range = the board { $board } is for { $low } to { $high } players, not for { $count }
wrong-players_number = the board { $board } is for { $wanted } players, not for { $count }
wrong-older_edition = the older edition has the standard game only
wrong-unknown_option = there is no such option; there are { $known }
wrong-departures = departures come from a profile as a whole

## Transcripts

wrong-first_line = must be { $title }
wrong-board_not_held = a transcript does not hold the data of a board; only our own can be read
wrong-line_begins = must begin with { $name }
wrong-line_not_json = what follows the name is not JSON
wrong-cut_short = the file is cut short
wrong-no_numbered_action = is no action with its number
wrong-line_too_long = a line of more than { $most } characters is no action
wrong-no_action = { $line } is not an action; forms: { $forms }
wrong-no_such_player = there is no player called { $name }; there are { $known }
wrong-no_such_seat = there is no seat { $seat }; there are { $known }
wrong-no_such_company = there is no company { $name }; there are { $known }
wrong-line_is_json = this looks like JSON; use json.loads to make a value of it

## Boards

wrong-board_name_taken = another board is called { $name } already
wrong-not_writable = holds what cannot be written as JSON
wrong-board_too_large = is larger than { $size } KiB; no board is
wrong-hex_twice = stands twice on the board
wrong-empty = is empty
wrong-names_of_place = { $found } is not a Czech and a German name
wrong-city_without_name = a city needs a name
wrong-path_ends = { $path } does not lead from an edge to a city or town of this hex
wrong-edge_twice = two tracks use edge { $edge }
wrong-six_edges = has { $count } entries; a hex has six edges
wrong-not_on_board = { $hex } is not on the board
wrong-hex_name = is not a letter and a number
wrong-no_such_column = row { $row } has no column { $column }
wrong-edges_0_to_5 = edges are 0 to 5
wrong-no_company = { $company } is no company
wrong-title_too_long = is longer than { $most } characters
wrong-four_values = needs four values, yellow to grey
wrong-number_on_kind = { $count } on a hex of kind { $kind }, which has { $wanted }
wrong-label_oo = OO marks the hexes of kind double_city and no others
wrong-label_on_kind = { $label } stands on a hex of kind { $kind }
wrong-reserved_names = names a company exactly on hexes of kind reserved
wrong-not_large = { $company } is not a large company
wrong-printed_track = track is printed in Praha and on fixed hexes only
wrong-edge_missing = edge { $edge }: { $hex } is missing
wrong-edge_elsewhere = edge { $edge }: { $hex } does not lie there
wrong-edge_red = edge { $edge }: { $hex } is red-edged too
wrong-edge_one_way = edge { $edge }: { $hex } does not name { $here } in turn
wrong-off_board = { $path } leads off the board
wrong-no_track_meets = no printed track meets edge { $edge }
wrong-no_red_tile = no two edges side by side lead to hexes: no red tile fits
wrong-number_of_homes = number of home hexes of { $company }: { $count }
wrong-home_not_on_board = home of { $company }, but not on the board
wrong-home_not_kept = is a home of { $company }, but not kept for it
wrong-home_not_named = does not name { $company }, whose home it is
wrong-home_elsewhere = names { $company }, whose home is elsewhere
wrong-city_home = a city is the home of { $company }, the hex is not
wrong-not_connected = not connected with { $hex }
wrong-game_players = { $game } is for { $low } to { $high } players
wrong-sizes_needed = { $game } needs companies of these sizes: { $sizes }
wrong-home_without_city = the home of { $companies } has no city
wrong-as_printed = must stay as it is printed
wrong-red_values_missing = is missing; red tiles lie from the start
wrong-value_too_high = is { $value }; a board of your own may have values up to { $most }
wrong-track_too_dense = The printed track forms { $loops } loops, and a board of your own may have { $most }; this hex has the most paths ({ $paths }).
wrong-search_too_long = With { $trains } the best run from this hex is not found within { $nodes } nodes; the printed track branches too much.
wrong-paper_is_company = { $name } is a company of this board
wrong-paper_home = the home of { $name } must be a city
wrong-no_papers = { $game } has none
wrong-papers_needed = needs the 3E train and one station railway

## Games of 18xx.games

wrong-other_game = the file holds a game of { $title }, not of 18CZ
wrong-optional_rules = optional rules are not supported: { $rules }
wrong-too_many_players = a game is for at most { $most } players, not { $count }
wrong-same_id = two players have the id { $id }
wrong-nothing_to_undo = there is nothing to undo
wrong-nothing_to_redo = there is nothing to redo
wrong-nothing_after = action { $action } has nothing after it
wrong-ended_by_hand = the game was ended by hand before
wrong-not_of_one_company = not shares of one company: { $found }
wrong-not_these_shares = not these shares: { $found }
wrong-one_share = one share is bought at a time: { $found }
wrong-other_price = the price of { $name } is { $price } K, not { $found }
wrong-other_railway_price = the price is { $price } K, not { $found }
wrong-no_start_price = not a start price: { $found }
wrong-other_debt = the debt is { $debt } K, not { $found }
wrong-nothing_to_pass = there is nothing to pass here
wrong-no_red_tile_of = not the red tile of the company: { $found }
wrong-lies_already = { $found } lies on { $hex } already
wrong-no_two_stations = there are no two stations on one hex
wrong-station_not_asked = not a station in question: { $found }
wrong-other_income = these routes earn { $income } K, not { $found }
wrong-no_route = not a route: { $found }
wrong-legs_apart = the legs do not join: { $found }
wrong-no_side = has no side of the company's size: { $found }

## Games for 18xx.games

wrong-no_board_there = 18xx.games has no board { $title }
wrong-other_position = the site would come to another position: { $why }
wrong-differs_prices = the share prices
wrong-differs_track = the track
wrong-differs_order = the playing order
wrong-differs_bank = the trains of the bank
wrong-too_late = the site leaves { $company } no more time for this
wrong-refused_there = 18xx.games refuses it: { $section } { $code }
wrong-no_copy = no copy of tile { $tile } is left
wrong-trains_order = the site asks for the trains above the limit in another order
wrong-debt_as_a_whole = the site lets a debt be paid back only as a whole (R-033)
wrong-own_colour = the site turns a train only to the company's own colour, not to { $face } (R-105)
wrong-differs_player = what { $name } has
wrong-differs_company = status, Director or treasury of { $company }
wrong-differs_trains = the trains of { $company }
wrong-differs_stations = the stations of { $company }
wrong-differs_railway = the local railway { $railway }

## What the owner of a file should know

remark-fell_back = actions that fitted only before or after a silent pass: { $actions }
remark-not_over = the file says that the game is over; here it goes on
remark-other_result = the file has another result: { $there }; here it is { $here }
