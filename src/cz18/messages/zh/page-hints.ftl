### The game screen: what a newcomer needs to know.

confirm-choice = 确认
undo-in-the-past = 回到当前局面才能撤销行动
buy-and-end-again = 再点一下：购买 { $train } 类火车并结束回合
stake-unrunnable = 该公司不能运营这辆火车，还必须购买一辆能运营的。
not-floated = { $company } 尚未投入运营：各玩家合计持有至少一半股份之前，它没有起始资本，也不运营。
skipped = 因没有可选项而跳过：{ $steps }。
skipped-track = 铺轨（没有可铺设的板块）
skipped-station = 车站（不能建造）
skipped-acquisition = 收购
end-track-title = 不再铺轨，进入下一步骤
end-station-title = 不建造车站，直接运营
