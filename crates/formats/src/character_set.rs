//! The character set of a text file that somebody else wrote.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};

/// The bytes in which an XML file names its encoding.
const DECLARATION: usize = 200;

/// Returns the text of a file: by its byte order mark, else by what its XML declaration says, else as UTF-8 where it
/// is that, else in the likeliest encoding. Bytes that the encoding does not have become U+FFFD.
pub(crate) fn decode(bytes: &[u8]) -> String {
    let encoding = match bytes {
        _ if Encoding::for_bom(bytes).is_some() => UTF_8,
        [b'<', 0, ..] => UTF_16LE,
        [0, b'<', ..] => UTF_16BE,
        _ => declared(bytes).unwrap_or_else(|| if is_utf8(bytes) { UTF_8 } else { likeliest(std::iter::once(bytes)) }),
    };
    // A byte order mark goes before `encoding`.
    encoding.decode(bytes).0.into_owned()
}

/// The set that bytes beyond UTF-8 have by statistics.
pub(crate) fn likeliest<'a>(parts: impl Iterator<Item = &'a [u8]>) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    parts.for_each(|part| {
        detector.feed(part, false);
    });
    detector.feed(b"", true);
    detector.guess(None, Utf8Detection::Deny)
}

fn is_utf8(bytes: &[u8]) -> bool {
    std::str::from_utf8(bytes).is_ok()
}

/// The encoding that `<?xml ... encoding="..."?>` names, unless the bytes contradict it: one of 16 bits cannot be true
/// where the declaration was read byte by byte.
fn declared(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(DECLARATION)]);
    let head = head.strip_prefix("<?xml")?.split_once("?>")?.0;
    let value = head.split_once("encoding")?.1.trim_start().strip_prefix('=')?.trim_start();
    let quote = value.chars().next()?;
    let label = value.strip_prefix(quote)?.split(quote).next()?;
    Encoding::for_label(label.as_bytes()).filter(|e| e.is_ascii_compatible() && (*e != UTF_8 || is_utf8(bytes)))
}
