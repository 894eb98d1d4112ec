### Ekran gry: co powinien wiedzieć początkujący.

confirm-choice = Potwierdź
undo-in-the-past = Aby cofnąć ruch, wróć do bieżącej pozycji
buy-and-end-again = Dotknij ponownie: kup pociąg { $train } i zakończ turę
stake-unrunnable = Spółka nie może uruchomić tego pociągu. Musi jeszcze kupić taki, który może uruchomić.
not-floated = { $company } jeszcze nie działa: dopóki nie sprzedano połowy akcji, nie dostaje kapitału i nie ma tury.
skipped = Pominięto, bo nie było wyboru: { $steps }.
skipped-track = tory (żadna płytka nie pasuje)
skipped-station = stacja (żadne miasto nie jest wolne i połączone)
skipped-acquisition = przejęcia
end-track-title = Nie układaj więcej torów; potem stacja albo przejazd
end-station-title = Nie stawiaj stacji i przejdź do przejazdu
