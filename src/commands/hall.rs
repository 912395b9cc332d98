//! A table's hall: the options, who plays there, and sending the journal.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Args;

use crate::commands::hall::joined_text::say_joined;
use crate::commands::hall::named_hall::NamedHall;
use crate::commands::hall::paired_names::NamesAtBeginning;
pub(super) use crate::commands::hall::paired_names::say_names_kept;
use crate::commands::hall_rest;
use crate::commands::named_here::known_addresses;
use crate::commands::records_folder::hand_on;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_formats::hall_answer::{HallPairing, JoinAnswer};
use kifuscribe_formats::hall_refusal::HallRefusal;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_language::say;
use kifuscribe_network::hall::{HallError, HallTable};
use kifuscribe_network::hall_backlog::{self, BacklogNotice};
use kifuscribe_network::journal_sender::{JournalSender, SenderNotice, SendingState};
use kifuscribe_recording::task::Request;
use kifuscribe_storage::hall_copy;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_storage::table_tokens::{TableTokens, TableTokensError};
use kifuscribe_words::unsent_text::{not_sent, send_command};

mod joined_text;
mod named_hall;
mod paired_names;

/// The most answers from the hall that may wait for the recording.
const MOST_ANSWERS: usize = 64;

/// How long the end of a recording waits for what the hall has not acknowledged.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// Options of the hall.
#[derive(Debug, Args)]
pub(super) struct HallArgs {
    /// Send the recording to the hall at this address, and take who plays from it; with --table. The address of the page
    /// 'Join' holds table and token too
    #[arg(long, value_name = "URL")]
    hall: Option<String>,
    /// The file with the table's token for the hall, alone or among those of other tables; with --boards a line for each, in the
    /// order of --table
    #[arg(long, value_name = "F")]
    hall_token_file: Option<PathBuf>,
}

impl HallArgs {
    /// Whether a hall is given.
    pub(super) const fn is_given(&self) -> bool {
        self.hall.is_some() || self.hall_token_file.is_some()
    }

    /// Returns the way to the hall, where one is given.
    ///
    /// # Errors
    /// When the address, the table's number or the token's file is wrong.
    pub(super) fn table(&self, table: Option<&str>) -> anyhow::Result<Option<HallTable>> {
        let Some(named) = self.named()? else { return Ok(None) };
        if let Some(tables) = table.filter(|table| table.contains(',')) {
            anyhow::bail!(say!("hall-tables-of-boards", tables));
        }
        let seat = named.seat(table.map(table_number).transpose()?)?;
        let tokens = self.tokens_for(&seat.hall)?;
        let token = tokens.map(|tokens| tokens.of_table(seat.table, None)).transpose()?;
        Ok(Some(HallTable::of_seat(&seat.with_token(token))?))
    }

    /// Returns the ways of several boards to the hall, in their order, of which those without a table have none; nothing where
    /// no hall is given.
    ///
    /// # Errors
    /// When the address, a table's number or the file of tokens is wrong.
    pub(super) fn tables(&self, tables: &[Option<String>]) -> anyhow::Result<Vec<Option<HallTable>>> {
        let Some(named) = self.named()? else { return Ok(Vec::new()) };
        let hall = named.of_several_tables()?;
        let numbers = tables.iter().map(|table| table.as_deref().map(table_number).transpose());
        let numbers: Vec<Option<u32>> = numbers.collect::<anyhow::Result<_>>()?;
        let given: Vec<u32> = numbers.iter().flatten().copied().collect();
        anyhow::ensure!(!given.is_empty(), say!("hall-no-tables"));
        let tokens = self.tokens_for(hall)?;
        let mut tokens = tokens.map(|tokens| tokens.of_tables(&given)).transpose()?.unwrap_or_default().into_iter();
        let mut ways = Vec::with_capacity(numbers.len());
        for number in numbers {
            let seat = number.map(|number| HallSeat::of_options(hall, Some(number))).transpose()?;
            let seat = seat.map(|seat| seat.with_token(tokens.next()));
            ways.push(seat.map(|seat| HallTable::of_seat(&seat)).transpose()?);
        }
        Ok(ways)
    }

    /// The tokens in the file, where one is given, for the hall at this address.
    fn tokens_for(&self, hall: &str) -> Result<Option<TableTokens>, TableTokensError> {
        self.hall_token_file.as_deref().map(|file| TableTokens::read_for(file, hall)).transpose()
    }

    /// Whether a recording in a session folder, or beside it, was made for the same hall before.
    pub(super) fn is_known_beside(&self, session: &Path) -> bool {
        let Ok(Some(named)) = self.given() else { return false };
        hall_copy::is_of_hall(session, named.address())
    }

    /// The hall that the options name, which from now on is one that a person has named on this computer.
    fn named(&self) -> anyhow::Result<Option<NamedHall>> {
        let named = self.given()?;
        named.iter().for_each(|named| known_addresses().add(named.address()));
        Ok(named)
    }

