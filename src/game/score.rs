//! The score of a finished game: every step as a line that can be checked by hand.

use strum::IntoStaticStr;

use super::area::Area;
use super::color::Color;
use super::halfpoints::HalfPoints;
use super::ledger::{Ledger, LineSubject, counted, signed};
use super::point::Point;
use super::result::GameResult;
use super::rules::{Compensation, Rules, Scoring, SekiEyes};
use super::stones::Stones;
use super::territory::Territory;

/// Everything besides the board that enters a score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    /// The rules.
    pub rules: Rules,
    /// The points White receives; negative is reverse komi.
    pub komi: HalfPoints,
    /// H in docs/rules.md B.1: the handicap moves as Ing counts them, one less than the stones that Black has down
    /// before White's first move.
    pub handicap: usize,
    /// The penalties that Black and White pay.
    pub penalties: [HalfPoints; 2],
    /// The stones that Black and White took prisoner during play, dead stones not included.
    pub prisoners: [usize; 2],
    /// The stones that Black and White have put on the board, handicap stones included; `None` without a
    /// record.
    pub plays: Option<[usize; 2]>,
    /// Who put the last stone on the board; `None` where it is not known.
    pub last_board_move: Option<Color>,
}

/// Handicap moves (H in docs/rules.md B.1) of a game with SGF's `HA[stones]`: Black has the first of these moves
/// in an even game, too.
#[must_use]
pub const fn handicap_moves(stones: usize) -> usize {
    stones.saturating_sub(1)
}

/// SGF's `HA` of a game with `moves` handicap moves: 0 where there are none.
#[must_use]
pub const fn handicap_stones(moves: usize) -> usize {
    if moves == 0 { 0 } else { moves + 1 }
}

impl Terms {
    /// The terms of an even game under `rules`, without penalties and prisoners.
    #[must_use]
    pub const fn even(rules: Rules) -> Self {
        let komi = rules.komi;
        Self {
            rules,
            komi,
            handicap: 0,
            penalties: [HalfPoints::ZERO; 2],
            prisoners: [0; 2],
            plays: None,
            last_board_move: None,
        }
    }

    /// What White receives for the handicap stones under these rules.
    #[must_use]
    pub const fn compensation(&self) -> HalfPoints {
        match self.rules.compensation {
            Compensation::None => HalfPoints::ZERO,
            Compensation::PointPerMove => HalfPoints::points(self.handicap as i32),
            Compensation::PointPerStone => HalfPoints::points(handicap_stones(self.handicap) as i32),
        }
    }

    /// WMSG's correction δ: the point that Black gives back for the last board move; nothing under other
    /// rules, and nothing where it is not known who made it.
    #[must_use]
    pub fn parity_correction(&self) -> HalfPoints {
        let due = self.rules.parity_correction && self.last_board_move == Some(Color::Black);
        HalfPoints::points(i32::from(due))
    }

    /// c in docs/rules.md B.1: what Black owes White net, all corrections included.
    #[must_use]
    pub fn owed(&self) -> HalfPoints {
        self.komi + self.compensation() + self.penalties[0] - self.penalties[1] + self.parity_correction()
    }

    /// Returns who gets an equal score; `None` where the margin is another one, or the rules give it to nobody.
    #[must_use]
    pub fn tie(&self, margin: HalfPoints) -> Option<Color> {
        if margin == HalfPoints::ZERO { self.rules.tie.winner(self.handicap) } else { None }
    }

