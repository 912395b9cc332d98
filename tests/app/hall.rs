//! Joining a hall in the window, with a real hall: who plays comes from it, the recording goes to it, and it is said how far.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use egui::{ViewportCommand, ViewportId};
use egui_kittest::kittest::Queryable as _;
use kifuscribe::app::command::{ActCommand, HallCommand, RecordingCommand, SourceCommand};
use kifuscribe::app::hall_form::HallForm;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::session::assent::Assent;
use kifuscribe_core::session::recording::{ResultNote, ResultStatus, SessionEvent, SessionState};
use kifuscribe_core::session::role::Role;
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::hall_answer::JournalAnswer;
use kifuscribe_formats::hall_copy::HallCopy;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::journal;
use kifuscribe_formats::sgf;
use kifuscribe_hall::access::{TokenRecord, hash_of_token};
use kifuscribe_hall::rehearsal::simulated_game::journal_of_game;
use kifuscribe_hall::store::Store;
use kifuscribe_lab::render::{Clip, RenderOptions};
use kifuscribe_network::hall::HallTable;
use kifuscribe_network::table_troubles::TableTroubles;
use kifuscribe_print::qr_code::QrMatrix;
use kifuscribe_storage::board_settings::BoardSettingsFile;
use kifuscribe_storage::hall_copy;
use kifuscribe_storage::session_folder::SessionFolder;

use crate::clicks::Person;
use crate::free_port::free_port;
use crate::script::{Script, game};
use crate::{Window, close, is_there, opened, press, project, says, stop, type_into, wait};

/// A hall of its own folder and port, which is open as soon as [`RealHall::open`] has returned. It ends with the program.
struct RealHall {
    data: PathBuf,
    port: u16,
}

impl RealHall {
    /// A hall that is not open yet.
    fn new(folder: &Path) -> Self {
        let port = free_port();
        Self { data: folder.join("hall"), port }
    }

    fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Makes a token as `kifuscribe-hall token` does.
    fn token(&self, text: &str, role: Role, table: Option<u32>) -> String {
        let record =
            TokenRecord { hash: hash_of_token(text), role, table, name: String::new(), made: 0, revoked: false };
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async { Store::open(&self.data).unwrap().add_token(&record).await }).unwrap();
        text.to_owned()
    }

    /// Opens the hall with the sample tournament's second round.
    fn open(&self) {
        self.open_with(&project().join("samples/pairings/opengotha.xml"));
    }

    /// Opens the hall with these pairings.
    fn open_with(&self, pairings: &Path) {
        let pairings = pairings.display().to_string();
        let (listen, data) = (format!("127.0.0.1:{}", self.port), self.data.display().to_string());
        let args = ["kifuscribe-hall", "serve", "--listen", &listen, "--data", &data, "--pairings", &pairings];
        let args: Vec<std::ffi::OsString> = args.iter().map(Into::into).collect();
        thread::Builder::new().spawn(move || kifuscribe_hall::commands::run(args)).unwrap();
        let until = Instant::now() + Duration::from_secs(30);
        while self.get("/healthz", None).is_none() {
            assert!(Instant::now() < until, "the hall does not open");
            thread::sleep(Duration::from_millis(30));
        }
    }

    /// The answer to a request, where it is a good one.
    fn get(&self, path: &str, token: Option<&str>) -> Option<String> {
        let mut request = ureq::get(format!("{}{path}", self.address()));
        if let Some(token) = token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        request.call().ok()?.body_mut().read_to_string().ok()
    }

    fn post(&self, path: &str, token: &str) -> u16 {
        let agent = ureq::Agent::new_with_config(
            ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0).build(),
        );
        let request = agent.post(format!("{}{path}", self.address()));
        request.header("Authorization", format!("Bearer {token}")).send_empty().unwrap().status().as_u16()
    }
}

fn clip() -> String {
    project().join("samples/clip/clip.mp4").display().to_string()
}

fn hall_command(window: &mut Window, command: HallCommand) {
    window.state_mut().send(command);
    window.run_steps(3);
}

/// Pastes an address into the first field, and joins.
fn join(window: &mut Window, address: &str) {
    let form = HallForm { address: address.to_owned(), ..HallForm::default() };
    hall_command(window, HallCommand::Edit(form));
    press(window, "Join the hall");
}

/// The record that was written, once there is one.
fn record(folder: &Path) -> kifuscribe_core::game::record::GameRecord {
    let files = std::fs::read_dir(folder.join("records/board-1")).unwrap().map(|entry| entry.unwrap().path());
    let path = files.into_iter().find(|path| path.extension().is_some_and(|e| e == "sgf")).unwrap();
    sgf::read(&std::fs::read(path).unwrap()).unwrap().record
}

