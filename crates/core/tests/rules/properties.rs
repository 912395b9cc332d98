//! docs/rules.md D.5: what holds for every position and every fill, in any order.

use kifuscribe_core::count::audit::{Verdict, compare};
use kifuscribe_core::count::expectation::{Counts, EmptyAt, Expectation, Feasible, expect};
use kifuscribe_core::count::fill::Fill;
use kifuscribe_core::count::method::Method;
use kifuscribe_core::game::area::{Area, Owner};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameRecord, Move, MoveFlag};
use kifuscribe_core::game::rules::{Preset, Rules};
use kifuscribe_core::game::score::Terms;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::game::symmetry::Symmetry;
use kifuscribe_formats::sgf;
use proptest::prelude::*;
use strum::IntoEnumIterator as _;

use crate::random::{Dice, finished, position};

fn board(lines: usize, seed: u64, played: bool) -> Stones {
    let mut rng = Dice(seed);
    let size = BoardSize::new(lines).unwrap();
    if played {
        let moves = rng.below(3 * size.area());
        position(size, moves, &mut rng).stones().clone()
    } else {
        finished(size, &mut rng)
    }
}

fn terms(halves: i32, penalties: [i32; 2]) -> Terms {
    Terms {
        komi: HalfPoints::halves(halves),
        penalties: penalties.map(|p| HalfPoints::points(2 * p)),
        ..Terms::even(Rules::preset(Preset::IngEgf))
    }
}

/// How players fill a board: the stones in their bowls and what they do wrong.
struct Players {
    bowls: [usize; 2],
    /// Compensation stones placed in Black's and in White's territory.
    groups: [usize; 2],
    /// Black stones on shared points too many, and white ones too few.
    tilt: usize,
}

/// A filled board, or `None` where stones run out before their place is filled.
fn fill(living: &Stones, expected: &Expectation, players: &Players, rng: &mut Dice) -> Option<Stones> {
    let area = Area::of(living);
    let mut filled = living.clone();
    let mut hand = Color::BOTH.map(|c| players.bowls[c as usize] as i32 - living.count(c) as i32);
    if hand.iter().any(|&n| n < 0) {
        return None;
    }
    let mut put = |filled: &mut Stones, color: Color, point: Point| -> bool {
        hand[color as usize] -= 1;
        filled.set(point, Some(color));
        hand[color as usize] >= 0
    };
    let mut shuffled = |owner: Owner| {
        let mut points: Vec<Point> = area.points_of(owner).collect();
        rng.shuffle(&mut points);
        points
    };
    let shared = shuffled(Owner::Shared);
    let mut territory = Color::BOTH.map(|c| shuffled(Owner::Territory(c)));
    let extra = |color| usize::from(expected.extra_on_shared == Some(color));
    let black = expected.shared_each + extra(Color::Black) + players.tilt;
    let white = (expected.shared_each + extra(Color::White)).checked_sub(players.tilt)?;
    for (i, &point) in shared.iter().take(black + white).enumerate() {
        let color = if i < black { Color::Black } else { Color::White };
        if !put(&mut filled, color, point) {
            return None;
        }
    }
    for side in Color::BOTH {
        let own = &mut territory[side as usize];
        for _ in 0..players.groups[side as usize] {
            if !put(&mut filled, side.opponent(), own.pop()?) {
                return None;
            }
        }
        if expected.reserved == Some(side) {
            own.pop()?;
        }
    }
    // Own territory, then what is left over on what the other side has left.
    for side in Color::BOTH {
        while hand_of(&filled, players, side) > 0
            && let Some(point) = territory[side as usize].pop()
        {
            filled.set(point, Some(side));
        }
    }
    for side in Color::BOTH {
        while hand_of(&filled, players, side) > 0 {
            let point = territory[side.opponent() as usize].pop()?;
            filled.set(point, Some(side));
        }
    }
    Some(filled)
}

fn hand_of(filled: &Stones, players: &Players, color: Color) -> i32 {
    players.bowls[color as usize] as i32 - filled.count(color) as i32
}

/// Twice the losing stones and the holes of each territory, Black's positive, when `groups` of the foreign stones
/// are compensation.
fn signed_reading(living: &Stones, filled: &Stones, groups: [usize; 2], reserved: Option<Color>) -> i32 {
    let area = Area::of(living);
    Color::BOTH
        .into_iter()
        .map(|side| {
            let points: Vec<Point> = area.points_of(Owner::Territory(side)).collect();
            let foreign = points.iter().filter(|&&p| filled.get(p) == Some(side.opponent())).count();
            let holes = points.iter().filter(|&&p| filled.get(p).is_none()).count();
            let holes = holes - usize::from(reserved == Some(side));
            let points = 2 * (foreign as i32 - groups[side as usize] as i32) + holes as i32;
            if side == Color::Black { points } else { -points }
        })
        .sum()
}

