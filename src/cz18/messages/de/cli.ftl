### The command line: help, headings, answers and errors of `18cz`.

## The program

cli-help = Das Brettspiel 18CZ, genau nach der Spielregel.
cli-help-version = Die Version ausgeben.
cli-help-lang = Die Sprache der Ausgabe: { $languages }. Vorgabe: aus LC_ALL, LC_MESSAGES oder LANG.
cli-version = 18cz { $version } (Regelversion { $rules })
cli-no-language = unbekannte Sprache { $language }; verfügbar: { $languages }
cli-needs-server = dafür ist das Paket { $package } nötig; zu installieren mit: pip install '18cz[server]'
cli-needs = dafür ist { $package } nötig; zu installieren mit: pip install '18cz[{ $extra }]'
cli-and = { $first } und { $second }
cli-or = { $first } oder { $second }
cli-number = { $number }
cli-how-far = { $done } von { $total }, noch { $left }
cli-at-beyond = --at { $at } liegt hinter der letzten Aktion des Spiels, { $last }
cli-append-or-overwrite = entweder --append oder --overwrite, nicht beides
cli-out-exists-append = { $file } gibt es schon; mit --append wird angehängt, mit --overwrite ersetzt
cli-out-exists = { $file } gibt es schon; mit --overwrite wird die Datei ersetzt
cli-out-not-stdout = dieser Befehl kann nicht auf die Standardausgabe schreiben; statt - einen Namen angeben
cli-stopped-kept = angehalten nach { $done } von { $total }; { $file } enthält die bisherigen Ergebnisse
cli-stopped = angehalten nach { $done } von { $total }

## Help and mistakes in the arguments, as the library behind them says it

cli-usage = Aufruf:
cli-usage-options = [OPTIONEN]
cli-usage-command = BEFEHL [ARGUMENTE]...
cli-usage-help = Diese Hilfe zeigen.
cli-type-number = <Zahl>
cli-type-text = <Text>
cli-type-path = <Pfad>
cli-usage-panel-arguments = Argumente
cli-usage-panel-options = Optionen
cli-usage-panel-commands = Befehle
cli-usage-panel-error = Fehler
cli-usage-default = [Vorgabe: {"{}"}]
cli-usage-required = [erforderlich]
cli-usage-aborted = Abgebrochen.
cli-usage-try = Hilfe mit [blue]{"{command_path}"} {"{help_option}"}[/].
cli-usage-no-command = Unbekannter Befehl { $name }.
cli-usage-missing-command = Es fehlt der Befehl.
cli-usage-no-option = Unbekannte Option: { $name }
cli-usage-did-you-mean = Meintest du { $names }?
cli-usage-missing-argument = Es fehlt das Argument { $name }.
cli-usage-missing-option = Es fehlt die Option { $name }.
cli-usage-extra = Überzählige Argumente: { $what }
cli-usage-needs-value = Die Option { $name } braucht einen Wert.
cli-usage-takes-no-value = Die Option { $name } erlaubt keinen Wert.
cli-usage-bad-value = Ungültiger Wert für { $name }: { $why }
cli-usage-not-an-integer = muss eine ganze Zahl sein
cli-usage-not-a-number = muss eine Zahl sein
cli-usage-not-one-of = { $value } gehört nicht zu { $choices }.
cli-usage-choose = Möglich sind:{ $choices }
cli-usage-at-least = muss mindestens { $low } sein
cli-usage-at-most = darf höchstens { $high } sein
cli-metavar-FILE = DATEI
cli-metavar-OUT = ZIEL
cli-metavar-OUT_jsonl = ZIEL.jsonl
cli-metavar-RESULTS_jsonl = ERGEBNISSE.jsonl
cli-metavar-FOLDER = ORDNER
cli-metavar-N = N
cli-metavar-X = X
# as in English
cli-metavar-URL = URL
cli-metavar-ADDRESS = ADRESSE
cli-metavar-GAME = SPIEL
# as in English
cli-metavar-NAME = NAME
cli-metavar-NUMBERS = NUMMERN
cli-metavar-LANGUAGE = SPRACHE
cli-metavar-WHAT = WAS
cli-metavar-KIND = ART

## Options of several commands

