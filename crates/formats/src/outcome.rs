//! The result of a game as data for those who run a tournament: an object of JSON, or a row of a table.
//!
//! Never `1-0`, which one program reads as White's win and another as Black's: the winner's colour, the margin and
//! the method each have a name of their own.

use serde::Serialize;

use crate::color_text::color_name;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::result::{Forfeit, GameResult, WinBy};
use kifuscribe_core::session::recording::ResultNote;
use kifuscribe_language::say;

/// A result with what it belongs to. Text that is not known is empty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TournamentResult {
    /// The event.
    pub event: String,
    /// The round.
    pub round: String,
    /// The table.
    pub table: String,
    /// Black's name.
    pub black: String,
    /// White's name.
    pub white: String,
    /// `black`, `white`, or empty where nobody won.
    pub winner: String,
    /// By how many points, such as `3.5`; empty where it was not by points.
    pub margin: String,
    /// How: `count`, `resignation`, `time`, `forfeit`, `draw` and so on.
    pub method: String,
    /// The result as SGF writes it.
    pub result: String,
    /// Whether the game was played under protest.
    pub protest: bool,
    /// `claimed` or `confirmed`.
    pub status: String,
    /// Who noted it.
    pub by: String,
}

impl TournamentResult {
    /// The result of the game that `info` describes.
    #[must_use]
    pub fn of(info: &GameInfo, note: &ResultNote) -> Self {
        let margin = match note.result {
            GameResult::Win { by: WinBy::Points(margin), .. } => margin.to_string(),
            _ => String::new(),
        };
        Self {
            event: info.event.clone(),
            round: info.round.clone(),
            table: info.table.clone(),
            black: info.black.name.clone(),
            white: info.white.name.clone(),
            winner: note.result.winner().map(|c| c.name().to_owned()).unwrap_or_default(),
            margin,
            method: method(note.result).to_owned(),
            result: note.result.to_sgf(),
            protest: note.protest,
            status: note.status.name().to_owned(),
            by: note.signed.by.clone(),
        }
    }

    /// As an indented object, with a newline at its end.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).map(|text| text + "\n").unwrap_or_default()
    }

    /// As a table of two rows: the names of the columns, and the values.
    #[must_use]
    pub fn to_csv(&self) -> String {
        csv_of(std::slice::from_ref(self))
    }
}

/// The names of the columns of a table of results, in the order of the fields.
const COLUMNS: [&str; 12] =
    ["event", "round", "table", "black", "white", "winner", "margin", "method", "result", "protest", "status", "by"];

/// Returns results as a table: a row with the names of the columns, then a row for each.
#[must_use]
pub fn csv_of(results: &[TournamentResult]) -> String {
    let mut writer = csv::WriterBuilder::new().has_headers(false).from_writer(Vec::new());
    let written = writer.write_record(COLUMNS).and_then(|()| results.iter().try_for_each(|row| writer.serialize(row)));
    let bytes = written.ok().and_then(|()| writer.into_inner().ok());
    bytes.and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
}

/// A result that nobody won, in words.
fn without_winner(result: GameResult) -> &'static str {
    match result {
        GameResult::Draw => say!("result-draw"),
        GameResult::TechnicalDraw => say!("result-technical-draw"),
        GameResult::BothLose => say!("result-both-lose"),
        GameResult::Void => say!("result-void"),
        GameResult::Pending => say!("result-pending"),
        GameResult::NotPlayed => say!("result-not-played"),
        GameResult::Bye { winner: Color::Black } => say!("result-bye-black"),
        GameResult::Bye { winner: Color::White } => say!("result-bye-white"),
        GameResult::Unknown | GameResult::Win { .. } => say!("result-unknown"),
    }
}

/// Why a game was lost by forfeit.
fn forfeit(why: Forfeit) -> &'static str {
    match why {
        Forfeit::NoShow => say!("forfeit-no-show"),
        Forfeit::Late => say!("forfeit-late"),
        Forfeit::Left => say!("forfeit-left"),
        Forfeit::IllegalMove => say!("forfeit-illegal-move"),
        Forfeit::Adjudicated => say!("forfeit-adjudicated"),
        Forfeit::Disqualified => say!("forfeit-disqualified"),
        Forfeit::Unspecified => say!("forfeit-unspecified"),
    }
}

/// A result in a few words, such as `Black wins by 3.5`.
#[must_use]
pub fn result_briefly(result: GameResult) -> String {
    let GameResult::Win { winner, by } = result else { return without_winner(result).to_owned() };
    match by {
        WinBy::Points(HalfPoints::ZERO) => say!("brief-equal", winner),
        WinBy::Points(margin) => say!("brief-by", winner, margin),
        WinBy::Resignation => say!("brief-resignation", winner),
        WinBy::Time => say!("brief-time", winner),
        WinBy::Forfeit(Forfeit::Unspecified) => say!("brief-forfeit", winner),
        WinBy::Forfeit(why) => say!("brief-forfeit-because", winner, why = forfeit(why)),
        WinBy::Unspecified => say!("brief-wins", winner),
    }
}

/// A result with the winner's colour and name, such as `Black - Ito - wins by 11 (counted)`.
#[must_use]
pub fn result_sentence(result: GameResult, info: &GameInfo) -> String {
    sentence(result, info, true)
}

/// The same without a word on how it came about, such as `Black - Ito - wins by 11`: of a result that a referee has decided,
/// and where it is not known whether it was counted.
#[must_use]
pub fn decided_sentence(result: GameResult, info: &GameInfo) -> String {
    sentence(result, info, false)
}

