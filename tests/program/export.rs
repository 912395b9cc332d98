//! `export`: one game as a printed kifu and as pictures, by the real program.

use std::fs;
use std::path::{Path, PathBuf};

use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_storage::session_folder::SessionFolder;

use super::run::{check_refused_in, kifuscribe_in, names_in};

fn sample(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("samples").join(name)
}

/// The pictures of a GIF: how often it is repeated, its size, and of each picture the time in hundredths of a second and the
/// pixels on the screen.
struct Shown {
    size: [usize; 2],
    delays: Vec<u16>,
    pictures: Vec<Vec<[u8; 3]>>,
}

fn shown(path: &Path) -> Shown {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(fs::File::open(path).unwrap()).unwrap();
    assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
    let size = [decoder.width(), decoder.height()].map(usize::from);
    let mut screen = vec![[0; 3]; size[0] * size[1]];
    let (mut delays, mut pictures) = (Vec::new(), Vec::new());
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        for (i, pixel) in frame.buffer.chunks(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
            let (x, y) = (i % usize::from(frame.width), i / usize::from(frame.width));
            let at = (usize::from(frame.top) + y) * size[0] + usize::from(frame.left) + x;
            screen[at] = [pixel[0], pixel[1], pixel[2]];
        }
        delays.push(frame.delay);
        pictures.push(screen.clone());
    }
    Shown { size, delays, pictures }
}

/// How many pixels have the colour of the mark of the last move.
fn marked(picture: &[[u8; 3]]) -> usize {
    picture.iter().filter(|&&pixel| pixel == [224, 72, 42]).count()
}

#[test]
fn a_record_becomes_a_kifu_a_page_and_pictures() {
    let folder = tempfile::tempdir().unwrap();
    let game = "(;SZ[9]GM[1]FF[4]PB[Ада <Lovelace>]BR[3d]PW[高永喜]EV[Open Cup]RO[3]KM[6.5]RU[Ing]RE[W+R]DT[2026-11-21]\
                ;B[ee];W[cc];B[gg]DO[];W[gc];B[])";
    fs::write(folder.path().join("game.sgf"), game).unwrap();
    let export = |name: &str, more: &[&str]| {
        let ran = kifuscribe_in(folder.path(), &[&["export", "game.sgf", "-o", name], more].concat());
        assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{}", ran.out);
        ran.out
    };
    assert_eq!(export("kifu.pdf", &[]), "1 diagram written to kifu.pdf\n");
    let pdf = fs::read(folder.path().join("kifu.pdf")).unwrap();
    assert!(pdf.starts_with(b"%PDF-") && pdf.len() > 2_000);
    assert_eq!(export("kifu.html", &["--moves-per-diagram", "2"]), "2 diagrams written to kifu.html\n");
    let html = fs::read_to_string(folder.path().join("kifu.html")).unwrap();
    for said in
        ["Ада &lt;Lovelace&gt; 3d (Black)", "高永喜 (White)", "Open Cup", "6.5", "White - 高永喜 - wins by resignation"]
    {
        assert!(html.contains(said), "{said}: {html}");
    }
    assert!(html.contains("In doubt (framed): 3 (not certain)"), "{html}");
    let said = export("game.gif", &["--width", "320", "--seconds-per-move", "0.25"]);
    assert!(said.starts_with("6 pictures, 320 x ") && said.contains("written to game.gif"), "{said}");
    let shown = shown(&folder.path().join("game.gif"));
    assert_eq!((shown.size[0], shown.pictures.len()), (320, 6));
    // The empty board a second, each move as asked, the end four seconds.
    assert_eq!(shown.delays, [100, 25, 25, 25, 25, 400]);
    assert_eq!(marked(&shown.pictures[0]), 0, "no move has been made");
    assert!((1..=4).all(|i| marked(&shown.pictures[i]) > 20));
    assert!(export("game.png", &[]).starts_with("1 picture, 480 x "));
    let png = image::open(folder.path().join("game.png")).unwrap().to_rgb8();
    assert_eq!(png.width(), 480);
    assert_eq!(names_in(folder.path()), ["game.gif", "game.png", "game.sgf", "kifu.html", "kifu.pdf"]);
}

