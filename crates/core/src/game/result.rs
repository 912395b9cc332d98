//! How a game ended, in the terms of a tournament (docs/rules.md A.6, 1).

use super::color::Color;
use super::halfpoints::HalfPoints;
use kifuscribe_language::Message;
use strum::{EnumString, IntoStaticStr};

/// The result of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// One side won.
    Win {
        /// The winner.
        winner: Color,
        /// How the game was decided.
        by: WinBy,
    },
    /// Equal scores, which the rules give to neither player.
    Draw,
    /// A draw given by the organisers rather than by the score.
    TechnicalDraw,
    /// Both players lose.
    BothLose,
    /// The game ended without result, as a repetition ends one (docs/rules.md A.2, A.6).
    NoResult,
    /// The referee has declared the game void.
    Void,
    /// Without result until the referee rules; neither player has points before.
    Pending,
    /// The game was not played.
    NotPlayed,
    /// `winner` had no opponent this round.
    Bye {
        /// The player who had the bye.
        winner: Color,
    },
    /// The result is not known.
    Unknown,
}

/// How a game was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WinBy {
    /// By the count. Zero is an equal score that the rules give to the winner.
    Points(HalfPoints),
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    Time,
    /// The game was given against the loser.
    Forfeit(Forfeit),
    /// The way is not known.
    Unspecified,
}

/// Why a game was given against a player. SGF writes all of them `F`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString, IntoStaticStr, Message)]
#[strum(serialize_all = "kebab-case")]
pub enum Forfeit {
    /// The loser did not appear.
    NoShow,
    /// The loser appeared too late.
    Late,
    /// The loser left the game or the tournament.
    Left,
    /// An illegal move that is not taken back loses.
    IllegalMove,
    /// The referee or a committee decided.
    Adjudicated,
    /// The loser was disqualified.
    Disqualified,
    /// A forfeit for an unknown reason.
    Unspecified,
}

impl GameResult {
    /// A win of `winner`.
    #[must_use]
    pub const fn win(winner: Color, by: WinBy) -> Self {
        Self::Win { winner, by }
    }

    /// The result of a count with `margin` (Black minus White): the side ahead wins by it, and an
    /// equal score goes to `tie` or is a draw.
    #[must_use]
    pub fn of_margin(margin: HalfPoints, tie: Option<Color>) -> Self {
        let winner = match margin.as_halves() {
            0 => match tie {
                Some(color) => color,
                None => return Self::Draw,
            },
            halves if halves > 0 => Color::Black,
            _ => Color::White,
        };
        Self::win(winner, WinBy::Points(margin.abs()))
    }

    /// Whether the game was decided by something other than its score, such as a resignation or a ruling. A win without
    /// its margin may be one by points.
    #[must_use]
    pub const fn is_without_count(self) -> bool {
        match self {
            Self::Win { by, .. } => !matches!(by, WinBy::Points(_) | WinBy::Unspecified),
            Self::Draw | Self::Pending | Self::Unknown => false,
            Self::TechnicalDraw | Self::BothLose | Self::NoResult | Self::Void | Self::NotPlayed | Self::Bye { .. } => {
                true
            }
        }
    }

    /// Whether somebody beside the players gives it: what is adjudicated, a disqualification, a technical draw, and what is declared void.
    #[must_use]
    pub const fn is_of_referee(self) -> bool {
        match self {
            Self::Win { by: WinBy::Forfeit(why), .. } => matches!(why, Forfeit::Adjudicated | Forfeit::Disqualified),
            Self::TechnicalDraw | Self::Void => true,
            _ => false,
        }
    }

    /// Whether it is what a count comes to.
    #[must_use]
    pub const fn is_of_count(self) -> bool {
        matches!(self, Self::Win { by: WinBy::Points(_), .. } | Self::Draw)
    }

    /// The result of the same game where the players have the other colours: the same player has won.
    #[must_use]
    pub const fn with_other_colors(self) -> Self {
        match self {
            Self::Win { winner, by } => Self::Win { winner: winner.opponent(), by },
            Self::Bye { winner } => Self::Bye { winner: winner.opponent() },
            Self::Draw
            | Self::TechnicalDraw
            | Self::BothLose
            | Self::NoResult
            | Self::Void
            | Self::Pending
            | Self::NotPlayed
            | Self::Unknown => self,
        }
    }

