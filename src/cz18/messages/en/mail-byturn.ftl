### Notifications by push, e-mail and webhooks: $table is the title of a game.

notify-turn = Your turn: { $table }
notify-turn-text = It is your turn.
notify-late = Your time is up: { $table }
notify-late-text = Your time is up.
notify-host = A player's time is up: { $table }
notify-host-text = A player has run out of time. As the host, you can let a stand-in play or keep waiting.
notify-request = Undo request: { $table }
notify-request-text = A player wants to undo moves and needs your consent.
notify-over = Game over: { $table }
notify-over-text = The game is over. Final result:
notify-test = Test message from 18CZ
notify-test-text = Notifications are working. You will get one when it is your turn.
notify-confirm = Confirm your address for 18CZ
notify-confirm-text = To receive notifications at this address, open the link below and confirm. If you did not ask for this, ignore this message.
notify-open = Open the game
notify-settings = Notification settings

catch-up-more = … and { $count ->
        [one] one earlier event
       *[other] { $count } earlier events
    }
catch-up-cash = Your cash: { $before } K → { $after } K
catch-up-worth = Your worth: { $before } K → { $after } K
catch-up-price = { $company }: share price { $before } K → { $after } K
catch-up-trains = { $company }: trains { $before } → { $after }
catch-up-director = { $company }: Director { $before } → { $after }

mail-why = You are receiving this message because this address was entered at { $server }.
mail-unsubscribe = Unsubscribe
