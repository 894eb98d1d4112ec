### Pojmy hry, každý vysvětlený jednou větou: term-<název>, explain-<název>.

glossary = Slovníček

term-k = K
explain-k = K znamená koruny, peníze ve hře: 100 K je sto korun, ne sto tisíc.

term-sr = Burzovní kolo (BK)
explain-sr = Hráči kupují a prodávají akcie a zakládají společnosti.

term-or = Operační kolo (OpK)
explain-or = Společnosti jsou postupně na tahu: pokládají koleje, zřizují stanice, provozují vlaky, vyplácejí dividendy a kupují vlaky.

term-pre_stock = Předburzovní kolo
explain-pre_stock = První kolo hry, ve kterém hráči kupují místní dráhy nebo na Moravě a ve Slezsku soukromé společnosti.

term-phase = Fáze
explain-phase = Úsek hry, a až j; začíná první kartou vlaku se svým písmenem a určuje, které dílky a společnosti jsou k dispozici a kolik vlaků smí společnost vlastnit.

term-director = Ředitel
explain-director = Hráč s ředitelským certifikátem společnosti, obvykle její největší akcionář, který za ni o všem rozhoduje.

term-certificate = Certifikát
explain-certificate = Karta, která představuje jednu akcii společnosti, ředitelský certifikát dvě; počet certifikátů hráče je omezen.

term-float = Zahájit provoz
explain-float = Společnost zahájí provoz, jakmile hráči vlastní aspoň její polovinu: dostane kapitál a je na tahu od příštího operačního kola.

term-worth = Majetek
explain-worth = Hotovost hráče, akcie podle kurzu a místní dráhy bez dluhu a sankčního úroku; kdo má na konci největší majetek, vyhrává.

term-local_railway = Místní dráha
explain-local_railway = Malá trať s pevným příjmem v každém operačním kole; společnost, která ji vlastní, smí jednou použít její zvláštní schopnost.

term-treasury = Pokladna společnosti
explain-treasury = Peníze společnosti, oddělené od hotovosti jejího ředitele.

term-income = Výnos
explain-income = Kolik vlaky společnosti vydělají při jízdě; celý výnos se vyplatí akcionářům, nebo zadrží v pokladně.

term-station = Stanice
explain-station = Žeton společnosti ve městě: každá trasa potřebuje aspoň jednu a město plné cizích stanic trasu blokuje.

term-scrap = Sešrotovat
explain-scrap = Vlak se sešrotuje, tedy odejde ze hry, jakmile se prodá nebo vyveze novější vlak, který jeho typ nahrazuje.

term-acquisition = Převzetí
explain-acquisition = Větší společnost vyplatí akcionáře menší společnosti a převezme její vlaky, stanice a pokladnu.
