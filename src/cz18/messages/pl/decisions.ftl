### O czym trzeba zdecydować: decyduje $player, w imieniu spółki $company.

decision-pre_stock_turn = { $player } może kupić kolej lokalną albo spasować.
decision-stock_turn = { $player } może sprzedać lub kupić akcje, założyć spółkę albo spasować.
decision-auction_opening = { $player } musi wystawić na aukcję firmę prywatną, z ofertą albo bez.
decision-auction_bid = { $player } może licytować albo spasować.
decision-railway_tile = { $player } może ułożyć płytkę na heksie macierzystym kolei ze stacją.
decision-track = { $player } może układać tory dla { $company }.
decision-station = { $player } może założyć stację spółki { $company }.
decision-run = { $player } musi uruchomić pociągi spółki { $company }.
decision-dividend = { $player } musi wypłacić albo zatrzymać dochód spółki { $company }.
decision-acquisition = { $player } może składać w imieniu { $company } oferty przejęcia mniejszych spółek.
decision-trains = { $player } może kupować pociągi dla { $company }.
decision-home_station = { $player } musi założyć stację bazową spółki { $company }.
decision-home_city = { $player } musi wybrać miasto na stację bazową spółki { $company }.
decision-answer = { $player } musi przyjąć albo odrzucić ofertę spółki { $company }.
decision-station_conflict = { $company } ma na jednym heksie dwie stacje; { $player } musi wybrać, która zostaje.
decision-take_over_trains = { $player } musi przejąć albo zezłomować pociągi spółki, którą przejęła { $company }.
decision-return_trains = { $company } ma więcej pociągów, niż pozwala limit; { $player } musi wybrać, które oddać.
