//! The text of a file of games: SGF as it is, records of other programs as SGF, and what a compressed file holds one after another.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::charset::{self, Charset, TextPart};
use super::error::SgfError;
use super::foreign;
use super::packed;

/// The text of a file, as SGF.
#[derive(Debug)]
pub(super) struct SourceText<'a> {
    pub(super) text: Cow<'a, str>,
    /// How each part of the text was read.
    pub(super) parts: Vec<TextPart>,
    /// The byte behind each file whose text it is.
    pub(super) ends: Vec<usize>,
    /// The name of each of these files; none where the file is not compressed.
    pub(super) names: Vec<String>,
    /// The files of a compressed one that cannot be read.
    pub(super) refused: Vec<SgfError>,
    /// The files of a compressed one that are not read: hidden ones as `.*`, others by how their names end; with their numbers.
    pub(super) others: BTreeMap<String, usize>,
}

impl<'a> SourceText<'a> {
    /// Reads a file, in a set of characters where one is given.
    ///
    /// # Errors
    /// [`SgfError`] where it is compressed and cannot be read at all.
    pub(super) fn read(bytes: &'a [u8], chosen: Option<Charset>) -> Result<Self, SgfError> {
        let Some(packed) = packed::unpack(bytes)? else {
            return Ok(Self::of_one(bytes, chosen));
        };
        let (refused, others) = (packed.refused, packed.others);
        let text = Cow::Owned(String::new());
        let mut whole = SourceText { text, parts: Vec::new(), ends: Vec::new(), names: Vec::new(), refused, others };
        let text = whole.text.to_mut();
        for (name, file) in packed.files {
            let one = SourceText::of_one(&file, chosen);
            let begins = text.len();
            whole.parts.extend(one.parts.into_iter().map(|part| TextPart { begins: begins + part.begins, ..part }));
            text.push_str(&one.text);
            text.push('\n');
            whole.ends.push(text.len());
            whole.names.push(name);
        }
        Ok(whole)
    }

    fn of_one(bytes: &'a [u8], chosen: Option<Charset>) -> Self {
        let (mut text, mut parts) = charset::decode_parts(bytes, chosen);
        if let Some(converted) = foreign::to_sgf(&text) {
            text = Cow::Owned(converted.text);
            if let Some(part) = parts.first_mut() {
                part.charset = Charset::utf8();
                part.notes.extend(converted.notes);
            }
            // A comment in it may look like the beginning of a game, which is then of no file.
            let others: Vec<_> = parts.drain(1..).flat_map(|part| part.notes).collect();
            parts.iter_mut().for_each(|part| part.notes.extend(others.iter().cloned()));
        }
        let ends = vec![text.len()];
        Self { text, parts, ends, names: Vec::new(), refused: Vec::new(), others: BTreeMap::new() }
    }
}

/// As [`SourceText::read`], of bytes that are not needed any more: those of UTF-8 become the text without a copy.
pub(super) fn read_owned(bytes: Vec<u8>, chosen: Option<Charset>) -> Result<SourceText<'static>, SgfError> {
    let SourceText { text, parts, ends, names, refused, others } = SourceText::read(&bytes, chosen)?;
    let copy = match text {
        Cow::Owned(text) => Some(text),
        // Without its byte order mark.
        Cow::Borrowed(text) if text.len() < bytes.len() => Some(text.to_owned()),
        Cow::Borrowed(_) => None,
    };
    let text = Cow::Owned(copy.unwrap_or_else(|| String::from_utf8(bytes).unwrap_or_default()));
    Ok(SourceText { text, parts, ends, names, refused, others })
}
