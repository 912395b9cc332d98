//! Under whose protest a game was played, as it is typed.

use anyhow::ensure;
use clap::Args;
use clap::builder::PossibleValuesParser;

use kifuscribe_acts::act::PlayerProtest;
use kifuscribe_language::say;

/// Under whose protest a game was played, and why.
#[derive(Debug, Clone, Args)]
pub(super) struct ProtestArgs {
    /// Under whose protest the game was played; it is noted with --protest-why in the game
    #[arg(long, value_name = "COLOR", requires = "protest_why", value_parser = PossibleValuesParser::new(["black", "white", "both"]))]
    protest: Option<String>,
    /// Why the player protests
    #[arg(long, value_name = "TEXT", requires = "protest")]
    protest_why: Option<String>,
}

impl ProtestArgs {
    /// Who protests, and why.
    pub(super) fn protests(&self) -> anyhow::Result<Vec<PlayerProtest>> {
        let (Some(whose), Some(why)) = (&self.protest, &self.protest_why) else { return Ok(Vec::new()) };
        ensure!(!why.trim().is_empty(), say!("entry-fault-protest-without-reasons"));
        Ok(PlayerProtest::of_word(whose, why.trim()).unwrap_or_default())
    }

    /// Whether somebody protests.
    pub(super) const fn is_given(&self) -> bool {
        self.protest.is_some()
    }
}
