### Strona: ekrany, sterowanie, pomoc.

# as in English
title = 18CZ
title-mine = ● Twoja tura – 18CZ
title-other = Teraz gra: { $player } – 18CZ
# as in English
title-table = 18CZ: { $title }
title-over = Koniec gry – 18CZ
home = Strona główna
about = O programie
help = Pomoc
rules-page = Zasady w dziesięć minut
close = Zamknij
back = Wstecz
language = Język
theme = Kolory: { $theme ->
        [light] jasne
        [dark] ciemne
       *[system] jak w systemie
    }
theme-is = { $theme ->
        [light] jasne
        [dark] ciemne
       *[system] jak w systemie
    }
colours = Kolory
settings = Ustawienia
settings-lead = Dotyczą tej przeglądarki i są w niej zapisane.
notify-refused = W tej przeglądarce zablokowano powiadomienia z tej strony; można je włączyć w jej własnych ustawieniach.
notify-none = Ta przeglądarka pokazuje powiadomienia tylko ze stron otwartych przez https albo z tego komputera.
offline = Brak połączenia. Strona jest tutaj, gry są na serwerze: ruszą dalej, gdy tylko będzie dostępny.
offline-short = Brak połączenia
no-answer = Serwer nie odpowiada. Nic nie przepadło; spróbuj ponownie za chwilę.
loading = Rozkładamy grę…
you = Gracz

## Strona główna

home-title = Koleje i akcje na ziemiach czeskich
home-lead = Zagraj tu w 18CZ: każda zasada pilnowana, każda odmowa wyjaśniona, a najlepszy przejazd zawsze udowodniony.
against-opponents = Graj przeciw komputerowi
board = Mapa
board-standard = Ziemie czeskie
board-bohemia = Bohemia, z Vaclavem
# as in English
board-moravia_silesia = Moravia-Silesia
board-own = { $board }, mapa poprawiona
players = Gracze
players-range = { $low }–{ $high } graczy
players-exactly = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
your-name = Twoje imię
opponents = Przeciwnicy
strength = Siła
each-on-its-own = Wybierz dla każdego miejsca
play = Graj
hot-seat = Przy jednym ekranie
hot-seat-lead = Kilka osób, jedno urządzenie podawane z rąk do rąk
online = Ze znajomymi
online-lead = Stół z linkiem do każdego miejsca; na żywo albo przez tygodnie
open-file = Otwórz plik z grą
open-file-lead = Zapisana gra albo eksport z 18xx.games
not-a-game-file = { $file } nie jest plikiem z grą: nie zawiera JSON.
my-games = Moje gry
games-waiting = { $count ->
        [one] jedna czeka na ciebie
        [few] { $count } czekają na ciebie
        [many] { $count } czeka na ciebie
       *[other] { $count } czeka na ciebie
    }
tables-here = Stoły na tym serwerze
status-finished = zakończona
status-abandoned = przerwana
on-turn = teraz gra: { $player }
rights = 18CZ to gra Leonharda Orglera wydana przez Lonny Games i Fox in the Box. Ten program jest niezależny.

## Nowy stół