    /// The hall that the options name.
    fn given(&self) -> anyhow::Result<Option<NamedHall>> {
        NamedHall::of_options(self.hall.as_deref(), self.hall_token_file.as_deref())
    }
}

/// Reads the number of a table.
fn table_number(table: &str) -> anyhow::Result<u32> {
    let number = table.trim().parse().ok().filter(|&number: &u32| number > 0);
    number.with_context(|| say!("hall-no-table-number", table = format!("{table:?}")))
}

/// For whom the file with tokens is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TokenFile {
    /// One table.
    OfTable,
    /// The tables of several boards, a line each.
    OfBoards,
}

impl TokenFile {
    /// Says that the hall does not let a table in, and what to do.
    fn denied_text(self, why: &HallError, table: u32) -> String {
        match self {
            Self::OfTable => say!("hall-denied", why, table),
            Self::OfBoards => say!("hall-denied-of-boards", why, table),
        }
    }
}

/// What a hall has said before a recording.
#[derive(Debug, Default)]
pub(super) struct HallGreeting {
    /// Who plays at the table; nothing where the hall does not know it, or has not answered.
    pub(super) info: GameInfo,
    /// How the hall has received the table.
    pub(super) reception: Reception,
}

/// How a hall has received a table before a recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Reception {
    /// It has said who plays, or that it does not know it.
    Answered,
    /// It has, and is older than this program, which was said.
    Older,
    /// It does not let the table in, which was said.
    Denied,
    /// It has not answered.
    #[default]
    Silent,
}

/// Asks the hall who plays, and says what it answers. Without an answer the recording begins without names.
pub(super) fn join(hall: &HallTable) -> HallGreeting {
    greeting(hall, hall.join(), TokenFile::OfTable)
}

/// Asks the hall who plays at each of these tables, and says what it answers; a board without a table gets no answer. Where the
/// hall does not answer for one, it is not asked for those after it, so that the recordings begin soon.
pub(super) fn join_all(halls: Vec<Option<HallTable>>) -> Vec<Option<(HallTable, HallGreeting)>> {
    let mut is_silent = false;
    let mut join = |hall: HallTable| {
        if is_silent {
            return (hall, HallGreeting::default());
        }
        let answer = hall.join();
        is_silent = answer.as_ref().is_err_and(HallError::is_passing);
        let greeting = greeting(&hall, answer, TokenFile::OfBoards);
        (hall, greeting)
    };
    halls.into_iter().map(|hall| hall.map(&mut join)).collect()
}

/// Says what the hall has answered.
fn greeting(hall: &HallTable, answer: Result<JoinAnswer, HallError>, tokens: TokenFile) -> HallGreeting {
    let reception = match &answer {
        Ok(answer) => {
            say_joined(hall.seat(), answer);
            if answer.is_older() { Reception::Older } else { Reception::Answered }
        }
        Err(error @ HallError::Denied { .. }) => {
            remark(tokens.denied_text(error, hall.seat().table));
            Reception::Denied
        }
        Err(error) => {
            remark(say!("hall-without-names", why = error));
            Reception::Silent
        }
    };
    let info = match answer.map(|answer| answer.pairing) {
        Ok(HallPairing::Paired(info)) => *info,
        Ok(_) | Err(_) => GameInfo::default(),
    };
    HallGreeting { info, reception }
}

/// A recording on its way to the hall.
pub(super) struct RecordingSender {
    sender: JournalSender,
    /// The answers of a referee in the hall.
    answered: Receiver<Request>,
    session: SessionFolder,
    seat: HallSeat,
    /// Held while the recording runs: the hall is asked who plays.
    _running: Arc<()>,
}

impl RecordingSender {
    /// Starts to send the recording in a session folder, and those beside it that the hall has not whole. The hall is
    /// asked who plays while the recording runs, as [`paired_names::follow`] says; `own` is what is known about the game without it, and
    /// nothing where it needs no names.
    ///
    /// # Errors
    /// When no thread can be started.
    pub(super) fn start(
        hall: HallTable,
        session: SessionFolder,
        (greeting, own): (HallGreeting, Option<GameInfo>),
        tokens: TokenFile,
    ) -> anyhow::Result<Self> {
        let (answers, answered) = sync_channel(MOST_ANSWERS);
        let seat = hall.seat().clone();
        let HallGreeting { info, reception } = greeting;
        let late = own.filter(|_| !matches!(reception, Reception::Answered | Reception::Older));
        let names = NamesAtBeginning { paired: Some(info).filter(|info| !info.names_nobody()), late };
        let running = Arc::new(());
        paired_names::follow(hall.clone(), session.clone(), names, answers.clone(), Arc::downgrade(&running))?;
        let sender = send_journal(hall, &session, answers, reception, tokens)?;
        Ok(Self { sender, answered, session, seat, _running: running })
    }

