### Review of a game, replay and plans.

## Review

review = Review
review-of = Review of { $title }
review-open = Review this game
review-none = A review compares every run with the best one, and bots play out the decisions that mattered most. It takes a few minutes.
review-start = Start the review
review-waiting = The review is waiting in the queue.
review-running = The review is { $percent }% done.
review-left = { $minutes ->
        [0] Less than a minute left.
        [one] About 1 minute left.
       *[other] About { $minutes } minutes left.
    }
review-stay = You can leave this page; the review is stored with the game.
review-cancel = Cancel
review-failed = The review failed.
review-again = Review again
review-older = This review covers the game up to entry { $length }.
review-worth = Worth after each round
review-decisions = The decisions that mattered most
review-decisions-how = Bots play the game to its end after the move played and after the move the bot prefers, in the same scenarios. The difference is how much more the player is worth at the end with the preferred move, with a 95% confidence interval.
review-played = Played
review-preferred = The Magnate prefers
review-gain = The preferred move is { $amount } better.
review-loss = The move played is { $amount } better.
review-interval = { $low } to { $high }
review-unknown = It is unclear which move is better (difference: { $low } to { $high })
review-mainly = Mainly: { $what }
review-why = Why the bot prefers it
review-go = Go to this position
review-what-if = What if?
review-what-if-is = Play the preferred move on a copy of the game, against bots
review-no-decisions = No decision was found in which the Magnate prefers another move.
review-missed = Missed income
review-missed-sum =
    { $runs ->
        [one] The only run earned less than the best one: { $missed } missed
       *[other] { $below } of { $runs } runs earned less than the best one: { $missed } missed
    }
review-missed-none = No run earned less than the best one.
review-show-run = Show the better run
review-run = { $company }: { $claimed } instead of { $best }
review-map = The better run of { $company }
review-moves = Unusual changes in worth
review-moves-how = The changes in a player's worth within a round that differ most from the average change of all players.
review-cause = { $kind ->
        [dividends] dividends from { $company }
        [shares] shares of { $company }
        [added] money added to { $company }
        [local_railways] local railways
        [cash] cash
        [debt] debt and penalty interest
       *[penalty] penalty interest
    } { $amount }
review-change = change
review-others = average
review-causes = causes
review-idle = Unspent cash at the end of stock rounds
review-kept = Income withheld
review-kept-missed = dividends missed
review-scrapped = Trains scrapped after at most two runs
review-runs = runs
review-price = price
review-money = Loans, penalty interest and money that Directors had to add
review-loan = loan
review-penalty = penalty interest
review-added = added to { $company }
review-amount = amount
review-round = round
review-player = player
review-company = company
review-train = train
review-income = income
review-what = item
review-nothing = None.
review-entry = Entry { $number }

## Replay

replay-play = Play back the moves
replay-pause = Pause
replay-speed = Speed: { $speed } moves per second
replay-next-point = Next turning point
replay-next-round = Next round
key-p = play back the history, or pause
key-t = next turning point of the review, or next round
key-speed = slower or faster

## Plans

plans = Plans
plans-is = Try out moves for all players on a private copy of the game. Nobody else can see your plans.
plans-off = Planning is turned off in this game.
plan-new = New plan from this position
plan-default = Plan { $number }
plan-name = Name of the plan
plan-open = Open
plan-copy = Copy
plan-delete = Delete
plan-delete-ask = Delete the plan “{ $name }”?
plan-rename = Rename
plan-play = Play this
plan-play-is = Play the moves of this plan in the game, as long as it is your turn and each move is still possible
plan-banner = Plan: { $name }
plan-private = Only you can see this plan. You decide for all players.
plan-back = Back to the game
plan-moves =
    { $moves ->
        [0] no moves yet
        [one] 1 move
       *[other] { $moves } moves
    }
plan-from =
    { $number ->
        [0] from the start of the game
       *[other] after entry { $number }
    }
plan-outcome = Results of the plan
plan-no-change = No effect on incomes or worth
plan-worth = { $player }: worth { $after } ({ $change })
plan-income = { $company } earns { $income }, { $paid ->
        [yes] paid out
       *[no] not paid out
    }
plan-best = Best run of { $company }: { $after } (before: { $before })
plan-forced = { $company } must buy a train for at least { $price }, but has only { $treasury }
plan-added = The Director adds { $amount } to { $company }
plan-loan = { $player } takes a loan of { $amount }
plan-played-done = The whole plan has been played.
plan-played-others_turn = Stopped: the plan continues with a move by { $player }.
plan-played-not_your_turn = Stopped before move { $place } of the plan: it is { $player }'s turn.
plan-played-refused = Move { $place } of the plan is no longer possible: { $reason }
plan-played-nothing = There was nothing left to play in this plan.
planning = Private plans
planning-is = Allow trying out moves on private copies while the game is in progress

## Errors

fault-original_not_over = This game continues another one that is still in progress. You can review it when that is over.
fault-plan_too_long = A plan can have at most { $most } moves.
fault-planning_is_off = Planning is turned off in this game: plans and copies are possible after its end.
fault-too_many_plans = You cannot save any more plans: the limit is { $most } per game, and there is another limit for all games together. Delete a plan first.
