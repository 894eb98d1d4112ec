### Příkazový řádek: nápověda, nadpisy, odpovědi a chyby programu `18cz`.

## Program

cli-help = Desková hra 18CZ, přesně podle pravidel.
cli-help-version = Vypíše verzi.
cli-help-lang = Jazyk výstupu: { $languages }. Výchozí: podle LC_ALL, LC_MESSAGES nebo LANG.
cli-version = 18cz { $version } (verze pravidel { $rules })
cli-no-language = neznámý jazyk { $language }; k dispozici: { $languages }
cli-needs-server = je potřeba balíček { $package }; nainstaluje ho: pip install '18cz[server]'
cli-needs = je potřeba { $package }; nainstaluje ho: pip install '18cz[{ $extra }]'
cli-and = { $first } a { $second }
cli-or = { $first } nebo { $second }
cli-number = { $number }
cli-how-far = { $done }/{ $total }, zbývá { $left }
cli-at-beyond = --at { $at } je až za poslední akcí hry ({ $last })
cli-append-or-overwrite = použij buď --append, nebo --overwrite, ne obojí
cli-out-exists-append = { $file } už existuje; --append do něj přidá, --overwrite ho nahradí
cli-out-exists = { $file } už existuje; --overwrite ho nahradí
cli-out-not-stdout = tento příkaz neumí zapisovat na standardní výstup; místo - zadej název souboru
cli-stopped-kept = zastaveno, hotovo { $done }/{ $total }; dosavadní výsledky jsou v { $file }
cli-stopped = zastaveno, hotovo { $done }/{ $total }

## Nápověda a chyby v argumentech

cli-usage = Použití:
cli-usage-options = [VOLBY]
cli-usage-command = PŘÍKAZ [ARGUMENTY]...
cli-usage-help = Ukáže tuto nápovědu a skončí.
cli-type-number = <číslo>
# as in English
cli-type-text = <text>
cli-type-path = <cesta>
cli-usage-panel-arguments = Argumenty
cli-usage-panel-options = Volby
cli-usage-panel-commands = Příkazy
cli-usage-panel-error = Chyba
cli-usage-default = [výchozí: {"{}"}]
cli-usage-required = [povinné]
cli-usage-aborted = Přerušeno.
cli-usage-try = Nápověda: [blue]{"{command_path}"} {"{help_option}"}[/].
cli-usage-no-command = Příkaz { $name } neexistuje.
cli-usage-missing-command = Chybí příkaz.
cli-usage-no-option = Neznámá volba: { $name }
cli-usage-did-you-mean = Nemyslíš { $names }?
cli-usage-missing-argument = Chybí argument { $name }.
cli-usage-missing-option = Chybí volba { $name }.
cli-usage-choose = Na výběr:{ $choices }
cli-usage-extra = Přebytečné argumenty: { $what }
cli-usage-needs-value = Volba { $name } potřebuje hodnotu.
cli-usage-takes-no-value = Volba { $name } nepřijímá žádnou hodnotu.
cli-usage-bad-value = Neplatná hodnota pro { $name }: { $why }
cli-usage-not-an-integer = musí to být celé číslo
cli-usage-not-a-number = musí to být číslo
cli-usage-not-one-of = { $value } není žádná z možností: { $choices }.
cli-usage-at-least = musí to být nejméně { $low }
cli-usage-at-most = smí to být nejvýš { $high }
cli-metavar-FILE = SOUBOR
cli-metavar-OUT = VÝSTUP
cli-metavar-OUT_jsonl = VÝSTUP.jsonl
cli-metavar-RESULTS_jsonl = VÝSLEDKY.jsonl
cli-metavar-FOLDER = SLOŽKA
cli-metavar-N = N
cli-metavar-X = X
# as in English
cli-metavar-URL = URL
cli-metavar-ADDRESS = ADRESA
cli-metavar-GAME = HRA
cli-metavar-NAME = JMÉNO
cli-metavar-NUMBERS = ČÍSLA
cli-metavar-LANGUAGE = JAZYK
cli-metavar-WHAT = CO
cli-metavar-KIND = DRUH

