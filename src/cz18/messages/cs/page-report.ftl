### The bug report in the help of a game

report-bug = Nahlásit chybu
report-bug-text = Něco není v pořádku? Ulož hlášení o pozici na obrazovce a přilož ho, až budeš chybu hlásit. Obsahuje hru až po tuto pozici, verzi programu a technické údaje o tvém prohlížeči. Jména hráčů jsou nahrazena čísly míst.
report-save = Uložit hlášení o chybě
