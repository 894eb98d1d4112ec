"""A review of a game: facts from its log, and the decisions that mattered most, judged by playouts.

figures    what can be computed exactly: missed income, idle money, trains scrapped early, large moves of worth
judged     decisions whose alternative a bot prefers, and the difference in K from paired playouts
work       the review as small independent units, which can be stored, resumed and run in several processes
report     the review as an HTML file
"""
