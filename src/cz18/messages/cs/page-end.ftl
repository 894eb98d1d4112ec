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

## Odveta

fault-not_over = Tato hra ještě neskončila.
rematch = Hrát znovu
rematch-is = Stejní hráči, každý o místo dál
notice-rematch = { $by } založil(a) novou hru se stejnými hráči.
