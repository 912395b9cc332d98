//! A table's hall: the options, who plays there, and sending the journal.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::SyncSender;
use std::time::Duration;

use anyhow::Context as _;
use clap::Args;

use crate::formats::hall_answer::{HallPairing, TableAnswer};
use crate::game::record::GameInfo;
use crate::language::say;
use crate::network::hall::HallTable;
use crate::network::hall_backlog::{self, BacklogNotice};
use crate::network::journal_sender::{JournalSender, SenderNotice};
use crate::pipeline::task::Request;
use crate::storage::session_folder::SessionFolder;

/// The most answers from the hall that may wait for the recording.
pub(super) const MOST_ANSWERS: usize = 64;

/// How long the end of a recording waits for what the hall has not acknowledged.
const PATIENCE: Duration = Duration::from_secs(10);

/// Options of the hall.
#[derive(Debug, Args)]
pub(super) struct HallArgs {
    /// Send the recording to the hall at this address, and take who plays from it; with --table, for one board
    #[arg(long, value_name = "URL", requires = "table", conflicts_with = "boards")]
    hall: Option<String>,
    /// The file with the table's token for the hall
    #[arg(long, value_name = "F", requires = "hall")]
    hall_token_file: Option<PathBuf>,
}

impl HallArgs {
    /// Returns the way to the hall, where one is given.
    ///
    /// # Errors
    /// When the address, the table's number or the token's file is wrong.
    pub(super) fn table(&self, table: Option<&str>) -> anyhow::Result<Option<HallTable>> {
        let Some(hall) = &self.hall else { return Ok(None) };
        let table = table.unwrap_or_default();
        let number = table.trim().parse().ok().filter(|&number| number > 0);
        let number = number.with_context(|| say!("hall-no-table-number", table = format!("{table:?}")))?;
        let token = self.hall_token_file.as_deref().map(read_token).transpose()?;
        Ok(Some(HallTable::new(hall, number, token)?))
    }
}

/// Reads a token from its file.
fn read_token(path: &Path) -> anyhow::Result<String> {
    let text = fs::read_to_string(path).with_context(|| say!("read-file", path = path.display()))?;
    let token = text.trim();
    anyhow::ensure!(
        !token.is_empty() && token.bytes().all(|b| b.is_ascii_graphic()),
        say!("hall-no-token", path = path.display())
    );
    Ok(token.to_owned())
}

/// Asks the hall who plays. Without an answer the recording begins without names.
pub(super) fn ask_who_plays(hall: &HallTable) -> GameInfo {
    match hall.pairing() {
        Ok(HallPairing::Paired(info)) => *info,
        Ok(HallPairing::NoPairings) => {
            eprintln!("kifuscribe: {}", say!("hall-gives-no-pairings"));
            GameInfo::default()
        }
        Ok(HallPairing::NotPaired) => {
            eprintln!("kifuscribe: {}", say!("hall-gives-no-pairing"));
            GameInfo::default()
        }
        Err(error) => {
            eprintln!("kifuscribe: {}", say!("hall-without-names", why = error));
            GameInfo::default()
        }
    }
}

/// Starts to send the recording in a session folder, and those beside it that the hall has not whole. Answers that a referee gives in the hall go to `answers`.
///
/// # Errors
/// When no thread can be started.
pub(super) fn send_journal(
    hall: HallTable,
    session: &SessionFolder,
    answers: SyncSender<Request>,
) -> anyhow::Result<JournalSender> {
    let earlier = |notice: &BacklogNotice| match notice {
        BacklogNotice::Sent(session) => {
            eprintln!("kifuscribe: {}", say!("hall-has-earlier", session = session.display()));
        }
        BacklogNotice::Refused(session, why) => {
            eprintln!("kifuscribe: {}", say!("hall-refuses-earlier", session = session.display(), why));
        }
    };
    hall_backlog::send_earlier(&hall, session.path(), earlier)?;
    let notify = move |notice: &SenderNotice| match notice {
        SenderNotice::Lost(error) => {
            eprintln!("kifuscribe: {}", say!("hall-lost", why = error));
        }
        SenderNotice::Back => eprintln!("kifuscribe: {}", say!("hall-back")),
        SenderNotice::Answered(TableAnswer { question, answer, by }) => {
            // A recording that has ended takes no answer.
            let _ = answers.try_send(Request::Answer { question: *question, answer: *answer, by: by.clone() });
        }
        SenderNotice::Refused(why) => eprintln!("kifuscribe: {}", say!("hall-refuses", why)),
    };
    Ok(JournalSender::start(hall, &session.journal(), notify)?)
}

/// Waits for what is unsent, and says what stays so.
pub(super) fn finish(sender: &JournalSender, session: &Path) {
    let unsent = sender.finish(PATIENCE);
    if unsent > 0 {
        eprintln!("kifuscribe: {}", say!("hall-unsent", n = unsent, session = session.display()));
    }
}
