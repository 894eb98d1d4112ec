### Hry na týdny: oznámení, hodiny, trvalé příkazy, poznámky.

notifications = Oznámení
notifications-lead = Můžeš dostat zprávu, že jsi na tahu, i když máš tuto stránku zavřenou. Účet k tomu není potřeba: nastavení se uloží v tomto prohlížeči, nebo k tvému účtu, pokud se přihlásíš.
channels = Kam oznámení chodí
channels-none = Zatím nemáš nastavená žádná oznámení.
# as in English
channel-push = Push
# as in English
channel-mail = E-mail
# as in English
channel-webhook = Webhook
# as in English
channel-discord = Discord
# as in English
channel-slack = Slack
channel-is-used = Zapnuto
channel-is-unconfirmed = Zatím nepotvrzeno: otevři odkaz ve zprávě, která přišla na tuto adresu.
channel-is-paused = Vypnuto, protože zprávy nešlo doručit. Pokud je chceš dostávat znovu, odeber tuto položku a přidej ji znovu.
send-test = Poslat zkušební zprávu
remove = Odebrat
add = Přidat
add-channel = Přidat způsob oznamování
add-push = Posílat oznámení do tohoto prohlížeče
push-label = Tento prohlížeč
push-none = Tento server neposílá oznámení push.
push-insecure = Tento prohlížeč nemůže z této stránky přijímat oznámení push. Je k nim potřeba zabezpečené připojení (https) a prohlížeč, který je podporuje.
push-denied = Prohlížeč oznámení z této stránky blokuje. Změnit to můžeš v jeho nastavení pro tento web.
push-failed = Prohlížeči se nepodařilo přihlásit k odběru oznámení push.
mail-none = Tento server neposílá e-maily.
webhook-kind = Druh webhooku
webhook-url = URL webhooku
webhook-secret = Zprávy pro tento webhook jsou podepsané tímto tajným klíčem, který se zobrazí jen jednou:
notify-when = Kdy oznámení chodí
notify-when-lead = Dokud používáš stránku některé hry, oznámení o ní čekají. Když je stránka otevřená, ale nepoužíváš ji, počkají pět minut. Pokud mezitím zahraješ, neodešlou se.
quiet-hours = Noční klid
quiet-from = od
quiet-to = do
time-zone = Časové pásmo
notify-interval = Oznámení o tahu (pro každou hru zvlášť)
interval-is = { $minutes ->
        [0] při každém tahu
        [10] nejvýš jednou za 10 minut
        [60] nejvýš jednou za hodinu
        [360] nejvýš jednou za 6 hodin
       *[other] nejvýš jednou denně
    }
save = Uložit
saved = Uloženo
delivery-log = Poslední oznámení
delivery-none = Zatím žádné.
delivery-turn = Jsi na tahu
delivery-late = Vypršel ti čas
delivery-host = Hráči vypršel čas
delivery-request = Žádost o vrácení
delivery-over = Konec hry
delivery-test = Zkušební zpráva
delivery-confirm = Potvrzení adresy
delivery-is-waiting = čeká
delivery-is-sent = odesláno
delivery-is-failed = selhalo
delivery-is-dropped = neodesláno
result-moved_on = hra mezitím pokročila
result-muted = oznámení o této hře jsou vypnutá
result-looking = hru máš otevřenou
result-quiet = noční klid
result-interval = příliš brzy po předchozím
result-mail_limit = server vyčerpal limit e-mailů
result-private_network = adresa je v privátní síti
result-unknown_host = server nenalezen
result-timeout = vypršel časový limit
result-invalid = adresa nebo odběr neplatí

mail-confirm-title = Potvrzení adresy
mail-confirm-lead = Chceš na tuto adresu dostávat oznámení z tohoto serveru?
mail-confirm-do = Potvrdit
mail-confirm-done = Adresa je potvrzená.
mail-unsubscribe-title = Odhlášení odběru
mail-unsubscribe-lead = Chceš, aby na tuto adresu přestaly z tohoto serveru chodit e-maily?
mail-unsubscribe-do = Odhlásit odběr
mail-unsubscribe-done = Na tuto adresu už z tohoto serveru žádné e-maily nepřijdou.
mail-link-old = Tento odkaz už neplatí.

