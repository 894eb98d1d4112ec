### Spiele über Wochen: Benachrichtigungen, Bedenkzeit, Daueraufträge, Notizen.

notifications = Benachrichtigungen
notifications-lead = Lass dich benachrichtigen, wenn du am Zug bist, auch wenn diese Seite geschlossen ist. Ein Konto ist nicht nötig: Was du hier einrichtest, gilt für diesen Browser oder, wenn du angemeldet bist, für dein Konto.
channels = Wie du benachrichtigt wirst
channels-none = Noch sind keine Benachrichtigungen eingerichtet.
# as in English
channel-push = Push
channel-mail = E-Mail
# as in English
channel-webhook = Webhook
# as in English
channel-discord = Discord
# as in English
channel-slack = Slack
channel-is-used = Aktiv
channel-is-unconfirmed = Noch nicht bestätigt: Öffne den Link in der Nachricht, die an diese Adresse ging.
channel-is-paused = Abgeschaltet, weil Nachrichten nicht zugestellt werden konnten. Um diesen Weg wieder zu nutzen, entferne ihn und füge ihn neu hinzu.
send-test = Test senden
remove = Entfernen
add = Hinzufügen
add-channel = Benachrichtigung einrichten
add-push = In diesem Browser benachrichtigen
push-label = Dieser Browser
push-none = Dieser Server verschickt keine Push-Nachrichten.
push-insecure = Dieser Browser kann von dieser Seite keine Push-Nachrichten empfangen. Nötig sind eine sichere Verbindung (https) und ein Browser, der Push-Nachrichten unterstützt.
push-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst das in seinen Website-Einstellungen ändern.
push-failed = Der Browser konnte keine Push-Nachrichten abonnieren.
mail-none = Dieser Server verschickt keine E-Mails.
webhook-kind = Art des Webhooks
webhook-url = URL des Webhooks
webhook-secret = Nachrichten an diesen Webhook werden mit diesem geheimen Schlüssel signiert, der nur einmal gezeigt wird:
notify-when = Wann du benachrichtigt wirst
notify-when-lead = Solange du die Seite eines Spiels benutzt, werden Benachrichtigungen zu diesem Spiel zurückgehalten. Ist die Seite nur geöffnet, kommen sie fünf Minuten später. Ziehst du in dieser Zeit, entfallen sie.
quiet-hours = Ruhezeit
quiet-from = von
quiet-to = bis
time-zone = Zeitzone
notify-interval = Wie oft „Du bist am Zug“ gemeldet wird (je Spiel)
interval-is = { $minutes ->
        [0] jedes Mal
        [10] höchstens alle 10 Minuten
        [60] höchstens einmal pro Stunde
        [360] höchstens alle 6 Stunden
       *[other] höchstens einmal am Tag
    }
save = Speichern
saved = Gespeichert
delivery-log = Letzte Benachrichtigungen
delivery-none = Bisher keine.
delivery-turn = Du bist am Zug
delivery-late = Deine Bedenkzeit ist abgelaufen
delivery-host = Bedenkzeit eines Spielers abgelaufen
delivery-request = Bitte um Rücknahme
delivery-over = Spiel zu Ende
# as in English
delivery-test = Test
delivery-confirm = Bestätigung der Adresse
delivery-is-waiting = wartet
delivery-is-sent = gesendet
delivery-is-failed = fehlgeschlagen
delivery-is-dropped = nicht gesendet
result-moved_on = das Spiel ist weitergegangen
result-muted = Benachrichtigungen für dieses Spiel sind aus
result-looking = du hast das Spiel geöffnet
result-quiet = Ruhezeit
result-interval = zu kurz nach der letzten
result-mail_limit = der Server hat sein E-Mail-Limit erreicht
result-private_network = die Adresse liegt in einem privaten Netz
result-unknown_host = Host nicht gefunden
result-timeout = Zeitüberschreitung
result-invalid = Adresse oder Abonnement ungültig

