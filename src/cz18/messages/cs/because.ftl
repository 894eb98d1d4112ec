### Čísla za tím, co soupeř dělá; za každým stojí jeho hodnota: because-<co>.

# o kolik lepší než jiná volba
because-advantage = výhoda
# co platí banka
because-bank = banka
because-capital = kapitál
because-cash = hotovost
because-cost = náklady
# prozkoumané uzly, než bylo hledání ukončeno
because-cut = zkráceno
because-debt = dluh
because-dividend = dividenda
because-expected = očekáváno
# nejméně, kolik se žádá
because-floor = nejméně
because-gain = zisk
because-gain_elsewhere = zisk jinde
because-income = výnos
because-income_ahead = budoucí výnos
because-income_change = změna výnosu
because-income_left = zbylý výnos
# ponechané peníze
because-kept = ponecháno
# kolik jich chybí
because-lacks = schází
# zbylá hotovost
because-left = zbývá
because-loss = ztráta
because-missing = chybí
# akcie chybějící do zahájení provozu
because-missing_to_float = chybí do provozu
because-next_best = druhá nejlepší
# uzly prozkoumané hledáním
because-nodes = uzly
# hodnota plánu
because-plan = záměr
because-price = cena
# co se ušetří
because-relief = úspora
# operační kola, která přijdou
because-rounds = kola
# jízdy, které přijdou
because-runs = jízdy
because-their_gain = zisk ostatních
# akcie do zahájení provozu
because-to_float = do provozu
because-treasury = pokladna
because-value = hodnota
because-with_later_tiles = s dalšími dílky
because-with_next_tile = s příštím dílkem
