"""Admission: the order of service, and all limits.

queue     the fair queue for requests, expensive jobs and bot turns
limiter   rate and concurrency limits for each address, person, seat or game
rules     the tables of all limits, and those of each endpoint
report    queue lengths and refusals, for the operator
"""
