"""People: what they may call themselves, how much they may ask for, and who is let in.

names       signs that do not show, and names that look alike        hashing     passwords in a process of their own
passwords   wrong passwords slowed down                              bans        and a house that is closed
"""
