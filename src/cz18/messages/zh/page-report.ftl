### The bug report in the help of a game

report-bug = 报告错误
report-bug-text = 出问题了？请保存当前屏幕局面的报告，并附在错误报告中。报告包含截至此局面的对局、程序版本和你的浏览器。玩家以座位编号表示。
report-save = 保存错误报告
