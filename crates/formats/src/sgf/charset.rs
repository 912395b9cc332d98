//! The character set of a file: declared by `CA` or a byte order mark, else recognised.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, ISO_2022_JP, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

use kifuscribe_core::game::record_note::RecordNote;

/// How the bytes of a file were read as text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Charset(&'static Encoding);

impl Charset {
    /// UTF-8, what this program writes.
    #[must_use]
    pub fn utf8() -> Self {
        Self(UTF_8)
    }

    /// The name, such as `UTF-8`, `Shift_JIS`, `GBK`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// The bytes of `text` in this character set. UTF-16 is written as UTF-8, which SGF asks for;
    /// `None` where the set has no such character.
    #[must_use]
    pub fn encode(self, text: &str) -> Option<Cow<'_, [u8]>> {
        let (bytes, _, failed) = self.0.encode(text);
        (!failed).then_some(bytes)
    }
}

/// Reads `bytes` as text and returns it with its character set; notes a declaration of the file that is wrong.
///
/// In order: a byte order mark; `CA`, when the bytes are valid in that set; UTF-8, when they are valid in
/// it; the most likely set by statistics; Windows-1252, in which any bytes are text. A file that declares
/// a one-byte set but is valid UTF-8 beyond ASCII is UTF-8: text of a one-byte set is not valid UTF-8 by chance.
#[must_use]
pub fn decode<'a>(bytes: &'a [u8], notes: &mut Vec<RecordNote>) -> (Cow<'a, str>, Charset) {
    if let Some((encoding, bom)) = Encoding::for_bom(bytes) {
        let body = &bytes[bom..];
        if let Some(text) = strict(encoding, body) {
            return (text, Charset(encoding));
        }
        notes.push(RecordNote::BadByteOrderMark { charset: encoding.name() });
        if encoding == UTF_16LE || encoding == UTF_16BE {
            return (encoding.decode_without_bom_handling(body).0, Charset(encoding));
        }
    }
    let declared = declared(bytes);
    if let Some((label, encoding)) = &declared {
        match encoding {
            // UTF-16 cannot be declared in a file whose `CA` was found byte by byte.
            Some(e) if *e != UTF_16LE && *e != UTF_16BE => {
                if e.is_single_byte() && !bytes.is_ascii() && std::str::from_utf8(bytes).is_ok() {
                    notes.push(RecordNote::IsUtf8 { declared: label.clone() });
                } else if let Some(text) = strict(e, bytes) {
                    return (text, Charset(e));
                } else {
                    notes.push(RecordNote::NotInCharset { declared: label.clone() });
                }
            }
            Some(_) => {}
            None => notes.push(RecordNote::UnknownCharset { declared: label.clone() }),
        }
    }
    if bytes.windows(2).any(|w| w == b"\x1b$")
        && let Some(text) = strict(ISO_2022_JP, bytes)
    {
        return (text, Charset(ISO_2022_JP));
    }
    if let Some(text) = strict(UTF_8, bytes) {
        return (text, Charset(UTF_8));
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let guess = detector.guess(None, Utf8Detection::Deny);
    for encoding in [guess, WINDOWS_1252] {
        if let Some(text) = strict(encoding, bytes) {
            notes.push(RecordNote::GuessedCharset { charset: encoding.name() });
            return (text, Charset(encoding));
        }
    }
    (WINDOWS_1252.decode_without_bom_handling(bytes).0, Charset(WINDOWS_1252))
}

/// As [`decode`], of bytes that are not needed any more: those of UTF-8 become the text without a copy.
pub(super) fn decode_owned(bytes: Vec<u8>) -> (String, Charset) {
    let (text, charset) = decode(&bytes, &mut Vec::new());
    let copy = match text {
        Cow::Owned(text) => Some(text),
        // Without its byte order mark.
        Cow::Borrowed(text) if text.len() < bytes.len() => Some(text.to_owned()),
        Cow::Borrowed(_) => None,
    };
    (copy.unwrap_or_else(|| String::from_utf8(bytes).unwrap_or_default()), charset)
}

fn strict<'a>(encoding: &'static Encoding, bytes: &'a [u8]) -> Option<Cow<'a, str>> {
    encoding.decode_without_bom_handling_and_without_replacement(bytes)
}

/// The first `CA` value of the file with the character set it names.
fn declared(bytes: &[u8]) -> Option<(String, Option<&'static Encoding>)> {
    const HEAD: usize = 64 * 1024;
    let head = &bytes[..bytes.len().min(HEAD)];
    let at =
        head.windows(3).enumerate().position(|(i, w)| w == b"CA[" && (i == 0 || !head[i - 1].is_ascii_alphabetic()))?;
    let value = &head[at + 3..];
    let end = value.iter().take(64).position(|&b| b == b']')?;
    let label = String::from_utf8_lossy(&value[..end]).trim().to_owned();
    if label.is_empty() {
        return None;
    }
    // Labels that files use and the WHATWG list does not know.
    let encoding = match label.to_ascii_lowercase().as_str() {
        "cp936" | "gb" | "big5/gb" => Some(encoding_rs::GBK),
        "cp949" | "uhc" => Some(encoding_rs::EUC_KR),
        "cp932" | "sjis" | "s-jis" => Some(encoding_rs::SHIFT_JIS),
        "cp1252" | "latin-1" => Some(WINDOWS_1252),
        _ => Encoding::for_label(label.as_bytes()),
    };
    Some((label, encoding))
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
