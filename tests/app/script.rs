//! A backend for tests: it logs the window's requests, and its recording shows the snapshot that the test sets.

use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use egui_kittest::Harness;
use kifuscribe::app::application::Application;
use kifuscribe::app::backend::{
    ActBackend, ActedOn, ArchiveBackend, ArchiveHandle, AuditHandle, BoardBackend, CameraChoice, CountBackend,
    EarlierSession, ExportHandle, HallBackend, NetworkBackend, PhoneInvitation, RecordBackend, RecordRequest,
    SourceBackend, SourceHandle, SourceWork, TournamentHandle, Wake, WhichBoard,
};
use kifuscribe::app::backend_error::BackendError;
use kifuscribe::app::command::RecordingCommand;
use kifuscribe::app::end::SealMade;
use kifuscribe::app::theme::Theme;
use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::act_stage::ActStage;
use kifuscribe_acts::decision::plan;
use kifuscribe_acts::failure::ActError;
use kifuscribe_acts::performance::ActPlace;
use kifuscribe_capture::source::CaptureError;
use kifuscribe_capture::source::SourceInfo;
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::count::setting::Setting;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameInfo, MoveFlag, MoveFlags};
use kifuscribe_core::recorder::event::{CommittedMove, Question, QuestionKind, RecorderEvent};
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::{self, CountEvent, CountNotice, Counting};
use kifuscribe_core::session::noted_count::NotedCount;
use kifuscribe_core::session::recording::{
    Act, Answer, HistoryEntry, LeadingResult, RecordingPhase, RecordingView, ResultNote, SessionEvent, SessionState,
};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::pairings::Tournament;
use kifuscribe_language::say;
use kifuscribe_network::hall_link::{HallLink, HallStatus};
use kifuscribe_network::live::broadcast::{BroadcastSettings, BroadcastStatus};
use kifuscribe_print::result_slip::ResultSlip;
use kifuscribe_print::sheet::PdfError;
use kifuscribe_recording::archive_reader::{ArchiveAnswer, ArchiveQuestion, ArchiveReader};
use kifuscribe_recording::board_observer::OneOfSeveral;
use kifuscribe_recording::count::audit_input::{AuditFiles, AuditInput, AuditInputError};
use kifuscribe_recording::count::audit_task::AuditTaskError;
use kifuscribe_recording::game_export::ExportableGame;
use kifuscribe_recording::game_export_task::GameExportTask;
use kifuscribe_recording::picture_reader::ReadError;
use kifuscribe_recording::preflight_list::PreflightTick;
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_recording::task::Request;
use kifuscribe_storage::board_settings::{Corners, LoadedSettings, Settings, SettingsNote};
use kifuscribe_storage::catalogue::{CatalogueError, ExportOutcome};
use kifuscribe_storage::count_journal::{CountJournal, CountRecord};
use kifuscribe_storage::recordings::StoredRecording;
use kifuscribe_storage::seen_doubts::SeenDoubt;

use super::screen::Screen;

/// Why no source can be opened.
pub(crate) type Refusal = fn() -> BackendError;

