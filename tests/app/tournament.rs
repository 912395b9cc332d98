//! The tournament, and what spectators get, as the organiser meets them in the window.

use std::path::Path;
use std::time::Duration;

use egui_kittest::kittest::Queryable as _;
use kifuscribe::app::command::{NextGameCommand, RecordingCommand, SpectatorCommand, ViewCommand};
use kifuscribe::app::launch::{self, LaunchOptions};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::result::{GameResult, WinBy};
use kifuscribe_core::game::tournament_game::TournamentGame;
use kifuscribe_formats::pairings::{Pairing, PairingResult, Tournament};
use kifuscribe_network::live::broadcast::{BroadcastStatus, LiveScope};
use kifuscribe_network::live::delivery::DeliveryState;
use kifuscribe_storage::recordings::StoredRecording;

use crate::boards::unfinished;
use crate::script::Script;
use crate::{is_there, playing, press, says, type_into};

/// A tournament of so many rounds at two tables; the games of the first round have results.
pub(super) fn tournament(rounds: u32) -> Tournament {
    let mut tournament = Tournament { name: "Winter Open".to_owned(), ..Tournament::default() };
    for (round, table) in (1..=rounds).flat_map(|round| [(round, 1), (round, 2)]) {
        let player = |color: &str| Player {
            name: format!("{color} {round}-{table}"),
            rank: "3d".to_owned(),
            ..Player::default()
        };
        let info = GameInfo {
            black: player("Ito"),
            white: player("Novák"),
            event: "Winter Open".to_owned(),
            round: round.to_string(),
            table: table.to_string(),
            handicap: Some(2),
            ..GameInfo::default()
        };
        let result = PairingResult::Game(if round == 1 { GameResult::Draw } else { GameResult::Unknown });
        tournament.games.push(Pairing { info, id: None, colors_known: true, result, by_default: false });
    }
    tournament
}

#[test]
fn a_game_has_the_names_of_its_table_and_the_next_round_is_offered() {
    let mut script = Script::new().with_source();
    script.settings.table = "2".to_owned();
    *script.tournament.borrow_mut() = tournament(2);
    let mut window = script.window();
    window.state_mut().send(NextGameCommand::OpenTournament("open.xml".to_owned()));
    window.run_steps(4);
    assert_eq!(script.notice.borrow().tournaments, ["open.xml"]);
    assert_eq!(script.notice.borrow().remembered.last().unwrap().tournament, "open.xml");
    assert!(is_there(&window, "Black Ito 2-2 (3d) - White Novák 2-2 (3d), handicap 2"));
    assert!(!says(&window, "Go on with round"));
    // Another round is paired meanwhile, and the file is read again.
    *script.tournament.borrow_mut() = tournament(3);
    press(&mut window, "Read again");
    assert!(is_there(&window, "Round 3 is paired."));
    press(&mut window, "Go on with round 3");
    assert!(is_there(&window, "Black Ito 3-2 (3d) - White Novák 3-2 (3d), handicap 2"));
    window.state_mut().send(NextGameCommand::ChooseTable("1".to_owned()));
    window.run_steps(2);
    press(&mut window, "Start recording");
    let info = script.notice.borrow().requests[0].info.clone();
    assert_eq!((info.black.name.as_str(), info.round.as_str(), info.table.as_str()), ("Ito 3-1", "3", "1"));
    assert_eq!((info.event.as_str(), info.handicap), ("Winter Open", Some(2)));
}

#[test]
fn a_remembered_tournament_is_read_when_the_window_opens() {
    let mut script = Script::new().with_source();
    script.settings.tournament = "http://hall:8080/api/tour/1".to_owned();
    script.settings.table = "1".to_owned();
    *script.tournament.borrow_mut() = tournament(1);
    let mut window = script.window();
    assert!(is_there(&window, "Black Ito 1-1 (3d) - White Novák 1-1 (3d), handicap 2; it has a result already: 0"));
    press(&mut window, "Without a tournament");
    assert_eq!(script.notice.borrow().remembered.last().unwrap().tournament, "");
    press(&mut window, "Start recording");
    assert_eq!(script.notice.borrow().requests[0].info.black.name, "");
}

