### Ekran gry: co powinien wiedzieć początkujący.

confirm-choice = Potwierdź
undo-in-the-past = Aby cofnąć ruch, wróć do bieżącej pozycji
buy-and-end-again = Dotknij ponownie: kup pociąg { $train } i zakończ turę
stake-unrunnable = Spółka nie może uruchomić tego pociągu. Nadal będzie musiała kupić taki, który może uruchomić.
not-floated = { $company } nie rozpoczyna jeszcze działalności: dopóki gracze nie mają co najmniej połowy jej akcji, nie dostaje kapitału i nie rozgrywa tur.
skipped = Pominięto (bez możliwości wyboru): { $steps }.
skipped-track = tory (nie można ułożyć żadnej płytki)
skipped-station = stacja (żadnej nie można założyć)
skipped-acquisition = przejęcia
end-track-title = Nie układaj więcej torów i przejdź do następnego kroku
end-station-title = Nie zakładaj stacji i przejdź do uruchamiania pociągów
