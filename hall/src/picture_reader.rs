//! Has pictures read by `kifuscribe`, which is started as a limited process for each request: the hall itself has no eyes.
//!
//! A picture may be anybody's. It is written into a folder that only this account can look into and that is deleted with it. The process
//! gets no shell, no input and no environment but the paths of programs; it limits its own memory and time, and is killed when
//! it has had no answer for longer than 30 s.

use std::collections::HashMap;
use std::fs;
use std::io::Read as _;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use kifuscribe_language::say;
use serde_json::Value;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::picture_format::PictureFormat;
use crate::reading_fault::ReadingFault;
use crate::sent_pictures::{PictureStage, SentPicture};

/// The program.
const PROGRAM: &str = "kifuscribe";

/// How long it may take. A picture of twelve megapixels takes about one second.
const DEADLINE: Duration = Duration::from_secs(30);

/// How long it may take to end once its output is closed, and how often that is looked at.
const ENDS_WITHIN: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(2);

/// The most bytes of its answer.
const LARGEST_ANSWER: u64 = 32 << 20;

/// How many processes read at once for the organiser and referees, and for all others together.
const AT_ONCE: usize = 1;

/// How many requests of each kind are taken at once, with those that are sent and those that wait.
const TAKEN: usize = 8;

/// How many of them from one address, of those without a token of staff.
const OF_ONE_ADDRESS: usize = 2;

/// What of the environment the process gets: where programs and their libraries are.
const ENVIRONMENT: [&str; 3] = ["PATH", "LD_LIBRARY_PATH", "SystemRoot"];

/// What is asked of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadingTask<'a> {
    /// What the pictures of a count show, of the game of this record where there is one.
    Count(Option<&'a str>),
    /// What the board in one picture shows.
    Board,
}

/// How many places each address has.
type PlacesOfAddresses = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// Who has a place in which pictures are read.
#[derive(Debug)]
pub struct ReadingPlace {
    /// Gives the place back when it is dropped.
    _taken: OwnedSemaphorePermit,
    turn: Arc<Semaphore>,
    address: Option<(IpAddr, PlacesOfAddresses)>,
}

impl Drop for ReadingPlace {
    fn drop(&mut self) {
        let Some((address, addresses)) = &self.address else { return };
        let mut addresses = addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = addresses.get_mut(address) {
            *count -= 1;
            if *count == 0 {
                addresses.remove(address);
            }
        }
    }
}

/// The places in which pictures are read: staff have their own, so that nobody else keeps them waiting.
#[derive(Debug)]
pub struct PictureReader {
    taken: [Arc<Semaphore>; 2],
    turns: [Arc<Semaphore>; 2],
    addresses: PlacesOfAddresses,
}

impl Default for PictureReader {
    fn default() -> Self {
        let of = |number| [(); 2].map(|()| Arc::new(Semaphore::new(number)));
        Self { taken: of(TAKEN), turns: of(AT_ONCE), addresses: Arc::default() }
    }
}

impl PictureReader {
    /// Takes a place for a request, before anything of it is read.
    ///
    /// # Errors
    /// [`ReadingFault::Busy`].
    pub fn take_place(&self, is_staff: bool, address: IpAddr) -> Result<ReadingPlace, ReadingFault> {
        let kind = usize::from(!is_staff);
        let taken = Arc::clone(&self.taken[kind]).try_acquire_owned().map_err(|_| ReadingFault::Busy)?;
        let turn = Arc::clone(&self.turns[kind]);
        if is_staff {
            return Ok(ReadingPlace { _taken: taken, turn, address: None });
        }
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        let count = addresses.entry(address).or_default();
        if *count >= OF_ONE_ADDRESS {
            return Err(ReadingFault::Busy);
        }
        *count += 1;
        drop(addresses);
        Ok(ReadingPlace { _taken: taken, turn, address: Some((address, Arc::clone(&self.addresses))) })
    }

    /// Has pictures read; the answer is the program's line of JSON.
    ///
    /// # Errors
    /// [`ReadingFault`].
    pub async fn read(
        &self,
        place: ReadingPlace,
        task: ReadingTask<'_>,
        pictures: &[SentPicture],
    ) -> Result<Value, ReadingFault> {
        let program = program().ok_or(ReadingFault::NotInstalled)?;
        let turn = Arc::clone(&place.turn).acquire_owned().await.map_err(|_| ReadingFault::Busy)?;
        let folder = private_folder().map_err(|_| ReadingFault::NotStarted)?;
        let command = command(&program, folder.path(), task, pictures).map_err(|_| ReadingFault::NotStarted)?;
        // Whoever asks may be gone before it ends: its place is taken until then.
        let work = move || {
            let answer = answer_of(command);
            drop((folder, turn, place));
            answer
        };
        let answer = tokio::task::spawn_blocking(work).await.map_err(|_| ReadingFault::NotStarted)??;
        match answer {
            ProcessAnswer::Said(json) => Ok(json),
            ProcessAnswer::Refused => Err(refusal(pictures)),
        }
    }
}

