### Der Spielbildschirm: was Neulinge wissen müssen.

confirm-choice = Bestätigen
undo-in-the-past = Zum Zurücknehmen zur aktuellen Stellung zurückkehren
buy-and-end-again = Noch einmal tippen: { $train }-Lok kaufen und Zug beenden
stake-unrunnable = Die Gesellschaft kann mit dieser Lok nicht fahren. Sie muss noch eine kaufen, mit der sie fahren kann.
not-floated = { $company } ist noch nicht aktiv: Bis die Hälfte der Aktien verkauft ist, bekommt sie kein Kapital und ist nicht am Zug.
skipped = Übersprungen, weil es nichts zu wählen gab: { $steps }.
skipped-track = Gleisbau (kein Plättchen passt)
skipped-station = Bahnhof (keine Stadt ist frei und verbunden)
skipped-acquisition = Übernahmen
end-track-title = Keine Gleise mehr bauen; danach ein Bahnhof oder die Fahrt
end-station-title = Keinen Bahnhof bauen und weiter zur Fahrt
