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
