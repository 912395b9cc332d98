//! The short code that somebody reads out, for which a hall gives a table its token: eight characters, none of which looks or sounds
//! like another one, such as `ACDE-FHJK`.

use std::fmt;

/// The characters: no O beside 0, no I and L beside 1, no B beside 8, no S beside 5, no Z beside 2, no G and Q.
const LETTERS: &[u8; 22] = b"ACDEFHJKMNPRTUVWXY3479";

/// How many characters a code has.
const LENGTH: usize = 8;

/// The short code for which a hall gives a table its token. A secret as long as it is valid.
#[derive(Clone, PartialEq, Eq)]
pub struct JoinCode(String);

impl JoinCode {
    /// The code that random bytes make; `None` where there are too few of them. Bytes from 242 on are left out, so that each
    /// character is as likely as another.
    #[must_use]
    pub fn of_random(bytes: &[u8]) -> Option<Self> {
        let letters = bytes.iter().map(|byte| usize::from(*byte)).filter(|byte| *byte < LETTERS.len() * 11);
        let code: String = letters.take(LENGTH).map(|byte| char::from(LETTERS[byte % LETTERS.len()])).collect();
        (code.len() == LENGTH).then_some(Self(code))
    }

    /// Reads a code as it was typed: in small letters too, with spaces and hyphens where somebody has put them.
    #[must_use]
    pub fn of_text(text: &str) -> Option<Self> {
        let code: String = text.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
        let code = code.to_ascii_uppercase();
        (code.len() == LENGTH && code.bytes().all(|byte| LETTERS.contains(&byte))).then_some(Self(code))
    }

    /// The characters without a hyphen, of which a hall keeps the hash.
    #[must_use]
    pub fn letters(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for JoinCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, second) = self.0.split_at(LENGTH / 2);
        write!(f, "{first}-{second}")
    }
}

impl fmt::Debug for JoinCode {
    /// The code is not shown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JoinCode")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed_and_has_no_characters_that_look_alike() {
        let code = JoinCode::of_random(&[255, 0, 1, 2, 3, 250, 4, 5, 6, 241, 9]).unwrap();
        assert_eq!(code.to_string(), "ACDE-FHJ9");
        for typed in ["acde-fhj9", " ACDE FHJ9 ", "ACDEFHJ9", "a-c-d-e-f-h-j-9"] {
            assert_eq!(JoinCode::of_text(typed), Some(code.clone()), "{typed}");
        }
        for wrong in ["", "ACDE-FHJ", "ACDE-FHJ90", "OCDE-FHJ9", "ICDE-FHJ1", "\u{410}CDE-FHJ9"] {
            assert_eq!(JoinCode::of_text(wrong), None, "{wrong}");
        }
        assert_eq!(JoinCode::of_random(&[0; 7]), None);
        for look_alike in ["0O", "1IL", "8B", "5S", "2Z", "6G", "QO"] {
            let there = look_alike.bytes().filter(|byte| LETTERS.contains(byte)).count();
            assert!(there < 2, "{look_alike}");
        }
        assert!(!format!("{code:?}").contains("ACDE"), "it is a secret");
    }
}
