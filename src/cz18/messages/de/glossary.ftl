### Begriffe des Spiels, jeder in einem Satz erklärt: term-<Name>, explain-<Name>.

glossary = Begriffe

term-k = K
explain-k = K steht für Kronen, das Geld des Spiels: 100 K sind hundert Kronen, nicht hunderttausend.

term-sr = Aktienrunde (AR)
explain-sr = Die Spieler kaufen und verkaufen Aktien und gründen Gesellschaften.

term-or = Betriebsrunde (BR)
explain-or = Die Gesellschaften sind am Zug: Sie legen Gleise, bauen Bahnhöfe, fahren mit ihren Loks, zahlen Dividenden und kaufen Loks.

term-pre_stock = Vor-Aktienrunde
explain-pre_stock = Die erste Runde des Spiels, in der die Spieler Lokalbahnen kaufen oder, in Mähren und Schlesien, Privatbahnen.

# as in English
term-phase = Phase
explain-phase = Ein Abschnitt des Spiels, a bis j; er beginnt mit der ersten Lokkarte seines Buchstabens und bestimmt, welche Plättchen und Gesellschaften verfügbar sind und wie viele Loks eine Gesellschaft besitzen darf.

term-director = Direktor
explain-director = Der Spieler mit dem Direktorzertifikat einer Gesellschaft, meist ihr größter Aktionär, der für sie alles entscheidet.

term-certificate = Zertifikat
explain-certificate = Eine Karte, die für eine Aktie einer Gesellschaft steht, das Direktorzertifikat für zwei; die Zahl der Zertifikate eines Spielers ist begrenzt.

term-float = In Betrieb nehmen
explain-float = Eine Gesellschaft nimmt den Betrieb auf, sobald Spieler mindestens die Hälfte von ihr besitzen: Sie erhält ihr Kapital und ist ab der nächsten Betriebsrunde am Zug.

term-worth = Vermögen
explain-worth = Bargeld, Aktien zum Kurs und Lokalbahnen eines Spielers, abzüglich Schulden und Strafzinsen; das größte Vermögen am Ende gewinnt.

term-local_railway = Lokalbahn
explain-local_railway = Eine kleine Strecke mit festem Einkommen in jeder Betriebsrunde; die Gesellschaft, der sie gehört, kann ihre Sonderfähigkeit einmal nutzen.

term-treasury = Betriebskapital
explain-treasury = Das Geld einer Gesellschaft, getrennt vom Bargeld ihres Direktors.

term-income = Einfahrergebnis
explain-income = Was die Loks einer Gesellschaft bei einer Fahrt verdienen; es wird ganz an die Aktionäre ausgezahlt oder ganz einbehalten.

term-station = Bahnhof
explain-station = Ein Marker einer Gesellschaft in einer Stadt: Jede Strecke braucht mindestens einen, und eine Stadt voller fremder Bahnhöfe versperrt den Weg.

term-scrap = Verschrotten
explain-scrap = Eine Lok wird verschrottet, verlässt also das Spiel, sobald die neuere Lok, die ihren Typ ablöst, verkauft oder exportiert wird.

term-acquisition = Übernahme
explain-acquisition = Eine größere Gesellschaft zahlt die Aktionäre einer kleineren aus und übernimmt deren Loks, Bahnhöfe und Betriebskapital.
