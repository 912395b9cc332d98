//! Lines of a request that was dropped before they were kept: they are taken again, and nothing is acknowledged that is not on the disk.

use std::future::Future as _;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use super::{Intake, JournalClaim, Post};
use crate::round::TablePairing;
use crate::store::Store;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::recorder::event::RecorderEvent;
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::journal::{FIRST, line};

/// The lines of a recording on nine lines that began, and of so many signs that it goes on.
fn lines(paused: usize) -> Vec<String> {
    lines_of(paused, "the film is over")
}

/// The same with this reason in the last line.
fn lines_of(paused: usize, why: &str) -> Vec<String> {
    let (at, source, program) = ("2026-11-21T14:03:00+01:00".to_owned(), "a film".to_owned(), String::new());
    let (time, size) = (Duration::ZERO, BoardSize::NINE);
    let began = RecorderEvent::Began { time, size, setup: Vec::new(), to_play: Some(Color::Black), handicap: 0 };
    let mut events = vec![
        SessionEvent::Opened { at, source, info: Box::new(GameInfo::default()), program },
        SessionEvent::Recorder(began),
    ];
    let ended = |i: usize| {
        let why = if i + 1 == paused { why } else { "the film is over" };
        SessionEvent::Ended { time: Duration::from_secs(i as u64), why: why.to_owned() }
    };
    events.extend((0..paused).map(ended));
    let mut head = FIRST.to_owned();
    let mut written = Vec::new();
    for (i, event) in events.iter().enumerate() {
        let (text, hash) = line(i + 1, &head, event).unwrap();
        written.push(text);
        head = hash;
    }
    written
}

#[tokio::test]
async fn lines_of_a_request_that_was_dropped_half_way_are_taken_again_and_kept_once() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let mut intake = Intake::empty(1);
    let (all, pairing) = (lines(4), TablePairing::default());
    let claim = JournalClaim { secret: Some("a"), is_organisers: false };
    // Each request is dropped at every point where it waits, then sent again.
    for (from, to) in [(0, 2), (2, 4), (4, 6)] {
        let body = all[from..to].concat();
        let post =
            Post { from, journal: None, body: body.as_bytes(), computer: "laptop", claim, pairing: &pairing, at: 1000 };
        for polls in 1..4 {
            let mut dropped = pin!(intake.take(&store, &post));
            for _ in 0..polls {
                let mut context = Context::from_waker(Waker::noop());
                if let Poll::Ready(taken) = dropped.as_mut().poll(&mut context) {
                    assert!(taken.answer.is_ok());
                    break;
                }
                std::thread::sleep(Duration::from_millis(20));
            }
        }
        let told = intake.offset(&store, None).await.unwrap().offset;
        let on_disk = match intake.current() {
            Some(journal) => store.lines(journal.id, 0).await.unwrap().len(),
            None => 0,
        };
        assert!(told <= on_disk, "{told} lines are acknowledged, and {on_disk} are kept");
        let answer = intake.take(&store, &post).await.answer.unwrap();
        assert_eq!(answer.offset, to);
        let journal = intake.current().unwrap().id;
        let texts: Vec<Vec<u8>> = store.lines(journal, 0).await.unwrap().into_iter().map(|line| line.text).collect();
        assert_eq!(texts.len(), to, "each line is kept once");
    }
}

#[tokio::test]
async fn the_bytes_of_a_table_are_counted_with_those_of_forks() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let mut intake = Intake::empty(1);
    let (pairing, claim) = (TablePairing::default(), JournalClaim { secret: Some("a"), is_organisers: false });
    let (all, other) = (lines(4), lines(3));
    let bytes = |lines: &[String]| lines.iter().map(|line| line.trim_end().len()).sum::<usize>();
    // The last line of the shorter recording is another one than the hall has there.
    let fork = [&other[..4], &[lines_of(3, "another end")[4].clone()]].concat();
    for (body, counted) in [(all.concat(), bytes(&all)), (fork.concat(), bytes(&all) + bytes(&fork[4..]))] {
        let post =
            Post { from: 0, journal: None, body: body.as_bytes(), computer: "laptop", claim, pairing: &pairing, at: 1 };
        let _ = intake.take(&store, &post).await;
        intake.room(&store, &claim, 1).await.unwrap();
        assert_eq!((intake.bytes, store.table_bytes(1).await.unwrap()), (Some(counted), counted));
    }
    // A table's own computer repeats what is refused, with one more line of the fork or without one.
    let longer = [fork.clone(), lines_of(4, "another end")[5..].to_vec()].concat();
    let body = fork.concat();
    let post =
        Post { from: 0, journal: None, body: body.as_bytes(), computer: "laptop", claim, pairing: &pairing, at: 1 };
    for _ in 0..3 {
        let _ = intake.take(&store, &post).await;
        intake.room(&store, &claim, 1).await.unwrap();
        assert_eq!(intake.bytes, Some(store.table_bytes(1).await.unwrap()), "it is kept once, and counted once");
    }
    let body = longer.concat();
    let _ = intake.take(&store, &Post { body: body.as_bytes(), ..post }).await;
    intake.room(&store, &claim, 1).await.unwrap();
    assert_eq!(intake.bytes, Some(store.table_bytes(1).await.unwrap()));
}

#[tokio::test]
async fn what_another_process_has_kept_counts_within_seconds_and_is_not_summed_up_for_each_request() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let [mut own, mut other] = [(); 2].map(|()| Intake::empty(1));
    let (pairing, claim, all) =
        (TablePairing::default(), JournalClaim { secret: Some("a"), is_organisers: false }, lines(4));
    let counted = |intake: &Intake| intake.bytes.unwrap();
    let bytes = |to: usize| all[..to].iter().map(|line| line.trim_end().len()).sum::<usize>();
    let take = async |intake: &mut Intake, from: usize, at: i64| {
        let body = &all[from];
        let post =
            Post { from, journal: None, body: body.as_bytes(), computer: "laptop", claim, pairing: &pairing, at };
        assert_eq!(intake.take(&store, &post).await.answer.unwrap().offset, from + 1);
    };
    take(&mut own, 0, 20_000).await;
    take(&mut own, 1, 20_001).await;
    other.reload(&store).await.unwrap();
    take(&mut other, 2, 20_002).await;
    assert_eq!(counted(&other), bytes(3));
    own.reload(&store).await.unwrap();
    take(&mut own, 3, 20_003).await;
    assert_eq!(counted(&own), bytes(4) - (bytes(3) - bytes(2)), "what the other one added is not counted at once");
    other.reload(&store).await.unwrap();
    own.reload(&store).await.unwrap();
    take(&mut own, 4, 30_003).await;
    assert_eq!(counted(&own), bytes(5));
}
