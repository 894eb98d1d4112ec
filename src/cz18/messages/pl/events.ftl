### Co się stało: event-<nazwa>. Argumentami są dane zdarzenia.

## Rundy i kolejność

event-PlayingOrderDealt = Kolejność gry: { $order }.
event-PreStockRoundEnded =
    { $left_over_count ->
        [0] Kończy się pre-runda giełdowa. Sprzedano wszystkie koleje lokalne.
       *[other] Kończy się pre-runda giełdowa. Usunięte z gry: { $left_over }.
    }
event-StockRoundBegan = Zaczyna się runda giełdowa { $number }.
event-StockRoundEnded = Kończy się runda giełdowa { $number }.
event-OperatingRoundBegan = Zaczyna się runda operacyjna { $number }. Cena kolei lokalnych wynosi { $local_railway_price } K.
event-GameEnded = Koniec gry: { $result }.
event-Passed =
    { $automatic ->
        [yes] { $player } nie ma innej możliwości i pasuje.
       *[no] { $player } pasuje.
    }
event-StockTurnEnded = { $player } kończy turę.

## Pieniądze

event-MoneyPaid =
    { $reason ->
        [acquisition] { $payer } płaci { $amount } K za akcje przejmowanej spółki (odbiorca: { $payee }).
        [capital] { $payee } otrzymuje od banku { $amount } K kapitału.
        [debt] { $payer } spłaca { $amount } K długu.
        [directors_certificate] { $payer } płaci { $amount } K za certyfikat dyrektora.
        [dividend] { $payee } otrzymuje { $amount } K dywidendy.
        [emergency] { $payer } dokłada { $amount } K do skarbca spółki { $payee }.
        [income] { $payee } odkłada { $amount } K do swojego skarbca.
        [loan] { $payee } pożycza od banku { $amount } K.
        [local_railway] { $payer } płaci { $amount } K za kolej lokalną (odbiorca: { $payee }).
        [local_railway_income] { $payee } otrzymuje { $amount } K dochodu z kolei lokalnej.
        [paper] { $payer } płaci { $amount } K za firmę prywatną.
        [railway_income] { $payee } otrzymuje { $amount } K dochodu z kolei ze stacją.
        [share] { $payer } płaci { $amount } K za akcję.
        [shares] { $payee } otrzymuje { $amount } K za sprzedane akcje.
        [station] { $payer } płaci { $amount } K za stację.
        [terrain] { $payer } płaci koszt terenu: { $amount } K.
        [train] { $payer } płaci { $amount } K za pociąg (odbiorca: { $payee }).
        [treasury_taken_over] { $payee } przejmuje { $amount } K ze skarbca spółki { $payer }.
        [turning] { $payer } płaci { $amount } K za odwrócenie karty pociągu.
       *[other] { $payer } płaci { $amount } K (odbiorca: { $payee }; powód: { $reason }).
    }
event-DebtRepaid =
    { $left ->
        [0] { $player } spłaca { $amount } K i nie ma już długu.
       *[other] { $player } spłaca { $amount } K; pozostały dług: { $left } K.
    }
event-LoanTaken = { $player } zaciąga pożyczkę w wysokości { $amount } K. Na koniec gry odliczone zostaną odsetki karne: { $amount } K.

## Akcje i ceny

event-LocalRailwayBought = { $player } kupuje kolej lokalną { $local_railway } za { $price } K.
event-CompanyStarted = { $player } zakłada { $company } z ceną akcji { $price } K.
event-ShareBought = { $player } kupuje akcję { $company } za { $price } K.
event-SharesSold =
    { $count ->
        [one] { $player } sprzedaje akcję { $company } za { $price } K.
        [few] { $player } sprzedaje { $count } akcje { $company } po { $price } K.
        [many] { $player } sprzedaje { $count } akcji { $company } po { $price } K.
       *[other] { $player } sprzedaje { $count } akcji { $company } po { $price } K.
    }
event-DirectorChanged = Nowym dyrektorem { $company } jest { $new } (dotąd { $old }).
event-CompanyFloated = { $company } rozpoczyna działalność z kapitałem { $capital } K.
event-PriceMoved =
    { $reason ->
        [dividend] Cena akcji { $company } rośnie do { $new } K (dotąd { $old }): dywidenda.
        [no_dividend] Cena akcji { $company } spada do { $new } K (dotąd { $old }): brak dywidendy.
        [sale] Cena akcji { $company } spada do { $new } K (dotąd { $old }): sprzedaż akcji.
        [sold_out] Cena akcji { $company } rośnie do { $new } K (dotąd { $old }): wszystkie akcje mają gracze.
       *[other] Cena akcji { $company } zmienia się na { $new } K (dotąd { $old }).
    }

## Tura spółki

event-TurnBegan =
    { $first ->
        [yes] { $company } zaczyna swoją pierwszą turę.
       *[no] { $company } zaczyna turę.
    }
event-StationPlaced =
    { $home ->
        [yes] { $company } zakłada stację bazową na { $hex }.
       *[no] { $company } zakłada stację na { $hex }{ $price ->
            [0] .
           *[other] {" "}za { $price } K.
        }
    }
event-CityChosen = { $company } wybiera miasto { $city } na { $hex } jako miejsce stacji bazowej.
event-TileLaid =
    { $replaced_count ->
        [0] { $company } układa płytkę { $tile } na { $hex }{ $price ->
            [0] .
           *[other] {" "}za { $price } K.
        }
       *[other] { $company } ulepsza na { $hex } płytkę { $replaced } do płytki { $tile }{ $price ->
            [0] .
           *[other] {" "}za { $price } K.
        }
    }