#[test]
fn a_recording_shows_the_photo_of_each_move_beside_the_diagram() {
    let folder = tempfile::tempdir().unwrap();
    let clip = sample("clip/clip.mp4").display().to_string();
    kifuscribe_in(folder.path(), &["record", &clip, "-o", "game.sgf"]);
    let session = folder.path().join("game.session");
    let moves = SessionState::from_events(&SessionFolder::at(&session).read().unwrap().events).moves().len();
    assert!(moves > 5, "{moves} moves");
    let export = |game: &str, name: &str| {
        let ran = kifuscribe_in(folder.path(), &["export", game, "-o", name]);
        assert_eq!(ran.status, 0, "{}", ran.err);
        shown(&folder.path().join(name))
    };
    let with = export("game.session", "with.gif");
    assert_eq!((with.size[0], with.pictures.len()), (800, moves + 1));
    // In the left half lies the photo: another one after each move.
    let left = |picture: &[[u8; 3]]| -> Vec<[u8; 3]> {
        picture.iter().enumerate().filter(|(i, _)| i % 800 < 400).map(|(_, &pixel)| pixel).collect()
    };
    let differing = |a: &[[u8; 3]], b: &[[u8; 3]]| left(a).iter().zip(left(b)).filter(|(a, b)| *a != b).count();
    for pair in with.pictures.windows(2) {
        // The names above and the line below alone change far fewer pixels than a stone of a photo has.
        assert!(differing(&pair[0], &pair[1]) > 150, "the photo of a move shows its stone");
    }
    // The SGF beside the session folder has its photos; without the folder there is the diagram alone.
    assert_eq!(export("game.sgf", "sgf.gif").pictures, with.pictures);
    let ran = kifuscribe_in(folder.path(), &["prune", "game.session"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let pruned = export("game.session", "pruned.gif");
    assert_eq!(pruned.size, with.size);
    let grey = |picture: &[[u8; 3]]| {
        left(picture)
            .iter()
            .filter(|&&[r, g, b]| r.abs_diff(222) < 5 && g.abs_diff(217) < 5 && b.abs_diff(208) < 5)
            .count()
    };
    assert!(
        pruned.pictures.iter().all(|picture| grey(picture) > 100_000),
        "where the photo was deleted, nothing poses as it"
    );
    fs::rename(&session, folder.path().join("elsewhere")).unwrap();
    assert_eq!(export("game.sgf", "alone.gif").size[0], 480);
}

#[test]
fn a_long_game_stays_small_and_has_three_diagrams() {
    let folder = tempfile::tempdir().unwrap();
    // 250 moves, row by row, no two neighbours of one colour left without liberties by the other's last stone.
    let size = BoardSize::NINETEEN;
    let points: Vec<_> = size.points().filter(|p| p.row % 3 != 2).take(250).collect();
    let letter = |v: u8| char::from(b'a' + v);
    let moves: String = points
        .iter()
        .enumerate()
        .map(|(i, p)| format!(";{}[{}{}]", if i % 2 == 0 { 'B' } else { 'W' }, letter(p.col), letter(p.row)))
        .collect();
    fs::write(folder.path().join("game.sgf"), format!("(;SZ[19]{moves})")).unwrap();
    let ran = kifuscribe_in(folder.path(), &["export", "game.sgf", "-o", "game.gif"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    let bytes = fs::metadata(folder.path().join("game.gif")).unwrap().len();
    assert!(bytes < 2_000_000, "{bytes} bytes");
    assert_eq!(shown(&folder.path().join("game.gif")).pictures.len(), points.len() + 1);
    let ran = kifuscribe_in(folder.path(), &["export", "game.sgf", "-o", "game.pdf"]);
    assert_eq!((ran.status, ran.out.as_str()), (0, "3 diagrams written to game.pdf\n"), "{}", ran.err);
}

#[test]
fn what_cannot_be_exported_is_said_and_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.sgf"), "(;SZ[9];B[ee])").unwrap();
    fs::write(folder.path().join("old.gif"), "the old file").unwrap();
    fs::write(folder.path().join("no.sgf"), "no game").unwrap();
    let check = |args: &[&str], sentence: &str| {
        let args: Vec<&str> = ["export"].into_iter().chain(args.iter().copied()).collect();
        check_refused_in(folder.path(), &args, sentence);
    };
    let endings = "end the name in .pdf or .html for a printed kifu, in .gif for an animated picture, or in .png";
    check(&["game.sgf", "-o", "game.webp"], endings);
    check(&["game.sgf", "-o", "game"], endings);
    check(&["none.sgf", "-o", "old.gif"], "cannot read none.sgf");
    check(&["no.sgf", "-o", "old.gif"], "cannot read no.sgf as a game");
    check(&["game.sgf", "-o", "nowhere/game.pdf"], "cannot write nowhere/game.pdf");
    check(&["game.sgf", "-o", "old.gif", "--seconds-per-move", "0"], "a number of seconds from 0.05 to 20");
    check(&["game.sgf", "-o", "old.gif", "--width", "100000"], "give a whole number from 160 to 1920");
    check(&["game.sgf", "-o", "game.pdf", "--width", "800"], "--width is for files that end in .gif, .png");
    check(
        &["game.sgf", "-o", "game.png", "--seconds-per-move", "1"],
        "--seconds-per-move is for files that end in .gif",
    );
    check(&["game.sgf", "-o", "old.gif", "--moves-per-diagram", "50"], "for files that end in .pdf, .html");
    assert_eq!(fs::read(folder.path().join("old.gif")).unwrap(), b"the old file");
    assert_eq!(names_in(folder.path()), ["game.sgf", "no.sgf", "old.gif"]);
}
