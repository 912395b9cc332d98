//! Takes the lines that a table sends into the journal that they belong to.
//!
//! A journal is known by the hash of its first line. Lines that are kept already are passed over, so that sending them
//! twice is harmless. A line that stands where the journal has another one is a fork: it is kept aside, and never becomes
//! part of the journal. While the recording that a table shows goes on, no other recording that goes on takes its place.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};

use kifuscribe::formats::journal::{self, FIRST, JournalError, JournalReader, LinePlace};
use kifuscribe::session::recording::{RecordingPhase, SessionEvent, SessionState};
use thiserror::Error;

use crate::clock::Millis;
use crate::journal_lines::{LONGEST_LINE, split};
use crate::round::TablePairing;
use crate::store::journals::{append, keep_fork};
use crate::store::{KeptJournal, KeptLine, Store, StoreError};

/// How long a table belongs to a recording that is not heard any more, in milliseconds.
pub const CLAIM: Millis = 120_000;

/// The most lines of a fork that one request adds.
const MOST_FORKED: usize = 200;

/// Bytes beyond which a body is checked outside the threads that answer requests.
const LARGE: usize = 64 << 10;

/// Lines that a table sends.
#[derive(Debug)]
pub struct Post<'a> {
    /// The number of lines of the journal before those in the body.
    pub from: usize,
    /// The hash of the journal's first line, if the sender says it. A body without lines is a sign of life of it.
    pub journal: Option<&'a str>,
    /// The lines.
    pub body: &'a [u8],
    /// Who plays at the table, by the pairings.
    pub pairing: &'a TablePairing,
    /// When they came.
    pub at: Millis,
}

/// The answer to lines that are kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Acknowledged {
    /// The number of lines of the journal that are on the hall's disk.
    pub offset: usize,
    /// The hash of the journal's first line; `None` in a hall that has none of it.
    pub journal: Option<String>,
    /// How many of the lines were new.
    pub stored: usize,
    /// Whether the table shows this journal.
    pub is_shown: bool,
}

impl Acknowledged {
    /// The answer of a hall that has nothing of a journal.
    pub(crate) const NOTHING: Self = Self { offset: 0, journal: None, stored: 0, is_shown: false };
}

/// Why lines are refused.
#[derive(Debug, Error)]
pub enum IntakeError {
    /// A line that cannot be read, or cannot follow; those before it are kept.
    #[error("{source}")]
    Line {
        /// What the hall has of the journal.
        offset: usize,
        /// What is wrong.
        source: JournalError,
    },
    /// A line that is too long; those before it are kept.
    #[error("line {line} has more than {LONGEST_LINE} bytes; no journal has such a line")]
    TooLong {
        /// What the hall has of the journal.
        offset: usize,
        /// The line.
        line: usize,
    },
    /// The first line is not the one after the offset.
    #[error("the first line has number {number}, and from={from} announces line {}; send the lines after the offset", from + 1)]
    Offset {
        /// The offset that was given.
        from: usize,
        /// The number in the first line.
        number: usize,
    },
    /// The hall does not have the line before the first one.
    #[error("the line before line {line} is not here; go on from the offset {offset}")]
    Gap {
        /// From where the sender of the journal `journal` goes on; another journal's goes on from 0.
        offset: usize,
        /// The first line that was sent.
        line: usize,
        /// The journal that the table shows.
        journal: Option<String>,
    },
    /// A line stands where the journal has another one.
    #[error("line {line} is another one than the hall has; it is kept aside, and the journal stays as it was")]
    Forked {
        /// What the hall has of the journal.
        offset: usize,
        /// The line.
        line: usize,
    },
    /// Another recording of this table goes on.
    #[error("another recording of table {table} goes on; stop it, or let the organiser release the table")]
    Claimed {
        /// The table.
        table: u32,
        /// The journal that the table shows.
        journal: String,
    },
    /// The table has no such journal.
    #[error("table {table} was sent no such game; see its page for those it was sent")]
    NoJournal {
        /// The table.
        table: u32,
    },
    /// The lines could not be kept.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A line that was taken: its event, its hash.
#[derive(Debug, Clone)]
pub struct TakenLine {
    /// The event.
    pub event: SessionEvent,
    /// The hash of the line.
    pub hash: String,
}

/// What came of a request.
#[derive(Debug)]
pub struct Taken {
    /// The answer.
    pub answer: Result<Acknowledged, IntakeError>,
    /// What is new of the table.
    pub news: TableNews,
}

/// What is new of a table after a request.
#[derive(Debug, Default)]
pub struct TableNews {
    /// The new lines of the journal that the table shows.
    pub lines: Vec<TakenLine>,
    /// Whether the table shows another journal than before, which begins with these lines.
    pub switched: bool,
    /// Forked lines that were kept aside, and were not before.
    pub forked: usize,
    /// Whether it was a sign of life of the recording that the table shows.
    pub is_current: bool,
    /// Whether another recording's claim was refused.
    pub is_claimed: bool,
    /// How many games were sent from the table.
    pub games: usize,
}

impl From<IntakeError> for Taken {
    fn from(error: IntakeError) -> Self {
        let is_claimed = matches!(error, IntakeError::Claimed { .. });
        Self { answer: Err(error), news: TableNews { is_claimed, ..TableNews::default() } }
    }
}

/// A journal with its checked lines.
#[derive(Debug)]
struct OpenJournal {
    kept: KeptJournal,
    reader: JournalReader,
    /// The hashes of the lines.
    hashes: Vec<String>,
    /// When it was heard of last.
    heard: Millis,
}

impl OpenJournal {
    fn new(kept: KeptJournal, heard: Millis) -> Self {
        Self { kept, reader: JournalReader::default(), hashes: Vec::new(), heard }
    }

