### Herní obrazovka: co potřebuje vědět nováček.

confirm-choice = Potvrdit
undo-in-the-past = Akci lze vrátit jen v současné pozici
buy-and-end-again = Klepni znovu: koupit vlak { $train } a ukončit tah
stake-unrunnable = Společnost s tímto vlakem nemůže jet. Musí ještě koupit vlak, se kterým jet může.
not-floated = { $company } ještě nezahájí provoz: dokud hráči nevlastní aspoň polovinu jejích akcií, nedostane kapitál a není na tahu.
skipped = Přeskočeno, protože nebylo z čeho vybírat: { $steps }.
skipped-track = koleje (žádný dílek nelze položit)
skipped-station = stanice (žádnou nelze zřídit)
skipped-acquisition = převzetí
end-track-title = Už nepokládat koleje a přejít k dalšímu kroku
end-station-title = Nezřizovat stanici a přejít k jízdě
