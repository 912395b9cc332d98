//! A file that is read by a command: what the command did, and whether it may do that.

use std::fs::{self, File};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use kifuscribe_core::game::random::SplitMix64;
use kifuscribe_formats::journal::hash_of_bytes;

use super::damage::damage;
use super::material::Material;
use super::readers::Reader;

/// The longest that a command may take, in seconds: of a program that is built for tests, on a computer that does more.
const MOST_SECONDS: u64 = 30;

/// The same of a program that is built for use.
const MOST_SECONDS_IN_USE: u64 = 10;

/// The most memory that a command and the processes that it starts may take, in bytes.
const MOST_MEMORY: u64 = 1 << 30;

/// The most characters of a sentence: what it repeats of a file is a line, and a control character is printed as up to eight.
const MOST_CHARACTERS: usize = 1500;

/// Where the programs are.
pub(crate) struct Programs {
    folder: PathBuf,
    most: Duration,
}

/// What became of a command.
struct Ended {
    /// `None` where it was stopped, as it took too long.
    status: Option<ExitStatus>,
    out: String,
    err: String,
    took: Duration,
    memory: u64,
}

impl Programs {
    /// Those built with this test, or those in the folder that the environment names.
    pub(crate) fn find() -> Self {
        match std::env::var("KIFUSCRIBE_HOSTILE_PROGRAMS") {
            Ok(folder) => Self { folder: folder.into(), most: Duration::from_secs(MOST_SECONDS_IN_USE) },
            Err(_) => {
                let folder = assert_cmd::cargo::cargo_bin("kifuscribe").parent().unwrap().to_owned();
                Self { folder, most: Duration::from_secs(MOST_SECONDS) }
            }
        }
    }

    /// Runs a command that has to succeed.
    pub(crate) fn run_whole(&self, folder: &Path, line: &str) {
        let ended = self.run(folder, line);
        let succeeded = ended.status.and_then(|status| status.code()).is_some_and(|code| code < 2);
        assert!(succeeded, "{line}: {:?} {}", ended.status, ended.err);
    }

    /// Runs a command line, whose words have no blanks in them.
    fn run(&self, folder: &Path, line: &str) -> Ended {
        let mut words = line.split(' ');
        let mut program = Command::new(self.folder.join(words.next().unwrap()));
        let home = folder.join("home");
        fs::create_dir_all(&home).unwrap();
        let [out, err] = ["standard.out", "standard.err"].map(|name| folder.join(name));
        program.args(words).current_dir(folder).env("HOME", &home).env("XDG_CONFIG_HOME", home.join("settings"));
        program.env("LANG", "C").stdin(Stdio::null());
        program.stdout(File::create(&out).unwrap()).stderr(File::create(&err).unwrap());
        let begun = Instant::now();
        let mut process = program.spawn().unwrap_or_else(|error| panic!("{line}: {error}; build the workspace first"));
        let mut memory = 0;
        let status = loop {
            memory = memory.max(memory_of(process.id()));
            if let Some(status) = process.try_wait().unwrap() {
                break Some(status);
            }
            if begun.elapsed() > self.most || memory > 3 * MOST_MEMORY {
                process.kill().unwrap();
                process.wait().unwrap();
                break None;
            }
            thread::sleep(Duration::from_millis(2));
        };
        let text = |path| String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned();
        Ended { status, out: text(&out), err: text(&err), took: begun.elapsed(), memory }
    }
}

/// The most memory that a process and those that it started have taken so far, in bytes; 0 once it has ended.
fn memory_of(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")?.parse().ok());
    let threads = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    let started = threads.map(|thread| fs::read_to_string(thread.path().join("children")).unwrap_or_default());
    let of_started = |list: String| list.split_whitespace().map(|id| memory_of(id.parse().unwrap())).sum::<u64>();
    most.unwrap_or(0) * 1024 + started.map(of_started).sum::<u64>()
}

/// One file and the command that reads it.
pub(crate) struct Trial<'a> {
    programs: &'a Programs,
    material: &'a Material,
    /// What it is called where something is found.
    name: String,
    /// The number in the seed's sequence, and the seed.
    case: Option<(usize, u64)>,
    around: &'static [&'static str],
    /// The path of the file within the folder, and what stands in it.
    path: PathBuf,
    bytes: Vec<u8>,
    command: String,
    /// Whether it has to be read without an error.
    is_whole: bool,
}

impl<'a> Trial<'a> {
    /// A file in which nothing is wrong.
    pub(crate) fn whole(
        programs: &'a Programs,
        material: &'a Material,
        reader: &'static Reader,
        command: usize,
    ) -> Self {
        let whole = reader.whole[0];
        let path = material.path(whole);
        Self::of(programs, material, reader, command, &path, fs::read(&path).unwrap(), true)
    }

    /// A damaged file: the case of a seed, with its numbers.
    pub(crate) fn damaged(
        programs: &'a Programs,
        material: &'a Material,
        reader: &'static Reader,
        command: usize,
        case: (usize, u64),
        random: u64,
    ) -> Self {
        let mut random = SplitMix64(random);
        let path = material.path(reader.whole[random.below(reader.whole.len())]);
        let bytes = damage(&mut random, &fs::read(&path).unwrap(), reader.kind);
        let trial = Self::of(programs, material, reader, command, &path, bytes, false);
        Self { name: format!("case {} of seed {}: {}", case.0, case.1, trial.name), case: Some(case), ..trial }
    }

