"""Running a server.

ready     is it ready to serve?           metrics   figures for Prometheus
logs      structured logs                 upkeep    what a server does for itself from time to time
admin     what an operator does           backup    everything in one file, and back
orphans   a worker ends with its server   noted     what each request was answered with, and how long it took
"""
