//! `record` with several films: one after another, on past a bad one, not again what is done.

use std::fs;
use std::path::Path;
#[cfg(target_os = "linux")]
use std::{
    io::{BufRead as _, BufReader, Read as _},
    process::{Command, Stdio},
};

use crate::run::kifuscribe_in;
use kifuscribe_capture::clip_writer::ClipWriter;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameRecord, Move};
use kifuscribe_lab::render::{Clip, RenderOptions};

#[test]
fn a_bad_film_does_not_stop_the_others_and_what_is_done_is_not_done_again() {
    let folder = tempfile::tempdir().unwrap();
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    fs::write(folder.path().join("bad.mp4"), "no film").unwrap();
    fs::copy(samples.join("clip/clip.mp4"), folder.path().join("good.mp4")).unwrap();
    let args = ["record", "bad.mp4", "good.mp4", "-o", "games", "--archive", "catalogue.sqlite", "--json"];
    let first = kifuscribe_in(folder.path(), &args);
    assert_eq!(first.status, 2, "{}", first.err);
    assert!(first.err.contains("1 film could not be recorded; the same command tries again"), "{}", first.err);
    let undated = "when this was filmed is not known, so the archive has the game under the day of this recording";
    assert_eq!(first.err.matches(undated).count(), 1, "{}", first.err);
    let states = |out: &str| -> Vec<String> {
        let lines = out.lines().filter(|line| line.contains("\"source\""));
        lines.map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["status"].to_string()).collect()
    };
    assert_eq!(states(&first.out)[0], "2", "{}", first.out);
    assert_ne!(states(&first.out)[1], "2", "{}", first.out);
    assert!(!folder.path().join("games/bad.session").exists());
    let record = folder.path().join("games/good.sgf");
    let written = fs::read(&record).unwrap();
    let journal = folder.path().join("games/good.session/journal.jsonl");
    let events = fs::read(&journal).unwrap();
    // The recording is in the archive, with all its moves.
    let found = kifuscribe_in(folder.path(), &["archive", "find", "--json", "--archive", "catalogue.sqlite"]);
    let game: serde_json::Value = serde_json::from_str(found.out.trim_end()).unwrap();
    assert!(game["file"].as_str().unwrap().ends_with("good.session") && game["moves"].as_u64() > Some(20), "{game}");
    // What is confirmed later is in the archive that it was recorded into, and not in that of the folder for records.
    let result = ["result", "games/good.session", "confirm", "W+2.5", "--both-agree"];
    assert_eq!(kifuscribe_in(folder.path(), &result).status, 0);
    let find = ["archive", "find", "--result", "W+2.5", "--archive", "catalogue.sqlite"];
    assert!(kifuscribe_in(folder.path(), &find).out.contains("W+2.5"));
    let after = (fs::read(&record).unwrap(), fs::read(&journal).unwrap());
    assert!(after.1.starts_with(&events) && after.0 != written);
    // Again: the film that is done is left alone.
    let again = kifuscribe_in(folder.path(), &args);
    assert_eq!(states(&again.out), ["2", "0"], "{}", again.out);
    assert_eq!((fs::read(&record).unwrap(), fs::read(&journal).unwrap()), after);
}

/// The moves of a record, such as `;B[ee]`.
#[cfg(target_os = "linux")]
fn moves_of(sgf: &Path) -> Vec<String> {
    let text = fs::read_to_string(sgf).unwrap();
    let nodes = text.split(';').filter(|node| node.starts_with("B[") || node.starts_with("W["));
    nodes.map(|node| node.split(']').next().unwrap().to_owned()).collect()
}

/// Draws a game in which nobody moves for `thinking` frames after each move, ten frames a second, with a key frame in twelve.
fn draw_slow_game(film: &Path, seed: u64, thinking: usize) {
    let size = BoardSize::NINE;
    let moves =
        [("E5", Color::Black), ("F5", Color::White), ("F6", Color::Black), ("G6", Color::White), ("G5", Color::Black)];
    let mut record = GameRecord::new(size);
    record.moves = moves.map(|(label, color)| Move::play(color, Point::from_label(label, size).unwrap())).to_vec();
    let (width, height) = (480, 360);
    let mut clip = Clip::of_game(&record, &RenderOptions { width, height, seed }, 10.0, &[]).unwrap();
    let left: Vec<usize> = clip.truths()[0].hand_left_s.iter().map(|s| (10.0 * s) as usize + 3).collect();
    let mut writer = ClipWriter::create(film, width, height, 10.0).unwrap();
    for (number, frame) in clip.draw().enumerate() {
        for _ in 0..if left.contains(&number) { thinking } else { 1 } {
            writer.write(&frame).unwrap();
        }
    }
    writer.finish().unwrap();
}

