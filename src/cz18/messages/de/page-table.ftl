### Die Seite: was einmal gefragt wird, Wege durch einen Zug, die Regeln eines Tisches, was die anderen taten, Links.

## Einmal gefragt

sure-OfferAcquisition = { $price } je Aktie bieten, um { $target } zu übernehmen?
sure-OfferForTrain = { $seller } { $price } für die Lok { $train } bieten?
sure-OfferForLocalRailway = { $price } für { $thing } bieten?
sure-AcceptOffer-acquisition = { $target } für { $price } je Aktie von { $company } übernehmen lassen?
sure-AcceptOffer-train = Die Lok { $train } von { $seller } für { $price } an { $company } verkaufen?
sure-AcceptOffer-local_railway = { $thing } für { $price } an { $company } verkaufen?
sure-AcceptOffer-station_railway = Die Bahnhofsbahn für { $price } an { $company } verkaufen?
sure-SellLocalRailway = { $thing } an die Bank verkaufen?
sure-BuyTrain = Die Lok { $train } für { $company } kaufen?
sure-SellShares = { $count ->
    [one] Eine Aktie von { $company } verkaufen?
   *[other] { $count } Aktien von { $company } verkaufen?
  }
stake-loan = Du müsstest ein Darlehen aufnehmen.
stake-own_money = Einen Teil würdest du aus eigener Tasche zahlen.
stake-directorship = Du wärst nicht mehr Direktor.
stake-offer = Kommt es zustande, ist das Geld weg.
stake-hands_over = Was du hergibst, kommt nicht zurück.
sure-yes = Ja, ausführen
sure-no = Nein, zurück
sure-never-again = Nicht mehr fragen
use-confirm = Einmal fragen, bevor etwas viel kostet oder hergegeben wird
loan-note = Betriebskapital und Bargeld reichen nicht: Für den Rest müsste der Direktor ein Darlehen aufnehmen.
loan-sell-first = Vorher könnten diese Lokalbahnen an die Bank verkauft werden, jede für { $price }: { $railways }.
at-once = Beide Seiten gehören dir: Es geschieht sofort.
at-once-profile = Nach den Regeln von { $site } geschieht es sofort; die andere Seite wird nicht gefragt.

## Die Regeln eines Tisches

profile-short = Regeln von { $site }
profile-site = Nach den Regeln von { $site }.
profile-book = Nach der Spielregel.
profile-options = Nach der Spielregel, mit Optionen.
profile-why = Dieses Spiel kommt von { $site } und geht nach den dortigen Regeln weiter, damit es endet wie dort.
profile-differs = { $count ->
    [one] Was von der Spielregel abweicht (ein Punkt)
   *[other] Was von der Spielregel abweicht ({ $count } Punkte)
  }
