### O czym trzeba zdecydować: decyduje $player, w imieniu spółki $company.

decision-pre_stock_turn = { $player } kupuje kolej lokalną albo pasuje.
decision-stock_turn = { $player } sprzedaje, kupuje albo pasuje.
decision-auction_opening = { $player } wystawia firmę prywatną na aukcję albo pasuje.
decision-auction_bid = { $player } przebija albo pasuje.
decision-railway_tile = { $player } może ułożyć płytkę na heksie macierzystym kolei ze stacją.
decision-track = { $player } układa tory dla { $company }.
decision-station = { $player } może założyć stację spółki { $company }.
decision-run = { $player } kieruje ruchem pociągów spółki { $company }.
decision-dividend = { $player } wypłaca albo wstrzymuje dywidendę spółki { $company }.
decision-acquisition = { $player } może w imieniu { $company } przejmować mniejsze spółki.
decision-trains = { $player } kupuje pociągi dla { $company }.
decision-home_station = { $player } zakłada stację bazową spółki { $company }.
decision-home_city = { $player } wybiera miasto na stację bazową spółki { $company }.
decision-answer = { $player } przyjmuje albo odrzuca ofertę spółki { $company }.
decision-station_conflict = { $player } wskazuje, która z dwóch stacji { $company } na jednym heksie zostaje.
decision-take_over_trains = { $player } przejmuje albo złomuje pociągi spółki, którą przejęła { $company }.
decision-return_trains = { $player } oddaje pociągi, które { $company } ma ponad limit.
