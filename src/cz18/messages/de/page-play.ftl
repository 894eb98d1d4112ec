### Playing a turn: the action bar, steps without a choice, terms, advice, and who plays each seat.

## Files

wrong-seats_of_players = muss { $players } Einträge haben, einen für jeden Spieler, nicht { $found }

## The title of the panel when it is the reader's turn, by the kind of decision: your-<kind>

your-pre_stock_turn = Du bist am Zug: Kaufe eine Lokalbahn oder passe
your-stock_turn = Du bist am Zug: Verkaufe, kaufe oder passe
your-auction_opening = Du bist am Zug: Stell eine Privatbahn zur Versteigerung
your-auction_bid = Du bist am Zug: Biete mehr oder steige aus
your-railway_tile = Du bist am Zug: ein Plättchen für die Bahnhofsbahn
your-track = Du bist am Zug: Baue Gleise für { $company }
your-station = Du bist am Zug: ein Bahnhof für { $company }?
your-run = Du bist am Zug: Fahre mit den Loks von { $company }
your-dividend = Du bist am Zug: das Einkommen von { $company }
your-acquisition = Du bist am Zug: Soll { $company } eine Gesellschaft übernehmen?
your-trains = Du bist am Zug: Loks für { $company }
your-home_station = Du bist am Zug: der Heimatbahnhof von { $company }
your-home_city = Du bist am Zug: die Stadt für { $company }
your-answer = Du bist am Zug: Beantworte das Angebot von { $company }
your-station_conflict = Du bist am Zug: Welcher Bahnhof von { $company } bleibt?
your-take_over_trains = Du bist am Zug: die Loks, die { $company } übernimmt
your-return_trains = Du bist am Zug: { $company } hat zu viele Loks
move-of = Zug von { $player }
position-before = Beginn des Spiels
then-next = Danach: { $what }

## Leaving a step unused

use-confirm-skips = Nachfragen, bevor ich etwas Baubares auslasse
sure-skip-track = Gleisbau von { $company } beenden?
sure-skip-station = Keinen Bahnhof für { $company } bauen?
sure-skip-run = Ohne Bau für { $company } weitermachen?
loses-tile = In diesem Zug kann noch ein Plättchen gelegt werden.
loses-power = Mit der Sonderfähigkeit einer Lokalbahn kann noch ein Plättchen gelegt werden.
loses-station = Ein Bahnhof kann gebaut werden, und das Betriebskapital reicht dafür.
sure-skip = Auslassen
sure-stay = Zurück
skip-to-run = Jetzt fahren
    .title = Keine Gleise mehr legen, keinen Bahnhof bauen, gleich fahren
skip-to-none = Weiter zu den Loks
    .title = Keine Gleise mehr legen und keinen Bahnhof bauen; es gibt keine Lok zum Fahren
skip-to-end = Zug beenden
    .title = Nichts übernehmen und keine Lok kaufen
since-unchanged = Deine eigenen Zahlen sind unverändert.
automatic = Automatisch: Es gab nichts zu wählen.

## A company's turn

tiles-first = { $count ->
        [one] Lege ein gelbes Plättchen oder werte eines auf.
       *[other] Lege bis zu { $count } gelbe Plättchen oder werte eines auf.
    }
tiles-more = { $count ->
        [one] Noch ein gelbes Plättchen kann gelegt werden.
       *[other] Noch { $count } gelbe Plättchen können gelegt werden.
    }
best-run-with = Beste Fahrt mit einem { $train }
station-costs = Ein Bahnhof kostet
pay-out-and-end = Auszahlen und Zug beenden
buy-train-for = { $train }-Lok für { $price } kaufen
buy-and-end = Kaufen und Zug beenden

## Stock rounds

stage = Karte oder Aktien
tab-shares = Aktien
buy-share-short = Kaufen
start-costs = Du zahlst
railways-at-the-end = Jede Lokalbahn, die ein Spieler am Ende noch besitzt, zählt { $price }.
paper-home = Ihr Heimatfeld ist { $hex } { $place }. Sie zahlt den Wert des dortigen Plättchens.
no-bid-yet = Noch niemand hat geboten.

## Bohemia and Moravia-Silesia

