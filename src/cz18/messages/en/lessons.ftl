### Learning by playing: lessons (lesson-<name>, -task, -why) and puzzles.

## Lessons

learn = Learn by playing
learn-lead = Nine short lessons on a real board, with one opponent, in about 15 minutes.
learn-start = Start
learn-continue = Continue
learn-list = All lessons
learn-all-done = You have finished all the lessons. Now play a full game.
lesson-number = Lesson { $number } of { $count }
lesson-mark-done = done
lesson-task-is = Your task
lesson-done = Well done!
lesson-done-all = That was the last lesson. You now know the basics of the game.
lesson-next = Next lesson
lesson-repeat = Repeat
lesson-skip = Skip
lesson-leave = Play a full game
lesson-railways = Local railways
lesson-railways-task = Buy one of the local railways.
lesson-railways-why = A local railway pays its owner in every operating round, and each one you still own at the end is worth 120 K.
lesson-company = Starting a company
lesson-company-task = Start a company: choose one and its starting price.
lesson-company-why = The Director's certificate costs as much as two shares. Once players own half of the company, it receives all of its capital at once.
lesson-track = Track
lesson-track-task = Lay two track tiles for BCB, beginning on its home hex in Pardubice.
lesson-track-why = In its first turn, a company can lay two yellow tiles; after that, only one tile per turn. Trains can only earn money where there is track.
lesson-stations = Stations
lesson-stations-task = Place a second station for BCB in the city that its track now reaches.
lesson-stations-why = Every route must include one of the company's own stations, and trains cannot pass through a full city in which their company has no station.
lesson-trains = Trains and scrapping
lesson-trains-task = BTE has no train. Buy the 4+4-train from the deck.
lesson-trains-why = The first 4+4-train scraps all 2+2-trains, including those of your other companies.
lesson-running = Running trains
lesson-running-task = Run both of BCB's trains on the best routes, which are shown on the map.
lesson-running-why = A train earns the values of the stops on its route. A company must always run for the highest possible income.
lesson-dividends = Dividends and the share price
lesson-dividends-task = Pay out BCB's income as a dividend.
lesson-dividends-why = The shareholders receive the money and the share price rises. If you withhold the income, it goes into the company's treasury and the share price falls.
lesson-acquisitions = Acquisitions
lesson-acquisitions-task = Have Sx acquire the smaller company ATE, at a price you choose.
lesson-acquisitions-why = The larger company pays the shareholders of the smaller one and takes over its stations, trains and money.
lesson-end = The end of the game
lesson-end-task = Play the last turn of the game: run VBW's train, pay out and end the turn.
lesson-end-why = Only the players' worth counts: cash, shares at their current prices, and 120 K for each local railway, minus debt and penalty interest. The companies' money does not count.

## Puzzles

puzzles = Puzzles
puzzles-lead = Find the best run, the most profitable tile, the trains that a purchase scraps, or a player's final worth.
puzzles-solved = Solved: { $solved } of { $count }
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzle-run = The best run
puzzle-tile = The most profitable tile
puzzle-scrap = What a new train scraps
puzzle-score = The final score
puzzle-run-ask = Draw the best run of { $company }.
puzzle-run-how = On the map, select every hex of the route one after the other, also those without a stop, from the first stop to the last.
puzzle-tile-ask = { $company } lays one tile and runs its trains. Which tile gives the highest income?
puzzle-tile-how = Select a highlighted hex on the map, then a tile and its rotation.
puzzle-scrap-ask = { $company } buys the next train card and uses it as a train of type { $face }. What happens?
puzzle-scrap-trains = Trains that are scrapped:
puzzle-scrap-companies = Companies that lose every train they can run:
puzzle-score-ask = The game is over. What is { $name } worth?
puzzle-score-dividend-ask = The last company, { $company }, pays out its income of { $income } K; then the game ends. What is { $name } worth?
puzzle-score-how = The dividend also moves the share price.
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
puzzle-right = Correct!
puzzle-wrong = Not quite.
puzzle-yours = Your answer earns { $amount } K.
puzzle-run-solution = The best run earns { $amount } K:
puzzle-tile-solution = Tile { $tile } on { $hex } raises the income from { $before } K to { $amount } K.
puzzle-scrap-solution = Companies that lose every train they can run: { $companies }.
puzzle-scrap-nobody = No company loses every train it can run.
worth-cash = Cash
worth-dividend = Dividend
worth-shares = Shares
worth-local_railways = Local railways
worth-debt = Debt
worth-penalty = Penalty interest
worth-sum = Worth