timer = Čas na tah
timer-none = bez omezení
timer-minutes = { $minutes ->
        [5] 5 minut
        [30] 30 minut
        [60] 1 hodina
       *[other] 6 hodin
    }
timer-days = { $days ->
        [one] { $days } den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
    }
timer-then = Když čas vyprší
timer-then-remind = upozornit hráče
timer-then-stand_in = zaskočí náhradník
timer-then-host = rozhodne hostitel
timer-weekends = Počítat i víkendy ({ $zone })
timer-vacation = Dovolená každého hráče
days = { $days ->
        [0] žádná
        [one] { $days } den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
    }
timer-left = Zbývající čas: { $left } (do { $until })
timer-late = { $end ->
        [stand_in] Čas vypršel; hru přebírá náhradník.
        [host] Čas vypršel; co dál, rozhodne hostitel.
       *[remind] Čas vypršel.
    }
timer-stopped-away = Hráč má dovolenou. Zbývající čas na tento tah: { $left }
timer-stopped-answer = Hodiny stojí, dokud nepřijde odpověď na nabídku.
timer-stopped-not_begun = Čas na tah: { $left }. Hodiny se spustí po první akci.
timer-stopped-over = Hra skončila.
# as in English
duration-minutes = { $minutes } min
# as in English
duration-hours = { $hours } h
duration-days = { $days ->
        [one] { $days } den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
    }
notice-late = { $end ->
        [stand_in] Vypršel čas na tah ({ $player }); hru přebírá náhradník.
        [host] Vypršel čas na tah ({ $player }); co dál, rozhodne hostitel.
       *[remind] Vypršel čas na tah ({ $player }).
    }
notice-away = { $player } má dovolenou; hodiny tohoto hráče stojí.
notice-away-back = Dovolená skončila ({ $player }).
vacation-begin = Zahájit dovolenou
vacation-end = Ukončit dovolenou

mine = Osobní
mine-lead = Vidíš to jen ty.
mine-seat = Hráč
by-order = podle trvalého příkazu
orders = Trvalé příkazy
orders-none = Nemáš žádné trvalé příkazy.
order-new = Nový příkaz
order-pass = Pasovat do chvíle, kdy…
order-buy = Kupovat akcie
order-bid = Přihazovat až do…
order-run = Vypravovat vlaky a vyplácet
order-pass-help = Program za tebe v tomto burzovním kole pasuje, dokud kolo neskončí nebo nenastane některá z vybraných událostí.
order-buy-help = Program za tebe v tomto burzovním kole koupí v každém tvém tahu jednu akcii, nejvýš však zadaný počet a jen tehdy, když cena akcie nepřekročí zadanou částku.
order-bid-help = Program za tebe vždy přihodí co nejméně, nejvýš do této částky, a potom pasuje.
order-run-help = Program nic nestaví ani nekupuje, provede nejlepší jízdu a vyplatí výnos. Příkaz skončí, když se výnos nejlepší jízdy změní, když je nutné koupit vlak, když by příští prodaný vlak mohl sešrotovat některý vlak společnosti nebo když přestaneš být ředitelem.
order-until-sold = jiný hráč prodá akcie společnosti, ve které mám podíl
order-until-founded = někdo založí společnost
order-until-price = změní se kurz společnosti, ve které mám podíl
order-until-round = skončí kolo
order-paper = Soukromá společnost
order-company = Společnost
order-price = Nejvýše (K)
order-shares = Počet akcií
order-give = Přidat příkaz
order-revoke = Zrušit příkaz
order-pass-is = Pasovat, dokud nenastane některá z těchto událostí: { $until }
order-buy-is = { $shares ->
        [one] Koupit akcii { $company }, nejvýš za { $price }
        [few] Koupit { $shares } akcie { $company }, každou nejvýš za { $price }
        [many] Koupit { $shares } akcie { $company }, každou nejvýš za { $price }
       *[other] Koupit { $shares } akcií { $company }, každou nejvýš za { $price }
    }
