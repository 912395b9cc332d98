//! What a person does to a recording has the same effect, and is refused in the same words, whoever does it and however far the
//! recording has come: through the service that the window uses, with the real command line, and from a hall.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::failure::ActError;
use kifuscribe_acts::hall_import::import;
use kifuscribe_acts::performance::{ActPlace, perform};
use kifuscribe_acts::refusal::ActRefusal;
use kifuscribe_capture::source::{CaptureError, Delivery, Source, SourceInfo};
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameInfo, MoveFlags};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::recorder::event::{CommittedMove, Question, QuestionKind, RecorderEvent};
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::{AuditOutcome, CountEvent, OutcomeSettings};
use kifuscribe_core::session::incident::Incident;
use kifuscribe_core::session::recording::{Answer, ResultNote, ResultStatus, SessionEvent, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::info;
use kifuscribe_recording::observer::Observer;
use kifuscribe_recording::record_options::RecordOptions;
use kifuscribe_recording::task::Request;
use kifuscribe_recording::threaded::Recording;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_vision::error::VisionError;
use kifuscribe_words::history_text;
use kifuscribe_words::recording_sgf::sgf_of;

use crate::run::{Ran, kifuscribe_in};
use kifuscribe_core::session::assent::Assent;

/// What a person does, as it is typed and as the service has it; what comes of it while the recording runs, when it is over, when
/// it is sealed, and when its result is confirmed. `+` is done; `+ WORDS` is done, with a remark; anything else is why it is refused.
///
/// The game: Ito against Novák on nine lines, komi 7.5, four moves. Question 1 is open and has one proposal; the count came to B+3.5.
const TABLE: &str = "
answer S 1 confirm                                    | +                | +                | +                | +
answer S 7 confirm                                    | question 7 is not open; open are: 1 | = | = | =
answer S 1 reject --by Referee                        | +                | +                | +                | +
answer S 7 confirm --by Referee                       | question 7 is not open; open are: 1 | = | = | =
answer S 1 4                                          | question 1 has these proposals: 1   | = | = | =
correct S wrong-color 2                               | +                | +                | +                | +
correct S wrong-color 40                              | there is no move 40: the record has 4 | = | = | =
correct S redo                                        | nothing was taken back              | = | = | =
correct S info --info komi.toml --by Referee          | +                | +                | the recording is sealed, and so are its names | +
correct S info --info komi.toml --by ''               | names and settings, and decisions that are made again, need a name | = | the recording is sealed | names and settings
result S claim B+R                                    | +                | +                | +                | the result B+3.5 in S was confirmed by Ito / Novák, and is final
result S claim B+400                                  | + comes to B+400: the claim is noted            | = | = | the result B+3.5 in S was confirmed by Ito / Novák, and is final
result S confirm B+3.5 --by Referee --both-agree      | + The recording ended with B+3.5 | +  | +                | the result B+3.5 in S was confirmed by Ito / Novák, and is final
result S confirm B+3.5                                | it is not said that both players agree | = | = | the result B+3.5 in S was confirmed by Ito / Novák, and is final
result S confirm W+1.5 --by Referee --both-agree      | The count says: Black - Ito - wins by 3.5 (counted). | = | = | the result B+3.5 in S was confirmed by Ito / Novák, and is final
result S confirm W+R --by Referee --reasons Lost      | +                | +                | +                | the result B+3.5 in S was confirmed by Ito / Novák, and is final
correct S withdraw --by Referee --reasons Wrong       | there is no ruling and no result to take back | = | = | + No result stands now
correct S withdraw --by Referee --reasons ''          | a ruling is taken back by somebody, for a reason | = | = | =
incident S warning black                              | +                | +                | +                | +
incident S remark                                     | a remark without words says nothing | = | = | =
seal S                                                | the recording still runs; end it first | + | + | +
";

/// How far a recording has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Running,
    Over,
    Sealed,
    Confirmed,
}

const STAGES: [Stage; 4] = [Stage::Running, Stage::Over, Stage::Sealed, Stage::Confirmed];

fn result(text: &str) -> GameResult {
    GameResult::from_sgf(text).unwrap()
}

