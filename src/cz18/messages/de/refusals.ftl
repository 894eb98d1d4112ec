### Why not: refusal-<code>. The arguments are the data of the refusal.

## The moment

refusal-unknown_action = Eine Aktion { $action } gibt es nicht.
refusal-misshapen_field = Das Feld { $field } von { $action } enthält nicht, was es enthalten soll.
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
refusal-no_consent = Die andere Seite wurde nicht gefragt.
refusal-offer_declined_before = { $price } K wurden in diesem Zug schon abgelehnt; nur ein besseres Angebot kann angenommen werden.

refusal-vaclav_does_not_deal = { $company } gehört Vaclav und macht keine Geschäfte.
refusal-vaclav_pays_out = { $company } gehört Vaclav und zahlt immer aus.

## The auctions of Moravia-Silesia

refusal-unknown_paper = Eine Privatbahn { $paper } gibt es nicht.
refusal-paper_not_on_offer = { $paper } steht nicht mehr zum Verkauf.
refusal-bid_too_low = Das Mindestgebot ist { $least } K; { $bid } K sind zu wenig.
refusal-no_three_e = Der Direktor von { $company } hat keine 3E-Lok für sie.
refusal-no_purchase_before_first_three = Gesellschaften kaufen Privatbahnen erst nach der ersten 3-Lok; noch ist Phase { $phase }.

## Money and shares

refusal-not_enough_cash = Nötig sind { $price } K, vorhanden nur { $cash } K.
refusal-treasury_too_small = Nötig sind { $price } K, das Betriebskapital beträgt nur { $treasury } K.
refusal-price_out_of_range = Der Preis muss zwischen { $low } und { $high } K liegen; { $asked } K liegen nicht dazwischen.
refusal-amount_out_of_range = Der Betrag muss zwischen { $low } und { $high } K liegen; { $asked } K liegen nicht dazwischen.
refusal-unknown_company = Eine Gesellschaft { $company } gibt es nicht.
refusal-not_in_this_game = { $company } ist in diesem Spiel nicht dabei.
refusal-size_not_open = Aktien { $size ->
        [small] kleiner
        [medium] mittlerer
        [large] großer
       *[other] { $size }
    } Gesellschaften gibt es erst nach der ersten { $opens_with }-Lok zu kaufen.
refusal-closed = { $company } ist nicht mehr im Spiel.
refusal-already_started = { $company } ist schon gegründet.
refusal-not_started = Aktien von { $company } kann man nicht kaufen: Die Gesellschaft ist noch nicht gegründet oder nicht mehr im Spiel.
refusal-not_a_start_price = Eine Gesellschaft dieser Größe startet zu einem der Kurse { $prices } K, nicht zu { $price } K.
refusal-in_debt = Wer Schulden hat, kauft keine Aktien; { $debt } K sind noch zurückzuzahlen.
refusal-no_debt = Es sind keine Schulden zurückzuzahlen.
refusal-whole_debt_only = Hier werden Schulden nur im Ganzen zurückgezahlt: { $debt } K.
refusal-certificate_limit = Vorhanden sind schon { $held } Zertifikate; mehr als { $limit } sind nicht erlaubt.
refusal-must_sell_first = { $held } Zertifikate liegen über dem Zertifikatelimit von { $limit }; zuerst müssen Aktien verkauft werden.
refusal-holding_limit = Das wären { $percent } % der Gesellschaft; der Höchstanteil eines Spielers ist { $limit } %.
refusal-sold_in_this_round = Dieser Spieler hat in dieser Aktienrunde schon Aktien von { $company } verkauft.
refusal-none_in_the_bank = Die Bank hat keine Aktie von { $company }.
refusal-no_sale_in_first_round = In der ersten Aktienrunde können keine Aktien verkauft werden.
refusal-one_block_per_turn = Aktien von { $company } wurden in diesem Zug schon verkauft; mehrere Aktien einer Gesellschaft verkauft man in einem Zug auf einmal.
refusal-not_enough_shares = { $asked } Aktien sollen verkauft werden, vorhanden sind nur { $held }.
refusal-no_successor = Das Direktorzertifikat von { $company } kann nicht verkauft werden; niemand sonst hätte genug Aktien, um es zu übernehmen.

