### The bug report in the help of a game

report-bug = Report a bug
report-bug-text = Is something wrong? Save a report about the position on screen and attach it when you report the bug. It contains the game up to this position, the version of the program and technical details of your browser. Seat numbers replace the players' names.
report-save = Save a bug report
