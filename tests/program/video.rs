//! Films and network cameras, read and written through the real video process.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::time::Duration;

use kifuscribe_capture::clip_writer::ClipWriter;
use kifuscribe_capture::open::open;
use kifuscribe_capture::source::{AT_REST, Delivery, Source, SourceSpec};
use kifuscribe_capture::video::VideoFile;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameRecord, Move};
use kifuscribe_core::sensing::frame::{Frame, MissingCause};
use kifuscribe_formats::truth::ClipTruth;
use kifuscribe_lab::render::{Clip, RenderOptions, SimulateError};

/// Writes a clip of grey frames of increasing brightness, 10 a second.
fn clip(path: &Path, frames: usize) {
    let mut writer = ClipWriter::create(path, 64, 48, 10.0).unwrap();
    for i in 0..frames {
        writer.write(&Frame::new(64, 48, vec![(10 + 4 * i) as u8; 3 * 64 * 48])).unwrap();
    }
    writer.finish().unwrap();
}

#[test]
fn a_clip_is_read_with_its_times() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("clip.mp4");
    clip(&path, 50);
    let mut video = VideoFile::open(&path).unwrap();
    assert_eq!(video.info().frames, Some(50));
    let mut count = 0;
    while let Delivery::Frame(frame) = video.next().unwrap() {
        assert_eq!(frame.index, count);
        assert!((frame.time.as_secs_f64() - count as f64 / 10.0).abs() < 0.051, "{:?}", frame.time);
        assert!((i32::from(frame.pixel(30, 20)[1]) - (10 + 4 * count as i32)).abs() < 6);
        assert!(!frame.settled);
        count += 1;
    }
    assert_eq!(count, 50);
    assert_eq!(video.next().unwrap(), Delivery::End);
}

fn refusal(path: &Path) -> String {
    VideoFile::open(path).err().map(|e| e.to_string()).unwrap_or_else(|| "opened".into())
}

#[test]
fn a_file_that_is_not_a_video_is_an_error_with_a_hint() {
    let folder = tempfile::tempdir().unwrap();
    let check = |name: &str, bytes: &[u8], expected: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        let error = refusal(&path);
        assert!(error.contains(name) && error.contains(expected), "{error}");
    };
    check("empty.mp4", b"", "the file is empty");
    check("short.mp4", b"text", "is not a video that can be read; give an mp4");
    check("text.mp4", b"this is a text, and a long one", "is not a video that can be read; give an mp4");
    check("game.sgf", b"(;FF[4]GM[1])", "is not a video that can be read; give an mp4");
    check("photo.jpg", b"", "it is one picture: read it with `kifuscribe read`");
    assert!(refusal(&folder.path().join("none.mp4")).contains("there is no file"));
}

#[test]
fn a_video_without_its_index_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("clip.mp4");
    clip(&path, 50);
    let bytes = std::fs::read(&path).unwrap();
    std::fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
    let error = refusal(&path);
    assert!(error.contains("is cut off before its index; copy it again"), "{error}");
}

#[test]
fn a_video_that_ends_early_is_delivered_and_then_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("clip.avi");
    // An AVI file has its index in the header, so that a cut one can still be opened. Noise makes the frames longer than
    // the header.
    let mut writer = ClipWriter::create(&path, 64, 48, 10.0).unwrap();
    for i in 0..50_u32 {
        let noise = |at: u32| ((at + 9216 * i).wrapping_mul(2_654_435_761) >> 24) as u8;
        writer.write(&Frame::new(64, 48, (0..3 * 64 * 48).map(noise).collect::<Vec<u8>>())).unwrap();
    }
    writer.finish().unwrap();
    let bytes = std::fs::read(&path).unwrap();
    std::fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
    let mut video = VideoFile::open(&path).unwrap();
    let mut count = 0;
    let error = loop {
        match video.next() {
            Ok(Delivery::Frame(_)) => count += 1,
            Ok(other) => panic!("{other:?} after {count} frames"),
            Err(e) => break e.to_string(),
        }
    };
    // The frame at which the file was cut is none.
    assert!((9..40).contains(&count), "{count}");
    assert!(error.contains("is cut off after") && error.contains("of 5 s"), "{error}");
    assert_eq!(video.next().unwrap(), Delivery::End);
}

#[test]
fn damaged_pictures_are_passed_over_up_to_the_next_key_frame_and_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("clip.mp4");
    let mut writer = ClipWriter::create(&path, 160, 120, 10.0).unwrap();
    for i in 0..60_u32 {
        let noise = |at: u32| ((at + 57_600 * i).wrapping_mul(2_654_435_761) >> 24) as u8;
        writer.write(&Frame::new(160, 120, (0..3 * 160 * 120).map(noise).collect::<Vec<u8>>())).unwrap();
    }
    writer.finish().unwrap();
    let mut bytes = std::fs::read(&path).unwrap();
    let middle = bytes.len() * 2 / 5;
    bytes[middle..middle + 3000].fill(0xa5);
    std::fs::write(&path, &bytes).unwrap();
    let mut video = VideoFile::open(&path).unwrap();
    let (mut count, mut damaged, mut last) = (0, 0, Duration::ZERO);
    while let Delivery::Frame(frame) = video.next().unwrap() {
        match frame.missing.map(|part| (part.since, part.why)) {
            Some((since, MissingCause::Damaged { frames })) => {
                assert_eq!(since, last, "the last frame before them");
                damaged += frames;
            }
            other => assert_eq!(other, None),
        }
        (count, last) = (count + 1, frame.time);
    }
    assert_eq!((count + damaged, last), (60, Duration::from_millis(5900)), "{damaged} damaged");
    assert!((1..=12).contains(&damaged), "no further than to the next key frame: {damaged}");
}

