//! What became of the results that were sent to the pairing program.

use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::recording::ChangedSince;
use kifuscribe_formats::pairings::PairingResult;
use kifuscribe_formats::pairings::pairgoth::{letter, result};
use kifuscribe_language::say;
use kifuscribe_network::pairgoth::SentResult;
use kifuscribe_words::changed_text;
use serde_json::{Value, json};
use strum::IntoStaticStr;

use crate::other_result::OtherResult;
use crate::result_source::ResultSource;
use crate::round::GameFit;
use crate::shown::ShownTable;

/// What became of the result of one table.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SentOutcome {
    /// What the program made of it.
    Answered(SentResult),
    /// The game has no confirmed result.
    NotConfirmed,
    /// The program has no such result of a game that was played.
    NotPlayed,
    /// The game that the table shows does not count in the round, for this reason.
    Doubtful(GameFit),
    /// The game that the table shows counts without a confirmed result or does not count, and another one has such a result.
    OtherResult(OtherResult),
    /// Other players played, or the same ones with other colours than those that are paired.
    OtherPlayers,
    /// The hall and the table have decided the game differently.
    DecidedOtherwise,
    /// The game was corrected since its result was confirmed, which does not stand any more.
    Outdated(ChangedSince),
    /// It was sent before, was withdrawn since, and is called back.
    CalledBack,
    /// It was sent before, was withdrawn since, and the program has another one by now.
    StandsOtherwise(String),
    /// No answer came: the server may have it, and what may be there is called back like what is.
    NotKnown(String),
    /// The server failed.
    Failed(String),
}

impl SentOutcome {
    /// The outcome as a sentence.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Answered(answer) => answer.text(),
            Self::NotConfirmed => say!("hall-outcome-not-confirmed").to_owned(),
            Self::NotPlayed => say!("sent-not-played").to_owned(),
            Self::Doubtful(fit) => say!("hall-outcome-doubtful", why = fit.text()),
            Self::OtherResult(other) => say!("hall-outcome-doubtful", why = other.text()),
            Self::OtherPlayers => say!("hall-outcome-other-players").to_owned(),
            Self::DecidedOtherwise => say!("hall-outcome-decided-otherwise").to_owned(),
            Self::Outdated(changed) => say!("hall-outcome-doubtful", why = changed_text::of_result(*changed)),
            Self::CalledBack => say!("hall-outcome-called-back").to_owned(),
            Self::StandsOtherwise(there) => say!("hall-outcome-stands-otherwise", there),
            Self::NotKnown(why) => why.clone(),
            Self::Failed(why) => say!("hall-outcome-failed", why),
        }
    }

    /// Whether somebody has to look after it.
    #[must_use]
    pub const fn is_finding(&self) -> bool {
        !matches!(self, Self::Answered(SentResult::Taken | SentResult::Known) | Self::NotConfirmed | Self::CalledBack)
    }

    fn name(&self) -> &'static str {
        match self {
            Self::Answered(answer) => answer.into(),
            other => other.into(),
        }
    }
}

/// The result of one table, and what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SentLine {
    /// The table.
    pub table: u32,
    /// The result by the winner's colour, such as `B+3.5`; empty where there is none.
    pub result: String,
    /// On whose word it rests; `None` where there is none.
    pub source: Option<ResultSource>,
    /// What became of it.
    pub outcome: SentOutcome,
}

impl SentLine {
    /// The result with its source, and what became of it.
    #[must_use]
    pub fn text(&self) -> String {
        let source = self.source.as_ref().map(ResultSource::text).unwrap_or_default();
        let outcome = self.outcome.text();
        let joined =
            |parts: [&str; 2], with| parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(with);
        joined([&joined([&self.result, &outcome], say!("word-comma")), &source], say!("word-semicolon"))
    }

    /// The line as JSON.
    #[must_use]
    pub fn json(&self) -> Value {
        json!({
            "table": self.table,
            "result": self.result,
            "source": self.source.as_ref().map(ResultSource::name),
            "outcome": self.outcome.name(),
            "text": self.outcome.text(),
        })
    }
}

/// What the program has of a table by what was sent to it, beside what the table has: a sentence where the two differ.
#[must_use]
pub(crate) fn withdrawn_text(sent: &str, shown: &ShownTable) -> Option<String> {
    // Another game of the table that has a confirmed result may be the one that was sent.
    if !(shown.counts() || shown.has_given_up) || shown.other_result().is_some_and(|other| other.is_confirmed()) {
        return None;
    }
    let confirmed = shown.confirmed_there().and_then(|note| letter(note.result));
    if confirmed == Some(sent) {
        return None;
    }
    let there = match result(sent) {
        PairingResult::Game(GameResult::Unknown) => return None,
        there => there.text(),
    };
    Some(say!("hall-outcome-withdrawn", there))
}
