//! What is run on a failing disk: a recording, and the commands that change one.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use kifuscribe_storage::catalogue::{Catalogue, FILE_NAME};
use tempfile::TempDir;

use super::faulty_disk::{self, Fault, Run};
use super::recording;

/// What is run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scenario {
    /// A game is recorded, from its first moment on an empty disk to its end.
    Record,
    /// The same, by a window, which waits for room on the disk.
    RecordAndWait,
    /// A game is recorded and shown, as `spectators` says, to a hall and a site at this port.
    RecordAndShow(u16),
    /// A move is put right.
    Correct,
    /// Names are put right, and there is a result slip with the wrong ones.
    CorrectNames,
    /// A result is confirmed that was claimed.
    Confirm,
    /// A confirmed result is taken back.
    Withdraw,
    /// The recording is sealed and signed.
    Seal,
    /// Games are added to a new archive.
    Archive,
}

impl Scenario {
    /// Whether it is a recording, and not a command that changes one.
    pub(crate) const fn records(self) -> bool {
        matches!(self, Self::Record | Self::RecordAndWait | Self::RecordAndShow(_))
    }

    /// The command line.
    fn command(self) -> Vec<String> {
        let args: &[&str] = match self {
            Self::Record => return recording::command(false),
            Self::RecordAndWait => return recording::command(true),
            Self::RecordAndShow(port) => return super::spectators::command(port),
            Self::Correct => &["correct", "SESSION", "wrong-point", "2", "C4"],
            Self::CorrectNames => &["correct", "SESSION", "info", "--info", "names.toml", "--by", "A. Referee"],
            Self::Confirm => &["result", "SESSION", "confirm", "B+R", "--both-agree", "--by", "A. Referee"],
            Self::Withdraw => &[
                "correct",
                "SESSION",
                "withdraw",
                "--by",
                "A. Referee",
                "--reasons",
                "it was the game at another table",
            ],
            Self::Seal => &["seal", "SESSION"],
            Self::Archive => &["archive", "add", "records", "games", "--archive", "archives/games.sqlite"],
        };
        let program = assert_cmd::cargo::cargo_bin("kifuscribe").display().to_string();
        let session = format!("{}/board-1/{}.session", recording::RECORDS, recording::NAME);
        let args = args.iter().map(|arg| if *arg == "SESSION" { session.clone() } else { (*arg).to_owned() });
        [program].into_iter().chain(args).collect()
    }
}

/// A folder in which a scenario is run over and over from the same beginning.
pub(crate) struct Stage {
    pub(crate) scenario: Scenario,
    root: TempDir,
}

impl Stage {
    /// Makes the beginning: for a command the recording that it changes, which the catalogue of this computer knows.
    pub(crate) fn new(scenario: Scenario) -> Self {
        let stage = Self { scenario, root: tempfile::tempdir().unwrap() };
        let folder = stage.folder();
        fs::create_dir_all(folder.join("home")).unwrap();
        if !scenario.records() {
            recording::record(&folder, false, &mut |_, _| {}).unwrap();
            let session = recording::session(&folder).unwrap();
            let ours = |args: &[&str]| {
                let program = assert_cmd::cargo::cargo_bin("kifuscribe").display().to_string();
                let ran = faulty_disk::run(&folder, Fault::None, &[&[program.as_str()], args].concat());
                assert!(ran.status.is_some_and(|status| status < 2), "{args:?}: {}", ran.err);
            };
            let mut catalogue = Catalogue::open(&stage.catalogue()).unwrap();
            assert_eq!(catalogue.add(std::slice::from_ref(&session), &mut |_| true).unwrap().added, 1);
            drop(catalogue);
            let slip = |text: &str| fs::write(session.join("result-slip.html"), text).unwrap();
            let session = session.strip_prefix(&folder).unwrap().to_str().unwrap();
            match scenario {
                Scenario::CorrectNames => {
                    ours(&["result", session, "confirm", "B+R", "--both-agree", "--by", "A. Referee"]);
                    slip("the wrong names");
                    fs::write(folder.join("names.toml"), "[black]\nname = \"Hua Luo-keng\"\n").unwrap();
                }
                Scenario::Confirm => ours(&["result", session, "claim", "B+R"]),
                Scenario::Withdraw => {
                    ours(&["result", session, "confirm", "B+R", "--both-agree", "--by", "A. Referee"]);
                    slip("Black wins");
                }
                Scenario::Seal => ours(&["seal-key"]),
                Scenario::Archive => {
                    fs::create_dir(folder.join("games")).unwrap();
                    for n in 0..3 {
                        let game = format!("(;SZ[9]PB[Player {n}];B[aa];W[bb])");
                        fs::write(folder.join(format!("games/{n}.sgf")), game).unwrap();
                    }
                }
                _ => {}
            }
        }
        copy(&folder, &stage.root.path().join("beginning"));
        stage
    }

    /// The folder in which it is run.
    pub(crate) fn folder(&self) -> PathBuf {
        self.root.path().join("work")
    }

    /// The catalogue of this computer's recordings.
    pub(crate) fn catalogue(&self) -> PathBuf {
        match self.scenario {
            Scenario::Archive => self.folder().join("archives/games.sqlite"),
            _ => self.folder().join("home/kifuscribe").join(FILE_NAME),
        }
    }

    /// Makes the folder as it was at the beginning, and runs the command with a fault.
    pub(crate) fn run_from_the_beginning(&self, fault: Fault) -> Run {
        self.restore();
        self.run_again(fault)
    }

    /// Makes the folder as it was at the beginning.
    pub(crate) fn restore(&self) {
        let folder = self.folder();
        if folder.exists() {
            fs::remove_dir_all(&folder).unwrap();
        }
        copy(&self.root.path().join("beginning"), &folder);
    }

    /// Runs the command in the folder as it is.
    pub(crate) fn run_again(&self, fault: Fault) -> Run {
        let command = self.scenario.command();
        let command: Vec<&str> = command.iter().map(String::as_str).collect();
        faulty_disk::run(&self.folder(), fault, &command)
    }
}

/// Copies a folder with the times of its files, which the catalogue knows.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let (from, to) = (entry.as_ref().unwrap().path(), to.join(entry.unwrap().file_name()));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            fs::copy(&from, &to).unwrap();
            let time = fs::metadata(&from).and_then(|file| file.modified()).unwrap_or_else(|_| SystemTime::now());
            fs::File::options().write(true).open(&to).unwrap().set_modified(time).unwrap();
        }
    }
}
