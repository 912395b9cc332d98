//! GIB, which Tygem writes.
//!
//! ```text
//! \HS                              header
//! \[GAMEBLACKNAME=kim (2D)\]
//! \[GAMEINFOMAIN=GTIME:600-30-3,GRLT:0,ZIPSU:75,GONGJE:65,\]
//! \HE
//! \GS                              game
//! INI 0 1 0 &4                     the third number is the handicap
//! STO 0 2 1 15 3                   move, colour (1 Black, 2 White), column and row from 0, from the upper left
//! \GE
//! ```

use super::sgf_writer::{ConvertedGame, SgfWriter, name_and_rank};
use kifuscribe_core::game::color::Color;

const LINES: usize = 19;

pub(super) fn to_sgf(text: &str) -> Option<ConvertedGame> {
    let is_line = |line: &str, begins: &str| line.trim_start().starts_with(begins);
    if !text.starts_with("\\HS") && !text.starts_with("\\[GAME") {
        return None;
    }
    if !text.lines().any(|line| is_line(line, "STO ") || is_line(line, "INI ")) {
        return None;
    }
    let mut writer = SgfWriter::new(LINES);
    header(text, &mut writer);
    let mut last = Color::White;
    for line in text.lines() {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let number = |i: usize| fields.get(i).and_then(|field| field.parse::<i64>().ok());
        let color = match number(3) {
            Some(1) => Some(Color::Black),
            Some(2) => Some(Color::White),
            Some(_) | None => None,
        };
        match fields.first().copied().unwrap_or_default() {
            "INI" => writer.handicap(LINES, number(3).and_then(|n| usize::try_from(n).ok()).unwrap_or(0)),
            "STO" => {
                let color = color.unwrap_or_else(|| last.opponent());
                writer.play(color, number(4).unwrap_or(-1), number(5).unwrap_or(-1));
                last = color;
            }
            "SKI" => {
                last = color.unwrap_or_else(|| last.opponent());
                writer.pass(last);
            }
            _ => {}
        }
    }
    Some(writer.finish(Vec::new()))
}

/// What is known about the game.
fn header(text: &str, writer: &mut SgfWriter) {
    let value = |key: &str| {
        let mut lines = text.lines().map(str::trim);
        let value = |line: &str| {
            let (name, value) = line.strip_prefix("\\[")?.strip_suffix("\\]")?.split_once('=')?;
            (name == key).then(|| value.trim().to_owned())
        };
        lines.find_map(value).unwrap_or_default()
    };
    for (name, nick, player, rank) in
        [("GAMEBLACKNAME", "GAMEBLACKNICK", "PB", "BR"), ("GAMEWHITENAME", "GAMEWHITENICK", "PW", "WR")]
    {
        let written = [value(name), value(nick)].into_iter().find(|text| !text.is_empty()).unwrap_or_default();
        let (name, level) = name_and_rank(&written);
        writer.property(player, name);
        writer.property(rank, &level);
    }
    for (key, ident) in [("GAMENAME", "GN"), ("GAMEPLACE", "PC"), ("GAMELECNAME", "EV"), ("GAMECOMMENT", "GC")] {
        writer.property(ident, &value(key));
    }
    // `GAMETAG` says the same in one letter a field.
    let [main, tag] = ["GAMEINFOMAIN", "GAMETAG"].map(value);
    let field = |long: &str, short: char| {
        let long = main.split(',').find_map(|field| field.trim().strip_prefix(long)?.strip_prefix(':'));
        long.or_else(|| tag.split(',').find_map(|field| field.trim().strip_prefix(short)))
    };
    // The date alone stands with hyphens and blanks: `2011- 7- 7-20-44-33`.
    let own = value("GAMEDATE");
    let date: Vec<&str> = field("GCDATE", 'C').unwrap_or(&own).split([':', '-']).map(str::trim).take(3).collect();
    if let [year, month, day] = date[..] {
        writer.property("DT", &format!("{year}-{month:0>2}-{day:0>2}"));
    }
    // Tenths of a point.
    let komi = field("GONGJE", 'G');
    writer.property("KM", &komi.map(tenths).unwrap_or_default());
    let margin = field("ZIPSU", 'Z').map(tenths).filter(|margin| margin != "0").unwrap_or_default();
    let result = match field("GRLT", 'W') {
        Some("0") => format!("B+{margin}"),
        Some("1") => format!("W+{margin}"),
        Some("3") => "B+R".to_owned(),
        Some("4") => "W+R".to_owned(),
        Some("7") => "B+T".to_owned(),
        Some("8") => "W+T".to_owned(),
        // A kind of result that is not known: what it says in words is read as such.
        Some(_) | None => value("GAMERESULT"),
    };
    writer.property("RE", &result);
    let mut time: Vec<&str> = field("GTIME", 'T').unwrap_or_default().split('-').collect();
    // The tag has the main time last.
    if !main.contains("GTIME:") && time.len() == 3 {
        time.rotate_right(1);
    }
    if let [main, seconds, periods] = time[..] {
        writer.property("TM", main);
        writer.property("OT", &format!("{periods}x{seconds} byo-yomi"));
    }
}

