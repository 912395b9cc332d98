//! The account of an audit.

use crate::audit::alignment::Turn;
use crate::audit::final_position::{FinalPosition, PositionNote, RecordedIn};
use crate::audit::finding::{Finding, FindingKind, PositionSource};
use crate::audit::note::Note;
use crate::count::audit::{ForeignStones, Verdict, same_result};
use crate::count::cause::SeenCompensation;
use crate::count::line::CountLine;
use crate::count::setting::{Origin, Setting, SettingKind, SettingValue};
use crate::game::ledger::Ledger;
use crate::game::point::{BoardSize, Point};
use crate::game::result::GameResult;
use crate::game::rules::{Rules, StoneSet};
use crate::game::stones::Stones;
use crate::sensing::observation::PointState;

/// What the verdict of an account is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AuditSubject {
    /// The fill, compared with a position.
    Fill(PositionSource),
    /// The final position itself, under rules that are not counted by filling.
    FinalPosition(PositionSource),
    /// Nothing: no picture of the fill can be used.
    NoFill,
    /// The numbers of stones alone, without a position.
    StoneNumbers,
    /// A board with an even number of points, which cannot be counted by filling.
    EvenBoard,
    /// Both bowls, laid out before the game.
    Bowls,
}

/// A question about the record that waits for a person, as far as it names what may yet be put right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordQuestion {
    /// Its number in the recording.
    pub id: u32,
    /// The number of moves in the record before the moves in question.
    pub after: usize,
    /// The points in question, with what is seen there.
    pub points: Vec<(Point, PointState)>,
}

/// The account of an audit.
#[derive(Debug, Clone, PartialEq)]
pub struct AuditAccount {
    /// What it comes to.
    pub verdict: Verdict,
    /// What that is about.
    pub subject: AuditSubject,
    /// The size of the board; 19x19 where no board was read.
    pub size: BoardSize,
    /// The result by the rules; `None` without a position.
    pub computed: Option<GameResult>,
    /// The result that the players would read off the board.
    pub read: Option<GameResult>,
    /// The results that they may read off it, where there are several.
    pub readings: Vec<GameResult>,
    /// The result that is claimed.
    pub claimed: Option<GameResult>,
    /// Black stones, white stones and empty points on the finished board, where it was read.
    pub counts: Option<[usize; 3]>,
    /// What was found, the most serious first.
    pub findings: Vec<Finding>,
    /// What else should be known.
    pub notes: Vec<Note>,
    /// The arithmetic.
    pub ledger: Ledger<CountLine>,
    /// The settings the verdict rests on.
    pub settings: Vec<Setting>,
    /// The position that was counted, and the dead stones taken off it; `None` without a position.
    pub ended: Option<FinalPosition>,
    /// The finished board as it was read, in the coordinates of the record.
    pub filled: Option<Stones>,
    /// The points of dead stones that the picture before the fill shows empty: what lies there was laid later.
    pub seen_lifted: Vec<Point>,
    /// The compensation and losing stones on it, where they can be told apart.
    pub foreign: ForeignStones,
    /// How each final picture lies to the record.
    pub turns: Vec<Option<Turn>>,
    /// The questions about the record that are open: the verdict holds for the record as it stands.
    pub open_questions: Vec<RecordQuestion>,
}

impl AuditAccount {
    /// Whether nothing but the result that is claimed is wrong.
    #[must_use]
    pub fn only_the_claim_differs(&self) -> bool {
        !self.findings.is_empty() && self.findings.iter().all(|finding| finding.kind.is_claim())
    }

    /// The settings that nobody gave and that may decide the result: rules, komi and dead stones, and where nobody recorded the game the
    /// handicap. That nobody pays a penalty stands beside them, unless a person or the record says all the rest: a picture makes no
    /// penalty known.
    #[must_use]
    pub fn assumed(&self) -> Vec<&Setting> {
        let is_unrecorded = self.subject == AuditSubject::Fill(PositionSource::Picture);
        let is_decisive = |setting: &Setting| match setting.value.kind() {
            SettingKind::Rules | SettingKind::Komi | SettingKind::Dead => true,
            SettingKind::Handicap => is_unrecorded,
            _ => false,
        };
        let is_unsaid = |setting: &Setting| matches!(setting.from, Origin::Assumed | Origin::Picture);
        let takes_penalties =
            is_unrecorded || self.settings.iter().any(|setting| is_decisive(setting) && is_unsaid(setting));
        let is_penalty = |setting: &Setting| takes_penalties && matches!(setting.value.kind(), SettingKind::Penalty(_));
        let assumed = self.settings.iter().filter(|setting| setting.from == Origin::Assumed);
        assumed.filter(|setting| is_decisive(setting) || is_penalty(setting)).collect()
    }

