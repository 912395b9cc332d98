//! The texts of games as their files have them. Why: a game is read only where its text may hold what is looked for.

use std::path::PathBuf;

use crate::regular_file;
use kifuscribe_archive::query::FoundGame;
use kifuscribe_formats::sgf::{GameReader, MAX_BYTES_BY_GAME};

/// Looks through the files of games that follow each other in the order of path and place.
#[derive(Debug, Default)]
pub(super) struct GameTexts {
    last: Option<TextsOfFile>,
}

/// A file, as far as it was looked through.
#[derive(Debug)]
struct TextsOfFile {
    path: PathBuf,
    /// What is left of it; `None` where there is no more, or it cannot be read.
    reader: Option<GameReader>,
    /// The number of games that were passed over, and whether the text of the last ones has what is looked for.
    passed: usize,
    has_it: bool,
}

impl GameTexts {
    /// Whether the text of a game has what is looked for, as `has` says; true, too, where the game has to be read to find out.
    pub(super) fn may_have(&mut self, game: &FoundGame, has: impl Fn(&str) -> bool) -> bool {
        if game.is_recording {
            return true;
        }
        let file = match self.last.take_if(|last| last.path == game.path) {
            Some(file) => file,
            None => {
                let bytes = regular_file::read(&game.path, MAX_BYTES_BY_GAME as u64).ok();
                let reader = bytes.and_then(|bytes| GameReader::new(bytes, game.charset).ok());
                TextsOfFile { path: game.path.clone(), reader, passed: 0, has_it: true }
            }
        };
        let file = self.last.insert(file);
        while file.passed <= game.place
            && let Some(reader) = &mut file.reader
        {
            let text = reader.pass_text().map(|(games, text)| (games, file.passed + games > game.place && has(text)));
            // What only reading tells is read.
            match text.or_else(|| reader.next().map(|read| (read.map_or(1, |tree| tree.games().len()), true))) {
                Some((games, has_it)) => (file.passed, file.has_it) = (file.passed + games, has_it),
                None => (file.reader, file.has_it) = (None, true),
            }
        }
        file.has_it
    }
}