fn known() -> GameInfo {
    info::from_toml("black='Ito'\nwhite='Novák'\nkomi=7.5\nrules='chinese'".as_bytes()).unwrap()
}

/// The act of a line, and who does it.
fn act_of(words: &[&str]) -> (SessionAct, String) {
    let option = |name: &str| words.iter().position(|word| *word == name).map(|at| words[at + 1].trim_matches('\''));
    let text = |name: &str| option(name).unwrap_or_default().to_owned();
    let by = text("--by");
    let act = match (words[0], words.get(2).copied()) {
        ("answer", _) => {
            let (question, answer) = (words[2].parse().unwrap(), Answer::of_word(words[3]).unwrap());
            SessionAct::Answer { question, answer }
        }
        ("correct", Some("wrong-color")) => {
            SessionAct::Correct(Correction::WrongColor { number: words[3].parse().unwrap() })
        }
        ("correct", Some("redo")) => SessionAct::Correct(Correction::Redo),
        ("correct", Some("info")) => {
            let komi = Some(HalfPoints::points(5));
            SessionAct::Correct(Correction::WrongInfo(Box::new(GameInfo { komi, ..known() })))
        }
        ("correct", Some("withdraw")) => SessionAct::Withdraw { reasons: text("--reasons") },
        ("result", Some("claim")) => {
            SessionAct::Claim { result: result(words[3]), protest: false, assent: Assent::NONE }
        }
        ("result", _) => SessionAct::Confirm {
            result: result(words[3]),
            protest: false,
            reasons: text("--reasons"),
            assent: if words.contains(&"--both-agree") { Assent::of_both() } else { Assent::NONE },
            appeals: Vec::new(),
        },
        ("incident", Some("warning")) => {
            SessionAct::NoteIncident { incident: Incident::Warning { player: Color::Black }, text: String::new() }
        }
        ("incident", _) => SessionAct::NoteIncident { incident: Incident::Remark, text: String::new() },
        ("seal", _) => SessionAct::Seal,
        other => panic!("{other:?}"),
    };
    (act, by)
}

/// The events of the game at a stage; a running one was cut off, to be resumed.
fn game_at(stage: Stage) -> Vec<SessionEvent> {
    let (size, time, text) = (BoardSize::NINE, Duration::from_secs(9), String::new);
    let point = |label: &str| Point::from_label(label, size);
    let moved = |number: usize, label: &str| {
        SessionEvent::Recorder(RecorderEvent::Moved(CommittedMove {
            number,
            color: Color::BOTH[(number + 1) % 2],
            point: point(label),
            time: Duration::from_secs(number as u64),
            committed: Duration::from_secs(number as u64),
            confidence: 0.99,
            flags: MoveFlags::NONE,
        }))
    };
    let (to_play, setup) = (None, Vec::new());
    let began = RecorderEvent::Began { time: Duration::ZERO, size, setup, to_play, handicap: 0 };
    let alternatives = vec![vec![(Color::Black, point("E7"))]];
    let asked = Question { id: 1, time, after: 4, kind: QuestionKind::Ambiguous, points: Vec::new(), alternatives };
    let counted = AuditOutcome {
        at: "2026-11-21T14:20:00+01:00".to_owned(),
        verdict: Verdict::Agrees,
        sentence: "The fill matches.".to_owned(),
        computed: Some(result("B+3.5")),
        claimed: None,
        settings: OutcomeSettings::Stated { size, settings: Vec::new() },
        files: Vec::new(),
    };
    let mut events = vec![
        SessionEvent::Opened { at: text(), source: text(), info: Box::new(known()), program: text() },
        SessionEvent::Recorder(began),
    ];
    events.extend((1..).zip(["E5", "C3", "G7", "C7"]).map(|(number, label)| moved(number, label)));
    events.push(SessionEvent::Recorder(RecorderEvent::Asked(asked)));
    events.push(SessionEvent::Counted { time, event: CountEvent::Audited(counted) });
    let ended = || SessionEvent::Ended { time, why: "stopped by hand".to_owned() };
    let confirmed = || {
        let signed = Signature::new("2026-11-21T14:30:00+01:00".to_owned(), "Ito / Novák");
        let (status, protest) = (ResultStatus::Confirmed, false);
        SessionEvent::Noted {
            time,
            result: ResultNote { result: result("B+3.5"), status, protest, signed, assent: Assent::NONE },
        }
    };
    match stage {
        Stage::Running => {}
        Stage::Over => events.push(ended()),
        Stage::Sealed => events.extend([ended(), SessionEvent::Sealed { time, at: text() }]),
        Stage::Confirmed => events.extend([ended(), confirmed()]),
    }
    events
}