name-of-seat = Imię gracza na miejscu { $number }
who-sits = Kto gra na miejscu { $number }
which-bot = Rodzaj przeciwnika na miejscu { $number }
who-me = na tym urządzeniu
who-person = przez link
who-bot = komputer
bot-apprentice = Uczeń
bot-engineer = Inżynier
bot-tycoon = Finansista
bot-magnate = Magnat
bot-apprentice-is = Gra szybko i rozsądnie; na pierwszą grę.
bot-engineer-is = Planuje tory, pociągi i akcje z wyprzedzeniem.
bot-tycoon-is = Zanim zdecyduje, rozgrywa swoje możliwości do przodu; to chwilę trwa.
bot-magnate-is = Finansista, który z wielu gier nauczył się, ile przyniesie która akcja.
styles = Losowo
bot-balanced = zrównoważony
bot-builder = lubi układać tory
bot-founder = zakłada spółki
bot-trader = handluje akcjami
bot-buyer = kupuje pociągi
bot-acquirer = przejmuje spółki
bot-pauper = mało wydaje
more-choices = Nazwa, cofanie i opcje zasad
table-title = Nazwa stołu
undo-policy = Cofanie ruchów
undo-own_turn = własne ruchy dowolnie
undo-consent = za zgodą wszystkich
undo-off = nigdy
listed = Pokaż na liście stołów
begin = Rozpocznij
links-follow = Linki do pozostałych miejsc pojawią się przy stole.
option-edition = Wydanie zasad
option-sell_in_blocks = Akcje sprzedaje się pakietami
option-praha_yellow_is_lay = Żółta Praga liczy się jako ułożona płytka
option-first_oo_tile = Pierwsza płytka na heksie z dwoma miastami kosztuje
option-ate_brown_open = Na brązowej płytce heksu macierzystego ATE wystarczy zostawić jedno wolne miejsce
option-token_price_after_acquisition = Cena stacji po przejęciu
option-scrap_own_at_acquisition = Przy przejęciu można zezłomować własne pociągi
option-allow_submaximal_run = Dozwolone są też przejazdy z dochodem niższym niż najlepszy
option-turning_scraps = Odwrócenie pociągu złomuje inne
option-pool_faces = Pociągi z puli
option-runnable_first = Najpierw pociąg, który można uruchomić
option-emergency_top_up = Dyrektor może w potrzebie dołożyć dowolną kwotę
option-playing_order = Kolejność gry
value-final = ostateczne
value-older = starsze
value-true = tak
value-false = nie
value-count = według ich liczby
value-as_written = jak napisano: własne 40 i 100 K, pozostałe 100 K
value-always_100 = zawsze 100 K
value-printed_price = cenę z planszy
value-free = nic
value-runnable_first-as_written = jak napisano: najpierw inne, ile się zmieści
value-any = dowolną stroną
value-as_returned = tak, jak je oddano
value-drawn = losowana
value-as_listed = według listy

## Dołączanie

taking-seat = Zajmujesz miejsce…
link-not-valid = Ten link nie otwiera żadnego miejsca
watch-instead = Zamiast tego oglądaj grę

## Stół

no-game = Nie ma tu takiej gry
phase = faza { $letter }
reconnecting = utracono połączenie, kolejna próba…
links-wait = Pozostali zajmą miejsca przez linki, które im wyślesz.
show-links = Pokaż linki
note-seed_replaced = Ziarno losowe w tym pliku zostało po drodze zaokrąglone i nie zgadzało się z jego dziennikiem. Zastąpiło je inne, które się zgadza: co rozegrano, pozostaje bez zmian; to, co będzie losowane dalej, może być inne.
note-fell_back = Niektóre ruchy z tego pliku nie pasowały tam, gdzie 18xx.games miało czekać, i zostały zagrane przed dodanym spasowaniem albo po nim. Sprawdź, czy gra jest taka, jaką znasz.
note-not_over = Według pliku ta gra jest skończona, ale jego ruchy nie prowadzą do końca. Tutaj toczy się dalej.
note-other_result = Według pliku ta gra skończyła się innym wynikiem. Sprawdź, czy jest taka, jaką znasz.
note-names_changed = Imiona w tej grze zawierały niewidoczne znaki lub dały się pomylić; zostały zmienione.
note-read = W porządku
undo = Cofnij
undo-asked = { $count ->
    [one] { $player } prosi o cofnięcie: { $what }
    [few] { $player } prosi o cofnięcie { $count } ruchów, pierwszy: { $what }
    [many] { $player } prosi o cofnięcie { $count } ruchów, pierwszy: { $what }
   *[other] { $player } prosi o cofnięcie { $count } ruchu, pierwszy: { $what }
  }
undo-waiting = Pozostali są pytani, czy zgadzają się na cofnięcie.
agree = Zgadzam się
log = Dziennik
chat = Czat
table = Stół
log-and-chat = Dziennik, czat i stół
new-messages = nowe wiadomości
parts = Części ekranu
part-track = Rundy
part-chart = Ceny akcji
part-companies = Spółki
part-trains = Pociągi
part-supply = Zapas płytek
payments = { $count ->
        [one] { $count } płatność
        [few] { $count } płatności
        [many] { $count } płatności
       *[other] { $count } płatności
    }
