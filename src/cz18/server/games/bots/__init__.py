"""Bots at the tables: `worker` has the queue and the threads, `thinking` the decision at a position."""
