//! The character sets of a file, a game at a time: recognised, or declared by `CA` or a byte order mark.

use std::borrow::Cow;

use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, ISO_2022_JP, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_874,
    WINDOWS_1252,
};

use super::brackets::{NO_CHARACTER, game_places, swallowed, takes_end, without_escapes_in_characters};
use super::charset_doubt::{self, Doubt, doubt};
use super::damaged_utf8::DamagedUtf8;
use super::dos_set::DosSet;
use super::latin_words;
use super::lost_byte::repaired;
use super::surnames::sets_of_names;
use super::word_scripts::{beyond_ascii, set_of_words, thai_words};
use crate::character_set::likeliest;
use kifuscribe_core::game::record_note::RecordNote;

/// How the bytes of a file were read as text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Charset(Coding);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Coding {
    /// A set of the WHATWG's list.
    Web(&'static Encoding),
    Dos(&'static DosSet),
}

impl Charset {
    /// UTF-8, what this program writes.
    #[must_use]
    pub fn utf8() -> Self {
        Self::web(UTF_8)
    }

    const fn web(encoding: &'static Encoding) -> Self {
        Self(Coding::Web(encoding))
    }

    /// The set of this name, in any spelling that files use: `GBK`, `cp936`, `sjis`; `None` where it is not known.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
        // Labels that files use and the WHATWG list does not know.
        let label = name.trim().to_ascii_lowercase();
        let known = match label.as_str() {
            "cp936" | "gb" | "big5/gb" => Some(GBK),
            "cp949" | "uhc" => Some(EUC_KR),
            "cp932" | "sjis" | "s-jis" => Some(SHIFT_JIS),
            "cp1252" | "latin-1" => Some(WINDOWS_1252),
            label => Encoding::for_label(label.as_bytes()),
        };
        known.map(Self::web).or_else(|| DosSet::of_name(&label).map(|set| Self(Coding::Dos(set))))
    }

    /// The name, such as `UTF-8`, `Shift_JIS`, `GBK`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self.0 {
            Coding::Web(encoding) => encoding.name(),
            Coding::Dos(set) => set.name,
        }
    }

    /// The bytes of `text` in this character set. UTF-16 is written as UTF-8, which SGF asks for;
    /// `None` where the set has no such character.
    #[must_use]
    pub fn encode(self, text: &str) -> Option<Cow<'_, [u8]>> {
        match self.0 {
            Coding::Web(encoding) => {
                let (bytes, _, failed) = encoding.encode(text);
                (!failed).then_some(bytes)
            }
            Coding::Dos(set) => set.encode(text).map(Cow::Owned),
        }
    }
}

/// A part of a file with a character set of its own: a game, or the whole file.
#[derive(Debug)]
pub(super) struct TextPart {
    /// The byte of the text with which it begins.
    pub(super) begins: usize,
    pub(super) charset: Charset,
    /// What was guessed and mended.
    pub(super) notes: Vec<RecordNote>,
}

/// Reads `bytes` as text and returns it with its character set, UTF-8 where games have different ones; notes what was guessed
/// and mended.
///
/// In order, for each game: a byte order mark, or the zero bytes of UTF-16; UTF-8, when the bytes are valid in it, beyond ASCII,
/// whatever `CA` says; UTF-8 with a replacement character for each damaged one, when most of it is valid; `CA`, when the bytes
/// are valid in that set but for some damage, and it gives no characters that no text has; the set in which the players' names are
/// names, where the game has few characters; the most likely set by statistics over the game, and over the file's other games where it
/// has too few characters; Windows-1252, in which any bytes are text. A set in which a
/// character takes the `]` of a value is never chosen.
#[must_use]
pub fn decode<'a>(bytes: &'a [u8], notes: &mut Vec<RecordNote>) -> (Cow<'a, str>, Charset) {
    let (text, parts) = decode_parts(bytes, None);
    let charset = common_charset(&parts);
    notes.extend(parts.into_iter().flat_map(|part| part.notes));
    (text, charset)
}

/// The set of all parts, or UTF-8 where they have several.
pub(super) fn common_charset(parts: &[TextPart]) -> Charset {
    let first = parts.first().map_or(Charset::utf8(), |part| part.charset);
    if parts.iter().all(|part| part.charset == first) { first } else { Charset::utf8() }
}

