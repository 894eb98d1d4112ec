### Strona: koniec gry, przerwane gry, kolory, kolumny.

## Kolumny i kolory

column-now = Działania i dziennik
column-map = Mapa i tabele
palette = Kolory płytek
palette-is = { $palette ->
        [distinct] łatwiejsze do rozróżnienia (dla daltonistów)
       *[printed] jak w druku
    }
help-tile-marks = Kolor płytki pokazują też ciemne narożniki: żółta nie ma żadnego, zielona ma jeden, brązowa dwa, a szara cztery.

## Rewanż

fault-not_over = Ta gra jeszcze się nie skończyła.
rematch = Zagraj jeszcze raz
rematch-is = Ci sami gracze, każdy o jedno miejsce dalej
notice-rematch = { $by } zaczyna nową grę z tymi samymi graczami.

## Koniec gry

end-wins = { $count ->
    [one] Wygrywa { $players }
    [few] Zwycięstwem dzielą się { $players }
    [many] Zwycięstwem dzielą się { $players }
   *[other] Zwycięstwem dzielą się { $players }
  }
end-you-win = Wygrywasz!
end-why = { $player } wygrywa z majątkiem { $worth }; drugie miejsce zajmuje { $second } (o { $lead } mniej). W ciągu całej gry największą różnicę dały { $kind ->
        [local_railways] zyski z kolei lokalnych
        [penalty] odsetki karne
       *[company] zyski ze spółki { $company }
    }: { $amount } wobec { $other }.
end-shared = Wspólne zwycięstwo, każdy z majątkiem { $worth }: { $players }.
end-by-card = Nie sprzedano żadnej firmy prywatnej, więc wygrywa pierwszy w kolejności gry: { $player } (XI.2).
end-picture = Zapisz obraz mapy
print = Drukuj
cancel = Anuluj

## Skąd wzięły się pieniądze

earned = Skąd wzięły się pieniądze
earned-is = Suma każdej kolumny to majątek gracza.
earned-start = Kapitał początkowy
earned-dividends = dywidendy
earned-bought = zakup
earned-sold = sprzedaż
earned-held = obecna wartość
earned-added = dopłaty do pociągów
earned-income = dochód

## Przerwane gry

abandoned = Ta gra została zakończona przed czasem
abandoned-is = W tę grę nie można już grać. Możesz ją nadal oglądać albo kontynuować jako nową grę.
abandoned-play-on = Kontynuuj jako nową grę
title-abandoned = Zakończona przed czasem – 18CZ