## Local railways

refusal-unknown_local_railway = Eine Lokalbahn { $local_railway } gibt es nicht.
refusal-not_on_sale = { $local_railway } steht nicht zum Verkauf.
refusal-not_a_players = { $local_railway } gehört keinem Spieler.
refusal-not_the_companys = { $local_railway } gehört nicht { $company }.
refusal-no_purchase_before_phase_b = Gesellschaften kaufen Lokalbahnen erst ab Phase b; noch ist Phase { $phase }.
refusal-local_railway_too_large = { $company } ist eine zu kleine Gesellschaft, um { $local_railway } zu besitzen.
refusal-power_used = Die Sonderfähigkeit von { $local_railway } ist schon verbraucht.
refusal-no_price_to_cancel = Hier gibt es keine Geländekosten, die { $local_railway } ersparen könnte.
refusal-terrain_beyond_power = { $local_railway } erspart nicht die Kosten { $terrain ->
        [river] eines Flusses
        [hill] eines Hügels
        [mountain] eines Berges
       *[other] ({ $terrain })
    }.
refusal-colour_beyond_power = Ein Plättchen in der Farbe von Plättchen { $tile } kann { $local_railway } nicht legen.

## Track

refusal-unknown_hex = Ein Feld { $hex } gibt es auf diesem Spielplan nicht.
refusal-unknown_tile = Ein Plättchen { $tile } gibt es nicht.
refusal-unknown_rotation = Ein Plättchen lässt sich um 0 bis 5 Kanten drehen, nicht um { $rotation }.
refusal-no_such_tile = Ein Plättchen mit dem Code { $code } gibt es nicht.
refusal-none_in_supply = Vom Plättchen { $tile } ist keines mehr im Vorrat.
refusal-colour_not_open = { $colour ->
        [yellow] Gelbe
        [green] Grüne
        [brown] Braune
        [grey] Graue
       *[other] { $colour }
    } Plättchen gibt es in Phase { $phase } noch nicht.
refusal-colour_skipped = Auf { $hex } ist als Nächstes ein { $wanted ->
        [yellow] gelbes
        [green] grünes
        [brown] braunes
        [grey] graues
       *[other] { $wanted }
    } Plättchen dran; Plättchen { $tile } ist { $colour ->
        [yellow] gelb
        [green] grün
        [brown] braun
        [grey] grau
        [red] rot
       *[other] { $colour }
    }.
refusal-no_yellow_on_oo = Das erste Plättchen auf { $hex } mit seinen zwei Städten ist ein grünes; Plättchen { $tile } ist { $colour ->
        [yellow] gelb
        [green] grün
        [brown] braun
        [grey] grau
        [red] rot
       *[other] { $colour }
    }.
refusal-not_a_promotion = Plättchen { $tile } ist { $colour ->
        [yellow] gelb
        [green] grün
        [brown] braun
        [grey] grau
        [red] rot
       *[other] { $colour }
    } und kann Plättchen { $old } auf { $hex } nicht ersetzen; dort liegt { $old_colour ->
        [yellow] Gelb
        [green] Grün
        [brown] Braun
        [grey] Grau
        [red] Rot
       *[other] { $old_colour }
    }.
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
refusal-over_map_edge = So gedreht führt Plättchen { $tile } von { $hex } über den Spielplanrand.
refusal-stub_missing = Jedes Plättchen auf { $hex } muss an das vorgedruckte Gleis an Kante { $edge } anschließen.
refusal-track_lost = So gedreht ginge mit Plättchen { $tile } Gleis verloren, das auf { $hex } liegt.
refusal-red_edged_hex = { $hex } ist dem roten Plättchen von { $company } vorbehalten.
refusal-fixed_hex = Auf { $hex } wird kein Plättchen gelegt.
refusal-red_tile = Das rote Plättchen { $tile } passt nicht auf { $hex }; es gehört auf ein Heimatfeld von { $company }.
refusal-red_tile_only_at_home = Das rote Plättchen { $tile } wird nur mit dem Heimatbahnhof seiner Gesellschaft gelegt.
refusal-red_tile_first = { $company } legt zuerst für den Heimatbahnhof das rote Plättchen.
refusal-no_red_tile = { $company } hat kein rotes Plättchen.
refusal-not_a_home_hex = { $hex } ist kein Heimatfeld dieser Gesellschaft; ihre Heimatfelder sind { $homes }.
refusal-red_track_off_the_map = So gedreht führt das rote Plättchen auf { $hex } vom Spielplan; möglich sind { $rotations }.
refusal-already_promoted = In diesem Zug wurde schon ein Plättchen ausgetauscht oder eines gelegt, das als Austausch zählt.
refusal-tile_already_laid = In diesem Zug wurde schon ein Plättchen gelegt; darum kann keines ausgetauscht und keines gelegt werden, das als Austausch zählt.
refusal-no_more_yellow_tiles =
    { $first_turn ->
        [yes] Im ersten Zug sind höchstens zwei gelbe Plättchen erlaubt.
       *[no] In einem Zug ist höchstens ein gelbes Plättchen erlaubt.
    }
