//! What is reported while sets of pictures or games are evaluated.

/// What happens while sets of pictures or games are evaluated, as it happens.
#[derive(Debug, Clone, PartialEq)]
pub enum EvaluationProgress<L> {
    /// A picture of this set is next, or one of this game was read.
    Picture {
        /// The set or the game.
        name: String,
        /// How many of a game's pictures have been read, of how many, where that is known.
        read: Option<(u64, u64)>,
    },
    /// Something was read or recorded wrongly.
    Miss {
        /// The picture or the game.
        name: String,
        /// What was wrong, a line each.
        wrong: Vec<String>,
    },
    /// Something that cannot be judged. A game may have a line all the same: what was recorded.
    NotJudged {
        /// The set or the game.
        name: String,
        /// Why, as a sentence.
        why: String,
    },
    /// A set or a game is done. The last of all is named `total`.
    Line(L),
}
