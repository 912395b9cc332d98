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

/// The most seconds of a processor that a command and the processes that it starts may take, of a program that is built
/// for tests. What else the computer does takes nothing from them.
const MOST_SECONDS: u64 = 30;

/// The same of a program that is built for use.
const MOST_SECONDS_IN_USE: u64 = 10;

/// How much longer than that a command may take by the clock before it is stopped: one that waits takes no processor.
const BY_THE_CLOCK: u32 = 10;

/// The clock ticks in a second that `/proc` counts in: `USER_HZ`, which Linux keeps at 100 on every computer that the
/// program is built for (proc(5)).
const TICKS_A_SECOND: u64 = 100;

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
    /// The time of a processor.
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
        let (mut memory, mut took) = (0, Duration::ZERO);
        let status = loop {
            memory = memory.max(memory_of(process.id()));
            took = took.max(processor_time_of(process.id()));
            if let Some(status) = process.try_wait().unwrap() {
                break Some(status);
            }
            if took > self.most || begun.elapsed() > BY_THE_CLOCK * self.most || memory > 3 * MOST_MEMORY {
                process.kill().unwrap();
                process.wait().unwrap();
                break None;
            }
            thread::sleep(Duration::from_millis(2));
        };
        let text = |path| String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned();
        Ended { status, out: text(&out), err: text(&err), took, memory }
    }
}

/// The most memory that a process and those that it started have taken so far, in bytes; 0 once it has ended.
fn memory_of(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")?.parse().ok());
    most.unwrap_or(0) * 1024 + started_by(process).into_iter().map(memory_of).sum::<u64>()
}

/// The time of a processor that a process has taken, with those that it started; nothing once it has ended.
fn processor_time_of(process: u32) -> Duration {
    let state = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // After the name in parentheses, the times of the process and of those that it waited for are the 12th to 15th words.
    let words = state.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: u64 = words.skip(11).take(4).map(|word| word.parse::<u64>().unwrap()).sum();
    let own = Duration::from_millis(ticks * 1000 / TICKS_A_SECOND);
    own + started_by(process).into_iter().map(processor_time_of).sum::<Duration>()
}

/// The processes that a process has started and that have not ended.
fn started_by(process: u32) -> Vec<u32> {
    let threads = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    let lists = threads.map(|thread| fs::read_to_string(thread.path().join("children")).unwrap_or_default());
    lists.flat_map(|list| list.split_whitespace().map(|id| id.parse().unwrap()).collect::<Vec<_>>()).collect()
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
