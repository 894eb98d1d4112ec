### Die Seite: Spielplan, Kurstabelle und Tabellen.

## Map

map = Spielplan: { $title }
map-closer = Vergrößern
map-farther = Verkleinern
map-whole = Ganzer Spielplan
map-reconstruction = Dieser Spielplan ist eine Rekonstruktion
map-title-standard = Die böhmischen Länder
map-title-bohemia = Böhmen
map-title-moravia_silesia = Mähren und Schlesien
reconstruction-moravia_silesia = Wir kennen keinen Text, der den gedruckten Spielplan dieser Variante beschreibt; diese Teile sind deshalb rekonstruiert: der Umriss (der östliche Teil des Standardplans), die rot umrandeten Felder von Sx und By und das zweite von kk, vier der fünf Mindestgebote, die Wahl der kleinen und der mittleren Lokalbahn, der Wert von 20 K für ein rotes Plättchen, bevor es grüne Plättchen gibt, und die Loks, ab denen es grüne, braune und graue Plättchen gibt. Wenn du den gedruckten Spielplan besitzt, kannst du mit dem Befehl 18cz board write eine berichtigte Kopie dieses Spielplans anlegen.

hex-home-of = Heimatfeld von { $company }
hex-tile = Plättchen { $tile } in { $colour }
hex-kind-open = Freies Gelände ohne Plättchen
hex-kind-town = Kleinstadt ohne Plättchen
hex-kind-double_town = Zwei Kleinstädte ohne Plättchen
hex-kind-city = Stadt ohne Plättchen
hex-kind-double_city = Zwei Städte ohne Plättchen
hex-kind-reserved = Rot umrandetes Feld ohne Plättchen
hex-kind-fixed = Graues Feld
hex-terrain = { $terrain }, { $cost }
hex-label = Nur Plättchen mit { $label } passen
hex-value = Jetziger Wert: { $value }
hex-city = Stadt
hex-town = Kleinstadt
hex-room = { $slots ->
    [one] Platz für einen Bahnhof
   *[other] Platz für { $slots } Bahnhöfe
  }
hex-exits = Gleis nach: { $to }
hex-track = Gleis von { $from } nach { $to }
hex-stations = { $count ->
    [one] Bahnhof: { $companies }
   *[other] Bahnhöfe: { $companies }
  }
station-railway = Bahnhofsbahn
hex-changed = Geändert, seit du zuletzt hier warst
hex-legal = Jetzt wählbar

colour-yellow = Gelb
colour-green = Grün
colour-brown = Braun
colour-grey = Grau
colour-red = Rot
terrain-river = Fluss
terrain-hill = Hügel
terrain-mountain = Berge
edge-0 = Südwesten
edge-1 = Westen
edge-2 = Nordwesten
edge-3 = Nordosten
edge-4 = Osten
edge-5 = Südosten

## Tile fan

fan = Plättchen für { $hex }
fan-tile = Plättchen { $tile } in { $colour }, { $rotations ->
    [one] eine Drehung möglich
   *[other] { $rotations } Drehungen möglich
  }, noch { $left } übrig
fan-turn-left = Nach links drehen
fan-turn-right = Nach rechts drehen
fan-lay = Plättchen { $tile } legen
fan-cancel = Zurück
fan-with = Mit { $railway }
fan-without = Ohne Lokalbahn
fan-way = { $number } von { $count }

## Chart

chart = Aktienkurse. { $prices }
chart-start = Startkurs: { $sizes }
size-letter-small = k
# as in English
size-letter-medium = m
size-letter-large = g

## Trains

clock = Lokkarten in ihrer Reihenfolge
clock-card = Karte
clock-limit = Loklimit
clock-brings = Wirkung
clock-left = noch { $left } von { $count }
clock-endless = unbegrenzt
# $size is the size if there is only one, otherwise "several".
clock-opens = { $size ->
        [small] kleine Gesellschaften werden verfügbar
        [medium] mittlere Gesellschaften werden verfügbar
        [several] Gesellschaften der Größen { $sizes } werden verfügbar
       *[other] große Gesellschaften werden verfügbar
    }
