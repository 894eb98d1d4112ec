### Lernen auf der Seite: Aktionen in Worten, Gründe je nach Aktion, Hinweise, Lektionen, Rätsel, Protokoll, Startseite.

## Eine Aktion in Worten: move-<Aktion> oder move-EndStep-<Schritt>. $cost und andere Beträge stehen mit K da.

move-BuyLocalRailway = Die Lokalbahn { $local_railway } für { $cost } kaufen
move-Pass = Passen
move-OpenAuction = { $paper } mit einem Gebot von { $bid } zur Versteigerung stellen
move-Bid = { $amount } bieten
move-LayRailwayTile = Plättchen { $tile } für die Bahnhofsbahn legen
move-AssignThreeE = Die 3E-Lok an { $company } geben
move-StartCompany = { $company } zum Startkurs von { $price } für { $cost } gründen
move-BuyShare = Eine Aktie von { $company } für { $cost } kaufen
move-SellShares =
    { $count ->
        [one] Eine Aktie von { $company } verkaufen
       *[other] { $count } Aktien von { $company } verkaufen
    }
move-RepayDebt = { $amount } Schulden zurückzahlen
move-LayHomeTile = Das rote Plättchen auf { $place } legen
move-ChooseCity = Stadt { $city } für den Heimatbahnhof von { $company } wählen
move-LayTile = Plättchen { $tile } auf { $place } legen
move-PlaceStation = Einen Bahnhof auf { $place } für { $cost } bauen
move-Run = Mit den Loks von { $company } die gezeigten Strecken fahren
move-PayOut = Auszahlen
move-Withhold = Das Einkommen einbehalten
move-OfferAcquisition = { $price } für { $target } bieten
move-OfferForTrain = { $price } für eine Lok von { $seller } bieten
move-OfferForLocalRailway = { $price } für die Lokalbahn { $local_railway } bieten
move-AcceptOffer = Das Angebot annehmen
move-DeclineOffer = Das Angebot ablehnen
move-KeepStation = Den Bahnhof auf { $place } behalten
move-TakeOverTrain = Die { $face }-Lok übernehmen
move-ScrapTrain = Eine Lok verschrotten
move-BuyTrain = Die { $face }-Lok für { $cost } kaufen
move-ReturnTrain = Eine Lok abgeben
move-SellLocalRailway = Die Lokalbahn { $local_railway } an die Bank verkaufen
move-EndStep-track = Keine Gleise mehr bauen
move-EndStep-station = Keinen Bahnhof bauen
move-EndStep-acquisition = Keine weitere Gesellschaft übernehmen
move-EndStep-trains = Keine weitere Lok kaufen und den Zug beenden

## Gründe, die von der Art der Aktion abhängen: reason-<Aktion>-<was>; ohne Zahlen: reason-<Aktion>.

reason-EndStep-track-income = Kein mögliches Plättchen erhöht das Einkommen so sehr, dass es seine Kosten wert wäre. Geschätzter Wert des Einkommens je Fahrt ohne Plättchen: { $value }.
reason-EndStep-station-income = Kein Bahnhof erhöht das Einkommen so sehr, dass er seinen Preis wert wäre. Geschätzter Wert des Einkommens je Fahrt ohne Bahnhof: { $value }.
reason-EndStep-trains-income = Keine Lok würde ihren Preis wieder einfahren. Erwartetes Einkommen je Fahrt mit den jetzigen Loks: { $value }.
reason-EndStep-trains-treasury = Keine Lok würde ihren Preis wieder einfahren; im Betriebskapital bleiben also { $value }.
reason-Pass-cash = Kein Kauf verspricht Gewinn. Bargeld: { $value }.
reason-Pass-kept = Reserve für eine Lok, die eine Gesellschaft vielleicht kaufen muss: { $value }.
reason-BuyLocalRailway-income = Sie zahlt in jeder Betriebsrunde { $value }.
reason-BuyLocalRailway-left = Restliches Bargeld, um eine Gesellschaft zu gründen: { $value }.
reason-BuyShare-dividend = Die Aktie dürfte je Betriebsrunde etwa { $value } an Dividende und Kursgewinn bringen.
reason-StartCompany-capital = Bei der Betriebsaufnahme erhält die Gesellschaft { $value } Kapital.
reason-EndStep = Keine mögliche Aktion in diesem Schritt verspricht Gewinn.
reason-Pass = Nichts, was man kaufen kann, verspricht Gewinn.
reason-Run = Eine Gesellschaft muss immer das höchstmögliche Einkommen einfahren.
reason-other = Es gab keine andere Möglichkeit, mit der sich ein Vergleich gelohnt hätte.

