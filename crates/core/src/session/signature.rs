//! Who did something to a recording, and when by the clock on the wall.

/// Who did something to a recording, and when.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Signature {
    /// The local time as ISO 8601; empty if unknown.
    pub at: String,
    /// The name; empty where it was not said.
    pub by: String,
}

impl Signature {
    /// The signature of `by`, without spaces around the name, at the local time `at`.
    #[must_use]
    pub fn new(at: String, by: &str) -> Self {
        Self { at, by: by.trim().to_owned() }
    }
}
