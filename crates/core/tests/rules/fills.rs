//! Thousands of generated fills over real final positions: a correct one is never called wrong, and a fault
//! that shows is never called right.
//!
//! `KIFUSCRIBE_FILLS=10000` runs the full number of fills; without it a small one runs. The positions are the
//! final ones of tests/data/games, and of ../shared's counted games where these are there.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::data::{json, strings};
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::alignment::Turn;
use kifuscribe_core::audit::final_position::{Agreement, end_of};
use kifuscribe_core::audit::pictures::{CountObservations, PictureObservation};
use kifuscribe_core::audit::request::AuditRequest;
use kifuscribe_core::count::audit::{Audit, Verdict, compare};
use kifuscribe_core::count::expectation::{Counts, EmptyAt, Expectation, Feasible, expect};
use kifuscribe_core::count::fill::Fill;
use kifuscribe_core::count::method::Method;
use kifuscribe_core::game::area::{Area, Owner};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::rules::{Preset, Rules};
use kifuscribe_core::game::score::{Terms, handicap_stones};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::game::territory::groups;
use kifuscribe_core::sensing::geometry::{Homography, Pose};
use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};
use kifuscribe_formats::sgf;
use kifuscribe_words::ledger_text;

use super::random::Dice;

/// A fill as players do it, with everything that may go wrong as a number.
#[derive(Debug, Clone, Default)]
pub(crate) struct Work {
    /// Stones over half the points in the bowls of Black and White.
    pub(crate) over: [i32; 2],
    /// Black stones too many on shared points (and as many white ones too few).
    pub(crate) uneven: i32,
    /// Shared points left open, or filled, beyond what the rules say.
    pub(crate) shared_open: usize,
    pub(crate) shared_filled: bool,
    /// Compensation stones placed too many in Black's and in White's territory.
    pub(crate) compensation: [i32; 2],
    /// Whether the point reserved for an odd point is filled.
    pub(crate) reserved_filled: bool,
    /// A hole that the loser left at home.
    pub(crate) hole_at_home: bool,
    /// Whether the losing stones stay in the hand.
    pub(crate) in_hand: bool,
}

/// The boards of a fill: after the compensation, and finished.
pub(crate) struct Done {
    pub(crate) compensated: Stones,
    pub(crate) filled: Stones,
}

/// Points of `region` in an order that grows a connected block from a corner or an edge.
fn block_order(region: &[Point], stones: &Stones, rng: &mut Dice) -> Vec<Point> {
    let size = stones.size();
    let mut order: Vec<Point> = Vec::new();
    let mut left: Vec<Point> = region.to_vec();
    rng.shuffle(&mut left);
    let last = (size.lines() - 1) as u8;
    left.sort_by_key(|p| p.col.min(last - p.col).min(p.row.min(last - p.row)));
    while !left.is_empty() {
        let mut next = vec![left.remove(0)];
        while let Some(p) = next.pop() {
            order.push(p);
            for q in p.neighbors(size) {
                if let Some(i) = left.iter().position(|&l| l == q) {
                    next.insert(0, left.remove(i));
                }
            }
        }
    }
    order
}

/// The stones that lie together with `first`, corners counted as touching, as Ing's own rules ask of a compensation group.
fn group_of(first: Point, stones: &[Point]) -> Vec<Point> {
    let mut group = vec![first];
    let mut next = 0;
    while let Some(&here) = group.get(next) {
        let more: Vec<Point> = stones.iter().copied().filter(|&p| p.touches(here) && !group.contains(&p)).collect();
        group.extend(more);
        next += 1;
    }
    group
}

/// Whether stones lie together in one group.
fn is_one_group(stones: &[Point]) -> bool {
    stones.first().is_none_or(|&first| group_of(first, stones).len() == stones.len())
}

