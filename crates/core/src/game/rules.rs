//! Rule sets as independent switches, with named presets (docs/rules.md A.1).
//!
//! Where the sources contradict each other (docs/rules.md A.9), there is a switch.

use strum::{EnumString, IntoStaticStr, VariantArray};

pub use super::preset::Preset;

use super::color::Color;
use super::halfpoints::HalfPoints;

/// Everything that rule sets disagree about.
///
/// ```
/// use kifuscribe_core::game::rules::{Preset, Rules};
/// use kifuscribe_core::game::{color::Color, play::Game, point::Point, position::Position, stones::Stones};
/// let stones = Stones::from_diagram("
///     . X O . .
///     X X O . .
///     O O O . .
///     . . . . .
///     . . . . .").unwrap();
/// let corner = Point::from_label("A5", stones.size());
/// let start = Position::from_stones(stones, Color::Black);
/// let mut chinese = Game::new(Rules::preset(Preset::Area), start.clone());
/// let refused = chinese.play(Color::Black, corner).unwrap_err();
/// assert_eq!(refused.to_string(), "Black may not play A5: the 4 stones would have no liberty");
/// let mut new_zealand = Game::new(Rules::preset(Preset::NewZealand), start);
/// assert_eq!(new_zealand.play(Color::Black, corner).unwrap().effect.suicide.len(), 4);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rules {
    /// The preset these rules started from.
    pub preset: Preset,
    /// Whether a player may make a move that leaves own stones without liberty.
    pub suicide: Suicide,
    /// Which repetitions are illegal.
    pub ko: KoRule,
    /// What stops the game.
    pub stop: Stop,
    /// What ends a stopped game.
    pub end: End,
    /// Who moves first when a stopped game is resumed.
    pub resume: Resume,
    /// What counts.
    pub scoring: Scoring,
    /// Whether a point is taken from Black who made the last board move, so that area scores like
    /// territory (WMSG's correction).
    pub parity_correction: bool,
    /// Who gets an equal score.
    pub tie: Tie,
    /// The points White receives in an even game.
    pub komi: HalfPoints,
    /// Where handicap stones go.
    pub placement: Placement,
    /// Who makes the first move.
    pub first_move: FirstMove,
    /// What White receives for the handicap stones.
    pub compensation: Compensation,
    /// Whether eyes of groups in seki count.
    pub seki_eyes: SekiEyes,
    /// When neutral points are filled.
    pub dame: Dame,
    /// What follows an illegal move.
    pub illegal: IllegalMove,
    /// What a right guess at the draw for colours gives.
    pub nigiri: Nigiri,
    /// The stones of a set.
    pub set: StoneSet,
    /// What coming late costs.
    pub lateness: LatenessRule,
    /// Pair go is played: four players in turn.
    pub pair_go: bool,
}

/// Whether a player may make a move that leaves own stones without liberty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Suicide {
    /// Never (S2, S4).
    Forbidden,
    /// Two stones or more (S0).
    MultiStone,
    /// Always; a single stone is lifted again at once and equals a pass (S1).
    OneStoneIsPass,
    /// Always, as a move: a single stone is lifted again at once, which positional superko forbids because the board
    /// is as before (New Zealand, Tromp-Taylor).
    Allowed,
}

/// Which repetitions are illegal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum KoRule {
    /// The stone that took a ko may not be taken at once. Longer cycles are not forbidden; they are
    /// reported, and the players may agree on "no result" (S4 13.1).
    Simple,
    /// No whole-board position may occur again (S2, Tromp-Taylor).
    PositionalSuperko,
    /// No whole-board position may occur again with the same side to move (New Zealand, AGA).
    SituationalSuperko,
    /// Ing's hot stones: simple ko is checked, the rest is detected and reported to the referee, because
    /// it turns on life and death (S1, docs/rules.md A.2).
    Ing,
}

/// What stops the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stop {
    /// This many passes in a row.
    Passes(usize),
    /// Both players agree that it is over.
    Agreement,
}

/// What ends a stopped game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum End {
    /// Stopping is ending (S2).
    AtStop,
    /// This many passes in a row, counted from the first that stopped it; or both players agree, as
    /// recorders rarely write the second pair of passes down (S1).
    Passes(usize),
    /// Both players agree on the dead stones (S0, S3, S4).
    Agreement,
}

