### The page: screens, controls, help.

# as in English
title = 18CZ
title-mine = ● Du bist am Zug – 18CZ
title-other = Am Zug: { $player } – 18CZ
# as in English
title-table = 18CZ: { $title }
title-over = Spiel zu Ende – 18CZ
home = Start
about = Über 18CZ
help = Hilfe
rules-page = Die Spielregel in zehn Minuten
close = Schließen
back = Zurück
language = Sprache
theme = Farben: { $theme ->
        [light] hell
        [dark] dunkel
       *[system] wie das System
    }
theme-is = { $theme ->
        [light] hell
        [dark] dunkel
       *[system] wie das System
    }
colours = Farben
settings = Einstellungen
settings-lead = Sie gelten für diesen Browser und werden hier aufbewahrt.
notify-refused = Diesem Browser wurden Benachrichtigungen von hier untersagt; seine eigenen Einstellungen für diese Seite können sie erlauben.
notify-none = Dieser Browser zeigt Benachrichtigungen nur von Seiten, die über https oder von diesem Rechner kommen.
offline = Keine Verbindung. Die Seite ist hier, die Spiele liegen auf dem Server: Sie gehen weiter, sobald er wieder erreichbar ist.
offline-short = Keine Verbindung
no-answer = Der Server antwortet nicht. Nichts ist verloren; bitte versuche es gleich noch einmal.
loading = Das Spiel wird aufgebaut …
you = Spieler

## Home

home-title = Eisenbahnen und Aktien in den böhmischen Ländern
home-lead = Spiel hier 18CZ: jede Regel geprüft, jede Ablehnung begründet, jede beste Fahrt bewiesen.
against-opponents = Gegen Computergegner spielen
board = Spielplan
board-standard = Die böhmischen Länder
board-bohemia = Böhmen, mit Vaclav
board-moravia_silesia = Mähren und Schlesien
board-own = { $board }, ein berichtigter Spielplan
players = Spieler
players-range = { $low }–{ $high } Spieler
players-exactly = { $count } Spieler
your-name = Dein Name
opponents = Gegner
strength = Spielstärke
each-on-its-own = Für jeden Platz einzeln wählen
play = Spielen
hot-seat = An einem Bildschirm
hot-seat-lead = Mehrere Leute, ein Gerät, reihum
online = Mit Freunden
online-lead = Ein Tisch mit einem Link für jeden Platz; live oder über Wochen
open-file = Spieldatei öffnen
open-file-lead = Ein gespeichertes Spiel oder ein Export von 18xx.games
not-a-game-file = { $file } ist keine Spieldatei: Sie enthält kein JSON.
my-games = Meine Spiele
games-waiting = { $count ->
        [one] eines wartet auf dich
       *[other] { $count } warten auf dich
    }
tables-here = Tische auf diesem Server
status-finished = beendet
status-abandoned = abgebrochen
on-turn = am Zug: { $player }
rights = 18CZ ist ein Spiel von Leonhard Orgler, erschienen bei Lonny Games und Fox in the Box. Dies ist ein unabhängiges Programm.

## A new table

