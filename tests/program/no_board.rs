//! Things with lines or rows on them that are no Go board: `read` says so instead of inventing one.

use super::run::kifuscribe_in;
use image::{Rgb, RgbImage};
use kifuscribe_core::sensing::geometry::{Homography, Point2};

const WIDTH: u32 = 800;
const HEIGHT: u32 = 600;

/// A grey that does not repeat, so that no surface is quite even.
fn grain(x: u32, y: u32) -> f64 {
    let mut v = x.wrapping_mul(0x9E37_79B1) ^ y.wrapping_mul(0x85EB_CA77);
    v ^= v >> 15;
    v = v.wrapping_mul(0x2C1B_3C6D);
    f64::from(v >> 24) / 255.0 - 0.5
}

/// A picture of a thing `across` by `down` units large on a dark table, seen at a slant: `tone` gives its
/// brightness, 0 to 255, at a place on it.
fn picture(across: f64, down: f64, tone: impl Fn(f64, f64) -> f64) -> RgbImage {
    let at = |x: f64, y: f64| Point2::new(x, y);
    let thing = [at(0.0, 0.0), at(across, 0.0), at(across, down), at(0.0, down)];
    let seen = [at(180.0, 110.0), at(640.0, 120.0), at(730.0, 540.0), at(90.0, 520.0)];
    let thing_from_picture = Homography::from_quad(seen, thing).unwrap();
    RgbImage::from_fn(WIDTH, HEIGHT, |x, y| {
        // Nine samples a pixel keep thin lines from breaking up.
        let mut sum = 0.0;
        for i in 0..9 {
            let p = thing_from_picture
                .apply(at(f64::from(x) + f64::from(i % 3) / 3.0, f64::from(y) + f64::from(i / 3) / 3.0));
            let on = (0.0..across).contains(&p.x) && (0.0..down).contains(&p.y);
            sum += if on { tone(p.x, p.y) } else { 70.0 };
        }
        let v = sum / 9.0 + 8.0 * grain(x, y);
        let part = |share: f64| (v * share).clamp(0.0, 255.0) as u8;
        Rgb([part(1.0), part(0.93), part(0.8)])
    })
}

/// Whether a place lies within `half` of a whole number.
fn near_line(v: f64, half: f64) -> bool {
    (v - v.round()).abs() < half
}

#[test]
fn nothing_is_taken_for_a_board_that_is_none() {
    let folder = tempfile::tempdir().unwrap();
    let save = |name: &str, picture: RgbImage| picture.save(folder.path().join(name)).unwrap();
    save("chess.png", picture(8.0, 8.0, |x, y| if (x.floor() + y.floor()) % 2.0 == 0.0 { 215.0 } else { 90.0 }));
    save(
        "pieces.png",
        picture(8.0, 8.0, |x, y| {
            let row = y.floor();
            let piece = (x.fract() - 0.5).hypot(y.fract() - 0.5) < 0.36 && !(2.0..6.0).contains(&row);
            let square = if (x.floor() + row) % 2.0 == 0.0 { 200.0 } else { 110.0 };
            if piece { if row < 4.0 { 25.0 } else { 245.0 } } else { square }
        }),
    );
    let graph =
        |n: f64| move |x: f64, y: f64| if near_line(x * n, 0.06) || near_line(y * n, 0.06) { 120.0 } else { 240.0 };
    // Squared paper has no outermost line: its squares run on to the edge of the sheet.
    for (name, squares) in
        [("graph-12.png", 12.6), ("graph-20.png", 19.4), ("graph-32.png", 32.0), ("graph-40.png", 40.7)]
    {
        save(name, picture(1.0, 1.0, graph(squares)));
    }
    save(
        "keyboard.png",
        picture(14.0, 5.0, |x, y| {
            let x = x + 0.3 * y.floor();
            if near_line(x, 0.1) || near_line(y, 0.1) { 35.0 } else { 80.0 }
        }),
    );
    save("tiles.png", picture(7.0, 5.0, |x, y| if near_line(x, 0.03) || near_line(y, 0.03) { 120.0 } else { 200.0 }));
    save("table.png", picture(1.0, 1.0, |x, y| 150.0 + 25.0 * (60.0 * y + 3.0 * (9.0 * x).sin()).sin()));
    save(
        "wall.png",
        RgbImage::from_fn(WIDTH, HEIGHT, |x, y| Rgb([(150.0 + 12.0 * grain(x, y)) as u8 + (x / 16) as u8; 3])),
    );

    let wall = folder.path().join("walls");
    std::fs::create_dir(&wall).unwrap();
    std::fs::copy(folder.path().join("wall.png"), wall.join("1.png")).unwrap();
    let resumed = kifuscribe_in(folder.path(), &["record", "walls", "--resume"]);
    let said = "there is no recording to resume in walls.session; a new one begins";
    assert!(resumed.err.contains(said), "{}", resumed.err);

    let names =
        ["chess", "pieces", "graph-12", "graph-20", "graph-32", "graph-40", "keyboard", "tiles", "table", "wall"];
    for name in names.map(|name| format!("{name}.png")) {
        let name = name.as_str();
        let ran = kifuscribe_in(folder.path(), &["read", name]);
        assert_eq!((ran.status, ran.out.as_str()), (1, ""), "{name}: {}", ran.err);
        assert!(ran.err.contains("no board found"), "{name}: {}", ran.err);
    }
}
