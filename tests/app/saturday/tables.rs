//! The games at the tables: how each ends, its film, and its recording in a window or by commands.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Child;

use kifuscribe::app::command::HallCommand;
use kifuscribe::app::hall_form::HallForm;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::sgf;
use kifuscribe_lab::render::{Clip, RenderOptions};
use kifuscribe_lab::synthetic::disturbance::Disturbance;
use kifuscribe_storage::session_folder::SessionFolder;

use super::hall_desk::HallDesk;
use super::programs::{Ended, end, run, start};
use crate::{Window, is_there, opened, press, project, says, text_of, wait};

/// How a game is recorded, and how its result becomes known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// In a window, which takes the result, prints the slip and seals.
    Window,
    /// By `record`, and the result by `result ... confirm`.
    Command,
    /// By `record`; the result is entered at the desk.
    Desk,
    /// By `record`; the table claims the result, and it is confirmed at the desk.
    Claim,
    /// By `record` without a network; everything is sent after the game.
    NoNetwork,
    /// Without a camera; the result is entered on a telephone.
    Telephone,
    /// Without a camera; another result is entered first, and taken back.
    Mistake,
    /// Without a camera; nobody says the result.
    Silence,
}

impl Way {
    /// Of a table, where so many have boards that are recorded, and so many there are.
    pub(super) const fn of(table: u32, boards: u32, tables: u32) -> Self {
        let windows = if boards > 4 { 2 } else { 1 };
        match table {
            _ if table == tables => Self::Silence,
            _ if table == boards + 1 => Self::Mistake,
            _ if table > boards => Self::Telephone,
            _ if table <= windows => Self::Window,
            _ if table == boards => Self::NoNetwork,
            _ if table + 1 == boards => Self::Claim,
            _ if table.is_multiple_of(2) => Self::Desk,
            _ => Self::Command,
        }
    }

    /// The result of such a game, as `winner`, `way` and `margin` of the form of the hall; `None` where nobody says it.
    pub(super) const fn result(self, round: u32, table: u32) -> Option<[&'static str; 3]> {
        let of = (round + table) as usize % 4;
        match self {
            Self::Window => Some([["B", "R", ""], ["W", "R", ""]][of % 2]),
            Self::Command | Self::NoNetwork => {
                Some([["W", "T", ""], ["B", "points", "2.5"], ["W", "F", ""], ["B", "R", ""]][of])
            }
            Self::Claim => Some([["B", "points", "0.5"], ["W", "points", "12.5"]][of % 2]),
            Self::Desk | Self::Telephone | Self::Mistake => {
                Some([["W", "points", "4.5"], ["B", "T", ""], ["W", "R", ""], ["B", "points", "7.5"]][of])
            }
            Self::Silence => None,
        }
    }

    pub(super) const fn is_recorded(self) -> bool {
        !matches!(self, Self::Telephone | Self::Mistake | Self::Silence)
    }
}

/// A result as records write it.
pub(super) fn sgf_result([winner, way, margin]: [&str; 3]) -> String {
    format!("{winner}+{}", if way == "points" { margin } else { way })
}

/// A game as it was played before the camera.
pub(super) struct Film {
    pub(super) path: PathBuf,
    pub(super) truth: GameRecord,
}

impl Film {
    /// The film of a game, drawn unless it is there.
    pub(super) fn of(folder: &Path, round: u32, table: u32) -> Self {
        let games = ["9x9", "13x13"];
        let number = (round * 3 + table * 5) % 6 + 1;
        let game = project().join(format!("tests/data/games/{}-0{number}.sgf", games[(round + table) as usize % 2]));
        let mut truth = sgf::read(&fs::read(game).unwrap()).unwrap().record;
        truth.moves.truncate(10 + (round as usize * 2 + table as usize) % 5);
        let disturb = [Disturbance::Hover, Disturbance::Bump, Disturbance::Cloud, Disturbance::Refocus];
        let disturb = [disturb[(round + 2 * table) as usize % 4]];
        let path = folder.join(format!("round-{round}-table-{table}.mp4"));
        if !path.exists() {
            let options = RenderOptions { width: 640, height: 480, seed: u64::from(100 * round + table) };
            let mut clip = Clip::of_game(&truth, &options, 6.0, &disturb).unwrap();
            clip.write(&path, &mut |_, _| Ok(())).unwrap();
        }
        Self { path, truth }
    }

    pub(super) fn text(&self) -> &str {
        self.path.to_str().unwrap()
    }
}

/// The computer of a table, with its folder.
pub(super) struct Computer {
    pub(super) folder: PathBuf,
    pub(super) table: u32,
}

impl Computer {
    pub(super) fn at(day: &Path, table: u32) -> Self {
        let folder = day.join(format!("table-{table}"));
        fs::create_dir_all(&folder).unwrap();
        Self { folder, table }
    }

    /// Joins the hall by a code that somebody reads out; the address stays in the file `table.link`.
    pub(super) fn join(&self, desk: &HallDesk) {
        let link = run(&self.folder, &["kifuscribe", "hall", "join", &desk.address, &desk.code(self.table)]);
        fs::write(self.folder.join("table.link"), link.trim()).unwrap();
    }