name-of-seat = Name auf Platz { $number }
who-sits = Wer auf Platz { $number } spielt
which-bot = Art des Gegners auf Platz { $number }
who-me = an diesem Gerät
who-person = über einen Link
who-bot = Computergegner
bot-apprentice = Lehrling
bot-engineer = Ingenieur
# as in English
bot-tycoon = Tycoon
bot-magnate = Magnat
bot-apprentice-is = Spielt schnell und solide; für eine erste Partie.
bot-engineer-is = Plant Gleise, Loks und Aktien voraus.
bot-tycoon-is = Spielt seine Möglichkeiten durch, bevor er sich entscheidet; braucht einen Moment.
bot-magnate-is = Ein Tycoon, der aus vielen Spielen gelernt hat, was eine Aktie einbringen wird.
styles = Zufällig
bot-balanced = ausgewogen
bot-builder = baut gern Gleise
bot-founder = gründet Gesellschaften
bot-trader = handelt mit Aktien
bot-buyer = kauft Loks
bot-acquirer = übernimmt Gesellschaften
bot-pauper = gibt wenig aus
more-choices = Titel, Zurücknehmen und Regeloptionen
table-title = Titel des Tisches
undo-policy = Zurücknehmen
undo-own_turn = eigene Aktionen jederzeit
undo-consent = wenn alle zustimmen
undo-off = nie
listed = In der Liste der Tische zeigen
begin = Beginnen
links-follow = Die Links für die anderen Plätze stehen dann am Tisch.
option-edition = Fassung der Spielregel
option-sell_in_blocks = Aktien werden im Block verkauft
option-praha_yellow_is_lay = Gelbes Prag zählt als gelegtes Plättchen
option-first_oo_tile = Das erste Plättchen auf einem Feld mit zwei Städten kostet
option-ate_brown_open = Auf dem braunen Plättchen im Heimatfeld von ATE muss nur ein Platz frei bleiben
option-token_price_after_acquisition = Preis von Bahnhöfen nach einer Übernahme
option-scrap_own_at_acquisition = Eigene Loks dürfen bei einer Übernahme verschrottet werden
option-allow_submaximal_run = Fahrten unter dem besten Ergebnis sind erlaubt
option-turning_scraps = Das Wenden einer Lok verschrottet andere
option-pool_faces = Loks aus dem Lokpool
option-runnable_first = Zuerst eine Lok, die fahren kann
option-emergency_top_up = Der Direktor darf im Notfall beliebig viel zuschießen
option-playing_order = Zugreihenfolge
value-final = endgültige
value-older = ältere
value-true = ja
value-false = nein
value-count = nach ihrer Anzahl
value-as_written = wie geschrieben: eigene 40 und 100 K, andere 100 K
value-always_100 = immer 100 K
value-printed_price = den aufgedruckten Preis
value-free = nichts
value-runnable_first-as_written = wie geschrieben: zuerst andere, so viele Platz haben
value-any = mit beliebiger Seite
value-as_returned = wie sie abgegeben wurden
value-drawn = ausgelost
value-as_listed = wie aufgeführt

## Joining

taking-seat = Du nimmst Platz …
link-not-valid = Dieser Link öffnet keinen Platz
watch-instead = Stattdessen beim Spiel zusehen

## The table

no-game = Ein solches Spiel gibt es hier nicht
phase = Phase { $letter }
reconnecting = Verbindung verloren, neuer Versuch …
links-wait = Die anderen nehmen über die Links Platz, die du ihnen schickst.
show-links = Links zeigen
note-seed_replaced = Der Startwert dieser Datei wurde unterwegs gerundet und führte nicht durch ihr Protokoll. Ein anderer tut es und steht jetzt an seiner Stelle: Was gespielt wurde, bleibt, wie es war; was von hier an ausgelost wird, kann abweichen.
note-fell_back = Einige Aktionen dieser Datei waren gültig nur vor oder nach einem ergänzten Pass und wurden dort gespielt, nicht da, wo 18xx.games vermutlich wartete. Bitte sieh nach, ob das Spiel so ist, wie du es kennst.
note-not_over = Laut Datei ist dieses Spiel zu Ende, doch ihre Aktionen führen nicht bis zum Schluss. Hier geht es weiter.
note-other_result = Laut Datei endete dieses Spiel mit einem anderen Ergebnis. Bitte sieh nach, ob es so ist, wie du es kennst.
note-names_changed = Namen in diesem Spiel enthielten unsichtbare Zeichen oder waren leicht zu verwechseln; sie wurden geändert.
note-read = In Ordnung
undo = Zurücknehmen
undo-asked = { $count ->
    [one] { $player } möchte zurücknehmen: { $what }
   *[other] { $player } möchte { $count } Aktionen zurücknehmen, die erste: { $what }
  }
undo-waiting = Die anderen werden gefragt, ob sie dem Zurücknehmen zustimmen.
agree = Zustimmen
log = Protokoll
# as in English
chat = Chat
table = Tisch
log-and-chat = Protokoll, Chat und Tisch
new-messages = neue Nachrichten
parts = Teile des Bildschirms
part-track = Runden
part-chart = Aktienkurse
part-companies = Gesellschaften
part-trains = Loks
part-supply = Plättchenvorrat
payments = { $count ->
        [one] eine Zahlung
       *[other] { $count } Zahlungen
    }
