"""The endpoints under /api, and the page.

tables, analysis    packages of endpoints: games and seats; plans, reviews and positions
by_turn, facts, lessons, notifications, operator, people   other endpoints by subject
requests, answers   request bodies and response bodies
services            the components of one server process
common              shared helpers
desk, log_pages     expensive jobs and their cache; missed entries for live viewers
page                the built page
"""
