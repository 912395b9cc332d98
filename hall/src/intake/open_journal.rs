//! A journal with its checked lines.

use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::recording::{RecordingPhase, SessionState};
use kifuscribe_formats::hall_refusal::HallRefusal;
use kifuscribe_formats::journal::{self, JournalError, JournalReader, NextLine};

use crate::clock::Millis;
use crate::heavy_work::heavy_work;
use crate::intake::assertion::assertion;
use crate::intake::limits::{DearEvents, Room, check_event};
use crate::intake::post::{Post, TakenLine};
use crate::intake::refusal::IntakeError;
use crate::journal_lines::LONGEST_LINE;
use crate::round::{TablePairing, begun};
use crate::store::{KeptJournal, KeptLine, Store, StoreError};

/// The most lines of a fork that one request adds.
const MOST_FORKED: usize = 200;

/// A journal with its checked lines.
#[derive(Debug)]
pub(super) struct OpenJournal {
    pub(super) kept: KeptJournal,
    reader: JournalReader,
    /// The hashes of the lines.
    hashes: Vec<String>,
    /// The bytes of the lines.
    bytes: usize,
    dear: DearEvents,
    /// When its first line came.
    first: Millis,
    /// When it was heard of last.
    pub(super) heard: Millis,
}

impl OpenJournal {
    pub(super) fn new(kept: KeptJournal, heard: Millis) -> Self {
        let (reader, hashes, dear) = Default::default();
        Self { kept, reader, hashes, bytes: 0, dear, first: 0, heard }
    }

    /// Reads a journal that is kept, and checks its chain.
    pub(super) async fn load(
        store: &Store,
        kept: KeptJournal,
        heard: Millis,
    ) -> Result<(Self, Vec<TakenLine>), StoreError> {
        let mut journal = Self::new(kept, heard);
        let lines = journal.read_on(store).await?;
        Ok((journal, lines))
    }

    /// Reads the lines that are kept after those that are known.
    pub(super) async fn read_on(&mut self, store: &Store) -> Result<Vec<TakenLine>, StoreError> {
        let kept = store.lines(self.kept.id, self.lines()).await?;
        // On a damaged disk what is whole is used, and the table sends the rest again.
        Ok(heavy_work(|| kept.iter().map_while(|line| self.read(&line.text, line.at).ok()).collect()))
    }

    /// Takes the next line.
    pub(super) fn read(&mut self, text: &[u8], at: Millis) -> Result<TakenLine, JournalError> {
        let next = self.reader.check_line(text)?;
        Ok(self.take(next, text.len(), at))
    }

    /// Takes a line of so many bytes that was checked.
    fn take(&mut self, next: NextLine, bytes: usize, at: Millis) -> TakenLine {
        let event = self.reader.take(next);
        self.dear.count(&event);
        let hash = self.reader.head().to_owned();
        if self.hashes.is_empty() {
            self.first = at;
        }
        self.hashes.push(hash.clone());
        self.bytes += bytes;
        TakenLine { event, hash, at }
    }

    /// The number of lines.
    pub(super) const fn lines(&self) -> usize {
        self.reader.lines()
    }

    /// What the lines add up to.
    pub(super) const fn state(&self) -> &SessionState {
        self.reader.state()
    }

    /// Whether its game is the one that is paired, as far as is known.
    pub(super) fn fits(&self, pairing: &TablePairing) -> bool {
        pairing.fit(&self.state().view().info, self.begun()).counts()
    }

    /// Whether its recording names both players, rather than taking their names from the pairing.
    pub(super) fn names_players(&self) -> bool {
        let info = self.state().info();
        !info.black.name.is_empty() && !info.white.name.is_empty()
    }

    /// When the recording was begun.
    pub(super) fn begun(&self) -> Millis {
        begun(self.first, &self.state().view().started)
    }

    /// The result that both players or the referee have confirmed.
    pub(super) fn confirmed(&self) -> Option<GameResult> {
        self.state().confirmed_result().map(|note| note.result)
    }

    /// The hash of line `number`, from 1.
    pub(super) fn hash_of_line(&self, number: usize) -> Option<&String> {
        self.hashes.get(number.checked_sub(1)?)
    }

    /// Reads lines that were sent, as far as there is `room` for them, outside the threads that answer requests: one line may take long.
    pub(super) fn read_lines(&mut self, lines: &[&[u8]], post: &Post<'_>, room: Room) -> Read {
        heavy_work(|| self.read_all(lines, post, room))
    }

    fn read_all(&mut self, lines: &[&[u8]], post: &Post<'_>, mut room: Room) -> Read {
        let mut read = Read::default();
        for i in 0..lines.len() {
            if let Err(error) = self.read_one(lines, i, post, (&mut room, &mut read)) {
                read.error = Some(error);
                break;
            }
        }
        read
    }

    fn read_one(
        &mut self,
        lines: &[&[u8]],
        i: usize,
        post: &Post<'_>,
        (room, read): (&mut Room, &mut Read),
    ) -> Result<(), IntakeError> {
        let (text, number, offset) = (lines[i], post.from + i + 1, self.lines());
        let wrong = |why| IntakeError::unreadable(offset, number, why);
        check_length(text, offset, number - 1)?;
        if number > offset {
            let refused = |why| IntakeError::refused(why, Some(offset));
            let next = self.reader.check_line(text).map_err(wrong)?;
            check_event((self.state(), self.dear), &next.event, number, &post.claim).map_err(refused)?;
            room.take(self.bytes, text.len()).map_err(refused)?;
            read.asserted.extend(assertion(self.state(), &next.event));
            read.lines.push(self.take(next, text.len(), post.at));
            read.round.clone_from(&self.state().info().round);
            read.new.push(KeptLine { number, at: post.at, text: text.to_vec() });
            return Ok(());
        }
        let place = journal::place_of(text, number).map_err(wrong)?;
        if self.hash_of_line(number) != Some(&place.hash) {
            read.forked = forked_lines(&lines[i..], number, post.at);
            read.forked.retain(|(_, line)| room.take(0, line.text.len()).is_ok());
            return Err(IntakeError::refused(HallRefusal::Forked { line: number }, Some(offset)));
        }
        Ok(())
    }
}

/// Lines as read.
#[derive(Debug, Default)]
pub(super) struct Read {
    pub(super) lines: Vec<TakenLine>,
    pub(super) new: Vec<KeptLine>,
    /// What they assert in somebody's name.
    pub(super) asserted: Vec<String>,
    /// The round that their game names; empty where it names none.
    pub(super) round: String,
    /// The lines of a fork, with their hashes.
    pub(super) forked: Vec<(String, KeptLine)>,
    pub(super) error: Option<IntakeError>,
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

/// Checks the length of the line after the first `before` ones.
pub(super) fn check_length(text: &[u8], offset: usize, before: usize) -> Result<(), IntakeError> {
    if text.len() <= LONGEST_LINE {
        return Ok(());
    }
    Err(IntakeError::refused(HallRefusal::LineTooLong { line: before + 1 }, Some(offset)))
}

/// Whether a recording is over, so that it claims its table no more.
#[must_use]
pub fn is_over(state: &SessionState) -> bool {
    matches!(state.phase(), RecordingPhase::Ended | RecordingPhase::Sealed)
}
