"""The Magnate: a Tycoon whose evaluation was learnt from games of its own (`features`, `network`, `training`)."""
