### 页面：游戏结束、放弃的游戏、颜色、栏目。

## 栏目与颜色

column-now = 当前可做的事与记录
column-map = 地图与表格
palette = 板块颜色
palette-is = { $palette ->
        [distinct] 色盲可辨
       *[printed] 与印刷相同
    }
help-tile-marks = 深色的角也表示板块颜色：无为黄色，一个为绿色，两个为棕色，四个为灰色。

## 再来一局

fault-not_over = 这局游戏尚未结束。
rematch = 再来一局
rematch-is = 原班玩家，座位顺移一位
notice-rematch = { $by } 与原班玩家开了新的一局。

## 游戏结束

end-wins = { $count ->
    [1] { $players } 获胜
   *[other] { $players } 并列获胜
  }
end-you-win = 你赢了！
end-why = { $player } 以 { $worth } 获胜，领先 { $second } { $lead }；差距主要来自{ $kind ->
        [local_railways] 地方铁路
        [penalty] 贷款罚款
       *[company] { $company }
    }：{ $amount } 对 { $other }。
end-shared = { $players } 各以 { $worth } 并列获胜。
end-by-card = 没有售出任何私有公司，因此持有首张卡片的 { $player } 获胜（XI.2）。
end-picture = 地图图片
print = 打印
cancel = 取消

## 资金来源

earned = 资金来源
earned-is = 每列之和等于该玩家的财产。
earned-start = 起始资金
earned-dividends = 分红
earned-bought = 购入
earned-sold = 售出
earned-held = 持有
earned-added = 自有资金
earned-income = 收入

## 放弃的游戏

abandoned = 这局游戏已被放弃
abandoned-is = 这里不会再有行动。游戏仍可查看，也可作为新游戏继续。
abandoned-play-on = 作为新游戏继续
title-abandoned = 已放弃 – 18CZ
