### Mapy z pliku: dla ilu graczy jest gra.

wrong-game_players_exactly = { $game }: dozwolona liczba graczy: { $count }
