### Tura na stronie: pasek działań, kroki bez wyboru, pojęcia, rady i kto gra na którym miejscu.

## Pliki

wrong-seats_of_players = liczba wpisów musi wynosić { $players }, po jednym na gracza, a nie { $found }

## Nagłówek panelu w turze czytelnika, według rodzaju decyzji: your-<kind>

your-pre_stock_turn = Twoja tura: kup kolej lokalną lub spasuj
your-stock_turn = Twoja tura: sprzedaj, kup lub spasuj
your-auction_opening = Twoja tura: wystaw firmę prywatną na aukcję
your-auction_bid = Twoja tura: licytuj lub spasuj
your-railway_tile = Twoja tura: ułóż płytkę dla kolei ze stacją
your-track = Twoja tura: układaj tory dla { $company }
your-station = Twoja tura: założyć stację dla { $company }?
your-run = Twoja tura: uruchom pociągi { $company }
your-dividend = Twoja tura: wypłać lub zatrzymaj dochód { $company }
your-acquisition = Twoja tura: czy { $company } ma przejąć spółkę?
your-trains = Twoja tura: kup pociągi dla { $company }
your-home_station = Twoja tura: załóż stację bazową { $company }
your-home_city = Twoja tura: wybierz miasto na stację bazową { $company }
your-answer = Twoja tura: odpowiedz na ofertę { $company }
your-station_conflict = Twoja tura: która stacja { $company } zostaje?
your-take_over_trains = Twoja tura: przejmij lub zezłomuj pociągi ({ $company })
your-return_trains = Twoja tura: { $company } ma za dużo pociągów
move-of = Ruch: { $player }
position-before = Początek gry
then-next = Dalej: { $what }

## Pominięcie kroku

use-confirm-skips = Pytaj, zanim pominę krok, w którym mogę coś zbudować
sure-skip-track = Zakończyć układanie torów { $company }?
sure-skip-station = Nie zakładać stacji { $company }?
sure-skip-run = Przejść dalej, niczego nie budując dla { $company }?
loses-tile = W tej turze można jeszcze ułożyć płytkę.
loses-power = Dzięki mocy kolei lokalnej można jeszcze ułożyć płytkę.
loses-station = Możesz teraz założyć stację, która zwiększyłaby dochód spółki.
sure-skip = Pomiń
sure-stay = Wróć
skip-to-run = Uruchom pociągi
    .title = Nie układaj więcej torów, nie zakładaj stacji i uruchom pociągi
skip-to-none = Pomiń budowanie
    .title = Nie układaj więcej torów i nie zakładaj stacji; spółka nie ma pociągu do uruchomienia
skip-to-end = Zakończ turę
    .title = Niczego nie przejmuj i nie kupuj pociągu
since-unchanged = Twoja gotówka, twoje akcje i twoje spółki się nie zmieniły.
automatic = Wykonano automatycznie: nie było innego wyboru.

## Tura spółki

tiles-first = { $count ->
        [0] Można ułożyć już tylko płytkę z fioletowymi krawędziami.
        [one] Ułóż jedną żółtą płytkę albo ulepsz jedną płytkę.
        [few] Ułóż najwyżej { $count } żółte płytki albo ulepsz jedną płytkę.
        [many] Ułóż najwyżej { $count } żółtych płytek albo ulepsz jedną płytkę.
       *[other] Ułóż najwyżej { $count } żółtej płytki albo ulepsz jedną płytkę.
    }
tiles-more = { $count ->
        [0] Można ułożyć już tylko płytkę z fioletowymi krawędziami.
        [one] Można ułożyć jeszcze jedną żółtą płytkę.
        [few] Można ułożyć jeszcze { $count } żółte płytki.
        [many] Można ułożyć jeszcze { $count } żółtych płytek.
       *[other] Można ułożyć jeszcze { $count } żółtej płytki.
    }
best-run-with = Najlepszy przejazd z pociągiem { $train }
station-costs = Stacja kosztuje
pay-out-and-end = Wypłać i zakończ turę
buy-train-for = Kup pociąg { $train } za { $price }
buy-and-end = Kup i zakończ turę

## Rundy giełdowe

stage = Mapa lub akcje
tab-shares = Akcje
buy-share-short = Kup
start-costs = Płacisz
railways-at-the-end = Każda kolej, którą gracz nadal ma na koniec gry, jest warta { $price }.
paper-home = Jej heks macierzysty to { $hex } { $place }.
no-bid-yet = Nikt jeszcze nie licytował.

## Bohemia i Moravia-Silesia

