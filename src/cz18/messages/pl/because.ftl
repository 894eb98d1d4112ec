### Co przeciwnik mówi o swoim wyborze, po jednym zdaniu na każdą liczbę: because-<co>.

# o ile lepsze od innego wyboru
because-advantage = Jest to o { $value } lepsze niż druga możliwość.
# co płaci bank; as in English
because-bank = Bank płaci { $value }.
because-capital = Stoi za tym kapitał { $value }.
because-cash = Gotówki jest { $value }.
because-cost = Kosztuje to { $value }.
# węzły sprawdzone przed przerwaniem szukania
because-cut = Szukanie przerwano po { $value } pozycjach.
because-debt = Spłaca dług { $value }.
because-dividend = Dywidenda przyniesie { $value }.
because-expected = Do końca gry oczekuje się z tego { $value }.
# najmniej, czego się żąda
because-floor = Żądano by co najmniej { $value }.
because-gain = Według tego rachunku przynosi to { $value }.
because-gain_elsewhere = Gdzie indziej pieniądze przyniosą { $value }.
because-income = Dochód wynosi { $value }.
because-income_ahead = Szacowana wartość dochodu z przejazdu po następnych płytkach: { $value }.
because-income_change = Szacowana wartość zmiany dochodu z przejazdu: { $value }.
because-income_left = Dochód z pozostałymi pociągami: { $value }.
# zatrzymane pieniądze
because-kept = Zachowane zostaje { $value }.
# ilu brakuje
because-lacks = Brakuje { $value }.
# pozostała gotówka
because-left = Gotówki zostaje { $value }.
because-loss = Traci się { $value }.
because-missing = Brakuje { $value }.
# akcje brakujące do rozpoczęcia działalności
because-missing_to_float = Akcje brakujące do rozpoczęcia działalności: { $value }.
because-next_best = Druga najlepsza możliwość daje { $value }.
# węzły sprawdzone przy szukaniu
because-nodes = Obejrzane pozycje: { $value }.
# wartość planu; as in English
because-plan = Cały plan jest wart { $value }.
because-price = Cena wynosi { $value }.
# co się oszczędza
because-relief = Oszczędza się { $value }.
# rundy operacyjne do końca
because-rounds = Rundy operacyjne, które zostały: { $value }.
# przejazdy do końca
because-runs = Przejazdy, które zostały: { $value }.
because-their_gain = Druga strona zyskuje { $value }.
# akcje do rozpoczęcia działalności
because-to_float = Akcje do rozpoczęcia działalności: { $value }.
because-treasury = W skarbcu jest { $value }.
because-value = Jest to warte { $value }.
because-with_later_tiles = Z płytkami, które mogą nastąpić, daje to { $value }.
because-with_next_tile = Z następną płytką daje to { $value }.
