### Zgłaszanie błędów w pomocy gry

report-bug = Zgłoś błąd
report-bug-text = Coś jest nie tak? Zapisz raport o pozycji na ekranie i dołącz go do zgłoszenia błędu. Raport zawiera grę do tej pozycji, wersję programu i dane techniczne twojej przeglądarki. Imiona graczy zastąpiono numerami miejsc.
report-save = Zapisz raport o błędzie
