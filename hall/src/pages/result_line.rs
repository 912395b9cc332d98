//! One game of the round, with its result.

use std::collections::BTreeMap;
use std::sync::Arc;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::recording::{ChangedSince, ResultRank};
use kifuscribe_formats::outcome::ResultProtest;
use kifuscribe_formats::pairings::PairingResult;
use kifuscribe_language::say;
use kifuscribe_words::{incident_text, result_text};
use serde_json::{Value, json};

use crate::attention::TableNeed;
use crate::other_result::OtherResult;
use crate::pages::TableNames;
use crate::result_source::ResultSource;
use crate::round::{Round, TablePairing, is_same};
use crate::sent_result::withdrawn_text;
use crate::shown::{Audience, ShownTable};

/// One game of the round, with its result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultLine {
    /// The table.
    pub table: u32,
    /// Who plays.
    pub names: TableNames,
    /// The result by the winner's colour and the margin, such as `B+3.5`; empty while there is none.
    pub result: String,
    /// The result as a sentence with the winner's name; empty while there is none.
    pub sentence: String,
    /// Who won.
    pub winner: Option<Color>,
    /// Whether both players have confirmed it, and the hall has not decided otherwise.
    pub is_confirmed: bool,
    /// How far it has come at the table, or in the hall; `None` while there is none.
    pub rank: Option<ResultRank>,
    /// Whether somebody else claims another result.
    pub claims_differ: bool,
    /// What of the game has changed since the result was confirmed.
    pub outdated: Option<ChangedSince>,
    /// The appeals that nobody has decided, by their numbers: to staff.
    pub open_appeals: Vec<usize>,
    /// Whether it was claimed or confirmed under protest.
    pub is_protested: bool,
    /// Whose protest that is and why, by whom it was noted and when; none for spectators.
    pub protests: Vec<ResultProtest>,
    /// The same in words; empty without a protest.
    pub protest: String,
    /// Whether the game was decided otherwise in the hall than at the table: then nothing is confirmed.
    pub is_in_conflict: bool,
    /// The result that people gave the game in the hall, which waits for its table; empty where none does.
    pub waiting: String,
    /// That appeals were rejected in the hall, which waits for the table; empty where it does not.
    pub rejected: String,
    /// That the table does not take, or has withdrawn, a result that people gave the game in the hall, or that it does not take, or has
    /// decided otherwise, the rejection of an appeal; empty where it has not.
    pub not_there: String,
    /// Why the game that the table shows is none of this round, in a few words; empty where it is one, or none is shown.
    pub doubt: &'static str,
    /// The result of another game of the table, where somebody has to choose which one is shown.
    pub other_result: Option<OtherResult>,
    /// Whether the pairings have the table, or there are none.
    pub is_paired: bool,
    /// Whether a game is shown.
    pub is_begun: bool,
    /// Whether that is another game than the one that is paired, or may be.
    pub is_beside: bool,
    /// Whether the table records.
    pub is_recorded: bool,
    /// Whether the game was not heard of since the hall was restored, so that a later result may be missing.
    pub is_unheard: bool,
    /// Whether the result is of a recording that names no players, so that nothing in it says that it is their game.
    pub is_unnamed: bool,
    /// On whose word it rests; `None` while there is none.
    pub source: Option<ResultSource>,
    /// Whether the page says that: to staff.
    pub says_source: bool,
    /// What the pairing program has as the result; none where it does not have the game.
    pub known: Option<PairingResult>,
    /// Whether the confirmed result is another one than the pairing program has.
    pub differs: bool,
    /// What was taken back, in a few words each, and in full as it may be said to the reader.
    pub taken_back: [Vec<String>; 2],
    /// What was sent to the pairing program and does not hold at the table any more, as a sentence.
    pub withdrawn: Option<String>,
}

impl ResultLine {
    /// Returns the lines of the round: one of each of its tables, and of each other table that shows a game of it. `sent` has
    /// the letters of the results that the pairing program was sent.
    #[must_use]
    pub fn all(shown: &[Arc<ShownTable>], round: &Round, sent: &BTreeMap<u32, String>) -> Vec<Self> {
        let is_listed =
            |shown: &&Arc<ShownTable>| round.has_table(shown.table) || (shown.has_journal() && shown.fit.counts());
        let line = |shown: &Arc<ShownTable>| Self::of(shown, round, sent.get(&shown.table).map(String::as_str));
        shown.iter().filter(is_listed).map(line).collect()
    }

