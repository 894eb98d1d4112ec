### The page: the end of a game, abandoned games, colours, columns.

## Columns and colours

column-now = 操作与记录
column-map = 版图与表格
palette = 板块颜色
palette-is = { $palette ->
        [distinct] 更易区分（适合色盲玩家）
       *[printed] 与印刷版相同
    }
help-tile-marks = 深色角的数量也表示板块的颜色：没有深色角是黄色，一个是绿色，两个是棕色，四个是灰色。

## Rematch

fault-not_over = 这局游戏尚未结束。
rematch = 再来一局
rematch-is = 玩家不变，座位依次轮换一位
notice-rematch = { $by } 与相同的玩家开了新的一局。

## The end of a game

end-wins = { $count ->
    [1] { $players } 获胜
   *[other] { $players } 并列获胜
  }
end-you-win = 你赢了！
end-why = { $player } 以 { $worth } 获胜，领先 { $second } { $lead }。差距主要来自{ $kind ->
        [local_railways] 整局中地方铁路带来的收益
        [penalty] 整局中的罚款利息
       *[company] 整局中 { $company } 带来的收益
    }：{ $amount } 对 { $other }。
end-shared = 并列获胜，各有 { $worth }：{ $players }。
end-by-card = 没有售出任何私有公司，因此顺位第一的 { $player } 获胜（XI.2）。
end-picture = 保存版图图片
print = 打印
cancel = 取消

## Where the money came from

earned = 资金来源
earned-is = 每列之和等于该玩家的财产。
earned-start = 起始资金
earned-dividends = 分红
earned-bought = 购入
earned-sold = 售出
earned-held = 仍持有
earned-added = 补足车款
earned-income = 收入

## Abandoned games

abandoned = 这局游戏已被放弃
abandoned-is = 这局游戏不能再进行。仍可查看，也可以从这里另开一局继续。
abandoned-play-on = 另开一局继续
title-abandoned = 已放弃 – 18CZ
