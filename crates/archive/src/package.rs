//! Games handed over: the table of a folder of games, and the list of hashes in a package.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use unicode_normalization::char::is_combining_mark;

use super::query::FoundGame;
use super::redaction::{Redaction, WITHHELD};
use super::table_cell::{BYTE_ORDER_MARK, harmless};
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_formats::info::InfoField;
use kifuscribe_formats::terminal_text::printable_line;

/// The version of the packages that are written, and the newest that is read.
const FORMAT: u32 = 1;

/// The name of the table.
pub const INDEX: &str = "index.csv";

/// The name of the list of hashes in a package.
pub const MANIFEST: &str = "manifest.json";

/// The files of a package with their hashes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// The version of the package's form.
    pub format: u32,
    /// The program that wrote it.
    pub program: String,
    /// Every file but this list.
    pub files: Vec<PackedFile>,
}

/// A file of a package.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackedFile {
    /// Its name, with folders.
    pub path: String,
    /// The SHA-256 of its bytes, in hexadecimal.
    pub sha256: String,
}

impl Manifest {
    /// The list of these files.
    #[must_use]
    pub fn new(files: Vec<PackedFile>) -> Self {
        let program = concat!("kifuscribe ", env!("CARGO_PKG_VERSION")).to_owned();
        Self { format: FORMAT, program, files }
    }

    /// Reads a list; `None` where the bytes are none, or of a newer version.
    #[must_use]
    pub fn from_json(bytes: &[u8]) -> Option<Self> {
        serde_json::from_slice(bytes).ok().filter(|manifest: &Self| manifest.format <= FORMAT)
    }

    /// The list as indented JSON, with a newline at its end.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).map(|text| text + "\n").unwrap_or_default()
    }
}

/// Whether a line is the heading of a table of games, of this version or an earlier one, which had fewer columns.
#[must_use]
pub fn is_heading(line: &str) -> bool {
    const FIRST: &str =
        "id,black,white,black_rank,white_rank,event,round,table,date,result,rules,komi,handicap,size,moves,";
    line.trim_start_matches(BYTE_ORDER_MARK).trim_end().starts_with(FIRST)
}

/// The table of games: each with the file that it is in, the one that it was read from, and what that says where it may not be what
/// was understood.
#[derive(Debug)]
pub struct IndexTable<'a, W: Write> {
    writer: csv::Writer<W>,
    folders: OriginalFolders<'a>,
    redaction: &'a Redaction,
}

impl<'a, W: Write> IndexTable<'a, W> {
    /// Begins a table with its heading.
    ///
    /// # Errors
    /// [`io::Error`] where it cannot be written.
    pub fn begin(mut out: W, folders: OriginalFolders<'a>, redaction: &'a Redaction) -> io::Result<Self> {
        const COLUMNS: [&str; 24] = [
            "id",
            "black",
            "white",
            "black_rank",
            "white_rank",
            "event",
            "round",
            "table",
            "date",
            "result",
            "rules",
            "komi",
            "handicap",
            "size",
            "moves",
            "place",
            "noted",
            "respelled",
            "RE",
            "KM",
            "DT",
            "HA",
            "file",
            "original",
        ];
        out.write_all(BYTE_ORDER_MARK.as_bytes())?;
        let mut writer = csv::Writer::from_writer(out);
        writer.write_record(COLUMNS)?;
        Ok(Self { writer, folders, redaction })
    }

    /// Adds a game that stands in `file`.
    ///
    /// # Errors
    /// [`io::Error`] where it cannot be written.
    pub fn add(&mut self, game: &FoundGame, file: &str) -> io::Result<()> {
        let info = &game.info;
        let [noted, respelled] = [&game.noted, &game.respelled]
            .map(|kinds| kinds.iter().map(|&kind| kind.into()).collect::<Vec<&str>>().join(" "));
        let cells: [&str; 24] = [
            &game.hash.id(),
            &info.black.name,
            &info.white.name,
            &info.black.rank,
            &info.white.rank,
            &info.event,
            &info.round,
            &info.table,
            &info.date,
            &info.result.map(GameResult::to_listed).unwrap_or_default(),
            &info.rules,
            &info.komi.as_ref().map(HalfPoints::to_string).unwrap_or_default(),
            &info.handicap.as_ref().map(usize::to_string).unwrap_or_default(),
            &game.size.to_string(),
            &game.moves.to_string(),
            &info.place,
            &noted,
            &respelled,
            &game.written.result,
            &game.written.komi,
            &game.written.date,
            &game.written.handicap,
            file,
            &original(game, &self.folders, self.redaction),
        ];
        Ok(self.writer.write_record(cells.map(harmless))?)
    }

