### Stránka: plán, kurzy a tabulky.

## Plán

map = Plán: { $title }
map-closer = Přiblížit
map-farther = Oddálit
map-whole = Celý plán
map-reconstruction = Tento plán je rekonstrukce
map-title-standard = České země
map-title-bohemia = Čechy
map-title-moravia_silesia = Morava a Slezsko
reconstruction-moravia_silesia = Neznáme žádný text, který by popisoval tištěný plán této varianty, proto jsou tyto části rekonstruované: obrys (východní část základního plánu), červeně ohraničená políčka Sx a By a druhé červeně ohraničené políčko kk, nejnižší povolená nabídka u čtyř z pěti soukromých společností, výběr malé a střední místní dráhy, hodnota červeného dílku 20 K, dokud nejsou dostupné zelené dílky, a vlaky, které zpřístupňují zelené, hnědé a šedé dílky. Pokud máš tištěný plán, můžeš příkazem 18cz board write vytvořit opravenou kopii tohoto plánu.

hex-home-of = Domovské políčko: { $company }
hex-tile = { $colour } barva, dílek { $tile }
hex-kind-open = Volný terén bez dílku
hex-kind-town = Městečko bez dílku
hex-kind-double_town = Dvě městečka bez dílku
hex-kind-city = Město bez dílku
hex-kind-double_city = Dvě města bez dílku
hex-kind-reserved = Červeně ohraničené políčko bez dílku
hex-kind-fixed = Šedé políčko
hex-terrain = { $terrain }, { $cost }
hex-label = Hodí se sem jen dílky s označením { $label }
hex-value = Současná hodnota: { $value }
hex-city = Město
hex-town = Městečko
hex-room = { $slots ->
        [one] místo pro { $slots } stanici
        [few] místo pro { $slots } stanice
        [many] místo pro { $slots } stanice
       *[other] místo pro { $slots } stanic
    }
hex-exits = výjezdy: { $to }
hex-track = Kolej: { $from } – { $to }
hex-stations = Stanice: { $companies }
station-railway = staniční dráha
hex-changed = Změněno od tvé poslední návštěvy
hex-legal = Lze vybrat

colour-yellow = Žlutá
colour-green = Zelená
colour-brown = Hnědá
colour-grey = Šedá
colour-red = Červená
terrain-river = Řeka
terrain-hill = Kopce
terrain-mountain = Hory
edge-0 = jihozápad
edge-1 = západ
edge-2 = severozápad
edge-3 = severovýchod
edge-4 = východ
edge-5 = jihovýchod

## Vějíř dílků

fan = Dílky pro { $hex }
fan-tile = { $colour } barva, dílek { $tile }, { $rotations ->
    [one] jedno natočení
    [few] { $rotations } natočení
    [many] { $rotations } natočení
   *[other] { $rotations } natočení
  }, zbývá: { $left }
fan-turn-left = Otočit doleva
fan-turn-right = Otočit doprava
fan-lay = Položit dílek { $tile }
fan-cancel = Zpět
fan-with = S místní dráhou { $railway }
fan-without = Bez místní dráhy
fan-way = { $number }/{ $count }

## Tabulka kurzů

chart = Kurzy akcií. { $prices }
chart-start = Počáteční kurz (velikost společnosti: { $sizes })
size-letter-small = mal
size-letter-medium = stř
size-letter-large = vel

## Vlaky

clock = Pořadí karet vlaků
clock-card = Karta
clock-limit = Limit vlaků
clock-brings = Účinek
clock-left = zbývá: { $left }/{ $count }
clock-endless = bez omezení
clock-opens = { $size ->
        [several] nové velikosti společností ({ $sizes })
        [small] lze zakládat malé společnosti
        [medium] lze zakládat střední společnosti
       *[other] lze zakládat velké společnosti
    }
clock-scraps = vlak { $train } šrotuje vlaky { $old }
clock-papers = soukromé společnosti zanikají
clock-trade = společnosti smějí obchodovat s vlaky
clock-railways = společnosti smějí kupovat místní dráhy
clock-limit-falls = nižší limit vlaků { $size ->
        [several] společností různých velikostí: { $sizes }
        [small] malých společností
        [medium] středních společností
       *[other] velkých společností
    }
clock-tiles = { $colour ->
        [yellow] žluté dílky
        [green] zelené dílky
        [brown] hnědé dílky
       *[other] šedé dílky
    }
phase-now = Ve fázi { $letter } lze pokládat { $colour ->
        [yellow] jen žluté dílky
        [green] žluté a zelené dílky
        [brown] žluté, zelené a hnědé dílky
       *[other] dílky všech barev
    } a zakládat { $size ->
        [several] společnosti různých velikostí: { $sizes }
        [small] jen malé společnosti
        [medium] jen střední společnosti
       *[other] jen velké společnosti
    }.
phase-next = Další změna nastane s první kartou { $letter } ({ $count ->
        [0] hned příští karta
        [one] po jedné další kartě
        [few] po { $count } dalších kartách
        [many] po { $count } další karty
       *[other] po { $count } dalších kartách
    }): { $brings }.
clock-pool = Zásoba vyřazených vlaků
clock-scrapped = Sešrotované
table-none = žádné

## Průběh

track = Průběh hry
track-pre = PBK
track-end = Konec
track-export = Potom se karta vlaku prodá do zahraničí
track-export-key = Po kole s touto značkou se karta vlaku prodá do zahraničí

## Zásoba dílků

supply-tile = Dílek { $tile }, zbývá: { $left }/{ $count }
supply-chosen = Dílek { $tile }
supply-from = Vylepšuje
supply-from-nothing = Nic (první dílek na políčku)
supply-to = Lze vylepšit na
supply-to-nothing = Nelze vylepšit

## Tabulky

table-players = Hráči
table-player = Hráč
table-cash = Hotovost
table-worth = Majetek
table-debt = Dluh
table-penalty = Sankční úrok
table-certificates = Certifikáty
table-shares = Akcie
table-local-railways = Místní dráhy
table-you = (ty)
table-acts = na tahu
table-director = Ředitel
table-companies = Společnosti v pořadí tahů
table-company = Společnost
table-price = Kurz
table-treasury = Pokladna
table-trains = Vlaky
table-last-income = Poslední výnos
table-stations-left = Zbývající stanice
table-shareholders = Akcionáři
table-in-bank = V bance
table-not-afloat = dosud bez provozu
table-of-limit = { $count }/{ $limit }
table-vaclav = Václav
table-nobody = nikdo
table-train-scrapped-by = Sešrotuje ho první vlak { $trains }
table-train-permanent = Nikdy se nešrotuje
paper-three_e = Soukromá společnost s vlakem 3E
    .short = 3E
paper-station_railway = Staniční dráha
    .short = St
table-railway-used = Její schopnost už byla využita
table-companies-none = Zatím není založena žádná společnost
table-companies-waiting = Zatím nezaložené:
table-companies-closed = Převzaté:

## Vyúčtování

table-reckoning = Stav hry
table-rank = Pořadí
table-round = Kolo
curves = Grafy
curves-worth = Majetek hráčů
curves-price = Kurzy akcií
curves-income = Výnosy společností
curves-table = { $what } jako tabulka