/// The window's requests.
#[derive(Debug, Default)]
pub(crate) struct RequestLog {
    pub(crate) requests: Vec<RecordRequest>,
    pub(crate) previews: Vec<(String, WhichBoard)>,
    pub(crate) placed: Vec<Option<Corners>>,
    /// The boards among several that a preview was to show.
    pub(crate) chosen: Vec<Option<OneOfSeveral>>,
    pub(crate) stops: usize,
    /// How often a recording was ended without what could not be written.
    pub(crate) given_up: usize,
    pub(crate) answers: Vec<(u32, Answer)>,
    pub(crate) corrections: Vec<Correction>,
    /// In whose name each answer and each correction was given, in their order.
    pub(crate) signers: Vec<String>,
    pub(crate) sealed: Vec<PathBuf>,
    pub(crate) results: Vec<(PathBuf, ResultNote)>,
    pub(crate) remembered: Vec<Settings>,
    pub(crate) folders: Vec<PathBuf>,
    pub(crate) read_requests: Vec<AuditFiles>,
    pub(crate) kept: Vec<(PathBuf, counting::CountEvent)>,
    /// Events of the count that were sent to the recording.
    pub(crate) noted: Vec<counting::CountEvent>,
    pub(crate) counts_begun: usize,
    /// How often a count was left.
    pub(crate) counts_left: usize,
    pub(crate) played_on: usize,
    /// The folders in which the recording was to go on.
    pub(crate) moved: Vec<PathBuf>,
    pub(crate) watched: Vec<(String, PathBuf)>,
    pub(crate) reports: Vec<(PathBuf, Option<CountRecord>)>,
    /// The tournaments that were asked for.
    pub(crate) tournaments: Vec<String>,
    /// What the hall said of the game on the screen, and the recording took.
    pub(crate) informed: Vec<GameInfo>,
    /// The doubts that were looked at, by session folder.
    pub(crate) seen: Vec<(PathBuf, Vec<SeenDoubt>)>,
    /// The rehearsals that were begun (true) and removed (false).
    pub(crate) rehearsals: Vec<bool>,
    /// The result slips that were written, by session folder.
    pub(crate) slips: Vec<(PathBuf, ResultSlip)>,
    /// What spectators were to get.
    pub(crate) broadcasts: Vec<BroadcastSettings>,
}

/// An archive that is read, and whose exports come to no end by themselves.
struct HeldArchive(ArchiveReader);

impl ArchiveHandle for HeldArchive {
    fn ask(&self, question: ArchiveQuestion) {
        self.0.ask(question);
    }

    fn export(&self, _: Vec<i64>, _: PathBuf) -> Result<Box<dyn ExportHandle>, BackendError> {
        Ok(Box::new(HeldExport::default()))
    }

    fn answers(&self) -> Vec<ArchiveAnswer> {
        self.0.answers()
    }
}

/// An export that has written one game and waits until it is stopped.
#[derive(Default)]
struct HeldExport {
    is_stopped: Cell<bool>,
}

impl ExportHandle for HeldExport {
    fn written(&self) -> usize {
        1
    }

    fn stop(&self) {
        self.is_stopped.set(true);
    }

    fn outcome(&self) -> Option<Result<ExportOutcome, CatalogueError>> {
        self.is_stopped.get().then(|| Ok(ExportOutcome { stopped: true, ..ExportOutcome::default() }))
    }
}

/// What an event adds to the count.
fn count_event(event: SessionEvent) -> Option<CountEvent> {
    if let SessionEvent::Counted { event, .. } = event { Some(event) } else { None }
}

impl Script {
    /// Logs an act on the game on the screen, as it would stand in the journal: of the recording in `over`, or of the running one. A
    /// result is shown at once.
    fn log(&self, act: &SessionAct, signed: &Signature, over: Option<&Path>) {
        let snapshot = Arc::clone(&self.snapshot.borrow());
        for event in act.events(signed, Duration::ZERO, snapshot.view.moves.len()) {
            let mut notice = self.notice.borrow_mut();
            match event {
                SessionEvent::Answered { question, answer, signed, .. } => {
                    notice.answers.push((question, answer));
                    notice.signers.push(signed.by);
                }
                SessionEvent::Corrected { correction, signed, .. } => {
                    notice.corrections.push(correction);
                    notice.signers.push(signed.by);
                }
                SessionEvent::Noted { result, .. } => {
                    let session = over.unwrap_or(&snapshot.session).to_path_buf();
                    notice.results.push((session, result.clone()));
                    drop(notice);
                    let result = LeadingResult::of(Some(&result), None);
                    let view = RecordingView { result, ..(*snapshot.view).clone() };
                    self.say(|s| s.view = Arc::new(view));
                }
                SessionEvent::Counted { event: event @ (CountEvent::Audited(_) | CountEvent::Ruled(_)), .. }
                    if over.is_some() =>
                {
                    notice.kept.push((over.unwrap_or(Path::new("")).join("journal.jsonl"), event));
                }
                SessionEvent::Counted { event, .. } => notice.noted.push(event),
                other => panic!("the window does not do this: {other:?}"),
            }
        }
    }
}

