### Pojęcia gry, każde wyjaśnione jednym zdaniem: term-<nazwa>, explain-<nazwa>.

glossary = Słowniczek

term-k = K
explain-k = K oznacza korony, walutę gry: 100 K to sto koron, a nie sto tysięcy.

term-sr = Runda giełdowa (SR)
explain-sr = Gracze kupują i sprzedają akcje oraz zakładają spółki. Rundy są numerowane jak w grze podstawowej; Moravia-Silesia zaczyna się od SR 3.

term-or = Runda operacyjna (OR)
explain-or = Spółki rozgrywają swoje tury: układają tory, zakładają stacje, uruchamiają pociągi, wypłacają dywidendy i kupują pociągi.

term-pre_stock = Pre-runda giełdowa
explain-pre_stock = Pierwsza runda gry: gracze kupują koleje lokalne albo, na mapie Moravia-Silesia, licytują firmy prywatne.

term-phase = Faza
explain-phase = Etap gry oznaczony literą z kart pociągów. Zaczyna się, gdy pierwsza karta z tą literą zostaje sprzedana lub wyeksportowana, i określa, które płytki i spółki są dostępne oraz ile pociągów może mieć spółka.

term-director = Dyrektor
explain-director = Gracz, który ma certyfikat dyrektora spółki i podejmuje za nią wszystkie decyzje. Żaden inny gracz nie ma więcej akcji tej spółki.

term-certificate = Certyfikat
explain-certificate = Karta oznaczająca jedną akcję spółki albo dwie, jeśli jest to certyfikat dyrektora. Liczba certyfikatów gracza jest ograniczona; koleje lokalne wliczają się do tego limitu.

term-float = Rozpocząć działalność
explain-float = Spółka rozpoczyna działalność, gdy gracze mają co najmniej połowę jej akcji. Dostaje wtedy kapitał i działa od następnej rundy operacyjnej.

term-worth = Majątek
explain-worth = Gotówka gracza, akcje po bieżącej cenie i 120 K za każdą kolej lokalną, minus dług i odsetki karne. Na koniec wygrywa gracz z największym majątkiem.

term-local_railway = Kolej lokalna
explain-local_railway = Kolej, która w każdej rundzie operacyjnej płaci właścicielowi stały dochód; spółka, do której należy, może raz w grze użyć jednej z jej dwóch mocy specjalnych.

term-treasury = Skarbiec
explain-treasury = Pieniądze spółki, oddzielone od gotówki jej dyrektora.

term-income = Dochód
explain-income = Kwota, którą pociągi spółki zarabiają podczas przejazdu. Spółka wypłaca całość jako dywidendę albo całość zatrzymuje w skarbcu.

term-station = Stacja
explain-station = Znacznik spółki w mieście. Każda trasa musi obejmować stację spółki, a przez miasto pełne stacji innych spółek jej pociągi nie przejadą.

term-scrap = Złomowanie
explain-scrap = Pociągi jednego rodzaju zostają zezłomowane (usunięte z gry), gdy po raz pierwszy zostaje sprzedany lub wyeksportowany pociąg nowszego rodzaju, który je wypiera.

term-acquisition = Przejęcie
explain-acquisition = Większa spółka spłaca akcjonariuszy mniejszej i przejmuje jej stacje, koleje lokalne i skarbiec. Każdy z jej pociągów zostaje przejęty albo zezłomowany.
