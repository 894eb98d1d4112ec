### Strona: o co pyta raz, drogi przez turę, zasady stołu, co zrobili inni, linki.

## Jedno pytanie

sure-OfferAcquisition = Zaoferować { $price } za akcję i przejąć { $target }?
sure-OfferForTrain = Zaoferować { $price } za pociąg { $train } spółki { $seller }?
sure-OfferForLocalRailway = Zaoferować { $price } za { $thing }?
sure-AcceptOffer-acquisition = Pozwolić spółce { $company } przejąć { $target } po { $price } za akcję?
sure-AcceptOffer-train = Sprzedać pociąg { $train } spółki { $seller } spółce { $company } za { $price }?
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
stake-own_money = Część zapłacisz z własnej gotówki.
stake-directorship = Przestaniesz być dyrektorem.
stake-offer = Jeśli oferta dojdzie do skutku, pieniędzy nie da się odzyskać.
stake-hands_over = Tego, co oddajesz, nie da się odzyskać.
sure-yes = Tak, wykonaj
sure-no = Nie, wróć
sure-never-again = Nie pytaj więcej
use-confirm = Pytaj przed kosztownym lub nieodwracalnym ruchem
loan-note = Skarbiec i gotówka nie wystarczą: resztę pożyczyłby dyrektor.
loan-sell-first = Najpierw można sprzedać bankowi te koleje lokalne, każdą za { $price }: { $railways }.
at-once = Obie strony są twoje: stanie się to od razu.
at-once-profile = Według zasad { $site } dzieje się to od razu; druga strona nie jest pytana.

## Zasady stołu

profile-short = Zasady { $site }
profile-site = Według zasad { $site }.
profile-book = Według zasad gry.
profile-options = Według zasad gry, z opcjami.
profile-why = Ta gra toczy się według zasad { $site }, żeby gra zaimportowana z tej strony trwała i skończyła się tak jak tam.
profile-differs = { $count ->
    [one] Co różni się od zasad gry (jeden punkt)
    [few] Co różni się od zasad gry ({ $count } punkty)
    [many] Co różni się od zasad gry ({ $count } punktów)
   *[other] Co różni się od zasad gry ({ $count } punktu)
  }
