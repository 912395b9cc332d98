//! Games come into the catalogue, and what is there is brought up to date.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::TransactionBehavior;

use super::add_outcome::{AddOutcome, AddProgress};
use super::carrying::{NewGames, last_number};
use super::connection::Catalogue;
use super::error::CatalogueError;
use super::file_charsets::FileCharsets;
use super::gone_games::GameWhereabouts;
use super::intake::GameIntake;
use super::location::Location;
use super::positions;
use super::walk::FolderWalk;
use super::withheld::withheld_names;
use kifuscribe_formats::sgf::charset::Charset;

/// The most games and the longest time of one transaction: what a power cut can undo of what was not yet reported.
const BATCH: usize = 2000;
const BATCH_TIME: Duration = Duration::from_secs(1);

impl Catalogue {
    /// Adds the games of files and folders. `go_on` is called after each game with what is on the disk so far; false stops.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be written. What was added before stays.
    pub fn add(
        &mut self,
        paths: &[PathBuf],
        go_on: &mut dyn FnMut(AddProgress) -> bool,
    ) -> Result<AddOutcome, CatalogueError> {
        self.add_in(None, paths, go_on)
    }

    /// As [`Catalogue::add`]; a `chosen` set of characters stays that of these files, whatever they say themselves.
    ///
    /// # Errors
    /// As [`Catalogue::add`].
    pub fn add_in(
        &mut self,
        chosen: Option<Charset>,
        paths: &[PathBuf],
        go_on: &mut dyn FnMut(AddProgress) -> bool,
    ) -> Result<AddOutcome, CatalogueError> {
        let path = self.location.path().map(Path::to_owned);
        let failed = |error| CatalogueError::of(error, path.as_deref());
        let charsets = FileCharsets::read(path.as_deref(), self.charsets()?, chosen)?;
        self.anchor_marks()?;
        let last = last_number(&self.connection).map_err(failed)?;
        let mut intake =
            GameIntake::new(self.redaction.clone(), charsets, paths.iter().flat_map(|path| FolderWalk::new(path)));
        let mut is_done = false;
        while !is_done && !intake.outcome.stopped {
            // Other programs do not wait while the names in a large folder are read.
            let _ = intake.items.peek();
            let began = Instant::now();
            let written = AddProgress { games: intake.outcome.games() };
            let transaction =
                self.connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
            // Another program may have withheld a name meanwhile; while this one writes, none rewrites its games.
            if let Some(path) = &path {
                intake.redaction = withheld_names(path)?;
            }
            while !is_done
                && !intake.outcome.stopped
                && intake.outcome.games() - written.games < BATCH
                && began.elapsed() < BATCH_TIME
            {
                is_done = !intake.step(&transaction).map_err(failed)?;
                intake.outcome.stopped = !go_on(written);
            }
            positions::index_when_worthwhile(&transaction, is_done || intake.outcome.stopped).map_err(failed)?;
            transaction.commit().map_err(failed)?;
            intake.charsets.write(path.as_deref())?;
        }
        let (mut outcome, removed) = (intake.outcome, intake.removed);
        for game in removed {
            let is_new = |number, _| number > last;
            if let GameWhereabouts::Gone(gone) = game.whereabouts(&self.connection, is_new).map_err(failed)? {
                outcome.gone.push(gone);
            }
        }
        outcome.marks = self.carry_marks(&NewGames::After(last))?;
        Ok(outcome)
    }

    /// Whether the catalogue can be written.
    #[must_use]
    pub const fn is_writable(&self) -> bool {
        !matches!(self.location, Location::ReadOnly(_))
    }
}
