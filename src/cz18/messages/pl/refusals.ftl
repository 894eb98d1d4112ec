### Dlaczego nie: refusal-<kod>. Argumentami są dane odmowy. Gdy jeden kod wymaga w jednym rozdziale zasad innych słów:
### refusal-<kod>-VIII_7.

## Chwila

refusal-unknown_action = Nieznany ruch: { $action }.
refusal-misshapen_field = { $action }: pole { $field } ma nieprawidłową wartość.
refusal-unknown_seat = Nie ma miejsca { $seat }.
refusal-game_is_over = Gra się skończyła.
refusal-not_now = { $decision } Nie można teraz { $action }.
refusal-not_your_turn = Teraz ruch wykonuje { $turn_of }, a nie { $player }.
refusal-not_this_companys_turn = Teraz turę ma { $turn_of }, a nie { $company }.
refusal-other_step = Teraz trwa krok: { $step ->
        [track] układanie torów
        [station] stacje
        [run] ruch pociągów
        [dividend] dywidenda
        [acquisition] przejęcia
        [trains] zakup pociągów
       *[other] { $step }
    }, a nie { $asked ->
        [track] układanie torów
        [station] stacje
        [run] ruch pociągów
        [dividend] dywidenda
        [acquisition] przejęcia
        [trains] zakup pociągów
       *[other] { $asked }
    }.
refusal-no_consent = Druga strona nie wyraziła zgody.
refusal-offer_declined_before = Bot odrzucił już w tej turze ofertę { $price } K; nowa oferta musi być wyższa.

refusal-vaclav_does_not_deal = { $company } to spółka Vaclava: nie handluje i nie można jej przejąć.
refusal-vaclav_pays_out = { $company } to spółka Vaclava i zawsze wypłaca dochód.

## Aukcje Moravia-Silesia

refusal-unknown_paper = Nie ma firmy prywatnej { $paper }.
refusal-paper_not_on_offer = { $paper } nie jest już do zdobycia.
refusal-bid_too_low = Najniższa możliwa oferta to { $least } K; { $bid } K to za mało.
refusal-no_three_e = Dyrektor spółki { $company } nie ma pociągu 3E, który mógłby jej przekazać.
refusal-no_purchase_before_first_three = Spółki mogą kupować koleje lokalne i kolej ze stacją dopiero po sprzedaży lub eksporcie pierwszego pociągu 3; teraz trwa faza { $phase }.

## Pieniądze i akcje

refusal-not_enough_cash = Potrzeba { $price } K, a { $cash ->
        [0] gracz nie ma żadnej gotówki.
       *[other] gotówki jest tylko { $cash } K.
    }
refusal-treasury_too_small = Koszt to { $price } K, a { $treasury ->
        [0] skarbiec jest pusty.
       *[other] w skarbcu jest tylko { $treasury } K.
    }
refusal-price_out_of_range = Cena musi wynosić od { $low } do { $high } K, a nie { $asked } K.
refusal-amount_out_of_range = Kwota musi wynosić od { $low } do { $high } K, a nie { $asked } K.
refusal-unknown_company = Nie ma spółki { $company }.
refusal-not_in_this_game = { $company } nie bierze udziału w tej grze.
refusal-size_not_open =
    Akcje { $size ->
        [small] małych
        [medium] średnich
        [large] dużych
       *[other] { $size }
    } spółek są dostępne dopiero wtedy, gdy talię opuści pierwsza karta { $opens_with }.
refusal-closed = { $company } nie jest już w grze.
refusal-already_started = { $company } jest już założona.
refusal-not_started = Nie można kupić akcji { $company }: spółka nie jest jeszcze założona albo nie bierze już udziału w grze.
refusal-not_a_start_price = { $price } K nie jest ceną początkową tej spółki; możliwe ceny początkowe: { $prices } K.
refusal-in_debt = Zadłużony gracz nie może kupować akcji; najpierw trzeba spłacić dług ({ $debt } K).
refusal-no_debt = Nie ma długu do spłacenia.
refusal-whole_debt_only = Dług można spłacić tylko w całości: { $debt } K.
refusal-certificate_limit = Limit certyfikatów wynosi { $limit }, a gracz ma ich już { $held }.
refusal-must_sell_first = Gracz ma za dużo certyfikatów: { $held } przy limicie { $limit }. Najpierw trzeba sprzedać akcje.
refusal-holding_limit = Gracz miałby { $percent }% spółki; limit wynosi { $limit }%.
refusal-sold_in_this_round = Gracz, który sprzedał akcje { $company }, nie może kupować akcji tej spółki w tej samej rundzie giełdowej.
refusal-none_in_the_bank = Bank nie ma żadnej akcji { $company }.
refusal-no_sale_in_first_round = W pierwszej rundzie giełdowej nie można sprzedawać akcji.
refusal-one_block_per_turn = Akcje { $company } sprzedano już w tej turze; akcje jednej spółki gracz może sprzedać tylko raz w turze.
refusal-not_enough_shares =
    { $held ->
        [one] Gracz ma { $held } akcję tej spółki i nie może sprzedać { $asked }.
        [few] Gracz ma { $held } akcje tej spółki i nie może sprzedać { $asked }.
        [many] Gracz ma { $held } akcji tej spółki i nie może sprzedać { $asked }.
       *[other] Gracz ma { $held } akcji tej spółki i nie może sprzedać { $asked }.
    }
