### 18cz languages：术语与校对表。

cli-fault-term = { $word }：应使用术语 { $term }
cli-help-languages-proof = 输出此语言的校对表：每条文本附各种复数形式的示例参数，并与英文对照。
cli-help-languages-out = 将校对表写入此文件；- 表示标准输出。
cli-languages-proof-wrote = 已写入 { $file }：{ $count } 条文本