#[test]
fn what_is_added_to_a_recording_that_was_handed_over_goes_to_no_hall_that_nobody_has_named_here() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, session) = crate::info::opened_recording(folder.path());
    let socket = TcpListener::bind("127.0.0.1:0").unwrap();
    socket.set_nonblocking(true).unwrap();
    let hall = format!("http://{}", socket.local_addr().unwrap());
    let seat = HallSeat { hall: hall.clone(), table: 1, token: "secret".to_owned() };
    hall_copy::write(&session, &HallCopy { acknowledged: 1, claim: String::new(), seat }).unwrap();
    press(&mut window, "Result…");
    press(&mut window, "White - Anna - wins by resignation");
    press(&mut window, "Write it down");
    wait(&mut window, |w| says(w, &format!("names the hall {hall}, which nobody has named on this computer")));
    assert!(socket.accept().is_err(), "nobody was contacted");
}

#[test]
fn one_pasted_address_joins_and_the_recording_goes_to_the_hall_whole() {
    let folder = tempfile::tempdir().unwrap();
    let hall = RealHall::new(folder.path());
    let (table, staff) = (hall.token("table-one", Role::Table, Some(1)), hall.token("staff", Role::Referee, None));
    hall.open();
    let mut window = opened(folder.path(), &clip());
    join(&mut window, &format!("{}/join/1#{table}", hall.address()));
    let game = "Round 2: Black Hua Luogeng (2d) - White Noether Emmy (1d)";
    wait(&mut window, |w| says(w, game));
    assert!(is_there(&window, &format!("Table 1 of {}", hall.address())));
    assert!(!is_there(&window, "Black's name"), "who plays is not typed as well");
    assert!(!is_there(&window, "Tournament's file or address"), "and is not read from a file as well");
    press(&mut window, "Start recording");
    wait(&mut window, |w| says(w, "Move 3, Black"));
    wait(&mut window, |w| is_there(w, "Hall, table 1: all acknowledged"));
    stop(&mut window);
    wait(&mut window, |w| says(w, "moves are on disk"));
    let written = record(folder.path());
    assert_eq!((written.info.black.name.as_str(), written.info.round.as_str()), ("Hua Luogeng", "2"));
    let session = std::fs::read_dir(folder.path().join("records/board-1")).unwrap().map(|e| e.unwrap().path());
    let session = session.into_iter().find(|path| path.extension().is_some_and(|e| e == "session")).unwrap();
    let lines = std::fs::read_to_string(session.join("journal.jsonl")).unwrap();
    wait(&mut window, |_| hall.get("/api/tables/1/journal", Some(&staff)).as_deref() == Some(&lines));
    let count = lines.lines().count();
    wait(&mut window, |_| hall_copy::of(&session).is_some_and(|copy| copy.acknowledged == count));
    // What is put right afterwards goes there too.
    window.state_mut().send(ActCommand::OpenInfo);
    window.run_steps(4);
    window.get_by_role_and_label(egui::accesskit::Role::TextInput, "Place").focus();
    window.run_steps(2);
    window.get_by_role_and_label(egui::accesskit::Role::TextInput, "Place").type_text("Berlin");
    window.run_steps(4);
    type_into(&mut window, "Name of who puts it right", "A. Referee");
    press(&mut window, "Put it right");
    let lines = std::fs::read_to_string(session.join("journal.jsonl")).unwrap();
    assert!(lines.contains("A. Referee"));
    wait(&mut window, |_| hall.get("/api/tables/1/journal", Some(&staff)).as_deref() == Some(&lines));
    // The seat is remembered, for nobody else on the computer to read.
    drop(window);
    let settings = folder.path().join("settings/board-1.toml");
    assert!(std::fs::read_to_string(&settings).unwrap().contains("table-one"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(std::fs::metadata(&settings).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let slot = BoardSettingsFile::take(&folder.path().join("settings"), None).unwrap();
    let remembered = slot.load().settings.halls;
    assert_eq!((remembered.is_joined, remembered.seats[0].table), (true, 1));
    drop(slot);
    let mut window = opened(folder.path(), &clip());
    wait(&mut window, |w| says(w, game));
    press(&mut window, "Without a hall");
    assert!(is_there(&window, &format!("Join Table 1 of {}", hall.address())) && is_there(&window, "Black's name"));
}

/// A film of two boards, on each of which four moves are played.
pub(super) fn film_of_two(folder: &Path) -> PathBuf {
    let games = ["(;GM[1]FF[4]SZ[9];B[ee];W[cc];B[gg];W[gc])", "(;GM[1]FF[4]SZ[13];B[dd];W[jj];B[jd];W[dj])"];
    let games = games.map(|game| sgf::read(game.as_bytes()).unwrap().record);
    let options = RenderOptions { width: 1120, height: 560, seed: 5 };
    let film = folder.join("two.mp4");
    let mut clip = Clip::of_games(&games, &options, 8.0, &[]).unwrap();
    clip.write(&film, &mut |_, _| Ok(())).unwrap();
    film
}

#[test]
fn each_of_several_boards_is_sent_to_a_table_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let hall = RealHall::new(folder.path());
    let [first, third] = [1, 3].map(|table| hall.token(&format!("table-{table}"), Role::Table, Some(table)));
    let staff = hall.token("staff", Role::Referee, None);
    hall.open();
    let film = film_of_two(folder.path());
    let mut window = opened(folder.path(), film.to_str().unwrap());
    join(&mut window, &format!("{}/join/1#{first}", hall.address()));
    window.state_mut().send(SourceCommand::Show);
    wait(&mut window, |w| says(w, "2 boards are in the picture"));
    window.state_mut().send(SourceCommand::ChooseBoards(vec![0, 1]));
    let lacks = "Board 2 has no table of the hall: it is recorded, but not sent.";
    wait(&mut window, |w| is_there(w, "Board 1: table 1") && says(w, lacks));
    // A table has one board.
    let further = |window: &mut Window, address: &str, table: &str, token: &str| {
        let form = HallForm { address: address.into(), table: table.into(), token: token.into() };
        hall_command(window, HallCommand::Edit(form));
        // The button may have to be scrolled to.
        window.get_by_label("Join the hall").click_accesskit();
        window.run_steps(4);
    };
    further(&mut window, &format!("{}/join/1#{first}", hall.address()), "", "");
    wait(&mut window, |w| is_there(w, "Board 2: table 1") && says(w, "Board 1 has no table of the hall"));
    further(&mut window, "", "1", &first);
    wait(&mut window, |w| is_there(w, "Board 1: table 1") && says(w, lacks));
    // The hall's address is not typed again.
    further(&mut window, "", "3", &third);
    wait(&mut window, |w| is_there(w, "Board 2: table 3") && says(w, "Black Hopper Grace") && !says(w, lacks));
    press(&mut window, "Start recording");
    wait(&mut window, |w| is_there(w, "Hall, table 1: all acknowledged"));
    window.state_mut().send(RecordingCommand::ShowBoard(1));
    wait(&mut window, |w| is_there(w, "Hall, table 3: all acknowledged") && says(w, "4 moves are on disk"));
    for (table, black) in [(1, "Hua Luogeng"), (3, "Hopper Grace")] {
        let path = format!("/api/tables/{table}/journal");
        wait(&mut window, |_| hall.get(&path, Some(&staff)).is_some_and(|text| text.contains("\"ended\"")));
        let kept = hall.get(&path, Some(&staff)).unwrap();
        assert!(kept.contains(black), "{kept}");
        assert_eq!(kept.matches("\"moved\"").count(), 4, "{kept}");
    }
    // Both tables are joined again when the window opens, and the second board alone has its own.
    drop(window);
    let mut window = opened(folder.path(), film.to_str().unwrap());
    wait(&mut window, |w| says(w, "Tables of other boards: 3."));
    window.state_mut().send(SourceCommand::Show);
    wait(&mut window, |w| says(w, "2 boards are in the picture"));
    window.state_mut().send(SourceCommand::ChooseBoards(vec![1]));
    wait(&mut window, |w| {
        is_there(w, "Board 2: table 3") && says(w, "Table 1 is that of board 1, which is not chosen")
    });
    assert!(says(&window, "Tables of other boards: 1."));
    press(&mut window, "Start recording");
    wait(&mut window, |w| says(w, "Hall, table 3"));
    assert!(!says(&window, "Hall, table 1"));
    wait(&mut window, |w| says(w, "4 moves are on disk"));
    press(&mut window, "New recording…");
    press(&mut window, "Without a hall");
    // The tables of both boards come back with the hall.
    window.get_by_label(&format!("Join Table 1, 3 of {}", hall.address())).click_accesskit();
    window.run_steps(4);
    wait(&mut window, |w| says(w, "Black Hopper Grace") && says(w, "Tables of other boards: 1."));
}

/// Pairs round `round` at table 1, after the rounds before, and waits until the hall has it.
fn pair(hall: &RealHall, pairings: &Path, round: usize, [black, white]: [&str; 2]) {
    let before = std::fs::read_to_string(pairings).unwrap_or_else(|_| "round,table,black,white\n".to_owned());
    std::fs::write(pairings, format!("{before}{round},1,{black},{white}\n")).unwrap();
    if round == 1 {
        return;
    }
    let until = Instant::now() + Duration::from_secs(60);
    while !hall.get("/api/tables/1", None).is_some_and(|text| text.contains(black) && text.contains(white)) {
        assert!(Instant::now() < until, "the hall does not show round {round}");
        thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn the_next_round_at_a_joined_table_is_one_click_and_has_its_players() {
    let folder = tempfile::tempdir().unwrap();
    let (hall, pairings) = (RealHall::new(folder.path()), folder.path().join("pairings.csv"));
    pair(&hall, &pairings, 1, ["Ada Lovelace", "Emmy Noether"]);
    hall.open_with(&pairings);
    let mut window = opened(folder.path(), &clip());
    join(&mut window, &format!("{}/join/1", hall.address()));
    wait(&mut window, |w| says(w, "Round 1: Black Ada Lovelace - White Emmy Noether"));
    press(&mut window, "Start recording");
    wait(&mut window, |w| says(w, "Move 2"));
    stop(&mut window);
    wait(&mut window, |w| says(w, "moves are on disk"));
    press(&mut window, "New recording…");
    wait(&mut window, |w| says(w, "Round 1: Black Ada Lovelace"));
    // The pairing program pairs the next round while the window stands untouched, and is drawn no more.
    pair(&hall, &pairings, 2, ["Grace Hopper", "Ada Lovelace"]);
    press(&mut window, "Start recording");
    assert!(says(&window, "Table 1 has other players now: Round 2: Black Grace Hopper - White Ada Lovelace"));
    wait(&mut window, |w| says(w, "Move 2"));
    stop(&mut window);
    wait(&mut window, |w| says(w, "moves are on disk"));
    let files = std::fs::read_dir(folder.path().join("records/board-1")).unwrap().map(|entry| entry.unwrap().path());
    let records = files.filter(|path| path.extension().is_some_and(|e| e == "sgf"));
    let read = |path: PathBuf| sgf::read(&std::fs::read(path).unwrap()).unwrap().record.info;
    let mut games: Vec<_> = records.map(read).map(|info| (info.round, info.black.name, info.white.name)).collect();
    games.sort();
    let game = |round: &str, black: &str, white: &str| (round.to_owned(), black.to_owned(), white.to_owned());
    assert_eq!(games, [game("1", "Ada Lovelace", "Emmy Noether"), game("2", "Grace Hopper", "Ada Lovelace")]);
    // On the first page nobody has to press anything.
    press(&mut window, "New recording…");
    pair(&hall, &pairings, 3, ["Emmy Noether", "Grace Hopper"]);
    wait(&mut window, |w| says(w, "Table 1 has other players now: Round 3: Black Emmy Noether"));
}

#[test]
fn a_recording_that_has_begun_under_old_names_is_offered_the_new_ones_once() {
    let folder = tempfile::tempdir().unwrap();
    let (hall, pairings) = (RealHall::new(folder.path()), folder.path().join("pairings.csv"));
    pair(&hall, &pairings, 1, ["Ada Lovelace", "Emmy Noether"]);
    hall.open_with(&pairings);
    let script = Script::new().with_source();
    let mut window = script.window();
    join(&mut window, &format!("{}/join/1", hall.address()));
    wait(&mut window, |w| says(w, "Round 1: Black Ada Lovelace"));
    let offer = "The hall has other players at this table: Round 2: Black Grace Hopper - White Ada Lovelace. This recording has \
                 begun as: Round 1: Black Ada Lovelace - White Emmy Noether";
    let begin = |window: &mut Window| {
        press(window, "Start recording");
        let info = script.notice.borrow().requests.last().unwrap().info.clone();
        script.say(|snapshot| {
            let mut view = game("E5", Vec::new()).view();
            view.info = *info;
            snapshot.view = Arc::new(view);
        });
        window.run_steps(4);
    };
    begin(&mut window);
    assert!(!says(&window, "The hall has other players"));
    pair(&hall, &pairings, 2, ["Grace Hopper", "Ada Lovelace"]);
    wait(&mut window, |w| says(w, offer));
    press(&mut window, "Take the hall's names");
    // Nobody has typed a name at this window, and nobody has to: the hall says it.
    let info = script.notice.borrow().informed.last().cloned().unwrap();
    let named = (info.black.name.as_str(), info.white.name.as_str(), info.round.as_str());
    assert_eq!(named, ("Grace Hopper", "Ada Lovelace", "2"));
    window.run_steps(40);
    assert!(!says(&window, "The hall has other players"), "it is asked once");
    // Whoever keeps the names is not asked again either.
    script.say(|snapshot| snapshot.finished = true);
    wait(&mut window, |w| is_there(w, "New recording…"));
    press(&mut window, "New recording…");
    script.say(|snapshot| snapshot.finished = false);
    begin(&mut window);
    pair(&hall, &pairings, 3, ["Emmy Noether", "Grace Hopper"]);
    wait(&mut window, |w| says(w, "The hall has other players at this table: Round 3"));
    press(&mut window, "Keep the names");
    window.run_steps(40);
    assert!(!says(&window, "The hall has other players"));
    assert_eq!(script.notice.borrow().informed.len(), 1);
}

/// A picture from above of a slip on a grey table, with the code of a text, each module `pixels` wide, a little dimmed and blurred as a
/// camera has it.
fn slip(text: &str, pixels: usize) -> Frame {
    let code = QrMatrix::of(text).unwrap();
    let (side, [width, height]) = (code.side() * pixels, [1280, 720]);
    let (left, top) = ((width - side) / 2, (height - side) / 2);
    let mut grey = vec![120_u8; width * height];
    for y in 0..side {
        grey[(top + y) * width + left..][..side].fill(230);
    }
    for [column, row] in code.dark() {
        for y in 0..pixels {
            grey[(top + row * pixels + y) * width + left + column * pixels..][..pixels].fill(40);
        }
    }
    let blurred = |at: usize| {
        let around = [at.saturating_sub(width), at.saturating_sub(1), at, at + 1, at + width];
        let seen = around.iter().filter_map(|at| grey.get(*at)).map(|value| u32::from(*value));
        u8::try_from(seen.clone().sum::<u32>() / seen.count() as u32).unwrap()
    };
    Frame::new(width, height, (0..grey.len()).flat_map(|at| [blurred(at); 3]).collect::<Vec<u8>>())
}

#[test]
fn a_table_is_joined_in_two_clicks_by_the_slip_under_its_camera() {
    let folder = tempfile::tempdir().unwrap();
    let hall = RealHall::new(folder.path());
    let table = format!("{:064x}", 0x5eed);
    hall.token(&table, Role::Table, Some(1));
    hall.open();
    let script = Script::new().with_source();
    let mut person = Person::at(script.window());
    assert!(!is_there(&person.window, "Read a slip"), "no picture is shown yet");
    person.press("Show its picture");
    // Without a slip in the picture that is said.
    script.say(|snapshot| snapshot.frame = Some(slip("nothing of a hall", 6)));
    person.window.run_steps(4);
    press(&mut person.window, "Read a slip");
    assert!(says(&person.window, "No join slip is seen in the picture"));
    script.say(|snapshot| snapshot.frame = Some(slip(&format!("{}/join/1#{table}", hall.address()), 6)));
    person.window.run_steps(4);
    person.press("Read a slip");
    wait(&mut person.window, |w| says(w, "Round 2: Black Hua Luogeng (2d) - White Noether Emmy (1d)"));
    assert_eq!(person.actions, 2);
    // The board is carried to another table, whose slip lies there.
    let third = format!("{:064x}", 0x5eee);
    hall.token(&third, Role::Table, Some(3));
    script.say(|snapshot| snapshot.frame = Some(slip(&format!("{}/join/3#{third}", hall.address()), 6)));
    person.window.run_steps(4);
    person.press("Read a slip");
    wait(&mut person.window, |w| says(w, "Black Hopper Grace"));
    assert!(is_there(&person.window, &format!("Table 3 of {}", hall.address())));
    assert!(!says(&person.window, "Tables of other boards"), "the table before is left");
    // Its address is typed as well.
    join(&mut person.window, &format!("{}/join/1#{table}", hall.address()));
    wait(&mut person.window, |w| says(w, "Black Hua Luogeng"));
}

#[test]
fn a_code_that_was_read_out_joins_its_table_once() {
    let folder = tempfile::tempdir().unwrap();
    let hall = RealHall::new(folder.path());
    let organiser = hall.token("organiser", Role::Organiser, None);
    hall.open();
    let made = ureq::post(format!("{}/table/1/code", hall.address()));
    let page = made.header("Authorization", format!("Bearer {organiser}")).send_empty().unwrap();
    let page = page.into_body().read_to_string().unwrap();
    let code =
        page.split_once("id=\"code\"").unwrap().1.split_once('>').unwrap().1.split('<').next().unwrap().to_owned();
    let mut window = Script::new().with_source().window();
    let join = |window: &mut Window| {
        let form = HallForm { address: hall.address(), token: code.to_lowercase(), ..HallForm::default() };
        hall_command(window, HallCommand::Edit(form));
        hall_command(window, HallCommand::Join);
    };
    join(&mut window);
    wait(&mut window, |w| says(w, "Round 2: Black Hua Luogeng (2d)"));
    press(&mut window, "Without a hall");
    join(&mut window);
    assert!(says(&window, "The hall does not take this code") || says(&window, "the hall does not take this code"));
}

#[test]
fn recordings_beside_this_one_that_are_not_sent_are_named_until_that_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let hall = RealHall::new(folder.path());
    hall.open();
    // A trial without a hall, in the same folder.
    let mut window = opened(folder.path(), &clip());
    press(&mut window, "Start recording");
    wait(&mut window, |w| says(w, "Move 2"));
    stop(&mut window);
    wait(&mut window, |w| says(w, "moves are on disk"));
    drop(window);
    let mut window = opened(folder.path(), &clip());
    join(&mut window, &format!("{}/join/1", hall.address()));
    wait(&mut window, |w| says(w, "Black Hua Luogeng"));
    press(&mut window, "Start recording");
    let said = "in the same folder, of which the hall has nothing: if it is a game of table 1";
    wait(&mut window, |w| says(w, said));
    assert!(says(&window, &format!(".session --hall {} --table 1' sends it", hall.address())));
    press(&mut window, "Seen");
    assert!(!says(&window, said));
    wait(&mut window, |w| says(w, "Move 2"));
    assert!(!says(&window, said));
}

/// Writes a recording with a result that these players say, which was made for this seat and of which the hall has nothing.
fn unsent_recording(session: &Path, seat: HallSeat, (status, assent): (ResultStatus, Assent)) {
    crate::archive::record(session);
    let mut journal = SessionFolder::at(session).reopen().unwrap().0;
    let result = GameResult::from_sgf("B+R").unwrap();
    let noted = ResultNote { result, status, protest: false, signed: Signature::default(), assent };
    journal.append(&[SessionEvent::Noted { time: Duration::from_secs(1), result: noted }]).unwrap();
    hall_copy::write(session, &HallCopy { acknowledged: 0, claim: String::new(), seat }).unwrap();
}

/// That both players have confirmed it.
fn by_both() -> (ResultStatus, Assent) {
    (ResultStatus::Confirmed, Assent::of_both())
}

#[test]
fn what_a_hall_decides_of_a_recording_that_is_over_is_taken_over_and_said() {
    let folder = tempfile::tempdir().unwrap();
    let hall = RealHall::new(folder.path());
    hall.open();
    let session = folder.path().join("records/board-1/morning.session");
    std::fs::create_dir_all(session.parent().unwrap()).unwrap();
    let black = Assent::of([Some("Jörg Müller".to_owned()), None]);
    let seat = HallSeat { hall: hall.address(), table: 1, token: String::new() };
    unsent_recording(&session, seat, (ResultStatus::Claimed, black));
    let mut window = opened(folder.path(), &clip());
    join(&mut window, &format!("{}/join/1", hall.address()));
    window.state_mut().send(RecordingCommand::Open(session.clone()));
    wait(&mut window, |w| is_there(w, "Send now"));
    press(&mut window, "Send now");
    // What is decided before the hall shows the recording is of the game that is paired.
    wait(&mut window, |_| hall.get("/api/results", None).is_some_and(|results| results.contains("\"begun\":true")));
    let decided = ureq::post(format!("{}/table/1/result", hall.address()))
        .config()
        .max_redirects(0)
        .http_status_as_error(false)
        .build()
        .header("Content-Type", "application/x-www-form-urlencoded")
        .send("result=B%2BR&both=on");
    assert_eq!(decided.unwrap().status().as_u16(), 303);
    wait(&mut window, |w| says(w, "the result is confirmed") && says(w, "taken over here"));
    let journal = SessionFolder::at(&session).read().unwrap();
    assert!(SessionState::from_events(&journal.events).confirmed_result().is_some());
}

#[test]
fn what_a_hall_lacks_after_a_restart_is_said_and_sent_with_a_click() {
    let folder = tempfile::tempdir().unwrap();
    let hall = RealHall::new(folder.path());
    hall.open();
    let (session, at_table_1) =
        (folder.path().join("records/board-1/morning.session"), format!("{}/join/1", hall.address()));
    std::fs::create_dir_all(session.parent().unwrap()).unwrap();
    unsent_recording(&session, HallSeat { hall: hall.address(), table: 1, token: String::new() }, by_both());
    let lines = std::fs::read_to_string(session.join("journal.jsonl")).unwrap();
    let mut window = opened(folder.path(), &clip());
    let unheard = "(as was known before the start; the hall has not answered yet since)";
    assert!(is_there(&window, &format!("not in the hall: the result (4 lines) {unheard}")));
    // A folder may come from somebody else: nobody has named its hall here.
    press(&mut window, "Send morning now");
    wait(&mut window, |w| says(w, "which nobody has named on this computer; join that hall, and send it then"));
    assert_eq!(hall.get("/api/tables/1/journal", None), None);
    join(&mut window, &at_table_1);
    window.state_mut().send(RecordingCommand::Open(session.clone()));
    window.run_steps(4);
    assert!(is_there(&window, "Not sent to the hall"));
    let lacks = "the hall (table 1) lacks the result of this game: 4 lines are not there";
    // Once its address is named here, the hall says so itself.
    wait(&mut window, |w| says(w, lacks) && !says(w, unheard));
    press(&mut window, "Send now");
    wait(&mut window, |w| says(w, "The hall has the whole of Jörg Müller - Anna (morning) now."));
    assert!(!is_there(&window, "Not sent to the hall") && !says(&window, "lacks the result"));
    assert_eq!(hall.get("/api/tables/1/journal", None), Some(lines));
    press(&mut window, "New recording…");
    assert!(!says(&window, "not in the hall"));
}

#[test]
fn after_a_kill_the_hall_is_asked_what_it_has_before_a_window_says_what_it_lacks() {
    let folder = tempfile::tempdir().unwrap();
    let hall = RealHall::new(folder.path());
    hall.open();
    let session = folder.path().join("records/board-1/morning.session");
    std::fs::create_dir_all(session.parent().unwrap()).unwrap();
    let seat = HallSeat { hall: hall.address(), table: 1, token: String::new() };
    unsent_recording(&session, seat.clone(), by_both());
    let mut window = opened(folder.path(), &clip());
    join(&mut window, &format!("{}/join/1", hall.address()));
    window.state_mut().send(RecordingCommand::Open(session.clone()));
    window.run_steps(4);
    press(&mut window, "Send now");
    wait(&mut window, |w| says(w, "The hall has the whole of"));
    drop(window);
    // The window was killed before it could write down how much the hall had.
    let killed = |seat: &HallSeat| {
        let copy = HallCopy { acknowledged: 1, claim: String::new(), seat: seat.clone() };
        hall_copy::write(&session, &copy).unwrap();
    };
    killed(&seat);
    let mut window = opened(folder.path(), &clip());
    wait(&mut window, |w| !says(w, "not in the hall"));
    drop(window);
    assert_eq!(hall_copy::of(&session).unwrap().acknowledged, 4);
    // A hall that does not answer.
    killed(&HallSeat { hall: format!("http://127.0.0.1:{}", free_port()), ..seat.clone() });
    let mut window = opened(folder.path(), &clip());
    window.run_steps(8);
    let said =
        "not in the hall: the result (3 lines) (as was known before the start; the hall has not answered yet since)";
    assert!(is_there(&window, said));
}

#[cfg(unix)]
#[test]
fn a_recording_that_another_window_makes_is_not_offered_to_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let session = folder.path().join("records/board-1/running.session");
    std::fs::create_dir_all(session.parent().unwrap()).unwrap();
    crate::archive::record(&session);
    // The other window goes on with it, and has it open.
    let mut other = SessionFolder::at(&session).reopen().unwrap().0;
    let (time, at, source) = (Duration::from_secs(2), "2026-11-22T11:00:00Z".to_owned(), "clip.mp4".to_owned());
    other.append(&[SessionEvent::Reopened { time, at, source }]).unwrap();
    let mut window = opened(folder.path(), &clip());
    assert!(is_there(&window, "being recorded by another window or program"));
    assert!(window.query_by_label("Go on with running").is_none() && !is_there(&window, "not finished"));
    window.state_mut().send(RecordingCommand::GoOnWith(session.clone()));
    window.run_steps(4);
    assert!(says(&window, "running is being recorded by another window or program; nothing was begun here"));
    assert!(is_there(&window, "What shall be recorded?"));
    window.state_mut().send(RecordingCommand::Open(session.clone()));
    window.run_steps(4);
    assert!(says(&window, "Recorded by another window or program now") && !says(&window, "Ended before its time"));
    assert!(!window.state().is_available(&RecordingCommand::Resume.into()));
    // Once the other window is closed it can.
    drop(other);
    press(&mut window, "New recording…");
    assert!(window.query_by_label("Go on with running").is_some());
}

#[test]
fn lines_wait_for_a_hall_that_is_gone_and_that_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let hall = RealHall::new(folder.path());
    let mut window = opened(folder.path(), &clip());
    join(&mut window, &format!("{}/join/2", hall.address()));
    wait(&mut window, |w| says(w, "No answer from the hall at http://127.0.0.1"));
    assert!(is_there(&window, "Black's name"), "the names can be typed");
    press(&mut window, "Start recording");
    wait(&mut window, |w| says(w, "lines wait"));
    wait(&mut window, |w| says(w, "The recording goes on, and they are sent when it answers"));
    stop(&mut window);
    wait(&mut window, |w| says(w, "moves are on disk"));
    // Who closes the window is told what the hall lacks, and it closes by itself once the hall has everything.
    assert!(says(&window, "lines wait"));
    let lacks = |w: &Window| says(w, "Table 2, ") && says(w, "lines are not in the hall: no answer from the hall at");
    for is_answered in [true, false] {
        assert!(close(&mut window).contains(&ViewportCommand::CancelClose));
        window.run_steps(4);
        assert!(is_there(&window, "The hall does not have everything yet") && lacks(&window));
        if is_answered {
            press(&mut window, "Wait");
            assert!(!lacks(&window));
        }
    }
    let closes = |w: &Window| w.output().viewport_output[&ViewportId::ROOT].commands.contains(&ViewportCommand::Close);
    assert!(!closes(&window));
    // The hall comes, and gets everything, although the recording is over.
    hall.open();
    wait(&mut window, closes);
    wait(&mut window, |w| is_there(w, "Hall, table 2: all acknowledged"));
    let kept = hall.get("/api/tables/2/journal", None).unwrap();
    assert!(journal::read(kept.as_bytes()).unwrap().events.len() > 3);
}

#[test]
fn a_table_that_another_laptop_has_is_refused_and_the_recording_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let hall = RealHall::new(folder.path());
    hall.open();
    let other = journal_of_game(3, 5, 40).unwrap();
    let text: String = other[..10].iter().map(|line| line.text.as_str()).collect();
    let table = HallTable::new(&hall.address(), 3, None).unwrap();
    let sent = table.send(0, (&other[0].hash, "secret"), text.as_bytes(), TableTroubles::default()).unwrap();
    assert!(matches!(sent, JournalAnswer::Kept { offset: 10, .. }), "{sent:?}");
    let mut window = opened(folder.path(), &clip());
    join(&mut window, &format!("{}/join/3", hall.address()));
    wait(&mut window, |w| says(w, "Black Hopper Grace"));
    press(&mut window, "Start recording");
    wait(&mut window, |w| is_there(w, "Hall, table 3: refused"));
    let why = "The hall refuses this recording, which goes on here: another recording of this table goes on; stop it, or \
               let the organiser release the table";
    wait(&mut window, |w| says(w, why));
    wait(&mut window, |w| says(w, "Move 2"));
    assert_eq!(hall.post("/api/tables/3/release", ""), 200);
    wait(&mut window, |w| is_there(w, "Hall, table 3: all acknowledged"));
    assert!(!says(&window, "The hall refuses"));
}

