"""The endpoints under /api, and the page.

games, seats, play, bots, people, live, operator, facts   the endpoints by subject
requests, answers   request bodies and response bodies
services            the components of one server process
common, direct      shared helpers; a fast path for actions
desk, catch_up      expensive jobs and their cache; missed entries for live viewers
page                the built page
"""
