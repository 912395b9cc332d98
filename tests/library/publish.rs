//! Publishing a record: every state of the game reaches the organiser's site and the folder of growing records, whatever
//! the site does meanwhile, and the recording never waits for it.

#[path = "../support/http_site.rs"]
mod http_site;

use std::fs;
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use http_site::HttpSite;
use kifuscribe_core::game::color::Color;
use kifuscribe_formats::sgf;

use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameRecord, Move, MoveFlags};
use kifuscribe_core::recorder::event::{CommittedMove, StopCause};
use kifuscribe_core::session::recording::{RecordingPhase, RecordingView, SessionState};
use kifuscribe_network::live::delivery::{DeliveryEnd, DeliveryState, RecordDelivery};
use kifuscribe_network::live::feed::LiveFeed;
use kifuscribe_network::live::publisher::PublishAddress;
use kifuscribe_storage::spectator_folder::SpectatorFolder;

/// A game that is recorded, and shown.
struct Game {
    feed: LiveFeed,
    view: RecordingView,
}

impl Game {
    fn begin(delay: &str) -> Self {
        let mut view = SessionState::from_events(&[]).view();
        view.info.black.name = "Ada".to_owned();
        view.info.table = "3".to_owned();
        view.record = Some(GameRecord::new(BoardSize::NINE));
        view.phase = RecordingPhase::Recording;
        Self { feed: LiveFeed::open(delay.parse().unwrap()).unwrap(), view }
    }

    /// Plays the moves named and publishes each; returns the longest time that one of them took.
    fn play(&mut self, labels: &str) -> Duration {
        let mut longest = Duration::ZERO;
        for label in labels.split_whitespace() {
            let record = self.view.record.as_mut().unwrap();
            let color = if record.moves.len().is_multiple_of(2) { Color::Black } else { Color::White };
            record.moves.push(Move::new(color, Point::from_label(label, BoardSize::NINE)));
            let began = Instant::now();
            self.feed.publish(&self.view);
            longest = longest.max(began.elapsed());
        }
        longest
    }

    fn phase(&mut self, phase: RecordingPhase) {
        self.view.phase = phase;
        self.feed.publish(&self.view);
    }

    fn publish_to(&self, address: SocketAddr) -> RecordDelivery {
        let address = PublishAddress::new(&format!("http://{address}/b1.sgf"), Some("s3cret\n")).unwrap();
        RecordDelivery::start("publisher", &self.feed, Box::new(address)).unwrap()
    }
}

fn taken() -> Option<(u16, String)> {
    Some((204, String::new()))
}

/// The points of a record, such as `E5 C3`.
fn moves_of(text: &str) -> String {
    let record = sgf::read(text.as_bytes()).unwrap().record;
    record.moves.iter().map(|m| m.point.unwrap().label(record.size)).collect::<Vec<_>>().join(" ")
}

/// The record that the site has: the body of the newest request.
fn published(site: &HttpSite) -> String {
    site.requests().last().map(|r| moves_of(&r.body)).unwrap_or_default()
}

/// Waits until something holds, at most for 20 seconds.
#[track_caller]
fn wait_until(what: &str, holds: impl Fn() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < Duration::from_secs(60), "{what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn the_whole_record_is_sent_after_each_move() {
    let mut game = Game::begin("0s");
    let site = HttpSite::open(|_| taken());
    let delivery = game.publish_to(site.address());
    for (label, expected) in [("E5", "E5"), ("C3", "E5 C3"), ("G7", "E5 C3 G7")] {
        game.play(label);
        wait_until(expected, || published(&site) == expected);
    }
    let first = &site.requests()[0];
    assert_eq!(first.line, "PUT /b1.sgf");
    assert!(first.head.contains("authorization: bearer s3cret\r\n"), "{}", first.head);
    assert!(first.head.contains("content-type: application/x-go-sgf"), "{}", first.head);
    // A correction replaces what was there.
    game.view.record.as_mut().unwrap().moves.truncate(1);
    game.play("D4");
    wait_until("E5 D4", || published(&site) == "E5 D4");
    assert_eq!(delivery.finish(Duration::from_secs(10)), DeliveryEnd::Complete);
}

#[test]
fn nothing_is_sent_before_the_game_has_begun() {
    let mut game = Game::begin("0s");
    game.view.record = None;
    let site = HttpSite::open(|_| taken());
    let delivery = game.publish_to(site.address());
    game.phase(RecordingPhase::Preparing);
    game.phase(RecordingPhase::Ended);
    assert_eq!(delivery.finish(Duration::from_secs(10)), DeliveryEnd::Complete);
    assert_eq!(site.requests().len(), 0);
}