order-bid-is = Přihazovat v dražbě { $paper } až do { $amount }
order-run-is = { $company }: provést jízdu s výnosem { $income } a vyplatit ho
order-next-pass = V příštím tahu: pasovat
order-next-buy = V příštím tahu: koupit akcii za { $amount }
order-next-bid = Příští nabídka: { $amount }
order-next-run = V příštím tahu společnosti: provést jízdu s výnosem { $amount } a vyplatit ho
order-next-stop = Skončí v tvém příštím tahu: { $why }
order-refused = Tento příkaz by hned skončil: { $why }.
order-ended-revoked = zrušeno
order-ended-done = už není co dělat
order-ended-undone = některá akce byla vrácena
order-ended-round_over = platí jen během jednoho burzovního kola
order-ended-founded = někdo založil společnost
order-ended-share_sold = jiný hráč prodal akcie společnosti, ve které máš podíl
order-ended-price_moved = změnil se kurz společnosti, ve které máš podíl
order-ended-too_expensive = cena akcie přesahuje zadanou částku
order-ended-no_share = akcie této společnosti nelze koupit
order-ended-not_legal = pravidla to nedovolují
order-ended-not_director = společnost ještě nezahájila provoz, nebo nejsi jejím ředitelem
order-ended-train_due = společnost musí koupit vlak, nebo hrozí, že příští prodaný vlak sešrotuje některý její vlak
order-ended-run_changed = změnil se výnos nejlepší jízdy
order-ended-other_decision = společnost teď rozhoduje o něčem jiném

notes = Poznámky
notes-saving = Ukládá se…
notes-saved = Uloženo
mute = Vypnout oznámení o této hře

## Značky, profily a údaje hráče

unread = { $count ->
        [one] 1 nová akce
        [few] { $count } nové akce
        [many] { $count } nové akce
       *[other] { $count } nových akcí
    }
publish = Souhlasím se zveřejněním této hry
publish-is = Tato hra je veřejná: je v seznamu her i na veřejných profilech hráčů.
publish-waits = Hra bude veřejná, až se zveřejněním budou souhlasit i ostatní: { $players }.
my-data = Tvoje údaje
my-data-is = Můžeš si stáhnout vše, co o tobě tento server uchovává, nebo to smazat. Odehrané hry zůstanou, ale bez tvého jména.
export-me = Stáhnout moje údaje
delete-me = Smazat moje údaje
delete-me-sure = Smazat na tomto serveru tvůj účet, místa ve hrách, poznámky, zprávy v chatu a oznámení? Nelze to vrátit zpět.
profile-public = Můj profil může vidět kdokoli
profile-public-is = Profil ukazuje jen dohrané hry, které jsou veřejné.
profile-mine = Zobrazit můj profil
profile-hidden = Tento profil vidíš jen ty.
profile-none = Tento profil neexistuje nebo není veřejný.
profile-games = Dohrané hry
profile-no-games = Zatím žádné veřejné hry.
profile-result = { $name }: { $rank }. místo (počet hráčů: { $players }), { $worth }

## Chyby

fault-no_mail = Tento server neposílá e-maily.
fault-no_push = Tento server neposílá oznámení push.
fault-no_vacation = V této hře už ti nezbývá žádný den dovolené.
fault-not_confirmed = Tato adresa není potvrzená.
fault-order_refused = Tento příkaz by hned skončil.
fault-too_many_channels = Další způsob oznamování už přidat nelze: máš jich nejvyšší povolený počet.
fault-too_many_orders = Další trvalý příkaz už v této hře přidat nelze: máš nejvyšší možný počet.