cli-option-file = Ein gespeichertes Spiel, eine Mitschrift, ein Fehlerbericht oder ein Export von 18xx.games, auch als .gz.
cli-option-as_json = Das Ergebnis oder den Fehler als JSON ausgeben.
cli-option-show_completion = Das Skript für die Befehlsergänzung deiner Shell ausgeben.
cli-option-install_completion = Befehlsergänzung für deine Shell einrichten.
cli-option-at = Die Stellung nach Aktion N verwenden.
cli-option-seats = Namen von Bots, durch Kommas getrennt; sie besetzen die Plätze reihum.
cli-option-players = Zahl der Spieler; Vorgabe: einer für jeden Bot in --seats.
cli-option-board = standard, bohemia, moravia_silesia, eine Spielplandatei, oder all (die Spiele gehen reihum durch alle eingebauten Spielpläne und Spielerzahlen, und jeder Platz bekommt einen zufälligen Bot aus --seats).
cli-option-games = Zahl der Spiele.
cli-option-seed = Startwert des ersten Spiels; jedes weitere nimmt die nächste Zahl.
cli-option-jobs = Zahl der Prozesse.
cli-option-overwrite = Vorhandene Ausgabedateien ersetzen.
cli-option-append = An die Datei anhängen, falls es sie gibt.
cli-option-database = Eine URL (postgresql://...) oder der Pfad einer SQLite-Datei. Vorgabe: die Einstellung database ($CZ18_DATABASE oder die Einstellungsdatei), sonst eine Datei in deinem Datenordner.
cli-option-yes = Nicht nachfragen.
cli-option-game = Die Kennung des Spiels.
cli-option-name = Der Name des Kontos.
cli-option-limit = Höchstens so viele Spiele, Konten oder Chatnachrichten zeigen.

## What goes wrong with files and games

cli-action-refused = Aktion { $number } wird abgelehnt: { $reason }
cli-file-action = Aktion { $number }: { $why }
cli-file-line = Zeile { $number }: { $why }
cli-field-wrong = { $field }: { $detail }

## A result

cli-player = Spieler
cli-plays-as = Bot
cli-worth = Vermögen
cli-cash = Bargeld
cli-shares = Aktien
cli-local-railways = Lokalbahnen
cli-debt = Schulden
cli-penalty = Strafzinsen
cli-company = Gesellschaft
cli-companies = Gesellschaften
cli-director = Direktor
# as in English
cli-vaclav = Vaclav
cli-trains = Loks
cli-price = Kurs
cli-treasury = Betriebskapital

## 18cz play

cli-help-play = Zufallsbots ein Vorführspiel spielen lassen und das Ergebnis zeigen.
cli-help-play-players = Zahl der Spieler.
cli-help-play-seed = Derselbe Startwert ergibt dasselbe Spiel.
cli-help-play-board = standard, bohemia, moravia_silesia oder eine Spielplandatei.
cli-help-play-save = Das Spiel in dieser Datei speichern.
cli-help-play-log = Das Protokoll des Spiels ausgeben, ohne die einzelnen Zahlungen.
cli-play-setting-up = Aufbau
cli-play-rounds = Runden
cli-play-title = Spiel zwischen Zufallsbots: Startwert { $seed }, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }
cli-play-last-run = letztes Einkommen
cli-play-floated = { $count ->
        [one] eine Gesellschaft in Betrieb
       *[other] { $count } Gesellschaften in Betrieb
    }
cli-play-tiles = { $count ->
        [one] ein Plättchen gelegt
       *[other] { $count } Plättchen gelegt
    }
cli-play-acquired = { $count ->
        [one] eine Gesellschaft übernommen
       *[other] { $count } Gesellschaften übernommen
    }
cli-play-directors = { $count ->
        [one] ein Direktorwechsel
       *[other] { $count } Direktorwechsel
    }
cli-play-loans = { $count ->
        [one] ein Darlehen aufgenommen
       *[other] { $count } Darlehen aufgenommen
    }
cli-play-saved = gespeichert als { $file }; anzusehen mit: 18cz show { $file }
cli-play-hint = --save DATEI speichert das Spiel, --log gibt sein Protokoll aus; 18cz --help zeigt alle Befehle.

## 18cz replay

