### Notifications by push, e-mail and webhooks: $table is the title of a game.

notify-turn = 轮到你了：{ $table }
notify-turn-text = 轮到你行动了。
notify-late = 你已超时：{ $table }
notify-late-text = 你的时间已用完。
notify-host = 有玩家超时：{ $table }
notify-host-text = 有一名玩家的时间已用完。你是房主，可以让代打接手，也可以继续等待。
notify-request = 撤销请求：{ $table }
notify-request-text = 有一名玩家想撤销行动，需要你同意。
notify-over = 游戏结束：{ $table }
notify-over-text = 游戏已结束。最终结果：
notify-test = 来自 18CZ 的测试消息
notify-test-text = 通知功能正常。轮到你时，你会收到通知。
notify-confirm = 请确认你的 18CZ 通知地址
notify-confirm-text = 要用此地址接收通知，请打开下面的链接并确认。如果这不是你本人的操作，请忽略此消息。
notify-open = 打开游戏
notify-settings = 通知设置

catch-up-more = ……以及之前的 { $count } 件事
catch-up-cash = 你的现金：{ $before } K → { $after } K
catch-up-worth = 你的财产：{ $before } K → { $after } K
catch-up-price = { $company }：股价 { $before } K → { $after } K
catch-up-trains = { $company }：火车 { $before } → { $after }
catch-up-director = { $company }：总裁 { $before } → { $after }

mail-why = 你收到此消息，是因为有人在 { $server } 填写了这个地址。
mail-unsubscribe = 退订
