### Die Seite: Bildschirme, Bedienung, Hilfe.

# as in English
title = 18CZ
title-mine = ● Du bist am Zug – 18CZ
title-other = Am Zug: { $player } – 18CZ
# as in English
title-table = 18CZ: { $title }
title-over = Spiel zu Ende – 18CZ
home = Startseite
about = Über 18CZ
help = Hilfe
rules-page = Die Regeln in zehn Minuten
close = Schließen
back = Zurück
language = Sprache
theme = Design: { $theme ->
        [light] hell
        [dark] dunkel
       *[system] wie im System
    }
theme-is = { $theme ->
        [light] hell
        [dark] dunkel
       *[system] wie im System
    }
colours = Design
settings = Einstellungen
settings-lead = Diese Einstellungen werden in diesem Browser gespeichert. Wenn du angemeldet bist, wird die Sprache auch in deinem Konto gespeichert.
notify-refused = Benachrichtigungen sind blockiert; erlaube sie in den Website-Einstellungen deines Browsers.
notify-none = Benachrichtigungen erfordern einen Browser, der sie unterstützt, und eine sichere Verbindung (https) oder einen Server auf diesem Rechner.
offline = Keine Verbindung zum Server. Deine Spiele sind dort sicher; du kannst weiterspielen, sobald die Verbindung wieder da ist.
# as in English
offline-short = Offline
no-answer = Der Server antwortet nicht. Nichts ist verloren; bitte versuche es gleich noch einmal.
loading = Wird geladen …
you = Spieler

## Startseite

home-title = Eisenbahnen und Aktien in den böhmischen Ländern
home-lead = 18CZ im Browser: Das Programm achtet auf die Einhaltung aller Regeln, begründet jede Ablehnung, findet für dich die beste Fahrt und beweist, dass es keine bessere gibt.
against-opponents = Gegen Bots spielen
board = Spielplan
board-standard = Die böhmischen Länder
board-bohemia = Böhmen, mit Vaclav
board-moravia_silesia = Mähren und Schlesien
board-own = { $board } (eigener Spielplan)
players = Spieler
players-range = { $low }–{ $high } Spieler
players-exactly = { $count } Spieler
your-name = Dein Name
opponents = Anzahl der Bots
strength = Spielstärke
each-on-its-own = Plätze einzeln einrichten
play = Spielen
hot-seat = An einem Gerät
hot-seat-lead = Mehrere Spieler teilen sich ein Gerät
online = Mit Freunden
online-lead = Ein Link für jeden Spieler; live oder über Wochen
open-file = Spieldatei öffnen
open-file-lead = Ein gespeichertes Spiel oder ein Export von 18xx.games
not-a-game-file = { $file } ist keine Spieldatei: Sie enthält kein gültiges JSON.
my-games = Meine Spiele
games-waiting = { $count ->
        [one] in einem Spiel bist du am Zug
       *[other] in { $count } Spielen bist du am Zug
    }
tables-here = Andere Spiele auf diesem Server
status-finished = beendet
status-abandoned = abgebrochen
on-turn = am Zug: { $player }
rights = 18CZ ist ein Spiel von Leonhard Orgler, erschienen bei Lonny Games und Fox in the Box. Dies ist ein unabhängiges Programm.

## Ein neues Spiel

