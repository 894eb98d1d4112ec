"""A search for requests that hold up the server: `make attack-search`."""
