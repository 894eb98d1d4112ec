"""The server: seats, storage and live updates. It contains no rules; `cz18.rules` decides what is legal.

run, app      start a server; the ASGI application      settings    the operator's settings
printed_json  the printed components as JSON            errors      error responses other than rule refusals
addresses     client addresses for limits and bans      text        JSON encoding

storage/      the database                              games/      games being played: actions, bots, live updates
admission/    the fair queue and the rate limiter       operations/ running a server: logs, backups, upkeep
work/         request threads and worker processes      http/       connections, middleware, security headers
people/       accounts, seats, passwords, bans          api/        the endpoints

Down the left column and then the right, a package imports only itself and those before it.
"""
