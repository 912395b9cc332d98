//! The backend of the installed program: cameras, recordings and settings of this computer.

mod archive;
mod hall;
mod network;
mod source;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::backend::{
    ActBackend, ActedOn, AuditHandle, BoardBackend, CountBackend, EarlierSession, HallBackend, RecordBackend, Wake,
};
use crate::app::backend_error::BackendError;
use crate::app::end::SealMade;
use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::hall_import;
use kifuscribe_acts::papers::note_papers;
use kifuscribe_acts::performance::{ActPlace, perform};
use kifuscribe_acts::recording_files;
use kifuscribe_acts::result_slip;
use kifuscribe_acts::seal::seal;
use kifuscribe_archive::redaction::Redaction;
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::count::setting::Setting;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::{CountEvent, CountNotice};
use kifuscribe_core::session::journaled_setting::journaled_settings;
use kifuscribe_core::session::noted_count::NotedCount;
use kifuscribe_core::session::recording::{RecordingPhase, RecordingView, SessionEvent, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_language::{self as language, capital, say};
use kifuscribe_network::hall_backlog::{SentBy, send_rest};
use kifuscribe_network::hall_link::HallLink;
use kifuscribe_network::live::broadcasts::Broadcasts;
use kifuscribe_network::live::delivery::deliver_addition;
use kifuscribe_network::live::publisher::{publish_addition, publish_addition_later};
use kifuscribe_phone::server::PhoneServer;
use kifuscribe_platform::clock;
use kifuscribe_print::result_slip::ResultSlip;
use kifuscribe_print::sheet::PdfError;
use kifuscribe_recording::count::audit_input::{AuditFiles, AuditInput, read_game};
use kifuscribe_recording::count::audit_task::{AuditTask, AuditTaskError};
use kifuscribe_recording::count::report::write_report;
use kifuscribe_recording::evidence_recorder;
use kifuscribe_recording::look_turns::LookTurns;
use kifuscribe_recording::networks::NetworkChoice;
use kifuscribe_recording::sources::{CameraWatch, MakeSampleGame};
use kifuscribe_storage::board_settings::{BoardSettingsFile, LoadedSettings, Settings};
use kifuscribe_storage::catalogue;
use kifuscribe_storage::catalogue::{Catalogue, withheld_names};
use kifuscribe_storage::count_journal::{CountJournal, CountRecord};
use kifuscribe_storage::hall_copy;
use kifuscribe_storage::known_addresses::KnownAddresses;
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
    open_outside: fn(&Path) -> io::Result<()>,
    models: NetworkChoice,
    /// The sample game, and the folder in which its folder is made.
    sample: Option<(MakeSampleGame, PathBuf)>,
    /// Looks for cameras while one is chosen.
    camera_watch: Option<CameraWatch>,
    /// The pages of the phones that are sources.
    phones: Vec<Arc<PhoneServer>>,
    /// The turns in which the recordings look at their pictures.
    turns: LookTurns,
    /// The folder of the rehearsal, while there is one.
    rehearsal: Option<RehearsalFolder>,
    /// What spectators get.
    broadcasts: Broadcasts,
    /// The hall that recordings are sent to.
    hall: HallLink,
    /// The addresses that somebody has named on this computer.
    known_addresses: KnownAddresses,
    /// The hall of a recording to which something was added, where it is none of them.
    unnamed_hall: Option<String>,
}