part-over = Abrechnung
part-course = Zwischenstand
show-course = Vermögen, Kurse und Einkommen im Verlauf des Spiels zeigen
tab-now = Jetzt
tab-map = Spielplan
tab-tables = Tabellen
tab-log = Protokoll
your-turn = du bist am Zug
section-of = Regel { $section }, { $title }
for-vaclav = für Vaclav entschieden
looking-back = Du siehst eine frühere Stellung.
to-present = Zur aktuellen Stellung
waiting-for = Warten auf { $player }.
thinking = { $player } ({ $bot }) denkt nach …
next-move = Weiter
to-my-turn = Bis zu meinem Zug
pace = Züge der Gegner
pace-at_once = sofort
pace-brisk = zügig
pace-calm = ruhig
pace-step = einzeln
why = warum?
ask-advice = Um Rat fragen
watching = Du siehst diesem Spiel zu.
steps = Schritte dieses Zuges
step-track = Gleis
step-station = Bahnhof
step-run = Fahrt
step-dividend = Dividende
step-acquisition = Übernahme
step-trains = Loks

## The log

log-empty = Noch ist nichts geschehen. Jede Aktion wird hier festgehalten.
show-position = Die Stellung nach Eintrag { $number } zeigen
taken-back = { $count ->
    [one] { $player } nimmt zurück: { $what }
   *[other] { $player } nimmt { $count } Aktionen zurück, die erste: { $what }
}
was-taken-back = Zurückgenommen
ran-nothing = { $company } fährt mit keiner Lok.
earlier = Frühere Einträge
history = Verlauf
step-back = Einen Schritt zurück
step-forward = Einen Schritt vor
to-start = Zum Anfang
position-of = Stellung { $at } von { $last }
present-now = Jetzt am Tisch:
spectators = { $count ->
        [one] ein Zuschauer
       *[other] { $count } Zuschauer
    }
chat-empty = Noch hat niemand etwas gesagt.
message = Nachricht an den Tisch
message-deleted = (gelöscht)
notice-link = { $by } hat dem Platz von { $player } einen neuen Link gegeben; der alte gilt nicht mehr.
notice-name = { $by } hat { $before } in { $after } umbenannt.
notice-stand_in = { $by } hat für { $player } eine Vertretung bestimmt: { $bot }.
notice-stand_in-none = { $by } hat die Vertretung für { $player } beendet.
notice-host = { $by } hat { $player } zum Gastgeber gemacht.
notice-abandoned = { $by } hat dieses Spiel abgebrochen.
notice-open = { $by } hat den Platz von { $player } wieder für alle geöffnet.
notice-seed = Der Startwert dieses Tisches wurde gewählt oder kam mit einer Datei: { $seed }. Wer den Tisch eröffnet hat, weiß vielleicht, was ausgelost wird.
send = Senden

## Seats and files

held-here = spielt hier
is-here = anwesend
is-away = abwesend
stand-in = die Vertretung zieht
link-of = Link zum Platz von { $player }
copy = Kopieren
copied = Kopiert
new-link = Neuer Link
stand-in-is = Vertretung
stand-in-of = Vertretung für { $player }
new-link-sure = { $player } einen neuen Link geben? Wer jetzt auf diesem Platz spielt, verliert ihn, und alle am Tisch erfahren es.
host = Gastgeber
the-host = Der Gastgeber
make-host = Zum Gastgeber machen
make-host-sure = { $player } zum Gastgeber machen? Du bist es dann nicht mehr: Über Links, Vertretungen und den Abbruch des Spiels bestimmt dann { $player }.
removed = Dieser Browser spielt nicht mehr für { $players }: Der Gastgeber hat dem Platz einen neuen Link gegeben.
give-up = Dieses Spiel abbrechen
give-up-sure = Dieses Spiel abbrechen? Du kannst es weiter ansehen oder als neues Spiel fortsetzen.
save-file = Als Datei speichern
save-18xx = Für 18xx.games
fork-here = Von hier als neues Spiel weiterspielen
rules-version = Gespielt nach Regelversion { $version }.

## Choices in general

