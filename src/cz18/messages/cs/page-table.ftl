### Stránka: na co se jednou zeptá, cesty tahem, pravidla stolu, co udělali ostatní, odkazy.

## Jedna otázka

sure-OfferAcquisition = Nabídnout { $price } za akcii a převzít { $target }?
sure-OfferForTrain = Nabídnout { $price } za vlak { $train } (prodává { $seller })?
sure-OfferForLocalRailway = Nabídnout { $price } za { $thing }?
sure-AcceptOffer-acquisition = Dovolit, aby { $company } převzala { $target } po { $price } za akcii?
sure-AcceptOffer-train = Prodat vlak { $train } (má ho { $seller }) společnosti { $company } za { $price }?
sure-AcceptOffer-local_railway = Prodat { $thing } společnosti { $company } za { $price }?
sure-AcceptOffer-station_railway = Prodat staniční dráhu společnosti { $company } za { $price }?
sure-SellLocalRailway = Prodat { $thing } bance?
sure-BuyTrain = Koupit vlak { $train } pro { $company }?
sure-SellShares = { $count ->
    [one] Prodat jednu akcii { $company }?
    [few] Prodat { $count } akcie { $company }?
    [many] Prodat { $count } akcie { $company }?
   *[other] Prodat { $count } akcií { $company }?
  }
stake-loan = Bude nutná půjčka.
stake-own_money = Část zaplatíš z vlastní hotovosti.
stake-directorship = Přestaneš být ředitelem.
stake-offer = Pokud k tomu dojde, peníze jsou pryč.
stake-hands_over = Co předáš, se nevrátí.
sure-yes = Ano, provést
sure-no = Ne, zpět
sure-never-again = Už se neptat
use-confirm = Ptát se před drahým nebo nevratným krokem
loan-note = Pokladna ani hotovost nestačí: zbytek by si ředitel půjčil.
loan-sell-first = Nejdřív lze prodat bance tyto místní dráhy, každou za { $price }: { $railways }.
at-once = Obě strany jsou tvoje: stane se to ihned.
at-once-profile = Podle pravidel { $site } se to stane ihned; druhé strany se nikdo neptá.

## Pravidla stolu

profile-short = Pravidla { $site }
profile-site = Podle pravidel { $site }.
profile-book = Podle pravidel hry.
profile-options = Podle pravidel hry, s volbami.
profile-why = Tato hra pochází z { $site } a pokračuje podle pravidel toho webu, aby skončila jako tam.
profile-differs = { $count ->
    [one] Co se liší od pravidel hry (jeden bod)
    [few] Co se liší od pravidel hry ({ $count } body)
    [many] Co se liší od pravidel hry ({ $count } bodu)
   *[other] Co se liší od pravidel hry ({ $count } bodů)
  }