board-bohemia-is = Ein Spiel zu zweit mit einem dritten, automatischen Spieler: Vaclav hat eigene Gesellschaften.
board-moravia_silesia-is = Ein kürzeres Spiel, das mit einer Versteigerung privater Gesellschaften beginnt.
# as in English
term-vaclav = Vaclav
explain-vaclav = Vaclav ist der automatische dritte Spieler in Böhmen. Er ist nie am Zug und hat kein Bargeld; über Gleise und Bahnhöfe seiner Gesellschaften entscheiden die beiden Spieler, sie fahren und zahlen von selbst aus.
guide-vaclav = Du spielst gegen einen Spieler und gegen Vaclav, der automatisch spielt. Er beginnt mit einer kleinen Gesellschaft und bekommt später größere, jede mit einer Lok. Du und dein Gegner teilen sich die Entscheidungen über ihre Gleise und Bahnhöfe; sie fahren und zahlen von selbst aus. Ihre Aktien kannst du kaufen.

## Advice

advice-of = Was ein { $bot } an deiner Stelle täte:
advice-asked = Denkt über deine Stellung nach …
advice-estimate = Die Beträge sind Schätzungen, was die Wahl bis zum Spielende einbringt, keine Gewissheiten.
advice-because-gain = Erwartet wird, dass du dadurch am Spielende { $value } reicher bist.
advice-because-value = Erwartet wird, dass dies für dich bis zum Spielende { $value } wert ist.
advice-because-plan = Mit den als Nächstes geplanten Käufen wärst du am Spielende { $value } reicher.
advice-because-advantage = Erwartet wird, dass du am Ende { $value } reicher bist als mit der anderen Wahl.
advice-because-income_change = Erwartet wird, dass die Fahrten der Gesellschaft im Rest des Spiels { $value } mehr einbringen.
advice-because-with_later_tiles = Zusammen mit den für spätere Züge geplanten Plättchen ist das { $value } wert.
advice-because-with_next_tile = Zusammen mit dem als Nächstes geplanten Plättchen ist das { $value } wert.
advice-because-expected = Der Rest des Spiels wurde mehrmals durchgespielt: Im Mittel ergab das { $value }.
advice-because-next_best = Die nächstbeste Wahl ergab { $value }.

## Options of a new game: option-<name>-is explains option-<name>

option-edition-is = Die ältere Fassung hat anderes Startkapital und Pflicht zum ersten Plättchen.
option-sell_in_blocks-is = Ja: Alle Aktien einer Gesellschaft, die ein Spieler in einem Zug verkauft, bringen denselben Preis, und der Kurs fällt einmal. Nein: Jeder weitere Verkauf senkt ihn erneut.
option-praha_yellow_is_lay-is = Ja: Das gelbe Prag zählt als gelegtes gelbes Plättchen. Nein: Es zählt als Aufwertung.
option-first_oo_tile-is = Was das erste Plättchen auf einem Feld mit zwei Städten kostet.
option-ate_brown_open-is = Ja: Bevor die ATE ihren Heimatbahnhof hat, dürfen andere ab dem braunen Plättchen dort bauen; ein Platz bleibt frei.
option-token_price_after_acquisition-is = Was ein Bahnhof mit dem Marker einer übernommenen Gesellschaft kostet.
option-scrap_own_at_acquisition-is = Ja: Die übernehmende Gesellschaft darf eigene Loks verschrotten, um Platz zu schaffen.
option-allow_submaximal_run-is = Ja: Eine Gesellschaft darf weniger als das beste Einkommen einfahren. Die Regel verlangt das beste.
option-turning_scraps-is = Ja: Das Wenden einer Lokkarte auf die größere Seite kann ältere Loks verschrotten wie ein Kauf.
option-pool_faces-is = Welche Seite einer Lokkarte aus dem Pool gekauft werden darf.
option-runnable_first-is = Ob eine Gesellschaft ohne Lok, mit der sie fahren kann, zuerst eine solche kaufen muss.
option-emergency_top_up-is = Ja: Der Direktor darf für eine teurere Lok zuzahlen, obwohl das Betriebskapital für eine andere reicht.
option-playing_order-is = Ob die Zugreihenfolge ausgelost wird oder der Liste der Plätze folgt.

## The table

table-menu = Speichern und teilen
