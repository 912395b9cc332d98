//! The brackets of SGF in bytes of an unknown character set: those of East Asia use the bytes of `[`, `\` and `]` as the second
//! half of a character.

use std::borrow::Cow;

use encoding_rs::{BIG5, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS};

/// The properties that only the first node of a game has, and by which a game is recognised.
const GAME: [&[u8]; 3] = [b"GM", b"FF", b"SZ"];
/// Those that only the nodes before the first move have.
const ROOT: [&[u8]; 11] = [b"GM", b"FF", b"SZ", b"CA", b"AP", b"PB", b"PW", b"EV", b"DT", b"RE", b"KM"];
/// The most properties before the one by which a game is recognised, and the longest value of one.
const MOST_BEFORE: usize = 8;
const LONGEST: usize = 200;

/// Whether this is the name of a property that begins a game.
pub(super) fn is_of_game(ident: &[u8]) -> bool {
    GAME.contains(&ident)
}

/// Whether a game with `GM`, `FF` or `SZ` begins with the `(` here.
pub(super) fn game_begins(bytes: &[u8]) -> bool {
    begins_with_one_of(bytes, &GAME)
}

/// The places at which games begin: 0, and each `(;` that is followed by the properties of a first node.
pub(super) fn game_places(bytes: &[u8]) -> Vec<usize> {
    let is_begin = |i: usize| bytes[i] == b'(' && bytes[i - 1] != b'\\' && begins_with_one_of(&bytes[i..], &ROOT);
    let begins = (1..bytes.len()).filter(|&i| is_begin(i));
    std::iter::once(0).chain(begins).collect()
}

/// A value with a `\` before each `(` that may begin a game once something behind it is left out: `(;W[kk`.
pub(super) fn with_escaped_begins(value: &str) -> String {
    let (mut kept, mut from) = (String::new(), 0);
    if value.contains('[') {
        for (at, _) in value.match_indices('(') {
            let node = value[at + 1..].trim_start().strip_prefix(';').map(str::trim_start);
            let behind = node.map(|node| node.trim_start_matches(|c: char| c.is_ascii_alphabetic()));
            let is_escaped = value[..at].bytes().rev().take_while(|&b| b == b'\\').count() % 2 == 1;
            if behind.is_some_and(|behind| behind.starts_with('[')) && !is_escaped {
                kept.push_str(&value[from..at]);
                kept.push('\\');
                from = at;
            }
        }
    }
    kept + &value[from..]
}

fn begins_with_one_of(bytes: &[u8], idents: &[&[u8]]) -> bool {
    let Some(rest) = bytes.strip_prefix(b"(").and_then(|rest| rest.trim_ascii_start().strip_prefix(b";")) else {
        return false;
    };
    let mut rest = rest.trim_ascii_start();
    for _ in 0..MOST_BEFORE {
        let len = rest.iter().take(16).take_while(|b| b.is_ascii_alphabetic()).count();
        let (ident, value) = rest.split_at(len);
        let Some(value) = value.strip_prefix(b"[").filter(|_| len > 0) else { return false };
        let end = value.iter().take(LONGEST).position(|b| matches!(b, b'[' | b']' | b'\\'));
        let Some(end) = end.filter(|&end| value[end] == b']') else { return false };
        if idents.contains(&ident) {
            return true;
        }
        rest = value[end + 1..].trim_ascii_start();
    }
    false
}

/// The values that hold another property's beginning, as one does whose `]` was taken for a part of a character; one that has
/// no end counts too.
pub(super) fn swallowed(bytes: &[u8]) -> usize {
    let (mut count, mut is_value, mut has_counted) = (0, false, false);
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'[' if !is_value => (is_value, has_counted) = (true, false),
            b'[' if !has_counted && is_name_before(&bytes[..at]) => {
                count += 1;
                has_counted = true;
            }
            b']' => is_value = false,
            b'\\' if is_value => at += 1,
            _ => {}
        }
        at += 1;
    }
    count + usize::from(is_value)
}

