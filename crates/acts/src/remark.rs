//! What somebody should look at who has just done something to a recording.

use std::path::Path;

use kifuscribe_core::game::result::GameResult;
use kifuscribe_language::say;

/// What is said beside the outcome of an act. It was done all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remark {
    /// The position at the end of the record does not usually come to the result that was confirmed.
    UnusualResult(GameResult),
    /// A result was confirmed in nobody's name.
    NobodyNamed(GameResult),
    /// No count of the game comes to the result that was claimed.
    ImpossibleClaim(GameResult),
}

impl Remark {
    /// The remark about the recording in a session folder as a sentence.
    #[must_use]
    pub fn sentence(self, session: &Path, sgf: &Path) -> String {
        let (folder, record) = (session.display(), sgf.display());
        match self {
            Self::UnusualResult(result) => {
                say!("printed-the-end-does-not-come-to", result = result.to_sgf(), record, folder)
            }
            Self::NobodyNamed(result) => say!("printed-nobody-is-named", result = result.to_sgf(), folder),
            Self::ImpossibleClaim(result) => say!("printed-no-count-comes-to-the-claim", result = result.to_sgf()),
        }
    }
}
