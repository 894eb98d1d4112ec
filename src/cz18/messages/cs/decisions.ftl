### O čem se rozhoduje: rozhoduje $player, za společnost $company.

decision-pre_stock_turn = { $player } může koupit místní dráhu, nebo pasovat.
decision-stock_turn = { $player } může prodat nebo koupit akcie, založit společnost, nebo pasovat.
decision-auction_opening = { $player } musí dát soukromou společnost do dražby, s nabídkou nebo bez ní.
decision-auction_bid = { $player } může přihodit, nebo pasovat.
decision-railway_tile = { $player } může položit nebo vylepšit dílek na domovském políčku staniční dráhy.
decision-track = { $player } může pokládat koleje za { $company }.
decision-station = { $player } může zřídit stanici společnosti { $company }.
decision-run = { $player } musí vypravit vlaky společnosti { $company }.
decision-dividend = { $player } musí vyplatit, nebo zadržet výnos společnosti { $company }.
decision-acquisition = { $player } může za { $company } podávat nabídky na převzetí menších společností.
decision-trains = { $player } může kupovat vlaky pro { $company }.
decision-home_station = { $player } musí zřídit domovskou stanici společnosti { $company }.
decision-home_city = { $player } musí vybrat město pro domovskou stanici společnosti { $company }.
decision-answer = { $player } musí přijmout, nebo odmítnout nabídku společnosti { $company }.
decision-station_conflict = { $company } má na jednom políčku dvě stanice; { $player } musí vybrat, která zůstane.
decision-take_over_trains = { $player } musí převzít, nebo sešrotovat vlaky společnosti, kterou přebírá { $company }.
decision-return_trains = { $company } má víc vlaků, než dovoluje její limit; { $player } musí vybrat, které odevzdat.