    /// Returns the line of a table. `sent` is the letter of the result that the pairing program was sent.
    fn of(shown: &ShownTable, round: &Round, sent: Option<&str>) -> Self {
        let pairing = round.pairing(shown.table);
        let paired = pairing.game().map(TableNames::of_game);
        let names = match &paired {
            Some(paired) if !shown.fit.counts() => paired.clone(),
            _ => TableNames::of(shown),
        };
        let is_paired = round.has_table(shown.table);
        let (result, rank, source) = shown.leading().map_or((None, None, None), |(r, rank, by)| (Some(r), rank, by));
        let winner = result.and_then(|result| result.winner());
        let winner_name = winner.map(|color| names.of_color(color).name.as_str()).filter(|name| !name.is_empty());
        let sentence = match (result, winner_name) {
            (Some(result), Some(name)) => format!("{} ({name})", result_text::in_words(result, None)),
            (Some(result), None) => result_text::in_words(result, None),
            (None, _) => String::new(),
        };
        let known = round.games.get(&shown.table).map(|game| game.result.clone());
        let waiting = shown.waiting_decision();
        let is_in_conflict = shown.is_decided_otherwise && waiting.is_none();
        let is_confirmed = shown.confirmed().is_some();
        let known_winner = match &known {
            Some(PairingResult::Game(result)) if !is_open(*result) => Some(result.winner()),
            _ => None,
        };
        let is_same_winner = |known: Option<Color>| match (known, winner) {
            (None, None) => true,
            // The players may have chosen other colours than the pairing.
            (Some(known), Some(winner)) => {
                paired.as_ref().is_some_and(|paired| is_same(paired.of_color(known), names.of_color(winner)))
            }
            _ => false,
        };
        let is_lost =
            |need: &&TableNeed| matches!(need, TableNeed::Conflict(conflict) if conflict.is_of_lost_decision());
        let text_of = |need: &TableNeed| need.text(&shown.around, shown.made);
        let differs = is_confirmed && known_winner.is_some_and(|known| !is_same_winner(known));
        Self {
            table: shown.table,
            result: result.map(|result| result.to_listed()).unwrap_or_default(),
            sentence,
            winner,
            is_confirmed,
            rank,
            claims_differ: shown.needs.iter().any(|need| matches!(need, TableNeed::ClaimsDiffer(_))),
            outdated: shown.outdated.filter(|_| is_confirmed),
            open_appeals: shown.undecided_appeals().into_iter().map(|(number, _)| number).collect(),
            is_protested: !shown.protest_text().is_empty(),
            protests: shown.counted_protests(),
            protest: shown.protest_text(),
            is_in_conflict,
            waiting: waiting.map(text_of).unwrap_or_default(),
            rejected: shown.waiting_rejections().map(text_of).collect::<Vec<_>>().join(say!("word-semicolon")),
            not_there: shown.conflict_of_results().filter(is_lost).map(text_of).unwrap_or_default(),
            doubt: match &pairing {
                TablePairing::NotPaired { why, .. } => why.text(),
                _ if is_in_conflict => say!("hall-page-decided-otherwise"),
                TablePairing::NoPairings | TablePairing::Paired { .. } => shown.doubt(),
            },
            other_result: shown.other_result(),
            is_paired,
            is_begun: shown.has_journal(),
            is_beside: shown.fit.is_another(),
            is_recorded: shown.is_recorded,
            is_unheard: shown.unheard_since.is_some(),
            is_unnamed: shown.is_unnamed && result.is_some(),
            source,
            says_source: shown.audience == Audience::Staff,
            known,
            differs,
            taken_back: match shown.counts() || shown.has_given_up {
                true => [shown.taken_back_in_short(), shown.taken_back_text()],
                false => Default::default(),
            },
            withdrawn: sent.and_then(|sent| withdrawn_text(sent, shown)),
            names,
        }
    }

    /// Whether staff can enter or confirm its result on the page of the round: it is one of a game that is paired.
    #[must_use]
    pub const fn takes_result(&self) -> bool {
        self.is_paired && (self.doubt.is_empty() || self.is_beside)
    }

    /// How far the result has come, in words.
    #[must_use]
    pub fn state_text(&self) -> String {
        let sentence =
            if self.sentence.is_empty() { String::new() } else { format!("{}{}", self.sentence, say!("word-comma")) };
        format!("{sentence}{}", self.progress())
    }

