//! The page on which a finished count is audited: its pictures are chosen, its settings confirmed, and only then is
//! there a verdict.
//!
//! The page is for the referee. While it is open nothing of it need be seen by the players: one command covers it
//! with the words they are to read.

mod followed;
pub mod form;
mod request;
mod shown;
mod slot;

use std::collections::BTreeSet;
use std::path::PathBuf;

use egui::TextureHandle;

use super::widgets::board_diagram::Diagram;
use crate::app::backend::{AuditHandle, Backend, RecordingHandle, Wake};
use crate::app::count::followed::CountCamera;
pub use crate::app::count::shown::PictureView;
pub use crate::app::count::slot::CountInput;
use crate::app::panel_context::{Message, Urgency};
use crate::audit::account::AuditAccount;
use crate::count::audit::Verdict;
use crate::pipeline::count::audit_input::{AuditFiles, AuditInput};
use crate::pipeline::count::pictures::{PictureFiles, PictureFrom};
use crate::sensing::frame::Frame;
use crate::session::counting::{CountEvent, Resolution, Ruling};
use crate::storage::count_journal::{CountJournal, CountRecord};
use form::Form;
pub use request::CountCommand;
pub use slot::MOST_FINALS;

/// How far the audit has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The record and the pictures are chosen.
    Choosing,
    /// The pictures are looked at.
    Looking,
    /// The settings wait to be confirmed.
    Settings,
    /// The verdict is shown.
    Judged,
}

/// What a command of the page is carried out with.
pub struct CountContext<'a> {
    /// The jobs.
    pub backend: &'a mut dyn Backend,
    /// The recording that runs.
    pub running: Option<&'a mut dyn RecordingHandle>,
    /// The camera's newest picture.
    pub frame: Option<&'a Frame>,
    /// The source that is chosen for recording.
    pub source: Option<&'a str>,
    /// What wakes the window.
    pub wake: Wake,
}

/// The page.
pub struct CountPage {
    files: AuditFiles,
    /// The session folder whose journal keeps the count.
    session: Option<PathBuf>,
    /// Whether a recording is writing that journal: then what is to be kept goes through the recording.
    is_recording: bool,
    /// What the recording was asked to keep and has not yet shown to be kept.
    pending: Vec<CountEvent>,
    /// The pictures that a person chose or took.
    chosen: BTreeSet<CountInput>,
    camera: CountCamera,
    /// Where reports go that belong to no record.
    records: PathBuf,
    examining: Option<Box<dyn AuditHandle>>,
    case: Option<AuditInput>,
    form: Form,
    /// What the settings that fit come to.
    account: Option<AuditAccount>,
    /// Why the settings do not fit.
    refused: Option<String>,
    confirmed: bool,
    kept: Option<CountRecord>,
    report: Option<PathBuf>,
    shielded: bool,
    finding: Option<usize>,
    shown: CountInput,
    steps: Option<(usize, Diagram)>,
    by: String,
    reasons: String,
    protest: bool,
    texture: Option<(CountInput, Option<usize>, TextureHandle)>,
    clock: Option<TextureHandle>,
}

impl CountPage {
    /// A new audit: of `record` where there is one, kept in the journal of `session` where there is one;
    /// `is_recording` says that a recording is writing it.
    #[must_use]
    pub fn new(record: Option<PathBuf>, session: Option<PathBuf>, is_recording: bool, records: PathBuf) -> Self {
        Self {
            files: AuditFiles { record, pictures: PictureFiles::default() },
            session,
            is_recording,
            pending: Vec::new(),
            chosen: BTreeSet::new(),
            camera: CountCamera::default(),
            records,
            examining: None,
            case: None,
            form: Form::default(),
            account: None,
            refused: None,
            confirmed: false,
            kept: None,
            report: None,
            shielded: false,
            finding: None,
            shown: CountInput::Final(0),
            steps: None,
            by: String::new(),
            reasons: String::new(),
            protest: false,
            texture: None,
            clock: None,
        }
    }