    /// Reads a journal that is kept, and checks its chain.
    fn load(store: &Store, kept: KeptJournal, heard: Millis) -> Result<Self, StoreError> {
        let mut journal = Self::new(kept, heard);
        for line in store.lines(journal.kept.id)? {
            if journal.read(&line.text).is_err() {
                // A damaged disk: what is whole is used, and the table sends the rest again.
                break;
            }
        }
        Ok(journal)
    }

    fn read(&mut self, text: &[u8]) -> Result<TakenLine, JournalError> {
        let event = self.reader.read_line(text)?;
        let hash = self.reader.head().to_owned();
        self.hashes.push(hash.clone());
        Ok(TakenLine { event, hash })
    }
}

/// Whether a recording is over, so that it claims its table no more.
#[must_use]
pub fn is_over(state: &SessionState) -> bool {
    matches!(state.phase(), RecordingPhase::Ended | RecordingPhase::Sealed)
}

/// The journals of one table.
#[derive(Debug)]
pub struct Intake {
    table: u32,
    journals: Vec<KeptJournal>,
    current: Option<OpenJournal>,
    /// Whether the last write failed, so that what was read is not what is kept.
    is_unsure: bool,
}

impl Intake {
    /// Returns the journals of a table, of which one is shown. `at` is when the hall was started.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub fn open(store: &Store, table: u32, journals: Vec<KeptJournal>, at: Millis) -> Result<Self, StoreError> {
        let shown = journals.iter().find(|journal| journal.is_current).cloned();
        let current = shown.map(|kept| OpenJournal::load(store, kept, at)).transpose()?;
        Ok(Self { table, journals, current, is_unsure: false })
    }

    /// The journal that the table shows: its number in the hall, and the hash of its first line.
    #[must_use]
    pub fn current(&self) -> Option<&KeptJournal> {
        self.current.as_ref().map(|journal| &journal.kept)
    }

