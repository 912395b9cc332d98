//! The rehearsal's film through the real recorder: the question that it is to ask is asked, the bump does no harm, and
//! after the answer the record is the game that was played.

use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use kifuscribe_acts::act::SessionAct;
use kifuscribe_capture::paced::Pace;
use kifuscribe_core::count::checkpoints::Checkpoint;
use kifuscribe_core::session::counting::{CountNotice, Noticed};
use kifuscribe_core::session::recording::{Answer, RecordingPhase};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_lab::rehearsal_source::source_at;
use kifuscribe_lab::synthetic::rehearsal::game;
use kifuscribe_recording::networks::{DetectorSettings, NetworkChoice};
use kifuscribe_recording::record_options::RecordOptions;
use kifuscribe_recording::task::Request;
use kifuscribe_recording::threaded::Recording;
use kifuscribe_words::recording_text;

#[test]
fn a_rehearsal_asks_about_the_pass_and_comes_to_the_count() {
    let folder = tempfile::tempdir().unwrap();
    let settings = DetectorSettings { models: NetworkChoice::default(), ..DetectorSettings::default() };
    let options = RecordOptions { sgf: folder.path().join("game.sgf"), ..RecordOptions::default() };
    let recording = Recording::start_with(
        Box::new(|| Ok(source_at(Pace::AtOnce, Arc::default()))),
        Box::new(move || Ok(Box::new(settings.open().0))),
        options,
    )
    .unwrap();
    let began = Instant::now();
    let mut asked = Vec::new();
    let mut said = Vec::new();
    let mut has_asked_about_pass = false;
    let mut phases = Vec::new();
    while !recording.is_finished() {
        assert!(began.elapsed() < Duration::from_secs(600), "{}", recording.snapshot().status);
        let view = recording.snapshot().view.clone();
        phases.push(view.phase);
        phases.dedup();
        for question in &view.questions {
            if asked.contains(&question.id) {
                continue;
            }
            let pass = question.alternatives.iter().position(|moves| moves.iter().any(|(_, point)| point.is_none()));
            asked.push(question.id);
            said.push(recording_text::question(question, game().size));
            has_asked_about_pass |= pass.is_some();
            if let Some(choice) = pass {
                let act = SessionAct::Answer { question: question.id, answer: Answer::Chosen(choice) };
                recording.request(Request::Act { acts: vec![act], signed: Signature::default() });
            }
        }
        sleep(Duration::from_millis(5));
    }
    let last = recording.join();
    assert_eq!(last.error, None);
    let played: Vec<_> = last.view.moves.iter().map(|m| (m.color, m.point)).collect();
    let expected: Vec<_> = game().moves.iter().map(|m| (m.color, m.point)).collect();
    assert_eq!(played, expected, "{phases:?}");
    assert!(has_asked_about_pass, "the question about the pass: {said:?}");
    assert!(phases.contains(&RecordingPhase::Counting), "{phases:?}");
    let kept = last.count.as_ref().and_then(|count| count.kept.clone()).unwrap();
    let noticed: Vec<&Noticed> = kept.counting.notices.iter().map(|notice| &notice.what).collect();
    assert!(!kept.counting.notices.iter().any(CountNotice::is_irregular), "the count is right: {noticed:?}");
    for checkpoint in [Checkpoint::Compensated, Checkpoint::Finished, Checkpoint::BowlsBack] {
        assert!(noticed.iter().any(|n| **n == Noticed::Checkpoint(checkpoint)), "{checkpoint:?}: {noticed:?}");
    }
}
