//! Acts on what no part of this program records: the journal is opened once under its lock, the acts are checked, written, and
//! handed on once. Where another program records, that one is asked.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::act::SessionAct;
use crate::act_stage::ActStage;
use crate::decision::{ActPlan, plan};
use crate::failure::ActError;
use crate::inbox::{self, ActAnswer};
use crate::recording_files::{catch_up, delete_outdated, keep_changed_results, may_catch_up, sgf_beside, write_files};
use crate::remark::Remark;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::session::counting::CountEvent;
use kifuscribe_core::session::recording::{SessionEvent, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_storage::StorageError;
use kifuscribe_storage::atomic;
use kifuscribe_storage::count_journal::CountJournal;
use kifuscribe_storage::edited_record;
use kifuscribe_storage::journal_file::JournalFile;
use kifuscribe_storage::record_lock::RecordLock;
use kifuscribe_storage::session_folder::SessionFolder;

/// What is acted on.
#[derive(Debug, Clone, PartialEq)]
pub enum ActPlace {
    /// A recording.
    Recording {
        /// Its session folder.
        session: PathBuf,
        /// Its SGF; `None` for the one beside the session folder.
        sgf: Option<PathBuf>,
    },
    /// A count that belongs to no recording.
    Count {
        /// Its journal.
        journal: CountJournal,
        /// The record of the game, if there is one.
        record: Option<Box<GameRecord>>,
    },
}

impl ActPlace {
    /// The recording in a session folder, with its SGF or else the one beside the folder.
    #[must_use]
    pub fn recording(session: &Path, sgf: Option<&Path>) -> Self {
        Self::Recording { session: session.to_owned(), sgf: sgf.map(Path::to_owned) }
    }

    /// The count in a journal, of the game in `record` if it belongs to no recording.
    #[must_use]
    pub fn of_count(journal: &CountJournal, record: Option<&GameRecord>) -> Self {
        match journal.session() {
            Some(session) => Self::recording(session, None),
            None => Self::Count { journal: journal.clone(), record: record.cloned().map(Box::new) },
        }
    }
}

/// What came of acts that were done.
#[derive(Debug, Clone)]
pub struct ActOutcome {
    /// The state before.
    pub before: SessionState,
    /// The state now.
    pub state: SessionState,
    /// The hash of the journal's last line, which covers everything before it.
    pub head: String,
    /// What somebody should look at.
    pub remarks: Vec<Remark>,
    /// The SGF that was written; empty where none was.
    pub sgf: PathBuf,
    /// Where the SGF is kept as it was, because somebody else had changed it; `None` where nobody had.
    pub kept: Option<PathBuf>,
}

/// What hands on a recording after something was added to its journal, now or by a program that was stopped before it did so: to
/// catalogues, to its hall, to spectators. What goes wrong there is said by it: the journal has what was added.
pub type HandOn<'a> = &'a mut dyn FnMut(&Path, &SessionState);

/// Does what `choose` makes of the state of a recording, all of it or nothing, in the name of `signed`.
///
/// # Errors
/// [`ActError`].
pub fn perform(
    place: &ActPlace,
    signed: &Signature,
    hand_on: HandOn<'_>,
    choose: impl FnOnce(&SessionState) -> Result<Vec<SessionAct>, ActError>,
) -> Result<ActOutcome, ActError> {
    match place {
        ActPlace::Recording { session, sgf } => {
            let place = RecordingPlace { folder: SessionFolder::at(session), sgf: sgf.as_deref(), signed };
            match place.folder.reopen() {
                Ok((journal, events)) => {
                    let before = SessionState::from_events(&events);
                    let acts = as_kept(&journal, choose(&before)?)?;
                    place.perform(journal, &events, before, &acts, hand_on)
                }
                Err(StorageError::InUse { .. }) => {
                    let before = SessionState::from_events(&place.folder.read()?.events);
                    let acts = choose(&before)?;
                    place.ask(before, &acts, hand_on)
                }
                Err(why) => Err(why.into()),
            }
        }
        ActPlace::Count { journal, record } => {
            // Where there is none yet, none is made for an act that is refused.
            let opened = journal.open()?;
            let events = opened.as_ref().map_or(&[][..], |(_, events)| events);
            let before = SessionState::from_events(events);
            let acts = match &opened {
                Some((file, _)) => as_kept(file, choose(&before)?)?,
                None => choose(&before)?,
            };
            let standing = ActStage::CountAlone(record.as_deref());
            let ActPlan { state, decided } = plan(&before, standing, &acts, signed, before.last_time())
                .map_err(|why| ActError::refused(why, journal.path()))?;
            let mut file = opened.map_or_else(|| journal.create(), |(file, _)| Ok(file))?;
            file.append(&decided.events)?;
            let (head, remarks) = (file.head().to_owned(), decided.remarks);
            Ok(ActOutcome { before, state, head, remarks, sgf: PathBuf::new(), kept: None })
        }
    }
}

/// The acts as the journal keeps them. Why: an audit is compared with the last one that the journal has, and a journal of format 1
/// has settings in English.
fn as_kept(journal: &JournalFile, acts: Vec<SessionAct>) -> Result<Vec<SessionAct>, StorageError> {
    let kept = |act| {
        let SessionAct::KeepAudit(outcome) = act else { return Ok(act) };
        let event = CountEvent::Audited(*outcome.clone());
        let audited = journal.as_kept(&SessionEvent::Counted { time: Duration::ZERO, event })?;
        let SessionEvent::Counted { event: CountEvent::Audited(kept), .. } = audited else {
            return Ok(SessionAct::KeepAudit(outcome));
        };
        Ok(SessionAct::KeepAudit(Box::new(kept)))
    };
    acts.into_iter().map(kept).collect()
}

/// A recording that is acted on.
struct RecordingPlace<'a> {
    folder: SessionFolder,
    sgf: Option<&'a Path>,
    signed: &'a Signature,
}

