### Powiadomienia push, e-mailem i przez webhooki: $table to nazwa gry.

notify-turn = Twoja tura: { $table }
notify-turn-text = Teraz twoja tura.
notify-late = Twój czas minął: { $table }
notify-late-text = Twój czas na ruch minął.
notify-host = Czas gracza minął: { $table }
notify-host-text = Jednemu z graczy skończył się czas. Jako gospodarz możesz wyznaczyć zastępcę albo czekać dalej.
notify-request = Prośba o cofnięcie: { $table }
notify-request-text = Jeden z graczy chce cofnąć ruchy i potrzebuje twojej zgody.
notify-over = Koniec gry: { $table }
notify-over-text = Gra się skończyła. Wynik końcowy:
notify-test = Wiadomość testowa z 18CZ
notify-test-text = Powiadomienia działają. Dostaniesz je, gdy nadejdzie twoja tura.
notify-confirm = Potwierdź swój adres w 18CZ
notify-confirm-text = Aby dostawać powiadomienia na ten adres, otwórz poniższy link i potwierdź. Jeśli to nie twoja prośba, zignoruj tę wiadomość.
notify-open = Otwórz grę
notify-settings = Ustawienia powiadomień

catch-up-more = … i { $count ->
        [one] jedno wcześniejsze zdarzenie
        [few] { $count } wcześniejsze zdarzenia
        [many] { $count } wcześniejszych zdarzeń
       *[other] { $count } wcześniejszego zdarzenia
    }
catch-up-cash = Twoja gotówka: { $before } K → { $after } K
catch-up-worth = Twój majątek: { $before } K → { $after } K
catch-up-price = { $company }: cena akcji { $before } K → { $after } K
catch-up-trains = { $company }: pociągi { $before } → { $after }
catch-up-director = { $company }: dyrektor { $before } → { $after }

mail-why = Dostajesz tę wiadomość, ponieważ ten adres podano na serwerze { $server }.
mail-unsubscribe = Zrezygnuj z powiadomień
