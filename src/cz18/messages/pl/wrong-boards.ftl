### Mapy z pliku: dla ilu graczy jest gra.

wrong-game_players_exactly = w grze { $game } dozwolona liczba graczy to { $count }
