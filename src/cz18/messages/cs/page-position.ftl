### Pomocník u skutečného stolu a trasy nanečisto.

companion = Pomocník u stolu
companion-lead = Sestav pozici ze hry, kterou hraješ u skutečného stolu. Uvidíš nejlepší jízdy (pokud možno s důkazem), dividendy a důsledky nákupů vlaků a převzetí. Účet není potřeba; pozice se ukládají v tomto prohlížeči.
companion-short = Nejlepší jízdy a další výpočty ke hře u skutečného stolu
sandbox = Trasy nanečisto
sandbox-lead = Vyber plán, polož dílky, rozmísti stanice a přidej vlaky; uvidíš nejlepší jízdy, pokud možno s důkazem.

position-new = Nová pozice
position-players = Hráči
position-begin = Sestavit
positions-kept = Uložené pozice
position-unnamed = Pozice bez názvu
position-remove = Odebrat
position-add = Přidat
position-from-text = Otevřít pozici z textu nebo odkazu
position-text = Zkrácený zápis, odkaz nebo JSON pozice
position-read = Otevřít
position-not-read = Toto není zápis pozice.
position-name = Název
position-share = Kopírovat odkaz
position-copied = Odkaz zkopírován.
position-parts = Části pozice
position-part-map = Plán
position-part-companies = Společnosti
position-part-players = Hráči
position-part-answers = Výsledky
position-offline = Server není dostupný. Pozici můžeš dál upravovat, ale výsledky se neaktualizují.
position-offline-engine = Server není dostupný. Výsledky se počítají v tomto prohlížeči.

position-tools = Nástroje
position-tiles = Dílky
position-stations = Stanice
position-undo = Vrátit
position-no-tile = Odebrat dílek
position-no-tiles = Nehodí se sem žádný dílek.
position-tap = Zatím není vybráno žádné políčko.
position-how-tiles = Klepni na políčko a potom na dílek. Další prázdná políčka, na která klepneš, dostanou stejný dílek; když na políčko klepneš znovu, dílek se otočí.
position-how-stations = Vyber společnost a klepni na města s jejími stanicemi. Dalším klepnutím stanici přesuneš do dalšího města na políčku, nebo ji odebereš.

position-phase = Fáze
position-trains = Vlaky
position-price = Kurz
position-treasury = Pokladna
position-on-top = Přesunout navrch (na stejném kurzu)
position-closed = Zaniklá (převzatá)
position-director = Ředitel
position-largest = Největší akcionář
position-shares-of = Akcie { $company } (drží { $player })
position-less = Méně
position-more = Více

position-round = Kolo
position-turn = Kdo je na tahu
position-first = První v pořadí
position-player-name = Jméno
position-cash = Hotovost
position-debt = Dluh
position-penalty = Sankční úrok
position-card = Pořadí
position-railways = Místní dráhy

position-stale = Počítá se…
position-faults = V rozporu s pravidly
position-faults-still = Nejlepší jízdy se přesto vypočítají.
position-runs = Nejlepší jízdy
position-no-runs = Žádná společnost nemá zároveň stanici a vlak, se kterým by mohla jet.
position-proven = prokazatelně nejlepší
position-not-proven = bez důkazu
position-draw = Ukázat na plánu
position-price-moves = kurz { $now }; při výplatě { $paid }, při zadržení { $kept }
position-other-trains = Zkusit jiné vlaky
position-own-trains = Zpět k vlastním vlakům
position-worth = Majetek
position-certificates = certifikáty: { $count }/{ $limit }
position-about-company = Nákupy a převzetí
position-company = Společnost
position-only-runs = Nákupy a převzetí se zobrazí, jen pokud pozice odpovídá pravidlům.
position-purchases = Vlaky na prodej
position-source-deck = balíček
position-source-pool = zásoba
position-scraps = Společnosti, které přijdou o vlaky, a vlaky, které teď mají: { $trains }
position-export = Po { $round } opustí balíček { $cards ->
        [one] jedna karta vlaku
        [few] { $cards } karty vlaků
        [many] { $cards } karty vlaku
       *[other] { $cards } karet vlaků
    }.
position-acquisitions = Společnosti k převzetí
position-acquisition = { $low } až { $high } K za akcii, { $units ->
        [one] { $units } akcie
        [few] { $units } akcie
        [many] { $units } akcie
       *[other] { $units } akcií
    }, celkem { $total } až { $most } K
position-too-dear = víc, než je v pokladně
position-transfers = Převezme se: pokladna { $treasury } K, vlaky { $trains }, stanice { $stations }, neumístěné žetony stanic { $markers }, místní dráhy { $railways }
position-continue = Pokračovat odtud
position-not-playable = Pokračovat lze jen z pozice, která odpovídá pravidlům.
position-you = Hraješ za
position-against-bots = Proti botům
position-with-friends = S přáteli

engine-title = Bez připojení
engine-offer = Stačí jednou stáhnout výpočetní část programu ({ $size } MB) a Pomocník u stolu i Trasy nanečisto pak fungují bez připojení.
engine-download = Stáhnout
engine-loading = Stahuje se: { $percent } %
engine-starting = V tomto prohlížeči se spouští výpočetní část programu…
engine-kept = Výpočetní část programu je uložena v tomto prohlížeči. Výsledky jsou k dispozici i bez připojení.
engine-remove = Odstranit
engine-impossible = Tento prohlížeč umí výpočetní část programu uložit jen ze zabezpečené adresy (HTTPS), proto výsledky vyžadují připojení k serveru.
engine-failed = Výpočetní část programu se nepodařilo načíst: { $reason }

position-deck = Vrchní karta balíčku
position-deck-usual = automaticky (co nejméně odebraných karet)
position-deck-card = { $card }: { $left ->
    [one] zbývá jedna karta
    [few] zbývají { $left } karty
    [many] zbývá { $left } karty
   *[other] zbývá { $left } karet
}
position-status = Stav
position-not-started = Nezaložená
position-left-out = Není v této hře
position-options = Volitelná pravidla
position-printed-boards = Tato stránka ukazuje pozice jen na tištěných plánech. Pro vlastní plán použij příkaz 18cz position.
position-plan = Pokus nanečisto
open-in-companion = Otevřít v pomocníku u stolu
