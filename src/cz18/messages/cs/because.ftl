### Co soupeř říká ke své volbě, ke každému číslu jedna věta: because-<co>.

# o kolik lepší než jiná volba
because-advantage = Je to o { $value } lepší než druhá možnost.
# co platí banka
because-bank = Banka platí { $value }.
because-capital = Společnost dostane kapitál ve výši { $value }.
because-cash = Hotovost k dispozici: { $value }.
because-cost = Stojí to { $value }.
# prozkoumané uzly, než bylo hledání ukončeno
because-cut = Hledání narazilo na časový limit; počet prohledaných pozic: { $value }.
because-debt = Z dluhu se splatí { $value }.
because-dividend = Hodnota dividendy: { $value }.
because-expected = Očekávaný majetek na konci hry minus část majetku nejbohatšího soupeře: { $value }.
# nejméně, kolik se žádá
because-floor = Nejnižší přijatelná cena je { $value }.
because-gain = Odhadovaný zisk: { $value }.
because-gain_elsewhere = Odhadovaný zisk, kdyby se peníze použily jinak: { $value }.
because-income = Výnos je { $value }.
because-income_ahead = Odhadovaná hodnota výnosu jedné jízdy po položení dalších dílků: { $value }.
because-income_change = Odhadovaná hodnota změny výnosu jedné jízdy: { $value }.
because-income_left = Očekávaný výnos jedné jízdy se zbývajícími vlaky: { $value }.
# ponechané peníze
because-kept = Zadržený výnos: { $value }.
# kolik jich chybí
because-lacks = Peníze, které budou nejspíš chybět na vlaky: { $value }.
# zbylá hotovost
because-left = V hotovosti zbude { $value }.
because-loss = Odhadovaná ztráta: { $value }.
because-missing = Na další vlak ještě chybí { $value }.
# akcie chybějící do zahájení provozu
because-missing_to_float = Počet akcií, které ještě chybějí k zahájení provozu: { $value }.
because-next_best = Hodnota druhé nejlepší možnosti: { $value }.
# uzly prozkoumané hledáním
because-nodes = Počet prohledaných pozic: { $value }.
# hodnota plánu
because-plan = Odhadovaný zisk ze všech plánovaných kroků: { $value }.
because-price = Cena je { $value }.
# co se ušetří
because-relief = Odhadovaná úspora: { $value }.
# operační kola, která přijdou
because-rounds = Počet operačních kol po tomto: { $value }.
# jízdy, které přijdou
because-runs = Očekávaný počet jízd s tímto vlakem: { $value }.
because-their_gain = Odhadovaný zisk druhého hráče: { $value }.
# akcie do zahájení provozu
because-to_float = Počet akcií, které ještě chybějí k zahájení provozu: { $value }.
because-treasury = V pokladně je { $value }.
because-value = Odhadovaná hodnota: { $value }.
because-with_later_tiles = Hodnota spolu s dalšími plánovanými dílky: { $value }.
because-with_next_tile = Hodnota spolu s příštím dílkem: { $value }.
