//! Recordings of earlier games at a table that its hall does not have whole: they are sent when the next one begins.

use std::io;
use std::path::{Path, PathBuf};
use std::thread;

use crate::network::hall::{HallError, HallTable};
use crate::network::journal_sender::{JournalTail, SendStep};
use crate::storage::session_folder::SessionFolder;
use crate::storage::unsent;

/// What became of an earlier recording.
#[derive(Debug)]
pub enum BacklogNotice {
    /// The hall has it whole.
    Sent(PathBuf),
    /// The hall refuses it, and why; it is tried again at the next recording.
    Refused(PathBuf, String),
}

/// Sends the recordings beside `session` that were not sent whole from the same table, in a thread of its own. `notify` is
/// told what became of each; of one that cannot be sent, nothing is said, and it is tried again at the next recording.
///
/// # Errors
/// When no thread can be started.
pub fn send_earlier(
    hall: &HallTable,
    session: &Path,
    notify: impl Fn(&BacklogNotice) + Send + 'static,
) -> io::Result<()> {
    let waiting = unsent::beside(session, hall.seat());
    let hall = hall.clone();
    if waiting.is_empty() {
        return Ok(());
    }
    let work = move || {
        for session in waiting {
            match send(&hall, &session) {
                Ok(None) => {
                    unsent::clear(&session);
                    notify(&BacklogNotice::Sent(session));
                }
                Ok(Some(why)) => notify(&BacklogNotice::Refused(session, why)),
                Err(_) => return,
            }
        }
    };
    thread::Builder::new().name("hall backlog".to_owned()).spawn(work)?;
    Ok(())
}

/// Sends a whole recording. Returns why it is refused, if it is.
fn send(hall: &HallTable, session: &Path) -> Result<Option<String>, HallError> {
    let mut tail = JournalTail::new(hall.clone(), &SessionFolder::at(session).journal()).in_one();
    loop {
        match tail.step()? {
            SendStep::More => {}
            SendStep::Done => return Ok(None),
            SendStep::Refused(text) => return Ok(Some(text)),
        }
    }
}
