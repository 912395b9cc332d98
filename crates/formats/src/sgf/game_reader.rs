//! One game of a file after another, bounded in memory: the archive reads collections of any number of games.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;

use super::charset::{Charset, TextPart};
use super::error::SgfError;
use super::packed::MAX_BYTES;
use super::parse::{Parser, ReadLimits, check_is_text};
use super::source_text::{SourceText, read_owned};
use super::tree::Collection;

/// The most nodes, the most values and the longest text, in bytes, of one game: twice those of the largest dictionaries of
/// joseki in circulation.
const MAX_GAME_NODES: usize = 500_000;
const MAX_GAME_VALUES: usize = 1_000_000;
const MAX_GAME_BYTES: usize = 5_000_000;

const LIMITS: ReadLimits =
    ReadLimits { nodes: MAX_GAME_NODES, values: MAX_GAME_VALUES, bytes: MAX_GAME_BYTES, begins: 0, is_of_game: true };

/// The games of a file, one after another: a file of many games takes the memory of its text and of one game.
///
/// Each item is a collection with one game (with several, where a parenthesis holds several games). A game that is too
/// large, or cut off before anything of it is whole, is an error, and the games after it are read; after any other error nothing more
/// is read.
#[derive(Debug)]
pub struct GameReader {
    text: Cow<'static, str>,
    /// How each part of the text was read.
    parts: Vec<TextPart>,
    /// The byte behind each file whose text it is: what is wrong in one costs no other.
    ends: Vec<usize>,
    /// The name of each of these files in a compressed one.
    names: Vec<String>,
    /// The byte at which the next game is looked for; `None` after the last.
    at: Option<usize>,
    /// Whether a game without its parenthesis may stand there: at the beginning, and where one ended that another one follows.
    is_first: bool,
    /// A byte, and the line in which it is.
    counted: (usize, usize),
    /// The files of a compressed one that cannot be read; they come after the games.
    refused: std::vec::IntoIter<SgfError>,
    others: BTreeMap<String, usize>,
}

impl GameReader {
    /// The games of the file with these bytes, in a set of characters where one is given.
    ///
    /// # Errors
    /// [`SgfError::TooLarge`], [`SgfError::Packed`], or [`SgfError::NoGame`] where it is no text.
    pub fn new(bytes: Vec<u8>, chosen: Option<Charset>) -> Result<Self, SgfError> {
        if bytes.len() > MAX_BYTES {
            return Err(SgfError::TooLarge { bytes: bytes.len(), limit: MAX_BYTES });
        }
        let SourceText { text, parts, ends, names, refused, others } = read_owned(bytes, chosen)?;
        if ends.len() == 1 && refused.is_empty() {
            check_is_text(&text)?;
        }
        Ok(Self {
            text,
            parts,
            at: (!ends.is_empty()).then_some(0),
            ends,
            names,
            is_first: true,
            counted: (0, 1),
            refused: refused.into_iter(),
            others,
        })
    }

    /// The files of a compressed one that are not read: hidden ones as `.*`, others by how their names end; with their numbers.
    #[must_use]
    pub const fn others(&self) -> &BTreeMap<String, usize> {
        &self.others
    }

    /// The byte behind the file that has a byte.
    fn end_of(&self, at: usize) -> usize {
        let after = self.ends.partition_point(|&end| end <= at);
        self.ends.get(after).copied().unwrap_or(self.text.len())
    }

    /// What is wrong in the file that has a byte, with its name where it has one.
    fn error_at(&self, at: usize, why: SgfError) -> SgfError {
        let file = self.ends.partition_point(|&end| end <= at);
        match self.names.get(file).filter(|name| !name.is_empty()) {
            Some(name) => SgfError::InPacked { file: name.clone(), why: Box::new(why) },
            None => why,
        }
    }

    /// Returns whether a file begins at a byte.
    fn begins_at(&self, at: usize) -> bool {
        at == 0 || at < self.text.len() && self.ends.binary_search(&at).is_ok()
    }

    /// Goes on with the file behind a byte.
    fn go_on_behind(&mut self, end: usize) {
        (self.at, self.is_first) = (Some(end).filter(|&end| end < self.text.len()), true);
    }