#[test]
fn a_film_whose_rate_varies_is_whole_and_one_that_is_cut_off_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("clip.mkv");
    clip(&path, 50);
    let mut bytes = std::fs::read(&path).unwrap();
    // The unit of the times in a Matroska file, 1 ms: with 2 ms, each frame takes twice as long as the rate says.
    let unit = [0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40];
    let at = bytes.windows(unit.len()).position(|window| window == unit).unwrap();
    bytes[at + 4..at + 7].copy_from_slice(&[0x1e, 0x84, 0x80]);
    let read = |bytes: &[u8]| {
        std::fs::write(&path, bytes).unwrap();
        let mut video = VideoFile::open(&path).unwrap();
        let mut last = Duration::ZERO;
        loop {
            match video.next() {
                Ok(Delivery::Frame(frame)) => last = frame.time,
                Ok(_) => return Ok(last),
                Err(error) => return Err(error.to_string()),
            }
        }
    };
    assert_eq!(read(&bytes).unwrap().as_secs_f64().round(), 10.0);
    let error = read(&bytes[..bytes.len() / 2]).unwrap_err();
    assert!(error.contains("is cut off after") && error.contains("of 10 s"), "{error}");
}

fn jpeg(grey: u8) -> Vec<u8> {
    let mut bytes = Vec::new();
    let picture = image::RgbImage::from_pixel(64, 48, image::Rgb([grey; 3]));
    image::codecs::jpeg::JpegEncoder::new(&mut bytes).encode_image(&picture).unwrap();
    bytes
}

/// Answers one request with `count` grey pictures at 20 a second, then closes the connection. Returns whether there was
/// a request.
fn serve(mut client: TcpStream, grey: u8, count: usize) -> bool {
    let mut request = [0; 2048];
    if client.read(&mut request).unwrap_or(0) == 0 {
        return false;
    }
    let head = "HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace;boundary=frame\r\n\r\n";
    let picture = jpeg(grey);
    let mut send = |bytes: &[u8]| client.write_all(bytes).is_ok();
    if !send(head.as_bytes()) {
        return true;
    }
    for _ in 0..count {
        let part = format!("--frame\r\nContent-Type: image/jpeg\r\nContent-Length: {}\r\n\r\n", picture.len());
        if !(send(part.as_bytes()) && send(&picture) && send(b"\r\n")) {
            return true;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    true
}

#[test]
fn a_lost_connection_is_opened_again() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/video.mjpg", listener.local_addr().unwrap());
    // The first stream breaks after two seconds; the later ones have brighter pictures.
    let server = std::thread::Builder::new().name("test-server".into());
    let serve_all = move || {
        let mut streams = 0;
        while let Ok((client, _)) = listener.accept() {
            let (grey, count) = if streams == 0 { (40, 40) } else { (200, 400) };
            streams += usize::from(serve(client, grey, count));
        }
    };
    server.spawn(serve_all).unwrap();
    let mut source = open(&SourceSpec::Address(address)).unwrap();
    assert!(source.info().live);
    let (mut dark, mut waits, mut times) = (0, 0, Vec::new());
    loop {
        match source.next().unwrap() {
            Delivery::Frame(frame) if frame.pixel(5, 5)[0] > 150 => break,
            Delivery::Frame(frame) => {
                dark += 1;
                times.push(frame.time);
            }
            Delivery::Waiting { why } => {
                assert!(why.to_string().contains("127.0.0.1"), "{why}");
                waits += 1;
                assert!(waits < 60, "the connection is not opened again");
            }
            Delivery::End => panic!("a live source does not end"),
        }
    }
    assert!(dark > 5, "{dark}");
    assert!(times.is_sorted());
}

#[test]
fn a_server_that_never_answers_is_an_error() {
    // The system accepts the connection; no program ever answers.
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/video", listener.local_addr().unwrap());
    let error = open(&SourceSpec::Address(address)).err().unwrap().to_string();
    assert!(error.contains("does not answer with a video"), "{error}");
}

/// The numbers of the frames that come of a film of 150 frames at rest, in which a stone lies from frame 65 to 99, with
/// whether each shows it.
fn looked_at(name: &str) -> Vec<(u64, bool)> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    let mut writer = ClipWriter::create(&path, 64, 48, 10.0).unwrap();
    for number in 0..150 {
        let is_stone = |i: usize| (65..100).contains(&number) && (i % 64).abs_diff(32) < 6 && (i / 64).abs_diff(24) < 6;
        let rgb: Vec<u8> = (0..64 * 48).flat_map(|i| [if is_stone(i) { 30 } else { 120 }; 3]).collect();
        writer.write(&Frame::new(64, 48, rgb)).unwrap();
    }
    writer.finish().unwrap();
    let mut film = VideoFile::open(&path).unwrap();
    let mut seen = Vec::new();
    while let Delivery::Frame(frame) = film.next().unwrap() {
        assert!((frame.time.as_secs_f64() - frame.index as f64 / 10.0).abs() < 0.051, "{:?}", frame.time);
        film.set_interval(AT_REST);
        seen.push((frame.index, frame.pixel(32, 24)[0] < 60));
    }
    seen
}

