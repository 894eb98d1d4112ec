"""The contract: what leaves the rules as JSON for readers, and its description; no words in it.

encoding   actions, events and parts of a state as JSON values
view       a position, with what can be done at it
previews   why something cannot be done, and what an action would bring
records    what all these look like, field by field: checked by mypy, described by OpenAPI
written    the same for actions and events, from the classes of the rules
"""

CONTRACT_VERSION = "1.2"
"""MAJOR.MINOR: a new field raises the minor number, a field that goes or changes its meaning the major one."""
