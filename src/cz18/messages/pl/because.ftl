### Liczby stojące za tym, co robi przeciwnik; po każdej jej wartość: because-<co>.

# o ile lepsze od innego wyboru
because-advantage = przewaga
# co płaci bank; as in English
because-bank = bank
because-capital = kapitał
because-cash = gotówka
because-cost = koszt
# węzły sprawdzone przed przerwaniem szukania
because-cut = przerwane
because-debt = dług
because-dividend = dywidenda
because-expected = oczekiwane
# najmniej, czego się żąda
because-floor = najmniej
because-gain = zysk
because-gain_elsewhere = zysk gdzie indziej
because-income = przychód
because-income_ahead = przyszły przychód
because-income_change = zmiana przychodu
because-income_left = pozostały przychód
# zatrzymane pieniądze
because-kept = zatrzymane
# ilu brakuje
because-lacks = niedobór
# pozostała gotówka
because-left = zostaje
because-loss = strata
because-missing = brakuje
# akcje brakujące do rozpoczęcia działalności
because-missing_to_float = brakuje do startu
because-next_best = drugi najlepszy
# węzły sprawdzone przy szukaniu
because-nodes = węzły
# wartość planu; as in English
because-plan = plan
because-price = cena
# co się oszczędza
because-relief = oszczędność
# rundy operacyjne do końca
because-rounds = rundy
# przejazdy do końca
because-runs = przejazdy
because-their_gain = zysk innych
# akcje do rozpoczęcia działalności
because-to_float = do startu
because-treasury = skarbiec
because-value = wartość
because-with_later_tiles = z dalszymi płytkami
because-with_next_tile = z następną płytką
