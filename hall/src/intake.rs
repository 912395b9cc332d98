//! Takes the lines that a table sends into the journal that they belong to.
//!
//! A journal is known by the hash of its first line. Lines that are kept already are passed over, so that sending them
//! twice is harmless. A line that stands where the journal has another one is a fork: it is kept aside, and never
//! becomes part of the journal. A journal is added to by the computer that has [claimed](JournalClaim) it. While the
//! recording that a table shows goes on, no other recording that goes on takes its place.
//!
//! What is in memory here is a copy of what is kept. Where another process of the hall has changed the table since, the
//! store says so, and the copy is read again.

mod assertion;
mod claim;
mod compared_game;
mod games;
#[cfg(test)]
mod half_taken;
mod keeping;
mod limits;
mod news;
mod open_journal;
mod post;
mod refusal;

use kifuscribe_formats::hall_refusal::HallRefusal;
use kifuscribe_formats::journal::{self, FIRST, JournalError, LinePlace};

pub use claim::JournalClaim;
pub use games::DiscardedGames;
pub use limits::MOST_JOURNALS;
pub use news::{CarriedLine, HeardLine, TableNews, Taken};
pub use open_journal::is_over;
pub use post::{Post, TakenLine};
pub use refusal::{Acknowledged, IntakeError, RefusedLines};

use crate::clock::Millis;
use crate::intake::compared_game::ComparedGame;
use crate::intake::limits::Room;
use crate::intake::open_journal::{OpenJournal, check_length};
use crate::journal_lines::split;
use crate::store::{KeptJournal, Store, StoreError};

/// How long a table belongs to a recording that is not heard any more, in milliseconds.
pub const CLAIM: Millis = 120_000;

/// How often lines are checked anew because another process has changed the table meanwhile.
const MOST_TRIES: usize = 5;

/// How often it is kept that a table was heard of, where several processes share a hall, in milliseconds.
const HEARD_EVERY: Millis = 10_000;

/// How often the bytes of a table are counted anew at most, where another process adds to it, in milliseconds.
const COUNTED_EVERY: Millis = 10_000;

/// The journals of one table.
#[derive(Debug)]
pub struct Intake {
    table: u32,
    /// The revision of the table that this is a copy of.
    revision: i64,
    journals: Vec<KeptJournal>,
    /// The bytes of the lines that count of the table, as [`Store::table_bytes`] has them; `None` where they were not counted yet.
    bytes: Option<usize>,
    /// When they were counted last.
    counted: Millis,
    /// Whether another process may have added some since then.
    has_uncounted: bool,
    current: Option<OpenJournal>,
    /// The journal that was told of, and how many lines of it.
    told: Option<(String, usize)>,
    /// Whether this may be another copy than what is kept: a write failed, or another process has written.
    is_outdated: bool,
    /// Whether lines are being taken, or were when the connection that they came over ended: then they are in memory, and may not be kept.
    is_half_way: bool,
    /// When it was kept that the table was heard of.
    noted: Millis,
    /// Whether the organiser has released the table: the next other recording has it, although the one that it shows goes on.
    is_released: bool,
    /// The games of the journals, as they were read last.
    games: Vec<ComparedGame>,
    /// Whether journals that the table does not show may have changed since then.
    has_other_news: bool,
}

/// What became of one try to take lines.
enum Attempt {
    /// It is answered.
    Done(Box<Taken>),
    /// Another process has changed the table.
    Outdated,
}

impl From<IntakeError> for Attempt {
    fn from(error: IntakeError) -> Self {
        Self::Done(Box::new(error.into()))
    }
}

impl Intake {
    /// Returns a table of which nothing is known.
    #[must_use]
    pub const fn empty(table: u32) -> Self {
        Self {
            table,
            revision: 0,
            journals: Vec::new(),
            bytes: None,
            counted: 0,
            has_uncounted: false,
            current: None,
            told: None,
            is_outdated: false,
            is_half_way: false,
            noted: 0,
            is_released: false,
            games: Vec::new(),
            has_other_news: false,
        }
    }

