//! UTF-8 with bytes that were lost or changed, and with characters written as two surrogates.

use kifuscribe_core::game::record_note::RecordNote;

/// Bytes read as UTF-8, with a replacement character for each damaged one.
pub(super) struct DamagedUtf8 {
    /// The text.
    pub(super) text: String,
    /// The characters that were replaced.
    damaged: usize,
    /// The characters that were written as two surrogates of three bytes each (CESU-8).
    pairs: usize,
    /// How much the rest speaks for UTF-8: 4 for each character of three or four bytes, which other sets have by chance in
    /// one of sixty places, 1 for each of two bytes.
    weight: usize,
}

impl DamagedUtf8 {
    /// Reads bytes as UTF-8.
    pub(super) fn read(bytes: &[u8]) -> Self {
        let mut read = Self { text: String::with_capacity(bytes.len()), damaged: 0, pairs: 0, weight: 0 };
        for chunk in Chunks(bytes) {
            match chunk {
                Chunk::Whole(text) => {
                    let weight = |c: char| [0, 1, 4, 4][c.len_utf8() - 1];
                    read.weight += text.chars().map(weight).sum::<usize>();
                    read.text.push_str(text);
                }
                Chunk::Pair(c) => {
                    read.pairs += 1;
                    read.weight += 4;
                    read.text.push(c);
                }
                Chunk::Damaged => {
                    read.damaged += 1;
                    read.text.push(char::REPLACEMENT_CHARACTER);
                }
            }
        }
        read
    }

    /// Whether the bytes are UTF-8 with little damage, and not text of another set. `is_declared` says that the file calls
    /// them UTF-8.
    pub(super) const fn is_likely(&self, is_declared: bool) -> bool {
        if is_declared {
            self.weight > 0 && self.weight >= self.damaged
        } else {
            self.weight >= 4 && self.weight >= 2 * self.damaged
        }
    }

    /// Whether more than one character of three or four bytes in five is damaged.
    pub(super) const fn is_much_damaged(&self) -> bool {
        self.damaged * 4 > self.weight
    }

    /// Whether so much is damaged that the rest may be UTF-8 by chance.
    pub(super) const fn may_be_chance(&self) -> bool {
        self.damaged * 4 >= self.weight
    }

    /// What was mended.
    pub(super) fn notes(&self) -> impl Iterator<Item = RecordNote> {
        let pairs = (self.pairs > 0).then_some(RecordNote::SurrogatePairs { characters: self.pairs });
        let damaged = RecordNote::DamagedText { charset: "UTF-8", characters: self.damaged };
        pairs.into_iter().chain((self.damaged > 0).then_some(damaged))
    }
}

/// A piece of bytes that are read as UTF-8.
enum Chunk<'a> {
    Whole(&'a str),
    Pair(char),
    Damaged,
}

struct Chunks<'a>(&'a [u8]);

impl<'a> Iterator for Chunks<'a> {
    type Item = Chunk<'a>;

    fn next(&mut self) -> Option<Chunk<'a>> {
        let chunk = self.0.utf8_chunks().next()?;
        if !chunk.valid().is_empty() {
            self.0 = &self.0[chunk.valid().len()..];
            return Some(Chunk::Whole(chunk.valid()));
        }
        let (piece, len) = match surrogate_pair(self.0) {
            Some(c) => (Chunk::Pair(c), 6),
            None => (Chunk::Damaged, damaged_len(self.0)),
        };
        self.0 = &self.0[len..];
        Some(piece)
    }
}

const fn is_continuation(byte: u8) -> bool {
    matches!(byte, 0x80..=0xBF)
}

/// The bytes, of which the first is no beginning of a character, that were one character before one of them was lost, or
/// became another one: a question mark, where somebody's program put one.
fn damaged_len(bytes: &[u8]) -> usize {
    let whole = match bytes[0] {
        0xC2..=0xDF => 2,
        0xE0..=0xEF => 3,
        _ => 4,
    };
    let following = bytes[1..].iter().take(whole - 1).take_while(|&&b| is_continuation(b)).count();
    let len = 1 + following;
    let is_lead = matches!(bytes[0], 0xC2..=0xF4);
    let after = bytes.get(len + 1..whole).unwrap_or_default();
    let is_changed = match bytes.get(len) {
        Some(b'?') => !after.is_empty(),
        // Bytes that no UTF-8 has.
        Some(0xC0 | 0xC1 | 0xF5..) => len < whole,
        _ => false,
    };
    if is_lead && is_changed && after.iter().all(|&b| is_continuation(b)) { whole.min(bytes.len()) } else { len }
}

/// The character that two surrogates of three bytes each stand for.
fn surrogate_pair(bytes: &[u8]) -> Option<char> {
    let &[0xED, high @ 0xA0..=0xAF, high_end @ 0x80..=0xBF, 0xED, low @ 0xB0..=0xBF, low_end @ 0x80..=0xBF, ..] = bytes
    else {
        return None;
    };
    let bits = |first: u8, second: u8| u32::from(first & 0x0F) << 6 | u32::from(second & 0x3F);
    char::from_u32(0x1_0000 + (bits(high, high_end) << 10) + bits(low & 0x0F, low_end))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(bytes: &[u8]) -> (String, usize) {
        let read = DamagedUtf8::read(bytes);
        (read.text, read.damaged)
    }

    #[test]
    fn one_damaged_byte_is_one_replacement_character() {
        let name = "柯小洁";
        for at in 0..name.len() {
            for byte in [b'?', 0xFF, 0x80] {
                let mut bytes = name.as_bytes().to_vec();
                bytes[at] = byte;
                let (text, damaged) = text(&bytes);
                assert!(damaged <= 1 && text.chars().filter(|c| !c.is_ascii()).count() == 3, "{at} {byte}: {text}");
            }
            let mut bytes = name.as_bytes().to_vec();
            bytes.remove(at);
            let (text, damaged) = text(&bytes);
            assert_eq!((damaged, text.chars().count()), (1, 3), "{at}: {text}");
        }
    }

    #[test]
    fn text_may_end_anywhere_inside_a_character() {
        for bytes in [&b"\xe0\xf5"[..], b"\xf0\xff", b"\xe4?", b"\xed\xa0", b"\x80", b"\xf4\x8f\xc0"] {
            assert!(text(bytes).1 >= 1, "{bytes:?}");
        }
    }

    #[test]
    fn a_character_of_two_surrogates_is_one_character() {
        let mut bytes = b"a".to_vec();
        for unit in "𠮷".encode_utf16() {
            bytes.extend([0xE0 | (unit >> 12) as u8, 0x80 | (unit >> 6 & 0x3F) as u8, 0x80 | (unit & 0x3F) as u8]);
        }
        assert_eq!(text(&bytes), ("a𠮷".to_owned(), 0));
        assert_eq!(text(&bytes[..4]), ("a\u{fffd}".to_owned(), 1));
    }
}
