### Co se stalo: event-<název>. Argumenty jsou údaje události.

## Kola a pořadí

event-PlayingOrderDealt = Pořadí hráčů: { $order }.
event-PreStockRoundEnded =
    { $left_over_count ->
        [0] Končí předburzovní kolo; všechny místní dráhy jsou prodané.
       *[other] Končí předburzovní kolo. Odstraněno ze hry: { $left_over }.
    }
event-StockRoundBegan = Začíná burzovní kolo { $number }.
event-StockRoundEnded = Končí burzovní kolo { $number }.
event-OperatingRoundBegan = Začíná operační kolo { $number }. Cena místních drah je { $local_railway_price } K.
event-GameEnded = Hra skončila: { $result }.
event-Passed =
    { $automatic ->
        [yes] { $player } nemůže nic udělat a pasuje.
       *[no] { $player } pasuje.
    }
event-StockTurnEnded = { $player } končí tah.

## Peníze

event-MoneyPaid =
    { $reason ->
        [acquisition] { $payer } platí { $amount } K za akcie přebírané společnosti (příjemce: { $payee }).
        [capital] { $payee } dostává kapitál { $amount } K (plátce: { $payer }).
        [debt] { $payer } splácí { $amount } K dluhu.
        [directors_certificate] { $payer } platí { $amount } K za ředitelský certifikát.
        [dividend] { $payee } dostává dividendu { $amount } K.
        [emergency] { $payer } přidává { $amount } K do pokladny společnosti { $payee }.
        [income] { $payee } si nechává { $amount } K.
        [loan] { $payee } dostává { $amount } K z půjčky.
        [local_railway] { $payer } platí { $amount } K za místní dráhu (příjemce: { $payee }).
        [local_railway_income] { $payee } dostává { $amount } K z místní dráhy.
        [paper] { $payer } platí { $amount } K za soukromou společnost.
        [railway_income] { $payee } dostává { $amount } K ze staniční dráhy.
        [share] { $payer } platí { $amount } K za akcii.
        [shares] { $payee } dostává { $amount } K z prodeje akcií.
        [station] { $payer } platí { $amount } K za stanici.
        [terrain] { $payer } platí { $amount } K za terén.
        [train] { $payer } platí { $amount } K za vlak (příjemce: { $payee }).
        [treasury_taken_over] { $payee } přebírá { $amount } K z pokladny společnosti { $payer }.
        [turning] { $payer } platí { $amount } K za otočení karty vlaku.
       *[other] { $payer } platí { $amount } K (příjemce: { $payee }; důvod: { $reason }).
    }
event-DebtRepaid =
    { $left ->
        [0] { $player } splácí { $amount } K a je bez dluhů.
       *[other] { $player } splácí { $amount } K; zbývá dluh { $left } K.
    }
event-LoanTaken = { $player } si bere půjčku { $amount } K; na konci hry se navíc odečte sankční úrok { $amount } K.

## Akcie a kurzy

event-LocalRailwayBought = { $player } kupuje místní dráhu { $local_railway } za { $price } K.
event-CompanyStarted = { $player } zakládá { $company } s kurzem { $price } K.
event-ShareBought = { $player } kupuje akcii { $company } za { $price } K.
event-SharesSold =
    { $count ->
        [one] { $player } prodává akcii { $company } za { $price } K.
        [few] { $player } prodává { $count } akcie { $company } po { $price } K.
        [many] { $player } prodává { $count } akcie { $company } po { $price } K.
       *[other] { $player } prodává { $count } akcií { $company } po { $price } K.
    }
event-DirectorChanged = Novým ředitelem { $company } je { $new } (dosud { $old }).
event-CompanyFloated = { $company } zahajuje provoz s kapitálem { $capital } K.
event-PriceMoved =
    { $reason ->
        [dividend] Kurz { $company } díky dividendě stoupá na { $new } K (dosud { $old } K).
        [no_dividend] Kurz { $company } bez dividendy klesá na { $new } K (dosud { $old } K).
        [sale] Kurz { $company } po prodeji akcií klesá na { $new } K (dosud { $old } K).
        [sold_out] Všechny akcie { $company } mají hráči, kurz stoupá na { $new } K (dosud { $old } K).
       *[other] Kurz { $company } se mění na { $new } K (dosud { $old } K).
    }

## Tah společnosti

event-TurnBegan =
    { $first ->
        [yes] { $company } začíná svůj první tah.
       *[no] { $company } začíná tah.
    }
event-StationPlaced =
    { $home ->
        [yes] { $company } zřizuje domovskou stanici na { $hex }.
       *[no] { $company } zřizuje stanici na { $hex }{ $price ->
            [0] .
           *[other] {" "}za { $price } K.
        }
    }
