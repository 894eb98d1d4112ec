### Ručně sestavené pozice: chyby v jejich údajích (wrong-) a co podle pravidel nemůže nastat (impossible-), zobrazené
### s oddílem pravidel.

wrong-no_position = není pozice 18CZ
wrong-no_position_text = musí obsahovat zkrácený zápis pozice, který začíná { $title } a není příliš dlouhý
wrong-position_part = obsahuje část, kterou nelze přečíst: { $part }
wrong-too_many_items = má to být seznam; nejvyšší počet položek: { $most }
wrong-out_of_range = musí být od { $low } do { $high }, ne { $found }
wrong-not_each_seat = musí mít pro každé místo právě jednu položku (počet míst: { $count })
wrong-company_twice = obsahuje společnost, která je v tabulce kurzů dvakrát
wrong-status_and_chart = neodpovídá tabulce kurzů: kurz mají všechny společnosti, které jsou založené nebo v provozu, a žádné jiné
wrong-two_owners = má dva vlastníky
wrong-no_card = není karta vlaku: { $found }
wrong-card_twice = karta { $card } je použita dvakrát
wrong-not_playable = není pozice, ze které lze pokračovat ve hře
wrong-other_set_up = má jiný plán, jiné volby nebo jiný počet hráčů než hra
wrong-no_position_there = 18xx.games nepodporuje hry, které začínají ze sestavené pozice

## Na plánu

impossible-red_track_off_the_map = Kolej červeného dílku na { $hex } vede mimo plán.
impossible-red_edged_hex = Dílek { $tile } nemůže ležet na políčku { $hex }, které je vyhrazeno pro jeden určitý červený dílek.
impossible-fixed_hex = Na { $hex } nemůže ležet žádný dílek.
impossible-red_tile = Červený dílek { $tile } nemůže ležet na { $hex }.
impossible-wrong_kind = Dílek { $tile } neodpovídá městům nebo městečkům na { $hex }.
impossible-wrong_label = Dílek { $tile } a políčko { $hex } musí mít stejné písmeno, nebo žádné.
impossible-over_map_edge = Kolej dílku { $tile } na { $hex } vede mimo plán.
impossible-stub_missing = Dílek { $tile } na { $hex } nenavazuje na předtištěnou kolej.
impossible-track_lost = Dílek { $tile } na { $hex } nezachovává předtištěnou kolej.
impossible-colour_not_open = Dílek { $tile } na { $hex } má barvu, která ve fázi { $phase } není dostupná.
impossible-too_many_copies = Dílek { $tile } leží na plánu { $laid }×, ale { $count ->
        [one] ve hře je jen jeden.
        [few] ve hře jsou jen { $count }.
        [many] ve hře je jen { $count }.
       *[other] ve hře je jen { $count }.
    }
impossible-station_without_city = Stanice na { $hex } není ve městě.
impossible-too_many_stations_in_city = Město na { $hex } má víc stanic než míst ({ $places }).
impossible-two_stations_on_hex = { $company } má na { $hex } více než jednu stanici.

## Vlaky

impossible-train_too_large = { $company } nemůže vlastnit vlaky { $train }.
impossible-too_many_trains = { $company } má příliš mnoho vlaků: { $owned }; limit je { $limit }.
impossible-returned_to_deck = Karta vlaku { $train } se vrátila do balíčku, ale odevzdané vlaky patří do zásoby.
impossible-no_such_card = Karet s písmenem { $letter } je ve hře jen { $count }, takže na jeden z vlaků { $train } v této pozici karta nezbývá.
impossible-not_on_card = Na kartě { $card } není vlak { $train }.
impossible-card_in_deck = Vlak { $train } (karta { $card }) je ještě v balíčku.
impossible-train_is_scrapped = Vlaky { $train } jsou sešrotované, takže žádný nemůže být ve hře.
impossible-train_not_scrapped = Ve hře jsou vlaky { $train }, takže všechny vlaky { $scraps } už musí být sešrotované.
impossible-phase_and_deck = { $gone ->
        [0] Z balíčku neubyla žádná karta, takže je fáze { $letter }, ne fáze { $phase }.
        [one] Z balíčku ubyla jedna karta, takže je fáze { $letter }, ne fáze { $phase }.
        [few] Z balíčku ubyly { $gone } karty, takže je fáze { $letter }, ne fáze { $phase }.
        [many] Z balíčku ubylo { $gone } karty, takže je fáze { $letter }, ne fáze { $phase }.
       *[other] Z balíčku ubylo { $gone } karet, takže je fáze { $letter }, ne fáze { $phase }.
    }