refusal-purple_needs_power = Plättchen { $tile } ist violett umrandet; gelegt wird es nur mit der Sonderfähigkeit einer Lokalbahn.
refusal-track_step_is_over = Der Gleisbau ist in diesem Zug vorbei.
refusal-home_hex_first = Das erste Plättchen der Gesellschaft kommt auf ihr Heimatfeld { $home }.
refusal-home_tile_due = { $company } muss zuerst ein Plättchen auf das Heimatfeld legen.
refusal-not_joined = Auf { $hex } wäre kein Gleis dieses Plättchens mit einem Bahnhof von { $company } verbunden.

## Stations

refusal-no_such_city = Eine Stadt { $city } steht nicht zur Wahl.
refusal-already_there = Die Gesellschaft hat auf { $hex } schon einen Bahnhof.
refusal-no_free_place =
    { $places ->
        [one] Der eine Bahnhofsplatz in dieser Stadt auf { $hex } ist besetzt.
       *[other] Alle { $places } Bahnhofsplätze in dieser Stadt auf { $hex } sind besetzt.
    }
refusal-home_not_placed = { $hex } bleibt gesperrt, bis der Heimatbahnhof von { $homes } steht.
refusal-place_kept = Der freie Platz in dieser Stadt auf { $hex } ist für eine Gesellschaft reserviert, die hier ihr Heimatfeld hat und den Betrieb noch nicht aufgenommen hat.
refusal-not_connected = Kein freies Gleis führt von einem Bahnhof der Gesellschaft zu dieser Stadt auf { $hex }.
refusal-no_marker_left = { $company } hat keinen Bahnhofsmarker mehr.

## Running trains

refusal-unknown_train = Die Gesellschaft hat keine Lok { $train }, mit der sie fahren kann.
refusal-train_used_twice = Die Lok { $train } fährt nur einmal.
refusal-track_shared_between_trains = Die Strecke von { $train } benutzt zwischen { $hexes } dasselbe Gleis wie eine andere.
refusal-fewer_than_two = Eine Strecke verbindet mindestens zwei Einnahmeorte.
refusal-not_connected-VIII_7 = Kein Gleis führt vom einen zum anderen: { $hexes }.
refusal-same_track_twice = Die Strecke benutzt das Gleis zwischen { $hexes } zweimal.
refusal-ends_between_locations = Die Strecke endet auf freiem Gleis: { $hexes }.
refusal-location_twice = Ein Einnahmeort auf { $hex } kommt in der Strecke zweimal vor.
refusal-praha_twice = { $hex } kommt in der Strecke zweimal vor; die Städte dort zählen als ein Einnahmeort.
refusal-red_tile_in_the_middle = Das rote Plättchen auf { $hex } kann nur Ende einer Strecke sein.
refusal-passes_blocked_city = Die Stadt auf { $hex } ist voll mit Bahnhöfen anderer Gesellschaften und kann nicht durchfahren werden.
refusal-no_station_on_route = Auf der Strecke liegt kein Bahnhof der Gesellschaft.
refusal-too_many_cities = Auf der Strecke liegen { $cities } Städte und rote Plättchen; diese Lok zählt höchstens { $most }.
refusal-too_many_locations = Auf der Strecke liegen { $locations } Einnahmeorte; diese Lok zählt höchstens { $most }.
refusal-not_the_best_run = Diese Fahrt bringt { $claimed } K, möglich sind aber { $best } K: { $better }.
refusal-run_is_proven = Die beste Fahrt von { $company } ist hier bewiesen; die Fahrt darf nichts anderes angeben.

