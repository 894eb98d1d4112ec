### 命令行：错误中的字段名称、记谱、与规则书的差异，以及始终使用英文的内容。

cli-english-output = 输出始终为英文。
cli-in-notation = 行动记法：{ $line }
cli-field-actions = 行动
cli-field-board = 版图
cli-field-options = 选项
cli-field-players = 玩家
cli-field-seed = 随机种子
cli-board-name-note = { $name }（{ $note }）
cli-simulate-no-bot = 没有名为{ $name }的电脑对手；现有：{ $known }；自己编写的电脑对手写作 模块:类
cli-departure = 差异内容
cli-departed-fell_back = 此行动只在导入时补上的某次跳过之前或之后有效
cli-departed-other_price = 按规则书，该车站的价格不同
cli-departed-second_fall = 股价在同一回合内第二次下跌