name-of-seat = Name für Platz { $number }
who-sits = Wer auf Platz { $number } spielt
which-bot = Bot für Platz { $number }
who-me = an diesem Gerät
who-person = per Link
# as in English
who-bot = Bot
bot-apprentice = Lehrling
bot-engineer = Ingenieur
# as in English
bot-tycoon = Tycoon
bot-magnate = Magnat
# as in English
bot-baron = Baron
bot-apprentice-is = Schnell und vernünftig; gut für eine erste Partie.
bot-engineer-is = Plant Gleise, Loks und Aktien voraus.
bot-tycoon-is = Spielt seine Möglichkeiten durch, bevor er sich entscheidet; braucht einen Moment.
bot-magnate-is = Wie der Tycoon, hat aber aus vielen Partien gelernt, wie viel Aktien einbringen. In Böhmen sowie Mähren und Schlesien spielt er genau wie der Tycoon.
bot-baron-is = Wie der Magnat, spielt aber Aktiengeschäfte und Übernahmen bis zum Ende der Partie durch, bevor er sich entscheidet. Das kann einige Sekunden dauern.
styles = Zufallsbots
bot-balanced = ausgewogen
bot-builder = Gleisbauer
bot-founder = Gründer
bot-trader = Aktienhändler
bot-buyer = Lokkäufer
bot-acquirer = Aufkäufer
bot-pauper = Verschwender
more-choices = Weitere Optionen
table-title = Titel des Spiels
undo-policy = Zurücknehmen
undo-own_turn = bis jemand anderes zieht oder etwas ausgelost wird
undo-consent = auch später, wenn alle zustimmen
undo-off = aus
listed = In der öffentlichen Liste der Spiele zeigen
begin = Spiel starten
links-follow = Wenn du das Spiel startest, bekommst du für jeden eingeladenen Spieler einen Link.
option-edition = Fassung der Spielregel
option-sell_in_blocks = Mehrere Verkäufe von Aktien einer Gesellschaft in einem Zug senken ihren Kurs nur einmal
option-praha_yellow_is_lay = Das gelbe Plättchen für Prag zählt als normales gelbes Plättchen, nicht als Austausch
option-first_oo_tile = Kosten des ersten Plättchens auf einem Feld mit zwei Städten
option-ate_brown_open = Liegt auf dem Heimatfeld von ATE ein braunes Plättchen, ist dort nur ein Platz für ATE reserviert
option-token_price_after_acquisition = Preis eines Bahnhofs nach einer Übernahme
option-scrap_own_at_acquisition = Eine Gesellschaft darf bei einer Übernahme eigene Loks verschrotten
option-allow_submaximal_run = Fahrten unter dem Höchstbetrag sind erlaubt
option-turning_scraps = Das Wenden einer Lokkarte kann ältere Loks verschrotten
option-pool_faces = Loks, die aus dem Lokpool gekauft werden
option-runnable_first = Eine Gesellschaft muss zuerst eine Lok kaufen, mit der sie fahren kann
option-emergency_top_up = Bei einem Pflichtkauf darf der Direktor für jede Lok zuzahlen, mit der die Gesellschaft fahren kann
option-playing_order = Zugreihenfolge zu Beginn
value-final = endgültige
value-older = ältere
value-true = ja
value-false = nein
value-count = 40 K, wenn die Gesellschaft genau einen Bahnhof auf dem Spielplan hat, sonst 100 K
value-as_written = nach dem Wortlaut: für eigene Marker erst 40 K, dann 100 K, für übernommene 100 K
value-always_100 = immer 100 K
value-printed_price = der aufgedruckte Preis
value-free = nichts
value-runnable_first-as_written = nach dem Wortlaut: vorher beliebig viele andere Loks, soweit das Loklimit es erlaubt
value-any = jede Seite
value-as_returned = nur die Seite, mit der die Karte abgegeben wurde
value-drawn = ausgelost
value-as_listed = nach der Reihenfolge der Plätze

## Beitreten

taking-seat = Du trittst dem Spiel bei …
link-not-valid = Beitritt nicht möglich
watch-instead = Stattdessen zuschauen

## Das Spiel

no-game = Spiel nicht gefunden
no-game-check = Prüfe, ob der Link vollständig ist.
phase = Phase { $letter }
reconnecting = Verbindung verloren; neuer Versuch …
links-wait = Die anderen Spieler können über die Links beitreten, die du ihnen schickst.
show-links = Links zeigen
note-seed_replaced = Der Startwert in dieser Datei wurde beim Speichern gerundet und passte nicht zum Protokoll. Er wurde durch einen passenden ersetzt. Alles bisher Gespielte bleibt unverändert, aber spätere Auslosungen können anders ausfallen.
note-fell_back = Einige Aktionen in dieser Datei sind nur vor oder nach einem Passen gültig, das der Import ergänzt hat. Bitte prüfe, ob das Spiel richtig aussieht.
note-not_over = Laut Datei ist dieses Spiel zu Ende, aber die Aktionen darin reichen nicht bis zum Schluss. Das Spiel geht hier weiter.
note-other_result = Die Datei nennt ein anderes Endergebnis. Bitte prüfe, ob das Spiel richtig aussieht.
note-names_changed = Einige Namen in diesem Spiel konnten hier nicht verwendet werden, zum Beispiel weil sie sich zu ähnlich waren oder unsichtbare Zeichen enthielten. Sie wurden geändert.
# as in English
note-read = OK
undo = Zurücknehmen
undo-asked = { $count ->
    [one] { $player } möchte zurücknehmen: { $what }
   *[other] { $player } möchte { $count } Aktionen zurücknehmen, ab: { $what }
  }
