"""Search for requests that block the server: `make attack-search`."""