from-to = { $low } bis { $high }
would-happen = Was das bringt
if-accepted = Wenn es angenommen wird
look-ahead-hint = Fahr mit der Maus über eine Möglichkeit, um zu sehen, was sie bringt.
look-ahead-touch = Tippe auf eine Möglichkeit, um zu sehen, was sie bringt, und noch einmal, um sie auszuführen.
tap-again = noch einmal tippen
left-behind = Vorher und nachher
trains-of = Loks (Limit { $limit })
stations = Bahnhöfe
certificates-of = Zertifikate (Limit { $limit })
to-take-over = Zu übernehmen oder zu verschrotten: { $trains }
why-not-here = Warum auf { $hex } kein Plättchen gelegt werden kann
why-not-tiles = Warum keine anderen Plättchen
no-tiles-none_in_supply = Keines ist mehr da
no-tiles-colour_not_open = Die Farbe gibt es noch nicht
no-tiles-colour_skipped = Nicht die Farbe, die hier als nächste kommt
no-tiles-no_yellow_on_oo = Das erste Plättchen ist hier ein grünes
no-tiles-not_a_promotion = Kann das Plättchen, das hier liegt, nicht ersetzen
no-tiles-wrong_kind = Für eine andere Art von Feld
no-tiles-wrong_label = Ohne den Buchstaben dieses Feldes
no-tiles-over_map_edge = Würde über den Spielplanrand führen
no-tiles-stub_missing = Schließt nicht an das vorgedruckte Gleis an
no-tiles-track_lost = Gleis, das hier liegt, ginge verloren
no-tiles-purple_needs_power = Violett umrandet: nur mit der Sonderfähigkeit einer Lokalbahn
no-tiles-colour_beyond_power = Von einer Farbe, die diese Lokalbahn nicht legt
no-tiles-red_tile = Rote Plättchen anderer Heimatfelder
no-tiles-red_tile_only_at_home = Rote Plättchen, nur mit dem Heimatbahnhof
no-tiles-not_joined = Wäre mit keinem Bahnhof der Gesellschaft verbunden
do-it = Ausführen
pass = Passen
cash = Bargeld
cash-of = Bargeld von { $player }
treasury = Betriebskapital
treasury-is = Betriebskapital { $amount }
price = Preis
income = Einkommen
price-for = Preis für { $thing }
offer = Angebot
accept = Annehmen
decline = Ablehnen
best-run = Beste Fahrt
costs = Kosten

## Local railways and papers

local-railway = Lokalbahn
local-income = Einkommen
local-trade = Lokalbahnen ({ $count })
sell-to-bank = { $thing } für { $price } an die Bank verkaufen
assign-three-e = Die 3E-Lok an { $company } geben
your-bid = Dein Gebot
bid = Bieten
bid-for = Auf { $paper } bieten
drop-out = Aussteigen
highest-bid = { $paper }: { $player } bietet { $bid }
minimum-bid = mindestens { $bid }
name-and-pass = Ohne Gebot zur Versteigerung stellen
paper-3E = 3E-Lok
paper-MW = Bahnhofsbahn MW
paper-kind-local_railway = Eine Lokalbahn mit Einkommen und Sonderfähigkeit.
paper-kind-train = Eine Lok, die ihr Besitzer einer Gesellschaft gibt.
paper-kind-station_railway = Zahlt den Wert ihres Heimatplättchens; ihr Bahnhof kann an eine Gesellschaft verkauft werden.
leave-as-is = So lassen

## Stock rounds

certificates = Zertifikate
debt = Schulden
repay = Zurückzahlen
must-sell = Du hast mehr, als erlaubt ist, und musst zuerst verkaufen.
end-stock-turn = Zug beenden
companies-on-chart = In der Kurstabelle
start-a-company = Eine Gesellschaft gründen
start-at = { $company } gründen zu
start-at-short = Gründen zu
not-now = Jetzt nicht zu gründen ({ $count })
in-bank = Bank { $percent } %
has-trains = Loks { $trains }
no-train = Keine Lok
last-income = Letztes Einkommen { $amount }
director = Direktor
vaclav-directs = Direktor ist Vaclav
sell-shares = { $count ->
        [one] Eine verkaufen
       *[other] { $count } verkaufen
    }
home-is = Heimatfeld { $place } ({ $hexes })
size-small = klein
size-medium = mittel
size-large = groß
size-small-company = Kleine Gesellschaft
size-medium-company = Mittlere Gesellschaft
size-large-company = Große Gesellschaft
train-size-small = klein
train-size-medium = mittel
train-size-large = groß
train-can-run = { $company } kann damit fahren
train-cannot-run = { $company } kann damit nicht fahren
train-lives-on = wird nie verschrottet
train-lives-until = wird mit der ersten { $trains } verschrottet{ $count ->
        [0] , das kann die nächste Karte sein
        [one] , frühestens nach einer weiteren Karte
       *[other] , frühestens nach { $count } weiteren Karten
    }