departure-train_trade_in_phase_a = Gesellschaften handeln von Anfang an mit Loks.
departure-e_train_best_stops = Eine E-Lok zählt ihre besten Halte, höchstens drei davon Kleinstädte.
departure-praha_twice = Eine Strecke darf durch zwei Städte von Prag führen.
departure-no_limit_exception = Eine Gesellschaft voller Loks, die nicht fahren können, darf ihren Zug auch ohne brauchbare beenden.
departure-first_tile_anywhere = Eine Gesellschaft, die Bahnhöfe übernommen hat, darf ihr erstes Plättchen fern von ihrem Heimatfeld legen.
departure-ate_city_by_layer = Wer das grüne Plättchen auf das Heimatfeld von ATE legt, wählt ihre Stadt.
departure-no_consent = Angebote gelten sofort: Die andere Seite wird nicht gefragt.
departure-stations_in_any_order = Bahnhöfe, die nach einer Übernahme zusammentreffen, werden in beliebiger Reihenfolge geregelt.
departure-turn_to_own_colour_only = Übernommene Loks werden nur auf die eigene Farbe der Gesellschaft gewendet.
departure-whole_debt_only = Schulden werden nur im Ganzen zurückgezahlt.
departure-returns_in_fixed_order = Mehrere Gesellschaften über dem Loklimit geben Loks in fester Reihenfolge ab, nicht in Betriebsreihenfolge.
departure-dead_end_takeover = Der letzte Platz für eine Lok darf mit einer gefüllt werden, die nicht fahren kann.
departure-vaclav_runs_by_hand = Ein Spieler fährt für Vaclavs Gesellschaften, nicht immer am besten.
departure-foreign_generator = Vaclavs Gesellschaften lost 18xx.games auf eigene Art aus.
departure-take_over_beyond_limit = Erst werden alle Loks übernommen; die über dem Loklimit werden danach abgegeben.
departure-asked_from_lowest_price = Wer den doppelten niedrigsten Startkurs hat, wird gefragt, auch wenn es nichts zu kaufen gibt.
departure-local_railways_after_trains = Ein letzter Schritt nach den Loks ist nur für Lokalbahnen da.
departure-track_step_ends_by_pass = Der Gleisbau wartet darauf, beendet zu werden, auch wenn er verbraucht ist.
departure-several_unrunnable_first = Eine Gesellschaft darf mehrere Loks kaufen, die nicht fahren können, bevor sie eine brauchbare kauft.
departure-nothing_is_skipped = Jeder wird bei jedem Schritt gefragt; für die, die 18xx.games nicht fragt, passt der Tisch.
departure-pre_stock_ends_unasked = Die Vor-Aktienrunde endet nach zwei Zügen in Folge ohne Geld für irgendetwas.
departure-passes_above_limit = Ein Spieler über dem Zertifikatelimit darf passen.
departure-returns_when_trains_move = Senkt ein Verkauf ins Ausland ein Loklimit, ohne die Lok einer Gesellschaft zu verschrotten, werden überzählige Loks erst abgegeben, wenn wieder eine Lok den Besitzer wechselt.
departure-any_train_at_limit = Eine Gesellschaft voller unbrauchbarer Loks darf jede Lok kaufen.
departure-no_duty_after_purchase = Eine Gesellschaft, die eine Lok gekauft hat und sich keine weitere leisten kann, darf ihren Zug ohne brauchbare Lok beenden.
departure-ate_always_chooses = ATE nennt ihren Heimatplatz, auch wenn es nur einen gibt.
departure-keeps_former_scrapping = Eine 4+4-Lok, die vorher eine 4E war, wird mit der ersten 8E verschrottet.

## Der Startwert

seed-chosen = Startwert { $seed }: gewählt oder aus einer Datei. Wer den Tisch eröffnet hat, weiß vielleicht, was ausgelost wird.
seed-drawn = Der Server hat den Startwert ausgelost und zeigt ihn nach dem Spielende. Sein Prüfwert: { $digest }
seed-told = Startwert { $seed }, Salz { $salt }. SHA-256 von Salz:Startwert ist der seit dem Anfang gezeigte Prüfwert: { $digest }
seed-none = Der Startwert dieses älteren Spiels wurde nicht veröffentlicht.

## Zurücknehmen

undo-what = Zurücknehmen: { $what }
undo-nothing = Von dir gibt es nichts zurückzunehmen.

## Seit deinem letzten Zug

since = Seit deinem letzten Zug
since-begin = Seit Beginn des Spiels
since-moves = { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
  }
since-changes = Was sich für dich geändert hat
step-through = Schritt für Schritt ansehen
hand-over = { $from } ist fertig. Bitte an { $to } weitergeben.

## Sich zurechtfinden

skip-to-now = Zu dem, was jetzt möglich ist
go-to = Gehe zu
part-players = Spieler
key-parts = zu { $parts }
copy-position = Link zu dieser Stellung kopieren
copy-all = Alle Links kopieren
links-loopback = Diese Links führen nur zu diesem Rechner. Damit andere ihnen folgen können, öffne diese Seite unter der Adresse des Rechners in eurem Netz und kopiere sie dort.
name-yourself = Du sitzt hier als { $name }. Wie sollen dich die anderen nennen?
name-keep = Diesen Namen nehmen
name-stay = { $name } bleiben
file-not-opened = { $file } lässt sich nicht öffnen. { $why }

## Das Ziel, in der ersten Minute

home-goal = Das Ziel: am Ende das größte Vermögen haben, in Bargeld und Aktien. Du gründest Bahngesellschaften, baust ihre Gleise, kaufst ihre Loks und handelst mit ihren Aktien; was die Loks einfahren, bekommen die Aktionäre oder die Gesellschaft.

## Freie Plätze

who-anybody = offen für alle
lobby = Freie Plätze
lobby-with = Mit { $players }
lobby-seats = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }
lobby-sit = Platz nehmen
lobby-follows = Der Tisch steht in der Liste auf der Startseite; wer zuerst kommt, hat den Platz.