    /// Writes what is left of the table.
    ///
    /// # Errors
    /// [`io::Error`] where it cannot be written.
    pub fn end(mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

/// The folders from which on the table of an export names the files that games were read from: the catalogue's own, and of the files
/// that lie elsewhere the last folder that they have in common, which is named with them. One that tells a withheld name is left out.
#[derive(Debug, Clone, Default)]
pub struct OriginalFolders<'a> {
    root: Option<&'a Path>,
    /// The folder that the files outside `root` have in common; `None` before the first of them.
    common: Option<PathBuf>,
}

impl<'a> OriginalFolders<'a> {
    /// The folders of a catalogue in `root`.
    #[must_use]
    pub fn of(root: Option<&'a Path>) -> Self {
        Self { root, common: None }
    }

    /// Takes in the file of a game.
    pub fn take_in(&mut self, path: &Path) {
        let folder = path.parent().filter(|_| self.root.is_none_or(|root| !path.starts_with(root)));
        let Some(folder) = folder else { return };
        self.common = Some(match self.common.take() {
            Some(common) => {
                common.components().zip(folder.components()).take_while(|(a, b)| a == b).map(|(a, _)| a).collect()
            }
            None => folder.to_owned(),
        });
    }

    /// A file from one of these folders on; its name alone where it lies in none.
    fn name<'p>(&self, path: &'p Path) -> &'p Path {
        let elsewhere = self.common.as_deref().map(|common| common.parent().unwrap_or(common));
        let named = [self.root, elsewhere].into_iter().flatten().find_map(|folder| path.strip_prefix(folder).ok());
        named.unwrap_or_else(|| Path::new(path.file_name().unwrap_or_default()))
    }
}

/// The file that a game was read from, from one of these folders on, and which game of the file it is where it is not the first; nothing
/// where it may tell a withheld name. It is one line, whatever the file is called.
fn original(game: &FoundGame, folders: &OriginalFolders<'_>, redaction: &Redaction) -> String {
    let parts: Vec<_> = folders.name(&game.path).iter().map(|part| part.to_string_lossy()).collect();
    let tells = parts.iter().any(|part| tells_a_name(game, part, redaction));
    let file = parts.join("/");
    let shown = printable_line(&file);
    match (tells, game.place) {
        (true, _) => String::new(),
        (false, 0) => shown.into_owned(),
        (false, place) => format!("{shown} (game {})", place + 1),
    }
}

/// Whether the name of a file may tell a withheld name: a name in the game is withheld, for files are named after their players in ways
/// that nobody foresees, or one stands in the file's name.
fn tells_a_name(game: &FoundGame, file: &str, redaction: &Redaction) -> bool {
    InfoField::all().any(|field| field.text(&game.info).contains(WITHHELD))
        || game.written.iter().any(|(_, text)| text.contains(WITHHELD))
        || redaction.is_in_file_name(file)
}

/// The most bytes of the name of an exported game: file systems take 255, with `.sgf`, and what an export adds to it.
const LONGEST_NAME: usize = 240;

