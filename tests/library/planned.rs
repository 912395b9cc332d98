//! 103 counts as a referee would plan them: what the record says, what lies on the board, what is given to the audit, and what it has
//! to come to.

use std::fs;
use std::path::Path;

use kifuscribe::app::count::form_field::FormField;
use kifuscribe_core::audit::final_position::{Agreement, end_of};
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::game::area::{Area, Owner};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_formats::sgf;
use kifuscribe_lab::synthetic::fault::Fault;
use kifuscribe_lab::synthetic::fill::{SimulatedCount, count};
use kifuscribe_lab::synthetic::random::Random;

/// Two final positions with shared points, which the sample games do not have.
const WITH_SHARED_POINTS: [&str; 2] = [
    "....XO...\n....XO...\n....XO...\n....XO...\n...X.O...\n....XO...\n....XO...\n....XO...\n....XO...",
    "...OX....\n...OX....\n...OX....\n..O.X....\n..O.X....\n..O.X....\n...OX....\n...OX....\n...OX....",
];

/// How many are planned in all.
pub(crate) const ALL: usize = 103;

/// The kinds of count, and how many of each are planned.
const PLAN: [(Kind, usize); 13] = [
    (Kind::Right, 24),
    (Kind::EqualScore, 6),
    (Kind::Parity, 6),
    (Kind::Handicap, 5),
    (Kind::OneFault, 18),
    (Kind::TwoFaults, 6),
    (Kind::FaultsThatCancel, 4),
    (Kind::PenaltyForgotten, 8),
    (Kind::AnotherClaim, 8),
    (Kind::AnotherGame, 6),
    (Kind::AgainstTheRecord, 6),
    (Kind::LivingLifted, 3),
    (Kind::DeadLeft, 3),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Right,
    EqualScore,
    /// WMSG's correction by the last move.
    Parity,
    Handicap,
    OneFault,
    TwoFaults,
    /// A black and a white stone are missing: the margin is right.
    FaultsThatCancel,
    PenaltyForgotten,
    AnotherClaim,
    AnotherGame,
    AgainstTheRecord,
    LivingLifted,
    DeadLeft,
}

/// A count to be audited.
pub(crate) struct Planned {
    /// The final position as the record has it, and what else stands in it.
    pub(crate) recorded: Stones,
    pub(crate) header: String,
    pub(crate) filled: Stones,
    /// What is given to the audit.
    pub(crate) given: Vec<(FormField, String)>,
    /// Black's points less White's; `None` where no result is certain.
    pub(crate) margin: Option<HalfPoints>,
    pub(crate) is_right: bool,
}

/// The position with the colours exchanged.
fn exchanged(stones: &Stones) -> Stones {
    let mut other = Stones::empty(stones.size());
    stones.iter().for_each(|(point, stone)| other.set(point, stone.map(Color::opponent)));
    other
}

/// Final positions of all sizes that are counted by filling in, each won by either side.
fn positions(project: &Path) -> Vec<Stones> {
    let samples = project.join("samples/games");
    let sampled = ["9x9", "13x13", "19x19"].map(|name| {
        let game = sgf::read(&fs::read(samples.join(format!("{name}.sgf"))).unwrap()).unwrap();
        end_of(&game.record, &Agreement::default()).unwrap().living
    });
    let drawn = WITH_SHARED_POINTS.map(|diagram| Stones::from_diagram(diagram).unwrap());
    sampled.into_iter().chain(drawn).flat_map(|stones| [exchanged(&stones), stones]).collect()
}

/// What a referee can count on a finished board, territory by territory.
fn counted(living: &Stones, filled: &Stones) -> Vec<usize> {
    let area = Area::of(living);
    let in_place = living.iter().filter(|&(p, stone)| stone.is_some() && filled.get(p) == stone).count();
    let owners = [Owner::Territory(Color::Black), Owner::Territory(Color::White), Owner::Shared];
    let numbers = owners.into_iter().flat_map(|owner| {
        let of = |what| area.points_of(owner).filter(|&p| filled.get(p) == what).count();
        [Some(Color::Black), Some(Color::White), None].map(of)
    });
    std::iter::once(in_place).chain(numbers).collect()
}

