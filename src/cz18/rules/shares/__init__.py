"""Share companies on paper: the chart, who leads a company, when it floats (VII.5, IX)."""
