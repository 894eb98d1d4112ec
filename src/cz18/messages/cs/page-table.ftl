### Stránka: na co se jednou zeptá, cesty tahem, pravidla stolu, co udělali ostatní, odkazy.

## Jedna otázka

sure-OfferAcquisition = Nabídnout převzetí { $target } po { $price } za akcii?
sure-OfferForTrain = Nabídnout { $price } za vlak { $train } společnosti { $seller }?
sure-OfferForLocalRailway = Nabídnout { $price } za { $thing }?
sure-AcceptOffer-acquisition = Dovolit, aby { $company } převzala { $target } po { $price } za akcii?
sure-AcceptOffer-train = Má { $seller } prodat vlak { $train } společnosti { $company } za { $price }?
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
stake-loan = Je k tomu potřeba půjčka.
stake-own_money = Je k tomu potřeba tvoje vlastní hotovost.
stake-directorship = Přestaneš být ředitelem.
stake-offer = Pokud bude nabídka přijata, společnost hned zaplatí.
stake-hands_over = Obchod už nepůjde vrátit.
sure-yes = Ano, provést
sure-no = Ne, zpět
sure-never-again = Už se neptat
use-confirm = Ptát se před akcemi, které jsou drahé nebo kterými o něco přijdu
loan-note = Pokladna ani hotovost ředitele nestačí; zbytek by si ředitel musel půjčit.
loan-sell-first = Společnost může nejdřív prodat bance tyto místní dráhy, každou za { $price }: { $railways }.
at-once = Rozhoduješ za obě strany, takže nabídka hned platí.
at-once-profile = Podle pravidel { $site } nabídka platí hned, bez souhlasu druhé strany.

## Pravidla stolu

profile-short = Pravidla { $site }
profile-site = Hraje se podle pravidel { $site }.
profile-book = Hraje se podle tištěných pravidel.
profile-options = Hraje se podle tištěných pravidel, včetně některých volitelných.
profile-why = Hra se řídí pravidly { $site }, aby po přenesení z tohoto webu pokračovala a skončila stejně jako tam.
profile-differs = { $count ->
    [one] Jeden rozdíl proti tištěným pravidlům
    [few] { $count } rozdíly proti tištěným pravidlům
    [many] { $count } rozdílu proti tištěným pravidlům
   *[other] { $count } rozdílů proti tištěným pravidlům
  }
