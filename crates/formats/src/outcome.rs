//! The result of a game as data for those who run a tournament: an object of JSON, or a row of a table.
//!
//! Never `1-0`, which one program reads as White's win and another as Black's: the winner's colour, the margin and
//! the method each have a name of their own.

use crate::terminal_text::made_printable;
use kifuscribe_core::session::recording::ResultRank;
use serde::Serialize;

use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::result::{Forfeit, GameResult, WinBy};
use kifuscribe_core::session::counting::{Counting, Resolution, Ruling, Withdrawal};
use kifuscribe_core::session::incident::{Incident, IncidentNote};
use kifuscribe_core::session::outdone::{OutdoneAct, OutdoneState};
use kifuscribe_core::session::recording::{Act, ChangedSince, ResultNote, ResultStatus};
use kifuscribe_core::session::signature::Signature;

/// A result with what it belongs to. Text that is not known is empty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TournamentResult {
    /// The event.
    pub event: String,
    /// The round.
    pub round: String,
    /// The table.
    pub table: String,
    /// Black's name.
    pub black: String,
    /// White's name.
    pub white: String,
    /// `black`, `white`, or empty where nobody won.
    pub winner: String,
    /// By how many points, such as `3.5`; empty where it was not by points.
    pub margin: String,
    /// How: `count`, `agreement` of both players of which no count is known, `entered` where somebody else wrote down the points,
    /// `decision` of the referee, `resignation`, `time`, `forfeit`, `illegal-move`, `adjudication`, `draw`, `both lose` and so on.
    pub method: String,
    /// The result as [`GameResult::to_listed`] writes it: as SGF does, and in words where SGF has none, such as `both-lose`.
    pub result: String,
    /// Whether the game was played under protest.
    pub protest: bool,
    /// `claimed`, `decided` by the referee and not confirmed, or `confirmed`.
    pub status: String,
    /// Who noted it; of a decision, who decided it.
    pub by: String,
    /// Whether it is the result of the game as it is recorded now: `false` where the record was changed since it was confirmed. `None`
    /// where it is not confirmed, and as earlier versions wrote it, without that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stands: Option<bool>,
    /// Whose protests those are and why, as far as it was said.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub protests: Vec<ResultProtest>,
    /// What players claim, or have claimed, beside it. As JSON alone, like what follows.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub claims: Vec<DisputedAct>,
    /// What was decided or confirmed before another result was.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub overruled: Vec<DisputedAct>,
    /// What was withdrawn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub withdrawals: Vec<DisputedAct>,
    /// The appeals that hold.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub appeals: Vec<AppealOutcome>,
}

/// On what a result by points rests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OutcomeBasis<'a> {
    /// An audited count came to it.
    Count,
    /// The referee decided so, or who else is named here; empty where nobody is.
    Decision(&'a str),
    /// People said so, and no count of it is known.
    Word,
}

impl<'a> OutcomeBasis<'a> {
    /// That of a result which was decided by whom `decided_by` names, or else perhaps counted.
    #[must_use]
    pub fn of(decided_by: Option<&'a str>, is_counted: bool) -> Self {
        match decided_by {
            Some(name) => Self::Decision(name),
            None if is_counted => Self::Count,
            None => Self::Word,
        }
    }
}

/// A player's protest under which a result was given. Text that is not known is empty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ResultProtest {
    /// Who protests: `black` or `white`.
    pub player: &'static str,
    /// Why.
    pub reasons: String,
    /// Who noted it.
    pub by: String,
    /// When, as ISO 8601.
    pub at: String,
}

impl ResultProtest {
    /// The protest that a note is; `None` of a note of another kind.
    #[must_use]
    pub fn of(note: &IncidentNote) -> Option<Self> {
        let Incident::Protest { player } = note.incident else { return None };
        let IncidentNote { at, by, text, .. } = note.clone();
        Some(Self { player: player.name(), reasons: text, by, at })
    }