/// The name of an exported game, which says what it is and is valid on every system:
/// `2026-11-21_Anna-Weiss_古力_3f9a0c21d7b4`.
#[must_use]
pub fn file_stem(game: &FoundGame, redaction: &Redaction) -> String {
    // Marks that belong to a letter stay with it.
    let is_part = |c: char| c.is_alphanumeric() || is_combining_mark(c);
    let plain = |text: &str| {
        let words = text.split(|c: char| !is_part(c)).filter(|word| !word.is_empty());
        words.collect::<Vec<_>>().join("-")
    };
    let [black, white] = [&game.info.black, &game.info.white].map(|player| plain(&player.name));
    // Without names, the file that it came from says which game it is.
    let is_nameless = black.is_empty() && white.is_empty();
    let stem = game.path.file_stem().filter(|_| is_nameless).map(|stem| stem.to_string_lossy());
    let stem = stem.filter(|stem| !tells_a_name(game, stem, redaction)).map(|stem| plain(&stem));
    let id = game.hash.id();
    let mut parts = [plain(&game.info.date), black, white, stem.unwrap_or_default()];
    // The longest part is shortened, as often as it takes: a long name of one player leaves the other's whole.
    let spare = LONGEST_NAME - id.len() - parts.len();
    while parts.iter().map(String::len).sum::<usize>() > spare {
        if let Some(longest) = parts.iter_mut().max_by_key(|part| part.len()) {
            longest.pop();
        }
    }
    parts.into_iter().chain([id]).filter(|part| !part.is_empty()).collect::<Vec<_>>().join("_")
}

#[cfg(test)]
mod tests {
    use super::super::entry::GameHash;
    use super::*;

    #[test]
    fn a_list_of_hashes_is_read_as_it_was_written() {
        let manifest = Manifest::new(vec![PackedFile { path: "games/古力.sgf".to_owned(), sha256: "00".to_owned() }]);
        assert_eq!(Manifest::from_json(manifest.to_json().as_bytes()), Some(manifest.clone()));
        let newer = Manifest { format: FORMAT + 1, ..manifest };
        assert_eq!(Manifest::from_json(newer.to_json().as_bytes()), None);
        assert_eq!(Manifest::from_json(b"{}"), None);
    }

    fn game(black: &str, white: &str) -> FoundGame {
        let mut game = FoundGame::default();
        game.info.black.name = black.to_owned();
        game.info.white.name = white.to_owned();
        game
    }

    /// The table of these games, of a catalogue in `root`.
    fn table(games: &[(&FoundGame, &str)], root: Option<&str>, redaction: &Redaction) -> String {
        let mut folders = OriginalFolders::of(root.map(Path::new));
        games.iter().for_each(|(game, _)| folders.take_in(&game.path));
        let mut bytes = Vec::new();
        let mut table = IndexTable::begin(&mut bytes, folders, redaction).unwrap();
        games.iter().for_each(|(game, file)| table.add(game, file).unwrap());
        table.end().unwrap();
        String::from_utf8(bytes).unwrap()
    }

    fn stem(game: &FoundGame) -> String {
        file_stem(game, &Redaction::default())
    }

    #[test]
    fn the_name_of_a_file_tells_no_withheld_name() {
        let mut redaction = Redaction::default();
        redaction.add("Jörg Müller");
        let id = GameHash::default().id();
        let of = |black: &str, file: &str| {
            let game = FoundGame { path: file.into(), ..game(black, black) };
            let row = table(&[(&game, "")], None, &redaction).lines().nth(1).unwrap().to_owned();
            (file_stem(&game, &redaction), row.rsplit(',').next().unwrap().to_owned())
        };
        for file in [
            "Jörg Müller.sgf",
            "Jörg-Müller.sgf",
            "joerg_mueller-hua.sgf",
            "MuellerJoerg.sgf",
            "jorgmuller 2026.sgf",
            "Müller, Jörg (3).sgf",
        ] {
            assert_eq!(of("", file), (id.clone(), String::new()), "{file}");
        }
        // Who knows how a file was called that belongs to a game with a withheld name?
        assert_eq!(of(WITHHELD, "JM-vs-Hua.sgf").1, "");
        assert_eq!(of("", "miller.sgf"), (format!("miller_{id}"), "miller.sgf".to_owned()));
    }

