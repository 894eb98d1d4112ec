### Playing a turn: the action bar, steps without a choice, terms, advice, and who plays each seat.

## Files

wrong-seats_of_players = musi mieć pozycji: { $players }, po jednej na gracza, a nie { $found }

## The title of the panel when it is the reader's turn, by the kind of decision: your-<kind>

your-pre_stock_turn = Twoja tura: kup kolej lokalną lub spasuj
your-stock_turn = Twoja tura: sprzedaj, kup lub spasuj
your-auction_opening = Twoja tura: wystaw papier na licytację
your-auction_bid = Twoja tura: przebij lub zrezygnuj
your-railway_tile = Twoja tura: płytka dla kolei ze stacją
your-track = Twoja tura: układaj tory dla { $company }
your-station = Twoja tura: stacja dla { $company }?
your-run = Twoja tura: ruch pociągów { $company }
your-dividend = Twoja tura: dochód { $company }
your-acquisition = Twoja tura: czy { $company } ma przejąć spółkę?
your-trains = Twoja tura: pociągi dla { $company }
your-home_station = Twoja tura: stacja bazowa { $company }
your-home_city = Twoja tura: miasto dla { $company }
your-answer = Twoja tura: odpowiedz na ofertę { $company }
your-station_conflict = Twoja tura: która stacja { $company } zostaje?
your-take_over_trains = Twoja tura: pociągi przejmowane przez { $company }
your-return_trains = Twoja tura: { $company } ma za dużo pociągów
move-of = Ruch: { $player }
position-before = Początek gry
then-next = Dalej: { $what }

## Leaving a step unused

use-confirm-skips = Pytaj, zanim pominę coś, co mogę zbudować
sure-skip-track = Zakończyć układanie torów { $company }?
sure-skip-station = Nie zakładać stacji { $company }?
sure-skip-run = Kontynuować bez budowy dla { $company }?
loses-tile = W tej turze można jeszcze ułożyć płytkę.
loses-power = Dzięki mocy kolei lokalnej można jeszcze ułożyć płytkę.
loses-station = Można założyć stację i skarbiec na nią wystarczy.
sure-skip = Pomiń
sure-stay = Wróć
skip-to-run = Uruchom pociągi
    .title = Nie układać więcej torów, nie zakładać stacji, uruchomić pociągi
skip-to-none = Przejdź do pociągów
    .title = Nie układać więcej torów i nie zakładać stacji; nie ma pociągu do uruchomienia
skip-to-end = Zakończ turę
    .title = Niczego nie przejmować i nie kupować pociągu
since-unchanged = Twoje własne liczby się nie zmieniły.
automatic = Automatycznie: nie było wyboru.

## A company's turn

tiles-first = { $count ->
        [one] Ułóż jedną żółtą płytkę albo ulepsz jedną płytkę.
        [few] Ułóż do { $count } żółtych płytek albo ulepsz jedną płytkę.
        [many] Ułóż do { $count } żółtych płytek albo ulepsz jedną płytkę.
       *[other] Ułóż do { $count } żółtych płytek albo ulepsz jedną płytkę.
    }
tiles-more = { $count ->
        [one] Można ułożyć jeszcze jedną żółtą płytkę.
        [few] Można ułożyć jeszcze { $count } żółte płytki.
        [many] Można ułożyć jeszcze { $count } żółtych płytek.
       *[other] Można ułożyć jeszcze { $count } żółtej płytki.
    }
best-run-with = Najlepszy przejazd z { $train }
station-costs = Stacja kosztuje
pay-out-and-end = Wypłać i zakończ turę
buy-train-for = Kup pociąg { $train } za { $price }
buy-and-end = Kup i zakończ turę

## Stock rounds

stage = Mapa lub akcje
tab-shares = Akcje
buy-share-short = Kup
start-costs = Płacisz
railways-at-the-end = Każda kolej lokalna, którą gracz ma na koniec gry, liczy się jako { $price }.
paper-home = Jej dom to { $hex } { $place }. Przynosi wartość leżącej tam płytki.
no-bid-yet = Nikt jeszcze nie licytował.

