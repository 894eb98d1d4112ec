"""Admission: who is served next, and who has to wait.

queue     the fair queue: requests, costly jobs and bot turns wait in it
limiter   the rate limiter: how often, how much and how many at once, for each address, person, seat or game
rules     the table of all limits, and which of them each endpoint has
report    what an operator sees of both
"""