part-over = Rozliczenie końcowe
part-course = Stan gry
show-course = Pokaż majątek, ceny i dochody w trakcie gry
tab-now = Teraz
tab-map = Mapa
tab-tables = Tabele
tab-log = Dziennik
your-turn = twoja tura
section-of = Zasady { $section }, { $title }
for-vaclav = decyzja w imieniu Vaclava
looking-back = Oglądasz wcześniejszą pozycję.
to-present = Wróć do bieżącej pozycji
waiting-for = Czekamy, teraz gra { $player }.
thinking = { $player } ({ $bot }) myśli…
next-move = Dalej
to-my-turn = Do mojej tury
pace = Ruchy przeciwników
pace-at_once = od razu
pace-brisk = żwawo
pace-calm = spokojnie
pace-step = po jednym
why = dlaczego?
ask-advice = Poproś o radę
watching = Oglądasz tę grę.
steps = Kroki tej tury
step-track = Tory
step-station = Stacja
step-run = Przejazd
step-dividend = Dywidenda
step-acquisition = Przejęcia
step-trains = Pociągi

## Dziennik

log-empty = Jeszcze nic się nie wydarzyło. Każdy ruch zostanie tu zapisany.
show-position = Pokaż pozycję po wpisie { $number }
taken-back = { $count ->
    [one] { $player } cofa: { $what }
    [few] { $player } cofa { $count } ruchy, pierwszy z nich: { $what }
    [many] { $player } cofa { $count } ruchów, pierwszy z nich: { $what }
   *[other] { $player } cofa { $count } ruchu, pierwszy z nich: { $what }
}
was-taken-back = Cofnięte
ran-nothing = { $company } nie uruchamia żadnego pociągu.
earlier = Wcześniejsze wpisy
history = Historia
step-back = Krok wstecz
step-forward = Krok naprzód
to-start = Na początek
position-of = Pozycja { $at } z { $last }
present-now = Teraz przy stole:
spectators = { $count ->
        [one] jeden widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
chat-empty = Nikt jeszcze nic nie napisał.
message = Wiadomość do wszystkich przy stole
message-deleted = (usunięto)
notice-link = Nowy link do miejsca: { $player } (wydaje { $by }); stary jest nieważny.
notice-name = Zmiana imienia: { $before } to teraz { $after } (zmienia { $by }).
notice-stand_in = { $player } ma zastępcę: { $bot } (wyznacza { $by }).
notice-stand_in-none = { $player } nie ma już zastępcy (odwołuje { $by }).
notice-host = Nowym gospodarzem jest { $player } (przekazuje { $by }).
notice-abandoned = { $by } kończy tę grę przed czasem.
notice-open = Miejsce { $player } jest znów otwarte dla każdego (otwiera { $by }).
notice-seed = Ziarno losowe tego stołu wybrano lub pochodzi z pliku: { $seed }. Osoba, która założyła stół, może wiedzieć, co zostanie wylosowane.
send = Wyślij

## Miejsca i pliki

held-here = gra tutaj
is-here = przy stole
is-away = nie ma przy stole
stand-in = gra zastępca
link-of = Link do miejsca: { $player }
copy = Kopiuj
copied = Skopiowano
new-link = Nowy link
stand-in-is = Zastępca
stand-in-of = Zastępca na miejscu: { $player }
new-link-sure = Wydać nowy link do miejsca: { $player }? Kto gra na nim teraz, straci je, a wszyscy przy stole się o tym dowiedzą.
host = gospodarz
the-host = Gospodarz
make-host = Przekaż rolę gospodarza
make-host-sure = Czy nowym gospodarzem ma być { $player }? Ty już nim nie będziesz: linkami, zastępcami i zakończeniem gry przed czasem zajmie się { $player }.
removed = Ta przeglądarka już nie gra za: { $players }. Gospodarz wydał nowy link do tego miejsca.
give-up = Zakończ grę przed czasem
give-up-sure = Zakończyć grę przed czasem? Będzie ją można obejrzeć i kontynuować jako nową grę.
save-file = Zapisz jako plik
save-18xx = Dla 18xx.games
fork-here = Kontynuuj stąd jako nową grę
rules-version = Rozegrano według wersji zasad { $version }.

## Wybory ogólnie

from-to = od { $low } do { $high }
would-happen = Co to przyniesie
if-accepted = Jeśli oferta zostanie przyjęta
look-ahead-hint = Wskaż opcję, aby zobaczyć, co przyniesie.
look-ahead-touch = Dotknij opcji, aby zobaczyć, co przyniesie; dotknij ponownie, aby ją wykonać.
tap-again = dotknij ponownie
left-behind = Przed i po
trains-of = pociągi (limit { $limit })
stations = stacje
certificates-of = certyfikaty (limit { $limit })
to-take-over = Pociągi do przejęcia albo zezłomowania: { $trains }
why-not-here = Dlaczego na { $hex } nie można ułożyć płytki
why-not-tiles = Dlaczego nie inne płytki
no-tiles-none_in_supply = Nie ma już żadnej
no-tiles-colour_not_open = Kolor nie jest jeszcze dostępny
no-tiles-colour_skipped = Nie ten kolor, który jest tu następny
no-tiles-no_yellow_on_oo = Pierwsza płytka jest tu zielona
no-tiles-not_a_promotion = Nie może zastąpić płytki, która tu leży
no-tiles-wrong_kind = Na inny rodzaj heksu
no-tiles-wrong_label = Bez litery tego heksu
no-tiles-over_map_edge = Prowadziłaby poza krawędź mapy
no-tiles-stub_missing = Nie przedłuża wydrukowanego toru
no-tiles-track_lost = Przerwałaby tor, który tu leży
no-tiles-purple_needs_power = Z fioletowymi krawędziami: tylko mocą kolei lokalnej
no-tiles-colour_beyond_power = W kolorze, którego ta kolej lokalna nie układa
no-tiles-red_tile = Czerwone płytki innych heksów macierzystych
no-tiles-red_tile_only_at_home = Czerwone płytki, tylko ze stacją bazową
no-tiles-not_joined = Nie łączyłaby się z żadną stacją spółki
do-it = Wykonaj
pass = Pas
cash = Gotówka
cash-of = Gotówka: { $player }
treasury = Skarbiec
treasury-is = Skarbiec { $amount }
price = Cena
income = Dochód
price-for = Cena za { $thing }
offer = Oferta
accept = Przyjmij
decline = Odrzuć
best-run = Najlepszy przejazd
costs = Koszt

## Koleje lokalne i firmy prywatne

local-railway = Kolej lokalna
local-income = Dochód
local-trade = Koleje lokalne ({ $count })
sell-to-bank = Sprzedaj { $thing } bankowi za { $price }
assign-three-e = Daj pociąg 3E spółce { $company }
your-bid = Twoja oferta
bid = Licytuj
bid-for = Oferta za { $paper }
drop-out = Zrezygnuj
highest-bid = { $paper }: { $player } oferuje { $bid }
minimum-bid = co najmniej { $bid }
name-and-pass = Wystaw bez oferty
paper-3E = Pociąg 3E
paper-MW = Kolej ze stacją MW
paper-kind-local_railway = Kolej lokalna ze swoim dochodem i mocą.
paper-kind-train = Pociąg, który właściciel daje wybranej spółce.
paper-kind-station_railway = Płaci wartość swojej płytki macierzystej; jej stację można sprzedać spółce.
leave-as-is = Zostaw tak, jak jest

## Rundy giełdowe

certificates = Certyfikaty
debt = Dług
repay = Spłać
must-sell = Masz więcej, niż wolno, i musisz najpierw sprzedać.
end-stock-turn = Zakończ turę
companies-on-chart = W tabeli cen akcji
start-a-company = Załóż spółkę
start-at = Załóż { $company } z ceną
start-at-short = Załóż z ceną
not-now = Teraz nie można założyć ({ $count })
# as in English
in-bank = Bank { $percent }%
has-trains = Pociągi { $trains }
no-train = Bez pociągu
last-income = Ostatni dochód { $amount }
director = Dyrektor
vaclav-directs = Dyrektorem jest Vaclav
sell-shares = { $count ->
        [one] Sprzedaj jedną
        [few] Sprzedaj { $count }
        [many] Sprzedaj { $count }
       *[other] Sprzedaj { $count }
    }
home-is = Heks macierzysty: { $place } ({ $hexes })
size-small = mała
size-medium = średnia
size-large = duża
train-size-small = mały
train-size-medium = średni
train-size-large = duży
train-can-run = { $company } może go uruchomić
train-cannot-run = { $company } nie może go uruchomić
train-lives-on = nigdy nie zostaje zezłomowany
train-lives-until = zostaje zezłomowany z pierwszą kartą { $trains }{ $count ->
        [0] , a to może być już następna
        [one] , najwcześniej po jednej karcie
        [few] , najwcześniej po { $count } kartach
        [many] , najwcześniej po { $count } kartach
       *[other] , najwcześniej po { $count } kartach
    }
train-earns = zwiększa najlepszy przejazd o { $amount }
railway-power = Na początku każdej rundy operacyjnej płaci { $income }. Raz, w turze spółki, do której należy: bez opłaty za teren ({ $terrain }) albo jedna dodatkowa płytka z fioletowymi krawędziami ({ $colours }).
size-small-company = Mała spółka
size-medium-company = Średnia spółka
size-large-company = Duża spółka

## Tory i stacje

lay-a-tile = Ułóż płytkę
choose-hex = Wybierz podświetlony heks na mapie albo tutaj:
choose-home = Wybierz, gdzie trafi czerwona płytka i jak będzie obrócona.
lit-hexes = Podświetlone heksy
tiles-for = Płytki na { $hex }
tile-number = nr { $tile }
tiles-left = zostało { $count }
tile-numbers = Numery
turn-tile = Obróć płytkę
turn-left = Obróć w lewo
turn-right = Obróć w prawo
turn-of = obrót { $at } z { $count }
power = Moc kolei lokalnej
lay-by-power = { $count ->
        [one] Ułóż płytkę mocą kolei lokalnej ({ $count } heks)
        [few] Ułóż płytkę mocą kolei lokalnej ({ $count } heksy)
        [many] Ułóż płytkę mocą kolei lokalnej ({ $count } heksów)
       *[other] Ułóż płytkę mocą kolei lokalnej ({ $count } heksu)
    }
with-power = mocą kolei { $railway }
without-power = zapłać za teren
lay-tile = Ułóż płytkę { $tile } na { $hex }
no-tile = Teraz nie można ułożyć żadnej płytki.
end-track = Koniec układania
choose-station = Wybierz miasto na stację:
markers-left = Pozostałe stacje
place-station = Stacja na { $hex } za { $price }
place-station-taken-over = Stacja na { $hex } za { $price }, przejętym znacznikiem
no-station = Nie ma teraz dostępnego miasta na stację.
other-cities = Dlaczego nie pozostałe miasta ({ $count })
city-number = Miasto { $number }
city-named = Miasto { $number }, { $name }
on-hex = Na heksie { $hex }
end-station = Bez stacji

## Ruch pociągów i dywidendy

train = Pociąg
route = Trasa
together = Razem
proved = na pewno najlepszy
not-proved = najlepszy znaleziony, nieudowodniony
not-proved-why = Na tej mapie szukanie najlepszego przejazdu kończy się na ustalonym limicie. Może istnieć zyskowniejszy przejazd; jeśli go znajdziesz, wykonaj go.
no-route = Żaden pociąg nic nie zarobi.
run-trains = Uruchom te pociągi
run-nothing = Uruchom bez dochodu
compare = Narysuj inne trasy do porównania
stop-comparing = Wróć do najlepszego przejazdu
compare-how = Wybierz pociąg, a potem heksy na mapie jeden po drugim, od pierwszego przystanku do ostatniego.
one-back = O jeden wstecz
clear = Wyczyść
earns = Przynosi { $amount }
run-these = Uruchom na tych trasach
income-of-run = Przejazd przyniósł { $amount }
pay-out = Wypłać
withhold = Wstrzymaj
price-stays = Cena pozostaje: { $price }

## Przejęcia, oferty, pociągi

price-a-share = Cena za akcję { $company }
offer-verb = Zaoferuj
no-acquisition = Teraz nie ma spółki do przejęcia.
not-acquirable = Nie do przejęcia ({ $count })
end-acquisition = Koniec przejęć
stations-on = Stacje { $hexes }
offer-acquisition = { $company } chce przejąć { $target } i oferuje { $price } za akcję
offer-train = { $company } oferuje { $price } za pociąg { $train } spółki { $seller }
offer-local_railway = { $company } oferuje { $price } za { $thing }
offer-station_railway = { $company } oferuje { $price } za kolej ze stacją
trains-of-limit = Pociągi / limit
from-deck = Z talii ({ $card })
without-end = bez ograniczeń
cards-left = { $count ->
        [one] została jedna karta
        [few] zostały { $count } karty
        [many] zostało { $count } kart
       *[other] zostało { $count } karty
    }
from-pool = Z puli
from-companies = Od innych spółek ({ $count })
buy-for = Kup za { $price }
train-named = pociąg { $face } ({ $card })
price-for-train = Cena za pociąg { $train }
scraps = złomuje { $trains }
end-turn = Zakończ turę
return-train = Oddaj
scrap-train = Zezłomuj
take-over-train = Przejmij
take-over-as = Przejmij jako { $face }

## Przewodnik i pomoc

guide = Przewodnik
understood = Rozumiem
no-guide = Bez dalszych wskazówek
guide-pre_stock_turn = Najpierw wszyscy kupują koleje lokalne. W każdej rundzie operacyjnej przynoszą trochę pieniędzy, a później pomagają spółce przejść przez rzeki i wzgórza. Kup jedną po jej cenie albo spasuj. Zachowaj dość na założenie spółki.
guide-auction_opening = Firmy prywatne sprzedaje się na aukcji. Wystaw jedną z ofertą albo bez niej.
guide-stock_turn = Teraz akcje. Załóż spółkę, wybierając jej cenę: zostajesz jej dyrektorem i decydujesz w jej turach. Rozpocznie działalność, gdy sprzeda się dość jej akcji. Albo kup akcję spółki założonej przez kogoś innego, albo spasuj.
guide-track = Tura twojej spółki. Na podświetlonych heksach można ułożyć płytkę: wybierz heks, potem płytkę, obracaj ją, aż będzie pasować do twoich planów, i ułóż. Zanim potwierdzisz, zobaczysz, jak zmieni się najlepszy przejazd.
guide-station = Stacja otwiera miasto dla twoich pociągów i może je zamknąć przed innymi. Kosztuje pieniądze; często lepiej z niej zrezygnować.
guide-run = Program znalazł za ciebie najlepszy przejazd i udowodnił, że lepszego nie ma. Obejrzyj go na mapie i potwierdź.
guide-dividend = Wypłata daje pieniądze wszystkim, którzy mają akcje, i podnosi cenę; wstrzymanie napełnia skarbiec, a cena spada.
guide-trains = Tu kupuje się pociągi. Lepsze pociągi złomują starsze: co zrobi zakup, zobaczysz wcześniej.
guide-acquisition = Większa spółka może wchłonąć mniejszą razem z jej pociągami, stacjami i skarbcem. Można to spokojnie pominąć.
help-screen = Ekran
help-screen-text = Wszystko, co możesz zrobić, jest obok mapy, na małym ekranie pod „Teraz”; to, czego nie możesz, jest szare i ma podany powód. Mapa pokazuje, co na niej leży, suwak pod nią prowadzi przez całą grę, a dziennik opowiada każdy krok.
help-pre_stock_turn = Gracze po kolei kupują po jednej kolei lokalnej za wydrukowaną cenę albo pasują. Runda kończy się, gdy od ostatniego zakupu wszyscy spasowali albo wszystko sprzedano.
help-auction_opening = Wybierz firmę prywatną i zaoferuj co najmniej jej cenę minimalną albo tylko ją wystaw i pozwól licytować innym.
help-auction_bid = Zaoferuj więcej niż ostatnia oferta albo zrezygnuj.
help-stock_turn = Sprzedawaj, ile razy chcesz, potem kup jeden certyfikat albo załóż spółkę. Pas kończy turę. Runda kończy się, gdy wszyscy spasują po kolei.
help-railway_tile = Właściciel kolei ze stacją może ułożyć albo ulepszyć płytkę na jej heksie macierzystym; kolej płaci wartość tej płytki.
help-track = Ułóż jedną żółtą płytkę, w pierwszej turze spółki dwie, albo ulepsz jedną płytkę. Nowy tor musi być połączony z jedną ze stacji spółki.
help-station = Załóż jedną stację w mieście, do którego spółka może dotrzeć, jeśli jest tam wolne miejsce. Stacja macierzysta jest bezpłatna, następna kosztuje 40 K, a każda kolejna 100 K.
help-run = Każdy pociąg jedzie jedną trasą z co najmniej dwoma przystankami i stacją spółki. Żadnego toru nie używa się dwa razy. Liczy się najlepsza suma.
help-dividend = Wypłać wszystko albo zatrzymaj wszystko. Wypłata przesuwa cenę w prawo, wstrzymanie w lewo.
help-acquisition = Zaoferuj cenę za akcję w podanym zakresie. Dyrektor drugiej spółki przyjmuje ją albo odrzuca.
help-trains = Kup kartę z wierzchu talii, pociąg z puli albo od innej spółki. Na koniec swojej tury każda spółka musi mieć pociąg, który może uruchomić; gdy brakuje jej pieniędzy, dokłada dyrektor, a gdy i on nie ma dość, zaciąga pożyczkę.
help-home_station = Duża spółka zaczyna od swojej czerwonej płytki na jednym ze swoich heksów macierzystych.
help-home_city = Wybierz na heksie miasto, w którym stanie stacja bazowa.
help-answer = Tę ofertę złożyła druga strona. Bez twojej zgody nic się nie stanie.
help-station_conflict = Dwie stacje jednej spółki nie mogą stać na jednym heksie: wskaż, która zostaje.
help-take_over_trains = Każdy pociąg przejętej spółki trzeba przejąć, odwrócić na większą stronę albo zezłomować.
help-return_trains = Spółka ma więcej pociągów, niż pozwala limit. Oddawaj pociągi do banku, aż będzie zachowany.
about-keys = Klawisze
key-n = do tego, co można teraz zrobić
key-m = do mapy
key-u = cofnij
key-h = pomoc
key-j = o pozycję wstecz
key-k = o pozycję naprzód
key-e = wróć do bieżącej pozycji
key-r = obróć wybraną płytkę
use-keys = Skróty klawiszowe (lista w pomocy)
use-sound = Cichy dźwięk, gdy przychodzi moja tura
use-notify = Powiadomienie, gdy przychodzi moja tura
use-guide = Wskazówki na pierwszą turę
use-why = Przeciwnicy podają w dzienniku powody

## Konta

account = Zaloguj się
account-title = Konto
account-lead = Tylko po to, by znaleźć swoje gry na innym urządzeniu. Bez konta twoje miejsca pamięta ta przeglądarka.
signed-in-as = Zalogowano: { $name }.
sign-in = Zaloguj się
sign-up = Załóż konto
sign-out = Wyloguj się
sign-out-everywhere = Wyloguj się wszędzie
sign-out-everywhere-sure = Wylogować się we wszystkich przeglądarkach, w tej też?
sessions = Aktywne sesje
some-browser = Przeglądarka
this-browser = ta
session-dates = od { $created }, ostatnio { $used }
invitation = Zaproszenie (ten serwer jest dla członków)
recover = Nowe hasło z kodem odzyskiwania
name = Nazwa
password = Hasło
new-password = Nowe hasło
password-rule = Co najmniej 8 znaków
recovery-code = Kod odzyskiwania
recovery-keep = Zapisz ten kod: pojawia się tylko raz i ustawia nowe hasło, gdy stracisz swoje.
my-games-are-there = Twoje gry są na stronie głównej.

## O programie

about-title = O tym programie
about-game = 18CZ to gra planszowa o kolejach i akcjach autorstwa Leonharda Orglera, wydana przez Lonny Games i Fox in the Box. Jeśli ci się podoba, kup ją: tektury nic nie zastąpi.
about-program = To niezależny program o własnych tekstach i rysunkach. Nie zawiera tekstu instrukcji.
about-rules = Każda zasada jest pilnowana. Przy każdej odmowie jest powód i rozdział instrukcji. Otwarte pytania rozstrzyga lista interpretacji; te sporne są opcjami stołu.
about-moravia = Mapa Moravia-Silesia jest rekonstrukcją i tak jest oznaczona.
about-offline = Wszystko działa na jednej maszynie, bez zewnętrznych usług; nikt nie potrzebuje konta.
