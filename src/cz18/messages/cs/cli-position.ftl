### Příkaz `18cz position`.

cli-help-position = Zkontroluje, ukáže nebo dohraje ručně sestavenou pozici, nebo v ní najde nejlepší jízdy.
cli-help-position-check = Zkontroluje pozici podle pravidel. Pokud je nemožná, vypíše důvod i s oddíly pravidel a skončí s kódem 1.
cli-help-position-check-given = Soubor s pozicí (JSON nebo zkrácený zápis), nebo přímo zkrácený zápis.
cli-help-position-show = Ukáže pozici jako text a s --svg nakreslí její plán.
cli-help-position-show-given = Soubor s pozicí (JSON nebo zkrácený zápis), nebo přímo zkrácený zápis.
cli-help-position-show-svg = Plán zapíše také do tohoto souboru SVG.
cli-help-position-routes = Najde nejlepší jízdu každé společnosti v pozici, nebo jedné společnosti s jinými vlaky.
cli-help-position-routes-given = Soubor s pozicí (JSON nebo zkrácený zápis), nebo přímo zkrácený zápis.
cli-help-position-routes-company = Jen tato společnost.
cli-help-position-routes-trains = Vlaky, které se použijí místo vlastních vlaků společnosti, oddělené čárkami (4E,5E); vyžaduje --company.
cli-help-position-routes-svg = Plán s jízdami zapíše také do tohoto souboru SVG.
cli-help-position-play = Nechá boty dohrát hru z této pozice a ukáže výsledek.
cli-help-position-play-given = Soubor s pozicí (JSON nebo zkrácený zápis), nebo přímo zkrácený zápis.
cli-help-position-play-bot = Jméno bota, který hraje na všech místech.
cli-help-position-play-seed = Stejný seed dá stejnou hru.
cli-help-position-play-save = Hru uloží do tohoto souboru.

cli-position-fine = Kontrola v této pozici nenašla nic nemožného.
cli-position-proved = dokázáno
cli-position-not-proved = nedokázáno
cli-position-run = { $company } ({ $trains }): { $best } K, { $proof }
cli-position-dividends = Při výplatě: { $amounts }
cli-position-no-turn = Pokračovat lze jen z úplné pozice na začátku tahu v burzovním nebo operačním kole.
cli-position-played = Konečný výsledek po { $actions ->
        [one] 1 další akci
        [few] { $actions } dalších akcích
        [many] { $actions } další akce
       *[other] { $actions } dalších akcích
    }