    /// The winner, where there is one. A bye counts as won.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Win { winner, .. } | Self::Bye { winner } => Some(winner),
            _ => None,
        }
    }

    /// Whether the game has been decided and the result may be handed out.
    #[must_use]
    pub const fn is_decided(self) -> bool {
        !matches!(self, Self::Pending | Self::Unknown)
    }

    /// As a person types it and a journal keeps it: as SGF writes it, and in words where SGF has no value of its own, such as
    /// `both-lose`, `no-result`, `technical-draw`, `W+illegal-move`, `B+adjudicated`.
    #[must_use]
    pub fn to_text(self) -> String {
        match self {
            Self::Win { winner, by: WinBy::Forfeit(why) } if why != Forfeit::Unspecified => {
                format!("{}+{}", winner.letter(), <&str>::from(why))
            }
            Self::BothLose => "both-lose".to_owned(),
            Self::NoResult => "no-result".to_owned(),
            Self::TechnicalDraw => "technical-draw".to_owned(),
            other => other.to_sgf(),
        }
    }

    /// As tables, JSON and pages have it: as SGF writes it, and in words where SGF has no value of its own, such as `both-lose`. Why a
    /// game is forfeited stands beside it there.
    #[must_use]
    pub fn to_listed(self) -> String {
        if matches!(self, Self::Win { .. }) { self.to_sgf() } else { self.to_text() }
    }

    /// The result of that [`to_text`](Self::to_text). Spaces and dashes are one.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(|c: char| c.is_whitespace() || "-_".contains(c)).collect();
        let joined =
            words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-").to_ascii_lowercase();
        match joined.as_str() {
            "both-lose" | "bothlose" => return Some(Self::BothLose),
            "no-result" | "noresult" => return Some(Self::NoResult),
            "technical-draw" => return Some(Self::TechnicalDraw),
            _ => {}
        }
        let forfeit = joined.split_once('+').and_then(|(side, how)| {
            let how = match how.trim_matches('-') {
                "illegal" => "illegal-move",
                "adjudication" | "referee" => "adjudicated",
                how => how,
            };
            let why: Forfeit = how.parse().ok()?;
            let by = WinBy::Forfeit(why);
            Self::from_sgf(&format!("{}+F", side.trim_matches('-')))?.winner().map(|winner| Self::win(winner, by))
        });
        forfeit.or_else(|| Self::from_sgf(text))
    }

    /// As SGF's `RE` writes it: `B+3.5`, `W+R`, `B+T`, `W+F`, `0`, `Void`, `?`; `B+0` is an equal score
    /// that the rules give to Black. SGF has no value for "both lose" and "no result", which are written `Void`.
    #[must_use]
    pub fn to_sgf(self) -> String {
        match self {
            Self::Win { winner, by } => {
                let how = match by {
                    WinBy::Points(margin) => margin.to_string(),
                    WinBy::Resignation => "R".to_owned(),
                    WinBy::Time => "T".to_owned(),
                    WinBy::Forfeit(_) => "F".to_owned(),
                    WinBy::Unspecified => String::new(),
                };
                format!("{}+{how}", winner.letter())
            }
            Self::Bye { winner } => format!("{}+F", winner.letter()),
            Self::Draw | Self::TechnicalDraw => "0".to_owned(),
            Self::BothLose | Self::NoResult | Self::Void => "Void".to_owned(),
            Self::Pending | Self::NotPlayed | Self::Unknown => "?".to_owned(),
        }
    }

    /// Reads a result as SGF files write it: the values of [`GameResult::to_sgf`], `Resign`, `Time`, `Forfeit`,
    /// `Draw`, `Jigo`, in any case and with blanks.
    #[must_use]
    pub fn from_sgf(text: &str) -> Option<Self> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect::<String>().to_ascii_lowercase();
        match text.as_str() {
            "0" | "draw" | "jigo" | "tie" => return Some(Self::Draw),
            "void" => return Some(Self::Void),
            "?" => return Some(Self::Unknown),
            _ => {}
        }
        let (side, how) = text.split_once('+')?;
        let winner = match side {
            "b" | "black" => Color::Black,
            "w" | "white" => Color::White,
            _ => return None,
        };
        let by = match how {
            "" => WinBy::Unspecified,
            "r" | "resign" | "resignation" => WinBy::Resignation,
            "t" | "time" => WinBy::Time,
            "f" | "forfeit" => WinBy::Forfeit(Forfeit::Unspecified),
            points => WinBy::Points(HalfPoints::parse(points).filter(|p| p.as_halves() >= 0)?),
        };
        Some(Self::win(winner, by))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, written: &str) {
        assert_eq!(GameResult::from_sgf(text).map(GameResult::to_sgf).as_deref(), Some(written), "{text}");
    }

    #[test]
    fn results_are_read_as_files_write_them() {
        check("B+3.5", "B+3.5");
        check("B+3.50", "B+3.5");
        check("W+Resign", "W+R");
        check("w+r", "W+R");
        check("White+Time", "W+T");
        check("B + forfeit", "B+F");
        check("Draw", "0");
        check("jigo", "0");
        check("B+0", "B+0");
        check("Void", "Void");
        check("?", "?");
        check("W+", "W+");
        for bad in ["", "B", "R+B", "B+3.75", "B+-3", "Black wins"] {
            assert_eq!(GameResult::from_sgf(bad), None, "{bad}");
        }
    }

    #[test]
    fn what_sgf_has_no_value_for_is_typed_in_words_and_kept() {
        for (typed, kept, sgf) in [
            ("both-lose", "both-lose", "Void"),
            ("Both lose", "both-lose", "Void"),
            ("no result", "no-result", "Void"),
            ("void", "Void", "Void"),
            ("technical-draw", "technical-draw", "0"),
            ("B+illegal", "B+illegal-move", "B+F"),
            ("w + illegal move", "W+illegal-move", "W+F"),
            ("White+referee", "W+adjudicated", "W+F"),
            ("B+no-show", "B+no-show", "B+F"),
            ("B+late", "B+late", "B+F"),
            ("W+disqualified", "W+disqualified", "W+F"),
            ("B+F", "B+F", "B+F"),
            ("B+3.5", "B+3.5", "B+3.5"),
            ("w+R", "W+R", "W+R"),
            ("0", "0", "0"),
        ] {
            let result = GameResult::from_text(typed).unwrap();
            assert_eq!([result.to_text(), result.to_sgf()], [kept, sgf], "{typed}");
            assert_eq!(GameResult::from_text(kept), Some(result), "{kept}");
        }
        for bad in ["", "B+unspecified points", "both", "B+-3", "illegal", "B+3.75"] {
            assert_eq!(GameResult::from_text(bad), None, "{bad}");
        }
    }

    #[test]
    fn an_equal_score_goes_where_the_rules_send_it() {
        assert_eq!(GameResult::of_margin(HalfPoints::ZERO, Some(Color::Black)).to_sgf(), "B+0");
        assert_eq!(GameResult::of_margin(HalfPoints::ZERO, None).to_sgf(), "0");
        assert_eq!(GameResult::of_margin(HalfPoints::halves(-1), None).to_sgf(), "W+0.5");
    }
}
