### Learning by playing: lessons (lesson-<name>, -task, -why) and puzzles.

## Lessons

learn = Learn by playing
learn-lead = Nine short lessons on a real board, with one opponent. About 15 minutes.
learn-start = Start
learn-continue = Continue
learn-list = All lessons
learn-all-done = You have finished all lessons. Now play a whole game.
lesson-number = Lesson { $number } of { $count }
lesson-mark-done = done
lesson-task-is = Your task
lesson-done = Well done!
lesson-done-all = That was the last lesson. You know the whole game now.
lesson-next = Next lesson
lesson-repeat = Repeat
lesson-skip = Skip
lesson-leave = Play a whole game
lesson-railways = Local railways
lesson-railways-task = Buy one of the local railways.
lesson-railways-why = A local railway pays its owner in every operating round, and each one you still own at the end is worth 120 K.
lesson-company = Starting a company
lesson-company-task = Start a company: choose one and its share price.
lesson-company-why = The Director's certificate costs as much as two shares, and once half of the company is sold it receives its whole capital.
lesson-track = Track
lesson-track-task = Lay two track tiles for BCB, beginning at its home in Pardubice.
lesson-track-why = In its first turn a company lays two yellow tiles, and later one tile in a turn. Trains only earn where track leads.
lesson-stations = Stations
lesson-stations-task = Place a second station for BCB in the city that the track now reaches.
lesson-stations-why = Every run must touch one of the company's own stations, and a full city blocks the runs of companies without a station there.
lesson-trains = Trains and scrapping
lesson-trains-task = BTE has no train: buy the 4+4 from the deck.
lesson-trains-why = The first 4+4 takes every 2+2 out of the game, also those of your other companies.
lesson-running = Running trains
lesson-running-task = Run both trains of BCB on the best routes, which the map shows.
lesson-running-why = A run earns the value of its stops, and a company must always run for the highest possible income.
lesson-dividends = Dividends and the share price
lesson-dividends-task = Pay the income of BCB out as a dividend.
lesson-dividends-why = The shareholders receive the money and the share price rises; withheld income stays in the company and the price falls.
lesson-acquisitions = Acquisitions
lesson-acquisitions-task = Let Sx acquire the smaller company ATE, at a price you choose.
lesson-acquisitions-why = The larger company takes over stations, trains and money, and pays the shareholders of the smaller one.
lesson-end = The end, and what counts
lesson-end-task = Play the last turn of the game: run the train of VBW, pay out and end the turn.
lesson-end-why = Only the players' wealth counts: cash, shares at their current price, and 120 K for each local railway. The companies' money does not.

## Puzzles

puzzles = Puzzles
puzzles-lead = Find the best run, the best tile, what a train scraps, the final score.
puzzles-solved = Solved: { $solved } of { $count }
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzle-run = The best run
puzzle-tile = The most profitable tile
puzzle-scrap = What a train scraps
puzzle-score = The final score
puzzle-run-ask = Draw the best run of { $company }.
puzzle-run-how = Select the hexes of the route on the map one after the other, from the first stop to the last.
puzzle-tile-ask = { $company } lays one tile and runs. Which tile brings the highest income?
puzzle-tile-how = Select a marked hex on the map, then a tile and its rotation.
puzzle-scrap-ask = { $company } buys the next train card, choosing its { $face } side. What happens?
puzzle-scrap-trains = These trains are scrapped:
puzzle-scrap-companies = These companies are left without a train and have to buy one:
puzzle-score-ask = The game is over. What is { $name } worth?
puzzle-score-dividend-ask = The last company, { $company }, pays out its income of { $income } K; then the game ends. What is { $name } worth?
puzzle-score-how = A dividend moves the share price, too.
puzzle-score-field = Worth:
puzzle-shares = { $units ->
    [one] { $units } share ({ $percent }%)
   *[other] { $units } shares ({ $percent }%)
}
puzzle-at = at { $price } K
puzzle-check = Check
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-list = All puzzles
puzzle-right = Right!
puzzle-wrong = Not quite.
puzzle-yours = Yours earns { $amount } K.
puzzle-run-solution = The best run earns { $amount } K:
puzzle-tile-solution = Tile { $tile } on { $hex } raises the income from { $before } K to { $amount } K.
puzzle-scrap-solution = Left without a train: { $companies }.
puzzle-scrap-nobody = No company is left without a train.
worth-cash = Cash
worth-dividend = Dividend
worth-shares = Shares
worth-local_railways = Local railways
worth-debt = Debt
worth-penalty = Penalty for the loan
worth-sum = Worth
