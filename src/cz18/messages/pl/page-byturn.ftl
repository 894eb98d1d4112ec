### Gry toczące się tygodniami: powiadomienia, zegary, zlecenia stałe, notatki.

notifications = Powiadomienia
notifications-lead = Dostawaj powiadomienia o swojej turze, nawet gdy ta strona jest zamknięta. Nie potrzebujesz konta: to, co tu dodasz, jest przypisane do tej przeglądarki, a jeśli się zalogujesz – do twojego konta.
channels = Sposoby powiadamiania
channels-none = Nie ustawiono jeszcze żadnych powiadomień.
# as in English
channel-push = Push
# as in English
channel-mail = E-mail
# as in English
channel-webhook = Webhook
# as in English
channel-discord = Discord
# as in English
channel-slack = Slack
channel-is-used = Aktywny
channel-is-unconfirmed = Jeszcze niepotwierdzony: otwórz link z wiadomości wysłanej na ten adres.
channel-is-paused = Wyłączony, bo wiadomości nie dochodziły. Aby znów z niego korzystać, usuń go i dodaj ponownie.
send-test = Wyślij test
remove = Usuń
add = Dodaj
add-channel = Dodaj sposób powiadamiania
add-push = Powiadamiaj w tej przeglądarce
push-label = Ta przeglądarka
push-none = Ten serwer nie wysyła powiadomień push.
push-insecure = Ta przeglądarka nie może odbierać powiadomień push z tej strony. Potrzebne jest bezpieczne połączenie (https) i przeglądarka, która je obsługuje.
push-denied = Twoja przeglądarka blokuje powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach dla tej witryny.
push-failed = Przeglądarka nie mogła włączyć powiadomień push.
mail-none = Ten serwer nie wysyła e-maili.
webhook-kind = Rodzaj webhooka
webhook-url = Adres URL webhooka
webhook-secret = Wiadomości do tego webhooka są podpisywane tym tajnym kluczem; zobaczysz go tylko raz:
notify-when = Kiedy powiadamiać
notify-when-lead = Dopóki korzystasz ze strony gry, powiadomienia o tej grze czekają. Jeśli strona jest otwarta, ale z niej nie korzystasz, czekają pięć minut. Jeśli w tym czasie wykonasz ruch, nie zostaną wysłane.
quiet-hours = Godziny bez powiadomień
quiet-from = od
quiet-to = do
time-zone = Strefa czasowa
notify-interval = Powiadomienia o turze, osobno dla każdej gry
interval-is = { $minutes ->
        [0] w każdej turze
        [10] nie częściej niż co 10 minut
        [60] nie częściej niż co godzinę
        [360] nie częściej niż co 6 godzin
       *[other] nie częściej niż raz dziennie
    }
save = Zapisz
saved = Zapisano
delivery-log = Ostatnie powiadomienia
delivery-none = Na razie brak.
delivery-turn = Twoja tura
delivery-late = Twój czas minął
delivery-host = Czas gracza minął
delivery-request = Prośba o cofnięcie
delivery-over = Koniec gry
# as in English
delivery-test = Test
delivery-confirm = Potwierdzenie adresu
delivery-is-waiting = czeka
delivery-is-sent = wysłano
delivery-is-failed = błąd
delivery-is-dropped = nie wysłano
result-moved_on = gra toczy się już dalej
result-muted = powiadomienia o tej grze są wyłączone
result-looking = masz tę grę otwartą
result-quiet = godziny bez powiadomień
result-interval = za wcześnie po poprzednim
result-mail_limit = serwer wyczerpał limit e-maili
result-private_network = adres jest w sieci prywatnej
result-unknown_host = nie znaleziono hosta
result-timeout = przekroczono limit czasu
result-invalid = nieprawidłowy adres lub subskrypcja

