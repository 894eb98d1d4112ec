"""The endpoints under /api, and the page.

games, seats, play, bots, people, live, operator, facts   the endpoints by subject
requests, answers   the bodies that come, and those that go
services            everything one server process has
common, desk        what endpoints share; how one has something costly worked out
page                what a browser loads first
"""