    /// How far it has come.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        match (&self.examining, &self.case, self.confirmed) {
            (Some(_), ..) => Stage::Looking,
            (None, None, _) => Stage::Choosing,
            (None, Some(_), false) => Stage::Settings,
            (None, Some(_), true) => Stage::Judged,
        }
    }

    /// The state in one sentence, without a full stop.
    #[must_use]
    pub fn status(&self) -> String {
        match self.stage() {
            Stage::Choosing if self.files.pictures.finals.is_empty() => {
                "Audit - choose the record and a picture of the finished fill".to_owned()
            }
            Stage::Choosing => "Audit - ready to look at the pictures".to_owned(),
            Stage::Looking => "Audit - looking at the pictures".to_owned(),
            Stage::Settings => "Audit - confirm the settings; the verdict rests on them".to_owned(),
            Stage::Judged => match self.kept.as_ref().and_then(|k| k.counting.standing()) {
                Some(standing) => format!("Audit - {standing}"),
                None => "Audit - an aid to the referee, who decides".to_owned(),
            },
        }
    }

    /// What fills a slot, as it is shown.
    #[must_use]
    pub fn filled(&self, slot: CountInput) -> Option<String> {
        let text = |from: &PictureFrom| match from {
            PictureFrom::File(path) => path.display().to_string(),
            PictureFrom::Taken { name, .. } => name.clone(),
        };
        match slot {
            CountInput::Record => self.files.record.as_ref().map(|p| p.display().to_string()),
            slot => slot.picture(&self.files.pictures).map(text),
        }
    }

    /// The slots that there are now: one more for a final picture than there are.
    #[must_use]
    pub fn slots(&self) -> Vec<CountInput> {
        let finals = (self.files.pictures.finals.len() + 1).min(MOST_FINALS);
        let mut slots = vec![CountInput::Record, CountInput::Before, CountInput::Compensated];
        slots.extend((0..finals).map(CountInput::Final));
        slots.push(CountInput::Clock);
        slots
    }

    /// The settings as they were typed.
    #[must_use]
    pub const fn form(&self) -> &Form {
        &self.form
    }

    /// What the settings come to; `None` where they do not fit.
    #[must_use]
    pub const fn account(&self) -> Option<&AuditAccount> {
        self.account.as_ref()
    }

    /// Why the settings do not fit.
    #[must_use]
    pub fn refused(&self) -> Option<&str> {
        self.refused.as_deref()
    }

    /// Whether the recording of this game goes on.
    #[must_use]
    pub const fn is_recording(&self) -> bool {
        self.is_recording
    }

    /// What has been kept of this count.
    #[must_use]
    pub const fn kept(&self) -> Option<&CountRecord> {
        self.kept.as_ref()
    }

    /// The report, once it is written.
    #[must_use]
    pub const fn report(&self) -> Option<&PathBuf> {
        self.report.as_ref()
    }

    /// Whether the page is covered.
    #[must_use]
    pub const fn is_shielded(&self) -> bool {
        self.shielded
    }

    /// The finding whose points are shown.
    #[must_use]
    pub const fn finding(&self) -> Option<usize> {
        self.finding
    }

    /// Which picture is shown.
    #[must_use]
    pub const fn shown_slot(&self) -> CountInput {
        self.shown
    }

    /// Who decides, the reasons, and whether under protest.
    #[must_use]
    pub fn decision(&self) -> (&str, &str, bool) {
        (&self.by, &self.reasons, self.protest)
    }

    /// The record as far as it is stepped through, and how many moves it has.
    #[must_use]
    pub fn steps(&self) -> Option<(usize, usize, &Diagram)> {
        let moves = self.case.as_ref()?.record()?.moves.len();
        self.steps.as_ref().map(|(shown, diagram)| (*shown, moves, diagram))
    }

    /// Whether the record can be stepped through.
    #[must_use]
    pub fn has_record(&self) -> bool {
        self.case.as_ref().is_some_and(|c| c.record().is_some())
    }

    /// The pictures that were looked at.
    #[must_use]
    pub fn pictures(&self) -> Vec<CountInput> {
        self.slots()
            .into_iter()
            .filter(|&s| s != CountInput::Clock && s.picture(&self.files.pictures).is_some())
            .collect()
    }

    /// Whether the command makes sense now; `live` says whether a camera shows a picture.
    #[must_use]
    pub fn can(&self, command: &CountCommand, live: bool) -> bool {
        let stage = self.stage();
        match command {
            CountCommand::Pick(_) | CountCommand::Use(..) | CountCommand::Clear(_) => stage == Stage::Choosing,
            CountCommand::Take(slot) => {
                stage == Stage::Choosing && (live || self.is_watching()) && *slot != CountInput::Record
            }
            CountCommand::Examine => stage == Stage::Choosing && !self.files.pictures.finals.is_empty(),
            CountCommand::Set(..) => stage == Stage::Settings,
            CountCommand::ConfirmSettings => stage == Stage::Settings && self.account.is_some(),
            CountCommand::ChangePictures => matches!(stage, Stage::Settings | Stage::Judged),
            CountCommand::ChangeSettings
            | CountCommand::ShowFinding(_)
            | CountCommand::ShowPicture(_)
            | CountCommand::SaveReport
            | CountCommand::EditBy(_)
            | CountCommand::EditReasons(_)
            | CountCommand::SetProtest(_) => stage == Stage::Judged,
            CountCommand::Step(_) => matches!(stage, Stage::Settings | Stage::Judged) && self.has_record(),
            CountCommand::Decide(_) => {
                stage == Stage::Judged && self.kept.as_ref().is_none_or(|k| k.counting.confirmed().is_none())
            }
            CountCommand::Begin => stage == Stage::Choosing && self.is_recording,
            CountCommand::Watch(true) => {
                stage == Stage::Choosing && !self.is_recording && !self.is_watching() && self.files.record.is_some()
            }
            CountCommand::Watch(false) => self.is_watching(),
            CountCommand::Shield(covered) => *covered != self.shielded,
        }
    }

    /// Carries a command out; gives what has to be said.
    pub fn carry_out(&mut self, command: CountCommand, room: CountContext<'_>) -> Option<Message> {
        let CountContext { backend, running, frame, source, wake } = room;
        match command {
            CountCommand::Pick(_) => {}
            CountCommand::Use(slot, path) => self.fill(slot, path),
            CountCommand::Take(slot) => {
                let name = format!("the picture of {}", clock_time(&backend.now()));
                let from = PictureFrom::Taken { frame: self.camera_frame().or_else(|| frame.cloned())?, name };
                self.put(slot, Some(from));
            }
            CountCommand::Clear(slot) => self.put(slot, None),
            CountCommand::Examine => match backend.examine(self.files.clone(), wake) {
                Ok(examining) => self.examining = Some(examining),
                Err(why) => return Some(problem(why)),
            },
            CountCommand::Set(field, text) => {
                self.form.set(field, text);
                self.judge();
            }
            CountCommand::ConfirmSettings => return self.confirm(backend, running),
            CountCommand::ChangeSettings => self.confirmed = false,
            CountCommand::ChangePictures => {
                self.case = None;
                self.account = None;
                self.confirmed = false;
                self.texture = None;
                self.steps = None;
            }
            CountCommand::ShowFinding(finding) => {
                self.finding = finding;
                self.shown = CountInput::Final(0);
            }
            CountCommand::ShowPicture(slot) => (self.shown, self.finding) = (slot, None),
            CountCommand::Step(moves) => self.step(moves),
            CountCommand::Decide(way) => return self.decide(way, backend, running),
            CountCommand::EditBy(text) => self.by = text,
            CountCommand::EditReasons(text) => self.reasons = text,
            CountCommand::SetProtest(protest) => self.protest = protest,
            CountCommand::SaveReport => return self.save_report(backend),
            CountCommand::Begin => running?.count_begins(),
            CountCommand::Watch(true) => return self.watch(source, backend, wake),
            CountCommand::Watch(false) => self.stop_watching(),
            CountCommand::Shield(covered) => self.shielded = covered,
        }
        None
    }

    /// Takes what was seen, once it is there; gives what has to be said.
    pub fn poll(&mut self, backend: &mut dyn Backend) -> Option<Message> {
        self.poll_camera(backend).or_else(|| self.poll_examination())
    }

    fn poll_examination(&mut self) -> Option<Message> {
        let result = self.examining.as_ref()?.poll()?;
        self.examining = None;
        match result {
            Ok(case) => {
                self.case = Some(case);
                self.form = Form::default();
                self.report = None;
                self.finding = None;
                self.shown = CountInput::Final(0);
                self.judge();
                None
            }
            Err(why) => Some(problem(why)),
        }
    }

    fn fill(&mut self, slot: CountInput, path: String) {
        let path = Some(path).filter(|p| !p.trim().is_empty()).map(PathBuf::from);
        match slot {
            CountInput::Record => self.files.record = path,
            slot => self.put(slot, path.map(PictureFrom::File)),
        }
    }

    fn put(&mut self, slot: CountInput, from: Option<PictureFrom>) {
        if slot == CountInput::Record {
            self.files.record = None;
        }
        // What a person chose stays, whatever the camera sees.
        self.chosen.insert(slot);
        slot.put(&mut self.files.pictures, from);
    }

    fn judge(&mut self) {
        let Some(case) = &self.case else { return };
        let judged = self.form.settled().and_then(|settled| case.audit(&settled).map_err(|e| e.to_string()));
        match judged {
            Ok(account) => (self.account, self.refused) = (Some(account), None),
            Err(why) => (self.account, self.refused) = (None, Some(why)),
        }
    }

    /// Where the count is kept.
    fn journal(&self) -> CountJournal {
        match (&self.session, &self.files.record) {
            (Some(session), _) => CountJournal::of_session(session),
            (None, Some(record)) => CountJournal::beside(record),
            (None, None) => CountJournal::beside(&self.records.join("audit.html")),
        }
    }

    /// Keeps what happened: through the recording while it writes the journal, else in the journal itself.
    fn keep(
        &mut self,
        event: CountEvent,
        backend: &mut dyn Backend,
        running: Option<&mut dyn RecordingHandle>,
    ) -> Result<(), String> {
        match running.filter(|_| self.is_recording) {
            Some(running) => {
                running.note_count(event.clone());
                self.pending.push(event);
            }
            None => self.kept = Some(backend.keep_count(&self.journal(), event)?),
        }
        Ok(())
    }

    /// The recording is over: the journal is free, and what did not get into it any more is added.
    pub fn recording_ended(&mut self, backend: &mut dyn Backend) -> Option<Message> {
        self.is_recording = false;
        for event in std::mem::take(&mut self.pending) {
            match backend.keep_count(&self.journal(), event) {
                Ok(kept) => self.kept = Some(kept),
                Err(why) => return Some(problem(why)),
            }
        }
        None
    }

    fn confirm(&mut self, backend: &mut dyn Backend, running: Option<&mut dyn RecordingHandle>) -> Option<Message> {
        let (case, account) = (self.case.as_ref()?, self.account.as_ref()?);
        let event = case.event(account, backend.now());
        self.confirmed = true;
        self.report = None;
        self.keep(event, backend, running).err().map(problem)
    }

    fn decide(
        &mut self,
        way: Resolution,
        backend: &mut dyn Backend,
        running: Option<&mut dyn RecordingHandle>,
    ) -> Option<Message> {
        let ruling = Ruling {
            at: backend.now(),
            way,
            by: self.by.trim().to_owned(),
            reasons: self.reasons.trim().to_owned(),
            protest: self.protest,
        };
        if let Err(why) = self.keep(CountEvent::Ruled(ruling), backend, running) {
            return Some(problem(why));
        }
        self.reasons.clear();
        self.report = None;
        let text = format!("{} It is in the journal.", way.sentence());
        Some(Message { urgency: Urgency::Note, text })
    }

    fn save_report(&mut self, backend: &mut dyn Backend) -> Option<Message> {
        let (case, account) = (self.case.as_ref()?, self.account.as_ref()?);
        let path = match &self.files.record {
            Some(record) => record.with_extension("audit.html"),
            None => self.records.join(format!("audit-{}.html", backend.now().replace(':', "-"))),
        };
        match backend.write_report(case, account, self.kept.as_ref(), &path) {
            Ok(()) => {
                let text = format!("The report is written: {}", path.display());
                self.report = Some(path);
                Some(Message { urgency: Urgency::Note, text })
            }
            Err(why) => Some(problem(why)),
        }
    }

    fn step(&mut self, moves: usize) {
        let Some(record) = self.case.as_ref().and_then(AuditInput::record) else { return };
        let moves = moves.min(record.moves.len());
        self.steps = Some((moves, Diagram::after(record, moves)));
    }

    /// The verdict, once the settings are confirmed.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        self.account.as_ref().filter(|_| self.confirmed).map(|a| a.verdict)
    }
}

fn problem(text: String) -> Message {
    Message { urgency: Urgency::Problem, text }
}

/// The hours and minutes of a time as the desk gives it.
fn clock_time(at: &str) -> &str {
    crate::session::counting::clock_time(at)
}