/// Who moves first when a stopped game is resumed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Resume {
    /// The player whose turn it is.
    PlayerOnTurn,
    /// The opponent of the player who asked (S4 9.3).
    OpponentOfRequester,
}

/// What counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Living stones and what they surround.
    Area,
    /// Surrounded points and prisoners.
    Territory,
}

/// Who gets an equal score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tie {
    /// This player always.
    To(Color),
    /// White in a handicap game, else Black (S1, AGA).
    WhiteWithHandicapElseBlack,
    /// Nobody: it is a draw.
    Draw,
}

impl Tie {
    /// Who gets an equal score in a game with `handicap` handicap moves, if a player gets it.
    #[must_use]
    pub const fn winner(self, handicap: usize) -> Option<Color> {
        match self {
            Self::To(color) => Some(color),
            Self::WhiteWithHandicapElseBlack if handicap > 0 => Some(Color::White),
            Self::WhiteWithHandicapElseBlack => Some(Color::Black),
            Self::Draw => None,
        }
    }
}

/// Where handicap stones go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Placement {
    /// Anywhere: Black plays them (S1).
    Free,
    /// On the star points in a fixed order (S4).
    StarPoints,
}

/// Who makes the first move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FirstMove {
    /// Black always: with a handicap Black makes the handicap moves and one more before White's first
    /// stone, and White passes meanwhile (S1).
    Black,
    /// Black in an even game, White after two handicap stones or more (S4 16.5).
    WhiteAfterHandicap,
}

/// What White receives for the handicap stones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
pub enum Compensation {
    /// Nothing.
    #[strum(serialize = "none")]
    None,
    /// A point for each handicap move, which is one less than the stones Black has down: SGF's `HA` less
    /// one (S1, AGA).
    #[strum(serialize = "moves")]
    PointPerMove,
    /// A point for each stone Black has down, SGF's `HA`, as some servers score Chinese games (docs/rules.md
    /// A.9, 13).
    #[strum(serialize = "stones")]
    PointPerStone,
}

/// What a right guess at the draw for colours gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Nigiri {
    /// The choice of colour (S1).
    Choice,
    /// Black (S4 16.5b).
    Black,
    /// The rules do not say (S0, S2, S3).
    NotStated,
}

/// The stones of a set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StoneSet {
    /// Half the points of the board for each side, so that one point stays empty (S0, S1, S3).
    Equal,
    /// One black stone more: 181 and 180 on 19 lines (S4 App.3). A fill leaves no point empty then.
    BlackOneMore,
}

impl StoneSet {
    /// The stones of Black and of White on a board of `points` points.
    #[must_use]
    pub const fn bowls(self, points: usize) -> [usize; 2] {
        let half = points.saturating_sub(1) / 2;
        match self {
            Self::Equal => [half, half],
            Self::BlackOneMore => [half + 1, half],
        }
    }
}

/// What coming late costs, see [`LatenessRule::ruling`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LatenessRule {
    /// Double the lateness is deducted, and half the allowance late is a loss (S1).
    DoubleDeduction,
    /// More than an hour late is a loss (S4 21.4).
    OneHour,
    /// The rules say nothing of it (S0, S2, S3): the tournament's conditions decide.
    NotStated,
}

/// Whether eyes of groups in seki count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SekiEyes {
    /// They are their owner's; only points that both share are split.
    Count,
    /// Nothing scores in a seki (S4 8.3). The players agree which groups are in one; a fill cannot leave
    /// their eyes out.
    Nothing,
}

/// When neutral points are filled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Dame {
    /// Before the passes, on running clocks; what was missed is a shared point of the count.
    BeforeStop,
    /// In turn after the clocks have stopped; they count for neither side (S4).
    AfterStop,
}

/// What follows an illegal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// The position is put back and the offender plays a legal move; no penalty (S1).
    Restore,
    /// Noticed within three moves it is taken back, later it loses; the judge chooses (S4 22.3, 12.1).
    UndoOrLoss,
    /// The referee decides.
    Referee,
}

