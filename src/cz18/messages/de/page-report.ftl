### The bug report in the help of a game

report-bug = Fehler melden
report-bug-text = Stimmt etwas nicht? Speichere einen Bericht über die Position auf dem Bildschirm und hänge ihn an deine Fehlermeldung. Er enthält die Partie bis zu dieser Position, die Version des Programms und deinen Browser. Spieler heißen nach ihren Plätzen.
report-save = Fehlerbericht speichern