    /// The lines of an account that lead to c.
    pub fn explain_owed(&self, ledger: &mut Ledger) {
        let mut how = format!("komi {}", self.komi);
        let mut parts = 1;
        if self.compensation() != HalfPoints::ZERO {
            how += &match self.rules.compensation {
                Compensation::PointPerStone => {
                    format!(
                        " + {} for {}",
                        self.compensation(),
                        counted(handicap_stones(self.handicap), "handicap stone")
                    )
                }
                _ => format!(" + {} for {}", self.compensation(), counted(self.handicap, "handicap move")),
            };
            parts += 1;
        }
        for (color, sign) in [(Color::Black, 1), (Color::White, -1)] {
            let penalty = self.penalties[color as usize];
            if penalty != HalfPoints::ZERO {
                how += &format!(" {} ({color}'s penalty)", signed(penalty * sign));
                parts += 1;
            }
        }
        if self.rules.parity_correction {
            let who = match self.last_board_move {
                Some(color) => format!("{color} made the last board move"),
                None => "nobody knows who made the last board move".to_owned(),
            };
            how += &format!(" + {} ({who})", self.parity_correction());
            parts += 1;
        }
        let label = "Points to White";
        ledger.add(label, if parts == 1 { "komi".to_owned() } else { how }, self.owed());
    }

    /// Doubts about these terms.
    #[must_use]
    pub fn doubts(&self) -> Vec<ScoreFlag> {
        let mut flags = Vec::new();
        if self.rules.parity_correction {
            match (self.last_board_move, self.plays) {
                (None, _) => flags.push(ScoreFlag::LastMoveUnknown),
                (Some(last), Some([black, white])) => {
                    let expected = if last == Color::Black { white + 1 } else { white };
                    if black != expected {
                        flags.push(ScoreFlag::MoveParityUndefined { black, white });
                    }
                }
                (Some(_), None) => {}
            }
        }
        flags
    }
}

/// Something about a score that a person has to check.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ScoreFlag {
    /// WMSG's correction needs to know who made the last board move.
    LastMoveUnknown,
    /// WMSG's correction is defined for equal numbers of board moves, or one more of Black's.
    MoveParityUndefined {
        /// Black's board moves.
        black: usize,
        /// White's board moves.
        white: usize,
    },
    /// Neutral points are not filled; under territory rules they may cost their neighbours everything.
    UnfilledDame {
        /// The points.
        points: Vec<Point>,
    },
    /// A group touches a dame and has no two eyes: in seki by the letter, unless the dame is filled.
    SekiOrDame {
        /// The colour.
        color: Color,
        /// A stone of the group.
        at: Point,
        /// The points it surrounds, which count here and would not in a seki.
        points: usize,
    },
    /// Area and territory do not agree with the number of moves: the record or the board is wrong.
    CrossCheck {
        /// D, by area.
        area: i32,
        /// T plus the difference of board moves.
        territory: i32,
    },
}

impl ScoreFlag {
    /// The name in JSON.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.into()
    }

    /// The flag as a sentence, on a board of the size of `stones`.
    #[must_use]
    pub fn text(&self, stones: &Stones) -> String {
        let size = stones.size();
        match self {
            Self::LastMoveUnknown => {
                "who made the last board move is not known, and the correction depends on it: say --last-move"
                    .to_owned()
            }
            Self::MoveParityUndefined { black, white } => format!(
                "Black made {black} board moves and White {white}; the rules define the correction for equal numbers or \
                 one more of Black's, so the last board move decides"
            ),
            Self::UnfilledDame { points } => {
                let labels: Vec<String> = points.iter().map(|p| p.label(size)).collect();
                format!("unfilled dame at {}: fill them, one each in turn", labels.join(" "))
            }
            Self::SekiOrDame { color, at, points } => format!(
                "the {} group of {} touches a dame and has no two eyes: its {points} points count here, and would not if \
                 it is in seki",
                color.name(),
                at.label(size)
            ),
            Self::CrossCheck { area, territory } => format!(
                "by area the difference is {area}, by territory and the number of moves {territory}: the record or the \
                 board is wrong"
            ),
        }
    }
}

/// The score of a position without dead stones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// The division of the board.
    pub area: Area,
    /// The account by territory.
    pub territory: Territory,
    /// Prisoners of Black and of White, dead stones included.
    pub prisoners: [usize; 2],
    /// D in docs/rules.md B.1: the area difference, Black minus White.
    pub area_difference: i32,
    /// T in docs/rules.md B.1: the difference of territory and prisoners, all eyes counted.
    pub territory_difference: i32,
    /// R in docs/rules.md B.1: the margin after everything that Black owes White.
    pub margin: HalfPoints,
    /// The result.
    pub result: GameResult,
    /// Who got an equal score, where the rules give it to a player.
    pub tie: Option<Color>,
    /// What a person has to check.
    pub flags: Vec<ScoreFlag>,
    /// The arithmetic.
    pub ledger: Ledger,
}