/// A recording in a folder of its own.
struct Table {
    folder: tempfile::TempDir,
    running: Option<Recording>,
}

impl Table {
    fn at(stage: Stage) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let events = game_at(stage);
        SessionFolder::at(folder.path().join("game.session")).create().unwrap().append(&events).unwrap();
        fs::write(folder.path().join("game.sgf"), sgf_of(&SessionState::from_events(&events)).unwrap()).unwrap();
        fs::write(folder.path().join("komi.toml"), "komi=5").unwrap();
        let running = (stage == Stage::Running).then(|| {
            let sgf = folder.path().join("game.sgf");
            let options = RecordOptions { sgf, resume: true, ..RecordOptions::default() };
            let running = Recording::start_with(
                Box::new(|| Ok(Box::new(StillCamera::default()))),
                Box::new(|| Ok(Box::new(Nothing))),
                options,
            );
            let running = running.unwrap();
            wait_until("the recording goes on", || running.snapshot().view.record.is_some());
            running
        });
        Self { folder, running }
    }

    fn session(&self) -> PathBuf {
        self.folder.path().join("game.session")
    }

    /// Does the act as the window does: through the running recording, or through the service.
    fn act(&self, act: SessionAct, by: &str) -> Result<Vec<String>, String> {
        let (session, sgf) = (self.session(), self.folder.path().join("game.sgf"));
        let signed = Signature::new("2026-11-21T14:40:00+01:00".to_owned(), by);
        let Some(running) = &self.running else {
            let place = ActPlace::recording(&session, None);
            let done = perform(&place, &signed, &mut |_, _| {}, |_| Ok(vec![act]));
            let named = session.display().to_string();
            let done = done.map_err(|why| why.to_string().replace(&named, "S"))?;
            return Ok(done.remarks.iter().map(|remark| remark.sentence(&session, &sgf)).collect());
        };
        let before = running.snapshot();
        running.request(Request::Act { acts: vec![act], signed });
        wait_until("the act is carried out", || {
            let now = running.snapshot();
            now.refused.len() > before.refused.len() || !std::sync::Arc::ptr_eq(&now.view, &before.view)
        });
        let now = running.snapshot();
        match now.refused.last() {
            Some(why) => Err(why.clone()),
            None => Ok(now.remarks[before.remarks.len()..].iter().map(|remark| remark.text.clone()).collect()),
        }
    }

    /// Does the act with the real command line.
    fn run(&self, words: &[&str]) -> Result<Vec<String>, String> {
        let args: Vec<&str> =
            words.iter().map(|word| if *word == "S" { "game.session" } else { word.trim_matches('\'') }).collect();
        let Ran { status, err, .. } = kifuscribe_in(self.folder.path(), &args);
        let mut said = err.lines().map(|line| line.trim_start_matches("kifuscribe: ").to_owned());
        if status == 2 {
            Err(said.next_back().unwrap_or_default().replace("game.session", "S"))
        } else {
            Ok(said.collect())
        }
    }

    /// Does the act as one that was done in a hall and is imported here; `None` where a hall offers no such act, or the recording
    /// contradicts it.
    fn import(&self, act: &SessionAct, by: &str) -> Option<Result<(), String>> {
        let is_offered = matches!(act, SessionAct::Answer { .. } | SessionAct::Confirm { .. }) && !by.is_empty();
        let signed = Signature::new("2026-11-21T14:40:00+01:00".to_owned(), by);
        let events = act.events(&signed, Duration::ZERO, 0);
        let (done, refused) = import(&self.session(), is_offered.then_some(events.as_slice())?, &mut |_, _| {});
        match refused {
            Some(why) => Some(Err(why.to_string().replace(&self.session().display().to_string(), "S"))),
            None => (!done.is_empty()).then_some(Ok(())),
        }
    }

    /// What the recording has come to once nothing runs any more: the record, and what people did and noted, without when.
    fn effect(mut self) -> (String, Vec<String>) {
        if let Some(running) = self.running.take() {
            running.stop();
            assert_eq!(running.join().error, None);
        }
        let state = SessionState::from_events(&SessionFolder::at(self.session()).read().unwrap().events);
        let mut did: Vec<String> = state
            .steps()
            .iter()
            .map(|step| {
                let what = history_text::what_happened(step, BoardSize::NINE, state.info());
                let (_, what) = what.split_once(": ").unwrap_or_default();
                format!("{what} ({}), {}", step.signature().by, step.holds)
            })
            .collect();
        did.extend(state.counting().incidents.iter().map(|note| format!("{:?} {}", note.incident, note.by)));
        did.push(format!("{:?}", state.phase()));
        let written = |name: &str| fs::read_to_string(self.session().join(name)).unwrap_or_default();
        did.extend(["result.json", "result.csv"].map(written).map(|text| {
            // The time of the confirmation is that of the test.
            text.lines().map(|line| line.split("2026-").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
        }));
        let mut sgf = fs::read_to_string(self.folder.path().join("game.sgf")).unwrap();
        let comment = "Referee\\: ";
        if let Some(at) = sgf.find(comment) {
            // The time of the note.
            sgf.replace_range(at + comment.len()..at + comment.len() + "14\\:40".len(), "");
        }
        (sgf, did)
    }
}