    /// The number of games of the next item, and where it stands in the text. `None` after the last one, and where only reading it says what
    /// is wrong: nothing closes it, or it is no text.
    fn extent(&mut self) -> Option<(usize, Range<usize>)> {
        loop {
            let at = self.at?;
            let (begins, end) = (self.begins_at(at), self.end_of(at));
            if begins && check_is_text(&self.text[at..end]).is_err() {
                return None;
            }
            let mut parser = Parser::new(&self.text[..end], at, Collection::default(), LIMITS);
            if parser.find_game(self.is_first) {
                return parser.extent().map(|(games, end)| (games, at..end));
            }
            if begins {
                return None;
            }
            self.go_on_behind(end);
        }
    }

    /// Passes over items with not more than so many games together, and returns how many games these were. It takes a
    /// small part of the time of reading them.
    pub fn pass_over(&mut self, most: usize) -> usize {
        let mut passed = 0;
        while passed < most
            && let Some((games, place)) = self.extent().filter(|(games, _)| passed + games <= most)
        {
            passed += games;
            (self.at, self.is_first) = (Some(place.end), false);
        }
        passed
    }

    /// Passes over the next item, and returns the number of its games and its text as the file has it; `None` where only reading it tells
    /// them.
    pub fn pass_text(&mut self) -> Option<(usize, &str)> {
        let (games, place) = self.extent().filter(|(games, _)| *games > 0)?;
        (self.at, self.is_first) = (Some(place.end), false);
        Some((games, &self.text[place]))
    }
}

impl Iterator for GameReader {
    type Item = Result<Collection, SgfError>;