mail-confirm-title = Adresse bestätigen
mail-confirm-lead = Möchtest du unter dieser Adresse Benachrichtigungen von diesem Server bekommen?
mail-confirm-do = Bestätigen
mail-confirm-done = Deine Adresse ist bestätigt.
mail-unsubscribe-title = Abbestellen
mail-unsubscribe-lead = Möchtest du die E-Mails dieses Servers an diese Adresse abbestellen?
mail-unsubscribe-do = Abbestellen
mail-unsubscribe-done = An diese Adresse kommen keine E-Mails von diesem Server mehr.
mail-link-old = Dieser Link gilt nicht mehr.

timer = Bedenkzeit pro Zug
timer-none = unbegrenzt
timer-minutes = { $minutes ->
        [5] 5 Minuten
        [30] 30 Minuten
        [60] 1 Stunde
       *[other] 6 Stunden
    }
timer-days = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
timer-then = Wenn die Zeit abläuft
timer-then-remind = den Spieler erinnern
timer-then-stand_in = eine Vertretung übernimmt
timer-then-host = der Gastgeber entscheidet
timer-weekends = Wochenenden zählen mit ({ $zone })
timer-vacation = Urlaub pro Spieler
days = { $days ->
        [0] keiner
        [one] 1 Tag
       *[other] { $days } Tage
    }
timer-left = Restzeit: { $left } (bis { $until })
timer-late = { $end ->
        [stand_in] Die Zeit ist abgelaufen; eine Vertretung übernimmt.
        [host] Die Zeit ist abgelaufen; der Gastgeber entscheidet, wie es weitergeht.
       *[remind] Die Zeit ist abgelaufen.
    }
timer-stopped-away = Der Spieler ist im Urlaub. Restzeit für diesen Zug: { $left }
timer-stopped-answer = Die Uhr steht, bis das Angebot beantwortet ist.
timer-stopped-not_begun = Bedenkzeit pro Zug: { $left }. Die Uhr beginnt nach der ersten Aktion zu laufen.
timer-stopped-over = Das Spiel ist zu Ende.
# as in English
duration-minutes = { $minutes } min
# as in English
duration-hours = { $hours } h
duration-days = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
notice-late = { $end ->
        [stand_in] Die Zeit von { $player } ist abgelaufen; eine Vertretung übernimmt.
        [host] Die Zeit von { $player } ist abgelaufen; der Gastgeber entscheidet, wie es weitergeht.
       *[remind] Die Zeit von { $player } ist abgelaufen.
    }
notice-away = { $player } ist im Urlaub; die Uhr für diesen Platz steht.
notice-away-back = Der Urlaub von { $player } ist zu Ende.
vacation-begin = Urlaub beginnen
vacation-end = Urlaub beenden

mine = Persönlich
mine-lead = Das siehst nur du.
mine-seat = Platz
by-order = per Dauerauftrag
orders = Daueraufträge
orders-none = Du hast keine Daueraufträge.
order-new = Neuer Auftrag
order-pass = Passen bis zu einem Ereignis …
order-buy = Aktien kaufen
order-bid = Bieten bis …
order-run = Fahren und auszahlen
order-pass-help = Passt in dieser Aktienrunde für dich, bis eines der gewählten Ereignisse eintritt oder die Runde endet.
order-buy-help = Kauft in dieser Aktienrunde in jedem deiner Züge eine Aktie, bis die Anzahl oben erreicht ist, solange eine Aktie nicht mehr als deinen Höchstbetrag kostet.
order-bid-help = Gibt immer das niedrigste mögliche Gebot ab, bis zu diesem Betrag, und passt dann.
order-run-help = Baut und kauft nichts, macht die beste Fahrt und zahlt aus. Der Auftrag endet, wenn die beste Fahrt einen anderen Betrag einbringt, wenn eine Lok gekauft werden muss, wenn die nächste verkaufte Lok eine Lok der Gesellschaft verschrotten könnte oder wenn du nicht mehr Direktor bist.
order-until-sold = jemand anderes verkauft Aktien einer Gesellschaft, von der ich Aktien habe
order-until-founded = eine Gesellschaft wird gegründet
order-until-price = der Kurs einer Gesellschaft, von der ich Aktien habe, ändert sich
order-until-round = die Runde endet
order-paper = Privatbahn
order-company = Gesellschaft
order-price = Höchstens (K)
order-shares = Anzahl der Aktien
order-give = Auftrag erteilen
order-revoke = Auftrag löschen
order-pass-is = Passen, bis eines davon eintritt: { $until }
order-buy-is = { $shares ->
        [one] Eine Aktie von { $company } für höchstens { $price } kaufen
       *[other] { $shares } Aktien von { $company } für höchstens je { $price } kaufen
    }
