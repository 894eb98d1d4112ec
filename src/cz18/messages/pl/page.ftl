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
theme = Motyw: { $theme ->
        [light] jasny
        [dark] ciemny
       *[system] systemowy
    }
theme-is = { $theme ->
        [light] jasny
        [dark] ciemny
       *[system] systemowy
    }
colours = Motyw
settings = Ustawienia
settings-lead = Te ustawienia są zapisane w tej przeglądarce. Po zalogowaniu język jest zapisywany także na twoim koncie.
notify-refused = Powiadomienia są zablokowane; włącz je w ustawieniach przeglądarki dla tej witryny.
notify-none = Powiadomienia wymagają przeglądarki, która je obsługuje, oraz bezpiecznego połączenia (https) albo serwera na tym komputerze.
offline = Brak połączenia z serwerem. Twoje gry są bezpieczne; możesz grać dalej, gdy połączenie wróci.
offline-short = Brak połączenia
no-answer = Serwer nie odpowiada. Nic nie przepadło; spróbuj ponownie za chwilę.
loading = Ładowanie…
you = Gracz

## Strona główna

home-title = Koleje i akcje na ziemiach czeskich
home-lead = Graj w 18CZ w przeglądarce: program pilnuje każdej zasady, wyjaśnia, dlaczego ruch jest niedozwolony, znajduje za ciebie najlepszy przejazd i dowodzi, że lepszego nie ma.
against-opponents = Zagraj z botami
board = Mapa
board-standard = Ziemie czeskie
board-bohemia = Bohemia, z Vaclavem
# as in English
board-moravia_silesia = Moravia-Silesia
board-own = { $board } (własna mapa)
players = Gracze
players-range = { $low }–{ $high } graczy
players-exactly = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
your-name = Twoje imię
opponents = Liczba botów
strength = Poziom botów
each-on-its-own = Ustaw każde miejsce osobno
play = Graj
hot-seat = Na jednym urządzeniu
hot-seat-lead = Kilka osób gra na zmianę na jednym urządzeniu
online = Ze znajomymi
online-lead = Link dla każdego gracza; gra na żywo albo rozłożona na tygodnie
open-file = Otwórz plik z grą
open-file-lead = Zapisana gra albo eksport z 18xx.games
not-a-game-file = { $file } nie jest plikiem z grą: to nie jest poprawny JSON.
my-games = Moje gry
games-waiting = { $count ->
        [one] twoja tura w jednej grze
        [few] twoja tura w { $count } grach
        [many] twoja tura w { $count } grach
       *[other] twoja tura w { $count } gry
    }
tables-here = Inne gry na tym serwerze
status-finished = zakończona
status-abandoned = zakończona przed czasem
on-turn = teraz gra: { $player }
rights = 18CZ to gra Leonharda Orglera wydana przez Lonny Games i Fox in the Box. Ten program jest niezależny.

## Nowa gra

