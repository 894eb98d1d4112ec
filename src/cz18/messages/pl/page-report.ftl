### The bug report in the help of a game

report-bug = Zgłoś błąd
report-bug-text = Coś nie działa? Zapisz raport o pozycji na ekranie i dołącz go do zgłoszenia błędu. Zawiera grę do tej pozycji, wersję programu i twoją przeglądarkę. Gracze są nazwani według miejsc.
report-save = Zapisz raport o błędzie
