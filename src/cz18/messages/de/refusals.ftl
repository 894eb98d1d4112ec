### Why not: refusal-<code>. The arguments are the data of the refusal.

## The moment

refusal-unknown_action = Unbekannte Aktion: { $action }.
refusal-misshapen_field = { $action }: Das Feld { $field } hat einen ungültigen Wert.
refusal-unknown_seat = Einen Platz { $seat } gibt es nicht.
refusal-game_is_over = Das Spiel ist zu Ende.
refusal-not_now = { $decision } Jetzt ist es nicht möglich, { $action }.
refusal-not_your_turn = Am Zug ist { $turn_of }, nicht { $player }.
refusal-not_this_companys_turn = Am Zug ist { $turn_of }, nicht { $company }.
refusal-other_step = Jetzt geht es um { $step ->
        [track] den Gleisbau
        [station] den Bahnhofsbau
        [run] den Betrieb der Loks
        [dividend] die Dividende
        [acquisition] die Übernahme
        [trains] den Lokkauf
       *[other] { $step }
    }, nicht um { $asked ->
        [track] den Gleisbau
        [station] den Bahnhofsbau
        [run] den Betrieb der Loks
        [dividend] die Dividende
        [acquisition] die Übernahme
        [trains] den Lokkauf
       *[other] { $asked }
    }.
refusal-no_consent = Die andere Seite hat nicht zugestimmt.
refusal-offer_declined_before = Der Bot hat in diesem Zug schon ein Angebot von { $price } K abgelehnt; ein neues Angebot muss höher sein.

refusal-vaclav_does_not_deal = { $company } ist Vaclavs Gesellschaft: Sie handelt nicht und kann nicht übernommen werden.
refusal-vaclav_pays_out = { $company } ist Vaclavs Gesellschaft und zahlt immer aus.

## The auctions of Moravia-Silesia

refusal-unknown_paper = Eine Privatbahn { $paper } gibt es nicht.
refusal-paper_not_on_offer = { $paper } steht nicht mehr zum Verkauf.
refusal-bid_too_low = Das Mindestgebot beträgt { $least } K; { $bid } K sind zu wenig.
refusal-no_three_e = Der Direktor von { $company } hat keine 3E-Lok zu vergeben.
refusal-no_purchase_before_first_three = Gesellschaften können Lokalbahnen und die Bahnhofsbahn erst kaufen, wenn die erste 3-Lok gekauft oder ins Ausland verkauft ist; noch ist Phase { $phase }.

## Money and shares

refusal-not_enough_cash = Dafür sind { $price } K nötig, vorhanden sind aber nur { $cash } K Bargeld.
refusal-treasury_too_small = Das kostet { $price } K, das Betriebskapital beträgt aber nur { $treasury } K.
refusal-price_out_of_range = Der Preis muss zwischen { $low } und { $high } K liegen, nicht bei { $asked } K.
refusal-amount_out_of_range = Der Betrag muss zwischen { $low } und { $high } K liegen, nicht bei { $asked } K.
refusal-unknown_company = Eine Gesellschaft { $company } gibt es nicht.
refusal-not_in_this_game = { $company } ist in diesem Spiel nicht dabei.
refusal-size_not_open = Aktien { $size ->
        [small] kleiner
        [medium] mittlerer
        [large] großer
       *[other] { $size }
    } Gesellschaften gibt es erst zu kaufen, wenn die erste { $opens_with }-Karte den Stapel verlassen hat.
