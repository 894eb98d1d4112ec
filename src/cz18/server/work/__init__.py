"""Whose turn it is to have something worked out, and where: in threads, or in processes of their own.

fair      a line in which everybody has their turn        threads   the threads of requests
jobs      what is costly, as functions of plain values    pool      the processes that do them
worker    one such process
"""