/// The backend, and what the test sets in it.
#[derive(Clone)]
pub(crate) struct Script {
    pub(crate) notice: Rc<RefCell<RequestLog>>,
    pub(crate) snapshot: Rc<RefCell<Arc<Snapshot>>>,
    pub(crate) cameras: Rc<RefCell<Vec<CameraChoice>>>,
    /// Whether the list of cameras has changed since the window asked last.
    pub(crate) news: Rc<Cell<bool>>,
    pub(crate) settings: Settings,
    /// Why no source can be opened, if it cannot.
    pub(crate) refusal: Rc<Cell<Option<Refusal>>>,
    /// The recordings on the disk.
    pub(crate) recordings: Vec<StoredRecording>,
    /// The tournament that is read, whatever is asked for.
    pub(crate) tournament: Rc<RefCell<Tournament>>,
    /// What spectators get.
    pub(crate) spectators: Rc<RefCell<BroadcastStatus>>,
    /// The link to a hall, which is really used.
    pub(crate) hall: Rc<RefCell<HallLink>>,
    /// The recording of which a hall has the beginning, and its table there.
    pub(crate) table_with: Rc<RefCell<Option<(PathBuf, HallSeat)>>>,
    /// How a phone becomes the camera.
    pub(crate) invitation: Option<PhoneInvitation>,
    /// The other window that records the source.
    pub(crate) recorded_in: Option<String>,
    /// The recordings that a hall has whole.
    pub(crate) in_hall: Rc<RefCell<Vec<PathBuf>>>,
    /// The catalogue of the archive, which is really read.
    pub(crate) catalogue: PathBuf,
    /// Whether games that are exported from it are written for ever.
    pub(crate) holds_exports: bool,
    /// What of this computer is in order.
    pub(crate) machine: Vec<PreflightTick>,
    /// The screen of its windows.
    pub(crate) screen: Screen,
    /// The result of reading a count's pictures; an error without it.
    pub(crate) input: Option<AuditInput>,
    /// Where an SGF is kept that somebody else had changed.
    pub(crate) kept: Rc<Cell<Option<PathBuf>>>,
    /// What became of the file of the settings.
    pub(crate) settings_note: Option<SettingsNote>,
    /// What the journal has of a count's settings.
    pub(crate) journaled: Vec<Setting>,
    /// What the recordings of several boards show, each by itself.
    pub(crate) boards: Vec<Rc<RefCell<Arc<Snapshot>>>>,
    /// What the recordings of these sources show, each by itself.
    pub(crate) sources: Vec<(&'static str, Rc<RefCell<Arc<Snapshot>>>)>,
}

impl Script {
    /// Makes a backend with two cameras and no saved settings.
    pub(crate) fn new() -> Self {
        let source = SourceInfo { name: "Table camera".into(), live: true, frames: None };
        let snapshot =
            Snapshot { source: Some(source), ..Snapshot::starting("/records/a.sgf".into(), "/records/a".into()) };
        let camera = |id: &str, name: &str| CameraChoice { id: id.into(), name: name.into() };
        Self {
            notice: Rc::default(),
            snapshot: Rc::new(RefCell::new(Arc::new(snapshot))),
            cameras: Rc::new(RefCell::new(vec![camera("usb-1", "Table camera"), camera("usb-2", "Built-in camera")])),
            news: Rc::default(),
            settings: Settings::default(),
            refusal: Rc::default(),
            recordings: Vec::new(),
            tournament: Rc::default(),
            spectators: Rc::default(),
            hall: Rc::default(),
            table_with: Rc::default(),
            invitation: None,
            recorded_in: None,
            in_hall: Rc::default(),
            catalogue: PathBuf::from("/records/none.sqlite"),
            holds_exports: false,
            machine: Vec::new(),
            screen: Screen::default(),
            input: None,
            kept: Rc::default(),
            boards: Vec::new(),
            sources: Vec::new(),
            settings_note: None,
            journaled: Vec::new(),
        }
    }

