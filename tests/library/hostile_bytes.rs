//! Every reader of bytes takes or refuses any bytes, and damaged files most of all, and the rules and the count hold for
//! any moves and boards: see `fuzz/src/lib.rs`.

#[path = "../../fuzz/src/lib.rs"]
#[allow(unreachable_pub)] // A library to the fuzz targets.
mod readers;

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Text that stands for an edge case somewhere.
const FRAGMENTS: [&[u8]; 28] = [
    b"-1",
    b"1",
    b"2",
    b"6",
    b"24",
    b"0",
    b"1e999",
    b"nan",
    b"-inf",
    b"18446744073709551616",
    b"4294967295",
    b"0.30000000000000004",
    b"255",
    b"null",
    b"true",
    b"\"\"",
    b"[]",
    b"{}",
    b"\n",
    b"\r",
    b"\0",
    b"\\",
    b"]",
    b"(;",
    b"\xef\xbb\xbf",
    b"\xe3\x81",
    b"[aa:ss]",
    b"\x1b$B",
];

/// One change of a file; places are fractions of its length.
#[derive(Debug, Clone)]
enum Change {
    Byte(Index, u8),
    Insert(Index, &'static [u8]),
    Replace(Index, usize, &'static [u8]),
    Remove(Index, usize),
    Repeat(Index, usize),
    CutOff(Index),
}

impl Change {
    fn apply(&self, bytes: &mut Vec<u8>) {
        let at = |place: &Index| place.index(bytes.len() + 1);
        let to = |from: usize, length: usize| (from + length).min(bytes.len());
        match *self {
            Self::Byte(ref place, byte) => {
                let from = at(place);
                bytes.splice(from..to(from, 1), [byte]);
            }
            Self::Insert(ref place, text) => {
                let from = at(place);
                bytes.splice(from..from, text.iter().copied());
            }
            Self::Replace(ref place, length, text) => {
                let from = at(place);
                bytes.splice(from..to(from, length), text.iter().copied());
            }
            Self::Remove(ref place, length) => {
                let from = at(place);
                bytes.drain(from..to(from, length));
            }
            Self::Repeat(ref place, length) => {
                let from = at(place);
                let copy = bytes[from..to(from, length)].to_vec();
                bytes.splice(from..from, copy);
            }
            Self::CutOff(ref place) => bytes.truncate(at(place)),
        }
    }
}

fn change() -> impl Strategy<Value = Change> {
    let place = any::<Index>;
    let text = || select(&FRAGMENTS);
    prop_oneof![
        (place(), any::<u8>()).prop_map(|(place, byte)| Change::Byte(place, byte)),
        (place(), text()).prop_map(|(place, text)| Change::Insert(place, text)),
        (place(), 1..8_usize, text()).prop_map(|(place, length, text)| Change::Replace(place, length, text)),
        (place(), 1..40_usize).prop_map(|(place, length)| Change::Remove(place, length)),
        (place(), 1..200_usize).prop_map(|(place, length)| Change::Repeat(place, length)),
        place().prop_map(Change::CutOff),
    ]
}

/// A file; shown as text where a property fails.
struct Bytes(Vec<u8>);

impl std::fmt::Debug for Bytes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "b\"{}\"", self.0.escape_ascii())
    }
}

/// Any bytes, and the files of `fuzz/seeds/KIND` with some changes.
fn bytes(kind: &str) -> impl Strategy<Value = Bytes> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds").join(kind);
    let mut seeds: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    seeds.sort();
    let seeds: Vec<Vec<u8>> = seeds.iter().map(|path| fs::read(path).unwrap()).collect();
    let damaged = (select(seeds), prop::collection::vec(change(), 0..6)).prop_map(|(mut bytes, changes)| {
        changes.iter().for_each(|change| change.apply(&mut bytes));
        bytes
    });
    prop_oneof![1 => prop::collection::vec(any::<u8>(), 0..400), 7 => damaged].prop_map(Bytes)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8 * ProptestConfig::default().cases))]

    #[test]
    fn sgf(bytes in bytes("sgf")) { readers::sgf(&bytes.0) }

    #[test]
    fn packed_records(bytes in bytes("packed")) { readers::packed(&bytes.0) }

    #[test]
    fn records_of_tygem(bytes in bytes("gib")) { readers::gib(&bytes.0) }

    #[test]
    fn records_of_wbaduk(bytes in bytes("ngf")) { readers::ngf(&bytes.0) }

    #[test]
    fn records_of_pandanet(bytes in bytes("ugi")) { readers::ugi(&bytes.0) }

    #[test]
    fn sets_of_characters(bytes in bytes("charset")) { readers::charset(&bytes.0) }

    #[test]
    fn files_of_macmahon(bytes in bytes("macmahon")) { readers::pairings(&bytes.0) }

    #[test]
    fn files_of_opengotha(bytes in bytes("opengotha")) { readers::pairings(&bytes.0) }

    #[test]
    fn wall_lists(bytes in bytes("wall_list")) { readers::pairings(&bytes.0) }

    #[test]
    fn answers_of_pairgoth(bytes in bytes("pairgoth")) { readers::pairgoth(&bytes.0) }

    #[test]
    fn marks_and_searches(bytes in bytes("marks")) { readers::marks(&bytes.0) }

    #[test]
    fn tables_of_players(bytes in bytes("authority")) { readers::authority(&bytes.0) }

    #[test]
    fn journals(bytes in bytes("journal")) { readers::journal(&bytes.0) }

    #[test]
    fn events(bytes in bytes("events")) { readers::events(&bytes.0) }

    #[test]
    fn game_info_in_toml(bytes in bytes("info_toml")) { readers::info_toml(&bytes.0) }

    #[test]
    fn pairings(bytes in bytes("pairings")) { readers::pairings(&bytes.0) }

    #[test]
    fn calibrations(bytes in bytes("calibration")) { readers::calibration(&bytes.0) }

    #[test]
    fn settings(bytes in bytes("settings")) { readers::settings(&bytes.0) }

    #[test]
    fn truths(bytes in bytes("truth")) { readers::truth(&bytes.0) }

    #[test]
    fn answers_of_a_hall(bytes in bytes("hall_answer")) { readers::hall_answer(&bytes.0) }

    #[test]
    fn seats_in_a_hall(bytes in bytes("hall_seat")) { readers::hall_seat(&bytes.0) }

    #[test]
    fn keys_and_signatures(bytes in bytes("seal")) { readers::seal(&bytes.0) }

    #[test]
    fn presses_of_a_clock(bytes in bytes("presses")) { readers::presses(&bytes.0) }

    #[test]
    fn indexes_of_growing_records(bytes in bytes("live_index")) { readers::live_index(&bytes.0) }

    #[test]
    fn moves(bytes in prop::collection::vec(any::<u8>(), 0..400)) { readers::rules::play(&bytes) }

    #[test]
    fn counts(bytes in prop::collection::vec(any::<u8>(), 0..400)) { readers::rules::count(&bytes) }
}

proptest! {
    // Each case opens a database.
    #![proptest_config(ProptestConfig::with_cases(ProptestConfig::default().cases / 2))]

    #[test]
    fn archive_queries(bytes in bytes("archive_query")) { readers::archive_query(&bytes.0) }

    #[test]
    fn catalogues(bytes in bytes("catalogue")) { readers::catalogue(&bytes.0) }

    #[test]
    fn changes_of_games(bytes in bytes("changes")) { readers::changes(&bytes.0) }
}