/// Fills the board of `living` as `expected` says, but for what `work` says; `None` where that cannot be done.
pub(crate) fn fill(
    living: &Stones,
    expected: &Expectation,
    work: &Work,
    grouped: bool,
    rng: &mut Dice,
) -> Option<Done> {
    let area = Area::of(living);
    let mut board = living.clone();
    let mut hand = Color::BOTH.map(|c| expected.bowl as i32 + work.over[c as usize] - living.count(c) as i32);
    // All of a colour's stones may live: then none of them can be missing.
    if hand.iter().any(|&n| n < 0) {
        return None;
    }
    let mut shared: Vec<Point> = area.points_of(Owner::Shared).collect();
    rng.shuffle(&mut shared);
    let extra = |c: Color| i32::from(expected.extra_on_shared == Some(c));
    let mut on_shared = Color::BOTH.map(|c| expected.shared_each as i32 + extra(c));
    on_shared[0] += work.uneven;
    on_shared[1] -= work.uneven;
    if work.shared_filled {
        on_shared[rng.below(2)] += 1;
    }
    for _ in 0..work.shared_open {
        on_shared[rng.below(2)] -= 1;
    }
    if on_shared.iter().any(|&n| n < 0) || on_shared.iter().sum::<i32>() as usize > shared.len() {
        return None;
    }
    let mut put = |board: &mut Stones, point: Point, color: Color| -> bool {
        board.set(point, Some(color));
        hand[color as usize] -= 1;
        hand[color as usize] >= 0
    };
    for color in Color::BOTH {
        for _ in 0..on_shared[color as usize] {
            if !put(&mut board, shared.pop()?, color) {
                return None;
            }
        }
    }
    // In each territory the block comes first, then the compensation, then what the owner fills.
    let mut land: [Vec<Point>; 2] = Color::BOTH.map(|c| {
        let points: Vec<Point> = area.points_of(Owner::Territory(c)).collect();
        if grouped {
            block_order(&points, living, rng)
        } else {
            let mut points = points;
            rng.shuffle(&mut points);
            points
        }
    });
    let mut apart: Vec<(Color, Point)> = Vec::new();
    for owner in Color::BOTH {
        let due = expected.compensation_in(owner) as i32 + work.compensation[owner as usize];
        let reserved = expected.reserved == Some(owner) && !work.reserved_filled;
        let points = &mut land[owner as usize];
        let need = usize::try_from(due).ok()?;
        if need + usize::from(reserved) > points.len() {
            return None;
        }
        // The group lies where the owner fills last or anywhere else.
        let from = if rng.below(2) == 0 { points.len() - need } else { 0 };
        let placed: Vec<Point> = points.drain(from..from + need).collect();
        if reserved {
            // The point that stays free lies beside the compensation; where that is no stone, apart from the losing stones,
            // as its owner fills the points around it first.
            let beside = |p: &Point| placed.is_empty() || placed.iter().any(|&q| p.touches(q));
            let free = points.remove(points.iter().position(beside)?);
            if placed.is_empty() {
                points.sort_by_key(|p| p.touches(free));
                apart.extend(points.iter().filter(|p| p.touches(free)).map(|&p| (owner, p)));
            }
        }
        for &p in &placed {
            if !put(&mut board, p, owner.opponent()) {
                return None;
            }
        }
        if grouped && !is_one_group(&placed) {
            return None;
        }
    }
    let compensated = board.clone();
    let mut open: [Vec<Point>; 2] = [Vec::new(), Vec::new()];
    for owner in Color::BOTH {
        let mut points = land[owner as usize].clone();
        if work.hole_at_home && expected.block() == Some(owner.opponent()) {
            points.pop()?;
        }
        for p in points.into_iter().rev() {
            if hand[owner as usize] > 0 {
                board.set(p, Some(owner));
                hand[owner as usize] -= 1;
            } else {
                open[owner as usize].push(p);
            }
        }
    }
    if !work.in_hand {
        for color in Color::BOTH {
            // Losing stones lie together: the hole stays at the end of the block.
            let mut room = open[color.opponent() as usize].clone();
            room.reverse();
            while hand[color as usize] > 0 {
                let p = room.pop().or_else(|| shared.pop())?;
                board.set(p, Some(color));
                hand[color as usize] -= 1;
            }
        }
    }
    let is_apart = apart.iter().all(|&(owner, p)| board.get(p) == Some(owner));
    is_apart.then_some(Done { compensated, filled: board })
}

/// Whether a finished board shows a difference from what is expected, with `apart` compensation stones of each
/// colour on top: the stones of the position, the colours on each side's territory, the shared points and the
/// place of the hole. Every point of the board is one of these, so where nothing shows the stones of each colour
/// come to half the points as well.
fn shows(living: &Stones, expected: &Expectation, filled: &Stones, apart: usize) -> bool {
    let area = Area::of(living);
    let in_place = living.iter().all(|(p, stone)| stone.is_none() || filled.get(p) == stone);
    let count = |owner: Owner, what: Option<Color>| area.points_of(owner).filter(|&p| filled.get(p) == what).count();
    let sides = Color::BOTH.iter().all(|&c| {
        let hole = match expected.empty_at {
            EmptyAt::Block(side) | EmptyAt::Reserved(side) => side == c,
            EmptyAt::Shared => false,
        };
        count(Owner::Territory(c), Some(c.opponent())) == expected.foreign_in(c) + apart
            && count(Owner::Territory(c), None) == usize::from(hole)
    });
    let on_shared = Color::BOTH.iter().all(|&c| {
        count(Owner::Shared, Some(c)) == expected.shared_each + usize::from(expected.extra_on_shared == Some(c))
    });
    !(in_place && sides && on_shared)
}

/// A final position without its dead stones.
pub(crate) struct Final {
    pub(crate) living: Stones,
}

fn final_position(path: &Path, dead: Option<String>) -> Final {
    let game = sgf::read(&fs::read(path).unwrap()).unwrap();
    let agreement = Agreement { dead, rules: Some(Preset::Ing), ..Agreement::default() };
    Final { living: end_of(&game.record, &agreement).unwrap().living }
}