/// Why the program has refused pictures, as far as their formats say it.
fn refusal(pictures: &[SentPicture]) -> ReadingFault {
    let is_rare = |format: PictureFormat| matches!(format, PictureFormat::Heic | PictureFormat::Avif);
    let rare = pictures.iter().map(|picture| picture.format).find(|&format| is_rare(format));
    match (rare, pictures.last()) {
        (Some(format), _) => ReadingFault::Undecodable { format },
        (None, Some(picture)) => ReadingFault::Damaged { format: picture.format },
        (None, None) => ReadingFault::NoPicture,
    }
}

/// The program, beside this one or, for tests, in the folder above.
fn program() -> Option<PathBuf> {
    let own = std::env::current_exe().ok()?;
    let name = format!("{PROGRAM}{}", std::env::consts::EXE_SUFFIX);
    own.ancestors().skip(1).take(2).map(|folder| folder.join(&name)).find(|path| path.is_file())
}

/// A folder that only this account can look into.
fn private_folder() -> std::io::Result<tempfile::TempDir> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o700));
    builder.prefix("kifuscribe-hall-").tempdir()
}

/// Whether the program is installed.
#[must_use]
pub fn is_installed() -> bool {
    program().is_some()
}

/// The process that reads pictures, which are written into `folder`.
fn command(program: &Path, folder: &Path, task: ReadingTask<'_>, pictures: &[SentPicture]) -> std::io::Result<Command> {
    let mut command = Command::new(program);
    command.env_clear().envs(ENVIRONMENT.into_iter().filter_map(|name| Some((name, std::env::var_os(name)?))));
    command.env("TMPDIR", folder).current_dir(folder);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    command.arg(match task {
        ReadingTask::Count(_) => "audit",
        ReadingTask::Board => "read",
    });
    command.args(["--json", "--observed", "--limited"]);
    if let ReadingTask::Count(Some(record)) = task {
        fs::write(folder.join("game.sgf"), record)?;
        command.arg("game.sgf");
    }
    for (i, picture) in pictures.iter().enumerate() {
        let name = format!("picture-{}.{}", i + 1, picture.format.ending());
        fs::write(folder.join(&name), &picture.bytes)?;
        match picture.stage {
            PictureStage::Before => command.arg("--before"),
            PictureStage::Compensated => command.arg("--compensated"),
            PictureStage::Final => &mut command,
        };
        command.arg(name);
    }
    Ok(command)
}

/// What the process came to.
#[derive(Debug)]
enum ProcessAnswer {
    /// Its line.
    Said(Value),
    /// It could not read what it was given.
    Refused,
}

/// A process that is ended with this value.
struct EndedChild(Child);

impl EndedChild {
    /// How it has ended, once its output is closed; `None` where it goes on all the same.
    fn status(&mut self) -> Option<ExitStatus> {
        for _ in 0..ENDS_WITHIN.as_millis() / PAUSE.as_millis() {
            if let Some(status) = self.0.try_wait().ok()? {
                return Some(status);
            }
            thread::sleep(PAUSE);
        }
        None
    }
}

impl Drop for EndedChild {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn answer_of(mut command: Command) -> Result<ProcessAnswer, ReadingFault> {
    let mut child = EndedChild(command.spawn().map_err(|_| ReadingFault::NotStarted)?);
    let output = child.0.stdout.take().ok_or(ReadingFault::NotStarted)?;
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
        return Err(ReadingFault::OtherVersion);
    }
    let status = child.status().ok_or(ReadingFault::Expired)?;
    match status.code() {
        // A finding is one that the hall comes to by itself.
        Some(0 | 1) => {
            let json = serde_json::from_slice(&said).map_err(|_| ReadingFault::OtherVersion)?;
            Ok(ProcessAnswer::Said(json))
        }
        Some(_) => Ok(ProcessAnswer::Refused),
        // The system has ended it, as it took more than it may.
        None => Err(ReadingFault::Expired),
    }
}

/// What the picture of that number is called in sentences; 0 is one from before the fill.
#[must_use]
pub fn picture_name(number: usize) -> String {
    match number {
        0 => say!("audit-page-earlier-picture").to_owned(),
        _ => say!("audit-page-picture", number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strangers_leave_places_for_staff_and_one_address_takes_two() {
        let reader = PictureReader::default();
        let address = |last| IpAddr::from([10, 0, 0, last]);
        let mut places: Vec<ReadingPlace> = (0..2).map(|_| reader.take_place(false, address(1)).unwrap()).collect();
        assert!(matches!(reader.take_place(false, address(1)), Err(ReadingFault::Busy)));
        places.extend((2..8).map(|last| reader.take_place(false, address(last)).unwrap()));
        assert!(matches!(reader.take_place(false, address(9)), Err(ReadingFault::Busy)), "all places are taken");
        let staff: Vec<ReadingPlace> = (0..8).map(|_| reader.take_place(true, address(1)).unwrap()).collect();
        assert!(reader.take_place(true, address(1)).is_err());
        drop((places, staff));
        assert!(reader.addresses.lock().unwrap().is_empty());
        assert!(reader.take_place(false, address(1)).is_ok());
    }
}
