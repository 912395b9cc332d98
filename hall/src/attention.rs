//! Why a table needs a person.

use kifuscribe::count::audit::Verdict;
use kifuscribe::recorder::event::Pause;
use kifuscribe::session::recording::{RecordingPhase, SessionState};
use strum::IntoStaticStr;

use crate::clock::{Millis, span};
use crate::intake::{CLAIM, is_over};
use crate::refused_computer::{self, RefusedComputer, RefusedToken};
use crate::round::{GameFit, TablePairing};
use kifuscribe::formats::recording_text;
use kifuscribe::platform::clock::local_minute;

/// How long a board is not seen before somebody should go there, in milliseconds.
const HELD: Millis = 60_000;

/// How long a table is not heard of before somebody should go there, in milliseconds.
const SILENT: Millis = 60_000;

/// Why a table needs a person, the most urgent first.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum TableNeed {
    /// Questions wait for an answer: how many, and the first.
    Question(usize, String),
    /// The fill differs from the computed result.
    CountDiffers,
    /// The audit of the count cannot tell.
    CountUndecided,
    /// The game is of other players than those who are paired: their names.
    OtherPlayers(String),
    /// The game that goes on is of another round.
    OtherRound,
    /// It cannot be told whether the game is of this round.
    RoundUnknown,
    /// Games of the round have different confirmed results.
    ResultsDiffer,
    /// The pairings have no such table.
    NotPaired,
    /// Another recording claims the table: the computer that sends it, as far as it is known.
    Claimed(String),
    /// A computer is refused because of its token: the computer, and what is wrong with it.
    Refused(String, RefusedToken),
    /// Lines came that differ from those that are kept: how many.
    Forked(usize),
    /// The board is not seen as it should be.
    Held(PauseReason),
    /// Nothing is heard from the table.
    Silent,
}

/// A pause, in an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PauseReason {
    /// No board is found: the camera is lost or turned away.
    NoBoard,
    /// Stones are missing or elsewhere.
    Disturbed,
    /// The grid does not fit.
    Misread,
    /// The board or the camera is moving.
    Moving,
    /// The board is covered.
    Covered,
}

impl From<Pause> for PauseReason {
    fn from(pause: Pause) -> Self {
        match pause {
            Pause::NoBoard => Self::NoBoard,
            Pause::Disturbed => Self::Disturbed,
            Pause::Misread => Self::Misread,
            Pause::Moving => Self::Moving,
            Pause::Covered => Self::Covered,
        }
    }
}

/// What is known about a table beside its journal.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Circumstances {
    /// When something was heard from the table last.
    pub heard: Option<Millis>,
    /// Since when the recording is paused.
    pub held: Option<Millis>,
    /// When the claim of another recording was refused last.
    pub claimed: Option<Millis>,
    /// The computer that sends that one, as far as it is known.
    pub claimant: String,
    /// The computer that is refused because of its token, and the one that another process of the hall refuses.
    pub refused: [Option<RefusedComputer>; 2],
    /// Forked lines that are kept aside.
    pub forks: usize,
    /// Whether games of the round at the table have different confirmed results.
    pub results_differ: bool,
}

impl Circumstances {
    /// The computer whose recording claims the table too; `None` where none was heard of for as long as a table belongs to
    /// a recording.
    #[must_use]
    pub fn claim_at(&self, now: Millis) -> Option<&str> {
        self.claimed.is_some_and(|at| now - at < CLAIM).then_some(&*self.claimant)
    }

    /// The computer that is refused because of its token, as long as it tries.
    #[must_use]
    pub fn refused_at(&self, now: Millis) -> Option<&RefusedComputer> {
        self.refused.iter().flatten().find(|refused| now - refused.at < refused_computer::SAID)
    }
}

/// Returns why a table needs a person at the time `now`, the most urgent reason first. `pairing` is what is paired there,
/// and how the game fits it.
#[must_use]
pub fn attention(
    state: &SessionState,
    pairing: (&TablePairing, GameFit),
    around: &Circumstances,
    now: Millis,
) -> Vec<TableNeed> {
    // A game of another round that is over is nobody's concern in this one.
    let is_past = pairing.1 == GameFit::OtherRound && is_over(state);
    let mut all = if is_past { Vec::new() } else { needs_of_game(state, pairing) };
    if let Some(claimant) = around.claim_at(now) {
        all.push(TableNeed::Claimed(claimant.to_owned()));
    }
    if let Some(refused) = around.refused_at(now) {
        all.push(TableNeed::Refused(refused.computer.clone(), refused.token));
    }
    if around.forks > 0 {
        all.push(TableNeed::Forked(around.forks));
    }
    if let (RecordingPhase::Held(why), Some(since)) = (state.phase(), around.held)
        && now - since >= HELD
    {
        all.push(TableNeed::Held(why.into()));
    }
    if !is_over(state) && around.heard.is_some_and(|at| now - at >= SILENT) {
        all.push(TableNeed::Silent);
    }
    all
}