undo-waiting = Die anderen Spieler müssen dem Zurücknehmen noch zustimmen.
agree = Zustimmen
log = Protokoll
# as in English
chat = Chat
table = Spiel
log-and-chat = Protokoll, Chat, Pläne und Spiel
new-messages = neue Nachrichten
parts = Ansichten
part-track = Runden
part-chart = Aktienkurse
part-companies = Gesellschaften
part-trains = Loks
part-supply = Übrige Plättchen
payments = { $count ->
        [one] 1 Zahlung
       *[other] { $count } Zahlungen
    }
part-over = Abrechnung
part-course = Zwischenstand
show-course = Vermögen, Kurse und Einkommen im Verlauf zeigen
tab-now = Aktionen
tab-map = Spielplan
tab-tables = Tabellen
tab-log = Protokoll
your-turn = du bist am Zug
section-of = Regel { $section }: { $title }
for-vaclav = für Vaclav
looking-back = Du siehst eine frühere Stellung.
to-present = Zurück zur aktuellen Stellung
waiting-for = Warten auf { $player }.
thinking = { $player } ({ $bot }) denkt nach …
next-move = Weiter
to-my-turn = Bis zu meinem Zug
pace = Tempo der Bots
pace-at_once = sofort
pace-brisk = schnell
pace-calm = langsam
pace-step = Schritt für Schritt
why = warum?
ask-advice = Um Rat fragen
watching = Du schaust bei diesem Spiel zu.
steps = Schritte dieses Zuges
step-track = Gleis
step-station = Bahnhof
step-run = Fahrt
step-dividend = Dividende
step-acquisition = Übernahme
step-trains = Loks

## Das Protokoll

log-empty = Noch ist nichts geschehen. Alle Aktionen erscheinen hier.
show-position = Die Stellung nach Eintrag { $number } zeigen
taken-back = { $count ->
    [one] { $player } nimmt zurück: { $what }
   *[other] { $player } nimmt { $count } Aktionen zurück, ab: { $what }
}
was-taken-back = Zurückgenommen
ran-nothing = { $company } fährt mit keiner Lok.
earlier = Frühere Einträge zeigen
history = Verlauf
step-back = Einen Schritt zurück
step-forward = Einen Schritt vor
to-start = Zum Anfang
position-of = Stellung { $at } von { $last }
present-now = Jetzt online:
spectators = { $count ->
        [one] ein Zuschauer
       *[other] { $count } Zuschauer
    }
chat-empty = Noch keine Nachrichten.
message = Nachricht schreiben
message-deleted = (gelöscht)
notice-link = { $by } hat für den Platz von { $player } einen neuen Link erstellt; der alte gilt nicht mehr.
notice-name = { $before } heißt jetzt { $after } (geändert von { $by }).
notice-stand_in = { $by } hat für { $player } eine Vertretung gewählt: { $bot }.
notice-stand_in-none = { $by } hat die Vertretung für { $player } beendet.
notice-host = { $by } hat { $player } zum Gastgeber gemacht.
notice-abandoned = { $by } hat dieses Spiel abgebrochen.
notice-open = { $by } hat den Platz von { $player } freigegeben; jeder kann ihn jetzt einnehmen.
notice-seed = Der Startwert dieses Spiels wurde gewählt oder importiert: { $seed }. Wer das Spiel erstellt hat, weiß vielleicht, was ausgelost wird.
send = Senden

## Plätze und Dateien

