//! `index.json` beside the records that grow while they are recorded: which boards there are, and how far they are.

use serde::{Deserialize, Serialize};

/// One board of the index.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardEntry {
    /// The record's file name, beside the index.
    pub file: String,
    /// The file name of the record of which it is a copy, in the folder above; empty in an index that does not say it.
    #[serde(default)]
    pub copy_of: String,
    /// The table; empty if unknown.
    pub table: String,
    /// Black's name; empty if unknown.
    pub black: String,
    /// White's name; empty if unknown.
    pub white: String,
    /// Black's rank; empty if unknown.
    pub black_rank: String,
    /// White's rank; empty if unknown.
    pub white_rank: String,
    /// The event; empty if unknown.
    pub event: String,
    /// The round; empty if unknown.
    pub round: String,
    /// The number of lines.
    pub size: usize,
    /// The number of moves in the file.
    pub moves: usize,
    /// The state of the game: `preparing`, `playing`, `paused`, `counting` or `ended`.
    pub state: String,
    /// The result as SGF writes it; `None` until it is decided.
    pub result: Option<String>,
}

#[derive(Default, Serialize, Deserialize)]
struct Index {
    boards: Vec<BoardEntry>,
}

/// Returns the name of the file that is a copy of the record called `record`; `None` where there is none, or where the
/// board's next game has taken its place.
#[must_use]
pub fn copy_of(index: &[u8], record: &str) -> Option<String> {
    let index: Index = serde_json::from_slice(index).unwrap_or_default();
    index.boards.into_iter().find(|board| board.copy_of == record).map(|board| board.file)
}

/// Returns the name of the record of which the file called `copy` is a copy; `None` where the index does not say it.
#[must_use]
pub fn original_of(index: &[u8], copy: &str) -> Option<String> {
    let index: Index = serde_json::from_slice(index).unwrap_or_default();
    let board = index.boards.into_iter().find(|board| board.file == copy && !board.copy_of.is_empty());
    board.map(|board| board.copy_of)
}

/// Returns the index with the entry of one board in place of what it said of that board, and of the record whose copy it is:
/// that may have had another table before. An index that cannot be read is begun afresh: each board adds itself again with
/// its next move.
#[must_use]
pub fn with_board(index: &[u8], entry: &BoardEntry) -> String {
    let mut index: Index = serde_json::from_slice(index).unwrap_or_default();
    let is_same_record = |board: &BoardEntry| !entry.copy_of.is_empty() && board.copy_of == entry.copy_of;
    index.boards.retain(|board| board.file != entry.file && !is_same_record(board));
    index.boards.push(entry.clone());
    index.boards.sort_by(|a, b| a.file.cmp(&b.file));
    serde_json::to_string_pretty(&index).map(|text| text + "\n").unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(file: &str, moves: usize) -> BoardEntry {
        BoardEntry {
            file: file.to_owned(),
            copy_of: format!("game-of-{file}"),
            table: "3".to_owned(),
            black: "Lovelace \"Ada\"".to_owned(),
            white: "名人".to_owned(),
            black_rank: "3d".to_owned(),
            white_rank: String::new(),
            event: String::new(),
            round: "2".to_owned(),
            size: 19,
            moves,
            state: "playing".to_owned(),
            result: None,
        }
    }

    #[test]
    fn each_board_has_one_entry() {
        let one = with_board(b"", &entry("board-03.sgf", 4));
        let two = with_board(one.as_bytes(), &entry("board-01.sgf", 9));
        let three = with_board(two.as_bytes(), &entry("board-03.sgf", 5));
        let index: Index = serde_json::from_str(&three).unwrap();
        assert_eq!(index.boards, [entry("board-01.sgf", 9), entry("board-03.sgf", 5)]);
        assert_eq!(copy_of(three.as_bytes(), "game-of-board-01.sgf").as_deref(), Some("board-01.sgf"));
        assert_eq!(original_of(three.as_bytes(), "board-01.sgf").as_deref(), Some("game-of-board-01.sgf"));
        assert_eq!(copy_of(three.as_bytes(), "board-01.sgf"), None);
        // Recorded again at another table, with the same name.
        let moved = BoardEntry { copy_of: "game-of-board-01.sgf".to_owned(), ..entry("board-07.sgf", 1) };
        let four = with_board(three.as_bytes(), &moved);
        let index: Index = serde_json::from_str(&four).unwrap();
        assert_eq!(index.boards, [entry("board-03.sgf", 5), moved]);
        // Half a file, as another program may leave it.
        assert_eq!(with_board(&one.as_bytes()[..40], &entry("board-03.sgf", 4)), one);
    }
}
