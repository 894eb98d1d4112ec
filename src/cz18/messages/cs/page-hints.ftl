### Herní obrazovka: co potřebuje vědět nováček.

confirm-choice = Potvrdit
undo-in-the-past = Tah lze vzít zpět jen v současné pozici
buy-and-end-again = Klepni znovu: koupit vlak { $train } a ukončit tah
stake-unrunnable = Společnost s tímto vlakem nemůže jezdit. Musí si ještě koupit takový, se kterým může.
not-floated = { $company } se ještě nerozjede: dokud není prodána polovina akcií, nedostane kapitál a nejedná.
skipped = Přeskočeno, protože nebylo z čeho vybírat: { $steps }.
skipped-track = koleje (žádný dílek se nehodí)
skipped-station = stanice (žádné volné a dosažitelné město)
skipped-acquisition = převzetí
end-track-title = Už nepokládat koleje; následuje stanice nebo jízda
end-station-title = Nestavět stanici a pokračovat jízdou
