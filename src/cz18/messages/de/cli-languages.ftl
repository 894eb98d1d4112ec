### 18cz languages: Begriffe und Korrekturbögen.

cli-fault-term = { $word }: der richtige Begriff ist { $term }
cli-help-languages-proof = Einen Korrekturbogen dieser Sprache ausgeben: jeden Text mit Beispielen für jede Pluralform, daneben den englischen.
cli-help-languages-out = Den Korrekturbogen in diese Datei schreiben; - ist die Standardausgabe.
cli-languages-proof-wrote = { $file } geschrieben, Texte: { $count }
