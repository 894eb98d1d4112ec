### Die Seite: das Ende eines Spiels, abgebrochene Spiele, Farben, Spalten.

## Spalten und Farben

column-now = Aktionen und Protokoll
column-map = Spielplan und Tabellen
palette = Farben der Plättchen
palette-is = { $palette ->
        [distinct] leichter zu unterscheiden (bei Farbenblindheit)
       *[printed] wie gedruckt
    }
help-tile-marks = Die Farbe eines Plättchens erkennst du auch an seinen dunklen Ecken: keine bei Gelb, eine bei Grün, zwei bei Braun, vier bei Grau.

## Revanche

fault-not_over = Dieses Spiel ist noch nicht zu Ende.
rematch = Noch einmal spielen
rematch-is = Dieselben Spieler, die Plätze um einen verschoben
notice-rematch = { $by } hat ein neues Spiel mit denselben Spielern begonnen.

## Das Ende eines Spiels

end-wins = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } teilen sich den Sieg
  }
end-you-win = Du hast gewonnen!
end-why = { $player } gewinnt mit { $worth }, { $lead } vor { $second }. Den größten Unterschied { $kind ->
        [local_railways] macht der Gewinn aus Lokalbahnen
        [penalty] machen die Strafzinsen
       *[company] macht der Gewinn mit { $company }
    }: { $amount } gegenüber { $other }.
end-shared = Geteilter Sieg mit je { $worth }: { $players }.
end-by-card = Keine Privatbahn wurde verkauft; daher gewinnt { $player } als Erster der Zugreihenfolge (XI.2).
end-picture = Bild des Spielplans speichern
print = Drucken
cancel = Abbrechen

## Woher das Geld kam

earned = Woher das Geld kam
earned-is = Die Beträge einer Spalte ergeben zusammen das Vermögen des Spielers.
earned-start = Startkapital
earned-dividends = Dividenden
earned-bought = Käufe
earned-sold = Verkäufe
earned-held = Bestand
earned-added = Zuschuss für Loks
earned-income = Einkommen

## Abgebrochene Spiele

abandoned = Dieses Spiel wurde abgebrochen
abandoned-is = Dieses Spiel kann nicht weitergespielt werden. Du kannst es weiterhin ansehen oder als neues Spiel fortsetzen.
abandoned-play-on = Als neues Spiel fortsetzen
title-abandoned = Abgebrochen – 18CZ
