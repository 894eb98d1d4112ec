### Die Seite: das Ende eines Spiels, aufgegebene Spiele, Farben, Spalten.

## Spalten und Farben

column-now = Was jetzt möglich ist, und das Protokoll
column-map = Karte und Tabellen
palette = Farben der Plättchen
palette-is = { $palette ->
        [distinct] unterscheidbar bei Farbenblindheit
       *[printed] wie gedruckt
    }
help-tile-marks = Dunkle Ecken zeigen ebenfalls die Farbe eines Plättchens: keine gelb, eine grün, zwei braun, vier grau.
