//! The limited process that says what pictures show.
//!
//! A picture may be anybody's. It is written into a folder that only this account can look into and that is deleted with it. The process
//! gets no shell, no input and no environment but the paths of programs; it limits its own memory, time and files, gives way to others,
//! and is killed with the programs that it has started when it has had no answer for longer than 30 s.

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use kifuscribe_formats::observed_refusal::{ObservedRefusal, RefusalReason};
use kifuscribe_formats::picture_format::PictureFormat;
use serde_json::Value;
use tempfile::TempDir;

use crate::picture_stage::PictureStage;
use crate::reading_fault::ReadingFault;
use crate::sent_pictures::SentPicture;

/// The program.
const PROGRAM: &str = "kifuscribe";

/// How long it may take. A picture of twelve megapixels takes about one second.
const DEADLINE: Duration = Duration::from_secs(30);

/// How long it may take to end once its output is closed or it is killed, and how often that is looked at.
const ENDS_WITHIN: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(2);

/// The most bytes of its answer.
const LARGEST_ANSWER: u64 = 32 << 20;

/// What of the environment the process gets: where programs and their libraries are.
const ENVIRONMENT: [&str; 3] = ["PATH", "LD_LIBRARY_PATH", "SystemRoot"];

/// The exit status of a program that could not do what it was asked, and says why, or does not understand it.
const COULD_NOT: i32 = 2;

/// What is asked of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadingTask<'a> {
    /// What the pictures of a count show, of the game of this record where there is one.
    Count(Option<&'a str>),
    /// What the board in one picture shows.
    Board,
}

/// A process that is about to read pictures.
#[derive(Debug)]
pub struct PictureProcess {
    command: Command,
    /// The pictures are in it; it is deleted with this value.
    _folder: TempDir,
    /// Of each picture the name of its file, and what it is.
    files: Vec<(String, PictureFormat)>,
}

/// The program, beside this one or, for tests, in the folder above.
fn program() -> Option<PathBuf> {
    let own = std::env::current_exe().ok()?;
    let name = format!("{PROGRAM}{}", std::env::consts::EXE_SUFFIX);
    own.ancestors().skip(1).take(2).map(|folder| folder.join(&name)).find(|path| path.is_file())
}

/// Whether the program is installed.
#[must_use]
pub fn is_installed() -> bool {
    program().is_some()
}

/// A folder that only this account can look into.
fn private_folder() -> io::Result<TempDir> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o700));
    builder.prefix("kifuscribe-hall-").tempdir()
}

impl PictureProcess {
    /// The process that reads pictures, which are written where it finds them.
    ///
    /// # Errors
    /// [`ReadingFault`] where the program is not installed, or the pictures cannot be written.
    pub fn prepare(task: ReadingTask<'_>, pictures: &[SentPicture]) -> Result<Self, ReadingFault> {
        let program = program().ok_or(ReadingFault::NotInstalled)?;
        let folder = private_folder()?;
        let mut command = command(&program, folder.path(), task);
        if let ReadingTask::Count(Some(record)) = task {
            fs::write(folder.path().join("game.sgf"), record)?;
            command.arg("game.sgf");
        }
        let mut files = Vec::new();
        for (i, picture) in pictures.iter().enumerate() {
            let name = format!("picture-{}.{}", i + 1, picture.format.ending());
            fs::write(folder.path().join(&name), &picture.bytes)?;
            match picture.stage {
                PictureStage::Before => command.arg("--before"),
                PictureStage::Compensated => command.arg("--compensated"),
                PictureStage::Final => &mut command,
            };
            command.arg(&name);
            files.push((name, picture.format));
        }
        Ok(Self { command, _folder: folder, files })
    }

