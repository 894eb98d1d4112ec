### Der Begleiter am echten Spieltisch und das Ausprobieren von Strecken.

companion = Am Spieltisch
companion-lead = Gib die Stellung einer Partie ein, die ihr an einem echten Tisch spielt. Das Programm zeigt dir die besten Fahrten (wenn möglich mit Beweis), die Dividenden und die Folgen von Lokkäufen und Übernahmen. Ein Konto ist nicht nötig; Stellungen werden in diesem Browser gespeichert.
companion-short = Beste Fahrten und mehr für eine Partie am echten Tisch
sandbox = Strecken ausprobieren
sandbox-lead = Wähle einen der gedruckten Spielpläne, lege Plättchen, baue Bahnhöfe und füge Loks hinzu. Du siehst dann die besten Fahrten, wenn möglich mit Beweis.

position-new = Neue Stellung
position-players = Spieler
position-begin = Aufbauen
positions-kept = Meine Stellungen
position-unnamed = Stellung ohne Namen
position-remove = Entfernen
position-add = Hinzufügen
position-from-text = Text oder Link öffnen
position-text = Kurztext, Link oder JSON einer Stellung
position-read = Öffnen
position-not-read = Das ist keine Stellung.
# as in English
position-name = Name
position-share = Link kopieren
position-copied = Link kopiert.
position-parts = Teile der Stellung
position-part-map = Spielplan
position-part-companies = Gesellschaften
position-part-players = Spieler
position-part-answers = Ergebnisse
position-offline = Keine Verbindung zum Server. Du kannst die Stellung weiter bearbeiten, aber die Ergebnisse werden nicht aktualisiert.
position-offline-engine = Keine Verbindung zum Server. Die Ergebnisse werden in diesem Browser berechnet.

position-tools = Werkzeuge
position-tiles = Plättchen
position-stations = Bahnhöfe
position-undo = Zurücknehmen
position-no-tile = Plättchen entfernen
position-no-tiles = Hier passt kein Plättchen.
position-tap = Wähle ein Feld.
position-how-tiles = Wähle ein Feld, dann ein Plättchen. Weitere leere Felder, die du wählst, bekommen dasselbe Plättchen; wählst du ein Feld noch einmal, dreht sich sein Plättchen.
position-how-stations = Wähle eine Gesellschaft, dann die Städte mit ihren Bahnhöfen. Wählst du eine Stadt noch einmal, kommt der Bahnhof in die nächste Stadt des Feldes oder wird entfernt.

# as in English
position-phase = Phase
position-trains = Loks
position-price = Aktienkurs
position-treasury = Betriebskapital
position-on-top = Auf dem Kursfeld nach oben legen
position-closed = Geschlossen (übernommen)
position-director = Direktor
position-largest = Größter Aktionär
position-shares-of = Aktien von { $company } bei { $player }
position-less = Weniger
position-more = Mehr

position-round = Runde
position-turn = Am Zug
position-first = Wer zuerst dran ist
# as in English
position-player-name = Name
position-cash = Bargeld
position-debt = Schulden
position-penalty = Strafzinsen
position-card = Zugreihenfolge
position-railways = Lokalbahnen

position-stale = Wird berechnet …
position-faults = Nach den Regeln nicht möglich
position-faults-still = Die besten Fahrten werden trotzdem berechnet.
position-runs = Beste Fahrten
position-no-runs = Keine Gesellschaft hat sowohl einen Bahnhof als auch eine Lok, mit der sie fahren kann.
position-proven = bewiesen
position-not-proven = nicht bewiesen
position-draw = Auf dem Spielplan zeigen
position-price-moves = Kurs { $now }; nach dem Auszahlen { $paid }, nach dem Einbehalten { $kept }
position-other-trains = Andere Loks ausprobieren
position-own-trains = Eigene Loks
position-worth = Vermögen
position-certificates = { $count } von { $limit } Zertifikaten
position-about-company = Käufe und Übernahmen
position-company = Gesellschaft
position-only-runs = Käufe und Übernahmen werden nur gezeigt, wenn die Stellung nach den Regeln möglich ist.
position-purchases = Loks im Angebot
position-source-deck = Stapel
position-source-pool = Lokpool
position-scraps = Gesellschaften, die Loks verlieren, mit ihren jetzigen Loks: { $trains }
position-export = Nach { $round } { $cards ->
    [one] verlässt eine Lokkarte
   *[other] verlassen { $cards } Lokkarten
} den Stapel.
position-acquisitions = Mögliche Übernahmen
position-acquisition = { $low } bis { $high } K je Aktie für { $units } Aktien, zusammen { $total } bis { $most } K
position-too-dear = mehr, als das Betriebskapital hergibt
position-transfers = Übernimmt: Betriebskapital { $treasury } K, Loks { $trains }, Bahnhöfe { $stations }, ungenutzte Bahnhofsmarker { $markers }, Lokalbahnen { $railways }
position-continue = Von hier weiterspielen
position-not-playable = Weiterspielen kann man nur von einer Stellung aus, die nach den Regeln möglich ist.
position-you = Du spielst als
position-against-bots = Gegen Bots
position-with-friends = Mit Freunden

engine-title = Offline
engine-offer = Lade das Rechenprogramm einmal herunter ({ $size } MB). Danach funktionieren „Am Spieltisch“ und „Strecken ausprobieren“ auch ohne Verbindung.
engine-download = Herunterladen
engine-loading = Wird heruntergeladen: { $percent } %
engine-starting = Das Rechenprogramm wird in diesem Browser gestartet …
engine-kept = Das Rechenprogramm ist in diesem Browser gespeichert. Ergebnisse gibt es auch ohne Verbindung.
engine-remove = Entfernen
engine-impossible = Dieser Browser kann das Rechenprogramm nur von einer sicheren Adresse (HTTPS) speichern, deshalb gibt es Ergebnisse nur mit Verbindung zum Server.
engine-failed = Das Rechenprogramm konnte nicht geladen werden: { $reason }

position-deck = Oberste Karte des Stapels
position-deck-usual = automatisch (Stapel so voll wie möglich)
position-deck-card = { $card }: { $left ->
    [one] letzte Karte
   *[other] noch { $left } Karten, diese eingeschlossen
}
position-status = Zustand
position-not-started = Nicht gegründet
position-left-out = Nicht in diesem Spiel
position-options = Optionen
position-printed-boards = Diese Seite zeigt nur Stellungen auf den gedruckten Spielplänen. Für einen eigenen Spielplan nimm den Befehl 18cz position.
position-plan = Privater Plan
open-in-companion = In „Am Spieltisch“ öffnen