train-earns = erhöht die beste Fahrt um { $amount }
railway-power = Zahlt zu Beginn jeder Betriebsrunde { $income }. Einmal, im Zug einer Gesellschaft, der sie gehört: keine Geländekosten ({ $terrain }) oder ein violett umrandetes Plättchen zusätzlich ({ $colours }).

## Track and stations

lay-a-tile = Plättchen legen
choose-hex = Wähle ein hervorgehobenes Feld auf dem Spielplan oder hier:
choose-home = Wähle, wohin das rote Plättchen kommt und wie es gedreht wird.
lit-hexes = Hervorgehobene Felder
tiles-for = Plättchen für { $hex }
tile-number = Nr. { $tile }
tiles-left = noch { $count }
tile-numbers = Nummern
turn-tile = Plättchen drehen
turn-left = Nach links drehen
turn-right = Nach rechts drehen
turn-of = Drehung { $at } von { $count }
power = Sonderfähigkeit einer Lokalbahn
lay-by-power = { $count ->
        [one] Mit der Sonderfähigkeit einer Lokalbahn legen (ein Feld)
       *[other] Mit der Sonderfähigkeit einer Lokalbahn legen ({ $count } Felder)
    }
with-power = mit der Sonderfähigkeit von { $railway }
without-power = Gelände bezahlen
lay-tile = Plättchen { $tile } auf { $hex } legen
no-tile = Jetzt kann kein Plättchen gelegt werden.
end-track = Fertig mit dem Gleisbau
choose-station = Wähle eine Stadt für einen Bahnhof:
markers-left = Bahnhöfe übrig
place-station = Bahnhof auf { $hex } für { $price }
place-station-taken-over = Bahnhof auf { $hex } für { $price }, mit einem übernommenen Marker
no-station = Jetzt ist keine Stadt für einen Bahnhof erreichbar.
other-cities = { $count ->
        [one] Warum nicht die andere Stadt
       *[other] Warum nicht die anderen { $count } Städte
    }
city-number = Stadt { $number }
city-named = Stadt { $number }, { $name }
on-hex = Auf Feld { $hex }
end-station = Kein Bahnhof

## Running and dividends

train = Lok
route = Strecke
together = Zusammen
proved = nachweislich die beste
not-proved = beste gefundene, nicht bewiesen
not-proved-why = Auf diesem Spielplan endet die Suche nach der besten Fahrt an einer Grenze. Vielleicht gibt es eine, die mehr einbringt; wenn du sie findest, fahre sie.
no-route = Keine Lok kann etwas einfahren.
run-trains = Mit diesen Loks fahren
run-nothing = Ohne Einkommen fahren
compare = Zum Vergleich andere Strecken zeichnen
stop-comparing = Zurück zur besten Fahrt
compare-how = Wähle eine Lok, dann nacheinander Felder auf dem Spielplan, vom ersten Halt bis zum letzten.
one-back = Eins zurück
clear = Leeren
earns = Bringt { $amount }
run-these = Diese Strecken fahren
income-of-run = Die Fahrt hat { $amount } gebracht
pay-out = Auszahlen
withhold = Einbehalten
price-stays = Kurs bleibt bei { $price }

## Acquisitions, offers, trains

price-a-share = Preis je Aktie von { $company }
offer-verb = Anbieten
no-acquisition = Jetzt gibt es keine Gesellschaft zu übernehmen.
not-acquirable = Nicht zu übernehmen ({ $count })
end-acquisition = Fertig mit Übernahmen
stations-on = Bahnhöfe { $hexes }
offer-acquisition = { $company } bietet { $price } je Aktie für die Übernahme von { $target }
offer-train = { $company } bietet { $seller } { $price } für die Lok { $train }
offer-local_railway = { $company } bietet { $price } für { $thing }
offer-station_railway = { $company } bietet { $price } für die Bahnhofsbahn
trains-of-limit = Loks / Limit
from-deck = Vom Stapel ({ $card })
without-end = unbegrenzt
cards-left = { $count ->
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }
from-pool = Aus dem Lokpool
from-companies = Von anderen Gesellschaften ({ $count })
buy-for = Für { $price } kaufen
train-named = { $face }-Lok ({ $card })
price-for-train = Preis für die Lok { $train }
scraps = verschrottet { $trains }
end-turn = Zug beenden
return-train = Abgeben
scrap-train = Verschrotten
take-over-train = Übernehmen
take-over-as = Als { $face } übernehmen