refusal-no_successor = Dyrektor { $company } nie może sprzedać tylu akcji, bo żaden inny gracz nie miałby ich dość, aby zostać dyrektorem.

## Koleje lokalne

refusal-unknown_local_railway = Nie ma kolei lokalnej { $local_railway }.
refusal-not_on_sale = { $local_railway } nie jest na sprzedaż.
refusal-not_a_players = { $local_railway } nie należy do żadnego gracza.
refusal-not_the_companys = { $local_railway } nie należy do spółki { $company }.
refusal-no_purchase_before_phase_b = Spółki mogą kupować koleje lokalne dopiero od fazy b; teraz trwa faza { $phase }.
refusal-local_railway_too_large = { $company } jest zbyt małą spółką, aby posiadać { $local_railway }.
refusal-power_used = Moc { $local_railway } została już użyta.
refusal-no_price_to_cancel = Nie ma tu kosztu terenu, który { $local_railway } pozwoliłaby pominąć.
refusal-terrain_beyond_power =
    { $local_railway } nie pozwala pominąć kosztu tego terenu: { $terrain ->
        [river] rzeka
        [hill] wzgórze
        [mountain] góra
       *[other] { $terrain }
    }.
refusal-colour_beyond_power = Moc { $local_railway } nie obejmuje koloru płytki { $tile }.

## Tory

refusal-unknown_hex = Na tej mapie nie ma heksu { $hex }.
refusal-unknown_tile = Nie ma płytki { $tile }.
refusal-unknown_rotation = Obrót musi wynosić od 0 do 5, a nie { $rotation }.
refusal-no_such_tile = Nie ma płytki o kodzie { $code }.
refusal-none_in_supply = W zapasie nie ma już płytki { $tile }.
refusal-colour_not_open = { $colour ->
        [yellow] Żółte
        [green] Zielone
        [brown] Brązowe
        [grey] Szare
       *[other] { $colour }
    } płytki nie są dostępne w fazie { $phase }.
refusal-colour_skipped = Następna płytka na { $hex } musi być { $wanted ->
        [yellow] żółta
        [green] zielona
        [brown] brązowa
        [grey] szara
       *[other] { $wanted }
    }; płytka { $tile } jest { $colour ->
        [yellow] żółta
        [green] zielona
        [brown] brązowa
        [grey] szara
        [red] czerwona
       *[other] { $colour }
    }.
refusal-no_yellow_on_oo =
    Na { $hex } są dwa miasta, więc pierwsza płytka musi być zielona; płytka { $tile } jest { $colour ->
        [yellow] żółta
        [green] zielona
        [brown] brązowa
        [grey] szara
        [red] czerwona
       *[other] { $colour }
    }.
refusal-not_a_promotion =
    Płytka { $tile } ({ $colour ->
        [yellow] żółta
        [green] zielona
        [brown] brązowa
        [grey] szara
        [red] czerwona
       *[other] { $colour }
    }) nie jest ulepszeniem płytki { $old } ({ $old_colour ->
        [yellow] żółta
        [green] zielona
        [brown] brązowa
        [grey] szara
        [red] czerwona
       *[other] { $old_colour }
    }) na { $hex }.
refusal-wrong_kind = Płytka { $tile } ({ $tile_kind ->
        [open] sam tor
        [town] jedno miasteczko
        [double_town] dwa miasteczka
        [city] miasto
        [double_city] dwa miasta
       *[other] { $tile_kind }
    }) nie pasuje do { $hex } ({ $kind ->
        [open] teren otwarty
        [town] jedno miasteczko
        [double_town] dwa miasteczka
        [city] miasto
        [double_city] dwa miasta
       *[other] { $kind }
    }).
refusal-wrong_label = Płytka { $tile } i heks { $hex } nie mają tej samej litery (płytka: { $tile_label_count ->
        [0] brak
       *[other] { $tile_label }
    }, heks: { $label_count ->
        [0] brak
       *[other] { $label }
    }).
