//! Games handed over: the table of a folder of games, and the list of hashes in a package.

use serde::{Deserialize, Serialize};

use super::query::FoundGame;
use crate::game::halfpoints::HalfPoints;
use crate::game::result::GameResult;

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
        let program = concat!(env!("CARGO_PKG_NAME"), " ", env!("CARGO_PKG_VERSION")).to_owned();
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

/// The table of games: each with the file that it is in.
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
            ])
        });
    }
    let bytes = written.ok().and_then(|()| writer.into_inner().ok());
    bytes.and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
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
    let parts = [plain(&game.info.date), plain(&game.info.black.name), plain(&game.info.white.name), game.hash.id()];
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