#[test]
fn a_site_that_refuses_has_the_newest_record_when_it_no_longer_does() {
    let mut game = Game::begin("0s");
    let site = HttpSite::open(|_| Some((503, "busy".to_owned())));
    let delivery = game.publish_to(site.address());
    game.play("E5");
    wait_until("a refusal", || matches!(delivery.state(), DeliveryState::Retrying { .. }));
    let DeliveryState::Retrying { why } = delivery.state() else { panic!("it was refused") };
    assert!(why.contains("the server answered 503"), "{why}");
    assert!(!why.contains("s3cret"), "{why}");
    game.play("C3 G7 D4");
    site.answer_with(|_| taken());
    wait_until("the newest record", || delivery.state() == DeliveryState::Delivered);
    assert_eq!(published(&site), "E5 C3 G7 D4");
    // What was refused is not sent one by one: the newest replaces it.
    assert!(!site.requests().iter().any(|r| moves_of(&r.body) == "E5 C3"));
}

#[test]
fn pauses_grow_while_a_site_refuses() {
    let mut game = Game::begin("0s");
    let site = HttpSite::open(|_| Some((500, String::new())));
    let _delivery = game.publish_to(site.address());
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(4) {
        game.play("pass");
        std::thread::sleep(Duration::from_millis(5));
    }
    // At 0, 0.5, 1.5 and 3.5 seconds, however many moves are played.
    let attempts = site.requests().len();
    assert!((3..=4).contains(&attempts), "{attempts} attempts");
}

#[test]
fn a_site_that_stalls_does_not_hold_up_the_game() {
    let mut game = Game::begin("0s");
    let site = HttpSite::open(|_| None);
    let delivery = game.publish_to(site.address());
    game.play("E5");
    wait_until("a request", || site.requests().len() == 1);
    let longest = game.play(&"pass ".repeat(300));
    // One that waited for the site would take its six seconds.
    assert!(longest < Duration::from_secs(1), "a move waited {longest:?}");
    assert_eq!(site.requests().len(), 1);
    site.answer_with(|_| taken());
    wait_until("the newest record", || delivery.state() == DeliveryState::Delivered);
    assert_eq!(sgf::read(site.requests().last().unwrap().body.as_bytes()).unwrap().record.moves.len(), 301);
}

#[test]
fn a_site_that_dies_and_comes_back_has_the_newest_record() {
    let mut game = Game::begin("0s");
    let site = HttpSite::open(|_| taken());
    let address = site.address();
    let delivery = game.publish_to(address);
    game.play("E5");
    wait_until("E5", || delivery.state() == DeliveryState::Delivered);
    drop(site);
    game.play("C3 G7");
    wait_until("that it is gone", || matches!(delivery.state(), DeliveryState::Retrying { .. }));
    let site = HttpSite::open_at(address, |_| taken());
    // The end of the recording waits for it.
    assert_eq!(delivery.finish(Duration::from_secs(10)), DeliveryEnd::Complete);
    assert_eq!(published(&site), "E5 C3 G7");
}

#[test]
fn what_was_not_sent_is_known_at_the_end() {
    let mut game = Game::begin("0s");
    let site = HttpSite::open(|r| if moves_of(&r.body).len() > 5 { None } else { taken() });
    let delivery = game.publish_to(site.address());
    game.play("E5 C3");
    wait_until("two moves", || delivery.state() == DeliveryState::Delivered);
    game.play("G7");
    let began = Instant::now();
    let end = delivery.finish(Duration::from_secs(1));
    assert!(began.elapsed() < Duration::from_secs(3), "it waited {:?}", began.elapsed());
    assert_eq!(end, DeliveryEnd::Unsent { delivered: 2, moves: 3, why: String::new() });
}

#[test]
fn a_redirection_does_not_take_the_token_elsewhere() {
    let elsewhere = HttpSite::open(|_| taken());
    let mut game = Game::begin("0s");
    let moved = format!("http://{}/b1.sgf", elsewhere.address());
    let site = HttpSite::open(move |_| Some((307, moved.clone())));
    let delivery = game.publish_to(site.address());
    game.play("E5");
    wait_until("a refusal", || matches!(delivery.state(), DeliveryState::Retrying { .. }));
    assert!(matches!(delivery.state(), DeliveryState::Retrying { why } if why.contains("it has moved")));
    assert_eq!(elsewhere.requests().len(), 0);
}