held-here = an diesem Gerät
# as in English
is-here = online
# as in English
is-away = offline
stand-in = eine Vertretung spielt
link-of = Link zum Platz von { $player }
copy = Link kopieren
copied = Kopiert
new-link = Neuer Link
stand-in-is = Vertretung
stand-in-of = Vertretung für { $player }
new-link-sure = Einen neuen Link für { $player } erstellen? Der alte Link gilt dann nicht mehr, und wer jetzt dort spielt, verliert den Platz. Alle im Spiel erfahren es durch eine Nachricht im Chat.
host = Gastgeber
the-host = Der Gastgeber
make-host = Zum Gastgeber machen
make-host-sure = { $player } zum Gastgeber machen? Du bist es dann nicht mehr; nur noch { $player } kann neue Links erstellen, Vertretungen für andere Spieler wählen oder das Spiel abbrechen.
removed = In diesem Browser spielst du nicht mehr für { $players }. Vielleicht hat der Gastgeber einen neuen Link erstellt oder den Platz freigegeben, oder du hast dich anderswo abgemeldet.
give-up = Spiel abbrechen
give-up-sure = Dieses Spiel abbrechen? Es endet damit für alle Spieler. Man kann es weiterhin ansehen oder als neues Spiel fortsetzen.
save-file = Als Datei speichern
save-18xx = Export für 18xx.games
fork-here = Von hier als neues Spiel fortsetzen
rules-version = Regelversion { $version }.

## Auswahl im Allgemeinen

from-to = { $low } bis { $high }
would-happen = Was das bewirkt
if-accepted = Bei Annahme
look-ahead-hint = Fahre mit der Maus über eine Möglichkeit, um zu sehen, was sie bewirkt.
look-ahead-touch = Tippe auf eine Möglichkeit, um zu sehen, was sie bewirkt, und noch einmal, um zu bestätigen.
tap-again = noch einmal tippen
left-behind = Vorher und nachher
trains-of = Loks (Limit { $limit })
stations = Bahnhöfe
certificates-of = Zertifikate (Limit { $limit })
to-take-over = Loks zum Übernehmen oder Verschrotten: { $trains }
why-not-here = Warum auf { $hex } kein Plättchen gelegt werden kann
why-not-tiles = Warum andere Plättchen nicht passen
no-tiles-none_in_supply = Keines mehr übrig
no-tiles-colour_not_open = Diese Farbe gibt es noch nicht
no-tiles-colour_skipped = Nicht die nächste Farbe für dieses Feld
no-tiles-no_yellow_on_oo = Das erste Plättchen muss hier grün sein
no-tiles-not_a_promotion = Kann das jetzige Plättchen nicht ersetzen
no-tiles-wrong_kind = Für eine andere Art von Feld
no-tiles-wrong_label = Die Buchstaben von Plättchen und Feld passen nicht zusammen
no-tiles-over_map_edge = Würde über den Rand des Spielplans hinausführen
no-tiles-stub_missing = Schließt nicht an das vorgedruckte Gleis an
no-tiles-track_lost = Vorhandenes Gleis ginge verloren
no-tiles-purple_needs_power = Violett umrandet: nur mit der Sonderfähigkeit einer Lokalbahn
no-tiles-colour_beyond_power = Für diese Farbe gilt die Sonderfähigkeit dieser Lokalbahn nicht
no-tiles-red_tile = Rote Plättchen gehören auf die Heimatfelder ihrer Gesellschaften
no-tiles-red_tile_only_at_home = Rote Plättchen werden nur zusammen mit dem Heimatbahnhof gelegt
no-tiles-not_joined = Wäre mit keinem Bahnhof der Gesellschaft verbunden
do-it = Bestätigen
pass = Passen
cash = Bargeld
cash-of = Bargeld von { $player }
treasury = Betriebskapital
treasury-is = Betriebskapital: { $amount }
price = Preis
income = Einkommen
price-for = Preis für { $thing }
offer = Angebot
accept = Annehmen
decline = Ablehnen
best-run = Beste Fahrt
costs = Kosten

## Lokalbahnen und Privatbahnen

local-railway = Lokalbahn
local-income = Einkommen
local-trade = Handel mit Lokalbahnen ({ $count })
sell-to-bank = { $thing } für { $price } an die Bank verkaufen
assign-three-e = Die 3E-Lok an { $company } geben
your-bid = Dein Gebot
bid = Bieten
bid-for = Auf { $paper } bieten
drop-out = Passen
highest-bid = { $paper }: { $player } bietet { $bid }
minimum-bid = Mindestgebot { $bid }
name-and-pass = Ohne Gebot zur Versteigerung stellen
paper-3E = 3E-Lok
paper-MW = Bahnhofsbahn MW
paper-kind-local_railway = Eine gewöhnliche Lokalbahn.
paper-kind-train = Eine Lok für eine einzige Fahrt. Ihr Besitzer kann sie einer Gesellschaft geben, deren Direktor er ist.
paper-kind-station_railway = Sie zahlt ihrem Besitzer zu Beginn jeder Betriebsrunde den Wert des Plättchens auf ihrem Heimatfeld. Kauft eine Gesellschaft die Bahn, bekommt sie deren Bahnhof; die Bahn wird dann geschlossen.
leave-as-is = So lassen

