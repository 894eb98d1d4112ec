### Der Spielbildschirm: was Neulinge wissen müssen.

confirm-choice = Bestätigen
undo-in-the-past = Zum Zurücknehmen geh zur aktuellen Stellung zurück
buy-and-end-again = Noch einmal tippen: { $train }-Lok kaufen und Zug beenden
stake-unrunnable = Die Gesellschaft kann mit dieser Lok nicht fahren. Sie muss noch eine kaufen, mit der sie fahren kann.
not-floated = { $company } nimmt den Betrieb noch nicht auf: Bis Spieler mindestens die Hälfte ihrer Aktien besitzen, bekommt sie kein Kapital und ist nicht am Zug.
skipped = Übersprungen, weil es nichts zu wählen gab: { $steps }.
skipped-track = Gleisbau (kein Plättchen möglich)
skipped-station = Bahnhof (keiner möglich)
skipped-acquisition = Übernahmen
end-track-title = Keine Gleise mehr bauen und weiter zum nächsten Schritt
end-station-title = Keinen Bahnhof bauen; weiter zur Fahrt