    /// What the hall has of a journal, or of the one that the table shows.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub fn offset(&self, store: &Store, journal: Option<&str>) -> Result<Acknowledged, StoreError> {
        let known = match journal {
            None => self.current().cloned(),
            Some(first) => self.journals.iter().find(|kept| kept.first == first).cloned(),
        };
        let Some(known) = known else { return Ok(Acknowledged::NOTHING) };
        let is_shown = self.current().is_some_and(|current| current.id == known.id);
        let offset = match &self.current {
            Some(current) if current.kept.id == known.id => current.reader.lines(),
            _ => OpenJournal::load(store, known.clone(), 0)?.reader.lines(),
        };
        Ok(Acknowledged { offset, journal: Some(known.first), stored: 0, is_shown })
    }

    /// Ends the claim of the recording that the table shows.
    pub fn release(&mut self) {
        if let Some(current) = &mut self.current {
            current.heard = 0;
        }
    }

    /// Shows another journal of the table, or the same again.
    ///
    /// # Errors
    /// [`StoreError`], [`IntakeError::NoJournal`].
    pub async fn show_journal(&mut self, store: &Store, first: &str, at: Millis) -> Result<TableNews, IntakeError> {
        self.be_sure(store, at)?;
        let Some(kept) = self.journals.iter().find(|kept| kept.first == first).cloned() else {
            return Err(IntakeError::NoJournal { table: self.table });
        };
        let kept = KeptJournal { is_current: true, ..kept };
        let chosen = OpenJournal::load(store, kept.clone(), at)?;
        let nothing = Read { lines: Vec::new(), new: Vec::new(), forked: Vec::new(), error: None };
        self.keep(store, kept.clone(), nothing, chosen.reader.lines(), true).await.answer?;
        let lines = all_lines(store, kept.id)?;
        self.current = Some(chosen);
        Ok(TableNews { lines, switched: true, is_current: true, games: self.journals.len(), ..TableNews::default() })
    }

    /// Takes lines, and returns once they are on the disk.
    pub async fn take(&mut self, store: &Store, numbers: &AtomicI64, post: &Post<'_>) -> Taken {
        let mut taken = self.take_lines(store, numbers, post).await;
        taken.news.games = self.journals.len();
        taken
    }

    /// Reads again what is kept where the last write failed.
    fn be_sure(&mut self, store: &Store, at: Millis) -> Result<(), StoreError> {
        if self.is_unsure {
            self.reload(store, at)?;
            self.is_unsure = false;
        }
        Ok(())
    }

    async fn take_lines(&mut self, store: &Store, numbers: &AtomicI64, post: &Post<'_>) -> Taken {
        if let Err(error) = self.be_sure(store, post.at) {
            return IntakeError::Store(error).into();
        }
        let lines = split(post.body);
        let Some(first) = lines.first() else { return self.sign_of_life(store, post) };
        let place = match check_length(first, 0, post.from).and_then(|()| {
            journal::place_of(first, post.from + 1).map_err(|source| IntakeError::Line { offset: 0, source })
        }) {
            Ok(place) => place,
            Err(error) => return error.into(),
        };
        if place.number != post.from + 1 {
            return IntakeError::Offset { from: post.from, number: place.number }.into();
        }
        match self.journal_of(store, numbers, &place, post.at) {
            Ok(Target::Current) => self.take_current(store, &lines, post).await,
            Ok(Target::Other(journal)) => self.take_other(store, *journal, &lines, post).await,
            Err(error) => error.into(),
        }
    }

    fn reload(&mut self, store: &Store, at: Millis) -> Result<(), StoreError> {
        let journals = store.journals()?.into_iter().filter(|journal| journal.table == self.table).collect();
        *self = Self::open(store, self.table, journals, at)?;
        Ok(())
    }

    fn sign_of_life(&mut self, store: &Store, post: &Post<'_>) -> Taken {
        let is_current = post.journal.is_some() && self.current().map(|kept| kept.first.as_str()) == post.journal;
        if let (true, Some(current)) = (is_current, &mut self.current) {
            current.heard = post.at;
        }
        let answer = self.offset(store, post.journal).map_err(IntakeError::Store);
        Taken { answer, news: TableNews { is_current, ..TableNews::default() } }
    }

    /// Finds the journal of lines by the first of them: by its own hash, or by that of the line before.
    fn journal_of(
        &self,
        store: &Store,
        numbers: &AtomicI64,
        place: &LinePlace,
        at: Millis,
    ) -> Result<Target, IntakeError> {
        if place.number == 1 {
            if self.current().is_some_and(|kept| kept.first == place.hash) {
                return Ok(Target::Current);
            }
            if let Some(kept) = self.journals.iter().find(|kept| kept.first == place.hash) {
                return Ok(Target::Other(Box::new(OpenJournal::load(store, kept.clone(), 0)?)));
            }
            if place.prev != FIRST {
                return Err(IntakeError::Line { offset: 0, source: JournalError::Broken { line: 1 } });
            }
            let (id, first) = (numbers.fetch_add(1, Ordering::Relaxed) + 1, place.hash.clone());
            let kept = KeptJournal { id, table: self.table, first, is_current: false };
            return Ok(Target::Other(Box::new(OpenJournal::new(kept, at))));
        }
        let before = place.number - 1;
        if let Some(current) = &self.current
            && current.hashes.get(before - 1) == Some(&place.prev)
        {
            return Ok(Target::Current);
        }
        for kept in &self.journals {
            let line = store.line(kept.id, before)?;
            let hash = line.and_then(|text| journal::place_of(&text, before).ok()).map(|line| line.hash);
            if hash.as_ref() == Some(&place.prev) {
                return Ok(Target::Other(Box::new(OpenJournal::load(store, kept.clone(), 0)?)));
            }
        }
        let lines = self.current.as_ref().map_or(0, |current| current.reader.lines());
        // Where the hall has other lines already, the sender begins anew, so that the place of the difference is found.
        let offset = if lines < before { lines } else { 0 };
        Err(IntakeError::Gap { offset, line: place.number, journal: self.current().map(|kept| kept.first.clone()) })
    }

    async fn take_current(&mut self, store: &Store, lines: &[&[u8]], post: &Post<'_>) -> Taken {
        let Some(current) = &mut self.current else { return IntakeError::Store(StoreError::Stopped).into() };
        current.heard = post.at;
        let read = read_lines(current, lines, post);
        let (kept, offset) = (current.kept.clone(), current.reader.lines());
        self.keep(store, kept, read, offset, true).await
    }

    async fn take_other(&mut self, store: &Store, mut other: OpenJournal, lines: &[&[u8]], post: &Post<'_>) -> Taken {
        let read = read_lines(&mut other, lines, post);
        let shows = self.is_shown_next(&other, post);
        let adds = !read.lines.is_empty();
        if adds && !shows && !is_over(other.reader.state()) {
            let journal = self.current().map(|kept| kept.first.clone()).unwrap_or_default();
            return IntakeError::Claimed { table: self.table, journal }.into();
        }
        let switched = adds && shows;
        other.kept.is_current = switched;
        other.heard = post.at;
        let (mut kept, offset) = (other.kept.clone(), other.reader.lines());
        let mut taken = self.keep(store, kept.clone(), read, offset, switched).await;
        if self.is_unsure {
            return taken;
        }
        kept.is_current = false;
        if adds && !self.journals.iter().any(|known| known.id == kept.id) {
            self.journals.push(kept);
        }
        if switched {
            // The table shows the journal from its first line, not only what is new of it.
            taken.news.lines = match all_lines(store, other.kept.id) {
                Ok(lines) => lines,
                Err(error) => return IntakeError::Store(error).into(),
            };
            taken.news.switched = true;
            self.current = Some(other);
        }
        taken
    }

    /// Whether the table shows another journal from now on: when there is none, when the one that it shows is over and
    /// not the later one, or when that one was not heard of for long. A game that is over and of other players than
    /// those who are paired does not take the place of theirs.
    fn is_shown_next(&self, other: &OpenJournal, post: &Post<'_>) -> bool {
        let Some(current) = &self.current else { return true };
        let (shown, next) = (current.reader.state(), other.reader.state());
        let is_of_others = |state: &SessionState| post.pairing.is_of_others(&state.view().info);
        if is_over(next) && is_of_others(next) && !is_of_others(shown) {
            return false;
        }
        if is_over(shown) {
            return !is_over(next) || next.view().started >= shown.view().started;
        }
        !is_over(next) && post.at - current.heard > CLAIM
    }

    async fn keep(&mut self, store: &Store, kept: KeptJournal, read: Read, offset: usize, shown: bool) -> Taken {
        let Read { lines, new, forked, error } = read;
        let stored = new.len();
        // A forked line that comes again is not counted again.
        let new_forks = Arc::new(AtomicUsize::new(0));
        let is_switch = shown && self.current().is_none_or(|current| current.id != kept.id);
        if stored + forked.len() > 0 || is_switch {
            let journal = KeptJournal { is_current: shown, ..kept.clone() };
            let counted = Arc::clone(&new_forks);
            let written = store
                .write(move |connection| {
                    append(connection, &journal, &new)?;
                    for (hash, line) in &forked {
                        counted.fetch_add(keep_fork(connection, &journal, hash, line)?, Ordering::Relaxed);
                    }
                    Ok(())
                })
                .await;
            if let Err(error) = written {
                self.is_unsure = true;
                return IntakeError::Store(error).into();
            }
        }
        let answer = match error {
            None => Ok(Acknowledged { offset, journal: Some(kept.first), stored, is_shown: shown }),
            Some(error) => Err(error),
        };
        let (lines, forked) = (if shown { lines } else { Vec::new() }, new_forks.load(Ordering::Relaxed));
        Taken { answer, news: TableNews { lines, forked, is_current: shown, ..TableNews::default() } }
    }
}

