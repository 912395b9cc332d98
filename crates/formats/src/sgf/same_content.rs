//! Whether two SGFs say the same, as a record and what its journal gives are compared everywhere.

use std::borrow::Cow;

use super::parse::parse;

/// Whether two SGFs hold the same games, as [`content`] has them.
#[must_use]
pub fn have_same_content(a: &[u8], b: &[u8]) -> bool {
    a == b || content(a) == content(b)
}

/// What an SGF says, whichever version of a program wrote it, and however its lines end: another version, or a program that carries
/// files from one system to another, has added nothing. Of one that is not read as it stands it is the bytes.
#[must_use]
pub fn content(sgf: &[u8]) -> Cow<'_, [u8]> {
    let Some(mut collection) = parse(sgf).ok().filter(|collection| collection.notes.is_empty()) else {
        return Cow::Borrowed(sgf);
    };
    for root in collection.games().to_vec() {
        collection.node_mut(root).properties.retain(|property| !property.is("AP"));
    }
    Cow::Owned(collection.to_sgf().replace("\r\n", "\n").into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_version_and_other_line_ends_change_nothing_and_any_other_byte_does() {
        let record = "(;FF[4]CA[UTF-8]AP[kifuscribe:1.2.3]SZ[9]C[two\nlines]\n;B[ee])\n";
        let is_same = |other: &str| have_same_content(record.as_bytes(), other.as_bytes());
        assert!(is_same(record) && is_same(&record.replace("1.2.3", "1.3.0")));
        assert!(is_same(&record.replace('\n', "\r\n")) && is_same(&record.replace("\n;", ";")));
        for (written, edited) in
            [("B[ee]", "B[ed]"), ("two", "too"), ("SZ[9]", "SZ[9]PB[Ada]"), (")\n", ";W[cc])"), (")\n", ")(;SZ[9])")]
        {
            assert!(!is_same(&record.replace(written, edited)), "{edited}");
        }
        // A cut file is not read as it stands.
        assert!(have_same_content(b"(;B[ee]", b"(;B[ee]") && !have_same_content(b"(;B[ee]", b"(;B[ee])"));
    }
}
