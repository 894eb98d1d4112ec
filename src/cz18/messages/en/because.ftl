### What an opponent says for a choice, one sentence for each number behind it: because-<what>.

# how much better than the other choice
because-advantage = This is { $value } better than the other choice.
# what the bank pays
because-bank = The bank pays { $value }.
because-capital = { $value } of capital stand behind it.
because-cash = { $value } of cash are at hand.
because-cost = It costs { $value }.
# nodes looked at before the search was cut short
because-cut = The search was cut short after { $value } positions.
because-debt = A debt of { $value } would remain.
because-dividend = The dividend brings { $value }.
because-expected = Played to the end, { $value } are expected from it.
# the least that is asked for
because-floor = At least { $value } would have been asked for.
because-gain = By this reckoning it gains { $value }.
because-gain_elsewhere = The money gains { $value } elsewhere.
because-income = The income is { $value }.
because-income_ahead = Later runs bring { $value }.
because-income_change = The runs change by { $value }.
because-income_left = The runs that are left bring { $value }.
# money kept
because-kept = { $value } are kept.
# how many are missing
because-lacks = { $value } are lacking.
# cash left
because-left = { $value } of cash are left.
because-loss = It loses { $value }.
because-missing = { $value } are missing.
# shares missing until it floats
because-missing_to_float = Shares that are missing until it floats: { $value }.
because-next_best = The next best choice comes to { $value }.
# nodes looked at by the search
because-nodes = Positions looked at: { $value }.
# worth of the plan
because-plan = The whole plan is worth { $value }.
because-price = The price is { $value }.
# what is saved
because-relief = It saves { $value }.
# operating rounds to come
because-rounds = Operating rounds to come: { $value }.
# runs to come
because-runs = Runs to come: { $value }.
because-their_gain = The other side gains { $value }.
# shares until it floats
because-to_float = Shares until it floats: { $value }.
because-treasury = The treasury holds { $value }.
because-value = It is worth { $value }.
because-with_later_tiles = With the tiles that can follow it comes to { $value }.
because-with_next_tile = With the next tile it comes to { $value }.