event-CityChosen = { $company } volí pro domovskou stanici město { $city } na { $hex }.
event-TileLaid =
    { $replaced_count ->
        [0] { $company } pokládá dílek { $tile } na { $hex }{ $price ->
            [0] .
           *[other] {" "}za { $price } K.
        }
       *[other] { $company } vylepšuje { $hex } z dílku { $replaced } na { $tile }{ $price ->
            [0] .
           *[other] {" "}za { $price } K.
        }
    }
event-PowerUsed =
    { $power ->
        [1] { $company } používá { $local_railway } k položení dílku s fialovým okrajem.
       *[other] { $company } používá { $local_railway }, a neplatí tak za terén.
    }
event-TrainsRan =
    { $routes_count ->
        [1] { $company } vypravuje vlak { $routes }.
       *[other] { $company } vypravuje vlaky { $routes }; celkem { $income } K.
    }
event-TrainsRan-not-proved =
    { $routes_count ->
        [1] { $company } vypravuje vlak { $routes }. Není dokázáno, že je to nejlepší jízda.
       *[other] { $company } vypravuje vlaky { $routes }; celkem { $income } K. Není dokázáno, že je to nejlepší jízda.
    }
event-DividendPaid = { $company } vyplácí { $income } K.
event-IncomeKept = { $company } zadržuje výnos { $income } K.
event-StepEnded =
    { $step ->
        [track] { $company } už nepokládá koleje.
        [station] { $company } nezřizuje stanici.
        [acquisition] { $company } už nepřebírá žádnou společnost.
        [trains] { $company } už nekupuje žádný vlak.
       *[other] { $company } ukončuje krok „{ $step }“.
    }
event-TurnEnded = { $company } končí tah.

## Nabídky a převzetí

event-AcquisitionOffered = { $company } chce převzít { $target } a nabízí { $price } K za akcii.
event-TrainAskedFor = { $company } nabízí { $price } K za vlak { $train } společnosti { $seller }.
event-LocalRailwayAskedFor = { $company } nabízí { $price } K za { $local_railway } (majitel: { $player }).
event-OfferAccepted = { $player } nabídku přijímá.
event-OfferDeclined = { $player } nabídku odmítá.
event-CompanyAcquired = { $company } přebírá { $target } po { $price } K za akcii.
event-StationTakenOver = Stanice { $target } na { $hex } teď patří { $company }.
event-StationTakenBack = { $company } odstraňuje stanici z { $hex } a vrací žeton na svůj list.
event-LocalRailwayTakenOver = { $company } přebírá { $local_railway } od { $target }.
event-LocalRailwaySold =
    { $player_count ->
        [0] { $company } prodává { $local_railway } bance za { $price } K.
       *[other] { $company } kupuje { $local_railway } za { $price } K (prodává { $player }).
    }

## Vlaky

event-TrainTakenOver = { $company } přebírá { $train } jako vlak { $face }{ $price ->
        [0] .
       *[other] {" "}a otáčí kartu (dosud vlak { $old_face }) za { $price } K.
    }
event-TrainScrapped =
    { $by_choice ->
        [yes] { $owner } šrotuje vlak { $face } ({ $train }).
       *[no] { $owner ->
            [pool] Vlak { $face } ({ $train }) v zásobě je sešrotován.
            [deck] Vlak { $face } ({ $train }) v balíčku je sešrotován.
           *[other] Vlak { $face } ({ $train }) společnosti { $owner } je sešrotován.
        }
    }
event-TrainTypeScrapped = Všechny vlaky { $face } jsou sešrotovány.
event-TrainBought = { $company } kupuje { $train } jako vlak { $face } za { $price } K { $source ->
        [deck] z balíčku
        [pool] ze zásoby
       *[other] od { $source }
    }.
event-TrainReturned = { $company } odevzdává vlak { $face } ({ $train }) do zásoby.
event-TrainExported = Karta vlaku { $train } je prodána do zahraničí.
event-PhaseBegan = Začíná fáze { $letter }.

## Čechy, Morava a Slezsko

event-VaclavArrived = Václav dostává { $percent } % akcií { $company } při kurzu { $price } K.
event-TrainGiven = { $company } dostává { $train } jako vlak { $face }.
event-CompanyLeftOut = { $company } se této hry neúčastní.
event-AuctionOpened =
    { $bid ->
        [0] { $player } dává do dražby { $paper } a pasuje.
       *[other] { $player } dává do dražby { $paper } a nabízí { $bid } K.
    }
event-BidMade = { $player } nabízí { $amount } K.
event-PaperWon = { $player } získává { $paper } za { $price } K.
event-PaperUnwanted = O { $paper } nemá nikdo zájem.
event-AuctionsEnded =
    { $left_over_count ->
        [0] Končí dražby; všechny soukromé společnosti jsou prodané.
       *[other] Končí dražby. Odstraněno ze hry: { $left_over }.
    }
event-PapersClosed = Všechny soukromé společnosti zanikají.
event-ThreeEAssigned = { $company } dostává vlak 3E ze soukromé společnosti.
event-ThreeELeft = Vlak 3E společnosti { $company } má svou jízdu za sebou a opouští hru.
