"""Output of the commands: tables, JSON, errors and help, in the current language."""
