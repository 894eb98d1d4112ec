### 18cz languages: Begriffe und Korrekturbögen.

cli-fault-term = { $word }: der Begriff ist { $term }
cli-help-languages-proof = Einen Korrekturbogen dieser Sprache ausgeben: jeden Text mit Beispielen für jede Pluralform, neben dem englischen.
cli-help-languages-out = Den Korrekturbogen hierhin schreiben; - ist die Standardausgabe.
cli-languages-proof-wrote = { $file } geschrieben, Texte: { $count }
