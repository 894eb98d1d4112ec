"""The server: seats, storage and pushes. It knows no rule; what is legal it asks of `cz18.rules`.

run, app      starting a server; the application        settings    what an operator can choose
view          a position as the page draws it           choices     what can be done, and why not
facts         what is printed, as JSON                  errors      what is answered when something cannot be done

storage/      what is kept                              games/      games being played: actions, bots, pushes
admission/    the fair queue and the rate limiter       operations/ running a server: logs, backups, upkeep
work/         threads and processes, by turns           http/       before a request comes to its endpoint
people/       accounts, seats, passwords, bans          api/        the endpoints

In this order, storage first and api last: a sub-room imports itself and those before it.
"""