fn sentence(result: GameResult, info: &GameInfo, is_counted: bool) -> String {
    let GameResult::Win { winner, by } = result else { return without_winner(result).to_owned() };
    let player = match winner {
        Color::Black => &info.black,
        Color::White => &info.white,
    };
    let how = match by {
        WinBy::Points(points) if points.as_halves() == 0 => {
            say!("result-wins-the-scores-are-equal", winner)
        }
        WinBy::Points(points) if is_counted => say!("result-wins-by-counted", points),
        WinBy::Points(points) => say!("result-wins-by", points),
        WinBy::Resignation => say!("result-wins-by-resignation").to_owned(),
        WinBy::Time => say!("result-wins-on-time").to_owned(),
        WinBy::Forfeit(_) => say!("result-wins-by-forfeit").to_owned(),
        WinBy::Unspecified => say!("result-wins").to_owned(),
    };
    let winner = color_name(winner);
    match player.name.is_empty() {
        true => say!("result-of-nameless", winner, how),
        false => say!("result-of-named", winner, name = player.name, how),
    }
}

/// A result with the winner's colour and name, such as `Black, Ada Lovelace, wins by 11 points`.
#[must_use]
pub fn result_in_full(result: GameResult, info: Option<&GameInfo>) -> String {
    let side = |color: Color| {
        let name = info.map_or("", |info| if color == Color::Black { &info.black.name } else { &info.white.name });
        match name {
            "" => color_name(color).to_owned(),
            name => say!("slip-player", color, name),
        }
    };
    match result {
        GameResult::Win { winner, by: WinBy::Points(HalfPoints::ZERO) } => {
            say!("slip-equal-score-wins-by-rule", side = side(winner))
        }
        GameResult::Win { winner, by: WinBy::Points(margin) } => {
            say!("slip-wins-by", player = side(winner), points = f64::from(margin.as_halves()) / 2.0)
        }
        GameResult::Win { winner, by: WinBy::Resignation } => say!("slip-wins-by-resignation", side = side(winner)),
        GameResult::Win { winner, by: WinBy::Time } => say!("slip-wins-on-time", side = side(winner)),
        GameResult::Win { winner, by: WinBy::Forfeit(Forfeit::Unspecified) } => {
            say!("slip-wins-by-forfeit", side = side(winner))
        }
        GameResult::Win { winner, by: WinBy::Forfeit(why) } => {
            say!("slip-wins-by-forfeit-because", side = side(winner), why = forfeit(why))
        }
        GameResult::Win { winner, by: WinBy::Unspecified } => say!("slip-wins", side = side(winner)),
        other => without_winner(other).to_owned(),
    }
}

const fn method(result: GameResult) -> &'static str {
    match result {
        GameResult::Win { by: WinBy::Points(_), .. } => "count",
        GameResult::Win { by: WinBy::Resignation, .. } => "resignation",
        GameResult::Win { by: WinBy::Time, .. } => "time",
        GameResult::Win { by: WinBy::Forfeit(_), .. } => "forfeit",
        GameResult::Win { by: WinBy::Unspecified, .. } | GameResult::Pending | GameResult::Unknown => "unspecified",
        GameResult::Draw => "draw",
        GameResult::TechnicalDraw => "technical draw",
        GameResult::BothLose => "both lose",
        GameResult::Void => "void",
        GameResult::NotPlayed => "not played",
        GameResult::Bye { .. } => "bye",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::record::Player;
    use kifuscribe_core::session::recording::ResultStatus;
    use kifuscribe_core::session::signature::Signature;

    #[test]
    fn a_result_leaves_with_the_winners_colour_the_margin_and_the_method() {
        let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
        let info = GameInfo {
            table: "3".to_owned(),
            round: "2".to_owned(),
            black: player("Lovelace, Ada"),
            white: player("名人"),
            ..GameInfo::default()
        };
        let check = |result: &str, protest: bool, row: &str| {
            let result = GameResult::from_sgf(result).unwrap();
            let signed = Signature::new(String::new(), "judge");
            let note = ResultNote { result, protest, status: ResultStatus::Confirmed, signed };
            let outcome = TournamentResult::of(&info, &note);
            assert_eq!(outcome.to_csv().lines().nth(1).unwrap(), row);
            assert!(outcome.to_json().contains("\"black\": \"Lovelace, Ada\""));
        };
        check("W+3.5", false, ",2,3,\"Lovelace, Ada\",名人,white,3.5,count,W+3.5,false,confirmed,judge");
        check("B+R", true, ",2,3,\"Lovelace, Ada\",名人,black,,resignation,B+R,true,confirmed,judge");
        check("0", false, ",2,3,\"Lovelace, Ada\",名人,,,draw,0,false,confirmed,judge");
    }

    #[test]
    fn a_result_names_the_winner() {
        let player = |name: &str| Player { name: name.into(), ..Player::default() };
        let info = GameInfo { black: player("Ito"), ..GameInfo::default() };
        let say = |text| result_sentence(GameResult::from_sgf(text).unwrap(), &info);
        assert_eq!(say("B+11"), "Black - Ito - wins by 11 (counted)");
        assert_eq!(say("B+0"), "Black - Ito - wins: the scores are equal, which the rules give to Black");
        assert_eq!(say("W+R"), "White wins by resignation");
        assert_eq!(say("B+T"), "Black - Ito - wins on time");
        assert_eq!(result_sentence(GameResult::BothLose, &info), "both lose");
    }
}