## Guide and help

guide = Hinweise
understood = Verstanden
no-guide = Keine Hinweise mehr
guide-pre_stock_turn = Zuerst kaufen alle Lokalbahnen. Sie zahlen in jeder Betriebsrunde ein wenig und helfen einer Gesellschaft später über Flüsse und Hügel. Kauf eine zu ihrem Preis oder passe. Behalte genug, um eine Gesellschaft zu gründen.
guide-auction_opening = Privatbahnen werden versteigert. Stell eine mit oder ohne Gebot zur Versteigerung.
guide-stock_turn = Jetzt geht es um Aktien. Gründe eine Gesellschaft, indem du ihren Startkurs wählst: Du wirst ihr Direktor und entscheidest über ihre Züge. Sie nimmt den Betrieb auf, sobald genug Aktien verkauft sind. Oder kauf eine Aktie einer Gesellschaft, die jemand anderes gegründet hat, oder passe.
guide-track = Deine Gesellschaft ist am Zug. Auf die hervorgehobenen Felder kann ein Plättchen gelegt werden: Wähle eines, dann ein Plättchen, dreh es, bis es in deine Pläne passt, und leg es. Was es für die beste Fahrt bedeutet, siehst du, bevor du bestätigst.
guide-station = Ein Bahnhof öffnet deinen Loks eine Stadt und kann sie für andere sperren. Er kostet Geld; oft ist es richtig, darauf zu verzichten.
guide-run = Das Programm hat die beste Fahrt für dich gefunden und bewiesen, dass es keine bessere gibt. Sieh sie dir auf dem Spielplan an und bestätige.
guide-dividend = Auszahlen bringt allen Geld, die Aktien haben, und hebt den Kurs; Einbehalten füllt das Betriebskapital und lässt den Kurs fallen.
guide-trains = Hier kaufst du Loks. Bessere Loks verschrotten ältere: Was ein Kauf bewirkt, siehst du vorher.
guide-acquisition = Eine größere Gesellschaft kann eine kleinere übernehmen, mit Loks, Bahnhöfen und Betriebskapital. Du musst es nicht tun.
help-screen = Der Bildschirm
help-screen-text = Neben dem Spielplan, auf kleinen Bildschirmen unter „Jetzt“, steht alles, was du tun kannst; was nicht geht, ist grau, und der Grund steht dabei. Der Spielplan zeigt, was liegt, der Schieber darunter führt durch das ganze Spiel, und das Protokoll erzählt jeden Schritt.
help-pre_stock_turn = Reihum kauft jeder eine Lokalbahn zum aufgedruckten Preis oder passt. Die Runde endet, wenn seit dem letzten Kauf alle gepasst haben oder alle verkauft sind.
help-auction_opening = Stell eine Privatbahn zur Versteigerung und biete mindestens ihr Mindestgebot, oder stell sie nur und lass die anderen bieten.
help-auction_bid = Biete mehr als das letzte Gebot oder steig aus.
help-stock_turn = Verkauf, so oft du willst, dann kauf ein Zertifikat oder gründe eine Gesellschaft. Passen beendet den Zug. Die Runde endet, wenn alle nacheinander passen.
help-railway_tile = Der Besitzer der Bahnhofsbahn darf auf ihrem Heimatfeld ein Plättchen legen oder austauschen; sie zahlt den Wert des Plättchens.
help-track = Leg ein gelbes Plättchen, im ersten Zug einer Gesellschaft zwei, oder tausche ein Plättchen aus. Neues Gleis muss mit einem Bahnhof der Gesellschaft verbunden sein.
help-station = Bau einen Bahnhof in einer Stadt, die die Gesellschaft erreicht und in der ein Platz frei ist. Der Heimatbahnhof ist kostenlos, der nächste kostet 40 K, jeder weitere 100 K.
help-run = Jede Lok fährt eine Strecke mit mindestens zwei Halten und einem Bahnhof der Gesellschaft. Kein Gleis wird zweimal benutzt. Die höchste Summe zählt.
help-dividend = Zahl alles aus oder behalte alles ein. Auszahlen bewegt den Kurs nach rechts, Einbehalten nach links.
help-acquisition = Biete einen Preis je Aktie innerhalb der Spanne. Der Direktor der anderen Gesellschaft nimmt an oder lehnt ab.
help-trains = Kauf die oberste Karte des Stapels, aus dem Lokpool oder von einer anderen Gesellschaft. Jede Gesellschaft muss am Ende ihres Zuges eine Lok besitzen, mit der sie fahren kann; reicht ihr Betriebskapital nicht, schießt der Direktor Geld zu und nimmt ein Darlehen auf, wenn auch das nicht reicht.
help-home_station = Eine große Gesellschaft beginnt mit ihrem roten Plättchen auf einem ihrer Heimatfelder.
help-home_city = Wähle die Stadt des Feldes, in der der Heimatbahnhof steht.
help-answer = Dieses Angebot kommt von der anderen Seite. Ohne dein Ja geschieht nichts.
help-station_conflict = Zwei Bahnhöfe einer Gesellschaft können nicht auf einem Feld stehen: Bestimme, welcher bleibt.
help-take_over_trains = Jede Lok der übernommenen Gesellschaft wird übernommen, auf eine größere Seite gewendet oder verschrottet.
help-return_trains = Die Gesellschaft hat mehr Loks, als ihr Loklimit erlaubt. Gib Loks an die Bank ab, bis es eingehalten ist.
about-keys = Tasten
key-n = zu dem, was jetzt zu tun ist
key-m = zum Spielplan
key-u = zurücknehmen
key-h = Hilfe
key-j = eine Stellung zurück
key-k = eine Stellung vor
key-e = zur aktuellen Stellung
key-r = das gewählte Plättchen drehen
use-keys = Tastenkürzel (die Hilfe zählt sie auf)
use-sound = Ein leiser Ton, wenn ich am Zug bin
use-notify = Eine Benachrichtigung, wenn ich am Zug bin
use-guide = Hinweise für den ersten Zug
use-why = Gegner sagen im Protokoll, warum

