//! Whole files of every kind that is read, made by the program itself and from those of the repository.

use std::fs;
use std::path::{Path, PathBuf};

use image::DynamicImage;
use kifuscribe_capture::clip_writer::ClipWriter;
use kifuscribe_capture::pictures::read_picture;
use tempfile::TempDir;

use super::trial::Programs;

/// A short game, in the end counted, with names and comments.
const GAME: &str = "(;GM[1]FF[4]SZ[9]KM[6.5]RU[Chinese]PB[Ada Lovelace]BR[3d]PW[Hua Luogeng]EV[Autumn]RO[2 (table 1)]
DT[2026-11-21]RE[B+R]C[The \\] final];B[ee]BL[3590];W[cg]TR[cg]LB[ee:1];B[gc];W[cc]C[quiet])";

/// The same with variations.
const VARIATIONS: &str = "(;SZ[9]AB[cc][gg]AW[cg:dg]PL[W](;W[ee];B[ff])(;W[gc]C[another](;B[dd])(;B[];W[])))";

/// The presses of a clock.
const PRESSES: &str =
    "time,event\n0:00,start-black\n0:12,press\n0:25,press\n0:40,pause\n1:00,start-white\n1:20,press\n";

/// A folder of whole files.
pub(crate) struct Material {
    folder: TempDir,
}

impl Material {
    /// Makes the files.
    pub(crate) fn make(programs: &Programs) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let run = |line: &str| programs.run_whole(folder.path(), line);
        let repository = Path::new(env!("CARGO_MANIFEST_DIR"));
        for (from, to) in [
            ("samples/games/9x9.sgf", "counted.sgf"),
            ("samples/pairings/opengotha.xml", "opengotha.xml"),
            ("fuzz/seeds/sgf/big5.sgf", "big5.sgf"),
            ("fuzz/seeds/macmahon/macmahon.xml", "macmahon.xml"),
            ("fuzz/seeds/pairings/pairings.csv", "pairings.csv"),
            ("fuzz/seeds/pairings/latin.csv", "latin.csv"),
            ("fuzz/seeds/info_toml/game.toml", "info.toml"),
            ("fuzz/seeds/journal/every_event.jsonl", "every_event.jsonl"),
            ("fuzz/seeds/truth/clip.json", "truth.json"),
            ("tests/data/journal/format-1.jsonl", "format-1.jsonl"),
            ("tests/data/journal/format-2.jsonl", "format-2.jsonl"),
            ("tests/data/journal/format-3.jsonl", "format-3.jsonl"),
        ] {
            fs::copy(repository.join(from), at(to)).unwrap();
        }
        for (name, text) in [("game.sgf", GAME), ("variations.sgf", VARIATIONS), ("presses.csv", PRESSES)] {
            fs::write(at(name), text).unwrap();
        }
        fs::create_dir(at("models")).unwrap();
        for name in ["proposer.onnx", "reader.onnx", "SHA256SUMS"] {
            fs::copy(repository.join("models").join(name), at("models").join(name)).unwrap();
        }

        // Pictures of a board with four stones, a film of the game, and its recording.
        run("kifuscribe simulate game.sgf -o photo.jpg --seed 11 --size 480x360");
        run("kifuscribe simulate game.sgf -o film.mp4 --seed 11 --size 480x360 --fps 5");
        let photo = fs::read(at("photo.jpg")).unwrap();
        fs::create_dir(at("pictures")).unwrap();
        for number in 1..=3 {
            fs::write(at(&format!("pictures/00{number}.jpg")), &photo).unwrap();
        }
        fs::write(at("turned.jpg"), turned(&photo)).unwrap();
        let picture = image::load_from_memory(&photo).unwrap();
        picture.save(at("photo.png")).unwrap();
        DynamicImage::from(picture.to_luma16()).save(at("grey.png")).unwrap();
        film(&at("film.avi"), &at("photo.jpg"));
        fs::write(at("pictures.avi"), film_of_pictures(&photo, 480, 360, 8)).unwrap();
        run("kifuscribe calibrate pictures -o table.toml");