/// Scores `living`, the position without the dead stones.
///
/// `dead` counts the dead stones of Black and of White that were lifted; `seki` names groups that the
/// players agree are in seki (see [`Territory::of`]): they matter where [`SekiEyes::Nothing`] leaves their eyes out.
///
/// ```
/// use kifuscribe::game::rules::{Preset, Rules};
/// use kifuscribe::game::score::{Terms, score};
/// use kifuscribe::game::{halfpoints::HalfPoints, stones::Stones};
/// let living = Stones::from_diagram("
///     . X . O .
///     X X . O .
///     . X O O .
///     X X O . O
///     . X O O .").unwrap();
/// let terms = Terms { komi: HalfPoints::halves(1), ..Terms::even(Rules::preset(Preset::Area)) };
/// let score = score(&living, [0, 0], &[], &terms);
/// // Black has 7 stones and 3 points, White 8 stones and 5 points; C5 and C4 are shared.
/// assert_eq!((score.area_difference, score.result.to_sgf().as_str()), (-3, "W+3.5"));
/// ```
#[must_use]
pub fn score(living: &Stones, dead: [usize; 2], seki: &[Point], terms: &Terms) -> Score {
    let area = Area::of(living);
    let territory = Territory::of(living, if terms.rules.seki_eyes == SekiEyes::Nothing { seki } else { &[] });
    let [black_prisoners, white_prisoners] = terms.prisoners;
    // A dead black stone is a prisoner of White.
    let prisoners = [black_prisoners + dead[1], white_prisoners + dead[0]];
    let area_difference = area.difference();
    let sides = Color::BOTH.map(|c| area.territory(c) as i32 + prisoners[c as usize] as i32);
    let territory_difference = sides[0] - sides[1];

    let mut ledger = Ledger::default();
    let mut flags = terms.doubts();
    let difference = match terms.rules.scoring {
        Scoring::Area => count_area(&area, &territory, &mut ledger),
        Scoring::Territory => {
            flags.extend(territory_doubts(&territory));
            count_territory(&territory, prisoners, &mut ledger)
        }
    };
    if let Some([black, white]) = terms.plays {
        let by_moves = territory_difference + black as i32 - white as i32;
        if by_moves != area_difference {
            flags.push(ScoreFlag::CrossCheck { area: area_difference, territory: by_moves });
        } else if terms.rules.parity_correction {
            let how = format!("{} - {} territory and prisoners + {black} - {white} board moves", sides[0], sides[1]);
            ledger.add_points("Cross-check by territory", how, by_moves);
        }
    }
    terms.explain_owed(&mut ledger);
    let margin = HalfPoints::points(difference) - terms.owed();
    let how = format!("{difference} {}", signed(-terms.owed()));
    ledger.add("Margin", how, margin);
    let tie = terms.tie(margin);
    let result = GameResult::of_margin(margin, tie);
    Score { area, territory, prisoners, area_difference, territory_difference, margin, result, tie, flags, ledger }
}

/// Adds the lines of a count by area, and returns the difference.
fn count_area(area: &Area, territory: &Territory, ledger: &mut Ledger) -> i32 {
    for color in Color::BOTH {
        let (stones, points) = (area.living(color), area.territory(color));
        let how = format!("{} + {} of territory", counted(stones, "living stone"), counted(points, "point"));
        ledger.add_points(format!("{color}'s area"), how, area.total(color) as i32);
        ledger.about(LineSubject::Area(color));
    }
    if area.shared() > 0 {
        ledger.add(
            "Shared points",
            format!("{} shared: half to each side, no difference", counted(area.shared(), "point")),
            HalfPoints::ZERO,
        );
        ledger.about(LineSubject::Shared);
    }
    let difference = area.difference();
    let how = format!("{} - {}", area.total(Color::Black), area.total(Color::White));
    ledger.add_points("Difference", how, difference);
    ledger.about(LineSubject::Areas);
    let [black, white] = territory.seki_points.map(|n| n as i32);
    if black + white > 0 {
        let how = format!("{difference} - {black} of Black's + {white} of White's");
        ledger.add_points("Without the eyes in seki", how, difference - black + white);
    }
    difference - black + white
}

