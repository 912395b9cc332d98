//! Finished counts, drawn, photographed by the drawing and audited: right ones and ones with a planted fault.
//!
//! What the picture comes to is held against the board itself, in two ways. Whether the board shows a fault at all is
//! judged without the audit, by counting stones and holes territory by territory. And what the audit says of the picture
//! has to be what it says of the board, or that it cannot tell.
//!
//! `KIFUSCRIBE_COUNTS=50` draws fifty; without it a few are drawn.

#![cfg(feature = "eyes")]
#![allow(clippy::unwrap_used)] // A test that cannot go on stops.
#![allow(clippy::print_stdout)] // How many were decided, and how long it took, is told to who asks with --nocapture.

use std::path::Path;
use std::time::{Duration, Instant};

use kifuscribe::audit::account::AuditAccount;
use kifuscribe::audit::audit;
use kifuscribe::audit::final_position::{Agreement, end_of};
use kifuscribe::audit::pictures::{CountObservations, PictureObservation};
use kifuscribe::audit::request::AuditRequest;
use kifuscribe::count::audit::{Verdict, compare};
use kifuscribe::count::fill::Fill;
use kifuscribe::formats::sgf::{self, SgfGame};
use kifuscribe::game::area::{Area, Owner};
use kifuscribe::game::color::Color;
use kifuscribe::game::halfpoints::HalfPoints;
use kifuscribe::game::rules::Preset;
use kifuscribe::game::stones::Stones;
use kifuscribe::pipeline::count::pictures::observe;
use kifuscribe::synthetic::fill::{Fault, SimulatedCount, count};
use kifuscribe::synthetic::random::Random;
use kifuscribe::synthetic::{Scene, SceneState};
use kifuscribe::vision::detector::BoardDetector;

/// How many counts are drawn where nobody says.
const FEW: usize = 12;

/// Of a hundred counts so many have to be decided; the others may ask for another look, and may not say anything else.
const LEAST_DECIDED: usize = 80;

fn counts() -> usize {
    std::env::var("KIFUSCRIBE_COUNTS").ok().and_then(|n| n.parse().ok()).unwrap_or(FEW)
}

fn game(name: &str) -> SgfGame {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("samples/games/{name}.sgf"));
    sgf::read(&std::fs::read(path).unwrap()).unwrap()
}

/// What a referee can count on a finished board: the stones of the final position that are in place, and black stones,
/// white stones and holes in Black's and White's territory and on shared points.
fn counted(living: &Stones, filled: &Stones) -> (usize, Vec<usize>) {
    let area = Area::of(living);
    let in_place = living.iter().filter(|&(p, stone)| stone.is_some() && filled.get(p) == stone).count();
    let mut numbers = Vec::new();
    for owner in [Owner::Territory(Color::Black), Owner::Territory(Color::White), Owner::Shared] {
        for what in [Some(Color::Black), Some(Color::White), None] {
            numbers.push(area.points_of(owner).filter(|&p| filled.get(p) == what).count());
        }
    }
    (in_place, numbers)
}

/// One count with its fault, and the same without.
struct Planted {
    fault: Fault,
    played: SimulatedCount,
    right: SimulatedCount,
}

impl Planted {
    fn of(living: &Stones, komi: i32, fault: Fault, seed: u64) -> Option<Self> {
        // Not every fault has a place on every board.
        let played = |fault| count(living, komi, fault, &mut Random::new(seed, "fill")).ok();
        Some(Self { fault, played: played(fault)?, right: played(Fault::None)? })
    }

    /// Whether the finished board can be told from one that was filled rightly.
    fn shows(&self, living: &Stones) -> bool {
        counted(living, &self.played.filled) != counted(living, &self.right.filled)
    }

    /// Whether the compensation laid down was not the one due.
    fn is_of_compensation(&self) -> bool {
        self.played.compensation.len() != self.right.compensation.len()
    }
}

/// The verdict, the results and the kinds.
fn summary(account: &AuditAccount) -> String {
    let kinds: Vec<&str> = account.findings.iter().map(|f| f.kind.name()).collect();
    format!("{} {}", account.verdict.name(), kinds.join(" "))
}

/// The points that were read otherwise than they lie, for who has to find out why.
fn misalignment(seen: &PictureObservation, filled: &Stones) -> String {
    let Some(observation) = &seen.observation else { return "no board".to_owned() };
    let read = observation.stones();
    let wrong = filled.iter().filter(|&(p, stone)| read.get(p) != stone);
    let one = |p| format!("{p:?} {:?}", observation.at(p));
    wrong.map(|(p, _)| one(p)).collect::<Vec<_>>().join(", ")
}

