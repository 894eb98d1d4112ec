### Lernen beim Spielen: Lektionen (lesson-<name>, -task, -why) und Rätsel.

## Lektionen

learn = Beim Spielen lernen
learn-lead = Neun kurze Lektionen auf einem echten Plan, mit einem Gegner. Etwa 15 Minuten.
learn-start = Beginnen
learn-continue = Fortsetzen
learn-list = Alle Lektionen
learn-all-done = Alle Lektionen sind geschafft. Spiel jetzt eine ganze Partie.
lesson-number = Lektion { $number } von { $count }
lesson-mark-done = erledigt
lesson-task-is = Deine Aufgabe
lesson-done = Gut gemacht!
lesson-done-all = Das war die letzte Lektion. Jetzt kennst du die Grundlagen des Spiels.
lesson-next = Nächste Lektion
lesson-repeat = Wiederholen
lesson-skip = Überspringen
lesson-leave = Eine ganze Partie spielen
lesson-railways = Lokalbahnen
lesson-railways-task = Kauf eine der Lokalbahnen.
lesson-railways-why = Eine Lokalbahn bringt ihrem Besitzer in jeder Betriebsrunde Geld, und am Ende zählt jede 120 K.
lesson-company = Eine Gesellschaft gründen
lesson-company-task = Gründe eine Gesellschaft: Wähl sie und ihren Aktienkurs.
lesson-company-why = Du zahlst zwei Aktien für das Direktorzertifikat; sobald die halbe Gesellschaft verkauft ist, erhält sie ihr ganzes Kapital.
lesson-track = Gleise
lesson-track-task = Leg für BCB zwei Gleisplättchen, beginnend an ihrem Heimatfeld Pardubice.
lesson-track-why = In ihrem ersten Zug legt eine Gesellschaft zwei gelbe Plättchen, später eines je Zug. Loks verdienen nur, wohin Gleise führen.
lesson-stations = Bahnhöfe
lesson-stations-task = Setz für BCB einen zweiten Bahnhof in die Stadt, die das Gleis nun erreicht.
lesson-stations-why = Jede Fahrt muss einen eigenen Bahnhof berühren, und eine volle Stadt sperrt die Fahrten der anderen Gesellschaften.
lesson-trains = Loks und Verschrottung
lesson-trains-task = BTE hat keine Lok: Kauf die 4+4 vom Stapel.
lesson-trains-why = Die erste 4+4 nimmt alle 2+2 aus dem Spiel, auch die deiner anderen Gesellschaften.
lesson-running = Loks fahren lassen
lesson-running-task = Lass beide Loks von BCB die besten Strecken fahren, die der Plan zeigt.
lesson-running-why = Eine Fahrt bringt den Wert ihrer Halte ein, und die Regeln verlangen das höchste Einkommen, die jemand zeigen kann.
lesson-dividends = Dividenden und Aktienkurs
lesson-dividends-task = Zahl das Einkommen von BCB als Dividende aus.
lesson-dividends-why = Das Geld bekommen die Aktionäre, und der Kurs steigt; einbehaltenes Einkommen bleibt in der Gesellschaft, und der Kurs fällt.
lesson-acquisitions = Übernahmen
lesson-acquisitions-task = Lass Sx die kleinere Gesellschaft ATE übernehmen, zu einem Preis deiner Wahl.
lesson-acquisitions-why = Die größere Gesellschaft übernimmt Bahnhöfe, Loks und Geld und bezahlt die Aktionäre der kleineren.
lesson-end = Das Ende, und was zählt
lesson-end-task = Spiel den letzten Zug der Partie: Lass die Lok von VBW fahren, zahl die Dividende aus und beende den Zug.
lesson-end-why = Nur Spieler gewinnen: Bargeld, Aktien zu ihrem Kurs und 120 K je Lokalbahn zählen, das Geld der Gesellschaften nicht.

## Rätsel

puzzles = Rätsel
puzzles-lead = Finde die beste Fahrt, das beste Plättchen, was eine Lok verschrottet, das Endergebnis.
puzzles-solved = Gelöst: { $solved } von { $count }
puzzle-level-1 = leicht
puzzle-level-2 = mittel
puzzle-level-3 = schwer
puzzle-run = Die beste Fahrt
puzzle-tile = Das einträglichste Gleisplättchen
puzzle-scrap = Was eine Lok verschrottet
puzzle-score = Das Endergebnis
puzzle-run-ask = Zeichne die beste Fahrt von { $company }.
puzzle-run-how = Wähl die Felder der Strecke auf dem Plan nacheinander, vom ersten Halt bis zum letzten.
puzzle-tile-ask = { $company } legt ein Plättchen und fährt. Welches Plättchen bringt das höchste Einkommen?
puzzle-tile-how = Wähl ein markiertes Feld auf dem Plan, dann ein Plättchen und seine Drehung.
puzzle-scrap-ask = { $company } kauft die nächste Lok als { $face }. Was geschieht?
puzzle-scrap-trains = Diese Loks werden verschrottet:
puzzle-scrap-companies = Diese Gesellschaften haben dann keine Lok, die sie einsetzen können:
puzzle-score-ask = Die Partie ist zu Ende. Wie groß ist das Vermögen von { $name }?
puzzle-score-dividend-ask = Die letzte Gesellschaft, { $company }, schüttet ihr Einkommen von { $income } K aus; dann endet die Partie. Wie groß ist das Vermögen von { $name }?
puzzle-score-how = Eine Dividende bewegt auch den Aktienkurs.
puzzle-score-field = Vermögen:
puzzle-shares = { $units ->
    [one] { $units } Aktie ({ $percent }%)
   *[other] { $units } Aktien ({ $percent }%)
}
puzzle-at = zu { $price } K
puzzle-check = Prüfen
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal
puzzle-list = Alle Rätsel
puzzle-right = Richtig!
puzzle-wrong = Nicht ganz.
puzzle-yours = Deine Lösung bringt { $amount } K.
puzzle-run-solution = Die beste Fahrt bringt { $amount } K:
puzzle-tile-solution = Plättchen { $tile } auf { $hex } hebt das Einkommen von { $before } K auf { $amount } K.
puzzle-scrap-solution = Ohne eine Lok, die sie einsetzen können, sind dann: { $companies }.
puzzle-scrap-nobody = Jede Gesellschaft behält eine Lok, die sie einsetzen kann.
worth-cash = Bargeld
worth-dividend = Dividende
worth-shares = Aktien
worth-local_railways = Lokalbahnen
worth-debt = Schulden
worth-penalty = Strafe für das Darlehen
worth-sum = Vermögen
