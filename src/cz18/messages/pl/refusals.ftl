### Dlaczego nie: refusal-<kod>. Argumentami są dane odmowy. Gdy jeden kod wymaga w jednym rozdziale zasad innych słów:
### refusal-<kod>-VIII_7.

## Chwila

refusal-unknown_action = Nie ma ruchu { $action }.
refusal-misshapen_field = Pole { $field } ruchu { $action } nie zawiera tego, co powinno.
refusal-unknown_seat = Nie ma miejsca { $seat }.
refusal-game_is_over = Gra jest skończona.
refusal-not_now = { $decision } Nie można teraz { $action }.
refusal-not_your_turn = Teraz gra { $turn_of }, a nie { $player }.
refusal-not_this_companys_turn = Teraz działa { $turn_of }, a nie { $company }.
refusal-other_step = Teraz trwa krok: { $step ->
        [track] układanie torów
        [station] stacje
        [run] ruch pociągów
        [dividend] dywidenda
        [acquisition] przejęcia
        [trains] zakup pociągów
       *[other] { $step }
    }; nie: { $asked ->
        [track] układanie torów
        [station] stacje
        [run] ruch pociągów
        [dividend] dywidenda
        [acquisition] przejęcia
        [trains] zakup pociągów
       *[other] { $asked }
    }.
refusal-no_consent = Nie zapytano drugiej strony.
refusal-offer_declined_before = Ofertę { $price } K odrzucono w tej turze; przyjąć można tylko lepszą.

refusal-vaclav_does_not_deal = { $company } należy do Vaclava i nie zawiera transakcji.
refusal-vaclav_pays_out = { $company } należy do Vaclava i zawsze wypłaca dywidendę.

## Aukcje Moravia-Silesia

refusal-unknown_paper = Nie ma firmy prywatnej { $paper }.
refusal-paper_not_on_offer = { $paper } nie jest już do zdobycia.
refusal-bid_too_low = Najniższa możliwa oferta to { $least } K; { $bid } K to mniej.
refusal-no_three_e = Dyrektor spółki { $company } nie ma dla niej pociągu 3E.
refusal-no_purchase_before_first_three = Spółki kupują firmy prywatne dopiero po pierwszym pociągu 3; teraz trwa faza { $phase }.

## Pieniądze i akcje

refusal-not_enough_cash = Potrzeba { $price } K, a gotówki jest tylko { $cash } K.
refusal-treasury_too_small = Potrzeba { $price } K, a w skarbcu jest tylko { $treasury } K.
refusal-price_out_of_range = Cena musi wynosić od { $low } do { $high } K, a nie { $asked } K.
refusal-amount_out_of_range = Kwota musi wynosić od { $low } do { $high } K, a nie { $asked } K.
refusal-unknown_company = Nie ma spółki { $company }.
refusal-not_in_this_game = { $company } nie bierze udziału w tej grze.
refusal-size_not_open = Akcje { $size ->
        [small] małych
        [medium] średnich
        [large] dużych
       *[other] { $size }
    } spółek są dostępne dopiero po pierwszym pociągu { $opens_with }.
refusal-closed = { $company } nie jest już w grze.
refusal-already_started = { $company } jest już założona.
refusal-not_started = Nie można kupić akcji { $company }: spółka nie jest jeszcze założona albo nie bierze już udziału w grze.
refusal-not_a_start_price = Cena początkowa spółki tej wielkości może wynosić { $prices } K; { $price } K wśród nich nie ma.
refusal-in_debt = Zadłużony gracz nie kupuje akcji; do spłaty pozostaje { $debt } K.
refusal-no_debt = Nie ma długu do spłacenia.
refusal-whole_debt_only = Tutaj dług spłaca się w całości: { $debt } K.
refusal-certificate_limit = Limit certyfikatów wynosi { $limit }, a posiadanych jest już { $held }.
refusal-must_sell_first = Limit certyfikatów wynosi { $limit }, a posiadanych jest { $held }; najpierw trzeba sprzedać akcje.
refusal-holding_limit = To byłoby { $percent }% spółki; jeden gracz może mieć najwyżej { $limit }%.
refusal-sold_in_this_round = W tej rundzie giełdowej ten gracz sprzedawał akcje { $company }.
refusal-none_in_the_bank = Bank nie ma żadnej akcji { $company }.
refusal-no_sale_in_first_round = W pierwszej rundzie giełdowej nie sprzedaje się akcji.
refusal-one_block_per_turn = Akcje { $company } sprzedawano już w tej turze; sprzedaje się je wszystkie naraz.
refusal-not_enough_shares = Akcje do sprzedania: { $asked }, a posiadanych jest tylko { $held }.
refusal-no_successor = Certyfikatu dyrektora { $company } nie można sprzedać; nikt inny nie miałby dość akcji, aby go przejąć.