    /// Starts it, and returns its line of JSON.
    ///
    /// # Errors
    /// [`ReadingFault`].
    pub fn answer(mut self) -> Result<Value, ReadingFault> {
        let mut child = EndedChild::start(&mut self.command)?;
        let output = child.child.stdout.take().ok_or(ReadingFault::NotStarted)?;
        let (ended, end) = sync_channel(1);
        let read = move || {
            let mut said = Vec::new();
            let is_read = output.take(LARGEST_ANSWER).read_to_end(&mut said).is_ok();
            // Nobody waits any more where it took too long.
            let _ = ended.send(is_read.then_some(said));
        };
        thread::Builder::new().name("picture".to_owned()).spawn(read).map_err(|_| ReadingFault::NotStarted)?;
        let said = match end.recv_timeout(DEADLINE) {
            Ok(said) => said.ok_or(ReadingFault::NotStarted)?,
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return Err(ReadingFault::Expired),
        };
        if said.len() as u64 >= LARGEST_ANSWER {
            return Err(ReadingFault::other_version());
        }
        let status = child.end().ok_or(ReadingFault::Expired)?;
        match status.code() {
            // A finding is one that the hall comes to by itself.
            Some(0 | 1) => serde_json::from_slice(&said).map_err(|_| ReadingFault::other_version()),
            // One that does not understand what it is asked says nothing that can be read.
            Some(COULD_NOT) => {
                Err(ObservedRefusal::of_line(&said).map_or_else(ReadingFault::other_version, |why| self.fault(why)))
            }
            Some(code) => Err(ReadingFault::Crashed { how: format!("exit status {code}") }),
            None => Err(fault_of_signal(status)),
        }
    }

    fn fault(&self, ObservedRefusal { refused, file, text }: ObservedRefusal) -> ReadingFault {
        let named = self.files.iter().find(|(name, _)| *name == file);
        match (refused, named) {
            (RefusalReason::Damaged, Some(&(_, format))) => ReadingFault::Damaged { format },
            (RefusalReason::NoDecoder, Some(&(_, format))) => ReadingFault::NoDecoder { format },
            (RefusalReason::DiskFull, _) => ReadingFault::DiskFull,
            (RefusalReason::Damaged | RefusalReason::NoDecoder | RefusalReason::Failed, _) => {
                ReadingFault::Failed { why: text }
            }
        }
    }
}

/// The process without its files.
fn command(program: &Path, folder: &Path, task: ReadingTask<'_>) -> Command {
    let mut command = Command::new(program);
    command.env_clear().envs(ENVIRONMENT.into_iter().filter_map(|name| Some((name, std::env::var_os(name)?))));
    command.env("TMPDIR", folder).current_dir(folder);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    // It is ended with the programs that it has started.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command.arg(match task {
        ReadingTask::Count(_) => "audit",
        ReadingTask::Board => "read",
    });
    command.args(["--json", "--observed", "--limited"]);
    command
}

/// Why the system has ended a process: where that was the memory, the time or the file that it took, or something else.
fn fault_of_signal(status: ExitStatus) -> ReadingFault {
    #[cfg(unix)]
    {
        use rustix::process::Signal;
        let signal = std::os::unix::process::ExitStatusExt::signal(&status).unwrap_or_default();
        // A program that is given no more memory aborts; the system kills one that has taken too much of it.
        let limits = [Signal::KILL, Signal::ABORT, Signal::XCPU, Signal::XFSZ];
        if !limits.iter().any(|limit| limit.as_raw() == signal) {
            return ReadingFault::Crashed { how: format!("signal {signal}") };
        }
    }
    let _ = status;
    ReadingFault::Expired
}

/// A process that is ended with this value, and with it those that it has started.
struct EndedChild {
    child: Child,
}

impl EndedChild {
    fn start(command: &mut Command) -> Result<Self, ReadingFault> {
        Ok(Self { child: command.spawn()? })
    }

    /// How it has ended, once its output is closed; `None` where it goes on all the same.
    fn end(&mut self) -> Option<ExitStatus> {
        for _ in 0..ENDS_WITHIN.as_millis() / PAUSE.as_millis() {
            if self.has_ended() {
                // Its number is its own until it is asked how it has ended, and so is that of its group.
                self.kill();
                return self.child.try_wait().ok()?;
            }
            thread::sleep(PAUSE);
        }
        None
    }

    #[cfg(unix)]
    fn has_ended(&self) -> bool {
        use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        matches!(waitid(WaitId::Pid(Pid::from_child(&self.child)), options), Ok(Some(_)))
    }

    #[cfg(not(unix))]
    fn has_ended(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(Some(_)))
    }

    /// Kills it and what it has started; they may have ended by themselves.
    fn kill(&mut self) {
        #[cfg(unix)]
        {
            use rustix::process::{Pid, Signal, kill_process_group};
            let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        }
        #[cfg(not(unix))]
        let _ = self.child.kill();
    }
}

impl Drop for EndedChild {
    fn drop(&mut self) {
        // Once it has ended and said how, its number may be another one's.
        if matches!(self.child.try_wait(), Ok(Some(_))) {
            return;
        }
        self.kill();
        // One that the system cannot end yet does not keep the hall waiting.
        for _ in 0..ENDS_WITHIN.as_millis() / PAUSE.as_millis() {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(PAUSE);
        }
    }
}
