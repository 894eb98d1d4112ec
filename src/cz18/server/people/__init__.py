"""People: names, accounts, passwords, seats and bans.

names       validation of names, and look-alikes        accounts    sign-up, sign-in and recovery
argon       password hashes                             hashing     hashing in another process
passwords   throttling of wrong passwords               seats       sessions, tokens and seats
bans        bans, members-only mode and invitations
"""