refusal-closed = { $company } ist nicht mehr im Spiel.
refusal-already_started = { $company } ist schon gegründet.
refusal-not_started = Aktien von { $company } kann man nicht kaufen: Die Gesellschaft ist noch nicht gegründet oder nicht mehr im Spiel.
refusal-not_a_start_price = { $price } K ist kein Startkurs dieser Gesellschaft; mögliche Startkurse: { $prices } K.
refusal-in_debt = Wer Schulden hat, kann keine Aktien kaufen; zuerst müssen { $debt } K zurückgezahlt werden.
refusal-no_debt = Es sind keine Schulden zurückzuzahlen.
refusal-whole_debt_only = Die Schulden können nur ganz zurückgezahlt werden: { $debt } K.
refusal-certificate_limit = Das Zertifikatelimit ist { $limit }; der Spieler hat schon { $held } Zertifikate.
refusal-must_sell_first = Der Spieler hat { $held } Zertifikate, aber das Zertifikatelimit ist { $limit }. Zuerst müssen Aktien verkauft werden.
refusal-holding_limit = Damit hätte der Spieler { $percent } % der Gesellschaft; der Höchstanteil ist { $limit } %.
refusal-sold_in_this_round = Wer Aktien von { $company } verkauft hat, kann in derselben Aktienrunde keine mehr davon kaufen.
refusal-none_in_the_bank = Die Bank hat keine Aktie von { $company }.
refusal-no_sale_in_first_round = In der ersten Aktienrunde können keine Aktien verkauft werden.
refusal-one_block_per_turn = Aktien von { $company } wurden in diesem Zug schon verkauft; mehrere Aktien einer Gesellschaft verkauft man in einem Zug auf einmal.
refusal-not_enough_shares = { $held ->
        [one] Der Spieler hat nur eine Aktie der Gesellschaft und kann nicht { $asked } verkaufen.
       *[other] Der Spieler hat nur { $held } Aktien der Gesellschaft und kann nicht { $asked } verkaufen.
    }
refusal-no_successor = Der Direktor von { $company } darf diese Aktien nicht verkaufen: Danach hätte kein anderer Spieler genug, um Direktor zu werden.

## Local railways

refusal-unknown_local_railway = Eine Lokalbahn { $local_railway } gibt es nicht.
refusal-not_on_sale = { $local_railway } steht nicht zum Verkauf.
refusal-not_a_players = { $local_railway } gehört keinem Spieler.
refusal-not_the_companys = { $local_railway } gehört nicht { $company }.
refusal-no_purchase_before_phase_b = Gesellschaften können Lokalbahnen erst ab Phase b kaufen; noch ist Phase { $phase }.
refusal-local_railway_too_large = { $company } ist zu klein, um { $local_railway } zu besitzen.
refusal-power_used = Eine Sonderfähigkeit von { $local_railway } wurde schon genutzt; die andere ist damit verfallen.
refusal-no_price_to_cancel = Hier gibt es keine Geländekosten, die { $local_railway } ersparen könnte.
refusal-terrain_beyond_power = { $terrain ->
        [river] Die Kosten eines Flusses
        [hill] Die Kosten eines Hügels
        [mountain] Die Kosten eines Berges
       *[other] Diese Geländekosten ({ $terrain })
    } lassen sich mit { $local_railway } nicht sparen.
refusal-colour_beyond_power = Die Sonderfähigkeit von { $local_railway } gilt nicht für die Farbe von Plättchen { $tile }.

## Track

refusal-unknown_hex = Ein Feld { $hex } gibt es auf diesem Spielplan nicht.
refusal-unknown_tile = Ein Plättchen { $tile } gibt es nicht.
refusal-unknown_rotation = Die Drehung muss zwischen 0 und 5 liegen, nicht bei { $rotation }.
refusal-no_such_tile = Ein Plättchen mit dem Code { $code } gibt es nicht.
refusal-none_in_supply = Von Plättchen { $tile } ist keines mehr im Vorrat.
refusal-colour_not_open = { $colour ->
        [yellow] Gelbe
        [green] Grüne
        [brown] Braune
        [grey] Graue
       *[other] { $colour }
    } Plättchen gibt es in Phase { $phase } noch nicht.
refusal-colour_skipped = Das nächste Plättchen auf { $hex } muss { $wanted ->
        [yellow] gelb
        [green] grün
        [brown] braun
        [grey] grau
       *[other] { $wanted }
    } sein; Plättchen { $tile } ist { $colour ->
        [yellow] gelb
        [green] grün
        [brown] braun
        [grey] grau
        [red] rot
       *[other] { $colour }
    }.