event-PowerUsed =
    { $power ->
        [1] { $company } używa { $local_railway } do ułożenia płytki z fioletowymi krawędziami.
       *[other] { $company } używa { $local_railway }, aby nie płacić za teren.
    }
event-TrainsRan =
    { $routes_count ->
        [one] { $company } uruchamia pociąg: { $routes }.
        [few] { $company } uruchamia pociągi: { $routes }; razem { $income } K.
        [many] { $company } uruchamia pociągi: { $routes }; razem { $income } K.
       *[other] { $company } uruchamia pociągi: { $routes }; razem { $income } K.
    }
event-TrainsRan-not-proved =
    { $routes_count ->
        [one] { $company } uruchamia pociąg: { $routes }. Nie udowodniono, że to najlepszy przejazd.
        [few] { $company } uruchamia pociągi: { $routes }; razem { $income } K. Nie udowodniono, że to najlepszy przejazd.
        [many] { $company } uruchamia pociągi: { $routes }; razem { $income } K. Nie udowodniono, że to najlepszy przejazd.
       *[other] { $company } uruchamia pociągi: { $routes }; razem { $income } K. Nie udowodniono, że to najlepszy przejazd.
    }
event-DividendPaid = { $company } wypłaca { $income } K.
event-IncomeKept = { $company } zatrzymuje { $income } K w skarbcu.
event-StepEnded = { $company } kończy krok: { $step ->
        [track] układanie torów
        [station] stacje
        [acquisition] przejęcia
        [trains] zakup pociągów
       *[other] { $step }
    }.
event-TurnEnded = { $company } kończy turę.

## Oferty i przejęcia

event-AcquisitionOffered = { $company } chce przejąć { $target } i oferuje { $price } K za akcję.
event-TrainAskedFor = { $company } oferuje { $price } K za pociąg { $train } spółki { $seller }.
event-LocalRailwayAskedFor = { $company } oferuje { $price } K za { $local_railway } (właściciel: { $player }).
event-OfferAccepted = { $player } przyjmuje ofertę.
event-OfferDeclined = { $player } odrzuca ofertę.
event-CompanyAcquired = { $company } przejmuje { $target } po { $price } K za akcję.
event-StationTakenOver = { $company } przejmuje stację { $target } na { $hex }.
event-StationTakenBack = { $company } zdejmuje stację z { $hex } i odkłada jej znacznik na swój statut.
event-LocalRailwayTakenOver = { $company } przejmuje { $local_railway } od { $target }.
event-LocalRailwaySold =
    { $player_count ->
        [0] { $company } sprzedaje { $local_railway } bankowi za { $price } K.
       *[other] { $company } kupuje { $local_railway } za { $price } K (sprzedaje { $player }).
    }

## Pociągi

event-TrainTakenOver =
    { $price ->
        [0] { $company } przejmuje pociąg { $face } ({ $train }).
       *[other] { $company } przejmuje pociąg { $train }, odwracając jego kartę z { $old_face } na { $face } za { $price } K.
    }
event-TrainScrapped =
    { $by_choice ->
        [yes] { $owner } złomuje swój pociąg { $face } ({ $train }).
       *[no] { $owner ->
            [pool] Pociąg { $face } ({ $train }) z puli zostaje zezłomowany.
            [deck] Pociąg { $face } ({ $train }) z talii zostaje zezłomowany.
           *[other] Pociąg { $face } ({ $train }) spółki { $owner } zostaje zezłomowany.
        }
    }
event-TrainTypeScrapped = Wszystkie pociągi { $face } zostają zezłomowane.
event-TrainBought =
    { $source ->
        [deck] { $company } kupuje z talii pociąg { $face } ({ $train }) za { $price } K.
        [pool] { $company } kupuje z puli pociąg { $face } ({ $train }) za { $price } K.
       *[other] { $company } kupuje od { $source } pociąg { $face } ({ $train }) za { $price } K.
    }
event-TrainReturned = { $company } oddaje pociąg { $face } ({ $train }).
event-TrainExported = Karta pociągu { $train } zostaje wyeksportowana.
event-PhaseBegan = Zaczyna się faza { $letter }.

## Bohemia oraz Moravia-Silesia

event-VaclavArrived = Vaclav otrzymuje { $percent }% akcji { $company } przy cenie { $price } K.
event-TrainGiven = { $company } otrzymuje pociąg { $face } ({ $train }).
event-CompanyLeftOut = { $company } nie bierze udziału w tej grze.
event-AuctionOpened =
    { $bid ->
        [0] { $player } wystawia { $paper } na aukcję i pasuje.
       *[other] { $player } wystawia { $paper } na aukcję i oferuje { $bid } K.
    }
event-BidMade = { $player } oferuje { $amount } K.
event-PaperWon = { $player } zdobywa { $paper } za { $price } K.
event-PaperUnwanted = Nikt nie składa oferty na { $paper }.
event-AuctionsEnded =
    { $left_over_count ->
        [0] Kończą się aukcje. Sprzedano wszystkie firmy prywatne.
       *[other] Kończą się aukcje. Usunięte z gry: { $left_over }.
    }
event-PapersClosed = Wszystkie firmy prywatne zostają zamknięte.
event-ThreeEAssigned = { $company } otrzymuje pociąg 3E.
event-ThreeELeft = Pociąg 3E spółki { $company } wykonał swój przejazd i opuszcza grę.
