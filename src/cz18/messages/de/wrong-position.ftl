### Von Hand aufgebaute Stellungen: Fehler in ihren Daten (wrong-) und was nach den Regeln nicht vorkommen kann
### (impossible-), mit dem Abschnitt der Spielregel.

wrong-no_position = ist keine Stellung von 18CZ
wrong-no_position_text = muss den Kurztext einer Stellung enthalten, der mit { $title } beginnt und nicht zu lang ist
wrong-position_part = enthält einen unlesbaren Teil: { $part }
wrong-too_many_items = muss eine Liste mit höchstens { $most } Einträgen sein
wrong-out_of_range = muss von { $low } bis { $high } sein, nicht { $found }
wrong-not_each_seat = muss für jeden der { $count } Plätze genau einen Eintrag haben
wrong-company_twice = enthält eine Gesellschaft, die zweimal in der Kurstabelle steht
wrong-status_and_chart = passt nicht zur Kurstabelle: Einen Kurs haben alle Gesellschaften, die gegründet oder in Betrieb sind, und keine anderen
wrong-two_owners = hat zwei Besitzer
wrong-no_card = ist keine Lokkarte: { $found }
wrong-card_twice = die Karte { $card } kommt zweimal vor
wrong-not_playable = ist keine Stellung, von der aus man weiterspielen kann
wrong-other_set_up = hat einen anderen Spielplan, andere Optionen oder eine andere Spielerzahl als das Spiel
wrong-no_position_there = 18xx.games kann keine Spiele übernehmen, die mit einer aufgebauten Stellung beginnen

## Auf dem Spielplan

impossible-red_track_off_the_map = Das Gleis des roten Plättchens auf { $hex } führt über den Rand des Spielplans hinaus.
impossible-red_edged_hex = Plättchen { $tile } kann nicht auf { $hex } liegen: Das Feld ist für ein bestimmtes rotes Plättchen reserviert.
impossible-fixed_hex = Auf { $hex } kann kein Plättchen liegen.
impossible-red_tile = Das rote Plättchen { $tile } kann nicht auf { $hex } liegen.
impossible-wrong_kind = Plättchen { $tile } passt nicht zu den Kleinstädten oder Städten von { $hex }.
impossible-wrong_label = Plättchen { $tile } und Feld { $hex } müssen denselben Buchstaben haben oder beide keinen.
impossible-over_map_edge = Das Gleis von Plättchen { $tile } auf { $hex } führt über den Rand des Spielplans hinaus.
impossible-stub_missing = Plättchen { $tile } auf { $hex } setzt das vorgedruckte Gleis nicht fort.
impossible-track_lost = Plättchen { $tile } auf { $hex } erhält das vorgedruckte Gleis nicht.
impossible-colour_not_open = Plättchen { $tile } auf { $hex } hat eine Farbe, die es in Phase { $phase } noch nicht gibt.
impossible-too_many_copies = Plättchen { $tile } liegt { $laid }-mal auf dem Spielplan, aber { $count ->
        [one] es gibt nur eines.
       *[other] es gibt nur { $count }.
    }
impossible-station_without_city = Ein Bahnhof auf { $hex } liegt nicht in einer Stadt.
impossible-too_many_stations_in_city = Eine Stadt auf { $hex } hat mehr Bahnhöfe als Plätze ({ $places }).
impossible-two_stations_on_hex = { $company } hat mehr als einen Bahnhof auf { $hex }.

## Loks

impossible-train_too_large = { $company } kann keine { $train }-Loks besitzen.
impossible-too_many_trains = { $company } hat { $owned } Loks; das Limit ist { $limit }.
impossible-returned_to_deck = Die Lokkarte { $train } wurde auf den Stapel zurückgelegt; abgegebene Loks kommen aber in den Lokpool.
impossible-no_such_card = Mit dem Buchstaben { $letter } gibt es nur { $count } Karten; für eine der { $train }-Loks dieser Stellung ist keine Karte da.
impossible-not_on_card = Auf der Karte { $card } gibt es keine { $train }-Lok.
impossible-card_in_deck = Die { $train }-Lok (Karte { $card }) ist noch im Stapel.
impossible-train_is_scrapped = Die { $train }-Loks sind verschrottet; im Spiel kann also keine sein.
impossible-train_not_scrapped = Es sind { $train }-Loks im Spiel; also müssen alle { $scraps }-Loks verschrottet sein.
impossible-phase_and_deck = { $gone ->
        [0] Keine Karte hat den Stapel verlassen; also ist es Phase { $letter }, nicht Phase { $phase }.
        [one] Eine Karte hat den Stapel verlassen; also ist es Phase { $letter }, nicht Phase { $phase }.
       *[other] { $gone } Karten haben den Stapel verlassen; also ist es Phase { $letter }, nicht Phase { $phase }.
    }
