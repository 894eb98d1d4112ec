"""The contract: the JSON that clients receive, and its description. It contains codes and numbers, no sentences.

encoding   actions, events and parts of a state as JSON values
view       a position with its legal choices
previews   refusals, and the outcomes of actions
records    the types of all these, field by field: checked by mypy, described by OpenAPI
written    the same for actions and events, generated from the classes of the rules
"""

CONTRACT_VERSION = "1.3"
"""MAJOR.MINOR: a new field raises the minor number; removing a field or changing its meaning raises the major one."""
