### The map, the chart and the tables in English.

