//! What of a state follows an earlier one, made once for all who have that one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use kifuscribe_language as language;

/// The version of the earlier state, and the language of the reader.
type EarlierState = (u64, u8);

/// The texts.
#[derive(Debug, Clone, Default)]
pub struct FollowingTexts(Arc<Mutex<HashMap<EarlierState, Arc<str>>>>);

impl FollowingTexts {
    /// The text for who has the state of that version, in the current language; `make` makes it when it is asked for the first time.
    pub fn get_or_make(&self, version: u64, make: impl FnOnce() -> String) -> Arc<str> {
        let mut texts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(texts.entry((version, language::current() as u8)).or_insert_with(|| make().into()))
    }
}