    /// Whether nobody recorded the game: a picture shows the position that was counted.
    #[must_use]
    pub const fn is_unrecorded(&self) -> bool {
        matches!(
            self.subject,
            AuditSubject::Fill(PositionSource::Picture) | AuditSubject::FinalPosition(PositionSource::Picture)
        )
    }

    /// Whether it agrees with what is assumed alone: where nobody recorded the game, what nobody has given is certified by nothing.
    #[must_use]
    pub fn agrees_with_assumed(&self) -> bool {
        self.verdict == Verdict::Agrees && self.is_unrecorded() && !self.assumed().is_empty()
    }

    /// Whether it agrees with a record that may yet be put right.
    #[must_use]
    pub fn agrees_with_open_record(&self) -> bool {
        self.verdict == Verdict::Agrees && !self.open_questions.is_empty()
    }

    /// Whether it agrees, and what it agrees with is not certain: the result is certified by nothing yet.
    #[must_use]
    pub fn agrees_conditionally(&self) -> bool {
        self.agrees_with_assumed() || self.agrees_with_open_record()
    }

    /// Whether the fill is right, whatever is claimed.
    #[must_use]
    pub fn is_right_fill(&self) -> bool {
        self.verdict == Verdict::Agrees || self.verdict == Verdict::Differs && self.only_the_claim_differs()
    }

    /// Takes into account that `by` claims `claimed`, beside the claim that was compared.
    pub fn compare_claim(&mut self, by: &str, claimed: GameResult) {
        let Some(computed) = self.computed.filter(|&computed| !same_result(claimed, computed)) else { return };
        if self.claimed == Some(claimed) {
            return;
        }
        if self.verdict == Verdict::Agrees {
            self.verdict = Verdict::Differs;
        }
        self.findings.push(Finding::at(FindingKind::OtherClaim { by: by.to_owned(), claimed, computed }, Vec::new()));
    }

    /// Takes into account that the record has this result, beside the claim that was compared.
    pub(super) fn compare_recorded(&mut self, recorded: GameResult) {
        let Some(computed) = self.computed.filter(|&computed| !same_result(recorded, computed)) else { return };
        if self.verdict == Verdict::Agrees {
            self.verdict = Verdict::Differs;
        }
        self.findings.push(Finding::at(FindingKind::OtherRecorded { recorded, computed }, Vec::new()));
    }

    /// Takes into account that the referee `by` decided `decided`.
    pub fn compare_decision(&mut self, by: &str, decided: GameResult) {
        let Some(computed) = self.computed.filter(|&computed| !same_result(decided, computed)) else { return };
        if self.verdict == Verdict::Agrees {
            self.verdict = Verdict::Differs;
        }
        let kind = FindingKind::OtherDecision { by: by.to_owned(), decided, computed };
        self.findings.insert(0, Finding::at(kind, Vec::new()));
    }

    /// Takes into account that the journal has other numbers of black and white stones in the bowls than the rules: a fill from such
    /// bowls is not said to agree. Where no fill was counted, or somebody has said that the bowls were checked, it is a note.
    pub fn doubt_for_bowls(&mut self, stones: [usize; 2], due: [usize; 2], are_checked: bool) {
        let is_of_fill = matches!(self.subject, AuditSubject::Fill(_) | AuditSubject::StoneNumbers);
        if self.verdict == Verdict::Agrees && is_of_fill && !are_checked {
            self.verdict = Verdict::CannotTell;
            self.findings.insert(0, Finding::at(FindingKind::WrongBowls { stones, due }, Vec::new()));
        } else {
            self.notes.push(Note::BowlsNoted { stones, due });
        }
    }

    /// Takes into account that the camera at the table saw another number of compensation stones than was due. The finished fill does not
    /// show which stones are compensation: without a picture of it the fill is not said to agree, and elsewhere it is a note. Nothing is
    /// taken into account where that number is the one that is due by the settings of this audit.
    pub fn doubt_for_compensation(&mut self, seen: &SeenCompensation, is_pictured: bool) {
        let due = self.ended.as_ref().map(|ended| ended.expectation().compensation_in(seen.stones.owner));
        if due == Some(seen.stones.placed) {
            return;
        }
        if self.verdict == Verdict::Agrees && matches!(self.subject, AuditSubject::Fill(_)) && !is_pictured {
            self.verdict = Verdict::CannotTell;
            self.findings.insert(0, Finding::at(FindingKind::CompensationSeenWrong(seen.clone()), Vec::new()));
        } else {
            self.notes.push(Note::CompensationSeenWrong(seen.clone()));
        }
    }

    /// Takes into account that a note about the game decides it by the rules or leaves its end open, so that nothing is certified while it
    /// stands.
    pub fn doubt_for_note(&mut self, why: FindingKind) {
        if self.is_right_fill() {
            self.verdict = Verdict::CannotTell;
        }
        self.findings.insert(0, Finding::at(why, Vec::new()));
    }

