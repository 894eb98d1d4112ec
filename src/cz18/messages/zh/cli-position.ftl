### The command `18cz position`.

cli-help-position = 检查、显示手动摆放的局面，从该局面继续对局，或找出其中的最佳路线。
cli-help-position-check = 按规则检查局面。若不可能出现，说明原因及对应的规则书章节，并以退出码 1 结束。
cli-help-position-check-given = 局面文件（JSON 或局面代码），或局面代码本身。
cli-help-position-show = 以文本显示局面；使用 --svg 时同时绘制版图。
cli-help-position-show-given = 局面文件（JSON 或局面代码），或局面代码本身。
cli-help-position-show-svg = 同时将版图写入此 SVG 文件。
cli-help-position-routes = 找出局面中每家公司的最佳路线，或某家公司改用其他火车时的最佳路线。
cli-help-position-routes-given = 局面文件（JSON 或局面代码），或局面代码本身。
cli-help-position-routes-company = 只看这家公司。
cli-help-position-routes-trains = 代替公司自有火车的火车，以逗号分隔（4E,5E）；须同时使用 --company。
cli-help-position-routes-svg = 同时将标出路线的版图写入此 SVG 文件。
cli-help-position-play = 让电脑对手从该局面玩到终局，并显示结果。
cli-help-position-play-given = 局面文件（JSON 或局面代码），或局面代码本身。
cli-help-position-play-bot = 操控所有座位的电脑对手的名称。
cli-help-position-play-seed = 随机种子相同，游戏也相同。
cli-help-position-play-save = 将游戏保存到此文件。

cli-position-fine = 检查未发现此局面有不可能之处。
cli-position-proved = 已证明为最佳
cli-position-not-proved = 未证明为最佳
cli-position-run = { $company }（{ $trains }）：{ $best } K，{ $proof }
cli-position-dividends = 若发放分红：{ $amounts }
cli-position-no-turn = 只有信息完整、且处于股票轮或运营轮中某一回合开始时的局面，才能继续游戏。
cli-position-played = 再进行 { $actions } 个行动后的最终结果
