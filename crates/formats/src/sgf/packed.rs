//! Records inside a compressed file: one in gzip, many in zip.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashSet};
use std::io::{Cursor, Read};

use flate2::bufread::GzDecoder;
use zip::ZipArchive;
use zip::result::ZipError;

use super::error::{PackedFault, SgfError};
use kifuscribe_language::phrase;

/// The largest file that is read game by game, in bytes, and the most that are unpacked of one.
pub(super) const MAX_BYTES: usize = 120_000_000;
/// The most files of a zip file that are looked at.
const MAX_FILES: usize = 200_000;
/// How the names of records end.
const RECORDS: [&str; 6] = [".sgf", ".mgt", ".gib", ".ngf", ".ugi", ".ugf"];

/// What a compressed file holds.
#[derive(Debug)]
pub(super) struct PackedFiles {
    /// The files in their order, each with its name; the name is empty in gzip.
    pub(super) files: Vec<(String, Vec<u8>)>,
    /// Those that cannot be read.
    pub(super) refused: Vec<SgfError>,
    /// Those that are not read: hidden ones as `.*`, others by how their names end; with their numbers.
    pub(super) others: BTreeMap<String, usize>,
}

/// Unpacks a file that is compressed; `None` where it is not.
///
/// # Errors
/// [`SgfError::Packed`] where nothing in it can be read, [`SgfError::TooLarge`].
pub(super) fn unpack(bytes: &[u8]) -> Result<Option<PackedFiles>, SgfError> {
    match bytes {
        [0x1f, 0x8b, ..] => {
            let (mut file, mut left, mut refused) = (Vec::new(), bytes, Vec::new());
            while left.starts_with(&[0x1f, 0x8b]) {
                let mut member = GzDecoder::new(left);
                let whole = file.len();
                if read(&mut member, MAX_BYTES - whole, &mut file)?.is_err() {
                    refused.push(packed("gzip", PackedFault::Damaged));
                    file.truncate(whole);
                    left = &[];
                } else {
                    left = member.into_inner();
                }
            }
            if file.is_empty()
                && let Some(why) = refused.pop()
            {
                return Err(why);
            }
            // Tapes and disks fill the last block with zeros.
            if left.iter().any(|&byte| byte != 0) {
                refused.push(SgfError::BehindPacked { bytes: left.len() });
            }
            Ok(Some(PackedFiles { files: vec![(String::new(), file)], refused, others: BTreeMap::new() }))
        }
        [b'P', b'K', 3 | 5, 4 | 6, ..] => unzip(bytes).map(Some),
        // A program that unpacks itself, or the head of a letter, may stand before it.
        _ if has_directory_of_zip(bytes) && !begins_as_record(bytes) => unzip(bytes).map(Some),
        _ => Ok(None),
    }
}

/// Whether bytes end as a zip file does: with the end of its directory, behind which a remark may stand (APPNOTE of PKWARE, 4.3.16).
fn has_directory_of_zip(bytes: &[u8]) -> bool {
    const LONGEST_END: usize = 22 + u16::MAX as usize;
    bytes[bytes.len().saturating_sub(LONGEST_END)..].windows(4).any(|signature| signature == b"PK\x05\x06")
}

fn packed(file: &str, why: PackedFault) -> SgfError {
    SgfError::Packed { file: file.to_owned(), why }
}

/// Why a zip file, or a file in one, cannot be unpacked.
fn fault_of(why: &ZipError) -> PackedFault {
    match *why {
        // What is wrong is found out as the bytes are read, too.
        ZipError::Io(ref error) => {
            error.get_ref().and_then(|inner| inner.downcast_ref()).map_or(PackedFault::Damaged, fault_of)
        }
        ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) | ZipError::InvalidPassword => PackedFault::Password,
        ZipError::CompressionMethodNotSupported(number) => PackedFault::Method { number },
        ZipError::UnsupportedArchive(_) => PackedFault::Unknown,
        _ => PackedFault::Damaged,
    }
}