    fn next(&mut self) -> Option<Self::Item> {
        let Some(at) = self.at.take() else { return self.refused.next().map(Err) };
        let (begins, end) = (self.begins_at(at), self.end_of(at));
        if begins && let Err(why) = check_is_text(&self.text[at..end]) {
            self.go_on_behind(end);
            return Some(Err(self.error_at(at, why)));
        }
        let mut parser = Parser::new(&self.text[..end], at, Collection::default(), LIMITS);
        parser.counted = self.counted;
        let is_first = std::mem::take(&mut self.is_first);
        if !parser.find_game(is_first) {
            self.go_on_behind(end);
            return if begins { Some(Err(self.error_at(at, SgfError::NoGame))) } else { self.next() };
        }
        parser.limits.begins = parser.at;
        let part = self.parts.partition_point(|part| part.begins <= parser.at);
        if let Some(part) = part.checked_sub(1).and_then(|part| self.parts.get(part)) {
            parser.collection.charset = part.charset;
            parser.collection.notes.extend(part.notes.iter().cloned());
        }
        let read = parser.game();
        self.at = match &read {
            Ok(()) => Some(parser.at),
            Err(SgfError::LargeGame { .. }) => parser.after_game(),
            Err(SgfError::CutGame { .. }) => parser.next_game,
            Err(_) => None,
        };
        (self.is_first, self.counted) = (parser.is_interrupted, parser.counted);
        let read = read.map(|()| parser.collection);
        if self.at.is_none() {
            self.go_on_behind(end);
        }
        Some(read.map_err(|why| self.error_at(at, why)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::parse::parse;
    use super::*;
    use kifuscribe_language::phrase;

    /// The games of a file, read one after another: each as text, or why it cannot be read.
    fn one_by_one(sgf: &str) -> Vec<Result<String, SgfError>> {
        let games = GameReader::new(sgf.as_bytes().to_vec(), None).unwrap();
        games.map(|game| game.map(|game| game.to_sgf().replace('\n', ""))).collect()
    }

    #[test]
    fn games_that_are_read_one_by_one_are_those_of_the_file() {
        for sgf in [
            "mail header\n(see below)\n(;B[aa])trailing(;PB[x(;y];W[bb](;B[cc])(;B[dd]))\n\n(TE[x];B[aa])",
            ";B[aa];W[bb]",
            "(;B[aa]))(;B[bb])",
            "((;B[aa])(;B[bb]))(;B[cc])",
            "(;B[aa];W[bb]",
            "(;GM[1]PB[a];B[aa]\n(;GM[1]PB[b];B[bb])(;GM[1];B[cc];GM[1];B[dd])",
        ] {
            let whole = parse(sgf.as_bytes()).unwrap().to_sgf().replace('\n', "");
            let games: Vec<String> = one_by_one(sgf).into_iter().map(Result::unwrap).collect();
            assert_eq!(games.concat(), whole, "{sgf}");
        }
        assert_eq!(one_by_one("no game"), [Err(SgfError::NoGame)]);
        let cut = SgfError::Truncated { property: "C".to_owned(), line: 2 };
        assert_eq!(one_by_one("(;B[aa])\n(;C[so far"), [Ok("(;B[aa])".to_owned()), Err(cut)]);
        let whole = ["(;B[aa])", "(;GM[1];B[bb])", "(;GM[1];W[cc])"].map(|game| Ok(game.to_owned()));
        assert_eq!(one_by_one("(;B[aa])\n(;GM[1];B[bb]C[so far\n(;GM[1];W[cc];B[d"), whole);
        let cut = SgfError::CutGame { property: "C".to_owned(), line: 2 };
        assert_eq!(
            one_by_one("(;B[aa])\n(;C[so far\n(;GM[1];B[bb])"),
            [Ok("(;B[aa])".to_owned()), Err(cut), Ok("(;GM[1];B[bb])".to_owned())]
        );
    }

    #[test]
    fn games_are_passed_over_without_being_read() {
        for sgf in [
            "text (;B[aa]C[) (; \\] ]) (;W[bb](;B[cc])(;B[dd]))\n\n(TE[x];B[aa])(;B[ee])",
            ";B[aa];W[bb])(;B[cc])(;W[dd];B[ee])",
            "(;B[aa]))(;B[bb])((;B[cc](;W[dd]))(;B[ee]))(;B[ff])",
            "(;B[aa])(;B[bb];W[cc]",
        ] {
            let games = one_by_one(sgf);
            let counts = GameReader::new(sgf.as_bytes().to_vec(), None).unwrap();
            let counts: Vec<usize> = counts.map(|tree| tree.unwrap().games().len()).collect();
            for item in 0..games.len() {
                let before: usize = counts[..item].iter().sum();
                let mut reader = GameReader::new(sgf.as_bytes().to_vec(), None).unwrap();
                assert_eq!(reader.pass_over(before), before, "{sgf}");
                let next = reader.next().unwrap().unwrap().to_sgf().replace('\n', "");
                assert_eq!(Ok(next), games[item], "{sgf}");
            }
        }
        // A game that another one follows without its parenthesis is not passed over, but read.
        let sgf = "(;GM[1];B[aa])(;GM[1];B[bb](;GM[1];B[cc])(;GM[1];B[dd]C[so far(;GM[1];B[ee])(;B[ff])";
        let mut reader = GameReader::new(sgf.as_bytes().to_vec(), None).unwrap();
        assert_eq!(reader.pass_over(4), 1);
        assert_eq!(reader.by_ref().map(|game| game.is_ok()).collect::<Vec<_>>(), [true; 5]);
        // Two games in one parenthesis are read together.
        let mut reader = GameReader::new(b"((;B[aa])(;B[bb]))(;B[cc])".to_vec(), None).unwrap();
        assert_eq!([reader.pass_over(1), reader.pass_over(2), reader.pass_over(9), reader.pass_over(9)], [0, 2, 1, 0]);
        assert_eq!(reader.next(), None);
    }

    #[test]
    fn a_game_that_is_too_large_is_passed_over() {
        let moves = ";B[aa](;W[bb])".repeat(MAX_GAME_NODES / 2);
        let values = "[aa]".repeat(MAX_GAME_VALUES + 1);
        let comment = "a \\] ".repeat(MAX_GAME_BYTES / 5 + 1);
        for (game, what) in [
            (format!("(;C[(]{moves})"), phrase!("sgf-nodes")),
            (format!("(;LB{values})"), phrase!("sgf-values")),
            (format!("(;C[{comment}])"), phrase!("sgf-bytes")),
        ] {
            let games = one_by_one(&format!("(;B[cc]){game}(;B[dd])"));
            assert_eq!(
                (games.len(), &games[0], &games[2]),
                (3, &Ok("(;B[cc])".to_owned()), &Ok("(;B[dd])".to_owned()))
            );
            assert!(matches!(&games[1], Err(SgfError::LargeGame { what: found, .. }) if *found == what), "{what:?}");
        }
        assert!(matches!(GameReader::new(vec![b'('; 200 << 20], None), Err(SgfError::TooLarge { .. })));
    }
}