/// Final positions with shared points, which the project's own games have not: one in the middle, and three in a row.
const WITH_SHARED_POINTS: [&str; 2] = [
    ". . . . X O . . .
     . . . . X O . . .
     . . . . X O . . .
     . . . . X O . . .
     . . . X . O . . .
     . . . . X O . . .
     . . . . X O . . .
     . . . . X O . . .
     . . . . X O . . .",
    ". . . O X . . . .
     . . . O X . . . .
     . . . O X . . . .
     . . O . X . . . .
     . . O . X . . . .
     . . O . X . . . .
     . . . O X . . . .
     . . . O X . . . .
     . . . O X . . . .",
];

/// The final positions of the project's own games, and those drawn above.
pub(crate) fn own_finals() -> Vec<Final> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/games");
    let games = json(&folder.join("games.json"));
    games
        .as_object()
        .unwrap()
        .iter()
        .map(|(file, entry)| final_position(&folder.join(file), Some(strings(&entry["dead"]).join(" "))))
        .chain(WITH_SHARED_POINTS.iter().map(|diagram| Final { living: Stones::from_diagram(diagram).unwrap() }))
        .collect()
}

/// The final positions of the project's own games, and of the counted games in ../shared where they are there.
fn finals() -> Vec<Final> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/rules/data/sgf");
    let mut finals = own_finals();
    let Ok(manifest) = fs::read_to_string(folder.join("manifest.json")) else {
        println!("SKIPPED: the counted games of {}, which is not there", folder.display());
        return finals;
    };
    let manifest: serde_json::Value = serde_json::from_str(&manifest).unwrap();
    let full = fills() > SMALL;
    let counted = manifest.as_array().unwrap().iter().filter(|e| e["expect"]["area_diff"].is_i64());
    let shared = counted
        .step_by(if full { 1 } else { 30 })
        .map(|entry| {
            let size = entry["size"].as_u64().unwrap() as usize;
            let label = |p: &serde_json::Value| {
                let p = p.as_str().unwrap().as_bytes();
                let (c, r) = (usize::from(p[0] - b'a'), usize::from(p[1] - b'a'));
                Point::new(c, r).label(kifuscribe_core::game::point::BoardSize::new(size).unwrap())
            };
            let dead: Vec<String> = entry["expect"]["dead"].as_array().unwrap().iter().map(label).collect();
            final_position(&folder.join(entry["file"].as_str().unwrap()), Some(dead.join(" ")))
        })
        .filter(|f| f.living.size().lines() % 2 == 1);
    finals.extend(shared);
    finals
}

const SMALL: usize = 400;

pub(crate) fn fills() -> usize {
    std::env::var("KIFUSCRIBE_FILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(SMALL)
}

/// A rule set with everything that may be owed.
fn terms(rng: &mut Dice) -> Terms {
    let preset = [Preset::Ing, Preset::IngEgf, Preset::IngAga, Preset::Wmsg2008, Preset::Area][rng.below(5)];
    let mut terms = Terms::even(Rules::preset(preset));
    if rng.below(3) == 0 {
        terms.komi = HalfPoints::halves([0, 13, 15, 12, 14, 16, 20, -8, -10][rng.below(9)]);
    }
    if rng.below(3) == 0 {
        terms.penalties = [0, 1].map(|_| HalfPoints::points([0, 0, 2, 4, 6][rng.below(5)]));
    }
    if preset == Preset::IngAga {
        terms.handicap = rng.below(6);
    }
    if terms.rules.parity_correction {
        terms.last_board_move = Some(Color::BOTH[rng.below(2)]);
    }
    terms
}

pub(crate) struct Case<'a> {
    pub(crate) living: &'a Stones,
    pub(crate) terms: Terms,
    pub(crate) method: Method,
    pub(crate) expected: Expectation,
}

pub(crate) fn cases<'a>(finals: &'a [Final], rng: &mut Dice) -> Option<Case<'a>> {
    let living = &finals[rng.below(finals.len())].living;
    let terms = terms(rng);
    let method = Method::of(&terms.rules);
    let expected = expect(&Counts::of(living), &terms, &method);
    (expected.feasible != Feasible::No).then_some(Case { living, terms, method, expected })
}

/// How a fill comes to its audit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seen {
    /// The boards are known.
    Known,
    /// The boards are read off pictures as well as drawn counts are: of 24,930 points that
    /// `examples/simulated_counts` read, one had a probability under 99 %, and none was misread.
    Camera,
    /// The boards are read badly: one point in a hundred is in doubt, and on one board in three a point is misread.
    Badly,
}

impl Seen {
    /// One point in so many is in doubt, and one board in so many has a misread point.
    const fn noise(self) -> (usize, usize) {
        match self {
            Self::Known | Self::Camera => (25_000, 1_000),
            Self::Badly => (100, 3),
        }
    }
}

/// The probability of what is read at a point that is not in doubt. Nine of ten points of the photographs that the
/// accuracy is measured on are read with more than this.
const CERTAIN: f32 = 0.999;

