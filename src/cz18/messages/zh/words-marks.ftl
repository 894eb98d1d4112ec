### 插入文字的引号、括号和分隔符。

quoted = “{ $text }”
in-brackets = （{ $text }）
clause-separator = ，
sentence-separator = {""}
colon = {"："}
or-separator = {""} 或 {""}
