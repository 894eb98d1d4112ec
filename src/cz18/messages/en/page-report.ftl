### The bug report in the help of a game

report-bug = Report a bug
report-bug-text = Something is wrong? Save a report about the position on screen and attach it to your bug report. It contains the game up to this position, the version of the program and your browser. Players are named by their seats.
report-save = Save a bug report
