### Strona: o co pyta raz, drogi przez turę, zasady stołu, co zrobili inni, linki.

## Jedno pytanie

sure-OfferAcquisition = Zaoferować { $price } za akcję, aby przejąć { $target }?
sure-OfferForTrain = Zaoferować { $price } za pociąg { $train } spółki { $seller }?
sure-OfferForLocalRailway = Zaoferować { $price } za { $thing }?
sure-AcceptOffer-acquisition = Pozwolić spółce { $company } przejąć { $target } po { $price } za akcję?
sure-AcceptOffer-train = Sprzedać spółce { $company } pociąg { $train } spółki { $seller } za { $price }?
sure-AcceptOffer-local_railway = Sprzedać { $thing } spółce { $company } za { $price }?
sure-AcceptOffer-station_railway = Sprzedać kolej ze stacją spółce { $company } za { $price }?
sure-SellLocalRailway = Sprzedać { $thing } bankowi?
sure-BuyTrain = Kupić pociąg { $train } dla { $company }?
sure-SellShares = { $count ->
    [one] Sprzedać jedną akcję { $company }?
    [few] Sprzedać { $count } akcje { $company }?
    [many] Sprzedać { $count } akcji { $company }?
   *[other] Sprzedać { $count } akcji { $company }?
  }
stake-loan = Trzeba będzie wziąć pożyczkę.
stake-own_money = Trzeba będzie dopłacić z własnej gotówki.
stake-directorship = Przestaniesz być dyrektorem.
stake-offer = Jeśli oferta zostanie przyjęta, spółka zapłaci od razu.
stake-hands_over = Tej transakcji nie będzie można cofnąć.
sure-yes = Tak, wykonaj
sure-no = Nie, wróć
sure-never-again = Nie pytaj więcej
use-confirm = Pytaj o potwierdzenie, gdy ruch jest kosztowny albo coś w nim oddaję
loan-note = Skarbiec i gotówka dyrektora nie wystarczą; resztę dyrektor musiałby pożyczyć.
loan-sell-first = Spółka może najpierw sprzedać bankowi (po { $price } za kolej lokalną): { $railways }.
at-once = Decydujesz za obie strony, więc stanie się to od razu.
at-once-profile = Według zasad { $site } dzieje się to od razu; drugiej strony nikt nie pyta o zgodę.

## Zasady stołu

profile-short = Zasady { $site }
profile-site = Gra według zasad { $site }.
profile-book = Gra według instrukcji.
profile-options = Gra według instrukcji, z zasadami opcjonalnymi.
profile-why = W tej grze obowiązują zasady { $site }, aby gra zaimportowana z tej strony toczyła się dalej i skończyła tak samo jak tam.
profile-differs =
    { $count ->
        [one] Jedna różnica względem instrukcji
        [few] { $count } różnice względem instrukcji
        [many] { $count } różnic względem instrukcji
       *[other] { $count } różnicy względem instrukcji
    }