departure-train_trade_in_phase_a = Společnosti smějí obchodovat s vlaky od začátku.
departure-e_train_best_stops = E-vlaku se započítají jeho nejlepší zastávky, z toho nejvýš tři městečka.
departure-praha_twice = Trasa smí vést dvěma městy Prahy.
departure-no_limit_exception = Společnost, která je na limitu vlaků a s žádným svým vlakem nemůže jet, nemusí kupovat vlak, se kterým by jet mohla.
departure-first_tile_anywhere = Společnost, která převzala stanice, smí první dílek položit jinam, i když na jejím domovském políčku žádný neleží.
departure-ate_city_by_layer = Město pro ATE vybírá společnost, která položí zelený dílek na domovské políčko ATE.
departure-no_consent = Nabídky platí ihned, bez souhlasu druhé strany.
departure-stations_in_any_order = Po převzetí společnost rozhoduje v libovolném pořadí, které stanice zůstanou.
departure-turn_to_own_colour_only = Karta převzatého vlaku se smí otočit jen na barvu přebírající společnosti.
departure-whole_debt_only = Dluh lze splatit jen celý.
departure-returns_in_fixed_order = Je-li nad limitem vlaků více společností, odevzdávají vlaky v pevném pořadí, ne v pořadí tahů.
departure-dead_end_takeover = Společnost, která nemá vlak, se kterým by mohla jet, smí poslední volné místo na vlak obsadit převzatým vlakem, se kterým jet nemůže.
departure-vaclav_runs_by_hand = Trasy vlaků Václavových společností určuje hráč; nemusí přitom volit ty s nejvyšším výnosem.
departure-foreign_generator = Společnosti pro Václava losuje web svým vlastním generátorem náhodných čísel.
departure-take_over_beyond_limit = Nejdřív se převezmou všechny vlaky převzaté společnosti; ty nad limit se odevzdají potom.
departure-asked_from_lowest_price = Hráč, jehož hotovost je aspoň dvojnásobkem nejnižšího počátečního kurzu, je na tahu, i když není co koupit.
departure-local_railways_after_trains = Po nákupu vlaků následuje ještě krok pro místní dráhy.
departure-track_step_ends_by_pass = Pokládání kolejí je nutné ukončit ručně, i když už nelze nic položit.
departure-several_unrunnable_first = Společnost smí nejdřív koupit i několik vlaků, se kterými nemůže jet, pokud si nechá místo pro vlak, se kterým může.
departure-nothing_is_skipped = Podle pravidel se žádný hráč ani krok nepřeskakuje; za hráče, které by web přeskočil, pasuje tento program.
departure-pre_stock_ends_unasked = Předburzovní kolo končí po dvou tazích za sebou, ve kterých hráč neměl dost peněz na žádnou zbývající místní dráhu.
departure-passes_above_limit = Hráč nad limitem certifikátů smí pasovat.
departure-returns_when_trains_move = Když prodej do zahraničí sníží limit vlaků, ale žádné společnosti vlak nesešrotuje, odevzdávají se přebytečné vlaky, až když některý vlak příště změní majitele.
departure-any_train_at_limit = Společnost, která je na limitu vlaků a s žádným svým vlakem nemůže jet, smí koupit jakýkoli vlak.
departure-no_duty_after_purchase = Společnost, která koupila vlak a na další nemá peníze, smí ukončit tah i bez vlaku, se kterým by mohla jet.
departure-ate_always_chooses = ATE vybírá domovské město, i když je jen jedno.
departure-keeps_former_scrapping = Vlak koupený ze zásoby jako druh, který se nikdy nešrotuje, se přesto sešrotuje se svým dřívějším druhem: vlak 4+4, který byl vlakem 4E, sešrotuje první vlak 8E.

## Seed

seed-chosen = Seed { $seed } byl zvolen nebo pochází ze souboru. Kdo hru založil, může vědět, co se vylosuje.
seed-drawn = Seed vylosoval server a zveřejní ho po skončení hry. Jeho otisk: { $digest }
seed-told = Seed { $seed }, sůl { $salt }. Otisk SHA-256 textu sůl:seed je zveřejněný od začátku: { $digest }
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
hand-over = { $from } má zahráno. Předej zařízení, na tahu je { $to }.

## Orientace

skip-to-now = Přejít na panel tahu
go-to = Přejít na
part-players = Hráči
key-parts = přejít na část: { $parts }
copy-position = Kopírovat odkaz na tuto pozici
copy-all = Kopírovat všechny odkazy
links-loopback = Tyto odkazy fungují jen na tomto počítači. Chceš-li pozvat ostatní, musí server přijímat spojení z jiných počítačů. Otevři pak tuto stránku na síťové adrese tohoto počítače a odkazy zkopíruj tam.
name-yourself = Hraješ jako { $name }. Jak ti mají ostatní říkat?
name-keep = Použít toto jméno
name-stay = Nechat si jméno { $name }
file-not-opened = { $file } nelze otevřít. { $why }

## Cíl hry v první minutě

home-goal = Cílem je být na konci nejbohatším hráčem; počítá se hotovost, akcie a místní dráhy. Zakládáš železniční společnosti a obchoduješ s jejich akciemi, stavíš jim koleje a kupuješ jim vlaky. Co vlaky vydělají, dostanou akcionáři, nebo společnost.

## Volná místa

who-anybody = kdokoli
lobby = Volná místa
lobby-with = Hrají: { $players }
lobby-seats = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
  }
lobby-sit = Připojit se
lobby-follows = Hra je v seznamu na úvodní stránce; volné místo získá, kdo přijde první.
