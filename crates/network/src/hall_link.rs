//! A window's link to a hall: who plays at its table, or at the table of each of several boards, and how far the journals of
//! its recordings have come.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use thiserror::Error;

use crate::hall::{HallError, HallTable};
use crate::hall_backlog::{self, BacklogNotice, RestOutcome, SentBy};
use crate::journal_sender::{JournalSender, SenderNotice, SendingState, SendingStatus};
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::hall_answer::JoinAnswer;
use kifuscribe_formats::hall_copy::HallCopy;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_language::{self as language, Message, within};
use kifuscribe_storage::hall_copy;
use kifuscribe_storage::known_addresses::KnownAddresses;
use kifuscribe_storage::session_folder::SessionFolder;

/// How long the end of the program waits for what the hall has not acknowledged.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// How often the hall of a recording that is over is asked what people did there to it.
const ASKED_EVERY: Duration = Duration::from_secs(5);

/// How soon it is looked again whether an answer has come that is waited for.
const LOOK_AGAIN: Duration = Duration::from_millis(5);

/// What the hall has said of the table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum PairingState {
    /// It is being asked.
    #[default]
    Asked,
    /// It has answered.
    Answered(JoinAnswer),
    /// It could not be asked, and why.
    Failed(String),
}

/// A table of a hall as far as the window knows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallStatus {
    /// The table's seat.
    pub seat: HallSeat,
    /// What the hall has said of the table.
    pub pairing: PairingState,
    /// Why the hall has not said it again when it was asked since; `None` where it has.
    pub unconfirmed: Option<String>,
    /// How far the recording has come on its way; `None` before the first one.
    pub sending: Option<SendingStatus>,
    /// The folder of that recording.
    pub session: Option<PathBuf>,
    /// Recordings beside the newest one that are not sent by themselves: nothing says that they are games of this table.
    pub not_sent: Vec<PathBuf>,
}

/// A recording that is over, and of which its hall lacks lines as far as is known here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnsentRecording {
    /// Its session folder.
    pub session: PathBuf,
    /// The table of the hall.
    pub seat: HallSeat,
    /// How many lines the hall lacks.
    pub lines: usize,
    /// How far sending has come.
    pub state: SendingState,
    /// Whether it is still being sent.
    pub is_being_sent: bool,
}

/// What has become of something that was to be sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HallNews {
    /// Why something is not in its hall, as a sentence.
    Problem(String),
    /// A recording that a person has sent, by its session folder, is not in its hall, and why, as a sentence.
    NotSent(PathBuf, String),
    /// A hall has the whole of a recording that a person has sent.
    Sent(PathBuf),
}

