//! A finished fill against its record: pictures read, laid over the record, and held against what the rules
//! give.
//!
//! Everything here is a function of what was read; [`pictures`] does the reading. The verdict is about what
//! can be seen: where the pictures or the record leave it open, it is [`Verdict::CannotTell`], and a finding
//! says what to look at. It is an aid to the referee, never a ruling.

pub mod alignment;
mod conclusion;
#[cfg(feature = "eyes")]
pub mod confirmed_board;
mod counts;
mod dead_choice;
pub mod doubt;
pub mod final_position;
pub mod findings;
mod position;
pub mod settings;
mod table;
pub mod votes;

use thiserror::Error;

use crate::audit::alignment::Turn;
use crate::audit::final_position::{Agreement, AgreementError, FinalPosition, end_of};
use crate::audit::settings::Setting;
use crate::audit::settings::{Origin, settings};
use crate::audit::table::AuditBoard;
use crate::count::audit::Verdict;
use crate::formats::sgf::SgfGame;
use crate::game::halfpoints::HalfPoints;
use crate::game::ledger::Ledger;
use crate::game::point::Point;
use crate::game::record::GameRecord;
use crate::game::result::{GameResult, WinBy};
use crate::game::rules::Scoring;
use crate::game::stones::Stones;
use crate::sensing::observation::Observation;

/// What is asked.
#[derive(Debug, Clone, Copy)]
pub struct AuditRequest<'a> {
    /// The record, where there is one.
    pub game: Option<&'a SgfGame>,
    /// What is agreed besides.
    pub agreement: &'a Agreement,
    /// The result that the players claim; without it, the record's own result where it is one by points.
    pub claimed: Option<GameResult>,
    /// By how many quarters (0 to 3) the pictures have to be turned clockwise to lie as the record does, where a
    /// person says it: it decides where they fit from several sides.
    pub turn: Option<u8>,
}

/// What was seen in one picture.
#[derive(Debug, Clone, PartialEq)]
pub struct PictureObservation {
    /// The picture as it is named in sentences.
    pub name: String,
    /// What was read; `None` where no board was found.
    pub observation: Option<Observation>,
    /// The points of the board that lie outside the picture, as the picture shows them.
    pub outside: Vec<Point>,
}

/// The pictures of one count.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct CountObservations {
    /// The position before the fill, dead stones off.
    pub before: Option<PictureObservation>,
    /// The board after the shared points and the compensation stones.
    pub compensated: Option<PictureObservation>,
    /// The finished fill, from one side or several.
    pub finals: Vec<PictureObservation>,
}

/// One thing that was found, about the board or about the pictures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// One word for it: a [`Kind`](crate::count::cause::CauseKind) or one about pictures.
    pub kind: &'static str,
    /// Where it shows, in the coordinates of the record.
    pub points: Vec<Point>,
    /// How many stones it is about.
    pub stones: usize,
    /// What the players would read too much for Black because of it, where that is fixed.
    pub shift: Option<HalfPoints>,
    /// The finding as a sentence.
    pub text: String,
}

/// The account of an audit.
#[derive(Debug, Clone, PartialEq)]
pub struct AuditAccount {
    /// What it comes to.
    pub verdict: Verdict,
    /// The same as a sentence.
    pub sentence: String,
    /// The result by the rules; `None` without a position.
    pub computed: Option<GameResult>,
    /// The result that the players would read off the board.
    pub read: Option<GameResult>,
    /// The result that is claimed.
    pub claimed: Option<GameResult>,
    /// Black stones, white stones and empty points on the finished board, where it was read.
    pub counts: Option<[usize; 3]>,
    /// What was found, the gravest first.
    pub findings: Vec<Finding>,
    /// What else should be known, a sentence each.
    pub notes: Vec<String>,
    /// The arithmetic.
    pub ledger: Ledger,
    /// The settings the verdict rests on.
    pub settings: Vec<Setting>,
    /// The position that was counted, and the dead stones taken off it; `None` without a position.
    pub ended: Option<FinalPosition>,
    /// The finished board as it was taken to be, in the coordinates of the record.
    pub filled: Option<Stones>,
    /// How each final picture lies to the record.
    pub turns: Vec<Option<Turn>>,
}

impl Finding {
    /// What the finding does to the count as a sentence, such as `It moves the count 1 point towards White.`; `None`
    /// where that is not fixed or nothing.
    #[must_use]
    pub fn shift_text(&self) -> Option<String> {
        self.shift.filter(|s| *s != HalfPoints::ZERO).map(findings::shift_sentence)
    }

    /// The finding with what it does to the count, as it is said in the window and in the report.
    #[must_use]
    pub fn said(&self) -> String {
        let shift = self.shift_text().map_or(String::new(), |s| format!(" {s}"));
        format!("{}{shift}", self.text)
    }
}

impl AuditAccount {
    /// The verdict's sentence without what the first finding says anyway.
    #[must_use]
    pub fn headline(&self) -> &str {
        let first = self.findings.first().map_or("", |f| f.text.as_str());
        self.sentence.strip_suffix(first).map_or(self.sentence.as_str(), str::trim_end)
    }
}