    /// The note about the game, by its number, that decides it or leaves its end open, while it stands.
    #[must_use]
    pub fn standing_note(&self) -> Option<usize> {
        match self.findings.first()?.kind {
            FindingKind::DecidedByNote { note, .. } | FindingKind::LeftOpenByNote { note } => Some(note),
            _ => None,
        }
    }

    /// Whether the fill is right, and the referee decided another result.
    #[must_use]
    pub fn is_decided_otherwise(&self) -> bool {
        let first = self.findings.first().map(|finding| &finding.kind);
        self.only_the_claim_differs() && matches!(first, Some(FindingKind::OtherDecision { .. }))
    }

    /// Whether the fill is right and nothing but such a note keeps it from being certified.
    #[must_use]
    pub fn is_held_by_note_alone(&self) -> bool {
        let is_held = self.verdict == Verdict::CannotTell && self.standing_note().is_some();
        is_held && self.findings[1..].iter().all(|finding| finding.kind.is_claim())
    }

    /// Whether it cannot be told because something was not read: a point, or a whole picture. Else the board was read, and what it
    /// comes to depends on what is not known.
    #[must_use]
    pub fn is_unread(&self) -> bool {
        let first = self.findings.first().map(|finding| &finding.kind);
        first.is_some_and(|kind| {
            kind.is_doubt() || matches!(kind, FindingKind::Picture(_) | FindingKind::PositionCovered)
        })
    }

    /// What it is against that settings were given; `None` where none is against the record or its journal.
    #[must_use]
    pub fn against(&self) -> Option<RecordedIn> {
        let against = self.ended.iter().flat_map(|ended| &ended.notes).filter_map(PositionNote::against);
        against.reduce(|one, other| if one == other { one } else { RecordedIn::Both })
    }

    /// Whether the result would be another one without pair go, which was given.
    #[must_use]
    pub fn is_decided_by_pair_go(&self) -> bool {
        self.ended.iter().flat_map(|ended| &ended.notes).any(PositionNote::is_decided_by_pair_go)
    }

    /// The stones of groups that cannot be captured and were agreed to be dead, and whether all of them have two eyes already.
    #[must_use]
    pub fn agreed_dead_though_living(&self) -> Option<(&[Point], bool)> {
        self.ended.iter().flat_map(|ended| &ended.notes).find_map(PositionNote::living_dead)
    }

    /// The stones that the bowls of Black and of White hold by the rules that were given, or equal ones.
    #[must_use]
    pub fn bowls_due(&self) -> [usize; 2] {
        let rules = self.settings.iter().find_map(|setting| match setting.value {
            SettingValue::Rules(preset) => Some(Rules::preset(preset)),
            _ => None,
        });
        rules.map_or(StoneSet::Equal, |rules| rules.set).bowls(self.size.area())
    }

    /// An account that tells nothing yet.
    #[must_use]
    pub fn empty(subject: AuditSubject, size: BoardSize) -> Self {
        Self {
            verdict: Verdict::CannotTell,
            subject,
            size,
            computed: None,
            read: None,
            readings: Vec::new(),
            claimed: None,
            counts: None,
            findings: Vec::new(),
            notes: Vec::new(),
            ledger: Ledger::default(),
            settings: Vec::new(),
            ended: None,
            filled: None,
            seen_lifted: Vec::new(),
            foreign: ForeignStones::default(),
            turns: Vec::new(),
            open_questions: Vec::new(),
        }
    }

    /// Returns the points that findings are about or that were read with doubt, each once.
    #[must_use]
    pub fn marked(&self) -> Vec<Point> {
        each_once(self.findings.iter().flat_map(|f| f.points.clone()).chain(self.read_with_doubt()))
    }

    /// Returns the points that were read with doubt, where the verdict or a finding rests on what they are taken to be;
    /// each once.
    #[must_use]
    pub fn read_with_doubt(&self) -> Vec<Point> {
        let findings = self.findings.iter().filter(|f| f.kind.is_doubt()).flat_map(|f| f.points.clone());
        each_once(findings.chain(self.notes.iter().filter_map(Note::point_in_doubt)))
    }

    /// Returns the points that a person should check, the most serious first.
    #[must_use]
    pub fn to_check(&self) -> Vec<Point> {
        let findings = self.findings.iter().filter(|f| f.kind.asks_to_check_points());
        let mut points: Vec<Point> = Vec::new();
        for point in findings.flat_map(|f| f.points.clone()).chain(self.read_with_doubt()) {
            if !points.contains(&point) {
                points.push(point);
            }
        }
        points
    }
}

/// Returns points in the order of rows, each once.
fn each_once(points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut points: Vec<Point> = points.collect();
    points.sort_unstable_by_key(|p| (p.row, p.col));
    points.dedup();
    points
}
