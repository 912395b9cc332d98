//! Files that no damage makes: each is small and states, or unfolds into, what fills the memory or never ends.

use kifuscribe_formats::journal;

use super::material::Material;
use super::readers::READERS;
use super::trial::{Programs, Trial};

/// The trials of all such files.
pub(crate) fn trials<'a>(programs: &'a Programs, material: &'a Material) -> Vec<Trial<'a>> {
    let photo = std::fs::read(material.path("photo.jpg")).unwrap();
    let deep = 200_000;
    let files: Vec<(&str, &str, Vec<u8>)> = vec![
        // A picture of 65,500 x 65,500 pixels, that has 480 x 360 of them.
        ("photo", "photo.jpg", with_size(&photo, 65_500)),
        ("folder of pictures", "photo.jpg", with_size(&photo, 65_500)),
        ("folder of pictures", "photo.jpg", with_size(&photo, 16_000)),
        ("photo", "photo.png", png(60_000, 60_000, 1000)),
        ("photo", "photo.png", png(60_000, 60_000, 60_000)),
        ("photo", "photo.png", png(20_000, 20_000, 20_000)),
        ("folder of pictures", "photo.png", png(20_000, 20_000, 20_000)),
        ("photo", "photo.png", png(u32::MAX >> 1, 1, 1)),
        // As large as pictures may be.
        ("folder of pictures", "photo.jpg", with_size(&photo, 10_400)),
        ("photo", "photo.png", png(10_400, 10_400, 10_400)),
        ("SGF", "game.sgf", "(;".repeat(deep).into_bytes()),
        ("SGF", "game.sgf", ["(;SZ[9]".to_owned(), "(;B[aa]".repeat(deep), ")".repeat(deep + 1)].concat().into_bytes()),
        ("SGF", "game.sgf", format!("(;SZ[9]{})", ";B[aa];W[bb]".repeat(deep)).into_bytes()),
        ("SGF", "game.sgf", format!("(;SZ[9]C[{}];B[aa])", "x".repeat(8 << 20)).into_bytes()),
        ("SGF", "game.sgf", format!("(;SZ[9]PB[{}];B[aa])", "W".repeat(100_000)).into_bytes()),
        ("SGF", "game.sgf", format!("(;SZ[9]AB[{}])", "aa:ii][".repeat(deep)).into_bytes()),
        ("journal", "format-1.jsonl", format!("{{\"n\":1,\"event\":{}", "[".repeat(deep)).into_bytes()),
        ("journal", "format-1.jsonl", vec![b'x'; 8 << 20]),
        ("journal", "format-1.jsonl", chained(&format!("{{\"type\":{}1{}}}", "[".repeat(deep), "]".repeat(deep)))),
        ("pairings", "opengotha.xml", entities()),
        ("pairings", "opengotha.xml", format!("<Tournament>{}", "<a>".repeat(deep)).into_bytes()),
        ("pairings", "pairings.csv", format!("table,black,white\n1,{},b\n", "a,".repeat(deep)).into_bytes()),
        ("info", "info.toml", format!("event = {}", "[".repeat(deep)).into_bytes()),
        ("info", "info.toml", format!("{}x = 1", "a.".repeat(deep)).into_bytes()),
        ("calibration", "table.toml", format!("[{}]", "a.".repeat(deep)).into_bytes()),
        ("truth", "photo.json", "[".repeat(deep).into_bytes()),
        ("signature", "game.session/seal-signature.json", "{\"a\":".repeat(deep).into_bytes()),
    ];
    let trial = |(reader, whole, bytes): (&str, &str, Vec<u8>)| {
        let reader = READERS.iter().find(|known| known.name == reader).unwrap();
        Trial::of(programs, material, reader, 0, &material.path(whole), bytes, false)
    };
    let numbered = |(number, trial): (usize, Trial<'a>)| trial.called(&format!("made up {number}"));
    files.into_iter().map(trial).enumerate().map(numbered).collect()
}

/// A JPEG that states another size.
fn with_size(jpeg: &[u8], side: u16) -> Vec<u8> {
    let mut bytes = jpeg.to_vec();
    let header = jpeg.windows(2).position(|marker| marker == [0xff, 0xc0] || marker == [0xff, 0xc2]).unwrap();
    bytes[header + 5..header + 7].copy_from_slice(&side.to_be_bytes());
    bytes[header + 7..header + 9].copy_from_slice(&side.to_be_bytes());
    bytes
}

/// A PNG of black pixels without colours that has some of its rows (RFC 2083): a megabyte holds a gigabyte of them.
fn png(width: u32, height: u32, rows: u32) -> Vec<u8> {
    let chunk = |name: &[u8; 4], data: &[u8]| {
        let named = [&name[..], data].concat();
        [&u32::try_from(data.len()).unwrap().to_be_bytes()[..], &named, &crc32(&named).to_be_bytes()].concat()
    };
    let header = [&width.to_be_bytes()[..], &height.to_be_bytes(), &[8, 0, 0, 0, 0]].concat();
    let zeros = u64::from(rows) * (u64::from(width) + 1);
    [&b"\x89PNG\r\n\x1a\n"[..], &chunk(b"IHDR", &header), &chunk(b"IDAT", &deflated_zeros(zeros)), &chunk(b"IEND", b"")]
        .concat()
}

/// So many zeros in zlib's format (RFC 1950, 1951): one block with the fixed codes, one zero, and copies of 258 zeros.
fn deflated_zeros(count: u64) -> Vec<u8> {
    let (mut bytes, mut pending, mut used) = (vec![0x78, 0x01], 0_u32, 0);
    let mut put = |code: u32, bits: u32| {
        // Codes begin with their highest bit, bytes with their lowest.
        for bit in (0..bits).rev() {
            pending |= (code >> bit & 1) << used;
            used += 1;
            if used == 8 {
                bytes.push(pending as u8);
                (pending, used) = (0, 0);
            }
        }
    };
    put(0b1, 1);
    put(0b10, 2);
    put(0b0011_0000, 8);
    // A copy of 258 bytes from one byte before.
    for _ in 0..(count - 1) / 258 {
        put(0b1100_0101, 8);
        put(0, 5);
    }
    for _ in 0..(count - 1) % 258 {
        put(0b0011_0000, 8);
    }
    put(0, 7);
    put(0, 7);
    let sum = (count % 65_521) << 16 | 1;
    bytes.extend((sum as u32).to_be_bytes());
    bytes
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| if sum & 1 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 })
    })
}

/// A list of pairings whose name unfolds into ten to the power of nine characters.
fn entities() -> Vec<u8> {
    let mut text = "<?xml version=\"1.0\"?><!DOCTYPE Tournament [<!ENTITY e0 \"lol\">".to_owned();
    for n in 1..10 {
        text += &format!("<!ENTITY e{n} \"{}\">", format!("&e{};", n - 1).repeat(10));
    }
    (text + "]><Tournament><Players><Player name=\"&e9;\" firstName=\"a\"/></Players></Tournament>").into_bytes()
}

/// A journal with one event and its right hash.
fn chained(event: &str) -> Vec<u8> {
    let content = format!("{{\"n\":1,\"prev\":\"{}\",\"event\":{event}", journal::FIRST);
    let hash = journal::hash_of_bytes(content.as_bytes());
    format!("{content},\"hash\":\"{hash}\"}}\n").into_bytes()
}
