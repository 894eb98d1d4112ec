### Games over weeks: notifications, clocks, standing orders, notes.

notifications = Notifications
notifications-lead = Be notified when it is your turn, also when this page is closed. You need no account; what you add here belongs to this browser, or to your account if you are signed in.
channels = How you are notified
channels-none = You are not notified yet.
channel-push = Push
channel-mail = E-mail
channel-webhook = Webhook
channel-discord = Discord
channel-slack = Slack
channel-is-used = in use
channel-is-unconfirmed = Open the link in the message that was sent to this address.
channel-is-paused = no longer used after failures; send a test to see why, or remove it
send-test = Send a test
remove = Remove
add = Add
add-channel = Add
add-push = Notify this browser
push-label = This browser
push-none = This server does not send push messages.
push-insecure = This browser cannot receive push messages here. It needs a secure connection (https).
push-denied = The browser does not allow notifications from this page. You can change that in its settings for this site.
push-failed = The browser could not subscribe to push messages.
mail-none = This server does not send e-mail.
webhook-kind = Kind of webhook
webhook-url = Address of the webhook
webhook-secret = Messages are signed with this secret. It is shown only once:
notify-when = When
notify-when-lead = While a game is open in your browser, its turns are announced only if you do not move for five minutes.
quiet-hours = Quiet hours
quiet-from = from
quiet-to = to
time-zone = Time zone
notify-interval = At most one message about a game
interval-is = { $minutes ->
        [0] for each turn
        [10] in 10 minutes
        [60] an hour
        [360] in 6 hours
       *[other] a day
    }
save = Save
saved = Saved
delivery-log = What was sent
delivery-none = Nothing yet.
delivery-turn = Your turn
delivery-late = Your time is up
delivery-host = A player's time is up
delivery-request = Undo request
delivery-over = Game over
delivery-test = Test
delivery-confirm = Confirmation of the address
delivery-is-waiting = waiting
delivery-is-sent = sent
delivery-is-failed = failed
delivery-is-dropped = not sent
result-moved_on = the turn is over
result-muted = you turned this game's notifications off
result-looking = you have the game open
result-quiet = quiet hours
result-interval = too soon after the last one
result-mail_limit = the server's limit of e-mails
result-private_network = the address is in a private network
result-unknown_host = the host does not exist
result-timeout = no answer in time
result-invalid = the subscription is invalid

mail-confirm-title = Confirm your address
mail-confirm-lead = Get notifications of this server by e-mail.
mail-confirm-do = Confirm
mail-confirm-done = Your address is confirmed.
mail-unsubscribe-title = Unsubscribe
mail-unsubscribe-lead = Get no more e-mail from this server at this address.
mail-unsubscribe-do = Unsubscribe
mail-unsubscribe-done = You will get no more e-mail at this address.
mail-link-old = This link is no longer valid.

timer = Time for a move
timer-none = no limit
timer-minutes = { $minutes ->
        [5] 5 minutes
        [30] 30 minutes
        [60] 1 hour
       *[other] 6 hours
    }
timer-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
timer-then = When the time is up
timer-then-remind = remind the player
timer-then-stand_in = a stand-in moves
timer-then-host = the host decides
timer-weekends = Weekends count ({ $zone })
timer-vacation = Vacation for each player
days = { $days ->
        [0] none
        [one] 1 day
       *[other] { $days } days
    }
timer-left = Time left: { $left } (until { $until })
timer-late = { $end ->
        [stand_in] The time is up; a stand-in moves.
        [host] The time is up; the host decides.
       *[remind] The time is up.
    }
timer-stopped-away = On vacation; { $left } left.
timer-stopped-answer = The clock is stopped while an offer waits for its answer.
timer-stopped-not_begun = { $left } for each move, after the first one.
timer-stopped-over = The game is over.
duration-minutes = { $minutes } min
duration-hours = { $hours } h
duration-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
notice-late = The time of { $player } is up{ $end ->
        [stand_in] ; a stand-in moves.
        [host] ; the host decides.
       *[remind] .
    }
notice-away = { $player } is on vacation; the clock is stopped.
notice-away-back = { $player } is back from vacation.
vacation-begin = Begin a vacation
vacation-end = End the vacation

mine = Mine
mine-lead = Only you see what is here.
mine-seat = Seat
by-order = by standing order
orders = Standing orders
orders-none = You have no standing orders.
order-new = New order
order-pass = Pass until …
order-buy = Buy shares
order-bid = Bid up to …
order-run = Run and pay out
order-pass-help = Passes in this stock round. It stops when one of these things happens, or at the end of the round.
order-buy-help = Buys one share in each of your turns of this stock round, while it costs no more than this.
order-bid-help = Bids as little as possible, up to this amount, then passes.
order-run-help = Builds nothing, makes the best run and pays out. It stops when the best run changes, or when a train must be bought or is about to be scrapped.
order-until-sold = another player sells shares of a company I have shares of
order-until-founded = a company is started
order-until-price = the price of a company I have shares of moves
order-until-round = the round ends
order-paper = Private company
order-company = Company
order-price = Up to (K)
order-shares = Shares
order-give = Give this order
order-revoke = Revoke
order-pass-is = Pass until { $until }
order-buy-is = Buy { $shares ->
        [one] a share
       *[other] { $shares } shares
    } of { $company } for at most { $price } each
order-bid-is = Bid up to { $amount } for { $paper }
order-run-is = Run { $company } for { $income } and pay out
order-next-pass = Next: passes at your turn.
order-next-buy = Next: buys a share for { $amount } at your turn.
order-next-bid = Next: bids { $amount } at your turn.
order-next-run = Next: runs for { $amount } and pays out at the company's turn.
order-next-stop = Stops at your turn: { $why }.
order-refused = This order would stop at once: { $why }.
order-ended-revoked = revoked
order-ended-done = done
order-ended-undone = the move was undone
order-ended-round_over = it is for a stock round, which is over
order-ended-founded = a company was started
order-ended-share_sold = a player sold shares of your company
order-ended-price_moved = the price of your company moved
order-ended-too_expensive = the share costs more
order-ended-no_share = the company has no shares to buy
order-ended-not_legal = it was not possible
order-ended-not_director = you are not the Director
order-ended-train_due = a train must be bought or is about to be scrapped
order-ended-run_changed = the best run has changed
order-ended-other_decision = the company must decide something else

notes = Notes
notes-saving = Saving …
notes-saved = Saved
mute = No notifications about this game

## Errors

fault-no_mail = This server does not send e-mail.
fault-no_push = This server does not send push messages.
fault-no_vacation = You have no vacation left in this game.
fault-not_confirmed = This address is not confirmed.
fault-order_refused = This order would stop at once.
fault-too_many_channels = You have the maximum number of ways to be notified.
fault-too_many_orders = You have the maximum number of standing orders in this game.
