"""Text for actions, events and positions."""