#[test]
fn a_tournament_and_a_table_are_given_when_the_window_opens() {
    let script = Script::new().with_source();
    *script.tournament.borrow_mut() = tournament(2);
    let mut window = script.window();
    let opening = LaunchOptions {
        tournament: Some("open.xml".to_owned()),
        table: Some("2".to_owned()),
        ..LaunchOptions::default()
    };
    launch::begin(window.state_mut(), &opening);
    window.run_steps(4);
    assert_eq!(script.notice.borrow().tournaments, ["open.xml"]);
    assert!(is_there(&window, "Black Ito 2-2 (3d) - White Novák 2-2 (3d), handicap 2"));
    press(&mut window, "Start recording");
    assert_eq!(script.notice.borrow().requests[0].info.black.name, "Ito 2-2");
}

#[test]
fn the_page_is_off_until_it_is_shown_and_the_network_is_a_second_choice() {
    let (script, mut window) = playing("E5 C3");
    window.state_mut().send(SpectatorCommand::Toggle);
    window.run_steps(4);
    assert!(!says(&window, "Only on this computer") && script.notice.borrow().broadcasts.is_empty());
    press(&mut window, "Show live");
    let last = || script.notice.borrow().broadcasts.last().unwrap().clone();
    assert_eq!(last().scope, LiveScope::ThisComputer);
    *script.spectators.borrow_mut() = BroadcastStatus {
        address: Some("http://192.0.2.7:8000/".to_owned()),
        watchers: 12,
        ..BroadcastStatus::default()
    };
    press(&mut window, "Everybody in the local network can watch");
    assert_eq!(last().scope, LiveScope::LocalNetwork);
    assert!(is_there(&window, "http://192.0.2.7:8000/") && is_there(&window, "12 watchers now"));
    assert!(is_there(&window, "QR code of http://192.0.2.7:8000/") && is_there(&window, "Live: 12 watchers"));
    press(&mut window, "5 minutes");
    assert_eq!(last().delay.to_string(), "300s");
    press(&mut window, "Show live");
    assert_eq!(last().scope, LiveScope::Off);
}

#[test]
fn a_record_that_does_not_get_through_is_told_of() {
    let (script, mut window) = playing("E5 C3");
    let why = "the server answered 503; it may be at work".to_owned();
    *script.spectators.borrow_mut() = BroadcastStatus {
        publishing: Some(DeliveryState::Retrying { why }),
        file: "records/live/board-03.sgf".into(),
        folder: DeliveryState::Delivered,
        ..BroadcastStatus::default()
    };
    window.run_steps(2);
    assert!(says(&window, "The address does not have the newest moves: the server answered 503"), "it is a warning");
    press(&mut window, "Spectators: the record does not get through");
    assert!(is_there(&window, "records/live/board-03.sgf has the newest moves."));
    script.spectators.borrow_mut().publishing = Some(DeliveryState::Delivered);
    window.run_steps(2);
    assert!(!says(&window, "does not have the newest moves"), "it is told until it works again");
    window.state_mut().send(SpectatorCommand::EditPublish(" https://go.example/b1.sgf ".to_owned()));
    window.run_steps(2);
    press(&mut window, "Send the record to an organiser's address");
    let sent = script.notice.borrow().broadcasts.last().unwrap().publish.clone();
    assert_eq!(sent.as_deref(), Some("https://go.example/b1.sgf"));
}

