//! Finished counts, correct and with a fault, drawn, read from the pictures and audited.
//!
//! Each audit is compared with the board itself in two ways: whether the board shows a fault at all, by counting stones
//! and empty points territory by territory; and whether the audit of the picture is the audit of the board.

use std::path::Path;
use std::time::{Duration, Instant};

use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::audit;
use kifuscribe_core::audit::final_position::{Agreement, FinalPosition, Warrant, end_of};
use kifuscribe_core::audit::pictures::{CountObservations, PictureObservation};
use kifuscribe_core::audit::request::AuditRequest;
use kifuscribe_core::count::audit::{Verdict, compare};
use kifuscribe_core::count::fill::Fill;
use kifuscribe_core::game::area::{Area, Owner};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::rules::Preset;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_formats::sgf::{self, SgfGame};
use kifuscribe_lab::synthetic::fault::Fault;
use kifuscribe_lab::synthetic::fill::{SimulatedCount, count};
use kifuscribe_lab::synthetic::random::Random;
use kifuscribe_lab::synthetic::{Scene, SceneState};
use kifuscribe_recording::count::pictures::observe;
use kifuscribe_vision::detector::BoardDetector;

/// The results of several counts. Each text describes one audit.
#[derive(Debug, Default)]
pub(crate) struct CountResults {
    /// The number of counts, and of audits: a count with wrong compensation is audited with and without the picture of
    /// the compensation.
    pub(crate) counts: usize,
    pub(crate) audits: usize,
    /// Audits with the verdict of the board itself.
    pub(crate) decided: usize,
    /// Faults that the board does not show.
    pub(crate) hidden: usize,
    /// Audits without a verdict where the board has one.
    pub(crate) undecided: Vec<String>,
    /// Audits that agree although the board shows a fault.
    pub(crate) missed: Vec<String>,
    /// Audits that differ although the board shows no fault.
    pub(crate) false_alarms: Vec<String>,
    /// Audits with other findings than the board, or with another computed result.
    pub(crate) wrong: Vec<String>,
    /// The points of the finished boards, those of them that are read with a probability under 99 %, and those that are
    /// read as something else than what lies there.
    pub(crate) points: usize,
    pub(crate) doubtful: usize,
    pub(crate) misread: usize,
    /// How long reading a picture took, and an audit.
    pub(crate) reading: Vec<Duration>,
    pub(crate) auditing: Vec<Duration>,
}

fn game(name: &str) -> SgfGame {
    // Two packages have this file.
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().map(|folder| folder.join("samples"));
    let path = samples
        .filter(|samples| samples.is_dir())
        .map(|samples| samples.join(format!("games/{name}.sgf")))
        .next()
        .unwrap();
    sgf::read(&std::fs::read(path).unwrap()).unwrap()
}

/// Returns what a referee can count on a finished board: the stones of the final position that are in place, and the black
/// stones, white stones and empty points in Black's and White's territory and on shared points.
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

/// A count with a fault, and the same count without it.
struct Planted {
    fault: Fault,
    played: SimulatedCount,
    correct: SimulatedCount,
}

impl Planted {
    fn of(living: &Stones, komi: i32, fault: Fault, seed: u64) -> Option<Self> {
        // Not every fault is possible in every position.
        let played = |fault| count(living, komi, fault, &mut Random::new(seed, "fill")).ok();
        Some(Self { fault, played: played(fault)?, correct: played(Fault::None)? })
    }

    /// Whether the finished board differs from a correct fill in what can be counted.
    fn is_visible(&self, living: &Stones) -> bool {
        counted(living, &self.played.filled) != counted(living, &self.correct.filled)
    }

    /// Whether the wrong number of compensation stones was placed.
    fn changes_compensation(&self) -> bool {
        self.played.compensation.len() != self.correct.compensation.len()
    }
}

/// Returns the verdict and the kinds of the findings.
fn summary(account: &AuditAccount) -> String {
    let kinds: Vec<&str> = account.findings.iter().map(|f| f.kind.name()).collect();
    format!("{} {}", account.verdict.name(), kinds.join(" "))
}

/// Returns the points that were read wrongly.
fn misread(picture: &PictureObservation, filled: &Stones) -> String {
    let Some(observation) = &picture.observation else { return "no board".to_owned() };
    let read = observation.stones();
    let wrong = filled.iter().filter(|&(p, stone)| read.get(p) != stone);
    wrong.map(|(p, _)| format!("{p:?} {:?}", observation.at(p))).collect::<Vec<_>>().join(", ")
}

