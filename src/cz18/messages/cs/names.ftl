### Názvy společností a místních drah: company-<zkratka>, railway-<kód>.

## Společnosti

company-EKJ = Dráha Karlovy Vary – Johanngeorgenstadt
company-OFE = Ostravsko-frýdlantská dráha
company-BCB = Česká obchodní dráha
company-MW = Moravská západní dráha
company-VBW = Spojené šumavské dráhy
company-BN = Česká severní dráha
company-NWB = Rakouská severozápadní dráha
company-ATE = Ústecko-teplická dráha
company-BTE = Buštěhradská dráha
company-KFN = Severní dráha císaře Ferdinanda
company-Sx = Saská dráha
company-Pr = Pruská dráha
company-By = Bavorská státní dráha
company-kk = c. k. státní dráha
company-Ug = Uherská státní dráha

## Místní dráhy

railway-S1 = Planá – Tachov
railway-S2 = Mělník – Mšeno
railway-S3 = Svitavy – Polička
railway-S4 = Kostelec – Telč
railway-S5 = Strakonice – Blatná – Březnice
railway-S6 = Martinice v Krkonoších – Rokytnice
railway-M1 = Roudnice – Kmetiněves
railway-M2 = Svojšín – Bor
railway-M3 = Německý Brod – Tišnov
railway-M4 = Opava – Hradec nad Moravicí
railway-M5 = Hanušovice – Staré Město
railway-M6 = Frýdlant – Bílá
railway-L1 = Újezd – Luhačovice
railway-L2 = Jindřichův Hradec – Obrataň
railway-L3 = Opočno – Dobruška
railway-L4 = Teplice – Poříčí – Trutnov
railway-L5 = Nezamyslice – Morkovice
railway-L6 = Domažlice – Tachov
