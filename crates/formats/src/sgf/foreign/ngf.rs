//! NGF, which WBaduk writes.
//!
//! ```text
//! Rating game             what kind of game
//! 19                      the lines of the board
//! whitename   2D*         White with the rank, then Black
//! blackname   3D*
//! www.cyberoro.com
//! 0                       the handicap
//! 0
//! 6                       komi without its half
//! 20060107 [19:21]        the date
//! 5
//! White wins by resign!   the result
//! 72                      the number of moves
//! PMABBEEEE               number (2 letters), colour, column and row from B
//! ```

use super::sgf_writer::{ConvertedGame, SgfWriter, rank_text};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::record_note::RecordNote;

pub(super) fn to_sgf(text: &str) -> Option<ConvertedGame> {
    let size: usize = text.lines().nth(1)?.trim().parse().ok()?;
    let moves: Vec<(Color, i64, i64)> = text.lines().filter_map(play).collect();
    if moves.is_empty() {
        return None;
    }
    let header: Vec<&str> = text.lines().map(str::trim).take_while(|line| play(line).is_none()).collect();
    let line = |i: usize| header.get(i).copied().unwrap_or_default();
    let mut writer = SgfWriter::new(size);
    let mut notes = Vec::new();
    writer.property("GN", line(0));
    for (i, player, rank) in [(2, "PW", "WR"), (3, "PB", "BR")] {
        let (name, level) = name_and_rank(line(i));
        writer.property(player, name);
        writer.property(rank, &level);
    }
    writer.property("PC", line(4));
    let handicap = line(5).parse().unwrap_or(0);
    writer.handicap(size, handicap);
    // The half that makes a draw impossible is not written.
    match line(7).parse::<i32>() {
        Ok(komi) if handicap == 0 => {
            let komi = HalfPoints::halves(komi.saturating_mul(2).saturating_add(1));
            writer.property("KM", &komi.to_string());
            notes.push(RecordNote::KomiInUnits { value: line(7).to_owned(), komi });
        }
        Ok(_) | Err(_) => writer.property("KM", line(7)),
    }
    let date = line(8).get(..8).filter(|date| date.bytes().all(|b| b.is_ascii_digit()));
    match date {
        Some(date) => writer.property("DT", &format!("{}-{}-{}", &date[..4], &date[4..6], &date[6..])),
        None => writer.property("DT", line(8)),
    }
    writer.property("RE", &result(line(10)));
    for (color, column, row) in moves {
        // The letter before that of the first line.
        if column < 0 || row < 0 { writer.pass(color) } else { writer.play(color, column, row) }
    }
    Some(writer.finish(notes))
}

/// A move: its colour, column and row, from 0.
fn play(line: &str) -> Option<(Color, i64, i64)> {
    let bytes = line.trim().as_bytes();
    let &[b'P', b'M', _, _, color, column, row, ..] = bytes else { return None };
    let color = match color {
        b'B' => Color::Black,
        b'W' => Color::White,
        _ => return None,
    };
    let from_b = |letter: u8| i64::from(letter.to_ascii_uppercase()) - i64::from(b'B');
    (column.is_ascii_alphabetic() && row.is_ascii_alphabetic()).then(|| (color, from_b(column), from_b(row)))
}

/// A name with a rank behind it: `kim   2D*`.
fn name_and_rank(text: &str) -> (&str, String) {
    let is_rank = |word: &str| {
        let kind = word.trim_end_matches('*').trim_start_matches(|c: char| c.is_ascii_digit());
        word.starts_with(|c: char| c.is_ascii_digit()) && ["K", "D", "P", "DP"].contains(&kind.to_uppercase().as_str())
    };
    match text.rsplit_once(char::is_whitespace).filter(|(_, rank)| is_rank(rank)) {
        Some((name, rank)) => (name.trim(), rank_text(rank.trim_end_matches('*'))),
        None => (text, String::new()),
    }
}

/// `White wins by resign!`, `Black win 3.5` as SGF has it; other words as they are, to be noted when they are read.
fn result(text: &str) -> String {
    let lower = text.to_lowercase();
    let black = lower.contains("black win") || lower.contains("white lose");
    let white = lower.contains("white win") || lower.contains("black lose");
    if black == white {
        return text.to_owned();
    }
    let winner = if black { 'B' } else { 'W' };
    let is_number = |word: &str| word.parse::<f64>().is_ok_and(|n| n > 0.0 && n < 1000.0);
    let mut words = lower.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_ascii_digit()));
    let margin = words.rfind(|word| is_number(word)).unwrap_or_default();
    match () {
        () if lower.contains("resign") => format!("{winner}+R"),
        () if lower.contains("time") => format!("{winner}+T"),
        () => format!("{winner}+{margin}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::sgf::read;
    use kifuscribe_core::game::point::Point;
    use kifuscribe_core::game::record_note::RecordNoteKind;
    use kifuscribe_core::game::result::GameResult;

    const GAME: &str = "Rating game\n19\nwhite one   2D*\nblackone   12K\nwww.wbaduk.com\n0\n0\n6\n20060107 [19:21]\n5\n\
        White wins by resign!\n3\nPMABBQEQE\nPMACWEQEQ\nPMADBTTTT\n";

    #[test]
    fn a_game_of_wbaduk_is_read() {
        let game = read(GAME.as_bytes()).unwrap();
        let info = &game.record.info;
        assert_eq!((info.black.name.as_str(), info.black.rank.as_str()), ("blackone", "12k"));
        assert_eq!((info.white.name.as_str(), info.white.rank.as_str()), ("white one", "2d"));
        assert_eq!((info.date.as_str(), info.result.unwrap().to_sgf().as_str()), ("2006-01-07", "W+R"));
        let points: Vec<_> = game.record.moves.iter().filter_map(|m| m.point).collect();
        assert_eq!(points, [Point::new(15, 3), Point::new(3, 15), Point::new(18, 18)]);
    }

    #[test]
    fn a_rank_in_small_letters_behind_a_name_is_the_rank() {
        let game = read(GAME.replace("2D*", "2d").replace("12K", "3p").as_bytes()).unwrap();
        let info = &game.record.info;
        assert_eq!((info.white.name.as_str(), info.white.rank.as_str()), ("white one", "2d"));
        assert_eq!((info.black.name.as_str(), info.black.rank.as_str()), ("blackone", "3p"));
    }

    #[test]
    fn the_half_point_that_wbaduk_leaves_out_is_said() {
        let game = read(GAME.as_bytes()).unwrap();
        assert_eq!(game.record.info.komi.unwrap().to_string(), "6.5");
        assert_eq!(game.notes.iter().filter_map(|note| note.kind()).collect::<Vec<_>>(), [RecordNoteKind::Komi]);
    }

    #[test]
    fn results_have_their_margins() {
        for (text, expected) in [
            ("Black win by 3.5", "B+3.5"),
            ("White wins by time!", "W+T"),
            ("Black lose by 12.5!", "W+12.5"),
            ("White wins", "W+"),
        ] {
            assert_eq!(super::result(text), expected);
        }
        let drawn = read(GAME.replace("White wins by resign!", "unfinished").as_bytes()).unwrap();
        assert_eq!((drawn.record.info.result, drawn.notes.len()), (Some(GameResult::Unknown), 2));
    }
}
