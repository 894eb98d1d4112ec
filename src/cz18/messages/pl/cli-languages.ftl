### 18cz languages: terminy i arkusze korektorskie.

cli-fault-term = { $word }: właściwy termin to { $term }
cli-help-languages-proof = Wypisuje arkusz korektorski tego języka: każdy komunikat z przykładowymi argumentami dla każdej formy liczby, obok tekstu angielskiego.
cli-help-languages-out = Zapisuje arkusz korektorski do tego pliku; - to standardowe wyjście.
cli-languages-proof-wrote = zapisano { $file }, komunikaty: { $count }
