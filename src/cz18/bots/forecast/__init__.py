"""What lies ahead: rounds and trains (`basics`), incomes of rounds to come (`incomes`), companies (`forecasts`)."""