/// What an audit comes to.
struct Judged {
    verdict: Verdict,
    kinds: Vec<&'static str>,
    ledger: String,
    /// Whether a point of a board was read with doubt.
    is_doubtful: bool,
}

/// The reading of a board by a camera that has it turned by `turn`. A misread point looks more like something else than
/// what lies there.
pub(crate) fn read_off(board: &Stones, turn: Turn, seen: Seen, rng: &mut Dice) -> PictureObservation {
    let size = board.size();
    let (points, boards) = seen.noise();
    let misread = (rng.below(boards) == 0).then(|| rng.below(size.area()));
    let mut readings = vec![PointReading::sure(PointState::Empty, CERTAIN); size.area()];
    for (i, (point, stone)) in board.iter().enumerate() {
        let share = match rng.below(points) {
            _ if misread == Some(i) => 0.3 + 0.001 * rng.below(200) as f32,
            0 => 0.55 + 0.001 * rng.below(400) as f32,
            _ => CERTAIN,
        };
        let other = [PointState::Empty, PointState::Stone(Color::Black), PointState::Stone(Color::White)];
        let shown = stone.map_or(PointState::Empty, PointState::Stone);
        let other: Vec<PointState> = other.into_iter().filter(|&state| state != shown).collect();
        let mut reading = PointReading { empty: 0.0, black: 0.0, white: 0.0, covered: 0.0 };
        for (state, share) in [(shown, share), (other[rng.below(2)], 1.0 - share)] {
            match state {
                PointState::Stone(Color::Black) => reading.black = share,
                PointState::Stone(Color::White) => reading.white = share,
                PointState::Empty | PointState::Covered => reading.empty = share,
            }
        }
        readings[turn.in_picture(point, size).index(size)] = reading;
    }
    let pose = Pose { size, image_from_board: Homography::IDENTITY.into() };
    let observation = Some(Observation { size, pose, time: Duration::ZERO, readings });
    PictureObservation { name: "fill".into(), observation, outside: Vec::new() }
}

/// Whether a point of a picture was read with doubt.
fn is_doubtful(picture: &PictureObservation) -> bool {
    let is_sure = |r: &PointReading| r.empty.max(r.black).max(r.white) >= CERTAIN;
    picture.observation.as_ref().is_some_and(|observation| !observation.readings.iter().all(is_sure))
}

