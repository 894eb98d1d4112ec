### Pozycje ustawione ręcznie: błędy w danych (wrong-) i to, do czego zasady nie mogą doprowadzić (impossible-), z podaniem
### rozdziału instrukcji.

wrong-no_position = to nie jest pozycja 18CZ
wrong-no_position_text = powinien tu być krótki tekst pozycji, który zaczyna się od { $title } i nie jest zbyt długi
wrong-position_part = jednej z części nie da się odczytać: { $part }
wrong-too_many_items = musi to być lista złożona z najwyżej { $most } wpisów
wrong-out_of_range = wartość musi wynosić od { $low } do { $high }, a nie { $found }
wrong-not_each_seat = każde z miejsc (razem { $count }) musi mieć dokładnie jeden wpis
wrong-company_twice = jedna ze spółek występuje w tabeli cen akcji dwa razy
wrong-status_and_chart = nie zgadza się z tabelą cen akcji: cenę mają wszystkie spółki założone i działające, a inne nie
wrong-two_owners = ma dwóch właścicieli
wrong-no_card = to nie jest karta pociągu: { $found }
wrong-card_twice = karta { $card } jest użyta dwa razy
wrong-not_playable = od tej pozycji nie można kontynuować gry
wrong-other_set_up = mapa, opcje albo liczba graczy są inne niż w grze
wrong-no_position_there = 18xx.games nie obsługuje gier, które zaczynają się od ustawionej pozycji

## Na mapie

impossible-red_track_off_the_map = Tor czerwonej płytki na { $hex } prowadzi poza mapę.
impossible-red_edged_hex = Płytka { $tile } nie może leżeć na { $hex }, bo ten heks jest zarezerwowany dla określonej czerwonej płytki.
impossible-fixed_hex = Na { $hex } nie może leżeć żadna płytka.
impossible-red_tile = Czerwona płytka { $tile } nie może leżeć na { $hex }.
impossible-wrong_kind = Płytka { $tile } nie odpowiada miastom lub miasteczkom na { $hex }.
impossible-wrong_label = Płytka { $tile } i heks { $hex } muszą mieć tę samą literę albo nie mieć żadnej.
impossible-over_map_edge = Tor płytki { $tile } na { $hex } prowadzi poza mapę.
impossible-stub_missing = Płytka { $tile } na { $hex } nie łączy się z wydrukowanym torem.
impossible-track_lost = Płytka { $tile } na { $hex } nie zachowuje wydrukowanego toru.
impossible-colour_not_open = Płytka { $tile } na { $hex } ma kolor niedostępny w fazie { $phase }.
impossible-too_many_copies = Płytka { $tile } leży na mapie { $laid ->
        [one] { $laid } raz
        [few] { $laid } razy
        [many] { $laid } razy
       *[other] { $laid } razu
    }, a { $count ->
        [one] jest tylko jedna taka płytka.
        [few] są tylko { $count } takie płytki.
        [many] jest tylko { $count } takich płytek.
       *[other] jest tylko { $count } takiej płytki.
    }
impossible-station_without_city = Jedna ze stacji na { $hex } nie stoi w mieście.
impossible-too_many_stations_in_city = W jednym z miast na { $hex } jest więcej stacji niż miejsc ({ $places }).
impossible-two_stations_on_hex = { $company } ma więcej niż jedną stację na { $hex }.

## Pociągi

impossible-train_too_large = { $company } nie może mieć pociągów { $train }.
impossible-too_many_trains = Liczba pociągów spółki { $company }: { $owned }; limit wynosi { $limit }.
impossible-returned_to_deck = Karta pociągu { $train } została oddana do talii, a oddane pociągi trafiają do puli.
impossible-no_such_card = Kart z literą { $letter } jest tylko { $count }, więc dla jednego z pociągów { $train } w tej pozycji brakuje karty.
impossible-not_on_card = Na karcie { $card } nie ma pociągu { $train }.
impossible-card_in_deck = Pociąg { $train } (karta { $card }) jest jeszcze w talii.
impossible-train_is_scrapped = Pociągi { $train } zostały zezłomowane, więc żadnego nie może być w grze.
impossible-train_not_scrapped = W grze są pociągi { $train }, więc wszystkie pociągi { $scraps } musiały już zostać zezłomowane.
impossible-phase_and_deck = { $gone ->
        [0] Z talii nie ubyła żadna karta, więc trwa faza { $letter }, a nie faza { $phase }.
        [one] Z talii ubyła jedna karta, więc trwa faza { $letter }, a nie faza { $phase }.
        [few] Z talii ubyły { $gone } karty, więc trwa faza { $letter }, a nie faza { $phase }.
        [many] Z talii ubyło { $gone } kart, więc trwa faza { $letter }, a nie faza { $phase }.
       *[other] Z talii ubyło { $gone } karty, więc trwa faza { $letter }, a nie faza { $phase }.
    }