fn unzip(bytes: &[u8]) -> Result<PackedFiles, SgfError> {
    fn open(bytes: &[u8]) -> Result<ZipArchive<Cursor<&[u8]>>, SgfError> {
        ZipArchive::new(Cursor::new(bytes)).map_err(|why| packed("zip", fault_of(&why)))
    }
    let directory = open(bytes)?.central_directory_start();
    let (bytes, repeated) = with_own_names(bytes, usize::try_from(directory).unwrap_or(usize::MAX));
    let mut archive = open(&bytes)?;
    let mut found = PackedFiles { files: Vec::new(), refused: Vec::new(), others: BTreeMap::new() };
    let mut left = MAX_BYTES;
    for i in 0..archive.len().min(MAX_FILES) {
        let name = match archive.name_for_index(i) {
            Some(Ok(name)) => name.into_owned(),
            Some(Err(_)) | None => String::new(),
        };
        let name = repeated.get(&name).cloned().unwrap_or(name);
        // Programs of Windows part folders by the other stroke.
        let lower = name.to_lowercase().replace('\\', "/");
        if lower.ends_with('/') {
            continue;
        }
        let hidden = lower.split('/').find_map(hidden_kind);
        if hidden.is_some() || !RECORDS.iter().any(|ending| lower.ends_with(ending)) {
            *found.others.entry(hidden.map_or_else(|| kind_of(&lower), str::to_owned)).or_default() += 1;
            continue;
        }
        let mut unpacked = Vec::new();
        let read = match archive.by_index(i) {
            Ok(file) => read(file, left, &mut unpacked)?.map_err(|why| packed(&name, fault_of(&why.into()))),
            Err(why) => Err(packed(&name, fault_of(&why))),
        };
        // What is unpacked in vain counts too: it takes as long.
        left = left.saturating_sub(unpacked.len());
        match read {
            Ok(()) => found.files.push((name, unpacked)),
            Err(why) => found.refused.push(why),
        }
    }
    if archive.len() > MAX_FILES {
        found.refused.push(SgfError::TooMany { what: phrase!("sgf-packed-files"), limit: MAX_FILES });
    }
    if found.files.is_empty() && found.refused.is_empty() && !found.others.is_empty() {
        let kinds = found.others.iter().map(|(kind, files)| format!("{kind} {files}"));
        return Err(SgfError::NoRecord { kinds: kinds.collect::<Vec<_>>().join(", ") });
    }
    Ok(found)
}

/// The bytes of a zip file, of which `directory` is the byte at which its directory begins, with another name for each file that has the name of
/// one before it; and the names that those had, by the new ones. Why: a [`ZipArchive`] has only the last file of a name.
fn with_own_names(bytes: &[u8], directory: usize) -> (Cow<'_, [u8]>, BTreeMap<String, String>) {
    // The form of an entry: APPNOTE of PKWARE, 4.3.12.
    const HEADER: usize = 46;
    let (mut renamed, mut repeated, mut names) = (Cow::Borrowed(bytes), BTreeMap::new(), HashSet::new());
    let mut at = directory;
    for number in 0..MAX_FILES {
        let header = at.checked_add(HEADER).and_then(|end| bytes.get(at..end));
        let Some(header) = header.filter(|header| header.starts_with(b"PK\x01\x02")) else { break };
        let length = |place: usize| usize::from(u16::from_le_bytes([header[place], header[place + 1]]));
        let place = at + HEADER..at + HEADER + length(28);
        let Some(name) = bytes.get(place.clone()) else { break };
        if !names.insert(name.to_vec()) {
            let own = format!("{number:0>width$x}", width = name.len());
            if own.len() == name.len() && names.insert(own.as_bytes().to_vec()) {
                renamed.to_mut()[place.clone()].copy_from_slice(own.as_bytes());
                repeated.insert(own, String::from_utf8_lossy(name).into_owned());
            }
        }
        at = place.end + length(30) + length(32);
    }
    (renamed, repeated)
}

/// What a part of a path is counted as that systems put beside files: it begins with a dot, or is the folder of macOS for such.
#[must_use]
pub fn hidden_kind(part: &str) -> Option<&'static str> {
    match part {
        "." | ".." => None,
        _ if part.eq_ignore_ascii_case(MACOS) => Some(MACOS),
        _ => part.starts_with('.').then_some(".*"),
    }
}

/// The folder in which macOS keeps what it notes of files.
const MACOS: &str = "__MACOSX";

/// Whether files of a kind, as [`kind_of`] has it, may hold records that have to be unpacked.
#[must_use]
pub fn is_packed_kind(kind: &str) -> bool {
    const KINDS: [&str; 15] =
        ["zip", "rar", "7z", "tar", "tgz", "gz", "bz2", "tbz", "xz", "zst", "lzh", "lha", "arj", "ace", "cab"];
    KINDS.contains(&kind)
}

/// How many bytes of a file tell whether it begins as a record.
pub const BEGINNING: usize = 4096;

