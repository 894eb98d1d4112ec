### Proč ne: refusal-<kód>. Argumenty jsou údaje odmítnutí. Kde jeden kód potřebuje v jednom oddílu pravidel jiná slova:
### refusal-<kód>-VIII_7.

## Okamžik

refusal-unknown_action = Neznámá akce: { $action }.
refusal-misshapen_field = { $action }: pole { $field } má neplatnou hodnotu.
refusal-unknown_seat = Místo { $seat } neexistuje.
refusal-game_is_over = Hra skončila.
refusal-not_now = { $decision } Teď nelze { $action }.
refusal-not_your_turn = Na tahu je { $turn_of }, ne { $player }.
refusal-not_this_companys_turn = Na tahu je { $turn_of }, ne { $company }.
refusal-other_step = Na řadě je krok „{ $step ->
        [track] pokládání kolejí
        [station] stanice
        [run] provoz vlaků
        [dividend] dividenda
        [acquisition] převzetí
        [trains] nákup vlaků
       *[other] { $step }
    }“, ne „{ $asked ->
        [track] pokládání kolejí
        [station] stanice
        [run] provoz vlaků
        [dividend] dividenda
        [acquisition] převzetí
        [trains] nákup vlaků
       *[other] { $asked }
    }“.
refusal-no_consent = Druhá strana nesouhlasila.
refusal-offer_declined_before = Bot už v tomto tahu odmítl nabídku { $price } K; nová musí být vyšší.

refusal-vaclav_does_not_deal = { $company } patří Václavovi: neobchoduje a nelze ji převzít.
refusal-vaclav_pays_out = { $company } patří Václavovi a vždy vyplácí.

## Dražby Moravy a Slezska

refusal-unknown_paper = Soukromá společnost { $paper } neexistuje.
refusal-paper_not_on_offer = { $paper } už není v nabídce.
refusal-bid_too_low = Nejnižší možná nabídka je { $least } K; { $bid } K je příliš málo.
refusal-no_three_e = Ředitel společnosti { $company } nemá vlak 3E, který by jí mohl dát.
refusal-no_purchase_before_first_three = Společnosti smějí kupovat místní dráhy a staniční dráhu, až když se prodá (třeba do zahraničí) první vlak 3; teď je fáze { $phase }.

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
    } společností budou v prodeji, až první karta { $opens_with } opustí balíček.
refusal-closed = { $company } už není ve hře.
refusal-already_started = { $company } už je založena.
refusal-not_started = Akcie { $company } nelze koupit: společnost ještě není založena, nebo už není ve hře.
refusal-not_a_start_price = { $price } K není počáteční kurz této společnosti; možné počáteční kurzy: { $prices } K.
refusal-in_debt = Zadlužený hráč nesmí kupovat akcie; nejdřív musí splatit dluh { $debt } K.
refusal-no_debt = Není žádný dluh ke splacení.
refusal-whole_debt_only = Dluh lze splatit jen celý: { $debt } K.
refusal-certificate_limit = Limit certifikátů je { $limit } a hráč jich už drží { $held }.
refusal-must_sell_first = Limit certifikátů je { $limit } a hráč jich drží { $held }; nejdřív musí prodat akcie.
refusal-holding_limit = Hráč by držel { $percent } % společnosti; limit je { $limit } %.
refusal-sold_in_this_round = Kdo v tomto burzovním kole prodával akcie { $company }, nesmí je v témže kole kupovat.
refusal-none_in_the_bank = Banka nemá žádnou akcii { $company }.
refusal-no_sale_in_first_round = V prvním burzovním kole nelze akcie prodávat.
refusal-one_block_per_turn = Akcie { $company } už se v tomto tahu prodávaly; akcie jedné společnosti smí hráč prodat jen jednou za tah.
refusal-not_enough_shares = Nelze prodat tolik akcií ({ $asked }); hráč jich v této společnosti drží jen { $held }.
refusal-no_successor = Ředitel společnosti { $company } nemůže prodat tolik akcií: nikdo jiný by jich pak neměl dost, aby se stal ředitelem.

## Místní dráhy

refusal-unknown_local_railway = Místní dráha { $local_railway } neexistuje.
refusal-not_on_sale = { $local_railway } není na prodej.
refusal-not_a_players = { $local_railway } nepatří žádnému hráči.
refusal-not_the_companys = { $local_railway } nepatří společnosti { $company }.
refusal-no_purchase_before_phase_b = Společnosti smějí kupovat místní dráhy až od fáze b; teď je fáze { $phase }.
refusal-local_railway_too_large = { $company } je na místní dráhu { $local_railway } příliš malá.
refusal-power_used = Schopnost { $local_railway } je už využitá.
refusal-no_price_to_cancel = Za terén se tu nic neplatí, takže { $local_railway } nemá co ušetřit.
refusal-terrain_beyond_power = { $local_railway } nemůže zrušit cenu tohoto terénu: { $terrain ->
        [river] řeka
        [hill] kopec
        [mountain] hora
       *[other] { $terrain }
    }.
