### The bug report in the help of a game

report-bug = Fehler melden
report-bug-text = Stimmt etwas nicht? Speichere einen Bericht über die gezeigte Stellung und hänge ihn an, wenn du den Fehler meldest. Er enthält das Spiel bis zu dieser Stellung, die Version des Programms und technische Angaben zu deinem Browser. Statt der Namen der Spieler stehen darin ihre Plätze.
report-save = Fehlerbericht speichern
