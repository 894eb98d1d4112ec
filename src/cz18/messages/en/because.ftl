### A bot's reasons for a choice, one sentence per number: because-<what>.

# how much better than the other choice
because-advantage = This is { $value } better than the other choice.
because-bank = The bank pays { $value }.
because-capital = The company receives { $value } in capital.
because-cash = Cash on hand: { $value }.
because-cost = It costs { $value }.
# nodes searched before the search was cut short
because-cut = The search was cut short after { $value } positions.
because-debt = { $value } of debt is repaid.
because-dividend = The dividend pays { $value }.
because-expected = Expected worth at the end of the game, minus part of the richest rival's worth: { $value }.
# the lowest price it would accept
because-floor = The lowest acceptable price is { $value }.
because-gain = Estimated gain: { $value }.
because-gain_elsewhere = The money could gain { $value } elsewhere.
because-income = Income: { $value }.
because-income_ahead = Expected income from later runs: { $value }.
because-income_change = Estimated change in income: { $value }.
because-income_left = Expected income with the remaining trains: { $value }.
# money kept
because-kept = Amount kept: { $value }.
# money that is missing
because-lacks = Still missing: { $value }.
# cash left
because-left = Cash left: { $value }.
because-loss = Estimated loss: { $value }.
because-missing = Still missing: { $value }.
because-missing_to_float = Shares needed to float: { $value }.
because-next_best = The next best choice is worth { $value }.
# nodes searched
because-nodes = Positions examined: { $value }.
# worth of the plan
because-plan = Estimated gain of the whole plan: { $value }.
because-price = The price is { $value }.
# what is saved
because-relief = Estimated saving: { $value }.
# operating rounds to come
because-rounds = Operating rounds left: { $value }.
# runs to come
because-runs = Runs left: { $value }.
because-their_gain = Estimated gain of the other side: { $value }.
# shares until it floats
because-to_float = Shares needed to float: { $value }.
because-treasury = The treasury holds { $value }.
because-value = Estimated value: { $value }.
because-with_later_tiles = Value together with later tiles: { $value }.
because-with_next_tile = Value together with the next tile: { $value }.
