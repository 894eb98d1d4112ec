### Proč ne: refusal-<kód>. Argumenty jsou údaje odmítnutí. Kde jeden kód potřebuje v jednom oddílu pravidel jiná slova:
### refusal-<kód>-VIII_7.

## Okamžik

refusal-unknown_action = Akce { $action } neexistuje.
refusal-misshapen_field = Pole { $field } akce { $action } neobsahuje, co má.
refusal-unknown_seat = Místo { $seat } neexistuje.
refusal-game_is_over = Hra skončila.
refusal-not_now = { $decision } Teď nelze { $action }.
refusal-not_your_turn = Na tahu je { $turn_of }, ne { $player }.
refusal-not_this_companys_turn = Na tahu je { $turn_of }, ne { $company }.
refusal-other_step = Na řadě je krok: { $step ->
        [track] pokládání kolejí
        [station] stanice
        [run] provoz vlaků
        [dividend] dividenda
        [acquisition] převzetí
        [trains] nákup vlaků
       *[other] { $step }
    }; ne: { $asked ->
        [track] pokládání kolejí
        [station] stanice
        [run] provoz vlaků
        [dividend] dividenda
        [acquisition] převzetí
        [trains] nákup vlaků
       *[other] { $asked }
    }.
refusal-no_consent = Druhé strany se nikdo neptal.
refusal-offer_declined_before = Nabídka { $price } K byla v tomto tahu odmítnuta; přijmout lze jen lepší.

refusal-vaclav_does_not_deal = { $company } patří Václavovi a neobchoduje.
refusal-vaclav_pays_out = { $company } patří Václavovi a vždy vyplácí.

## Dražby Moravy a Slezska

refusal-unknown_paper = Soukromá společnost { $paper } neexistuje.
refusal-paper_not_on_offer = { $paper } už není v nabídce.
refusal-bid_too_low = Nejnižší možná nabídka je { $least } K; { $bid } K je méně.
refusal-no_three_e = Ředitel společnosti { $company } nemá vlak 3E, který by jí mohl dát.
refusal-no_purchase_before_first_three = Společnosti kupují soukromé společnosti až po prvním vlaku 3; teď je fáze { $phase }.

## Peníze a akcie

refusal-not_enough_cash = Je potřeba { $price } K, ale v hotovosti je jen { $cash } K.
refusal-treasury_too_small = Je potřeba { $price } K, ale v pokladně je jen { $treasury } K.
refusal-price_out_of_range = Cena musí být od { $low } do { $high } K, ne { $asked } K.
refusal-amount_out_of_range = Částka musí být od { $low } do { $high } K, ne { $asked } K.
refusal-unknown_company = Společnost { $company } neexistuje.
refusal-not_in_this_game = { $company } se této hry neúčastní.
refusal-size_not_open = Akcie { $size ->
        [small] malých
        [medium] středních
        [large] velkých
       *[other] { $size }
    } společností jsou v prodeji až po prvním vlaku { $opens_with }.
refusal-closed = { $company } už není ve hře.
refusal-already_started = { $company } už je založena.
refusal-not_started = Akcie { $company } nelze koupit: společnost ještě není založena, nebo už není ve hře.
refusal-not_a_start_price = Počáteční kurz společnosti této velikosti smí být { $prices } K; { $price } K mezi nimi není.
refusal-in_debt = Zadlužený hráč nekupuje akcie; zbývá splatit { $debt } K.
refusal-no_debt = Není žádný dluh ke splacení.
refusal-whole_debt_only = Tady se dluh splácí celý: { $debt } K.
refusal-certificate_limit = Limit certifikátů je { $limit } a v držení je jich už { $held }.
refusal-must_sell_first = Limit certifikátů je { $limit } a v držení je jich { $held }; nejdřív je nutné prodat akcie.
refusal-holding_limit = To by bylo { $percent } % společnosti; jeden hráč smí držet nejvýš { $limit } %.
refusal-sold_in_this_round = Tento hráč v tomto burzovním kole akcie { $company } prodával.
refusal-none_in_the_bank = Banka nemá žádnou akcii { $company }.
refusal-no_sale_in_first_round = V prvním burzovním kole se akcie neprodávají.
refusal-one_block_per_turn = Akcie { $company } už se v tomto tahu prodávaly; prodávají se všechny najednou.
refusal-not_enough_shares = Akcie k prodeji: { $asked }, v držení jsou ale jen: { $held }.
refusal-no_successor = Ředitelský certifikát { $company } nelze prodat; nikdo jiný by neměl dost akcií, aby ho převzal.