    /// Adds a saved source.
    pub(crate) fn with_source(mut self) -> Self {
        self.settings.source = Some("camera:usb-1".into());
        self.settings.source_name = "Table camera".into();
        self
    }

    /// The window on this backend, drawn once.
    pub(crate) fn window(&self) -> Harness<'static, Application> {
        self.window_of(1280.0, 800.0)
    }

    /// The window in that size, in points.
    pub(crate) fn window_of(&self, width: f32, height: f32) -> Harness<'static, Application> {
        let backend = Box::new(self.clone());
        // A press takes several frames: it is executed, drawn, and drawn again with its effect on the layout.
        let builder = Harness::builder().with_size(egui::vec2(width, height)).with_max_steps(16);
        let builder = builder.renderer(self.screen.clone()).with_context_setup(|ctx| Theme::apply(ctx, false));
        let mut harness = builder.build_ui_state(|ui, window| window.draw(ui), Application::new(backend));
        harness.run_steps(4);
        harness
    }

    /// The window while this script's snapshot is being recorded.
    pub(crate) fn recording(&self) -> Harness<'static, Application> {
        let mut window = self.clone().with_source().window();
        window.state_mut().send(kifuscribe::app::command::Command::Recording(RecordingCommand::Start));
        window.run_steps(4);
        window
    }

    /// Changes the snapshot of the recording.
    pub(crate) fn say(&self, change: impl FnOnce(&mut Snapshot)) {
        let mut snapshot = Snapshot::clone(&self.snapshot.borrow());
        snapshot.version += 1;
        change(&mut snapshot);
        // What has ended is on the disk, where a test says nothing else.
        let is_whole = snapshot.finished && snapshot.unwritten == 0;
        snapshot.stored = snapshot.stored.or(is_whole.then_some(snapshot.view.moves.len()));
        *self.snapshot.borrow_mut() = Arc::new(snapshot);
    }
}

/// A tournament that is read at once.
struct ReadyTournament(Tournament);

impl TournamentHandle for ReadyTournament {
    fn poll(&self) -> Option<Result<Tournament, BackendError>> {
        Some(Ok(self.0.clone()))
    }
}

impl BoardBackend for Script {
    fn board(&self) -> &'static str {
        "board-1"
    }

    fn settings(&self) -> LoadedSettings {
        LoadedSettings { settings: self.settings.clone(), note: self.settings_note.clone() }
    }

    fn remember(&mut self, settings: &Settings) -> Result<(), BackendError> {
        self.notice.borrow_mut().remembered.push(settings.clone());
        Ok(())
    }

    fn default_records(&self) -> PathBuf {
        "/records".into()
    }

    fn open_outside(&mut self, folder: &Path) -> Result<(), BackendError> {
        self.notice.borrow_mut().folders.push(folder.to_path_buf());
        Ok(())
    }

    fn now(&self) -> String {
        "2026-11-21T14:32:05+01:00".into()
    }
}

impl SourceBackend for Script {
    fn recorded_in(&self, _source: &str) -> Option<String> {
        self.recorded_in.clone()
    }

    fn phone(&self, _source: &str) -> Option<PhoneInvitation> {
        self.invitation.clone()
    }

    fn cameras(&mut self) -> Vec<CameraChoice> {
        self.cameras.borrow().clone()
    }

    fn camera_id(&self, wanted: &str) -> Option<String> {
        Some(self.cameras.borrow().iter().find(|c| c.id == wanted || c.name == wanted)?.id.clone())
    }

    fn camera_news(&mut self, wake: Option<&Wake>) -> Option<Vec<CameraChoice>> {
        (wake.is_some() && self.news.take()).then(|| self.cameras.borrow().clone())
    }