mail-confirm-title = Potwierdź swój adres
mail-confirm-lead = Czy chcesz dostawać powiadomienia z tego serwera na ten adres?
mail-confirm-do = Potwierdź
mail-confirm-done = Adres został potwierdzony.
mail-unsubscribe-title = Rezygnacja z powiadomień
mail-unsubscribe-lead = Zrezygnować z e-maili wysyłanych z tego serwera na ten adres?
mail-unsubscribe-do = Zrezygnuj
mail-unsubscribe-done = Nie będziesz już dostawać e-maili z tego serwera na ten adres.
mail-link-old = Ten link jest już nieważny.

timer = Czas na ruch
timer-none = bez limitu
timer-minutes = { $minutes ->
        [5] 5 minut
        [30] 30 minut
        [60] 1 godzina
       *[other] 6 godzin
    }
timer-days = { $days ->
        [one] 1 dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
timer-then = Gdy czas minie
timer-then-remind = przypomnij graczowi
timer-then-stand_in = gra zastępca
timer-then-host = decyduje gospodarz
timer-weekends = Licz też weekendy ({ $zone })
timer-vacation = Urlop na gracza
days = { $days ->
        [0] brak
        [one] 1 dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
timer-left = Pozostały czas: { $left } (do { $until })
timer-late = { $end ->
        [stand_in] Czas minął; dalej gra zastępca.
        [host] Czas minął; gospodarz decyduje, co dalej.
       *[remind] Czas minął.
    }
timer-stopped-away = Gracz jest na urlopie. Czas pozostały na ten ruch: { $left }
timer-stopped-answer = Zegar stoi do czasu odpowiedzi na ofertę.
timer-stopped-not_begun = Czas na ruch: { $left }. Zegar ruszy po pierwszym ruchu.
timer-stopped-over = Gra się skończyła.
# as in English
duration-minutes = { $minutes } min
# as in English
duration-hours = { $hours } h
duration-days = { $days ->
        [one] 1 dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
notice-late = { $end ->
        [stand_in] { $player } przekracza limit czasu; gra zastępca.
        [host] { $player } przekracza limit czasu; gospodarz decyduje, co dalej.
       *[remind] { $player } przekracza limit czasu.
    }
notice-away = { $player } jest na urlopie; zegar tego gracza stoi.
notice-away-back = Koniec urlopu: { $player }.
vacation-begin = Zacznij urlop
vacation-end = Zakończ urlop

mine = Osobiste
mine-lead = Widzisz to tylko ty.
mine-seat = Miejsce
by-order = na podstawie zlecenia stałego
orders = Zlecenia stałe
orders-none = Nie masz zleceń stałych.
order-new = Nowe zlecenie
order-pass = Pasuj, aż…
order-buy = Kupuj akcje
order-bid = Licytuj do…
order-run = Uruchamiaj i wypłacaj
order-pass-help = Pasuje za ciebie w tej rundzie giełdowej, aż nastąpi jedno z wybranych zdarzeń albo runda się skończy.
order-buy-help = W każdej twojej turze w tej rundzie giełdowej kupuje jedną akcję, aż kupi podaną wyżej liczbę, o ile cena akcji nie przekracza twojego maksimum.
order-bid-help = Zawsze składa najniższą możliwą ofertę, najwyżej do tej kwoty, a potem pasuje.
order-run-help = Niczego nie buduje ani nie kupuje, wykonuje najlepszy przejazd i wypłaca dochód. Zlecenie kończy się, gdy najlepszy przejazd przynosi inną kwotę, gdy spółka musi kupić pociąg, gdy po sprzedaży następnego pociągu groziłoby zezłomowanie któregoś z jej pociągów albo gdy nie jesteś już jej dyrektorem.
order-until-sold = inny gracz sprzeda akcje spółki, której akcje mam
order-until-founded = ktoś założy spółkę
order-until-price = zmieni się cena akcji spółki, której akcje mam
order-until-round = runda się skończy
order-paper = Firma prywatna
order-company = Spółka
order-price = Maksimum (K)
order-shares = Liczba akcji
order-give = Dodaj zlecenie
order-revoke = Anuluj zlecenie
order-pass-is = Pasuj, aż nastąpi jedno z tych zdarzeń: { $until }
order-buy-is = { $shares ->
        [one] Kup akcję { $company }, najwyżej za { $price }
        [few] Kup { $shares } akcje { $company }, najwyżej po { $price }
        [many] Kup { $shares } akcji { $company }, najwyżej po { $price }
       *[other] Kup { $shares } akcji { $company }, najwyżej po { $price }
    }
order-bid-is = Licytuj { $paper }, najwyżej do { $amount }
order-run-is = Uruchamiaj pociągi { $company } (dochód { $income }) i wypłacaj
order-next-pass = W twojej następnej turze: pas
order-next-buy = W twojej następnej turze: zakup akcji za { $amount }
order-next-bid = Następna oferta: { $amount }
order-next-run = W następnej turze spółki: przejazd z dochodem { $amount } i wypłata
order-next-stop = Kończy się w twojej następnej turze: { $why }
order-refused = To zlecenie od razu by się skończyło: { $why }.
order-ended-revoked = anulowane
order-ended-done = nie ma już nic do zrobienia
order-ended-undone = cofnięto ruch
order-ended-round_over = obowiązuje tylko w jednej rundzie giełdowej
order-ended-founded = założono spółkę
order-ended-share_sold = inny gracz sprzedał akcje spółki, której akcje masz
order-ended-price_moved = zmieniła się cena akcji spółki, której akcje masz
order-ended-too_expensive = akcja kosztuje więcej niż twoje maksimum
order-ended-no_share = akcji tej spółki nie można kupić
order-ended-not_legal = zasady nie pozwalają na ten ruch
order-ended-not_director = spółka nie rozpoczęła działalności albo nie jesteś jej dyrektorem
order-ended-train_due = spółka musi kupić pociąg albo po sprzedaży następnego grozi jej zezłomowanie jednego z pociągów
order-ended-run_changed = najlepszy przejazd przynosi inną kwotę
order-ended-other_decision = spółka ma do podjęcia inną decyzję

notes = Notatki
notes-saving = Zapisywanie…
notes-saved = Zapisano
mute = Wyłącz powiadomienia o tej grze

## Oznaczenia, profile i dane gracza

unread = { $count ->
        [one] 1 nowy ruch
        [few] { $count } nowe ruchy
        [many] { $count } nowych ruchów
       *[other] { $count } nowego ruchu
    }
publish = Zgadzam się, żeby ta gra była publiczna
publish-is = Ta gra jest publiczna: widać ją na liście gier i w publicznych profilach jej graczy.
publish-waits = Gra stanie się publiczna, gdy zgodzą się wszyscy gracze. Na razie bez zgody: { $players }.
my-data = Twoje dane
my-data-is = Możesz pobrać wszystko, co ten serwer o tobie przechowuje, albo to usunąć. Rozegrane gry pozostaną, ale bez twojego imienia.
export-me = Pobierz moje dane
delete-me = Usuń moje dane
delete-me-sure = Usunąć z tego serwera twoje konto, miejsca w grach, notatki, wiadomości na czacie i powiadomienia? Tego nie można cofnąć.
profile-public = Każdy może zobaczyć mój profil
profile-public-is = Profil pokazuje tylko zakończone gry, które są publiczne.
profile-mine = Pokaż mój profil
profile-hidden = Tylko ty widzisz ten profil.
profile-none = Ten profil nie istnieje albo nie jest publiczny.
profile-games = Zakończone gry
profile-no-games = Nie ma jeszcze publicznych gier.
profile-result = { $name }: miejsce { $rank } z { $players }, { $worth }

## Błędy

fault-no_mail = Ten serwer nie wysyła e-maili.
fault-no_push = Ten serwer nie wysyła powiadomień push.
fault-no_vacation = Nie masz już w tej grze dni urlopu.
fault-not_confirmed = Ten adres nie został potwierdzony.
fault-order_refused = To zlecenie od razu by się skończyło.
fault-too_many_channels = Masz już maksymalną liczbę sposobów powiadamiania.
fault-too_many_orders = Masz już maksymalną liczbę zleceń stałych w tej grze.
