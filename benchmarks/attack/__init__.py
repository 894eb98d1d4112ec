"""The server under attack, on loopback: `make attack`."""
