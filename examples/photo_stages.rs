//! Measures where the processor time of reading a photo goes, as a table: one line for each size of photo, medians in
//! milliseconds of processor time, start-up left out. On one core (Linux):
//! `cargo build --release -p kifuscribe-examples --bin photo_stages && taskset -c 0 target/release/photo_stages PHOTOS...`.

#![allow(clippy::print_stdout)] // The table is the result.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context as _;
use clap::Parser;
use kifuscribe_capture::pictures::{decode_picture, read_picture_bytes};
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_vision::detection::Detection;
use kifuscribe_vision::detector::{BoardDetector, OWN_NETWORKS};
use kifuscribe_vision::network::Inference;
use kifuscribe_vision::picture::Picture;
use kifuscribe_vision::proposer::{PROPOSER_SHAPE, PixelRegion, Proposer};
use kifuscribe_vision::reader::{PointReader, READER_SHAPE};
use kifuscribe_vision::several_boards::shows_another;

/// Measures the stages of reading photos.
#[derive(Debug, Parser)]
struct Args {
    /// JPEG or PNG pictures of boards.
    #[arg(required = true)]
    photos: Vec<PathBuf>,
}

/// The stages, in the order of [`Stages::of`]. A search is some looks of the first network and readings of the second.
const STAGES: [&str; 7] = ["decode", "search", "further", "another", "total", "a look", "a reading"];

/// The processor time of each stage.
type StageTimes = [Duration; STAGES.len()];

/// The detector as the program has it, and its networks alone.
struct Stages {
    detector: BoardDetector,
    proposer: Proposer,
    reader: PointReader,
}

impl Stages {
    fn open() -> anyhow::Result<Self> {
        let proposer = Inference::from_onnx("proposer", OWN_NETWORKS.proposer, PROPOSER_SHAPE)?;
        let reader = Inference::from_onnx("reader", OWN_NETWORKS.reader, READER_SHAPE)?;
        let (proposer, reader) = (Proposer::new(proposer), PointReader::new(reader));
        Ok(Self { detector: BoardDetector::open()?, proposer, reader })
    }

    /// Reads a photo as `kifuscribe read` does, and then takes one look and one reading of its board alone. Returns the number
    /// of its pixels too; `None` where it shows no board.
    fn of(&mut self, photo: &Path) -> anyhow::Result<Option<(usize, StageTimes)>> {
        let bytes = read_picture_bytes(photo)?;
        let begun = processor_time()?;
        let frame = decode_picture(photo, &bytes)?;
        let decoded = processor_time()?;
        let found = self.detector.detect(&frame, None)?.filter(Detection::is_board);
        let searched = processor_time()?;
        let Some(found) = found else { return Ok(None) };
        let points_beside = found.points_beside;
        let pose = self.detector.read_detected(&frame, found)?.pose;
        let read = processor_time()?;
        shows_another(&mut self.detector, &frame, &pose, None, Some(points_beside))?;
        let done = processor_time()?;
        let picture = Picture::of(&frame)?;
        self.proposer.propose(&picture, &PixelRegion::whole(&picture))?;
        let looked = processor_time()?;
        let first = PointReader::window_first([0, 0], pose.size);
        self.reader.classify(&picture, &pose.image_from_board, first)?;
        let classified = processor_time()?;
        let stages = [
            decoded - begun,
            searched - decoded,
            read - searched,
            done - read,
            done - begun,
            looked - done,
            classified - looked,
        ];
        Ok(Some((pixels(&frame), stages)))
    }
}

fn pixels(frame: &Frame) -> usize {
    frame.width * frame.height
}

/// The time for which processors have worked for this program, all its threads together.
fn processor_time() -> anyhow::Result<Duration> {
    let mut sum = 0;
    for thread in fs::read_dir("/proc/self/task").context("processor time is measured on Linux only")? {
        let stat = fs::read_to_string(thread?.path().join("schedstat"))?;
        let nanoseconds = stat.split_whitespace().next().context("schedstat is empty")?;
        sum += nanoseconds.parse::<u64>()?;
    }
    Ok(Duration::from_nanos(sum))
}

/// The median in milliseconds.
fn median(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times.get(times.len() / 2).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let mut stages = Stages::open()?;
    // The first photo is slower: the networks are not in the caches yet.
    args.photos.first().map(|photo| stages.of(photo)).transpose()?;
    let mut measured = Vec::new();
    for photo in &args.photos {
        measured.extend(stages.of(photo)?);
    }
    println!("{:>16} {:>8} {}", "megapixels", "photos", STAGES.map(|name| format!("{name:>9}")).join(" "));
    for (from, to) in [(0, 1), (1, 4), (4, 100)] {
        let of_size = measured.iter().filter(|(pixels, _)| (from * 1_000_000..to * 1_000_000).contains(pixels));
        let times: Vec<StageTimes> = of_size.map(|(_, times)| *times).collect();
        let medians: [f64; STAGES.len()] = std::array::from_fn(|i| median(times.iter().map(|t| t[i]).collect()));
        let name = format!("{from} to {to}");
        println!("{name:>16} {:>8} {}", times.len(), medians.map(|ms| format!("{ms:9.1}")).join(" "));
    }
    Ok(())
}
