### Rozbor hry, přehrávání a pokusy nanečisto.

## Rozbor

review = Rozbor
review-of = Rozbor: { $title }
review-open = Rozebrat tuto hru
review-none = Rozbor porovná každou jízdu s tou nejlepší a boti dohrají varianty nejdůležitějších rozhodnutí. Trvá to několik minut.
review-start = Spustit rozbor
review-waiting = Rozbor čeká ve frontě.
review-running = Rozbor je hotov z { $percent } %.
review-left = { $minutes ->
        [0] Zbývá méně než minuta.
        [one] Zbývá asi { $minutes } minuta.
        [few] Zbývají asi { $minutes } minuty.
        [many] Zbývá asi { $minutes } minuty.
       *[other] Zbývá asi { $minutes } minut.
    }
review-stay = Stránku můžeš opustit, rozbor se uloží ke hře.
review-cancel = Zrušit
review-failed = Rozbor se nezdařil.
review-again = Rozebrat znovu
review-older = Tento rozbor zahrnuje hru jen po záznam { $length }.
review-worth = Majetek po každém kole
review-decisions = Nejdůležitější rozhodnutí
review-decisions-how = Boti hru opakovaně dohrávají ve dvou verzích: jednou po akci, kterou hráč zahrál, podruhé po akci, kterou by zvolil bot; podmínky jsou jinak stejné. Rozdíl ukazuje, o kolik by byl hráčův konečný majetek v průměru vyšší, kdyby zahrál jako bot; uvádí se s 95% intervalem spolehlivosti.
review-played = Zahráno
review-preferred = Volba Magnáta
review-gain = Volba bota je o { $amount } lepší.
review-loss = Zahraná akce je o { $amount } lepší.
review-interval = { $low } až { $high }
review-unknown = Není jasné, která akce je lepší (rozdíl: { $low } až { $high })
review-mainly = Hlavně: { $what }
review-why = Proč by to bot zahrál
review-go = Přejít na tuto pozici
review-what-if = Co kdyby?
review-what-if-is = Zahrát volbu bota na kopii hry a pokračovat proti botům
review-no-decisions = Nenašlo se žádné rozhodnutí, u kterého by Magnát zahrál jinak.
review-missed = Ušlý výnos
review-missed-sum =
    { $runs ->
        [one] Jediná jízda mohla vynést víc, ušlý výnos { $missed }
        [few] Jízdy, které mohly vynést víc: { $below } z celkem { $runs }, ušlý výnos { $missed }
        [many] Jízdy, které mohly vynést víc: { $below } z celkem { $runs }, ušlý výnos { $missed }
       *[other] Jízdy, které mohly vynést víc: { $below } z celkem { $runs }, ušlý výnos { $missed }
    }
review-missed-none = Žádná jízda nemohla vynést víc.
review-show-run = Ukázat lepší jízdu
review-run = { $company }: { $claimed } místo { $best }
review-map = Lepší jízda společnosti { $company }
review-moves = Neobvyklé změny majetku
review-moves-how = Změny majetku hráče během kola, které se nejvíc liší od průměru všech hráčů.
review-cause = { $kind ->
        [dividends] dividendy { $company }
        [shares] akcie { $company }
        [added] peníze přidané společnosti { $company }
        [local_railways] místní dráhy
        [cash] hotovost
        [debt] dluh a sankční úrok
       *[penalty] sankční úrok
    } { $amount }
review-change = změna
review-others = průměr
review-causes = příčiny
review-idle = Nevyužitá hotovost na konci burzovních kol
review-kept = Zadržený výnos
review-kept-missed = ušlé dividendy
review-scrapped = Vlaky sešrotované nejpozději po dvou jízdách
review-runs = jízdy
review-price = cena
review-money = Půjčky, sankční úrok a peníze, které museli přidat ředitelé
review-loan = půjčka
review-penalty = sankční úrok
review-added = přidáno společnosti { $company }
review-amount = částka
review-round = kolo
review-player = hráč
review-company = společnost
review-train = vlak
review-income = výnos
review-what = položka
review-nothing = Žádné záznamy.
review-entry = Záznam { $number }

## Přehrávání

replay-play = Přehrát akce
replay-pause = Pozastavit
replay-speed = Rychlost: { $speed ->
        [one] { $speed } akce za sekundu
        [few] { $speed } akce za sekundu
        [many] { $speed } akce za sekundu
       *[other] { $speed } akcí za sekundu
    }
replay-next-point = Další zlomový okamžik
replay-next-round = Další kolo
key-p = přehrát historii nebo přehrávání pozastavit
key-t = další zlomový okamžik v rozboru, jinak další kolo
key-speed = pomaleji nebo rychleji

## Pokusy nanečisto

plans = Nanečisto
plans-is = Zkoušej si akce za všechny hráče na soukromé kopii hry. Tvoje pokusy nikdo jiný nevidí.
plans-off = Hraní nanečisto je v této hře vypnuté.
plan-new = Nový pokus z této pozice
plan-default = Pokus { $number }
plan-name = Název pokusu
plan-open = Otevřít
plan-copy = Kopírovat
plan-delete = Smazat
plan-delete-ask = Smazat pokus „{ $name }“?
plan-rename = Přejmenovat
plan-play = Zahrát doopravdy
plan-play-is = Zahrát akce tohoto pokusu ve hře, dokud jsi na tahu a akce jsou stále možné
plan-banner = Nanečisto: { $name }
plan-private = Tento pokus vidíš jen ty. Rozhoduješ za všechny hráče.
plan-back = Zpět do hry
plan-moves =
    { $moves ->
        [0] zatím bez akcí
        [one] { $moves } akce
        [few] { $moves } akce
        [many] { $moves } akce
       *[other] { $moves } akcí
    }
plan-from =
    { $number ->
        [0] od začátku hry
       *[other] po záznamu { $number }
    }
plan-outcome = Výsledky pokusu
plan-no-change = Bez vlivu na výnosy a majetek
plan-worth = { $player }: majetek { $after } ({ $change })
plan-income = { $company }: výnos { $income }, { $paid ->
        [yes] vyplacený
       *[no] nevyplacený
    }
plan-best = Nejlepší jízda { $company }: { $after } (předtím { $before })
plan-forced = { $company } musí koupit vlak nejméně za { $price }, ale má jen { $treasury }
plan-added = Ředitel přidá společnosti { $company } { $amount }
plan-loan = { $player } si půjčí { $amount }
plan-played-done = Všechny akce pokusu už jsou zahrané i ve hře.
plan-played-others_turn = Zastaveno: další akci pokusu má zahrát { $player }.
plan-played-not_your_turn = Zastaveno před { $place }. akcí pokusu: na tahu je { $player }.
plan-played-refused = { $place }. akce pokusu už není možná: { $reason }
plan-played-nothing = V tomto pokusu už nebylo co zahrát.
planning = Hraní nanečisto
planning-is = Dovolit během hry zkoušet akce na soukromých kopiích

## Chyby

fault-original_not_over = Tato hra navazuje na jinou, která ještě neskončila. Rozebrat ji půjde, až skončí ta původní.
fault-plan_too_long = Pokus nanečisto může mít nejvýš { $most } akcí.
fault-planning_is_off = Hraní nanečisto je v této hře vypnuté; zkoušet akce na kopiích půjde až po jejím konci.
fault-too_many_plans = Už máš nejvyšší možný počet pokusů nanečisto: { $most } na hru, omezen je i počet ve všech hrách dohromady. Nejdřív nějaký smaž.
