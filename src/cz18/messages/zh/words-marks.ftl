### 插入文字的引号、括号和分隔符。

quoted = “{ $text }”
in-brackets = （{ $text }）
clause-separator = ，
sentence-separator = {""}
colon = {"："}
and-separator = 和
or-separator = {""} 或 {""}