## Bohemia and Moravia-Silesia

board-bohemia-is = Gra dla dwóch osób z trzecim, automatycznym graczem: Vaclav ma własne spółki.
board-moravia_silesia-is = Krótsza gra, która zaczyna się od aukcji firm prywatnych.
# as in English
term-vaclav = Vaclav
explain-vaclav = Vaclav to automatyczny trzeci gracz w Czechach. Nie ma tury ani gotówki; o torach i stacjach jego spółek decydują obaj gracze, a jeżdżą i wypłacają one same.
guide-vaclav = Grasz przeciw jednemu graczowi i przeciw Vaclavowi, który gra automatycznie. Zaczyna z małą spółką, później dostaje większe, każdą z pociągiem. Decyzjami o ich torach i stacjach dzielicie się z przeciwnikiem; jeżdżą i wypłacają same. Ich akcje możesz kupować.

## Advice

advice-of = { $bot } zrobiłby na twoim miejscu to:
advice-asked = Analizuję twoją pozycję …
advice-estimate = Kwoty są szacunkami tego, co wybór da do końca gry, a nie pewnikami.
advice-because-gain = Oczekuje, że dzięki temu na koniec gry zyskasz { $value }.
advice-because-value = Oczekuje, że do końca gry będzie to dla ciebie warte { $value }.
advice-because-plan = Z kolejnymi planowanymi zakupami zysk na koniec gry wyniósłby { $value }.
advice-because-advantage = Oczekuje, że na koniec gry zyskasz o { $value } więcej niż przy drugim wyborze.
advice-because-income_change = Oczekuje, że przejazdy spółki przyniosą do końca gry o { $value } więcej.
advice-because-with_later_tiles = Razem z płytkami planowanymi na następne tury jest to warte { $value }.
advice-because-with_next_tile = Razem z następną planowaną płytką jest to warte { $value }.
advice-because-expected = Rozegrał resztę gry kilka razy: średnio wyszło { $value }.
advice-because-next_best = Następny najlepszy wybór dał { $value }.

## Options of a new game: option-<name>-is explains option-<name>

option-edition-is = Starsze wydanie ma inny kapitał początkowy i obowiązkowe pierwsze płytki.
option-sell_in_blocks-is = Tak: wszystkie akcje jednej spółki, które gracz sprzedaje w jednej turze, mają tę samą cenę, a kurs spada raz. Nie: każda kolejna sprzedaż znów go obniża.
option-praha_yellow_is_lay-is = Tak: żółta Praga liczy się jako ułożona żółta płytka. Nie: liczy się jako ulepszenie.
option-first_oo_tile-is = Ile kosztuje pierwsza płytka na heksie z dwoma miastami.
option-ate_brown_open-is = Tak: zanim ATE ma stację bazową, od brązowej płytki mogą tam budować inni; jedno miejsce zostaje wolne.
option-token_price_after_acquisition-is = Ile kosztuje stacja ze znacznikiem przejętej spółki.
option-scrap_own_at_acquisition-is = Tak: spółka przejmująca może zezłomować własne pociągi, by zrobić miejsce.
option-allow_submaximal_run-is = Tak: spółka może uruchomić pociągi za mniej niż najlepszy dochód. Zasady wymagają najlepszego.
option-turning_scraps-is = Tak: odwrócenie karty pociągu na większą stronę może zezłomować starsze pociągi jak zakup.
option-pool_faces-is = Którą stronę karty pociągu z puli można kupić.
option-runnable_first-is = Czy spółka bez pociągu, który może uruchomić, musi najpierw kupić taki.
option-emergency_top_up-is = Tak: dyrektor może dopłacić do droższego pociągu, choć skarbiec wystarcza na inny.
option-playing_order-is = Czy kolejność graczy jest losowana, czy według listy miejsc.

## The table

table-menu = Zapisz i udostępnij