refusal-colour_beyond_power = Na barvu dílku { $tile } schopnost { $local_railway } nestačí.

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
    } dílek; dílek { $tile } je { $colour ->
        [yellow] žlutý
        [green] zelený
        [brown] hnědý
        [grey] šedý
        [red] červený
       *[other] { $colour }
    }.
refusal-no_yellow_on_oo = Na { $hex } jsou dvě města, takže první dílek musí být zelený; dílek { $tile } je { $colour ->
        [yellow] žlutý
        [green] zelený
        [brown] hnědý
        [grey] šedý
        [red] červený
       *[other] { $colour }
    }.
refusal-not_a_promotion = Dílek { $tile } ({ $colour ->
        [yellow] žlutý
        [green] zelený
        [brown] hnědý
        [grey] šedý
        [red] červený
       *[other] { $colour }
    }) není na { $hex } vylepšením dílku { $old } ({ $old_colour ->
        [yellow] žlutý
        [green] zelený
        [brown] hnědý
        [grey] šedý
        [red] červený
       *[other] { $old_colour }
    }).
refusal-wrong_kind = Dílek { $tile } ({ $tile_kind ->
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
refusal-wrong_label = Dílek { $tile } a políčko { $hex } nemají stejné písmeno (dílek: { $tile_label_count ->
        [0] žádné
       *[other] { $tile_label }
    }, políčko: { $label_count ->
        [0] žádné
       *[other] { $label }
    }).
refusal-over_map_edge = Koleje takto natočeného dílku { $tile } by na { $hex } vedly mimo plán.
refusal-stub_missing = Každý dílek na { $hex } musí navázat na předtištěnou kolej u hrany { $edge }.
refusal-track_lost = Takto natočený dílek { $tile } by nezachoval všechny koleje, které na { $hex } leží.
refusal-red_edged_hex = { $hex } je vyhrazeno pro červený dílek společnosti { $company }.
refusal-fixed_hex = Na { $hex } nelze položit žádný dílek.
refusal-red_tile = Červený dílek { $tile } nepatří na { $hex }, ale na domovské políčko společnosti { $company }.
refusal-red_tile_only_at_home = Červený dílek { $tile } lze položit jen spolu s domovskou stanicí jeho společnosti.
refusal-red_tile_first = { $company } musí položit svůj červený dílek; domovská stanice se zřizuje na něm.
refusal-no_red_tile = { $company } nemá žádný červený dílek.
refusal-not_a_home_hex = { $hex } není domovské políčko této společnosti; její domovská políčka: { $homes }.
refusal-red_track_off_the_map = Kolej takto natočeného červeného dílku na { $hex } by vedla mimo plán; možná natočení: { $rotations }.
refusal-already_promoted = V tomto kroku už byl vylepšen dílek nebo položen první dílek, který se počítá jako vylepšení.
refusal-tile_already_laid = V tomto kroku už byl položen žlutý dílek, takže už nelze nic vylepšit ani položit první dílek, který se počítá jako vylepšení.
refusal-no_more_yellow_tiles =
    { $first_turn ->
        [yes] V prvním tahu smí společnost položit nejvýš dva žluté dílky.
       *[no] Po prvním tahu smí společnost položit jen jeden žlutý dílek za tah.
    }
refusal-purple_needs_power = Dílek { $tile } má fialový okraj; lze ho položit jen díky schopnosti místní dráhy.
refusal-track_step_is_over = Pokládání kolejí v tomto tahu už skončilo.
refusal-home_hex_first = Svůj první dílek musí společnost položit na domovské políčko { $home }.
refusal-home_tile_due = { $company } musí položit dílek na své domovské políčko, než ukončí pokládání kolejí.
refusal-not_joined = Žádná kolej tohoto dílku na { $hex } by nebyla spojena se stanicí společnosti { $company }.

## Stanice

refusal-no_such_city = Město { $city } tu na výběr není.
refusal-already_there = Společnost už na { $hex } stanici má.
refusal-no_free_place =
    { $places ->
        [one] Jediné místo ve městě na { $hex } je obsazené.
        [few] Všechna { $places } místa ve městě na { $hex } jsou obsazená.
        [many] Všech { $places } místa ve městě na { $hex } je obsazeno.
       *[other] Všech { $places } míst ve městě na { $hex } je obsazených.
    }
refusal-home_not_placed = Na { $hex } zatím nelze zřídit jinou stanici; nejdřív tam musí být domovská stanice ({ $homes }).
refusal-place_kept = Každé volné místo ve městě na { $hex } je vyhrazeno pro domovskou stanici společnosti, která ještě nebyla na tahu.
refusal-not_connected = Do města na { $hex } nevede ze žádné stanice společnosti volná kolej.
refusal-no_marker_left = { $company } už nemá žádný žeton stanice.

## Provoz vlaků

refusal-unknown_train = Společnost nemá vlak { $train }, který by mohl jet.
refusal-train_used_twice = Vlak { $train } smí jet jen jednou za tah.
refusal-track_shared_between_trains = Trasa vlaku { $train } vede po stejné koleji jako jiná trasa (políčka { $hexes }).
refusal-fewer_than_two = Trasa musí spojovat aspoň dvě výnosová místa.
refusal-not_connected-VIII_7 = Tato políčka nespojuje kolej: { $hexes }.
refusal-same_track_twice = Trasa vede dvakrát po stejné koleji (políčka { $hexes }).
refusal-ends_between_locations = Trasa musí začínat i končit výnosovým místem; zkontroluj políčka { $hexes }.
refusal-location_twice = Výnosové místo na { $hex } je na trase dvakrát.
refusal-praha_twice = { $hex } je na trase dvakrát; města na něm se počítají jako jedno výnosové místo.
refusal-red_tile_in_the_middle = Červený dílek na { $hex } může být jen na konci trasy.
refusal-passes_blocked_city = Město na { $hex } je plné stanic jiných společností a projet jím nelze.
refusal-no_station_on_route = Na trase není žádná stanice společnosti.
refusal-too_many_cities = Města a červené dílky na trase: { $cities }; tento vlak jich smí projet nejvýš { $most }.
refusal-too_many_locations = Výnosová místa na trase: { $locations }; tento vlak jich smí projet nejvýš { $most }.
refusal-not_the_best_run = Tato jízda vynese { $claimed } K, ale možných je { $best } K: { $better }.
refusal-run_is_proven = Jízdu společnosti { $company } tu nelze označit jako jízdu bez důkazu.

## Převzetí

refusal-not_floated = { $company } nelze převzít: ještě nezahájila provoz, nebo už není ve hře.
refusal-not_smaller = { $company } může převzít jen menší společnosti, a { $target } mezi ně nepatří.
refusal-not_in_question = Vybírá se jen mezi stanicemi na { $hex }, ve městech { $cities }.
refusal-train_not_in_question = Vlak { $train } nepatří mezi ty, které lze teď převzít nebo sešrotovat ({ $trains }).
refusal-cannot_turn = Kartu vlaku { $train } tu nelze otočit na stranu { $face }.

## Vlaky

refusal-train_limit = Limit vlaků společnosti je { $limit } a společnost jich už vlastní { $owned }.
refusal-must_be_runnable = Společnost je na limitu vlaků a s žádným svým vlakem nemůže jet, takže musí koupit vlak, se kterým jet může; s vlakem { $train } jet nemůže.
refusal-last_place_for_runnable = Limit vlaků je { $limit } a poslední místo musí zůstat pro vlak, se kterým společnost může jet; s vlakem { $train } jet nemůže.
refusal-one_must_be_taken_over = Společnost smí sešrotovat vlastní vlaky, jen když převezme některý vlak převzaté společnosti.
refusal-no_choice_of_markers = { $company } si tu nemůže vybrat mezi vlastním a převzatým žetonem stanice.
refusal-runnable_first = Společnost musí nejdřív koupit vlak, se kterým může jet, teprve potom vlak { $train }.
refusal-card_not_on_offer = Vlak { $train } není na prodej; v nabídce: { $on_offer }.
refusal-no_such_face = Karta vlaku { $train } nemá stranu { $face }.
refusal-face_scrapped = Všechny vlaky { $face } jsou sešrotované, takže kartu { $train } už takto použít nelze.
refusal-face_not_up = Kartu vlaku { $train } nelze koupit jako vlak { $face }: v zásobě zůstává otočená tak, jak byla odevzdána. Tato společnost ji může koupit jako vlak { $faces }.
refusal-train_too_large = { $company } je na vlak { $face } příliš malá.
refusal-no_private_money_for_unrunnable = Stojí to { $price } K a v pokladně je jen { $treasury } K; ředitel smí přidat peníze jen na vlak, se kterým společnost může jet.
refusal-treasury_can_pay_another = Stojí to { $price } K. Ředitel nesmí peníze přidat, protože { $treasury } K v pokladně stačí na jiný vlak, se kterým společnost může jet.
refusal-no_trade_before_phase_b = Společnosti mezi sebou smějí obchodovat s vlaky až od fáze b; teď je fáze { $phase }.
refusal-no_trade_before_first_three = Společnosti mezi sebou smějí obchodovat s vlaky, až když se prodá (třeba do zahraničí) první vlak 3; teď je fáze { $phase }.
refusal-own_train = { $company } nemůže koupit svůj vlastní vlak.
refusal-train_not_owned = Společnost nemá vlak { $train }; její vlaky: { $owned }.
refusal-price_too_low = Nejnižší cena je { $low } K; nabídka je { $asked } K.
refusal-train_purchase_is_over = V tomto tahu už nelze kupovat vlaky.
refusal-must_own_a_train = { $company } musí před koncem tahu vlastnit vlak, se kterým může jet.
refusal-new_train_stays = Právě koupený vlak { $train } nelze odevzdat.