## Aktienrunden

certificates = Zertifikate
debt = Schulden
repay = Zurückzahlen
must-sell = Du hast mehr Zertifikate als erlaubt und musst zuerst Aktien verkaufen.
end-stock-turn = Zug beenden
companies-on-chart = Gesellschaften in der Kurstabelle
start-a-company = Eine Gesellschaft gründen
start-at = Startkurs von { $company }
start-at-short = Startkurs
not-now = Derzeit nicht gründbar ({ $count })
in-bank = Bank: { $percent } %
has-trains = Loks: { $trains }
no-train = Keine Lok
last-income = Letztes Einkommen: { $amount }
director = Direktor
vaclav-directs = Direktor ist Vaclav
sell-shares = { $count ->
        [one] Eine verkaufen
       *[other] { $count } verkaufen
    }
home-is = Heimatfeld: { $place } ({ $hexes })
# clock-opens, clock-limit-falls and phase-now select on these words
size-small = klein
size-medium = mittel
size-large = groß
train-size-small = klein
train-size-medium = mittel
train-size-large = groß
train-can-run = { $company } kann damit fahren
train-cannot-run = { $company } kann damit nicht fahren
train-lives-on = wird nie verschrottet
train-lives-until = wird verschrottet durch die erste Lok vom Typ { $trains } ({ $count ->
        [0] vielleicht schon durch die nächste Karte
        [one] frühestens nach einer weiteren Karte
       *[other] frühestens nach { $count } weiteren Karten
    })
train-earns = { $change ->
    [none] die beste Fahrt bringt nicht mehr als bisher
    [less] die beste Fahrt bringt { $amount } weniger
   *[more] die beste Fahrt bringt { $amount } mehr
}
railway-of-size = { $size ->
    [small] Kleine Lokalbahn
    [medium] Mittlere Lokalbahn
   *[large] Große Lokalbahn
}
railway-power = Zahlt zu Beginn jeder Betriebsrunde { $income }. Gehört sie einer Gesellschaft, kann diese einmal im Spiel, wenn sie am Zug ist, eine der beiden Sonderfähigkeiten der Bahn nutzen: Geländekosten sparen ({ $terrain }) oder ein zusätzliches, violett umrandetes Plättchen legen ({ $colours }).
size-small-company = Kleine Gesellschaft
size-medium-company = Mittlere Gesellschaft
size-large-company = Große Gesellschaft

## Gleise und Bahnhöfe

lay-a-tile = Plättchen legen
choose-hex = Wähle ein hervorgehobenes Feld auf dem Spielplan oder hier:
choose-home = Wähle ein Feld für das rote Plättchen und drehe es, wie du es brauchst.
lit-hexes = Hervorgehobene Felder
tiles-for = Plättchen für { $hex }
tile-number = Nr. { $tile }
tiles-left = noch { $count }
tile-numbers = Plättchennummern
tile-numbers-short = Nummern
turn-tile = Plättchen drehen
turn-left = Nach links drehen
turn-right = Nach rechts drehen
turn-of = Drehung { $at } von { $count }
power = Sonderfähigkeit einer Lokalbahn
lay-by-power = { $count ->
        [one] Plättchen mit der Sonderfähigkeit einer Lokalbahn legen (1 Feld)
       *[other] Plättchen mit der Sonderfähigkeit einer Lokalbahn legen ({ $count } Felder)
    }