impl Case<'_> {
    fn judge(&self, done: &Done, checkpoint: bool, seen: Seen, rng: &mut Dice) -> Judged {
        let compensated = checkpoint.then_some(&done.compensated);
        if seen == Seen::Known {
            let fill = Fill { living: self.living, filled: &done.filled, before: None, compensated, claimed: None };
            let audit: Audit = compare(&fill, &self.terms, &self.method);
            let kinds = audit.findings.iter().map(|f| f.kind.name()).collect();
            return Judged {
                verdict: audit.verdict,
                kinds,
                ledger: format!("{}{:#?}", ledger_text::text(&audit.ledger), audit.findings),
                is_doubtful: false,
            };
        }
        let turn = Turn { quarters: rng.below(4) as u8, mirrored: false };
        let pictures = CountObservations {
            before: None,
            compensated: compensated.map(|board| read_off(board, turn, seen, rng)),
            finals: vec![read_off(&done.filled, turn, seen, rng)],
            ..CountObservations::default()
        };
        let account = self.account(self.living, Some(String::new()), &pictures, turn);
        let kinds = account.findings.iter().map(|f| f.kind.name()).collect();
        Judged {
            verdict: account.verdict,
            kinds,
            ledger: format!("{}{:#?}", ledger_text::text(&account.ledger), account.findings),
            is_doubtful: pictures.finals.iter().chain(&pictures.compensated).any(is_doubtful),
        }
    }

    /// The account of pictures that lie in this turn, where the game ended with these stones and these dead ones.
    fn account(&self, stones: &Stones, dead: Option<String>, pictures: &CountObservations, turn: Turn) -> AuditAccount {
        let mut record = GameRecord::new(stones.size());
        record.setup = stones.iter().filter_map(|(p, stone)| Some((p, stone?))).collect();
        let terms = &self.terms;
        // A position in which Black's stones lie alone would be one of another handicap.
        record.info.handicap = Some(handicap_stones(terms.handicap));
        let agreement = Agreement {
            rules: Some(terms.rules.preset),
            komi: Some(terms.komi),
            dead,
            penalties: terms.penalties.map(Some),
            handicap: Some(terms.handicap),
            last_board_move: terms.last_board_move,
            ..Agreement::default()
        };
        let (record, turn) = (Some(&record), Some(turn.quarters));
        let request = AuditRequest { record, reading_notes: &[], agreement: &agreement, claimed: None, turn };
        kifuscribe_core::audit::audit(&request, pictures).unwrap()
    }

    /// The stones by which the compensation in both territories grows where White's penalty is laid out as black
    /// stones of its own, and not taken off the white ones: what is owed stays the same.
    pub(crate) fn apart(&self) -> usize {
        let penalty = self.terms.penalties[1].as_halves().max(0) as usize / 4;
        penalty.saturating_sub(self.expected.compensation_in(Color::White))
    }

    /// Whether the pictures show a difference from the correct fill with `apart` compensation stones of each
    /// colour on top: the finished board and, with a checkpoint, the board after the compensation.
    pub(crate) fn shows(&self, done: &Done, checkpoint: bool, apart: usize) -> bool {
        let area = Area::of(self.living);
        let misplaced = |c: Color| {
            let foreign = Some(c.opponent());
            let placed = area.points_of(Owner::Territory(c)).filter(|&p| done.compensated.get(p) == foreign).count();
            placed != self.expected.compensation_in(c) + apart
        };
        shows(self.living, &self.expected, &done.filled, apart)
            || (checkpoint && (Color::BOTH.into_iter().any(misplaced) || self.keeps_another_point(done)))
    }

    /// Whether the one empty point is not beside the compensation, as the point reserved for an odd point has to be, or touches a
    /// losing stone where no compensation is due, and may be one of the block.
    fn keeps_another_point(&self, done: &Done) -> bool {
        let Some(owner) = self.expected.reserved.filter(|&owner| self.expected.block() != Some(owner.opponent()))
        else {
            return false;
        };
        let area = Area::of(self.living);
        let beside = |board: &Stones| {
            let hole = |p: &Point| done.filled.get(*p).is_none();
            let foreign = |p: &Point| board.get(*p) == Some(owner.opponent());
            let territory = || area.points_of(Owner::Territory(owner));
            territory().filter(hole).any(|hole| territory().filter(foreign).any(|p| p.touches(hole)))
        };
        let is_laid = |p| area.owner(p) == Owner::Territory(owner) && done.compensated.get(p) == Some(owner.opponent());
        if self.living.size().points().any(is_laid) { !beside(&done.compensated) } else { beside(&done.filled) }
    }

    /// Whether the finished board has a group of stones that may be the compensation, where the rules ask for one. The
    /// losing stones lie beside the hole.
    fn has_group(&self, filled: &Stones) -> bool {
        let (area, size) = (Area::of(self.living), filled.size());
        let holes: Vec<Point> = size.points().filter(|&p| filled.get(p).is_none()).collect();
        Color::BOTH.into_iter().all(|owner| {
            let foreign = Some(owner.opponent());
            let stones: Vec<Point> =
                area.points_of(Owner::Territory(owner)).filter(|&p| filled.get(p) == foreign).collect();
            let due = self.expected.compensation_in(owner);
            let losing = if self.expected.block() == Some(owner) { self.expected.losing_stones() } else { 0 };
            let may_be_it = |&p: &Point| {
                let group = group_of(p, &stones);
                let beside_hole = group.iter().any(|&p| holes.iter().any(|&hole| p.touches(hole)));
                group.len() >= due + if beside_hole { losing } else { 0 }
            };
            due == 0 || stones.iter().any(may_be_it)
        })
    }

    pub(crate) fn fill(&self, work: &Work, rng: &mut Dice) -> Option<Done> {
        fill(self.living, &self.expected, work, self.method.grouped, rng)
    }
}

#[test]
fn a_correct_fill_is_never_called_wrong() {
    let (done, open) = correct_fills(fills(), Seen::Known);
    assert!(open * 200 <= done, "{open} of {done} correct fills are left open");
}

#[test]
fn a_correct_fill_read_by_a_camera_is_never_called_wrong() {
    // About 13 of 2,000 are open: fewer fills would be too few for a share of one in a hundred.
    let (done, open) = correct_fills(fills().max(2000), Seen::Camera);
    assert!(open * 100 <= done, "{open} of {done} correct fills are left open");
}

#[test]
fn a_correct_fill_read_badly_is_never_called_wrong() {
    correct_fills(fills(), Seen::Badly);
}

