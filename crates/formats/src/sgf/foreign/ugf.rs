//! UGF and UGI, which Pandanet and PandaGLGo write.
//!
//! ```text
//! [Header]
//! PlayerB=name,rank,...
//! Size=19
//! Hdcp=0,6.5                 handicap and komi
//! Winner=W,C                 by how much; C (chuoshi) or R by resignation, T on time
//! CoordinateType=IGS         rows from below; otherwise from above
//! [Data]
//! QD,B1,1,25                 point, colour, number of the move (0 of a handicap stone), time; YA is a pass
//! ```

use super::sgf_writer::{ConvertedGame, SgfWriter};
use kifuscribe_core::game::color::Color;

pub(super) fn to_sgf(text: &str) -> Option<ConvertedGame> {
    let lines = || text.lines().map(str::trim);
    let is_section = |line: &str, name: &str| line.eq_ignore_ascii_case(name);
    if !is_section(lines().next()?, "[Header]") || !lines().any(|line| is_section(line, "[Data]")) {
        return None;
    }
    let section = |name: &'static str| {
        let inside = lines().skip_while(move |line| !is_section(line, name)).skip(1);
        inside.take_while(|line| !(line.starts_with('[') && line.ends_with(']')))
    };
    let value = |key: &str| {
        let values = section("[Header]").filter_map(|line| line.split_once('='));
        values.filter(|(name, _)| name.trim().eq_ignore_ascii_case(key)).map(|(_, value)| value.trim()).next()
    };
    let parts = |key: &str| -> Vec<&str> { value(key).unwrap_or_default().split(',').map(str::trim).collect() };
    // A size that cannot be read is that of no board, and is refused as such.
    let size = value("Size").map_or(19, |size| size.parse().ok().filter(|&lines: &usize| lines < 100).unwrap_or(0));
    let mut writer = SgfWriter::new(size);
    for (key, player, rank) in [("PlayerB", "PB", "BR"), ("PlayerW", "PW", "WR")] {
        let fields = parts(key);
        writer.property(player, fields[0]);
        writer.property(rank, fields.get(1).copied().unwrap_or_default());
    }
    for (key, ident) in
        [("Title", "EV"), ("Place", "PC"), ("Copyright", "CP"), ("Rules", "RU"), ("Rule", "RU"), ("Writer", "US")]
    {
        writer.property(ident, value(key).unwrap_or_default());
    }
    writer.property("DT", &parts("Date")[0].replace('/', "-"));
    let handicap = parts("Hdcp");
    let stones: usize = handicap[0].parse().unwrap_or(0);
    writer.property("KM", handicap.get(1).copied().unwrap_or_default());
    writer.property("RE", &result(&parts("Winner")));
    let is_from_below = value("CoordinateType").is_none_or(|kind| kind.eq_ignore_ascii_case("IGS"));
    let plays: Vec<(bool, Color, i64, i64)> =
        section("[Data]").filter_map(|line| play(line, size, is_from_below)).collect();
    let is_laid = |play: &&(bool, Color, i64, i64)| stones > 1 && play.0 && play.1 == Color::Black;
    if stones > 1 {
        writer.property("HA", &stones.to_string());
    }
    let laid = plays.iter().take_while(is_laid).count();
    let letter = |n: i64| u8::try_from(n).ok().filter(|n| *n < 26).map_or('?', |n| char::from(b'a' + n));
    if laid > 0 {
        writer.0.push_str("AB");
        plays[..laid].iter().for_each(|p| writer.0.extend(['[', letter(p.2), letter(p.3), ']']));
    }
    for &(_, color, column, row) in &plays[laid..] {
        if column < 0 { writer.pass(color) } else { writer.play(color, column, row) }
    }
    Some(writer.finish(Vec::new()))
}

