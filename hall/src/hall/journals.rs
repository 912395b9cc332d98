//! What the hall does with journals.

use std::sync::atomic::Ordering;

use kifuscribe_formats::journal::{self, JournalReader};
use thiserror::Error;

use crate::clock;
use crate::hall::{Hall, HallActRefusal};
use crate::heavy_work::heavy_work;
use crate::intake::{
    Acknowledged, CarriedLine, DiscardedGames, HeardLine, Intake, IntakeError, Post, TableNews, Taken,
};
use crate::kept_game::KeptGame;
use crate::metrics::Metrics;
use crate::rehearsal::simulated_game::is_rehearsal;
use crate::round::GameFit;
use crate::shown::Audience;
use crate::store::{KeptJournal, StoreError, TableRow, TrailEntry};
use crate::table::LiveTable;

impl Hall {
    /// Takes lines of a table's journal; they are acknowledged once they are on the disk.
    ///
    /// # Errors
    /// [`IntakeError`] for lines that are refused.
    pub async fn take(&self, number: u32, post: &Post<'_>, who: &str) -> Result<Acknowledged, IntakeError> {
        Metrics::add(&self.metrics.posts, 1);
        let table = self.table_or_new(number, post.at);
        let mut intake = table.intake.lock().await;
        let Taken { answer, news, carried, asserted, round } = intake.take(&self.store, post).await;
        self.count(&answer, news.forked);
        let refusal = answer.as_ref().err().filter(|error| error.is_contradiction()).map(ToString::to_string);
        let is_new = news.forked > 0;
        let mut has_changed = heavy_work(|| table.show(news, post.at));
        // The lines are kept; where the other games cannot be read now, that is seen with the next line.
        has_changed |= self.compare_results(&table, &mut intake).await.unwrap_or(false);
        drop(intake);
        if let Some(first) = answer.as_ref().ok().and_then(|acknowledged| acknowledged.journal.as_deref()) {
            has_changed |= self.note_heard_of(&table, first).await;
        }
        // The results of an earlier round may be others now.
        let is_of_round = |kept: &Acknowledged| kept.is_shown && table.shown(Audience::Staff, post.at).fit.counts();
        if answer.as_ref().is_ok_and(|kept| kept.stored > 0 && !is_of_round(kept)) {
            self.late_lines.fetch_add(1, Ordering::Release);
        }
        if has_changed {
            self.announce(number);
        }
        if let Some(relay) = &self.relay {
            relay.carry(carried, &self.metrics);
        }
        let named = self.named_table(number, &round);
        for what in asserted {
            if let Some(what) = table.asserted.admit(format!("{named}: as the table says, {what}")) {
                self.note(who, what);
            }
        }
        // A table that asks again and again is noted once.
        if let Some(what) = refusal.filter(|_| is_new || has_changed) {
            self.note_of_table(&table, who, format!("{named}: {what}"));
        }
        answer
    }

    fn count(&self, answer: &Result<Acknowledged, IntakeError>, forked: usize) {
        Metrics::add(&self.metrics.forked, forked as u64);
        match answer {
            Ok(acknowledged) => Metrics::add(&self.metrics.lines, acknowledged.stored as u64),
            Err(_) => Metrics::add(&self.metrics.refused, 1),
        }
    }

    /// Notes how long no picture has come at a table, and how long something of the recording has been in memory alone there, in
    /// seconds; `None` where it is not so.
    pub async fn note_troubles(&self, number: u32, lasted: (Option<u32>, Option<u32>), who: &str) {
        let Some(table) = self.table(number) else { return };
        let changed = table.set_troubles(lasted, clock::now());
        // Other processes that do not hear of it now hear of it with the next sign of life.
        if let Some(unstored) = table.unstored_troubles()
            && self.store.note_troubles(number, unstored).await.is_ok()
        {
            table.note_stored_troubles(unstored);
        }
        let Some([before, now]) = changed else { return };
        self.announce(number);
        let what = match (before.unwritten_since, now.unwritten_since) {
            (None, Some(_)) => "not all that is recorded is on the disk there, which is full or cannot be written",
            (Some(_), None) => "all that is recorded is on the disk there again",
            _ => return,
        };
        self.note_of_table(&table, who, format!("table {number}: {what}"));
    }

    /// Notes which journals the program at a table knows: an older one takes over no decisions that are made here.
    pub fn note_format(&self, number: u32, format: u64, who: &str) {
        let is_older = format < journal::FORMAT;
        let Some(table) = self.table(number).filter(|table| table.set_older(is_older, clock::now())) else { return };
        self.announce(number);
        if is_older {
            let what = format!("table {number} is recorded by an older program, which takes over no decisions");
            self.note_of_table(&table, who, what);
        }
    }