## Acquisitions

refusal-not_floated = { $company } kann nicht übernommen werden: Die Gesellschaft hat den Betrieb noch nicht aufgenommen oder ist nicht mehr im Spiel.
refusal-not_smaller = { $company } kann nur kleinere Gesellschaften übernehmen; { $target } gehört nicht dazu.
refusal-not_in_question = Auf { $hex } besteht nur die Wahl zwischen den Städten { $cities }.
refusal-train_not_in_question = { $train } gehört nicht zu den Loks, über die zu entscheiden ist ({ $trains }).
refusal-cannot_turn = { $train } kann hier nicht zur { $face }-Lok gewendet werden.

## Trains

refusal-train_limit = Die Gesellschaft besitzt { $owned ->
        [one] eine Lok
       *[other] { $owned } Loks
    }; ihr Loklimit ist { $limit }.
refusal-must_be_runnable = Die Gesellschaft muss eine Lok kaufen, mit der sie fahren kann; mit einer { $train }-Lok kann sie das nicht.
refusal-last_place_for_runnable = { $limit ->
        [one] Der einzige Lokplatz muss für eine Lok frei bleiben, mit der die Gesellschaft fahren kann; mit einer { $train }-Lok kann sie das nicht.
       *[other] Der letzte von { $limit } Lokplätzen muss für eine Lok frei bleiben, mit der die Gesellschaft fahren kann; mit einer { $train }-Lok kann sie das nicht.
    }
refusal-one_must_be_taken_over = Eigene Loks werden nur verschrottet, wenn eine Lok der übernommenen Gesellschaft behalten wird.
refusal-no_choice_of_markers = Zwischen einem eigenen und einem übernommenen Bahnhofsmarker von { $company } gibt es hier keine Wahl.
refusal-runnable_first = Vor einer { $train }-Lok braucht die Gesellschaft eine Lok, mit der sie fahren kann.
refusal-card_not_on_offer = { $train } steht nicht zum Verkauf; zu haben sind { $on_offer }.
refusal-no_such_face = { $train } hat keine Seite { $face }.
refusal-face_scrapped = { $face }-Loks sind verschrottet; { $train } kann keine sein.
refusal-face_not_up = { $train } liegt als { $faces } im Lokpool und kann nicht als { $face } gekauft werden.
refusal-train_too_large = { $company } ist eine zu kleine Gesellschaft, um eine { $face }-Lok zu besitzen.
refusal-no_private_money_for_unrunnable = Nötig sind { $price } K, das Betriebskapital beträgt { $treasury } K; der Direktor schießt nur für eine Lok Geld zu, mit der die Gesellschaft fahren kann.
refusal-treasury_can_pay_another = Nötig sind { $price } K, das Betriebskapital beträgt { $treasury } K und reicht für eine andere Lok, mit der die Gesellschaft fahren kann; der Direktor schießt darum nichts zu.
refusal-no_trade_before_phase_b = Gesellschaften handeln erst ab Phase b mit Loks; noch ist Phase { $phase }.
refusal-no_trade_before_first_three = Gesellschaften handeln erst nach der ersten 3-Lok mit Loks; noch ist Phase { $phase }.
refusal-own_train = { $company } besitzt diese Lok schon.
refusal-train_not_owned = { $train } gehört nicht zu den vorhandenen Loks ({ $owned }).
refusal-price_too_low = Der Mindestpreis ist { $low } K; geboten sind { $asked } K.
refusal-train_purchase_is_over = Der Lokkauf ist in diesem Zug vorbei.
refusal-must_own_a_train = { $company } muss vor dem Ende des Zuges eine Lok besitzen, mit der sie fahren kann.
refusal-new_train_stays = Die gerade gekaufte Lok { $train } kann nicht abgegeben werden.