impossible-exports_missing = Před { $round } se do zahraničí { $count ->
        [one] prodá aspoň jedna karta
        [few] prodají aspoň { $count } karty
        [many] prodá aspoň { $count } karty
       *[other] prodá aspoň { $count } karet
    }, ale z balíčku { $gone ->
        [0] neubyla žádná.
        [one] ubyla jen jedna.
        [few] ubyly jen { $gone }.
        [many] ubylo jen { $gone }.
       *[other] ubylo jen { $gone }.
    }

## Akcie a společnosti

impossible-too_many_shares = Hráči drží příliš mnoho akcií { $company }: { $count }; společnost jich má jen { $units }.
impossible-shares_without_price = Hráči drží akcie společnosti { $company }, která nemá kurz.
impossible-above_holding_limit = { $player } drží { $percent } % společnosti { $company }; limit je { $limit } %.
impossible-vaclavs_company = Václav musí být ředitelem { $company } právě tehdy, když drží její akcie.
impossible-vaclavs_companies = Ve fázi { $phase } { $wanted ->
        [0] nesmí mít Václav žádnou společnost
        [one] musí mít Václav jednu společnost
        [few] musí mít Václav { $wanted } společnosti
        [many] musí mít Václav { $wanted } společnosti
       *[other] musí mít Václav { $wanted } společností
    } určité velikosti; počet jeho společností: { $count }.
impossible-no_director = { $company } má kurz, ale nemá ředitele.
impossible-director_without_certificate = { $player } je ředitelem { $company }, ale na ředitelský certifikát drží příliš málo akcií.
impossible-not_the_largest_holder = { $player } je ředitelem { $company }, ale jiný hráč drží více akcií.
impossible-owns_without_price = { $company } má vlaky, peníze nebo stanice, ale nemá kurz.
impossible-size_not_open = { $company } má kurz, ale společnosti její velikosti ve fázi { $phase } ještě nelze založit.
impossible-not_a_start_price = { $company } nemohla být založena s kurzem { $price } K.
impossible-has_to_float = { $company } ještě nezahájila provoz, i když je prodána aspoň polovina jejích akcií.
impossible-owns_before_floating = { $company } ještě nezahájila provoz, ale už byla na tahu nebo něco vlastní.
impossible-too_many_markers = { $company } má příliš mnoho žetonů stanic, umístěných i neumístěných: { $count }; ve hře jich má jen { $markers }.
impossible-no_station = { $company } už byla na tahu, ale nemá stanici.
impossible-station_before_first_turn = { $company } má stanici, ale ještě nebyla na tahu.
impossible-red_tile_and_first_turn = { $company } pokládá svůj červený dílek ({ $tile }) v prvním tahu, takže dílek musí ležet na plánu, pokud už společnost byla na tahu; jinak tam být nesmí.
impossible-odd_income = Výnos { $company } nemohl být { $income } K; výnos je vždy násobkem 10 K.
impossible-cannot_acquire = { $company } nemůže přebírat společnosti.
impossible-closed_without_acquirer = { $company } zanikla, ale žádná společnost jinou nepřevzala.
impossible-companies_left_out = Počet společností, které se hry neúčastní, je { $count } místo { $wanted }.

## Místní dráhy, hráči, kola

impossible-railway_not_sold = { $local_railway } je po předburzovním kole pořád na prodej.
impossible-railway_not_in_game = { $local_railway } v této hře není.
impossible-railway_of_no_company = { $company } vlastní { $local_railway }, ale ještě nezahájila provoz, nebo už není ve hře.
impossible-railway_too_large = { $company } je na místní dráhu { $local_railway } příliš malá.
impossible-railways_not_sold_yet = { $company } vlastní { $local_railway }, ale ve fázi { $phase } společnosti místní dráhy ještě kupovat nemohou.
impossible-papers_are_closed = Některý hráč vlastní soukromou společnost, ale ve fázi { $phase } už všechny zanikly.
impossible-debt_above_penalty = { $player } dluží { $debt } K, ale sankční úrok je jen { $penalty } K. Sankční úrok nemůže být nižší než dluh.
impossible-before_first_round = Některá společnost už byla na tahu, ale první operační kolo ještě nezačalo (kolo: { $round }).
impossible-company_before_stock_round = Některá společnost byla založena už před prvním burzovním kolem.
impossible-sold_in_first_round = V prvním burzovním kole byly prodány akcie, což není dovoleno.
impossible-acts_unfloated = { $company } má být na tahu, ale ještě nezahájila provoz, nebo už není ve hře.
impossible-acts_twice = { $company } má být v tomto kole na tahu dvakrát.

## Chyby serveru

fault-not_playable = Z této pozice nelze pokračovat ve hře.