/// Audits so many correct fills, none of which may be called wrong; returns how many there were, and how many are left open.
fn correct_fills(wanted: usize, seen: Seen) -> (usize, usize) {
    let finals = finals();
    let rng = &mut Dice(1);
    let (mut done, mut open, mut gross) = (0, 0, 0);
    while done < wanted {
        let Some(case) = cases(&finals, rng) else { continue };
        let mut work = Work::default();
        // White's penalty may be laid out as black stones of its own.
        let apart = if case.apart() > 0 && rng.below(2) == 0 { case.apart() } else { 0 };
        work.compensation = [apart as i32; 2];
        let Some(fill) = case.fill(&work, rng) else { continue };
        let checkpoint = rng.below(2) == 0;
        let audit = case.judge(&fill, checkpoint, seen, rng);
        assert!(!case.shows(&fill, checkpoint, apart));
        gross += usize::from(apart > 0);
        assert_ne!(
            audit.verdict,
            Verdict::Differs,
            "{:?} {work:?} checkpoint {checkpoint}\n{}{}",
            case.terms,
            fill.filled,
            audit.ledger
        );
        open += usize::from(audit.verdict == Verdict::CannotTell);
        // Only a point that was read with doubt leaves a correct fill open, or a layout that is open where every stone is known.
        let mut is_open_when_known = || case.judge(&fill, checkpoint, Seen::Known, rng).verdict == Verdict::CannotTell;
        assert!(
            audit.verdict == Verdict::Agrees || audit.is_doubtful || is_open_when_known(),
            "{:?} {work:?} checkpoint {checkpoint}\n{}{}",
            case.terms,
            fill.filled,
            audit.ledger
        );
        if audit.verdict == Verdict::CannotTell && open <= 3 && seen == Seen::Known {
            println!("cannot tell: {:?} {work:?} {checkpoint}\n{}{}", case.terms, fill.filled, audit.ledger);
        }
        done += 1;
    }
    println!(
        "{seen:?}: {done} correct fills, {gross} of them gross, of {} positions: 0 called wrong, {open} open",
        finals.len()
    );
    (done, open)
}

/// The kinds of fault that are planted, with the word the audit has for each.
pub(crate) const FAULTS: [(&str, &str); 18] = [
    ("extra black", "extra-black"),
    ("extra white", "extra-white"),
    ("black missing", "black-missing"),
    ("white missing", "white-missing"),
    ("both missing", "both-missing"),
    ("one each way", "exchanged"),
    ("string lifted", "living-lifted"),
    ("stone moved", "stone-moved"),
    ("colour changed", "color-changed"),
    ("compensation short", "compensation-small"),
    ("compensation long", "compensation-large"),
    ("compensation at home", "compensation-misplaced"),
    ("shared unequal", "shared-unequal"),
    ("shared filled", "shared-filled"),
    ("shared open", "shared-open"),
    ("hole at home", "hole-outside"),
    ("reserved filled", "reserved-point"),
    ("unfinished", "unfinished"),
];

/// Plants a fault: the position as the players took it, and their work; `None` where it has no place.
fn plant(fault: &str, case: &Case<'_>, work: &mut Work, taken: &mut Stones, rng: &mut Dice) -> Option<()> {
    let expected = &case.expected;
    let debtor = expected.compensation.map(|c| c.inside());
    let shared = expected.counts.shared;
    match fault {
        "extra black" => work.over[0] += 1,
        "extra white" => work.over[1] += 1,
        "black missing" => work.over[0] -= 1,
        "white missing" => work.over[1] -= 1,
        "both missing" => work.over = work.over.map(|n| n - 1),
        "one each way" => {
            let more = rng.below(2);
            work.over[more] += 1;
            work.over[1 - more] -= 1;
        }
        "string lifted" => {
            let strings: Vec<Vec<Point>> = Color::BOTH
                .iter()
                .flat_map(|&c| taken.regions(Some(c)))
                .filter(|s| (2..=8).contains(&s.len()))
                .collect();
            let string = strings.get(rng.below(strings.len().max(1)))?;
            string.iter().for_each(|&p| taken.set(p, None));
        }
        "stone moved" => {
            let size = taken.size();
            let moves: Vec<(Point, Point)> = size
                .points()
                .filter(|&p| taken.get(p).is_some())
                .flat_map(|p| p.neighbors(size).map(move |q| (p, q)))
                .filter(|&(_, q)| taken.get(q).is_none())
                .collect();
            let &(from, to) = moves.get(rng.below(moves.len().max(1)))?;
            taken.set(to, taken.get(from));
            taken.set(from, None);
        }
        "colour changed" => {}
        "compensation short" | "compensation long" | "compensation at home" => {
            let debtor = debtor? as usize;
            let placed = expected.compensation?.placed as i32;
            work.compensation[debtor] += match fault {
                "compensation short" if placed > 1 => -1,
                "compensation long" => 1,
                "compensation at home" if placed > 0 => -placed,
                _ => return None,
            };
        }
        "shared unequal" if shared >= 2 => work.uneven += if rng.below(2) == 0 { 1 } else { -1 },
        "shared filled" if shared % 2 == 1 && expected.extra_on_shared.is_none() => work.shared_filled = true,
        "shared open" if shared >= 2 => work.shared_open += 2,
        "hole at home" if expected.losing_stones() > 0 => work.hole_at_home = true,
        "reserved filled" if expected.reserved.is_some() => work.reserved_filled = true,
        "unfinished" if expected.losing_stones() > 3 => work.in_hand = true,
        _ => return None,
    }
    Some(())
}

/// What came of the fills with one sort of fault.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Tally {
    pub(crate) planted: usize,
    hidden: usize,
    by_group: usize,
    differs: usize,
    open: usize,
    named: usize,
}

