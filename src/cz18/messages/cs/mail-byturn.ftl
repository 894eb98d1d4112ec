### Oznámení přes push, e-mail a webhooky: $table je název hry.

notify-turn = Jsi na tahu: { $table }
notify-turn-text = Jsi na tahu.
notify-late = Vypršel ti čas: { $table }
notify-late-text = Vypršel ti čas.
notify-host = Hráči vypršel čas: { $table }
notify-host-text = Jednomu z hráčů vypršel čas. Jako hostitel můžeš nechat hrát náhradníka, nebo dál čekat.
notify-request = Žádost o vrácení: { $table }
notify-request-text = Jeden z hráčů chce vrátit zahrané akce a potřebuje tvůj souhlas.
notify-over = Konec hry: { $table }
notify-over-text = Hra skončila. Konečný výsledek:
notify-test = Zkušební zpráva z 18CZ
notify-test-text = Oznámení fungují. Další přijde, až budeš na tahu.
notify-confirm = Potvrď svou adresu pro 18CZ
notify-confirm-text = Pokud chceš na tuto adresu dostávat oznámení, otevři následující odkaz a potvrď ji. Pokud o ně nestojíš, nech tuto zprávu bez povšimnutí.
notify-open = Otevřít hru
notify-settings = Nastavení oznámení

catch-up-more = … a { $count ->
        [one] jedna dřívější událost
        [few] { $count } dřívější události
        [many] { $count } dřívější události
       *[other] { $count } dřívějších událostí
    }
catch-up-cash = Tvoje hotovost: { $before } K → { $after } K
catch-up-worth = Tvůj majetek: { $before } K → { $after } K
catch-up-price = { $company }: kurz { $before } K → { $after } K
catch-up-trains = { $company }: vlaky { $before } → { $after }
catch-up-director = { $company }: ředitel { $before } → { $after }

mail-why = Tuto zprávu dostáváš, protože někdo zadal tuto adresu na serveru { $server }.
mail-unsubscribe = Odhlásit odběr