## Místní dráhy

refusal-unknown_local_railway = Místní dráha { $local_railway } neexistuje.
refusal-not_on_sale = { $local_railway } není na prodej.
refusal-not_a_players = { $local_railway } nepatří žádnému hráči.
refusal-not_the_companys = { $local_railway } nepatří společnosti { $company }.
refusal-no_purchase_before_phase_b = Společnosti kupují místní dráhy od fáze b; teď je fáze { $phase }.
refusal-local_railway_too_large = { $company } je na místní dráhu { $local_railway } příliš malá společnost.
refusal-power_used = { $local_railway } už svou schopnost použila.
refusal-no_price_to_cancel = Za terén se tu nic neplatí, takže { $local_railway } nemá co ušetřit.
refusal-terrain_beyond_power = { $local_railway } nemůže zrušit cenu tohoto terénu: { $terrain ->
        [river] řeka
        [hill] kopec
        [mountain] hora
       *[other] { $terrain }
    }.
refusal-colour_beyond_power = { $local_railway } nemůže položit dílek barvy, jakou má { $tile }.

## Koleje

refusal-unknown_hex = Na tomto plánu není políčko { $hex }.
refusal-unknown_tile = Dílek { $tile } neexistuje.
refusal-unknown_rotation = Dílek lze otočit o 0 až 5 hran, ne o { $rotation }.
refusal-no_such_tile = Dílek s kódem { $code } neexistuje.
refusal-none_in_supply = Dílek { $tile } už v zásobě není.
refusal-colour_not_open = { $colour ->
        [yellow] Žluté
        [green] Zelené
        [brown] Hnědé
        [grey] Šedé
       *[other] { $colour }
    } dílky nejsou ve fázi { $phase } dostupné.
refusal-colour_skipped = Na { $hex } je teď na řadě { $wanted ->
        [yellow] žlutý
        [green] zelený
        [brown] hnědý
        [grey] šedý
       *[other] { $wanted }
    } dílek; { $tile } je { $colour ->
        [yellow] žlutý
        [green] zelený
        [brown] hnědý
        [grey] šedý
        [red] červený
       *[other] { $colour }
    }.
refusal-no_yellow_on_oo = První dílek na { $hex } se dvěma městy je zelený; { $tile } je { $colour ->
        [yellow] žlutý
        [green] zelený
        [brown] hnědý
        [grey] šedý
        [red] červený
       *[other] { $colour }
    }.
refusal-not_a_promotion = { $tile } je { $colour ->
        [yellow] žlutý
        [green] zelený
        [brown] hnědý
        [grey] šedý
        [red] červený
       *[other] { $colour }
    } a nemůže na { $hex } nahradit dílek { $old }, který je { $old_colour ->
        [yellow] žlutý
        [green] zelený
        [brown] hnědý
        [grey] šedý
        [red] červený
       *[other] { $old_colour }
    }.
refusal-wrong_kind = { $tile } ({ $tile_kind ->
        [open] jen kolej
        [town] jedno městečko
        [double_town] dvě městečka
        [city] město
        [double_city] dvě města
       *[other] { $tile_kind }
    }) nepatří na { $hex } ({ $kind ->
        [open] volný terén
        [town] jedno městečko
        [double_town] dvě městečka
        [city] město
        [double_city] dvě města
       *[other] { $kind }
    }).
refusal-wrong_label = Dílek { $tile } a políčko { $hex } nemají stejné písmeno ({ $tile_label_count ->
        [0] žádné
       *[other] { $tile_label }
    } / { $label_count ->
        [0] žádné
       *[other] { $label }
    }).