## Accounts

account = Anmelden
account-title = Ein Konto
account-lead = Nur, um deine Spiele auf einem anderen Gerät zu finden. Ohne Konto behält dieser Browser deine Plätze.
signed-in-as = Angemeldet als { $name }.
sign-in = Anmelden
sign-up = Konto anlegen
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
sign-out-everywhere-sure = In jedem Browser abmelden, auch in diesem?
sessions = Wo du angemeldet bist
some-browser = Ein Browser
this-browser = dieser
session-dates = seit { $created }, zuletzt aktiv { $used }
invitation = Einladung (dieser Server ist für Mitglieder)
recover = Neues Passwort mit Wiederherstellungscode
# as in English
name = Name
password = Passwort
new-password = Neues Passwort
password-rule = Mindestens 8 Zeichen
recovery-code = Wiederherstellungscode
recovery-keep = Schreib diesen Code auf: Er wird nur einmal gezeigt und setzt ein neues Passwort, falls deines verloren geht.
my-games-are-there = Deine Spiele stehen auf der Startseite.

## About

about-title = Über dieses Programm
about-game = 18CZ ist ein Brettspiel um Eisenbahnen und Aktien von Leonhard Orgler, erschienen bei Lonny Games und Fox in the Box. Wenn es dir gefällt, kauf es: Nichts ersetzt die Schachtel auf dem Tisch.
about-program = Dies ist ein unabhängiges Programm mit eigenen Worten und eigenen Zeichnungen. Es enthält keinen Text der Spielregel.
about-rules = Jede Regel wird geprüft. Zu jeder Ablehnung gehört der Grund mit dem Abschnitt der Spielregel. Offene Fragen sind in einer Liste entschieden; die umstrittenen sind Optionen eines Tisches.
about-moravia = Der Spielplan von Mähren und Schlesien ist eine Rekonstruktion und als solche gekennzeichnet.
about-offline = Alles läuft auf einem Rechner, ohne fremde Dienste; niemand braucht ein Konto.