#[test]
fn what_is_no_seat_is_said_in_a_sentence() {
    let mut window = Script::new().with_source().window();
    let mut check = |address: &str, table: &str, said: &str| {
        let form = HallForm { address: address.to_owned(), table: table.to_owned(), ..HallForm::default() };
        hall_command(&mut window, HallCommand::Edit(form));
        hall_command(&mut window, HallCommand::Join);
        assert!(says(&window, said), "{address} {table}");
    };
    check("hall", "3", "this is not the address of a hall; it looks like http://host:8080");
    check("http://hall:8080", "", "a table has a number from 1");
    check("http://a:b@hall:8080", "1", "is not the address of a hall");
    check(
        &"0123abcd".repeat(8),
        "3",
        "this is a token, not the address of a hall; it goes into the field for the token",
    );
    check("http://hall:8080#secret", "3", "this is not the address of a hall");
    assert!(window.query_by_label("Join the hall").is_some());
}

#[test]
fn a_referee_answers_a_recordings_question_in_the_hall() {
    let folder = tempfile::tempdir().unwrap();
    let hall = RealHall::new(folder.path());
    let (table, referee) = (hall.token("table-one", Role::Table, Some(1)), hall.token("referee", Role::Referee, None));
    hall.open();
    let at = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(at("token"), table).unwrap();
    // White passes at move 8, which no camera sees: the recorder asks whose turn it was.
    let moves = "(;GM[1]FF[4]SZ[9];B[ee];W[ec];B[cg];W[gg];B[gc];W[ce];B[dc];W[];B[fh];W[cc];B[gd];W[hc];B[hd];W[eb];B[fb]\
                 ;W[hg];B[hh];W[bc];B[bb];W[ba];B[db];W[da];B[ic];W[id];B[ih];W[ii])";
    let truth = sgf::read(moves.as_bytes()).unwrap().record;
    let options = RenderOptions { width: 640, height: 480, seed: 1 };
    let mut clip = Clip::of_game(&truth, &options, 8.0, &[]).unwrap();
    clip.write(Path::new(&at("film.mp4")), &mut |_, _| Ok(())).unwrap();
    let (film, record, token, address) = (at("film.mp4"), at("record.sgf"), at("token"), hall.address());
    let recording = thread::Builder::new().spawn(move || {
        let args = ["kifuscribe", "record", &film, "-o", &record, "--hall", &address, "--table", "1"];
        let args =
            args.iter().chain(&["--hall-token-file", &token]).map(Into::into).collect::<Vec<std::ffi::OsString>>();
        kifuscribe::commands::run(args)
    });
    let recording = recording.unwrap();
    let until = Instant::now() + Duration::from_secs(120);
    // The question comes while the record lacks the stone after the pass. The referee says that the record is right once it
    // is: said before, it would be wrong.
    let question = loop {
        let state = hall.get("/table/1/state.json", Some(&referee)).unwrap_or_default();
        let is_right = state.contains("\"point\":\"F2\"");
        if let Some((_, rest)) = state.split_once("\"open_questions\":[{\"id\":").filter(|_| is_right) {
            break rest.split(',').next().unwrap().to_owned();
        }
        assert!(Instant::now() < until && !recording.is_finished(), "no question was asked: {state}");
        thread::sleep(Duration::from_millis(50));
    };
    assert_eq!(hall.post(&format!("/table/1/answer?question={question}&answer=confirm"), &referee), 303);
    recording.join().unwrap();
    let journal = std::fs::read_to_string(folder.path().join("record.session/journal.jsonl")).unwrap();
    let answered = journal.lines().find(|line| line.contains("\"answered\"")).unwrap_or_else(|| panic!("{journal}"));
    assert!(answered.contains("\"by\":\"referee "), "who answered stands in the journal: {answered}");
    assert_eq!(hall.get("/api/tables/1/journal", Some(&referee)).as_deref(), Some(&*journal));
    let written = sgf::read(&std::fs::read(folder.path().join("record.sgf")).unwrap()).unwrap().record;
    let played = |record: &kifuscribe_core::game::record::GameRecord| {
        let played = record.moves.iter().filter(|m| m.point.is_some());
        played.map(|m| (m.color, m.point)).collect::<Vec<_>>()
    };
    assert_eq!(played(&written), played(&truth), "the game ends right");
}
