"""Where something is worked out, by turns: in threads, or in processes of their own.

threads   the threads of requests, and routes with limits   pool      the processes that do what is costly
jobs      what is costly, as functions of plain values      worker    one such process
"""