cli-help-replay = Spiele nachspielen und die Ergebnisse zeigen. Wird eine Aktion abgelehnt, endet der Befehl mit Code 1.
cli-help-replay-files = Gespeicherte Spiele, Mitschriften, Fehlerberichte oder Exporte von 18xx.games, auch als .gz.
cli-help-replay-trace = Den Stand nach jeder Aktion in diese Datei schreiben; - ist die Standardausgabe.
cli-replay-playing = Nachspielen
cli-replay-one-trace = --trace geht nur mit einem einzelnen Spiel
cli-help-replay-departures = Abweichungen von der Spielregel auflisten.
cli-replay-over = Abrechnung, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }
cli-replay-not-over = Spiel nicht beendet; Vermögen nach { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }
cli-replay-departures = Abweichungen von der Spielregel
cli-replay-no-departures = Keine Abweichungen von der Spielregel.
cli-replay-time = nachgespielt in { $seconds } s
cli-action = Aktion
cli-section = Abschnitt
cli-code = Code

## 18cz export, show, transcript, report

cli-help-export = Ein Spiel in einen Spielstand von 18CZ oder eine Datei für 18xx.games umwandeln.
cli-help-export-out = Die Zieldatei; gepackt, wenn ihr Name auf .gz endet.
cli-help-export-to = Das Format der Ausgabe.
cli-export-wrote = { $file } geschrieben ({ $format }, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    })
cli-help-show = Eine Stellung zeigen: Spielplan, Gesellschaften, Spieler, Kurstabelle, Loks und wer als Nächstes entscheidet.
cli-help-show-svg = Den Spielplan auch in diese SVG-Datei schreiben.
cli-help-transcript = Ein Spiel als Text schreiben: eine Aktion je Zeile und nach jeder Runde den Besitz aller Spieler und Gesellschaften.
cli-help-transcript-out = In diese Datei statt auf die Standardausgabe schreiben; gepackt, wenn ihr Name auf .gz endet.
cli-help-transcript-choices = Bei jeder Aktion angeben, wie viele Aktionen möglich waren.
cli-help-report = Einen Fehlerbericht schreiben: das Spiel ohne Namen, die Version, das System und die Stellung.
cli-help-report-out = Die Datei des Berichts; gepackt, wenn der Name auf .gz endet.
cli-report-wrote = Lege { $file } deinem Fehlerbericht bei. Die Spieler sind nur durch ihre Plätze bezeichnet; lies die Datei trotzdem durch, bevor du sie verschickst.
cli-report-problem = Das Spiel lässt sich nicht nachspielen: { $problem }

## 18cz routes

cli-help-routes = Die beste Fahrt in einer Stellung finden oder jede Fahrt eines Spiels mit der bestmöglichen vergleichen.
cli-help-routes-company = Nur diese Gesellschaft.
cli-help-routes-every = Jede Fahrt des Spiels mit der bestmöglichen vergleichen.
cli-help-routes-profile = Das Einkommen nach der Spielregel oder wie 18xx.games berechnen.
cli-routes-no-company = unbekannte Gesellschaft { $company }; bekannt: { $known }
cli-routes-all-or-at = --all und --at schließen sich aus
cli-routes-nothing = keine Lok kann fahren
cli-routes-no-train = keine Lok
cli-routes-proved = { $company } ({ $trains }): { $best } K, bewiesen, { $ms } ms
cli-routes-not-proved = { $company } ({ $trains }): { $best } K, nicht bewiesen, { $ms } ms
cli-routes-played = im Spiel eingefahren: { $claimed } K
cli-routes-runs = Fahrten
cli-routes-progress = Fahrten
cli-routes-claimed = gefahren
cli-routes-best = beste
cli-routes-difference = Unterschied
cli-routes-best-run = beste Fahrt
cli-routes-sum = { $runs ->
        [one] 1 Fahrt
       *[other] { $runs } Fahrten
    }, davon { $below } unter der besten; insgesamt { $left } K entgangen; langsamste Suche { $ms } ms

## 18cz conformance

cli-help-conformance = Zu jeder nummerierten Regel die Tests zeigen, die sie abdecken. Hat eine keinen, oder nennt ein Test eine unbekannte oder nicht prüfbare Regel, endet der Befehl mit Code 1.
cli-conformance-title = Regeln und ihre Tests
cli-conformance-rule = Regel
cli-conformance-says = Text
cli-conformance-tests = Tests
cli-conformance-none = keine
cli-conformance-not-testable = nicht testbar: { $why }
cli-conformance-does-not-count = zählt nicht, { $fault }: { $test } ({ $rules })
cli-conformance-sum = Regeln: { $rules }, abgedeckt: { $covered }, nicht testbar: { $not_testable }, ohne Test: { $missing }
cli-conformance-without = ohne Test: { $rules }
cli-conformance-contradicted = als nicht testbar markiert, hat aber Tests: { $rule }
cli-conformance-unknown = unbekannte Regel { $rule } in { $tests }