impl LocalBackend {
    /// Makes the backend of one board. Records go to `default_records` if no folder was chosen; `open_outside` shows
    /// a folder in the system's file manager; recordings use the networks of `models`.
    #[must_use]
    pub fn new(
        slot: BoardSettingsFile,
        default_records: PathBuf,
        open_outside: fn(&Path) -> io::Result<()>,
        models: NetworkChoice,
    ) -> Self {
        Self {
            known_addresses: KnownAddresses::in_folder(slot.settings()),
            unnamed_hall: None,
            slot,
            default_records,
            open_outside,
            models,
            sample: None,
            camera_watch: None,
            phones: Vec::new(),
            turns: LookTurns::new(),
            rehearsal: None,
            broadcasts: Broadcasts::default(),
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

impl BoardBackend for LocalBackend {
    fn board(&self) -> &str {
        self.slot.board()
    }

    fn settings(&self) -> LoadedSettings {
        let loaded = self.slot.load();
        speak(&loaded.settings);
        loaded
    }

    fn remember(&mut self, settings: &Settings) -> Result<(), BackendError> {
        speak(settings);
        Ok(self.slot.save(settings)?)
    }

    fn default_records(&self) -> PathBuf {
        self.default_records.clone()
    }

    fn open_outside(&mut self, path: &Path) -> Result<(), BackendError> {
        (self.open_outside)(path).map_err(|source| BackendError::Open { path: path.to_path_buf(), source })
    }

    fn now(&self) -> String {
        clock::now()
    }
}

impl RecordBackend for LocalBackend {
    fn record_text(&mut self, sgf: &Path) -> Result<String, BackendError> {
        let unreadable = |source| BackendError::ReadRecord { sgf: sgf.to_path_buf(), source };
        Ok(self.withheld()?.sgf_text(&recording_files::sgf_text(sgf).map_err(unreadable)?))
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

    fn recordings(&mut self, records: &Path) -> Vec<StoredRecording> {
        let withheld = withheld_names(&records.join(catalogue::FILE_NAME));
        let shown = |name: &str| withheld.as_ref().map_or_else(|_| String::new(), |withheld| withheld.text(name));
        let listed = recordings::recordings(records, MOST_LISTED).into_iter();
        let listed = listed.map(|r| {
            // Its hall is asked at once what it has.
            let unsent = r.unsent.as_ref().and_then(|_| self.unsent_part(&r.session));
            StoredRecording { players: [shown(&r.players[0]), shown(&r.players[1])], unsent, ..r }
        });
        listed.collect()
    }

    fn is_recorded(&self, session: &Path) -> bool {
        SessionFolder::at(session).is_written()
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
}

impl ActBackend for LocalBackend {
    fn act(&mut self, place: &ActPlace, acts: Vec<SessionAct>, signed: &Signature) -> Result<ActedOn, BackendError> {
        let withheld = self.withheld()?;
        let restored = |mut acts: Vec<SessionAct>, state: &SessionState| {
            for act in &mut acts {
                if let SessionAct::Correct(Correction::WrongInfo(info)) = act {
                    // What was shown withheld is not what is known.
                    withheld.restore(info, state.info());
                }
            }
            Ok(acts)
        };
        let outcome =
            perform(place, signed, &mut |session, state| self.hand_on(session, state), |state| restored(acts, state))?;
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
        slip.iter_mut().for_each(|slip| slip.rename(|text| withheld.text(text)));
        Ok(slip)
    }

    fn write_slip(
        &mut self,
        earlier: &EarlierSession,
        slip: &ResultSlip,
    ) -> Result<(PathBuf, Option<PdfError>), BackendError> {
        let written = result_slip::write_slip(&earlier.session, slip, clock::now())?;
        // Its hash is a line that the hall lacks.
        self.send_rest(&earlier.session, SentBy::Program);
        Ok(written)
    }
}

impl CountBackend for LocalBackend {
    fn read_pictures(&mut self, files: AuditFiles, wake: Wake) -> Result<Box<dyn AuditHandle>, BackendError> {
        let task = AuditTask::start(files, self.models.clone(), move || wake()).map_err(BackendError::Thread)?;
        Ok(Box::new(task))
    }

    fn journaled_settings(&self, game: &Path, journal: &CountJournal) -> (Vec<Setting>, NotedCount) {
        let recording = recordings::recording_of(game);
        let noted = recording.map(|(_, state)| NotedCount::of(&state, None)).unwrap_or_default();
        // A count whose journal cannot be read begins anew; a decision on it says why.
        let counting = journal.state().map(|(state, _)| state.counting().clone()).unwrap_or_default();
        (journaled_settings(&counting, &noted), noted)
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
        let why = write_report(input, account, count_record, confirmed, path)?;
        let recording = input.record.as_ref().and_then(|record| recordings::recording_of(&record.path));
        let is_over = |state: &SessionState| matches!(state.phase(), RecordingPhase::Ended | RecordingPhase::Sealed);
        if let Some((session, _)) = recording.filter(|(_, state)| is_over(state)) {
            let pdf = path.with_extension("pdf");
            let written: Vec<PathBuf> =
                [path, &pdf].into_iter().filter(|path| path.is_file()).map(Path::to_owned).collect();
            note_papers(&ActPlace::recording(&session, None), clock::now(), &written)?;
            self.send_rest(&session, SentBy::Program);
        }
        why.map_or(Ok(()), |why| Err(why.into()))
    }
}

/// What is shown of a recording, without the names that are withheld.
fn shown(withheld: &Redaction, mut view: RecordingView) -> RecordingView {
    withheld.view(&mut view);
    view
}

/// Does to a recording that is over what people did to it in its hall, brings it up to date in the archive, and sends the hall what
/// that has added. What cannot be done now is done on the next contact, and the hall shows it until then: returns why, as a sentence.
fn import_from_hall(catalogue: &Path, known: &KnownAddresses, session: &Path, acts: &[SessionEvent]) -> Option<String> {
    let mut hand_on = |session: &Path, state: &SessionState| {
        let _ = Catalogue::refresh(catalogue, session);
        let _ = send_rest(session, known, SentBy::Program);
        let view = Arc::new(state.view());
        let _ = deliver_addition(session, &view);
        let _ = publish_addition(session, &view, known);
    };
    let (_, refused) = hall_import::import(session, acts, &mut hand_on);
    refused.map(|why| hall_import::not_done(session, &why))
}

impl LocalBackend {
    /// Brings a recording that is over up to date in the archive, in its hall, and for spectators. An error is not shown here:
    /// the journal has what was added, and a catalogue that cannot be used is named on the archive's page.
    fn hand_on(&mut self, session: &Path, state: &SessionState) {
        let _ = Catalogue::refresh(&self.catalogue(), session);
        self.send_rest(session, SentBy::Program);
        let named = hall_copy::of(session).map(|copy| copy.seat.hall);
        self.unnamed_hall = named.filter(|hall| !self.known_addresses.knows(hall));
        let view = Arc::new(state.view());
        // The folder of growing records follows what spectators see, where they see this game.
        if !self.broadcasts.publish_addition(session, &view) {
            let _ = deliver_addition(session, &view);
            publish_addition_later(session, view, &self.known_addresses);
        }
    }

    /// The catalogue of the archive in the folder for records.
    fn catalogue(&self) -> PathBuf {
        let chosen = self.slot.load().settings.records;
        let records = if chosen.as_os_str().is_empty() { self.default_records.clone() } else { chosen };
        records.join(catalogue::FILE_NAME)
    }

    /// The names that the archive withholds.
    fn withheld(&self) -> Result<Redaction, BackendError> {
        Ok(withheld_names(&self.catalogue())?)
    }
}

impl AuditHandle for AuditTask {
    fn poll(&self) -> Option<Result<AuditInput, AuditTaskError>> {
        Self::poll(self)
    }
}

/// Makes the language that was chosen in the window that of the whole process: recordings say what they do on threads of
/// their own.
fn speak(settings: &Settings) {
    if let Some(language) = settings.language {
        language::use_everywhere(language);
    }
}
