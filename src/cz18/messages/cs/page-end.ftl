### Stránka: konec hry, opuštěné hry, barvy, sloupce.

## Sloupce a barvy

column-now = Co lze teď udělat, a záznam
column-map = Mapa a tabulky
palette = Barvy dílků
palette-is = { $palette ->
        [distinct] rozlišitelné i pro barvoslepé
       *[printed] jako tištěné
    }
help-tile-marks = Barvu dílku ukazují i tmavé rohy: žádný je žlutý, jeden zelený, dva hnědý, čtyři šedý.