## Koleje lokalne

refusal-unknown_local_railway = Nie ma kolei lokalnej { $local_railway }.
refusal-not_on_sale = { $local_railway } nie jest na sprzedaż.
refusal-not_a_players = { $local_railway } nie należy do żadnego gracza.
refusal-not_the_companys = { $local_railway } nie należy do spółki { $company }.
refusal-no_purchase_before_phase_b = Spółki kupują koleje lokalne od fazy b; teraz trwa faza { $phase }.
refusal-local_railway_too_large = { $company } jest zbyt małą spółką, aby posiadać { $local_railway }.
refusal-power_used = { $local_railway } użyła już swojej mocy.
refusal-no_price_to_cancel = Nie ma tu kosztu terenu, który { $local_railway } mogłaby znieść.
refusal-terrain_beyond_power = { $local_railway } nie może znieść kosztu tego terenu: { $terrain ->
        [river] rzeka
        [hill] wzgórze
        [mountain] góra
       *[other] { $terrain }
    }.
refusal-colour_beyond_power = { $local_railway } nie może ułożyć płytki w kolorze, jaki ma { $tile }.

## Tory

refusal-unknown_hex = Na tej mapie nie ma heksu { $hex }.
refusal-unknown_tile = Nie ma płytki { $tile }.
refusal-unknown_rotation = Płytkę można obrócić o liczbę krawędzi od 0 do 5, nie o { $rotation }.
refusal-no_such_tile = Nie ma płytki o kodzie { $code }.
refusal-none_in_supply = W zapasie nie ma już płytki { $tile }.
refusal-colour_not_open = { $colour ->
        [yellow] Żółte
        [green] Zielone
        [brown] Brązowe
        [grey] Szare
       *[other] { $colour }
    } płytki nie są dostępne w fazie { $phase }.
refusal-colour_skipped = Na { $hex } teraz kolej na { $wanted ->
        [yellow] żółtą
        [green] zieloną
        [brown] brązową
        [grey] szarą
       *[other] { $wanted }
    } płytkę; { $tile } jest { $colour ->
        [yellow] żółta
        [green] zielona
        [brown] brązowa
        [grey] szara
        [red] czerwona
       *[other] { $colour }
    }.
refusal-no_yellow_on_oo = Pierwsza płytka na { $hex } z dwoma miastami jest zielona; { $tile } jest { $colour ->
        [yellow] żółta
        [green] zielona
        [brown] brązowa
        [grey] szara
        [red] czerwona
       *[other] { $colour }
    }.
refusal-not_a_promotion = { $tile } jest { $colour ->
        [yellow] żółta
        [green] zielona
        [brown] brązowa
        [grey] szara
        [red] czerwona
       *[other] { $colour }
    } i nie może zastąpić na { $hex } płytki { $old }, która jest { $old_colour ->
        [yellow] żółta
        [green] zielona
        [brown] brązowa
        [grey] szara
        [red] czerwona
       *[other] { $old_colour }
    }.