#[track_caller]
fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while !is_so() {
        assert!(Instant::now() < deadline, "{what}");
        thread::sleep(Duration::from_millis(5));
    }
}

/// A camera before which nothing happens.
struct StillCamera {
    info: SourceInfo,
    taken: u64,
}

impl Default for StillCamera {
    fn default() -> Self {
        Self { info: SourceInfo { name: "a script".to_owned(), live: true, frames: None }, taken: 0 }
    }
}

impl Source for StillCamera {
    fn next(&mut self) -> Result<Delivery, CaptureError> {
        thread::sleep(Duration::from_millis(20));
        self.taken += 1;
        let time = Duration::from_millis(20 * self.taken);
        Ok(Delivery::Frame(Frame { index: self.taken, time, ..Frame::new(1, 1, vec![0; 3]) }))
    }

    fn info(&self) -> &SourceInfo {
        &self.info
    }
}

/// Sees no board.
struct Nothing;

impl Observer for Nothing {
    fn observe(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError> {
        Ok(FrameObservation::NoBoard { time: frame.time })
    }
}

/// Checks what a face said against a cell of the table.
#[track_caller]
fn check(said: &Result<Vec<String>, String>, expected: &str, whose: &str) {
    match (said, expected.strip_prefix('+')) {
        (Ok(remarks), Some("")) => {
            assert!(
                remarks.iter().all(|said| !said.contains("Nobody") && !said.contains("o count ")),
                "{whose}: {said:?}"
            );
        }
        (Ok(remarks), Some(remark)) => {
            assert!(remarks.iter().any(|said| said.contains(remark.trim())), "{whose}: {said:?}");
        }
        (Err(why), None) => assert!(why.starts_with(expected), "{whose}: {why}"),
        _ => panic!("{whose}: {expected:?}, and it said {said:?}"),
    }
}

#[test]
fn every_act_has_the_same_effect_and_is_refused_in_the_same_words_on_every_face() {
    let mut from_halls = 0;
    for line in TABLE.lines().filter(|line| !line.is_empty()) {
        let mut cells = line.split('|').map(str::trim);
        let words: Vec<&str> = cells.next().unwrap().split_whitespace().collect();
        let (act, by) = act_of(&words);
        let mut expected = "";
        for (stage, cell) in STAGES.into_iter().zip(cells) {
            expected = if cell == "=" { expected } else { cell };
            let whose = format!("{} ({stage:?})", words.join(" "));
            let [service, program] = [Table::at(stage), Table::at(stage)];
            let (by_service, by_program) = (service.act(act.clone(), &by), program.run(&words));
            check(&by_service, expected, &whose);
            check(&by_program, expected, &whose);
            if let (Err(why), Err(said)) = (&by_service, &by_program) {
                // The command line adds the option by which what is lacking is given.
                assert_eq!(why, said.split(" (--").next().unwrap(), "{whose}");
            }
            let effect = service.effect();
            assert_eq!(effect, program.effect(), "{whose}");
            let hall = Table::at(stage);
            if let Some(by_hall) = hall.import(&act, &by) {
                from_halls += 1;
                assert_eq!(by_hall, by_service.map(drop), "{whose}");
                assert_eq!(hall.effect(), effect, "{whose}");
            }
        }
    }
    assert!(from_halls >= 9, "{from_halls} acts came from a hall");
}

#[test]
fn a_refused_act_is_not_written() {
    let table = Table::at(Stage::Over);
    let journal = || fs::read(table.session().join("journal.jsonl")).unwrap();
    let before = journal();
    let refused = perform(&ActPlace::recording(&table.session(), None), &Signature::default(), &mut |_, _| {}, |_| {
        Ok(vec![
            SessionAct::Claim { result: result("B+R"), protest: false, assent: Assent::NONE },
            SessionAct::Withdraw { reasons: String::new() },
        ])
    });
    assert!(matches!(refused, Err(ActError::Refused(ActRefusal::WithdrawalUnsigned))));
    assert_eq!(journal(), before, "all or nothing");
}

/// The requests that wait in a session folder, and their answers.
fn requests(session: &Path) -> Vec<String> {
    let Ok(files) = fs::read_dir(session.join("acts")) else { return Vec::new() };
    files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn what_a_recording_that_runs_does_not_answer_is_withdrawn() {
    let table = Table::at(Stage::Over);
    // Somebody holds the journal, and looks at no request.
    let held = SessionFolder::at(table.session()).reopen().unwrap();
    let asked = Instant::now();
    let ran = kifuscribe_in(table.folder.path(), &["result", "game.session", "claim", "B+R"]);
    let took = asked.elapsed();
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("has not answered within 5 seconds, and is asked no longer"), "{}", ran.err);
    assert!(Duration::from_secs(5) <= took && took < Duration::from_secs(15), "{took:?}");
    assert_eq!(requests(&table.session()), [""; 0], "nothing is left");
    drop(held);
    let state = SessionState::from_events(&SessionFolder::at(table.session()).read().unwrap().events);
    assert_eq!(state.result(), None);
}

#[test]
fn whatever_lies_where_requests_are_looked_for_does_no_harm() {
    let table = Table::at(Stage::Running);
    let acts = table.session().join("acts");
    fs::create_dir_all(&acts).unwrap();
    let now = std::time::SystemTime::now().duration_since(std::time::SystemTime::UNIX_EPOCH).unwrap().as_nanos();
    let soon = |n: u128| now + 4_000_000_000 + n;
    let journal = fs::read(table.session().join("journal.jsonl")).unwrap();
    let hostile: [&[u8]; 7] =
        [b"", b"\n", b"{}", b"\x00\xff\xfe", &journal, &journal[..200], &vec![b'x'; (1 << 20) + 1]];
    for (n, bytes) in hostile.iter().enumerate() {
        fs::write(acts.join(format!("{}.asked", soon(n as u128))), bytes).unwrap();
    }
    // Left behind by programs that were killed: one long ago, one with a clock of its own, one that is no request.
    for name in [format!("{}.asked", now - 1), format!("{}.asked", now * 2), "x.asked".to_owned()] {
        fs::write(acts.join(name), b"{}").unwrap();
    }
    fs::create_dir(acts.join(format!("{}.asked", soon(99)))).unwrap();
    wait_until("they are refused", || {
        requests(&table.session()).iter().filter(|name| name.ends_with(".refused")).count() == hostile.len()
    });
    let ran = kifuscribe_in(table.folder.path(), &["result", "game.session", "claim", "B+R"]);
    assert_eq!(ran.status, 1, "{}", ran.err);
    let (_, did) = table.effect();
    assert_eq!(did.iter().filter(|did| did.contains("wins by resignation")).count(), 1, "{did:?}");
}
