### 18cz languages: pojmy a korekturní listy.

cli-fault-term = { $word }: správný pojem je { $term }
cli-help-languages-proof = Vypíše korekturní list tohoto jazyka: každou zprávu s ukázkovými argumenty ve všech tvarech množného čísla vedle anglického znění.
cli-help-languages-out = Zapíše korekturní list do tohoto souboru; - znamená standardní výstup.
cli-languages-proof-wrote = zapsáno: { $file }, počet zpráv: { $count }