impossible-exports_missing = Vor { $round } { $count ->
        [one] wird mindestens eine Karte ins Ausland verkauft
       *[other] werden mindestens { $count } Karten ins Ausland verkauft
    }, aber { $gone ->
        [0] keine hat den Stapel verlassen.
        [one] nur eine hat den Stapel verlassen.
       *[other] nur { $gone } haben den Stapel verlassen.
    }

## Aktien und Gesellschaften

impossible-too_many_shares = Die Spieler halten { $count } Aktien von { $company }; es gibt nur { $units }.
impossible-shares_without_price = Spieler halten Aktien von { $company }, die keinen Kurs hat.
impossible-above_holding_limit = { $player } hält { $percent } % von { $company }; erlaubt sind { $limit } %.
impossible-vaclavs_company = Vaclav muss genau dann Direktor von { $company } sein, wenn er ihre Aktien hält.
impossible-vaclavs_companies = In Phase { $phase } muss Vaclav { $wanted ->
        [0] keine Gesellschaft
        [one] eine Gesellschaft
       *[other] { $wanted } Gesellschaften
    } einer bestimmten Größe haben, hat aber { $count }.
impossible-no_director = { $company } hat einen Kurs, aber keinen Direktor.
impossible-director_without_certificate = { $player } ist Direktor von { $company }, hält aber zu wenige Aktien für das Direktorzertifikat.
impossible-not_the_largest_holder = { $player } ist Direktor von { $company }, aber jemand anderes hält mehr Aktien.
impossible-owns_without_price = { $company } hat Loks, Geld oder Bahnhöfe, aber keinen Kurs.
impossible-size_not_open = { $company } hat einen Kurs, aber Gesellschaften ihrer Größe können in Phase { $phase } noch nicht gegründet werden.
impossible-not_a_start_price = { $company } kann nicht zum Kurs von { $price } K gegründet worden sein.
impossible-has_to_float = { $company } ist nicht in Betrieb, obwohl mindestens die Hälfte ihrer Aktien verkauft ist.
impossible-owns_before_floating = { $company } ist nicht in Betrieb, war aber schon am Zug oder besitzt etwas.
impossible-too_many_markers = { $company } hat { $count } Bahnhofsmarker, gesetzte und übrige; es gibt nur { $markers }.
impossible-no_station = { $company } war schon am Zug, hat aber keinen Bahnhof.
impossible-station_before_first_turn = { $company } hat einen Bahnhof, aber ihren ersten Zug noch vor sich.
impossible-red_tile_and_first_turn = { $company } legt ihr rotes Plättchen ({ $tile }) in ihrem ersten Zug; es muss also genau dann auf dem Spielplan liegen, wenn sie schon am Zug war.
impossible-odd_income = { $company } kann nicht { $income } K eingefahren haben; das Einkommen ist immer ein Vielfaches von 10 K.
impossible-cannot_acquire = { $company } kann keine Gesellschaften übernehmen.
impossible-closed_without_acquirer = { $company } ist geschlossen, aber keine Gesellschaft hat eine andere übernommen.
impossible-companies_left_out = Gesellschaften, die nicht mitspielen: { $count } statt { $wanted }.

## Lokalbahnen, Spieler, Runden

impossible-railway_not_sold = { $local_railway } ist nach der Vor-Aktienrunde noch zu haben.
impossible-railway_not_in_game = { $local_railway } ist nicht in diesem Spiel.
impossible-railway_of_no_company = { $company } besitzt { $local_railway }, ist aber noch nicht in Betrieb oder nicht mehr im Spiel.
impossible-railway_too_large = { $company } ist zu klein, um { $local_railway } zu besitzen.
impossible-railways_not_sold_yet = { $company } besitzt { $local_railway }, aber Gesellschaften können in Phase { $phase } noch keine Lokalbahnen kaufen.
impossible-papers_are_closed = Ein Spieler besitzt eine Privatbahn, aber in Phase { $phase } sind alle geschlossen.
impossible-debt_above_penalty = { $player } hat { $debt } K Schulden, aber nur { $penalty } K Strafzinsen. Die Strafzinsen können nicht niedriger sein als die Schulden.
impossible-before_first_round = Eine Gesellschaft war schon am Zug, aber { $round } liegt vor der ersten Betriebsrunde.
impossible-company_before_stock_round = Eine Gesellschaft wurde vor der ersten Aktienrunde gegründet.
impossible-sold_in_first_round = In der ersten Aktienrunde wurden Aktien verkauft, was nicht erlaubt ist.
impossible-acts_unfloated = { $company } soll an die Reihe kommen, ist aber noch nicht in Betrieb oder nicht mehr im Spiel.
impossible-acts_twice = { $company } soll in dieser Runde zweimal an die Reihe kommen.

## Fehler des Servers

fault-not_playable = Von dieser Stellung aus kann man nicht weiterspielen.
