### `18cz show`: pozice jako text, v blocích se sloupci.

show-board = 18CZ, { $board ->
        [standard] České země
        [bohemia] Čechy
        [moravia_silesia] Morava a Slezsko
       *[other] plán { $board }
    }
show-pre-stock = Předburzovní kolo
show-end = Konec
show-phase = fáze { $letter }
show-railway-price = cena místních drah { $price } K
show-after = { $actions ->
        [one] po { $actions } akci
        [few] po { $actions } akcích
        [many] po { $actions } akce
       *[other] po { $actions } akcích
    }
show-reconstruction = Plán je rekonstrukce. { $why }
show-over = Hra skončila.
show-at-auction =
    { $bid ->
        [0] V dražbě: { $paper }, zatím bez nabídky
       *[other] V dražbě: { $paper }, nejvyšší nabídka { $bid } K ({ $bidder })
    }
show-on-offer = Ještě neprodané: { $papers }

show-players-title = Hráči
show-companies-title = Společnosti v pořadí tahů
show-not-in-play = Zatím nezaložené: { $companies }
show-acquired = Převzaté: { $companies }
show-chart-title = Tabulka kurzů (horní a dolní řada; společnosti na stejném poli jsou v pořadí, v jakém budou na tahu)
show-upper = horní
show-lower = dolní
show-no-markers = žádné ukazatele
show-trains-title = Vlaky
show-top-card = vrchní karta { $card }: { $faces }; { $left }
show-face = { $face } za { $price } K
show-left = karet s tímto písmenem zbývá: { $count }
show-no-end = bez omezení
show-pool = zásoba: { $trains }
show-scrapped = sešrotované: { $trains }
show-track-title = Průběh hry
show-map-title = Herní plán

## Sloupce

show-column-player = hráč
show-column-cash = hotovost
show-column-debt = dluh
show-column-penalty = sankční úrok
show-column-certificates = certifikáty
show-column-worth = majetek
show-column-local-railways = místní dráhy
show-column-shares = akcie
show-column-company = společnost
show-column-size = velikost
show-column-director = ředitel
show-column-price = kurz
show-column-treasury = pokladna
show-column-ran-for = poslední výnos
show-column-trains = vlaky
show-column-railways = místní dráhy
show-column-bank = v bance
show-column-markers = zbylé žetony
show-column-stations = stanice
show-column-hex = políčko
show-column-name = název
show-column-tile = dílek
show-column-turned = natočení
show-column-colour = barva

## Co v nich stojí

show-of-limit = { $count }/{ $limit }
# as in English
show-limit = { $trains } (limit { $limit })
show-used = { $railway } (využitá)
show-not-afloat = { $company } (dosud bez provozu)
show-in-city = { $company } ve městě { $city }
show-size-small = malá
show-size-medium = střední
show-size-large = velká
show-colour-yellow = žlutý
show-colour-green = zelený
show-colour-brown = hnědý
show-colour-grey = šedý
show-colour-red = červený
