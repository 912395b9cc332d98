//! Which players agree to a result, as it is typed.

use clap::Args;

use kifuscribe_core::session::assent::Assent;

/// Which players agree, and which appeals a decision answers.
#[derive(Debug, Clone, Args)]
pub(super) struct AssentArgs {
    /// Both players agree, with the names that the game has
    #[arg(long)]
    both_agree: bool,
    /// Black agrees, with this name
    #[arg(long, value_name = "NAME")]
    by_black: Option<String>,
    /// White agrees, with this name
    #[arg(long, value_name = "NAME")]
    by_white: Option<String>,
    /// The appeal that the referee's decision answers, by its number in the list of 'incident'; may be given several times
    /// [default: the only one that is open]
    #[arg(long = "appeal", value_name = "NUMBER")]
    pub(super) appeals: Vec<usize>,
}

impl AssentArgs {
    /// The players who agree.
    pub(super) fn assent(&self) -> Assent {
        let named = Assent::of([self.by_black.clone(), self.by_white.clone()]);
        if self.both_agree { named.and(&Assent::of_both()) } else { named }
    }
}