    /// A file with these bytes in the place of a whole one.
    pub(crate) fn of(
        programs: &'a Programs,
        material: &'a Material,
        reader: &'static Reader,
        command: usize,
        whole: &Path,
        bytes: Vec<u8>,
        is_whole: bool,
    ) -> Self {
        let ending = whole.extension().unwrap();
        let path = match reader.place {
            "" => material.within(whole),
            place => Path::new(place).with_extension(ending),
        };
        let command = reader.commands[command].replace("FILE", path.to_str().unwrap());
        let name = format!("{}, {command}", reader.name);
        Self { programs, material, name, case: None, around: reader.around, path, bytes, command, is_whole }
    }

    /// The same trial under another name.
    pub(crate) fn called(self, name: &str) -> Self {
        Self { name: format!("{name}: {}", self.name), ..self }
    }

    /// Runs it in a folder of its own below `folder`, which is kept where something is wrong.
    pub(crate) fn run(&self, folder: &Path) -> Result<(), String> {
        let number =
            self.case.map_or_else(|| hash_of_bytes(self.name.as_bytes())[..8].to_owned(), |case| case.0.to_string());
        let folder = folder.join(number);
        fs::create_dir_all(&folder).unwrap();
        for name in self.around {
            self.material.copy(name, &folder);
        }
        let path = folder.join(&self.path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &self.bytes).unwrap();
        state_hashes(path.parent().unwrap());
        let ended = self.programs.run(&folder, &self.command);
        let problems = self.problems(&ended);
        if problems.is_empty() {
            fs::remove_dir_all(&folder).unwrap();
            return Ok(());
        }
        let again = self.case.map_or_else(String::new, |(case, seed)| {
            format!("\n  again: KIFUSCRIBE_HOSTILE_SEED={seed} KIFUSCRIBE_HOSTILE_CASE={case} cargo test --workspace --test program hostile_files")
        });
        let said: String = ended.err.chars().take(1000).collect();
        Err(format!("{}\n  {}\n  said: {said:?}\n  kept: {}{again}", self.name, problems.join("; "), folder.display()))
    }

    /// What the command did that it may not do.
    fn problems(&self, ended: &Ended) -> Vec<String> {
        let mut problems = Vec::new();
        let mut check = |is_right: bool, problem: &dyn Fn() -> String| {
            if !is_right {
                problems.push(problem());
            }
        };
        let code = ended.status.and_then(|status| status.code());
        check(ended.took <= self.programs.most && ended.status.is_some(), &|| format!("took {:?}", ended.took));
        check(ended.memory <= MOST_MEMORY, &|| format!("took {} MB of memory", ended.memory >> 20));
        if let Some(status) = ended.status {
            check(code.is_some_and(|code| code <= 2), &|| format!("ended with {code:?}, signal {:?}", status.signal()));
        }
        check(!self.is_whole || code.is_some_and(|code| code < 2), &|| "did not read a whole file".to_owned());
        check(!ended.err.contains("panicked") && !ended.err.contains("RUST_BACKTRACE"), &|| "panicked".to_owned());
        for text in [&ended.out, &ended.err] {
            let controls = |c: char| {
                (c.is_control() && !matches!(c, '\n' | '\r' | '\t')) || ('\u{202a}'..='\u{202e}').contains(&c)
            };
            check(!text.contains(controls), &|| "printed what controls a terminal".to_owned());
        }
        if code == Some(2) {
            // FFmpeg speaks on its own account, in lines that begin with a bracket.
            let ours: Vec<&str> = ended.err.lines().filter(|line| !line.starts_with('[')).collect();
            let last = ours.last().copied().unwrap_or_default();
            check(last.starts_with("kifuscribe"), &|| "said no sentence".to_owned());
            check(ours.len() <= 2, &|| format!("said {} sentences", ours.len()));
            check(last.contains([';', ':', ',']), &|| "gave no hint".to_owned());
            check(last.chars().count() <= MOST_CHARACTERS, &|| format!("said {} characters", last.chars().count()));
        }
        if self.command.ends_with("--json") {
            let is_json = |line: &str| serde_json::from_str::<serde_json::Value>(line).is_ok();
            check(ended.out.lines().all(is_json), &|| "printed what is no JSON".to_owned());
        }
        problems
    }
}

/// Writes the list of hashes anew in a folder that has one, so that a damaged file gets past it.
fn state_hashes(folder: &Path) {
    let list = folder.join("SHA256SUMS");
    let Ok(text) = fs::read_to_string(&list) else { return };
    let line = |line: &str| {
        let name = line.rsplit(' ').next().unwrap();
        format!("{}  {name}\n", hash_of_bytes(&fs::read(folder.join(name)).unwrap()))
    };
    fs::write(&list, text.lines().map(line).collect::<String>()).unwrap();
}