departure-train_trade_in_phase_a = Společnosti si prodávají vlaky od začátku.
departure-e_train_best_stops = E-vlak počítá své nejlepší zastávky, z nich nejvýš tři městečka.
departure-praha_twice = Trasa smí vést dvěma městy Prahy.
departure-no_limit_exception = Společnost plná vlaků, se kterými nemůže jet, smí ukončit tah i bez vlaku, se kterým může.
departure-first_tile_anywhere = Společnost, která převzala stanice, smí první dílek položit i jinde než na domovské políčko.
departure-ate_city_by_layer = Kdo položí zelený dílek na domovské políčko ATE, vybírá její město.
departure-no_consent = Nabídky platí ihned: druhé strany se nikdo neptá.
departure-stations_in_any_order = Stanice, které se po převzetí potkají, se řeší v libovolném pořadí.
departure-turn_to_own_colour_only = Převzaté vlaky se otáčejí jen na vlastní barvu společnosti.
departure-whole_debt_only = Dluh se splácí jen celý.
departure-returns_in_fixed_order = Více společností nad limitem odevzdává vlaky v pevném pořadí, ne v pořadí provozu.
departure-dead_end_takeover = Poslední místo pro vlak smí zaplnit i vlak, který nemůže jet.
departure-vaclav_runs_by_hand = Jízdu Václavových společností určuje hráč, ne vždy tu nejlepší.
departure-foreign_generator = Společnosti pro Václava losuje web vlastním způsobem.
departure-take_over_beyond_limit = Nejdřív se převezmou všechny vlaky; ty nad limit se odevzdají potom.
departure-asked_from_lowest_price = Kdo má dvojnásobek nejnižšího počátečního kurzu, je dotázán, i když není co koupit.
departure-local_railways_after_trains = Poslední krok po vlacích je jen pro místní dráhy.
departure-track_step_ends_by_pass = Krok kolejí čeká na ukončení, i když už je vyčerpán.
departure-several_unrunnable_first = Společnost smí koupit několik vlaků, se kterými nemůže jet, dřív než ten, se kterým může.
departure-nothing_is_skipped = Na každý krok je dotázán každý; za ty, koho by se web neptal, pasuje stůl.
departure-pre_stock_ends_unasked = Předburzovní kolo končí po dvou tazích za sebou bez peněz na cokoli.
departure-passes_above_limit = Hráč nad limitem certifikátů smí pasovat.
departure-returns_when_trains_move = Když prodej do zahraničí sníží limit vlaků, ale žádné společnosti vlak nevyřadí, přebytečné vlaky se vracejí, až když některý vlak znovu změní majitele.
departure-any_train_at_limit = Společnost plná vlaků, se kterými nemůže jet, smí koupit jakýkoli vlak.
departure-no_duty_after_purchase = Společnost, která koupila vlak a na další nemá peníze, smí ukončit tah bez vlaku, se kterým může jet.
departure-ate_always_chooses = ATE si volí domovské místo, i když je jen jedno.
departure-keeps_former_scrapping = Vlak 4+4, který byl předtím 4E, se šrotuje s prvním 8E.

## Seed

seed-chosen = Seed { $seed }: zvolený nebo ze souboru. Kdo stůl založil, může vědět, co se vylosuje.
seed-drawn = Seed vylosoval server a ukáže ho po konci hry. Jeho otisk: { $digest }
seed-told = Seed { $seed }, sůl { $salt }. SHA-256 ze „sůl:seed“ je otisk ukázaný od začátku: { $digest }
seed-none = Seed této starší hry nebyl zveřejněn.

## Vracení akcí

undo-what = Vrátit: { $what }
undo-nothing = Nemáš co vrátit.

## Od tvého posledního tahu

since = Od tvého posledního tahu
since-begin = Od začátku hry
since-moves = { $count ->
    [one] jedna akce
    [few] { $count } akce
    [many] { $count } akce
   *[other] { $count } akcí
  }
since-changes = Co se pro tebe změnilo
step-through = Projít krok za krokem
hand-over = Předej zařízení: na řadě je { $to } (předtím { $from }).

## Orientace

skip-to-now = K tomu, co lze právě udělat
go-to = Přejít na
part-players = Hráči
key-parts = na { $parts }
copy-position = Zkopírovat odkaz na tuto pozici
copy-all = Zkopírovat všechny odkazy
links-loopback = Tyto odkazy vedou jen na tento počítač. Aby je mohli otevřít i ostatní, otevři tuto stránku na adrese počítače ve vaší síti a zkopíruj odkazy tam.
name-yourself = Sedíš tu jako { $name }. Jak ti mají ostatní říkat?
name-keep = Použít toto jméno
name-stay = Nechat si jméno { $name }
file-not-opened = { $file } nelze otevřít. { $why }

## Cíl hry v první minutě

home-goal = Cíl: mít na konci největší majetek, v hotovosti a akciích. Zakládáš železniční společnosti, stavíš jejich koleje, kupuješ jim vlaky a obchoduješ s jejich akciemi; co vlaky vydělají, dostanou akcionáři, nebo společnost.

## Volná místa

who-anybody = kdokoli
lobby = Volná místa
lobby-with = U stolu: { $players }
lobby-seats = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
  }
lobby-sit = Sednout si
lobby-follows = Stůl je v seznamu na úvodní stránce; místo má, kdo přijde první.
