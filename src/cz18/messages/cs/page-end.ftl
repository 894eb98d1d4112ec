### Stránka: konec hry, opuštěné hry, barvy, sloupce.

## Sloupce a barvy

column-now = Tah a záznam
column-map = Plán a tabulky
palette = Barvy dílků
palette-is = { $palette ->
        [distinct] snáze rozlišitelné (pro barvoslepé)
       *[printed] jako v tištěné hře
    }
help-tile-marks = Barvu dílku poznáš i podle tmavých rohů: žlutý nemá žádný, zelený jeden, hnědý dva, šedý čtyři.

## Odveta

fault-not_over = Tato hra ještě neskončila.
rematch = Hrát znovu
rematch-is = Stejní hráči, každý se posune o jedno místo
notice-rematch = { $by } zakládá novou hru se stejnými hráči.

## Konec hry

end-wins = { $count ->
    [one] Vítězí { $players }
    [few] O vítězství se dělí { $players }
    [many] O vítězství se dělí { $players }
   *[other] O vítězství se dělí { $players }
  }
end-you-win = Vítězství je tvoje!
end-why = Vítězí { $player } s majetkem { $worth } a náskokem { $lead }; na druhém místě je { $second }. Největší rozdíl je { $kind ->
        [local_railways] v zisku z místních drah za celou hru
        [penalty] v sankčním úroku
       *[company] v zisku ze společnosti { $company } za celou hru
    }: { $amount } proti { $other }.
end-shared = O vítězství se dělí { $players }; majetek každého je { $worth }.
end-by-card = Neprodala se žádná soukromá společnost, proto vítězí první v pořadí hráčů: { $player } (XI.2).
end-picture = Uložit obrázek plánu
print = Vytisknout
cancel = Zrušit

## Zdroje majetku

earned = Zdroje majetku
earned-is = Součet každého sloupce dává majetek hráče.
earned-start = Počáteční kapitál
earned-dividends = dividendy
earned-bought = nákup
earned-sold = prodej
earned-held = hodnota na konci
earned-added = doplaceno na vlaky
earned-income = příjem

## Opuštěné hry

abandoned = Tato hra byla předčasně ukončena
abandoned-is = V této hře už nelze hrát. Můžeš si ji prohlédnout nebo v ní pokračovat jako v nové hře.
abandoned-play-on = Pokračovat v nové hře
title-abandoned = Předčasně ukončeno – 18CZ
