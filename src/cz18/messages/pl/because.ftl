### Co przeciwnik mówi o swoim wyborze, po jednym zdaniu na każdą liczbę: because-<co>.

# o ile lepsze od innego wyboru
because-advantage = Przewaga nad drugą możliwością: { $value }.
# co płaci bank; as in English
because-bank = Bank płaci { $value }.
because-capital = Spółka otrzymuje kapitał: { $value }.
because-cash = Dostępna gotówka: { $value }.
because-cost = Koszt: { $value }.
# węzły sprawdzone przed przerwaniem szukania
because-cut = Szukanie przerwano po upływie limitu czasu; sprawdzone pozycje: { $value }.
because-debt = Spłacany dług: { $value }.
because-dividend = Wartość dywidendy: { $value }.
because-expected = Przewidywany majątek na koniec gry, pomniejszony o część majątku najbogatszego rywala: { $value }.
# najmniej, czego się żąda
because-floor = Najniższa cena do przyjęcia to { $value }.
because-gain = Szacowany zysk: { $value }.
because-gain_elsewhere = Szacowany zysk z wydania tych pieniędzy na coś innego: { $value }.
because-income = Dochód: { $value }.
because-income_ahead = Szacowana wartość dochodu z przejazdu po ułożeniu następnych płytek: { $value }.
because-income_change = Szacowana wartość zmiany dochodu z przejazdu: { $value }.
because-income_left = Przewidywany dochód z przejazdu pozostałymi pociągami: { $value }.
# zatrzymane pieniądze
because-kept = Zatrzymany dochód: { $value }.
# ilu brakuje
because-lacks = Kwota, której prawdopodobnie zabraknie na pociągi: { $value }.
# pozostała gotówka
because-left = Pozostała gotówka: { $value }.
because-loss = Szacowana strata: { $value }.
because-missing = Na następny pociąg brakuje jeszcze { $value }.
# akcje brakujące do rozpoczęcia działalności
because-missing_to_float = Akcje brakujące do rozpoczęcia działalności: { $value }.
because-next_best = Wartość drugiej w kolejności możliwości: { $value }.
# węzły sprawdzone przy szukaniu
because-nodes = Sprawdzone pozycje: { $value }.
# wartość planu; as in English
because-plan = Szacowany zysk z całego planu: { $value }.
because-price = Cena wynosi { $value }.
# co się oszczędza
because-relief = Szacowana oszczędność: { $value }.
# rundy operacyjne do końca
because-rounds = Rundy operacyjne pozostałe po tej: { $value }.
# przejazdy do końca
because-runs = Przewidywana liczba przejazdów tego pociągu: { $value }.
because-their_gain = Szacowany zysk drugiego gracza: { $value }.
# akcje do rozpoczęcia działalności
because-to_float = Akcje brakujące do rozpoczęcia działalności: { $value }.
because-treasury = W skarbcu jest { $value }.
because-value = Szacowana wartość: { $value }.
because-with_later_tiles = Wartość wraz z późniejszymi płytkami: { $value }.
because-with_next_tile = Wartość wraz z następną płytką: { $value }.
