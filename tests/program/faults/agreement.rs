//! What has to hold after a fault, before anything is done about it, and after the next start.

use std::fs;
use std::path::Path;

use kifuscribe_acts::recording_files::outcome_of;
use kifuscribe_archive::query::GameQuery;
use kifuscribe_core::session::recording::{ResultStatus, SessionEvent, SessionState};
use kifuscribe_formats::sgf;
use kifuscribe_storage::catalogue::Catalogue;
use kifuscribe_storage::edited_record::is_edited;
use kifuscribe_storage::seal_proof::SealProof;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_words::recording_sgf::sgf_of;

use super::faulty_disk::{Fault, Run};
use super::recording::{self, MOVES, PLAYERS};
use super::scenario::{Scenario, Stage};

/// What a scenario led to where nothing failed.
pub(crate) struct Whole {
    /// The number of lines in the journal.
    pub(crate) events: usize,
    /// The record.
    pub(crate) sgf: String,
}

/// The first lines of the journal of the only recording, and its SGF.
fn read(stage: &Stage) -> Option<(Vec<SessionEvent>, Option<String>)> {
    let session = recording::session(&stage.folder())?;
    let journal = SessionFolder::at(&session).read().unwrap_or_else(|error| panic!("the chain is broken: {error}"));
    Some((journal.events, fs::read_to_string(session.with_extension("sgf")).ok()))
}

impl Whole {
    /// What is there after a run without a fault.
    pub(crate) fn of(stage: &Stage) -> Self {
        let (events, sgf) = read(stage).unwrap();
        Self { events: events.len(), sgf: sgf.unwrap() }
    }
}

/// What a run promised before it ended: it is kept whatever happens then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Promise {
    /// Moves that were committed.
    moves: usize,
    /// Whether the command said that it was done.
    pub(crate) done: bool,
}

impl Promise {
    /// What was promised by what was said on standard output.
    pub(crate) fn of(scenario: Scenario, said: &str) -> Self {
        if scenario.records() {
            return Self { moves: recording::committed(said), done: said.contains("ended whole") };
        }
        Self { moves: MOVES.len(), done: !said.trim().is_empty() }
    }
}

/// Checks the files as a fault left them.
#[track_caller]
pub(crate) fn check_kept(stage: &Stage, whole: &Whole, promise: Promise, when: &str) {
    let Some((events, sgf)) = read(stage) else {
        assert_eq!(promise.moves, 0, "{when}: the recording is gone");
        return;
    };
    let state = SessionState::from_events(&events);
    assert!(state.moves().len() >= promise.moves, "{when}: {} of {promise:?}", state.moves().len());
    if let Some(SessionEvent::Opened { info, .. }) = events.first() {
        assert_eq!([&info.black.name, &info.white.name], PLAYERS, "{when}");
    }
    let session = recording::session(&stage.folder()).unwrap();
    let path = session.with_extension("sgf");
    let edited = is_edited(&path, &events).unwrap();
    assert!(!edited, "{when}: the SGF is not the journal's: {sgf:?}");
    // While a recording waits for room, its SGF is late.
    if promise.moves > 0 && stage.scenario != Scenario::RecordAndWait {
        let record = sgf::read(sgf.unwrap_or_default().as_bytes()).unwrap().record;
        assert!(record.moves.len() >= promise.moves, "{when}: the SGF has {} moves", record.moves.len());
    }
    for name in ["result.json", "result.csv"] {
        if let Ok(text) = fs::read_to_string(session.join(name)) {
            let is_whole = if name == "result.json" { text.trim_end().ends_with('}') } else { text.ends_with('\n') };
            assert!(is_whole, "{when}: {name} is half-written: {text:?}");
        }
    }
    if promise.done {
        // Of a recording pictures may be left out.
        let is_there = stage.scenario.records() || events.len() >= whole.events;
        assert!(is_there, "{when}: what was said to be done is not in the journal");
        check_agreement(stage, when);
    }
}

