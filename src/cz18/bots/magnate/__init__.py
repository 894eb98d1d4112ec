"""The Magnate: a Tycoon with a valuation learned from its own games (`features`, `network`, `training`)."""