name-of-seat = Imię gracza na miejscu { $number }
who-sits = Kto gra na miejscu { $number }
which-bot = Bot na miejscu { $number }
who-me = to urządzenie
who-person = przez link
# as in English
who-bot = bot
bot-apprentice = Uczeń
bot-engineer = Inżynier
bot-tycoon = Finansista
bot-magnate = Magnat
# as in English
bot-baron = Baron
bot-apprentice-is = szybki i rozsądny; dobry na pierwszą grę.
bot-engineer-is = planuje tory, pociągi i akcje z wyprzedzeniem.
bot-tycoon-is = przed decyzją symuluje możliwe ruchy; chwilę to trwa.
bot-magnate-is = jak Finansista, ale na podstawie wielu gier nauczył się, ile przyniosą akcje. Na mapach Bohemia i Moravia-Silesia gra dokładnie tak samo jak Finansista.
bot-baron-is = jak Magnat, ale przed obrotem akcjami lub przejęciem symuluje grę aż do końca. Czasem zajmuje to kilka sekund.
styles = Boty grające losowo
bot-balanced = zrównoważony
bot-builder = budowniczy torów
bot-founder = założyciel spółek
bot-trader = handlarz akcjami
bot-buyer = nabywca pociągów
bot-acquirer = łowca spółek
bot-pauper = rozrzutnik
more-choices = Więcej opcji
table-title = Nazwa gry
undo-policy = Cofanie ruchów
undo-own_turn = do ruchu innej osoby lub losowania
undo-consent = później też, za zgodą wszystkich
undo-off = wyłączone
listed = Pokaż na publicznej liście gier
begin = Rozpocznij grę
links-follow = Po rozpoczęciu gry dostaniesz link dla każdego zaproszonego gracza.
option-edition = Wydanie zasad
option-sell_in_blocks = Kilka sprzedaży akcji jednej spółki w turze obniża cenę jej akcji tylko raz
option-praha_yellow_is_lay = Żółta płytka Pragi liczy się jako zwykła żółta płytka, a nie jako ulepszenie
option-first_oo_tile = Koszt pierwszej płytki na heksie z dwoma miastami
option-ate_brown_open = Gdy na heksie macierzystym ATE leży brązowa płytka, wystarczy zostawić tej spółce jedno wolne miejsce
option-token_price_after_acquisition = Koszt stacji po przejęciu
option-scrap_own_at_acquisition = Spółka może przy przejęciu zezłomować własne pociągi
option-allow_submaximal_run = Przejazd nie musi przynosić najwyższego możliwego dochodu
option-turning_scraps = Odwrócenie karty pociągu może zezłomować starsze pociągi
option-pool_faces = Pociągi kupowane z puli
option-runnable_first = Spółka musi najpierw kupić pociąg, który może uruchomić
option-emergency_top_up = Jeśli spółka musi kupić pociąg, dyrektor może dopłacić do dowolnego pociągu, który spółka może uruchomić
option-playing_order = Początkowa kolejność gry
value-final = ostateczne
value-older = starsze
value-true = tak
value-false = nie
value-count = 40 K przy jednej stacji na mapie, w przeciwnym razie 100 K
value-as_written = jak w instrukcji: własne znaczniki 40 K, potem 100 K; przejęte znaczniki 100 K
value-always_100 = zawsze 100 K
value-printed_price = wydrukowany koszt
value-free = bez opłat
value-runnable_first-as_written = jak w instrukcji: najpierw dowolna liczba innych, w granicach limitu pociągów
value-any = dowolna strona karty
value-as_returned = tylko strona używana przed oddaniem
value-drawn = losowana
value-as_listed = według kolejności miejsc

## Dołączanie

taking-seat = Dołączanie do gry…
link-not-valid = Nie udało się dołączyć do gry
watch-instead = Oglądaj grę jako widz

## Gra

no-game = Nie znaleziono gry
no-game-check = Sprawdź, czy link jest kompletny.
phase = faza { $letter }
reconnecting = utracono połączenie; trwa ponowne łączenie…
links-wait = Pozostali gracze mogą dołączyć przez linki, które im wyślesz.
show-links = Pokaż linki
note-seed_replaced = Ziarno losowe w tym pliku zostało przy zapisie zaokrąglone i nie zgadzało się z dziennikiem. Zastąpiono je takim, które się zgadza. Dotychczasowe ruchy się nie zmieniły, ale późniejsze losowania mogą być inne.
note-fell_back = Niektóre ruchy z tego pliku są możliwe tylko przed spasowaniem dodanym przy imporcie albo po nim. Sprawdź, czy gra wygląda tak, jak powinna.
note-not_over = Według pliku ta gra jest skończona, ale zapisane w nim ruchy nie sięgają jej końca. Tutaj gra toczy się dalej.
note-other_result = Plik podaje inny wynik końcowy. Sprawdź, czy gra wygląda tak, jak powinna.
note-names_changed = Niektórych imion z tej gry nie można było tu użyć, na przykład dlatego, że były zbyt podobne albo zawierały niewidoczne znaki. Zostały zmienione.
# as in English
note-read = OK
undo = Cofnij
undo-asked = { $count ->
    [one] { $player } prosi o cofnięcie: { $what }
    [few] { $player } prosi o cofnięcie { $count } ruchów, zaczynając od: { $what }
    [many] { $player } prosi o cofnięcie { $count } ruchów, zaczynając od: { $what }
   *[other] { $player } prosi o cofnięcie { $count } ruchu, zaczynając od: { $what }
  }