refusal-over_map_edge = Przy tym obrocie tor płytki { $tile } na { $hex } prowadziłby poza mapę.
refusal-stub_missing = Każda płytka na { $hex } musi łączyć się z wydrukowanym torem przy krawędzi { $edge }.
refusal-track_lost = Przy tym obrocie płytka { $tile } nie zachowałaby całego toru, który leży na { $hex }.
refusal-red_edged_hex = { $hex } jest zarezerwowany dla czerwonej płytki spółki { $company }.
refusal-fixed_hex = Na { $hex } nie można ułożyć płytki.
refusal-red_tile = Czerwonej płytki { $tile } nie można ułożyć na { $hex }; jej miejsce jest na heksie macierzystym spółki { $company }.
refusal-red_tile_only_at_home = Czerwoną płytkę { $tile } można ułożyć tylko wtedy, gdy jej spółka zakłada stację bazową.
refusal-red_tile_first = { $company } musi ułożyć swoją czerwoną płytkę; na niej powstaje stacja bazowa.
refusal-no_red_tile = { $company } nie ma czerwonej płytki.
refusal-not_a_home_hex = { $hex } nie jest heksem macierzystym tej spółki; jej heksy macierzyste: { $homes }.
refusal-red_track_off_the_map = Przy tym obrocie tor czerwonej płytki na { $hex } prowadziłby poza mapę; możliwe obroty: { $rotations }.
refusal-already_promoted = W tym kroku ulepszono już płytkę albo ułożono pierwszą płytkę, która liczy się jako ulepszenie.
refusal-tile_already_laid = W tym kroku ułożono już żółtą płytkę, więc nie można ani ulepszyć płytki, ani ułożyć pierwszej płytki, która liczy się jako ulepszenie.
refusal-no_more_yellow_tiles =
    { $first_turn ->
        [yes] W pierwszej turze spółka może ułożyć najwyżej dwie żółte płytki.
       *[no] Po pierwszej turze spółka może ułożyć tylko jedną żółtą płytkę na turę.
    }
refusal-purple_needs_power = Płytka { $tile } ma fioletowe krawędzie; można ją ułożyć tylko dzięki mocy kolei lokalnej.
refusal-track_step_is_over = Układanie torów w tej turze jest już zakończone.
refusal-home_hex_first = Pierwszą płytkę spółka musi ułożyć na swoim heksie macierzystym { $home }.
refusal-home_tile_due = { $company } musi przed końcem układania torów ułożyć płytkę na swoim heksie macierzystym.
refusal-not_joined = Na { $hex } żaden tor tej płytki nie byłby połączony ze stacją spółki { $company }.

## Stacje

refusal-no_such_city = Nie można wybrać miasta { $city }.
refusal-already_there = Spółka ma już stację na { $hex }.
refusal-no_free_place =
    { $places ->
        [one] Jedyne miejsce w mieście na { $hex } jest zajęte.
        [few] Wszystkie miejsca ({ $places }) w mieście na { $hex } są zajęte.
        [many] Wszystkie miejsca ({ $places }) w mieście na { $hex } są zajęte.
       *[other] Wszystkie miejsca ({ $places }) w mieście na { $hex } są zajęte.
    }
refusal-home_not_placed = Na { $hex } nie można jeszcze założyć innej stacji, bo najpierw musi tam powstać stacja bazowa ({ $homes }).
refusal-place_kept = Każde wolne miejsce w mieście na { $hex } jest zarezerwowane na stację bazową spółki, która nie miała jeszcze tury.
refusal-not_connected = Żadne niezablokowane połączenie nie prowadzi ze stacji spółki do miasta na { $hex }.
refusal-no_marker_left = { $company } nie ma już znaczników stacji.

## Ruch pociągów

refusal-unknown_train = Spółka nie ma pociągu { $train }, który mogłaby uruchomić.
refusal-train_used_twice = Pociąg { $train } można uruchomić tylko raz w turze.
refusal-track_shared_between_trains = Trasa pociągu { $train } ma wspólny tor z inną trasą (heksy { $hexes }).
refusal-fewer_than_two = Trasa musi łączyć co najmniej dwie lokacje przychodów.
refusal-not_connected-VIII_7 = Tych heksów nie łączy tor: { $hexes }.
refusal-same_track_twice = Trasa dwa razy używa tego samego toru (heksy { $hexes }).
refusal-ends_between_locations = Trasa musi zaczynać się i kończyć w lokacji przychodów; sprawdź heksy { $hexes }.
refusal-location_twice = Trasa dwa razy odwiedza lokację przychodów na { $hex }.
refusal-praha_twice = Trasa dwa razy odwiedza { $hex }; miasta na tym heksie liczą się jako jedna lokacja przychodów.
refusal-red_tile_in_the_middle = Czerwona płytka na { $hex } może być tylko na końcu trasy.
refusal-passes_blocked_city = Wszystkie miejsca w mieście na { $hex } zajmują stacje innych spółek, więc ta trasa nie może przez nie prowadzić.
refusal-no_station_on_route = Trasa nie obejmuje żadnej stacji spółki.
refusal-too_many_cities = Miasta i czerwone płytki na trasie: { $cities }; ten pociąg może odwiedzić ich najwyżej { $most }.
refusal-too_many_locations = Lokacje przychodów na trasie: { $locations }; ten pociąg może odwiedzić ich najwyżej { $most }.
refusal-not_the_best_run = Ten przejazd przynosi { $claimed } K, a możliwe jest { $best } K: { $better }.
refusal-run_is_proven = Przejazdu { $company } nie można tu oznaczyć jako nieudowodnionego.