refusal-no_yellow_on_oo = { $hex } hat zwei Städte, deshalb muss das erste Plättchen dort grün sein; Plättchen { $tile } ist { $colour ->
        [yellow] gelb
        [green] grün
        [brown] braun
        [grey] grau
        [red] rot
       *[other] { $colour }
    }.
refusal-not_a_promotion = Plättchen { $tile } ({ $colour ->
        [yellow] gelb
        [green] grün
        [brown] braun
        [grey] grau
        [red] rot
       *[other] { $colour }
    }) kann Plättchen { $old } ({ $old_colour ->
        [yellow] gelb
        [green] grün
        [brown] braun
        [grey] grau
        [red] rot
       *[other] { $old_colour }
    }) auf { $hex } nicht ersetzen.
refusal-wrong_kind = Plättchen { $tile } ({ $tile_kind ->
        [open] nur Gleis
        [town] eine Kleinstadt
        [double_town] zwei Kleinstädte
        [city] eine Stadt
        [double_city] zwei Städte
       *[other] { $tile_kind }
    }) passt nicht auf { $hex } ({ $kind ->
        [open] freies Gelände
        [town] eine Kleinstadt
        [double_town] zwei Kleinstädte
        [city] eine Stadt
        [double_city] zwei Städte
       *[other] { $kind }
    }).
refusal-wrong_label = Plättchen { $tile } und Feld { $hex } tragen nicht denselben Buchstaben ({ $tile_label_count ->
        [0] ohne
       *[other] { $tile_label }
    } / { $label_count ->
        [0] ohne
       *[other] { $label }
    }).
refusal-over_map_edge = So gedreht führt das Gleis von Plättchen { $tile } auf { $hex } über den Rand des Spielplans hinaus.
refusal-stub_missing = Jedes Plättchen auf { $hex } muss an das vorgedruckte Gleis an Kante { $edge } anschließen.
refusal-track_lost = So gedreht würde Plättchen { $tile } nicht das ganze vorhandene Gleis auf { $hex } erhalten.
refusal-red_edged_hex = { $hex } ist dem roten Plättchen von { $company } vorbehalten.
refusal-fixed_hex = Auf { $hex } kann kein Plättchen gelegt werden.
refusal-red_tile = Das rote Plättchen { $tile } kann nicht auf { $hex } gelegt werden; es gehört auf ein Heimatfeld von { $company }.
refusal-red_tile_only_at_home = Das rote Plättchen { $tile } kann nur gelegt werden, wenn seine Gesellschaft ihren Heimatbahnhof baut.
refusal-red_tile_first = { $company } muss ihr rotes Plättchen legen; darauf wird ihr Heimatbahnhof gebaut.
refusal-no_red_tile = { $company } hat kein rotes Plättchen.
refusal-not_a_home_hex = { $hex } ist kein Heimatfeld dieser Gesellschaft; ihre Heimatfelder sind { $homes }.
refusal-red_track_off_the_map = So gedreht führt das Gleis des roten Plättchens auf { $hex } über den Rand des Spielplans hinaus; mögliche Drehungen: { $rotations }.
refusal-already_promoted = In diesem Zug wurde schon ein Plättchen ausgetauscht oder eines gelegt, das als Austausch zählt.
refusal-tile_already_laid = In diesem Zug wurde schon ein gelbes Plättchen gelegt; deshalb ist weder ein Austausch möglich noch ein erstes Plättchen, das als Austausch zählt.
refusal-no_more_yellow_tiles = { $first_turn ->
        [yes] In ihrem ersten Zug darf eine Gesellschaft höchstens zwei gelbe Plättchen legen.
       *[no] Nach ihrem ersten Zug darf eine Gesellschaft nur ein gelbes Plättchen je Zug legen.
    }
