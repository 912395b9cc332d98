//! SGF, the Smart Game Format (red-bean.com/sgf): reads `FF[1]` to `FF[4]`, and files with the faults that are common in
//! practice; writes `FF[4]`.
//!
//! Why no crate: `sgf-parse` and `sgf-parser` check types while they read, and so lose or refuse what real files
//! contain (unknown or repeated properties, long names, missing parentheses),
//! take text and not bytes, so that the caller has to guess the character set, and read variations by
//! recursion, so that a hostile file overflows the stack.
//!
//! There are two levels. A [`tree::Collection`] is the whole file: every game, variation and property, with the
//! values as written, so that nothing is lost. A
//! [`GameRecord`] is what a recorder needs: one line of play.

mod brackets;
pub mod charset;
mod charset_doubt;
mod damaged_utf8;
mod dos_set;
mod error;
mod foreign;
mod from_record;
mod game_reader;
mod garbled;
mod info_properties;
mod latin_words;
mod lost_byte;
mod packed;
mod parse;
pub mod printable;
mod same_content;
mod sgf_game;
mod source_text;
mod surnames;
pub mod text;
mod to_record;
pub mod tree;
mod word_scripts;
mod written_komi;

pub use error::SgfError;
pub use game_reader::GameReader;
pub use packed::{BEGINNING, begins_as_record, hidden_kind, is_packed_kind, kind_of};
pub use same_content::{content, have_same_content};
pub use sgf_game::{SgfGame, WrittenInfo};

use charset::Charset;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::record_note::RecordNote;
use tree::Collection;

/// The largest file that a [`GameReader`] reads, in bytes.
pub const MAX_BYTES_BY_GAME: usize = packed::MAX_BYTES;

/// Reads every game of a file, with variations, unknown properties and values as written.
///
/// # Errors
/// [`SgfError`] when there is no game in `bytes`, when a value has no end, or when the file is larger
/// than any collection of games. Smaller faults are mended and listed in [`Collection::notes`].
pub fn read_collection(bytes: &[u8]) -> Result<Collection, SgfError> {
    parse::parse(bytes)
}

/// Reads every game of a text that was decoded before: its characters are what they are, whatever set the text states.
///
/// # Errors
/// As [`read_collection`].
pub fn read_text(text: &str) -> Result<Collection, SgfError> {
    parse::parse_in(text.as_bytes(), Some(Charset::utf8()))
}

/// Reads the main line of the first game of a file.
///
/// # Errors
/// As [`read_collection`], and when the game is not Go on a board of 5 to 25 lines.
pub fn read(bytes: &[u8]) -> Result<SgfGame, SgfError> {
    let collection = read_collection(bytes)?;
    let mut game = to_record::game(&collection, 0)?;
    if collection.games().len() > 1 {
        game.notes.push(RecordNote::FirstOf { games: collection.games().len() });
    }
    Ok(game)
}

/// The main line of game `index` (from 0) of a collection.
///
/// # Errors
/// When there is no such game, or it is not Go on a board of 5 to 25 lines.
pub fn game(collection: &Collection, index: usize) -> Result<SgfGame, SgfError> {
    to_record::game(collection, index)
}

/// The variations of game `index` (from 0), each as a line of play from the beginning of the game, with the number of moves before it
/// leaves the lines before it; of a game with more than five hundred the first ones.
///
/// ```
/// use kifuscribe_formats::sgf;
/// let game = sgf::read_collection(b"(;SZ[9];B[ee](;W[cc];B[gg])(;W[dd](;B[ff])(;B[fg])))").unwrap();
/// let lines = sgf::variations(&game, 0);
/// assert_eq!(lines.iter().map(|(before, line)| (*before, line.moves.len())).collect::<Vec<_>>(), [(1, 3), (2, 3)]);
/// ```
#[must_use]
pub fn variations(collection: &Collection, index: usize) -> Vec<(usize, GameRecord)> {
    to_record::variations(collection, index)
}

/// A record as SGF: `FF[4]` in UTF-8, one node a move, each beginning with `B` or `W`.
///
/// ```
/// use kifuscribe_formats::sgf;
/// use kifuscribe_core::game::{color::Color, point::{BoardSize, Point}, record::{GameRecord, Move}};
/// let mut record = GameRecord::new(BoardSize::NINETEEN);
/// record.moves.push(Move::play(Color::Black, Point::new(15, 3)));
/// let text = sgf::write(&record);
/// assert!(text.ends_with("\n;B[pd])\n"));
/// assert_eq!(sgf::read(text.as_bytes()).unwrap().record, record);
/// ```
#[must_use]
pub fn write(record: &GameRecord) -> String {
    from_record::write(record)
}
