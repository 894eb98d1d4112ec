### Pojęcia gry, każde wyjaśnione jednym zdaniem: term-<nazwa>, explain-<nazwa>.

glossary = Słowniczek

term-k = K
explain-k = K oznacza korony, pieniądze w grze: 100 K to sto koron, a nie sto tysięcy.

term-sr = Runda giełdowa (SR)
explain-sr = Gracze kupują i sprzedają akcje oraz zakładają spółki.

term-or = Runda operacyjna (OR)
explain-or = Spółki wykonują swoje tury: układają tory, zakładają stacje, uruchamiają pociągi, wypłacają dywidendy i kupują pociągi.

term-pre_stock = Pre-runda giełdowa
explain-pre_stock = Pierwsza runda gry, w której gracze kupują koleje lokalne, a na Morawach i Śląsku firmy prywatne.

term-phase = Faza
explain-phase = Etap gry, od a do j; zaczyna się pierwszą kartą pociągu ze swoją literą i określa, które płytki i spółki są dostępne oraz ile pociągów może mieć spółka.

term-director = Dyrektor
explain-director = Gracz z certyfikatem dyrektora spółki, zwykle jej największy akcjonariusz, który podejmuje za nią wszystkie decyzje.

term-certificate = Certyfikat
explain-certificate = Karta oznaczająca jedną akcję spółki, a certyfikat dyrektora – dwie; liczba certyfikatów gracza jest ograniczona.

term-float = Rozpocząć działalność
explain-float = Spółka rozpoczyna działalność, gdy gracze mają co najmniej jej połowę: dostaje kapitał i działa od następnej rundy operacyjnej.

term-worth = Majątek
explain-worth = Gotówka gracza, akcje po bieżącej cenie i koleje lokalne, pomniejszone o dług i odsetki karne; na koniec wygrywa największy majątek.

term-local_railway = Kolej lokalna
explain-local_railway = Mała linia ze stałym dochodem w każdej rundzie operacyjnej; spółka, która ją ma, może raz użyć jej mocy specjalnej.

term-treasury = Skarbiec
explain-treasury = Pieniądze spółki, oddzielone od gotówki jej dyrektora.

term-income = Dochód
explain-income = Zarobek pociągów spółki w przejeździe; w całości wypłaca się go akcjonariuszom albo zatrzymuje w skarbcu.

term-station = Stacja
explain-station = Znacznik spółki w mieście: każda trasa potrzebuje co najmniej jednej, a miasto pełne cudzych stacji blokuje przejazd.

term-scrap = Złomowanie
explain-scrap = Pociąg zostaje zezłomowany, czyli usunięty z gry, gdy sprzedany lub wywieziony zostaje nowszy pociąg, który zastępuje jego typ.

term-acquisition = Przejęcie
explain-acquisition = Większa spółka spłaca akcjonariuszy mniejszej i przejmuje jej pociągi, stacje i skarbiec.
