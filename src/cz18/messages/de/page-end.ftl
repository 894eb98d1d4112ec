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

## Das Ende eines Spiels

end-wins = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } teilen sich den Sieg
  }
end-you-win = Du hast gewonnen!
end-why = { $player } gewinnt mit { $worth }, { $lead } vor { $second }; der größte Unterschied kommt von { $kind ->
        [local_railways] den Lokalbahnen
        [penalty] den Strafen für Darlehen
       *[company] { $company }
    }: { $amount } gegen { $other }.
end-shared = { $players } teilen sich den Sieg mit je { $worth }.
end-by-card = Keine Privatbahn wurde verkauft, daher gewinnt { $player } mit der ersten Karte (XI.2).
end-picture = Bild des Spielplans
print = Drucken
cancel = Abbrechen

## Woher das Geld kam

earned = Woher das Geld kam
earned-is = Jede Spalte ergibt zusammen das Vermögen.
earned-start = Startkapital
earned-dividends = Dividenden
earned-bought = gekauft
earned-sold = verkauft
earned-held = behalten
earned-added = eigenes Geld
earned-income = Einkommen

## Aufgegebene Spiele

abandoned = Dieses Spiel wurde abgebrochen
abandoned-is = Hier zieht niemand mehr. Das Spiel bleibt lesbar und kann als neues Spiel fortgesetzt werden.
abandoned-play-on = Als neues Spiel fortsetzen
title-abandoned = Abgebrochen – 18CZ