#[test]
fn the_organisers_address_gets_the_token_of_the_file_that_is_typed_and_after_a_kill_all_of_it_goes_on() {
    let (script, mut window) = playing("E5 C3");
    window.state_mut().send(SpectatorCommand::Toggle);
    window.run_steps(4);
    press(&mut window, "Show live");
    type_into(&mut window, "Address to send the record to", "https://go.example/b1.sgf");
    type_into(&mut window, "File with the token for that address", "/keys/go.token");
    press(&mut window, "Send the record to an organiser's address");
    let sent = script.notice.borrow().broadcasts.last().unwrap().clone();
    assert_eq!(sent.token_file.as_deref(), Some(Path::new("/keys/go.token")));
    // The window is killed; who goes on with the game gives spectators what they had.
    let settings = script.notice.borrow().remembered.last().unwrap().clone();
    let recordings = vec![unfinished(Path::new("/records/a"))];
    let again = Script { settings, recordings, ..Script::new() };
    let mut window = again.window();
    assert!(again.notice.borrow().broadcasts.is_empty(), "nothing is shown before the game goes on");
    window.state_mut().send(RecordingCommand::GoOnWith("/records/a".into()));
    window.run_steps(4);
    assert_eq!(again.notice.borrow().broadcasts.last(), Some(&sent));
    assert!(says(&window, "Spectators get this game again"), "and it is said");
}

#[test]
fn the_demonstration_board_follows_the_game() {
    let (_script, mut window) = playing("E5 C3 G7");
    window.state_mut().send(ViewCommand::ToggleDemonstration);
    window.run_steps(4);
    assert_eq!(window.query_all_by_label("Board 9x9 after move 3, Black G7").count(), 2);
    // Looking back in the main window changes nothing for the hall.
    window.state_mut().send(ViewCommand::GoTo(1));
    window.run_steps(4);
    assert!(is_there(&window, "Board 9x9 after move 3, Black G7"));
    assert!(is_there(&window, "Board 9x9 after move 1, Black E5"));
}

#[test]
fn a_game_that_has_a_result_is_recorded_again_only_when_that_is_meant() {
    let mut script = Script::new().with_source();
    script.settings.tournament = "open.xml".to_owned();
    script.settings.table = "2".to_owned();
    *script.tournament.borrow_mut() = tournament(1);
    let mut window = script.window();
    press(&mut window, "Start recording");
    assert!(is_there(&window, "This game has a result already") && is_there(&window, "By the pairings: A draw."));
    assert!(is_there(&window, "Black Ito 1-2 - White Novák 1-2"));
    press(&mut window, "Cancel");
    assert_eq!(script.notice.borrow().requests.len(), 0);
    press(&mut window, "Start recording");
    press(&mut window, "Record it again");
    assert_eq!(script.notice.borrow().requests[0].info.black.name, "Ito 1-2");
}

#[test]
fn a_game_whose_result_was_confirmed_here_is_recorded_again_only_when_that_is_meant() {
    let mut script = Script::new().with_source();
    script.settings.tournament = "open.xml".to_owned();
    script.settings.table = "2".to_owned();
    *script.tournament.borrow_mut() = tournament(2);
    let result = GameResult::win(Color::White, WinBy::Resignation);
    let recorded = |table: &str| StoredRecording {
        session: format!("/records/round-2_table-{table}.session").into(),
        name: format!("round-2_table-{table}"),
        players: ["Ito".to_owned(), "Novák".to_owned()],
        game: Some(TournamentGame { event: "Winter Open".into(), round: "2".into(), table: table.to_owned() }),
        result: Some(result),
        moves: Some(120),
        is_unfinished: false,
        can_go_on: false,
        moved_to: None,
        is_recorded: false,
        unsent: None,
        age: Duration::from_secs(600),
    };
    script.recordings = vec![recorded("2")];
    let mut window = script.window();
    assert!(says(&window, "120 moves, 10 min ago, Ito - Novák, W+R"));
    press(&mut window, "Start recording");
    assert!(is_there(&window, "By the recording round-2_table-2: White wins by resignation."));
    press(&mut window, "Cancel");
    // The other table's game has none, and begins at once.
    window.state_mut().send(NextGameCommand::ChooseTable("1".to_owned()));
    window.run_steps(2);
    press(&mut window, "Start recording");
    assert_eq!(script.notice.borrow().requests[0].info.black.name, "Ito 2-1");
}
