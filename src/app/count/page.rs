//! The state of the page, and what each of its commands does.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::TextureHandle;
use thiserror::Error;

use super::camera::CountCamera;
use super::field_entry::FieldEntry;
use super::form::{Form, FormError};
use super::form_field::FormField;
use super::forms::CountForms;
use super::input::{CountInput, MOST_FINALS};
use crate::app::activity::Activity;
use crate::app::backend::{AuditHandle, Backend, SourceHandle, Wake, WhichBoard};
use crate::app::backend_error::BackendError;
use crate::app::count::command::CountPageCommand;
use crate::app::count::unfinished_fill::UnfinishedFill;
use crate::app::message::Message;
use crate::app::widgets::board_diagram::Diagram;
use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::performance::ActPlace;
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::note::Note;
use kifuscribe_core::audit::request::AuditError;
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::game::dead::DeadStones;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::observation::Observation;
use kifuscribe_core::session::counting::{self, CountEvent, Counting, Resolution, Ruling};
use kifuscribe_core::session::earlier_result::{EarlierResult, ResultBasis};
use kifuscribe_core::session::incident::IncidentNote;
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::journal::hash_of_bytes;
use kifuscribe_language::say;
use kifuscribe_recording::count::audit_input::{AuditFiles, AuditInput};
use kifuscribe_recording::count::pictures::{PictureFiles, PictureFrom};
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_recording::task::Request;
use kifuscribe_storage::count_journal::{CountJournal, CountRecord};
use kifuscribe_storage::free_path::free_path;
use kifuscribe_words::audit_text::verdict_in_short;
use kifuscribe_words::history_text::standing;

/// The step of the audit that is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The record and the pictures are chosen.
    Choosing,
    /// The pictures are being read.
    Reading,
    /// The settings are shown for confirmation.
    Settings,
    /// The verdict is shown.
    Judged,
}

/// Why the settings are not valid.
#[derive(Debug, Error)]
pub enum RefusedSettings {
    /// A field cannot be read.
    #[error(transparent)]
    Form(#[from] FormError),
    /// The settings do not fit the record.
    #[error(transparent)]
    Audit(#[from] AuditError),
}

/// What the commands of the page use.
pub struct CountContext<'a> {
    /// The services of the program.
    pub backend: &'a mut dyn Backend,
    /// The running recording.
    pub running: Option<&'a mut dyn SourceHandle>,
    /// The camera's newest picture.
    pub frame: Option<&'a Frame>,
    /// The camera's newest reading of the board.
    pub seen: Option<&'a Observation>,
    /// The source that is chosen for recording, and which board of it.
    pub source: Option<(&'a str, WhichBoard)>,
    /// Redraws the window.
    pub wake: Wake,
}

/// What is shown of the pictures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShownPicture {
    /// Which picture.
    pub slot: CountInput,
    /// The finding whose points are ringed; `None` rings those of all findings.
    pub finding: Option<usize>,
    /// The line of the arithmetic whose points are marked instead.
    pub line: Option<usize>,
}

impl Default for ShownPicture {
    fn default() -> Self {
        Self { slot: CountInput::Final(0), finding: None, line: None }
    }
}

/// The page.
#[derive(Default)]
pub struct CountPage {
    pub(super) files: AuditFiles,
    /// The session folder whose journal the count belongs to.
    pub session: Option<PathBuf>,
    /// Whether a recording is writing that journal. Events of the count are then written through the recording.
    pub is_recording: bool,
    /// Acts that were sent to the recording and are not in its journal yet.
    pub(super) pending: Vec<(Vec<SessionAct>, Signature)>,
    /// The pictures that were chosen or taken by hand; the camera does not replace them.
    pub(super) chosen: BTreeSet<CountInput>,
    pub(super) camera: CountCamera,
    /// The final position of the record, with the stones that are probably dead; `None` where it is not known yet.
    pub(super) proposed: Option<DeadStones>,
    /// Folder for reports that belong to no record.
    records: PathBuf,
    reading: Option<Box<dyn AuditHandle>>,
    pub(super) input: Option<AuditInput>,
    /// What was given for the settings, of each game.
    pub(super) forms: CountForms,
    /// The audit under the settings of the form, or why they are not valid; `None` before the pictures are read.
    judged: Option<Result<AuditAccount, RefusedSettings>>,
    confirmed: bool,
    /// How often the settings were confirmed.
    confirmations: usize,
    /// The report that says something else than the journal since a decision was made or taken back.
    outdated_report: Option<PathBuf>,
    /// What the journal contains about this count.
    pub count_record: Option<CountRecord>,
    /// The path of the report, once it is written.
    pub report: Option<PathBuf>,
    /// Whether the page is hidden from the players.
    pub is_hidden: bool,
    /// What is shown of the pictures.
    pub shown: ShownPicture,
    steps: Option<(usize, Diagram)>,
    pub(super) texture: Option<(ShownPicture, TextureHandle)>,
    /// The picture of the clock.
    pub clock: Option<TextureHandle>,
    pub(super) taken_unfinished: Option<UnfinishedFill>,
}

impl CountPage {
    /// Makes the page for an audit of `record`, if there is one, with the journal of `session`, if there is one.
    /// `is_recording`: a recording is writing that journal. `forms`: what was given before for the settings.
    #[must_use]
    pub fn new(
        record: Option<PathBuf>,
        session: Option<PathBuf>,
        is_recording: bool,
        records: PathBuf,
        forms: CountForms,
    ) -> Self {
        let files = AuditFiles { record, pictures: PictureFiles::default() };
        Self { files, session, is_recording, records, forms, ..Self::default() }
    }