    #[test]
    fn the_table_names_each_file_with_its_folders() {
        let original = |paths: &[&str], root: Option<&str>, redaction: &Redaction| {
            let games: Vec<FoundGame> =
                paths.iter().map(|path| FoundGame { path: path.into(), ..FoundGame::default() }).collect();
            let rows: Vec<_> = games.iter().map(|game| (game, "")).collect();
            let table = table(&rows, root, redaction);
            table.lines().skip(1).map(|row| row.rsplit(',').next().unwrap().to_owned()).collect::<Vec<_>>()
        };
        let none = Redaction::default();
        let inside = ["/club/1998/a.sgf", "/club/1999/spring/a.sgf", "/club/a.sgf"];
        assert_eq!(original(&inside, Some("/club"), &none), ["1998/a.sgf", "1999/spring/a.sgf", "a.sgf"]);
        assert_eq!(
            original(&inside, Some("/home"), &none),
            ["club/1998/a.sgf", "club/1999/spring/a.sgf", "club/a.sgf"]
        );
        assert_eq!(original(&["/club/1998/a.sgf"], Some("/home"), &none), ["1998/a.sgf"]);
        assert_eq!(original(&["/club/1998/a.sgf", "/x/b.sgf"], Some("/x"), &none), ["1998/a.sgf", "b.sgf"]);
        let mut redaction = Redaction::default();
        redaction.add("Jörg Müller");
        assert_eq!(
            original(&["/club/Joerg Mueller/a.sgf", "/club/1998/a.sgf"], Some("/club"), &redaction),
            ["", "1998/a.sgf"]
        );
    }

    #[test]
    fn a_name_is_as_long_as_file_systems_take_and_no_longer() {
        let id = GameHash::default().id();
        assert_eq!(stem(&game("Jörg Müller", "古力")), format!("Jörg-Müller_古力_{id}"));
        let long = "Wolfeschlegelsteinhausenbergerdorff Hubert Blaine the elder of Philadelphia";
        assert!(stem(&game(long, "古力")).starts_with("Wolfeschlegelsteinhausenbergerdorff-Hubert-Blaine-the-elder"));
        for (black, white) in [("古力".repeat(200), "x".to_owned()), ("é".repeat(300), "古".repeat(300))] {
            let stem = stem(&game(&black, &white));
            assert!((230..=LONGEST_NAME).contains(&stem.len()), "{}", stem.len());
            assert!(stem.ends_with(&id), "{stem}");
        }
        assert!(stem(&game(&"古力".repeat(200), "x")).contains("_x_"), "a long name leaves the other's");
    }

    #[test]
    fn a_spreadsheet_takes_no_name_for_a_formula_and_every_number_for_one() {
        let mut odd = game("=HYPERLINK(\"x\")", "@Ada");
        (odd.info.event, odd.info.round, odd.info.komi) = ("+cup".into(), "-3".into(), HalfPoints::parse("-7.5"));
        odd.written.komi = "-7.5".to_owned();
        let whole = table(&[(&odd, "a.sgf")], None, &Redaction::default());
        assert!(whole.starts_with(BYTE_ORDER_MARK) && is_heading(whole.lines().next().unwrap()));
        let row = whole.lines().nth(1).unwrap();
        let mut hostile = game("\u{1b}[31mAda", "Hua \u{202e}3d");
        hostile.path = "a\u{9b}2J.sgf".into();
        let controlled = table(&[(&hostile, "a.sgf")], None, &Redaction::default());
        assert!(!controlled.contains(['\u{1b}', '\u{9b}', '\u{202e}']), "{controlled}");
        assert!(controlled.contains(",\\u{1b}[31mAda,Hua \\u{202e}3d,"), "{controlled}");
        // The name of a file begins no line of its own there, nor in the name of the exported one.
        hostile.path = "a\n0,Ada,Hua\u{2028}b.sgf".into();
        (hostile.info.black.name, hostile.info.white.name) = (String::new(), String::new());
        let stem = file_stem(&hostile, &Redaction::default());
        assert!(stem.starts_with("a-0-Ada-Hua-b_"), "{stem}");
        let of_lines = table(&[(&hostile, &format!("{stem}.sgf"))], None, &Redaction::default());
        assert_eq!(of_lines.lines().count(), 2, "{of_lines}");
        assert!(of_lines.contains("a\\u{a}0,Ada,Hua\\u{2028}b.sgf"), "{of_lines}");
        assert!(row.contains(",\"'=HYPERLINK(\"\"x\"\")\",'@Ada,,,'+cup,-3,"), "{row}");
        assert!(row.contains(",-7.5,,0,0,,,,,-7.5,,,a.sgf,"), "{row}");
        assert!(is_heading(
            "id,black,white,black_rank,white_rank,event,round,table,date,result,rules,komi,handicap,size,moves,file"
        ));
        assert!(!is_heading("id,black,white"));
    }
}
