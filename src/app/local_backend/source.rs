//! The sources of this computer, and the work on them.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::{LocalBackend, import_from_hall};
use crate::app::backend::{
    CameraChoice, EarlierSession, PhoneInvitation, RecordRequest, SourceBackend, SourceHandle, SourceWork, Wake,
    WhichBoard,
};
use crate::app::backend_error::BackendError;
use kifuscribe_capture::source::SourceSpec;
use kifuscribe_core::audit::final_position::Agreement;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::tournament_game::TournamentGame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_language::say;
use kifuscribe_network::hall_link::SentRecording;
use kifuscribe_network::live::broadcast::ViewPublisher;
use kifuscribe_network::live::broadcasts::BroadcastGame;
use kifuscribe_phone::server::PhoneServer;
use kifuscribe_recording::count::audit_input::read_game;
use kifuscribe_recording::count::tracker::CountTracker;
use kifuscribe_recording::networks::DetectorSettings;
use kifuscribe_recording::picture_watch::PictureWatch;
use kifuscribe_recording::preflight_list::PreflightTick;
use kifuscribe_recording::record_options::RecordOptions;
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_recording::sources::CameraWatch;
use kifuscribe_recording::task::Request;
use kifuscribe_recording::threaded::Recording;
use kifuscribe_recording::{preflight_list, sources};
use kifuscribe_storage::board_settings::NewRecord;
use kifuscribe_storage::rehearsal_folder::RehearsalFolder;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_storage::source_use::SourceUse;
use kifuscribe_storage::{board_settings, catalogue};

impl SourceBackend for LocalBackend {
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

    fn source_name(&self, source: &str) -> String {
        sources::display_name(source)
    }

    fn phone(&self, source: &str) -> Option<PhoneInvitation> {
        let server = self.phones.iter().find(|server| server.source() == source)?;
        let (links, notices) = (server.links(), server.notices());
        Some(PhoneInvitation { links, fingerprint: server.fingerprint().to_owned(), notices })
    }

    fn name_table(&mut self, source: &str, table: &str) {
        let server = self.phones.iter().find(|server| server.source() == source);
        server.iter().for_each(|server| server.name_table(table));
    }

    fn recorded_in(&self, source: &str) -> Option<String> {
        SourceUse::elsewhere(self.slot.settings(), source, self.slot.board())
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
        let name = say!("rehearsal-sample-game");
        let open = move || sample(name, waits_for_answer);
        let running =
            Recording::start_with(Box::new(open), Box::new(move || Ok(Box::new(settings.open().0))), options)?;
        self.rehearsal = Some(folder);
        running.on_change(move |snapshot| {
            waits.store(!snapshot.view.questions.is_empty(), Ordering::Relaxed);
            wake();
        });
        Ok(Box::new(LocalSource { running, record: None, sent: None, _used: None }))
    }

    fn preflight(&mut self, records: &Path) -> Vec<PreflightTick> {
        preflight_list::of_machine(records)
    }

    fn end_rehearsal(&mut self) {
        self.rehearsal = None;
    }

    fn start(&mut self, work: SourceWork, wake: Wake) -> Result<Box<dyn SourceHandle>, BackendError> {
        let (running, phone) = match work {
            SourceWork::Record(request) => {
                let started = self.start_boards(vec![request], wake)?.pop();
                return started.ok_or(BackendError::NotRecording);
            }
            SourceWork::Preview { source, which } => {
                let phone = self.serve_phone(&source)?;
                (Recording::preview(&source, self.detector_settings(which))?, phone)
            }
            SourceWork::Count { source, which, record, folder } => {
                let phone = self.serve_phone(&source)?;
                let game = read_game(&record)?.game;
                let tracker = CountTracker::new(game, Agreement::default(), None)?;
                (Recording::count(&source, self.detector_settings(which), tracker, folder)?, phone)
            }
        };
        running.on_change(move |snapshot| {
            phone.iter().for_each(|phone| tell_phone(phone, 0, snapshot));
            wake();
        });
        Ok(Box::new(LocalSource { running, record: None, sent: None, _used: None }))
    }