/// Adds the lines of a count by territory and prisoners, and returns the difference.
fn count_territory(territory: &Territory, prisoners: [usize; 2], ledger: &mut Ledger) -> i32 {
    let scored = Color::BOTH.map(|color| {
        let (points, seki) = (territory.points[color as usize], territory.seki_points[color as usize]);
        let prisoners = prisoners[color as usize];
        let mut how = format!("{} of territory + {}", counted(points, "point"), counted(prisoners, "prisoner"));
        if seki > 0 {
            how += &format!(" ({} in seki not counted)", counted(seki, "point"));
        }
        let scored = (points + prisoners) as i32;
        ledger.add_points(format!("{color}'s territory"), how, scored);
        ledger.about(LineSubject::Territory(color));
        scored
    });
    let difference = scored[0] - scored[1];
    ledger.add_points("Difference", format!("{} - {}", scored[0], scored[1]), difference);
    difference
}

/// Doubts about a division of the board that is counted by territory.
fn territory_doubts(territory: &Territory) -> Vec<ScoreFlag> {
    let mut doubts = Vec::new();
    if !territory.dame.is_empty() {
        doubts.push(ScoreFlag::UnfilledDame { points: territory.dame.clone() });
    }
    for group in territory.doubtful.iter().filter(|g| !g.territory.is_empty()) {
        let Some(&at) = group.stones.first() else { continue };
        doubts.push(ScoreFlag::SekiOrDame { color: group.color, at, points: group.territory.len() });
    }
    doubts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::rules::Preset;

    #[test]
    fn handicap_moves_are_one_less_than_stones() {
        assert_eq!([0, 1, 2, 3, 9].map(handicap_moves), [0, 0, 1, 2, 8]);
        assert_eq!([0, 1, 2, 8].map(handicap_stones), [0, 2, 3, 9]);
    }

    #[test]
    fn the_account_can_be_read_aloud() {
        let stones = Stones::from_diagram(". X O . .\n. X O . .\n. X O . .\nX X O . .\nO O O . .").unwrap();
        let mut terms = Terms::even(Rules::preset(Preset::IngAga));
        terms.handicap = 2;
        terms.penalties = [HalfPoints::points(4), HalfPoints::points(2)];
        let score = score(&stones, [0, 0], &[], &terms);
        assert_eq!(
            score.ledger.to_string(),
            "Black's area: 5 living stones + 3 points of territory = 8\n\
             White's area: 7 living stones + 10 points of territory = 17\n\
             Difference: 8 - 17 = -9\n\
             Points to White: komi 8 + 2 for 2 handicap moves + 4 (Black's penalty) - 2 (White's penalty) = 12\n\
             Margin: -9 - 12 = -21\n"
        );
        assert_eq!(score.result.to_sgf(), "W+21");
    }

    #[test]
    fn an_unfilled_dame_is_said_and_nothing_is_zeroed() {
        let stones = Stones::from_diagram(". X . O .\n. X X O .\n. X X O .\n. X X O .\n. X X O .").unwrap();
        let score = score(&stones, [0, 0], &[], &Terms::even(Rules::preset(Preset::Japanese)));
        let texts: Vec<String> = score.flags.iter().map(|f| f.text(&stones)).collect();
        assert_eq!(
            texts,
            [
                "unfilled dame at C5: fill them, one each in turn",
                "the black group of B5 touches a dame and has no two eyes: its 5 points count here, and would not if it is \
                 in seki",
                "the white group of D5 touches a dame and has no two eyes: its 5 points count here, and would not if it is \
                 in seki",
            ]
        );
        assert_eq!((score.territory.points, score.margin.to_string().as_str()), ([5, 5], "-6.5"));
    }
}