        run("kifuscribe record film.mp4 -o open.sgf --no-archive");
        run("kifuscribe record film.mp4 -o game.session.sgf --session game.session --no-archive");
        run("kifuscribe correct game.session wrong-point 2 C4 -o game.session.sgf");
        run("kifuscribe result game.session confirm B+R --both-agree --by R -o game.session.sgf");
        run("kifuscribe seal-key -o key.pem");
        fs::copy(at("home/settings/kifuscribe/seal-key.pem"), at("secret.pem")).unwrap();
        run("kifuscribe seal game.session");
        run("kifuscribe archive add game.session variations.sgf --archive games.sqlite");
        run("kifuscribe archive export -o games.zip --archive games.sqlite");
        run("kifuscribe-hall token --data hall --role organiser");
        run("kifuscribe-hall backup hall.copy --data hall");
        Self { folder }
    }

    /// The path of a file, by its name in the table of readers.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        let Some(folder) = name.strip_suffix("/*") else { return path };
        let mut files: Vec<_> =
            fs::read_dir(self.folder.path().join(folder)).unwrap().map(|e| e.unwrap().path()).collect();
        files.sort();
        files.swap_remove(0)
    }

    /// The path of a file within the material.
    pub(crate) fn within(&self, path: &Path) -> PathBuf {
        path.strip_prefix(self.folder.path()).unwrap().to_owned()
    }

    /// Copies a file or a folder to where a command will be run.
    pub(crate) fn copy(&self, name: &str, to: &Path) {
        let to = to.join(name);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        copy(&self.folder.path().join(name), &to);
    }
}

fn copy(from: &Path, to: &Path) {
    if from.is_file() {
        fs::copy(from, to).unwrap();
        return;
    }
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        copy(&entry.path(), &to.join(entry.file_name()));
    }
}

/// A picture that says by its EXIF data that it is to be turned by a quarter.
fn turned(jpeg: &[u8]) -> Vec<u8> {
    let exif = b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";
    let length = u16::try_from(exif.len() + 2).unwrap().to_be_bytes();
    [&jpeg[..2], b"\xff\xe1", &length, exif, &jpeg[2..]].concat()
}

/// A film of one picture, in another container than MP4.
fn film(path: &Path, picture: &Path) {
    let frame = read_picture(picture).unwrap();
    let mut writer = ClipWriter::create(path, frame.width, frame.height, 5.0).unwrap();
    for _ in 0..8 {
        writer.write(&frame).unwrap();
    }
    writer.finish().unwrap();
}

/// A film whose frames are JPEG pictures, as cameras write it: an AVI file (Microsoft's `AVI RIFF File Reference`).
fn film_of_pictures(jpeg: &[u8], width: u32, height: u32, frames: u32) -> Vec<u8> {
    let chunk = |name: &[u8; 4], data: &[u8]| {
        let padding = &[0][..data.len() % 2];
        [&name[..], &u32::try_from(data.len()).unwrap().to_le_bytes(), data, padding].concat()
    };
    let list = |name: &[u8; 4], parts: &[Vec<u8>]| chunk(b"LIST", &[&name[..], &parts.concat()].concat());
    let numbers = |numbers: &[u32]| numbers.iter().flat_map(|n| n.to_le_bytes()).collect::<Vec<u8>>();
    let size = jpeg.len() as u32;
    // Five frames a second; the flag says that there is an index.
    let main = numbers(&[200_000, 0, 0, 0x10, frames, 0, 1, size, width, height, 0, 0, 0, 0]);
    let stream = [b"vidsMJPG".to_vec(), numbers(&[0, 0, 0, 1, 5, 0, frames, size, u32::MAX, 0, 0, 0])].concat();
    let format =
        [numbers(&[40, width, height, 1 | 24 << 16]), b"MJPG".to_vec(), numbers(&[3 * width * height, 0, 0, 0, 0])];
    let streams = list(b"strl", &[chunk(b"strh", &stream), chunk(b"strf", &format.concat())]);
    let header = list(b"hdrl", &[chunk(b"avih", &main), streams]);
    let pictures: Vec<_> = (0..frames).map(|_| chunk(b"00dc", jpeg)).collect();
    let step = pictures[0].len() as u32;
    let entry = |n: u32| [b"00dc".to_vec(), numbers(&[0x10, 4 + n * step, size])].concat();
    let index: Vec<u8> = (0..frames).flat_map(entry).collect();
    chunk(b"RIFF", &[b"AVI ".to_vec(), header, list(b"movi", &pictures), chunk(b"idx1", &index)].concat())
}
