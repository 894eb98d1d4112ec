"""Forecasts: rounds and trains (`basics`), incomes of later rounds (`incomes`), companies and shares (`forecasts`)."""
