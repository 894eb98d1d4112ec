"""Response bodies and live messages by subject: the contract's records within tables, logs and accounts."""
