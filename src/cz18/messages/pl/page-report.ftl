### Zgłaszanie błędów w pomocy gry

report-bug = Zgłoś błąd
report-bug-text = Coś jest nie tak? Zapisz raport o wyświetlanej pozycji i dołącz go do zgłoszenia błędu. Raport zawiera zapis gry do tej pozycji, wersję programu i dane techniczne twojej przeglądarki. Imiona graczy są w nim zastąpione numerami miejsc.
report-save = Zapisz raport o błędzie