#[test]
fn moves_that_are_kept_back_are_not_published() {
    let mut game = Game::begin("2moves");
    let site = HttpSite::open(|_| taken());
    let delivery = game.publish_to(site.address());
    game.play("E5 C3 G7");
    wait_until("E5", || published(&site) == "E5");
    assert_eq!(game.feed.kept_back(), 2);
    game.phase(RecordingPhase::Stopped(StopCause::Passes));
    assert_eq!(delivery.finish(Duration::from_secs(10)), DeliveryEnd::Complete);
    assert_eq!(published(&site), "E5 C3 G7");
    assert_eq!(game.feed.kept_back(), 0);
}

#[test]
fn a_delay_by_time_holds_until_the_game_is_over_and_the_recording_ended() {
    let check = |was_over: bool| {
        let mut game = Game::begin("10m");
        game.play("E5 C3");
        if was_over {
            game.phase(RecordingPhase::Counting);
        }
        assert_eq!(game.feed.kept_back(), 2);
        game.phase(RecordingPhase::Ended);
        std::thread::sleep(Duration::from_millis(300));
        game.feed.kept_back()
    };
    assert_eq!(check(true), 0);
    // A recording that was only stopped may be resumed.
    assert_eq!(check(false), 2);
}

#[test]
fn a_resumed_recording_shows_at_once_what_spectators_had_seen() {
    let resumed = |delay: &str| {
        let mut game = Game::begin(delay);
        game.play("E5 C3 G7");
        // The second and the third move came ten seconds apart.
        let committed = |(number, at)| CommittedMove {
            number,
            color: Color::Black,
            point: None,
            time: Duration::from_secs(at),
            committed: Duration::from_secs(at),
            confidence: 1.0,
            flags: MoveFlags::default(),
        };
        game.view.moves = [(1, 5), (2, 20), (3, 30)].map(committed).to_vec();
        let again = LiveFeed::open(delay.parse().unwrap()).unwrap();
        again.resume(&game.view);
        again.kept_back()
    };
    assert_eq!(resumed("0s"), 0);
    assert_eq!(resumed("15s"), 2);
    assert_eq!(resumed("5s"), 1);
    assert_eq!(resumed("1moves"), 1);
}

fn index_of(folder: &Path) -> serde_json::Value {
    serde_json::from_slice(&fs::read(folder.join("live/index.json")).unwrap()).unwrap()
}

#[test]
fn records_grow_in_a_folder_under_a_fixed_name() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("live/board-03.sgf");
    let mut game = Game::begin("0s");
    let place = SpectatorFolder::beside(&folder.path().join("round-2.sgf"), &game.view.info.table, "game");
    let delivery = RecordDelivery::start("folder", &game.feed, Box::new(place)).unwrap();
    for expected in ["E5", "E5 C3"] {
        game.play(expected.split(' ').next_back().unwrap());
        wait_until(expected, || fs::read_to_string(&file).is_ok_and(|text| moves_of(&text) == expected));
    }
    assert_eq!(delivery.finish(Duration::from_secs(10)), DeliveryEnd::Complete);
    let index = index_of(folder.path());
    let board = &index["boards"][0];
    assert_eq!((&board["file"], &board["black"], &board["moves"]), (&"board-03.sgf".into(), &"Ada".into(), &2.into()));
    assert_eq!((&board["state"], &board["result"]), (&"playing".into(), &serde_json::Value::Null));
}

#[test]
fn several_boards_share_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let boards: Vec<_> = (1..=6)
        .map(|table: usize| {
            let mut game = Game::begin("0s");
            game.view.info.table = table.to_string();
            let record = folder.path().join(format!("game-{table}.sgf"));
            let place = SpectatorFolder::beside(&record, &game.view.info.table, "game");
            let delivery = RecordDelivery::start("folder", &game.feed, Box::new(place)).unwrap();
            (game, delivery)
        })
        .collect();
    std::thread::scope(|scope| {
        for (mut game, delivery) in boards {
            scope.spawn(move || {
                game.play("E5 C3 G7 D4 F6");
                assert_eq!(delivery.finish(Duration::from_secs(10)), DeliveryEnd::Complete);
            });
        }
    });
    let index = index_of(folder.path());
    let boards: Vec<_> =
        index["boards"].as_array().unwrap().iter().map(|b| (b["table"].as_str().unwrap(), &b["moves"])).collect();
    let five = serde_json::Value::from(5);
    assert_eq!(boards, ["1", "2", "3", "4", "5", "6"].map(|table| (table, &five)));
}
