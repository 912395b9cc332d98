//! `kifuscribe-video`: decodes films and cameras, and encodes films, for `kifuscribe`, which starts it.
//!
//! It alone links OpenCV's video module and libav. It reads one [`VideoRequest`] from its standard input and answers on its standard
//! output, as `capture::video_protocol` says; it ends when either is closed.

mod film_decoder;
mod last_sent;
mod reading;
mod replies;
mod writing;

use std::io::{self, BufReader, BufWriter, IsTerminal};
use std::process::ExitCode;

use kifuscribe_capture::video_protocol::{VideoReply, VideoRequest, read_line, write_line};

/// Why the request cannot be carried out to its end.
enum VideoError {
    /// OpenCV refused.
    OpenCv(opencv::Error),
    /// The pipe is closed: nobody waits for the rest.
    Closed,
}

impl From<opencv::Error> for VideoError {
    fn from(error: opencv::Error) -> Self {
        Self::OpenCv(error)
    }
}

impl From<io::Error> for VideoError {
    fn from(_: io::Error) -> Self {
        Self::Closed
    }
}

/// The memory that this process may take, in bytes: a film of 8192x4320 pixels needs a third of it. Why: a file that
/// announces frames without end must not take the memory of the recording.
#[cfg(unix)]
const MOST_MEMORY: u64 = 3 << 30;

#[cfg(unix)]
fn limit_memory() {
    // Where the system sets a lower limit, that one stays.
    let _ = rlimit::setrlimit(rlimit::Resource::DATA, MOST_MEMORY, MOST_MEMORY);
}

#[cfg(not(unix))]
const fn limit_memory() {}

fn main() -> ExitCode {
    let input = io::stdin();
    let started_by_hand = input.is_terminal() || std::env::args_os().len() > 1;
    let mut input = BufReader::new(input.lock());
    let mut output = BufWriter::new(io::stdout());
    let Some(request) = (!started_by_hand).then(|| read_line(&mut input).ok()).flatten() else {
        eprintln!("kifuscribe-video decodes films for kifuscribe and is started by it; run `kifuscribe record FILM`");
        return ExitCode::from(2);
    };
    limit_memory();
    let done = match request {
        VideoRequest::Write { path, width, height, fps } => {
            writing::write(&path, (width, height), fps, &mut input, &mut output)
        }
        source => reading::read(&source, &mut input, &mut output),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(VideoError::OpenCv(error)) => {
            // Where the pipe is closed nobody waits for the reason.
            let _ = write_line(&mut output, &VideoReply::Failed { why: error.message });
            ExitCode::FAILURE
        }
        Err(VideoError::Closed) => ExitCode::FAILURE,
    }
}