/// Plants the faults and audits; says whether the fill could be done.
pub(crate) fn audit_with(
    faults: &[(&str, &str)],
    finals: &[Final],
    seen: Seen,
    rng: &mut Dice,
    tally: &mut Tally,
) -> bool {
    let Some(case) = cases(finals, rng) else { return false };
    let mut work = Work::default();
    let mut taken = case.living.clone();
    for (fault, _) in faults {
        if plant(fault, &case, &mut work, &mut taken, rng).is_none() {
            return false;
        }
    }
    // The players fill the board as they took it to be.
    let as_taken = expect(&Counts::of(&taken), &case.terms, &case.method);
    if as_taken.feasible == Feasible::No {
        return false;
    }
    let Some(mut done) = fill(&taken, &as_taken, &work, case.method.grouped, rng) else { return false };
    if faults.iter().any(|f| f.0 == "colour changed") {
        let stones: Vec<Point> = case.living.iter().filter(|s| s.1.is_some()).map(|s| s.0).collect();
        let p = stones[rng.below(stones.len())];
        done.filled.set(p, case.living.get(p).map(Color::opponent));
    }
    let checkpoint = rng.below(2) == 0;
    let audit = case.judge(&done, checkpoint, seen, rng);
    // Not visible is what a correct fill under the same terms shows as well, whatever the verdict.
    let visible = [0, case.apart()].into_iter().all(|apart| case.shows(&done, checkpoint, apart));
    tally.planted += 1;
    if !visible {
        tally.hidden += 1;
        // Where the rules ask for a group, one of the wrong size, or none, is told by it, though the counts are right.
        if case.method.grouped && (work.compensation != [0, 0] || !case.has_group(&done.filled)) {
            tally.by_group += usize::from(audit.verdict == Verdict::Differs);
            return true;
        }
        // Without a picture of the compensation only a group tells what the empty point lies beside.
        if case.keeps_another_point(&done) {
            tally.by_group += usize::from(audit.verdict == Verdict::Differs);
            return true;
        }
        assert_ne!(
            audit.verdict,
            Verdict::Differs,
            "{faults:?} does not show, checkpoint {checkpoint}: {:?}\n{}{}{}",
            case.terms,
            case.living,
            done.filled,
            audit.ledger
        );
        return true;
    }
    let kinds = &audit.kinds;
    // Where every stone is on the board, what is found leads from the reading to the computed result.
    let is_whole = |fault: &str| ["compensation", "shared", "hole"].iter().any(|kind| fault.starts_with(kind));
    let is_explained = seen == Seen::Known && faults.len() == 1 && is_whole(faults[0].0);
    assert!(
        !is_explained
            || case.expected.reserved.is_some()
            || !(audit.ledger.contains("not explained") || kinds.contains(&"unexplained")),
        "{faults:?} leaves a remainder: {:?}\n{}{}{}",
        case.terms,
        case.living,
        done.filled,
        audit.ledger
    );
    assert_ne!(
        audit.verdict,
        Verdict::Agrees,
        "{faults:?} shows, checkpoint {checkpoint}: {:?}\n{}{}{:#?}",
        case.terms,
        case.living,
        done.filled,
        audit.ledger
    );
    tally.differs += usize::from(audit.verdict == Verdict::Differs);
    tally.open += usize::from(audit.verdict == Verdict::CannotTell);
    tally.named += usize::from(faults.iter().all(|f| kinds.contains(&f.1)));
    true
}

#[test]
fn a_fault_that_shows_is_never_called_right() {
    single_faults(Seen::Known);
}

#[test]
fn a_fault_that_a_camera_sees_is_never_called_right() {
    single_faults(Seen::Camera);
}

#[test]
fn a_fault_that_is_read_badly_is_never_called_right() {
    single_faults(Seen::Badly);
}

/// Audits fills with each of the faults, and prints a table.
fn single_faults(seen: Seen) {
    let finals = finals();
    let each = (fills() / 40).max(10) * if fills() > SMALL { 40 } else { 1 };
    let mut all: BTreeMap<&str, Tally> = BTreeMap::new();
    for (seed, fault) in FAULTS.iter().enumerate() {
        let rng = &mut Dice(100 + seed as u64);
        let tally = all.entry(fault.0).or_default();
        // Some faults have no place on most boards.
        for _ in 0..200 * each {
            if tally.planted == each {
                break;
            }
            audit_with(&[*fault], &finals, seen, rng, tally);
        }
    }
    println!("{seen:?}");
    println!(
        "{:<22}{:>8}{:>13}{:>10}{:>9}{:>13}{:>8}",
        "fault", "planted", "not visible", "by group", "differs", "cannot tell", "named"
    );
    for (fault, t) in &all {
        println!(
            "{fault:<22}{:>8}{:>13}{:>10}{:>9}{:>13}{:>8}",
            t.planted, t.hidden, t.by_group, t.differs, t.open, t.named
        );
        assert!(t.planted > 0, "{fault} was never planted");
    }
}

#[test]
fn two_faults_that_show_are_never_called_right() {
    two_faults(Seen::Known);
}

#[test]
fn two_faults_that_a_camera_sees_are_never_called_right() {
    two_faults(Seen::Camera);
}