## Przejęcia

refusal-not_floated = Nie można przejąć { $company }: ta spółka nie rozpoczęła jeszcze działalności albo nie jest już w grze.
refusal-not_smaller = { $company } może przejmować tylko mniejsze spółki, a { $target } do nich nie należy.
refusal-not_in_question = Do wyboru są tylko stacje na { $hex } w miastach: { $cities }.
refusal-train_not_in_question = Pociąg { $train } nie należy do tych, które można przejąć albo zezłomować ({ $trains }).
refusal-cannot_turn = Pociągu { $train } nie można tu odwrócić na { $face }.

## Pociągi

refusal-train_limit =
    { $owned ->
        [one] Spółka ma już { $owned } pociąg, a jej limit pociągów to { $limit }.
        [few] Spółka ma już { $owned } pociągi, a jej limit pociągów to { $limit }.
        [many] Spółka ma już { $owned } pociągów, a jej limit pociągów to { $limit }.
       *[other] Spółka ma już { $owned } pociągu, a jej limit pociągów to { $limit }.
    }
refusal-must_be_runnable = Spółka osiągnęła limit pociągów, ale żadnego z nich nie może uruchomić, więc musi kupić taki, który będzie mogła uruchomić; pociąg { $train } się do tego nie nadaje.
refusal-last_place_for_runnable = Limit pociągów wynosi { $limit } i ostatnie miejsce musi zostać dla pociągu, który spółka może uruchomić; pociąg { $train } się do tego nie nadaje.
refusal-one_must_be_taken_over = Spółka może zezłomować własne pociągi tylko wtedy, gdy przejmuje pociąg przejętej spółki.
refusal-no_choice_of_markers = { $company } nie może tu wybierać między własnymi a przejętymi znacznikami stacji.
refusal-runnable_first = Spółka musi kupić pociąg, który może uruchomić, zanim kupi ten pociąg { $train }.
refusal-card_not_on_offer = Pociąg { $train } nie jest na sprzedaż; do kupienia: { $on_offer }.
refusal-no_such_face = Karta pociągu { $train } nie ma strony { $face }.
refusal-face_scrapped = Wszystkie pociągi { $face } zostały zezłomowane, więc karty { $train } nie można już tak użyć.
refusal-face_not_up = Karty pociągu { $train } nie można kupić jako { $face }, bo karta w puli zachowuje stronę, której używano przed jej oddaniem; dostępne dla tej spółki: { $faces }.
refusal-train_too_large = { $company } jest zbyt małą spółką na pociąg { $face }.
refusal-no_private_money_for_unrunnable = Koszt to { $price } K, a { $treasury ->
        [0] skarbiec jest pusty.
       *[other] w skarbcu jest tylko { $treasury } K.
    } Dyrektor może dołożyć pieniądze tylko do pociągu, który spółka może uruchomić.
refusal-treasury_can_pay_another = Koszt to { $price } K. Dyrektor nie może dołożyć pieniędzy, bo { $treasury } K w skarbcu wystarcza na inny pociąg, który spółka może uruchomić.
refusal-no_trade_before_phase_b = Spółki mogą handlować pociągami dopiero od fazy b; teraz trwa faza { $phase }.
refusal-no_trade_before_first_three = Spółki mogą handlować pociągami dopiero po sprzedaży lub eksporcie pierwszego pociągu 3; teraz trwa faza { $phase }.
refusal-own_train = { $company } nie może kupić pociągu od samej siebie.
refusal-train_not_owned = Spółka nie ma pociągu { $train }; ma: { $owned }.
refusal-price_too_low = Najniższa cena to { $low } K; oferta wynosi { $asked } K.
refusal-train_purchase_is_over = W tej turze nie można już kupić pociągu.
refusal-must_own_a_train = { $company } musi przed końcem tury mieć pociąg, który może uruchomić.
refusal-new_train_stays = Właśnie kupionego pociągu { $train } nie można oddać.