## Volby více příkazů

cli-option-file = Uložená hra, přepis, hlášení o chybě nebo export z 18xx.games, nekomprimované nebo .gz.
cli-option-as_json = Vypíše výsledek nebo chybu jako JSON.
cli-option-show_completion = Vypíše skript pro doplňování příkazů v tvém shellu.
cli-option-install_completion = Nainstaluje doplňování příkazů pro tvůj shell.
cli-option-at = Použije pozici po akci N.
cli-option-seats = Jména botů oddělená čárkami; místa se jimi obsazují dokola.
cli-option-players = Počet hráčů; výchozí: jeden na každého bota v --seats.
cli-option-board = standard, bohemia, moravia_silesia, soubor s plánem nebo all (hry střídají všechny vestavěné plány a počty hráčů a každé místo dostane náhodného bota z --seats).
cli-option-games = Počet her.
cli-option-seed = Seed první hry; každá další má číslo o jedna vyšší.
cli-option-jobs = Počet procesů.
cli-option-overwrite = Přepíše existující výstupní soubory.
cli-option-append = Pokud soubor už existuje, přidá výstup na jeho konec.
cli-option-database = URL (postgresql://...) nebo cesta k souboru SQLite. Výchozí: nastavení database ($CZ18_DATABASE nebo soubor nastavení), jinak soubor ve tvé datové složce.
cli-option-yes = Provede příkaz bez dotazu na potvrzení.
cli-option-game = Označení hry.
cli-option-name = Jméno účtu.
cli-option-limit = Ukáže nejvýš tolik her, účtů nebo zpráv chatu.

## Co je špatně se soubory a hrami

cli-action-refused = akce { $number } byla odmítnuta: { $reason }
cli-file-action = akce { $number }: { $why }
cli-file-line = řádek { $number }: { $why }
cli-field-wrong = { $field }: { $detail }

## Výsledek

cli-player = hráč
# as in English
cli-plays-as = bot
cli-worth = majetek
cli-cash = hotovost
cli-shares = akcie
cli-local-railways = místní dráhy
cli-debt = dluh
cli-penalty = sankční úrok
cli-company = společnost
cli-companies = Společnosti
cli-director = ředitel
cli-vaclav = Václav
cli-trains = vlaky
cli-price = kurz
cli-treasury = pokladna

## 18cz play

cli-help-play = Zahraje ukázkovou hru náhodných botů a ukáže výsledek.
cli-help-play-players = Počet hráčů.
cli-help-play-seed = Stejný seed dá stejnou hru.
cli-help-play-board = standard, bohemia, moravia_silesia nebo soubor s plánem.
cli-help-play-save = Uloží hru do tohoto souboru.
cli-help-play-log = Vypíše záznam hry bez jednotlivých plateb.
cli-play-setting-up = příprava
cli-play-rounds = kol
cli-play-title = Hra náhodných botů: seed { $seed }, { $actions ->
        [one] { $actions } akce
        [few] { $actions } akce
        [many] { $actions } akce
       *[other] { $actions } akcí
    }
cli-play-last-run = poslední výnos
cli-play-floated = společnosti v provozu: { $count }
cli-play-tiles = položené dílky: { $count }
cli-play-acquired = převzaté společnosti: { $count }
cli-play-directors = změny ředitele: { $count }
cli-play-loans = půjčky: { $count }
cli-play-saved = uloženo jako { $file }; zobrazit: 18cz show { $file }
cli-play-hint = Hru uloží --save SOUBOR, její záznam vypíše --log; všechny příkazy ukáže 18cz --help.

## 18cz replay

cli-help-replay = Přehraje hry a ukáže výsledky. Pokud je některá akce odmítnuta, skončí s kódem 1.
cli-help-replay-files = Uložené hry, přepisy, hlášení o chybách nebo exporty z 18xx.games, nekomprimované nebo .gz.
cli-help-replay-trace = Zapíše stav po každé akci do tohoto souboru; - znamená standardní výstup.
cli-replay-playing = přehrávání
cli-replay-one-trace = --trace lze použít jen s jednou hrou
cli-help-replay-departures = Vypíše odchylky od pravidel.
cli-replay-over = Závěrečné vyúčtování, { $actions ->
        [one] { $actions } akce
        [few] { $actions } akce
        [many] { $actions } akce
       *[other] { $actions } akcí
    }
cli-replay-not-over = Nedohráno; majetek po { $actions ->
        [one] { $actions } akci
        [few] { $actions } akcích
        [many] { $actions } akce
       *[other] { $actions } akcích
    }
cli-replay-departures = Odchylky od pravidel
cli-replay-no-departures = Žádné odchylky od pravidel.
cli-replay-time = přehráno za { $seconds } s
cli-action = akce
cli-section = oddíl
cli-code = kód

## 18cz export, show, transcript, report

cli-help-export = Převede hru na uloženou hru 18CZ, nebo na soubor pro 18xx.games.
cli-help-export-out = Výstupní soubor; komprimovaný, když jeho název končí na .gz.
cli-help-export-to = Formát výstupu.
cli-export-wrote = zapsáno: { $file } ({ $format }, { $actions ->
        [one] { $actions } akce
        [few] { $actions } akce
        [many] { $actions } akce
       *[other] { $actions } akcí
    })
cli-help-show = Ukáže pozici: plán, společnosti, hráče, tabulku kurzů, vlaky a to, kdo rozhoduje jako další.
cli-help-show-svg = Plán zapíše také do tohoto souboru SVG.
cli-help-transcript = Zapíše hru jako text: jednu akci na řádek a po každém kole přehled, co vlastní hráči a společnosti.
cli-help-transcript-out = Zapíše přepis do tohoto souboru místo na standardní výstup; komprimovaně, když jeho název končí na .gz.
cli-help-transcript-choices = U každé akce uvede, kolik akcí bylo možných.
cli-help-report = Zapíše hlášení o chybě: hru bez jmen, verzi, systém a pozici.
cli-help-report-out = Soubor s hlášením; komprimovaný, když jeho název končí na .gz.
cli-report-wrote = Přilož { $file } k hlášení o chybě. Hráče v něm označují jen čísla míst, přesto si ho před odesláním přečti.
cli-report-problem = Hru nelze přehrát: { $problem }

## 18cz routes

cli-help-routes = Najde nejlepší jízdu v pozici, nebo porovná každou jízdu hry s nejlepší možnou.
cli-help-routes-company = Jen tato společnost.
cli-help-routes-every = Porovná každou jízdu hry s nejlepší možnou.
cli-help-routes-profile = Počítá výnos podle pravidel, nebo stejně jako 18xx.games.
cli-routes-no-company = neznámá společnost { $company }; k dispozici: { $known }
cli-routes-all-or-at = --all prochází celou hru, takže ho nelze spojit s --at
cli-routes-nothing = žádný vlak nemůže jet
cli-routes-no-train = žádný vlak
cli-routes-proved = { $company } ({ $trains }): { $best } K, dokázáno, { $ms } ms
cli-routes-not-proved = { $company } ({ $trains }): { $best } K, nedokázáno, { $ms } ms
cli-routes-played = jízda ve hře: { $claimed } K
cli-routes-runs = Jízdy
cli-routes-progress = jízdy
cli-routes-claimed = zahráno
cli-routes-best = nejlepší
cli-routes-difference = rozdíl
cli-routes-best-run = nejlepší jízda
cli-routes-sum = jízdy: { $runs }, z toho horší než nejlepší možná: { $below }; celkem ušlo { $left } K; nejpomalejší hledání { $ms } ms

## 18cz conformance

cli-help-conformance = Ukáže ke každému číslovanému pravidlu jeho testy. Pokud některé pravidlo žádný nemá, nebo test uvádí neznámé či netestovatelné pravidlo, skončí s kódem 1.
cli-conformance-title = Pravidla a jejich testy
cli-conformance-rule = pravidlo
cli-conformance-says = znění
cli-conformance-tests = testy
cli-conformance-none = žádný
cli-conformance-not-testable = nelze testovat: { $why }
cli-conformance-does-not-count = nezapočítáno ({ $fault }): { $test } ({ $rules })
cli-conformance-sum = pravidla: { $rules }, pokrytá: { $covered }, netestovatelná: { $not_testable }, bez testu: { $missing }
cli-conformance-without = bez testu: { $rules }
cli-conformance-contradicted = označeno jako netestovatelné, ale má testy: { $rule }
cli-conformance-unknown = neznámé pravidlo { $rule } v { $tests }

## 18cz simulate

cli-help-simulate = Nechá boty hrát proti sobě, střídá přitom jejich místa a nakonec je porovná.
cli-help-simulate-seats = Jména botů oddělená čárkami; místa se jimi obsazují dokola (engineer,apprentice,apprentice). Vlastní bot: modul:Třída.
cli-help-simulate-nodes = Kolik uzlů smí prohledávající bot projít při jednom rozhodnutí.
cli-help-simulate-dask = Hry odehraje v clusteru tohoto plánovače Dask.
cli-help-simulate-out = Zapíše výsledek každé hry do tohoto souboru (.jsonl nebo .parquet); - znamená standardní výstup.
cli-simulate-formats = výsledky se zapisují jako .jsonl nebo .parquet
cli-simulate-nobody = uveď aspoň jednoho bota
cli-simulate-playing = hraje se
cli-simulate-games = her
cli-simulate-no-cluster = cluster neodpovídá: { $why }
cli-simulate-title = hry: { $games }, z toho různé: { $different }
# as in English
cli-simulate-opponent = bot
cli-simulate-won = výhry
cli-simulate-par = spravedlivý podíl
# as in English
cli-simulate-rating = rating
cli-simulate-median = medián
cli-simulate-lowest = 10. percentil
cli-simulate-highest = 90. percentil
cli-simulate-from-to = { $low } až { $high }
cli-simulate-together = průměr na hru: majetek všech hráčů dohromady { $worth } K, počet akcí { $actions }, čas procesoru { $seconds } s
cli-simulate-seat = místo { $seat }: výhry: { $wins }/{ $games }, průměrný majetek { $worth } K

## 18cz dataset

cli-help-dataset = Zapíše hry a jejich rozhodnutí do souborů Parquet. Hry se načtou ze souborů; pokud žádné nejsou zadány, zahrají boti nové.
cli-help-dataset-folder = Složka pro games.parquet a decisions.parquet.
cli-help-dataset-files = Hry, které se použijí; pokud žádné nejsou zadány, zahrají boti nové.
cli-help-dataset-tensors = Přidá tenzory, které popisují, co vidí hráč, jenž rozhoduje.
cli-dataset-writing = zápis
cli-dataset-one-board = tenzory vyžadují, aby všechny hry měly stejný plán a stejný počet hráčů
cli-dataset-wrote = zapsáno do { $folder }; hry: { $games }, rozhodnutí: { $decisions }

## 18cz train

cli-help-train = Trénuje síť pro bota Magnát: nechává boty hrát proti sobě, učí se z jejich her a pak začíná znovu. Po přerušení lze pokračovat.
cli-help-train-out = Soubor, do kterého se síť zapíše.
cli-help-train-games = Počet her na generaci.
cli-help-train-generations = Počet generací.
cli-help-train-seed = Stejné volby a stejný seed dají stejné hry.
cli-help-train-positions = Složka pro trénovací pozice; výchozí: vedle sítě.
cli-train-played = generace { $generation }, hry: { $games }
cli-train-stopped = zastaveno; ve složce { $folder } jsou pozice z dosud odehraných her; stejný příkaz na ně naváže
cli-train-wrote = zapsáno: { $file }; chyba odhadu hodnoty akcie v testovacích hrách: se sítí { $corrected } K, bez ní { $expected } K (posouzené společnosti: { $positions })

## 18cz board

cli-help-board = Ukáže nebo zkontroluje plán, nebo ho zapíše do souboru.
cli-help-board-check = Zkontroluje soubor s plánem. Pokud je něco špatně, uvede políčko a údaj a skončí s kódem 2.
cli-help-board-check-file = Soubor s plánem.
cli-help-board-show = Ukáže plán a uvede, které jeho části jsou rekonstruované.
cli-help-board-show-name = Soubor s plánem, nebo název plánu.
cli-help-board-write = Zapíše plán do souboru, který lze upravit.
cli-help-board-write-name = standard, bohemia nebo moravia_silesia.
cli-help-board-write-out = Výstupní soubor.
cli-board-fine = { $file } je v pořádku: { $title }, počet políček: { $hexes }. Hraje se na něm s --board { $file }.
cli-board-written = zapsáno: { $file }; uprav ho a potom zkontroluj: 18cz board check { $file }
cli-board-is = { $title }, počet políček: { $hexes } ({ $kinds }), počet hráčů: { $players }
cli-board-count = { $count }× { $kind }
cli-board-kind-open = volný terén
cli-board-kind-town = městečko
cli-board-kind-double_town = dvě městečka
cli-board-kind-city = město
cli-board-kind-double_city = dvě města
cli-board-kind-reserved = vyhrazené
cli-board-kind-fixed = pevné
cli-board-reconstruction = Tento plán je rekonstrukce. { $why }
cli-board-known = známo: { $what }
cli-board-reconstructed = rekonstruováno: { $what }
cli-known-moravia_silesia-1 = pravidla varianty (XI.2)
cli-known-moravia_silesia-2 = místa v této oblasti a jejich políčka, stejná jako ve východní části základního plánu
cli-known-moravia_silesia-3 = nejnižší nabídka 80 K za Újezd – Luhačovice
cli-known-moravia_silesia-4 = první burzovní kolo je to před polem s číslem 50
cli-known-moravia_silesia-5 = počáteční kapitál, limity a vlaky
cli-reconstructed-moravia_silesia-1 = obrys plánu
cli-reconstructed-moravia_silesia-2 = červeně ohraničená políčka Sx a By a druhé políčko kk
cli-reconstructed-moravia_silesia-3 = nejnižší nabídky jiné než 80 K
cli-reconstructed-moravia_silesia-4 = která malá a která střední místní dráha je ve hře
cli-reconstructed-moravia_silesia-5 = hodnota červeného dílku 20 K, dokud nejsou dostupné zelené dílky
cli-reconstructed-moravia_silesia-6 = zelené dílky s prvním vlakem 3, hnědé s prvním 4+4, šedé s prvním 5+5
cli-board-homes = Domovská políčka: { $homes }
cli-board-papers = Soukromé společnosti prodávané v dražbě: { $papers }
cli-board-paper = { $paper } (nejnižší nabídka { $bid } K)
cli-board-red = Hodnoty červených dílků, od žluté po šedou: { $values }
cli-board-hex = políčko
cli-board-kind = druh
cli-board-terrain = terén
cli-board-label = označení
cli-board-name = název
cli-board-terrain-river = řeka { $cost } K
cli-board-terrain-hill = kopec { $cost } K
cli-board-terrain-mountain = hora { $cost } K
cli-board-kept = vyhrazeno pro { $company }

## 18cz languages

cli-help-languages = Vypíše jazyky; s --check vypíše problémy v jejich zprávách.
cli-help-languages-check = Vypíše chybějící, nepoužité a podezřelé zprávy; skončí s kódem 1, když nějaké jsou.
cli-languages-messages = { $count ->
        [one] { $count } zpráva
        [few] { $count } zprávy
        [many] { $count } zprávy
       *[other] { $count } zpráv
    }
cli-languages-fault = { $place }: { $fault }
cli-languages-fine = jazyky: { $languages }, zpráv v každém nejvýš: { $messages }; žádné chyby
cli-languages-faults = { $count ->
        [one] { $count } chyba
        [few] { $count } chyby
        [many] { $count } chyby
       *[other] { $count } chyb
    }
cli-fault-missing = chybí
cli-fault-unused = program ji nepoužívá
cli-fault-unknown = v angličtině taková zpráva není
cli-fault-twice = definovaná dvakrát
cli-fault-unreadable = nelze přečíst: { $text }
cli-fault-arguments = jiné argumenty než v angličtině: { $here } místo { $there }
cli-fault-plural = chybí tvary množného čísla pro { $argument }: { $forms }
cli-fault-variants = chybí varianty pro { $argument }: { $variants }
cli-fault-equal = stejná jako v angličtině
cli-fault-english = anglická slova: { $words }
cli-fault-spaces = dvojitá mezera, nebo mezera na začátku či na konci
cli-fault-quotes = jiné uvozovky, než má tento jazyk: { $marks }
cli-fault-punctuation = končí jinak než v angličtině: { $here } místo { $there }

## 18cz serve, settings, backup, restore

cli-help-serve = Spustí server i s webovou stránkou. Volby, které tu nejsou uvedeny, se berou z nastavení (`18cz settings`).
cli-help-serve-host = Adresa, na které server naslouchá; výchozí: 127.0.0.1 (jen tento počítač).
cli-help-serve-port = Port; výchozí: 1818.
cli-help-serve-workers = Počet procesů; víc než jeden potřebuje PostgreSQL.
cli-help-serve-name = Doménové jméno tohoto serveru (club.example); lze uvést vícekrát.
cli-help-serve-origin = Další původ (origin), jehož stránky smějí server používat (https://...); lze uvést vícekrát.
cli-help-serve-secure = Posílá cookies jen přes https. Použij, když je server dostupný přes TLS.
cli-help-serve-proxy = Adresy nebo sítě oddělené čárkami, jejichž hlavičkám X-Forwarded se věří; výchozí: 127.0.0.1.
cli-help-serve-page = Složka se sestavenou stránkou, která se použije místo té z balíčku.
cli-help-serve-browser = Otevře stránku v prohlížeči.
cli-help-serve-log_level = Podrobnost záznamu serveru: debug, info, warning nebo error.
cli-help-settings = Vypíše každé nastavení serveru i s významem jako TOML. Upravenou kopii server použije, když na ni ukazuje $CZ18_SETTINGS.
cli-help-settings-default = Vypíše výchozí hodnoty místo současných.
cli-help-backup = Zálohuje všechny hry, místa a účty do jednoho souboru. Server přitom může běžet.
cli-help-backup-file = Výstupní soubor, například 18cz-games.gz.
cli-help-restore = Načte zálohu do prázdné databáze a přehraje všechny hry z ní.
cli-help-restore-file = Soubor zapsaný příkazem `18cz backup`.
cli-no-games = v této databázi nejsou žádné hry; je to ta správná?
cli-other-version = tato databáze má schéma jiné verze ({ $found }; tato verze používá { $ours }); `18cz serve` starší schéma převede, ale nejdřív udělej zálohu
cli-backup-wrote = zapsáno do { $file }; hry: { $games }, záznamy: { $entries }, účty: { $accounts }
cli-restored = obnovené hry: { $games }, záznamy: { $entries }, účty: { $accounts }
cli-replayed = úspěšně přehrané hry: { $good }/{ $games }

## 18cz admin

cli-help-admin = Správa her a uživatelů serveru.
cli-help-admin-list = Vypíše hry (naposledy změněné první), účty nebo pozvánky (nejnovější první), nebo zákazy (nejstarší první).
cli-help-admin-list-what = Co vypsat.
cli-help-admin-check = Přehraje každou hru z jejího záznamu. Pokud některý záznam přehrát nelze, nebo neodpovídá uložené pozici, skončí s kódem 1.
cli-help-admin-remove = Trvale odstraní hru i s jejím záznamem, místy a chatem.
cli-help-admin-expire = Smaže nedohrané hry, ve kterých nikdy nehrál žádný člověk, pokud se v nich dost dlouho nic nedělo.
cli-help-admin-expire-days = Nejmenší počet dní bez aktivity.
cli-help-admin-expire-played = Předčasně ukončí i rozehrané hry s lidmi, ve kterých se už nic neděje; prohlížet si je půjde dál.
cli-help-admin-chat = Ukáže poslední zprávy chatu hry s čísly, která jsou potřeba ke smazání.
cli-help-admin-delete-chat = Smaže zprávy v chatu hry.
cli-help-admin-delete-chat-numbers = Čísla zpráv.
cli-help-admin-delete-chat-everything = Smaže všechny zprávy této hry.
cli-help-admin-ban = Zakáže přístup účtu nebo adrese. U adresy IPv6 platí zákaz pro celou její síť /64.
cli-help-admin-ban-whom = Účet (account), nebo adresa (address).
cli-help-admin-ban-value = Jméno účtu, nebo adresa či síť (192.0.2.7, 2001:db8::/64).
cli-help-admin-ban-reason = Důvod zákazu; ukazuje se jen v seznamu zákazů.
cli-help-admin-ban-days = Doba ve dnech; výchozí: bez omezení.
cli-help-admin-unban = Zruší zákaz.
cli-help-admin-unban-whom = Účet (account), nebo adresa (address).
cli-help-admin-unban-value = Jméno nebo adresa, jak jsou uvedeny v seznamu zákazů.
cli-help-admin-reset-password = Vypíše jednorázový kód k nastavení nového hesla. Účet se odhlásí ve všech prohlížečích.
cli-help-admin-delete-account = Smaže účet a jeho údaje: přihlášení, místa, jména ve hrách a zprávy v chatu. Hry zůstanou.
cli-help-admin-close = Omezí server na členy: k založení hry, obsazení volného místa a zobrazení seznamu her je potřeba účet, k novému účtu pozvánka.
cli-help-admin-open = Znovu otevře server všem.
cli-help-admin-invite = Vypíše jednorázové pozvánky k registraci na serveru jen pro členy.
cli-help-admin-invite-count = Počet kódů.
cli-help-admin-invite-days = Počet dní, po které kódy platí.
cli-help-admin-limits = Ukáže limity, jejich současné využití a klienty, kteří některého z limitů dosáhli.
cli-admin-soon = { $done }; na běžícím serveru to začne platit během několika sekund
cli-admin-played = hrálo se
cli-admin-unused = nehrálo se
cli-admin-since = od { $when }
cli-admin-until = do { $when }
cli-admin-made = vytvořeno { $when }
cli-admin-used = použito { $when }
cli-admin-seats = { $count ->
        [one] { $count } místo
        [few] { $count } místa
        [many] { $count } místa
       *[other] { $count } míst
    }
cli-admin-browsers = { $count ->
        [one] { $count } prohlížeč
        [few] { $count } prohlížeče
        [many] { $count } prohlížeče
       *[other] { $count } prohlížečů
    }
cli-admin-no-game = hra { $game } neexistuje
cli-admin-remove-sure = Odstranit hru { $game } natrvalo?
cli-admin-removed = odstraněna hra { $game }
cli-admin-expire-sure = Hry k odstranění: { $removed }, k předčasnému ukončení: { $given_up }. Pokračovat?
cli-admin-expired = odstraněné hry: { $removed }, předčasně ukončené hry: { $given_up }
cli-admin-which-lines = uveď buď čísla zpráv, nebo --all
cli-admin-lines-deleted = smazané zprávy chatu: { $count }
cli-admin-banned = zákaz: { $kind } { $who }
cli-admin-unbanned = zákaz zrušen: { $kind } { $who }
cli-admin-recovery = zadej tento kód na stránce pod „Přihlásit se“, „Obnovit heslo“, spolu se jménem účtu a novým heslem
cli-admin-delete-sure = Smazat účet { $name } a jeho údaje natrvalo?
cli-admin-account-deleted = smazán účet { $name }; anonymizovaná místa: { $seats }, smazané zprávy chatu: { $messages }
cli-admin-closed = server je teď jen pro členy
cli-admin-opened = server je teď otevřený všem
cli-admin-free-in = znovu plně k dispozici za { $seconds } s
cli-admin-reset-sure = Obnovit heslo účtu { $name } a odhlásit ho ve všech prohlížečích?
cli-admin-refused = odmítnuto: { $rule }, { $who }, { $count }×, naposledy před { $seconds } s
cli-admin-waiting = fronta { $queue }: čeká { $length } (proces { $worker })
cli-admin-ban-hint = zákaz adresy: 18cz admin ban address ADRESA --reason TEXT
