### A bot's reasons for a choice, one sentence per number: because-<what>.

# how much better than the other choice
because-advantage = This is { $value } better than the alternative.
because-bank = The bank pays { $value }.
because-capital = The company gets { $value } in capital.
because-cash = Cash on hand: { $value }.
because-cost = It costs { $value }.
# nodes searched before the search was cut short
because-cut = The search was cut short after { $value } positions.
because-debt = This repays { $value } of debt.
because-dividend = The dividend pays { $value }.
because-expected = Expected worth at the end of the game, minus part of the richest rival's: { $value }.
# the lowest price it would accept
because-floor = The lowest acceptable price is { $value }.
because-gain = Estimated gain: { $value }.
because-gain_elsewhere = The money would gain { $value } elsewhere.
because-income = The income is { $value }.
because-income_ahead = Expected income from later runs: { $value }.
because-income_change = Income changes by { $value }.
because-income_left = The remaining runs earn { $value }.
# money kept
because-kept = It keeps { $value }.
# money that is missing
because-lacks = Still missing: { $value }.
# cash left
because-left = Cash left: { $value }.
because-loss = It loses { $value }.
because-missing = Still missing: { $value }.
because-missing_to_float = Shares needed to float: { $value }.
because-next_best = The next best choice is worth { $value }.
# nodes searched
because-nodes = Positions examined: { $value }.
# worth of the plan
because-plan = The whole plan is worth { $value }.
because-price = The price is { $value }.
# what is saved
because-relief = It saves { $value }.
# operating rounds to come
because-rounds = Operating rounds left: { $value }.
# runs to come
because-runs = Runs left: { $value }.
because-their_gain = The other side gains { $value }.
# shares until it floats
because-to_float = Shares needed to float: { $value }.
because-treasury = The treasury holds { $value }.
because-value = It is worth { $value }.
because-with_later_tiles = With later tiles it is worth { $value }.
because-with_next_tile = With the next tile it is worth { $value }.
