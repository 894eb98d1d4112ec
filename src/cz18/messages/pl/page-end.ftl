### Strona: koniec gry, porzucone gry, kolory, kolumny.

## Kolumny i kolory

column-now = Co można teraz zrobić i dziennik
column-map = Mapa i tabele
palette = Kolory płytek
palette-is = { $palette ->
        [distinct] rozróżnialne dla daltonistów
       *[printed] jak w druku
    }
help-tile-marks = Kolor płytki pokazują też ciemne narożniki: żaden to żółta, jeden zielona, dwa brązowa, cztery szara.

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
end-you-win = Zwycięstwo jest twoje!
end-why = { $player } wygrywa z majątkiem { $worth }, o { $lead } przed { $second }; największą różnicę dały { $kind ->
        [local_railways] koleje lokalne
        [penalty] kary za pożyczki
       *[company] zyski z { $company }
    }: { $amount } wobec { $other }.
end-shared = { $players } dzielą się zwycięstwem, każdy z majątkiem { $worth }.
end-by-card = Nie sprzedano żadnej firmy prywatnej, więc wygrywa { $player } jako posiadacz pierwszej karty (XI.2).
end-picture = Obraz planszy
print = Drukuj
cancel = Anuluj

## Skąd wzięły się pieniądze

earned = Skąd wzięły się pieniądze
earned-is = Każda kolumna daje w sumie majątek gracza.
earned-start = Kapitał początkowy
earned-dividends = dywidendy
earned-bought = zakup
earned-sold = sprzedaż
earned-held = posiadane
earned-added = własne pieniądze
earned-income = dochód

## Porzucone gry

abandoned = Ta gra została zakończona przed czasem
abandoned-is = Nikt już tu nie gra. Grę można nadal czytać i kontynuować jako nową.
abandoned-play-on = Kontynuuj jako nową grę
title-abandoned = Przerwana – 18CZ
