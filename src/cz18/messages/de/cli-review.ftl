### `18cz review`: die Analyse eines Spiels als Text und als HTML-Datei.

cli-help-review = Ein Spiel analysieren: entgangenes Einkommen, ungenutztes Geld, Ursachen großer Änderungen des Vermögens und die wichtigsten Entscheidungen.
cli-help-review-html = Die Analyse auch als HTML-Datei schreiben, mit Spielplänen der Fahrten, bei denen am meisten Einkommen entging.
cli-help-review-depth = 0: nur Fakten; 1: auch einige Probepartien; 2: alle Probepartien (dauert einige Minuten).
cli-help-review-jobs = Zahl der Prozesse.
cli-review-progress = Analyse
cli-review-title = Analyse
cli-review-result = Ergebnis
cli-review-missed = Entgangenes Einkommen
cli-review-missed-sum = { $runs ->
        [one] 1 Fahrt
       *[other] { $runs } Fahrten
    }, davon { $below } unter der bestmöglichen, { $missed } K entgangen
cli-review-better = beste Fahrt
cli-review-kept = Einbehaltenes Einkommen
cli-review-income = Einkommen
cli-review-dividends = entgangene Dividenden
cli-review-idle = Nicht ausgegebenes Bargeld am Ende der Aktienrunden
cli-review-round = Runde
cli-review-scrapped = Loks, die nach höchstens zwei Fahrten verschrottet wurden
cli-review-bought = gekauft in Aktion
cli-review-runs = Fahrten
cli-review-price = Preis
cli-review-money = Darlehen, Strafzinsen und Zuschüsse der Direktoren
cli-review-what = Posten
cli-review-loan = Darlehen
cli-review-penalty = Strafzinsen
cli-review-added = Zuschuss an { $company }
cli-review-amount = Betrag
cli-review-moves = Große Änderungen des Vermögens
cli-review-change = Änderung
cli-review-causes = Ursachen
cli-review-others = Durchschnitt
cli-review-earned = Woher das Geld kam
cli-review-start = Startkapital
cli-review-from-dividends = Dividenden
cli-review-from-shares = Aktien
cli-review-from-railways = Lokalbahnen
cli-review-put-in = Zuschüsse an Gesellschaften
cli-review-worth-in-all = Vermögen
cli-review-largest-dividends = höchste Dividenden von
cli-review-cause = { $kind ->
        [dividends] Dividenden von { $company }
        [shares] Aktien von { $company }
        [added] Zuschüsse an { $company }
        [local_railways] Lokalbahnen
        [cash] Bargeld
        [debt] Schulden und Strafzinsen
       *[penalty] Strafzinsen
    } { $amount } K
cli-review-decisions = Die wichtigsten Entscheidungen
cli-review-decisions-how = Unterschied: um wie viel größer das Vermögen des Spielers am Spielende nach der anderen Aktion wäre, als Mittelwert gepaarter Probepartien mit einem 95-%-Konfidenzintervall. Nach beiden Aktionen spielen Bots weiter.
cli-review-player = Spieler
cli-review-played = gespielte Aktion
cli-review-preferred = vom Magnaten bevorzugte Aktion
cli-review-difference = Unterschied
cli-review-interval = { $difference } K ({ $low } bis { $high } K)
cli-review-unknown = unklar: { $low } bis { $high } K
cli-review-mainly = vor allem durch
cli-review-nothing = Nichts zu verzeichnen.
cli-review-worth = Vermögen nach jeder Runde
# as in English
cli-review-time = { $seconds } s
