### Učení na stránce: akce slovy, důvody podle druhu akce, rady, lekce, úlohy, záznam, úvodní stránka.

## Akce slovy: move-<akce> nebo move-EndStep-<krok>. $cost a další částky obsahují K.

move-BuyLocalRailway = Koupit místní dráhu { $local_railway } za { $cost }
move-Pass = Pasovat
move-OpenAuction = Dát { $paper } do dražby s nabídkou { $bid }
move-Bid = Nabídnout { $amount }
move-LayRailwayTile = Položit dílek { $tile } pro staniční dráhu
move-AssignThreeE = Dát vlak 3E společnosti { $company }
move-StartCompany = Založit { $company } s kurzem { $price }, celkem za { $cost }
move-BuyShare = Koupit akcii { $company } za { $cost }
move-SellShares =
    { $count ->
        [one] Prodat akcii { $company }
        [few] Prodat { $count } akcie { $company }
        [many] Prodat { $count } akcie { $company }
       *[other] Prodat { $count } akcií { $company }
    }
move-RepayDebt = Splatit { $amount } z dluhu
move-LayHomeTile = Položit červený dílek na { $place }
move-ChooseCity = Vybrat město { $city } pro domovskou stanici { $company }
move-LayTile = Položit dílek { $tile } na { $place }
move-PlaceStation = Zřídit stanici na { $place } za { $cost }
move-Run = Vypravit vlaky { $company } po zobrazených trasách
move-PayOut = Vyplatit výnos
move-Withhold = Zadržet výnos
move-OfferAcquisition = Nabídnout převzetí { $target } po { $price } za akcii
move-OfferForTrain = Nabídnout { $price } za vlak společnosti { $seller }
move-OfferForLocalRailway = Nabídnout { $price } za místní dráhu { $local_railway }
move-AcceptOffer = Přijmout nabídku
move-DeclineOffer = Odmítnout nabídku
move-KeepStation = Ponechat stanici na { $place }
move-TakeOverTrain = Převzít vlak { $face }
move-ScrapTrain = Sešrotovat vlak
move-BuyTrain = Koupit vlak { $face } za { $cost }
move-ReturnTrain = Odevzdat vlak
move-SellLocalRailway = Prodat místní dráhu { $local_railway } bance
move-EndStep-track = Už nepokládat koleje
move-EndStep-station = Nezřizovat stanici
move-EndStep-acquisition = Nepřebírat další společnost
move-EndStep-trains = Ukončit tah bez nákupu dalšího vlaku

## Důvody podle druhu akce: reason-<akce>-<co>; bez čísel: reason-<akce>.

reason-EndStep-track-income = Žádný možný dílek nezvýší výnos natolik, aby se vyplatil. Odhadovaná hodnota výnosu jedné jízdy bez něj: { $value }.
reason-EndStep-station-income = Žádná stanice nezvýší výnos natolik, aby se vyplatila. Odhadovaná hodnota výnosu jedné jízdy bez ní: { $value }.
reason-EndStep-trains-income = Žádný vlak by si na sebe nevydělal. Očekávaný výnos jedné jízdy se současnými vlaky: { $value }.
reason-EndStep-trains-treasury = Žádný vlak by si na sebe nevydělal, takže v pokladně zůstává { $value }.
reason-Pass-cash = Žádný nákup neslibuje zisk. Hotovost: { $value }.
reason-Pass-kept = Rezerva na vlak, který bude některá společnost možná muset koupit: { $value }.
reason-BuyLocalRailway-income = V každém operačním kole vynese { $value }.
reason-BuyLocalRailway-left = Na založení společnosti zbude { $value }.
reason-BuyShare-dividend = Akcie by měla na dividendách a růstu kurzu vynést asi { $value } za operační kolo.
reason-StartCompany-capital = Při zahájení provozu dostane společnost kapitál { $value }.
reason-EndStep = Nic, co lze v tomto kroku udělat, neslibuje zisk.
reason-Pass = Nic, co lze koupit, neslibuje zisk.
reason-Run = Společnost musí vždy provést jízdu s nejvyšším možným výnosem.
reason-other = Žádná jiná možnost nestála za srovnání.

## Lekce: pozice, ze které lekce vychází (-from), a co říci k jiné akci (-missed).

lesson-railways-from = Ty i tvůj soupeř máte po 280 K. Společnost EKJ patří Václavovi, automatickému třetímu hráči této hry pro dva. O něj se starat nemusíš.
lesson-company-from = Místní dráhy jsou prodané: vlastníš S2, L1 a L3 a zbývá ti 130 K. Každá lekce začíná z připravené pozice, takže nemusí odpovídat tomu, co se hrálo dřív.
lesson-track-from = Jsi ředitelem své nové společnosti BCB. Byla založena s kurzem 65 K a zahájila provoz s kapitálem 260 K.
lesson-stations-from = BCB už položila své první dva dílky; mohou být jiné než tvoje. Zbývá jí 240 K.
lesson-running-from = O tři operační kola později: BCB má teď dva vlaky 2 a delší trať.
lesson-dividends-from = BCB právě vypravila oba své vlaky.
lesson-trains-from = Přeskočili jsme do operačního kola 7.1 a sedíš na jiném místě: řídíš BTE, střední společnost s 370 K v pokladně.
lesson-acquisitions-from = O jedno operační kolo později, zpět na svém původním místě: řídíš velkou společnost Sx a střední společnost ATE.
lesson-end-from = Přeskočili jsme k poslednímu tahu hry: řídíš VBW.
lesson-missed = V úkolu jde o jinou akci. Vrať poslední akci, nebo lekci zopakuj.
lesson-trains-missed = To BTE nepomůže: střední společnost může jezdit jen s vlaky s plusem. Na této kartě je to 4+4. Vrať akci, nebo lekci zopakuj.
lesson-dividends-missed = Výnos zůstal v pokladně, takže kurz klesl a akcionáři nic nedostali. Vrať akci, nebo lekci zopakuj.

## Rady: před textem rady (-first) a za ním (-more)

guide-pre_stock_turn-first = Každá místní dráha, která ti zůstane do konce hry, bude mít hodnotu { $worth }, i ta levná.
guide-pre_stock_turn-more = Hraje se od prvního hráče k poslednímu a zase zpět, takže hráč na konci řady je na tahu dvakrát za sebou.

## Záznam a tabulky

dividend-rounded-up = Dividenda každého hráče se zaokrouhluje nahoru na celé koruny, takže dividendy mohou dohromady přesáhnout výnos.
train-scrapped-by = { $face } (sešrotuje ho první vlak { $trains })
start-or-more = { $price } nebo více:
local-railway-price = Cena místní dráhy ({ $round })
stand-in-explained = Náhradník je bot, který hraje za nepřítomného hráče.
new-link-explained = Nový odkaz nahradí starý, který přestane platit.
seed-in-file = Uložený soubor obsahuje seed, protože bez něj nelze ve hře pokračovat.

## Stránka pravidel a nápověda

rules-contents = Obsah
help-gestures = Gesta
gesture-tile = Klepnutím na dílek na plánu ho otočíš.
gesture-zoom = Plán přiblížíš a oddálíš dvěma prsty, tažením ho posuneš.
gesture-choice = Kde je k dispozici náhled, první klepnutí ho ukáže a druhé potvrdí volbu.
gesture-term = Klepnutím na podtržený pojem zobrazíš jeho vysvětlení.

## Úvodní stránka a úlohy

home-length = Celá hra je dlouhá. Ukládá se po každé akci, takže ji můžeš kdykoli přerušit a pokračovat později.
puzzle-reveal = Ukázat řešení
