### The numbers behind what an opponent does, each followed by its value: because-<what>.

# how much better than the other choice
because-advantage = advantage
# what the bank pays
because-bank = bank
because-capital = capital
because-cash = cash
because-cost = cost
# nodes looked at before the search was cut short
because-cut = cut
because-debt = debt
because-dividend = dividend
because-expected = expected
# the least that is asked for
because-floor = floor
because-gain = gain
because-gain_elsewhere = gain elsewhere
because-income = income
because-income_ahead = income ahead
because-income_change = income change
because-income_left = income left
# money kept
because-kept = kept
# how many are missing
because-lacks = lacks
# cash left
because-left = left
because-loss = loss
because-missing = missing
# shares missing until it floats
because-missing_to_float = missing to float
because-next_best = next best
# nodes looked at by the search
because-nodes = nodes
# worth of the plan
because-plan = plan
because-price = price
# what is saved
because-relief = relief
# operating rounds to come
because-rounds = rounds
# runs to come
because-runs = runs
because-their_gain = their gain
# shares until it floats
because-to_float = to float
because-treasury = treasury
because-value = value
because-with_later_tiles = with later tiles
because-with_next_tile = with next tile
