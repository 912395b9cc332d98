//! The backend of the installed program: cameras, recordings and settings of this computer.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::app::backend::{
    ActedOn, ArchiveHandle, AuditHandle, Backend, CameraChoice, EarlierSession, ExportHandle, RecordRequest,
    SourceHandle, SourceWork, TournamentHandle, Wake, WhichBoard,
};
use crate::app::backend_error::BackendError;
use crate::app::end::SealMade;
use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::performance::{ActPlace, perform};
use kifuscribe_acts::recording_files;
use kifuscribe_acts::result_slip;
use kifuscribe_acts::seal::seal;
use kifuscribe_archive::redaction::Redaction;
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::final_position::Agreement;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::tournament_game::TournamentGame;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::{CountEvent, CountNotice};
use kifuscribe_core::session::noted_penalty::noted_penalties;
use kifuscribe_core::session::recording::{RecordingView, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::pairings::Tournament;
use kifuscribe_language::{self as language, capital, say};
use kifuscribe_network::hall_link::{HallLink, HallStatus, SentRecording};
use kifuscribe_network::live::broadcast::{Broadcast, BroadcastError, BroadcastSettings, BroadcastStatus};
use kifuscribe_network::live::delivery::deliver_addition;
use kifuscribe_network::tournament::TournamentTask;
use kifuscribe_platform::clock;
use kifuscribe_print::result_slip::ResultSlip;
use kifuscribe_print::sheet::PdfError;
use kifuscribe_recording::archive_export::ArchiveExport;
use kifuscribe_recording::archive_reader::{ArchiveAnswer, ArchiveQuestion, ArchiveReader};
use kifuscribe_recording::count::audit_input::{AuditFiles, AuditInput, read_game};
use kifuscribe_recording::count::audit_task::{AuditTask, AuditTaskError};
use kifuscribe_recording::count::report::write_report;
use kifuscribe_recording::count::tracker::CountTracker;
use kifuscribe_recording::evidence_recorder;
use kifuscribe_recording::game_export::ExportableGame;
use kifuscribe_recording::game_export_task::GameExportTask;
use kifuscribe_recording::networks::{DetectorSettings, NetworkChoice};
use kifuscribe_recording::preflight_list;
use kifuscribe_recording::preflight_list::PreflightTick;
use kifuscribe_recording::record_options::RecordOptions;
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_recording::sources;
use kifuscribe_recording::sources::{CameraWatch, MakeSampleGame};
use kifuscribe_recording::task::Request;
use kifuscribe_recording::threaded::Recording;
use kifuscribe_storage::board_settings;
use kifuscribe_storage::board_settings::{BoardSettingsFile, NewRecord, Settings};
use kifuscribe_storage::catalogue;
use kifuscribe_storage::catalogue::{Catalogue, CatalogueError, ExportOutcome, withheld_names};
use kifuscribe_storage::count_journal::{CountJournal, CountRecord};
use kifuscribe_storage::hall_copy;
use kifuscribe_storage::recordings;
use kifuscribe_storage::recordings::StoredRecording;
use kifuscribe_storage::rehearsal_folder;
use kifuscribe_storage::rehearsal_folder::RehearsalFolder;
use kifuscribe_storage::seal_proof;
use kifuscribe_storage::seen_doubts;
use kifuscribe_storage::seen_doubts::SeenDoubt;
use kifuscribe_storage::session_folder::SessionFolder;

/// The most recordings that are looked at for the list of recordings.
const MOST_LISTED: usize = 40;

/// The backend of one board's window.
#[derive(Debug)]
pub struct LocalBackend {
    slot: BoardSettingsFile,
    default_records: PathBuf,
    open_folder: fn(&Path) -> io::Result<()>,
    models: NetworkChoice,
    /// The sample game, and the folder in which its folder is made.
    sample: Option<(MakeSampleGame, PathBuf)>,
    /// Looks for cameras while one is chosen.
    camera_watch: Option<CameraWatch>,
    /// The folder of the rehearsal, while there is one.
    rehearsal: Option<RehearsalFolder>,
    /// What spectators get; `None` where the system refused it.
    broadcast: Option<Broadcast>,
    /// The hall that recordings are sent to.
    hall: HallLink,
}

impl LocalBackend {
    /// Makes the backend of one board. Records go to `default_records` if no folder was chosen; `open_folder` shows
    /// a folder in the system's file manager; recordings use the networks of `models`.
    #[must_use]
    pub fn new(
        slot: BoardSettingsFile,
        default_records: PathBuf,
        open_folder: fn(&Path) -> io::Result<()>,
        models: NetworkChoice,
    ) -> Self {
        let broadcast = Broadcast::new().ok();
        Self {
            slot,
            default_records,
            open_folder,
            models,
            sample: None,
            camera_watch: None,
            rehearsal: None,
            broadcast,
            hall: HallLink::default(),
        }
    }

    /// Adds the sample game of a rehearsal. Its folder is made in `base`, where those of rehearsals that were killed are
    /// removed.
    #[must_use]
    pub fn with_sample(mut self, sample: MakeSampleGame, base: PathBuf) -> Self {
        rehearsal_folder::remove_abandoned(&base);
        self.sample = Some((sample, base));
        self
    }
}

impl Backend for LocalBackend {
    fn board(&self) -> &str {
        self.slot.board()
    }

    fn settings(&self) -> Settings {
        let settings = self.slot.load();
        speak(&settings);
        settings
    }

    fn remember(&mut self, settings: &Settings) -> Result<(), BackendError> {
        speak(settings);
        Ok(self.slot.save(settings)?)
    }

    fn default_records(&self) -> PathBuf {
        self.default_records.clone()
    }

    fn show_folder(&mut self, folder: &Path) -> Result<(), BackendError> {
        (self.open_folder)(folder).map_err(|source| BackendError::OpenFolder { folder: folder.to_path_buf(), source })
    }

    fn record_text(&mut self, sgf: &Path) -> Result<String, BackendError> {
        let unreadable = |source| BackendError::ReadRecord { sgf: sgf.to_path_buf(), source };
        Ok(self.withheld()?.sgf_text(&recording_files::sgf_text(sgf).map_err(unreadable)?))
    }

    fn cameras(&mut self) -> Vec<CameraChoice> {
        sources::cameras().into_iter().map(|c| CameraChoice { id: c.id, name: c.name }).collect()
    }

    fn camera_id(&self, wanted: &str) -> Option<String> {
        sources::camera_id(wanted)
    }

    fn camera_news(&mut self, wake: Option<&Wake>) -> Option<Vec<CameraChoice>> {
        let Some(wake) = wake else {
            self.camera_watch = None;
            return None;
        };
        if self.camera_watch.is_none() {
            let wake = Arc::clone(wake);
            self.camera_watch = CameraWatch::start(move || wake()).ok();
        }
        let found = self.camera_watch.as_ref()?.news()?;
        Some(found.into_iter().map(|c| CameraChoice { id: c.id, name: c.name }).collect())
    }

    fn move_picture(&mut self, session: &Path, hash: &str) -> Option<Frame> {
        evidence_recorder::read_picture(session, hash)
    }

    fn seen_doubts(&mut self, session: &Path) -> Vec<SeenDoubt> {
        seen_doubts::read(session)
    }

    fn remember_seen(&mut self, session: &Path, seen: &[SeenDoubt]) -> Result<(), BackendError> {
        Ok(seen_doubts::write(session, seen)?)
    }

    fn source_name(&self, source: &str) -> String {
        sources::display_name(source)
    }

    fn recordings(&mut self, records: &Path) -> Vec<StoredRecording> {
        let withheld = withheld_names(&records.join(catalogue::FILE_NAME));
        let shown = |name: &str| withheld.as_ref().map_or_else(|_| String::new(), |withheld| withheld.text(name));
        let listed = recordings::recordings(records, MOST_LISTED).into_iter();
        listed.map(|r| StoredRecording { players: [shown(&r.players[0]), shown(&r.players[1])], ..r }).collect()
    }

    fn open_recording(&mut self, path: &Path) -> Result<(EarlierSession, RecordingView), BackendError> {
        let Some(session) = recordings::session_of(path) else {
            let game = read_game(path)?.game;
            let earlier = EarlierSession { sgf: path.to_owned(), session: PathBuf::new() };
            return Ok((earlier, shown(&self.withheld()?, RecordingView::of_record(game.record))));
        };
        let journal = SessionFolder::at(&session).read()?;
        let view = shown(&self.withheld()?, SessionState::from_events(&journal.events).view());
        Ok((EarlierSession { sgf: session.with_extension("sgf"), session }, view))
    }

    fn act(&mut self, place: &ActPlace, act: SessionAct, signed: &Signature) -> Result<ActedOn, BackendError> {
        let withheld = self.withheld()?;
        let restored = |state: &SessionState| match act {
            SessionAct::Correct(Correction::WrongInfo(mut info)) => {
                // What was shown withheld is not what is known.
                withheld.restore(&mut info, state.info().clone());
                Ok(vec![SessionAct::Correct(Correction::WrongInfo(info))])
            }
            act => Ok(vec![act]),
        };
        let outcome = perform(place, signed, &mut |session, state| self.hand_on(session, state), restored)?;
        let (session, journal) = match place {
            ActPlace::Recording { session, .. } => (session.as_path(), SessionFolder::at(session).journal()),
            ActPlace::Count { journal, .. } => (journal.path(), journal.path().to_owned()),
        };
        let mut remarks: Vec<String> =
            outcome.remarks.iter().map(|remark| remark.sentence(session, &outcome.sgf)).collect();
        let kept = |kept: PathBuf| format!("{}.", capital(&say!("printed-edited-record-kept", kept = kept.display())));
        remarks.extend(outcome.kept.map(kept));
        let count = CountRecord::of(&outcome.state, &journal, &outcome.head);
        Ok(ActedOn { view: shown(&withheld, outcome.state.view()), count, remarks })
    }

    fn has_seal_key(&self) -> bool {
        seal_proof::key_in(self.slot.settings()).exists()
    }

    fn seal(&mut self, earlier: &EarlierSession, signs: bool) -> Result<(RecordingView, SealMade), BackendError> {
        let withheld = self.withheld()?;
        let secret = seal_proof::key_in(self.slot.settings());
        let key = if signs { Some(seal_proof::read_or_make_key(&secret)?) } else { None };
        let sealed = seal(&earlier.session, &clock::now(), key.as_ref(), &mut |session, state| {
            self.hand_on(session, state);
        })?;
        let signed_with = sealed.proof.key();
        let own = key.map(|key| key.public()).filter(|own| signed_with == Some(own));
        let beside = seal_proof::public_key_beside(&earlier.session);
        let written = own.map(|own| seal_proof::write_public_key(&beside, &own)).transpose()?;
        let public_key = written.map(|()| beside);
        let signed_with = signed_with.map(ToString::to_string);
        Ok((shown(&withheld, sealed.state.view()), SealMade { number: sealed.number, signed_with, public_key }))
    }

    fn result_slip(&mut self, earlier: &EarlierSession) -> Result<Option<ResultSlip>, BackendError> {
        // The journal knows who decided, also where that was written after the window took its view.
        let (_, shown) = self.open_recording(&earlier.session)?;
        let (withheld, mut slip) = (self.withheld()?, result_slip::slip_of(&earlier.session, &shown)?);
        if let Some(ruling) = slip.as_mut().and_then(|slip| slip.ruling.as_mut()) {
            (ruling.by, ruling.reasons) = (withheld.text(&ruling.by), withheld.text(&ruling.reasons));
        }
        Ok(slip)
    }

    fn write_slip(
        &mut self,
        earlier: &EarlierSession,
        slip: &ResultSlip,
    ) -> Result<(PathBuf, Option<PdfError>), BackendError> {
        Ok(result_slip::write_slip(&earlier.session, slip)?)
    }

    fn now(&self) -> String {
        clock::now()
    }

    fn read_pictures(&mut self, files: AuditFiles, wake: Wake) -> Result<Box<dyn AuditHandle>, BackendError> {
        let task = AuditTask::start(files, self.models.clone(), move || wake()).map_err(BackendError::Thread)?;
        Ok(Box::new(task))
    }

    fn noted_penalties(&self, path: &Path) -> [HalfPoints; 2] {
        recordings::recording_of(path).map_or([HalfPoints::ZERO; 2], |(_, state)| noted_penalties(&state, None))
    }

    fn note_notice(&mut self, journal: &CountJournal, notice: CountNotice) -> Result<CountRecord, BackendError> {
        Ok(journal.add(CountEvent::Noticed(notice))?)
    }

    fn write_report(
        &mut self,
        input: &AuditInput,
        account: &AuditAccount,
        count_record: Option<&CountRecord>,
        path: &Path,
    ) -> Result<(), BackendError> {
        // The page of a count writes an audit into the journal when its settings are confirmed.
        let confirmed = count_record.and_then(|kept| kept.counting.audits.last()).map(|audit| audit.at.as_str());
        match write_report(input, account, count_record, confirmed, path)? {
            Some(why) => Err(why.into()),
            None => Ok(()),
        }
    }

    fn read_tournament(&mut self, source: &str) -> Result<Box<dyn TournamentHandle>, BackendError> {
        Ok(Box::new(TournamentTask::start(source.to_owned()).map_err(BackendError::Thread)?))
    }

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

    fn broadcast(&mut self, settings: &BroadcastSettings) -> Result<(), BackendError> {
        let broadcast = match self.broadcast.take() {
            Some(broadcast) => broadcast,
            None => Broadcast::new().map_err(BroadcastError::Thread)?,
        };
        Ok(self.broadcast.insert(broadcast).apply(settings)?)
    }

    fn broadcast_status(&self) -> BroadcastStatus {
        self.broadcast.as_ref().map(Broadcast::status).unwrap_or_default()
    }

    fn rehearse(&mut self, wake: Wake) -> Result<Box<dyn SourceHandle>, BackendError> {
        let no_sample = || BackendError::NoRehearsal(say!("error-no-sample-game").to_owned());
        let (sample, base) = self.sample.clone().ok_or_else(no_sample)?;
        let folder = RehearsalFolder::create(&base).map_err(|why| BackendError::NoRehearsal(why.to_string()))?;
        let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
        let known = GameInfo {
            black: player(say!("rehearsal-sample-black")),
            white: player(say!("rehearsal-sample-white")),
            ..GameInfo::default()
        };
        let info =
            GameInfo { event: say!("rehearsal-rehearsal").to_owned(), komi: Some(HalfPoints::points(8)), ..known };
        let sgf = folder.path().join("game.sgf");
        let options = RecordOptions { sgf, info, ..RecordOptions::default() };
        let settings = self.detector_settings(WhichBoard::Found);
        // The count begins once the questions are answered.
        let waits = Arc::new(AtomicBool::new(false));
        let waits_for_answer = Arc::clone(&waits);
        let open = move || sample(waits_for_answer);
        let running =
            Recording::start_with(Box::new(open), Box::new(move || Ok(Box::new(settings.open().0))), options)?;
        self.rehearsal = Some(folder);
        running.on_change(move |snapshot| {
            waits.store(!snapshot.view.questions.is_empty(), Ordering::Relaxed);
            wake();
        });
        Ok(Box::new(LocalSource { running, record: None, sent: None }))
    }

    fn preflight(&mut self, records: &Path) -> Vec<PreflightTick> {
        preflight_list::of_machine(records)
    }

    fn end_rehearsal(&mut self) {
        self.rehearsal = None;
    }

    fn join_hall(&mut self, seat: &HallSeat) -> Result<(), BackendError> {
        Ok(self.hall.join(seat)?)
    }

    fn ask_hall_again(&mut self) -> Result<(), BackendError> {
        Ok(self.hall.ask_again()?)
    }

    fn join_further_table(&mut self, seat: &HallSeat) -> Result<(), BackendError> {
        Ok(self.hall.join_further(seat)?)
    }

    fn leave_hall(&mut self) {
        self.hall.leave();
    }

    fn leave_table(&mut self, seat: &HallSeat) {
        self.hall.leave_table(seat);
    }

    fn table_with(&self, session: &Path) -> Option<HallSeat> {
        hall_copy::of(session).filter(|copy| copy.acknowledged > 0).map(|copy| copy.seat)
    }

    fn is_in_hall(&self, session: &Path) -> bool {
        hall_copy::of(session).is_some_and(|copy| hall_copy::unsent(session, &copy) == 0)
    }

    fn hall_tables(&self) -> Vec<HallStatus> {
        self.hall.tables()
    }

    fn start(&mut self, work: SourceWork, wake: Wake) -> Result<Box<dyn SourceHandle>, BackendError> {
        let mut reserved = None;
        let mut publisher = None;
        let mut sent = None;
        let running = match work {
            SourceWork::Preview { source, which } => Recording::preview(&source, self.detector_settings(which))?,
            SourceWork::Count { source, which, record, folder } => {
                let game = read_game(&record)?.game;
                let tracker = CountTracker::new(game, Agreement::default(), None)?;
                Recording::count(&source, self.detector_settings(which), tracker, folder)?
            }
            SourceWork::Record(request) => {
                let record = reserved.insert(self.reserve(&request, self.slot.board())?);
                let (settings, options) = self.recording(&request, record);
                let running = Recording::start(&request.source, settings, options).inspect_err(|_| record.release())?;
                if let Some(broadcast) = &mut self.broadcast {
                    // What spectators do not get is no reason not to record.
                    let _ = broadcast.begin(&record.sgf, &request.info.table, self.slot.board());
                    publisher = Some(broadcast.publisher());
                }
                sent = self.send(request.table.as_ref(), &running, record, &[]);
                running
            }
        };
        let followed = sent.clone();
        running.on_change(move |snapshot| {
            if let Some(publisher) = &publisher {
                publisher.publish(&snapshot.session, &snapshot.view);
            }
            follow(followed.as_deref(), snapshot);
            wake();
        });
        Ok(Box::new(LocalSource { running, record: reserved, sent }))
    }

    fn start_boards(
        &mut self,
        requests: Vec<RecordRequest>,
        wake: Wake,
    ) -> Result<Vec<Box<dyn SourceHandle>>, BackendError> {
        let Some(source) = requests.first().map(|request| request.source.clone()) else { return Ok(Vec::new()) };
        let mut reserved: Vec<NewRecord> = Vec::new();
        let release = |reserved: &[NewRecord]| reserved.iter().for_each(NewRecord::release);
        let mut boards = Vec::new();
        for request in &requests {
            let board = match &request.which {
                WhichBoard::OneOf(place) => format!("{}-{}", self.slot.board(), place.number + 1),
                WhichBoard::Found | WhichBoard::Between(_) => self.slot.board().to_owned(),
            };
            let record = self.reserve(request, &board).inspect_err(|_| release(&reserved))?;
            boards.push(self.recording(request, &record));
            reserved.push(record);
        }
        let running = Recording::start_boards(&source, boards).inspect_err(|_| release(&reserved))?;
        let together: Vec<PathBuf> = reserved.iter().map(|record| record.session.clone()).collect();
        let mut handles: Vec<Box<dyn SourceHandle>> = Vec::new();
        for ((running, record), request) in running.into_iter().zip(reserved).zip(&requests) {
            let sent = self.send(request.table.as_ref(), &running, &record, &together);
            let (followed, wake) = (sent.clone(), Arc::clone(&wake));
            running.on_change(move |snapshot| {
                follow(followed.as_deref(), snapshot);
                wake();
            });
            handles.push(Box::new(LocalSource { running, record: Some(record), sent }));
        }
        Ok(handles)
    }
}

/// Goes on sending a recording from the folder in which it is now.
fn follow(sent: Option<&SentRecording>, snapshot: &Snapshot) {
    if let Some(sent) = sent {
        sent.move_to(&snapshot.session);
    }
}

/// What is shown of a recording, without the names that are withheld.
fn shown(withheld: &Redaction, mut view: RecordingView) -> RecordingView {
    withheld.view(&mut view);
    view
}

impl LocalBackend {
    fn detector_settings(&self, which: WhichBoard) -> DetectorSettings {
        let settings = DetectorSettings { models: self.models.clone(), ..DetectorSettings::default() };
        match which {
            WhichBoard::Found => settings,
            WhichBoard::Between(corners) => DetectorSettings { corners: Some(corners), ..settings },
            WhichBoard::OneOf(place) => DetectorSettings { place: Some(place), ..settings },
        }
    }

    /// Brings a recording that is over up to date in the archive, in its hall, and for spectators. An error is not shown here:
    /// the journal has what was added, and a catalogue that cannot be used is named on the archive's page.
    fn hand_on(&mut self, session: &Path, state: &SessionState) {
        let _ = Catalogue::refresh(&self.catalogue(), session);
        self.hall.send_addition(session);
        let view = Arc::new(state.view());
        // The folder of growing records follows what spectators see, where they see this game.
        let shows = |broadcast: &Broadcast| broadcast.publisher().publish_addition(session, &view);
        if !self.broadcast.as_ref().is_some_and(shows) {
            let _ = deliver_addition(session, &view);
        }
    }

    /// The catalogue of the archive in the folder for records.
    fn catalogue(&self) -> PathBuf {
        let chosen = self.slot.load().records;
        let records = if chosen.as_os_str().is_empty() { self.default_records.clone() } else { chosen };
        records.join(catalogue::FILE_NAME)
    }

    /// The names that the archive withholds.
    fn withheld(&self) -> Result<Redaction, BackendError> {
        Ok(withheld_names(&self.catalogue())?)
    }

    /// The files of a recording: those of the earlier one that it resumes, or new ones under the name of the board.
    fn reserve(&self, request: &RecordRequest, board: &str) -> Result<NewRecord, BackendError> {
        match &request.resume {
            Some(EarlierSession { sgf, session }) => Ok(NewRecord { sgf: sgf.clone(), session: session.clone() }),
            None => {
                let game = TournamentGame::of(&request.info);
                board_settings::new_record(&request.records, board, game.as_ref(), &board_settings::this_minute())
                    .map_err(|source| BackendError::NewRecord { folder: request.records.clone(), source })
            }
        }
    }

    /// Sends a recording that has begun to a joined table, if it has one. `together` are the session folders of what is recorded
    /// together with it. What the hall does not get is no reason not to record.
    fn send(
        &mut self,
        table: Option<&HallSeat>,
        running: &Recording,
        record: &NewRecord,
        together: &[PathBuf],
    ) -> Option<Arc<SentRecording>> {
        let requests = running.requester();
        let answered = move |answer| requests.request(Request::AnswerFromHall(answer));
        self.hall.begin(table?, &record.session, together, answered).unwrap_or_default()
    }

    /// What a board is recorded with.
    fn recording(&self, request: &RecordRequest, record: &NewRecord) -> (DetectorSettings, RecordOptions) {
        let options = RecordOptions {
            sgf: record.sgf.clone(),
            session: Some(record.session.clone()),
            resume: request.resume.is_some(),
            info: (*request.info).clone(),
            waits_for_room: true,
            check_view: true,
            catalogue: Some(request.records.join(catalogue::FILE_NAME)),
            ..RecordOptions::default()
        };
        (self.detector_settings(request.which.clone()), options)
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

impl TournamentHandle for TournamentTask {
    fn poll(&self) -> Option<Result<Tournament, BackendError>> {
        Some(Self::poll(self)?.map_err(BackendError::from))
    }
}

impl AuditHandle for AuditTask {
    fn poll(&self) -> Option<Result<AuditInput, AuditTaskError>> {
        Self::poll(self)
    }
}

/// A preview, a recording or a count that runs.
struct LocalSource {
    running: Recording,
    /// The file names that are reserved for a recording until it ends.
    record: Option<NewRecord>,
    /// The recording on its way to the hall.
    sent: Option<Arc<SentRecording>>,
}

impl SourceHandle for LocalSource {
    fn snapshot(&self) -> Arc<Snapshot> {
        self.running.snapshot()
    }

    fn request(&mut self, request: Request) {
        self.running.request(request);
    }

    fn stop(&mut self) {
        self.running.stop();
    }
}

impl Drop for LocalSource {
    fn drop(&mut self) {
        // Everything is written before the hall is told that there is no more.
        self.running.stop_and_wait();
        if let Some(sent) = &self.sent {
            sent.end();
        }
        if let Some(record) = &self.record {
            record.release();
        }
    }
}

/// Makes the language that was chosen in the window that of the whole process: recordings say what they do on threads of
/// their own.
fn speak(settings: &Settings) {
    if let Some(language) = settings.language {
        language::use_everywhere(language);
    }
}