    /// Adds a line to the trail that anybody with the token of a table can cause.
    fn note_of_table(&self, table: &LiveTable, who: &str, what: String) {
        if let Some(what) = table.trail.admit(what) {
            self.note(who, what);
        }
    }

    /// Shows a line that another process has kept; what lies between is read from the store.
    ///
    /// # Errors
    /// [`StoreError`] where that cannot be read now.
    pub async fn hear(&self, carried: &CarriedLine) -> Result<(), StoreError> {
        let now = clock::now();
        let table = self.table_or_new(carried.table, now);
        let mut intake = table.intake.lock().await;
        let news = match intake.hear(carried) {
            HeardLine::Known => return Ok(()),
            HeardLine::Next(line) => TableNews { lines: vec![*line], is_current: true, ..intake.no_news() },
            HeardLine::Behind => intake.reload(&self.store).await?,
        };
        let mut has_changed = heavy_work(|| table.show(news, now));
        // As in `take`: what is shown already is announced in any case.
        has_changed |= self.compare_results(&table, &mut intake).await.unwrap_or(false);
        if has_changed {
            self.announce(carried.table);
        }
        Ok(())
    }

    /// Shows what other processes have kept and this one has not heard of.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be read now.
    pub async fn catch_up(&self) -> Result<(), StoreError> {
        for row in self.store.tables().await? {
            self.catch_up_with(&row).await?;
        }
        Ok(())
    }

    async fn catch_up_with(&self, row: &TableRow) -> Result<(), StoreError> {
        let now = clock::now();
        let table = self.table_or_new(row.table, now);
        let mut has_changed = false;
        // Where lines are being taken, that finds out by itself.
        if let Ok(mut intake) = table.intake.try_lock()
            && intake.revision() != row.revision
        {
            has_changed |= self.read_again(&table, &mut intake).await?;
        }
        // What is known beside the lines is about the game that they show.
        has_changed |= table.note_row(row, now);
        if has_changed {
            self.announce(row.table);
        }
        Ok(())
    }

    async fn read_again(&self, table: &LiveTable, intake: &mut Intake) -> Result<bool, StoreError> {
        let news = intake.reload(&self.store).await?;
        Ok(table.show(news, clock::now()) | self.compare_results(table, intake).await?)
    }

    /// Compares the results of the games that were sent from a table, where others than the one that it shows may have
    /// changed. Returns whether something is shown differently.
    pub(super) async fn compare_results(&self, table: &LiveTable, intake: &mut Intake) -> Result<bool, StoreError> {
        if !self.round().games.contains_key(&table.number()) {
            return Ok(false);
        }
        let games = intake.noted_games(&self.store).await?;
        Ok(games.is_some_and(|games| table.set_noted_games(games, clock::now())))
    }

