### Games over weeks: notifications, clocks, standing orders, notes.

notifications = Notifications
notifications-lead = Get notified when it is your turn, even when this page is closed. You do not need an account: what you add here belongs to this browser, or to your account if you are signed in.
channels = How you are notified
channels-none = No notifications are set up yet.
channel-push = Push
channel-mail = E-mail
channel-webhook = Webhook
channel-discord = Discord
channel-slack = Slack
channel-is-used = Active
channel-is-unconfirmed = Not confirmed yet: open the link in the message sent to this address.
channel-is-paused = Turned off because messages could not be delivered. To use it again, remove it and add it again.
send-test = Send a test
remove = Remove
add = Add
add-channel = Add a way to be notified
add-push = Notify this browser
push-label = This browser
push-none = This server does not send push notifications.
push-insecure = This browser cannot receive push notifications from this page. They need a secure connection (https) and a browser that supports them.
push-denied = Your browser blocks notifications from this page. You can change that in its settings for this site.
push-failed = The browser could not subscribe to push notifications.
mail-none = This server does not send e-mail.
webhook-kind = Kind of webhook
webhook-url = Webhook URL
webhook-secret = Messages to this webhook are signed with this secret, which is shown only once:
notify-when = When you are notified
notify-when-lead = While you are using the page of a game, notifications about that game wait. If the page is open but you are not using it, they wait for five minutes. If you move in the meantime, they are not sent.
quiet-hours = Quiet hours
quiet-from = from
quiet-to = to
time-zone = Time zone
notify-interval = Your-turn notifications, per game
interval-is = { $minutes ->
        [0] every turn
        [10] at most every 10 minutes
        [60] at most once an hour
        [360] at most every 6 hours
       *[other] at most once a day
    }
save = Save
saved = Saved
delivery-log = Recent notifications
delivery-none = None yet.
delivery-turn = Your turn
delivery-late = Your time is up
delivery-host = A player's time is up
delivery-request = Undo request
delivery-over = Game over
delivery-test = Test
delivery-confirm = Address confirmation
delivery-is-waiting = waiting
delivery-is-sent = sent
delivery-is-failed = failed
delivery-is-dropped = not sent
result-moved_on = the game has moved on
result-muted = notifications for this game are off
result-looking = you have the game open
result-quiet = quiet hours
result-interval = too soon after the last one
result-mail_limit = the server has reached its e-mail limit
result-private_network = the address is on a private network
result-unknown_host = host not found
result-timeout = timed out
result-invalid = the address or subscription is invalid

mail-confirm-title = Confirm your address
mail-confirm-lead = Do you want to receive notifications from this server at this address?
mail-confirm-do = Confirm
mail-confirm-done = Your address is confirmed.
mail-unsubscribe-title = Unsubscribe
mail-unsubscribe-lead = Do you want to stop receiving e-mail from this server at this address?
mail-unsubscribe-do = Unsubscribe
mail-unsubscribe-done = You will no longer receive e-mail from this server at this address.
mail-link-old = This link is no longer valid.

timer = Time per move
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
timer-then = When time runs out
timer-then-remind = remind the player
timer-then-stand_in = a stand-in takes over
timer-then-host = the host decides
timer-weekends = Count weekends ({ $zone })
timer-vacation = Vacation per player
days = { $days ->
        [0] none
        [one] 1 day
       *[other] { $days } days
    }
timer-left = Time left: { $left } (until { $until })
timer-late = { $end ->
        [stand_in] Time is up; a stand-in takes over.
        [host] Time is up; the host decides what to do.
       *[remind] Time is up.
    }
timer-stopped-away = The player is on vacation. Time left for this move: { $left }
timer-stopped-answer = The clock is stopped until the offer is answered.
timer-stopped-not_begun = Time per move: { $left }. The clock starts after the first move.
timer-stopped-over = The game is over.
duration-minutes = { $minutes } min
duration-hours = { $hours } h
duration-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
notice-late = { $end ->
        [stand_in] { $player } has run out of time; a stand-in takes over.
        [host] { $player } has run out of time; the host decides what to do.
       *[remind] { $player } has run out of time.
    }
