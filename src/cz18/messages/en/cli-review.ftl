### `18cz review`: a review of a game, as text and as an HTML file.

cli-help-review = Review a game: missed income, idle money, causes of large moves, and the decisions that mattered most.
cli-help-review-html = Also write the review as an HTML file, with the better routes on the map.
cli-help-review-depth = 0: facts only; 1: few playouts; 2: all playouts (minutes).
cli-help-review-jobs = Number of processes.
cli-review-progress = review
cli-review-title = Review
cli-review-result = Result
cli-review-missed = Missed income
cli-review-missed-sum =
    { $runs ->
        [one] 1 run
       *[other] { $runs } runs
    }, { $below } below the best one, { $missed } K missed
cli-review-better = better run
cli-review-kept = Income withheld
cli-review-income = income
cli-review-dividends = dividends missed
cli-review-idle = Idle money at the end of stock rounds
cli-review-round = round
cli-review-scrapped = Trains scrapped soon after their purchase
cli-review-bought = bought
cli-review-runs = runs
cli-review-price = price
cli-review-money = Loans, penalties and money that Directors had to add
cli-review-what = what
cli-review-loan = loan
cli-review-penalty = penalty
cli-review-added = added to { $company }
cli-review-amount = amount
cli-review-moves = Large changes of worth
cli-review-change = change
cli-review-causes = causes
cli-review-cause = { $kind ->
        [dividends] dividends of { $company }
        [shares] shares of { $company }
        [added] money added to { $company }
        [local_railways] local railways
        [cash] cash
        [debt] loans and penalties
       *[penalty] penalties
    } { $amount } K
cli-review-decisions = The decisions that mattered most
cli-review-decisions-how = Difference: how much more the player would be worth at the end with the other move, the mean of paired playouts with a 95 % interval. Bots play on after both moves.
cli-review-player = player
cli-review-played = played
cli-review-preferred = the strongest bot prefers
cli-review-difference = difference
cli-review-interval = { $difference } K ({ $low } to { $high })
cli-review-unknown = not known: { $low } to { $high } K
cli-review-mainly = mainly
cli-review-nothing = None.
cli-review-worth = Worth after every round
cli-review-time = { $seconds } s
