//! Bytes to a [`Collection`]: tolerant of common faults, bounded in time and memory.

use super::brackets::{game_begins, is_of_game, with_escaped_begins};
use super::charset::{self, Charset};
use super::error::SgfError;
use super::info_properties;
use super::packed;
use super::source_text::SourceText;
use super::tree::{Collection, Node, NodeId, Property};
use crate::text_limit::{LONGEST_NAME, LONGEST_TEXT};
use kifuscribe_core::game::record_note::{FormFault, RecordNote};
use kifuscribe_language::{Phrase, phrase};

/// The largest file read, in bytes: ten times the largest collections in circulation.
pub(super) const MAX_BYTES: usize = 64 << 20;
/// The most nodes of a file: some hundred bytes each.
const MAX_NODES: usize = 2_000_000;
/// The most properties and values of a file.
const MAX_VALUES: usize = 4_000_000;
/// The most notes stored: a hostile file has millions of faults.
const MAX_NOTES: usize = 50;

pub(super) fn parse(bytes: &[u8]) -> Result<Collection, SgfError> {
    parse_in(bytes, None)
}

/// Parses a file in this set of characters, where one is given.
pub(super) fn parse_in(bytes: &[u8], chosen: Option<Charset>) -> Result<Collection, SgfError> {
    if bytes.len() > MAX_BYTES {
        return Err(SgfError::TooLarge { bytes: bytes.len(), limit: MAX_BYTES });
    }
    let SourceText { text, parts, refused, .. } = SourceText::read(bytes, chosen)?;
    if text.len() > packed::MAX_BYTES {
        return Err(SgfError::TooLarge { bytes: text.len(), limit: packed::MAX_BYTES });
    }
    if let Some(why) = refused.into_iter().next() {
        return Err(why);
    }
    let mut collection = Collection::default();
    collection.charset = charset::common_charset(&parts);
    collection.notes = parts.into_iter().flat_map(|part| part.notes).take(MAX_NOTES).collect();
    let mut parser = Parser::new(&text, 0, collection, ReadLimits::OF_FILE);
    check_is_text(&text)?;
    while parser.find_game(parser.collection.games().is_empty() || parser.is_interrupted) {
        let before = parser.collection.node_count();
        match parser.game() {
            // The games before one that is cut before anything is whole are read, and those after it.
            Err(SgfError::Truncated { line, .. } | SgfError::CutGame { line, .. }) if before > 0 => {
                parser.collection.truncate(before);
                parser.note_at(line, FormFault::CutGame);
                parser.at = parser.next_game.unwrap_or(text.len());
            }
            read => read?,
        }
    }
    if parser.collection.games().is_empty() { Err(SgfError::NoGame) } else { Ok(parser.collection) }
}

/// Refuses a picture or another binary file, which may contain "(;" by chance, but not after text alone.
pub(super) fn check_is_text(text: &str) -> Result<(), SgfError> {
    let before = text.find("(;").map_or(text, |game| &text[..game]);
    if before.contains(|c: char| c.is_control() && !c.is_whitespace()) { Err(SgfError::NoGame) } else { Ok(()) }
}

/// What is read at most.
#[derive(Debug, Clone, Copy)]
pub(super) struct ReadLimits {
    pub(super) nodes: usize,
    pub(super) values: usize,
    /// The longest text, in bytes, from `begins` on.
    pub(super) bytes: usize,
    pub(super) begins: usize,
    /// Whether these are the limits of one game, and not those of a file.
    pub(super) is_of_game: bool,
}

impl ReadLimits {
    const OF_FILE: Self =
        Self { nodes: MAX_NODES, values: MAX_VALUES, bytes: usize::MAX, begins: 0, is_of_game: false };

    const fn exceeded(self, what: Phrase, limit: usize) -> SgfError {
        if self.is_of_game { SgfError::LargeGame { what, limit } } else { SgfError::TooMany { what, limit } }
    }
}

