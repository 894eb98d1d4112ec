### Nazwy spółek i kolei lokalnych: company-<skrót>, railway-<kod>. Spółki jak w polskiej instrukcji, po niemiecku.

## Spółki

company-EKJ = Eisenbahn Karlsbad – Johanngeorgenstadt
company-OFE = Ostrau-Friedlander Eisenbahn
company-BCB = Böhmische Commercialbahn
company-MW = Mährische Westbahn
company-VBW = Vereinigte Böhmerwaldbahnen
company-BN = Böhmische Nordbahn
company-NWB = Österreichische Nordwestbahn
company-ATE = Aussig-Teplitzer Eisenbahn
company-BTE = Buschtehrader Eisenbahn
company-KFN = Kaiser Ferdinands-Nordbahn
company-Sx = Sächsische Eisenbahn
company-Pr = Preußische Eisenbahn
company-By = Bayrische Staatsbahn
company-kk = kk Staatsbahn
company-Ug = Ungarische Staatsbahn

## Koleje lokalne

railway-S1 = Planá – Tachov
railway-S2 = Mělník – Mšeno
railway-S3 = Svitavy – Polička
railway-S4 = Kostelec – Telč
railway-S5 = Strakonice – Blatná – Březnice
railway-S6 = Martinice v Krkonoších – Rokytnice
railway-M1 = Roudnice – Kmetiněves
railway-M2 = Svojšín – Bor
railway-M3 = Německý Brod – Tišnov
railway-M4 = Opawa – Hradec nad Moravicí
railway-M5 = Hanušovice – Staré Město
railway-M6 = Frydlant – Bílá
railway-L1 = Újezd – Luhačovice
railway-L2 = Jindřichův Hradec – Obrataň
railway-L3 = Opočno – Dobruška
railway-L4 = Teplice – Poříčí – Trutnov
railway-L5 = Nezamyslice – Morkovice
railway-L6 = Domažlice – Tachov