impl RecordingPlace<'_> {
    /// Acts on a recording that is over, whose journal is locked meanwhile.
    fn perform(
        &self,
        mut journal: JournalFile,
        events: &[SessionEvent],
        before: SessionState,
        acts: &[SessionAct],
        hand_on: HandOn<'_>,
    ) -> Result<ActOutcome, ActError> {
        let session = self.folder.path();
        // Where nothing changes, what is missing is written where that is possible; so is what a ruling changes.
        let is_optional = acts.iter().all(|act| leaves_record(act) || matches!(act, SessionAct::Rule { .. }));
        let sgf = match acts {
            [_, ..] if acts.iter().all(leaves_record) => None,
            [] => self.sgf().ok(),
            _ if is_optional => self.sgf().ok().filter(|sgf| may_catch_up(sgf, events)),
            _ => Some(self.sgf()?),
        };
        if let (Some(sgf), false) = (&sgf, is_optional) {
            atomic::probe(sgf)?;
        }
        // A recording may be writing it.
        let lock = match &sgf {
            Some(sgf) if is_optional => RecordLock::take(sgf).ok(),
            Some(sgf) => Some(RecordLock::take(sgf)?),
            None => None,
        };
        let sgf = sgf.filter(|_| lock.is_some());
        let planned = plan(&before, ActStage::Over, acts, self.signed, before.last_time());
        let is_new = planned.as_ref().is_ok_and(|plan| !plan.decided.events.is_empty());
        let writes = if is_new { sgf.is_some() } else { sgf.as_ref().is_some_and(|sgf| may_catch_up(sgf, events)) };
        let changed = if writes { keep_changed_results(session, &before)? } else { Vec::new() };
        if let (Some(sgf), false) = (&sgf, is_new) {
            // A repeated act is refused; missing files are still written.
            catch_up(session, sgf, events, &before)?;
        }
        let plan = match planned {
            Ok(plan) => plan,
            Err(why) => {
                drop(journal);
                hand_on(session, &before);
                return Err(ActError::refused(why, session));
            }
        };
        let mut kept = None;
        if let (Some(sgf), true) = (&sgf, is_new) {
            kept = edited_record::keep_edited(sgf, events)?;
            delete_outdated(session, &before, &plan.state)?;
        }
        if let Err(why) = journal.append(&plan.decided.events) {
            if let Some(sgf) = &sgf {
                // The next act tries it again.
                let _ = write_files(session, sgf, &before);
            }
            return Err(why.into());
        }
        let written = match &sgf {
            Some(sgf) if is_new => write_files(session, sgf, &plan.state),
            Some(_) | None => Ok(()),
        };
        let head = journal.head().to_owned();
        drop(journal);
        hand_on(session, &plan.state);
        written?;
        let ActPlan { state, mut decided } = plan;
        decided.remarks.extend(changed.into_iter().map(Remark::KeptChangedResult));
        Ok(ActOutcome { before, state, head, remarks: decided.remarks, sgf: sgf.unwrap_or_default(), kept })
    }

    /// Asks the program that records.
    fn ask(&self, before: SessionState, acts: &[SessionAct], hand_on: HandOn<'_>) -> Result<ActOutcome, ActError> {
        let session = || self.folder.path().to_owned();
        let refused = |why| ActError::refused(why, self.folder.path());
        // A refusal is said here, in the language of who asks.
        let ActPlan { decided, .. } =
            plan(&before, ActStage::Running, acts, self.signed, before.last_time()).map_err(refused)?;
        let requested: Vec<SessionEvent> =
            acts.iter().flat_map(|act| act.events(self.signed, Duration::ZERO, before.moves().len())).collect();
        let answer = if decided.events.is_empty() { ActAnswer::Done } else { inbox::ask(&self.folder, &requested)? };
        let journal = || self.folder.read();
        match answer {
            ActAnswer::Done => {
                let journal = journal()?;
                let state = SessionState::from_events(&journal.events);
                let (head, sgf) = (journal.head().to_owned(), self.sgf().unwrap_or_default());
                Ok(ActOutcome { before, state, head, remarks: decided.remarks, sgf, kept: None })
            }
            ActAnswer::Refused => {
                let now = SessionState::from_events(&journal()?.events);
                plan(&now, ActStage::Running, acts, self.signed, now.last_time()).map_err(refused)?;
                Err(ActError::ChangedMeanwhile { session: session() })
            }
            ActAnswer::Over => {
                let (journal, events) = self.folder.reopen()?;
                self.perform(journal, &events, SessionState::from_events(&events), acts, hand_on)
            }
            ActAnswer::Unanswered => Err(ActError::Unanswered { session: session() }),
            ActAnswer::Unknown => Err(ActError::Unknown { session: session() }),
        }
    }

    fn sgf(&self) -> Result<PathBuf, ActError> {
        self.sgf.map_or_else(|| sgf_beside(self.folder.path()), |sgf| Ok(sgf.to_owned()))
    }
}

/// Whether an act never changes the SGF, and the files of a result.
const fn leaves_record(act: &SessionAct) -> bool {
    match act {
        SessionAct::KeepAudit(_) | SessionAct::KeepPapers(_) | SessionAct::Seal => true,
        SessionAct::Answer { .. }
        | SessionAct::Rule { .. }
        | SessionAct::Correct(_)
        | SessionAct::Claim { .. }
        | SessionAct::Confirm { .. }
        | SessionAct::Withdraw { .. }
        | SessionAct::NoteIncident { .. } => false,
    }
}
