"""Notifications: who is notified of what and when, the outbox, and delivery by Web Push, e-mail and webhooks."""
