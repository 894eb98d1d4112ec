### A bot's reasons for a choice, one sentence per number: because-<what>.

# how much better than the other choice
because-advantage = This is { $value } better than the other choice.
because-bank = The bank pays { $value }.
because-capital = The company receives { $value } in capital.
because-cash = Cash on hand: { $value }.
because-cost = It costs { $value }.
# nodes searched before the time limit
because-cut = The search reached its time limit after { $value } positions.
because-debt = { $value } of debt is repaid.
because-dividend = Value of the dividend: { $value }.
because-expected = Expected worth at the end of the game, minus part of the richest rival's worth: { $value }.
# the lowest price it would accept
because-floor = The lowest acceptable price is { $value }.
because-gain = Estimated gain: { $value }.
because-gain_elsewhere = Estimated gain from spending the money on something else: { $value }.
because-income = Income: { $value }.
because-income_ahead = Estimated value of the income per run after the next tiles: { $value }.
because-income_change = Estimated value of the change in income per run: { $value }.
because-income_left = Expected income per run with the remaining trains: { $value }.
# income withheld; of a pass: reason-Pass-kept
because-kept = Income withheld: { $value }.
# money the company is expected to be short of for trains
because-lacks = Expected shortfall for trains: { $value }.
# cash left
because-left = Cash left: { $value }.
because-loss = Estimated loss: { $value }.
# money missing for the cheapest train
because-missing = Still missing for the next train: { $value }.
because-missing_to_float = Shares still needed to float: { $value }.
because-next_best = The next best choice is worth { $value }.
# nodes searched
because-nodes = Positions examined: { $value }.
# worth of the plan
because-plan = Estimated gain from the whole plan: { $value }.
because-price = The price is { $value }.
# what is saved
because-relief = Estimated saving: { $value }.
# operating rounds after this one
because-rounds = Operating rounds after this one: { $value }.
# runs until the train is scrapped or the game ends
because-runs = Expected runs with this train: { $value }.
because-their_gain = Estimated gain for the other player: { $value }.
# shares until it floats
because-to_float = Shares still needed to float: { $value }.
because-treasury = The treasury holds { $value }.
because-value = Estimated value: { $value }.
because-with_later_tiles = Value together with later tiles: { $value }.
because-with_next_tile = Value together with the next tile: { $value }.
