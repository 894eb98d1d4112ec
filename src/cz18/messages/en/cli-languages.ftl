### 18cz languages: terms and proof sheets.

cli-fault-term = { $word }: the right term is { $term }
cli-help-languages-proof = Print a proof sheet for this language: every message with sample arguments for each plural form, next to the English text.
cli-help-languages-out = Write the proof sheet to this file; - means standard output.
cli-languages-proof-wrote = wrote { $file }: { $count } messages
