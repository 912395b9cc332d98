//! What was read in pictures, for a program that has started this one and judges it itself.

use kifuscribe_core::audit::pictures::{CountObservations, PictureObservation};
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_formats::observed_picture::{ObservedCount, PictureCopy};
use kifuscribe_recording::count::pictures::CountPictures;
use kifuscribe_recording::picture_reader::PictureReading;
use kifuscribe_storage::evidence::small_jpeg;
use serde_json::Value;

/// The longest side of a picture as it is shown on a page, in pixels.
const LONGEST_SIDE: u32 = 1280;

/// The memory that this process may take where it is limited, in bytes: a picture of 110 million pixels needs two thirds of it.
const MOST_MEMORY: u64 = 2 << 30;

/// The processor time that it may take, in seconds.
const MOST_TIME: u64 = 60;

/// Limits what this process, and programs that it starts, may take. Why here: the pictures may be anybody's, and who starts it can limit
/// only itself.
#[cfg(unix)]
pub(super) fn limit() {
    use rlimit::Resource;
    for (resource, most) in [(Resource::DATA, MOST_MEMORY), (Resource::CPU, MOST_TIME), (Resource::CORE, 0)] {
        // Where the system sets a lower limit, that one stays.
        let _ = rlimit::setrlimit(resource, most, most);
    }
}

#[cfg(not(unix))]
pub(super) const fn limit() {}

/// What was read in the pictures of a count, as JSON.
pub(super) fn count(pictures: &CountObservations, shots: &CountPictures) -> anyhow::Result<Value> {
    let shown = shots.finals.iter().filter_map(|shot| shown(&shot.frame)).collect();
    Ok(ObservedCount { pictures: pictures.clone(), shown }.json()?)
}

/// What was read in one picture, as JSON.
pub(super) fn picture(reading: &PictureReading) -> anyhow::Result<Value> {
    let observation = reading.observation.clone();
    let observed = PictureObservation { name: String::new(), observation, outside: Vec::new() };
    let Some(shown) = shown(&reading.frame) else { return Ok(Value::Null) };
    Ok(ObservedCount::of_one(observed, shown).json()?)
}

/// A picture as people are shown it.
fn shown(frame: &Frame) -> Option<PictureCopy> {
    let jpeg = small_jpeg(frame.width, frame.height, &frame.rgb, LONGEST_SIDE)?;
    Some(PictureCopy { size: [frame.width, frame.height], jpeg })
}
