### Analyse eines Spiels, Wiedergabe und Pläne.

## Analyse

review = Analyse
review-of = Analyse von { $title }
review-open = Dieses Spiel analysieren
review-none = Die Analyse vergleicht jede Fahrt mit der besten, und Bots spielen die wichtigsten Entscheidungen durch. Das dauert ein paar Minuten.
review-start = Analyse starten
review-waiting = Die Analyse steht in der Warteschlange.
review-running = Die Analyse ist zu { $percent } % fertig.
review-left = { $minutes ->
        [0] Noch weniger als eine Minute.
        [one] Noch etwa 1 Minute.
       *[other] Noch etwa { $minutes } Minuten.
    }
review-stay = Du kannst diese Seite verlassen; die Analyse wird beim Spiel gespeichert.
review-cancel = Abbrechen
review-failed = Die Analyse ist fehlgeschlagen.
review-again = Neu analysieren
review-older = Diese Analyse reicht bis zum Eintrag { $length }.
review-worth = Vermögen nach jeder Runde
review-decisions = Die wichtigsten Entscheidungen
review-decisions-how = Bots spielen die Partie in denselben Szenarien zweimal zu Ende: ab der gespielten Aktion und ab der, die der Bot „Magnat“ bevorzugt. Angegeben ist, um wie viel größer das Endvermögen des Spielers mit der bevorzugten Aktion ist, samt 95-%-Konfidenzintervall.
review-played = Gespielt
review-preferred = Der Magnat bevorzugt
review-gain = Die bevorzugte Aktion ist um { $amount } besser.
review-loss = Die gespielte Aktion ist um { $amount } besser.
review-interval = { $low } bis { $high }
review-unknown = Welche Aktion besser ist, ist unklar (Unterschied: { $low } bis { $high })
review-mainly = Vor allem: { $what }
review-why = Warum der Bot sie bevorzugt
review-go = Zu dieser Stellung
review-what-if = Was wäre, wenn?
review-what-if-is = Die bevorzugte Aktion auf einer Kopie des Spiels gegen Bots spielen
review-no-decisions = Der Bot „Magnat“ hätte sich nirgends anders entschieden.
review-missed = Entgangenes Einkommen
review-missed-sum =
    { $runs ->
        [one] Die einzige Fahrt brachte weniger ein als die beste: { $missed } entgangen
       *[other] Bei { $below } von { $runs } Fahrten war mehr möglich: { $missed } entgangen
    }
review-missed-none = Keine Fahrt brachte weniger ein als die beste.
review-show-run = Die bessere Fahrt zeigen
review-run = { $company }: { $claimed } statt { $best }
review-map = Die bessere Fahrt von { $company }
review-moves = Auffällige Vermögensänderungen
review-moves-how = Die Änderungen des Vermögens eines Spielers innerhalb einer Runde, die am stärksten vom Durchschnitt aller Spieler abweichen.
review-cause = { $kind ->
        [dividends] Dividenden von { $company }
        [shares] Aktien von { $company }
        [added] Zuschüsse an { $company }
        [local_railways] Lokalbahnen
        [cash] Bargeld
        [debt] Schulden und Strafzinsen
       *[penalty] Strafzinsen
    } { $amount }
review-change = Änderung
review-others = Durchschnitt
review-causes = Ursachen
review-idle = Nicht ausgegebenes Bargeld am Ende der Aktienrunden
review-kept = Einbehaltenes Einkommen
review-kept-missed = entgangene Dividenden
review-scrapped = Loks, die nach höchstens zwei Fahrten verschrottet wurden
review-runs = Fahrten
review-price = Preis
review-money = Darlehen, Strafzinsen und Geld, das Direktoren zuschießen mussten
review-loan = Darlehen
review-penalty = Strafzinsen
review-added = Zuschuss an { $company }
review-amount = Betrag
review-round = Runde
review-player = Spieler
review-company = Gesellschaft
review-train = Lok
review-income = Einkommen
review-what = Posten
review-nothing = Nichts zu verzeichnen.
review-entry = Eintrag { $number }

## Wiedergabe

replay-play = Spiel abspielen
# as in English
replay-pause = Pause
replay-speed = Tempo: { $speed } Aktionen pro Sekunde
replay-next-point = Nächster Wendepunkt
replay-next-round = Nächste Runde
key-p = den Verlauf abspielen oder anhalten
key-t = nächster Wendepunkt der Analyse oder nächste Runde
key-speed = langsamer oder schneller

## Pläne

plans = Pläne
plans-is = Probiere auf einer privaten Kopie des Spiels Aktionen für alle Spieler aus. Deine Pläne sieht niemand sonst.
plans-off = In diesem Spiel sind Pläne ausgeschaltet.
plan-new = Neuer Plan ab dieser Stellung
# as in English
plan-default = Plan { $number }
plan-name = Name des Plans
plan-open = Öffnen
plan-copy = Kopieren
plan-delete = Löschen
plan-delete-ask = Den Plan „{ $name }“ löschen?
plan-rename = Umbenennen
plan-play = So spielen
plan-play-is = Die Aktionen dieses Plans im Spiel ausführen, solange du am Zug bist und jede noch möglich ist
# as in English
plan-banner = Plan: { $name }
plan-private = Diesen Plan siehst nur du. Du entscheidest für alle Spieler.
plan-back = Zurück zum Spiel
plan-moves =
    { $moves ->
        [0] noch keine Aktionen
        [one] 1 Aktion
       *[other] { $moves } Aktionen
    }
plan-from =
    { $number ->
        [0] ab Spielbeginn
       *[other] nach Eintrag { $number }
    }
plan-outcome = Was der Plan bringt
plan-no-change = Ohne Wirkung auf Einkommen und Vermögen
plan-worth = { $player }: Vermögen { $after } ({ $change })
plan-income = { $company } fährt { $income } ein ({ $paid ->
        [yes] ausgezahlt
       *[no] nicht ausgezahlt
    })
plan-best = Beste Fahrt von { $company }: { $after } (vorher: { $before })
plan-forced = { $company } muss eine Lok für mindestens { $price } kaufen, hat aber nur { $treasury }
plan-added = Der Direktor schießt { $company } { $amount } zu
plan-loan = { $player } nimmt ein Darlehen von { $amount } auf
plan-played-done = Der ganze Plan ist gespielt.
plan-played-others_turn = Angehalten: Der Plan geht mit einer Aktion von { $player } weiter.
plan-played-not_your_turn = Angehalten vor Aktion { $place } des Plans: { $player } ist am Zug.
plan-played-refused = Aktion { $place } des Plans ist nicht mehr möglich: { $reason }
plan-played-nothing = In diesem Plan war nichts mehr zu spielen.
planning = Private Pläne
planning-is = Erlauben, während des Spiels auf privaten Kopien Aktionen auszuprobieren

## Fehler

fault-original_not_over = Dieses Spiel setzt ein anderes fort, das noch nicht zu Ende ist. Danach kannst du es analysieren.
fault-plan_too_long = Ein Plan kann höchstens { $most } Aktionen haben.
fault-planning_is_off = In diesem Spiel ist Planen ausgeschaltet: Pläne und Kopien sind erst nach seinem Ende möglich.
fault-too_many_plans = Du hast die Höchstzahl an Plänen erreicht: { $most } je Spiel, und auch für alle Spiele zusammen gibt es eine Grenze. Lösche zuerst einen Plan.
