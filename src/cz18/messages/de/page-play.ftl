### Playing a turn: the action bar, steps without a choice, terms, advice, and who plays each seat.

## Files

wrong-seats_of_players = muss { $players } Einträge haben, einen für jeden Spieler, nicht { $found }

## The title of the panel when it is the reader's turn, by the kind of decision: your-<kind>

your-pre_stock_turn = Du bist am Zug: Kaufe eine Lokalbahn oder passe
your-stock_turn = Du bist am Zug: Verkaufe, kaufe oder passe
your-auction_opening = Du bist am Zug: Stell eine Privatbahn zur Versteigerung
your-auction_bid = Du bist am Zug: Biete oder passe
your-railway_tile = Du bist am Zug: Lege ein Plättchen für die Bahnhofsbahn
your-track = Du bist am Zug: Baue Gleise für { $company }
your-station = Du bist am Zug: Einen Bahnhof für { $company } bauen?
your-run = Du bist am Zug: Fahre mit den Loks von { $company }
your-dividend = Du bist am Zug: Einkommen von { $company } auszahlen oder einbehalten
your-acquisition = Du bist am Zug: Mit { $company } eine Gesellschaft übernehmen?
your-trains = Du bist am Zug: Kaufe Loks für { $company }
your-home_station = Du bist am Zug: Baue den Heimatbahnhof von { $company }
your-home_city = Du bist am Zug: Wähle die Stadt für den Heimatbahnhof von { $company }
your-answer = Du bist am Zug: Beantworte das Angebot von { $company }
your-station_conflict = Du bist am Zug: Welcher Bahnhof von { $company } bleibt?
your-take_over_trains = Du bist am Zug: Loks für { $company } übernehmen oder verschrotten
your-return_trains = Du bist am Zug: { $company } hat zu viele Loks
move-of = Zug von { $player }
position-before = Beginn des Spiels
then-next = Danach: { $what }

## Leaving a step unused

use-confirm-skips = Nachfragen, bevor ich einen Schritt auslasse, in dem ich bauen könnte
sure-skip-track = Den Gleisbau von { $company } beenden?
sure-skip-station = Keinen Bahnhof für { $company } bauen?
sure-skip-run = Mit { $company } weitermachen, ohne zu bauen?
loses-tile = In diesem Zug kann noch ein Plättchen gelegt werden.
loses-power = Mit der Sonderfähigkeit einer Lokalbahn kann noch ein Plättchen gelegt werden.
loses-station = Du könntest jetzt einen Bahnhof bauen, der das Einkommen der Gesellschaft erhöht.
sure-skip = Auslassen
sure-stay = Zurück
skip-to-run = Jetzt fahren
    .title = Keine Gleise mehr legen, keinen Bahnhof bauen und mit den Loks fahren
skip-to-none = Nichts mehr bauen
    .title = Keine Gleise mehr legen und keinen Bahnhof bauen; die Gesellschaft hat keine Lok, mit der sie fahren kann
skip-to-end = Zug beenden
    .title = Nichts übernehmen und keine Lok kaufen
since-unchanged = Bei dir hat sich nichts geändert.
automatic = Automatisch ausgeführt: Es gab nur eine Möglichkeit.

## A company's turn

tiles-first = { $count ->
        [0] Es kann nur noch ein violett umrandetes Plättchen gelegt werden.
        [one] Lege ein gelbes Plättchen oder tausche ein Plättchen aus.
       *[other] Lege bis zu { $count } gelbe Plättchen oder tausche ein Plättchen aus.
    }
tiles-more = { $count ->
        [0] Es kann nur noch ein violett umrandetes Plättchen gelegt werden.
        [one] Es kann noch ein gelbes Plättchen gelegt werden.
       *[other] Es können noch { $count } gelbe Plättchen gelegt werden.
    }
best-run-with = Beste Fahrt mit der { $train }-Lok
station-costs = Ein Bahnhof kostet
pay-out-and-end = Auszahlen und Zug beenden
buy-train-for = { $train }-Lok für { $price } kaufen
buy-and-end = Kaufen und Zug beenden

## Stock rounds

stage = Spielplan oder Aktien
tab-shares = Aktien
buy-share-short = Kaufen
start-costs = Du zahlst
railways-at-the-end = Jede Bahn, die ein Spieler am Ende des Spiels noch besitzt, ist { $price } wert.
paper-home = Ihr Heimatfeld ist { $hex } { $place }.
no-bid-yet = Noch niemand hat geboten.

## Bohemia and Moravia-Silesia