    fn source_name(&self, source: &str) -> String {
        source.to_owned()
    }

    fn rehearse(&mut self, _wake: Wake) -> Result<Box<dyn SourceHandle>, BackendError> {
        self.notice.borrow_mut().rehearsals.push(true);
        Ok(Box::new(self.clone()))
    }

    fn preflight(&mut self, _: &Path) -> Vec<PreflightTick> {
        self.machine.clone()
    }

    fn end_rehearsal(&mut self) {
        self.notice.borrow_mut().rehearsals.push(false);
    }

    fn start(&mut self, work: SourceWork, _wake: Wake) -> Result<Box<dyn SourceHandle>, BackendError> {
        let mut notice = self.notice.borrow_mut();
        let own = self.sources.iter().find(|(source, _)| *source == work.source()).map(|(_, own)| Rc::clone(own));
        match work {
            SourceWork::Preview { source, which } => notice.previews.push((source, which)),
            SourceWork::Record(request) => notice.requests.push(request),
            SourceWork::Count { source, record, .. } => notice.watched.push((source, record)),
        }
        match self.refusal.get() {
            Some(why) => Err(why()),
            None => Ok(Box::new(Self { snapshot: own.unwrap_or_else(|| Rc::clone(&self.snapshot)), ..self.clone() })),
        }
    }

    fn start_boards(
        &mut self,
        requests: Vec<RecordRequest>,
        _wake: Wake,
    ) -> Result<Vec<Box<dyn SourceHandle>>, BackendError> {
        let boards = self.boards.iter().take(requests.len()).map(|snapshot| -> Box<dyn SourceHandle> {
            Box::new(Self { snapshot: Rc::clone(snapshot), ..self.clone() })
        });
        self.notice.borrow_mut().requests.extend(requests);
        Ok(boards.collect())
    }
}

impl RecordBackend for Script {
    fn record_text(&mut self, _sgf: &Path) -> Result<String, BackendError> {
        Ok("(;GM[1]FF[4])".into())
    }

    fn move_picture(&mut self, _: &Path, hash: &str) -> Option<Frame> {
        let is_kept = hash != "deleted";
        is_kept.then(|| Frame::new(226, 226, vec![120; 3 * 226 * 226]))
    }

    fn seen_doubts(&mut self, session: &Path) -> Vec<SeenDoubt> {
        let notice = self.notice.borrow();
        notice.seen.iter().rev().find(|(own, _)| own == session).map(|(_, seen)| seen.clone()).unwrap_or_default()
    }

    fn remember_seen(&mut self, session: &Path, seen: &[SeenDoubt]) -> Result<(), BackendError> {
        self.notice.borrow_mut().seen.push((session.to_owned(), seen.to_vec()));
        Ok(())
    }

    fn recordings(&mut self, _: &Path) -> Vec<StoredRecording> {
        self.recordings.clone()
    }

    fn open_recording(&mut self, path: &Path) -> Result<(EarlierSession, RecordingView), BackendError> {
        let earlier = EarlierSession { sgf: path.with_extension("sgf"), session: path.to_owned() };
        Ok((earlier, (*self.snapshot.borrow().view).clone()))
    }
}