clock-scraps = { $train }-Lok verschrottet { $old }-Loks
clock-papers = Privatbahnen werden geschlossen
clock-trade = Gesellschaften dürfen mit Loks handeln
clock-railways = Gesellschaften dürfen Lokalbahnen kaufen
clock-limit-falls = niedrigeres Loklimit { $size ->
        [small] für kleine Gesellschaften
        [medium] für mittlere Gesellschaften
        [several] ({ $sizes })
       *[other] für große Gesellschaften
    }
clock-tiles = { $colour ->
        [yellow] gelbe Plättchen
        [green] grüne Plättchen
        [brown] braune Plättchen
       *[other] graue Plättchen
    }
phase-now = Phase { $letter }: { $colour ->
        [yellow] nur gelbe Plättchen
        [green] gelbe und grüne Plättchen
        [brown] gelbe, grüne und braune Plättchen
       *[other] Plättchen von Gelb bis Grau
    }; { $size ->
        [small] nur kleine Gesellschaften
        [medium] nur mittlere Gesellschaften
        [several] Gesellschaften der Größen { $sizes }
       *[other] nur große Gesellschaften
    }.
phase-next = Nächste Änderung mit der ersten { $letter }-Karte ({ $count ->
        [0] schon die nächste Karte
        [one] nach einer weiteren Karte
       *[other] nach { $count } weiteren Karten
    }): { $brings }.
clock-pool = Lokpool
clock-scrapped = Verschrottet
table-none = keine

## Track

track = Spielablauf
track-pre = Vor
track-end = Ende
track-export = Danach wird eine Lokkarte ins Ausland verkauft
track-export-key = Nach einer Runde mit diesem Zeichen wird eine Lokkarte ins Ausland verkauft

## Supply

supply-tile = Plättchen { $tile }, noch { $left } von { $count }
supply-chosen = Plättchen { $tile }
supply-from = Ersetzt
supply-from-nothing = Keines (erstes Plättchen auf einem Feld)
supply-to = Wird ersetzt durch
supply-to-nothing = Keines

## Tables

table-players = Spieler
table-player = Spieler
table-cash = Bargeld
table-worth = Vermögen
table-debt = Schulden
table-penalty = Strafzinsen
table-certificates = Zertifikate
table-shares = Aktien
table-local-railways = Lokalbahnen
table-you = (du)
table-acts = am Zug
table-director = Direktor
table-companies = Gesellschaften in Betriebsreihenfolge
table-company = Gesellschaft
table-price = Kurs
table-treasury = Betriebskapital
table-trains = Loks
table-last-income = Letztes Einkommen
table-stations-left = Übrige Bahnhöfe
table-shareholders = Aktionäre
table-in-bank = In der Bank
table-not-afloat = nicht in Betrieb
table-of-limit = { $count } von { $limit }
# as in English
table-vaclav = Vaclav
table-nobody = niemand
table-train-scrapped-by = Wird durch { $trains } verschrottet
table-train-permanent = Wird nie verschrottet
paper-three_e = Privatbahn mit der 3E-Lok
    .short = 3E
paper-station_railway = Bahnhofsbahn
    .short = Bf
table-railway-used = Eine Sonderfähigkeit wurde schon genutzt
table-companies-none = Noch wurde keine Gesellschaft gegründet
table-companies-waiting = Noch nicht gegründet:
table-companies-closed = Übernommen:

## Reckoning

table-reckoning = Zwischenstand
table-rank = Rang
table-round = Runde
curves = Diagramme
curves-worth = Vermögen der Spieler
curves-price = Aktienkurse
curves-income = Einkommen der Gesellschaften
curves-table = { $what } als Tabelle