## Lektionen: die Stellung, in der eine Lektion beginnt (-from), und was zu einer anderen Aktion zu sagen ist (-missed).

lesson-railways-from = Du und dein Gegner habt je 280 K. Die Gesellschaft EKJ gehört Vaclav, dem automatischen dritten Spieler dieser Partie zu zweit. Du musst nichts für ihn tun.
lesson-company-from = Die Lokalbahnen sind verkauft: Du besitzt S2, L1 und L3 und hast noch 130 K. Jede Lektion beginnt mit einer vorbereiteten Stellung und passt deshalb vielleicht nicht zu deinen früheren Aktionen.
lesson-track-from = Du hast BCB zum Startkurs von 65 K gegründet und bist ihr Direktor. Sie hat mit 260 K den Betrieb aufgenommen.
lesson-stations-from = BCB hat ihre ersten beiden Plättchen gelegt, vielleicht andere als du. Sie hat noch 240 K.
lesson-running-from = Drei Betriebsrunden später: BCB hat jetzt zwei 2-Loks und längere Gleise.
lesson-dividends-from = BCB ist gerade mit ihren beiden Loks gefahren.
lesson-trains-from = Wir sind zur Betriebsrunde 7.1 vorgesprungen, und du hast den Platz gewechselt: Du leitest jetzt BTE, eine mittlere Gesellschaft mit 370 K.
lesson-acquisitions-from = Eine Betriebsrunde später, wieder auf deinem alten Platz: Du leitest die große Gesellschaft Sx und die mittlere Gesellschaft ATE.
lesson-end-from = Wir sind zum letzten Zug der Partie vorgesprungen: Du leitest VBW.
lesson-missed = Die Aufgabe verlangt eine andere Aktion. Nimm diese zurück oder wiederhole die Lektion.
lesson-trains-missed = Das hilft BTE nicht: Eine mittlere Gesellschaft kann nur mit Plus-Loks fahren. Auf dieser Karte ist das die 4+4. Nimm die Aktion zurück oder wiederhole die Lektion.
lesson-dividends-missed = Du hast das Einkommen einbehalten: Der Kurs fällt, und die Aktionäre bekommen nichts. Nimm die Aktion zurück oder wiederhole die Lektion.

## Hinweise: vor (-first) und nach (-more) dem Text des Hinweises

guide-pre_stock_turn-first = Jede Lokalbahn, die du am Ende des Spiels noch besitzt, ist { $worth } wert, auch eine billige.
guide-pre_stock_turn-more = Gezogen wird erst vorwärts, dann rückwärts in der Zugreihenfolge. Der Letzte hat deshalb zwei Züge nacheinander, später dann auch der Erste.

## Protokoll und Tabellen

dividend-rounded-up = Die Dividende jedes Spielers wird auf ganze K aufgerundet; zusammen können die Dividenden deshalb höher sein als das Einkommen.
train-scrapped-by = { $face } (wird durch { $trains } verschrottet)
start-or-more = { $price } oder mehr:
local-railway-price = Lokalbahnen-Kurs ({ $round })
stand-in-explained = Eine Vertretung ist ein Bot, der für einen abwesenden Spieler spielt.
new-link-explained = Ein neuer Link ersetzt den alten; der alte gilt dann nicht mehr.
seed-in-file = Eine gespeicherte Datei enthält den Startwert, weil das Spiel ohne ihn nicht weitergehen kann.

## Regelseite und Hilfe

rules-contents = Inhalt
help-gestures = Gesten
gesture-tile = Tippe auf das Plättchen auf dem Spielplan, um es zu drehen.
gesture-zoom = Ziehe den Spielplan mit zwei Fingern größer oder kleiner; mit einem Finger verschiebst du ihn.
gesture-choice = Gibt es eine Vorschau, erscheint sie beim ersten Tippen; das zweite bestätigt die Auswahl.
gesture-term = Tippe auf einen unterstrichenen Begriff, um seine Erklärung zu sehen.

## Startseite und Rätsel

home-length = Eine ganze Partie dauert lange. Sie wird nach jeder Aktion gespeichert; du kannst also jederzeit aufhören und später weiterspielen.
puzzle-reveal = Lösung zeigen
