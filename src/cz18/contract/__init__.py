"""The contract: what leaves the rules as JSON for readers, as typed records that OpenAPI describes.

written    actions and events, described from the classes of the rules
records    positions, choices, reasons and previews
"""