#[test]
fn the_picture_of_a_count_is_judged_as_the_count_is() {
    let games = ["9x9", "13x13", "19x19"].map(game);
    let mut detector = BoardDetector::open().unwrap();
    let (mut decided, mut hidden, mut pictured, mut seed) = (0, 0, 0, 0_u64);
    let (mut open, mut wrong) = (Vec::new(), Vec::new());
    let (mut looking, mut judging) = (Vec::new(), Vec::new());
    while pictured < counts() {
        let i = seed as usize;
        seed += 1;
        let game = &games[i % 3];
        let fault = Fault::ALL[i % Fault::ALL.len()];
        let komi = [8, 4, 2][i / 30 % 3];
        let unsaid =
            Agreement { rules: Some(Preset::Ing), komi: Some(HalfPoints::points(komi)), ..Agreement::default() };
        let ended = end_of(&game.record, &unsaid).unwrap();
        // Two of the records mark no dead stones: that there are none has to be said, or it is a guess.
        let dead: Vec<String> = ended.dead.points().map(|p| p.label(ended.living.size())).collect();
        let agreement = Agreement { dead: Some(dead.join(" ")), ..unsaid };
        let living = &ended.living;
        let Some(planted) = Planted::of(living, komi, fault, seed) else { continue };
        pictured += 1;

        let mut studio = Scene::new(living.size(), 960, 720, seed);
        let mut look = |board: &Stones, what: &str| -> PictureObservation {
            let frame = studio.render(&SceneState::of(board.clone())).frame;
            let start = Instant::now();
            let seen = observe(&mut detector, &frame, format!("{what} {i}"), Some(living)).unwrap();
            looking.push(start.elapsed());
            seen
        };
        let full = look(&planted.played.filled, "count");
        let said = misalignment(&full, &planted.played.filled);
        let compensated =
            planted.is_of_compensation().then(|| look(&planted.played.compensated, "compensation of count"));
        let with_checkpoint = compensated.is_some();
        let pictures = CountObservations { compensated, finals: vec![full], ..CountObservations::default() };
        let request = AuditRequest {
            record: Some(&game.record),
            reading_notes: &[],
            agreement: &agreement,
            claimed: None,
            turn: None,
        };

        // First the finished board alone, then with the picture that a wrong compensation needs.
        for checkpoint in [false, true] {
            if checkpoint && !with_checkpoint {
                continue;
            }
            let shown = CountObservations {
                compensated: pictures.compensated.clone().filter(|_| checkpoint),
                ..pictures.clone()
            };
            let start = Instant::now();
            let account = audit(&request, &shown).unwrap();
            judging.push(start.elapsed());
            let fill = Fill {
                living,
                filled: &planted.played.filled,
                before: None,
                compensated: checkpoint.then_some(&planted.played.compensated),
                claimed: None,
            };
            let truth = compare(&fill, &ended.terms, &ended.method());
            let name = format!("count {i}, {} lines, {}", living.size().lines(), planted.fault.name());
            let what = format!("{name}, checkpoint {checkpoint}: {}; misread: {said}", summary(&account));

            assert_eq!(truth.computed.to_sgf(), result_of(planted.right.computed), "{what}");
            assert_eq!(account.computed, Some(truth.computed), "{what}");
            let shows = planted.shows(living) || checkpoint;
            hidden += usize::from(!shows && fault != Fault::None);
            match account.verdict {
                Verdict::CannotTell if truth.verdict != Verdict::CannotTell => open.push(what.clone()),
                Verdict::Agrees => assert!(!shows, "a fault that shows was passed over: {what}"),
                Verdict::Differs => assert!(shows, "a false alarm: {what}: {:?}", account.findings),
                Verdict::CannotTell => {}
            }
            if account.verdict == truth.verdict {
                decided += 1;
                let kinds: Vec<&str> = truth.findings.iter().map(|f| f.kind.name()).collect();
                let truly = format!("{} {}", truth.verdict.name(), kinds.join(" "));
                if truth.verdict != Verdict::CannotTell && summary(&account) != truly {
                    wrong.push(format!("{what}; the board itself: {truly}"));
                }
            }
        }
    }
    let judged = judging.len();
    println!(
        "{pictured} counts, {judged} judged; {decided} as they are, {} left open, {hidden} faults hidden",
        open.len()
    );
    println!("left open: {open:#?}\nnamed otherwise: {wrong:#?}");
    println!("looking {}; judging {}", spread(looking), spread(judging));
    assert!(wrong.is_empty(), "named otherwise: {wrong:#?}");
    assert!(100 * decided >= LEAST_DECIDED * judged, "only {decided} of {judged} were decided; left open: {open:#?}");
}

/// A margin as SGF writes it, ties being Black's in Ing's rules.
fn result_of(margin: i32) -> String {
    format!("{}+{}", if margin >= 0 { "B" } else { "W" }, margin.abs())
}

/// The middle one and the longest.
fn spread(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    format!("{:?} in the middle, {:?} at most", times[times.len() / 2], times[times.len() - 1])
}