/// Whether bytes begin as a record in SGF does, also in gzip.
///
/// ```
/// use kifuscribe_formats::sgf::begins_as_record;
/// assert!(begins_as_record(b"\xef\xbb\xbf\r\n(;GM[1]") && begins_as_record(b"( ;B[aa]"));
/// assert!(!begins_as_record(b"(see below) (;B[aa]") && !begins_as_record(b"PK"));
/// ```
#[must_use]
pub fn begins_as_record(bytes: &[u8]) -> bool {
    if bytes.starts_with(&[0x1f, 0x8b]) {
        let mut inner = [0; 64];
        let read = GzDecoder::new(bytes).read(&mut inner).unwrap_or_default();
        return !inner.starts_with(&[0x1f, 0x8b]) && begins_as_record(&inner[..read]);
    }
    // UTF-16 has a zero byte beside each of these signs.
    let mark = [&b"\xef\xbb\xbf"[..], b"\xff\xfe", b"\xfe\xff"].into_iter().find(|mark| bytes.starts_with(mark));
    let text = &bytes[mark.map_or(0, <[u8]>::len)..];
    let mut signs = text.iter().filter(|byte| **byte != 0 && !byte.is_ascii_whitespace());
    signs.next() == Some(&b'(') && signs.next() == Some(&b';')
}

/// How the name of a file ends that is no record: `pdf`, `zip`; the name itself where it has no ending.
#[must_use]
pub fn kind_of(name: &str) -> String {
    let file = name.rsplit('/').next().unwrap_or(name);
    let ending = file.rsplit_once('.').map_or(file, |(_, ending)| ending);
    ending.chars().filter(|c| !c.is_control()).take(20).collect()
}