    fn start_boards(
        &mut self,
        requests: Vec<RecordRequest>,
        wake: Wake,
    ) -> Result<Vec<Box<dyn SourceHandle>>, BackendError> {
        let Some(first) = requests.first() else { return Ok(Vec::new()) };
        let (source, source_number) = (first.source.clone(), first.source_number);
        let phone = self.serve_phone(&source)?;
        if requests.len() > 1 {
            phone.iter().for_each(|phone| phone.show_several());
        }
        let (mut reserved, mut names): (Vec<NewRecord>, Vec<String>) = Default::default();
        let release = |reserved: &[NewRecord]| reserved.iter().for_each(NewRecord::release);
        let mut boards = Vec::new();
        for request in &requests {
            let board = self.board_name(request, requests.len() > 1);
            let record = self.reserve(request, &board).inspect_err(|_| release(&reserved))?;
            boards.push(self.recording(request, &record));
            reserved.push(record);
            names.push(board);
        }
        let running = Recording::start_boards(&source, boards, &self.turns).inspect_err(|_| release(&reserved))?;
        let is_used = SourceSpec::parse(&source).is_ok_and(|source| source.is_live());
        let used = is_used.then(|| SourceUse::begin(self.slot.settings(), &source, self.slot.board()));
        let used = used.flatten().map(Arc::new);
        let together: Vec<PathBuf> = match reserved.as_slice() {
            [_] => Vec::new(),
            several => several.iter().map(|record| record.session.clone()).collect(),
        };
        let games = reserved.iter().zip(&requests).zip(&names).map(|((record, request), board)| BroadcastGame {
            sgf: &record.sgf,
            table: &request.info.table,
            board,
        });
        let publishers = self.broadcasts.begin(source_number, &games.collect::<Vec<_>>());
        let mut handles: Vec<Box<dyn SourceHandle>> = Vec::new();
        let boards = running.into_iter().zip(reserved).zip(&requests).zip(publishers).enumerate();
        for (number, (((running, record), request), publisher)) in boards {
            let sent = self.send(request.table.as_ref(), &running, &record, &together);
            let (followed, wake, watch) = (sent.clone(), Arc::clone(&wake), Mutex::new(PictureWatch::default()));
            let phone = phone.clone();
            running.on_change(move |snapshot| {
                follow(followed.as_deref(), publisher.as_ref(), snapshot, &watch);
                phone.iter().for_each(|phone| tell_phone(phone, number, snapshot));
                wake();
            });
            handles.push(Box::new(LocalSource { running, record: Some(record), sent, _used: used.clone() }));
        }
        Ok(handles)
    }
}

impl LocalBackend {
    /// Opens the page of the phone that is the source, where it is one. Those that no running source uses are closed.
    fn serve_phone(&mut self, source: &str) -> Result<Option<Arc<PhoneServer>>, BackendError> {
        let table = if let Ok(SourceSpec::Phone(table)) = SourceSpec::parse(source) { Some(table) } else { None };
        let name = table.as_ref().map(|table| SourceSpec::Phone(table.clone()).to_string());
        let is_wanted = |server: &Arc<PhoneServer>| Some(server.source()) == name.as_deref();
        let wanted = match (table, self.phones.iter().find(|server| is_wanted(server)), self.phones.first()) {
            (None, ..) => None,
            (Some(_), Some(open), _) => Some(Arc::clone(open)),
            (Some(table), None, Some(other)) => Some(Arc::new(other.open_beside(&table)?)),
            (Some(table), None, None) => Some(Arc::new(PhoneServer::open(&table, self.slot.settings())?)),
        };
        self.phones.retain(|server| !is_wanted(server) && Arc::strong_count(server) > 1);
        self.phones.extend(wanted.clone());
        wanted.iter().for_each(|server| server.begin());
        Ok(wanted)
    }

    /// The name of a board in the files of its recording: that of the window, with the number of its source from the second on, and with
    /// its number in the picture where several boards of the source are recorded.
    fn board_name(&self, request: &RecordRequest, is_one_of_several: bool) -> String {
        let window = self.slot.board();
        let source = match request.source_number {
            1 => window.to_owned(),
            number => format!("{window}-source-{number}"),
        };
        match &request.which {
            WhichBoard::OneOf(place) if is_one_of_several => format!("{source}-{}", place.number + 1),
            _ => source,
        }
    }