## 18cz simulate

cli-help-simulate = Bots auf reihum wechselnden Plätzen gegeneinander spielen lassen und vergleichen.
cli-help-simulate-seats = Namen von Bots, durch Kommas getrennt; sie besetzen die Plätze reihum (engineer,apprentice,apprentice). Ein eigener Bot: modul:Klasse.
cli-help-simulate-nodes = Suchbudget je Entscheidung, in Knoten, für Bots, die suchen.
cli-help-simulate-dask = Auf den Rechnern dieses Dask-Schedulers spielen.
cli-help-simulate-out = Das Ergebnis jedes Spiels in diese Datei schreiben (.jsonl oder .parquet); - ist die Standardausgabe.
cli-simulate-formats = Ergebnisse werden als .jsonl oder .parquet geschrieben
cli-simulate-nobody = nenne mindestens einen Bot
cli-simulate-playing = gespielt
cli-simulate-games = Spiele
cli-simulate-no-cluster = der Cluster antwortet nicht: { $why }
cli-simulate-title = Spiele: { $games }, davon verschieden: { $different }
cli-simulate-opponent = Bot
cli-simulate-won = gewonnen
cli-simulate-par = fairer Anteil
cli-simulate-rating = Wertung
cli-simulate-median = Median
cli-simulate-lowest = 10. Perzentil
cli-simulate-highest = 90. Perzentil
cli-simulate-from-to = { $low } bis { $high }
cli-simulate-together = im Schnitt je Spiel: { $worth } K Vermögen aller Spieler zusammen, { $actions } Aktionen, { $seconds } s CPU-Zeit
cli-simulate-seat = Platz { $seat }: { $wins } von { $games } gewonnen, durchschnittliches Vermögen { $worth } K

## 18cz dataset

cli-help-dataset = Spiele und ihre Entscheidungen in Parquet-Dateien schreiben. Die Spiele werden aus Dateien gelesen; ohne Dateien spielen Bots neue.
cli-help-dataset-folder = Ordner für games.parquet und decisions.parquet.
cli-help-dataset-files = Spiele, die verwendet werden; ohne Dateien spielen Bots neue.
cli-help-dataset-tensors = Tensoren hinzufügen, die beschreiben, was der entscheidende Spieler sieht.
cli-dataset-writing = Schreiben
cli-dataset-one-board = für Tensoren müssen alle Spiele denselben Spielplan und dieselbe Spielerzahl haben
cli-dataset-wrote = { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } und { $decisions ->
        [one] 1 Entscheidung
       *[other] { $decisions } Entscheidungen
    } in { $folder } geschrieben

## 18cz train

cli-help-train = Ein Netz für den Bot Magnat trainieren: Bots spielen lassen, daraus lernen, wiederholen. Ein unterbrochener Lauf kann fortgesetzt werden.
cli-help-train-out = Die Datei, in die das Netz geschrieben wird.
cli-help-train-games = Spiele je Generation.
cli-help-train-generations = Zahl der Generationen.
cli-help-train-seed = Gleiche Optionen und gleicher Startwert ergeben dieselben Spiele.
cli-help-train-positions = Ordner für die Trainingsstellungen; Vorgabe: neben dem Netz.
cli-train-played = Generation { $generation }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
cli-train-stopped = angehalten; { $folder } enthält die Stellungen der bisher gespielten Spiele, und derselbe Befehl macht dort weiter
cli-train-wrote = { $file } geschrieben; Fehler des vorhergesagten Aktienwerts in Testspielen: { $corrected } K mit Netz, { $expected } K ohne (beurteilte Gesellschaften: { $positions })

## 18cz board

