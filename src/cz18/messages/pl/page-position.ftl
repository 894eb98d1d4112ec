### Pomocnik przy prawdziwym stole i piaskownica tras.

companion = Przy stole
companion-lead = Ustaw pozycję z gry, którą rozgrywasz przy prawdziwym stole. Zobaczysz najlepsze przejazdy (w miarę możliwości z dowodem), dywidendy oraz skutki zakupu pociągów i przejęć. Konto nie jest potrzebne; pozycje są zapisywane w tej przeglądarce.
companion-short = Najlepsze przejazdy i inne obliczenia do gry przy prawdziwym stole
sandbox = Piaskownica tras
sandbox-lead = Wybierz jedną z drukowanych map, ułóż płytki, rozmieść stacje i dodaj pociągi, a zobaczysz najlepsze przejazdy, w miarę możliwości z dowodem.

position-new = Nowa pozycja
position-players = Gracze
position-begin = Ustaw
positions-kept = Zapisane pozycje
position-unnamed = Pozycja bez nazwy
position-remove = Usuń
position-add = Dodaj
position-from-text = Otwórz pozycję z tekstu lub linku
position-text = Krótki tekst, link albo JSON pozycji
position-read = Otwórz
position-not-read = To nie jest pozycja.
position-name = Nazwa
position-share = Kopiuj link
position-copied = Link skopiowany.
position-parts = Części pozycji
position-part-map = Mapa
position-part-companies = Spółki
position-part-players = Gracze
position-part-answers = Wyniki
position-offline = Brak połączenia z serwerem. Możesz dalej zmieniać pozycję, ale wyniki nie są aktualizowane.
position-offline-engine = Brak połączenia z serwerem. Wyniki są obliczane w tej przeglądarce.

position-tools = Narzędzia
position-tiles = Płytki
position-stations = Stacje
position-undo = Cofnij
position-no-tile = Usuń płytkę
position-no-tiles = Nie pasuje tu żadna płytka.
position-tap = Wybierz heks.
position-how-tiles = Wybierz heks, a potem płytkę. Na kolejnych wybranych pustych heksach pojawi się ta sama płytka; ponowny wybór heksu obraca jego płytkę.
position-how-stations = Wybierz spółkę, a potem miasta z jej stacjami. Ponowny wybór miasta przenosi stację do następnego miasta na heksie albo ją usuwa.

position-phase = Faza
position-trains = Pociągi
position-price = Cena akcji
position-treasury = Skarbiec
position-on-top = Przenieś na wierzch pola
position-closed = Zamknięta (przejęta)
position-director = Dyrektor
position-largest = Największy akcjonariusz
position-shares-of = Akcje { $company }: { $player }
position-less = Mniej
position-more = Więcej

position-round = Runda
position-turn = Czyja tura
position-first = Pierwszy w kolejności
position-player-name = Imię
position-cash = Gotówka
position-debt = Dług
position-penalty = Odsetki karne
position-card = Miejsce w kolejności gry
position-railways = Koleje lokalne

position-stale = Obliczanie…
position-faults = Niezgodne z zasadami
position-faults-still = Najlepsze przejazdy są mimo to obliczane.
position-runs = Najlepsze przejazdy
position-no-runs = Żadna spółka nie ma jednocześnie stacji i pociągu, który może uruchomić.
position-proven = najlepszy możliwy
position-not-proven = bez dowodu
position-draw = Pokaż na mapie
position-price-moves = cena akcji { $now }; po wypłacie { $paid }, po zatrzymaniu dochodu { $kept }
position-other-trains = Sprawdź inne pociągi
position-own-trains = Własne pociągi
position-worth = Majątek
position-certificates = certyfikaty: { $count } z { $limit }
position-about-company = Zakupy i przejęcia
position-company = Spółka
position-only-runs = Zakupy i przejęcia są pokazywane tylko dla pozycji zgodnej z zasadami.
position-purchases = Pociągi na sprzedaż
position-source-deck = talia
position-source-pool = pula
position-scraps = Spółki, które stracą pociągi (podano ich obecne pociągi): { $trains }
position-export = Po { $round } { $cards ->
    [one] talię opuszcza jedna karta pociągu
    [few] talię opuszczają { $cards } karty pociągów
    [many] talię opuszcza { $cards } kart pociągów
   *[other] talię opuszcza { $cards } karty pociągu
}.
position-acquisitions = Spółki do przejęcia
position-acquisition = od { $low } do { $high } K za akcję (akcje: { $units }), łącznie od { $total } do { $most } K
position-too-dear = więcej, niż jest w skarbcu
position-transfers = Przejmuje: skarbiec { $treasury } K, pociągi { $trains }, stacje { $stations }, nieużyte znaczniki stacji { $markers }, koleje lokalne { $railways }
position-continue = Graj dalej od tej pozycji
position-not-playable = Grać dalej można tylko od pozycji zgodnej z zasadami.
position-you = Grasz jako
position-against-bots = Przeciw botom
position-with-friends = Ze znajomymi

engine-title = Bez połączenia
engine-offer = Pobierz raz zasady ({ $size } MB), a tryby „Przy stole” i „Piaskownica tras” będą działać także bez połączenia.
engine-download = Pobierz
engine-loading = Pobieranie: { $percent }%
engine-starting = Uruchamianie silnika zasad w tej przeglądarce…
engine-kept = Zasady są zapisane w tej przeglądarce. Wyniki są dostępne także bez połączenia.
engine-remove = Usuń
engine-impossible = Ta przeglądarka może zapisać zasady tylko z bezpiecznego adresu (HTTPS), dlatego obliczenia wymagają połączenia z serwerem.
engine-failed = Nie udało się wczytać zasad: { $reason }

position-deck = Wierzchnia karta talii
position-deck-usual = automatycznie (z talii ubyło jak najmniej kart)
position-deck-card = { $card }: { $left ->
    [one] została jedna karta
    [few] zostały { $left } karty
    [many] zostało { $left } kart
   *[other] zostało { $left } karty
}
position-status = Stan
position-not-started = Niezałożona
position-left-out = Nieużywana w tej grze
position-options = Opcje
position-printed-boards = Ta strona pokazuje pozycje tylko na drukowanych mapach. Dla własnej mapy użyj polecenia 18cz position.
position-plan = Plansza do planowania
open-in-companion = Otwórz w trybie „Przy stole”
