### Benachrichtigungen per Push, E-Mail und Webhook: $table ist der Titel eines Spiels.

notify-turn = Du bist am Zug: { $table }
notify-turn-text = Du bist am Zug.
notify-late = Deine Bedenkzeit ist abgelaufen: { $table }
notify-late-text = Deine Bedenkzeit ist abgelaufen.
notify-host = Die Bedenkzeit eines Spielers ist abgelaufen: { $table }
notify-host-text = Die Bedenkzeit eines Spielers ist abgelaufen. Als Gastgeber kannst du eine Vertretung spielen lassen oder weiter warten.
notify-request = Bitte um Rücknahme: { $table }
notify-request-text = Jemand möchte Aktionen zurücknehmen und braucht deine Zustimmung.
notify-over = Spiel zu Ende: { $table }
notify-over-text = Das Spiel ist zu Ende. Endergebnis:
notify-test = Testnachricht von 18CZ
notify-test-text = Die Benachrichtigungen funktionieren. Du bekommst eine, sobald du am Zug bist.
notify-confirm = Bestätige deine Adresse für 18CZ
notify-confirm-text = Um unter dieser Adresse Benachrichtigungen zu erhalten, öffne den Link unten und bestätige. Wenn du das nicht angefordert hast, ignoriere diese Nachricht.
notify-open = Spiel öffnen
notify-settings = Benachrichtigungen einstellen

catch-up-more = … und { $count ->
        [one] ein früheres Ereignis
       *[other] { $count } frühere Ereignisse
    }
catch-up-cash = Dein Bargeld: { $before } K → { $after } K
catch-up-worth = Dein Vermögen: { $before } K → { $after } K
catch-up-price = { $company }: Aktienkurs { $before } K → { $after } K
catch-up-trains = { $company }: Loks { $before } → { $after }
catch-up-director = { $company }: Direktor { $before } → { $after }

mail-why = Du bekommst diese Nachricht, weil diese Adresse auf { $server } eingetragen wurde.
mail-unsubscribe = Abbestellen
