### The bug report in the help of a game

report-bug = 报告错误
report-bug-text = 出问题了？请为当前显示的局面保存一份报告，报告错误时附上。报告包含到此局面为止的对局、程序版本和浏览器的技术信息；玩家的名字以座位编号代替。
report-save = 保存错误报告
