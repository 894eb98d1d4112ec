"""The database: SQLite or PostgreSQL.

schema, migrations/   the tables, and the upgrades of older databases
database, connected   engines and the write lock; reading, and durable writing
driver                compiled statements for the most frequent queries
rows, store, people   rows as named tuples; all queries and changes
one_server            the lock that keeps a second server off a SQLite file
boards                custom boards
unused                removal of games that were never played
"""