#[test]
fn two_faults_that_are_read_badly_are_never_called_right() {
    two_faults(Seen::Badly);
}

/// Audits fills with two faults.
fn two_faults(seen: Seen) {
    let finals = finals();
    let rng = &mut Dice(7);
    let mut tally = Tally::default();
    while tally.planted < fills() / 5 {
        let (a, b) = (rng.below(FAULTS.len()), rng.below(FAULTS.len()));
        if a != b {
            audit_with(&[FAULTS[a], FAULTS[b]], &finals, seen, rng, &mut tally);
        }
    }
    println!("{seen:?}, two faults: {tally:?}");
}

/// The account of a certain reading of this fill.
fn account_of(case: &Case<'_>, stones: &Stones, dead: Option<String>, filled: &Stones) -> AuditAccount {
    let finals = vec![read_off(filled, Turn::NONE, Seen::Camera, &mut Dice(1))];
    case.account(stones, dead, &CountObservations { finals, ..CountObservations::default() }, Turn::NONE)
}

/// How many of each kind are simulated that need a whole audit each.
pub(crate) fn audits() -> usize {
    if fills() > SMALL { fills() } else { 40 }
}

#[test]
fn a_living_group_that_was_lifted_is_never_taken_for_dead_where_nobody_says_so() {
    living_lifted(audits(), &mut Dice(51));
}

/// Audits so many fills from which a living group was lifted, and nobody said that it is dead: none may agree.
pub(crate) fn living_lifted(wanted: usize, rng: &mut Dice) {
    let finals = own_finals();
    let (mut done, mut named) = (0, 0);
    while done < wanted {
        let Some(case) = cases(&finals, rng) else { continue };
        let all = groups(case.living);
        let mut taken = case.living.clone();
        let lifted = &all[rng.below(all.len())].stones;
        lifted.iter().for_each(|&p| taken.set(p, None));
        let as_taken = expect(&Counts::of(&taken), &case.terms, &case.method);
        if as_taken.feasible == Feasible::No {
            continue;
        }
        let Some(fill) = fill(&taken, &as_taken, &Work::default(), case.method.grouped, rng) else { continue };
        let found = account_of(&case, case.living, None, &fill.filled);
        // What was filled in again with the same stones does not show, also where White's penalty lies as black stones of its own.
        if [0, case.apart()].into_iter().any(|apart| !case.shows(&fill, false, apart)) {
            continue;
        }
        assert_ne!(found.verdict, Verdict::Agrees, "{}{}", case.living, fill.filled);
        done += 1;
        let (gone, marked): (Vec<&Point>, _) =
            (lifted.iter().filter(|&&p| fill.filled.get(p) != case.living.get(p)).collect(), found.marked());
        named += usize::from(gone.iter().all(|p| marked.contains(p)));
    }
    println!("{done} living groups lifted, {named} of them named");
}

#[test]
fn a_dead_stone_that_was_left_is_never_certified() {
    dead_left(audits(), &mut Dice(52));
}

/// Audits so many fills in which a stone that was said to be dead was left: none may agree.
pub(crate) fn dead_left(wanted: usize, rng: &mut Dice) {
    let finals = own_finals();
    let mut done = 0;
    while done < wanted {
        let Some(case) = cases(&finals, rng) else { continue };
        let Some(fill) = case.fill(&Work::default(), rng) else { continue };
        let (area, size) = (Area::of(case.living), case.living.size());
        // A stone of the other colour that died among stones of its enemy, and another one that fills its place.
        let inside = |p: &Point| {
            matches!(area.owner(*p), Owner::Territory(_))
                && p.neighbors(size)
                    .all(|q| area.owner(q) == area.owner(*p) && fill.filled.get(q) == fill.filled.get(*p))
        };
        let owner_of = |p: Point| match area.owner(p) {
            Owner::Territory(color) => Some(color),
            _ => None,
        };
        let own = |p: &Point| fill.filled.get(*p) == owner_of(*p);
        let mut dead: Vec<Point> = size.points().filter(|p| inside(p) && own(p)).collect();
        rng.shuffle(&mut dead);
        let Some(&dead) = dead.first() else { continue };
        let owner = owner_of(dead).unwrap();
        let foreign = |p: &Point| owner_of(*p) == Some(owner) && fill.filled.get(*p) == Some(owner.opponent());
        let Some(other) = size.points().find(foreign) else { continue };
        let mut filled = fill.filled.clone();
        filled.set(dead, Some(owner.opponent()));
        filled.set(other, Some(owner));
        let mut stones = case.living.clone();
        stones.set(dead, Some(owner.opponent()));
        let found = account_of(&case, &stones, Some(dead.label(size)), &filled);
        assert_ne!(found.verdict, Verdict::Agrees, "{}\n{filled}", dead.label(size));
        assert!(found.marked().contains(&dead), "{:?}", found.findings);
        done += 1;
    }
    println!("{done} dead stones left, none of them certified");
}
