"""The commands, one module per command or group; `files` read a game, `bots` play many."""