/// As [`decode`], with each part's character set; in the `chosen` set, whatever the file says, where one is given.
pub(super) fn decode_parts(bytes: &[u8], chosen: Option<Charset>) -> (Cow<'_, str>, Vec<TextPart>) {
    let whole = |encoding, text, notes| (text, vec![TextPart { begins: 0, charset: Charset::web(encoding), notes }]);
    let mut notes = Vec::new();
    let mark = Encoding::for_bom(bytes);
    let bytes = mark.map_or(bytes, |(_, len)| &bytes[len..]);
    if let Some(charset @ Charset(Coding::Dos(set))) = chosen {
        return (Cow::Owned(set.decode(bytes)), vec![TextPart { begins: 0, charset, notes }]);
    }
    if let Some(Charset(Coding::Web(encoding))) = chosen {
        let text = strict(encoding, bytes).unwrap_or_else(|| {
            let text = encoding.decode_without_bom_handling(&repaired(bytes, encoding)).0.into_owned();
            let characters = text.chars().filter(|&c| c == char::REPLACEMENT_CHARACTER).count();
            notes.push(RecordNote::DamagedText { charset: encoding.name(), characters });
            Cow::Owned(text)
        });
        return whole(encoding, text, notes);
    }
    let wide = mark.map(|mark| mark.0).or_else(|| wide(bytes)).filter(|e| *e == UTF_16LE || *e == UTF_16BE);
    if let Some(encoding) = wide {
        let (text, has_damage) = encoding.decode_without_bom_handling(bytes);
        match mark {
            Some(_) if has_damage => notes.push(RecordNote::BadByteOrderMark { charset: encoding.name() }),
            Some(_) => {}
            None => notes.push(RecordNote::GuessedCharset { charset: encoding.name() }),
        }
        return whole(encoding, text, notes);
    }
    if bytes.windows(2).any(|w| w == b"\x1b$")
        && let Some(text) = strict(ISO_2022_JP, bytes)
    {
        if declared(bytes).is_none() {
            notes.push(RecordNote::GuessedCharset { charset: ISO_2022_JP.name() });
        }
        return whole(ISO_2022_JP, text, notes);
    }
    let valid = std::str::from_utf8(bytes).ok().filter(|text| mark.is_some() || !charset_doubt::may_be_chance(text));
    if mark.is_some() && valid.is_none() {
        notes.push(RecordNote::BadByteOrderMark { charset: UTF_8.name() });
    }
    let places = game_places(bytes);
    let ends = places.iter().skip(1).copied().chain([bytes.len()]);
    let games: Vec<&[u8]> = places.iter().zip(ends).map(|(&begins, end)| &bytes[begins..end]).collect();
    let mut likely = if valid.is_none() { likely_of_undeclared(&games) } else { None };
    let mut text = String::new();
    let mut parts = Vec::with_capacity(games.len());
    for (game, place) in games.into_iter().zip(places) {
        let mut part = PartReader { bytes: game, is_marked: mark.is_some(), notes: std::mem::take(&mut notes) };
        let (read, charset) = part.read(&mut likely);
        let begins = if valid.is_some() { place } else { text.len() };
        if valid.is_none() {
            text.push_str(&read);
        }
        parts.push(TextPart { begins, charset, notes: part.notes });
    }
    (valid.map_or(Cow::Owned(text), Cow::Borrowed), parts)
}

/// The 16-bit set of bytes without a byte order mark: half of those of SGF's own characters are zero.
fn wide(bytes: &[u8]) -> Option<&'static Encoding> {
    // In UTF-16 something stands between the two: zeros in a value make no such file.
    if bytes.trim_ascii_start().starts_with(b"(;") {
        return None;
    }
    let head = &bytes[..bytes.len().min(512) & !1];
    let zeros = |odd: usize| head.iter().skip(odd).step_by(2).filter(|&&b| b == 0).count();
    // A few characters have a zero in the other half: U+8000, as in 陈耀烨.
    let are_of = |zeros: usize, others: usize| 8 * zeros >= head.len() && zeros >= 4 && 8 * others <= zeros;
    match (zeros(0), zeros(1)) {
        (high, low) if are_of(low, high) => Some(UTF_16LE),
        (high, low) if are_of(high, low) => Some(UTF_16BE),
        _ => None,
    }
}

/// The likeliest set of the games that declare none and are no UTF-8, where there are several: the one that most of their text has by
/// itself, or, where each has too little, all together.
fn likely_of_undeclared(games: &[&[u8]]) -> Option<&'static Encoding> {
    let open = |game: &&&[u8]| std::str::from_utf8(game).is_err() && declared(game).is_none_or(|d| d.1.is_none());
    let open: Vec<&[u8]> = games.iter().filter(open).copied().collect();
    if open.len() < 2 {
        return None;
    }
    let mut sets: Vec<(&'static Encoding, usize)> = Vec::new();
    for game in open.iter().filter(|game| beyond_ascii(game) >= charset_doubt::ENOUGH) {
        let own = likeliest(std::iter::once(*game));
        match sets.iter_mut().find(|(set, _)| *set == own) {
            Some((_, bytes)) => *bytes += beyond_ascii(game),
            None => sets.push((own, beyond_ascii(game))),
        }
    }
    let most = sets.into_iter().max_by_key(|(_, bytes)| *bytes);
    Some(most.map_or_else(|| likeliest(open.into_iter()), |(set, _)| set))
}

/// Reads one part of a file.
struct PartReader<'a> {
    bytes: &'a [u8],
    /// Whether a byte order mark says that the file is UTF-8.
    is_marked: bool,
    notes: Vec<RecordNote>,
}