    /// The protest as one value of a table, such as `white: a stone was moved (A. Referee, 2026-11-21T14:02:00+01:00)`.
    fn in_table(&self) -> String {
        let reasons = if self.reasons.is_empty() { String::new() } else { format!(": {}", self.reasons) };
        let noted: Vec<&str> = [&self.by, &self.at].into_iter().map(String::as_str).filter(|t| !t.is_empty()).collect();
        let noted = if noted.is_empty() { String::new() } else { format!(" ({})", noted.join(", ")) };
        format!("{}{reasons}{noted}", self.player)
    }
}

/// A claim, a decision or a confirmation that does not hold alone, with what became of it. Text that is not known is empty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DisputedAct {
    /// `claim`, `decision`, `confirmation`, or the other ways in which a count is settled.
    pub what: &'static str,
    /// The result that it names, in the same form.
    pub result: String,
    /// `black` or `white` where one player alone says so.
    pub player: String,
    /// Who noted it.
    pub by: String,
    /// When, as ISO 8601.
    pub at: String,
    /// `open`, `overruled`, `withdrawn`, or `made-again` of what was withdrawn and then decided or confirmed again.
    pub state: &'static str,
    /// Who withdrew or overruled it.
    pub ended_by: String,
    /// When.
    pub ended_at: String,
    /// Why it was withdrawn.
    pub reasons: String,
}

/// An appeal. Text that is not known is empty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AppealOutcome {
    /// Its number among what was noted beside the moves, from 1.
    pub number: usize,
    /// Who appeals: `black` or `white`.
    pub player: &'static str,
    /// Who decides it: `chief-referee`, `committee` or `federation`.
    pub level: &'static str,
    /// Until when.
    pub until: String,
    /// When it was noted, as ISO 8601.
    pub at: String,
    /// `open`, or `decided`.
    pub state: &'static str,
    /// Who decided it.
    pub decided_by: String,
    /// When.
    pub decided_at: String,
}

impl DisputedAct {
    /// Of an act of the history; `None` of one that is about no result.
    fn of(outdone: &OutdoneAct) -> Option<Self> {
        let (what, result, player) = match &outdone.act {
            Act::Noted(note) => {
                let what = if note.status == ResultStatus::Claimed { "claim" } else { "confirmation" };
                (what, Some(note.result), note.assent.alone())
            }
            Act::Ruled(ruling) => {
                let what = match ruling.way {
                    Resolution::RefereeDecided => "decision",
                    Resolution::Confirmed => "confirmation",
                    way => way.into(),
                };
                (what, ruling.result, ruling.assent.alone().filter(|_| ruling.way == Resolution::Confirmed))
            }
            Act::Answered { .. } | Act::Corrected { .. } => return None,
        };
        let nobody = String::new();
        let (state, ended, reasons) = match &outdone.state {
            OutdoneState::Withdrawn(Withdrawal { at, by, reasons }) => ("withdrawn", [by, at], reasons.clone()),
            OutdoneState::MadeAgain(Withdrawal { at, by, reasons }, _) => ("made-again", [by, at], reasons.clone()),
            OutdoneState::Overruled(Signature { at, by }) => ("overruled", [by, at], String::new()),
            OutdoneState::Open => ("open", [&nobody, &nobody], String::new()),
        };
        let Signature { at, by } = outdone.act.signature();
        let [ended_by, ended_at] = ended.map(Clone::clone);
        let result = result.map(GameResult::to_listed).unwrap_or_default();
        let player = player.map(|color| color.name().to_owned()).unwrap_or_default();
        Some(Self { what, result, player, by, at, state, ended_by, ended_at, reasons })
    }
}

impl AppealOutcome {
    fn of(number: usize, note: &IncidentNote, answer: Option<&Ruling>) -> Option<Self> {
        let Incident::Appeal { player, level, until } = &note.incident else { return None };
        let (decided_by, decided_at) = answer.map(|ruling| (ruling.by.clone(), ruling.at.clone())).unwrap_or_default();
        let state = if answer.is_some() { "decided" } else { "open" };
        let (player, level, until, at) = (player.name(), level.into(), until.clone(), note.at.clone());
        Some(Self { number, player, level, until, at, state, decided_by, decided_at })
    }
}