    /// Reads what is kept of the table, and returns what is new of it.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn reload(&mut self, store: &Store) -> Result<TableNews, StoreError> {
        // The revision comes first: what is kept after it makes this outdated.
        let row = store.table(self.table).await?.unwrap_or_default();
        let journals = store.journals(Some(self.table)).await?;
        let shown = journals.iter().find(|journal| journal.is_current).cloned();
        let heard = match &self.current {
            Some(current) if row.heard > 0 => current.heard.max(row.heard),
            _ => row.heard,
        };
        let is_same = !self.is_outdated && self.current().map(|kept| kept.id) == shown.as_ref().map(|kept| kept.id);
        let (switched, lines) =
            if is_same { (false, self.read_on(store).await?) } else { self.read_anew(store, shown).await? };
        if let Some(current) = &mut self.current {
            current.heard = heard;
            if let Some(kept) = journals.iter().find(|kept| kept.id == current.kept.id) {
                current.kept = kept.clone();
            }
        }
        self.told = self.current.as_ref().map(|journal| (journal.kept.first.clone(), journal.lines()));
        (self.revision, self.journals, self.has_uncounted, self.is_outdated) = (row.revision, journals, true, false);
        self.is_released = self.current.is_some() && row.heard == 0;
        self.has_other_news = true;
        Ok(TableNews { switched, lines, ..self.no_news() })
    }

    /// Reads what came after the lines in memory, which are kept ones.
    async fn read_on(&mut self, store: &Store) -> Result<Vec<TakenLine>, StoreError> {
        match &mut self.current {
            Some(current) => current.read_on(store).await,
            None => Ok(Vec::new()),
        }
    }

    /// Reads the journal that the table shows. Returns whether another one was told of, or one where there is none, and the lines that
    /// are new.
    async fn read_anew(
        &mut self,
        store: &Store,
        shown: Option<KeptJournal>,
    ) -> Result<(bool, Vec<TakenLine>), StoreError> {
        let Some(kept) = shown else {
            self.current = None;
            return Ok((self.told.is_some(), Vec::new()));
        };
        let told = self.told.as_ref().filter(|(first, _)| kept.first == *first).map(|(_, count)| *count);
        let (journal, mut lines) = OpenJournal::load(store, kept, 0).await?;
        let told = told.filter(|count| *count <= lines.len());
        self.current = Some(journal);
        Ok((told.is_none(), lines.split_off(told.unwrap_or(0))))
    }

    /// News of a table of which nothing is new.
    #[must_use]
    pub fn no_news(&self) -> TableNews {
        let discarded = self.journals.iter().filter(|kept| kept.is_discarded).count();
        let games = self.journals.len() - discarded;
        TableNews { games, discarded, is_released: self.is_released, ..TableNews::default() }
    }

    /// The revision of the table that this is a copy of.
    #[must_use]
    pub const fn revision(&self) -> i64 {
        self.revision
    }

    /// The journal that the table shows.
    #[must_use]
    pub fn current(&self) -> Option<&KeptJournal> {
        self.current.as_ref().map(|journal| &journal.kept)
    }

    /// Says that the recording which the table shows may still be there.
    pub fn expect(&mut self, at: Millis) {
        if let Some(current) = &mut self.current {
            current.heard = at;
        }
    }

    /// What the hall has of a journal, or of the one that the table shows.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn offset(&self, store: &Store, journal: Option<&str>) -> Result<Acknowledged, StoreError> {
        let known = match journal {
            None => self.current().cloned(),
            Some(first) => self.journals.iter().find(|kept| kept.first == first).cloned(),
        };
        let Some(known) = known else { return Ok(Acknowledged::NOTHING) };
        let (first, id) = (known.first.clone(), known.id);
        let (offset, is_shown) = match &self.current {
            Some(current) if current.kept.id == id && !self.is_half_way => (current.lines(), true),
            current => {
                let is_shown = current.as_ref().is_some_and(|current| current.kept.id == id);
                (OpenJournal::load(store, known, 0).await?.0.lines(), is_shown)
            }
        };
        Ok(Acknowledged { offset, journal: Some(first), stored: 0, is_shown })
    }

    /// Ends the claim of the recording that the table shows.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn release(&mut self, store: &Store) -> Result<TableNews, StoreError> {
        store.release(self.table).await?;
        self.reload(store).await
    }

    /// Whether a sender may see and hear what belongs to a journal of the table, by the hash of its first line.
    #[must_use]
    pub fn allows(&self, journal: &str, claim: &JournalClaim<'_>) -> bool {
        let kept = self.journals.iter().find(|kept| kept.first == journal);
        kept.is_none_or(|kept| self.owner_after(kept, claim).is_some())
    }

    /// The owner of a journal after lines with this claim; `None` where they are refused.
    fn owner_after(&self, kept: &KeptJournal, claim: &JournalClaim<'_>) -> Option<String> {
        let is_current = self.current().is_some_and(|current| current.first == kept.first);
        claim.owner_after(&kept.owner, is_current && self.is_released)
    }

    /// Hears a line that another process has kept.
    pub fn hear(&mut self, carried: &CarriedLine) -> HeardLine {
        let Some(current) = &mut self.current else { return HeardLine::Behind };
        if self.is_outdated
            || self.is_half_way
            || current.kept.first != carried.journal
            || current.lines() + 1 < carried.line.number
        {
            return HeardLine::Behind;
        }
        if current.lines() >= carried.line.number {
            return HeardLine::Known;
        }
        let Ok(line) = current.read(&carried.line.text, carried.line.at) else { return HeardLine::Behind };
        current.heard = current.heard.max(carried.line.at);
        self.has_uncounted = true;
        self.told = Some((current.kept.first.clone(), current.lines()));
        if let Some(revision) = carried.revision.filter(|revision| *revision == self.revision + 1) {
            self.revision = revision;
        }
        HeardLine::Next(Box::new(line))
    }

    /// Takes lines, and returns once they are on the disk.
    pub async fn take(&mut self, store: &Store, post: &Post<'_>) -> Taken {
        let mut before = TableNews::default();
        let mut tries = 0;
        let mut taken = loop {
            tries += 1;
            // What was begun for a request that was dropped half-way is in memory, and may not be on the disk.
            self.is_outdated |= std::mem::replace(&mut self.is_half_way, true);
            if self.is_outdated {
                match self.reload(store).await {
                    Ok(news) => before.add(news),
                    Err(error) => break IntakeError::Store(error).into(),
                }
            }
            let attempt = self.attempt(store, post).await;
            self.is_half_way = false;
            match attempt {
                Attempt::Outdated if tries < MOST_TRIES => self.is_outdated = true,
                Attempt::Outdated => {
                    self.is_outdated = true;
                    break IntakeError::Store(StoreError::Contended).into();
                }
                Attempt::Done(taken) => {
                    let is_doubtful = taken.answer.as_ref().is_err_and(IntakeError::rests_on_memory);
                    if !(is_doubtful && tries == 1 && self.is_behind(store).await) {
                        break *taken;
                    }
                    self.is_outdated = true;
                }
            }
        };
        before.add(std::mem::take(&mut taken.news));
        let TableNews { games, discarded, is_released, .. } = self.no_news();
        let is_full = taken.answer.as_ref().is_err_and(IntakeError::is_full);
        taken.news = TableNews { games, discarded, is_released, is_full, ..before };
        taken
    }

    /// Whether another process has changed the table.
    async fn is_behind(&self, store: &Store) -> bool {
        store.is_shared()
            && store.table(self.table).await.is_ok_and(|row| row.unwrap_or_default().revision != self.revision)
    }

    async fn attempt(&mut self, store: &Store, post: &Post<'_>) -> Attempt {
        let lines = split(post.body);
        let Some(first) = lines.first() else { return Attempt::Done(Box::new(self.sign_of_life(store, post).await)) };
        let place = match check_length(first, 0, post.from).and_then(|()| {
            let line = post.from + 1;
            journal::place_of(first, line).map_err(|why| IntakeError::unreadable(0, line, why))
        }) {
            Ok(place) => place,
            Err(error) => return error.into(),
        };
        if place.number != post.from + 1 {
            return IntakeError::refused(HallRefusal::Offset, None).into();
        }
        let target = match self.journal_of(store, &place, post.at).await {
            Ok(target) => target,
            Err(error) => return error.into(),
        };
        let kept = match &target {
            Target::Current => self.current(),
            Target::Other(journal) => Some(&journal.kept),
        };
        let Some(kept) = kept.cloned() else { return Attempt::Outdated };
        let counted = self.journals.iter().filter(|kept| !kept.is_discarded).count();
        if kept.id == 0 && counted >= MOST_JOURNALS && !post.claim.is_organisers {
            return IntakeError::refused(HallRefusal::TableFull, None).into();
        }
        let Some(owner) = self.owner_after(&kept, &post.claim) else {
            return Attempt::Done(Box::new(self.refuse(store, post, IntakeError::other_computer(&kept.first)).await));
        };
        let room = match self.room(store, &post.claim, post.at).await {
            Ok(room) => room,
            Err(error) => return IntakeError::Store(error).into(),
        };
        match target {
            Target::Current => self.take_current(store, &lines, post, (owner, room)).await,
            Target::Other(journal) => self.take_other(store, *journal, &lines, post, (owner, room)).await,
        }
    }

    /// How much more the sender may send of the table at this time. Summing up every line of it for each request would be dear, so that
    /// what another process has added counts within some seconds.
    async fn room(&mut self, store: &Store, claim: &JournalClaim<'_>, at: Millis) -> Result<Room, StoreError> {
        if claim.is_organisers {
            return Ok(Room::Unlimited);
        }
        let is_old = self.has_uncounted && (at - self.counted).abs() >= COUNTED_EVERY;
        let bytes = match self.bytes.filter(|_| !is_old) {
            Some(bytes) => bytes,
            None => {
                (self.counted, self.has_uncounted) = (at, false);
                *self.bytes.insert(store.table_bytes(self.table).await?)
            }
        };
        Ok(Room::beside(bytes))
    }

    /// Refuses what another computer sends than the one whose recording the table shows, and keeps which one it was.
    async fn refuse(&self, store: &Store, post: &Post<'_>, why: IntakeError) -> Taken {
        // The other processes say so too; that it is refused does not rest on it.
        let _ = store.note_claim(self.table, post.at, post.computer).await;
        let news = TableNews { claimant: Some(post.computer.to_owned()), ..TableNews::default() };
        Taken { news, ..why.into() }
    }

    async fn sign_of_life(&mut self, store: &Store, post: &Post<'_>) -> Taken {
        if let Some(first) = post.journal.filter(|first| !self.allows(first, &post.claim)) {
            return self.refuse(store, post, IntakeError::other_computer(first)).await;
        }
        let is_current = post.journal.is_some() && self.current().map(|kept| kept.first.as_str()) == post.journal;
        if let (true, Some(current)) = (is_current, &mut self.current) {
            current.heard = post.at;
            if store.is_shared()
                && post.at - self.noted > HEARD_EVERY
                && store.note_heard(self.table, post.at).await.is_ok()
            {
                self.noted = post.at;
            }
        }
        let answer = self.offset(store, post.journal).await.map_err(IntakeError::Store);
        let news = TableNews { is_current, ..TableNews::default() };
        Taken::of(answer, news)
    }

    /// Finds the journal of lines by the first of them: by its own hash, or by that of the line before.
    async fn journal_of(&self, store: &Store, place: &LinePlace, at: Millis) -> Result<Target, IntakeError> {
        if place.number == 1 {
            if self.current().is_some_and(|kept| kept.first == place.hash) {
                return Ok(Target::Current);
            }
            if let Some(kept) = self.journals.iter().find(|kept| kept.first == place.hash) {
                return Ok(Target::Other(Box::new(OpenJournal::load(store, kept.clone(), 0).await?.0)));
            }
            if place.prev != FIRST {
                return Err(IntakeError::unreadable(0, 1, JournalError::Broken { line: 1 }));
            }
            let (owner, is_discarded) = (String::new(), false);
            let first = place.hash.clone();
            let kept = KeptJournal { id: 0, table: self.table, first, is_current: false, owner, is_discarded };
            return Ok(Target::Other(Box::new(OpenJournal::new(kept, at))));
        }
        let before = place.number - 1;
        if let Some(current) = &self.current
            && current.hash_of_line(before) == Some(&place.prev)
        {
            return Ok(Target::Current);
        }
        for kept in &self.journals {
            let line = store.line(kept.id, before).await?;
            let hash = line.and_then(|text| journal::place_of(&text, before).ok()).map(|line| line.hash);
            if hash.as_ref() == Some(&place.prev) {
                return Ok(Target::Other(Box::new(OpenJournal::load(store, kept.clone(), 0).await?.0)));
            }
        }
        let lines = self.current.as_ref().map_or(0, OpenJournal::lines);
        // Where the hall has other lines already, the sender begins anew, so that the place of the difference is found.
        let offset = if lines < before { lines } else { 0 };
        Err(IntakeError::Gap { offset, line: place.number, journal: self.current().map(|kept| kept.first.clone()) })
    }
}

/// Where lines belong.
enum Target {
    /// The journal that the table shows.
    Current,
    /// Another one.
    Other(Box<OpenJournal>),
}