with-power = die Sonderfähigkeit von { $railway } nutzen
without-power = die Geländekosten zahlen
lay-tile = Plättchen { $tile } auf { $hex } legen
no-tile = Jetzt kann kein Plättchen gelegt werden.
end-track = Gleisbau beenden
choose-station = Wähle eine Stadt für einen Bahnhof:
markers-left = Übrige Bahnhofsmarker
place-station = Bahnhof auf { $hex } für { $price } bauen
place-station-taken-over = Bahnhof auf { $hex } für { $price } bauen, mit einem übernommenen Marker
no-station = Jetzt kann kein Bahnhof gebaut werden.
other-cities = Nicht wählbare Städte ({ $count })
city-number = Stadt { $number }
city-named = Stadt { $number } ({ $name })
on-hex = Auf Feld { $hex }
end-station = Keinen Bahnhof bauen

## Fahrten und Dividenden

train = Lok
route = Strecke
together = Summe
proved = nachweislich beste Fahrt
not-proved = beste gefundene Fahrt, nicht bewiesen
not-proved-why = Auf diesem Spielplan ist die Suche nach der besten Fahrt begrenzt. Vielleicht gibt es eine bessere; wenn du eine findest, kannst du sie wählen.
no-route = Keine Lok kann eine Strecke fahren.
run-trains = Diese Fahrt ausführen
run-nothing = Ohne Einkommen weiter
compare = Andere Strecken zum Vergleich zeichnen
stop-comparing = Zurück zur besten Fahrt
compare-how = Wähle eine Lok, dann nacheinander die Felder auf dem Spielplan, vom ersten Einnahmeort bis zum letzten.
one-back = Letztes Feld entfernen
clear = Leeren
earns = Bringt { $amount } ein
run-these = Diese Strecken fahren
income-of-run = Die Fahrt hat { $amount } eingebracht
pay-out = Auszahlen
withhold = Einbehalten
price-stays = Kurs bleibt bei { $price }

## Übernahmen, Angebote, Loks

price-a-share = Preis je Aktie von { $company }
offer-verb = Bieten
no-acquisition = Jetzt kann keine Gesellschaft übernommen werden.
not-acquirable = Nicht übernehmbar ({ $count })
end-acquisition = Übernahmen beenden
stations-on = Bahnhöfe: { $hexes }
offer-acquisition = { $company } bietet { $price } je Aktie für die Übernahme von { $target }
offer-train = { $company } bietet { $seller } { $price } für die Lok { $train }
offer-local_railway = { $company } bietet { $price } für { $thing }
offer-station_railway = { $company } bietet { $price } für die Bahnhofsbahn
trains-of-limit = Loks / Limit
from-deck = Vom Stapel
without-end = unbegrenzt viele Karten
cards-left = { $count ->
        [one] letzte Karte mit diesem Buchstaben
       *[other] noch { $count } Karten mit diesem Buchstaben, diese eingeschlossen
    }
from-pool = Aus dem Lokpool
from-companies = Von anderen Gesellschaften ({ $count })
buy-for = Für { $price } kaufen
train-named = { $face }-Lok ({ $card })
price-for-train = Preis für die Lok { $train }
scraps = verschrottet ältere Loks ({ $trains })
end-turn = Zug beenden
return-train = Abgeben
scrap-train = Verschrotten
take-over-train = Übernehmen
take-over-as = Als { $face } übernehmen

## Hinweise und Hilfe

