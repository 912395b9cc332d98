//! The archive in the folder for records, and the export of games.

use std::path::{Path, PathBuf};

use super::LocalBackend;
use crate::app::backend::{ArchiveBackend, ArchiveHandle, ExportHandle, Wake};
use crate::app::backend_error::BackendError;
use kifuscribe_platform::clock;
use kifuscribe_recording::archive_export::ArchiveExport;
use kifuscribe_recording::archive_reader::{ArchiveAnswer, ArchiveQuestion, ArchiveReader};
use kifuscribe_recording::game_export::ExportableGame;
use kifuscribe_recording::game_export_task::GameExportTask;
use kifuscribe_storage::catalogue;
use kifuscribe_storage::catalogue::{CatalogueError, ExportOutcome};

impl ArchiveBackend for LocalBackend {
    fn export_game(&mut self, game: ExportableGame, path: PathBuf, wake: Wake) -> Result<GameExportTask, BackendError> {
        GameExportTask::start(game, path, move || wake()).map_err(BackendError::Thread)
    }

    fn export_target(&self, records: &Path) -> PathBuf {
        let day: String = clock::now().chars().take(10).collect();
        catalogue::free_target(&records.join(format!("export {day}")))
    }

    fn open_archive(&mut self, records: &Path, wake: Wake) -> Result<Box<dyn ArchiveHandle>, BackendError> {
        let reader = ArchiveReader::open(records.join(catalogue::FILE_NAME), wake).map_err(BackendError::Thread)?;
        Ok(Box::new(reader))
    }
}

impl ArchiveHandle for ArchiveReader {
    fn ask(&self, question: ArchiveQuestion) {
        Self::ask(self, question);
    }

    fn export(&self, numbers: Vec<i64>, target: PathBuf) -> Result<Box<dyn ExportHandle>, BackendError> {
        Ok(Box::new(Self::export(self, numbers, target).map_err(BackendError::Thread)?))
    }

    fn answers(&self) -> Vec<ArchiveAnswer> {
        Self::answers(self)
    }
}

impl ExportHandle for ArchiveExport {
    fn written(&self) -> usize {
        Self::written(self)
    }

    fn stop(&self) {
        Self::stop(self);
    }

    fn outcome(&self) -> Option<Result<ExportOutcome, CatalogueError>> {
        Self::outcome(self)
    }
}