/// What of the game itself needs a person.
fn needs_of_game(state: &SessionState, pairing: (&TablePairing, GameFit)) -> Vec<TableNeed> {
    let mut all = Vec::new();
    let size = state.record().map(|record| record.size);
    let open: Vec<_> = state.questions().iter().filter(|asked| asked.is_open()).collect();
    if let (Some(first), Some(size)) = (open.first(), size) {
        all.push(TableNeed::Question(open.len(), recording_text::question(&first.question, size)));
    }
    let counting = state.counting();
    if let Some(audit) = counting.audits.last()
        && counting.rulings.last().is_none_or(|ruling| ruling.at < audit.at)
    {
        match audit.verdict {
            Verdict::Differs => all.push(TableNeed::CountDiffers),
            Verdict::CannotTell => all.push(TableNeed::CountUndecided),
            Verdict::Agrees => {}
        }
    }
    all.extend(doubt_of_pairing(state, pairing));
    all
}

/// Whether the game is another one than the pairings have for the table.
fn doubt_of_pairing(state: &SessionState, (pairing, fit): (&TablePairing, GameFit)) -> Option<TableNeed> {
    match (pairing, fit) {
        (TablePairing::NotPaired, _) if !is_over(state) => Some(TableNeed::NotPaired),
        (_, GameFit::OtherPlayers) => {
            let paired = pairing.game()?;
            Some(TableNeed::OtherPlayers(format!("{} - {}", paired.black.name, paired.white.name)))
        }
        (_, GameFit::OtherRound) => Some(TableNeed::OtherRound),
        (_, GameFit::RoundUnknown) => Some(TableNeed::RoundUnknown),
        (_, GameFit::ResultsDiffer) => Some(TableNeed::ResultsDiffer),
        (_, GameFit::Fits) => None,
    }
}

impl TableNeed {
    /// The name in JSON.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.into()
    }

    /// The reason as a sentence without a full stop.
    #[must_use]
    pub fn text(&self, around: &Circumstances, now: Millis) -> String {
        let since = |at: Option<Millis>| span(now - at.unwrap_or(now));
        match self {
            Self::Question(1, text) => format!("Question: {text}"),
            Self::Question(count, text) => format!("{count} questions: {text}"),
            Self::CountDiffers => "The count differs from the computed result; call the referee".to_owned(),
            Self::CountUndecided => "The count cannot be checked; see the audit at the table".to_owned(),
            Self::OtherPlayers(paired) => {
                format!("Other players than paired ({paired}); check the table's number and the names")
            }
            Self::OtherRound => {
                "A game of another round goes on here; end its recording before the one of this round".to_owned()
            }
            Self::RoundUnknown => {
                "This game names no round, and is older than this one: begin the recording of this round; if it is this \
                 one, put the round into it at the table ('kifuscribe correct'), and its result counts"
                    .to_owned()
            }
            Self::ResultsDiffer => {
                "Games of this round at this table have different confirmed results, and none counts; withdraw the wrong one \
                 at its computer ('kifuscribe correct SESSION withdraw --by NAME --reasons TEXT')"
                    .to_owned()
            }
            Self::NotPaired => "The pairings have no such table; check the number at the table".to_owned(),
            Self::Claimed(who) if who.is_empty() => {
                "Another computer wants to record this table; stop one of them, or release the table on its page"
                    .to_owned()
            }
            Self::Claimed(who) => format!(
                "Another computer, {who}, wants to record this table; stop one of them, or release the table on its page"
            ),
            Self::Refused(computer, token) => {
                let since = around.refused_at(now).map_or(now, |refused| refused.since);
                format!(
                    "The computer {computer} comes with {}, and is refused since {}; let it join with the address from this \
                     table's page",
                    token.text(),
                    local_minute(since)
                )
            }
            Self::Forked(1) => {
                "1 line came that differs from the record kept here; check which computer sent it".to_owned()
            }
            Self::Forked(count) => {
                format!("{count} lines came that differ from the record kept here; check which computer sent them")
            }
            Self::Held(why) => format!("{}, for {}", why.text(), since(around.held)),
            Self::Silent => format!("Nothing heard for {}; check the computer and its network", since(around.heard)),
        }
    }
}

impl PauseReason {
    /// The reason, and what to do.
    const fn text(self) -> &'static str {
        match self {
            Self::NoBoard => "No board visible; check the camera",
            Self::Disturbed => "Stones missing or moved; put them back",
            Self::Misread => "The grid does not fit the board; check the camera",
            Self::Moving => "The board or the camera is moving",
            Self::Covered => "The board is covered",
        }
    }
}
