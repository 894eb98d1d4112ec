### Polecenie `18cz position`.

cli-help-position = Sprawdza lub pokazuje pozycję ustawioną ręcznie, gra od niej dalej albo znajduje w niej najlepsze przejazdy.
cli-help-position-check = Sprawdza, czy pozycja jest zgodna z zasadami. Jeśli jest niemożliwa, podaje powody z rozdziałami instrukcji i kończy z kodem 1.
cli-help-position-check-given = Plik z pozycją (JSON albo krótki tekst) lub sam krótki tekst.
cli-help-position-show = Pokazuje pozycję jako tekst, a z --svg rysuje też jej mapę.
cli-help-position-show-given = Plik z pozycją (JSON albo krótki tekst) lub sam krótki tekst.
cli-help-position-show-svg = Zapisuje też mapę do tego pliku SVG.
cli-help-position-routes = Znajduje najlepszy przejazd każdej spółki w danej pozycji albo jednej spółki z innymi pociągami.
cli-help-position-routes-given = Plik z pozycją (JSON albo krótki tekst) lub sam krótki tekst.
cli-help-position-routes-company = Tylko ta spółka.
cli-help-position-routes-trains = Pociągi użyte zamiast pociągów tej spółki, oddzielone przecinkami (4E,5E); wymaga --company.
cli-help-position-routes-svg = Zapisuje też mapę z przejazdami do tego pliku SVG.
cli-help-position-play = Każe botom grać od danej pozycji do końca gry i pokazuje wynik.
cli-help-position-play-given = Plik z pozycją (JSON albo krótki tekst) lub sam krótki tekst.
cli-help-position-play-bot = Nazwa bota, który gra na wszystkich miejscach.
cli-help-position-play-seed = To samo ziarno losowe daje tę samą grę.
cli-help-position-play-save = Zapisuje grę do tego pliku.

cli-position-fine = Sprawdzenie nie wykryło w tej pozycji nic niemożliwego.
cli-position-proved = na pewno najlepszy przejazd
cli-position-not-proved = bez dowodu
cli-position-run = { $company } ({ $trains }): { $best } K, { $proof }
cli-position-dividends = W razie wypłaty: { $amounts }
cli-position-no-turn = Grać dalej można tylko od kompletnej pozycji na początku tury w rundzie giełdowej lub operacyjnej.
cli-position-played = Wynik końcowy po { $actions ->
        [one] 1 kolejnym ruchu
        [few] { $actions } kolejnych ruchach
        [many] { $actions } kolejnych ruchach
       *[other] { $actions } kolejnego ruchu
    }
