### The bug report in the help of a game

report-bug = 报告错误
report-bug-text = 出问题了？请保存当前屏幕上局面的报告，并在报告错误时附上。其中包含截至此局面的游戏、程序版本和浏览器的技术信息。玩家的名字以座位编号代替。
report-save = 保存错误报告
