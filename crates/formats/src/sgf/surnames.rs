//! The set of characters in which the players' names are names: a game with two names and no other text beyond ASCII has too few
//! characters for statistics, which take 柯洁 for Korean syllables that no name has.

use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS};

// The most frequent surnames of each language, and those of known players. Statistics decide where a name is missing here.

/// The first characters of surnames of mainland China.
const CHINESE: &str = "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖萧田董袁潘于余蒋蔡杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范\
     金石廖贾夏韦付傅方白邹孟熊秦邱丘江尹薛闫阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温常芮聂俞华古柯时芈檀连童辜党屠\
     柁过施梅安柳倪左鲁齐易乔伍庞樊兰殷项祝纪舒屈霍岳翟颜路牛骆季关裴章洪尤葛欧司诸上";
/// The first characters of surnames of Taiwan and Hong Kong.
const TAIWANESE: &str = "陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱丘廖賴周徐蘇葉莊呂江何蕭羅高簡朱鍾彭游詹胡施沈余趙盧梁顏柯孫魏翁戴范宋方鄧杜傅侯曹薛丁\
     馬蔣董唐卓藍石紀姚連馮歐程湯田康姜汪白鄒尤巫鐘涂龔嚴韓黎阮袁童陸金錢夏潘倪阿官司諸饒駱古聶俞華";
/// The first characters of Japanese surnames, and of the names of the four houses' players.
const JAPANESE: &str = "佐鈴高田伊渡山中小加吉木林斎斉齋齊清森阿池橋石前藤後近青村遠坂福太西三岡松金原岩上宮長和菊野竹杉丸今大河土荒武平増安久島\
     市水内星辻永柴北南東川飯浜濱関古酒工横千谷片桜櫻堀矢秋新服樋一芝許趙張王余謝呉仲井本結羽依須黒桑秀丈道因仙知算俊柳瀬浅早\
     沢澤熊栗笠鶴神成寺根門白赤牛馬鳥菅尾塚瀧滝望梅榊相奥角天二五六七八九十万倉蔵広廣豊真柏苑彦茅粟向日孔梶鄭劉楊孫黄蘇潘郭";
/// The first syllables of Korean surnames, as the South and the North write them. Rare ones are left out: they are those of Chinese names
/// by chance.
const KOREAN: &str = "김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진나지엄채원천방공현함변염여추도소석선설\
     마길연위표명기반왕금옥육인맹제모루렴리림량라로";

/// A set of characters with the first characters that surnames have in it.
const SETS: [(&Encoding, &str); 5] =
    [(GBK, CHINESE), (BIG5, TAIWANESE), (SHIFT_JIS, JAPANESE), (EUC_JP, JAPANESE), (EUC_KR, KOREAN)];

/// Returns the sets in which most of the players' names beyond ASCII begin with a surname and have no other characters than names; more
/// than one where they do so equally often, none where there is no such name. Sets in which the bytes are damaged, and which `read_damaged` then
/// reads, count where there is no other.
pub(super) fn sets_of_names(
    bytes: &[u8],
    read_damaged: impl Fn(&'static Encoding) -> Option<String>,
) -> Vec<&'static Encoding> {
    let most_names = |read: &dyn Fn(&'static Encoding) -> Option<String>| {
        let counted = SETS.map(|(encoding, surnames)| {
            (encoding, read(encoding).map_or(0, |text| names(&text).filter(|name| is_name(name, surnames)).count()))
        });
        let most = counted.iter().map(|set| set.1).max().unwrap_or_default();
        counted.into_iter().filter(|set| set.1 == most && most > 0).map(|set| set.0).collect::<Vec<_>>()
    };
    let whole = most_names(&|set| {
        set.decode_without_bom_handling_and_without_replacement(bytes).map(std::borrow::Cow::into_owned)
    });
    if whole.is_empty() { most_names(&read_damaged) } else { whole }
}