/// Reads what is unpacked into `bytes`, to its end; refuses more than `limit` bytes without reading them.
fn read(from: impl Read, limit: usize, bytes: &mut Vec<u8>) -> Result<std::io::Result<()>, SgfError> {
    let before = bytes.len();
    let read = from.take(limit as u64 + 1).read_to_end(bytes);
    match bytes.len() {
        length if length - before > limit => Err(SgfError::TooLarge { bytes: length, limit: MAX_BYTES }),
        _ => Ok(read.map(drop)),
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use flate2::Compression;
    use flate2::write::GzEncoder;
    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    use super::super::{GameReader, read};
    use super::*;

    fn gzip(bytes: &[u8]) -> Vec<u8> {
        let mut writer = GzEncoder::new(Vec::new(), Compression::default());
        writer.write_all(bytes).unwrap();
        writer.finish().unwrap()
    }

    fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
        let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, bytes) in files {
            writer.start_file(*name, SimpleFileOptions::default()).unwrap();
            writer.write_all(bytes).unwrap();
        }
        writer.finish().unwrap().into_inner()
    }

    /// The player of the black stones of each game, or why it cannot be read.
    fn players(bytes: Vec<u8>) -> Vec<String> {
        let games = GameReader::new(bytes, None).unwrap();
        let player = |game: Result<super::super::tree::Collection, SgfError>| match game {
            Ok(game) => super::super::game(&game, 0).unwrap().record.info.black.name,
            Err(why) => why.to_string(),
        };
        games.map(player).collect()
    }

    #[test]
    fn a_record_in_gzip_is_read() {
        let bytes = gzip("(;SZ[9]PB[古力];B[ee])".as_bytes());
        assert_eq!(read(&bytes).unwrap().record.info.black.name, "古力");
        assert!(matches!(read(&bytes[..bytes.len() - 9]), Err(SgfError::Packed { .. })));
        assert!(matches!(read(&gzip(&vec![b' '; MAX_BYTES + 1])), Err(SgfError::TooLarge { .. })));
    }

    #[test]
    fn what_stands_behind_the_end_of_gzip_is_said_and_what_stands_before_it_is_read() {
        let [first, second] = [&b"(;SZ[9]PB[Ada];B[ee])"[..], b"(;SZ[9]PB[Hua];B[ee])"].map(gzip);
        let behind = "something else stands behind the end of the gzip file (7 bytes), and was passed over";
        for (bytes, expected) in [
            ([&first[..], &second].concat(), &["Ada", "Hua"][..]),
            ([&first[..], &[0; 512]].concat(), &["Ada"]),
            ([&first[..], b"\nlog 1\n"].concat(), &["Ada", behind]),
            ([&first[..], &second[..20]].concat(), &["Ada", &packed("gzip", PackedFault::Damaged).to_string()]),
        ] {
            assert_eq!(players(bytes), expected);
        }
    }

    #[test]
    fn the_records_of_a_zip_file_follow_each_other_each_in_its_own_character_set() {
        let gbk = encoding_rs::GBK.encode("(;CA[GBK]SZ[9]PB[柯洁九段];B[ee])(;CA[GBK]SZ[9]PB[连笑];B[ee])").0;
        let files: [(&str, &[u8]); 5] = [
            ("club/a.sgf", "(;SZ[9]PB[Jörg];B[ee])".as_bytes()),
            ("club/readme.txt", b"(;PB[nobody])"),
            ("__MACOSX/club/._a.sgf", b"\0\0"),
            ("club/B.SGF", &gbk),
            ("club/c.sgf", b";SZ[9]PB[Ada];B[ee]"),
        ];
        // The last one has lost its parenthesis, which only the beginning of a file may.
        assert_eq!(players(zip(&files[..4])), ["Jörg", "柯洁九段", "连笑"]);
        let other = read(&zip(&files[1..2])).unwrap_err();
        assert_eq!(other, SgfError::NoRecord { kinds: "txt 1".to_owned() });
    }

    #[test]
    fn a_record_in_a_zip_is_read_whatever_folder_its_name_tells() {
        let files: [(&str, &[u8]); 3] = [
            ("../evil.sgf", b"(;SZ[9]PB[Ada];B[ee])"),
            ("./club/../b.sgf", b"(;SZ[9]PB[Hua];B[ee])"),
            ("..\\g.sgf", b"(;SZ[9]PB[Emmy];B[ee])"),
        ];
        let zip = zip(&files);
        assert_eq!(players(zip.clone()), ["Ada", "Hua", "Emmy"]);
        assert_eq!(players([&b"MZ: a program unpacks the rest (;"[..], &zip].concat()), ["Ada", "Hua", "Emmy"]);
    }

    #[test]
    fn each_of_several_files_with_one_name_is_read() {
        let mut bytes = zip(&[
            ("club/a.sgf", b"(;SZ[9]PB[Ada];B[ee])"),
            ("club/b.sgf", b"(;SZ[9]PB[Hua];B[ee])"),
            ("club/c.sgf", b"(;SZ[9]PB[Emmy];B[ee])"),
            ("club/d.sgf", b"no record"),
        ]);
        // The program that makes the file here gives no name twice.
        for at in 0..bytes.len() - 10 {
            if bytes[at..].starts_with(b"club/") && bytes[at..].get(6..10) == Some(&b".sgf"[..]) {
                bytes[at + 5] = b'a';
            }
        }
        let read = players(bytes);
        assert_eq!(read[..3], ["Ada", "Hua", "Emmy"]);
        assert_eq!(read.len(), 4, "{read:?}");
    }

    #[test]
    fn every_file_of_a_zip_that_cannot_be_read_is_named() {
        let mut bytes = zip(&[("a.sgf", b"(;SZ[9]PB[Ada];B[ee])"), ("b.sgf", b"(;SZ[9]PB[Hua];B[ee])")]);
        // What the directory says of them: that the first one has a password, and a way of packing that nobody knows.
        for at in 0..bytes.len() - 4 {
            if bytes[at..].starts_with(b"PK\x01\x02") {
                let is_first = bytes[at + 46] == b'a';
                bytes[at + if is_first { 8 } else { 10 }] |= if is_first { 1 } else { 4 };
            }
        }
        let read = players(bytes);
        assert_eq!(read.len(), 2, "{read:?}");
        let faults =
            ["it has a password", "the way in which it was compressed (number 12) is not known to this program"];
        for ((read, name), fault) in read.iter().zip(["a.sgf", "b.sgf"]).zip(faults) {
            assert!(read.starts_with(&format!("{name} cannot be unpacked: {fault}")), "{read}");
        }
    }

    #[test]
    fn what_is_cut_off_or_has_changed_is_called_damaged() {
        let whole = zip(&[("a.sgf", b"(;SZ[9]PB[Ada];B[ee])"), ("b.sgf", b"(;SZ[9]PB[Hua];B[ee])")]);
        let damaged = |why: SgfError| matches!(why, SgfError::Packed { why: PackedFault::Damaged, .. });
        assert!(damaged(GameReader::new(whole[..whole.len() / 2].to_vec(), None).unwrap_err()));
        let mut changed = zip(&[("a.sgf", &[b'x'; 50]), ("b.sgf", b"(;SZ[9]PB[Hua];B[ee])")]);
        changed[40] ^= 1;
        let why = GameReader::new(changed, None).unwrap().find_map(Result::err).unwrap();
        assert!(damaged(why.clone()), "{why:?}");
    }

    #[test]
    fn a_record_is_known_by_how_it_begins() {
        assert!(begins_as_record(&gzip(b"\n (;SZ[9];B[ee])")) && begins_as_record(b"\xff\xfe(\0;\0"));
        for other in [&gzip(b"a list of names")[..], b"", b"(", b"%PDF-1.4", &gzip(&gzip(b"(;B[ee])"))] {
            assert!(!begins_as_record(other), "{other:?}");
        }
    }

    #[test]
    fn what_is_not_read_in_a_zip_is_counted_by_its_kind() {
        let inner = zip(&[("b.sgf", b"(;SZ[9]PB[Hua];B[ee])")]);
        let files: [(&str, &[u8]); 10] = [
            ("a.sgf", b"(;SZ[9]PB[Ada];B[ee])"),
            ("club/.hidden.sgf", b"(;SZ[9]PB[nobody];B[ee])"),
            ("__MACOSX/._a.sgf", b"x"),
            ("club\\readme.txt", b"x"),
            ("readme.txt", b"x"),
            ("old/Scores.PDF", b"x"),
            ("old/more.pdf", b"x"),
            ("old/1999.zip", &inner),
            ("LICENSE", b"x"),
            (".DS_Store", b"x"),
        ];
        let games = GameReader::new(zip(&files), None).unwrap();
        let others: Vec<_> = games.others().iter().map(|(kind, files)| format!("{kind} {files}")).collect();
        assert_eq!(others, [".* 2", "__MACOSX 1", "license 1", "pdf 2", "txt 2", "zip 1"]);
        assert_eq!(games.count(), 1);
    }

    #[test]
    fn what_is_wrong_in_one_file_of_a_zip_reaches_no_other() {
        let files: [(&str, &[u8]); 5] = [
            ("a.sgf", b"\0\x01 no text"),
            ("b.sgf", b"(;C[cut off here"),
            ("c.sgf", b"(;SZ[9]PB[Ada];B[ee])"),
            ("d.sgf", b"garbage"),
            ("e.sgf", b";SZ[9]PB[Emmy];B[ee]"),
        ];
        let read = players(zip(&files));
        assert_eq!(read.len(), 5, "{read:?}");
        assert_eq!((read[2].as_str(), read[4].as_str()), ("Ada", "Emmy"), "{read:?}");
        assert!(read[1].contains("ends inside the value"), "{}", read[1]);
    }

    #[test]
    fn a_file_of_a_zip_that_is_no_record_costs_itself_alone_and_is_named_wherever_it_stands() {
        let game: (&str, &[u8]) = ("b.sgf", b"(;SZ[9]PB[Ada];B[ee])");
        let inner = zip(&[game]);
        for bad in [&b""[..], b"hello", b"\xff\xd8\xff\xe0\0\x10JFIF", &inner] {
            for (files, place) in [([("a.sgf", bad), game], 0), ([game, ("z.sgf", bad)], 1)] {
                let read = players(zip(&files));
                assert_eq!((read.len(), read[1 - place].as_str()), (2, "Ada"), "{read:?}");
                assert!(read[place].starts_with(files[place].0), "{read:?}");
            }
        }
    }

    #[test]
    fn what_is_unpacked_in_vain_counts_against_the_limit() {
        let large = vec![b' '; MAX_BYTES / 2 + 1];
        let mut bytes = zip(&[("a.sgf", &large), ("b.sgf", &large)]);
        // The checksums that the directory states of the files.
        for name in [&b"a.sgf"[..], b"b.sgf"] {
            let at = bytes.windows(5).rposition(|window| window == name).unwrap();
            bytes[at - 30] ^= 0xff;
        }
        assert!(matches!(GameReader::new(bytes, None), Err(SgfError::TooLarge { .. })));
    }

    #[test]
    fn a_damaged_file_in_a_zip_costs_itself_alone() {
        let text = b"(;SZ[9]PB[Ada]C[a long comment that is easy to find again];B[ee])";
        let mut bytes = zip(&[("a.sgf", b"(;SZ[9]PB[Hua];B[ee])"), ("b.sgf", text)]);
        let at = bytes.windows(5).position(|w| w == b"b.sgf").unwrap() + 5;
        bytes[at + 8] ^= 0xff;
        let read = players(bytes);
        assert_eq!((read.len(), read[0].as_str()), (2, "Hua"));
        assert!(read[1].contains("b.sgf"), "{}", read[1]);
    }
}
