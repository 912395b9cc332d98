//! What is shown of one table.

use std::sync::Arc;

use kifuscribe::live::delay::SpectatorDelay;
use kifuscribe::live::publication::{GameStage, Publication};
use kifuscribe::session::recording::{ResultNote, ResultStatus};
use serde_json::{Value, json};

use crate::attention::{Circumstances, TableNeed};
use crate::clock::Millis;

/// Who looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Audience {
    /// The organiser and the referee: everything at once.
    Staff,
    /// Spectators: after the delay, without questions.
    Public,
}

/// What is shown of one table.
#[derive(Debug, Clone)]
pub struct ShownTable {
    /// The table.
    pub table: u32,
    /// Counts the states that were shown since the hall was started.
    pub version: u64,
    /// The game.
    pub publication: Publication,
    /// The lines of the journal that it is made of.
    pub lines: usize,
    /// The hash of the last of them.
    pub head: String,
    /// Why a person is needed; empty for spectators.
    pub needs: Vec<TableNeed>,
    /// The open questions in words; empty for spectators.
    pub questions: Vec<String>,
    /// The result that was noted last; for spectators only a confirmed one.
    pub result: Option<ResultNote>,
    /// What the reasons rest on.
    pub around: Circumstances,
    /// How many games were sent from the table; one of them is shown.
    pub games: usize,
    /// When the last line came.
    pub changed: Option<Millis>,
    /// `state.json`.
    pub json: Arc<str>,
}

impl ShownTable {
    /// The state as a word.
    #[must_use]
    pub fn stage(&self) -> &'static str {
        self.publication.state.into()
    }

    /// Whether the game has ended, or was never begun here.
    #[must_use]
    pub const fn has_journal(&self) -> bool {
        self.lines > 0
    }

    /// Whether the result is confirmed.
    #[must_use]
    pub fn is_confirmed(&self) -> bool {
        self.result.as_ref().is_some_and(|note| note.status == ResultStatus::Confirmed)
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.publication.state, GameStage::Ended)
    }

    /// Makes `state.json`: that of a table's live page, and what the hall knows.
    pub(crate) fn fill_json(&mut self, audience: Audience, delay: SpectatorDelay, now: Millis) {
        let delay = if audience == Audience::Staff { SpectatorDelay::None } else { delay };
        let mut json = self.publication.json(delay, self.version);
        json["hall_table"] = self.table.into();
        json["lines"] = self.lines.into();
        if audience == Audience::Staff {
            json["head"] = self.head.as_str().into();
            json["games"] = self.games.into();
            json["questions"] = self.questions.clone().into();
            json["needs"] = self.needs_json(now);
        }
        self.json = json.to_string().into();
    }

    /// Why a person is needed, as JSON.
    #[must_use]
    pub fn needs_json(&self, now: Millis) -> Value {
        let needs = self.needs.iter();
        needs.map(|need| json!({ "kind": need.name(), "text": need.text(&self.around, now) })).collect()
    }
}