impl ActBackend for Script {
    fn act(&mut self, place: &ActPlace, acts: Vec<SessionAct>, signed: &Signature) -> Result<ActedOn, BackendError> {
        let is_recorded = matches!(place, ActPlace::Recording { .. });
        let (counted, name) = match place {
            ActPlace::Recording { session, .. } => {
                acts.iter().for_each(|act| self.log(act, signed, Some(session)));
                (Vec::new(), "journal.jsonl")
            }
            ActPlace::Count { journal, record } => {
                let time = Duration::ZERO;
                let counted = |(_, event): &(PathBuf, _)| SessionEvent::Counted { time, event: Clone::clone(event) };
                let state =
                    SessionState::from_events(&self.notice.borrow().kept.iter().map(counted).collect::<Vec<_>>());
                let standing = ActStage::CountAlone(record.as_deref());
                let planned = plan(&state, standing, &acts, signed, time).map_err(ActError::Refused)?;
                let path = |event| (journal.path().to_path_buf(), event);
                (planned.decided.events.into_iter().filter_map(count_event).map(path).collect(), "count.jsonl")
            }
        };
        let mut notice = self.notice.borrow_mut();
        notice.kept.extend(counted);
        let mut counting = Counting::default();
        notice.kept.iter().for_each(|(_, event)| counting.apply(event));
        // As in a journal of a recording, a confirmed result is one of its count, too.
        let note = self.snapshot.borrow().view.confirmed_result().cloned();
        let ruling = note.filter(|_| is_recorded && counting.confirmed().is_none()).map(|note| note.as_ruling());
        counting.rulings.extend(ruling);
        let count =
            CountRecord { counting, outdone: Vec::new(), changed: None, journal: name.into(), head: "00ff".into() };
        let mut remarks = Vec::new();
        if let Some(kept) = self.kept.take() {
            let kept = say!("printed-edited-record-kept", kept = kept.display());
            remarks.push(format!("{}.", kifuscribe_language::capital(&kept)));
        }
        Ok(ActedOn { view: (*self.snapshot.borrow().view).clone(), count, remarks })
    }

    fn has_seal_key(&self) -> bool {
        false
    }

    fn seal(&mut self, earlier: &EarlierSession, _: bool) -> Result<(RecordingView, SealMade), BackendError> {
        self.notice.borrow_mut().sealed.push(earlier.session.clone());
        let view = RecordingView { phase: RecordingPhase::Sealed, ..(*self.snapshot.borrow().view).clone() };
        Ok((view, SealMade { number: "00ff".to_owned(), signed_with: None, public_key: None }))
    }

    fn result_slip(&mut self, _: &EarlierSession) -> Result<Option<ResultSlip>, BackendError> {
        let notice = self.notice.borrow();
        let mut counting = Counting::default();
        notice.noted.iter().chain(notice.kept.iter().map(|(_, event)| event)).for_each(|event| counting.apply(event));
        // As a journal does, the script has every decision in its view.
        let time = Duration::ZERO;
        let ruled =
            counting.rulings.iter().map(|r| HistoryEntry { time, act: Act::Ruled(r.clone()), is_taken_back: false });
        let view = RecordingView { history: ruled.collect(), ..(*self.snapshot.borrow().view).clone() };
        Ok(ResultSlip::of(&view, &counting, "00ff"))
    }

    fn write_slip(
        &mut self,
        earlier: &EarlierSession,
        slip: &ResultSlip,
    ) -> Result<(PathBuf, Option<PdfError>), BackendError> {
        self.notice.borrow_mut().slips.push((earlier.session.clone(), slip.clone()));
        Ok((earlier.session.join("result-slip.pdf"), None))
    }
}

impl CountBackend for Script {
    fn read_pictures(&mut self, files: AuditFiles, _wake: Wake) -> Result<Box<dyn AuditHandle>, BackendError> {
        self.notice.borrow_mut().read_requests.push(files);
        Ok(Box::new(ReadyAudit(self.input.clone())))
    }

    fn journaled_settings(&self, _: &Path, _: &CountJournal) -> (Vec<Setting>, NotedCount) {
        (self.journaled.clone(), NotedCount::default())
    }

    fn note_notice(&mut self, journal: &CountJournal, seen: CountNotice) -> Result<CountRecord, BackendError> {
        let mut notice = self.notice.borrow_mut();
        notice.kept.push((journal.path().to_path_buf(), CountEvent::Noticed(seen)));
        let mut counting = Counting::default();
        notice.kept.iter().for_each(|(_, event)| counting.apply(event));
        Ok(CountRecord {
            counting,
            outdone: Vec::new(),
            changed: None,
            journal: "count.jsonl".into(),
            head: "00ff".into(),
        })
    }