impl Rules {
    /// Whether the articles of the Russian Go Federation's code about conduct hold (S4): its rules are played.
    #[must_use]
    pub fn has_rgf_articles(&self) -> bool {
        self.preset == Preset::Japanese
    }

    /// Who makes the first move of a game with `stones` handicap stones (SGF's `HA`).
    #[must_use]
    pub const fn first_to_play(&self, stones: usize) -> Color {
        match self.first_move {
            FirstMove::WhiteAfterHandicap if stones >= 2 => Color::White,
            _ => Color::Black,
        }
    }

    /// The same rules with pair go on top: komi 6, an equal score to White, penalties of three points
    /// for playing out of order (S4 App.4).
    #[must_use]
    pub const fn with_pair_go(self) -> Self {
        Self { pair_go: true, komi: super::pair_go::KOMI, tie: Tie::To(Color::White), ..self }
    }

    /// The komi of a game with `handicap` handicap stones (SGF's `HA`) under these rules, where the record names none.
    /// Handicap games have none, also those with a handicap of 1 (docs/rules.md A.3).
    #[must_use]
    pub const fn default_komi(&self, handicap: usize) -> HalfPoints {
        if handicap >= 1 { HalfPoints::ZERO } else { self.komi }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::named::Named;

    #[test]
    fn every_contradiction_of_the_sources_has_its_switch() {
        // docs/rules.md A.9 by number; what is tested elsewhere is left out.
        let [ing, egf, japanese] = [Preset::Ing, Preset::IngEgf, Preset::Japanese].map(Rules::preset);
        // 4: Black always begins, or White after a handicap.
        assert_eq!([ing.first_to_play(4), japanese.first_to_play(1)], [Color::Black; 2]);
        assert_eq!(japanese.first_to_play(2), Color::White);
        assert_eq!((ing.placement, japanese.placement), (Placement::Free, Placement::StarPoints));
        // 5: the draw for colours.
        assert_eq!([ing.nigiri, japanese.nigiri, egf.nigiri], [Nigiri::Choice, Nigiri::Black, Nigiri::NotStated]);
        // 6: the set.
        assert_eq!((ing.set.bowls(361), japanese.set.bowls(361)), ([180, 180], [181, 180]));
        // 7: komi.
        let komi = |rules: Rules| rules.komi.to_string();
        assert_eq!([komi(ing), komi(egf.clone()), komi(egf.with_pair_go())], ["8", "8", "6"]);
        assert_eq!(Rules::preset(Preset::Wmsg2008).komi.to_string(), "6.5");
    }

    #[test]
    fn pair_go_comes_on_top_of_any_rules() {
        for &preset in Preset::ALL {
            let rules = Rules::preset(preset);
            let pair = rules.clone().with_pair_go();
            assert_eq!((pair.pair_go, pair.tie.winner(0)), (true, Some(Color::White)));
            assert_eq!((pair.scoring, pair.ko, pair.suicide), (rules.scoring, rules.ko, rules.suicide));
        }
    }

    #[test]
    fn ties_go_where_the_sources_send_them() {
        let tie = |preset, handicap| Rules::preset(preset).tie.winner(handicap).map(Color::letter);
        assert_eq!(tie(Preset::Ing, 3), Some('B'));
        assert_eq!(tie(Preset::IngEgf, 0), None);
        assert_eq!((tie(Preset::IngAga, 0), tie(Preset::IngAga, 1)), (Some('B'), Some('W')));
        assert_eq!(tie(Preset::Area, 0), None);
        assert_eq!(tie(Preset::Japanese, 0), Some('W'));
    }

    #[test]
    fn white_moves_first_after_handicap_stones_that_are_laid() {
        let first = |preset, handicap| Rules::preset(preset).first_to_play(handicap);
        for preset in [Preset::Aga, Preset::NewZealand, Preset::Japanese] {
            assert_eq!((first(preset, 0), first(preset, 4)), (Color::Black, Color::White), "{preset}");
        }
        // Under Ing's rules Black plays the handicap as moves.
        assert_eq!((first(Preset::Ing, 0), first(Preset::Ing, 4)), (Color::Black, Color::Black));
    }
}
