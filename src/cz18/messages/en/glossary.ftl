### Terms of the game, each explained in one or two sentences: term-<name>, explain-<name>.

glossary = Glossary

term-k = K
explain-k = K stands for crowns, the money of the game: 100 K is one hundred crowns, not one hundred thousand.

term-sr = Stock round (SR)
explain-sr = Players buy and sell shares and start companies. Stock rounds are numbered as in the standard game; Moravia-Silesia begins with SR 3.

term-or = Operating round (OR)
explain-or = Companies take their turns: they lay track, place stations, run trains, pay dividends and buy trains.

term-pre_stock = Pre-stock round
explain-pre_stock = The first round of the game: players buy local railways or, on the Moravia-Silesia board, bid for private companies.

term-phase = Phase
explain-phase = A stage of the game, named after a letter on the train cards. It begins when the first card with its letter is sold or exported, and it determines which tiles and companies are available and how many trains a company may own.

term-director = Director
explain-director = The player who holds the Director's certificate of a company and makes all of the company's decisions. No other player owns more of the company.

term-certificate = Certificate
explain-certificate = A card for one share of a company, or for two if it is the Director's certificate. A player may hold only a limited number of certificates; local railways count towards this limit.

term-float = Float
explain-float = A company floats when players own at least half of it: it receives its capital and operates from the next operating round on.

term-worth = Worth
explain-worth = A player's cash, shares at their current prices and 120 K for each local railway, minus debt and penalty interest. The player with the highest worth at the end wins.

term-local_railway = Local railway
explain-local_railway = A railway that pays its owner a fixed income in every operating round; a company that owns it can use one of its two special powers once per game.

term-treasury = Treasury
explain-treasury = The money of a company, separate from the cash of its Director.

term-income = Income
explain-income = What a company's trains earn in a run. The company either pays out all of it as a dividend or withholds all of it for its treasury.

term-station = Station
explain-station = A company's marker in a city. Every route must include a station of the company, and no train can pass through a city full of other companies' stations.

term-scrap = Scrap
explain-scrap = Trains of one type are scrapped (removed from the game) when a newer type that makes them obsolete is first sold or exported.

term-acquisition = Acquisition
explain-acquisition = A larger company pays the shareholders of a smaller one and takes over its stations, local railways and treasury. Each of its trains is taken over or scrapped.