guide = Hinweise
understood = Verstanden
no-guide = Keine Hinweise mehr
guide-pre_stock_turn = Zuerst kaufen die Spieler Lokalbahnen. Diese zahlen in jeder Betriebsrunde ein kleines Einkommen und können später einer Gesellschaft helfen, über Flüsse, Hügel und Berge zu bauen. Behalte genug Bargeld, um eine Gesellschaft zu gründen: Eine kleine kostet { $low } bis { $high }.
guide-auction_opening = Privatbahnen werden versteigert. Stell eine mit oder ohne Gebot zur Versteigerung.
guide-auction_bid = Die Privatbahnen werden einzeln versteigert. Biete oder passe: Wenn du passt, scheidest du aus dieser Versteigerung aus. Was die Privatbahn bringt, steht unten.
guide-stock_turn = Jetzt geht es um Aktien. Du kannst eine Gesellschaft gründen, indem du ihren Startkurs wählst: Du bezahlst zwei Aktien, wirst ihr Direktor und entscheidest für sie, und sie nimmt den Betrieb auf, sobald mindestens die Hälfte ihrer Aktien verkauft ist. Du kannst auch eine Aktie einer schon gegründeten Gesellschaft kaufen oder passen.
guide-track = Eine Gesellschaft ist am Zug, und du entscheidest für sie. Wähle ein hervorgehobenes Feld, dann ein Plättchen, drehe es, bis es zu deinen Plänen passt, und lege es. Bevor du bestätigst, siehst du, wie es die beste Fahrt ändert.
guide-station = Ein Bahnhof lässt die Loks der Gesellschaft durch eine Stadt fahren und kann sie für andere sperren. Er kostet meist Geld; oft ist es richtig, diesen Schritt auszulassen.
guide-run = Der Spielplan zeigt die beste Fahrt, die das Programm gefunden hat. Sieh sie dir an und bestätige.
guide-dividend = Auszahlen bringt allen Aktionären Geld und hebt den Kurs; Einbehalten füllt das Betriebskapital und senkt den Kurs.
guide-trains = Hier kaufst du Loks. Neuere Loks verschrotten ältere; bevor du eine Lok kaufst, siehst du, was dann geschieht.
guide-acquisition = Eine größere Gesellschaft kann eine kleinere übernehmen und bekommt deren Loks, Bahnhöfe, Lokalbahnen und Betriebskapital. Du kannst diesen Schritt auch auslassen.
help-screen = Der Bildschirm
help-screen-text = Der Bereich neben dem Spielplan (auf kleinen Bildschirmen unter „Aktionen“) zeigt alles, was du tun kannst. Nicht Erlaubtes ist ausgegraut, und der Grund steht dabei. Der Spielplan zeigt die Gleise, der Schieberegler führt durch das ganze Spiel, und das Protokoll enthält jede Aktion.
help-pre_stock_turn = Wenn du am Zug bist, kaufe eine Lokalbahn zum aufgedruckten Preis oder passe. Die Runde endet, wenn seit dem letzten Kauf alle gepasst haben oder alle Lokalbahnen verkauft sind.
help-auction_opening = Wähle eine Privatbahn. Biete mindestens ihr Mindestgebot oder stell sie ohne Gebot zur Versteigerung und lass die anderen bieten.
help-auction_bid = Biete mindestens das Mindestgebot und mindestens 5 K mehr als das letzte Gebot, oder passe. Wenn du passt, scheidest du aus dieser Versteigerung aus.
help-stock_turn = Verkaufe beliebig viele Aktien (in der ersten Aktienrunde keine), kaufe dann eine Aktie oder gründe eine Gesellschaft; oder passe. Die Runde endet, wenn alle Spieler nacheinander gepasst haben.
help-railway_tile = Der Besitzer der Bahnhofsbahn darf auf ihrem Heimatfeld ein Plättchen legen oder austauschen; die Bahn bringt ihm den Wert dieses Plättchens ein.
help-track = Lege ein gelbes Plättchen (im ersten Zug einer Gesellschaft bis zu zwei) oder tausche ein Plättchen aus. Es muss mit einem Bahnhof der Gesellschaft verbunden sein.
help-station = Baue einen Bahnhof in einer Stadt mit freiem Platz, die die Gesellschaft erreicht. Der Heimatbahnhof ist kostenlos, der nächste kostet 40 K, jeder weitere 100 K; nach einer Übernahme kann der Preis abweichen. In Böhmen zahlen Vaclavs Gesellschaften nichts.
help-run = Jede Lok fährt eine Strecke mit mindestens zwei Einnahmeorten und einem Bahnhof der Gesellschaft. Kein Gleis wird zweimal benutzt. Die Gesellschaft muss die höchstmögliche Summe einfahren.
help-dividend = Zahle das ganze Einkommen aus oder behalte es ganz ein. Auszahlen bewegt den Kurs nach rechts, Einbehalten nach links.
help-acquisition = Biete einen Preis je Aktie innerhalb der gezeigten Spanne. Die Übernahme findet statt, wenn der Direktor der anderen Gesellschaft annimmt, oder sofort, wenn keine Zustimmung nötig ist.
help-trains = Kaufe die oberste Karte des Stapels, eine Lok aus dem Lokpool oder, sobald der Handel mit Loks erlaubt ist, eine von einer anderen Gesellschaft. Am Ende ihres Zuges muss die Gesellschaft eine Lok besitzen, mit der sie fahren kann; reicht das Betriebskapital nicht, zahlt der Direktor den Rest, nötigenfalls mit einem Darlehen.
help-home_station = In ihrem ersten Zug baut eine Gesellschaft ihren Heimatbahnhof. Eine große Gesellschaft legt dafür zuerst ihr rotes Plättchen auf eines ihrer Heimatfelder. Hat das Heimatfeld zwei Städte und ist keine davon für die Gesellschaft reserviert, wählt sie eine.
help-home_city = Wähle, welche Stadt des Heimatfeldes den Heimatbahnhof bekommt.
help-answer = Dieses Angebot kommt von einem anderen Spieler. Nimmst du es nicht an, geschieht nichts.
help-station_conflict = Eine Gesellschaft kann auf einem Feld nur einen Bahnhof haben. Wähle, welcher bleibt.
help-take_over_trains = Entscheide für jede Lok der übernommenen Gesellschaft: Du kannst sie übernehmen, ihre Karte wenden und sie als größere Lok übernehmen (das kann Geld kosten) oder sie verschrotten.
help-return_trains = Die Gesellschaft hat mehr Loks, als ihr Loklimit erlaubt. Gib Loks ab, bis das Limit eingehalten ist. Abgegebene Loks kommen in den Lokpool, aus dem Gesellschaften sie kaufen können.
about-keys = Tastenkürzel
key-n = zu deinen Aktionen
key-m = zum Spielplan
key-u = zurücknehmen
key-h = Hilfe
key-j = vorige Stellung
key-k = nächste Stellung
key-e = zurück zur aktuellen Stellung
key-r = das gewählte Plättchen drehen
use-keys = Tastenkürzel verwenden (siehe Hilfe)
use-sound = Einen Ton abspielen, wenn ich am Zug bin und diese Seite im Hintergrund ist
use-notify = Mich benachrichtigen, wenn ich am Zug bin und diese Seite im Hintergrund ist
use-guide = Hinweise in den ersten Zügen zeigen
use-why = Gründe der Bots im Protokoll zeigen

