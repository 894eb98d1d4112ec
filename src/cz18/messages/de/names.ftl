### Names of companies and local railways: company-<abbreviation>, railway-<code>.

## Companies

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

## Local railways

railway-S1 = Plan – Tachau
railway-S2 = Melnik – Mscheno
railway-S3 = Zwittau – Politschka
railway-S4 = Wolframs – Teltsch
railway-S5 = Strakonitz – Blatna – Bresnitz
railway-S6 = Martinitz – Rochlitz
railway-M1 = Raudnitz – Kmetnowes
railway-M2 = Schweißing – Hayd
railway-M3 = Deutschbrod – Tischnowitz
railway-M4 = Troppau – Grätz
railway-M5 = Hannsdorf – Mährisch Altstadt
railway-M6 = Friedland – Bila
railway-L1 = Aujezd – Luhatschowitz
railway-L2 = Neuhaus – Wobratain
railway-L3 = Opočno – Dobruschka
railway-L4 = Wekelsdorf – Parschnitz – Trautenau
railway-L5 = Nezamislitz – Morkowitz
railway-L6 = Taus – Tachau
