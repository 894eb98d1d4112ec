### 18cz languages: pojmy a korekturní listy.

cli-fault-term = { $word }: správný pojem je { $term }
cli-help-languages-proof = Vypíše korekturní list tohoto jazyka: každou zprávu s ukázkovými argumenty pro každý tvar množného čísla vedle angličtiny.
cli-help-languages-out = Sem zapíše korekturní list; - je standardní výstup.
cli-languages-proof-wrote = zapsáno: { $file }, počet zpráv: { $count }
