//! Games handed over: the table of a folder of games, and the list of hashes in a package.

use serde::{Deserialize, Serialize};

use super::query::FoundGame;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::result::GameResult;

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

/// Whether a line is the heading of a table of games, of this version or an earlier one, which had no names of original
/// files.
#[must_use]
pub fn is_heading(line: &str) -> bool {
    let own = index_csv(&[]);
    let own = own.trim_end();
    line.trim_end() == own || own.strip_suffix(",original") == Some(line.trim_end())
}

/// The table of games: each with the file that it is in, and the one that it was read from.
#[must_use]
pub fn index_csv(games: &[(&FoundGame, String)]) -> String {
    let columns = [
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
        "file",
        "original",
    ];
    let mut writer = csv::Writer::from_writer(Vec::new());
    let mut written = writer.write_record(columns);
    for (game, file) in games {
        let info = &game.info;
        written = written.and_then(|()| {
            writer.write_record([
                &game.hash.id(),
                &info.black.name,
                &info.white.name,
                &info.black.rank,
                &info.white.rank,
                &info.event,
                &info.round,
                &info.table,
                &info.date,
                &info.result.map(GameResult::to_sgf).unwrap_or_default(),
                &info.rules,
                &info.komi.as_ref().map(HalfPoints::to_string).unwrap_or_default(),
                &info.handicap.to_string(),
                &game.size.to_string(),
                &game.moves.to_string(),
                file,
                &original(game),
            ])
        });
    }
    let bytes = written.ok().and_then(|()| writer.into_inner().ok());
    bytes.and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
}

/// The name of the file that a game was read from, without its folder, and which game of the file it is where it is not
/// the first.
fn original(game: &FoundGame) -> String {
    let file = game.path.file_name().unwrap_or_default().to_string_lossy();
    if game.place == 0 { file.into_owned() } else { format!("{file} (game {})", game.place + 1) }
}

/// The name of an exported game, which says what it is and is valid on every system:
/// `2026-11-21_Anna-Weiss_古力_3f9a0c21d7b4`.
#[must_use]
pub fn file_stem(game: &FoundGame) -> String {
    const LONGEST: usize = 40;
    let plain = |text: &str| {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.collect::<Vec<_>>().join("-").chars().take(LONGEST).collect::<String>()
    };
    let [black, white] = [&game.info.black, &game.info.white].map(|player| plain(&player.name));
    // Without names, the file that it came from says which game it is.
    let is_nameless = black.is_empty() && white.is_empty();
    let stem = game.path.file_stem().filter(|_| is_nameless).map(|stem| plain(&stem.to_string_lossy()));
    let parts = [plain(&game.info.date), black, white, stem.unwrap_or_default(), game.hash.id()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("_")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_hashes_is_read_as_it_was_written() {
        let manifest = Manifest::new(vec![PackedFile { path: "games/古力.sgf".to_owned(), sha256: "00".to_owned() }]);
        assert_eq!(Manifest::from_json(manifest.to_json().as_bytes()), Some(manifest.clone()));
        let newer = Manifest { format: FORMAT + 1, ..manifest };
        assert_eq!(Manifest::from_json(newer.to_json().as_bytes()), None);
        assert_eq!(Manifest::from_json(b"{}"), None);
    }
}
