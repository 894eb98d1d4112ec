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
reconstruction-moravia_silesia = Żaden tekst nie opisuje drukowanej mapy tego wariantu. Zrekonstruowano jej zarys (wschodnia część mapy podstawowej), heksy z czerwonymi krawędziami Sx i By oraz drugi heks kk, cztery z pięciu minimalnych ofert, wybór małej i średniej kolei lokalnej, wartość 20 czerwonej płytki przed zielonymi płytkami oraz pociągi, które otwierają zielone, brązowe i szare płytki; kto ma drukowaną mapę, może to poprawić.

hex-home-of = Heks macierzysty spółki { $company }
hex-tile = { $colour } płytka { $tile }
hex-kind-open = Teren otwarty
hex-kind-town = Miasteczko bez toru
hex-kind-double_town = Dwa miasteczka bez toru
hex-kind-city = Miasto bez płytki
hex-kind-double_city = Dwa miasta bez płytki
hex-kind-reserved = Heks z czerwonymi krawędziami bez płytki
hex-kind-fixed = Szary heks
hex-terrain = { $terrain }, { $cost }
hex-label = Litera { $label }
hex-value = Teraz wart { $value }
hex-city = Miasto
hex-town = Miasteczko
hex-room = { $slots ->
        [one] miejsce na { $slots } stację
        [few] miejsce na { $slots } stacje
        [many] miejsce na { $slots } stacji
       *[other] miejsce na { $slots } stacji
    }
hex-exits = tor w kierunku: { $to }
hex-track = Tor { $from } – { $to }
hex-stations = { $count ->
        [one] Stacja: { $companies }
        [few] Stacje: { $companies }
        [many] Stacje: { $companies }
       *[other] Stacje: { $companies }
    }
station-railway = kolej ze stacją
hex-changed = Zmieniony od ostatniej wizyty
hex-legal = Można wybrać

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
    [one] jeden sposób ułożenia
    [few] { $rotations } sposoby ułożenia
    [many] { $rotations } sposobów ułożenia
   *[other] { $rotations } sposobu ułożenia
  }, zostało { $left }
fan-turn-left = Obróć w lewo
fan-turn-right = Obróć w prawo
fan-lay = Ułóż płytkę { $tile }
fan-cancel = Wstecz
fan-with = Z koleją { $railway }
fan-without = Bez kolei lokalnej
fan-way = { $number } z { $count }

## Tabela cen akcji

chart = Ceny akcji. { $prices }
chart-start = Cena początkowa, wielkość: { $sizes }
size-letter-small = mał
size-letter-medium = śr
size-letter-large = duż

## Pociągi

clock = Karty pociągów w kolejności, w jakiej przychodzą
clock-card = Karta
clock-limit = Limit pociągów
clock-brings = Skutek
clock-left = zostało { $left } z { $count }
clock-endless = bez ograniczeń
clock-opens = wchodzą spółki wielkości: { $sizes }
clock-scraps = { $train } złomuje { $old }
clock-papers = firmy prywatne zostają zamknięte
clock-trade = spółki handlują pociągami
clock-railways = spółki kupują koleje lokalne
clock-limit-falls = spada limit pociągów ({ $sizes })
clock-tiles = { $colour ->
        [yellow] żółte płytki
        [green] zielone płytki
        [brown] brązowe płytki
       *[other] szare płytki
    }
phase-now = Faza { $letter }: { $colour ->
        [yellow] tylko żółte płytki
        [green] płytki do zielonych
        [brown] płytki do brązowych
       *[other] płytki do szarych
    }, dostępne spółki: { $sizes }.
phase-next = Następna zmiana z pierwszą kartą { $letter } ({ $count ->
        [0] już następną
        [one] po jednej innej
        [few] po { $count } innych
        [many] po { $count } innych
       *[other] po { $count } innych
    }): { $brings }.
clock-pool = Pula
clock-scrapped = Zezłomowane
table-none = brak

## Przebieg gry

track = Rundy gry
# as in English
track-pre = Pre
track-end = Koniec
track-export = Potem jeden pociąg zostaje usunięty z gry

## Zapas płytek

supply-tile = Płytka { $tile }, zostało { $left } z { $count }
supply-chosen = Płytka { $tile }
supply-from = Powstaje z
supply-from-nothing = Pierwsza płytka
supply-to = Zmienia się w
supply-to-nothing = Zostaje na stałe

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
table-stations-left = Pozostałe stacje
table-shareholders = Akcjonariusze
table-in-bank = W banku
table-not-afloat = jeszcze nie działa
table-of-limit = { $count } z { $limit }
# as in English
table-vaclav = Vaclav
table-nobody = nikt
table-train-scrapped-by = Zezłomuje go { $trains }
table-train-permanent = Nigdy nie zostaje zezłomowany
paper-three_e = Firma prywatna z pociągiem 3E
    .short = 3E
paper-station_railway = Kolej ze stacją
    .short = St
table-railway-used = Jej moc jest już użyta
table-companies-none = W tabeli cen akcji nie ma jeszcze żadnej spółki
table-companies-waiting = Niezałożone:
table-companies-closed = Przejęte:

## Rozliczenie

table-reckoning = Stan gry
table-rank = Miejsce
table-round = Runda
curves = Wykresy
curves-worth = Majątek graczy
curves-price = Ceny akcji
curves-income = Dochody spółek
curves-table = { $what } jako tabela