refusal-over_map_edge = Takto otočený { $tile } by vedl z { $hex } přes okraj plánu.
refusal-stub_missing = Každý dílek na { $hex } musí navázat na předtištěnou kolej u hrany { $edge }.
refusal-track_lost = Takto otočený { $tile } by přerušil kolej, která na { $hex } leží.
refusal-red_edged_hex = { $hex } je vyhrazeno pro červený dílek společnosti { $company }.
refusal-fixed_hex = Na { $hex } se žádný dílek nepokládá.
refusal-red_tile = Červený dílek { $tile } nepatří na { $hex }, ale na domovské políčko společnosti { $company }.
refusal-red_tile_only_at_home = Červený dílek { $tile } se pokládá jen s domovskou stanicí své společnosti.
refusal-red_tile_first = { $company } nejdřív pokládá svůj červený dílek pro domovskou stanici.
refusal-no_red_tile = { $company } nemá žádný červený dílek.
refusal-not_a_home_hex = { $hex } není domovské políčko této společnosti; její domovská políčka: { $homes }.
refusal-red_track_off_the_map = Takto otočený červený dílek na { $hex } by vedl mimo plán; možná otočení: { $rotations }.
refusal-already_promoted = V tomto tahu už byl vylepšen dílek nebo položen dílek, který se počítá jako vylepšení.
refusal-tile_already_laid = V tomto tahu už byl položen dílek, takže žádný nelze vylepšit ani položit dílek, který se počítá jako vylepšení.
refusal-no_more_yellow_tiles =
    { $first_turn ->
        [yes] V prvním tahu lze položit nejvýš dva žluté dílky.
       *[no] V jednom tahu lze položit nejvýš jeden žlutý dílek.
    }
refusal-purple_needs_power = Dílek { $tile } má fialový okraj; lze ho položit jen díky schopnosti místní dráhy.
refusal-track_step_is_over = Pokládání kolejí v tomto tahu už skončilo.
refusal-home_hex_first = První dílek společnosti patří na její domovské políčko { $home }.
refusal-home_tile_due = { $company } musí nejdřív položit dílek na své domovské políčko.
refusal-not_joined = Žádná kolej tohoto dílku na { $hex } by nebyla spojena se stanicí společnosti { $company }.

## Stanice

refusal-no_such_city = Město { $city } tu na výběr není.
refusal-already_there = Společnost už na { $hex } stanici má.
refusal-no_free_place =
    { $places ->
        [one] Jediné místo v tomto městě na { $hex } je obsazené.
        [few] Všechna { $places } místa v tomto městě na { $hex } jsou obsazená.
        [many] Všech { $places } místa v tomto městě na { $hex } je obsazeno.
       *[other] Všech { $places } míst v tomto městě na { $hex } je obsazených.
    }
refusal-home_not_placed = { $hex } je uzavřeno, dokud nestojí domovská stanice: { $homes }.
refusal-place_kept = Volné místo v tomto městě na { $hex } je vyhrazeno společnosti, která tu má domovské políčko a ještě nezahájila provoz.
refusal-not_connected = Ze žádné stanice společnosti nevede volná kolej do tohoto města na { $hex }.
refusal-no_marker_left = { $company } už nemá žádný žeton stanice.

## Provoz vlaků