/// Plans a count of this kind in a position; `None` where it has no place there.
fn planned(kind: Kind, positions: &[Stones], seed: u64) -> Option<Planned> {
    let living = &positions[seed as usize % positions.len()];
    let difference = Area::of(living).difference();
    let komi = match kind {
        Kind::EqualScore if difference % 2 == 0 => difference,
        Kind::EqualScore => return None,
        Kind::Parity => 6,
        Kind::Handicap => 10,
        _ => [8, 4, 0, -8][seed as usize / positions.len() % 4],
    };
    let filled = |komi: i32, fault| -> Option<SimulatedCount> {
        count(living, komi, fault, &mut Random::new(seed, "fill")).ok()
    };
    let points = HalfPoints::points;
    let right = filled(komi, Fault::None)?;
    let mut plan = Planned {
        recorded: living.clone(),
        header: format!("RU[GOE]KM[{komi}]"),
        filled: right.filled.clone(),
        given: vec![(FormField::Dead, "none".to_owned())],
        margin: Some(points(difference - komi)),
        is_right: matches!(kind, Kind::Right | Kind::EqualScore | Kind::Parity | Kind::Handicap),
    };
    let own = |color: Color| {
        let is_own = |(p, stone): &(Point, Option<Color>)| *stone == Some(color) && living.get(*p).is_none();
        right.filled.iter().find(is_own).map(|(p, _)| p)
    };
    match kind {
        Kind::Right | Kind::EqualScore => {}
        Kind::Parity => {
            let last = Color::BOTH[seed as usize % 2];
            plan.header = "RU[wmsg2008]KM[6.5]".to_owned();
            plan.given.push((FormField::LastMove, last.name().to_owned()));
            let correction = if last == Color::Black { 2 } else { 0 };
            plan.margin = Some(HalfPoints::halves(2 * difference - 13 - correction));
        }
        Kind::Handicap => {
            plan.header = "RU[ing-aga]KM[8]".to_owned();
            plan.given.push((FormField::Handicap, "2".to_owned()));
        }
        Kind::OneFault | Kind::TwoFaults => {
            let fault = Fault::ALL[1 + seed as usize % (Fault::ALL.len() - 1)];
            plan.filled = filled(komi, fault)?.filled;
            if kind == Kind::TwoFaults {
                let (point, stone) =
                    living.iter().find(|(p, stone)| stone.is_some() && plan.filled.get(*p) == *stone)?;
                plan.filled.set(point, stone.map(Color::opponent));
            }
        }
        Kind::FaultsThatCancel => Color::BOTH.into_iter().try_for_each(|color| {
            plan.filled.set(own(color)?, None);
            Some(())
        })?,
        Kind::PenaltyForgotten => {
            let due = filled(komi + 4, Fault::None)?;
            plan.given.push((FormField::PenaltyBlack, "4".to_owned()));
            plan.margin = Some(points(difference - komi - 4));
            if counted(living, &due.filled) == counted(living, &plan.filled) {
                return None;
            }
        }
        Kind::AnotherClaim => {
            let claimed = GameResult::of_margin(points(difference - komi + 2), Some(Color::Black));
            plan.given.push((FormField::Claimed, claimed.to_sgf()));
        }
        Kind::AnotherGame => {
            let is_other = |other: &&Stones| other.size() == living.size() && *other != living;
            let other = positions.iter().filter(is_other).nth(seed as usize % 3)?;
            plan.filled = count(other, komi, Fault::None, &mut Random::new(seed, "fill")).ok()?.filled;
            plan.margin = None;
        }
        Kind::AgainstTheRecord => {
            plan.given.push((FormField::Komi, (komi + 2).to_string()));
            plan.margin = None;
        }
        Kind::LivingLifted => {
            plan.filled = filled(komi, Fault::StringLifted)?.filled;
            plan.given.clear();
        }
        Kind::DeadLeft => {
            let area = Area::of(living);
            let in_territory = |p: Point, color| area.owner(p) == Owner::Territory(color);
            let color = Color::BOTH.into_iter().find(|&color| {
                right.filled.iter().any(|(p, s)| in_territory(p, color) && s == Some(color.opponent()))
            })?;
            let (size, foreign) = (living.size(), Some(color.opponent()));
            let is_inside = |p: Point| in_territory(p, color) && right.filled.get(p) == Some(color);
            let dead = size.points().find(|&p| is_inside(p) && p.neighbors(size).all(is_inside))?;
            let other = size.points().find(|&p| in_territory(p, color) && right.filled.get(p) == foreign)?;
            plan.recorded.set(dead, foreign);
            plan.filled.set(dead, foreign);
            plan.filled.set(other, Some(color));
            plan.given = vec![(FormField::Dead, dead.label(size))];
        }
    }
    // What a right fill shows as well is no fault that a picture could tell.
    let is_faulty = matches!(kind, Kind::OneFault | Kind::TwoFaults | Kind::LivingLifted);
    let is_hidden = is_faulty && counted(living, &right.filled) == counted(living, &plan.filled);
    (!is_hidden).then_some(plan)
}

/// About so many counts, at least one of each kind, each with its kind and its seed; `project` is the root of the repository.
///
/// # Panics
/// When a kind has no place in any of the positions.
pub(crate) fn plan(wanted: usize, project: &Path) -> Vec<(Kind, u64, Planned)> {
    assert_eq!(PLAN.iter().map(|(_, number)| number).sum::<usize>(), ALL);
    let positions = positions(project);
    let mut plans = Vec::new();
    for (kind, number) in PLAN {
        let mut seeds = (plans.len() as u64)..plans.len() as u64 + 2_000;
        for _ in 0..(number * wanted / ALL).max(1) {
            let next = seeds.find_map(|seed| Some((kind, seed, planned(kind, &positions, seed)?)));
            plans.push(next.unwrap_or_else(|| panic!("{kind:?} has no place")));
        }
    }
    plans
}

impl Planned {
    /// The record.
    pub(crate) fn record(&self) -> String {
        let of = |color: Color| {
            let stones = self.recorded.of(color);
            stones.map(|p| format!("[{}{}]", char::from(b'a' + p.col), char::from(b'a' + p.row))).collect::<String>()
        };
        let (size, header) = (self.recorded.size(), &self.header);
        let (black, white) = (of(Color::Black), of(Color::White));
        format!("(;FF[4]GM[1]SZ[{}]{header}AB{black}AW{white})", size.lines())
    }

    /// Checks what an audit came to: no right fill is called wrong, no wrong one certified, and the result is that of the rules.
    #[track_caller]
    pub(crate) fn check(&self, verdict: Verdict, computed: Option<GameResult>, said: &str) {
        let wrong = if self.is_right { Verdict::Differs } else { Verdict::Agrees };
        assert_ne!(verdict, wrong, "{said}");
        if let Some(margin) = self.margin {
            assert_eq!(computed, Some(GameResult::of_margin(margin, Some(Color::Black))), "{said}");
        }
    }
}