/// Starts again: the same command, as a person would type it, or a recording that goes on. Then everything agrees.
#[track_caller]
pub(crate) fn check_next_start(stage: &Stage, whole: &Whole, when: &str) {
    // A recording that reached its end has nothing to go on with.
    if !(stage.scenario.records() && recording::has_ended(&stage.folder())) {
        let again = stage.run_again(Fault::None);
        check_said(&again, &format!("{when}, started again"));
        let goes_on = !stage.scenario.records() || again.out.contains("ended whole");
        assert!(goes_on, "{when}: the recording does not go on: {}", again.out);
    }
    let (events, sgf) = read(stage).unwrap_or_else(|| panic!("{when}: there is no recording"));
    assert!(stage.scenario.records() || events.len() >= whole.events, "{when}: {} events", events.len());
    if stage.scenario.records() {
        assert_eq!(sgf.as_deref(), Some(whole.sgf.as_str()), "{when}");
    }
    check_agreement(stage, when);
}

/// A person can tell from it what happened: one sentence where it could not be done, and never a panic.
#[track_caller]
pub(crate) fn check_said(run: &Run, when: &str) {
    let status = run.status.unwrap_or_default();
    assert!((0..=2).contains(&status), "{when}: exit status {status}: {}{}", run.out, run.err);
    assert!(!run.err.contains("panicked"), "{when}: {}", run.err);
    if status == 2 {
        assert!((1..=2).contains(&run.err.lines().count()), "{when} should be one sentence: {:?}", run.err);
    }
}

/// The SGF, the result that is handed out, the slip, the signature and the catalogue are what the journal says.
#[track_caller]
pub(crate) fn check_agreement(stage: &Stage, when: &str) {
    let (events, sgf) = read(stage).unwrap();
    let state = SessionState::from_events(&events);
    assert_eq!(sgf, sgf_of(&state), "{when}: the SGF is not what the journal gives");
    let session = recording::session(&stage.folder()).unwrap();
    let confirmed = state.result().filter(|note| note.status == ResultStatus::Confirmed);
    let json = confirmed.map(|note| outcome_of(&state, note).to_json());
    let handed_out = fs::read_to_string(session.join("result.json")).ok();
    assert_eq!(handed_out, json, "{when}: the result that is handed out");
    assert_eq!(session.join("result.csv").exists(), json.is_some(), "{when}: the result as CSV");
    if matches!(stage.scenario, Scenario::CorrectNames | Scenario::Withdraw) {
        assert!(!session.join("result-slip.html").exists(), "{when}: the slip says what does not hold");
    }
    if stage.scenario == Scenario::Seal {
        let journal = SessionFolder::at(&session).read().unwrap();
        let proof = SealProof::of(&session, &journal).unwrap();
        assert!(matches!(proof, SealProof::SignedWith(_) | SealProof::SignedLater(_)), "{when}: {proof:?}");
    }
    if !stage.scenario.records() {
        check_catalogue(stage, &state, &session, when);
    }
}

/// The catalogue has the recording as its journal is.
#[track_caller]
pub(crate) fn check_catalogue(stage: &Stage, state: &SessionState, session: &Path, when: &str) {
    let catalogue = Catalogue::open_existing(&stage.catalogue()).unwrap_or_else(|error| panic!("{when}: {error}"));
    let check = catalogue.check(&mut |_| true).unwrap_or_else(|error| panic!("{when}: {error}"));
    assert!(check.damage.is_empty(), "{when}: {:?}", check.damage);
    let games = catalogue.find(&GameQuery::default()).unwrap().games;
    let expected = if stage.scenario == Scenario::Archive { 4 } else { 1 };
    assert_eq!(games.len(), expected, "{when}: games in the catalogue");
    let game = games.iter().find(|game| game.is_recording).unwrap();
    assert_eq!(fs::canonicalize(&game.path).unwrap(), fs::canonicalize(session).unwrap(), "{when}");
    let of_catalogue = (&game.info.black.name, game.info.result, game.moves);
    let of_journal = (&state.info().black.name, state.record().unwrap().info.result, state.moves().len());
    assert_eq!(of_catalogue, of_journal, "{when}: the catalogue and the journal");
}