refusal-unknown_train = Společnost nemá vlak { $train }, který by mohl jet.
refusal-train_used_twice = Vlak { $train } jede jen jednou.
refusal-track_shared_between_trains = Trasa vlaku { $train } vede po stejné koleji jako jiná mezi { $hexes }.
refusal-fewer_than_two = Trasa spojuje aspoň dvě výnosová místa.
refusal-not_connected-VIII_7 = Nevede tudy žádná kolej: { $hexes }.
refusal-same_track_twice = Trasa vede dvakrát po koleji mezi { $hexes }.
refusal-ends_between_locations = Trasa končí na širé trati: { $hexes }.
refusal-location_twice = Výnosové místo na { $hex } je na trase dvakrát.
refusal-praha_twice = { $hex } je na trase dvakrát; města na něm se počítají jako jedno výnosové místo.
refusal-red_tile_in_the_middle = Červený dílek na { $hex } může být jen na konci trasy.
refusal-passes_blocked_city = Město na { $hex } je plné stanic jiných společností a projet jím nelze.
refusal-no_station_on_route = Na trase není žádná stanice společnosti.
refusal-too_many_cities = Města a červené dílky na trase: { $cities }; tento vlak jich počítá nejvýš { $most }.
refusal-too_many_locations = Výnosová místa na trase: { $locations }; tento vlak jich počítá nejvýš { $most }.
refusal-not_the_best_run = Tato jízda vynese { $claimed } K, ale možných je { $best } K: { $better }.
refusal-run_is_proven = Nejlepší jízda společnosti { $company } je tu prokázaná; jízda nesmí tvrdit opak.

## Převzetí

refusal-not_floated = { $company } nelze převzít: ještě nezahájila provoz, nebo už není ve hře.
refusal-not_smaller = { $company } může převzít jen menší společnosti, a { $target } mezi ně nepatří.
refusal-not_in_question = Na { $hex } se volí jen mezi městy { $cities }.
refusal-train_not_in_question = { $train } nepatří k vlakům, o kterých se rozhoduje ({ $trains }).
refusal-cannot_turn = { $train } tu nelze otočit na { $face }.

## Vlaky

refusal-train_limit = Limit vlaků společnosti je { $limit } a společnost jich už vlastní { $owned }.
refusal-must_be_runnable = Společnost musí koupit vlak, se kterým může jet; s vlakem { $train } jet nemůže.
refusal-last_place_for_runnable = Limit vlaků je { $limit } a poslední místo musí zůstat pro vlak, se kterým společnost může jet; s vlakem { $train } jet nemůže.
refusal-one_must_be_taken_over = Vlastní vlaky lze sešrotovat, jen když se přebírá vlak převzaté společnosti.
refusal-no_choice_of_markers = Mezi vlastním žetonem společnosti { $company } a převzatým tu není na výběr.
refusal-runnable_first = Společnost potřebuje nejdřív vlak, se kterým může jet, teprve potom { $train }.
refusal-card_not_on_offer = { $train } není v nabídce; v nabídce: { $on_offer }.
refusal-no_such_face = { $train } nemá stranu { $face }.
refusal-face_scrapped = Vlaky { $face } jsou sešrotované, takže { $train } takovým vlakem být nemůže.
refusal-face_not_up = { $train } leží v zásobě jako { $faces } a nelze ho koupit jako { $face }.
refusal-train_too_large = { $company } je na vlak { $face } příliš malá společnost.
refusal-no_private_money_for_unrunnable = Je potřeba { $price } K a v pokladně je { $treasury } K; ředitel přidává peníze jen na vlak, se kterým společnost může jet.
refusal-treasury_can_pay_another = Je potřeba { $price } K a v pokladně je { $treasury } K, což stačí na jiný vlak, se kterým společnost může jet; ředitel proto nic nepřidává.
refusal-no_trade_before_phase_b = Společnosti mezi sebou obchodují s vlaky od fáze b; teď je fáze { $phase }.
refusal-no_trade_before_first_three = Společnosti mezi sebou obchodují s vlaky až po prvním vlaku 3; teď je fáze { $phase }.
refusal-own_train = Tento vlak už { $company } vlastní.
refusal-train_not_owned = { $train } není mezi vlaky, které tu jsou ({ $owned }).
refusal-price_too_low = Nejnižší cena je { $low } K; nabídka je { $asked } K.
refusal-train_purchase_is_over = Nákup vlaků v tomto tahu už skončil.
refusal-must_own_a_train = { $company } musí před koncem tahu vlastnit vlak, se kterým může jet.
refusal-new_train_stays = Právě koupený vlak { $train } nelze odevzdat.
