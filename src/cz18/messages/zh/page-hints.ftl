### 游戏界面：新手需要知道的内容。

confirm-choice = 确认
undo-in-the-past = 回到当前局面才能撤销
buy-and-end-again = 再点一下：购买 { $train } 型火车并结束回合
stake-unrunnable = 该公司不能运行这列火车，还必须再买一列能运行的。
not-floated = { $company } 尚未启动：售出一半股份之前，公司没有资金，也不运营。
skipped = 因无可选择而跳过：{ $steps }。
skipped-track = 铺轨（没有合适的板块）
skipped-station = 车站（没有连通的空闲城市）
skipped-acquisition = 收购
end-track-title = 不再铺轨，随后建站或运行
end-station-title = 不建车站，直接运行
