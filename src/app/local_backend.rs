//! The backend of the installed program: cameras, recordings and settings of this computer.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::backend::{
    AuditHandle, Backend, CameraChoice, EarlierSession, PreviewHandle, RecordRequest, RecordingHandle, SourceHandle,
    Wake,
};
use crate::app::backend_error::BackendError;
use crate::audit::account::AuditAccount;
use crate::audit::final_position::Agreement;
use crate::game::record::GameInfo;
use crate::pipeline::amendment;
use crate::pipeline::count::audit_input::{AuditFiles, AuditInput, read_game};
use crate::pipeline::count::audit_task::{AuditTask, AuditTaskError};
use crate::pipeline::count::report::write_report;
use crate::pipeline::count::tracker::CountTracker;
use crate::pipeline::networks::{DetectorSettings, NetworkChoice};
use crate::pipeline::session_writer::RecordOptions;
use crate::pipeline::snapshot::Snapshot;
use crate::pipeline::sources;
use crate::pipeline::task::Request;
use crate::pipeline::threaded::Recording;
use crate::platform::{clock, fonts};
use crate::session::correction::Correction;
use crate::session::counting;
use crate::session::recording::{Answer, RecordingView};
use crate::storage::board_settings;
use crate::storage::board_settings::{BoardSettingsFile, Corners, NewRecord, Settings};
use crate::storage::count_journal::{CountJournal, CountRecord};

/// The backend of one board's window.
#[derive(Debug)]
pub struct LocalBackend {
    slot: BoardSettingsFile,
    default_records: PathBuf,
    open_folder: fn(&Path) -> io::Result<()>,
    models: NetworkChoice,
}

impl LocalBackend {
    /// Makes the backend of one board. Records go to `default_records` if no folder was chosen; `open_folder` shows
    /// a folder in the system's file manager; recordings use the networks of `models`.
    #[must_use]
    pub const fn new(
        slot: BoardSettingsFile,
        default_records: PathBuf,
        open_folder: fn(&Path) -> io::Result<()>,
        models: NetworkChoice,
    ) -> Self {
        Self { slot, default_records, open_folder, models }
    }
}

impl Backend for LocalBackend {
    fn board(&self) -> &str {
        self.slot.board()
    }

    fn settings(&self) -> Settings {
        self.slot.load()
    }

    fn remember(&mut self, settings: &Settings) -> Result<(), BackendError> {
        Ok(self.slot.save(settings)?)
    }

    fn default_records(&self) -> PathBuf {
        self.default_records.clone()
    }

    fn cjk_font(&self) -> Option<Vec<u8>> {
        fonts::cjk_font()
    }

    fn show_folder(&mut self, folder: &Path) -> Result<(), BackendError> {
        (self.open_folder)(folder).map_err(|source| BackendError::OpenFolder { folder: folder.to_path_buf(), source })
    }

    fn record_text(&mut self, sgf: &Path) -> Result<String, BackendError> {
        amendment::sgf_text(sgf).map_err(|source| BackendError::ReadRecord { sgf: sgf.to_path_buf(), source })
    }

    fn cameras(&mut self) -> Vec<CameraChoice> {
        sources::cameras().into_iter().map(|c| CameraChoice { id: c.id, name: c.name }).collect()
    }

    fn source_name(&self, source: &str) -> String {
        sources::display_name(source)
    }

    fn answer(
        &mut self,
        earlier: &EarlierSession,
        question: u32,
        answer: Answer,
    ) -> Result<RecordingView, BackendError> {
        let amended = amendment::answer(&earlier.session, &earlier.sgf, question, answer);
        Ok(amended?.view())
    }

    fn correct(&mut self, earlier: &EarlierSession, correction: Correction) -> Result<RecordingView, BackendError> {
        let amended = amendment::correct(&earlier.session, &earlier.sgf, correction);
        Ok(amended?.view())
    }

    fn seal(&mut self, earlier: &EarlierSession) -> Result<(RecordingView, String), BackendError> {
        let sealed = amendment::seal(&earlier.session, &clock::now())?;
        let head = amendment::head(&earlier.session)?;
        Ok((sealed.view(), head))
    }