pub(super) struct Parser<'a> {
    text: &'a str,
    /// The byte that is read next. It always stands at a character's beginning.
    pub(super) at: usize,
    pub(super) collection: Collection,
    pub(super) limits: ReadLimits,
    values: usize,
    /// The node that properties and the next node belong to.
    current: Option<NodeId>,
    /// For each open parenthesis the node before it.
    open: Vec<Option<NodeId>>,
    /// Where the node that is read begins, with the parenthesis before it.
    node_begins: usize,
    /// Whether the game has a move.
    has_moves: bool,
    /// The names of the game's properties so far that only the first node of a game has.
    of_game: Vec<&'a str>,
    /// Where another game begins inside the value that was read last.
    pub(super) next_game: Option<usize>,
    /// Whether the game that was read last ended with a node that begins another one.
    pub(super) is_interrupted: bool,
    /// A byte, and the line in which it is.
    pub(super) counted: (usize, usize),
}

impl<'a> Parser<'a> {
    pub(super) const fn new(text: &'a str, at: usize, collection: Collection, limits: ReadLimits) -> Self {
        Self {
            text,
            at,
            collection,
            limits,
            values: 0,
            current: None,
            open: Vec::new(),
            node_begins: at,
            has_moves: false,
            of_game: Vec::new(),
            next_game: None,
            is_interrupted: false,
            counted: (0, 1),
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_white(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn note(&mut self, fault: FormFault) {
        if self.collection.notes.len() < MAX_NOTES {
            let line = self.line(self.at);
            self.note_at(line, fault);
        }
    }

    fn note_at(&mut self, line: usize, fault: FormFault) {
        self.collection.notes.push(RecordNote::Form { line, fault });
    }

    /// The line of a byte, from 1. Why it is counted on from the last one: a hostile file has a fault in each of many games.
    fn line(&mut self, at: usize) -> usize {
        let (from, line) = if self.counted.0 <= at { self.counted } else { (0, 1) };
        let line = line + self.text.as_bytes()[from..at].iter().filter(|&&b| b == b'\n').count();
        self.counted = (at, line);
        line
    }

    /// Moves to the next `(` that is followed by `;` or by a property, other parentheses and white space
    /// aside: text before and between games is not SGF. A file that begins with `;` has lost its parenthesis.
    /// `blank` says that nothing came before.
    pub(super) fn find_game(&mut self, mut blank: bool) -> bool {
        let bytes = self.text.as_bytes();
        let mut candidate = None;
        // Whether only white space came before is remembered: looking back at each byte would be quadratic.
        for (i, &b) in bytes.iter().enumerate().skip(self.at) {
            match (b, candidate) {
                (b'(', _) => candidate = candidate.or(Some(i)),
                (b';', Some(start)) => {
                    self.at = start;
                    return true;
                }
                (b';', None) if blank => {
                    self.at = i;
                    self.note(FormFault::NoParenthesis);
                    return true;
                }
                (_, Some(start)) if is_property(&bytes[i..]) => {
                    self.at = start;
                    self.note(FormFault::NoSemicolon);
                    return true;
                }
                _ if b.is_ascii_whitespace() => {}
                _ => (candidate, blank) = (None, false),
            }
        }
        false
    }

    /// Reads one game, from its `(` to the `)` that closes it, the end of the file, or a node that begins another game. Of one
    /// that is cut off inside a value the properties before it are kept.
    pub(super) fn game(&mut self) -> Result<(), SgfError> {
        self.next_game = None;
        let before = self.collection.node_count();
        match self.uncut_game() {
            Err(SgfError::Truncated { line, .. } | SgfError::CutGame { line, .. }) if self.keeps_whole(before) => {
                if self.collection.notes.len() < MAX_NOTES {
                    self.note_at(line, FormFault::CutValue);
                }
                self.at = self.next_game.unwrap_or(self.text.len());
                Ok(())
            }
            read => read,
        }
    }

    /// Leaves out the node that is cut off where nothing of it is whole; returns whether anything of the game is, whose nodes begin
    /// with the number `before`.
    fn keeps_whole(&mut self, before: usize) -> bool {
        if !self.collection.has_properties_from(before) {
            return false;
        }
        // A node without nodes after it is the last one.
        let is_empty = self.current.map(|id| self.collection.node(id)).is_some_and(Node::is_empty);
        self.collection.truncate(self.collection.node_count() - usize::from(is_empty));
        true
    }

    fn uncut_game(&mut self) -> Result<(), SgfError> {
        self.current = None;
        self.open.clear();
        self.is_interrupted = false;
        let mut parenthesis = None;
        loop {
            self.skip_white();
            let Some(b) = self.peek() else {
                if !self.open.is_empty() {
                    self.note(FormFault::NotClosed);
                }
                return Ok(());
            };
            match b {
                b'(' => {
                    parenthesis = Some(self.at);
                    self.at += 1;
                    self.open.push(self.current);
                    continue;
                }
                b')' => {
                    self.at += 1;
                    match self.open.pop() {
                        Some(before) if !self.open.is_empty() => self.current = before,
                        _ => return Ok(()),
                    }
                }
                b';' => {
                    self.node_begins = parenthesis.unwrap_or(self.at);
                    self.at += 1;
                    self.node()?;
                }
                _ if b.is_ascii_alphabetic() => {
                    if self.property()? {
                        self.at = self.node_begins;
                        self.is_interrupted = true;
                        self.note(FormFault::NotClosed);
                        return Ok(());
                    }
                }
                b'[' => {
                    self.note(FormFault::ValueWithoutProperty);
                    self.value("nothing")?;
                }
                _ => {
                    self.note(FormFault::StrayText);
                    let rest = &self.text[self.at..];
                    let stray = |c: char| !matches!(c, '(' | ')' | ';' | '[') && !c.is_ascii_alphabetic();
                    self.at += rest.find(|c| !stray(c)).unwrap_or(rest.len());
                }
            }
            parenthesis = None;
        }
    }

    fn node(&mut self) -> Result<NodeId, SgfError> {
        if self.collection.node_count() >= self.limits.nodes {
            return Err(self.limits.exceeded(phrase!("sgf-nodes"), self.limits.nodes));
        }
        if self.current.is_none() {
            self.forget_game();
        }
        let id = self.collection.add(self.current);
        self.current = Some(id);
        Ok(id)
    }

    /// Forgets what was read of the game before.
    fn forget_game(&mut self) {
        self.has_moves = false;
        self.of_game.clear();
    }

    /// Whether a property of a node that is not the first one can only begin another game.
    fn begins_game(&mut self, ident: &'a str) -> bool {
        let is_root = self.current.is_none_or(|id| self.collection.node(id).parent().is_none());
        if !is_of_game(ident.as_bytes()) {
            self.has_moves |= matches!(ident, "B" | "W");
            return false;
        }
        let begins = !is_root && (self.has_moves || self.of_game.contains(&ident));
        if !self.of_game.contains(&ident) {
            self.of_game.push(ident);
        }
        // A move before it makes it one node of the game.
        begins
            && self.current.is_some_and(|id| !self.collection.node(id).has("B") && !self.collection.node(id).has("W"))
    }

    /// Reads a property; true where it begins another game, and its node was left out.
    fn property(&mut self) -> Result<bool, SgfError> {
        let rest = &self.text[self.at..];
        let len = rest.bytes().position(|b| !b.is_ascii_alphanumeric()).unwrap_or(rest.len());
        // A node ends where its variations begin. Why: written again, what comes after them would stand before them, where it may
        // begin another game.
        if self.current.is_none() {
            self.forget_game();
        }
        let is_late = self.current.is_some_and(|id| !self.collection.node(id).children().is_empty());
        if !is_late && self.begins_game(&rest[..len]) {
            self.collection.truncate(self.collection.node_count() - 1);
            return Ok(true);
        }
        let ident = rest[..len].to_owned();
        self.at += len;
        self.skip_white();
        // Most properties have one value, and most nodes one property: room for more would be most of the memory.
        let mut property = Property { ident, values: Vec::with_capacity(1) };
        while self.peek() == Some(b'[') {
            let value = self.value(&property.ident)?;
            property.values.push(value);
            self.skip_white();
        }
        if property.values.is_empty() {
            self.note(FormFault::PropertyWithoutValue);
            return Ok(false);
        }
        let node = match self.current {
            Some(_) if is_late => {
                self.note(FormFault::StrayText);
                return Ok(false);
            }
            Some(node) => node,
            None => {
                // What was read of a first node without its semicolon is of that node.
                let read = (self.has_moves, std::mem::take(&mut self.of_game));
                let node = self.node()?;
                (self.has_moves, self.of_game) = read;
                node
            }
        };
        let properties = &mut self.collection.node_mut(node).properties;
        if properties.is_empty() {
            properties.reserve_exact(1);
        }
        properties.push(property);
        Ok(false)
    }

    /// Reads a value from its `[` to the `]` that is not escaped. A game that begins inside it says that it was cut off.
    fn value(&mut self, property: &str) -> Result<String, SgfError> {
        self.values += 1;
        if self.values > self.limits.values {
            return Err(self.limits.exceeded(phrase!("sgf-values"), self.limits.values));
        }
        let start = self.at + 1;
        let bytes = self.text.as_bytes();
        let mut i = start;
        while let Some(&b) = bytes.get(i) {
            match b {
                b']' => {
                    if i - self.limits.begins > self.limits.bytes {
                        return Err(self.limits.exceeded(phrase!("sgf-bytes"), self.limits.bytes));
                    }
                    let limit = if info_properties::is_short(property) { LONGEST_NAME } else { LONGEST_TEXT };
                    if i - start > limit {
                        let (property, line) = (property.to_owned(), self.line(self.at));
                        return Err(SgfError::LongText { property, line, limit });
                    }
                    self.at = i + 1;
                    return Ok(with_escaped_begins(&self.text[start..i]));
                }
                b'\\' => i += 2,
                b'(' if game_begins(&bytes[i..]) => {
                    self.next_game = Some(i);
                    break;
                }
                _ => i += 1,
            }
        }
        let (property, line) = (property.to_owned(), self.line(self.at));
        Err(match self.next_game {
            Some(_) => SgfError::CutGame { property, line },
            None => SgfError::Truncated { property, line },
        })
    }

    /// The number of games in the parenthesis that begins here, and the byte after it; `None` where nothing closes it.
    /// Nothing is stored.
    pub(super) fn extent(&self) -> Option<(usize, usize)> {
        let mut bytes = self.text.as_bytes().iter().enumerate().skip(self.at);
        // Whether a node came before, here and before each open parenthesis.
        let (mut has_node, mut open) = (false, Vec::new());
        let (mut games, mut is_value) = (0, false);
        let all = self.text.as_bytes();
        // Whether a node after a game's first one came, in which no property begins another game.
        let mut is_after_root = false;
        while let Some((i, &b)) = bytes.next() {
            match (b, is_value) {
                (b'\\', true) => drop(bytes.next()),
                (b']', true) => is_value = false,
                (b'(', true) if game_begins(&all[i..]) => return None,
                (_, true) => {}
                (b'[', false) if is_after_root && i > 1 && is_of_game(&all[i - 2..i]) => return None,
                (b'(', false) => open.push(has_node),
                (b')', false) => match open.pop() {
                    Some(before) if !open.is_empty() => has_node = before,
                    _ => return Some((games, i + 1)),
                },
                (b';' | b'[', false) => {
                    games += usize::from(!has_node);
                    is_after_root = has_node && (is_after_root || b == b';');
                    (has_node, is_value) = (true, b == b'[');
                }
                (_, false) => {}
            }
        }
        None
    }

    /// The byte after the `)` that closes the game of which a part was read; `None` where nothing closes it.
    pub(super) fn after_game(&self) -> Option<usize> {
        let mut bytes = self.text.as_bytes().iter().enumerate().skip(self.at);
        let (mut depth, mut is_value) = (self.open.len(), false);
        while let Some((i, &b)) = bytes.next() {
            match (b, is_value) {
                (b'\\', true) => drop(bytes.next()),
                (b']', true) => is_value = false,
                (_, true) => {}
                (b'[', false) => is_value = true,
                (b'(', false) => depth += 1,
                (b')', false) if depth <= 1 => return Some(i + 1),
                (b')', false) => depth -= 1,
                (_, false) => {}
            }
        }
        None
    }
}

/// Whether a property of FF[4] begins here: one or two capitals and a bracket.
fn is_property(bytes: &[u8]) -> bool {
    let len = bytes.iter().take(3).take_while(|b| b.is_ascii_uppercase()).count();
    (1..=2).contains(&len) && bytes.get(len) == Some(&b'[')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(sgf: &str, written: &str) {
        let collection = parse(sgf.as_bytes()).unwrap();
        let text = collection.to_sgf();
        assert_eq!(text.replace('\n', ""), written, "{sgf}");
        assert!(parse(text.as_bytes()).unwrap().same_games(&collection));
    }

    #[test]
    fn games_of_other_moves_or_other_variations_are_not_the_same() {
        let same =
            |one: &str, other: &str| parse(one.as_bytes()).unwrap().same_games(&parse(other.as_bytes()).unwrap());
        let variations = "(;B[aa](;W[bb])(;W[cc]))";
        assert!(same(variations, "( ;B[aa] (;W[bb]) (;W[cc]) )"));
        assert!(!same(variations, "(;B[aa](;W[bb])(;W[dd]))"));
        assert!(!same(variations, "(;B[aa];W[bb];W[cc])"));
        assert!(!same("(;B[aa])", "(;B[aa])(;B[aa])"));
    }

    #[test]
    fn games_and_variations_are_kept() {
        check("(;FF[4];B[pd];W[dp])", "(;FF[4];B[pd];W[dp])");
        check("(;FF[4](;B[aa])(;B[bb];W[cc](;B[dd])(;B[ee])))", "(;FF[4](;B[aa])(;B[bb];W[cc](;B[dd])(;B[ee])))");
        check("(;B[aa])\n\n(;B[bb])", "(;B[aa])(;B[bb])");
        check("(;FF[4](;B[pd](;W[dp](;B[pp]))))", "(;FF[4];B[pd];W[dp];B[pp])");
    }

    #[test]
    fn unknown_properties_are_kept_as_written() {
        check(r"(;XX[a\]b][\\][ c ]Zz[])", r"(;XX[a\]b][\\][ c ]Zz[])");
        check("(;KGSDE[aa]\n [bb]\n\tC[x:y])", "(;KGSDE[aa][bb]C[x:y])");
    }

    #[test]
    fn faults_of_the_wild_are_mended() {
        check("mail header\n(see below)\n(;B[aa])trailing", "(;B[aa])");
        check("(;B[aa];W[bb]", "(;B[aa];W[bb])");
        check(";B[aa];W[bb]", "(;B[aa];W[bb])");
        check("(;B[aa]))(;B[bb])", "(;B[aa])(;B[bb])");
        check("(\r\nTE[x]GM[1];B[aa])", "(;TE[x]GM[1];B[aa])");
        // What comes after a node's variations belongs to none.
        check("(;(;C[x]SZ[9];B[aa])GM[1]SZ[9];W[bb])", "(;(;C[x]SZ[9];B[aa])(;W[bb]))");
    }

    #[test]
    fn a_picture_that_contains_a_game_by_chance_is_refused() {
        let jpeg = b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x02 (;B[aa])";
        assert_eq!(parse(jpeg), Err(SgfError::NoGame));
    }

    #[test]
    fn a_cut_value_costs_itself_and_is_noted_with_its_place() {
        for (sgf, line, kept) in [
            ("(;GM[1]\n;B[pd]C[so far", 2, "(;GM[1];B[pd])"),
            ("(;GM[1]\n;B[pd]\n;W[d", 3, "(;GM[1];B[pd])"),
            ("(;GM[1]PB[Ada]PW[Hu", 1, "(;GM[1]PB[Ada])"),
            ("(;PB[Ada];B[pd](;W[dd])(;W[dp];B[d", 1, "(;PB[Ada];B[pd](;W[dd])(;W[dp]))"),
            ("(;GM[1]AB[aa][bb][c", 1, "(;GM[1])"),
            ("(;B[pd]C[ends in a backslash\\", 1, "(;B[pd])"),
        ] {
            let read = parse(sgf.as_bytes()).unwrap();
            assert_eq!(read.to_sgf().replace('\n', ""), kept, "{sgf}");
            assert_eq!(read.notes, [RecordNote::Form { line, fault: FormFault::CutValue }], "{sgf}");
        }
    }

    #[test]
    fn a_game_of_which_nothing_is_whole_is_an_error_with_its_place() {
        let cut = |sgf: &str| parse(sgf.as_bytes()).unwrap_err().to_string();
        assert_eq!(
            cut("\n(;C[so far"),
            "the file ends inside the value of C that begins on line 2: it has been cut off"
        );
        assert_eq!(cut("no game"), "there is no game in the file: an SGF file begins with \"(;\"");
        assert_eq!(cut(""), "there is no game in the file: an SGF file begins with \"(;\"");
        assert_eq!(
            cut("(;C[ends in a backslash\\"),
            "the file ends inside the value of C that begins on line 1: it has been cut off"
        );
    }

    #[test]
    fn a_text_that_is_longer_than_any_is_refused_with_its_place_and_never_shortened() {
        let game = |property: &str, length: usize| format!("(;GM[1]\n;B[pd]{property}[{}])", "a".repeat(length));
        let short = "AN BR BT CP DT EV GN PB PC PW RO US WR WT".split(' ').map(|property| (property, LONGEST_NAME));
        let long = "C GC SO RU XY".split(' ').map(|property| (property, LONGEST_TEXT));
        for (property, limit) in short.chain(long) {
            let read = parse(game(property, limit).as_bytes()).unwrap();
            let longest =
                read.games().iter().flat_map(|&id| read.main_line(id)).filter_map(|id| read.node(id).value(property));
            assert_eq!(longest.map(str::len).max(), Some(limit), "{property}");
            let refused = parse(game(property, limit + 1).as_bytes()).unwrap_err().to_string();
            assert!(
                refused.contains(property) && refused.contains("line 2") && refused.contains(&limit.to_string()),
                "{refused}"
            );
        }
    }

    #[test]
    fn a_million_nested_variations_are_read_or_refused() {
        let deep = "(;".repeat(1_000_000);
        assert_eq!(parse(deep.as_bytes()).unwrap().node_count(), 1_000_000);
        let deeper = ";".repeat(3_000_000);
        assert!(matches!(parse(format!("({deeper}").as_bytes()), Err(SgfError::TooMany { .. })));
        let wide = format!("(;C{}", "[]".repeat(5_000_000));
        assert!(matches!(parse(wide.as_bytes()), Err(SgfError::TooMany { .. })));
        assert!(matches!(parse(&vec![b'('; 100 << 20]), Err(SgfError::TooLarge { .. })));
    }

    #[test]
    fn faults_of_form_are_noted_with_their_lines() {
        let notes = |sgf: &str| {
            let notes = parse(sgf.as_bytes()).unwrap().notes;
            notes.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(notes("(;B[aa])"), Vec::<String>::new());
        assert_eq!(notes("\n;B[aa];W[bb]").len(), 1);
        assert!(notes("\n;B[aa];W[bb]")[0].contains("line 2"), "{:?}", notes("\n;B[aa];W[bb]"));
        assert_eq!(notes("(;B[aa];W[bb]").len(), 1);
    }

    #[test]
    fn a_game_inside_another_one_begins_a_game() {
        let game = |n: usize| format!("(;GM[1]FF[4]SZ[9]PB[{n}];B[aa];W[bb])");
        let whole = [game(0), game(1), game(2)].concat();
        check(&whole.replacen("bb])", "bb]", 1), &whole);
        check(&whole.replacen("bb])(;GM", "bb]\n;GM", 1), &whole);
        // Where no move came before, and nothing is said twice, it is the same game.
        check("(;GM[1]FF[4];SZ[9]PB[a];B[aa](;W[bb])(;W[cc]))", "(;GM[1]FF[4];SZ[9]PB[a];B[aa](;W[bb])(;W[cc]))");
    }

    #[test]
    fn what_looks_like_a_game_in_a_value_stays_a_part_of_it_when_it_is_written_and_read_again() {
        for text in ["(;FF[4]XX[U)(;W[kk]TF-8]SZ[3])", "(;SZ[9]C[see ( ;B[aa and \\(;W[bb];B[cc])"] {
            let read = crate::sgf::read_collection(text.as_bytes()).unwrap();
            let again = crate::sgf::read_collection(read.to_sgf().as_bytes()).unwrap();
            assert!(again.same_games(&read), "{}", read.to_sgf());
        }
    }

    #[test]
    fn a_game_that_is_cut_inside_a_value_costs_that_value() {
        let read = |sgf: &str| {
            let collection = parse(sgf.as_bytes()).unwrap();
            let name = |&id: &NodeId| collection.node(id).value("PB").unwrap().to_owned();
            (collection.games().iter().map(name).collect::<Vec<_>>().join(" "), collection.notes.clone())
        };
        let note = |line, fault| vec![RecordNote::Form { line, fault }];
        let sgf = "(;GM[1]PB[0];B[aa])\n(;GM[1]PB[1];B[aa]C[so far\n(;GM[1]PB[2];B[aa])\n(;GM[1]PB[3];B[a";
        let cut = [note(2, FormFault::CutValue), note(4, FormFault::CutValue)].concat();
        assert_eq!(read(sgf), ("0 1 2 3".to_owned(), cut));
        let nothing = "(;GM[1]PB[0];B[aa])\n(;C[so far\n(;GM[1]PB[2];B[aa])";
        assert_eq!(read(nothing), ("0 2".to_owned(), note(2, FormFault::CutGame)));
        // The first game is never another one without a word.
        assert!(parse(nothing.split_once('\n').unwrap().1.as_bytes()).is_err());
    }

    #[test]
    fn a_game_ends_with_the_parenthesis_that_closes_it() {
        let after = |text: &str| Parser::new(text, 0, Collection::default(), ReadLimits::OF_FILE).after_game();
        let game = r"(;B[aa](;W[bb]C[(\])](;B[cc]))(;W[dd]))";
        assert_eq!(after(&format!("{game}(;B[ee])")), Some(game.len()));
        assert_eq!(after("(;B[aa](;W[bb])"), None);
    }

    #[test]
    fn a_game_whose_first_node_has_no_semicolon_ends_where_another_one_begins() {
        let games = |sgf: &str| {
            let read = parse(sgf.as_bytes()).unwrap();
            let again = parse(read.to_sgf().as_bytes()).unwrap();
            assert!(again.same_games(&read), "{sgf}: {}", again.to_sgf());
            read.games().len()
        };
        assert_eq!(games("(;GM[1]PB[a];GM[1]PB[b])"), 2);
        assert_eq!(games("(GM[1]PB[a];GM[1]PB[b])"), 2);
        assert_eq!(games("(PB[a]GM[1];C[one];B[aa];SZ[9])"), 2);
        assert_eq!(games("(PB[a]GM[1];C[one];B[aa])"), 1);
    }
}
