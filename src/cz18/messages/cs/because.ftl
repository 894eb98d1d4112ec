### Co soupeř říká ke své volbě, ke každému číslu jedna věta: because-<co>.

# o kolik lepší než jiná volba
because-advantage = Je to o { $value } lepší než druhá možnost.
# co platí banka
because-bank = Banka platí { $value }.
because-capital = Stojí za tím kapitál { $value }.
because-cash = K dispozici je { $value } hotovosti.
because-cost = Stojí to { $value }.
# prozkoumané uzly, než bylo hledání ukončeno
because-cut = Hledání skončilo předčasně po { $value } pozicích.
because-debt = Splatí se dluh { $value }.
because-dividend = Dividenda přinese { $value }.
because-expected = Do konce hry se z toho čeká { $value }.
# nejméně, kolik se žádá
because-floor = Žádalo by se aspoň { $value }.
because-gain = Podle tohoto výpočtu to přinese { $value }.
because-gain_elsewhere = Jinde peníze přinesou { $value }.
because-income = Výnos je { $value }.
because-income_ahead = Odhadovaná hodnota výnosu jedné jízdy po položení dalších dílků: { $value }.
because-income_change = Odhadovaná hodnota změny výnosu jedné jízdy: { $value }.
because-income_left = Výnos se zbývajícími vlaky: { $value }.
# ponechané peníze
because-kept = Ponechá se { $value }.
# kolik jich chybí
because-lacks = Schází { $value }.
# zbylá hotovost
because-left = Zbude { $value } hotovosti.
because-loss = Ztratí se { $value }.
because-missing = Chybí { $value }.
# akcie chybějící do zahájení provozu
because-missing_to_float = Akcie chybějící do zahájení provozu: { $value }.
because-next_best = Druhá nejlepší možnost vychází na { $value }.
# uzly prozkoumané hledáním
because-nodes = Prohlédnuto pozic: { $value }.
# hodnota plánu
because-plan = Celý plán má hodnotu { $value }.
because-price = Cena je { $value }.
# co se ušetří
because-relief = Ušetří se { $value }.
# operační kola, která přijdou
because-rounds = Zbývající operační kola: { $value }.
# jízdy, které přijdou
because-runs = Zbývající jízdy: { $value }.
because-their_gain = Druhá strana získá { $value }.
# akcie do zahájení provozu
because-to_float = Akcie do zahájení provozu: { $value }.
because-treasury = V pokladně je { $value }.
because-value = Má to hodnotu { $value }.
because-with_later_tiles = S dílky, které mohou následovat, to vychází na { $value }.
because-with_next_tile = S příštím dílkem to vychází na { $value }.