/// Why nothing could be audited.
#[derive(Debug, Error)]
pub enum AuditError {
    /// The agreement does not fit the record.
    #[error(transparent)]
    Agreement(#[from] AgreementError),
}

/// Audits a finished fill.
///
/// # Errors
/// [`AuditError`]: what was agreed names stones that are not there. A picture that cannot be used is a
/// finding.
pub fn audit(request: &AuditRequest<'_>, pictures: &CountObservations) -> Result<AuditAccount, AuditError> {
    match (request.game, &pictures.before) {
        (Some(game), _) => by_record(request, game, pictures),
        (None, Some(before)) => by_picture(request, before, pictures),
        (None, None) => Ok(counts::account(request, pictures)),
    }
}

/// Counts the stones of both bowls, laid out before the game: half the points of each colour, the centre free.
#[must_use]
pub fn bowls(seen: &PictureObservation) -> AuditAccount {
    counts::bowls(seen)
}

fn by_record(
    request: &AuditRequest<'_>,
    game: &SgfGame,
    pictures: &CountObservations,
) -> Result<AuditAccount, AuditError> {
    let claimed = request.claimed.or_else(|| claim_of(&game.record, request.agreement));
    let said = request.agreement.dead.is_some() || game.record.territory.is_some();
    let origin = if request.agreement.dead.is_some() { Origin::Given } else { Origin::Record };
    let at_end = end_of(game, request.agreement)?;
    let account = |agreement: &Agreement, origin: Origin| -> Result<AuditAccount, AuditError> {
        let ended = end_of(game, agreement)?;
        let settings = settings(agreement, Some(&game.record), &ended, origin);
        let (turn, prisoners_known) = (request.turn, true);
        let table = AuditBoard { ended, settings, claimed, record: true, turn, prisoners_known, pictures };
        Ok(if table.ended.terms.rules.scoring == Scoring::Territory || !table.looks_filled() {
            position::account(table)
        } else {
            table.account()
        })
    };
    if said {
        return account(request.agreement, origin);
    }
    // Nobody said which stones are dead: what the pictures show was lifted decides, then what is probable.
    let candidates = dead_choice::dead_candidates(&at_end, pictures);
    let mut accounts = Vec::new();
    for candidate in &candidates {
        let agreement = Agreement { dead: Some(candidate.labels(&at_end)), ..request.agreement.clone() };
        let mut account = account(&agreement, candidate.origin)?;
        account.notes.extend(candidate.note(&at_end));
        if account.verdict == Verdict::Agrees {
            return Ok(account);
        }
        accounts.push(account);
    }
    // Where no choice makes the fill right, the first one counts, unless another has less than half to explain: a
    // living string that was lifted by mistake is not to pass for a dead one.
    let unexplained = |i: usize| accounts[i].findings.iter().map(|f| f.stones.max(1)).sum::<usize>();
    let simplest = (0..accounts.len()).min_by_key(|&i| unexplained(i)).unwrap_or(0);
    let chosen = if 2 * unexplained(simplest) < unexplained(0) { simplest } else { 0 };
    Ok(accounts.swap_remove(chosen))
}

/// The result in the record, where it is one by points under the very settings of the audit.
fn claim_of(record: &GameRecord, agreement: &Agreement) -> Option<GameResult> {
    let changed = agreement.rules.is_some()
        || agreement.komi.is_some_and(|k| record.info.komi != Some(k))
        || agreement.handicap.is_some()
        || agreement.penalties.iter().any(|&p| p != HalfPoints::ZERO);
    let by_points = |r: &GameResult| matches!(r, GameResult::Win { by: WinBy::Points(_), .. } | GameResult::Draw);
    record.info.result.filter(|r| !changed && by_points(r))
}

fn by_picture(
    request: &AuditRequest<'_>,
    before: &PictureObservation,
    pictures: &CountObservations,
) -> Result<AuditAccount, AuditError> {
    let Some(observation) = &before.observation else {
        return Ok(counts::unusable(request, pictures, findings::no_board(before)));
    };
    let mut record = GameRecord::new(observation.size);
    let stones = votes::Ballot::of(&[(observation, Turn::NONE)]).stones();
    record.setup = stones.iter().filter_map(|(p, stone)| stone.map(|c| (p, c))).collect();
    let game = SgfGame { record, notes: Vec::new() };
    let mut ended = end_of(&game, request.agreement)?;
    // A picture tells the stones, not the moves: how many there were, who made the last and what was captured.
    ended.terms.plays = None;
    ended.terms.last_board_move = request.agreement.last_board_move;
    ended.notes.retain(|note| !note.contains("the record names") && !note.contains("probably dead"));
    let dead = if request.agreement.dead.is_some() { Origin::Given } else { Origin::Picture };
    let settings = settings(request.agreement, None, &ended, dead);
    let prisoners_known = request.agreement.prisoners.iter().all(Option::is_some);
    let (turn, claimed) = (request.turn, request.claimed);
    let table = AuditBoard { ended, settings, claimed, record: false, turn, prisoners_known, pictures };
    Ok(if table.ended.terms.rules.scoring == Scoring::Territory { position::account(table) } else { table.account() })
}

/// A sentence out of a phrase: a capital at its beginning, a full stop at its end.
fn sentence(phrase: &str) -> String {
    let mut chars = phrase.chars();
    let Some(first) = chars.next() else { return String::new() };
    let stop = if phrase.ends_with(['.', '?', '!']) { "" } else { "." };
    format!("{}{}{stop}", first.to_uppercase(), chars.as_str())
}