board-bohemia-is = Ein Spiel für zwei mit einem dritten, automatischen Spieler: Vaclav, der eigene Gesellschaften hat.
board-moravia_silesia-is = Ein kürzeres Spiel, das mit einer Versteigerung von Privatbahnen beginnt.
# as in English
term-vaclav = Vaclav
explain-vaclav = Vaclav ist der automatische dritte Spieler in der Variante Böhmen. Er hat kein Bargeld und ist in Aktienrunden nicht am Zug. Die beiden Spieler bauen Gleise und Bahnhöfe für seine Gesellschaften; diese fahren und zahlen automatisch aus.
guide-vaclav = Du spielst gegen einen Gegner und gegen Vaclav, einen automatischen Spieler. Er beginnt mit einer kleinen Gesellschaft und bekommt später größere, jede mit einer Lok. Du und dein Gegner teilt euch die Entscheidungen über Gleise und Bahnhöfe dieser Gesellschaften; sie fahren und zahlen automatisch aus. Ihre Aktien kannst du kaufen.

## Advice

advice-of = Das würde der { $bot } an deiner Stelle tun:
advice-asked = Denkt über deine Stellung nach …
advice-estimate = Diese Beträge sind Schätzungen, keine Gewissheiten.
advice-because-gain = Er erwartet, dass du dadurch am Spielende um { $value } reicher bist.
advice-because-value = Er schätzt, dass dies für dich bis zum Spielende { $value } wert ist.
advice-because-plan = Mit den Käufen, die er als Nächstes plant, wärst du am Spielende um { $value } reicher.
advice-because-advantage = Er erwartet, dass du damit am Ende um { $value } reicher bist als mit der anderen Wahl.
advice-because-income_change = Er bewertet die Änderung des Einkommens je Fahrt mit { $value }.
advice-because-with_later_tiles = Mit den Plättchen, die er für spätere Züge plant, bewertet er das künftige Einkommen der Gesellschaft mit { $value }.
advice-because-with_next_tile = Mit dem Plättchen, das er als Nächstes plant, bewertet er das Einkommen der Gesellschaft je Fahrt mit { $value }.
advice-because-expected = Er hat mehrere Fortsetzungen des Spiels bis zum Ende der nächsten Aktienrunde durchgespielt und den Rest geschätzt. Im Mittel ergab dein Vermögen abzüglich eines Teils vom Vermögen des reichsten Gegners { $value }.
advice-because-next_best = Die nächstbeste Wahl ergab im Mittel { $value }.

## Options of a new game: option-<name>-is explains option-<name>

option-edition-is = In der älteren Fassung beginnt in einer Partie zu dritt jeder mit 350 K, und eine Gesellschaft muss in ihrem ersten Zug ein Plättchen auf ihr Heimatfeld legen, wenn dort noch keines liegt. Auch bei Gleichstand um den Direktorposten und bei abgegebenen Loks gelten andere Regeln.
option-sell_in_blocks-is = Ja: Alle Aktien einer Gesellschaft, die ein Spieler in einem Zug verkauft, bringen denselben Preis, und der Kurs fällt nur einmal. Nein: Jeder weitere Verkauf senkt ihn erneut.
option-praha_yellow_is_lay-is = Ja: Das gelbe Plättchen für Prag zählt als eines der gelben Plättchen, die in diesem Zug gelegt werden dürfen. Nein: Es zählt als Austausch; in diesem Schritt kann dann kein anderes Plättchen gelegt werden.
option-first_oo_tile-is = Ob beim ersten Plättchen auf einem Feld mit zwei Städten die aufgedruckten Geländekosten anfallen.
option-ate_brown_open-is = Ja: Sobald auf dem Heimatfeld von ATE ein braunes Plättchen liegt, dürfen andere Gesellschaften dort vor ATE Bahnhöfe bauen, solange ein Platz frei bleibt. Nein: Sie müssen auf ATE warten.
option-token_price_after_acquisition-is = Was es kostet, einen Bahnhof zu bauen, nachdem eine Gesellschaft eine andere übernommen hat.
option-scrap_own_at_acquisition-is = Ja: Eine übernehmende Gesellschaft darf eigene Loks verschrotten, um Platz für die übernommenen zu schaffen.
option-allow_submaximal_run-is = Ja: Eine Gesellschaft darf weniger als das höchstmögliche Einkommen einfahren. Die Spielregel verlangt das höchste.
option-turning_scraps-is = Ja: Wird eine Lokkarte auf eine größere Lok gewendet, kann das ältere Loks verschrotten, genau wie der Kauf dieser Lok.
option-pool_faces-is = Welche Seite einer Lokkarte eine Gesellschaft nutzen darf, wenn sie die Karte aus dem Lokpool kauft.
option-runnable_first-is = Ja: Eine Gesellschaft ohne Lok, mit der sie fahren kann, muss zuerst eine solche kaufen. Nein: Sie darf zuerst eine andere kaufen, muss dann aber im selben Zug eine kaufen, mit der sie fahren kann.
option-emergency_top_up-is = Ja: Der Direktor darf für eine teurere Lok zuzahlen, auch wenn das Betriebskapital für eine andere reichen würde.
option-playing_order-is = Ob die erste Zugreihenfolge ausgelost wird oder der Reihenfolge der Plätze folgt.

## The table

table-menu = Speichern und teilen