    /// How far the result has come, in words, without the result.
    #[must_use]
    pub fn progress(&self) -> String {
        let state = match (self.is_confirmed, self.result.is_empty(), self.is_begun) {
            // What both say stands in the doubt.
            _ if self.is_in_conflict => "",
            (true, ..) => say!("hall-page-confirmed"),
            _ if !self.waiting.is_empty() => &self.waiting,
            (false, false, _) if self.rank == Some(ResultRank::Decided) => say!("hall-page-decided"),
            (false, false, _) => say!("hall-page-claimed"),
            (false, true, true) => say!("hall-page-missing"),
            // What was sent after the copy is not here.
            (false, true, false) if self.is_unheard => say!("hall-page-missing-not-known"),
            (false, true, false) => say!("hall-page-missing-not-begun"),
        };
        let unheard = if self.is_unheard { say!("hall-page-unheard") } else { "" };
        let other = self.other_result.map(|other| other.text()).unwrap_or_default();
        let unnamed = if self.is_unnamed { say!("hall-page-unnamed") } else { "" };
        let taken_back = self.taken_back[0].join(say!("word-semicolon"));
        let outdated = self.outdated.map(|changed| say!("hall-page-does-not-stand", changed)).unwrap_or_default();
        let appeals = appeals_text(&self.open_appeals);
        let other_claim = if self.claims_differ { say!("hall-page-claims-differ") } else { "" };
        let parts = [
            state,
            other_claim,
            &taken_back,
            &self.protest,
            &appeals,
            &self.rejected,
            &outdated,
            &self.not_there,
            self.doubt,
            &other,
            unheard,
            unnamed,
        ]
        .into_iter()
        .filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(say!("word-semicolon"))
    }

    /// Whether the result is confirmed, and nothing of the game has changed since.
    #[must_use]
    pub const fn stands(&self) -> bool {
        self.is_confirmed && self.outdated.is_none()
    }

    /// On whose word the result rests, in words, for staff; `None` while there is none.
    #[must_use]
    pub fn source_text(&self) -> Option<String> {
        self.source.as_ref().filter(|_| self.says_source).map(ResultSource::text)
    }

    /// What the pairing program has as the result, in words; empty where it does not have the game.
    #[must_use]
    pub fn known_text(&self) -> String {
        match &self.known {
            None => String::new(),
            Some(PairingResult::Game(GameResult::Unknown)) => say!("hall-page-no-result-read").to_owned(),
            Some(PairingResult::Game(result)) => result_text::in_words(*result, None),
            Some(PairingResult::BothWin) => say!("hall-page-both-win").to_owned(),
            Some(PairingResult::Ambiguous(text)) => say!("hall-page-ambiguous", text),
        }
    }

    /// The line as JSON. A winner is named by colour and name, so that no order of two numbers can be misread.
    #[must_use]
    pub fn json(&self) -> Value {
        let or_null = |text: &str| if text.is_empty() { Value::Null } else { text.into() };
        json!({
            "table": self.table,
            "black": self.names.black.name,
            "white": self.names.white.name,
            "result": or_null(&self.result),
            "winner": self.winner.map(Color::name),
            "winner_name": self.winner.map(|color| self.names.of_color(color).name.clone()),
            "confirmed": self.is_confirmed,
            "status": self.rank.map(ResultRank::name),
            "claims_differ": self.claims_differ,
            "stands": self.is_confirmed.then_some(self.outdated.is_none()),
            "protest": self.is_protested,
            "protests": self.protests,
            "open_appeals": self.open_appeals,
            "by": or_null(&self.source.as_ref().map(ResultSource::by).unwrap_or_default()),
            "source": self.source.as_ref().map(ResultSource::name),
            "taken_back": self.taken_back[0],
            "begun": self.is_begun,
            "recorded": self.is_recorded,
            "doubt": or_null(self.doubt),
            "not_at_table": or_null(&self.not_there),
            "other_result": self.other_result.map(|other| other.json()),
            "paired": self.is_paired,
            "unheard": self.is_unheard,
            "unnamed": self.is_unnamed,
        })
    }
}

/// That appeals with these numbers are open, in words; empty where none is.
pub(super) fn appeals_text(open: &[usize]) -> String {
    if open.is_empty() { String::new() } else { say!("hall-page-appeals-open", numbers = incident_text::numbers(open)) }
}

/// Whether a result of the pairing program says nothing yet.
const fn is_open(result: GameResult) -> bool {
    matches!(result, GameResult::Unknown | GameResult::Pending | GameResult::NotPlayed)
}
