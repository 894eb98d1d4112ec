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
