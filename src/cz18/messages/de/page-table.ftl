### Die Seite: Rückfragen, Abkürzungen durch einen Zug, die Regeln eines Spiels, was die anderen taten, Links.

## Rückfragen

sure-OfferAcquisition = { $price } je Aktie bieten, um { $target } zu übernehmen?
sure-OfferForTrain = { $seller } { $price } für die Lok { $train } bieten?
sure-OfferForLocalRailway = { $price } für { $thing } bieten?
sure-AcceptOffer-acquisition = Der Übernahme von { $target } durch { $company } für { $price } je Aktie zustimmen?
sure-AcceptOffer-train = Die Lok { $train } von { $seller } für { $price } an { $company } verkaufen?
sure-AcceptOffer-local_railway = { $thing } für { $price } an { $company } verkaufen?
sure-AcceptOffer-station_railway = Die Bahnhofsbahn für { $price } an { $company } verkaufen?
sure-SellLocalRailway = { $thing } an die Bank verkaufen?
sure-BuyTrain = Die { $train }-Lok für { $company } kaufen?
sure-SellShares = { $count ->
    [one] Eine Aktie von { $company } verkaufen?
   *[other] { $count } Aktien von { $company } verkaufen?
  }
stake-loan = Du müsstest ein Darlehen aufnehmen.
stake-own_money = Du müsstest eigenes Bargeld einsetzen.
stake-directorship = Du wärst nicht mehr Direktor.
stake-offer = Wird das Angebot angenommen, zahlt die Gesellschaft sofort.
stake-hands_over = Das wäre endgültig.
sure-yes = Ja, ausführen
sure-no = Nein, zurück
sure-never-again = Nicht mehr fragen
use-confirm = Nachfragen vor Aktionen, die viel kosten oder mit denen ich etwas weggebe
loan-note = Betriebskapital und Bargeld des Direktors reichen nicht; für den Rest müsste er ein Darlehen aufnehmen.
loan-sell-first = Die Gesellschaft könnte vorher diese Lokalbahnen an die Bank verkaufen, für je { $price }: { $railways }.
at-once = Du entscheidest für beide Seiten; das Geschäft gilt deshalb sofort.
at-once-profile = Nach den Regeln von { $site } gilt das Geschäft sofort; die andere Seite wird nicht gefragt.

## Die Regeln eines Spiels

profile-short = Regeln von { $site }
profile-site = Gespielt nach den Regeln von { $site }.
profile-book = Gespielt nach der Spielregel.
profile-options = Gespielt nach der Spielregel, mit Optionen.
profile-why = Dieses Spiel folgt den Regeln von { $site }, damit ein von dort importiertes Spiel so weitergeht und endet wie dort.
profile-differs = { $count ->
    [one] Ein Unterschied zur Spielregel
   *[other] { $count } Unterschiede zur Spielregel
  }