## Konten

account = Anmelden
account-title = Konto
account-lead = Mit einem Konto findest du deine Spiele auch auf anderen Geräten. Ohne Konto merkt sich nur dieser Browser deine Plätze.
signed-in-as = Angemeldet als { $name }.
sign-in = Anmelden
sign-up = Konto anlegen
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
sign-out-everywhere-sure = In allen Browsern abmelden, auch in diesem?
sessions = Wo du angemeldet bist
some-browser = Unbekannter Browser
this-browser = dieser Browser
session-dates = angemeldet: { $created }, zuletzt aktiv: { $used }
invitation = Einladungscode (dieser Server ist nur für Mitglieder)
recover = Passwort zurücksetzen
# as in English
name = Name
password = Passwort
new-password = Neues Passwort
password-rule = Mindestens 8 Zeichen
recovery-code = Wiederherstellungscode
recovery-keep = Schreib dir diesen Code auf. Er wird nur einmal gezeigt, und du brauchst ihn, um dein Passwort zurückzusetzen, falls du es vergisst.
my-games-are-there = Deine Spiele stehen auf der Startseite.

## Über das Programm

about-title = Über dieses Programm
about-game = 18CZ ist ein Brettspiel um Eisenbahnen und Aktien von Leonhard Orgler, erschienen bei Lonny Games und Fox in the Box. Wenn es dir gefällt, kauf es: Nichts ersetzt das echte Spiel.
about-program = Dies ist ein unabhängiges Programm mit eigenen Texten und eigenen Zeichnungen. Es enthält keinen Text aus der Spielregel.
about-rules = Das Programm achtet auf die Einhaltung aller Regeln. Wird eine Aktion abgelehnt, nennt es den Grund und den Abschnitt der Spielregel. Fragen, die die Spielregel offenlässt, beantwortet eine Liste von Entscheidungen; die umstrittenen lassen sich für jedes Spiel als Option einstellen.
about-moravia = Der Spielplan von Mähren und Schlesien ist eine Rekonstruktion und als solche gekennzeichnet.
about-offline = Das Spiel läuft ganz auf diesem Server. Nur Benachrichtigungen, die du selbst einrichtest, zum Beispiel per E-Mail, nutzen fremde Dienste. Auf einem Server nur für Mitglieder brauchst du ein Konto, um Spiele zu erstellen oder freie Plätze zu besetzen.
