//! The desk that the program really has: cameras, recordings and settings through the jobs.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::desk::{Camera, Desk, Earlier, Examining, Order, Running, Wake};
use crate::jobs::amend;
use crate::jobs::audit::Account;
use crate::jobs::audit::case::{Case, CaseFiles};
use crate::jobs::audit::examination::Examination;
use crate::jobs::audit::keeping::{self, CountJournal, Kept};
use crate::jobs::desktop;
use crate::jobs::models::{Eyesight, Models};
use crate::jobs::recording::Recording;
use crate::jobs::settings::{self, Corners, NewRecord, Settings, Slot};
use crate::jobs::snapshot::Snapshot;
use crate::session::correction::Correction;
use crate::session::counting;
use crate::session::recording::{Answer, RecordingView};

/// The desk on the jobs.
#[derive(Debug)]
pub struct JobsDesk {
    slot: Slot,
    default_records: PathBuf,
    open_folder: fn(&Path) -> io::Result<()>,
    models: Models,
}

impl JobsDesk {
    /// The desk of one board. Records go to `default_records` where no folder was chosen; `open_folder` shows a
    /// folder in the system's file manager; recordings look with `models`.
    #[must_use]
    pub const fn new(
        slot: Slot,
        default_records: PathBuf,
        open_folder: fn(&Path) -> io::Result<()>,
        models: Models,
    ) -> Self {
        Self { slot, default_records, open_folder, models }
    }
}

impl Desk for JobsDesk {
    fn board(&self) -> &str {
        self.slot.board()
    }

    fn settings(&self) -> Settings {
        self.slot.load()
    }

    fn remember(&mut self, settings: &Settings) -> Result<(), String> {
        self.slot.save(settings).map_err(|e| e.to_string())
    }

    fn default_records(&self) -> PathBuf {
        self.default_records.clone()
    }

    fn cjk_font(&self) -> Option<Vec<u8>> {
        desktop::cjk_font()
    }

    fn show_folder(&mut self, folder: &Path) -> Result<(), String> {
        (self.open_folder)(folder)
            .map_err(|e| format!("cannot open the folder {} ({e}); open it by hand", folder.display()))
    }

    fn record_text(&mut self, sgf: &Path) -> Result<String, String> {
        desktop::record_text(sgf)
            .map_err(|e| format!("cannot read the record {} ({e}); the journal beside it holds it too", sgf.display()))
    }

    fn cameras(&mut self) -> Vec<Camera> {
        desktop::cameras().into_iter().map(|(id, name)| Camera { id, name }).collect()
    }

    fn source_name(&self, source: &str) -> String {
        desktop::source_name(source)
    }

    fn answer(&mut self, earlier: &Earlier, question: u32, answer: Answer) -> Result<RecordingView, String> {
        let amended = amend::answer(&earlier.session, &earlier.sgf, question, answer);
        amended.map(|state| state.view()).map_err(|e| e.to_string())
    }

    fn correct(&mut self, earlier: &Earlier, correction: Correction) -> Result<RecordingView, String> {
        let amended = amend::correct(&earlier.session, &earlier.sgf, correction);
        amended.map(|state| state.view()).map_err(|e| e.to_string())
    }

    fn seal(&mut self, earlier: &Earlier) -> Result<(RecordingView, String), String> {
        let sealed = amend::seal(&earlier.session, &keeping::now()).map_err(|e| e.to_string())?;
        let head = amend::head(&earlier.session).map_err(|e| e.to_string())?;
        Ok((sealed.view(), head))
    }

    fn preview(&mut self, source: &str, corners: Option<&Corners>, wake: Wake) -> Result<Box<dyn Running>, String> {
        let preview = desktop::preview(source, self.eyesight(corners)).map_err(|e| e.to_string())?;
        preview.on_change(move || wake());
        Ok(Box::new(JobsPreview(preview)))
    }

    fn now(&self) -> String {
        keeping::now()
    }

    fn examine(&mut self, files: CaseFiles, wake: Wake) -> Result<Box<dyn Examining>, String> {
        match Examination::start(files, self.models.clone(), move || wake()) {
            Ok(examination) => Ok(Box::new(examination)),
            Err(e) => Err(format!("the system gives no thread to look at the pictures ({e}); close something")),
        }
    }

    fn keep_count(&mut self, journal: &CountJournal, event: counting::Event) -> Result<Kept, String> {
        journal.add(event).map_err(|e| e.to_string())
    }

    fn write_report(&mut self, case: &Case, account: &Account, kept: Option<&Kept>, path: &Path) -> Result<(), String> {
        case.write_report(account, kept, path).map_err(|e| e.to_string())
    }

    fn watch_count(&mut self, source: &str, record: &Path, wake: Wake) -> Result<Box<dyn Running>, String> {
        let watching = desktop::count(source, record, self.eyesight(None)).map_err(|e| e.to_string())?;
        watching.on_change(move || wake());
        Ok(Box::new(JobsPreview(watching)))
    }

    fn start(&mut self, order: &Order, wake: Wake) -> Result<Box<dyn Running>, String> {
        let resume = order.resume.is_some();
        let record = match &order.resume {
            Some(Earlier { sgf, session }) => NewRecord { sgf: sgf.clone(), session: session.clone() },
            None => settings::new_record(&order.records, self.slot.board(), &settings::this_minute()).map_err(|e| {
                format!("cannot write to {} ({e}); choose another folder for records", order.records.display())
            })?,
        };
        let eyesight = self.eyesight(order.corners.as_ref());
        match desktop::record(&order.source, &record, resume, order.move_made, eyesight) {
            Ok(recording) => {
                recording.on_change(move || wake());
                Ok(Box::new(JobsRunning { recording, record }))
            }
            Err(e) => {
                record.release();
                Err(e.to_string())
            }
        }
    }
}

impl JobsDesk {
    fn eyesight(&self, corners: Option<&Corners>) -> Eyesight {
        Eyesight { models: self.models.clone(), corners: corners.cloned() }
    }
}

impl Examining for Examination {
    fn poll(&self) -> Option<Result<Case, String>> {
        Self::poll(self)
    }
}

/// A running recording of the jobs.
struct JobsRunning {
    recording: Recording,
    record: NewRecord,
}

impl Running for JobsRunning {
    fn snapshot(&self) -> Arc<Snapshot> {
        self.recording.snapshot()
    }

    fn stop(&mut self) {
        self.recording.stop();
    }

    fn answer(&mut self, question: u32, answer: Answer) {
        self.recording.answer(question, answer);
    }

    fn correct(&mut self, correction: Correction) {
        self.recording.correct(correction);
    }

    fn count_begins(&mut self) {
        self.recording.count_begins();
    }

    fn note_count(&mut self, event: counting::Event) {
        self.recording.note_count(event);
    }
}

/// A preview of the jobs, or a count without a recording.
struct JobsPreview(Recording);

impl Running for JobsPreview {
    fn snapshot(&self) -> Arc<Snapshot> {
        self.0.snapshot()
    }

    fn stop(&mut self) {
        self.0.stop();
    }

    fn answer(&mut self, _: u32, _: Answer) {}

    fn correct(&mut self, _: Correction) {}

    fn place(&mut self, corners: Option<&Corners>) {
        self.0.place(corners.cloned());
    }
}

impl Drop for JobsRunning {
    fn drop(&mut self) {
        self.record.release();
    }
}