#[test]
fn a_film_at_rest_goes_on_by_its_key_frames_up_to_where_something_changes() {
    // Every twelfth frame is a key frame; an AVI does not state when a frame is shown.
    for (name, most) in [("clip.mp4", 30), ("clip.avi", 70)] {
        let seen = looked_at(name);
        assert!(seen.is_sorted_by(|a, b| a.0 < b.0), "{seen:?}");
        assert!(seen.len() <= most && seen.last().unwrap().0 > 140, "{name}: {seen:?}");
        assert!(seen.iter().all(|&(number, stone)| stone == (65..100).contains(&number)), "{name}: {seen:?}");
        let changed = |from: u64| seen.iter().any(|(number, _)| (from..from + 3).contains(number));
        assert!(changed(65) && changed(100), "{name}: {seen:?}");
    }
}

/// A game of two moves on a small board.
fn record() -> GameRecord {
    let size = BoardSize::new(5).unwrap();
    let mut record = GameRecord::new(size);
    let point = |label| Point::from_label(label, size).unwrap();
    record.moves = vec![Move::play(Color::Black, point("C3")), Move::play(Color::White, point("D4"))];
    record
}

fn small_clip() -> Clip {
    Clip::of_game(&record(), &RenderOptions { width: 160, height: 120, seed: 5 }, 10.0, &[]).unwrap()
}

#[test]
fn a_drawn_clip_is_written_with_its_truth() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("clip.mp4");
    let mut last = (0, 0);
    let mut clip = small_clip();
    let mut keep = |done, of| {
        last = (done, of);
        Ok(())
    };
    clip.write(&path, &mut keep).unwrap();
    clip.write_truth(&path).unwrap();
    assert!(last.0 > 40 && last.0 == last.1);
    let truth = ClipTruth::from_json(&std::fs::read_to_string(folder.path().join("clip.json")).unwrap()).unwrap();
    assert_eq!(truth.hand_left_s.len(), 2);
    let mut video = VideoFile::open(&path).unwrap();
    let mut count = 0;
    while let Delivery::Frame(_) = video.next().unwrap() {
        count += 1;
    }
    assert_eq!(count, last.1);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn a_drawn_clip_that_is_stopped_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("clip.mp4");
    let stopped =
        small_clip().write(&path, &mut |done, _| if done == 5 { Err(SimulateError::Stopped) } else { Ok(()) });
    assert!(matches!(stopped, Err(SimulateError::Stopped)));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// The number in the system of the `kifuscribe-video` that has this film open: other tests have decoders, too.
#[cfg(target_os = "linux")]
fn decoder_of(film: &Path) -> u32 {
    let film = std::fs::canonicalize(film).unwrap();
    let is_open = |pid: &u32| {
        let is_decoder =
            std::fs::read_to_string(format!("/proc/{pid}/comm")).is_ok_and(|name| name == "kifuscribe-vide\n");
        let mut handles = std::fs::read_dir(format!("/proc/{pid}/fd")).into_iter().flatten().flatten();
        is_decoder && handles.any(|handle| std::fs::read_link(handle.path()).is_ok_and(|path| path == film))
    };
    let entries = std::fs::read_dir("/proc").unwrap();
    entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok()).find(is_open).unwrap()
}

/// A decoder that a file kills in the middle: what was read stays, and the error names the film and the place.
#[test]
#[cfg(target_os = "linux")]
fn a_decoder_that_dies_ends_the_film_with_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.mp4");
    clip(&path, 2000);
    let mut video = VideoFile::open(&path).unwrap();
    let decoder = decoder_of(&path);
    let limits = std::fs::read_to_string(format!("/proc/{decoder}/limits")).unwrap();
    let memory = limits.lines().find(|line| line.starts_with("Max data size")).unwrap();
    assert!(memory.contains("3221225472"), "{memory}");
    assert!(matches!(video.next().unwrap(), Delivery::Frame(_)));
    assert!(std::process::Command::new("kill").args(["-9", &decoder.to_string()]).status().unwrap().success());
    let error = loop {
        match video.next() {
            Ok(Delivery::Frame(_)) => {}
            Ok(other) => panic!("{other:?}"),
            Err(error) => break error.to_string(),
        }
    };
    assert!(error.contains("long.mp4 cannot be decoded after") && error.contains("convert it with"), "{error}");
    assert_eq!(video.next().unwrap(), Delivery::End);
}
