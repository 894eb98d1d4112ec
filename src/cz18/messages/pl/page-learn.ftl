### Nauka na stronie: ruchy słowami, powody według rodzaju ruchu, wskazówki, lekcje, łamigłówki, dziennik, strona główna.

## Ruch słowami: move-<action> albo move-EndStep-<step>. $cost i inne kwoty są już z K.

move-BuyLocalRailway = Kup kolej lokalną { $local_railway } za { $cost }
move-Pass = Spasuj
move-OpenAuction = Wystaw { $paper } na aukcję z ofertą { $bid }
move-Bid = Zaoferuj { $amount }
move-LayRailwayTile = Ułóż płytkę { $tile } dla kolei ze stacją
move-AssignThreeE = Przekaż pociąg 3E spółce { $company }
move-StartCompany = Załóż { $company } z ceną akcji { $price } (koszt: { $cost })
move-BuyShare = Kup akcję { $company } za { $cost }
move-SellShares =
    { $count ->
        [one] Sprzedaj akcję { $company }
        [few] Sprzedaj { $count } akcje { $company }
        [many] Sprzedaj { $count } akcji { $company }
       *[other] Sprzedaj { $count } akcji { $company }
    }
move-RepayDebt = Spłać { $amount } długu
move-LayHomeTile = Ułóż czerwoną płytkę na { $place }
move-ChooseCity = Wybierz miasto { $city } na stację bazową { $company }
move-LayTile = Ułóż płytkę { $tile } na { $place }
move-PlaceStation = Załóż stację na { $place } za { $cost }
move-Run = Uruchom pociągi { $company } na pokazanych trasach
move-PayOut = Wypłać dochód
move-Withhold = Zatrzymaj dochód
move-OfferAcquisition = Zaoferuj { $price } za { $target }
move-OfferForTrain = Zaoferuj { $price } za pociąg spółki { $seller }
move-OfferForLocalRailway = Zaoferuj { $price } za kolej lokalną { $local_railway }
move-AcceptOffer = Przyjmij ofertę
move-DeclineOffer = Odrzuć ofertę
move-KeepStation = Zostaw stację na { $place }
move-TakeOverTrain = Przejmij pociąg { $face }
move-ScrapTrain = Zezłomuj pociąg
move-BuyTrain = Kup pociąg { $face } za { $cost }
move-ReturnTrain = Oddaj pociąg
move-SellLocalRailway = Sprzedaj bankowi kolej lokalną { $local_railway }
move-EndStep-track = Nie układaj więcej torów
move-EndStep-station = Nie zakładaj stacji
move-EndStep-acquisition = Nie przejmuj kolejnej spółki
move-EndStep-trains = Nie kupuj kolejnego pociągu i zakończ turę

## Powody zależne od rodzaju ruchu: reason-<move>-<what>; bez liczb: reason-<move>.

reason-EndStep-track-income = Żadna możliwa płytka nie zwiększa dochodu na tyle, by zwrócił się jej koszt. Szacowana wartość dochodu z przejazdu bez nowej płytki: { $value }.
reason-EndStep-station-income = Żadna stacja nie zwiększa dochodu na tyle, by była warta swojej ceny. Szacowana wartość dochodu z przejazdu bez nowej stacji: { $value }.
reason-EndStep-trains-income = Żaden pociąg by się nie zwrócił. Przewidywany dochód z przejazdu obecnymi pociągami: { $value }.
reason-EndStep-trains-treasury = Żaden pociąg by się nie zwrócił, więc w skarbcu zostaje { $value }.
reason-Pass-cash = Żaden zakup raczej się nie opłaci. Gotówka: { $value }.
reason-Pass-kept = Rezerwa na pociąg, który spółka może być zmuszona kupić: { $value }.
reason-BuyLocalRailway-income = W każdej rundzie operacyjnej przynosi { $value }.
reason-BuyLocalRailway-left = Gotówka, która zostaje na założenie spółki: { $value }.
reason-BuyShare-dividend = Przewidywany zysk z tej akcji (dywidenda i wzrost ceny): około { $value } na rundę operacyjną.
reason-StartCompany-capital = Rozpoczynając działalność, spółka dostanie { $value } kapitału.
reason-EndStep = W tym kroku żaden możliwy ruch raczej się nie opłaci.
reason-Pass = Nic z tego, co można kupić, raczej się nie opłaci.
reason-Run = Spółka zawsze musi uzyskać najwyższy możliwy dochód.
reason-other = Nie było innej możliwości wartej porównania.

