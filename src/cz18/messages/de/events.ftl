### What happened: event-<name>. The arguments are the fields of the event.

## Rounds and order

event-PlayingOrderDealt = Zugreihenfolge: { $order }.
event-PreStockRoundEnded =
    { $left_over_count ->
        [0] Die Vor-Aktienrunde ist zu Ende; alle Lokalbahnen sind verkauft.
       *[other] Die Vor-Aktienrunde ist zu Ende; aus dem Spiel: { $left_over }.
    }
event-StockRoundBegan = Aktienrunde { $number } beginnt.
event-StockRoundEnded = Aktienrunde { $number } ist zu Ende.
event-OperatingRoundBegan = Betriebsrunde { $number } beginnt. Der Lokalbahnen-Kurs beträgt { $local_railway_price } K.
event-GameEnded = Das Spiel ist zu Ende: { $result }.
event-Passed = { $automatic ->
        [yes] { $player } hat keine andere Möglichkeit und passt.
       *[no] { $player } passt.
    }
event-StockTurnEnded = { $player } beendet den Zug.

## Money

event-MoneyPaid = { $reason ->
        [acquisition] { $payer } zahlt { $amount } K an { $payee } für Aktien der übernommenen Gesellschaft.
        [capital] { $payer } zahlt { $amount } K Kapital an { $payee }.
        [debt] { $payer } zahlt { $amount } K Schulden zurück.
        [directors_certificate] { $payer } zahlt { $amount } K für das Direktorzertifikat.
        [dividend] { $payee } erhält { $amount } K Dividende.
        [emergency] { $payer } steuert { $amount } K zum Betriebskapital von { $payee } bei.
        [income] { $payee } behält { $amount } K ein.
        [loan] { $payer } leiht { $payee } { $amount } K.
        [local_railway] { $payer } zahlt { $amount } K an { $payee } für eine Lokalbahn.
        [local_railway_income] { $payee } erhält { $amount } K Einkommen aus einer Lokalbahn.
        [paper] { $payer } zahlt { $amount } K für eine Privatbahn.
        [railway_income] { $payee } erhält { $amount } K Einkommen aus der Bahnhofsbahn.
        [share] { $payer } zahlt { $amount } K für eine Aktie.
        [shares] { $payee } erhält { $amount } K für verkaufte Aktien.
        [station] { $payer } zahlt { $amount } K für einen Bahnhof.
        [terrain] { $payer } zahlt { $amount } K Geländekosten.
        [train] { $payer } zahlt { $amount } K an { $payee } für eine Lok.
        [treasury_taken_over] { $payee } übernimmt { $amount } K Betriebskapital von { $payer }.
        [turning] { $payer } zahlt { $amount } K für das Wenden einer Lokkarte.
       *[other] { $payer } zahlt { $amount } K an { $payee } ({ $reason }).
    }
event-DebtRepaid =
    { $left ->
        [0] { $player } zahlt { $amount } K zurück und ist schuldenfrei.
       *[other] { $player } zahlt { $amount } K zurück; es bleiben { $left } K Schulden.
    }
event-LoanTaken = { $player } nimmt ein Darlehen von { $amount } K auf. Am Spielende werden { $amount } K Strafzinsen abgezogen.

## Shares and prices

event-LocalRailwayBought = { $player } kauft die Lokalbahn { $local_railway } für { $price } K.
event-CompanyStarted = { $player } gründet { $company } zum Startkurs von { $price } K.
event-ShareBought = { $player } kauft eine Aktie von { $company } für { $price } K.
event-SharesSold =
    { $count ->
        [one] { $player } verkauft eine Aktie von { $company } für { $price } K.
       *[other] { $player } verkauft { $count } Aktien von { $company } für je { $price } K.
    }
event-DirectorChanged = { $new } löst { $old } als Direktor von { $company } ab.
event-CompanyFloated = { $company } nimmt mit { $capital } K den Betrieb auf.
event-PriceMoved = { $reason ->
        [dividend] { $company } steigt von { $old } auf { $new } K: Dividende gezahlt.
        [no_dividend] { $company } fällt von { $old } auf { $new } K: keine Dividende.
        [sale] { $company } fällt von { $old } auf { $new } K: Aktien verkauft.
        [sold_out] { $company } steigt von { $old } auf { $new } K: ausverkauft.
       *[other] Der Kurs von { $company } ändert sich von { $old } auf { $new } K.
    }

## A company's turn

event-TurnBegan =
    { $first ->
        [yes] { $company } beginnt den ersten Zug.
       *[no] { $company } ist am Zug.
    }
event-StationPlaced =
    { $home ->
        [yes] { $company } baut den Heimatbahnhof auf { $hex }.
       *[no] { $company } baut { $price ->
            [0] einen Bahnhof
           *[other] für { $price } K einen Bahnhof
        } auf { $hex }.
    }
