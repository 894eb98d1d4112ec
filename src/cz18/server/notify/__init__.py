"""Notifications: what to tell a person and when, the outbox, and delivery by Web Push, e-mail and webhooks."""