/// Whether the name of a property stands before a bracket: two capitals, or one after a semicolon.
fn is_name_before(before: &[u8]) -> bool {
    match before {
        [.., a, b] if a.is_ascii_uppercase() && b.is_ascii_uppercase() => true,
        [.., b';', b] => b.is_ascii_uppercase(),
        _ => false,
    }
}

/// The bytes of a set with characters of two bytes without the backslashes that a program put before the second half of a character, as it
/// is the byte of a backslash or a bracket.
pub(super) fn without_escapes_in_characters(bytes: &[u8], encoding: &'static Encoding) -> Vec<u8> {
    let mut kept = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        kept.push(byte);
        at += 1;
        if is_first_half(byte, encoding) {
            at += usize::from(matches!(bytes.get(at..at + 2), Some([b'\\', b'\\' | b']'])));
            kept.extend(bytes.get(at));
            at += 1;
        }
    }
    kept
}

/// Whether a byte is the first half of a character of two bytes.
pub(super) fn is_first_half(byte: u8, encoding: &'static Encoding) -> bool {
    match encoding {
        e if e == SHIFT_JIS => matches!(byte, 0x81..=0x9F | 0xE0..=0xFC),
        e if [GBK, GB18030, BIG5, EUC_KR].contains(&e) => matches!(byte, 0x81..=0xFE),
        _ => false,
    }
}

/// A byte that is no character, and no half of one.
pub(super) const NO_CHARACTER: u8 = 0xFF;

/// The bytes of a set with characters of two bytes, where a first half that has lost its second one no longer takes the bracket
/// after it: in its place stands a byte that is no character.
pub(super) fn mended<'a>(bytes: &'a [u8], encoding: &'static Encoding) -> Cow<'a, [u8]> {
    let mut mended = Cow::Borrowed(bytes);
    for at in taken_brackets(bytes, encoding).filter(|at| value_ends(&bytes[at + 2..])) {
        mended.to_mut()[at] = NO_CHARACTER;
    }
    mended
}

/// Whether a set reads the bracket before a property as a half of a character.
pub(super) fn takes_end(bytes: &[u8], encoding: &'static Encoding) -> bool {
    taken_brackets(bytes, encoding).any(|at| {
        let rest = bytes[at + 2..].trim_ascii_start();
        let name = rest.iter().take_while(|&b| b.is_ascii_uppercase() || *b == b';').count();
        rest.get(name) == Some(&b'[') && is_name_before(&rest[..name])
    })
}

/// The places of the first halves whose second one is the byte of a `]`.
fn taken_brackets(bytes: &[u8], encoding: &'static Encoding) -> impl Iterator<Item = usize> {
    let mut next = 0;
    std::iter::from_fn(move || {
        while let Some(&byte) = bytes.get(next) {
            let at = next;
            let is_first = is_first_half(byte, encoding);
            next += 1 + usize::from(is_first);
            if is_first && bytes.get(at + 1) == Some(&b']') {
                return Some(at);
            }
        }
        None
    })
}

/// Whether what stands here can only stand after a value: the end of the file, a node, a parenthesis, or a property.
fn value_ends(rest: &[u8]) -> bool {
    let begins_node = |rest: &[u8]| matches!(rest.trim_ascii_start(), [b';', b'A'..=b'Z', ..]);
    let rest = rest.get(..64).unwrap_or(rest).trim_ascii_start();
    match rest {
        [] => true,
        [b')', after @ ..] => matches!(after.trim_ascii_start(), [] | [b'(' | b')' | b';', ..]),
        [b'(', after @ ..] => begins_node(after),
        [b';', ..] => begins_node(rest),
        [b'A'..=b'Z', b'[', ..] | [b'A'..=b'Z', b'A'..=b'Z', b'[', ..] => true,
        _ => false,
    }
}