    /// Takes what the pictures and the game of the count have come to; returns the message to show, if any.
    pub fn follow_activity(&mut self, activity: &Activity, backend: &mut dyn Backend) -> Option<Message> {
        let followed = activity.snapshot().and_then(|s| s.count.clone()).filter(|_| self.is_recording);
        let mut messages = vec![self.poll(backend), followed.and_then(|count| self.follow(&count, backend))];
        if self.is_recording && !activity.is_recording() {
            messages.push(self.recording_ended(backend));
        }
        messages.into_iter().flatten().last()
    }

    /// What was given for the settings, to be kept when the page is left.
    #[must_use]
    pub fn into_forms(self) -> CountForms {
        self.forms.kept()
    }

    /// The step of the audit that is shown.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        match (&self.reading, &self.input, self.confirmed) {
            (Some(_), ..) => Stage::Reading,
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
                say!("count-page-audit-choose-the-record-and").to_owned()
            }
            Stage::Choosing => say!("count-page-audit-ready-to-read-the").to_owned(),
            Stage::Reading => say!("count-page-audit-reading-the-pictures").to_owned(),
            Stage::Settings => say!("count-page-audit-confirm-the-settings-the").to_owned(),
            Stage::Judged => {
                match self.count_record.as_ref().and_then(|kept| standing(&kept.counting, kept.changed, true)) {
                    Some(standing) => say!("count-page-audit", standing),
                    None => {
                        let verdict = self.account().map_or("", verdict_in_short);
                        say!("count-page-audit-judged", verdict)
                    }
                }
            }
        }
    }

    /// The path or name of an input, as it is shown; `None` where none was chosen.
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

    /// The inputs that can be chosen now; there is always one empty final picture, up to [`MOST_FINALS`].
    #[must_use]
    pub fn slots(&self) -> Vec<CountInput> {
        let finals = (self.files.pictures.finals.len() + 1).min(MOST_FINALS);
        let mut slots = vec![CountInput::Record, CountInput::Before, CountInput::Compensated];
        slots.extend((0..finals).map(CountInput::Final));
        slots.push(CountInput::Clock);
        slots
    }

    /// The audit under the settings of the form; `None` where they are not valid.
    #[must_use]
    pub fn account(&self) -> Option<&AuditAccount> {
        self.judged.as_ref()?.as_ref().ok()
    }

    /// Why the settings are not valid.
    #[must_use]
    pub fn refused(&self) -> Option<&RefusedSettings> {
        self.judged.as_ref()?.as_ref().err()
    }

    /// The number of moves shown, the number of moves of the record, and the position shown.
    #[must_use]
    pub fn steps(&self) -> Option<(usize, usize, &Diagram)> {
        let moves = self.input.as_ref()?.record()?.moves.len();
        self.steps.as_ref().map(|(shown, diagram)| (*shown, moves, diagram))
    }

    /// Whether the record can be stepped through.
    #[must_use]
    pub fn has_record(&self) -> bool {
        self.input.as_ref().is_some_and(|c| c.record().is_some())
    }

    /// The pictures that were read.
    #[must_use]
    pub fn pictures(&self) -> Vec<CountInput> {
        self.slots()
            .into_iter()
            .filter(|&s| s != CountInput::Clock && s.picture(&self.files.pictures).is_some())
            .collect()
    }

    /// Whether the count can be decided.
    #[must_use]
    pub fn can_decide(&self) -> bool {
        let is_confirmed = self.count_record.as_ref().is_some_and(|kept| kept.counting.confirmed().is_some());
        self.stage() == Stage::Judged && !is_confirmed
    }

    /// Whether there is a decision on the count that can be taken back.
    #[must_use]
    pub fn can_take_ruling_back(&self) -> bool {
        let is_ruled = self.count_record.as_ref().is_some_and(|kept| !kept.counting.rulings.is_empty());
        self.stage() == Stage::Judged && is_ruled
    }

    /// Whether the command is available now. `live`: a camera delivers pictures.
    #[must_use]
    pub fn can(&self, command: &CountPageCommand, live: bool) -> bool {
        let stage = self.stage();
        match command {
            CountPageCommand::Use(..) | CountPageCommand::Clear(_) => stage == Stage::Choosing,
            CountPageCommand::Take(slot) => {
                stage == Stage::Choosing && (live || self.is_following()) && *slot != CountInput::Record
            }
            CountPageCommand::ReadPictures => stage == Stage::Choosing && !self.files.pictures.finals.is_empty(),
            CountPageCommand::Set(..) => stage == Stage::Settings,
            CountPageCommand::ToggleDead(_) => self.dead().is_some(),
            CountPageCommand::ConfirmSettings => stage == Stage::Settings && self.account().is_some(),
            CountPageCommand::ChangePictures => matches!(stage, Stage::Settings | Stage::Judged),
            CountPageCommand::ChangeSettings
            | CountPageCommand::ShowFinding(_)
            | CountPageCommand::ShowLine(_)
            | CountPageCommand::ShowPicture(_)
            | CountPageCommand::SaveReport => stage == Stage::Judged,
            CountPageCommand::Step(_) => matches!(stage, Stage::Settings | Stage::Judged) && self.has_record(),
            CountPageCommand::Begin => stage == Stage::Choosing && self.is_recording,
            CountPageCommand::Follow(true) => {
                stage == Stage::Choosing && !self.is_recording && !self.is_following() && self.files.record.is_some()
            }
            CountPageCommand::Follow(false) => self.is_following(),
            CountPageCommand::Hide(hidden) => *hidden != self.is_hidden,
        }
    }

    /// Executes a command; returns the message to show, if any.
    pub fn execute(&mut self, command: CountPageCommand, context: CountContext<'_>) -> Option<Message> {
        let CountContext { backend, running, frame, seen, source, wake } = context;
        match command {
            CountPageCommand::Use(slot, path) => self.fill(slot, path),
            CountPageCommand::Take(slot) => {
                let name = say!("count-page-the-picture-of", clock_time = counting::clock_time(&backend.now()));
                let (own, is_final) = (self.camera_snapshot(), matches!(slot, CountInput::Final(_)));
                let seen = Self::seen_by(own.as_deref(), seen);
                let unfinished = seen.filter(|_| is_final).and_then(UnfinishedFill::of);
                let frame = own.as_ref().and_then(|s| s.frame.as_ref()).or(frame)?.clone();
                self.put(slot, Some(PictureFrom::Taken { frame, name }));
                if slot == CountInput::Final(0) {
                    self.taken_unfinished = unfinished;
                }
                if unfinished.is_some() {
                    // The camera puts the finished fill in its place.
                    self.chosen.remove(&slot);
                }
                return unfinished.map(|why| Message::problem(why.advice()));
            }
            CountPageCommand::Clear(slot) => self.put(slot, None),
            CountPageCommand::ReadPictures => match backend.read_pictures(self.files.clone(), wake) {
                Ok(reading) => self.reading = Some(reading),
                Err(why) => return Some(Message::problem(why.to_string())),
            },
            CountPageCommand::Set(field, text) => {
                self.give(field, FieldEntry::Text(text), backend.now());
                self.judge();
            }
            CountPageCommand::ToggleDead(point) => self.toggle_dead(point, backend.now()),
            CountPageCommand::ConfirmSettings => return self.confirm(backend, running),
            CountPageCommand::ChangeSettings => self.confirmed = false,
            CountPageCommand::ChangePictures => {
                self.mark_typed_dead();
                self.input = None;
                self.judged = None;
                self.confirmed = false;
                self.texture = None;
                self.clock = None;
                self.steps = None;
            }
            CountPageCommand::ShowFinding(finding) => self.shown = ShownPicture { finding, ..ShownPicture::default() },
            CountPageCommand::ShowLine(line) => self.shown = ShownPicture { line, ..ShownPicture::default() },
            CountPageCommand::ShowPicture(slot) => self.shown = ShownPicture { slot, finding: None, ..self.shown },
            CountPageCommand::Step(moves) => self.step(moves),
            CountPageCommand::SaveReport => return self.save_report(backend),
            CountPageCommand::Begin => {
                running?.request(Request::BeginCount);
                let text = say!("count-page-the-count-is-followed-from");
                return Some(Message::note(text.to_owned()));
            }
            CountPageCommand::Follow(true) => return self.follow_camera(source, backend, wake),
            CountPageCommand::Follow(false) => self.stop_following(),
            CountPageCommand::Hide(hidden) => self.is_hidden = hidden,
        }
        None
    }

    /// Takes what was read since the last call; returns the message to show, if any.
    pub fn poll(&mut self, backend: &mut dyn Backend) -> Option<Message> {
        self.poll_camera(backend).or_else(|| self.poll_reading(backend)).or_else(|| self.renew_report(backend))
    }

    /// Writes a saved report again once the journal has what was decided since: what is on paper and on the disk says the same.
    fn renew_report(&mut self, backend: &mut dyn Backend) -> Option<Message> {
        if !self.pending.is_empty() {
            return None;
        }
        let path = self.outdated_report.take()?;
        let (input, account) = (self.input.as_ref()?, self.account()?);
        match backend.write_report(input, account, self.count_record.as_ref(), &path) {
            Ok(()) => {
                self.report = Some(path);
                None
            }
            Err(why) => Some(Message::problem(why.to_string())),
        }
    }

    fn poll_reading(&mut self, backend: &mut dyn Backend) -> Option<Message> {
        let result = self.reading.as_ref()?.poll()?;
        self.reading = None;
        match result {
            Ok(input) => {
                if let (Some(game), Some(record)) = (self.game().map(Path::to_owned), input.record()) {
                    let (journaled, noted) = backend.journaled_settings(&game, &self.journal());
                    self.forms.of_mut(Some(&game)).take_journaled(journaled, noted, record.size);
                }
                self.input = Some(input);
                self.report = None;
                self.outdated_report = None;
                self.shown = ShownPicture::default();
                self.judge();
                None
            }
            Err(why) => Some(Message::problem(why.to_string())),
        }
    }

    fn fill(&mut self, slot: CountInput, path: String) {
        let path = Some(path).filter(|p| !p.trim().is_empty()).map(PathBuf::from);
        match slot {
            CountInput::Record => self.use_record(path),
            slot => self.put(slot, path.map(PictureFrom::File)),
        }
    }

    /// The board as the page's own camera sees it, from its snapshot; else as the recording sees it.
    fn seen_by<'a>(own: Option<&'a Snapshot>, recording: Option<&'a Observation>) -> Option<&'a Observation> {
        own.and_then(|s| s.observation.as_deref()).or(recording)
    }

    /// What keeps the board from being taken as a finished fill, as the page's camera sees it, else the `recording`.
    #[must_use]
    pub fn unfinished_fill(&self, recording: Option<&Observation>) -> Option<UnfinishedFill> {
        Self::seen_by(self.camera_snapshot().as_deref(), recording).and_then(UnfinishedFill::of)
    }

    /// What kept the board from being a finished fill when its picture was taken; `None` where nothing did, or where the
    /// picture is a file.
    #[must_use]
    pub const fn taken_unfinished(&self) -> Option<UnfinishedFill> {
        self.taken_unfinished
    }

    fn put(&mut self, slot: CountInput, from: Option<PictureFrom>) {
        if slot == CountInput::Final(0) {
            self.taken_unfinished = None;
        }
        if slot == CountInput::Record {
            self.use_record(None);
        }
        // Pictures chosen by hand are not replaced by the camera's.
        self.chosen.insert(slot);
        slot.put(&mut self.files.pictures, from);
    }

    /// Counts another game than the one that is recorded.
    fn use_record(&mut self, record: Option<PathBuf>) {
        self.files.record = record;
        self.proposed = None;
        self.session = None;
        self.is_recording = false;
    }

    pub(super) fn judge(&mut self) {
        let Some(input) = &self.input else { return };
        let form = self.form();
        let under = |marked_on: Option<&Stones>| -> Result<AuditAccount, RefusedSettings> {
            let mut account = input.audit(&form.settings(marked_on)?)?;
            account.notes.extend(self.missed_pictures().map(Note::Missed));
            Ok(account)
        };
        // Only an audit says which position is counted, and so whether the stones were marked on it.
        let judged = under(None);
        let counted = judged.as_ref().ok().and_then(|account| account.ended.as_ref()).map(|ended| ended.dead.stones());
        let marked = form.marked().map(DeadStones::stones).filter(|marked| counted == Some(*marked));
        self.judged = Some(match marked {
            Some(marked) => under(Some(marked)),
            None => judged,
        });
    }

    /// The session folder or the record of the game that is counted; `None` where there is none.
    fn game(&self) -> Option<&Path> {
        self.session.as_deref().or(self.files.record.as_deref())
    }

    /// What was given for the settings.
    #[must_use]
    pub fn form(&self) -> &Form {
        self.forms.of(self.game())
    }

    /// A person gives a setting of the game.
    pub(super) fn give(&mut self, field: FormField, entry: FieldEntry, at: String) {
        let game = self.game().map(Path::to_owned);
        self.forms.of_mut(game.as_deref()).give(field, entry, at);
    }

    /// The journal that the count is written to.
    pub(super) fn journal(&self) -> CountJournal {
        match (&self.session, &self.files.record) {
            (Some(session), _) => CountJournal::of_session(session),
            (None, _) => CountJournal::beside(&self.records.join(self.file_name())),
        }
    }

    /// The name of the report of a record that was not recorded here. Why the hash: records in different folders may
    /// have the same name.
    fn file_name(&self) -> String {
        let Some(record) = &self.files.record else { return "audit.html".to_owned() };
        let name = record.file_stem().unwrap_or_default().to_string_lossy();
        let hash = hash_of_bytes(record.as_os_str().as_encoded_bytes());
        format!("{name}-{}.audit.html", hash.get(..6).unwrap_or_default())
    }

    /// Acts on the count, through the recording while that has the journal open. Returns what somebody should look at.
    fn act(
        &mut self,
        acts: Vec<SessionAct>,
        signed: Signature,
        backend: &mut dyn Backend,
        running: Option<&mut dyn SourceHandle>,
    ) -> Result<Vec<String>, BackendError> {
        if let Some(running) = running.filter(|_| self.is_recording) {
            running.request(Request::Act { acts: acts.clone(), signed: signed.clone() });
            self.pending.push((acts, signed));
            return Ok(Vec::new());
        }
        let acted = backend.act(&ActPlace::of_count(&self.journal(), self.record()), acts, &signed)?;
        self.count_record = Some(acted.count);
        Ok(acted.remarks)
    }

    /// Does what the recording has not done before it ended.
    pub fn recording_ended(&mut self, backend: &mut dyn Backend) -> Option<Message> {
        self.is_recording = false;
        for (acts, signed) in std::mem::take(&mut self.pending) {
            if let Err(why) = self.act(acts, signed, backend, None) {
                return Some(Message::problem(why.to_string()));
            }
        }
        None
    }

    fn confirm(&mut self, backend: &mut dyn Backend, running: Option<&mut dyn SourceHandle>) -> Option<Message> {
        let (input, account) = (self.input.as_ref()?, self.account()?);
        let signed = Signature::new(backend.now(), "");
        let outcome = input.outcome(account, signed.at.clone());
        self.confirmed = true;
        self.confirmations += 1;
        self.report = None;
        let kept = self.act(vec![SessionAct::KeepAudit(Box::new(outcome))], signed, backend, running);
        kept.err().map(|why| Message::problem(why.to_string()))
    }

    /// Writes a decision to the journal; returns the message to show: `text`, and what somebody should look at.
    pub fn decide(
        &mut self,
        acts: Vec<SessionAct>,
        signed: Signature,
        text: String,
        backend: &mut dyn Backend,
        running: Option<&mut dyn SourceHandle>,
    ) -> Message {
        self.outdated_report = self.report.take().or(self.outdated_report.take());
        match self.act(acts, signed, backend, running) {
            Ok(remarks) => Message::note([vec![text], remarks].concat().join(" ")),
            Err(why) => Message::problem(why.to_string()),
        }
    }

    /// Writes into the journal that the last decision is taken back; returns the message to show.
    pub fn withdraw(
        &mut self,
        act: SessionAct,
        signed: Signature,
        backend: &mut dyn Backend,
        running: Option<&mut dyn SourceHandle>,
    ) -> Message {
        self.decide(vec![act], signed, say!("count-page-taken-back-the-journal-keeps").to_owned(), backend, running)
    }

    /// The result that the last decision names.
    fn decided_result(&self) -> Option<GameResult> {
        self.count_record.as_ref()?.counting.rulings.last()?.result
    }

    /// The result that the count came to before a decision: what was decided last, or what the audit computed. What was
    /// sent to a running recording counts, too.
    #[must_use]
    pub fn earlier_result(&self) -> Option<EarlierResult> {
        let mut counting = self.count_record.as_ref().map_or_else(Counting::default, |kept| kept.counting.clone());
        self.pending_events().for_each(|event| counting.apply(&event));
        let computed = self.account().and_then(|account| account.computed);
        let computed = computed.map(|result| EarlierResult { result, basis: ResultBasis::Count });
        counting.earlier_result().or(computed)
    }

    /// What the acts that the recording has not done yet make of the count.
    fn pending_events(&self) -> impl Iterator<Item = CountEvent> {
        let acts = self.pending.iter().flat_map(|(acts, signed)| acts.iter().map(move |act| (act, signed)));
        acts.flat_map(|(act, signed)| events_of(act, signed))
    }

    /// Whether there is a result that the players only have to confirm: the fill agrees and nobody claims another, or a
    /// decision names it.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.decided_result().is_some() || self.account().is_some_and(is_undisputed)
    }

    /// The result that a decision starts from: the computed one, where the players accept it, or where the fill agrees
    /// with it and nobody claims another; where a decision names one, the players confirm that.
    #[must_use]
    pub fn proposed_result(&self, way: Resolution) -> Option<GameResult> {
        let account = self.account()?;
        if let Some(decided) = self.decided_result().filter(|_| way == Resolution::Confirmed) {
            return Some(decided);
        }
        let is_proposed = match way {
            Resolution::ComputedAccepted => true,
            Resolution::Confirmed => is_undisputed(account),
            Resolution::StoneFound | Resolution::CountedAgain | Resolution::RefereeDecided => false,
        };
        account.computed.filter(|_| is_proposed)
    }

    /// The record that is counted.
    #[must_use]
    pub fn record(&self) -> Option<&GameRecord> {
        self.input.as_ref()?.record()
    }

    fn save_report(&mut self, backend: &mut dyn Backend) -> Option<Message> {
        let (input, account) = (self.input.as_ref()?, self.account()?);
        let path = match &self.session {
            Some(session) => session.join("audit.html"),
            None => self.records.join(self.file_name()),
        };
        // The report of an earlier count of the game stays.
        let path = self.report.clone().unwrap_or_else(|| free_path(&path));
        match backend.write_report(input, account, self.count_record.as_ref(), &path) {
            Ok(()) => {
                let text = say!("printed-the-report-is-written", files = path.display());
                self.report = Some(path);
                Some(Message::note(text))
            }
            Err(why) => Some(Message::problem(why.to_string())),
        }
    }

    fn step(&mut self, moves: usize) {
        let Some(record) = self.input.as_ref().and_then(AuditInput::record) else { return };
        let moves = moves.min(record.moves.len());
        self.steps = Some((moves, Diagram::after(record, moves)));
    }

    /// How often the settings were confirmed: each verdict is shown from its top.
    #[must_use]
    pub const fn confirmations(&self) -> usize {
        self.confirmations
    }

    /// The verdict, once the settings are confirmed.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        self.account().filter(|_| self.confirmed).map(|a| a.verdict)
    }
}

