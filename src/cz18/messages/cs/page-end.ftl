### Stránka: konec hry, opuštěné hry, barvy, sloupce.

## Sloupce a barvy

column-now = Co lze teď udělat, a záznam
column-map = Mapa a tabulky
palette = Barvy dílků
palette-is = { $palette ->
        [distinct] rozlišitelné i pro barvoslepé
       *[printed] jako tištěné
    }
help-tile-marks = Barvu dílku ukazují i tmavé rohy: žádný je žlutý, jeden zelený, dva hnědý, čtyři šedý.

## Odveta

fault-not_over = Tato hra ještě neskončila.
rematch = Hrát znovu
rematch-is = Stejní hráči, každý o místo dál
notice-rematch = { $by } založil(a) novou hru se stejnými hráči.

## Konec hry

end-wins = { $count ->
    [one] Vítězí { $players }
    [few] O vítězství se dělí { $players }
    [many] O vítězství se dělí { $players }
   *[other] O vítězství se dělí { $players }
  }
end-you-win = Vítězství je tvoje!
end-why = { $player } vítězí s { $worth }, o { $lead } před { $second }; největší rozdíl udělalo { $kind ->
        [local_railways] vlastnictví místních drah
        [penalty] pokutování za půjčky
       *[company] podnikání s { $company }
    }: { $amount } proti { $other }.
end-shared = { $players } se dělí o vítězství, každý s { $worth }.
end-by-card = Neprodal se žádný papír, proto vítězí { $player } jako držitel první karty (XI.2).
end-picture = Obrázek plánu
print = Vytisknout
cancel = Zrušit

## Odkud přišly peníze

earned = Odkud přišly peníze
earned-is = Každý sloupec dává dohromady majetek hráče.
earned-start = Počáteční kapitál
earned-dividends = dividendy
earned-bought = nákup
earned-sold = prodej
earned-held = v držení
earned-added = vlastní peníze
earned-income = příjem

## Opuštěné hry

abandoned = Tato hra byla vzdána
abandoned-is = Zde už nikdo netáhne. Hru lze dál číst a pokračovat v ní jako v nové hře.
abandoned-play-on = Pokračovat jako nová hra
title-abandoned = Vzdáno – 18CZ