refusal-purple_needs_power = Plättchen { $tile } ist violett umrandet und kann nur mit der Sonderfähigkeit einer Lokalbahn gelegt werden.
refusal-track_step_is_over = Der Gleisbau ist in diesem Zug beendet.
refusal-home_hex_first = Die Gesellschaft muss ihr erstes Plättchen auf ihr Heimatfeld { $home } legen.
refusal-home_tile_due = { $company } muss ein Plättchen auf ihr Heimatfeld legen, bevor sie den Gleisbau beendet.
refusal-not_joined = Auf { $hex } wäre dieses Plättchen nicht mit einem Bahnhof von { $company } verbunden.

## Stations

refusal-no_such_city = Stadt { $city } kann nicht gewählt werden.
refusal-already_there = Die Gesellschaft hat auf { $hex } schon einen Bahnhof.
refusal-no_free_place = { $places ->
        [one] Der einzige Bahnhofsplatz in dieser Stadt auf { $hex } ist besetzt.
       *[other] Alle { $places } Bahnhofsplätze in dieser Stadt auf { $hex } sind besetzt.
    }
refusal-home_not_placed = Auf { $hex } kann noch kein anderer Bahnhof gebaut werden, weil der Heimatbahnhof von { $homes } dort noch fehlt.
refusal-place_kept = Jeder freie Platz in dieser Stadt auf { $hex } ist für den Heimatbahnhof einer Gesellschaft reserviert, die noch nicht am Zug war.
refusal-not_connected = Keine freie Strecke verbindet diese Stadt auf { $hex } mit einem Bahnhof der Gesellschaft.
refusal-no_marker_left = { $company } hat keinen Bahnhofsmarker mehr.

## Running trains

refusal-unknown_train = Die Gesellschaft hat keine Lok { $train }, mit der sie fahren kann.
refusal-train_used_twice = Die Lok { $train } kann nur einmal je Zug fahren.
refusal-track_shared_between_trains = Die Strecke der Lok { $train } benutzt dasselbe Gleis wie eine andere Strecke (Felder { $hexes }).
refusal-fewer_than_two = Eine Strecke muss mindestens zwei Einnahmeorte verbinden.
refusal-not_connected-VIII_7 = Diese Felder sind nicht durch Gleise verbunden: { $hexes }.
refusal-same_track_twice = Die Strecke benutzt dasselbe Gleis zweimal (Felder { $hexes }).
refusal-ends_between_locations = Die Strecke muss an einem Einnahmeort beginnen und enden; prüfe die Felder { $hexes }.
refusal-location_twice = Ein Einnahmeort auf { $hex } kommt in der Strecke zweimal vor.
refusal-praha_twice = { $hex } kommt in der Strecke zweimal vor; die Städte dort zählen als ein Einnahmeort.
refusal-red_tile_in_the_middle = Das rote Plättchen auf { $hex } kann nur am Ende einer Strecke liegen.
refusal-passes_blocked_city = Die Stadt auf { $hex } ist voll mit Bahnhöfen anderer Gesellschaften und kann nicht durchfahren werden.
refusal-no_station_on_route = Auf der Strecke liegt kein Bahnhof der Gesellschaft.
refusal-too_many_cities = Auf der Strecke liegen zusammen { $cities } Städte und rote Plättchen; diese Lok kann höchstens { $most } anfahren.
refusal-too_many_locations = Auf der Strecke liegen { $locations } Einnahmeorte; diese Lok kann höchstens { $most } anfahren.
refusal-not_the_best_run = Diese Fahrt bringt { $claimed } K, möglich sind aber { $best } K: { $better }.
refusal-run_is_proven = Die Fahrt von { $company } kann hier nicht als unbewiesen gekennzeichnet werden.

## Acquisitions

