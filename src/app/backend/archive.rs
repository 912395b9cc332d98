//! The archive, and the export of games.

use std::path::{Path, PathBuf};

use super::wake::Wake;
use crate::app::backend_error::BackendError;
use kifuscribe_recording::archive_reader::{ArchiveAnswer, ArchiveQuestion};
use kifuscribe_recording::game_export::ExportableGame;
use kifuscribe_recording::game_export_task::GameExportTask;
use kifuscribe_storage::catalogue::{CatalogueError, ExportOutcome};

/// The archive, and the export of games.
pub trait ArchiveBackend {
    /// Begins to write a game to a path, in the format of its ending.
    ///
    /// # Errors
    /// [`BackendError::Thread`]: the system refuses a thread.
    fn export_game(&mut self, game: ExportableGame, path: PathBuf, wake: Wake) -> Result<GameExportTask, BackendError>;

    /// A folder of the day in the folder for records that is not there yet, to export games into.
    fn export_target(&self, records: &Path) -> PathBuf;

    /// Begins to read the catalogue of the archive in the folder for records.
    ///
    /// # Errors
    /// [`BackendError::Thread`]: the system refuses a thread.
    fn open_archive(&mut self, records: &Path, wake: Wake) -> Result<Box<dyn ArchiveHandle>, BackendError>;
}

/// The archive, which is read in the background. Dropping it ends that.
pub trait ArchiveHandle {
    /// Asks; of each kind of question only the newest is answered.
    fn ask(&self, question: ArchiveQuestion);

    /// Begins to write the games of these numbers into a folder, or into a package whose name ends in `.zip`.
    ///
    /// # Errors
    /// [`BackendError::Thread`]: the system refuses a thread.
    fn export(&self, numbers: Vec<i64>, target: PathBuf) -> Result<Box<dyn ExportHandle>, BackendError>;

    /// The answers since this was asked last, the oldest first.
    fn answers(&self) -> Vec<ArchiveAnswer>;
}

/// Games of the archive that are being written. Dropping it stops that, and nothing is left of what was written.
pub trait ExportHandle {
    /// The number of games that are written.
    fn written(&self) -> usize;

    /// Asks it to stop, after which nothing is left of it.
    fn stop(&self);

    /// Returns what came of it, once, when it is over.
    fn outcome(&self) -> Option<Result<ExportOutcome, CatalogueError>>;
}
