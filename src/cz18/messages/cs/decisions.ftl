### O čem se rozhoduje: rozhoduje $player, za společnost $company.

decision-pre_stock_turn = { $player } kupuje místní dráhu, nebo pasuje.
decision-stock_turn = { $player } prodává, kupuje, nebo pasuje.
decision-auction_opening = { $player } dává soukromou společnost do dražby, nebo pasuje.
decision-auction_bid = { $player } přihazuje, nebo pasuje.
decision-railway_tile = { $player } může položit dílek na domovské políčko staniční dráhy.
decision-track = { $player } pokládá koleje za { $company }.
decision-station = { $player } může zřídit stanici společnosti { $company }.
decision-run = { $player } řídí provoz vlaků společnosti { $company }.
decision-dividend = { $player } vyplácí, nebo zadržuje výnos společnosti { $company }.
decision-acquisition = { $player } může za { $company } převzít menší společnosti.
decision-trains = { $player } kupuje vlaky pro { $company }.
decision-home_station = { $player } zřizuje domovskou stanici společnosti { $company }.
decision-home_city = { $player } volí město pro domovskou stanici společnosti { $company }.
decision-answer = { $player } přijímá, nebo odmítá nabídku společnosti { $company }.
decision-station_conflict = { $player } určuje, která ze dvou stanic na jednom políčku zůstane společnosti { $company }.
decision-take_over_trains = { $player } přebírá, nebo šrotuje vlaky, které { $company } získává převzetím.
decision-return_trains = { $player } odevzdává vlaky, které má { $company } nad limit.
