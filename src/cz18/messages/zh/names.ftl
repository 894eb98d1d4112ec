### Names of companies and local railways: company-<abbreviation>, railway-<code>.

## Companies

company-EKJ = 卡尔斯巴德·约翰乔治斯塔特铁轨
company-OFE = 俄斯特拉发·弗里德兰德铁轨
company-BCB = 波希米亚商业铁轨
company-MW = 马里斯凯西部铁轨
company-VBW = 联合波希米亚森林铁轨
company-BN = 波希米亚北部铁轨
company-NWB = 奥地利西北铁轨
company-ATE = 乌斯季-特普利采铁轨
company-BTE = 布什捷赫拉德铁轨
company-KFN = 费迪南德帝国北方铁轨
company-Sx = 撒克逊铁轨
company-Pr = 普鲁士铁轨
company-By = 巴伐利亚州铁轨
company-kk = 奥地利皇家帝国国家铁轨
company-Ug = 匈牙利国家铁轨

## Local railways

railway-S1 = 普拉纳—塔霍夫
railway-S2 = 梅尔尼克—姆谢诺
railway-S3 = 斯维塔维—波利奇卡
railway-S4 = 科斯泰莱茨—泰尔奇
railway-S5 = 斯特拉科尼采—布拉特纳—布热兹尼采
railway-S6 = 克尔科诺谢地区马丁尼采—罗基特尼采
railway-M1 = 劳德尼采—克梅季涅韦斯
railway-M2 = 斯沃伊欣—博尔
railway-M3 = 内梅茨基布罗德—季什诺夫
railway-M4 = 奥帕瓦—摩拉维采河畔赫拉德茨
railway-M5 = 哈努绍维采—斯塔雷梅斯托
railway-M6 = 弗里德兰特—比拉
railway-L1 = 乌耶兹德—卢哈乔维采
railway-L2 = 因德日赫城堡—奥布拉塔尼
railway-L3 = 奥波奇诺—多布鲁什卡
railway-L4 = 特普利采—波日奇—特鲁特诺夫
railway-L5 = 内扎米斯利采—莫尔科维采
railway-L6 = 多马日利采—塔霍夫
