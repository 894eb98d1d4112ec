### `18cz review`: a review of a game, as text and as an HTML file.

cli-help-review = Review a game: missed income, idle money, causes of large changes in worth, and the decisions that mattered most.
cli-help-review-html = Also write the review as an HTML file, with maps of the largest missed runs.
cli-help-review-depth = 0: facts only; 1: also a few playouts; 2: all playouts (takes minutes).
cli-help-review-jobs = Number of processes.
cli-review-progress = review
cli-review-title = Review
cli-review-result = Result
cli-review-missed = Missed income
cli-review-missed-sum =
    { $runs ->
        [one] 1 run
       *[other] { $runs } runs
    }, { $below } below the best possible, { $missed } K missed
cli-review-better = best run
cli-review-kept = Income withheld
cli-review-income = income
cli-review-dividends = missed dividends
cli-review-idle = Cash left at the end of stock rounds
cli-review-round = round
cli-review-scrapped = Trains scrapped after at most two runs
cli-review-bought = bought in action
cli-review-runs = runs
cli-review-price = price
cli-review-money = Loans, penalty interest and money added by Directors
cli-review-what = item
cli-review-loan = loan
cli-review-penalty = penalty interest
cli-review-added = added to { $company }
cli-review-amount = amount
cli-review-moves = Large changes in worth
cli-review-change = change
cli-review-causes = causes
cli-review-others = average
cli-review-earned = Where the money came from
cli-review-start = starting money
cli-review-from-dividends = dividends
cli-review-from-shares = shares
cli-review-from-railways = local railways
cli-review-put-in = added to companies
cli-review-worth-in-all = worth
cli-review-largest-dividends = most dividends from
cli-review-cause = { $kind ->
        [dividends] dividends from { $company }
        [shares] shares of { $company }
        [added] money added to { $company }
        [local_railways] local railways
        [cash] cash
        [debt] debt and penalty interest
       *[penalty] penalty interest
    } { $amount } K
cli-review-decisions = The decisions that mattered most
cli-review-decisions-how = Difference: how much more the player would be worth at the end of the game after the other move, as the mean of paired playouts with a 95% interval. After either move, bots play on.
cli-review-player = player
cli-review-played = move played
cli-review-preferred = move preferred by the Magnate
cli-review-difference = difference
cli-review-interval = { $difference } K ({ $low } to { $high } K)
cli-review-unknown = unclear: { $low } to { $high } K
cli-review-mainly = mainly due to
cli-review-nothing = None.
cli-review-worth = Worth after every round
cli-review-time = { $seconds } s
