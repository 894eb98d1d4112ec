"""People: what they may call themselves, how much they may ask for, and who is let in.

names       signs that do not show, and names that look alike        limits      how much of what, for all workers
passwords   hashing by turns, and wrong passwords slowed down        admission   bans, and a house that is closed
"""
