"""Games being played.

loaded_game   one game in memory: its log and its positions   games      the journey of an action; undo, seats
create        new games: set up, imported, forked             bots       seats that move by themselves
push          live viewers, and other workers                 thinking   what an opponent does at a position
listener      what workers tell each other            in_memory  games read, held and kept in step
"""
