//! Time for detection and classification on one core: `taskset -c 0 cargo bench` in this folder.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_vision::detector::BoardDetector;
use kifuscribe_vision::reader::ReadEffort;
use kifuscribe_vision::tracker::BoardTracker;
use kifuscribe_benches_vision::{later, middle_game};

/// A detector on one core: OpenCV starts no threads of its own.
fn detector() -> BoardDetector {
    opencv::core::set_num_threads(1).expect("OpenCV takes a number of threads");
    BoardDetector::open().expect("the networks are part of the program")
}

/// Detection in a whole frame and near a known pose, and classification, for pictures of several tables.
fn one_picture(c: &mut Criterion) {
    let mut detector = detector();
    let mut group = c.benchmark_group("1920x1080");
    group.sample_size(20).measurement_time(Duration::from_secs(12));
    for seed in [1, 2, 3] {
        let frame = middle_game(1920, 1080, seed);
        let pose = detector.locate(&frame, None).expect("the detection works").expect("the board is visible");
        group.bench_function(format!("locate, table {seed}"), |b| b.iter(|| detector.locate(black_box(&frame), None)));
        group.bench_function(format!("detect near, table {seed}"), |b| b.iter(|| detector.detect_near(black_box(&frame), &pose)));
        group.bench_function(format!("read quickly, table {seed}"), |b| {
            b.iter(|| detector.read(black_box(&frame), &pose, ReadEffort::Quick));
        });
        group.bench_function(format!("read thoroughly, table {seed}"), |b| {
            b.iter(|| detector.read(black_box(&frame), &pose, ReadEffort::Thorough));
        });
    }
    group.finish();
}

/// A frame of a video in which nothing has changed since the last one.
fn unchanged(c: &mut Criterion) {
    let mut tracker = BoardTracker::new(detector());
    let frame = middle_game(1920, 1080, 1);
    assert!(matches!(tracker.track(&frame), Ok(FrameObservation::Board(_))));
    let next = later(&frame, 40);
    c.bench_function("1920x1080/unchanged frame", |b| b.iter(|| tracker.track(black_box(&next))));
}

/// A photo of 12 megapixels, as phones take them.
fn photo(c: &mut Criterion) {
    let mut detector = detector();
    let frame = middle_game(4000, 3000, 4);
    let mut group = c.benchmark_group("4000x3000");
    group.sample_size(10).measurement_time(Duration::from_secs(10));
    group.bench_function("locate and read", |b| {
        b.iter(|| {
            let pose = detector.locate(black_box(&frame), None).expect("the detection works").expect("the board is visible");
            detector.read(&frame, &pose, ReadEffort::Thorough)
        });
    });
    group.finish();
}

/// Loading the networks.
fn open(c: &mut Criterion) {
    c.bench_function("load the networks", |b| b.iter(BoardDetector::open));
}

criterion_group!(benches, one_picture, unchanged, photo, open);
criterion_main!(benches);
