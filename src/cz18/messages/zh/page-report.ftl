### The bug report in the help of a game

report-bug = 报告错误
report-bug-text = 出问题了？请将当前局面保存为错误报告，反馈问题时附上。其中包含截至此局面的对局、程序版本和浏览器的技术信息；玩家的名字以座位编号代替。
report-save = 保存错误报告
