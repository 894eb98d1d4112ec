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