/// A move: whether it is one of the stones before the first move, its colour, column and row, from 0; a pass has the column -1.
fn play(line: &str, size: usize, is_from_below: bool) -> Option<(bool, Color, i64, i64)> {
    let mut fields = line.split(',').map(str::trim);
    let (point, color, number) = (fields.next()?, fields.next()?, fields.next().unwrap_or_default());
    let color = match color.as_bytes().first()?.to_ascii_uppercase() {
        b'B' => Color::Black,
        b'W' => Color::White,
        _ => return None,
    };
    let &[column, row] = point.as_bytes() else { return None };
    let from_a = |letter: u8| i64::from(letter.to_ascii_uppercase()) - i64::from(b'A');
    let (column, row) = (from_a(column), from_a(row));
    if point.eq_ignore_ascii_case("YA") {
        return Some((false, color, -1, -1));
    }
    let row = if is_from_below { size as i64 - 1 - row } else { row };
    Some((number == "0", color, column, row))
}

/// The winner and how, as SGF has it; what is not known as it is, to be noted when it is read.
fn result(winner: &[&str]) -> String {
    let color = winner[0].to_uppercase();
    let how = winner.get(1).copied().unwrap_or_default();
    match (color.as_str(), how.to_uppercase().as_str()) {
        ("B" | "W", "C" | "R") => format!("{color}+R"),
        ("B" | "W", "T") => format!("{color}+T"),
        ("B" | "W", margin) if margin.is_empty() || margin.parse::<f64>().is_ok() => format!("{color}+{margin}"),
        ("D", _) => "0".to_owned(),
        (_, _) => winner.join(","),
    }
}

#[cfg(test)]
mod tests {
    use crate::sgf::read;
    use kifuscribe_core::game::point::Point;

    const GAME: &str = "[Header]\r\nVer=1\r\nLang=JPN\r\nTitle=第35期 名人戦\r\nPlace=Tokyo\r\nDate=2010/11/23\r\n\
        PlayerB=山下 敬吾,9p,,\r\nPlayerW=Iyama,9p\r\nSize=19\r\nHdcp=0,6.5\r\nWinner=W,C\r\nCoordinateType=IGS\r\n\
        [Data]\r\nQD,B1,1,25\r\nDD,W1,2,30\r\nQQ,B1,3,1\r\nYA,W1,4,1\r\n[Figure]\r\n.Text,1\r\nhello, B and W\r\n";

    #[test]
    fn a_game_of_pandanet_is_read_with_its_rows_from_below() {
        let game = read(GAME.as_bytes()).unwrap();
        let info = &game.record.info;
        assert_eq!((info.black.name.as_str(), info.white.rank.as_str()), ("山下 敬吾", "9p"));
        assert_eq!((info.event.as_str(), info.date.as_str()), ("第35期 名人戦", "2010-11-23"));
        assert_eq!((info.komi.unwrap().to_string(), info.result.unwrap().to_sgf()), ("6.5".into(), "W+R".into()));
        let points: Vec<_> = game.record.moves.iter().map(|m| m.point).collect();
        assert_eq!(points, [Some(Point::new(16, 15)), Some(Point::new(3, 15)), Some(Point::new(16, 2)), None]);
        assert_eq!(game.notes, []);
    }

    #[test]
    fn a_size_that_no_board_has_is_refused() {
        for size in ["9223372036854775808", "18446744073709551615", "many", "0", "100"] {
            let text = GAME.replace("Size=19", &format!("Size={size}"));
            assert!(read(text.as_bytes()).is_err(), "{size}");
        }
    }

    #[test]
    fn rows_may_be_from_above_and_handicap_stones_before_the_first_move() {
        let text = GAME
            .replace("IGS", "JPN")
            .replace("Hdcp=0,6.5", "Hdcp=2,0.5")
            .replace("QD,B1,1,25\r\n", "PD,B1,0,0\r\nDP,B1,0,0\r\n");
        let record = read(text.as_bytes()).unwrap().record;
        let mut laid: Vec<String> = record.setup.iter().map(|stone| stone.0.label(record.size)).collect();
        laid.sort();
        assert_eq!((record.info.handicap, laid.join(" ")), (Some(2), "D4 Q16".to_owned()));
        assert_eq!(record.moves[0].point, Some(Point::new(3, 3)));
    }

    #[test]
    fn an_unknown_way_of_winning_is_said() {
        let game = read(GAME.replace("W,C", "W,X").as_bytes()).unwrap();
        assert_eq!((game.record.info.result, game.notes.len()), (None, 1));
    }
}