## Lekcje: pozycja, od której lekcja się zaczyna (-from), i komentarz do innego ruchu (-missed).

lesson-railways-from = Ty i twój przeciwnik macie po 280 K. Spółka EKJ należy do Vaclava, automatycznego trzeciego gracza w tej grze dla dwóch osób. Nie musisz nic za niego robić.
lesson-company-from = Koleje lokalne są sprzedane: masz S2, L1 i L3, a do tego jeszcze 130 K. Każda lekcja zaczyna się od przygotowanej pozycji, więc może się ona różnić od twoich wcześniejszych ruchów.
lesson-track-from = BCB jest już założona: cena akcji wynosi 65 K, a ty jesteś jej dyrektorem. Spółka rozpoczęła działalność z kapitałem 260 K.
lesson-stations-from = BCB ułożyła już pierwsze dwie płytki, być może inne niż twoje. Zostało jej 240 K.
lesson-running-from = Trzy rundy operacyjne później: BCB ma teraz dwa pociągi 2 i dłuższe tory.
lesson-dividends-from = BCB właśnie uruchomiła swoje dwa pociągi.
lesson-trains-from = Przeskakujemy do rundy operacyjnej 7.1, a ty zmieniasz miejsce: teraz kierujesz BTE, średnią spółką, która ma 370 K.
lesson-acquisitions-from = Minęła jedna runda operacyjna, a ty wracasz na dawne miejsce: kierujesz dużą spółką Sx i średnią spółką ATE.
lesson-end-from = Przeskakujemy do ostatniej tury gry: kierujesz VBW.
lesson-missed = To nie jest ruch, o który chodzi w zadaniu. Cofnij go albo powtórz lekcję.
lesson-trains-missed = To nie pomoże BTE: średnia spółka może uruchamiać tylko pociągi z plusem. Na tej karcie jest to 4+4. Cofnij ruch albo powtórz lekcję.
lesson-dividends-missed = Dochód został zatrzymany: cena akcji spada, a akcjonariusze nic nie dostają. Cofnij ruch albo powtórz lekcję.

## Wskazówki: przed tekstem wskazówki (-first) i po nim (-more)

guide-pre_stock_turn-first = Każda kolej lokalna, nawet tania, jest na koniec gry warta { $worth }, jeśli nadal ją masz.
guide-pre_stock_turn-more = Kolejność gry biegnie od pierwszego gracza do ostatniego, potem z powrotem i tak na zmianę, więc ostatni gracz, a później także pierwszy, ma dwie tury z rzędu.

## Dziennik i tabele

dividend-rounded-up = Dywidenda każdego gracza jest zaokrąglana w górę do pełnych koron, więc suma dywidend może być wyższa niż dochód.
train-scrapped-by = { $face } (zezłomuje go pierwszy pociąg { $trains })
start-or-more = { $price } lub więcej:
local-railway-price = Cena kolei lokalnej ({ $round })
stand-in-explained = Zastępca to bot, który gra za nieobecnego gracza.
new-link-explained = Nowy link zastępuje stary, który przestaje działać.
seed-in-file = Zapisany plik zawiera ziarno losowe, bo bez niego nie da się kontynuować gry.

## Strona z zasadami i pomoc

rules-contents = Spis treści
help-gestures = Gesty
gesture-tile = Dotknij płytki na mapie, aby ją obrócić.
gesture-zoom = Rozsuń lub zsuń palce, aby zmienić skalę mapy, i przeciągnij mapę, aby ją przesunąć.
gesture-choice = Tam, gdzie jest podgląd, pierwsze dotknięcie go pokazuje, a drugie potwierdza wybór.
gesture-term = Dotknij podkreślonego słowa, aby zobaczyć wyjaśnienie.

## Strona główna i łamigłówki

home-length = Pełna gra jest długa. Zapisuje się po każdym ruchu, więc możesz ją w każdej chwili przerwać i dokończyć później.
puzzle-reveal = Pokaż rozwiązanie