undo-waiting = Czekamy, aż pozostali gracze zgodzą się na cofnięcie.
agree = Zgadzam się
log = Dziennik
chat = Czat
table = Gra
log-and-chat = Dziennik, czat, plany i gra
new-messages = nowe wiadomości
parts = Widoki
part-track = Rundy
part-chart = Ceny akcji
part-companies = Spółki
part-trains = Pociągi
part-supply = Zapas płytek
payments = { $count ->
        [one] 1 płatność
        [few] { $count } płatności
        [many] { $count } płatności
       *[other] { $count } płatności
    }
part-over = Wynik końcowy
part-course = Klasyfikacja
show-course = Pokaż, jak zmieniały się majątek, ceny akcji i dochody
tab-now = Działania
tab-map = Mapa
tab-tables = Tabele
tab-log = Dziennik
your-turn = twoja tura
section-of = Zasady { $section }: { $title }
for-vaclav = w imieniu Vaclava
looking-back = Oglądasz wcześniejszą pozycję.
to-present = Wróć do bieżącej pozycji
waiting-for = Czekamy na gracza { $player }.
thinking = { $player } ({ $bot }) myśli…
next-move = Dalej
to-my-turn = Do mojej tury
pace = Tempo botów
pace-at_once = natychmiast
pace-brisk = szybko
pace-calm = wolno
pace-step = krok po kroku
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

