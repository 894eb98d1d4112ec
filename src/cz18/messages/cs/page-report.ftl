### The bug report in the help of a game

report-bug = Nahlásit chybu
report-bug-text = Něco není v pořádku? Ulož hlášení o pozici na obrazovce a přilož ho k popisu chyby. Obsahuje hru až po tuto pozici, verzi programu a tvůj prohlížeč. Hráči jsou označeni čísly míst.
report-save = Uložit hlášení o chybě