    fn preview(
        &mut self,
        source: &str,
        corners: Option<&Corners>,
        wake: Wake,
    ) -> Result<Box<dyn PreviewHandle>, BackendError> {
        let preview = Recording::preview(source, self.detector_settings(corners))?;
        preview.on_change(move || wake());
        Ok(Box::new(LocalPreview(preview)))
    }

    fn now(&self) -> String {
        clock::now()
    }

    fn read_pictures(&mut self, files: AuditFiles, wake: Wake) -> Result<Box<dyn AuditHandle>, BackendError> {
        let task = AuditTask::start(files, self.models.clone(), move || wake()).map_err(BackendError::Thread)?;
        Ok(Box::new(task))
    }

    fn append_count_event(
        &mut self,
        journal: &CountJournal,
        event: counting::CountEvent,
    ) -> Result<CountRecord, BackendError> {
        Ok(journal.add(event)?)
    }

    fn write_report(
        &mut self,
        input: &AuditInput,
        account: &AuditAccount,
        count_record: Option<&CountRecord>,
        path: &Path,
    ) -> Result<(), BackendError> {
        Ok(write_report(input, account, count_record, path)?)
    }

    fn follow_count(&mut self, source: &str, record: &Path, wake: Wake) -> Result<Box<dyn SourceHandle>, BackendError> {
        let game = read_game(record)?.game;
        let tracker = CountTracker::new(game, Agreement::default(), None)?;
        let folder = CountJournal::beside(record).folder();
        let count = Recording::count(source, self.detector_settings(None), tracker, folder)?;
        count.on_change(move || wake());
        Ok(Box::new(LocalPreview(count)))
    }

    fn start(&mut self, request: &RecordRequest, wake: Wake) -> Result<Box<dyn RecordingHandle>, BackendError> {
        let resume = request.resume.is_some();
        let record = match &request.resume {
            Some(EarlierSession { sgf, session }) => NewRecord { sgf: sgf.clone(), session: session.clone() },
            None => board_settings::new_record(&request.records, self.slot.board(), &board_settings::this_minute())
                .map_err(|source| BackendError::NewRecord { folder: request.records.clone(), source })?,
        };
        let options = RecordOptions {
            sgf: record.sgf.clone(),
            session: Some(record.session.clone()),
            resume,
            info: GameInfo { move_made: request.move_made, ..GameInfo::default() },
            check_view: true,
            ..RecordOptions::default()
        };
        let settings = self.detector_settings(request.corners.as_ref());
        match Recording::start(&request.source, settings, options) {
            Ok(recording) => {
                recording.on_change(move || wake());
                Ok(Box::new(LocalRecording { recording, record }))
            }
            Err(e) => {
                record.release();
                Err(e.into())
            }
        }
    }
}

impl LocalBackend {
    fn detector_settings(&self, corners: Option<&Corners>) -> DetectorSettings {
        DetectorSettings { models: self.models.clone(), corners: corners.cloned() }
    }
}

impl AuditHandle for AuditTask {
    fn poll(&self) -> Option<Result<AuditInput, AuditTaskError>> {
        Self::poll(self)
    }
}

/// A running recording, and the file names that are reserved for it until it ends.
struct LocalRecording {
    recording: Recording,
    record: NewRecord,
}

impl SourceHandle for LocalRecording {
    fn snapshot(&self) -> Arc<Snapshot> {
        self.recording.snapshot()
    }
}

impl RecordingHandle for LocalRecording {
    fn stop(&mut self) {
        self.recording.stop();
    }

    fn answer(&mut self, question: u32, answer: Answer) {
        self.recording.request(Request::Answer { question, answer });
    }

    fn correct(&mut self, correction: Correction) {
        self.recording.request(Request::Correct(correction));
    }

    fn count_begins(&mut self) {
        self.recording.request(Request::BeginCount);
    }

    fn note_count(&mut self, event: counting::CountEvent) {
        self.recording.request(Request::NoteCount(Box::new(event)));
    }
}

impl Drop for LocalRecording {
    fn drop(&mut self) {
        self.record.release();
    }
}

/// A preview, or a count that is followed without a recording.
struct LocalPreview(Recording);

impl SourceHandle for LocalPreview {
    fn snapshot(&self) -> Arc<Snapshot> {
        self.0.snapshot()
    }
}

impl PreviewHandle for LocalPreview {
    fn place(&mut self, corners: Option<&Corners>) {
        self.0.request(Request::Place(corners.cloned()));
    }
}