impossible-exports_missing =
    Przed { $round } { $count ->
        [one] eksportuje się co najmniej jedną kartę
        [few] eksportuje się co najmniej { $count } karty
        [many] eksportuje się co najmniej { $count } kart
       *[other] eksportuje się co najmniej { $count } karty
    }, a { $gone ->
        [0] z talii nie ubyła żadna.
        [one] z talii ubyła tylko jedna.
        [few] z talii ubyły tylko { $gone }.
        [many] z talii ubyło tylko { $gone }.
       *[other] z talii ubyło tylko { $gone }.
    }

## Akcje i spółki

impossible-too_many_shares = Liczba akcji { $company } w rękach graczy: { $count }; wszystkich jest tylko { $units }.
impossible-shares_without_price = Gracze mają akcje { $company }, a spółka nie ma ceny akcji.
impossible-above_holding_limit = { $player } ma { $percent }% spółki { $company }; limit wynosi { $limit }%.
impossible-vaclavs_company = Vaclav musi być dyrektorem spółki { $company }, jeśli ma jej akcje, i tylko wtedy.
impossible-vaclavs_companies =
    { $wanted ->
        [0] W fazie { $phase } Vaclav nie może mieć spółek jednej z wielkości, a ma { $count }.
        [one] W fazie { $phase } Vaclav musi mieć jedną spółkę pewnej wielkości, a ma { $count }.
        [few] W fazie { $phase } Vaclav musi mieć { $wanted } spółki pewnej wielkości, a ma { $count }.
        [many] W fazie { $phase } Vaclav musi mieć { $wanted } spółek pewnej wielkości, a ma { $count }.
       *[other] W fazie { $phase } Vaclav musi mieć { $wanted } spółki pewnej wielkości, a ma { $count }.
    }
impossible-no_director = { $company } ma cenę akcji, ale nie ma dyrektora.
impossible-director_without_certificate = { $player } jest dyrektorem { $company }, ale ma za mało akcji na certyfikat dyrektora.
impossible-not_the_largest_holder = { $player } jest dyrektorem { $company }, ale inny gracz ma więcej akcji.
impossible-owns_without_price = { $company } ma pociągi, pieniądze lub stacje, ale nie ma ceny akcji.
impossible-size_not_open = { $company } ma cenę akcji, ale w fazie { $phase } spółek tej wielkości nie można jeszcze zakładać.
impossible-not_a_start_price = Spółki { $company } nie można było założyć z ceną { $price } K.
impossible-has_to_float = { $company } nie rozpoczęła działalności, choć sprzedano co najmniej połowę jej akcji.
impossible-owns_before_floating = { $company } nie rozpoczęła działalności, ale miała już turę albo coś posiada.
impossible-too_many_markers = Liczba znaczników stacji { $company } na mapie i poza nią: { $count }; spółka ma ich tylko { $markers }.
impossible-no_station = { $company } miała już turę, ale nie ma stacji.
impossible-station_before_first_turn = { $company } ma stację, ale nie miała jeszcze pierwszej tury.
impossible-red_tile_and_first_turn = { $company } układa swoją czerwoną płytkę ({ $tile }) w pierwszej turze, więc płytka musi leżeć na mapie, jeśli spółka miała już turę, a w przeciwnym razie nie może tam leżeć.
impossible-odd_income = { $company } nie mogła zarobić { $income } K; dochód jest zawsze wielokrotnością 10 K.
impossible-cannot_acquire = { $company } nie może przejmować spółek.
impossible-closed_without_acquirer = { $company } jest zamknięta, ale żadna spółka nie przejęła innej.
impossible-companies_left_out = W tej grze pominięto niewłaściwą liczbę spółek: { $count } zamiast { $wanted }.

## Koleje lokalne, gracze, rundy

impossible-railway_not_sold = { $local_railway } jest po pre-rundzie giełdowej wciąż na sprzedaż.
impossible-railway_not_in_game = Kolej lokalna { $local_railway } nie występuje w tej grze.
impossible-railway_of_no_company = { $company } ma { $local_railway }, ale nie rozpoczęła działalności lub nie jest już w grze.
impossible-railway_too_large = { $company } jest zbyt małą spółką, aby mieć { $local_railway }.
impossible-railways_not_sold_yet = { $company } ma { $local_railway }, ale w fazie { $phase } spółki nie mogą jeszcze kupować kolei lokalnych.
impossible-papers_are_closed = Jeden z graczy ma firmę prywatną, a w fazie { $phase } wszystkie są już zamknięte.
impossible-debt_above_penalty = { $player } ma { $debt } K długu, a tylko { $penalty } K odsetek karnych. Nie mogą one być niższe niż dług.
impossible-before_first_round = Jedna ze spółek miała już turę, a pierwsza runda operacyjna jeszcze się nie zaczęła (runda: { $round }).
impossible-company_before_stock_round = Jedną ze spółek założono już przed pierwszą rundą giełdową.
impossible-sold_in_first_round = W pierwszej rundzie giełdowej gracze sprzedali akcje, a to jest niedozwolone.
impossible-acts_unfloated = { $company } czeka na swoją turę, ale nie rozpoczęła działalności lub nie jest już w grze.
impossible-acts_twice = { $company } ma w tej rundzie rozegrać dwie tury.

## Błędy serwera

fault-not_playable = Od tej pozycji nie można kontynuować gry.
