//! A window's link to a hall: who plays at its table, and how far the journals of its recordings have come.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use thiserror::Error;

use crate::formats::hall_answer::{HallPairing, TableAnswer};
use crate::formats::hall_seat::HallSeat;
use crate::language::{say, system_reason};
use crate::network::hall::{HallError, HallTable};
use crate::network::hall_backlog;
use crate::network::journal_sender::{JournalSender, SenderNotice, SendingStatus};
use crate::storage::session_folder::SessionFolder;

/// How long the end of the program waits for what the hall has not acknowledged.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// What the hall has said of the table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum PairingState {
    /// It is being asked.
    #[default]
    Asked,
    /// It has answered.
    Answered(HallPairing),
    /// It could not be asked, and why.
    Failed(String),
}

/// A hall as far as the window knows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallStatus {
    /// The table's seat.
    pub seat: HallSeat,
    /// What the hall has said of the table.
    pub pairing: PairingState,
    /// How far the recording has come on its way; `None` before the first one.
    pub sending: Option<SendingStatus>,
    /// Recordings beside the newest one that are not sent by themselves: nothing says that they are games of this table.
    pub not_sent: Vec<PathBuf>,
}

/// Why a hall cannot be joined, or a recording not be sent to it.
#[derive(Debug, Error)]
pub enum HallLinkError {
    /// The hall.
    #[error(transparent)]
    Hall(#[from] HallError),
    /// A thread.
    #[error("{}", say!("error-hall-link-thread", source = system_reason(.0)))]
    Thread(#[from] io::Error),
}

/// A window's link to a hall, until it is dropped, which waits up to ten seconds for what the hall has not acknowledged.
#[derive(Debug, Default)]
pub struct HallLink {
    joined: Option<JoinedHall>,
    /// Recordings that are over, until the hall has them whole.
    over: Vec<Arc<SentRecording>>,
    /// What sends something that was added to a recording which is over.
    additions: Vec<thread::JoinHandle<()>>,
}

#[derive(Debug)]
struct JoinedHall {
    table: HallTable,
    pairing: Arc<Mutex<PairingState>>,
    recording: Option<Arc<SentRecording>>,
    not_sent: Vec<PathBuf>,
}

/// A recording on its way to the hall.
#[derive(Debug)]
pub struct SentRecording {
    sender: JournalSender,
}

impl SentRecording {
    /// Goes on with the same recording in another session folder.
    pub fn move_to(&self, session: &Path) {
        self.sender.move_to(&SessionFolder::at(session).journal());
    }

    /// Says that the recording is over; what is not acknowledged yet is still sent.
    pub fn end(&self) {
        self.sender.stop();
    }
}

fn locked(pairing: &Mutex<PairingState>) -> MutexGuard<'_, PairingState> {
    pairing.lock().unwrap_or_else(PoisonError::into_inner)
}

impl HallLink {
    /// Joins a hall, and asks it who plays.
    ///
    /// # Errors
    /// [`HallLinkError`]; the hall that was joined before stays joined.
    pub fn join(&mut self, seat: &HallSeat) -> Result<(), HallLinkError> {
        let table = HallTable::of_seat(seat)?;
        let pairing = Arc::<Mutex<PairingState>>::default();
        ask(&table, &pairing)?;
        self.leave();
        self.joined = Some(JoinedHall { table, pairing, recording: None, not_sent: Vec::new() });
        Ok(())
    }

    /// Asks once more who plays.
    ///
    /// # Errors
    /// [`HallLinkError::Thread`].
    pub fn ask_again(&self) -> Result<(), HallLinkError> {
        if let Some(joined) = &self.joined {
            *locked(&joined.pairing) = PairingState::Asked;
            ask(&joined.table, &joined.pairing)?;
        }
        Ok(())
    }

    /// Leaves the hall. What was recorded until then is still sent.
    pub fn leave(&mut self) {
        if let Some(recording) = self.joined.take().and_then(|joined| joined.recording) {
            recording.end();
            self.over.push(recording);
        }
    }

    /// What is known of the hall; `None` where none is joined.
    #[must_use]
    pub fn status(&self) -> Option<HallStatus> {
        let joined = self.joined.as_ref()?;
        let pairing = locked(&joined.pairing).clone();
        let sending = joined.recording.as_ref().map(|recording| recording.sender.status());
        let (seat, not_sent) = (joined.table.seat().clone(), joined.not_sent.clone());
        Some(HallStatus { seat, pairing, sending, not_sent })
    }

    /// Sends the recording in a session folder, which need not be there yet, and those before it that were not sent whole.
    /// Answers that a referee gives in the hall go to `answered`. Returns `None` where no hall is joined.
    ///
    /// # Errors
    /// [`HallLinkError`]; then nothing is sent.
    pub fn begin(
        &mut self,
        session: &Path,
        answered: impl Fn(TableAnswer) + Send + 'static,
    ) -> Result<Option<Arc<SentRecording>>, HallLinkError> {
        let Some(joined) = &mut self.joined else { return Ok(None) };
        let notify = move |notice: &SenderNotice| {
            if let SenderNotice::Answered(answer) = notice {
                answered(answer.clone());
            }
        };
        let sender = JournalSender::start(joined.table.clone(), &SessionFolder::at(session).journal(), notify)?;
        let recording = Arc::new(SentRecording { sender });
        if let Some(before) = joined.recording.replace(Arc::clone(&recording)) {
            before.end();
            self.over.push(before);
        }
        self.over.retain(|recording| recording.sender.finish(Duration::ZERO) > 0);
        joined.not_sent = hall_backlog::send_earlier(&joined.table, session, |_| {})?;
        Ok(Some(recording))
    }

    /// Sends the hall of a recording that is over what was added to it, in a thread of its own. Where that fails, it is sent
    /// with the next recording at that table.
    pub fn send_addition(&mut self, session: &Path) {
        self.additions.retain(|thread| !thread.is_finished());
        let session = session.to_owned();
        let work = move || drop(hall_backlog::send_rest(&session));
        // Without a thread it is sent later.
        self.additions.extend(thread::Builder::new().name("hall addition".to_owned()).spawn(work));
    }
}

impl Drop for HallLink {
    fn drop(&mut self) {
        self.leave();
        self.over.iter().for_each(|recording| recording.end());
        let until = Instant::now() + LONGEST_WAIT;
        for recording in &self.over {
            let _ = recording.sender.finish(until.saturating_duration_since(Instant::now()));
        }
        for thread in self.additions.drain(..) {
            // It ends when the hall does not answer; what it could not do is done later.
            let _ = thread.join();
        }
    }
}

/// Asks who plays, in a thread of its own.
fn ask(table: &HallTable, pairing: &Arc<Mutex<PairingState>>) -> io::Result<()> {
    let (table, pairing) = (table.clone(), Arc::clone(pairing));
    let work = move || {
        let answer = match table.pairing() {
            Ok(answer) => PairingState::Answered(answer),
            Err(why) => PairingState::Failed(why.to_string()),
        };
        *locked(&pairing) = answer;
    };
    thread::Builder::new().name("hall pairing".to_owned()).spawn(work)?;
    Ok(())
}