notice-away = { $player } is on vacation; their clock is stopped.
notice-away-back = { $player }'s vacation has ended.
vacation-begin = Start vacation
vacation-end = End vacation

mine = Personal
mine-lead = Only you can see this.
mine-seat = Seat
by-order = by standing order
orders = Standing orders
orders-none = You have no standing orders.
order-new = New order
order-pass = Pass until…
order-buy = Buy shares
order-bid = Bid up to…
order-run = Run and pay out
order-pass-help = Passes for you in this stock round until one of the selected things happens or the round ends.
order-buy-help = Buys one share on each of your turns in this stock round until it has bought the number above, as long as a share costs no more than your maximum.
order-bid-help = Always makes the lowest possible bid, up to this amount, and then passes.
order-run-help = Builds and buys nothing, makes the best run and pays out. It stops if the best run earns a different amount, if the company must buy a train, if the next train sold could scrap one of its trains, or if you are no longer its Director.
order-until-sold = another player sells shares of a company in which I own shares
order-until-founded = a company is started
order-until-price = the share price of a company in which I own shares changes
order-until-round = the round ends
order-paper = Private company
order-company = Company
order-price = Maximum (K)
order-shares = Number of shares
order-give = Add order
order-revoke = Cancel order
order-pass-is = Pass until one of these happens: { $until }
order-buy-is = { $shares ->
        [one] Buy a share of { $company } for at most { $price }
       *[other] Buy { $shares } shares of { $company } for at most { $price } each
    }
order-bid-is = Bid up to { $amount } for { $paper }
order-run-is = Run { $company } for { $income } and pay out
order-next-pass = On your next turn: pass
order-next-buy = On your next turn: buy a share for { $amount }
order-next-bid = Next bid: { $amount }
order-next-run = On the company's next turn: run for { $amount } and pay out
order-next-stop = Ends on your next turn: { $why }
order-refused = This order would end immediately: { $why }.
order-ended-revoked = cancelled
order-ended-done = nothing left to do
order-ended-undone = a move was undone
order-ended-round_over = it is only valid within one stock round
order-ended-founded = a company was started
order-ended-share_sold = another player sold shares of a company in which you own shares
order-ended-price_moved = the share price of a company in which you own shares changed
order-ended-too_expensive = a share costs more than your maximum
order-ended-no_share = shares of this company cannot be bought
order-ended-not_legal = the rules do not allow the move
order-ended-not_director = the company has not floated, or you are not its Director
order-ended-train_due = the company must buy a train, or the next train sold could scrap one of its trains
order-ended-run_changed = the best run earns a different amount
order-ended-other_decision = the company has another decision to make

notes = Notes
notes-saving = Saving…
notes-saved = Saved
mute = Turn off notifications for this game

## Marks, profiles, and a person's data

unread = { $count ->
        [one] 1 new move
       *[other] { $count } new moves
    }
publish = I agree to make this game public
publish-is = This game is public: it is listed, and it appears on the public profiles of its players.
publish-waits = The game becomes public once these players agree too: { $players }.
my-data = Your data
my-data-is = You can download everything this server stores about you, or delete it. Games you have played remain, without your name.
export-me = Download my data
delete-me = Delete my data
delete-me-sure = Delete your account, seats, notes, chat messages and notifications on this server? This cannot be undone.
profile-public = Anyone can see my profile
profile-public-is = A profile shows only finished games that are public.
profile-mine = Show my profile
profile-hidden = Only you can see this profile.
profile-none = This profile does not exist, or it is not public.
profile-games = Finished games
profile-no-games = No public games yet.
profile-result = { $name }: { $rank } of { $players }, { $worth }

## Errors

fault-no_mail = This server does not send e-mail.
fault-no_push = This server does not send push notifications.
fault-no_vacation = You have no vacation days left in this game.
fault-not_confirmed = This address has not been confirmed.
fault-order_refused = This order would end immediately.
fault-too_many_channels = You cannot add any more ways to be notified.
fault-too_many_orders = You have reached the maximum number of standing orders in this game.
