//! What was read in pictures, for a program that has started this one and judges it itself.

use std::io;

use kifuscribe_capture::source::CaptureError;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_core::audit::pictures::{CountObservations, PictureObservation};
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_formats::observed_picture::{CountCopies, ObservedCount, PictureCopy};
use kifuscribe_formats::observed_refusal::{ObservedRefusal, RefusalReason};
use kifuscribe_recording::count::audit_input::AuditInputError;
use kifuscribe_recording::count::pictures::{CountPicture, CountPictures};
use kifuscribe_recording::picture_reader::{PictureReading, ReadError};
use kifuscribe_storage::evidence::small_jpeg;
use serde_json::Value;

/// The longest side of a picture as it is shown on a page, in pixels.
const LONGEST_SIDE: u32 = 1280;

/// The memory that this process may take where it is limited, in bytes: a picture of 110 million pixels needs two thirds of it.
#[cfg(unix)]
const MOST_MEMORY: u64 = 2 << 30;

/// The processor time that it may take, in seconds.
#[cfg(unix)]
const MOST_TIME: u64 = 60;

/// The largest file that it, or a program that it starts, may write, in bytes.
#[cfg(unix)]
const LARGEST_FILE: u64 = 256 << 20;

/// How much it gives way to other processes: the hall and its recordings go first.
#[cfg(unix)]
const NICE: i32 = 10;

/// Limits what this process, and programs that it starts, may take. Why here: the pictures may be anybody's, and who starts it can limit
/// only itself.
#[cfg(unix)]
pub(super) fn limit() {
    use rlimit::Resource;
    let limits = [
        (Resource::DATA, MOST_MEMORY),
        (Resource::CPU, MOST_TIME),
        (Resource::FSIZE, LARGEST_FILE),
        (Resource::CORE, 0),
    ];
    for (resource, most) in limits {
        // Where the system sets a lower limit, that one stays.
        let _ = rlimit::setrlimit(resource, most, most);
    }
    // Where the system does not allow it, it takes its turn as any process.
    let _ = rustix::process::nice(NICE);
}

#[cfg(not(unix))]
pub(super) const fn limit() {}

/// What was read in the pictures of a count, as JSON.
pub(super) fn count(pictures: &CountObservations, shots: &CountPictures) -> anyhow::Result<Value> {
    let copy = |shot: &CountPicture| shown(&shot.frame);
    let shown = CountCopies {
        before: shots.before.as_ref().and_then(copy),
        compensated: shots.compensated.as_ref().and_then(copy),
        finals: shots.finals.iter().filter_map(copy).collect(),
    };
    Ok(ObservedCount { pictures: pictures.clone(), shown }.json()?)
}

/// What was read in one picture, as JSON.
pub(super) fn picture(reading: &PictureReading) -> anyhow::Result<Value> {
    let observation = reading.observation.clone();
    let hidden = observation.as_ref().map(|seen| seen.hidden_points((reading.frame.width, reading.frame.height)));
    let outside = hidden.map(|hidden| hidden.outside).unwrap_or_default();
    let observed = PictureObservation { name: String::new(), observation, outside };
    let Some(shown) = shown(&reading.frame) else { return Ok(Value::Null) };
    Ok(ObservedCount::of_one(observed, shown).json()?)
}

/// The outcome of reading pictures; where a program has asked what they show, and it is an error, that program is told why.
pub(super) fn told(is_asked: bool, outcome: anyhow::Result<CommandOutcome>) -> anyhow::Result<CommandOutcome> {
    if let Some(error) = outcome.as_ref().err().filter(|_| is_asked) {
        tell(error)?;
    }
    outcome
}

/// Tells the program that has asked why nothing was read.
pub(super) fn tell(error: &anyhow::Error) -> anyhow::Result<()> {
    let input = error.downcast_ref::<AuditInputError>();
    let read = input.and_then(|error| if let AuditInputError::Read(read) = error { Some(read) } else { None });
    let read = read.or_else(|| error.downcast_ref::<ReadError>());
    let (refused, path) = match read {
        Some(ReadError::Capture(CaptureError::NotAPicture { path, .. })) => (RefusalReason::Damaged, Some(path)),
        Some(ReadError::Capture(CaptureError::NoDecoder { path, .. })) => (RefusalReason::NoDecoder, Some(path)),
        Some(ReadError::Capture(CaptureError::Unreadable { path, source })) if is_full(source) => {
            (RefusalReason::DiskFull, Some(path))
        }
        _ => (RefusalReason::Failed, None),
    };
    let file = path.and_then(|path| path.file_name()).map(|name| name.to_string_lossy().into_owned());
    Output.json(&ObservedRefusal { refused, file: file.unwrap_or_default(), text: format!("{error:#}") })
}

fn is_full(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge)
}

/// A picture as people are shown it.
fn shown(frame: &Frame) -> Option<PictureCopy> {
    let jpeg = small_jpeg(frame.width, frame.height, &frame.rgb, LONGEST_SIDE)?;
    Some(PictureCopy { size: [frame.width, frame.height], jpeg })
}
