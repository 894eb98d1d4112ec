### 插入文字的引号和分隔符。

quoted = “{ $text }”
clause-separator = ，
sentence-separator = {""}
colon = {"："}
