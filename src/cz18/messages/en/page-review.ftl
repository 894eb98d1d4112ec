### Review of a game, replay and plans.

## Review

review = Review
review-of = Review of { $title }
review-open = Review this game
review-none = A review compares every run with the best one and plays out the decisions that mattered most. It takes a few minutes.
review-start = Start the review
review-waiting = The review waits for its turn.
review-running = The review is { $percent } % done.
review-left = About { $minutes ->
        [0] less than a minute
        [one] 1 minute
       *[other] { $minutes } minutes
    } left.
review-cancel = Cancel
review-failed = The review failed.
review-again = Try again
review-older = This review covers the game up to entry { $length }.
review-worth = Worth after every round
review-decisions = The decisions that mattered most
review-decisions-how = Bots play the game on to its end after both moves, in the same scenarios. The difference is how much more the player is worth at the end with the other move, with a 95 % interval.
review-played = Played
review-preferred = The strongest bot prefers
review-gain = { $amount } better
review-loss = The move played is { $amount } better.
review-interval = { $low } to { $high }
review-unknown = Not known which is better: { $low } to { $high }
review-mainly = Mainly: { $what }
review-why = Why the bot prefers it
review-go = Go to this position
review-what-if = What if?
review-what-if-is = Play the other move on a copy of the game, against bots
review-no-decisions = The strongest bot would have decided the same everywhere.
review-missed = Missed income
review-missed-sum =
    { $runs ->
        [one] 1 run
       *[other] { $runs } runs
    }, { $below } below the best one: { $missed } missed
review-missed-none = Every run was the best one.
review-show-run = Show the better run
review-run = { $company }: { $claimed } instead of { $best }
review-map = The better run of { $company }
review-moves = Unusual changes of worth
review-moves-how = Rounds in which a player's worth changed much more or less than that of the others.
review-cause = { $kind ->
        [dividends] dividends of { $company }
        [shares] shares of { $company }
        [added] money added to { $company }
        [local_railways] local railways
        [cash] cash
        [debt] loans and penalties
       *[penalty] penalties
    } { $amount }
review-change = change
review-others = mean
review-causes = causes
review-idle = Idle money at the end of stock rounds
review-kept = Income withheld
review-kept-missed = dividends missed
review-scrapped = Trains scrapped soon after their purchase
review-runs = runs
review-price = price
review-money = Loans, penalties and money that Directors had to add
review-loan = loan
review-penalty = penalty
review-added = added to { $company }
review-amount = amount
review-round = round
review-player = player
review-company = company
review-train = train
review-income = income
review-what = what
review-nothing = None.
review-entry = Entry { $number }

## Replay

replay-play = Play the moves one after the other
replay-pause = Pause
replay-speed = Speed: { $speed } moves a second
replay-next-point = Next turning point
replay-next-round = Next round
key-p = play the moves of the history, or pause
key-t = next turning point of the review, or next round
key-speed = faster or slower

## Plans

plans = Plans
plans-is = Try moves on a private copy, for yourself and for everyone. Nobody else sees a plan.
plans-off = Planning is turned off in this game.
plans-none = You have no plan for this game.
plan-new = New plan from this position
plan-default = Plan { $number }
plan-name = Name of the plan
plan-open = Open
plan-copy = Copy
plan-delete = Delete
plan-delete-ask = Delete the plan “{ $name }”?
plan-rename = Rename
plan-play = Play this
plan-play-is = Play the moves of this plan in the game while it is your turn and each still fits
plan-banner = Plan: { $name }
plan-private = Only you see this. You decide for everyone.
plan-back = Back to the game
plan-moves =
    { $moves ->
        [0] no moves yet
        [one] 1 move
       *[other] { $moves } moves
    }
plan-from = from entry { $number }
plan-outcome = What the plan brings
plan-worth = { $player }: { $after } ({ $change })
plan-income = { $company } earns { $income }, { $paid ->
        [yes] paid out
       *[no] not paid out
    }
plan-best = Best run of { $company }: { $after } (before: { $before })
plan-forced = { $company } has to buy a train for { $price } and has { $treasury }
plan-added = A Director adds { $amount } to { $company }
plan-loan = { $player } takes a loan of { $amount }
plan-played-done = The whole plan was played.
plan-played-others_turn = Played up to the turn of { $player }.
plan-played-not_your_turn = { $player } decides now, so move { $place } of the plan waits.
plan-played-refused = Move { $place } of the plan no longer fits: { $reason }
plan-played-nothing = Nothing of the plan was left to play.
planning = Private plans
planning-is = People may try moves on private copies while the game is in progress

## Errors

fault-plan_too_long = A plan can have at most { $most } moves.
fault-planning_is_off = Planning is turned off in this game.
fault-too_many_plans = You have the maximum number of plans for this game ({ $most }).
