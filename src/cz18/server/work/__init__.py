"""Where work runs: on the threads of requests, or in a process pool.

threads   threads of requests, and routes with limits   pool      process pool for costly jobs
jobs      the costly jobs, as pure functions            worker    one process of the pool
"""
