### Pojmy hry, každý vysvětlený jednou větou: term-<název>, explain-<název>.

glossary = Slovníček

term-k = K
explain-k = K znamená koruny, měnu ve hře: 100 K je sto korun, ne sto tisíc.

term-sr = Burzovní kolo (BK)
explain-sr = Hráči kupují a prodávají akcie a zakládají společnosti. Kola jsou číslována jako v základní hře; na plánu Morava a Slezsko je první z nich BK 3.

term-or = Operační kolo (OpK)
explain-or = Společnosti jsou postupně na tahu: pokládají koleje, zřizují stanice, provozují vlaky, vyplácejí dividendy a kupují vlaky.

term-pre_stock = Předburzovní kolo (PBK)
explain-pre_stock = První kolo hry: hráči kupují místní dráhy, nebo na plánu Morava a Slezsko draží soukromé společnosti.

term-phase = Fáze
explain-phase = Úsek hry pojmenovaný podle písmene na kartách vlaků. Začíná, jakmile se první karta s tímto písmenem prodá, ať už společnosti, nebo do zahraničí, a určuje, které dílky a společnosti jsou k dispozici a kolik vlaků smí společnost vlastnit.

term-director = Ředitel
explain-director = Hráč, který má ředitelský certifikát společnosti a o všem za ni rozhoduje. Žádný jiný hráč v ní nemá větší podíl.

term-certificate = Certifikát
explain-certificate = Karta, která představuje jednu akcii společnosti; ředitelský certifikát představuje dvě. Hráč smí mít jen omezený počet certifikátů a počítají se do něj i místní dráhy.

term-float = Zahájit provoz
explain-float = Společnost zahájí provoz, jakmile hráči vlastní aspoň její polovinu: dostane kapitál a je na tahu od příštího operačního kola.

term-worth = Majetek
explain-worth = Hotovost hráče, akcie podle současného kurzu a 120 K za každou místní dráhu, po odečtení dluhu a sankčního úroku. Kdo má na konci největší majetek, vyhrává.

term-local_railway = Místní dráha
explain-local_railway = Dráha, která svému majiteli v každém operačním kole vyplácí pevný příjem; společnost, která ji vlastní, smí jednou za hru použít jednu z jejích dvou zvláštních schopností.

term-treasury = Pokladna společnosti
explain-treasury = Peníze společnosti, oddělené od hotovosti jejího ředitele.

term-income = Výnos
explain-income = Částka, kterou vlaky společnosti vydělají při jízdě. Společnost výnos buď celý vyplatí jako dividendu, nebo ho celý zadrží ve své pokladně.

term-station = Stanice
explain-station = Žeton společnosti ve městě. Na každé trase musí být aspoň jedna stanice společnosti. Městem plným cizích stanic vlak neprojede.

term-scrap = Sešrotovat
explain-scrap = Vlaky jednoho druhu se sešrotují, tedy odejdou ze hry, jakmile se prodá první vlak novějšího druhu, který je nahrazuje, ať už společnosti, nebo do zahraničí.

term-acquisition = Převzetí
explain-acquisition = Větší společnost vyplatí akcionáře menší společnosti a převezme její stanice, místní dráhy a pokladnu. Každý její vlak převezme, nebo sešrotuje.
