//! A sentence that stands under the page for a while: a note goes by itself, a problem stays until it is dismissed.

/// How urgent a message is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Urgency {
    /// Something was done.
    Note,
    /// Something could not be done.
    Problem,
}

/// A sentence that stands under the page for a while.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// How urgent it is.
    pub urgency: Urgency,
    /// The sentence.
    pub text: String,
}

impl Message {
    /// Something was done.
    #[must_use]
    pub const fn note(text: String) -> Self {
        Self { urgency: Urgency::Note, text }
    }

    /// Something could not be done.
    #[must_use]
    pub const fn problem(text: String) -> Self {
        Self { urgency: Urgency::Problem, text }
    }
}