order-bid-is = Bis { $amount } auf { $paper } bieten
order-run-is = Mit { $company } { $income } einfahren und auszahlen
order-next-pass = In deinem nächsten Zug: passen
order-next-buy = In deinem nächsten Zug: eine Aktie für { $amount } kaufen
order-next-bid = Nächstes Gebot: { $amount }
order-next-run = Im nächsten Zug der Gesellschaft: { $amount } einfahren und auszahlen
order-next-stop = Endet in deinem nächsten Zug: { $why }
order-refused = Dieser Auftrag würde sofort enden: { $why }.
order-ended-revoked = gelöscht
order-ended-done = es ist nichts mehr zu tun
order-ended-undone = eine Aktion wurde zurückgenommen
order-ended-round_over = er gilt nur innerhalb einer Aktienrunde
order-ended-founded = eine Gesellschaft wurde gegründet
order-ended-share_sold = jemand anderes hat Aktien einer Gesellschaft verkauft, von der du Aktien hast
order-ended-price_moved = der Kurs einer Gesellschaft, von der du Aktien hast, hat sich geändert
order-ended-too_expensive = eine Aktie kostet mehr als dein Höchstbetrag
order-ended-no_share = Aktien dieser Gesellschaft können nicht gekauft werden
order-ended-not_legal = die Regeln erlauben die Aktion nicht
order-ended-not_director = die Gesellschaft ist nicht in Betrieb, oder du bist nicht ihr Direktor
order-ended-train_due = die Gesellschaft muss eine Lok kaufen, oder die nächste verkaufte Lok könnte eine ihrer Loks verschrotten
order-ended-run_changed = die beste Fahrt bringt einen anderen Betrag ein
order-ended-other_decision = für die Gesellschaft ist etwas anderes zu entscheiden

notes = Notizen
notes-saving = Wird gespeichert …
notes-saved = Gespeichert
mute = Keine Benachrichtigungen für dieses Spiel

## Markierungen, Profile und persönliche Daten

unread = { $count ->
        [one] 1 neue Aktion
       *[other] { $count } neue Aktionen
    }
publish = Ich bin damit einverstanden, dass dieses Spiel öffentlich wird
publish-is = Dieses Spiel ist öffentlich: Es steht in der Liste der Spiele und in den öffentlichen Profilen seiner Spieler.
publish-waits = Das Spiel wird öffentlich, sobald auch die anderen einverstanden sind: { $players }.
my-data = Deine Daten
my-data-is = Du kannst alles herunterladen, was dieser Server über dich speichert, oder es löschen. Gespielte Spiele bleiben erhalten, aber ohne deinen Namen.
export-me = Meine Daten herunterladen
delete-me = Meine Daten löschen
delete-me-sure = Konto, Plätze, Notizen, Chatnachrichten und Benachrichtigungen auf diesem Server löschen? Das ist endgültig.
profile-public = Alle dürfen mein Profil sehen
profile-public-is = Ein Profil zeigt nur beendete Spiele, die öffentlich sind.
profile-mine = Mein Profil ansehen
profile-hidden = Nur du kannst dieses Profil sehen.
profile-none = Dieses Profil gibt es nicht, oder es ist nicht öffentlich.
profile-games = Beendete Spiele
profile-no-games = Noch keine öffentlichen Spiele.
profile-result = { $name }: Platz { $rank } von { $players }, { $worth }

## Fehler

fault-no_mail = Dieser Server verschickt keine E-Mails.
fault-no_push = Dieser Server verschickt keine Push-Nachrichten.
fault-no_vacation = Du hast in diesem Spiel keine Urlaubstage mehr.
fault-not_confirmed = Diese Adresse ist nicht bestätigt.
fault-order_refused = Dieser Auftrag würde sofort enden.
fault-too_many_channels = Du hast die Höchstzahl an Benachrichtigungswegen erreicht.
fault-too_many_orders = Du hast in diesem Spiel die Höchstzahl an Daueraufträgen erreicht.
