### Lernen beim Spielen: Lektionen (lesson-<name>, -task, -why) und Rätsel.

## Lektionen

learn = Beim Spielen lernen
learn-lead = Neun kurze Lektionen auf einem echten Spielplan, mit einem Gegner. Etwa 15 Minuten.
learn-start = Beginnen
learn-continue = Fortsetzen
learn-list = Alle Lektionen
learn-all-done = Alle Lektionen sind geschafft. Jetzt bist du bereit für eine ganze Partie.
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
lesson-railways-task = Kaufe eine der Lokalbahnen.
lesson-railways-why = Eine Lokalbahn bringt ihrem Besitzer in jeder Betriebsrunde Geld ein. Jede, die du am Ende noch hast, ist 120 K wert.
lesson-company = Eine Gesellschaft gründen
lesson-company-task = Gründe eine Gesellschaft: Wähle sie aus und bestimme ihren Startkurs.
lesson-company-why = Das Direktorzertifikat kostet so viel wie zwei Aktien. Sobald die Spieler die halbe Gesellschaft besitzen, erhält sie ihr ganzes Kapital auf einmal.
lesson-track = Gleise
lesson-track-task = Lege für BCB zwei Gleisplättchen, das erste auf ihr Heimatfeld Pardubitz.
lesson-track-why = In ihrem ersten Zug darf eine Gesellschaft zwei gelbe Plättchen legen, danach nur noch eines je Zug. Loks verdienen nur dort Geld, wo Gleise liegen.
lesson-stations = Bahnhöfe
lesson-stations-task = Baue für BCB einen zweiten Bahnhof in der Stadt, die ihre Gleise nun erreichen.
lesson-stations-why = An jeder Strecke muss ein eigener Bahnhof der Gesellschaft liegen. Durch eine volle Stadt ohne eigenen Bahnhof kommen ihre Loks nicht.
lesson-trains = Loks und Verschrottung
lesson-trains-task = BTE hat keine Lok. Kaufe die 4+4-Lok vom Stapel.
lesson-trains-why = Die erste 4+4-Lok verschrottet alle 2+2-Loks, auch die deiner anderen Gesellschaften.
lesson-running = Betrieb der Loks
lesson-running-task = Lass beide Loks von BCB auf den besten Strecken fahren; der Spielplan zeigt sie.
lesson-running-why = Eine Lok bringt die Werte der Einnahmeorte auf ihrer Strecke ein (Städte, Kleinstädte und rote Plättchen). Eine Gesellschaft muss immer so fahren, dass ihr Einkommen möglichst hoch ist.
lesson-dividends = Dividenden und Aktienkurs
lesson-dividends-task = Zahle das Einkommen von BCB als Dividende aus.
lesson-dividends-why = Das Geld bekommen die Aktionäre, und der Kurs steigt. Behältst du das Einkommen ein, kommt es ins Betriebskapital der Gesellschaft, und der Kurs fällt.
lesson-acquisitions = Übernahmen
lesson-acquisitions-task = Lass Sx die kleinere Gesellschaft ATE übernehmen, zu einem Preis deiner Wahl.
lesson-acquisitions-why = Die größere Gesellschaft bezahlt die Aktionäre der kleineren und übernimmt die Bahnhöfe, die Loks und das Geld dieser Gesellschaft.
lesson-end = Das Ende des Spiels
lesson-end-task = Mach den letzten Zug der Partie: Lass die Lok von VBW fahren, zahle das Einkommen aus und beende den Zug.
lesson-end-why = Nur das Vermögen der Spieler zählt: Bargeld, Aktien zum aktuellen Kurs und 120 K je Lokalbahn, abzüglich Schulden und Strafzinsen. Das Geld der Gesellschaften zählt nicht.

## Rätsel

puzzles = Rätsel
puzzles-lead = Finde die beste Fahrt, das einträglichste Plättchen, die Loks, die ein Kauf verschrottet, oder das Endvermögen eines Spielers.
puzzles-solved = Gelöst: { $solved } von { $count }
puzzle-level-1 = leicht
puzzle-level-2 = mittel
puzzle-level-3 = schwer
puzzle-run = Die beste Fahrt
puzzle-tile = Das einträglichste Gleisplättchen
puzzle-scrap = Was eine neue Lok verschrottet
puzzle-score = Das Endergebnis
puzzle-run-ask = Zeichne die beste Fahrt von { $company }.
puzzle-run-how = Wähle auf dem Spielplan nacheinander alle Felder der Strecke, auch die ohne Einnahmeort, vom ersten Einnahmeort bis zum letzten.
puzzle-tile-ask = { $company } legt ein Plättchen und fährt. Welches Plättchen bringt das höchste Einkommen?
puzzle-tile-how = Wähle auf dem Spielplan ein hervorgehobenes Feld, dann ein Plättchen und seine Drehung.
puzzle-scrap-ask = { $company } kauft die nächste Lokkarte und setzt sie als { $face }-Lok ein. Was geschieht?
puzzle-scrap-trains = Diese Loks werden verschrottet:
puzzle-scrap-companies = Diese Gesellschaften verlieren alle Loks, mit denen sie fahren können:
puzzle-score-ask = Die Partie ist zu Ende. Wie groß ist das Vermögen von { $name }?
puzzle-score-dividend-ask = Die letzte Gesellschaft, { $company }, zahlt ihr Einkommen von { $income } K aus; dann endet die Partie. Wie groß ist das Vermögen von { $name }?
puzzle-score-how = Die Dividende verändert auch den Aktienkurs.
puzzle-score-field = Vermögen:
puzzle-shares = { $units ->
        [one] { $units } Aktie ({ $percent } %)
       *[other] { $units } Aktien ({ $percent } %)
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
puzzle-tile-solution = Plättchen { $tile } auf { $hex } erhöht das Einkommen von { $before } K auf { $amount } K.
puzzle-scrap-solution = Gesellschaften, die alle Loks verlieren, mit denen sie fahren können: { $companies }.
puzzle-scrap-nobody = Keine Gesellschaft verliert alle Loks, mit denen sie fahren kann.
worth-cash = Bargeld
worth-dividend = Dividende
worth-shares = Aktien
worth-local_railways = Lokalbahnen
worth-debt = Schulden
worth-penalty = Strafzinsen
worth-sum = Vermögen
