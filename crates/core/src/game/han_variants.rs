//! Chinese characters that are written otherwise in simplified script or in Japan: those that stand in names of persons and events.
//!
//! Source of the pairs: the General List of Simplified Chinese Characters (1986) for simplified forms, and the List of Characters for
//! General Use (Japan, 2010) for Japanese ones. Characters with several traditional forms are left out where these are names of
//! their own.

use std::collections::HashMap;
use std::sync::LazyLock;

/// The simplified form, then the other forms of the same character.
const VARIANTS: &str = "
赵趙 韩韓 国國 张張 罗羅 刘劉 陈陳 马馬 黄黃 许許 孙孫 吴吳呉 杨楊 郑鄭 钟鐘鍾 谢謝 叶葉 苏蘇 吕呂 卢盧 陆陸 邓鄧 冯馮 贾賈 萧蕭 闫閻 阎閻 邹鄒 顾顧 龚龔 谭譚
范範 赖賴 骆駱 汤湯 万萬 严嚴厳 华華 贺賀 钱錢銭 龙龍竜 俞兪 时時 任任 余餘 聂聶 连連 柯柯 党黨 毕畢 侯矦 齐齊斉 庄莊荘 蒋蔣 魏魏 沈瀋 岳嶽 乔喬 蓝藍 欧歐欧 阳陽 尹尹
勋勳勲 广廣広 贤賢 荣榮栄 寿壽 铁鐵鉄 宝寶宝 乐樂楽 东東 长長 门門 云雲 风風 飞飛 凤鳳 鸟鳥 鱼魚 见見 贝貝 车車 韦韋 页頁 达達 远遠 运運 边邊辺 进進 迁遷 选選
胜勝 义義 礼禮 书書 会會 传傳伝 伟偉 伦倫 俭儉 亿億 优優 侠俠 兰蘭 关關関 兴興 农農 军軍 冈岡 刚剛 刚剛 剑劍剣 则則 创創 务務 动動 励勵 劲勁 劳勞労 势勢 区區 医醫
卫衛 厅廳庁 历歷歴 压壓圧 县縣県 发發発 变變変 号號 员員 围圍囲 园園 圆圓円 图圖図 团團団 圣聖 场場 坚堅 块塊 坛壇 声聲 处處処 备備 复復 头頭 夹夾 夺奪 奋奮 奖獎奨
妇婦 妈媽 娱娛 婴嬰 学學 宁寧 实實実 宠寵 审審 宪憲 宽寬 宾賓 对對対 寻尋 导導 将將将 尔爾 尘塵 尝嘗 尧堯尭 层層 岁歲歳 岛島 岭嶺 峡峽峡 师師 带帶帯 帅帥 币幣 帮幫
庆慶 应應応 庙廟 废廢廃 开開 异異 张張 弹彈弾 强強 归歸帰 录錄録 彦彥 彻徹 征徵 径徑径 态態 总總総 恋戀恋 恒恆 恩恩 恳懇 恶惡悪 悦悅 惊驚 惠恵 惧懼 惯慣 愿願 战戰戦 户戶戸
扑撲 执執 扩擴拡 扬揚 报報 担擔担 拥擁 择擇択 挂掛 挑挑 挚摯 挥揮 损損 换換 据據拠 据據 摄攝摂 敌敵 数數数 断斷断 无無 旧舊旧 昙曇 显顯顕 晋晉 晓曉暁 晖暉 暂暫 术術 机機
杀殺 杂雜雑 权權権 条條条 来來来 极極 枪槍 枫楓 标標 栋棟 树樹 样樣様 桥橋 检檢検 楼樓楼 横橫 欢歡歓 气氣気 汇匯 汉漢 沟溝 泽澤沢 洁潔 济濟済 浅淺浅 测測 浓濃 涛濤 润潤 涩澀渋 渊淵
温溫 湾灣湾 湿濕湿 满滿満 滨濱浜 潇瀟 灭滅 灯燈灯 灵靈霊 炉爐炉 点點点 炼煉 烛燭 热熱 爱愛 爷爺 牵牽 独獨独 狮獅 玛瑪 现現 环環 玺璽 珑瓏 琼瓊 瑶瑤 电電 画畫画 畅暢 疗療 盐鹽塩
监監 盖蓋 盗盜盗 矿礦 码碼 础礎 确確 礼禮礼 祯禎 祸禍 禅禪禅 离離 种種 积積 称稱称 稳穩穏 穷窮 竞競 笔筆 简簡 类類類 粮糧 紧緊 纪紀 约約 级級 纬緯 纯純 纲綱 纳納 纸紙 组組 细細 织織
终終 经經経 结結 绝絕絶 统統 继繼継 绩績 维維 绿綠緑 缘緣縁 缩縮 网網 罗羅 罚罰 职職 联聯 聪聰 肃肅粛 肠腸 肤膚 胆膽胆 脑腦脳 脚腳 腾騰 舍捨 舰艦 艺藝 节節 芦蘆 芸蕓 苍蒼 药藥薬 莱萊
获獲 莹瑩 营營営 萨薩 虑慮 虽雖 虫蟲 蚁蟻 蛮蠻蛮 补補 装裝装 规規 视視 览覽覧 觉覺覚 触觸触 誉譽誉 计計 认認 讨討 让讓譲 训訓 议議 讯訊 记記 讲講 论論 设設 访訪 证證 评評 识識 词詞 译譯訳
试試 诗詩 诚誠 话話 详詳 语語 误誤 说說説 请請 诸諸 读讀読 谁誰 调調 谊誼 谋謀 谦謙 谨謹 谷穀 贞貞 负負 财財 贡貢 责責 败敗 货貨 质質 贯貫 贵貴 费費 资資 赏賞 赐賜 赛賽 赞贊 赢贏 跃躍 践踐践
轨軌 转轉転 轮輪 软軟 轻輕軽 载載 辉輝 输輸 辞辭辞 迟遲 适適 递遞 逊遜 遗遺 郎郎 郁鬱 邮郵 鉴鑒鑑 针針 钓釣 钢鋼 钦欽 铃鈴 银銀 铭銘 锋鋒 锐鋭 错錯 锡錫 锦錦 键鍵 镇鎮 镜鏡 闪閃 闭閉
问問 间間 闻聞 阁閣 队隊 阴陰 阵陣 阶階 际際 陕陝 险險険 随隨随 隐隱隠 隶隸 难難 雾霧 静靜 顶頂 项項 顺順 须須 预預 领領 频頻 颖穎 题題 颜顏顔 额額 饭飯 饮飲 馆館 驱驅駆 驻駐 验驗験 骏駿 骑騎
魂魂 鲁魯 鲍鮑 鲜鮮 鸣鳴 鸿鴻 鹏鵬 鹤鶴 麦麥 龄齡齢 龟龜亀 泷瀧滝 桧檜 樱櫻桜 绘繪絵 真眞 斋齋斎 靖靖 弥彌 弯彎 关関 枣棗 渔漁 晴晴 朗朗 滩灘 荫蔭 桢楨 炜煒 琮琮 筱篠 绪緒 绫綾 绢絹 织織 绵綿
镐鎬 铉鉉 铠鎧 钧鈞 锷鍔 铨銓 钰鈺 铮錚 钊釗 骐騏 骥驥 颐頤 赟贇 娴嫻 烨燁 炀煬 炽熾 玮瑋 琏璉 畴疇 睿叡 祎禕 谌諶 轩軒 辕轅 镛鏞 闯闖 闵閔 韬韜 颢顥 鸾鸞
";

static SIMPLIFIED: LazyLock<HashMap<char, char>> = LazyLock::new(|| {
    let mut simplified = HashMap::new();
    for group in VARIANTS.split_whitespace() {
        for form in group.chars().skip(1) {
            simplified.entry(form).or_insert(group.chars().next().unwrap_or(form));
        }
    }
    simplified
});

/// The simplified form of a character; a character that has none, or is one, as it is.
#[must_use]
pub fn simplified(c: char) -> char {
    if c.is_ascii() { c } else { SIMPLIFIED.get(&c).copied().unwrap_or(c) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_one_character_are_one() {
        for (other, expected) in [
            ('趙', '赵'),
            ('勲', '勋'),
            ('勳', '勋'),
            ('赵', '赵'),
            ('古', '古'),
            ('澤', '泽'),
            ('沢', '泽'),
            ('é', 'é'),
        ] {
            assert_eq!(simplified(other), expected);
        }
        for group in VARIANTS.split_whitespace() {
            for form in group.chars() {
                assert_eq!(simplified(simplified(form)), simplified(form), "{form}");
            }
        }
    }
}