/// Why a hall cannot be joined, or a recording not be sent to it.
#[derive(Debug, Error, Message)]
pub enum HallLinkError {
    /// The hall.
    #[message(transparent)]
    Hall(#[from] HallError),
    /// A thread.
    Thread(#[from] io::Error),
}

/// A window's link to a hall, until it is dropped, which waits up to ten seconds for what the hall has not acknowledged.
#[derive(Debug, Default)]
pub struct HallLink {
    /// The tables that are joined, each once.
    joined: Vec<JoinedTable>,
    /// Recordings that are over, until the hall has them whole.
    over: Vec<Arc<SentRecording>>,
    /// What sends something that was added to a recording which is over, by its session folder.
    additions: Vec<(PathBuf, thread::JoinHandle<()>)>,
    /// What nobody was told yet.
    news: Arc<Mutex<Vec<HallNews>>>,
    /// The recordings, by their session folders, of which halls have said since the start what they have.
    heard: Arc<Mutex<HeardRecordings>>,
    /// The recording that is over and shown, while its result is open.
    open: Arc<Mutex<OpenRecording>>,
}

/// A recording that is over, whose hall is asked now and then what people did there to it.
#[derive(Debug, Default)]
struct OpenRecording {
    session: PathBuf,
    asked: Option<Instant>,
    is_asked: bool,
    /// What the hall had done to it when it said so last.
    acts: Vec<SessionEvent>,
    /// Whether that was done to the recording, and nobody was told yet.
    has_news: bool,
}

/// Of which recordings halls have said what they have.
#[derive(Debug, Default)]
struct HeardRecordings {
    said: Vec<PathBuf>,
    /// Those of which a hall is being asked.
    asked: Vec<PathBuf>,
}

#[derive(Debug)]
struct JoinedTable {
    table: HallTable,
    said: Arc<Mutex<SaidByHall>>,
    recording: Option<Arc<SentRecording>>,
    not_sent: Vec<PathBuf>,
}

/// What a hall has said of a table, and whether it is being asked.
#[derive(Debug, Default)]
struct SaidByHall {
    pairing: PairingState,
    unconfirmed: Option<String>,
    is_asked: bool,
}

impl SaidByHall {
    /// Whether the hall did not answer when it was asked last.
    const fn is_silent(&self) -> bool {
        self.unconfirmed.is_some() || matches!(self.pairing, PairingState::Failed(_))
    }

    /// Takes what came when the hall was asked. What it has said before stands until it says something else.
    fn take(&mut self, answer: Result<JoinAnswer, HallError>) {
        self.is_asked = false;
        let has_answered = matches!(self.pairing, PairingState::Answered(_));
        (self.pairing, self.unconfirmed) = match answer {
            Ok(answer) => (PairingState::Answered(answer), None),
            Err(why) if has_answered => (std::mem::take(&mut self.pairing), Some(why.to_string())),
            Err(why) => (PairingState::Failed(why.to_string()), None),
        };
    }
}

/// A recording on its way to the hall.
#[derive(Debug)]
pub struct SentRecording {
    seat: HallSeat,
    sender: JournalSender,
}

impl SentRecording {
    /// Goes on with the same recording in another session folder.
    pub fn move_to(&self, session: &Path) {
        self.sender.move_to(&SessionFolder::at(session).journal());
    }

    /// Says when the last picture came, while none comes; `None` while pictures come.
    pub fn note_silence(&self, since: Option<Instant>) {
        self.sender.note_silence(since);
    }

    /// Says whether something of the recording is in memory alone, because it cannot be written on the disk.
    pub fn note_unwritten(&self, is_unwritten: bool) {
        self.sender.note_unwritten(is_unwritten);
    }

    /// Says that the recording is over; what is not acknowledged yet is still sent.
    pub fn end(&self) {
        self.sender.stop();
    }

    /// What its hall lacks of it, once it is over; `None` where it lacks nothing.
    fn unsent(&self) -> Option<UnsentRecording> {
        let SendingStatus { state, unsent: lines, is_over, has_ended, .. } = self.sender.status();
        let (session, seat) = (self.sender.folder(), self.seat.clone());
        (is_over && lines > 0).then_some(UnsentRecording { session, seat, lines, state, is_being_sent: !has_ended })
    }
}

impl JoinedTable {
    /// Joins a table, and asks who plays.
    fn join(seat: &HallSeat) -> Result<Self, HallLinkError> {
        let table = HallTable::of_seat(seat)?;
        let said = Arc::<Mutex<SaidByHall>>::default();
        ask(&table, &said)?;
        Ok(Self { table, said, recording: None, not_sent: Vec::new() })
    }

    fn status(&self) -> HallStatus {
        let sender = self.recording.as_ref().map(|recording| &recording.sender);
        let said = locked(&self.said);
        HallStatus {
            seat: self.table.seat().clone(),
            pairing: said.pairing.clone(),
            unconfirmed: said.unconfirmed.clone(),
            sending: sender.map(JournalSender::status),
            session: sender.map(JournalSender::folder),
            not_sent: self.not_sent.clone(),
        }
    }
}

fn locked<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl HallLink {
    /// Joins a table of a hall in place of those that are joined, and asks who plays.
    ///
    /// # Errors
    /// [`HallLinkError`]; what was joined before stays joined.
    pub fn join(&mut self, seat: &HallSeat) -> Result<(), HallLinkError> {
        let table = JoinedTable::join(seat)?;
        self.leave();
        self.joined.push(table);
        Ok(())
    }

    /// Joins a table beside those that are joined, and asks who plays. Of one that is joined already, the token is replaced for
    /// the recordings that follow.
    ///
    /// # Errors
    /// [`HallLinkError`]; then nothing has changed.
    pub fn join_further(&mut self, seat: &HallSeat) -> Result<(), HallLinkError> {
        let new = JoinedTable::join(seat)?;
        match at(&mut self.joined, seat) {
            Some(joined) => (joined.table, joined.said) = (new.table, new.said),
            None => self.joined.push(new),
        }
        Ok(())
    }

    /// Asks once more who plays, where nobody asks just now, and waits no longer than `wait` for the answers of halls that have
    /// answered until now.
    ///
    /// # Errors
    /// [`HallLinkError::Thread`].
    pub fn ask_again(&self, wait: Duration) -> Result<(), HallLinkError> {
        for joined in &self.joined {
            ask(&joined.table, &joined.said)?;
        }
        let until = Instant::now() + wait;
        let is_awaited = |said: &SaidByHall| said.is_asked && !said.is_silent();
        // What does not come in time is taken when it comes.
        while Instant::now() < until && self.joined.iter().any(|joined| is_awaited(&locked(&joined.said))) {
            thread::sleep(LOOK_AGAIN);
        }
        Ok(())
    }

    /// Leaves all tables. What was recorded until then is still sent.
    pub fn leave(&mut self) {
        for left in std::mem::take(&mut self.joined) {
            self.finish(left);
        }
    }

    /// Leaves one of the tables. What was recorded until then is still sent.
    pub fn leave_table(&mut self, seat: &HallSeat) {
        let is_left = |joined: &JoinedTable| joined.table.seat().is_same_table(seat);
        if let Some(place) = self.joined.iter().position(is_left) {
            let left = self.joined.remove(place);
            self.finish(left);
        }
    }

    fn finish(&mut self, left: JoinedTable) {
        if let Some(recording) = left.recording {
            recording.end();
            self.over.push(recording);
        }
    }

    /// What is known of the tables that are joined, in the order in which they were.
    #[must_use]
    pub fn tables(&self) -> Vec<HallStatus> {
        self.joined.iter().map(JoinedTable::status).collect()
    }

    /// The recordings of this window that are over and that their halls lack lines of, and those to which something was added.
    #[must_use]
    pub fn unsent(&self) -> Vec<UnsentRecording> {
        let joined = self.joined.iter().filter_map(|joined| joined.recording.as_ref());
        let mut all: Vec<UnsentRecording> =
            joined.chain(&self.over).filter_map(|recording| recording.unsent()).collect();
        for (session, thread) in &self.additions {
            let Some(copy) = hall_copy::of(session).filter(|_| all.iter().all(|known| known.session != *session))
            else {
                continue;
            };
            let (lines, is_being_sent) = (hall_copy::unsent(session, &copy), !thread.is_finished());
            if lines > 0 {
                let state = SendingState::Open;
                all.push(UnsentRecording { session: session.clone(), seat: copy.seat, lines, state, is_being_sent });
            }
        }
        all
    }

    /// Sends the recording in a session folder, which need not be there yet, and those before it that were not sent whole, as
    /// that of this table. `together` are the folders of what is recorded together with it. `acted` is told what people do in
    /// the hall: to this recording without a folder, to an earlier one with its own; it returns why something of that is not done, as a
    /// sentence. Returns `None` where the table is not joined.
    ///
    /// # Errors
    /// [`HallLinkError`]; then nothing is sent.
    pub fn begin(
        &mut self,
        seat: &HallSeat,
        session: &Path,
        together: &[PathBuf],
        acted: impl Fn(Option<&Path>, Vec<SessionEvent>) -> Option<String> + Send + Sync + 'static,
    ) -> Result<Option<Arc<SentRecording>>, HallLinkError> {
        let Some(joined) = at(&mut self.joined, seat) else { return Ok(None) };
        let (news, language) = (Arc::clone(&self.news), language::current());
        let acted = move |session: Option<&Path>, acts: &[SessionEvent]| {
            let problem = within(language, || acted(session, acts.to_vec()));
            locked(&news).extend(problem.map(HallNews::Problem));
        };
        let acted = Arc::new(acted);
        let of_earlier = Arc::clone(&acted);
        let notify = move |notice: &SenderNotice| {
            if let SenderNotice::Acted(acts) = notice {
                acted(None, acts);
            }
        };
        let sender = JournalSender::start(joined.table.clone(), &SessionFolder::at(session).journal(), notify)?;
        let recording = Arc::new(SentRecording { seat: joined.table.seat().clone(), sender });
        if let Some(before) = joined.recording.replace(Arc::clone(&recording)) {
            before.end();
            self.over.push(before);
        }
        self.over.retain(|recording| recording.sender.finish(Duration::ZERO) > 0);
        joined.not_sent = hall_backlog::send_earlier(&joined.table, session, move |notice| {
            if let BacklogNotice::Acted(session, acts) = notice {
                of_earlier(Some(session), acts);
            }
        })?;
        joined.not_sent.retain(|other| !together.contains(other));
        Ok(Some(recording))
    }

    /// Sends the hall of a recording that is over what it lacks, in a thread of its own; `acted` is told there what people did in the
    /// hall to it, and returns why something of that is not done, as a sentence. What has become of it is said by [`HallLink::take_news`].
    pub fn send_rest(
        &mut self,
        session: &Path,
        known: &KnownAddresses,
        by: SentBy,
        acted: impl FnOnce(&Path, Vec<SessionEvent>) -> Option<String> + Send + 'static,
    ) {
        // One that has failed is kept: it is said before the program ends.
        self.additions.retain(|(known, thread)| known != session || !thread.is_finished());
        let added = session.to_owned();
        let (session, known, news) = (session.to_owned(), known.clone(), Arc::clone(&self.news));
        let language = language::current();
        let work = move || {
            let sent = hall_backlog::send_rest(&session, &known, by);
            let told = |(copy, outcome): &(HallCopy, RestOutcome)| match by {
                SentBy::Program => outcome.problem(&session, &copy.seat).map(HallNews::Problem),
                SentBy::Person => {
                    let not_sent = outcome.problem_by_hand(&session, &copy.seat);
                    not_sent.map(|why| HallNews::NotSent(session.clone(), why))
                }
            };
            let told = within(language, || sent.as_ref().and_then(told));
            let is_sent = told.is_none() && by == SentBy::Person;
            locked(&news).extend(told.or_else(|| is_sent.then(|| HallNews::Sent(session.clone()))));
            let Some((_, outcome)) = sent else { return };
            if let RestOutcome::Whole(acts) = outcome {
                let problem = within(language, || acted(&session, acts));
                locked(&news).extend(problem.map(HallNews::Problem));
            }
        };
        // Without a thread it is sent later.
        let started = thread::Builder::new().name("hall addition".to_owned()).spawn(work);
        self.additions.extend(started.map(|thread| (added, thread)));
    }

    /// Whether the hall of a recording that is over has said since the start what it has of it. One that has not is asked, in a thread of
    /// its own, if it is `known`.
    #[must_use]
    pub fn has_heard(&self, session: &Path, known: &KnownAddresses) -> bool {
        let mut heard = locked(&self.heard);
        let is_it = |other: &PathBuf| other == session;
        if heard.said.iter().any(is_it) {
            return true;
        }
        let is_known = || hall_copy::of(session).is_some_and(|copy| known.knows(&copy.seat.hall));
        if !heard.asked.iter().any(is_it) && is_known() {
            heard.asked.push(session.to_owned());
            let (session, shared) = (session.to_owned(), Arc::clone(&self.heard));
            let work = move || {
                let has_said = hall_backlog::ask_kept(&session);
                let mut heard = locked(&shared);
                heard.asked.retain(|other| *other != session);
                heard.said.extend(has_said.then_some(session));
            };
            // Without a thread it is asked when the window looks the next time.
            if thread::Builder::new().name("hall copy".to_owned()).spawn(work).is_err() {
                heard.asked.pop();
            }
        }
        false
    }

    /// Asks the hall of a recording that is over, in a thread of its own and every few seconds, what people did there to it; `acted` is told
    /// there what it had not said before, and returns why something of that is not done. Returns whether something was told since the
    /// last call. Only a hall that is `known` is asked.
    pub fn follow_over(
        &self,
        session: &Path,
        known: &KnownAddresses,
        acted: impl FnOnce(&Path, Vec<SessionEvent>) -> Option<String> + Send + 'static,
    ) -> bool {
        let mut open = locked(&self.open);
        if open.session != session {
            *open = OpenRecording { session: session.to_owned(), ..OpenRecording::default() };
        }
        let has_news = std::mem::take(&mut open.has_news);
        if open.is_asked || open.asked.is_some_and(|asked| asked.elapsed() < ASKED_EVERY) {
            return has_news;
        }
        open.asked = Some(Instant::now());
        if hall_copy::of(session).is_some_and(|copy| known.knows(&copy.seat.hall)) {
            let (session, shared, news) = (session.to_owned(), Arc::clone(&self.open), Arc::clone(&self.news));
            let language = language::current();
            let work = move || {
                let acts = hall_backlog::acts_in_hall(&session);
                let is_new = !acts.is_empty() && locked(&shared).acts != acts;
                if is_new {
                    let problem = within(language, || acted(&session, acts.clone()));
                    locked(&news).extend(problem.map(HallNews::Problem));
                }
                let mut open = locked(&shared);
                open.is_asked = false;
                if is_new && open.session == session {
                    (open.acts, open.has_news) = (acts, true);
                }
            };
            // Without a thread it is asked the next time.
            open.is_asked = thread::Builder::new().name("hall decisions".to_owned()).spawn(work).is_ok();
        }
        has_news
    }

    /// Says why something is not in its hall.
    pub fn note_problem(&self, why: String) {
        locked(&self.news).push(HallNews::Problem(why));
    }

    /// What has become of what was to be sent, each once.
    #[must_use]
    pub fn take_news(&self) -> Vec<HallNews> {
        std::mem::take(&mut locked(&self.news))
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
        for (_, thread) in self.additions.drain(..) {
            // It ends when the hall does not answer; what it could not do is done later.
            let _ = thread.join();
        }
    }
}

/// The table of this seat among those that are joined.
fn at<'a>(joined: &'a mut [JoinedTable], seat: &HallSeat) -> Option<&'a mut JoinedTable> {
    joined.iter_mut().find(|joined| joined.table.seat().is_same_table(seat))
}

/// Asks who plays, in a thread of its own, unless one asks already.
fn ask(table: &HallTable, said: &Arc<Mutex<SaidByHall>>) -> io::Result<()> {
    if std::mem::replace(&mut locked(said).is_asked, true) {
        return Ok(());
    }
    let (table, asked) = (table.clone(), Arc::clone(said));
    let work = move || {
        let answer = table.join();
        locked(&asked).take(answer);
    };
    let started = thread::Builder::new().name("hall pairing".to_owned()).spawn(work);
    if started.is_err() {
        locked(said).is_asked = false;
    }
    started.map(drop)
}