    /// What the hall has of a table's journal.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn offset(&self, number: u32, journal: Option<&str>) -> Result<Acknowledged, StoreError> {
        match self.table(number) {
            Some(table) => table.intake.lock().await.offset(&self.store, journal).await,
            None => Ok(Acknowledged::NOTHING),
        }
    }

    /// Returns a journal of a table as it was sent: the one that the table shows, or another by the hash of its first
    /// line; `None` where the hall has none.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn journal_text(&self, number: u32, first: Option<&str>) -> Result<Option<Vec<u8>>, StoreError> {
        let wanted = |journal: &KeptJournal| first.map_or(journal.is_current, |first| journal.first == first);
        let Some(journal) = self.store.journals(Some(number)).await?.into_iter().find(wanted) else { return Ok(None) };
        let mut text = Vec::new();
        for line in self.store.lines(journal.id, 0).await? {
            text.extend(line.text);
            text.push(b'\n');
        }
        Ok(Some(text))
    }

    /// The games that were sent from a table, in the order in which they came.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn games(&self, number: u32) -> Result<Vec<KeptGame>, StoreError> {
        let pairing = self.round().pairing(number);
        // Lists wait for each other: a table may have many long games.
        let _turn = self.games_read.lock().await;
        let mut games = Vec::new();
        for journal in self.store.journals(Some(number)).await? {
            let lines = self.store.lines(journal.id, 0).await?;
            let acts = self.table(number).map(|table| table.acts_of(&journal.first)).unwrap_or_default();
            games.push(heavy_work(|| KeptGame::of(journal, &lines, &pairing, &acts)));
        }
        Ok(games)
    }

    /// Shows one of the games that were sent from a table.
    ///
    /// # Errors
    /// [`IntakeError`] where there is no such game.
    pub async fn show_game(&self, number: u32, first: &str, who: &str) -> Result<(), IntakeError> {
        let table = self.table(number).ok_or(IntakeError::NoJournal { table: number })?;
        let now = clock::now();
        let mut intake = table.intake.lock().await;
        let news = intake.show_journal(&self.store, first, now).await?;
        table.show(news, now);
        // It is shown; where the other games cannot be read now, that is seen with the next line.
        self.compare_results(&table, &mut intake).await.unwrap_or(false);
        drop(intake);
        self.announce(number);
        self.note(who, format!("table {number} shows the game {}", first.get(..8).unwrap_or(first)));
        Ok(())
    }

    /// Discards one of the games that were sent from a table, and those that are `meant` with it, for reasons: their results count for
    /// nothing from then on, and where the table has shown one, it is as if none had been recorded there.
    ///
    /// # Errors
    /// [`IntakeError`] where there is no such game.
    pub async fn discard_games(
        &self,
        (number, first): (u32, &str),
        meant: DiscardedGames,
        reasons: &str,
        who: &str,
    ) -> Result<(), IntakeError> {
        let table = self.table(number).ok_or(IntakeError::NoJournal { table: number })?;
        let mut intake = table.intake.lock().await;
        let (news, discarded) = intake.discard(&self.store, first, meant).await?;
        table.show(news, clock::now());
        // It may have been of an earlier round.
        self.late_lines.fetch_add(1, Ordering::Release);
        // It is discarded; where the other games cannot be read now, that is seen with the next line.
        self.compare_results(&table, &mut intake).await.unwrap_or(false);
        drop(intake);
        self.announce(number);
        let names: Vec<&str> = discarded.iter().map(|first| first.get(..8).unwrap_or(first)).collect();
        let what = match &names[..] {
            [name] => format!("table {number}: the game {name} discarded, its result counts no more: {reasons}"),
            names => format!(
                "table {number}: {} games discarded, their results count no more: {reasons} ({})",
                names.len(),
                names.join(", ")
            ),
        };
        let entry = TrailEntry { at: clock::now(), who: who.to_owned(), what };
        crate::server::log::write(&entry);
        Ok(self.store.note(&entry).await?)
    }

    /// Shows of each table the game that is paired there, where it was sent and another one is shown; for a round that is
    /// past. What a table shows may be later than it, though it does not say so: then a game with a confirmed result is
    /// shown instead. It is for this process alone, and nothing is kept of it.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn show_fitting(&self) -> Result<(), StoreError> {
        let (now, round) = (clock::now(), self.round());
        for table in self.tables() {
            table.set_past();
            let shown = table.shown(Audience::Staff, now);
            let stays = match shown.fit {
                GameFit::Fits => shown.confirmed_there().is_some(),
                fit => fit == GameFit::ResultsDiffer,
            };
            if stays {
                continue;
            }
            let intake = table.intake.lock().await;
            if let Some(lines) = intake.fitting(&self.store, &round.pairing(table.number())).await? {
                table.show(TableNews { lines, switched: true, ..intake.no_news() }, now);
            }
        }
        Ok(())
    }

    /// Allows a rehearsal in a hall that has neither pairings nor games of its own.
    ///
    /// # Errors
    /// [`RehearsalRefusal`] where the rehearsal would stand beside real games.
    pub async fn allow_rehearsal(&self) -> Result<(), RehearsalRefusal> {
        if !self.round().is_empty() {
            return Err(RehearsalRefusal::Pairings);
        }
        for journal in self.store.journals(None).await? {
            let first = self.store.line(journal.id, 1).await?.unwrap_or_default();
            if !JournalReader::default().read_line(&first).is_ok_and(|event| is_rehearsal(&event)) {
                return Err(RehearsalRefusal::Games);
            }
        }
        Ok(())
    }

    /// Lets another recording take the table at once. `meant` is the game that the page was about, where it says that.
    ///
    /// # Errors
    /// [`HallActRefusal::OtherGame`], [`StoreError`].
    pub async fn release(&self, number: u32, meant: Option<&str>, who: &str) -> Result<(), HallActRefusal> {
        if let Some(table) = self.table(number) {
            let mut intake = table.intake.lock().await;
            if meant.is_some_and(|meant| intake.current().is_some_and(|shown| shown.first != meant)) {
                return Err(HallActRefusal::OtherGame { table: number });
            }
            let news = intake.release(&self.store).await?;
            table.release();
            table.show(news, clock::now());
            // It is released, whatever can be read of its games now.
            self.compare_results(&table, &mut intake).await.unwrap_or(false);
            drop(intake);
            self.announce(number);
            self.note(who, format!("table {number} released: another recording may take it"));
        }
        Ok(())
    }
}

/// Why a hall does not take a rehearsal.
#[derive(Debug, Error)]
pub enum RehearsalRefusal {
    /// It has pairings.
    #[error(
        "this hall has the pairings of a tournament; rehearse with one of its own: 'kifuscribe-hall serve --data rehearsal'"
    )]
    Pairings,
    /// It has games.
    #[error(
        "this hall has games that are no rehearsal's; rehearse with one of its own: 'kifuscribe-hall serve --data rehearsal'"
    )]
    Games,
    /// What it has cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}