/// Draws and audits `wanted` counts, of all faults in turn.
pub(crate) fn audit_counts(wanted: usize) -> CountResults {
    let games = ["9x9", "13x13", "19x19"].map(game);
    let mut detector = BoardDetector::open().unwrap();
    let mut results = CountResults::default();
    for i in 0.. {
        if results.counts == wanted {
            break;
        }
        let game = &games[i % 3];
        let fault = Fault::ALL[i % Fault::ALL.len()];
        let komi = [8, 4, 2][i / 30 % 3];
        // The games were played under other rules: somebody says why these hold.
        let warrant = Some(Warrant { by: "the drawer".to_owned(), reasons: "a drawn count".to_owned() });
        let rules = Some(Preset::Ing);
        let given = Agreement { rules, komi: Some(HalfPoints::points(komi)), warrant, ..Agreement::default() };
        let ended = end_of(&game.record, &given).unwrap();
        // Two of the records mark no dead stones; without this it would be a guess that there are none.
        let dead: Vec<String> = ended.dead.points().map(|p| p.label(ended.living.size())).collect();
        let agreement = Agreement { dead: Some(dead.join(" ")), ..given };
        let seed = i as u64 + 1;
        let Some(planted) = Planted::of(&ended.living, komi, fault, seed) else { continue };
        results.counts += 1;

        let mut scene = Scene::new(ended.living.size(), 960, 720, seed);
        let mut read = |board: &Stones, name: &str| -> PictureObservation {
            let frame = scene.render(&SceneState::of(board.clone())).frame;
            let start = Instant::now();
            let picture = observe(&mut detector, &frame, format!("{name} {i}"), Some(&ended.living)).unwrap();
            results.reading.push(start.elapsed());
            picture
        };
        let finished = read(&planted.played.filled, "count");
        if let Some(observation) = &finished.observation {
            let read = observation.stones();
            results.points += read.size().area();
            results.doubtful += observation.doubts(0.99).len();
            results.misread += planted.played.filled.iter().filter(|&(p, stone)| read.get(p) != stone).count();
        }
        let name = format!(
            "count {i}, {} lines, {}; misread: {}",
            ended.living.size().lines(),
            fault.name(),
            misread(&finished, &planted.played.filled)
        );
        let compensated =
            planted.changes_compensation().then(|| read(&planted.played.compensated, "compensation of count"));
        let case = Case { game, agreement, ended, planted, name };
        let alone = CountObservations { finals: vec![finished], ..CountObservations::default() };
        case.audit(&alone, &mut results);
        if compensated.is_some() {
            case.audit(&CountObservations { compensated, ..alone }, &mut results);
        }
    }
    results
}

/// A count with everything that its audit needs besides pictures.
struct Case<'a> {
    game: &'a SgfGame,
    agreement: Agreement,
    ended: FinalPosition,
    planted: Planted,
    name: String,
}

impl Case<'_> {
    /// Audits the pictures and compares the audit with that of the board itself.
    fn audit(&self, pictures: &CountObservations, results: &mut CountResults) {
        let request = AuditRequest {
            record: Some(&self.game.record),
            reading_notes: &self.game.notes,
            agreement: &self.agreement,
            claimed: None,
            turn: None,
        };
        let start = Instant::now();
        let account = audit(&request, pictures).unwrap();
        results.auditing.push(start.elapsed());
        results.audits += 1;
        let has_checkpoint = pictures.compensated.is_some();
        let fill = Fill {
            living: &self.ended.living,
            filled: &self.planted.played.filled,
            before: None,
            compensated: has_checkpoint.then_some(&self.planted.played.compensated),
            claimed: None,
        };
        let truth = compare(&fill, &self.ended.terms, &self.ended.method());
        let what = format!("{}, checkpoint {has_checkpoint}: {}", self.name, summary(&account));
        if truth.computed.to_sgf() != result_of(self.planted.correct.computed)
            || account.computed != Some(truth.computed)
        {
            results.wrong.push(format!("{what}: another computed result"));
        }
        let is_visible = self.planted.is_visible(&self.ended.living) || has_checkpoint;
        results.hidden += usize::from(!is_visible && self.planted.fault != Fault::None);
        match account.verdict {
            Verdict::CannotTell if truth.verdict != Verdict::CannotTell => results.undecided.push(what.clone()),
            Verdict::Agrees if is_visible => results.missed.push(what.clone()),
            Verdict::Differs if !is_visible => results.false_alarms.push(what.clone()),
            _ => {}
        }
        if account.verdict == truth.verdict {
            results.decided += 1;
            let kinds: Vec<&str> = truth.findings.iter().map(|f| f.kind.name()).collect();
            let expected = format!("{} {}", truth.verdict.name(), kinds.join(" "));
            if truth.verdict != Verdict::CannotTell && summary(&account) != expected {
                results.wrong.push(format!("{what}; the board itself: {expected}"));
            }
        }
    }
}

/// Returns a margin as an SGF result; under Ing rules Black wins ties.
fn result_of(margin: i32) -> String {
    format!("{}+{}", if margin >= 0 { "B" } else { "W" }, margin.abs())
}
