### What is to be decided, by $player for $company: decision-<kind>.

decision-pre_stock_turn = { $player } kann eine Lokalbahn kaufen oder passen.
decision-stock_turn = { $player } kann Aktien verkaufen oder kaufen, eine Gesellschaft gründen oder passen.
decision-auction_opening = { $player } muss eine Privatbahn zur Versteigerung stellen, mit oder ohne Gebot.
decision-auction_bid = { $player } kann bieten oder passen.
decision-railway_tile = { $player } kann auf dem Heimatfeld der Bahnhofsbahn ein Plättchen legen oder austauschen.
decision-track = { $player } kann für { $company } Gleise legen.
decision-station = { $player } kann für { $company } einen Bahnhof bauen.
decision-run = { $player } muss mit den Loks von { $company } fahren.
decision-dividend = { $player } muss das Einkommen von { $company } auszahlen oder einbehalten.
decision-acquisition = { $player } kann für { $company } die Übernahme kleinerer Gesellschaften anbieten.
decision-trains = { $player } kann für { $company } Loks kaufen.
decision-home_station = { $player } muss den Heimatbahnhof von { $company } bauen.
decision-home_city = { $player } muss die Stadt für den Heimatbahnhof von { $company } wählen.
decision-answer = { $player } muss das Angebot von { $company } annehmen oder ablehnen.
decision-station_conflict = { $company } hat zwei Bahnhöfe auf einem Feld; { $player } muss entscheiden, welcher bleibt.
decision-take_over_trains = { $player } muss für { $company } entscheiden, welche Loks der übernommenen Gesellschaft bleiben und welche verschrottet werden.
decision-return_trains = { $company } hat mehr Loks, als das Loklimit erlaubt; { $player } muss entscheiden, welche abgegeben werden.
