//! Why a program that was asked what pictures show says nothing of them, for the program that has asked, as JSON.

use serde::{Deserialize, Serialize};

/// Why nothing was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RefusalReason {
    /// The picture is damaged, cut short or too large.
    Damaged,
    /// The program that decodes pictures of its format is not installed.
    NoDecoder,
    /// No room is left where files are put in between.
    DiskFull,
    /// Something else, which the picture is not to blame for.
    Failed,
}

/// A refusal to say what pictures show.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ObservedRefusal {
    /// Why.
    pub refused: RefusalReason,
    /// The name of the picture's file, without its folder; empty where it is not one picture's fault.
    pub file: String,
    /// The sentence for a log.
    pub text: String,
}

impl ObservedRefusal {
    /// The refusal in a line of JSON; `None` for anything else, also for a reason that this version does not know.
    #[must_use]
    pub fn of_line(line: &[u8]) -> Option<Self> {
        serde_json::from_slice(line).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_read_as_it_is_written_and_nothing_else_is_one() {
        let refusal = ObservedRefusal {
            refused: RefusalReason::NoDecoder,
            file: "picture-1.heic".to_owned(),
            text: "no decoder".to_owned(),
        };
        let line = serde_json::to_vec(&refusal).unwrap();
        assert!(line.starts_with(b"{\"refused\":\"no-decoder\""), "{}", String::from_utf8_lossy(&line));
        assert_eq!(ObservedRefusal::of_line(&line), Some(refusal));
        for other in [&b""[..], b"{}", b"{\"refused\":\"tired\",\"file\":\"\",\"text\":\"\"}", b"usage: kifuscribe"] {
            assert_eq!(ObservedRefusal::of_line(other), None);
        }
    }
}
