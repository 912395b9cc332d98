//! The games of a table: which one it shows, which are compared with it, and which are discarded.

use strum::{EnumString, IntoStaticStr};

use crate::clock::Millis;
use crate::intake::Intake;
use crate::intake::compared_game::ComparedGame;
use crate::intake::news::TableNews;
use crate::intake::open_journal::OpenJournal;
use crate::intake::post::TakenLine;
use crate::intake::refusal::IntakeError;
use crate::other_result::NotedGame;
use crate::round::TablePairing;
use crate::store::{Appended, KeptJournal, NewLines, Store, StoreError};

/// Which games are discarded with one that is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum DiscardedGames {
    /// That one alone.
    #[default]
    One,
    /// All that came with the secret of the same computer.
    OfComputer,
    /// All that came after it, but the one that the table shows.
    Since,
}

impl DiscardedGames {
    /// Whether another game is discarded with the one that is `chosen`.
    #[must_use]
    pub fn has(self, chosen: &KeptJournal, other: &KeptJournal) -> bool {
        let is_meant = match self {
            Self::One => false,
            Self::OfComputer => !chosen.owner.is_empty() && chosen.owner == other.owner,
            Self::Since => chosen.id < other.id && !other.is_current,
        };
        is_meant && !other.is_discarded && chosen.first != other.first
    }
}

impl Intake {
    /// Shows another journal of the table, or the same again.
    ///
    /// # Errors
    /// [`StoreError`], [`IntakeError::NoJournal`].
    pub async fn show_journal(&mut self, store: &Store, first: &str, at: Millis) -> Result<TableNews, IntakeError> {
        let mut news = self.reload(store).await?;
        let chosen = self.journals.iter().find(|kept| kept.first == first).cloned();
        let journal = KeptJournal { is_current: true, ..chosen.ok_or(IntakeError::NoJournal { table: self.table })? };
        if journal.is_discarded {
            store.set_discarded(self.table, &[first.to_owned()], false).await?;
            news.add(self.reload(store).await?);
        }
        let owner = journal.owner.clone();
        let (lines, forked) = (Vec::new(), Vec::new());
        let show =
            NewLines { journal, owner, revision: self.revision, heard: at, silent_since: None, lines, forked, at };
        if store.append(show).await? == Appended::Outdated {
            return Err(StoreError::Contended.into());
        }
        news.add(self.reload(store).await?);
        news.is_current = true;
        Ok(news)
    }

    /// Discards a journal, and others that are `meant` with it, and returns all of them by the hashes of their first lines: their results
    /// count for nothing from then on, and they are shown only where [`Self::show_journal`] chooses them. A table that has shown one shows
    /// none, until another one comes or is chosen.
    ///
    /// # Errors
    /// [`StoreError`], [`IntakeError::NoJournal`].
    pub async fn discard(
        &mut self,
        store: &Store,
        first: &str,
        meant: DiscardedGames,
    ) -> Result<(TableNews, Vec<String>), IntakeError> {
        let mut news = self.reload(store).await?;
        let chosen = self.journals.iter().find(|kept| kept.first == first).cloned();
        let chosen = chosen.ok_or(IntakeError::NoJournal { table: self.table })?;
        let is_meant = |kept: &&KeptJournal| kept.first == first || meant.has(&chosen, kept);
        let discarded: Vec<String> = self.journals.iter().filter(is_meant).map(|kept| kept.first.clone()).collect();
        store.set_discarded(self.table, &discarded, true).await?;
        news.add(self.reload(store).await?);
        Ok((news, discarded))
    }

    /// Returns the lines of the journal of the table whose game is the one that is paired; `None` where there is none. Of
    /// several it is one with a confirmed result, of those one that names its players, and of those the one that was begun last.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn fitting(&self, store: &Store, pairing: &TablePairing) -> Result<Option<Vec<TakenLine>>, StoreError> {
        let mut best = None;
        for kept in self.journals.iter().filter(|kept| !kept.is_discarded) {
            let (journal, lines) = OpenJournal::load(store, kept.clone(), 0).await?;
            let is_named = pairing.game().is_some() && journal.names_players();
            let rank = (journal.confirmed().is_some(), is_named, journal.begun());
            if journal.fits(pairing) && best.as_ref().is_none_or(|(other, _)| rank >= *other) {
                best = Some((rank, lines));
            }
        }
        Ok(best.map(|(_, lines)| lines))
    }

    /// The games of the table with their results, in the order in which they came; `None` where no game but the one that
    /// the table shows may have changed since this was asked.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn noted_games(&mut self, store: &Store) -> Result<Option<Vec<NotedGame>>, StoreError> {
        if !self.has_other_news {
            return Ok(None);
        }
        let mut games = Vec::new();
        for kept in self.journals.iter().filter(|kept| !kept.is_discarded) {
            let known = self.games.iter().find(|known| known.id == kept.id);
            games.push(match (known, &self.current) {
                (_, Some(current)) if current.kept.id == kept.id => ComparedGame::of(current),
                (Some(known), _) if store.lines(kept.id, known.lines).await?.is_empty() => known.clone(),
                _ => ComparedGame::of(&OpenJournal::load(store, kept.clone(), 0).await?.0),
            });
        }
        (self.games, self.has_other_news) = (games, false);
        Ok(Some(self.games.iter().map(|game| game.noted.clone()).collect()))
    }
}