/// The events of the count that an act makes.
fn events_of(act: &SessionAct, signed: &Signature) -> Vec<CountEvent> {
    let of_count = |event| if let SessionEvent::Counted { event, .. } = event { Some(event) } else { None };
    act.events(signed, Duration::ZERO, 0).into_iter().filter_map(of_count).collect()
}

/// Whether a count has what an act adds to it.
pub(super) fn has_kept(counting: &Counting, act: &SessionAct, signed: &Signature) -> bool {
    // One player's confirmation is a claim, of which a count has nothing.
    if let SessionAct::Confirm { result, assent, reasons, .. } = act
        && (assent.is_of_both() || !reasons.is_empty())
    {
        return counting.confirmed().is_some_and(|ruling| ruling.result == Some(*result));
    }
    events_of(act, signed).iter().all(|event| match event {
        CountEvent::Audited(audited) => counting.audits.contains(audited),
        CountEvent::Ruled(ruling) => {
            // Which appeals it answers is found where it is written.
            let is_it = |kept: &Ruling| Ruling { appeals: kept.appeals.clone(), ..ruling.clone() } == *kept;
            counting.rulings.iter().any(is_it)
        }
        CountEvent::Noticed(notice) => counting.notices.contains(notice),
        CountEvent::Withdrawn(withdrawal) => counting.withdrawals.contains(withdrawal),
        CountEvent::Incident(note) => {
            // After which move it was noted is known where it is written.
            counting.incidents.iter().any(|kept| IncidentNote { after: kept.after, ..note.clone() } == *kept)
        }
        CountEvent::Papers(papers) => counting.papers.contains(papers),
    })
}

/// Whether the fill agrees with the computed result, and nobody claims another.
fn is_undisputed(account: &AuditAccount) -> bool {
    account.verdict == Verdict::Agrees && account.claimed.is_none_or(|claimed| Some(claimed) == account.computed)
}
