//! A drawn position, compared pixel by pixel with `tests/data/board_picture.png`. After a change on purpose, draw it afresh
//! with `UPDATE_PICTURES=1 cargo test --workspace --test library board_picture`, and look at it.

use std::fs;
use std::path::Path;

use kifuscribe_formats::sgf;
use kifuscribe_print::board_picture::{BoardPicture, DrawnPosition};
use kifuscribe_print::raster::Raster;
use kifuscribe_storage::png;

/// By how much a channel of a pixel may differ, and how many pixels of a million may differ by more. Why: other compilers
/// round elsewhere.
const CHANNEL: u8 = 12;
const PIXELS_PER_MILLION: usize = 500;

#[test]
fn the_board_looks_as_it_did() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join("tests/data/board_picture.png");
    let record = sgf::read(&fs::read(root.join("samples/games/19x19.sgf")).unwrap()).unwrap().record;
    let position = record.position_after(120);
    let last = record.moves[119].point;
    let doubtful: Vec<_> = record.moves[60].point.into_iter().collect();
    let drawn = DrawnPosition { stones: position.stones(), last, doubtful: &doubtful };
    let drawn = BoardPicture::new(record.size, 520, None).draw(drawn);
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        fs::write(&path, png::png(&drawn).unwrap()).unwrap();
        return;
    }
    let expected = image::open(&path).unwrap().to_rgb8();
    let expected = Raster::of_bytes(expected.width() as usize, expected.height() as usize, &expected).unwrap();
    assert_eq!([drawn.width(), drawn.height()], [expected.width(), expected.height()]);
    let differ = |(a, b): (&[u8; 3], &[u8; 3])| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > CHANNEL);
    let differing = drawn.pixels().iter().zip(expected.pixels()).filter(|pair| differ(*pair)).count();
    let all = drawn.pixels().len();
    assert!(differing * 1_000_000 <= PIXELS_PER_MILLION * all, "{differing} of {all} pixels differ");
}