event-CityChosen = { $company } wählt Stadt { $city } auf { $hex } für den Heimatbahnhof.
event-TileLaid =
    { $replaced_count ->
        [0] { $company } legt Plättchen { $tile } auf { $hex }{ $price ->
            [0] .
           *[other] {" "}für { $price } K.
        }
       *[other] { $company } tauscht auf { $hex } Plättchen { $replaced } gegen { $tile }{ $price ->
            [0] .
           *[other] {" "}für { $price } K.
        }
    }
event-PowerUsed = { $power ->
        [1] { $company } nutzt { $local_railway }, um ein violett umrandetes Plättchen zu legen.
       *[other] { $company } nutzt { $local_railway }, um die Geländekosten zu sparen.
    }
event-TrainsRan = { $routes_count ->
        [one] { $company } fährt mit { $routes }.
       *[other] { $company } fährt mit { $routes }. Einkommen insgesamt: { $income } K.
    }
event-TrainsRan-not-proved = { $routes_count ->
        [one] { $company } fährt mit { $routes }. Dass dies die beste Fahrt ist, ist nicht bewiesen.
       *[other] { $company } fährt mit { $routes }. Einkommen insgesamt: { $income } K. Dass dies die beste Fahrt ist, ist nicht bewiesen.
    }
event-DividendPaid = { $company } zahlt { $income } K aus.
event-IncomeKept = { $company } behält { $income } K ein.
event-StepEnded = { $company } beendet den Schritt { $step ->
        [track] „Gleis“
        [station] „Bahnhof“
        [acquisition] „Übernahme“
        [trains] „Loks“
       *[other] „{ $step }“
    }.
event-TurnEnded = { $company } beendet den Zug.

## Offers and acquisitions

event-AcquisitionOffered = { $company } bietet { $price } K je Aktie für die Übernahme von { $target }.
event-TrainAskedFor = { $company } bietet { $seller } { $price } K für Lok { $train }.
event-LocalRailwayAskedFor = { $company } bietet { $player } { $price } K für { $local_railway }.
event-OfferAccepted = { $player } nimmt das Angebot an.
event-OfferDeclined = { $player } lehnt das Angebot ab.
event-CompanyAcquired = { $company } übernimmt { $target } für { $price } K je Aktie.
event-StationTakenOver = { $company } übernimmt den Bahnhof von { $target } auf { $hex }.
event-StationTakenBack = { $company } legt den Bahnhof von { $hex } auf das Gesellschaftstableau zurück.
event-LocalRailwayTakenOver = { $company } übernimmt { $local_railway } von { $target }.
event-LocalRailwaySold =
    { $player_count ->
        [0] { $company } verkauft { $local_railway } für { $price } K an die Bank.
       *[other] { $company } kauft { $local_railway } für { $price } K von { $player }.
    }

## Trains

event-TrainTakenOver = { $company } übernimmt Lok { $train } ({ $face }){ $price ->
        [0] .
       *[other] , für { $price } K gewendet von { $old_face }.
    }
event-TrainScrapped = { $by_choice ->
        [yes] { $owner } verschrottet Lok { $train } ({ $face }).
       *[no] { $owner ->
            [pool] Lok { $train } ({ $face }) im Lokpool wird verschrottet.
            [deck] Lok { $train } ({ $face }) im Stapel wird verschrottet.
           *[other] Lok { $train } ({ $face }) von { $owner } wird verschrottet.
        }
    }
event-TrainTypeScrapped = Alle { $face }-Loks werden verschrottet.
event-TrainBought = { $company } kauft Lok { $train } ({ $face }) für { $price } K { $source ->
        [deck] vom Stapel
        [pool] aus dem Lokpool
       *[other] von { $source }
    }.
event-TrainReturned = { $company } gibt Lok { $train } ({ $face }) ab.
event-TrainExported = Die Lokkarte { $train } wird ins Ausland verkauft.
event-PhaseBegan = Phase { $letter } beginnt.

## Bohemia and Moravia-Silesia

event-VaclavArrived = Vaclav erhält { $percent } % von { $company } zum Kurs von { $price } K.
event-TrainGiven = { $company } erhält Lok { $train } ({ $face }).
event-CompanyLeftOut = { $company } ist in diesem Spiel nicht dabei.
event-AuctionOpened =
    { $bid ->
        [0] { $player } stellt { $paper } zur Versteigerung und passt.
       *[other] { $player } stellt { $paper } zur Versteigerung und bietet { $bid } K.
    }
event-BidMade = { $player } bietet { $amount } K.
event-PaperWon = { $player } ersteigert { $paper } für { $price } K.
event-PaperUnwanted = Niemand bietet auf { $paper }.
event-AuctionsEnded =
    { $left_over_count ->
        [0] Die Versteigerungen sind zu Ende; alle Privatbahnen sind verkauft.
       *[other] Die Versteigerungen sind zu Ende; aus dem Spiel: { $left_over }.
    }
event-PapersClosed = Alle Privatbahnen werden geschlossen.
event-ThreeEAssigned = { $company } erhält die 3E-Lok der Privatbahn.
event-ThreeELeft = Die 3E-Lok von { $company } hat ihre Fahrt gemacht und verlässt das Spiel.