cli-help-board = Einen Spielplan zeigen, prüfen oder in eine Datei schreiben.
cli-help-board-check = Eine Spielplandatei prüfen. Stimmt etwas nicht, werden Feld und Angabe genannt, und der Befehl endet mit Code 2.
cli-help-board-check-file = Eine Spielplandatei.
cli-help-board-show = Einen Spielplan zeigen und welche Teile davon rekonstruiert sind.
cli-help-board-show-name = Eine Spielplandatei oder der Name eines Spielplans.
cli-help-board-write = Einen Spielplan in eine Datei schreiben, die man bearbeiten kann.
cli-help-board-write-name = standard, bohemia oder moravia_silesia.
cli-help-board-write-out = Die Zieldatei.
cli-board-fine = { $file } ist in Ordnung: { $title }, { $hexes } Felder. Darauf spielen: --board { $file }.
cli-board-written = { $file } geschrieben; bearbeite die Datei und prüfe sie dann mit: 18cz board check { $file }
cli-board-is = { $title }: { $hexes } Felder ({ $kinds }), für { $players } Spieler
cli-board-count = { $count } × { $kind }
cli-board-kind-open = freies Gelände
cli-board-kind-town = Kleinstadt
cli-board-kind-double_town = zwei Kleinstädte
cli-board-kind-city = Stadt
cli-board-kind-double_city = zwei Städte
cli-board-kind-reserved = reserviert
cli-board-kind-fixed = fest
cli-board-reconstruction = Dieser Spielplan ist eine Rekonstruktion. { $why }
cli-board-known = bekannt: { $what }
cli-board-reconstructed = rekonstruiert: { $what }
cli-known-moravia_silesia-1 = die Regeln der Variante (XI.2)
cli-known-moravia_silesia-2 = die Orte der Region und ihre Felder, wie im östlichen Teil des Standardplans
cli-known-moravia_silesia-3 = das Mindestgebot von 80 K für Aujezd – Luhatschowitz
cli-known-moravia_silesia-4 = die erste Aktienrunde ist die vor dem Feld mit der Aufschrift 50
cli-known-moravia_silesia-5 = Startkapital, Limits und Loks
cli-reconstructed-moravia_silesia-1 = der Umriss des Spielplans
cli-reconstructed-moravia_silesia-2 = die rot umrandeten Felder von Sx und By und das zweite von kk
cli-reconstructed-moravia_silesia-3 = die Mindestgebote außer 80 K
cli-reconstructed-moravia_silesia-4 = welche kleine und welche mittlere Lokalbahn verwendet werden
cli-reconstructed-moravia_silesia-5 = der Wert der roten Plättchen von 20 K, bis grüne Plättchen verfügbar sind
cli-reconstructed-moravia_silesia-6 = grüne Plättchen mit der ersten 3-Lok, braune mit der ersten 4+4-Lok, graue mit der ersten 5+5-Lok
cli-board-homes = Heimatfelder: { $homes }
cli-board-papers = Privatbahnen, die versteigert werden: { $papers }
cli-board-paper = { $paper } (Mindestgebot { $bid } K)
cli-board-red = Werte der roten Plättchen, Gelb bis Grau: { $values }
cli-board-hex = Feld
cli-board-kind = Art
cli-board-terrain = Gelände
cli-board-label = Buchstabe
cli-board-name = Name
cli-board-terrain-river = Fluss { $cost } K
cli-board-terrain-hill = Hügel { $cost } K
cli-board-terrain-mountain = Berg { $cost } K
cli-board-kept = reserviert für { $company }

## 18cz languages

cli-help-languages = Die Sprachen auflisten; mit --check Mängel in ihren Texten auflisten.
cli-help-languages-check = Fehlende, unbenutzte und verdächtige Texte auflisten; endet mit Code 1, wenn es welche gibt.
cli-languages-messages = { $count ->
        [one] { $count } Text
       *[other] { $count } Texte
    }
cli-languages-fault = { $place }: { $fault }
cli-languages-fine = { $languages } Sprachen, jeweils bis zu { $messages } Texte: keine Fehler
cli-languages-faults = { $count } Fehler
cli-fault-missing = fehlt
cli-fault-unused = wird vom Programm nicht benutzt
cli-fault-unknown = auf Englisch gibt es diesen Text nicht
cli-fault-twice = kommt zweimal vor
cli-fault-unreadable = ist nicht lesbar: { $text }
cli-fault-arguments = andere Argumente als auf Englisch: { $here } statt { $there }
cli-fault-plural = für { $argument } fehlen Pluralformen: { $forms }
cli-fault-variants = für { $argument } fehlen Varianten: { $variants }
cli-fault-equal = genau wie auf Englisch
cli-fault-english = englische Wörter: { $words }
cli-fault-spaces = doppeltes Leerzeichen oder Leerzeichen am Anfang oder Ende
cli-fault-quotes = falsche Anführungszeichen für diese Sprache: { $marks }
cli-fault-punctuation = Satzzeichen am Ende anders als auf Englisch: { $here } statt { $there }