departure-train_trade_in_phase_a = Gesellschaften dürfen von Anfang an mit Loks handeln.
departure-e_train_best_stops = Eine E-Lok zählt ihre besten Einnahmeorte, darunter höchstens drei Kleinstädte.
departure-praha_twice = Eine Strecke darf durch zwei Städte von Prag führen.
departure-no_limit_exception = Eine Gesellschaft, die ihr Loklimit erreicht hat und nur Loks besitzt, mit denen sie nicht fahren kann, muss keine kaufen, mit der sie fahren kann.
departure-first_tile_anywhere = Eine Gesellschaft, die Bahnhöfe übernommen hat, darf ihr erstes Plättchen anderswo legen, auch wenn auf ihrem Heimatfeld keines liegt.
departure-ate_city_by_layer = Die Gesellschaft, die das grüne Plättchen auf das Heimatfeld von ATE legt, wählt die Stadt von ATE.
departure-no_consent = Angebote gelten sofort; die andere Seite wird nicht gefragt.
departure-stations_in_any_order = Nach einer Übernahme entscheidet die Gesellschaft in beliebiger Reihenfolge, welche Bahnhöfe bleiben.
departure-turn_to_own_colour_only = Die Karte einer übernommenen Lok kann nur auf die eigene Farbe der übernehmenden Gesellschaft gewendet werden.
departure-whole_debt_only = Schulden können nur ganz zurückgezahlt werden.
departure-returns_in_fixed_order = Sind mehrere Gesellschaften über ihrem Loklimit, geben sie Loks in fester Reihenfolge ab, nicht in Betriebsreihenfolge.
departure-dead_end_takeover = Eine Gesellschaft ohne Lok, mit der sie fahren kann, darf ihren letzten freien Lokplatz mit einer übernommenen Lok füllen, mit der sie nicht fahren kann.
departure-vaclav_runs_by_hand = Ein Spieler fährt mit den Loks von Vaclavs Gesellschaften, nicht unbedingt mit dem höchsten Einkommen.
departure-foreign_generator = Vaclavs Gesellschaften werden mit dem eigenen Zufallsgenerator der Website ausgelost.
departure-take_over_beyond_limit = Erst werden alle Loks einer übernommenen Gesellschaft übernommen; die über dem Limit werden danach abgegeben.
departure-asked_from_lowest_price = Wer mindestens das Doppelte des niedrigsten Startkurses an Bargeld hat, kommt an die Reihe, auch wenn es nichts zu kaufen gibt.
departure-local_railways_after_trains = Nach dem Lokkauf gibt es einen zusätzlichen Schritt für Lokalbahnen.
departure-track_step_ends_by_pass = Der Gleisbau muss von Hand beendet werden, auch wenn kein Gleis mehr gelegt werden kann.
departure-several_unrunnable_first = Eine Gesellschaft darf mehrere Loks kaufen, mit denen sie nicht fahren kann, bevor sie eine kauft, mit der sie fahren kann, solange sie dafür einen Platz freihält.
departure-nothing_is_skipped = Die Regeln überspringen keinen Spieler und keinen Schritt; für Spieler, die die Website nicht fragen würde, passt das Programm.
departure-pre_stock_ends_unasked = Die Vor-Aktienrunde endet nach zwei aufeinanderfolgenden Zügen, in denen sich der Spieler keine der übrigen Lokalbahnen leisten konnte.
departure-passes_above_limit = Ein Spieler über dem Zertifikatelimit darf passen.
departure-returns_when_trains_move = Senkt ein Verkauf ins Ausland ein Loklimit, ohne die Lok einer Gesellschaft zu verschrotten, werden überzählige Loks erst abgegeben, wenn wieder eine Lok den Besitzer wechselt.
departure-any_train_at_limit = Eine Gesellschaft, die ihr Loklimit erreicht hat und nur Loks besitzt, mit denen sie nicht fahren kann, darf jede Lok kaufen.
departure-no_duty_after_purchase = Eine Gesellschaft, die eine Lok gekauft hat und sich keine weitere leisten kann, darf ihren Zug ohne eine Lok beenden, mit der sie fahren kann.
departure-ate_always_chooses = ATE wählt ihre Heimatstadt, auch wenn es nur eine gibt.
departure-keeps_former_scrapping = Wird eine Lok aus dem Lokpool gekauft und auf einen Typ gewendet, der sonst nie verschrottet wird, so wird sie trotzdem mit ihrem früheren Typ verschrottet: Eine 4+4-Lok, die eine 4E-Lok war, wird durch die erste 8E-Lok verschrottet.

## Der Startwert

seed-chosen = Startwert { $seed } wurde gewählt oder importiert. Wer das Spiel erstellt hat, weiß vielleicht, was ausgelost wird.
seed-drawn = Der Server hat den Startwert ausgelost und zeigt ihn, wenn das Spiel beendet ist. Sein Prüfwert: { $digest }
seed-told = Startwert { $seed }, Salt { $salt }. Der SHA-256-Prüfwert von Salt:Startwert wird seit Spielbeginn gezeigt: { $digest }
seed-none = Der Startwert dieses älteren Spiels wurde nicht veröffentlicht.

## Zurücknehmen

undo-what = Zurücknehmen: { $what }
undo-nothing = Du kannst gerade nichts zurücknehmen.

## Seit deinem letzten Zug

since = Seit deinem letzten Zug
since-begin = Seit Beginn des Spiels
since-moves = { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
  }
since-changes = Was sich für dich geändert hat
step-through = Schritt für Schritt ansehen
hand-over = { $from } hat gezogen. Bitte gib das Gerät an { $to } weiter.

## Sich zurechtfinden

skip-to-now = Zu deinen Aktionen springen
go-to = Gehe zu
part-players = Spieler
key-parts = Ansicht öffnen: { $parts }
copy-position = Link zu dieser Stellung kopieren
copy-all = Alle Links kopieren
links-loopback = Diese Links funktionieren nur auf diesem Rechner. Damit du andere einladen kannst, muss der Server Verbindungen von anderen Rechnern annehmen. Öffne dann diese Seite unter der Netzwerkadresse dieses Rechners und kopiere die Links dort.
name-yourself = Du spielst als { $name }. Wie sollen dich die anderen nennen?
name-keep = Diesen Namen verwenden
name-stay = { $name } behalten
file-not-opened = { $file } lässt sich nicht öffnen. { $why }

## Das Ziel, in der ersten Minute

home-goal = Das Ziel ist, am Ende der reichste Spieler zu sein; dabei zählen Bargeld, Aktien und Lokalbahnen. Du gründest Bahngesellschaften, baust ihre Gleise, kaufst ihre Loks und handelst mit ihren Aktien. Was die Loks einfahren, bekommen die Aktionäre oder die Gesellschaft.

## Freie Plätze

who-anybody = offen für alle
lobby = Freie Plätze
lobby-with = Mit { $players }
lobby-seats = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }
lobby-sit = Beitreten
lobby-follows = Das Spiel steht in der Liste auf der Startseite; freie Plätze bekommt, wer zuerst kommt.