board-bohemia-is = Gra dla dwóch osób z trzecim, automatycznym graczem: Vaclavem, który ma własne spółki.
board-moravia_silesia-is = Krótsza gra, która zaczyna się od aukcji firm prywatnych.
# as in English
term-vaclav = Vaclav
explain-vaclav = Vaclav to automatyczny trzeci gracz w grze Bohemia. W rundach giełdowych nie rozgrywa tur i nie ma gotówki. Za jego spółki tory układają i stacje zakładają obaj gracze, a pociągi są uruchamiane i dywidendy wypłacane automatycznie.
guide-vaclav = Grasz z jednym przeciwnikiem i z Vaclavem, graczem automatycznym. Zaczyna on z małą spółką, a później dostaje większe, każdą z pociągiem. O ich torach i stacjach decydujecie ty i twój przeciwnik; spółki te uruchamiają pociągi i wypłacają dywidendy automatycznie. Możesz kupować ich akcje.

## Rady

advice-of = To zrobiłby na twoim miejscu { $bot }:
advice-asked = Analizuję twoją pozycję…
advice-estimate = Te kwoty to szacunki, a nie pewniki.
advice-because-gain = Bot szacuje, że dzięki temu na koniec gry będziesz mieć o { $value } więcej.
advice-because-value = Bot szacuje, że do końca gry przyniesie ci to { $value }.
advice-because-plan = Po dalszych zakupach, które planuje bot, będziesz mieć na koniec gry o { $value } więcej.
advice-because-advantage = Bot szacuje, że na koniec gry będziesz mieć o { $value } więcej niż przy drugim wyborze.
advice-because-income_change = Bot ocenia zmianę dochodu spółki z przejazdu na { $value }.
advice-because-with_later_tiles = Uwzględniając płytki planowane na późniejsze tury, bot ocenia przyszły dochód spółki na { $value }.
advice-because-with_next_tile = Uwzględniając następną planowaną płytkę, bot ocenia dochód spółki z przejazdu na { $value }.
advice-because-expected = Bot zasymulował kilka możliwych przebiegów gry do końca następnej rundy giełdowej, a resztę oszacował. Średnio twój końcowy majątek pomniejszony o część majątku najbogatszego rywala wyniósł { $value }.
advice-because-next_best = Drugi w kolejności wybór dał średnio { $value }.

## Opcje nowej gry: option-<name>-is wyjaśnia option-<name>

option-edition-is = W starszym wydaniu przy trzech graczach każdy zaczyna z 350 K, a spółka musi w pierwszej turze ułożyć płytkę na swoim heksie macierzystym, jeśli nie ma tam żadnej. Inaczej rozstrzyga się też remisy przy wyborze dyrektora i inaczej traktuje oddane pociągi.
option-sell_in_blocks-is = Tak: wszystkie akcje jednej spółki sprzedane przez gracza w jednej turze mają tę samą cenę, a cena akcji spada tylko raz. Nie: każda kolejna sprzedaż znów ją obniża.
option-praha_yellow_is_lay-is = Tak: żółta płytka Pragi wlicza się do żółtych płytek tej tury. Nie: liczy się jako ulepszenie, więc w tym kroku nie można ułożyć innej płytki.
option-first_oo_tile-is = Określa, czy za pierwszą płytkę na heksie z dwoma miastami płaci się wydrukowany koszt terenu, czy jest ona bezpłatna.
option-ate_brown_open-is = Tak: gdy na heksie macierzystym ATE leży brązowa płytka, inne spółki mogą zakładać tam stacje przed ATE, o ile jedno miejsce pozostaje wolne. Nie: muszą czekać na ATE.
option-token_price_after_acquisition-is = Określa, ile kosztuje założenie stacji, gdy spółka przejęła już inną spółkę.
option-scrap_own_at_acquisition-is = Tak: spółka przejmująca może zezłomować własne pociągi, aby zrobić miejsce na przejmowane.
option-allow_submaximal_run-is = Tak: przejazd spółki może przynieść mniej niż najwyższy możliwy dochód. Instrukcja wymaga najwyższego.
option-turning_scraps-is = Tak: odwrócenie karty na stronę z większym pociągiem może zezłomować starsze pociągi, tak jak zakup tego pociągu.
option-pool_faces-is = Określa, której strony karty może użyć spółka, gdy kupuje pociąg z puli.
option-runnable_first-is = Tak: spółka bez pociągu, który może uruchomić, musi najpierw kupić taki pociąg. Nie: może przedtem kupić jeden inny, ale w tej samej turze musi potem kupić taki, który może uruchomić.
option-emergency_top_up-is = Tak: dyrektor może dopłacić do droższego pociągu, nawet jeśli skarbiec wystarczyłby na inny.
option-playing_order-is = Określa, czy początkowa kolejność gry jest losowana, czy zgodna z kolejnością miejsc.

## Gra

table-menu = Zapisz i udostępnij
