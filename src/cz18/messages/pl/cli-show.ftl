### `18cz show`: pozycja jako tekst, w blokach z kolumnami.

show-board = 18CZ, { $board ->
        [standard] ziemie czeskie
        [bohemia] Bohemia
        [moravia_silesia] Moravia-Silesia
       *[other] mapa { $board }
    }
show-pre-stock = pre-runda giełdowa
show-end = koniec
show-phase = faza { $letter }
show-railway-price = cena kolei lokalnych { $price } K
show-after = { $actions ->
        [one] po { $actions } ruchu
        [few] po { $actions } ruchach
        [many] po { $actions } ruchach
       *[other] po { $actions } ruchu
    }
show-reconstruction = Mapa jest rekonstrukcją. { $why }
show-over = Gra się skończyła.
show-at-auction =
    { $bid ->
        [0] Na aukcji: { $paper }, jeszcze bez oferty
       *[other] Na aukcji: { $paper }, najwyższa oferta { $bid } K (oferuje { $bidder })
    }
show-on-offer = Jeszcze niesprzedane: { $papers }

show-players-title = Gracze
show-companies-title = Spółki w kolejności działania
show-not-in-play = Jeszcze niezałożone: { $companies }
show-acquired = Przejęte: { $companies }
show-chart-title = Tabela cen akcji (rząd górny i dolny; na każdym polu jako pierwsza działa spółka wymieniona najpierw)
show-upper = górny
show-lower = dolny
show-no-markers = brak znaczników
show-trains-title = Pociągi
show-top-card = wierzchnia karta { $card }: { $faces }; { $left }
show-face = { $face } za { $price } K
show-left = pozostałe karty z tą literą: { $count }
show-no-end = bez ograniczeń
show-pool = pula pociągów: { $trains }
show-scrapped = zezłomowane: { $trains }
show-track-title = Tor przebiegu gry
show-map-title = Mapa

## Kolumny

show-column-player = gracz
show-column-cash = gotówka
show-column-debt = dług
show-column-penalty = odsetki karne
show-column-certificates = certyfikaty
show-column-worth = majątek
show-column-local-railways = koleje lokalne
show-column-shares = akcje
show-column-company = spółka
show-column-size = wielkość
show-column-director = dyrektor
show-column-price = cena
show-column-treasury = skarbiec
show-column-ran-for = ostatni dochód
show-column-trains = pociągi
show-column-railways = koleje lokalne
show-column-bank = w banku
show-column-markers = wolne znaczniki
show-column-stations = stacje
show-column-hex = heks
show-column-name = nazwa
show-column-tile = płytka
show-column-turned = obrót
show-column-colour = kolor

## Co w nich stoi

show-of-limit = { $count }/{ $limit }
# as in English
show-limit = { $trains } (limit { $limit })
show-used = { $railway } (użyta)
show-not-afloat = { $company } (jeszcze nie działa)
show-in-city = { $company } w mieście { $city }
show-size-small = mała
show-size-medium = średnia
show-size-large = duża
show-colour-yellow = żółta
show-colour-green = zielona
show-colour-brown = brązowa
show-colour-grey = szara
show-colour-red = czerwona