    fn detector_settings(&self, which: WhichBoard) -> DetectorSettings {
        let settings = DetectorSettings { models: self.models.clone(), ..DetectorSettings::default() };
        match which {
            WhichBoard::Found => settings,
            WhichBoard::Between(corners) => DetectorSettings { corners: Some(corners), ..settings },
            WhichBoard::OneOf(place) => DetectorSettings { place: Some(place), ..settings },
        }
    }

    /// The files of a recording: those of the earlier one that it resumes, or new ones under the name of the board.
    fn reserve(&self, request: &RecordRequest, board: &str) -> Result<NewRecord, BackendError> {
        match &request.resume {
            Some(EarlierSession { session, .. }) if SessionFolder::at(session).is_written() => {
                let name = session.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                Err(BackendError::IsRecorded { name })
            }
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
        let (catalogue, known) = (self.catalogue(), self.known_addresses.clone());
        let acted = move |earlier: Option<&Path>, acts: Vec<SessionEvent>| match earlier {
            None => {
                requests.request(Request::ActInHall(acts));
                None
            }
            Some(session) => import_from_hall(&catalogue, &known, session, &acts),
        };
        let seat = table?;
        let begun = self.hall.begin(seat, &record.session, together, acted);
        begun.unwrap_or_else(|why| {
            self.hall.note_problem(say!("hall-recording-not-sent", table = seat.table, why));
            None
        })
    }

    /// What a board is recorded with.
    fn recording(&self, request: &RecordRequest, record: &NewRecord) -> (DetectorSettings, RecordOptions) {
        let options = RecordOptions {
            sgf: record.sgf.clone(),
            session: Some(record.session.clone()),
            resume: request.resume.is_some(),
            info: (*request.info).clone(),
            pairing: request.pairing.as_deref().cloned(),
            waits_for_room: true,
            check_view: true,
            catalogue: Some(request.records.join(catalogue::FILE_NAME)),
            ..RecordOptions::default()
        };
        (self.detector_settings(request.which.clone()), options)
    }
}

/// Has the page on the phone say what is seen of the board of this number, from 0.
fn tell_phone(phone: &PhoneServer, board: usize, snapshot: &Snapshot) {
    let (news, time) = (phone.news(), snapshot.now);
    if snapshot.frame.is_some() {
        let observed = match snapshot.observation {
            Some(_) => FrameObservation::Unchanged { time },
            None => FrameObservation::NoBoard { time },
        };
        news.note_observed(board, &observed);
    }
    news.note_recorded(board, &snapshot.view);
}

/// Shows a recording to spectators, goes on sending it from the folder in which it is now, and says to both whether pictures come.
fn follow(
    sent: Option<&SentRecording>,
    publisher: Option<&ViewPublisher>,
    snapshot: &Snapshot,
    watch: &Mutex<PictureWatch>,
) {
    let mut watch = watch.lock().unwrap_or_else(PoisonError::into_inner);
    let is_news = watch.note(snapshot.waiting.is_none());
    if let Some(sent) = sent {
        sent.move_to(&snapshot.session);
        sent.note_silence(watch.silent_since());
        sent.note_unwritten(snapshot.unwritten > 0);
    }
    if let Some(publisher) = publisher {
        publisher.publish(&snapshot.session, &snapshot.view);
        if is_news {
            publisher.note_silence(watch.silent_since_minute());
        }
    }
}

/// A preview, a recording or a count that runs.
struct LocalSource {
    running: Recording,
    /// The file names that are reserved for a recording until it ends.
    record: Option<NewRecord>,
    /// The recording on its way to the hall.
    sent: Option<Arc<SentRecording>>,
    /// What says to other windows that the source is recorded here.
    _used: Option<Arc<SourceUse>>,
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

    fn is_sent(&self) -> bool {
        self.sent.is_some()
    }

    fn give_up(&mut self) {
        self.running.give_up();
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