/// Whether a text begins with a surname that is written in a set; `None` where it is none of names.
pub(super) fn begins_with_surname(text: &str, encoding: &'static Encoding) -> Option<bool> {
    let encoding = if encoding == GB18030 { GBK } else { encoding };
    let surnames = SETS.iter().find(|set| set.0 == encoding)?.1;
    Some(text.chars().next().is_some_and(|first| surnames.contains(first)))
}

/// The values of `PB` and `PW`.
fn names(text: &str) -> impl Iterator<Item = &str> {
    ["PB[", "PW["].into_iter().filter_map(|property| {
        let at =
            text.match_indices(property).find(|(at, _)| !text[..*at].ends_with(|c: char| c.is_ascii_uppercase()))?.0;
        text[at + property.len()..].split(']').next().map(str::trim)
    })
}

/// The words of a name without those of ASCII and without a rank behind it: `9p`, `(5 dan)`.
fn without_rank(name: &str) -> impl Iterator<Item = &str> + Clone {
    let words = name.split(|c: char| c.is_whitespace() || matches!(c, '(' | ')' | ',')).filter(|word| !word.is_ascii());
    words.map(|word| {
        let name = word.trim_end_matches(|c: char| c.is_ascii_alphanumeric());
        if word[name.len()..].starts_with(|c: char| c.is_ascii_digit()) { name } else { word }
    })
}

/// Whether a text is a name of this kind: a surname, and no more than five other characters, all of them of Chinese or all of Korean.
fn is_name(text: &str, surnames: &str) -> bool {
    let mut letters = without_rank(text).flat_map(str::chars);
    let is_hangul = |c: char| matches!(c, '가'..='힣' | char::REPLACEMENT_CHARACTER);
    let is_han = |c: char| matches!(c, '一'..='鿿' | '々' | char::REPLACEMENT_CHARACTER);
    let first = letters.next().filter(|first| surnames.contains(*first));
    let rest = letters.clone().count();
    first.is_some_and(|first| {
        (1..=5).contains(&rest)
            && (is_hangul(first) && letters.clone().all(is_hangul) || is_han(first) && letters.clone().all(is_han))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(encoding: &'static Encoding, black: &str, white: &str) {
        let text = format!("(;PB[{black}]PW[{white}])");
        let (bytes, _, failed) = encoding.encode(&text);
        assert!(!failed);
        assert_eq!(sets_of_names(&bytes, |_| None), [encoding], "{black} {white}");
    }

    #[test]
    fn a_surname_tells_the_set_of_a_name() {
        check(GBK, "柯洁", "古力");
        check(GBK, "丁浩", "Ada");
        check(SHIFT_JIS, "一力遼", "依田紀基");
        check(EUC_JP, "井上因碩", "羽根直樹");
        check(BIG5, "周平強", "周俊勳");
        check(EUC_KR, "이창호", "허영호");
    }

    #[test]
    fn a_rank_beside_a_name_is_no_part_of_it() {
        for (black, white) in [("柯洁 9p", "陈耀烨 9p"), ("柯洁9p", "Ada 3d"), ("柯洁 (9 dan)", "陈耀烨(9p)")]
        {
            check(GBK, black, white);
        }
        check(SHIFT_JIS, "井山裕太 9p", "依田紀基 9p");
        check(EUC_KR, "이창호 9p", "허영호 7p");
    }

    #[test]
    fn letters_are_no_names_of_characters() {
        for (encoding, black, white) in [
            (encoding_rs::WINDOWS_1252, "Jörg Müller", "François Bégué"),
            (encoding_rs::WINDOWS_1250, "Dvořák", "Šimůnek"),
            (encoding_rs::WINDOWS_1251, "Иван Петров", "Динерштейн Александр"),
        ] {
            assert_eq!(
                sets_of_names(&encoding.encode(&format!("(;PB[{black}]PW[{white}])")).0, |_| None),
                [] as [&Encoding; 0]
            );
        }
    }
}
