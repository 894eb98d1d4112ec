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

## Revanche

fault-not_over = Dieses Spiel ist noch nicht zu Ende.
rematch = Noch einmal spielen
rematch-is = Dieselben Spieler, jeder einen Platz weiter
notice-rematch = { $by } hat ein neues Spiel mit denselben Spielern begonnen.
