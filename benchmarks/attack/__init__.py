"""Attacks on a server on loopback: `make attack`."""