    /// Starts to record a film, with the names of the hall, or without a network those of a file.
    pub(super) fn record(&self, film: &Film, round: u32, names: Option<&Path>) -> Child {
        let (sgf, table, round) = (format!("round-{round}.sgf"), self.table.to_string(), round.to_string());
        let mut arguments = vec!["kifuscribe", "record", film.text(), "-o", &sgf];
        match names {
            Some(names) => arguments.extend(["--info", names.to_str().unwrap(), "--table", &table, "--round", &round]),
            None => arguments.extend(["--hall-token-file", "table.link"]),
        }
        start(&self.folder, &arguments)
    }

    /// Writes a result down, as `claim` or `confirm`.
    pub(super) fn note(&self, round: u32, what: &str, result: &str) -> i32 {
        let session = format!("round-{round}.session");
        let both = if what == "confirm" { &["--both-agree"][..] } else { &[] };
        let said = ["kifuscribe", "result", &session, what, result, "--by", "both"];
        end(start(&self.folder, &[&said[..], both].concat())).status
    }

    /// Sends the recording of a round to the hall, and takes over what was done there.
    pub(super) fn send(&self, round: u32, desk: &HallDesk) -> Ended {
        let (session, table) = (self.session(round), self.table.to_string());
        let session = session.to_str().unwrap();
        let mut arguments = vec!["kifuscribe-hall", "send", session, "--hall", &desk.address, "--table", &table];
        if self.folder.join("table.link").exists() {
            arguments.extend(["--token-file", "table.link"]);
        }
        end(start(&self.folder, &arguments))
    }

    /// The session folder of a round, made by a command or by the window.
    pub(super) fn session(&self, round: u32) -> PathBuf {
        let by_command = self.folder.join(format!("round-{round}.session"));
        if by_command.exists() {
            return by_command;
        }
        let records = fs::read_dir(self.folder.join("records/board-1")).unwrap().map(|entry| entry.unwrap().path());
        let mut sessions = records.filter(|path| path.extension().is_some_and(|end| end == "session"));
        let of_round = |path: &PathBuf| {
            let events = SessionFolder::at(path).read().unwrap().events;
            SessionState::from_events(&events).info().round == round.to_string()
        };
        sessions.find(of_round).unwrap_or_else(|| panic!("table {} has no recording of round {round}", self.table))
    }
}

/// A window at a table, and the volunteer who works with it.
pub(super) struct WindowAtTable {
    pub(super) computer: Computer,
    window: Window,
}

impl WindowAtTable {
    /// Opens the window before a film, and joins the hall by a pasted address.
    pub(super) fn open(computer: Computer, film: &Film, desk: &HallDesk) -> Self {
        let mut window = opened(&computer.folder, film.text());
        let form = HallForm { address: desk.link(computer.table), ..HallForm::default() };
        window.state_mut().send(HallCommand::Edit(form));
        window.run_steps(3);
        press(&mut window, "Join the hall");
        Self { computer, window }
    }

    /// Starts the recording of a round by one click, once the window names who plays.
    pub(super) fn start(&mut self, film: &Film, round: u32, [black, white]: &[String; 2]) {
        self.window.state_mut().use_source_once(film.text());
        self.window.run_steps(3);
        let game = format!("Round {round}: Black {black} - White {white}");
        wait(&mut self.window, |w| says(w, &game));
        press(&mut self.window, "Start recording");
    }

    pub(super) fn step(&mut self) {
        self.window.step();
    }

    /// Waits for the end of the film, and returns how many moves the window says are on the disk.
    pub(super) fn wait_for_the_end(&mut self) -> usize {
        wait(&mut self.window, |w| says(w, "moves are on disk"));
        let label = text_of(&self.window, "moves are on disk");
        label.split(' ').find_map(|word| word.parse().ok()).unwrap_or_else(|| panic!("no number in {label}"))
    }

    /// Waits until the window says that the hall has everything.
    pub(super) fn wait_for_the_hall(&mut self) {
        let said = format!("Hall, table {}: all acknowledged", self.computer.table);
        wait(&mut self.window, |w| is_there(w, &said));
    }

    /// Writes down who has resigned, saves the slip, seals, and makes the window ready for the next round.
    pub(super) fn end(&mut self, winner: &str, [black, white]: &[String; 2]) {
        let (color, name) = if winner == "B" { ("Black", black) } else { ("White", white) };
        let window = &mut self.window;
        press(window, "Game over\u{2026}");
        press(window, &format!("{color} - {name} - wins by resignation"));
        press(window, "Write it down");
        wait(window, |w| is_there(w, "Save the result slip"));
        press(window, "Save the result slip");
        wait(window, |w| is_there(w, "Seal the record\u{2026}"));
        press(window, "Seal the record\u{2026}");
        wait(window, |w| is_there(w, "Seal it"));
        press(window, "Seal it");
        wait(window, |w| says(w, "the record is sealed"));
        self.wait_for_the_hall();
        press(&mut self.window, "New recording\u{2026}");
    }
}