    fn write_report(
        &mut self,
        _: &AuditInput,
        _: &AuditAccount,
        count_record: Option<&CountRecord>,
        path: &Path,
    ) -> Result<(), BackendError> {
        self.notice.borrow_mut().reports.push((path.to_path_buf(), count_record.cloned()));
        Ok(())
    }
}

impl ArchiveBackend for Script {
    fn export_game(&mut self, game: ExportableGame, path: PathBuf, wake: Wake) -> Result<GameExportTask, BackendError> {
        GameExportTask::start(game, path, move || wake()).map_err(BackendError::Thread)
    }

    fn export_target(&self, records: &Path) -> PathBuf {
        records.join("export 2026-11-21")
    }

    fn open_archive(&mut self, _: &Path, wake: Wake) -> Result<Box<dyn ArchiveHandle>, BackendError> {
        let reader = ArchiveReader::open(self.catalogue.clone(), wake).unwrap();
        Ok(if self.holds_exports { Box::new(HeldArchive(reader)) } else { Box::new(reader) })
    }
}

impl NetworkBackend for Script {
    fn read_tournament(&mut self, source: &str) -> Result<Box<dyn TournamentHandle>, BackendError> {
        self.notice.borrow_mut().tournaments.push(source.to_owned());
        Ok(Box::new(ReadyTournament(self.tournament.borrow().clone())))
    }

    fn broadcast(&mut self, settings: &BroadcastSettings) -> Result<(), BackendError> {
        self.notice.borrow_mut().broadcasts.push(settings.clone());
        Ok(())
    }

    fn broadcast_status(&self) -> BroadcastStatus {
        self.spectators.borrow().clone()
    }
}

impl HallBackend for Script {
    fn join_hall(&mut self, seat: &HallSeat) -> Result<(), BackendError> {
        Ok(self.hall.borrow_mut().join(seat)?)
    }

    fn ask_hall_again(&mut self, wait: Duration) -> Result<(), BackendError> {
        Ok(self.hall.borrow().ask_again(wait)?)
    }

    fn join_further_table(&mut self, seat: &HallSeat) -> Result<(), BackendError> {
        Ok(self.hall.borrow_mut().join_further(seat)?)
    }

    fn seat_for_code(
        &mut self,
        hall: &str,
        code: &kifuscribe_formats::join_code::JoinCode,
    ) -> Result<HallSeat, BackendError> {
        Ok(kifuscribe_network::hall::seat_for_code(hall, code)
            .map_err(kifuscribe_network::hall_link::HallLinkError::from)?)
    }

    fn seats_in(&self, picture: &Frame) -> Vec<HallSeat> {
        kifuscribe_vision::qr_code::texts(picture).iter().filter_map(|text| HallSeat::of_address(text)).collect()
    }

    fn leave_hall(&mut self) {
        self.hall.borrow_mut().leave();
    }

    fn leave_table(&mut self, seat: &HallSeat) {
        self.hall.borrow_mut().leave_table(seat);
    }

    fn table_with(&self, session: &Path) -> Option<HallSeat> {
        self.table_with.borrow().iter().find(|(begun, _)| begun == session).map(|(_, seat)| seat.clone())
    }

    fn knows_hall(&self, seat: &HallSeat) -> bool {
        seat.hall.starts_with("http://127.0.0.1")
    }

    fn is_in_hall(&self, session: &Path) -> bool {
        self.in_hall.borrow().iter().any(|known| known == session)
    }

    fn hall_tables(&self) -> Vec<HallStatus> {
        self.hall.borrow().tables()
    }
}

/// An audit whose pictures were read.
struct ReadyAudit(Option<AuditInput>);

impl AuditHandle for ReadyAudit {
    fn poll(&self) -> Option<Result<AuditInput, AuditTaskError>> {
        let damaged = || CaptureError::NotAPicture { path: "fill.jpg".into(), why: "it is cut off".into() };
        Some(self.0.clone().ok_or_else(|| AuditInputError::from(ReadError::from(damaged())).into()))
    }
}