departure-train_trade_in_phase_a = Spółki mogą handlować pociągami od początku.
departure-e_train_best_stops = Pociąg E zalicza swoje najlepsze przystanki, w tym najwyżej trzy miasteczka.
departure-praha_twice = Trasa może prowadzić przez dwa miasta na heksie Pragi.
departure-no_limit_exception = Spółka, która osiągnęła limit pociągów i żadnego nie może uruchomić, nie musi kupować takiego, który może uruchomić.
departure-first_tile_anywhere = Spółka, która przejęła stacje, może ułożyć pierwszą płytkę gdzie indziej, nawet gdy na jej heksie macierzystym nie ma płytki.
departure-ate_city_by_layer = Spółka, która układa zieloną płytkę na heksie macierzystym ATE, wybiera miasto dla ATE.
departure-no_consent = Oferty są wiążące od razu; drugiej strony nikt nie pyta o zgodę.
departure-stations_in_any_order = Po przejęciu spółka decyduje w dowolnej kolejności, które stacje zostają.
departure-turn_to_own_colour_only = Kartę przejmowanego pociągu można odwrócić tylko na własny kolor spółki przejmującej.
departure-whole_debt_only = Dług można spłacić tylko w całości.
departure-returns_in_fixed_order = Jeśli kilka spółek przekracza limit pociągów, oddają pociągi w stałej kolejności, a nie w kolejności działania.
departure-dead_end_takeover = Spółka bez pociągu, który może uruchomić, może zająć ostatnie wolne miejsce w limicie pociągów przejętym pociągiem, którego nie może uruchomić.
departure-vaclav_runs_by_hand = Pociągi spółek Vaclava uruchamia gracz, niekoniecznie z najwyższym dochodem.
departure-foreign_generator = Spółki Vaclava są losowane przez generator liczb losowych tamtej strony.
departure-take_over_beyond_limit = Najpierw przejmuje się wszystkie pociągi przejętej spółki; te ponad limit oddaje się potem.
departure-asked_from_lowest_price = Gracz, którego gotówka wynosi co najmniej dwukrotność najniższej ceny początkowej, dostaje turę, nawet gdy nie ma czego kupić.
departure-local_railways_after_trains = Po zakupie pociągów następuje dodatkowy krok dla kolei lokalnych.
departure-track_step_ends_by_pass = Krok układania torów trzeba zakończyć ręcznie, nawet gdy nie można już nic ułożyć.
departure-several_unrunnable_first = Spółka może kupić kilka pociągów, których nie może uruchomić, przed takim, który może, o ile zostawia dla niego miejsce.
departure-nothing_is_skipped = Zasady nie pomijają żadnego gracza ani kroku; za każdego, kogo tamta strona by nie pytała, pasuje ten program.
departure-pre_stock_ends_unasked = Pre-runda giełdowa kończy się po dwóch kolejnych turach, w których gracza nie było stać na żadną z pozostałych kolei lokalnych.
departure-passes_above_limit = Gracz, który przekroczył limit certyfikatów, może spasować.
departure-returns_when_trains_move = Jeśli eksport obniża limit pociągów, ale nie złomuje pociągu żadnej spółki, nadmiarowe pociągi oddaje się dopiero wtedy, gdy jakiś pociąg znów zmieni właściciela.
departure-any_train_at_limit = Spółka, która osiągnęła limit pociągów i żadnego nie może uruchomić, może kupić dowolny pociąg.
departure-no_duty_after_purchase = Spółka, która kupiła pociąg i której nie stać na następny, może zakończyć turę bez pociągu, który może uruchomić.
departure-ate_always_chooses = ATE wybiera miasto na stację bazową, nawet gdy jest tylko jedno.
departure-keeps_former_scrapping = Pociąg kupiony z puli i odwrócony na stronę z pociągiem, którego normalnie się nie złomuje, i tak zostaje zezłomowany razem z pociągami dawnego rodzaju: pociąg 4+4, który był pociągiem 4E, złomuje pierwszy pociąg 8E.

## Ziarno losowe

seed-chosen = Ziarno losowe { $seed } zostało wybrane lub zaimportowane. Osoba, która utworzyła grę, może wiedzieć, co zostanie wylosowane.
seed-drawn = Ziarno losowe wylosował serwer i ujawni je po zakończeniu gry. Jego skrót: { $digest }
seed-told = Ziarno losowe { $seed }, sól { $salt }. Skrót SHA-256 tekstu sól:ziarno widać od początku gry: { $digest }
seed-none = Ziarna losowego tej starszej gry nie opublikowano.

## Cofanie

undo-what = Cofnij: { $what }
undo-nothing = Nie masz czego cofnąć.

## Od twojej ostatniej tury

since = Od twojej ostatniej tury
since-begin = Od początku gry
since-moves = { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
  }
since-changes = Co się u ciebie zmieniło
step-through = Zobacz krok po kroku
hand-over = { $from } kończy ruch. Przekaż urządzenie: teraz gra { $to }.

## Orientacja

skip-to-now = Przejdź do dostępnych ruchów
go-to = Przejdź do
part-players = Gracze
key-parts = przejdź do widoku: { $parts }
copy-position = Kopiuj link do tej pozycji
copy-all = Kopiuj wszystkie linki
links-loopback = Te linki działają tylko na tym komputerze. Aby zaprosić innych, upewnij się, że serwer przyjmuje połączenia z innych komputerów, a potem otwórz tę stronę pod adresem sieciowym tego komputera i tam skopiuj linki.
name-yourself = Grasz jako { $name }. Jak mają cię nazywać inni?
name-keep = Użyj tego imienia
name-stay = Zachowaj imię { $name }
file-not-opened = Nie można otworzyć { $file }. { $why }

## Cel, w pierwszej minucie

home-goal = Wygrywa ten, kto na koniec jest najbogatszy: liczą się gotówka, akcje i koleje lokalne. Zakładasz spółki kolejowe, budujesz ich tory, kupujesz im pociągi i handlujesz ich akcjami. To, co zarobią pociągi, trafia do akcjonariuszy albo do spółki.

## Wolne miejsca

who-anybody = każdy chętny
lobby = Wolne miejsca
lobby-with = Gracze: { $players }
lobby-seats = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
  }
lobby-sit = Dołącz
lobby-follows = Grę widać na stronie głównej; o wolnych miejscach decyduje kolejność zgłoszeń.
