"""Operation of a server.

ready      readiness check                 metrics    Prometheus metrics
logs       structured logs                 upkeep     periodic clean-up
admin      commands of the operator        backup     backup and restore
watchdog   systemd watchdog                pulse      lag of the event loop
stopping   bounded shutdown                orphans    a worker ends with its server
garbage    tuning of the garbage collector noted      middleware for status and time of requests
"""
