//! A restore from a copy.

use std::collections::BTreeSet;

use kifuscribe_language::say;
use kifuscribe_platform::clock::local_date_minute;

use crate::clock::Millis;

/// How long a restore is said, and how old a game may be that is said not to have been heard of since, in milliseconds.
/// Tables send what a hall lacks of the recordings of their last day.
pub const SAID: Millis = 24 * 60 * 60 * 1000;

/// A restore from a copy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restored {
    /// The name of the copy's file.
    pub file: String,
    /// When the copy was made.
    pub made: Millis,
    /// When the hall was restored from it.
    pub at: Millis,
    /// The games in the copy that were not heard of since, by the hashes of their journals' first lines.
    pub unheard: BTreeSet<String>,
}

impl Restored {
    /// Whether it is still to be said.
    #[must_use]
    pub const fn is_recent(&self, now: Millis) -> bool {
        now - self.at < SAID
    }

    /// What a person has to know of it, as sentences.
    #[must_use]
    pub fn text(&self) -> String {
        let (at, made) = (local_date_minute(self.at), local_date_minute(self.made));
        say!("hall-page-restored", at, file = self.file, made)
    }
}
