### What is to be decided, by $player for $company: decision-<kind>.

decision-pre_stock_turn = { $player } kauft eine Lokalbahn oder passt.
decision-stock_turn = { $player } verkauft, kauft oder passt.
decision-auction_opening = { $player } stellt eine Privatbahn zur Versteigerung und bietet darauf oder passt.
decision-auction_bid = { $player } bietet mehr oder passt.
decision-railway_tile = { $player } darf ein Plättchen auf das Heimatfeld der Bahnhofsbahn legen.
decision-track = { $player } baut Gleise für { $company }.
decision-station = { $player } darf für { $company } einen Bahnhof bauen.
decision-run = { $player } fährt mit den Loks von { $company }.
decision-dividend = { $player } zahlt das Einkommen von { $company } aus oder behält es ein.
decision-acquisition = { $player } darf mit { $company } kleinere Gesellschaften übernehmen.
decision-trains = { $player } kauft Loks für { $company }.
decision-home_station = { $player } baut den Heimatbahnhof von { $company }.
decision-home_city = { $player } wählt die Stadt für den Heimatbahnhof von { $company }.
decision-answer = { $player } nimmt das Angebot von { $company } an oder lehnt es ab.
decision-station_conflict = { $player } bestimmt, welcher von zwei Bahnhöfen auf einem Feld bei { $company } bleibt.
decision-take_over_trains = { $player } übernimmt oder verschrottet die Loks der Gesellschaft, die { $company } übernommen hat.
decision-return_trains = { $player } gibt Loks von { $company } ab, die über dem Loklimit liegen.