/// `65` as `6.5`; what is no number stays as it is, to be noted when it is read.
fn tenths(text: &str) -> String {
    match text.trim().parse::<u32>() {
        Ok(n) if n % 10 == 0 => (n / 10).to_string(),
        Ok(n) => format!("{}.{}", n / 10, n % 10),
        Err(_) => text.trim().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use crate::sgf::read;
    use kifuscribe_core::game::point::Point;

    const GAME: &str = "\\HS\r\n\\[GIBOKIND=Global\\]\r\n\\[GAMENAME=\\]\r\n\\[GAMEBLACKNAME=kim (2D)\\]\r\n\
        \\[GAMEWHITENAME=李昌镐(9P)\\]\r\n\\[GAMEPLACE=Tygem Baduk\\]\r\n\
        \\[GAMEINFOMAIN=GBKIND:3,GTYPE:0,GCDT:0,GTIME:600-30-3,GRLT:0,ZIPSU:75,DUM:0,GONGJE:65,TCNT:3,AUSZ:0\\]\r\n\
        \\[GAMETAG=S1,R3,D3,G65,W0,Z75,T30-3-600,C2011:7:07:20:44\\]\r\n\\HE\r\n\\GS\r\n2 1 0\r\n3 0 &4\r\n\
        INI 0 1 0 &4\r\nSTO 0 2 1 15 3\r\nSTO 0 3 2 3 15\r\nSKI 0 4\r\n\\GE\r\n";

    #[test]
    fn a_game_of_tygem_is_read() {
        let game = read(GAME.as_bytes()).unwrap();
        let info = &game.record.info;
        assert_eq!((info.black.name.as_str(), info.black.rank.as_str()), ("kim", "2d"));
        assert_eq!((info.white.name.as_str(), info.white.rank.as_str()), ("李昌镐", "9p"));
        assert_eq!((info.komi.unwrap().to_string(), info.result.unwrap().to_sgf()), ("6.5".into(), "B+7.5".into()));
        assert_eq!((info.date.as_str(), info.place.as_str()), ("2011-07-07", "Tygem Baduk"));
        assert_eq!((info.main_time.unwrap().as_secs(), info.overtime.as_str()), (600, "3x30 byo-yomi"));
        let points: Vec<_> = game.record.moves.iter().map(|m| m.point).collect();
        assert_eq!(points, [Some(Point::new(15, 3)), Some(Point::new(3, 15)), None]);
        assert_eq!(game.notes, []);
    }

    #[test]
    fn the_time_is_read_from_the_tag_where_nothing_else_has_it() {
        let game = read(GAME.replace("GTIME:600-30-3,", "").as_bytes()).unwrap();
        let info = &game.record.info;
        assert_eq!((info.main_time.unwrap().as_secs(), info.overtime.as_str()), (600, "3x30 byo-yomi"));
    }

    #[test]
    fn handicap_stones_lie_where_tygem_lays_them() {
        let of = |stones: &str| {
            let text = GAME.replace("INI 0 1 0", &format!("INI 0 1 {stones}"));
            let record = read(text.as_bytes()).unwrap().record;
            let mut labels: Vec<_> = record.setup.iter().map(|s| s.0.label(record.size)).collect();
            labels.sort();
            (record.info.handicap, labels.join(" "))
        };
        assert_eq!(of("3"), (Some(3), "D16 D4 Q16".into()));
        assert_eq!(of("6"), (Some(6), "D10 D16 D4 Q10 Q16 Q4".into()));
    }

    #[test]
    fn the_date_and_the_name_of_the_game_stand_in_lines_of_their_own_too() {
        let head = "\\HS\r\n\\[GIBOKIND=Korea\\]\r\n\\[GAMENAME=제12기 국수전\\]\r\n\\[GAMEDATE=2011- 7- 7-20-44-33\\]\r\n\
            \\[GAMEBLACKNAME=kim\\]\r\n\\[GAMERESULT=white 0.5 win\\]\r\n\\HE\r\n\\GS\r\nINI 0 1 0 &4\r\nSTO 0 2 1 15 3\r\n\\GE\r\n";
        let game = read(head.as_bytes()).unwrap();
        let info = &game.record.info;
        assert_eq!((info.date.as_str(), info.game_name.as_str()), ("2011-07-07", "제12기 국수전"));
        assert_eq!(info.result.unwrap().to_sgf(), "W+0.5");
        let impossible = read(head.replace("7- 7", "2-30").as_bytes()).unwrap();
        assert!(impossible.notes.iter().any(|note| note.to_string().contains("2011-02-30")), "{:?}", impossible.notes);
    }

    #[test]
    fn what_tygem_writes_otherwise_is_said() {
        let text = GAME.replace("GRLT:0,ZIPSU:75", "GRLT:9,ZIPSU:75").replace("W0,", "W9,").replace("15 3", "30 3");
        let game = read(text.as_bytes()).unwrap();
        assert_eq!((game.record.info.result, game.record.moves.len()), (None, 0));
        assert_eq!(game.notes.len(), 1, "a move beside the board: {:?}", game.notes);
    }
}