    /// Goes on with the same recording in another session folder.
    pub(super) fn move_to(&mut self, session: &SessionFolder) {
        self.session = session.clone();
        self.sender.move_to(&session.journal());
    }

    /// Says when the last picture came, while none comes; `None` while pictures come.
    pub(super) fn note_silence(&self, since: Option<Instant>) {
        self.sender.note_silence(since);
    }

    /// Says whether something of the recording is in memory alone, because it cannot be written on the disk.
    pub(super) fn note_unwritten(&self, is_unwritten: bool) {
        self.sender.note_unwritten(is_unwritten);
    }

    /// The next answer of a referee, or the names, that wait for the recording.
    pub(super) fn request(&self) -> Option<Request> {
        self.answered.try_recv().ok()
    }
}

/// Waits for what is unsent of these recordings, and says of each whether the hall has it whole: where something stays unsent, there
/// is a finding, although the records are complete.
pub(super) fn finish<'a>(senders: impl IntoIterator<Item = &'a RecordingSender>) -> CommandOutcome {
    let begun = Instant::now();
    let mut outcome = CommandOutcome::Done;
    for RecordingSender { sender, session, seat, .. } in senders {
        let unsent = sender.finish(LONGEST_WAIT.saturating_sub(begun.elapsed()));
        let has_nothing = hall_copy::of(session.path()).is_none_or(|copy| copy.acknowledged == 0);
        if unsent == 0 {
            // A recording that was stopped before its first picture has no line to be sent.
            if !has_nothing {
                remark(say!("hall-has-all", table = seat.table));
            }
            continue;
        }
        outcome = CommandOutcome::Finding;
        let state = sender.status().state;
        let is_let_in = !matches!(state, SendingState::Denied(_));
        let command = send_command(&session.path().display().to_string(), seat, is_let_in);
        let text = match state {
            SendingState::Denied(_) if has_nothing => say!("hall-has-nothing-denied", command),
            SendingState::Denied(_) => say!("hall-unsent-denied", n = unsent, command),
            SendingState::Refused(why) if why.is_lasting() => say!("hall-unsent-refused", n = unsent, why),
            _ if has_nothing => say!("hall-has-nothing", command),
            _ => say!("hall-unsent", n = unsent, command),
        };
        remark(&text);
    }
    outcome
}

/// Starts to send the recording in a session folder, and those beside it that the hall has not whole. What people do
/// in the hall goes to `answers`. What was said of its
/// `reception` is not said again.
///
/// # Errors
/// When no thread can be started.
fn send_journal(
    hall: HallTable,
    session: &SessionFolder,
    answers: SyncSender<Request>,
    reception: Reception,
    tokens: TokenFile,
) -> anyhow::Result<JournalSender> {
    let earlier = move |notice: &BacklogNotice| match notice {
        BacklogNotice::Acted(session, acts) => {
            hall_rest::import(session, acts, &mut |session, state| {
                // What the hall refuses is said.
                let _ = hand_on(session, state);
            });
        }
        BacklogNotice::Sent(session) => {
            remark(say!("hall-has-earlier", session = session.display()));
        }
        BacklogNotice::Refused(session, why) => {
            remark(say!("hall-refuses-earlier", session = session.display(), why));
        }
    };
    let mut unsent = hall_backlog::send_earlier(&hall, session.path(), earlier)?;
    if tokens == TokenFile::OfBoards {
        // Of several boards some may have been meant to be sent nowhere.
        unsent.retain(|session| hall_copy::of(session).is_some());
    }
    let unsent: Vec<String> = unsent.iter().map(|session| session.display().to_string()).collect();
    if let Some(text) = not_sent(&unsent, hall.seat(), Some(hall.seat().table)) {
        remark(&text);
    }
    let (is_denied, is_older) = (reception == Reception::Denied, reception == Reception::Older);
    let (is_said, is_older, table) = (AtomicBool::new(is_denied), AtomicBool::new(is_older), hall.seat().table);
    let notify = move |notice: &SenderNotice| match notice {
        SenderNotice::Lost(error) => {
            remark(say!("hall-lost", why = error));
        }
        SenderNotice::Back => remark(say!("hall-back", table)),
        SenderNotice::Denied(error) => {
            if !is_said.swap(false, Ordering::Relaxed) {
                remark(tokens.denied_text(error, table));
            }
        }
        SenderNotice::Acted(acts) => {
            // What comes after the end is done on the next contact.
            let _ = answers.try_send(Request::ActInHall(acts.clone()));
        }
        SenderNotice::Refused(HallRefusal::NewerFormat | HallRefusal::Line { .. })
            if is_older.swap(false, Ordering::Relaxed) => {}
        SenderNotice::Refused(why) => remark(say!("hall-refuses", table, why)),
        SenderNotice::Taken => remark(say!("hall-taken", table)),
    };
    Ok(JournalSender::start(hall, &session.journal(), notify)?)
}