impl<'a> PartReader<'a> {
    /// The text and its set. `likely` is the set that other games of the file have.
    fn read(&mut self, likely: &mut Option<&'static Encoding>) -> (Cow<'a, str>, Charset) {
        let declared = declared(self.bytes);
        let set = declared.as_ref().and_then(|d| d.1);
        // UTF-16 cannot be declared in a file whose `CA` was found byte by byte.
        let named = set.and_then(|set| if let Coding::Web(encoding) = set.0 { Some(encoding) } else { None });
        let named = named.filter(|&e| e != UTF_16LE && e != UTF_16BE);
        if let Some((label, None)) = &declared {
            self.notes.push(RecordNote::UnknownCharset { declared: label.clone() });
        }
        let is_utf8 = |notes: &mut Vec<RecordNote>| {
            if let (Some((declared, Some(_))), false) = (&declared, named == Some(UTF_8)) {
                notes.push(RecordNote::IsUtf8 { declared: declared.clone() });
            }
        };
        let is_said = self.is_marked || named == Some(UTF_8);
        let may_be_names =
            |may_be_chance: bool| may_be_chance && !is_said && self.set_of_names(named.as_slice()).is_some();
        if let Ok(text) = std::str::from_utf8(self.bytes) {
            if text.is_ascii() {
                let of_letters = set.filter(|set| named.is_some() || matches!(set.0, Coding::Dos(_)));
                return (Cow::Borrowed(text), of_letters.unwrap_or(Charset::utf8()));
            }
            if !may_be_names(charset_doubt::may_be_chance(text)) {
                is_utf8(&mut self.notes);
                return (Cow::Borrowed(text), Charset::utf8());
            }
        } else {
            let utf8 = DamagedUtf8::read(self.bytes);
            // What the declared set reads without a fault is no UTF-8 of which a good part is damaged.
            let is_declared =
                || named.is_some_and(|e| !e.is_single_byte() && !e.decode_without_bom_handling(self.bytes).1);
            let is_other = utf8.is_much_damaged() && !is_said && is_declared();
            if utf8.is_likely(is_said) && !is_other && !may_be_names(utf8.may_be_chance()) {
                is_utf8(&mut self.notes);
                self.notes.extend(utf8.notes());
                return (Cow::Owned(utf8.text), Charset::utf8());
            }
        }
        if let Some(charset @ Charset(Coding::Dos(dos))) = set {
            return (Cow::Owned(dos.decode(self.bytes)), charset);
        }
        if let Some(encoding) = named {
            let declared = declared.map(|d| d.0).unwrap_or_default();
            if encoding != UTF_8
                && let Some((text, encoding)) = self.in_declared(&declared, encoding)
            {
                *likely = Some(encoding);
                return (text, Charset::web(encoding));
            }
            self.notes.push(RecordNote::NotInCharset { declared });
        }
        let (text, encoding) = self.guessed(*likely);
        (text, Charset::web(encoding))
    }

    /// The text in the set that the game declares; in the likeliest one where the declared one gives characters that no text has.
    fn in_declared(&mut self, label: &str, named: &'static Encoding) -> Option<(Cow<'a, str>, &'static Encoding)> {
        let noted = self.notes.len();
        let declared = label.to_owned();
        let Some(text) = self.in_set(named) else {
            let text = strict(named, &without_escapes_in_characters(self.bytes, named))?.into_owned();
            self.notes.push(RecordNote::NotInCharset { declared });
            return (swallowed(text.as_bytes()) == 0).then_some((Cow::Owned(text), named));
        };
        let is_whole = self.notes.len() == noted;
        let own = likeliest(std::iter::once(self.bytes));
        let of_letters = self.set_of_letters((named, &text), own);
        if let Some(letters) = of_letters.filter(|_| charset_doubt::has_impossible(&text))
            && let Some(other) = self.whole_in_set(letters)
        {
            self.notes.truncate(noted);
            self.notes.push(RecordNote::ImpossibleCharset { declared, read_as: letters.name() });
            return Some((other, letters));
        }
        if let Some(letters) = of_letters {
            self.notes.push(RecordNote::UnlikelyCharset { declared, likely: letters.name() });
            return Some((text, named));
        }
        // A lost byte makes statistics leave out the set that the text has, and shifts what stands behind it in its value. In a set of
        // single bytes any bytes are text.
        let is_lost_byte = !is_whole && own.is_single_byte();
        let own = if is_lost_byte { likeliest(self.whole_values(named)) } else { own };
        let Some(other) = self.whole_in_set(own) else { return Some((text, named)) };
        let is_held = |value: &&str| !(is_lost_byte && value.contains(char::REPLACEMENT_CHARACTER));
        let held: String = text.split_inclusive(']').filter(is_held).collect();
        match doubt(self.bytes, (named, &held), (own, &other)) {
            None => {
                self.notes.extend(
                    self.other_set_of_names(named).map(|likely| RecordNote::UnlikelyCharset { declared, likely }),
                );
                Some((text, named))
            }
            Some(Doubt::Unlikely) if is_whole => {
                self.notes.push(RecordNote::UnlikelyCharset { declared, likely: own.name() });
                Some((text, named))
            }
            Some(Doubt::Unlikely | Doubt::Impossible) => {
                self.notes.truncate(noted);
                self.notes.push(RecordNote::ImpossibleCharset { declared, read_as: own.name() });
                Some((other, own))
            }
        }
    }

    /// The set of letters that the bytes have though the game declares another one, which reads nonsense: characters that no text has, words of
    /// Latin letters and characters, or words of letters as characters of two bytes. They are too few for statistics, whose set is `own`.
    fn set_of_letters(
        &self,
        (declared, text): (&'static Encoding, &str),
        own: &'static Encoding,
    ) -> Option<&'static Encoding> {
        let is_impossible = charset_doubt::has_impossible(text);
        let of_words =
            if is_impossible || !declared.is_single_byte() { set_of_words(self.bytes, Some(own)) } else { None };
        let of_latin = || {
            let is_nonsense = is_impossible || latin_words::has_shared_words(declared, text);
            is_nonsense.then(|| latin_words::set_of_latin(self.bytes, declared, own)).flatten()
        };
        of_words.filter(|&set| set != declared).or_else(of_latin)
    }