departure-train_trade_in_phase_a = Spółki handlują pociągami od początku.
departure-e_train_best_stops = E-pociąg liczy swoje najlepsze przystanki, w tym najwyżej trzy miasteczka.
departure-praha_twice = Trasa może prowadzić przez dwa miasta na heksie Pragi.
departure-no_limit_exception = Spółka pełna pociągów, których nie może uruchomić, może zakończyć turę bez takiego, który może.
departure-first_tile_anywhere = Spółka, która przejęła stacje, może ułożyć pierwszą płytkę z dala od swojego heksu macierzystego.
departure-ate_city_by_layer = Kto układa zieloną płytkę na heksie macierzystym ATE, wybiera jej miasto.
departure-no_consent = Oferty dochodzą do skutku od razu: druga strona nie jest pytana.
departure-stations_in_any_order = Stacje, które spotkają się po przejęciu, rozstrzyga się w dowolnej kolejności.
departure-turn_to_own_colour_only = Przejęte pociągi odwraca się tylko na własny kolor spółki.
departure-whole_debt_only = Dług spłaca się tylko w całości.
departure-returns_in_fixed_order = Kilka spółek ponad limitem oddaje pociągi w stałej kolejności, a nie w kolejności działania.
departure-dead_end_takeover = Ostatnie miejsce na pociąg może zająć taki, którego nie można uruchomić.
departure-vaclav_runs_by_hand = Przejazd spółek Vaclava wybiera gracz; nie musi być najlepszy.
departure-foreign_generator = Spółki Vaclava losuje tamta strona własnym sposobem.
departure-take_over_beyond_limit = Najpierw przejmuje się wszystkie pociągi; te ponad limit odchodzą potem.
departure-asked_from_lowest_price = Kto ma dwukrotność najniższej ceny początkowej, jest pytany, nawet gdy nie ma co kupić.
departure-local_railways_after_trains = Ostatni krok po pociągach służy tylko kolejom lokalnym.
departure-track_step_ends_by_pass = Krok torów czeka na zakończenie, nawet gdy jest już wykorzystany.
departure-several_unrunnable_first = Spółka może kupić kilka pociągów, których nie może uruchomić, zanim kupi taki, który może.
departure-nothing_is_skipped = Przy każdym kroku pytany jest każdy; za tych, których tamta strona by nie pytała, pasuje ten program.
departure-pre_stock_ends_unasked = Pre-runda giełdowa kończy się po dwóch turach z rzędu bez pieniędzy na cokolwiek.
departure-passes_above_limit = Gracz ponad limitem certyfikatów może pasować.
departure-returns_when_trains_move = Jeśli usunięcie pociągu z gry obniża limit pociągów, ale nie złomuje pociągu żadnej spółki, nadmiarowe pociągi są zwracane dopiero wtedy, gdy jakiś pociąg znów zmieni właściciela.
departure-any_train_at_limit = Spółka pełna pociągów, których nie może uruchomić, może kupić dowolny pociąg.
departure-no_duty_after_purchase = Spółka, która kupiła pociąg i nie stać jej na następny, może zakończyć turę bez pociągu, który może uruchomić.
departure-ate_always_chooses = ATE wskazuje miejsce swojej stacji bazowej, nawet gdy jest tylko jedno.
departure-keeps_former_scrapping = Pociąg kupiony z puli jako rodzaj, który nigdy nie zostaje zezłomowany, zostaje jednak zezłomowany razem z dawnym rodzajem: pociąg 4+4, który był pociągiem 4E, zostaje zezłomowany z pierwszym 8E.

## Ziarno losowe

seed-chosen = Ziarno losowe { $seed }: wybrane lub z pliku. Osoba, która założyła stół, może wiedzieć, co zostanie wylosowane.
seed-drawn = Ziarno wylosował serwer i pokaże je po końcu gry. Jego skrót: { $digest }
seed-told = Ziarno losowe { $seed }, sól { $salt }. SHA-256 z „sól:ziarno” to skrót pokazywany od początku: { $digest }
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
since-changes = Co się dla ciebie zmieniło
step-through = Zobacz krok po kroku
hand-over = Przekaż urządzenie: teraz { $to } (wcześniej { $from }).

## Orientacja

skip-to-now = Do tego, co można teraz zrobić
go-to = Przejdź do
part-players = Gracze
key-parts = do: { $parts }
copy-position = Kopiuj link do tej pozycji
copy-all = Kopiuj wszystkie linki
links-loopback = Te linki prowadzą tylko do tego komputera. Aby inni mogli z nich skorzystać, serwer musi przyjmować połączenia z innych komputerów. Otwórz wtedy tę stronę pod adresem komputera w waszej sieci i skopiuj je tam.
name-yourself = Siedzisz tu jako { $name }. Jak mają cię nazywać inni?
name-keep = Przyjmij to imię
name-stay = Zostań jako { $name }
file-not-opened = Nie można otworzyć { $file }. { $why }

## Cel, w pierwszej minucie

home-goal = Cel: mieć na końcu największy majątek, w gotówce i akcjach. Zakładasz spółki kolejowe, budujesz ich tory, kupujesz im pociągi i handlujesz ich akcjami; to, co zarobią pociągi, trafia do akcjonariuszy albo do spółki.

## Wolne miejsca

who-anybody = ktokolwiek
lobby = Wolne miejsca
lobby-with = Przy stole: { $players }
lobby-seats = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
  }
lobby-sit = Usiądź
lobby-follows = Stół jest na liście na stronie głównej; miejsce ma ten, kto przyjdzie pierwszy.