impl TournamentResult {
    /// The result of the game that `info` describes, which rests on `basis`. `changed` is what has changed since it was confirmed.
    #[must_use]
    pub fn of(info: &GameInfo, note: &ResultNote, basis: OutcomeBasis<'_>, changed: Option<ChangedSince>) -> Self {
        let method = match (method(note.result), basis) {
            ("count" | "draw", OutcomeBasis::Decision(_)) => "decision",
            ("count", OutcomeBasis::Word) if note.assent.is_of_both() => "agreement",
            ("count", OutcomeBasis::Word) => "entered",
            (other, _) => other,
        };
        let (is_decided, by) = match basis {
            OutcomeBasis::Decision("") => (true, &*note.signed.by),
            OutcomeBasis::Decision(name) => (true, name),
            OutcomeBasis::Count | OutcomeBasis::Word => (false, &*note.signed.by),
        };
        let margin = match note.result {
            GameResult::Win { by: WinBy::Points(margin), .. } => margin.to_string(),
            _ => String::new(),
        };
        Self {
            event: info.event.clone(),
            round: info.round.clone(),
            table: info.table.clone(),
            black: info.black.name.clone(),
            white: info.white.name.clone(),
            winner: note.result.winner().map(|c| c.name().to_owned()).unwrap_or_default(),
            margin,
            method: method.to_owned(),
            result: note.result.to_listed(),
            protest: note.protest,
            status: ResultRank::of(note.status, is_decided).name().to_owned(),
            by: by.to_owned(),
            stands: (note.status == ResultStatus::Confirmed).then_some(changed.is_none()),
            protests: Vec::new(),
            claims: Vec::new(),
            overruled: Vec::new(),
            withdrawals: Vec::new(),
            appeals: Vec::new(),
        }
    }

    /// The same with the protests, and what was said and decided beside it.
    #[must_use]
    pub fn with_disputes(self, counting: &Counting, outdone: &[OutdoneAct]) -> Self {
        let (withdrawals, others): (Vec<_>, Vec<_>) = said_once(outdone)
            .filter_map(DisputedAct::of)
            .partition(|act| matches!(act.state, "withdrawn" | "made-again"));
        let (claims, overruled) = others.into_iter().partition(|act| act.what == "claim");
        let appeals = counting.appeals().into_iter();
        let appeals = appeals.filter_map(|(number, note, answer)| AppealOutcome::of(number, note, answer)).collect();
        let protests = counting.protests().into_iter().filter_map(ResultProtest::of).collect();
        Self { protests, claims, overruled, withdrawals, appeals, ..self }
    }

    /// The same without what was said and decided beside it.
    #[must_use]
    pub fn without_disputes(self) -> Self {
        let (claims, overruled, withdrawals, appeals) = Default::default();
        Self { claims, overruled, withdrawals, appeals, ..self }
    }

    /// The same with nothing that has several values.
    fn without_lists(self) -> Self {
        Self { protests: Vec::new(), ..self.without_disputes() }
    }

    /// As an indented object, with a newline at its end.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).map(|text| text + "\n").unwrap_or_default()
    }

    /// As a table of two rows: the names of the columns, and the values.
    #[must_use]
    pub fn to_csv(&self) -> String {
        csv_of(std::slice::from_ref(self))
    }
}

/// What was said or decided and does not hold alone, without a claim that the same person has made again: the last one alone says what
/// became of it.
pub fn said_once(outdone: &[OutdoneAct]) -> impl Iterator<Item = &OutdoneAct> {
    let claim = |outdone: &OutdoneAct| match (&outdone.act, &outdone.state) {
        (Act::Noted(note), OutdoneState::Overruled(_) | OutdoneState::Open) if note.status == ResultStatus::Claimed => {
            Some(note.clone())
        }
        _ => None,
    };
    let is_made_again = move |(i, said): (usize, &OutdoneAct)| {
        let of = |said: ResultNote| {
            let mut later = outdone[i + 1..].iter().filter_map(claim);
            later.any(|later| later.result == said.result && later.is_of_the_same(&said))
        };
        claim(said).is_some_and(of)
    };
    outdone.iter().enumerate().filter(move |&said| !is_made_again(said)).map(|(_, said)| said)
}