#[test]
fn key_frames_give_the_record_of_every_frame() {
    let folder = tempfile::tempdir().unwrap();
    for (seed, thinking) in [(3, 90), (8, 43)] {
        draw_slow_game(&folder.path().join("slow.mp4"), seed, thinking);
        let recorded = |every: &[&str]| -> Vec<String> {
            let options = ["record", "slow.mp4", "-o", "slow.sgf", "--no-archive", "--json"];
            let run = kifuscribe_in(folder.path(), &[&options, every].concat());
            assert_eq!(run.status, 0, "{}", run.err);
            let lines = run.out.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
            let moved = lines.filter(|line| line["move"].is_number());
            moved.map(|m| format!("{} {} {} {}", m["move"], m["color"], m["point"], m["flags"])).collect()
        };
        let by_key_frames = recorded(&[]);
        assert_eq!(by_key_frames.len(), 5, "{by_key_frames:?}");
        assert_eq!(by_key_frames, recorded(&["--every-frame"]), "seed {seed}");
    }
}

/// The decoder dies in the middle of a game, as one does that a film breaks: the recording is whole, and goes on.
#[test]
#[cfg(target_os = "linux")]
fn a_decoder_that_crashes_leaves_the_recording_whole() {
    let folder = tempfile::tempdir().unwrap();
    let film = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/clip/clip.mp4");
    let args = ["record", film.to_str().unwrap(), "-o", "game.sgf", "--no-archive", "--json"];
    let undisturbed = folder.path().join("undisturbed");
    fs::create_dir(&undisturbed).unwrap();
    let whole = kifuscribe_in(&undisturbed, &args);
    assert_eq!(whole.status, 0, "{}", whole.err);
    assert!(!whole.err.contains("when this was filmed"), "it is in no archive: {}", whole.err);
    let last = whole.out.lines().last().unwrap();
    let mut program = Command::new(assert_cmd::cargo::cargo_bin("kifuscribe"));
    program.args(args).current_dir(folder.path()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = program.spawn().unwrap();
    let mut printed = BufReader::new(running.stdout.take().unwrap()).lines();
    let before: Vec<String> = printed.by_ref().take(8).map(Result::unwrap).collect();
    let threads = fs::read_dir(format!("/proc/{}/task", running.id())).unwrap();
    let decoders = threads.map(|thread| fs::read_to_string(thread.unwrap().path().join("children")).unwrap());
    let decoders: Vec<String> =
        decoders.flat_map(|list| list.split(' ').map(str::to_owned).collect::<Vec<_>>()).collect();
    let decoder = decoders.iter().find(|id| !id.is_empty()).unwrap();
    assert!(Command::new("kill").args(["-ABRT", decoder]).status().unwrap().success());
    let after = printed.map_while(Result::ok).count();
    let mut said = String::new();
    running.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!(running.wait().unwrap().code(), Some(2), "{said}");
    let sentence = said.contains("cannot be decoded after") && said.contains("the decoder stopped");
    assert!(sentence && said.lines().filter(|line| !line.starts_with('[')).count() == 1, "{said}");
    // Every move that was printed is in the record, and the journal is whole.
    let moves = before.iter().filter(|line| line.contains("\"move\"")).count();
    let recorded = moves_of(&folder.path().join("game.sgf")).len();
    assert!(moves > 5 && (moves..=moves + after).contains(&recorded), "{before:?}, {after} more: {recorded}");
    assert_eq!(kifuscribe_in(folder.path(), &["verify", "game.session"]).status, 0);
    let resumed = kifuscribe_in(folder.path(), &[&args[..], &["--resume"]].concat());
    assert_eq!(resumed.status, 0, "{}", resumed.err);
    assert_eq!(moves_of(&folder.path().join("game.sgf")), moves_of(&undisturbed.join("game.sgf")));
    // Its points are named as on the board that was recorded before.
    let point = |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap()["point"].to_string();
    assert_eq!(point(resumed.out.lines().last().unwrap()), point(last));
}

/// What is linked is mapped into the program: with a decoder of OpenCV or FFmpeg a hostile file would reach code that is not
/// checked for memory errors. `kifuscribe-video` has them.
#[test]
#[cfg(target_os = "linux")]
fn the_program_links_no_decoder() {
    let linked = |program: &str| {
        let listed = Command::new("ldd").arg(assert_cmd::cargo::cargo_bin(program)).output().unwrap();
        assert!(listed.status.success(), "{listed:?}");
        String::from_utf8(listed.stdout).unwrap()
    };
    let decoders = [
        "videoio",
        "imgcodecs",
        "highgui",
        "avcodec",
        "avformat",
        "gstreamer",
        "libjpeg",
        "libpng",
        "libtiff",
        "libwebp",
    ];
    let program = linked("kifuscribe");
    assert!(program.contains("libopencv_imgproc"), "{program}");
    for decoder in decoders {
        assert!(!program.contains(decoder), "kifuscribe links {decoder}:\n{program}");
    }
    assert!(linked("kifuscribe-video").contains("videoio"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_recording_goes_on_when_nobody_reads_what_it_prints() {
    let folder = tempfile::tempdir().unwrap();
    let clip = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/clip/clip.mp4");
    let clip = clip.to_str().unwrap();
    let read = kifuscribe_in(folder.path(), &["record", clip, "-o", "read.sgf", "--no-archive"]);
    let moves = |name: &str| {
        let record = kifuscribe_formats::sgf::read(&fs::read(folder.path().join(name)).unwrap()).unwrap().record;
        record.moves.iter().map(|m| (m.color, m.point)).collect::<Vec<_>>()
    };
    // Both outputs are closed at once, as by `record ... 2>&1 | head -1`, and the first one alone after a line.
    for (name, is_error_read) in [("deaf.sgf", true), ("mute.sgf", false)] {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("kifuscribe"));
        command.args(["record", clip, "-o", name, "--no-archive"]).current_dir(folder.path());
        let mut program = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut first = String::new();
        BufReader::new(program.stdout.take().unwrap()).read_line(&mut first).unwrap();
        let mut said = String::new();
        let error = program.stderr.take().filter(|_| is_error_read);
        if let Some(mut error) = error {
            error.read_to_string(&mut said).unwrap();
            assert!(said.contains("standard output cannot be written; the recording goes on without it"), "{said}");
        }
        assert_eq!(program.wait().unwrap().code(), Some(read.status), "{said}");
        assert!(!moves(name).is_empty());
        assert_eq!(moves(name), moves("read.sgf"), "{said}");
    }
}

#[test]
fn a_stone_that_is_gone_in_the_last_picture_is_said_and_is_a_finding() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| kifuscribe_in(folder.path(), args);
    fs::create_dir(folder.path().join("film")).unwrap();
    // In the other game White has passed instead of G7, so that its last position lacks that stone.
    for (name, moves) in [("game", ";B[cc];W[gc];B[gg];W[cg]"), ("without", ";B[cc];W[];B[gg];W[cg]")] {
        fs::write(folder.path().join(name).with_extension("sgf"), format!("(;FF[4]GM[1]SZ[9]{moves})")).unwrap();
    }
    let picture = |game: &str, number: &str, name: &str| {
        let drawn = run(&["simulate", game, "--move", number, "-o", &format!("film/{name}.jpg"), "--size", "640x480"]);
        assert_eq!(drawn.status, 0, "{}", drawn.err);
    };
    for number in ["0", "1", "2", "3", "4"] {
        picture("game.sgf", number, number);
    }
    let whole = run(&["record", "film", "-o", "whole.sgf", "--no-archive"]);
    assert_eq!(whole.status, 0, "{}", whole.err);
    picture("without.sgf", "4", "5");
    let lacking = run(&["record", "film", "-o", "lacking.sgf", "--no-archive"]);
    let said = "the last picture and the record differ at G7: correct the record, or say that it is right with \
                'kifuscribe correct lacking.session as-recorded'";
    assert!(lacking.err.contains(said), "{}", lacking.err);
    assert_eq!(lacking.status, 1, "{}", lacking.err);
}
