### Strona: mapa, ceny akcji i tabele.

## Mapa

map = Mapa: { $title }
map-closer = Przybliż
map-farther = Oddal
map-whole = Cała mapa
map-reconstruction = Ta mapa jest rekonstrukcją
map-title-standard = Ziemie czeskie
# as in English
map-title-bohemia = Bohemia
# as in English
map-title-moravia_silesia = Moravia-Silesia
reconstruction-moravia_silesia = Nie znamy żadnego tekstu opisującego drukowaną mapę tego wariantu, dlatego zrekonstruowano następujące elementy: zarys (wschodnia część mapy podstawowej), heksy spółek Sx i By z czerwonymi krawędziami, drugi taki heks spółki kk, cztery z pięciu minimalnych ofert, wybór małej i średniej kolei lokalnej, wartość czerwonej płytki (20 K), dopóki nie są dostępne zielone płytki, oraz pociągi, które udostępniają zielone, brązowe i szare płytki. Jeśli masz drukowaną mapę, poleceniem 18cz board write możesz utworzyć poprawioną kopię tej mapy.

hex-home-of = Heks macierzysty: { $company }
hex-tile = { $colour } płytka { $tile }
hex-kind-open = Teren otwarty bez płytki
hex-kind-town = Miasteczko bez płytki
hex-kind-double_town = Dwa miasteczka bez płytki
hex-kind-city = Miasto bez płytki
hex-kind-double_city = Dwa miasta bez płytki
hex-kind-reserved = Heks z czerwonymi krawędziami bez płytki
hex-kind-fixed = Szary heks
hex-terrain = { $terrain }, { $cost }
hex-label = Pasują tylko płytki z oznaczeniem { $label }
hex-value = Obecna wartość: { $value }
hex-city = Miasto
hex-town = Miasteczko
hex-room = { $slots ->
        [one] miejsce na { $slots } stację
        [few] miejsce na { $slots } stacje
        [many] miejsce na { $slots } stacji
       *[other] miejsce na { $slots } stacji
    }
hex-exits = wyjścia: { $to }
hex-track = Tor: { $from } – { $to }
hex-stations = { $count ->
        [one] Stacja: { $companies }
        [few] Stacje: { $companies }
        [many] Stacje: { $companies }
       *[other] Stacje: { $companies }
    }
station-railway = kolej ze stacją
hex-changed = Zmiana od twojej ostatniej wizyty
hex-legal = Można teraz wybrać

colour-yellow = Żółta
colour-green = Zielona
colour-brown = Brązowa
colour-grey = Szara
colour-red = Czerwona
terrain-river = Rzeka
terrain-hill = Wzgórza
terrain-mountain = Góry
edge-0 = południowy zachód
edge-1 = zachód
edge-2 = północny zachód
edge-3 = północny wschód
edge-4 = wschód
edge-5 = południowy wschód

## Wachlarz płytek

fan = Płytki na { $hex }
fan-tile = { $colour } płytka { $tile }, { $rotations ->
    [one] jeden obrót
    [few] { $rotations } obroty
    [many] { $rotations } obrotów
   *[other] { $rotations } obrotu
  }, zostało: { $left }
fan-turn-left = Obróć w lewo
fan-turn-right = Obróć w prawo
fan-lay = Ułóż płytkę { $tile }
fan-cancel = Wstecz
fan-with = Z mocą { $railway }
fan-without = Bez kolei lokalnej
fan-way = { $number }/{ $count }

## Tabela cen akcji

chart = Ceny akcji. { $prices }
chart-start = Cena początkowa (wielkość spółki: { $sizes })
size-letter-small = mał
size-letter-medium = śr
size-letter-large = duż

## Pociągi

clock = Karty pociągów po kolei
clock-card = Karta
clock-limit = Limit pociągów
clock-brings = Skutki
clock-left = zostało: { $left }/{ $count }
clock-endless = bez ograniczeń
clock-opens = { $size ->
        [several] dostępne nowe spółki (wielkość: { $sizes })
        [small] dostępne małe spółki
        [medium] dostępne średnie spółki
       *[other] dostępne duże spółki
    }
clock-scraps = { $train } złomuje { $old }
clock-papers = firmy prywatne zostają zamknięte
clock-trade = spółki mogą handlować pociągami
clock-railways = spółki mogą kupować koleje lokalne
clock-limit-falls = niższy limit pociągów { $size ->
        [several] (wielkość spółki: { $sizes })
        [small] małych spółek
        [medium] średnich spółek
       *[other] dużych spółek
    }
clock-tiles = { $colour ->
        [yellow] żółte płytki
        [green] zielone płytki
        [brown] brązowe płytki
       *[other] szare płytki
    }
phase-now = Faza { $letter }: { $colour ->
        [yellow] tylko żółte płytki
        [green] płytki do zielonych włącznie
        [brown] płytki do brązowych włącznie
       *[other] płytki do szarych włącznie
    }; { $size ->
        [several] dostępne spółki (wielkość: { $sizes })
        [small] tylko małe spółki
        [medium] tylko średnie spółki
       *[other] tylko duże spółki
    }.
phase-next = Najbliższą zmianę przyniesie pierwsza karta { $letter } ({ $count ->
        [0] to już następna karta
        [one] po jeszcze jednej karcie
        [few] po jeszcze { $count } kartach
        [many] po jeszcze { $count } kartach
       *[other] po jeszcze { $count } karty
    }): { $brings }.
clock-pool = Pula pociągów
clock-scrapped = Zezłomowane
table-none = brak

## Przebieg gry

track = Tor przebiegu gry
# as in English
track-pre = Pre
track-end = Koniec
track-export = Potem jedna karta pociągu zostaje wyeksportowana
track-export-key = Po rundzie z tym znakiem jedna karta pociągu zostaje wyeksportowana

## Zapas płytek

supply-tile = Płytka { $tile }, zostało: { $left }/{ $count }
supply-chosen = Płytka { $tile }
supply-from = Przed ulepszeniem
supply-from-nothing = Brak (pierwsza płytka na heksie)
supply-to = Po ulepszeniu
supply-to-nothing = Brak

## Tabele

table-players = Gracze
table-player = Gracz
table-cash = Gotówka
table-worth = Majątek
table-debt = Dług
table-penalty = Odsetki karne
table-certificates = Certyfikaty
table-shares = Akcje
table-local-railways = Koleje lokalne
table-you = (ty)
table-acts = teraz gra
table-director = Dyrektor
table-companies = Spółki w kolejności działania
table-company = Spółka
table-price = Cena
table-treasury = Skarbiec
table-trains = Pociągi
table-last-income = Ostatni dochód
table-stations-left = Wolne znaczniki stacji
table-shareholders = Akcjonariusze
table-in-bank = W banku
table-not-afloat = jeszcze nie działa
table-of-limit = { $count }/{ $limit }
# as in English
table-vaclav = Vaclav
table-nobody = nikt
table-train-scrapped-by = Zezłomuje go pierwszy pociąg { $trains }
table-train-permanent = Nigdy nie zostanie zezłomowany
paper-three_e = Firma prywatna z pociągiem 3E
    .short = 3E
paper-station_railway = Kolej ze stacją
    .short = St
table-railway-used = Jej moc została już użyta
table-companies-none = Nie założono jeszcze żadnej spółki
table-companies-waiting = Jeszcze niezałożone:
table-companies-closed = Przejęte:

## Rozliczenie

table-reckoning = Klasyfikacja
table-rank = Miejsce
table-round = Runda
curves = Wykresy
curves-worth = Majątek graczy
curves-price = Ceny akcji
curves-income = Dochody spółek
curves-table = { $what } – tabela
