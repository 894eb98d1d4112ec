### 18cz languages: terms and proof sheets.

cli-fault-term = { $word }: the term is { $term }
cli-help-languages-proof = Print a proof sheet for this language: every message with sample arguments for each plural form, next to the English text.
cli-help-languages-out = Write the proof sheet here; - is standard output.
cli-languages-proof-wrote = wrote { $file }: { $count } messages