impl SourceHandle for Script {
    fn snapshot(&self) -> Arc<Snapshot> {
        Arc::clone(&self.snapshot.borrow())
    }

    fn request(&mut self, request: Request) {
        if let Request::Act { acts, signed } = &request {
            return acts.iter().for_each(|act| self.log(act, signed, None));
        }
        let mut notice = self.notice.borrow_mut();
        match request {
            Request::Act { .. } | Request::ActInHall(_) => {}
            Request::Inform(info) => notice.informed.push(*info),
            Request::Place(corners) => notice.placed.push(corners),
            Request::Choose(place) => notice.chosen.push(place),
            Request::PlayOn => notice.played_on += 1,
            Request::BeginCount => notice.counts_begun += 1,
            Request::LeaveCount => notice.counts_left += 1,
            Request::MoveTo(folder) => notice.moved.push(folder),
        }
    }

    fn stop(&mut self) {
        self.notice.borrow_mut().stops += 1;
    }

    fn give_up(&mut self) {
        self.notice.borrow_mut().given_up += 1;
    }
}

/// A game on nine lines: `moves` alternate from Black, `questions` are open.
pub(crate) fn game(moves: &str, questions: Vec<Question>) -> SessionState {
    let size = BoardSize::NINE;
    let began = RecorderEvent::Began { time: Duration::ZERO, size, setup: Vec::new(), to_play: None, handicap: 0 };
    let mut events = vec![SessionEvent::Recorder(began)];
    for (i, label) in moves.split_whitespace().enumerate() {
        let doubtful = label.ends_with('?');
        let time = Duration::from_secs(10 * i as u64);
        events.push(SessionEvent::Recorder(RecorderEvent::Moved(CommittedMove {
            number: i + 1,
            color: Color::BOTH[i % 2],
            point: Point::from_label(label.trim_end_matches('?'), size),
            time,
            committed: time,
            confidence: 0.99,
            flags: if doubtful { MoveFlags::from_iter([MoveFlag::OrderUnseen]) } else { MoveFlags::NONE },
        })));
    }
    events.extend(questions.into_iter().map(|q| SessionEvent::Recorder(RecorderEvent::Asked(q))));
    let mut game = SessionState::from_events(&events);
    let info = GameInfo { event: "Rehearsal".into(), ..GameInfo::default() };
    game.apply(&SessionEvent::Opened {
        at: String::new(),
        source: "script".into(),
        info: Box::new(info),
        program: String::new(),
    });
    game
}

/// A question with two proposals.
pub(crate) fn question(id: u32, after: usize) -> Question {
    let p = |label: &str| Point::from_label(label, BoardSize::NINE);
    Question {
        id,
        time: Duration::ZERO,
        after,
        kind: QuestionKind::Ambiguous,
        points: vec![(Point::new(2, 2), PointState::Stone(Color::White))],
        alternatives: vec![vec![(Color::White, p("C7"))], vec![(Color::White, p("D7"))]],
    }
}

/// A grey picture, and a nine by nine board read in it: one black and one doubtful white stone, two covered points.
pub(crate) fn observed() -> (Frame, Observation) {
    let size = BoardSize::NINE;
    let corners = [(80.0, 40.0), (240.0, 40.0), (280.0, 200.0), (40.0, 200.0)].map(|(x, y)| Point2::new(x, y));
    let mut readings = vec![PointReading::sure(PointState::Empty, 0.98); size.area()];
    readings[0] = PointReading::sure(PointState::Stone(Color::Black), 0.98);
    readings[1] = PointReading::sure(PointState::Stone(Color::White), 0.6);
    readings[2] = PointReading::sure(PointState::Covered, 0.98);
    readings[3] = PointReading::sure(PointState::Covered, 0.98);
    let pose = Pose::from_corners(size, corners).unwrap();
    (Frame::new(320, 240, vec![90; 3 * 320 * 240]), Observation { size, pose, time: Duration::ZERO, readings })
}
