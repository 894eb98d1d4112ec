### Der Befehl `18cz position`.

cli-help-position = Eine von Hand aufgebaute Stellung prüfen, zeigen, zu Ende spielen oder ihre besten Fahrten finden.
cli-help-position-check = Eine Stellung anhand der Regeln prüfen. Ist sie unmöglich, werden die Gründe mit den Abschnitten der Spielregel genannt, und der Befehl endet mit Code 1.
cli-help-position-check-given = Eine Datei mit einer Stellung (JSON oder Kurztext) oder der Kurztext selbst.
cli-help-position-show = Eine Stellung als Text zeigen und mit --svg ihren Spielplan zeichnen.
cli-help-position-show-given = Eine Datei mit einer Stellung (JSON oder Kurztext) oder der Kurztext selbst.
cli-help-position-show-svg = Den Spielplan auch in diese SVG-Datei schreiben.
cli-help-position-routes = Die beste Fahrt jeder Gesellschaft in einer Stellung finden, oder die einer Gesellschaft mit anderen Loks.
cli-help-position-routes-given = Eine Datei mit einer Stellung (JSON oder Kurztext) oder der Kurztext selbst.
cli-help-position-routes-company = Nur diese Gesellschaft.
cli-help-position-routes-trains = Loks, die statt der eigenen der Gesellschaft fahren, durch Kommas getrennt (4E,5E); nur mit --company.
cli-help-position-routes-svg = Den Spielplan mit den Fahrten auch in diese SVG-Datei schreiben.
cli-help-position-play = Bots von einer Stellung aus bis zum Spielende spielen lassen und das Ergebnis zeigen.
cli-help-position-play-given = Eine Datei mit einer Stellung (JSON oder Kurztext) oder der Kurztext selbst.
cli-help-position-play-bot = Name des Bots, der alle Plätze spielt.
cli-help-position-play-seed = Derselbe Startwert ergibt dasselbe Spiel.
cli-help-position-play-save = Das Spiel in dieser Datei speichern.

cli-position-fine = Die Prüfung hat in dieser Stellung nichts Unmögliches gefunden.
cli-position-proved = bewiesen
cli-position-not-proved = nicht bewiesen
cli-position-run = { $company } ({ $trains }): { $best } K, { $proof }
cli-position-dividends = Bei Auszahlung: { $amounts }
cli-position-no-turn = Weiterspielen kann man nur von einer vollständigen Stellung zu Beginn eines Zuges in einer Aktien- oder Betriebsrunde.
cli-position-played = Endstand nach { $actions ->
        [one] einer weiteren Aktion
       *[other] { $actions } weiteren Aktionen
    }