    /// The set in which the players' names are names, where the game has too few characters for statistics; of several the first one that is
    /// among `likely`.
    fn set_of_names(&self, likely: &[&'static Encoding]) -> Option<&'static Encoding> {
        if beyond_ascii(self.bytes) >= charset_doubt::ENOUGH_OF_EUC { None } else { self.any_set_of_names(likely) }
    }

    /// The same where statistics do not help.
    fn any_set_of_names(&self, likely: &[&'static Encoding]) -> Option<&'static Encoding> {
        if set_of_words(self.bytes, None).is_some() {
            return None;
        }
        let sets = sets_of_names(self.bytes, |set| {
            let text = set.decode_without_bom_handling(&repaired(self.bytes, set)).0.into_owned();
            (text.matches(char::REPLACEMENT_CHARACTER).count() == 1).then_some(text)
        });
        let of_likely = likely.iter().copied().find(|set| sets.contains(set));
        of_likely.or_else(|| <[_; 1]>::try_from(sets).ok().map(|[set]| set))
    }

    /// The set in which the players' names are names, where they are none in the one that the game declares.
    fn other_set_of_names(&self, declared: &'static Encoding) -> Option<&'static str> {
        let declared = if declared == GB18030 { GBK } else { declared };
        self.set_of_names(&[declared]).filter(|&set| set != declared).map(Encoding::name)
    }

    /// The text in the likeliest set.
    fn guessed(&mut self, likely: Option<&'static Encoding>) -> (Cow<'a, str>, &'static Encoding) {
        let own = likeliest(std::iter::once(self.bytes));
        let in_own = self.whole_in_set(own);
        let holds = |common| charset_doubt::holds_alone(self.bytes, (own, in_own.as_deref()), common);
        // In a set of single bytes any bytes are text: it is one only where it is one of letters.
        let is_of_letters =
            own.is_single_byte() && in_own.as_deref().is_some_and(|text| charset_doubt::is_of_letters(own, text));
        let is_text = is_of_letters || !own.is_single_byte() && in_own.is_some();
        let known: Vec<_> = likely.into_iter().chain([own]).collect();
        let of_names = if is_text { self.set_of_names(&known) } else { self.any_set_of_names(&known) };
        let likely = likely.filter(|&common| !holds(common));
        // Statistics take short words of some scripts for characters of two bytes.
        let of_words = if is_of_letters { None } else { set_of_words(self.bytes, Some(own)) };
        let is_thai = own == WINDOWS_874 || of_names.is_none() && !is_of_letters;
        let of_thai = if is_thai { thai_words(self.bytes) } else { None };
        // Damage makes statistics leave out the set that the text has.
        let beside_damage = if is_text { None } else { guess_beside_damage(self.bytes) };
        let sets = [of_words, of_names, of_thai, likely, beside_damage].into_iter().flatten();
        let whole = sets
            .clone()
            .chain(Some(own).filter(|_| is_text))
            .find_map(|encoding| Some((self.whole_in_set(encoding)?, encoding)));
        let mut damaged = sets.chain([own]).filter_map(|encoding| Some((self.in_set(encoding)?, encoding)));
        let found = whole.or_else(|| damaged.next());
        let (text, encoding) =
            found.unwrap_or_else(|| (WINDOWS_1252.decode_without_bom_handling(self.bytes).0, WINDOWS_1252));
        self.notes.push(RecordNote::GuessedCharset { charset: encoding.name() });
        (text, encoding)
    }

    /// The values beyond ASCII that have no damage in a set.
    fn whole_values(&self, encoding: &'static Encoding) -> impl Iterator<Item = &'a [u8]> + use<'a> {
        let values = self.bytes.split(|b| matches!(b, b'[' | b']')).filter(|value| !value.is_ascii());
        values.filter(move |value| strict(encoding, value).is_some())
    }

    /// The text in a set in which it has no damage.
    fn whole_in_set(&self, encoding: &'static Encoding) -> Option<Cow<'a, str>> {
        let is_text = |text: &str| swallowed(text.as_bytes()) <= swallowed(self.bytes);
        strict(encoding, self.bytes).filter(|text| !takes_end(self.bytes, encoding) && is_text(text))
    }

    /// The text in a set, of which one character may be damaged, or one in five; `None` where it is none, or where characters take the
    /// ends of values.
    fn in_set(&mut self, encoding: &'static Encoding) -> Option<Cow<'a, str>> {
        if let Some(text) = self.whole_in_set(encoding) {
            return Some(text);
        }
        let text = encoding.decode_without_bom_handling(&repaired(self.bytes, encoding)).0.into_owned();
        let beyond = text.chars().filter(|c| !c.is_ascii()).count();
        let damaged = text.chars().filter(|&c| c == char::REPLACEMENT_CHARACTER).count();
        let is_little = damaged * 5 <= beyond || damaged == 1 && beyond > 2;
        if !is_little || swallowed(text.as_bytes()) > swallowed(self.bytes) {
            return None;
        }
        if damaged > 0 {
            self.notes.push(RecordNote::DamagedText { charset: encoding.name(), characters: damaged });
        }
        Some(Cow::Owned(text))
    }
}

/// The set of characters of two bytes in which all but one character in eight is whole, and which statistics give for the rest.
fn guess_beside_damage(bytes: &[u8]) -> Option<&'static Encoding> {
    [GBK, SHIFT_JIS, EUC_KR, BIG5, EUC_JP].into_iter().find(|encoding| {
        let mut whole = repaired(bytes, encoding).into_owned();
        let length = whole.len();
        whole.retain(|&byte| byte != NO_CHARACTER);
        let damaged = length - whole.len();
        damaged > 0
            && (damaged == 1 || damaged * 16 <= beyond_ascii(bytes))
            && strict(encoding, &whole).is_some()
            && likeliest(std::iter::once(whole.as_slice())) == *encoding
    })
}

fn strict<'a>(encoding: &'static Encoding, bytes: &'a [u8]) -> Option<Cow<'a, str>> {
    encoding.decode_without_bom_handling_and_without_replacement(bytes)
}

/// The first `CA` value of the file with the character set it names.
fn declared(bytes: &[u8]) -> Option<(String, Option<Charset>)> {
    const HEAD: usize = 64 * 1024;
    let head = &bytes[..bytes.len().min(HEAD)];
    if let Some(declared) = declared_in_gib(head) {
        return Some(declared);
    }
    let at =
        head.windows(3).enumerate().position(|(i, w)| w == b"CA[" && (i == 0 || !head[i - 1].is_ascii_alphabetic()))?;
    let value = &head[at + 3..];
    let end = value.iter().take(64).position(|&b| b == b']')?;
    let label = String::from_utf8_lossy(&value[..end]).trim().to_owned();
    if label.is_empty() {
        return None;
    }
    let charset = Charset::of_name(&label);
    Some((label, charset))
}

/// The set of a record of Tygem, which names the country of its server.
fn declared_in_gib(head: &[u8]) -> Option<(String, Option<Charset>)> {
    const KIND: &[u8] = b"\\[GIBOKIND=";
    let at = head.starts_with(b"\\").then(|| head.windows(KIND.len()).position(|w| w == KIND)).flatten()?;
    let value: Vec<u8> = head[at + KIND.len()..].iter().copied().take(64).take_while(u8::is_ascii_alphabetic).collect();
    let encoding = match value.as_slice() {
        b"Global" => Some(UTF_8),
        b"China" => Some(GBK),
        b"Korea" => Some(EUC_KR),
        b"Japan" => Some(SHIFT_JIS),
        _ => None,
    };
    Some((String::from_utf8_lossy(&value).into_owned(), encoding.map(Charset::web)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, encoding: &'static Encoding, declared: &str) {
        let text = format!("(;FF[4]{declared}PB[{text}]C[{text}])");
        let (bytes, _, failed) = encoding.encode(&text);
        assert!(!failed);
        let (read, charset) = decode(&bytes, &mut Vec::new());
        assert_eq!((read.as_ref(), charset.name()), (text.as_str(), encoding.name()));
    }

    /// The text of a file and the notes on it.
    fn read(bytes: &[u8]) -> (String, Vec<RecordNote>) {
        let mut notes = Vec::new();
        (decode(bytes, &mut notes).0.into_owned(), notes)
    }

    fn bytes_of(text: &str, encoding: &'static Encoding) -> Vec<u8> {
        encoding.encode(text).0.into_owned()
    }

    #[test]
    fn declared_sets_are_read() {
        check("棋聖戦 表", encoding_rs::SHIFT_JIS, "CA[Shift_JIS]");
        check("古力九段", encoding_rs::GB18030, "CA[gb18030]");
        check("이창호", encoding_rs::EUC_KR, "CA[euc-kr]");
        check("Müller", WINDOWS_1252, "CA[ISO-8859-1]");
        check("Шикшина", encoding_rs::WINDOWS_1251, "CA[windows-1251]");
        check("Müller", UTF_8, "CA[UTF-8]");
    }

    #[test]
    fn a_set_that_somebody_chose_stands_whatever_the_file_says() {
        let bytes = bytes_of("(;CA[UTF-8]PB[이창호])", EUC_KR);
        let (text, parts) = decode_parts(&bytes, Charset::of_name("uhc"));
        assert_eq!((text.as_ref(), parts[0].notes.len()), ("(;CA[UTF-8]PB[이창호])", 0));
        let damaged = [&bytes[..13], b"\xff", &bytes[13..]].concat();
        let (text, parts) = decode_parts(&damaged, Charset::of_name("EUC-KR"));
        assert!(text.contains('\u{fffd}') && text.ends_with("])"), "{text}");
        assert_eq!(parts[0].notes.len(), 1);
        assert_eq!(Charset::of_name("klingon"), None);
    }

    #[test]
    fn undeclared_sets_are_recognised() {
        let japanese = "第七十期本因坊戦挑戦手合七番勝負第三局";
        check(japanese, encoding_rs::SHIFT_JIS, "");
        check("第十二届春兰杯世界职业围棋锦标赛决赛", encoding_rs::GBK, "");
        check("제십오회 삼성화재배 월드바둑마스터스 결승 제이국", encoding_rs::EUC_KR, "");
        check("Чемпионат России по го среди мужчин", encoding_rs::WINDOWS_1251, "");
        check(japanese, UTF_8, "");
    }

    #[test]
    fn a_wrong_declaration_is_corrected_and_noted() {
        let mut notes = Vec::new();
        let (text, charset) = decode("(;CA[ISO-8859-1]PB[Müller])".as_bytes(), &mut notes);
        assert!(text.contains("Müller") && charset == Charset::utf8());
        assert_eq!(notes, [RecordNote::IsUtf8 { declared: "ISO-8859-1".to_owned() }]);
    }

    #[test]
    fn text_that_is_utf_8_is_read_so_whatever_a_set_of_two_bytes_says() {
        // In GB 2312 the last byte of 大 would take the bracket, and Black's name White's.
        for label in ["gb2312", "Big5", "Shift_JIS", "EUC-KR", "GB18030"] {
            let sgf = format!("(;CA[{label}]PB[王小]PW[李大];B[pd])");
            let note = RecordNote::IsUtf8 { declared: label.to_owned() };
            assert_eq!(read(sgf.as_bytes()), (sgf.clone(), vec![note]));
        }
    }

    #[test]
    fn damage_costs_the_characters_that_are_damaged() {
        for (label, encoding) in [("UTF-8", UTF_8), ("GB18030", GBK), ("Shift_JIS", SHIFT_JIS), ("EUC-KR", EUC_KR)] {
            let comment = match label {
                "EUC-KR" => "이창호 조훈현 서봉수 유창혁",
                "GB18030" => "聂卫平 马晓春 常昊 古力 孔杰",
                _ => "小林光一 大竹英雄 武宮正樹 林海峰",
            };
            let name = comment.split(' ').next().unwrap_or_default();
            let sgf = format!("(;CA[{label}]PB[{name}]C[{comment}];B[pd]C[{name}];W[dd])");
            let mut bytes = bytes_of(&sgf, encoding);
            // The last byte of the comment on the first move is cut off.
            let end = bytes.len() - ";W[dd])".len() - 1;
            bytes.remove(end - 1);
            let cut: String = name.chars().take(name.chars().count() - 1).chain(['\u{fffd}']).collect();
            let (text, notes) = read(&bytes);
            assert_eq!(text, sgf.replace(&format!("C[{name}];"), &format!("C[{cut}];")), "{label}");
            assert!(matches!(notes[..], [RecordNote::DamagedText { characters: 1, .. }]), "{notes:?}");
            // The same without a declaration.
            let undeclared = [&bytes[..2], &bytes[6 + label.len()..]].concat();
            let text = read(&undeclared).0;
            assert!(text.contains(&format!("PB[{name}]")), "{label}: {text}");
        }
    }

    #[test]
    fn each_game_has_its_own_set() {
        let mut bytes = Vec::new();
        let games = [
            ("UTF-8", UTF_8, "Müller", "山田"),
            ("GB18030", GBK, "王小平", "马春"),
            ("ISO-8859-1", WINDOWS_1252, "Kjærgård", "Señor"),
        ];
        let mut expected = String::new();
        for (label, encoding, black, white) in games {
            let sgf = format!("(;GM[1]CA[{label}]PB[{black}]PW[{white}];B[pd])\n");
            bytes.extend(bytes_of(&sgf, encoding));
            expected.push_str(&sgf);
        }
        assert_eq!(read(&bytes), (expected, Vec::new()));
        let (_, parts) = decode_parts(&bytes, None);
        assert_eq!(parts.iter().map(|p| p.charset.name()).collect::<Vec<_>>(), ["UTF-8", "gb18030", "windows-1252"]);
    }

    /// The text of games one after another, each in a set of its own, without a word of it.
    fn check_games(games: &[(&str, &'static Encoding)]) {
        let texts: Vec<String> = games.iter().map(|(info, _)| format!("(;GM[1]SZ[19]{info};B[pd])\n")).collect();
        let bytes = texts.iter().zip(games).flat_map(|(text, (_, encoding))| bytes_of(text, encoding));
        let (text, notes) = read(&bytes.collect::<Vec<_>>());
        assert_eq!(text, texts.concat());
        assert_eq!(notes.len(), games.len(), "{notes:?}");
        assert!(notes.iter().all(|note| matches!(note, RecordNote::GuessedCharset { .. })), "{notes:?}");
    }

    #[test]
    fn the_set_of_each_undeclared_game_is_its_own() {
        let chinese = ("PB[古力]PW[常昊]EV[第八届中国围棋名人战]", GBK);
        let korean = ("PB[이창호]PW[조훈현]EV[국수전 도전기]", EUC_KR);
        let japanese = ("PB[趙治勲]PW[小林光一]EV[第十期本因坊戦挑戦手合]", SHIFT_JIS);
        let taiwanese = ("PB[周俊勳]PW[王立誠]EV[第五屆中環杯]", BIG5);
        let russian = ("PB[Иванов Пётр]PW[Сидоров]EV[Чемпионат Москвы]", encoding_rs::WINDOWS_1251);
        let german = ("PB[Jörg Müller]PW[Weiß]", WINDOWS_1252);
        let all = [chinese, korean, japanese, taiwanese, russian, german];
        for (i, one) in all.into_iter().enumerate() {
            for (j, other) in all.into_iter().enumerate() {
                if i != j {
                    check_games(&[one, other]);
                }
            }
        }
        check_games(&all);
        // A game with a few characters takes the set of the others.
        let short: [&str; 4] = ["PB[古力]", "PB[常昊]", "PB[孔杰]", "PB[胡耀宇]"];
        let games = short.map(|info| (info, GBK)).into_iter().chain([chinese]);
        check_games(&games.collect::<Vec<_>>());
    }

    #[test]
    fn a_declaration_that_the_bytes_contradict_is_said() {
        let chinese = ("PB[古力]PW[常昊]EV[第八届中国围棋名人战]", GBK);
        let korean = ("PB[이창호]PW[조훈현]EV[국수전 도전기]", EUC_KR);
        let taiwanese = ("PB[黃孟正]PW[陳詩淵]EV[第五屆中環杯]", BIG5);
        let russian = ("PB[Иванов Пётр]PW[Сидоров]", encoding_rs::WINDOWS_1251);
        let japanese = ("PB[趙治勲]PW[小林光一]C[黒の好手。これで挑戦者の三連勝]", encoding_rs::EUC_JP);
        // The declared set gives characters that no text has: the other one is read.
        let of = |label: &str, (info, encoding): (&str, &'static Encoding)| {
            let sgf = format!("(;GM[1]CA[{label}]{info};B[pd])");
            let (text, notes) = read(&bytes_of(&sgf, encoding));
            (text == sgf, notes)
        };
        let impossible = |declared: &str, read_as| {
            (true, vec![RecordNote::ImpossibleCharset { declared: declared.to_owned(), read_as }])
        };
        let unlikely = |declared: &str, likely| {
            (false, vec![RecordNote::UnlikelyCharset { declared: declared.to_owned(), likely }])
        };
        assert_eq!(of("GB2312", taiwanese), impossible("GB2312", "Big5"));
        assert_eq!(of("Shift_JIS", korean), impossible("Shift_JIS", "EUC-KR"));
        assert_eq!(of("Shift_JIS", japanese), impossible("Shift_JIS", "EUC-JP"));
        for (label, game, likely) in [
            ("ISO-8859-1", russian, "windows-1251"),
            ("KOI8-R", russian, "windows-1251"),
            ("windows-1252", chinese, "GBK"),
            ("EUC-KR", chinese, "GBK"),
            ("EUC-JP", chinese, "GBK"),
            ("GB2312", korean, "EUC-KR"),
            // A few letters are too little for statistics.
            ("GB2312", ("PB[Müller]PW[Hua]", encoding_rs::WINDOWS_1252), "windows-1252"),
            ("Big5", ("PB[Jörg]PW[Hua]", encoding_rs::WINDOWS_1252), "windows-1252"),
            ("GB2312", ("PB[Иванов]PW[Hua]", encoding_rs::WINDOWS_1251), "windows-1251"),
            ("EUC-KR", ("PB[Иван]PW[Шикшин]", encoding_rs::WINDOWS_1251), "windows-1251"),
            ("GB2312", ("PB[Иванов]PW[Hua]", encoding_rs::KOI8_R), "KOI8-R"),
            ("GB2312", ("PB[黃孟正]PW[陳詩淵]DT[1999-04-05]", BIG5), "Big5"),
            ("ISO-8859-1", ("PB[周俊勳]PW[王立誠]EV[第五屆中環杯決賽]C[白棋序盤下得非常好]", BIG5), "Big5"),
            ("windows-1251", ("PB[Jörg Müller]PW[Hua]", WINDOWS_1252), "windows-1252"),
            ("Big5", ("PB[Åsa Sjöström]PW[Hua]", WINDOWS_1252), "windows-1252"),
            // Two names are too little for statistics.
            ("GBK", ("PB[이창호]PW[조훈현]", EUC_KR), "EUC-KR"),
            ("EUC-KR", ("PB[刘星]PW[孔杰]", GBK), "GBK"),
            ("Big5", ("PB[柯洁]PW[古力]", GBK), "GBK"),
            ("ISO-8859-1", ("PB[周俊勳]PW[張栩]", BIG5), "Big5"),
            ("GB18030", ("PB[趙治勲]PW[小林光一]", encoding_rs::EUC_JP), "EUC-JP"),
        ] {
            assert_eq!(of(label, game), unlikely(label, likely), "{label} {likely}");
        }
        for (label, game) in [
            ("GB2312", chinese),
            ("GBK", ("PB[聶衛平]PW[馬曉春]", GBK)),
            ("GBK", ("PB[丁]PW[Ada]", GBK)),
            ("GBK", ("PB[朱镕基 1d]PW[Ada]", GBK)),
            ("GB2312", ("PB[古力 b]PW[常昊a]EV[CCTV杯]", GBK)),
            ("EUC-KR", ("PB[이창호]PW[Hua]", EUC_KR)),
            ("Big5", ("PB[林a]PW[Lin林]", BIG5)),
            ("Shift_JIS", ("PB[表a]PW[ソニーb]C[Aソb]", SHIFT_JIS)),
            ("EUC-KR", korean),
            ("Big5", taiwanese),
            ("windows-1251", russian),
            ("EUC-JP", japanese),
            ("Shift_JIS", ("PB[ｺﾊﾞﾔｼ]PW[ｶﾄｳ]", SHIFT_JIS)),
            ("ISO-8859-7", ("PB[Γιώργος Παπαδόπουλος]", encoding_rs::ISO_8859_7)),
            ("windows-1250", ("PB[Šárka Dvořáková]PW[Žofie Křížková]", encoding_rs::WINDOWS_1250)),
            ("ISO-8859-9", ("PB[Gökhan Şahin]PW[İbrahim Işık]", encoding_rs::WINDOWS_1254)),
            ("KOI8-U", ("PB[Їжак Євген]PW[Ґалаґан Іван]", encoding_rs::KOI8_U)),
            ("TIS-620", ("PB[สมชาย]PW[วิชัย]", encoding_rs::WINDOWS_874)),
        ] {
            assert_eq!(of(label, game), (true, Vec::new()), "{label}");
        }
    }

    #[test]
    fn a_lost_byte_in_a_comment_costs_no_name() {
        for (label, encoding, black, white, comment) in [
            ("GBK", GBK, "柯洁", "古力", "白棋序盘下得非常出色"),
            ("Big5", BIG5, "周俊勳", "張栩", "黑棋下得很好"),
            ("Shift_JIS", SHIFT_JIS, "井山裕太", "一力遼", "この手が敗着となった"),
        ] {
            let head = bytes_of(&format!("(;GM[1]CA[{label}]PB[{black}]PW[{white}]C["), encoding);
            let comment = bytes_of(&format!("{comment}];B[pd])"), encoding);
            // A byte between the halves of a character shifts all that stands behind it.
            for at in 0..3 {
                let (text, notes) = read(&[&head, &comment[..at], b"\xff", &comment[at..]].concat());
                assert!(text.contains(&format!("PB[{black}]PW[{white}]")), "{label} {at}: {text} {notes:?}");
                assert!(!notes.is_empty());
            }
        }
    }

    #[test]
    fn names_that_are_valid_utf_8_by_chance_are_read_by_their_surnames() {
        for (encoding, black, white) in
            [(GBK, "时越", "Ada"), (GBK, "时越", "檀啸"), (EUC_KR, "홍철호", "Ada"), (GBK, "谢雪", "Ada")]
        {
            let sgf = format!("(;GM[1]SZ[19]PB[{black}]PW[{white}];B[pd])");
            let bytes = bytes_of(&sgf, encoding);
            assert!(std::str::from_utf8(&bytes).is_ok());
            assert_eq!(read(&bytes), (sgf, vec![RecordNote::GuessedCharset { charset: encoding.name() }]));
        }
        for name in ["Müller", "Šimůnek", "Шикшин", "Γιώργος", "Ünal Çelik", "Їжак Ґалаґан"]
        {
            let sgf = format!("(;GM[1]PB[{name}]PW[Ada];B[pd])");
            assert_eq!(read(sgf.as_bytes()), (sgf, Vec::new()));
        }
    }

    #[test]
    fn a_lost_byte_before_a_property_is_damage_wherever_else_a_bracket_is_lost() {
        // The bracket behind `Ma` is lost, which makes one value hold a property however the bytes are read.
        let names = bytes_of("(;GM[1]CA[gb18030]PB[王小]PW[黑胜又子]EV[Ma", GBK);
        let sgf = [&names[..], b"\x81DT[May 2]C[", b"\xc4", b"];B[pd])"].concat();
        let text = read(&sgf).0;
        assert!(text.ends_with("C[\u{fffd}];B[pd])"), "{text}");
    }

    #[test]
    fn characters_with_an_escaped_half_are_read() {
        for (label, encoding, name) in [("Big5", BIG5, "許功蓋"), ("Shift_JIS", SHIFT_JIS, "表ソ十")] {
            let sgf = |name: &str| format!("(;GM[1]CA[{label}]PB[{name}]PW[Ada];B[pd])");
            let escaped: Vec<u8> = bytes_of(name, encoding)
                .into_iter()
                .flat_map(|byte| if matches!(byte, b'\\' | b']') { vec![b'\\', byte] } else { vec![byte] })
                .collect();
            let [before, behind] = ["(;GM[1]CA[".to_owned() + label + "]PB[", "]PW[Ada];B[pd])".to_owned()];
            let (text, notes) = read(&[before.as_bytes(), &escaped, behind.as_bytes()].concat());
            assert_eq!((text, notes), (sgf(name), vec![RecordNote::NotInCharset { declared: label.to_owned() }]));
        }
    }

    #[test]
    fn utf_16_is_recognised_by_its_zeros() {
        // The second name has a character one half of which is zero.
        for name in ["棋士", "陈耀烨"] {
            let text = format!("(;GM[1]SZ[19]PB[{name}]PW[Ada];B[pd])");
            for (bytes, charset) in [
                (text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>(), "UTF-16LE"),
                (text.encode_utf16().flat_map(u16::to_be_bytes).collect(), "UTF-16BE"),
            ] {
                assert_eq!(read(&bytes), (text.clone(), vec![RecordNote::GuessedCharset { charset }]));
            }
        }
        let zeros = "(;C[\0a\0b\0c\0d\0e\0f\0g];B[aa])";
        assert_eq!(read(zeros.as_bytes()).0, zeros);
    }

    #[test]
    fn byte_order_marks_are_read() {
        let text = "(;PB[棋])";
        let mut utf16 = vec![0xFF, 0xFE];
        utf16.extend(text.encode_utf16().flat_map(u16::to_le_bytes));
        assert_eq!(decode(&utf16, &mut Vec::new()).0, text);
        let with_bom = format!("\u{feff}{text}");
        assert_eq!(decode(with_bom.as_bytes(), &mut Vec::new()).0, text);
    }

    #[test]
    fn a_text_is_written_in_a_set_only_where_the_set_has_its_characters() {
        let latin = decode("(;CA[ISO-8859-1]PB[M\u{fc}ller])".as_bytes(), &mut Vec::new()).1;
        assert_eq!(latin, Charset::utf8(), "the bytes are UTF-8");
        let latin = decode(b"(;CA[ISO-8859-1]PB[M\xfcller])", &mut Vec::new()).1;
        assert_eq!(latin.encode("Müller").as_deref(), Some(&b"M\xfcller"[..]));
        assert_eq!(latin.encode("棋"), None);
        assert_eq!(Charset::utf8().encode("棋").as_deref(), Some("棋".as_bytes()));
    }
}