refusal-not_floated = { $company } kann nicht übernommen werden: Die Gesellschaft hat den Betrieb noch nicht aufgenommen oder ist nicht mehr im Spiel.
refusal-not_smaller = { $company } kann nur kleinere Gesellschaften übernehmen, und { $target } ist nicht kleiner.
refusal-not_in_question = Zur Wahl stehen die Bahnhöfe auf { $hex } in den Städten { $cities }.
refusal-train_not_in_question = Die Lok { $train } gehört nicht zu denen, die zu übernehmen oder zu verschrotten sind ({ $trains }).
refusal-cannot_turn = Die Lok { $train } kann hier nicht auf ihre { $face }-Seite gewendet werden.

## Trains

refusal-train_limit = { $owned ->
        [one] Die Gesellschaft besitzt schon eine Lok; ihr Loklimit ist { $limit }.
       *[other] Die Gesellschaft besitzt schon { $owned } Loks; ihr Loklimit ist { $limit }.
    }
refusal-must_be_runnable = Die Gesellschaft hat ihr Loklimit erreicht, besitzt aber keine Lok, mit der sie fahren kann; sie muss eine solche kaufen, doch mit einer { $train }-Lok kann sie nicht fahren.
refusal-last_place_for_runnable = { $limit ->
        [one] Der einzige Lokplatz muss für eine Lok frei bleiben, mit der die Gesellschaft fahren kann; mit einer { $train }-Lok kann sie das nicht.
       *[other] Der letzte von { $limit } Lokplätzen muss für eine Lok frei bleiben, mit der die Gesellschaft fahren kann; mit einer { $train }-Lok kann sie das nicht.
    }
refusal-one_must_be_taken_over = Die Gesellschaft kann eigene Loks nur verschrotten, wenn sie eine Lok der übernommenen Gesellschaft übernimmt.
refusal-no_choice_of_markers = { $company } kann hier nicht zwischen eigenen und übernommenen Bahnhofsmarkern wählen.
refusal-runnable_first = Bevor die Gesellschaft diese { $train }-Lok kaufen kann, muss sie eine Lok kaufen, mit der sie fahren kann.
refusal-card_not_on_offer = Die Lok { $train } steht nicht zum Verkauf; zu haben sind: { $on_offer }.
refusal-no_such_face = Die Lokkarte { $train } hat keine { $face }-Seite.
refusal-face_scrapped = Alle { $face }-Loks sind verschrottet; die Lokkarte { $train } kann nicht mehr als { $face }-Lok eingesetzt werden.
refusal-face_not_up = Die Lokkarte { $train } kann nicht als { $face }-Lok gekauft werden, weil eine Karte im Lokpool die Seite behält, mit der sie abgegeben wurde; für diese Gesellschaft zu haben: { $faces }.
refusal-train_too_large = { $company } ist zu klein, um eine { $face }-Lok zu besitzen.
refusal-no_private_money_for_unrunnable = Das kostet { $price } K, das Betriebskapital beträgt aber nur { $treasury } K. Der Direktor kann nur für eine Lok Geld zuschießen, mit der die Gesellschaft fahren kann.
refusal-treasury_can_pay_another = Das kostet { $price } K. Der Direktor kann nichts zuschießen, weil das Betriebskapital von { $treasury } K für eine andere Lok reicht, mit der die Gesellschaft fahren kann.
refusal-no_trade_before_phase_b = Gesellschaften können erst ab Phase b mit Loks handeln; noch ist Phase { $phase }.
refusal-no_trade_before_first_three = Gesellschaften können erst mit Loks handeln, wenn die erste 3-Lok gekauft oder ins Ausland verkauft ist; noch ist Phase { $phase }.
refusal-own_train = { $company } kann keine Lok von sich selbst kaufen.
refusal-train_not_owned = Die Gesellschaft besitzt die Lok { $train } nicht; sie besitzt { $owned }.
refusal-price_too_low = Der Mindestpreis beträgt { $low } K; geboten sind { $asked } K.
refusal-train_purchase_is_over = In diesem Zug können keine Loks mehr gekauft werden.
refusal-must_own_a_train = { $company } muss eine Lok besitzen, mit der sie fahren kann, bevor ihr Zug endet.
refusal-new_train_stays = Die gerade gekaufte Lok { $train } kann nicht abgegeben werden.