fn swapped(stones: &Stones) -> Stones {
    let mut other = Stones::empty(stones.size());
    for (point, stone) in stones.iter() {
        other.set(point, stone.map(Color::opponent));
    }
    other
}

fn odd_lines() -> impl Strategy<Value = usize> {
    prop_oneof![Just(5usize), Just(7), Just(9), Just(13), Just(19)]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// 1: a fill in any order leaves one empty point, each colour at half the points, and shows the margin.
    #[test]
    fn a_correct_fill_shows_the_margin(
        lines in odd_lines(), seed: u64, order: u64, played: bool, komi in -20i32..40, penalties in [0i32..4, 0i32..4]
    ) {
        let living = board(lines, seed, played);
        let terms = terms(komi, penalties);
        let method = Method::of(&terms.rules);
        let e = expect(&Counts::of(&living), &terms, &method);
        prop_assert_eq!(e.margin, HalfPoints::points(Area::of(&living).difference()) - terms.owed());
        if e.feasible == Feasible::No {
            return Ok(());
        }
        prop_assert_eq!(e.margin_of(e.shown), e.margin);
        let groups = Color::BOTH.map(|c| e.compensation_in(c));
        let players = Players { bowls: [e.bowl; 2], groups, tilt: 0 };
        let filled = fill(&living, &e, &players, &mut Dice(order));
        let Some(filled) = filled else { return Err(TestCaseError::fail("the stones did not suffice")) };
        let holes: Vec<Point> = filled.iter().filter(|s| s.1.is_none()).map(|s| s.0).collect();
        prop_assert_eq!(holes.len(), 1);
        prop_assert_eq!(Color::BOTH.map(|c| filled.count(c)), [e.bowl; 2]);
        prop_assert_eq!(signed_reading(&living, &filled, groups, e.reserved), e.shown);
        let lies_in = Area::of(&living).owner(holes[0]);
        match e.empty_at {
            EmptyAt::Shared => prop_assert_eq!(lies_in, Owner::Shared),
            EmptyAt::Block(side) | EmptyAt::Reserved(side) => prop_assert_eq!(lies_in, Owner::Territory(side)),
        }
        // The audit finds nothing, whatever the order and wherever the stones lie.
        let audit = compare(
            &Fill { living: &living, filled: &filled, before: None, compensated: None, claimed: Some(e.result) },
            &terms,
            &method,
        );
        prop_assert_eq!(audit.verdict, Verdict::Agrees, "{:?}\n{:?}\n{:?}\n{:?}", audit.findings, audit.ledger, living, filled);
    }

    /// 2: the error law of docs/rules.md B.2 for wrong bowls, wrong groups and unequal shared points.
    #[test]
    fn the_error_law(
        lines in odd_lines(), seed: u64, order: u64, komi in -20i32..40,
        over in [-2i32..3, -2i32..3], wrong in [0usize..3, 0usize..3], tilt in 0usize..2
    ) {
        let living = board(lines, seed, false);
        let terms = terms(2 * komi, [0, 0]);
        // The odd point is settled by arithmetic, so that only the bowls, groups and shared points matter.
        let method = Method { odd: kifuscribe_core::count::method::OddPoint::Arithmetic, ..Method::of(&terms.rules) };
        let e = expect(&Counts::of(&living), &terms, &method);
        prop_assume!(e.feasible != Feasible::No && (tilt == 0 || e.shared_each > 0));
        let groups = Color::BOTH.map(|c| e.compensation_in(c) + wrong[c as usize]);
        let bowls = over.map(|n| (e.bowl as i32 + n) as usize);
        let players = Players { bowls, groups, tilt };
        // Where the stones do not suffice, the players would notice.
        let Some(filled) = fill(&living, &e, &players, &mut Dice(order)) else { return Ok(()) };
        let read = signed_reading(&living, &filled, groups, None);
        let [x, y] = groups.map(|n| n as i32);
        let law = e.counts.difference() - 2 * (x - y) - over[0] + over[1] + 2 * tilt as i32;
        prop_assert_eq!(read, law);
        let holes = filled.iter().filter(|s| s.1.is_none()).count() as i32;
        prop_assert_eq!(holes, 1 - over[0] - over[1]);
        // A wrong number of stones is always found, and never certified.
        let fill = Fill { living: &living, filled: &filled, before: None, compensated: None, claimed: None };
        let audit = compare(&fill, &terms, &method);
        if over != [0, 0] || tilt > 0 {
            prop_assert_ne!(audit.verdict, Verdict::Agrees);
            prop_assert!(!audit.findings.is_empty());
        }
    }

    /// 3: the colours exchanged and c negated, the board shows the opposite.
    #[test]
    fn colors_can_be_exchanged(lines in odd_lines(), seed: u64, komi in -40i32..40) {
        let living = board(lines, seed, seed % 2 == 0);
        let one = |stones: &Stones, komi| {
            let terms = terms(komi, [0, 0]);
            expect(&Counts::of(stones), &terms, &Method::of(&terms.rules))
        };
        let (a, b) = (one(&living, komi), one(&swapped(&living), -komi));
        prop_assert_eq!((a.shown, a.margin, a.excess), (-b.shown, -b.margin, [b.excess[1], b.excess[0]]));
    }

    /// 4: turning and mirroring the board changes no number.
    #[test]
    fn symmetries_change_no_number(lines in odd_lines(), seed: u64, komi in -40i32..40) {
        let stones = board(lines, seed, seed % 2 == 0);
        let terms = terms(komi, [1, 3]);
        let one = |stones: &Stones| expect(&Counts::of(stones), &terms, &Method::of(&terms.rules));
        let unturned = one(&stones);
        for symmetry in Symmetry::iter() {
            prop_assert_eq!(&one(&symmetry.stones(&stones)), &unturned, "{}", symmetry);
        }
    }

    /// 5: a stone in the own territory changes no area; it costs a point of territory.
    #[test]
    fn a_stone_at_home_costs_no_area(seed: u64, which: usize) {
        let living = board(9, seed, false);
        let area = Area::of(&living);
        for color in Color::BOTH {
            let points: Vec<Point> = area.points_of(Owner::Territory(color)).collect();
            if points.is_empty() {
                continue;
            }
            let mut more = living.clone();
            more.set(points[which % points.len()], Some(color));
            let after = Area::of(&more);
            prop_assert_eq!(after.difference(), area.difference());
            prop_assert_eq!(after.territory(color) + 1, area.territory(color));
        }
    }

    /// 6: the same penalty for both changes nothing.
    #[test]
    fn equal_penalties_change_nothing(lines in odd_lines(), seed: u64, komi in -20i32..40, both in 0i32..20) {
        let living = board(lines, seed, false);
        let one = |p| {
            let terms = terms(komi, [p, p]);
            expect(&Counts::of(&living), &terms, &Method::of(&terms.rules))
        };
        prop_assert_eq!(one(0), one(both));
    }

    /// 7: taking a move back gives the position before it: stones, prisoners, fingerprint, ko and turn.
    #[test]
    fn a_record_steps_back_as_it_stepped_forward(lines in 5usize..10, seed: u64, moves in 0usize..120) {
        let mut rng = Dice(seed);
        let mut record = GameRecord::new(BoardSize::new(lines).unwrap());
        let mut before = vec![record.start()];
        for i in 0..moves {
            let mut position = before[i].clone();
            let color = position.to_play();
            let open: Vec<Point> = record.size.points().filter(|&p| position.is_empty(p)).collect();
            let point = (!open.is_empty() && rng.below(20) > 0).then(|| open[rng.below(open.len())]);
            position.play(color, point);
            prop_assert!(position.stones().is_legal());
            record.moves.push(Move::new(color, point));
            before.push(position);
        }
        for (n, position) in before.iter().enumerate().rev() {
            prop_assert_eq!(&record.position_after(n), position);
        }
    }

    /// A record survives being written and read.
    #[test]
    fn a_record_survives_sgf(
        lines in 5usize..26, moves in prop::collection::vec((0usize..625, 0usize..20, any::<u16>()), 0..60), comment in ".*"
    ) {
        let mut record = GameRecord::new(BoardSize::new(lines).unwrap());
        let clean: String = comment.chars().filter(|c| !c.is_control() && !c.is_whitespace()).collect();
        record.info.black.name = clean.clone();
        for (i, (at, kind, flags)) in moves.iter().enumerate() {
            let point = (*kind > 0).then(|| Point::new(at % lines, (at / lines) % lines));
            let mut m = Move::new(Color::BOTH[i % 2], point);
            if i % 7 == 0 {
                m.comment = clean.clone();
            }
            m.flags = MoveFlag::ALL.iter().copied().filter(|f| flags & (1 << (*f as u16)) != 0).collect();
            record.moves.push(m);
        }
        let text = sgf::write(&record);
        let game = sgf::read(text.as_bytes()).unwrap();
        prop_assert_eq!(&game.record, &record);
        prop_assert_eq!(sgf::write(&game.record), text);
    }

    /// Any bytes are read or refused, never more.
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400), sgfish in "[();A-Z\\[\\]\\\\a-z:\n]{0,300}") {
        for bytes in [bytes.as_slice(), sgfish.as_bytes()] {
            if let Ok(collection) = sgf::read_collection(bytes) {
                let text = collection.to_sgf();
                prop_assert!(sgf::read_collection(text.as_bytes()).unwrap().same_games(&collection), "{text}");
            }
            let _ = sgf::read(bytes);
        }
    }
}