/// Where lines belong.
enum Target {
    /// The journal that the table shows.
    Current,
    /// Another one.
    Other(Box<OpenJournal>),
}

/// Lines as read.
struct Read {
    lines: Vec<TakenLine>,
    new: Vec<KeptLine>,
    /// The lines of a fork, with their hashes.
    forked: Vec<(String, KeptLine)>,
    error: Option<IntakeError>,
}

/// Reads lines into a journal, outside the threads that answer requests if there are many.
fn read_lines(journal: &mut OpenJournal, lines: &[&[u8]], post: &Post<'_>) -> Read {
    if post.body.len() > LARGE {
        tokio::task::block_in_place(|| read_all(journal, lines, post))
    } else {
        read_all(journal, lines, post)
    }
}

fn read_all(journal: &mut OpenJournal, lines: &[&[u8]], post: &Post<'_>) -> Read {
    let mut read = Read { lines: Vec::new(), new: Vec::new(), forked: Vec::new(), error: None };
    for (i, text) in lines.iter().enumerate() {
        let (number, offset) = (post.from + i + 1, journal.reader.lines());
        if let Err(error) = check_length(text, offset, number - 1) {
            read.error = Some(error);
            break;
        }
        if number <= offset {
            match journal::place_of(text, number) {
                Ok(place) if place.hash == journal.hashes[number - 1] => {}
                Ok(_) => {
                    read.forked = forked_lines(&lines[i..], number, post.at);
                    read.error = Some(IntakeError::Forked { offset, line: number });
                    break;
                }
                Err(source) => {
                    read.error = Some(IntakeError::Line { offset, source });
                    break;
                }
            }
            continue;
        }
        match journal.read(text) {
            Ok(line) => {
                read.lines.push(line);
                read.new.push(KeptLine { number, at: post.at, text: text.to_vec() });
            }
            Err(source) => {
                read.error = Some(IntakeError::Line { offset, source });
                break;
            }
        }
    }
    read
}

/// The lines from a fork on, as far as each matches its own hash.
fn forked_lines(lines: &[&[u8]], number: usize, at: Millis) -> Vec<(String, KeptLine)> {
    let places = lines.iter().take(MOST_FORKED).enumerate().map_while(|(i, text)| {
        let place = journal::place_of(text, number + i).ok().filter(|place| place.number == number + i)?;
        check_length(text, 0, 0).ok()?;
        Some((place.hash, KeptLine { number: number + i, at, text: text.to_vec() }))
    });
    places.collect()
}

fn check_length(text: &[u8], offset: usize, before: usize) -> Result<(), IntakeError> {
    if text.len() > LONGEST_LINE { Err(IntakeError::TooLong { offset, line: before + 1 }) } else { Ok(()) }
}

fn all_lines(store: &Store, journal: i64) -> Result<Vec<TakenLine>, StoreError> {
    let mut reader = JournalReader::default();
    let mut lines = Vec::new();
    for line in store.lines(journal)? {
        let Ok(event) = reader.read_line(&line.text) else { break };
        lines.push(TakenLine { event, hash: reader.head().to_owned() });
    }
    Ok(lines)
}
