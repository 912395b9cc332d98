//! The result of a game in words.

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::possible_margins::ImpossibleMargin;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::result::{Forfeit, GameResult, WinBy};
use kifuscribe_core::session::recording::{RecordingView, ResultNote};
use kifuscribe_core::session::role::bearer_text;
use kifuscribe_language::say;

/// A result as a phrase, with the winner's name where `info` has it, such as `Black wins by 3.5` or
/// `Black - Ito - wins by 3.5`.
#[must_use]
pub fn in_words<'a>(result: GameResult, info: impl Into<Option<&'a GameInfo>>) -> String {
    phrase(result, info.into(), false)
}

/// The same of a result that was counted, such as `Black - Ito - wins by 11 (counted)`; not of one that a referee has decided.
#[must_use]
pub fn counted(result: GameResult, info: &GameInfo) -> String {
    phrase(result, Some(info), true)
}

/// Says that two people claim different results, as a phrase without a full stop.
#[must_use]
pub fn claims_differ([one, other]: [&ResultNote; 2]) -> String {
    let [first, second] = [one, other].map(|claim| bearer_text(&claim.signed.by));
    say!("result-claims-differ", first, one = short(one.result), second, other = short(other.result))
}

/// The result as SGF writes it, or in words where it has none of its own, or nobody wins by points: `B+0` would read like a win.
#[must_use]
pub fn short(result: GameResult) -> String {
    match result {
        GameResult::Win { by: WinBy::Points(HalfPoints::ZERO), .. }
        | GameResult::Draw
        | GameResult::TechnicalDraw
        | GameResult::BothLose
        | GameResult::NoResult
        | GameResult::Void => in_words(result, None),
        other => other.to_sgf(),
    }
}

/// The same of a result that need not be there; empty where it is not.
#[must_use]
pub fn short_if_any(result: Option<GameResult>) -> String {
    result.map(short).unwrap_or_default()
}

/// That no count of a game comes to a result, and why, as a sentence without a full stop.
#[must_use]
pub fn impossible(result: GameResult, why: ImpossibleMargin) -> String {
    let result = short(result);
    match why {
        ImpossibleMargin::Board(size) => say!("result-impossible-on-board", result, size),
        ImpossibleMargin::Komi(komi) => say!("result-impossible-with-komi", result, komi),
        ImpossibleMargin::Drawn => say!("result-impossible-drawn", result),
        ImpossibleMargin::EqualScore(winner) => say!("result-impossible-equal-score", result, winner),
    }
}

/// The result that leads in a recording as a phrase, with how far it has come; `None` while there is none. A name stands in it where
/// `info` has it.
#[must_use]
pub fn with_standing<'a>(view: &RecordingView, info: impl Into<Option<&'a GameInfo>>) -> Option<String> {
    let (leading, standing) = (view.result.as_ref()?, view.result_standing()?);
    Some([&in_words(leading.note.result, info), standing.text()].join(say!("word-comma")))
}

fn phrase(result: GameResult, info: Option<&GameInfo>, is_counted: bool) -> String {
    let fixed = match result {
        GameResult::Win { winner, by } => return win(&side(winner, info), by, is_counted),
        GameResult::Bye { winner } => return say!("result-bye", winner),
        GameResult::Draw => say!("result-draw"),
        GameResult::TechnicalDraw => say!("result-technical-draw"),
        GameResult::BothLose => say!("result-both-lose"),
        GameResult::NoResult => say!("result-no-result"),
        GameResult::Void => say!("result-void"),
        GameResult::Pending => say!("result-pending"),
        GameResult::NotPlayed => say!("result-not-played"),
        GameResult::Unknown => say!("result-unknown"),
    };
    fixed.to_owned()
}

fn side(winner: Color, info: Option<&GameInfo>) -> String {
    let name = info.map_or("", |info| if winner == Color::Black { &info.black.name } else { &info.white.name });
    if name.is_empty() { say!("result-side", winner) } else { say!("result-side-named", winner, name) }
}

fn win(side: &str, by: WinBy, is_counted: bool) -> String {
    match by {
        WinBy::Points(HalfPoints::ZERO) => say!("result-wins-by-rule", side),
        WinBy::Points(margin) => {
            let margin = f64::from(margin.as_halves()) / 2.0;
            if is_counted { say!("result-wins-by-counted", side, margin) } else { say!("result-wins-by", side, margin) }
        }
        WinBy::Resignation => say!("result-wins-by-resignation", side),
        WinBy::Time => say!("result-wins-on-time", side),
        WinBy::Forfeit(Forfeit::Unspecified) => say!("result-wins-by-forfeit", side),
        // A decision is no breach of the loser's.
        WinBy::Forfeit(Forfeit::Adjudicated) => say!("result-wins-by-adjudication", side),
        WinBy::Forfeit(why) => say!("result-wins-by-forfeit-because", side, why),
        WinBy::Unspecified => say!("result-wins", side),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::record::Player;
    use kifuscribe_language::{Language, within};

    #[test]
    fn a_result_names_the_winner() {
        let info = GameInfo { black: Player { name: "Ito".into(), ..Player::default() }, ..GameInfo::default() };
        let of = |text| GameResult::from_sgf(text).unwrap();
        assert_eq!(counted(of("B+11"), &info), "Black - Ito - wins by 11 (counted)");
        let said = |text| in_words(of(text), &info);
        assert_eq!(said("B+11"), "Black - Ito - wins by 11");
        assert_eq!(said("B+0"), "Black - Ito - wins by rule, as the scores are equal");
        assert_eq!(said("W+R"), "White wins by resignation");
        assert_eq!(said("B+T"), "Black - Ito - wins on time");
        assert_eq!(in_words(of("B+3.5"), None), "Black wins by 3.5");
        assert_eq!(in_words(GameResult::BothLose, &info), "both lose");
        let late = GameResult::Win { winner: Color::White, by: WinBy::Forfeit(Forfeit::Late) };
        assert_eq!(in_words(late, &info), "White wins by forfeit: the loser came too late");
    }

    #[test]
    fn points_have_the_forms_of_their_language() {
        let said = |text| {
            let result = GameResult::from_sgf(text).unwrap();
            within(Language::Russian, || in_words(result, None))
        };
        let expected = ["чёрные выиграли 1 очко", "белые выиграли 3.5 очка", "чёрные выиграли 11 очков"];
        assert_eq!(["B+1", "W+3.5", "B+11"].map(said), expected);
    }
}