/// The names of the columns of a table of results, in the order of the fields; before [`STANDS`] and [`PROTESTS`].
const COLUMNS: [&str; 12] =
    ["event", "round", "table", "black", "white", "winner", "margin", "method", "result", "protest", "status", "by"];

/// The column that a table has where every result in it is known to stand or not to.
const STANDS: &str = "stands";

/// The column that a table has where somebody said whose a protest is, or why.
const PROTESTS: &str = "protests";

/// Returns results as a table: a row with the names of the columns, then a row for each.
#[must_use]
pub fn csv_of(results: &[TournamentResult]) -> String {
    let stands = results.iter().all(|result| result.stands.is_some()).then_some(STANDS);
    let protests = results.iter().any(|result| !result.protests.is_empty()).then_some(PROTESTS);
    let mut writer = csv::WriterBuilder::new().has_headers(false).from_writer(Vec::new());
    let row = |result: &TournamentResult| {
        let said: Vec<String> = result.protests.iter().map(ResultProtest::in_table).collect();
        (result.clone().without_lists(), protests.map(|_| said.join("; ")))
    };
    let written = writer.write_record(COLUMNS.into_iter().chain(stands).chain(protests)).and_then(|()| {
        results.iter().map(row).try_for_each(|(row, said)| match said {
            Some(said) => writer.serialize((row, said)),
            None => writer.serialize(row),
        })
    });
    let bytes = written.ok().and_then(|()| writer.into_inner().ok());
    made_printable(bytes.and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default())
}