## 18cz serve, settings, backup, restore

cli-help-serve = Den Server mit der Webseite starten. Optionen, die hier nicht angegeben sind, werden den Einstellungen (`18cz settings`) entnommen.
cli-help-serve-host = Adresse, auf der der Server lauscht; Vorgabe: 127.0.0.1 (nur dieser Rechner).
cli-help-serve-port = Port; Vorgabe: 1818.
cli-help-serve-workers = Zahl der Prozesse; mehr als einer braucht PostgreSQL.
cli-help-serve-name = Hostname dieses Servers (club.example); kann mehrmals angegeben werden.
cli-help-serve-origin = Weiterer Ursprung (Origin), dessen Seiten diesen Server benutzen dürfen (https://...); kann mehrmals angegeben werden.
cli-help-serve-secure = Cookies nur über https senden. Gib das an, wenn der Server über TLS erreichbar ist.
cli-help-serve-proxy = Adressen oder Netze, durch Kommas getrennt, deren X-Forwarded-Headern vertraut wird; Vorgabe: 127.0.0.1.
cli-help-serve-page = Ordner mit einer gebauten Seite, die statt der des Pakets angeboten wird.
cli-help-serve-browser = Die Seite in einem Browser öffnen.
cli-help-serve-log_level = Protokollstufe: debug, info, warning oder error.
cli-help-settings = Jede Einstellung des Servers mit ihrer Bedeutung als TOML ausgeben. Um eine bearbeitete Kopie zu verwenden, setz $CZ18_SETTINGS auf ihren Pfad.
cli-help-settings-default = Die Vorgaben statt der jetzigen Werte ausgeben.
cli-help-backup = Alle Spiele, Plätze und Konten in einer Datei sichern. Der Server kann dabei weiterlaufen.
cli-help-backup-file = Die Zieldatei, zum Beispiel 18cz-games.gz.
cli-help-restore = Eine Sicherung in eine leere Datenbank einlesen und alle Spiele daraus nachspielen.
cli-help-restore-file = Eine Datei von `18cz backup`.
cli-no-games = in dieser Datenbank sind keine Spiele; ist es die richtige?
cli-other-version = diese Datenbank hat das Schema einer anderen Version ({ $found }; das dieses Programms ist { $ours }). `18cz serve` bringt eine ältere auf den neuen Stand; mach vorher eine Sicherung
cli-backup-wrote = { $file }: { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, { $entries ->
        [one] 1 Protokolleintrag
       *[other] { $entries } Protokolleinträge
    }, { $accounts ->
        [one] 1 Konto
       *[other] { $accounts } Konten
    }
cli-restored = wiederhergestellt: { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, { $entries ->
        [one] 1 Protokolleintrag
       *[other] { $entries } Protokolleinträge
    }, { $accounts ->
        [one] 1 Konto
       *[other] { $accounts } Konten
    }
cli-replayed = erfolgreich nachgespielte Spiele: { $good } von { $games }

## 18cz admin

cli-help-admin = Die Spiele und Benutzer eines Servers verwalten.
cli-help-admin-list = Spiele (zuletzt geänderte zuerst), Konten oder Einladungen (neueste zuerst) oder Sperren (älteste zuerst) auflisten.
cli-help-admin-list-what = Was aufgelistet wird.
cli-help-admin-check = Jedes Spiel aus seinem Protokoll nachspielen. Lässt sich eines nicht nachspielen oder passt es nicht zur gespeicherten Stellung, endet der Befehl mit Code 1.
cli-help-admin-remove = Ein Spiel mit Protokoll, Plätzen und Chat endgültig löschen.
cli-help-admin-expire = Unbeendete Spiele löschen, in denen nie ein Mensch gespielt hat, wenn lange genug nichts geschehen ist.
cli-help-admin-expire-days = Mindestzahl der Tage ohne Aktivität.
cli-help-admin-expire-played = Auch laufende Spiele abbrechen, in denen Menschen gespielt haben, wenn sie lange ruhen; man kann sie weiterhin ansehen.
cli-help-admin-chat = Die letzten Chatnachrichten eines Spiels zeigen, mit den Nummern, die man zum Löschen braucht.
cli-help-admin-delete-chat = Chatnachrichten eines Spiels löschen.
cli-help-admin-delete-chat-numbers = Nummern der Nachrichten.
cli-help-admin-delete-chat-everything = Alle Nachrichten des Spiels löschen.
cli-help-admin-ban = Ein Konto oder eine Adresse sperren. Eine IPv6-Adresse steht für ihr ganzes /64-Netz.
cli-help-admin-ban-whom = Art der Sperre: Konto (account) oder Adresse (address).
cli-help-admin-ban-value = Der Name des Kontos, oder eine Adresse oder ein Netz (192.0.2.7, 2001:db8::/64).
cli-help-admin-ban-reason = Grund der Sperre; steht nur in der Liste der Sperren.
cli-help-admin-ban-days = Dauer in Tagen; ohne Angabe unbefristet.
cli-help-admin-unban = Eine Sperre aufheben.
cli-help-admin-unban-whom = Art der Sperre: Konto (account) oder Adresse (address).
cli-help-admin-unban-value = Name oder Adresse, wie in der Liste der Sperren.
cli-help-admin-reset-password = Einen Einmalcode zum Setzen eines neuen Passworts ausgeben. Das Konto wird in allen Browsern abgemeldet.
cli-help-admin-delete-account = Ein Konto und seine Daten löschen: Anmeldungen, Plätze, Namen in Spielen und Chatnachrichten. Die Spiele bleiben.
cli-help-admin-close = Den Server auf Mitglieder beschränken: Spiele anlegen, freie Plätze nehmen und die Liste der Spiele sehen geht nur mit Konto, neue Konten gibt es nur mit Einladung.
cli-help-admin-open = Den Server wieder für alle öffnen.
cli-help-admin-invite = Einladungscodes ausgeben, mit denen man auf einem Server nur für Mitglieder je ein Konto anlegen kann.
cli-help-admin-invite-count = Zahl der Codes.
cli-help-admin-invite-days = Zahl der Tage, die die Codes gelten.
cli-help-admin-limits = Die Grenzen, ihre aktuelle Auslastung und die Clients zeigen, die eine Grenze erreicht haben.
cli-admin-soon = { $done }; ein laufender Server übernimmt das binnen Sekunden
cli-admin-played = gespielt
cli-admin-unused = nicht gespielt
cli-admin-since = seit { $when }
cli-admin-until = bis { $when }
cli-admin-made = angelegt { $when }
cli-admin-used = benutzt { $when }
cli-admin-seats = { $count ->
        [one] ein Platz
       *[other] { $count } Plätze
    }
cli-admin-browsers = { $count } Browser
cli-admin-no-game = es gibt kein Spiel { $game }
cli-admin-remove-sure = Spiel { $game } endgültig löschen?
cli-admin-removed = { $game } gelöscht
cli-admin-expire-sure = Zu löschende Spiele: { $removed }; abzubrechende Spiele: { $given_up }. Fortfahren?
cli-admin-expired = gelöschte Spiele: { $removed }, abgebrochene Spiele: { $given_up }
cli-admin-which-lines = gib entweder die Nummern der Nachrichten oder --all an
cli-admin-lines-deleted = { $count ->
        [one] 1 Chatnachricht gelöscht
       *[other] { $count } Chatnachrichten gelöscht
    }
cli-admin-banned = gesperrt: { $kind } { $who }
cli-admin-unbanned = Sperre aufgehoben: { $kind } { $who }
cli-admin-recovery = gib diesen Code auf der Seite unter „Anmelden“, „Passwort zurücksetzen“ ein, mit dem Namen des Kontos und einem neuen Passwort
cli-admin-delete-sure = Das Konto { $name } und seine Daten endgültig löschen?
cli-admin-account-deleted = Konto { $name } gelöscht; anonymisierte Plätze: { $seats }, gelöschte Chatnachrichten: { $messages }
cli-admin-closed = der Server ist auf Mitglieder beschränkt
cli-admin-opened = der Server ist jetzt für alle offen
cli-admin-free-in = wieder ganz frei in { $seconds } s
cli-admin-reset-sure = Das Passwort von { $name } zurücksetzen und das Konto in allen Browsern abmelden?
cli-admin-refused = abgelehnt: { $rule }, { $who }, { $count }-mal, zuletzt vor { $seconds } s
cli-admin-waiting = Warteschlange { $queue }: Länge { $length } (Prozess { $worker })
cli-admin-ban-hint = eine Adresse sperren: 18cz admin ban address ADRESSE --reason TEXT
