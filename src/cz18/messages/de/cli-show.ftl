### `18cz show`: a position as text, in blocks of columns.

show-pre-stock = Vor-Aktienrunde
show-end = Ende
show-board = 18CZ, Spielplan { $board ->
        [standard] Standard
        [bohemia] Böhmen
        [moravia_silesia] Mähren und Schlesien
       *[other] { $board }
    }
show-phase = Phase { $letter }
show-railway-price = Lokalbahnen-Kurs { $price } K
show-after = { $actions ->
        [one] nach einer Aktion
       *[other] nach { $actions } Aktionen
    }
show-reconstruction = Der Spielplan ist eine Rekonstruktion. { $why }
show-over = Das Spiel ist zu Ende.
show-at-auction = { $bid ->
        [0] Wird versteigert: { $paper }, noch kein Gebot
       *[other] Wird versteigert: { $paper }, höchstes Gebot { $bid } K von { $bidder }
    }
show-on-offer = Noch nicht verkauft: { $papers }

show-players-title = Spieler
show-companies-title = Gesellschaften in Betriebsreihenfolge
show-not-in-play = Noch nicht gegründet: { $companies }
show-acquired = Übernommen: { $companies }
show-chart-title = Kurstabelle (obere und untere Reihe; auf jedem Kursfeld ist die erste Gesellschaft zuerst am Zug)
show-upper = obere
show-lower = untere
show-no-markers = keine Kursmarker
show-trains-title = Loks
show-top-card = oberste Karte { $card }: { $faces }; { $left }
show-face = { $face } für { $price } K
show-left = { $count ->
        [one] letzte Karte mit diesem Buchstaben
       *[other] noch { $count } Karten mit diesem Buchstaben, diese eingeschlossen
    }
show-no-end = unbegrenzter Vorrat
show-pool = Lokpool: { $trains }
show-scrapped = verschrottet: { $trains }
show-track-title = Spielablauf
show-map-title = Spielplan

## Columns

show-column-player = Spieler
show-column-cash = Bargeld
show-column-debt = Schulden
show-column-penalty = Strafzinsen
show-column-certificates = Zertifikate
show-column-worth = Vermögen
show-column-local-railways = Lokalbahnen
show-column-shares = Aktien
show-column-company = Gesellschaft
show-column-size = Größe
show-column-director = Direktor
show-column-price = Kurs
show-column-treasury = Betriebskapital
show-column-ran-for = letztes Einkommen
show-column-trains = Loks
show-column-railways = Lokalbahnen
show-column-bank = in der Bank
show-column-markers = übrige Marker
show-column-stations = Bahnhöfe
show-column-hex = Feld
show-column-name = Name
show-column-tile = Plättchen
show-column-turned = Drehung
show-column-colour = Farbe

## What stands in them

show-of-limit = { $count } von { $limit }
show-limit = { $trains } (Limit { $limit })
show-used = { $railway } (verbraucht)
show-not-afloat = { $company } (noch nicht in Betrieb)
show-in-city = { $company } in Stadt { $city }
show-size-small = klein
show-size-medium = mittel
show-size-large = groß
show-colour-yellow = gelb
show-colour-green = grün
show-colour-brown = braun
show-colour-grey = grau
show-colour-red = rot
