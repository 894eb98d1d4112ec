### Begriffe des Spiels, jeder in einem Satz erklärt: term-<Name>, explain-<Name>.

glossary = Begriffe

term-k = K
explain-k = K steht für Kronen, das Geld des Spiels: 100 K sind hundert Kronen, nicht hunderttausend.

term-sr = Aktienrunde (AR)
explain-sr = Die Spieler kaufen und verkaufen Aktien und gründen Gesellschaften. Die Aktienrunden sind wie im Standardspiel nummeriert; Mähren und Schlesien beginnt mit AR 3.

term-or = Betriebsrunde (BR)
explain-or = Die Gesellschaften sind am Zug: Sie legen Gleise, bauen Bahnhöfe, fahren mit ihren Loks, zahlen Dividenden und kaufen Loks.

term-pre_stock = Vor-Aktienrunde
explain-pre_stock = Die erste Runde des Spiels, in der die Spieler Lokalbahnen kaufen oder, auf dem Spielplan Mähren und Schlesien, Privatbahnen ersteigern.

# as in English
term-phase = Phase
explain-phase = Ein Abschnitt des Spiels, benannt nach einem Buchstaben auf den Lokkarten. Er beginnt, sobald die erste Karte mit seinem Buchstaben gekauft oder ins Ausland verkauft wird, und bestimmt, welche Plättchen und Gesellschaften verfügbar sind und wie viele Loks eine Gesellschaft besitzen darf.

term-director = Direktor
explain-director = Der Spieler mit dem Direktorzertifikat einer Gesellschaft, der für sie alles entscheidet. Kein anderer Spieler besitzt einen größeren Anteil an ihr.

term-certificate = Zertifikat
explain-certificate = Eine Karte, die für eine Aktie einer Gesellschaft steht; das Direktorzertifikat steht für zwei. Ein Spieler darf nur eine begrenzte Zahl von Zertifikaten besitzen; Lokalbahnen zählen dabei mit.

term-float = Betrieb aufnehmen
explain-float = Eine Gesellschaft nimmt den Betrieb auf, sobald Spieler mindestens die Hälfte von ihr besitzen: Sie erhält ihr Kapital und ist ab der nächsten Betriebsrunde am Zug.

term-worth = Vermögen
explain-worth = Das Bargeld eines Spielers, seine Aktien zum aktuellen Kurs und 120 K je Lokalbahn, abzüglich Schulden und Strafzinsen. Wer am Ende das größte Vermögen hat, gewinnt.

term-local_railway = Lokalbahn
explain-local_railway = Eine Bahn, die ihrem Besitzer in jeder Betriebsrunde ein festes Einkommen bringt; gehört sie einer Gesellschaft, kann diese einmal im Spiel eine der beiden Sonderfähigkeiten der Bahn nutzen.

term-treasury = Betriebskapital
explain-treasury = Das Geld einer Gesellschaft, getrennt vom Bargeld ihres Direktors.

term-income = Einkommen
explain-income = Was die Loks einer Gesellschaft bei einer Fahrt einbringen. Die Gesellschaft zahlt es entweder ganz als Dividende aus oder behält es ganz für ihr Betriebskapital ein.

term-station = Bahnhof
explain-station = Ein Marker einer Gesellschaft in einer Stadt. Jede Strecke muss einen Bahnhof der Gesellschaft enthalten, und durch eine Stadt voller fremder Bahnhöfe kommt keine Lok.

term-scrap = Verschrotten
explain-scrap = Loks eines Typs werden verschrottet, verlassen also das Spiel, sobald die erste Lok eines neueren Typs, der sie ablöst, gekauft oder ins Ausland verkauft wird.

term-acquisition = Übernahme
explain-acquisition = Eine größere Gesellschaft bezahlt die Aktionäre einer kleineren und übernimmt die Bahnhöfe, die Lokalbahnen und das Betriebskapital dieser Gesellschaft. Jede Lok der kleineren wird übernommen oder verschrottet.
