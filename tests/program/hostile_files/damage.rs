//! What is done to the bytes of a file.

use kifuscribe_core::game::random::SplitMix64;
use kifuscribe_formats::journal;

/// How a file is damaged, so that the damage gets past the first check of its reader.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// As bytes.
    Bytes,
    /// As text: numbers in it are made huge, too.
    Text,
    /// As a journal: its events are damaged as text, and the hashes are those of the new lines.
    Journal,
}

/// Text that stands for an edge case somewhere, and sequences that would control a terminal.
const FRAGMENTS: [&[u8]; 22] = [
    b"-1",
    b"0",
    b"1e999",
    b"nan",
    b"18446744073709551616",
    b"null",
    b"\"",
    b"[[",
    b"{",
    b"(;",
    b"]",
    b"\\",
    b"\0",
    b"\r\n",
    b"\xef\xbb\xbf",
    b"\xff\xfe",
    b"\x1b]0;mine\x07\x1b[2J",
    b"\xc2\x9b31m",
    b"\xe2\x80\xae",
    b"<!DOCTYPE a [<!ENTITY b \"c\">]>&b;",
    b"../../../../etc/passwd",
    b"/dev/zero",
];

/// What takes the place of a number in a text.
const NUMBERS: [&str; 10] = [
    "-1",
    "0",
    "4294967296",
    "-9223372036854775808",
    "99999999999999999999",
    "1e308",
    "-1e308",
    "1e-320",
    "NaN",
    "256",
];

/// The most bytes of a damaged file.
const LONGEST: usize = 8 << 20;

/// Damages a file in one to four ways.
pub(crate) fn damage(random: &mut SplitMix64, whole: &[u8], kind: Kind) -> Vec<u8> {
    if kind == Kind::Journal {
        return damage_events(random, whole);
    }
    let mut bytes = whole.to_vec();
    for _ in 0..1 + random.below(4) {
        change(random, &mut bytes, kind);
    }
    bytes
}

/// A place in the file; every other one is near its beginning, where most of what is said about the rest stands.
fn place(random: &mut SplitMix64, length: usize) -> usize {
    let within = if random.below(2) == 0 { length.min(256) } else { length };
    random.below(within + 1)
}

/// A piece of the file: short ones and long ones are equally likely.
fn piece(random: &mut SplitMix64, length: usize) -> std::ops::Range<usize> {
    let from = place(random, length);
    let most = 1_usize << random.below(17);
    from..(from + 1 + random.below(most)).min(length)
}

fn change(random: &mut SplitMix64, bytes: &mut Vec<u8>, kind: Kind) {
    let length = bytes.len();
    let ways = if kind == Kind::Text { 10 } else { 9 };
    match random.below(ways) {
        0 => {
            for _ in 0..1 + random.below(16) {
                let at = place(random, length);
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << random.below(8);
                }
            }
        }
        1 => drop(bytes.drain(piece(random, length))),
        2 => bytes.truncate(place(random, length)),
        3 => bytes[piece(random, length)].fill(0),
        4 => {
            // A size, a number of things or an offset, in one of the usual widths and orders of bytes.
            let value = [u64::MAX, u64::MAX >> 1, 1 << 63, 0x7fff_7fff_7fff_7fff, 0x0100_0000_0100, 1][random.below(6)];
            let value = if random.below(2) == 0 { value.to_be_bytes() } else { value.to_le_bytes() };
            let (at, width) = (place(random, length), [2, 4, 8][random.below(3)]);
            let end = (at + width).min(length);
            bytes[at.min(end)..end].copy_from_slice(&value[..end - at.min(end)]);
        }
        5 => {
            let (a, b) = (piece(random, length), piece(random, length));
            let (first, second) = if a.start <= b.start { (a, b) } else { (b, a) };
            if first.end <= second.start {
                let swapped = [
                    &bytes[..first.start],
                    &bytes[second.clone()],
                    &bytes[first.end..second.start],
                    &bytes[first],
                    &bytes[second.end..],
                ]
                .concat();
                *bytes = swapped;
            }
        }
        6 => bytes.extend_from_within(..),
        7 => {
            let piece = piece(random, length);
            let times = [1, 3, 100, 20_000][random.below(4)].min(LONGEST / piece.len().max(1));
            let repeated = bytes[piece.clone()].repeat(times);
            bytes.splice(piece.end..piece.end, repeated);
        }
        8 => {
            let at = place(random, length);
            bytes.splice(at..at, FRAGMENTS[random.below(FRAGMENTS.len())].iter().copied());
        }
        _ => {
            let from = place(random, length);
            let start = bytes[from..].iter().position(u8::is_ascii_digit).map_or(length, |n| from + n);
            let end = bytes[start..].iter().position(|b| !b.is_ascii_digit()).map_or(length, |n| start + n);
            bytes.splice(start..end, NUMBERS[random.below(NUMBERS.len())].bytes());
        }
    }
    bytes.truncate(LONGEST);
}

/// Damages the events of a journal, and chains its lines anew.
fn damage_events(random: &mut SplitMix64, whole: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(whole);
    let event = |line: &str| Some(line.split_once("\"event\":")?.1.rsplit_once(",\"hash\"")?.0.as_bytes().to_vec());
    let mut events: Vec<Vec<u8>> = text.lines().filter_map(event).collect();
    for _ in 0..1 + random.below(3) {
        let at = random.below(events.len());
        match random.below(8) {
            0 => drop(events.remove(at)),
            1 => events.insert(at, events[random.below(events.len())].clone()),
            2 => events.swap(at, at / 2),
            _ => change(random, &mut events[at], Kind::Text),
        }
        if events.is_empty() {
            break;
        }
    }
    let (mut chained, mut head) = (Vec::new(), journal::FIRST.to_owned());
    for (i, event) in events.iter_mut().enumerate() {
        // What would begin another line is JSON's blank.
        event.iter_mut().filter(|byte| **byte == b'\n').for_each(|byte| *byte = b' ');
        let content = [format!("{{\"n\":{},\"prev\":\"{head}\",\"event\":", i + 1).as_bytes(), event].concat();
        head = journal::hash_of_bytes(&content);
        chained.extend([&content[..], format!(",\"hash\":\"{head}\"}}\n").as_bytes()].concat());
    }
    chained
}