log-empty = Jeszcze nic się nie wydarzyło. Pojawią się tu wszystkie ruchy.
show-position = Pokaż pozycję po wpisie { $number }
taken-back = { $count ->
    [one] { $player } cofa: { $what }
    [few] { $player } cofa { $count } ruchy, zaczynając od: { $what }
    [many] { $player } cofa { $count } ruchów, zaczynając od: { $what }
   *[other] { $player } cofa { $count } ruchu, zaczynając od: { $what }
}
was-taken-back = Cofnięte
ran-nothing = { $company } nie uruchamia żadnego pociągu.
earlier = Pokaż wcześniejsze wpisy
history = Historia
step-back = Krok wstecz
step-forward = Krok naprzód
to-start = Na początek
position-of = Pozycja { $at }/{ $last }
present-now = Teraz online:
spectators = { $count ->
        [one] jeden widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
chat-empty = Nie ma jeszcze wiadomości.
message = Napisz wiadomość
message-deleted = (usunięto)
notice-link = { $by } tworzy nowy link do miejsca gracza { $player }; stary już nie działa.
notice-name = { $before } nazywa się teraz { $after } (zmiana: { $by }).
notice-stand_in = { $by } wyznacza zastępcę gracza { $player }: { $bot }.
notice-stand_in-none = { $by } odwołuje zastępcę gracza { $player }.
notice-host = { $by } przekazuje rolę gospodarza; nowym gospodarzem jest { $player }.
notice-abandoned = { $by } kończy tę grę przed czasem.
notice-open = { $by } otwiera miejsce gracza { $player }; teraz może je zająć każdy.
notice-seed = Ziarno losowe tej gry wybrano lub zaimportowano: { $seed }. Osoba, która utworzyła grę, może wiedzieć, co zostanie wylosowane.
send = Wyślij

## Miejsca i pliki

held-here = na tym urządzeniu
# as in English
is-here = online
# as in English
is-away = offline
stand-in = gra zastępca
link-of = Link do miejsca: { $player }
copy = Kopiuj link
copied = Skopiowano
new-link = Nowy link
stand-in-is = Zastępca
stand-in-of = Zastępca gracza { $player }
new-link-sure = Utworzyć nowy link do miejsca gracza { $player }? Stary link przestanie działać, osoba grająca teraz na tym miejscu je straci, a wszyscy w grze zobaczą wiadomość o tym na czacie.
host = gospodarz
the-host = Gospodarz
make-host = Przekaż rolę gospodarza
make-host-sure = Czy nowym gospodarzem ma być { $player }? Przestaniesz być gospodarzem; tworzyć nowe linki, wyznaczać zastępców innych graczy i kończyć grę przed czasem będzie mógł tylko nowy gospodarz.
removed = W tej przeglądarce nie grasz już za: { $players }. Być może gospodarz utworzył nowy link lub otworzył miejsce dla innych albo wylogowano cię gdzie indziej.
give-up = Zakończ grę przed czasem
give-up-sure = Zakończyć tę grę przed czasem? Skończy się dla wszystkich graczy. Będzie ją można nadal oglądać albo kontynuować jako nową grę.
save-file = Zapisz do pliku
save-18xx = Eksport do 18xx.games
fork-here = Kontynuuj stąd jako nową grę
rules-version = Wersja zasad { $version }.

## Wybory ogólnie

from-to = od { $low } do { $high }
would-happen = Skutki
if-accepted = Jeśli oferta zostanie przyjęta
look-ahead-hint = Najedź na opcję, aby zobaczyć jej skutki.
look-ahead-touch = Dotknij opcji, aby zobaczyć jej skutki; dotknij ponownie, aby potwierdzić.
tap-again = dotknij ponownie
left-behind = Przed i po
trains-of = Pociągi (limit { $limit })
stations = Stacje
certificates-of = Certyfikaty (limit { $limit })
to-take-over = Pociągi do przejęcia albo zezłomowania: { $trains }
why-not-here = Dlaczego na { $hex } nie można ułożyć płytki
why-not-tiles = Dlaczego inne płytki nie pasują
no-tiles-none_in_supply = Nie ma już żadnej
no-tiles-colour_not_open = Ten kolor nie jest jeszcze dostępny
no-tiles-colour_skipped = To nie jest następny kolor dla tego heksu
no-tiles-no_yellow_on_oo = Pierwsza płytka musi tu być zielona
no-tiles-not_a_promotion = To nie jest ulepszenie leżącej tu płytki
no-tiles-wrong_kind = Pasuje tylko do innego rodzaju heksu
no-tiles-wrong_label = Litery płytki i heksu się nie zgadzają
no-tiles-over_map_edge = Prowadziłaby poza mapę
no-tiles-stub_missing = Nie łączy się z wydrukowanym torem
no-tiles-track_lost = Usunęłaby istniejący tor
no-tiles-purple_needs_power = Fioletowe krawędzie: potrzebna moc kolei lokalnej
no-tiles-colour_beyond_power = Moc tej kolei lokalnej nie obejmuje tego koloru
no-tiles-red_tile = Czerwone płytki układa się na heksach macierzystych ich spółek
no-tiles-red_tile_only_at_home = Czerwone płytki układa się tylko razem ze stacją bazową
no-tiles-not_joined = Nie łączyłaby się z żadną stacją spółki
do-it = Potwierdź
pass = Pas
cash = Gotówka
cash-of = Gotówka: { $player }
treasury = Skarbiec
treasury-is = Skarbiec: { $amount }
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
local-trade = Handel kolejami lokalnymi ({ $count })
sell-to-bank = Sprzedaj { $thing } bankowi za { $price }
assign-three-e = Przekaż pociąg 3E spółce { $company }
your-bid = Twoja oferta
bid = Licytuj
bid-for = Oferta na { $paper }
drop-out = Pas
highest-bid = { $paper }: { $player } oferuje { $bid }
minimum-bid = minimalna oferta { $bid }
name-and-pass = Wystaw bez oferty
paper-3E = Pociąg 3E
paper-MW = Kolej ze stacją MW
paper-kind-local_railway = Zwykła kolej lokalna: przynosi dochód i ma moc specjalną.
paper-kind-train = Pociąg na jeden przejazd. Właściciel może go przekazać spółce, której jest dyrektorem.
paper-kind-station_railway = Na początku każdej rundy operacyjnej płaci właścicielowi wartość płytki na swoim heksie macierzystym. Spółka, która ją kupi, dostaje jej stację, a kolej zostaje zamknięta.
leave-as-is = Zostaw tak, jak jest

## Rundy giełdowe

certificates = Certyfikaty
debt = Dług
repay = Spłać
must-sell = Masz więcej certyfikatów, niż wolno; musisz najpierw sprzedać akcje.
end-stock-turn = Zakończ turę
companies-on-chart = Spółki w tabeli cen akcji
start-a-company = Załóż spółkę
start-at = Załóż { $company } z ceną
start-at-short = Załóż z ceną
not-now = Teraz nie można założyć ({ $count })
# as in English
in-bank = Bank: { $percent }%
has-trains = Pociągi: { $trains }
no-train = Bez pociągu
last-income = Ostatni dochód: { $amount }
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
train-lives-on = nigdy nie zostanie zezłomowany
train-lives-until = zezłomuje go pierwszy pociąg { $trains } ({ $count ->
        [0] może to być już następna karta
        [one] najwcześniej po jednej karcie
        [few] najwcześniej po { $count } kartach
        [many] najwcześniej po { $count } kartach
       *[other] najwcześniej po { $count } karty
    })
train-earns = { $change ->
    [none] nie zmienia dochodu z najlepszego przejazdu
    [less] zmniejsza dochód z najlepszego przejazdu o { $amount }
   *[more] zwiększa dochód z najlepszego przejazdu o { $amount }
}
railway-of-size = { $size ->
    [small] Mała kolej lokalna
    [medium] Średnia kolej lokalna
   *[large] Duża kolej lokalna
}
railway-power = Na początku każdej rundy operacyjnej płaci właścicielowi { $income }. Spółka, do której należy, może w swojej turze, raz w grze, użyć jej mocy: nie płacić kosztu terenu ({ $terrain }) albo ułożyć dodatkową płytkę z fioletowymi krawędziami ({ $colours }).
size-small-company = Mała spółka
size-medium-company = Średnia spółka
size-large-company = Duża spółka

## Tory i stacje

lay-a-tile = Ułóż płytkę
choose-hex = Wybierz podświetlony heks na mapie albo tutaj:
choose-home = Wybierz heks na czerwoną płytkę i obróć ją.
lit-hexes = Podświetlone heksy
tiles-for = Płytki na { $hex }
tile-number = nr { $tile }
tiles-left = zostało: { $count }
tile-numbers = Numery płytek
tile-numbers-short = Numery
turn-tile = Obróć płytkę
turn-left = Obróć w lewo
turn-right = Obróć w prawo
turn-of = obrót { $at }/{ $count }
power = Moc kolei lokalnej
lay-by-power = { $count ->
        [one] Ułóż płytkę mocą kolei lokalnej (1 heks)
        [few] Ułóż płytkę mocą kolei lokalnej ({ $count } heksy)
        [many] Ułóż płytkę mocą kolei lokalnej ({ $count } heksów)
       *[other] Ułóż płytkę mocą kolei lokalnej ({ $count } heksu)
    }
with-power = użyj mocy kolei { $railway }
without-power = zapłać koszt terenu
lay-tile = Ułóż płytkę { $tile } na { $hex }
no-tile = Teraz nie można ułożyć żadnej płytki.
end-track = Zakończ układanie torów
choose-station = Wybierz miasto na stację:
markers-left = Pozostałe znaczniki stacji
place-station = Załóż stację na { $hex } za { $price }
place-station-taken-over = Załóż stację na { $hex } za { $price }, używając przejętego znacznika
no-station = Teraz nie można założyć żadnej stacji.
other-cities = Niedostępne miasta ({ $count })
city-number = Miasto { $number }
city-named = Miasto { $number } ({ $name })
on-hex = Na heksie { $hex }
end-station = Bez stacji

## Ruch pociągów i dywidendy

train = Pociąg
route = Trasa
together = Razem
proved = najlepszy możliwy
not-proved = najlepszy znaleziony, bez dowodu
not-proved-why = Na tej mapie szukanie najlepszego przejazdu kończy się po osiągnięciu ustalonego limitu. Może istnieć lepszy przejazd; jeśli go znajdziesz, możesz go wykonać.
no-route = Żaden pociąg nie ma trasy.
run-trains = Uruchom te pociągi
run-nothing = Dalej bez dochodu
compare = Narysuj inne trasy do porównania
stop-comparing = Wróć do najlepszego przejazdu
compare-how = Wybierz pociąg, a potem heksy na mapie jeden po drugim, od pierwszego przystanku do ostatniego.
one-back = Usuń ostatni heks
clear = Wyczyść
earns = Przynosi { $amount }
run-these = Uruchom na tych trasach
income-of-run = Przejazd przyniósł { $amount }
pay-out = Wypłać
withhold = Zatrzymaj
price-stays = Cena akcji bez zmian: { $price }

## Przejęcia, oferty, pociągi

price-a-share = Cena za akcję { $company }
offer-verb = Zaoferuj
no-acquisition = Teraz nie ma spółki do przejęcia.
not-acquirable = Nie można przejąć ({ $count })
end-acquisition = Zakończ przejęcia
stations-on = Stacje: { $hexes }
offer-acquisition = { $company } chce przejąć { $target } i oferuje { $price } za akcję
offer-train = { $company } oferuje { $price } za pociąg { $train } spółki { $seller }
offer-local_railway = { $company } oferuje { $price } za { $thing }
offer-station_railway = { $company } oferuje { $price } za kolej ze stacją
trains-of-limit = Pociągi / limit
from-deck = Z talii
without-end = nieograniczona liczba kart
cards-left = { $count ->
        [one] została jedna karta z tą literą
        [few] zostały { $count } karty z tą literą
        [many] zostało { $count } kart z tą literą
       *[other] zostało { $count } karty z tą literą
    }
from-pool = Z puli pociągów
from-companies = Od innych spółek ({ $count })
buy-for = Kup za { $price }
train-named = pociąg { $face } ({ $card })
price-for-train = Cena za pociąg { $train }
scraps = złomuje wszystkie pociągi { $trains }
end-turn = Zakończ turę
return-train = Oddaj
scrap-train = Zezłomuj
take-over-train = Przejmij
take-over-as = Przejmij jako { $face }

## Wskazówki i pomoc

guide = Wskazówki
understood = Rozumiem
no-guide = Bez dalszych wskazówek
guide-pre_stock_turn = Najpierw gracze kupują koleje lokalne. W każdej rundzie operacyjnej przynoszą one niewielki dochód, a później mogą pomóc spółce budować tory przez rzeki, wzgórza i góry. Zachowaj dość gotówki na założenie spółki: mała kosztuje od { $low } do { $high }.
guide-auction_opening = Firmy prywatne sprzedaje się na aukcji. Wystaw jedną z nich, z ofertą albo bez.
guide-auction_bid = Firmy prywatne sprzedaje się na aukcji pojedynczo. Złóż ofertę albo spasuj; jeśli spasujesz, odpadasz z tej aukcji. Poniżej widać, co firma daje właścicielowi.
guide-stock_turn = Teraz handlujesz akcjami. Możesz założyć spółkę, wybierając jej cenę początkową: płacisz za dwie akcje, zostajesz jej dyrektorem i podejmujesz za nią decyzje, a gdy sprzedana będzie co najmniej połowa jej akcji, rozpocznie działalność. Możesz też kupić akcję spółki, która jest już założona, albo spasować.
guide-track = To tura spółki, za którą decydujesz. Wybierz podświetlony heks, potem płytkę, obróć ją zgodnie ze swoimi planami i ułóż. Zanim potwierdzisz, zobaczysz, jak zmieni się najlepszy przejazd.
guide-station = Stacja pozwala pociągom spółki przejeżdżać przez miasto i może je zablokować innym. Zwykle kosztuje, więc często lepiej ten krok pominąć.
guide-run = Mapa pokazuje najlepszy przejazd znaleziony przez program. Sprawdź go i potwierdź.
guide-dividend = Wypłata daje pieniądze wszystkim akcjonariuszom i podnosi cenę akcji; zatrzymanie dochodu zasila skarbiec i obniża cenę akcji.
guide-trains = Tu kupujesz pociągi. Nowsze pociągi złomują starsze; zanim kupisz pociąg, zobaczysz, co się stanie.
guide-acquisition = Większa spółka może przejąć mniejszą i dostać jej pociągi, stacje, koleje lokalne i skarbiec. Możesz też pominąć ten krok.
help-screen = Ekran
help-screen-text = Panel obok mapy (na małym ekranie w zakładce „Działania”) pokazuje wszystko, co możesz zrobić; niedozwolone opcje są wyszarzone, z podaniem powodu. Mapa pokazuje tory, suwakiem można przejrzeć całą grę, a w dzienniku jest każdy ruch.
help-pre_stock_turn = Gracze po kolei kupują po jednej kolei lokalnej za wydrukowaną cenę albo pasują. Runda kończy się, gdy od ostatniego zakupu wszyscy spasowali albo gdy wszystkie koleje lokalne są sprzedane.
help-auction_opening = Wybierz firmę prywatną. Zaoferuj co najmniej minimalną kwotę albo wystaw ją bez oferty i pozwól licytować innym.
help-auction_bid = Zaoferuj co najmniej minimalną kwotę i co najmniej 5 K więcej niż w ostatniej ofercie albo spasuj. Jeśli spasujesz, odpadasz z tej aukcji.
help-stock_turn = Sprzedaj tyle akcji, ile chcesz (w pierwszej rundzie giełdowej żadnej), potem kup jedną akcję albo załóż spółkę; możesz też spasować. Runda kończy się, gdy wszyscy gracze spasują jeden po drugim.
help-railway_tile = Właściciel kolei ze stacją może ułożyć albo ulepszyć płytkę na jej heksie macierzystym; kolej płaci mu wartość tej płytki.
help-track = Ułóż jedną żółtą płytkę (w pierwszej turze spółki najwyżej dwie) albo ulepsz jedną płytkę. Płytka musi być połączona z jedną ze stacji spółki.
help-station = Załóż jedną stację w mieście z wolnym miejscem, do którego spółka może dotrzeć. Stacja bazowa jest bezpłatna, następna kosztuje 40 K, a każda kolejna 100 K; po przejęciu cena może być inna. W wariancie Bohemia spółki Vaclava nic nie płacą.
help-run = Każdy pociąg pokonuje jedną trasę, która ma co najmniej dwa przystanki i stację spółki. Żadnego toru nie używa się dwa razy. Spółka musi uzyskać najwyższy możliwy łączny dochód.
help-dividend = Wypłać cały dochód albo cały zatrzymaj. Wypłata przesuwa cenę akcji w prawo, zatrzymanie w lewo.
help-acquisition = Zaoferuj cenę za akcję w podanym zakresie. Do przejęcia dochodzi, gdy dyrektor drugiej spółki przyjmie ofertę, albo od razu, jeśli zgoda nie jest potrzebna.
help-trains = Kup wierzchnią kartę talii, pociąg z puli albo, gdy handel pociągami jest już dozwolony, od innej spółki. Na koniec swojej tury spółka musi mieć pociąg, który może uruchomić; jeśli skarbiec nie wystarcza, resztę dopłaca dyrektor, w razie potrzeby z pożyczki.
help-home_station = W pierwszej turze spółka zakłada stację bazową. Duża spółka układa najpierw swoją czerwoną płytkę na jednym ze swoich heksów macierzystych. Jeśli na heksie macierzystym są dwa miasta i żadne nie jest dla niej zarezerwowane, spółka wybiera jedno z nich.
help-home_city = Wybierz miasto na heksie macierzystym, w którym powstanie stacja bazowa.
help-answer = Tę ofertę złożył inny gracz. Bez twojej zgody nic się nie stanie.
help-station_conflict = Spółka może mieć na heksie tylko jedną stację. Wybierz, która zostaje.
help-take_over_trains = Każdy pociąg przejętej spółki możesz przejąć (także jako większy, po odwróceniu karty, co może kosztować) albo zezłomować.
help-return_trains = Spółka ma więcej pociągów, niż pozwala jej limit. Oddawaj pociągi, aż zmieści się w limicie. Oddane pociągi trafiają do puli, skąd spółki mogą je kupować.
about-keys = Skróty klawiszowe
key-n = przejdź do dostępnych ruchów
key-m = przejdź do mapy
key-u = cofnij
key-h = pomoc
key-j = poprzednia pozycja
key-k = następna pozycja
key-e = wróć do bieżącej pozycji
key-r = obróć wybraną płytkę
use-keys = Używaj skrótów klawiszowych (lista w pomocy)
use-sound = Odtwarzaj dźwięk, gdy nadchodzi moja tura, a ta strona jest w tle
use-notify = Pokazuj powiadomienie, gdy nadchodzi moja tura, a ta strona jest w tle
use-guide = Pokazuj wskazówki w pierwszych turach
use-why = Pokazuj w dzienniku, czym kierują się boty

## Konta

account = Zaloguj się
account-title = Konto
account-lead = Dzięki kontu znajdziesz swoje gry na innych urządzeniach. Bez niego twoje miejsca w grach pamięta tylko ta przeglądarka.
signed-in-as = Zalogowano jako { $name }.
sign-in = Zaloguj się
sign-up = Załóż konto
sign-out = Wyloguj się
sign-out-everywhere = Wyloguj się wszędzie
sign-out-everywhere-sure = Wylogować się we wszystkich przeglądarkach, także w tej?
sessions = Aktywne sesje
some-browser = Nieznana przeglądarka
this-browser = ta przeglądarka
session-dates = zalogowano: { $created }, ostatnia aktywność: { $used }
invitation = Kod zaproszenia (ten serwer jest tylko dla zaproszonych użytkowników)
recover = Ustaw nowe hasło
name = Nazwa użytkownika
password = Hasło
new-password = Nowe hasło
password-rule = Co najmniej 8 znaków
recovery-code = Kod odzyskiwania
recovery-keep = Zapisz ten kod. Zobaczysz go tylko raz, a będzie potrzebny, aby ustawić nowe hasło, jeśli zapomnisz obecnego.
my-games-are-there = Twoje gry są na stronie głównej.

## O programie

about-title = O tym programie
about-game = 18CZ to gra planszowa o kolejach i akcjach autorstwa Leonharda Orglera, wydana przez Lonny Games i Fox in the Box. Jeśli ci się podoba, kup ją: nic nie zastąpi prawdziwej gry.
about-program = To niezależny program z własnymi tekstami i rysunkami. Nie zawiera tekstu instrukcji.
about-rules = Program pilnuje każdej zasady. Gdy odrzuca ruch, podaje powód i rozdział instrukcji. Kwestie, które instrukcja pozostawia otwarte, rozstrzygnięto na osobnej liście; te sporne można ustawić w opcjach gry.
about-moravia = Mapa Moravia-Silesia jest rekonstrukcją i tak jest oznaczona.
about-offline = Gra działa w całości na tym serwerze. Z usług zewnętrznych korzystają tylko włączone przez ciebie powiadomienia, na przykład e-mailowe. Jeśli serwer jest dostępny tylko dla zaproszonych użytkowników, do tworzenia gier i zajmowania wolnych miejsc potrzebne jest konto.