refusal-wrong_kind = { $tile } ({ $tile_kind ->
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
refusal-wrong_label = Płytka { $tile } i heks { $hex } nie mają tej samej litery ({ $tile_label_count ->
        [0] brak
       *[other] { $tile_label }
    } / { $label_count ->
        [0] brak
       *[other] { $label }
    }).
refusal-over_map_edge = Tak obrócona płytka { $tile } prowadziłaby z { $hex } poza krawędź mapy.
refusal-stub_missing = Każda płytka na { $hex } musi przedłużać wydrukowany tor przy krawędzi { $edge }.
refusal-track_lost = Tak obrócona płytka { $tile } przerwałaby tor, który leży na { $hex }.
refusal-red_edged_hex = { $hex } jest zarezerwowany dla czerwonej płytki spółki { $company }.
refusal-fixed_hex = Na { $hex } nie układa się płytek.
refusal-red_tile = Czerwona płytka { $tile } nie trafia na { $hex }, lecz na heks macierzysty spółki { $company }.
refusal-red_tile_only_at_home = Czerwoną płytkę { $tile } układa się tylko razem ze stacją bazową jej spółki.
refusal-red_tile_first = { $company } najpierw układa swoją czerwoną płytkę pod stację bazową.
refusal-no_red_tile = { $company } nie ma czerwonej płytki.
refusal-not_a_home_hex = { $hex } nie jest heksem macierzystym tej spółki; są nimi: { $homes }.
refusal-red_track_off_the_map = Tak obrócona czerwona płytka na { $hex } prowadziłaby poza mapę; możliwe obroty: { $rotations }.
refusal-already_promoted = W tej turze ulepszono już płytkę albo ułożono taką, która liczy się jako ulepszenie.
refusal-tile_already_laid = W tej turze ułożono już płytkę, więc nie można żadnej ulepszyć ani ułożyć takiej, która liczy się jako ulepszenie.
refusal-no_more_yellow_tiles =
    { $first_turn ->
        [yes] W pierwszej turze można ułożyć najwyżej dwie żółte płytki.
       *[no] W jednej turze można ułożyć najwyżej jedną żółtą płytkę.
    }
refusal-purple_needs_power = Płytka { $tile } ma fioletowe krawędzie; można ją ułożyć tylko dzięki mocy kolei lokalnej.
refusal-track_step_is_over = Układanie torów w tej turze jest już zakończone.
refusal-home_hex_first = Pierwszą płytkę spółka układa na swoim heksie macierzystym { $home }.
refusal-home_tile_due = { $company } musi najpierw ułożyć płytkę na swoim heksie macierzystym.
refusal-not_joined = Na { $hex } żaden tor tej płytki nie byłby połączony ze stacją spółki { $company }.

## Stacje

refusal-no_such_city = Nie ma miasta { $city } do wyboru.
refusal-already_there = Spółka ma już stację na { $hex }.
refusal-no_free_place =
    { $places ->
        [one] Jedyne miejsce w tym mieście na { $hex } jest zajęte.
        [few] Wszystkie { $places } miejsca w tym mieście na { $hex } są zajęte.
        [many] Wszystkie miejsca ({ $places }) w tym mieście na { $hex } są zajęte.
       *[other] Wszystkie miejsca ({ $places }) w tym mieście na { $hex } są zajęte.
    }
refusal-home_not_placed = { $hex } jest zamknięty, dopóki nie stanie tam stacja bazowa: { $homes }.
refusal-place_kept = Wolne miejsce w tym mieście na { $hex } jest zarezerwowane dla spółki, która ma tu swój heks macierzysty i jeszcze nie rozpoczęła działalności.
refusal-not_connected = Żadne niezablokowane połączenie nie prowadzi ze stacji spółki do tego miasta na { $hex }.
refusal-no_marker_left = { $company } nie ma już znacznika stacji.

## Ruch pociągów

refusal-unknown_train = Spółka nie ma pociągu { $train }, który mogłaby uruchomić.
refusal-train_used_twice = Pociąg { $train } uruchamia się tylko raz.
refusal-track_shared_between_trains = Trasa pociągu { $train } ma wspólny tor z inną między { $hexes }.
refusal-fewer_than_two = Trasa łączy co najmniej dwie lokacje przychodów.
refusal-not_connected-VIII_7 = Nie prowadzi tędy żaden tor: { $hexes }.
refusal-same_track_twice = Trasa dwa razy używa toru między { $hexes }.
refusal-ends_between_locations = Trasa kończy się poza lokacją przychodów: { $hexes }.
refusal-location_twice = Lokacja na { $hex } jest na trasie dwa razy.
refusal-praha_twice = { $hex } jest na trasie dwa razy; miasta na tym heksie liczą się jako jedna lokacja.
refusal-red_tile_in_the_middle = Czerwona płytka na { $hex } może być tylko końcem trasy.
refusal-passes_blocked_city = Miasto na { $hex } jest pełne stacji innych spółek i nie można przez nie przejechać.
refusal-no_station_on_route = Na trasie nie ma stacji spółki.
refusal-too_many_cities = Miasta i czerwone płytki na trasie: { $cities }; ten pociąg liczy najwyżej { $most }.
refusal-too_many_locations = Lokacje przychodów na trasie: { $locations }; ten pociąg liczy najwyżej { $most }.
refusal-not_the_best_run = Ten przejazd przynosi { $claimed } K, a możliwe jest { $best } K: { $better }.
refusal-run_is_proven = Najlepszy przejazd { $company } jest tu udowodniony; przejazd nie może podawać inaczej.

## Przejęcia

refusal-not_floated = Nie można przejąć { $company }: ta spółka nie rozpoczęła jeszcze działalności albo nie jest już w grze.
refusal-not_smaller = { $company } może przejmować tylko mniejsze spółki, a { $target } do nich nie należy.
refusal-not_in_question = Na { $hex } wybiera się tylko między miastami { $cities }.
refusal-train_not_in_question = { $train } nie należy do pociągów, o których się decyduje ({ $trains }).
refusal-cannot_turn = { $train } nie można tu odwrócić na { $face }.

## Pociągi

refusal-train_limit = Limit pociągów spółki wynosi { $limit }, a spółka ma ich już { $owned }.
refusal-must_be_runnable = Spółka musi kupić pociąg, który może uruchomić; pociągu { $train } nie może.
refusal-last_place_for_runnable = Limit pociągów wynosi { $limit } i ostatnie miejsce musi zostać dla pociągu, który spółka może uruchomić; pociągu { $train } nie może.
refusal-one_must_be_taken_over = Własne pociągi można zezłomować tylko wtedy, gdy przejmuje się pociąg przejętej spółki.
refusal-no_choice_of_markers = Nie ma wyboru między własnym znacznikiem { $company } a przejętym.
refusal-runnable_first = Spółka potrzebuje najpierw pociągu, który może uruchomić, a dopiero potem { $train }.
refusal-card_not_on_offer = { $train } nie jest na sprzedaż; na sprzedaż: { $on_offer }.
refusal-no_such_face = { $train } nie ma strony { $face }.
refusal-face_scrapped = Pociągi { $face } zostały zezłomowane, więc { $train } nie może być takim pociągiem.
refusal-face_not_up = { $train } leży w puli jako { $faces } i nie można go kupić jako { $face }.
refusal-train_too_large = { $company } jest zbyt małą spółką na pociąg { $face }.
refusal-no_private_money_for_unrunnable = Potrzeba { $price } K, a w skarbcu jest { $treasury } K; dyrektor dokłada pieniądze tylko do pociągu, który spółka może uruchomić.
refusal-treasury_can_pay_another = Potrzeba { $price } K, a w skarbcu jest { $treasury } K, co wystarcza na inny pociąg, który spółka może uruchomić; dlatego dyrektor nic nie dokłada.
refusal-no_trade_before_phase_b = Spółki handlują pociągami od fazy b; teraz trwa faza { $phase }.
refusal-no_trade_before_first_three = Spółki handlują pociągami dopiero po pierwszym pociągu 3; teraz trwa faza { $phase }.
refusal-own_train = { $company } już ma ten pociąg.
refusal-train_not_owned = { $train } nie należy do pociągów, które tu są ({ $owned }).
refusal-price_too_low = Najniższa cena to { $low } K; oferta to { $asked } K.
refusal-train_purchase_is_over = Zakup pociągów w tej turze jest już zakończony.
refusal-must_own_a_train = { $company } musi przed końcem tury mieć pociąg, który może uruchomić.
refusal-new_train_stays = Właśnie kupionego pociągu { $train } nie można oddać.
