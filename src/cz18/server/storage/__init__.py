"""What is kept: SQLite or PostgreSQL.

schema, migrations/   the tables of the database, and the steps by which an older one gets them
database, connected   how the database is opened; reading, and writing durably
driver                what is asked at every action, without detours
rows, store           what is kept as plain values; every question and every change
one_server            the lock that keeps a second server off a SQLite file
boards                boards people brought
unused                games nobody has played in: they run out
"""