const fn method(result: GameResult) -> &'static str {
    match result {
        GameResult::Win { by: WinBy::Points(_), .. } => "count",
        GameResult::Win { by: WinBy::Resignation, .. } => "resignation",
        GameResult::Win { by: WinBy::Time, .. } => "time",
        GameResult::Win { by: WinBy::Forfeit(Forfeit::IllegalMove), .. } => "illegal-move",
        GameResult::Win { by: WinBy::Forfeit(Forfeit::Adjudicated), .. } => "adjudication",
        GameResult::Win { by: WinBy::Forfeit(_), .. } => "forfeit",
        GameResult::Win { by: WinBy::Unspecified, .. } | GameResult::Pending | GameResult::Unknown => "unspecified",
        GameResult::Draw => "draw",
        GameResult::TechnicalDraw => "technical draw",
        GameResult::BothLose => "both lose",
        GameResult::NoResult => "no-result",
        GameResult::Void => "void",
        GameResult::NotPlayed => "not played",
        GameResult::Bye { .. } => "bye",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::record::Player;
    use kifuscribe_core::session::assent::Assent;
    use kifuscribe_core::session::recording::ChangeBasis;

    #[test]
    fn a_result_leaves_with_the_winners_colour_the_margin_and_the_method() {
        let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
        let info = GameInfo {
            table: "3".to_owned(),
            round: "2".to_owned(),
            black: player("Lovelace, Ada"),
            white: player("名人"),
            ..GameInfo::default()
        };
        let check = |result: &str, protest: bool, basis: OutcomeBasis<'_>, row: &str| {
            let result = GameResult::from_sgf(result).unwrap();
            let signed = Signature::new(String::new(), "judge");
            let note = ResultNote { result, protest, status: ResultStatus::Confirmed, signed, assent: Assent::NONE };
            let outcome = TournamentResult::of(&info, &note, basis, None);
            assert_eq!(outcome.to_csv().lines().nth(1).unwrap(), row);
            assert!(outcome.to_json().contains("\"black\": \"Lovelace, Ada\""));
        };
        check(
            "W+3.5",
            false,
            OutcomeBasis::Count,
            ",2,3,\"Lovelace, Ada\",名人,white,3.5,count,W+3.5,false,confirmed,judge,true",
        );
        check(
            "B+R",
            true,
            OutcomeBasis::Decision(""),
            ",2,3,\"Lovelace, Ada\",名人,black,,resignation,B+R,true,confirmed,judge,true",
        );
        check("0", false, OutcomeBasis::Word, ",2,3,\"Lovelace, Ada\",名人,,,draw,0,false,confirmed,judge,true");
        let committee = ",2,3,\"Lovelace, Ada\",名人,white,3.5,decision,W+3.5,false,confirmed,committee,true";
        check("W+3.5", false, OutcomeBasis::Decision("committee"), committee);
        let entered = ",2,3,\"Lovelace, Ada\",名人,white,3.5,entered,W+3.5,false,confirmed,judge,true";
        check("W+3.5", false, OutcomeBasis::Word, entered);
    }

    #[test]
    fn under_protest_the_table_says_whose_and_why() {
        let signed = Signature::new(String::new(), "judge");
        let result = GameResult::from_sgf("B+R").unwrap();
        let note = ResultNote { result, protest: true, status: ResultStatus::Confirmed, signed, assent: Assent::NONE };
        let quiet = TournamentResult::of(&GameInfo::default(), &note, OutcomeBasis::Count, None);
        let at = "2026-11-21T14:02:00+01:00".to_owned();
        let (by, text, player) = ("A. Referee".to_owned(), "a stone was moved".to_owned(), Color::White);
        let protest = IncidentNote { at, after: 57, incident: Incident::Protest { player }, by, text };
        let protests = ResultProtest::of(&protest).into_iter().collect();
        let said = TournamentResult { protests, ..quiet.clone() };
        let table = csv_of(&[said.clone(), quiet.clone()]);
        let whose = "\"white: a stone was moved (A. Referee, 2026-11-21T14:02:00+01:00)\"";
        let rows: Vec<&str> = table
            .lines()
            .filter_map(|line| Some(line.split_once(",by,").or_else(|| line.split_once("judge,"))?.1))
            .collect();
        assert_eq!(rows, ["stands,protests", &format!("true,{whose}"), "true,"]);
        assert!(said.to_json().contains("\"reasons\": \"a stone was moved\""));
        assert!(!quiet.to_json().contains("protests") && !quiet.to_csv().contains("protests"));
    }

    #[test]
    fn a_result_whose_record_was_changed_says_that_it_does_not_stand() {
        let signed = Signature::new(String::new(), "judge");
        let result = GameResult::from_sgf("B+3").unwrap();
        let note = ResultNote { result, protest: false, status: ResultStatus::Confirmed, signed, assent: Assent::NONE };
        let changed = Some(ChangedSince::Moves { then: 271, now: 270, since: ChangeBasis::Count });
        let outcome = TournamentResult::of(&GameInfo::default(), &note, OutcomeBasis::Count, changed);
        assert!(outcome.to_json().contains("\"stands\": false"), "{}", outcome.to_json());
        assert_eq!(outcome.to_csv().lines().nth(1).unwrap(), ",,,,,black,3,count,B+3,false,confirmed,judge,false");
        // One that is only claimed is not said to stand.
        let claim = ResultNote { status: ResultStatus::Claimed, ..note };
        let claimed = TournamentResult::of(&GameInfo::default(), &claim, OutcomeBasis::Word, None);
        assert_eq!((claimed.status.as_str(), claimed.stands), ("claimed", None));
        // One that the referee decided, and that is not confirmed, is no claim.
        let decided = TournamentResult::of(&GameInfo::default(), &claim, OutcomeBasis::Decision("Anna"), None);
        let said = (decided.status.as_str(), decided.method.as_str(), decided.by.as_str(), decided.stands);
        assert_eq!(said, ("decided", "decision", "Anna", None));
        // A file of an earlier version has no such column.
        let earlier = TournamentResult { stands: None, ..outcome };
        assert!(!earlier.to_json().contains("stands") && !earlier.to_csv().contains("stands"));
    }
}
