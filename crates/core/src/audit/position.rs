//! Rule sets that are not counted by filling: the pictures show the final position, and the result is
//! computed from it.

use crate::audit::account::{AuditAccount, AuditSubject};
use crate::audit::board::AuditBoard;
use crate::audit::counts::counts_of;
use crate::audit::finding::{Finding, FindingKind, PositionSource};
use crate::audit::note::{EarlierPicture, Note};
use crate::audit::votes::{Ballot, SURE};
use crate::count::audit::{Verdict, same_result};
use crate::count::line::CountLine;
use crate::game::point::Point;
use crate::game::rules::Scoring;

/// The account of pictures that show a final position, before or after the dead stones were lifted.
pub(super) fn account(board: AuditBoard<'_>) -> AuditAccount {
    let aligned = board.align_finals();
    let score = board.ended.score();
    let mut notes = board.position_notes();
    notes.extend(score.flags.iter().cloned().map(Note::Score));
    let (mut findings, mut verdict, filled) = if aligned.finals.is_empty() {
        (aligned.unusable.clone(), Verdict::CannotTell, None)
    } else {
        notes.extend(aligned.unusable.iter().cloned().map(Note::Unusable));
        notes.extend(board.other_turn(&aligned));
        let ballot = Ballot::of(&aligned.finals);
        let (findings, verdict) = differences(&board, &ballot);
        (findings, verdict, Some(ballot.stones()))
    };
    if let Some(claimed) = board.claimed.filter(|&c| !same_result(c, score.result)) {
        let kind = FindingKind::PositionClaim { claimed, computed: score.result, source: board.source };
        findings.push(Finding::at(kind, Vec::new()));
        if verdict == Verdict::Agrees {
            verdict = Verdict::Differs;
        }
    }
    if board.ended.terms.rules.scoring == Scoring::Territory && !board.prisoners_known {
        findings.insert(0, Finding::at(FindingKind::PrisonersUnknown, Vec::new()));
        verdict = Verdict::CannotTell;
    }
    // A picture from before the fill is that of the position itself where there is no record.
    let before = board.pictures.before.is_some() && board.source == PositionSource::Record;
    let unused =
        [(before, EarlierPicture::Before), (board.pictures.compensated.is_some(), EarlierPicture::Compensated)];
    notes.extend(unused.into_iter().filter(|(is_given, _)| *is_given).map(|(_, picture)| Note::NotOfFill(picture)));
    let subject = AuditSubject::FinalPosition(board.source);
    AuditAccount {
        verdict,
        computed: Some(score.result),
        counts: filled.as_ref().map(counts_of),
        findings,
        notes,
        ledger: score.ledger.map(CountLine::Score),
        filled,
        ..board.account(subject, aligned.turns)
    }
}

/// Returns the findings about a board that differs from the final position, and the verdict they lead to.
fn differences(board: &AuditBoard<'_>, ballot: &Ballot) -> (Vec<Finding>, Verdict) {
    let wrong = |p: &Point| {
        let what = ballot.best(*p).0;
        what != board.ended.living.get(*p) && what != board.ended.dead.stones().get(*p)
    };
    let (sure, doubtful): (Vec<Point>, Vec<Point>) =
        ballot.size().points().filter(wrong).partition(|&p| ballot.best(p).1 >= SURE && !ballot.hidden.contains(&p));
    let mut findings = Vec::new();
    let mut verdict = Verdict::Agrees;
    if !ballot.hidden.is_empty() {
        findings.push(Finding::at(FindingKind::PositionCovered, ballot.hidden.clone()));
        verdict = Verdict::CannotTell;
    }
    if !sure.is_empty() {
        findings.push(Finding { stones: sure.len(), ..Finding::at(FindingKind::PositionDiffers, sure) });
        verdict = Verdict::Differs;
    } else if !doubtful.is_empty() {
        verdict = Verdict::CannotTell;
    }
    // Doubtful points are named beside those that differ for certain, too; the verdict stays.
    if !doubtful.is_empty() {
        findings.push(Finding::at(FindingKind::Unsure, doubtful));
    }
    (findings, verdict)
}
