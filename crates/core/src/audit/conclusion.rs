//! Concludes an assessed fill: the verdict, the findings and the notes.

use crate::audit::account::{AuditAccount, AuditSubject};
use crate::audit::alignment::Turn;
use crate::audit::board::AuditBoard;
use crate::audit::dead_choice::standing_strings;
use crate::audit::doubt::{AlternativeReading, CountBoard, DecidingPoint, DoubtAssessment, ReadingOutcome};
use crate::audit::finding::{Finding, FindingKind, PointDoubt, PositionSource};
use crate::audit::note::Note;
use crate::audit::votes::{Ballot, SURE};
use crate::count::audit::{Audit, ForeignStones, Verdict, same_result};
use crate::count::cause::{Cause, CauseKind, DeadLeft};
use crate::count::note::FillNote;
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::point::Point;
use crate::game::proposal::StringOutlook;
use crate::game::result::GameResult;
use crate::game::stones::Stones;

/// A fill assessed in one choice of turn.
pub(super) struct TurnAssessment {
    /// What all possible readings come to.
    pub(super) doubt: DoubtAssessment,
    /// The finished board as it is taken to be.
    pub(super) filled: Stones,
    /// The readings of the boards, in the order of [`CountBoard::ALL`].
    pub(super) ballots: [Ballot; 3],
    /// The finding that the picture before the fill contradicts the record, where the verdict depends on it.
    pub(super) position: Option<Finding>,
    /// The points of dead stones that the picture before the fill shows empty.
    pub(super) seen_lifted: Vec<Point>,
    /// The points of dead stones that still lie there in that picture.
    pub(super) seen_standing: Vec<Point>,
}

/// Returns the verdict, where no doubt decides it, and the computed result.
pub(super) fn outcome(doubt: &DoubtAssessment) -> (Option<Verdict>, GameResult) {
    let verdict = doubt.deciding.is_empty().then_some(doubt.audit.verdict);
    (verdict, doubt.audit.computed)
}

/// Notes where the picture before the fill differs from the record. Where the verdict depends on it, it is a finding.
pub(super) fn compare_positions(
    board: &AuditBoard<'_>,
    before: &Ballot,
    filled: &Stones,
    doubt: &DoubtAssessment,
    audit: &dyn Fn(&[AlternativeReading]) -> Audit,
    notes: &mut Vec<Note>,
) -> Option<Finding> {
    let living = &board.ended.living;
    let dead: Vec<Point> = board.ended.dead.points().filter(|p| before.best(*p).0.is_some()).collect();
    if !dead.is_empty() {
        notes.push(Note::DeadStillThere(dead));
    }
    let differs = |p: &Point| {
        let (what, probability) = before.best(*p);
        probability >= SURE && what != living.get(*p) && !board.ended.dead.is_dead(*p)
    };
    let differs: Vec<Point> = living.size().points().filter(differs).collect();
    // A living string that is gone in both pictures was lifted, and the record is not in question.
    let lifted = |p: &Point| {
        living.get(*p).is_some()
            && living.string(*p).iter().all(|&q| before.best(q).0.is_none() && filled.get(q) != living.get(*p))
    };
    let questions: Vec<Point> = differs.iter().copied().filter(|p| !lifted(p)).collect();
    if questions.is_empty() {
        if !differs.is_empty() {
            notes.push(Note::GoneBeforeTheFill(differs));
        }
        return None;
    }
    let as_in_picture = |&point: &Point| {
        let (board, what) = (CountBoard::Position, before.best(point).0);
        AlternativeReading { board, point, what, share: 1.0 }
    };
    let other = audit(&questions.iter().map(as_in_picture).collect::<Vec<_>>());
    if outcome(doubt) == (Some(other.verdict), other.computed) {
        notes.push(Note::PictureDiffers(differs));
        return None;
    }
    let kind = FindingKind::PositionUnclear { differs, by_record: doubt.audit.computed, by_picture: other.computed };
    Some(Finding::at(kind, questions))
}

/// Up to so many points on which only the findings rest are told one by one, with what each reading comes to.
const FEW_IN_DOUBT: usize = 4;

/// Returns a finding for each point that decides. `as_read` is what the count comes to with the likeliest reading; a
/// result that is the computed one is left out, because it tells nothing.
fn in_doubt(
    deciding: &[DecidingPoint],
    ballots: &[Ballot; 3],
    as_read: &ReadingOutcome,
    computed: GameResult,
) -> Vec<Finding> {
    let told = |outcome: &ReadingOutcome| {
        let read = outcome.read.filter(|&read| read != computed);
        ReadingOutcome { read, ..outcome.clone() }
    };
    let mut findings: Vec<Finding> = Vec::new();
    for DecidingPoint { other, outcome } in deciding {
        if findings.iter().any(|f| f.points == [other.point]) {
            continue;
        }
        let ballot = &ballots[other.board as usize];
        let doubt = PointDoubt {
            board: other.board,
            is_hidden: ballot.hidden.contains(&other.point),
            read: ballot.best(other.point),
            other: (other.what, ballot.share(other.point, other.what)),
            outcomes: outcome.as_ref().map(|outcome| Box::new([as_read, outcome].map(told))),
        };
        findings.push(Finding::at(FindingKind::InDoubt(doubt), vec![other.point]));
    }
    findings
}

/// Returns the account of an assessed fill.
pub(super) fn conclude(
    board: AuditBoard<'_>,
    turns: Vec<Option<Turn>>,
    assessment: TurnAssessment,
    mut notes: Vec<Note>,
) -> AuditAccount {
    let TurnAssessment { doubt, filled, ballots, position, seen_lifted, seen_standing } = assessment;
    let DoubtAssessment { audit, as_read, taken, deciding, changing, improbable } = doubt;
    let (open, subject) = (!deciding.is_empty(), AuditSubject::Fill(board.source));
    let mut verdict = if open { Verdict::CannotTell } else { audit.verdict };
    // Without a record it is the position in the picture that gives another result than the one claimed.
    let of_source = |cause: Cause| match (cause.kind, board.source) {
        (CauseKind::Claim { claimed, computed }, PositionSource::Picture) => {
            Finding::at(FindingKind::PositionClaim { claimed, computed, source: board.source }, Vec::new())
        }
        _ => Finding::from(cause),
    };
    let mut findings: Vec<Finding> = audit.findings.into_iter().map(of_source).collect();
    if open {
        let (claims, others): (Vec<Finding>, Vec<Finding>) = findings.drain(..).partition(|f| f.kind.is_claim());
        notes.extend(others.into_iter().map(Note::AsRead));
        findings = in_doubt(&deciding, &ballots, &as_read, audit.computed);
        findings.extend(claims);
    }
    // The fill is wrong in any case, but what is found depends on these points as well.
    let told = in_doubt(&changing, &ballots, &as_read, audit.computed);
    if told.len() <= FEW_IN_DOUBT {
        findings.extend(told);
    } else {
        let points = told.into_iter().flat_map(|finding| finding.points).collect();
        findings.push(Finding::at(FindingKind::Unsure, points));
    }
    notes.extend(taken.iter().map(|change| {
        let ballot = &ballots[change.board as usize];
        let read = Some(ballot.best(change.point)).filter(|_| !ballot.hidden.contains(&change.point));
        Note::TakenOtherwise { point: change.point, read, taken: change.what }
    }));
    notes.extend(improbable.iter().map(|other| {
        let read = ballots[other.board as usize].best(other.point);
        Note::TakenAsRead { point: other.point, read, other: other.what }
    }));
    if let Some(finding) = position {
        findings.insert(0, finding);
        verdict = Verdict::CannotTell;
    }
    let (mut left, mut covered) = dead_standing(&board, &filled);
    // A whole string that lies there in the picture before the fill, too, was not taken off and laid again.
    let whole = standing_strings(&board.ended.dead, &filled).concat();
    let (still, others): (Vec<Point>, Vec<Point>) =
        covered.into_iter().partition(|point| seen_standing.contains(point) && whole.contains(point));
    left.extend(still);
    covered = others;
    let is_named = |f: &Finding| matches!(f.kind, FindingKind::Fill(CauseKind::DeadLeft(DeadLeft::InPlace(_))));
    let named: Vec<Point> = findings.iter().filter(|f| is_named(f)).flat_map(|f| f.points.clone()).collect();
    left.retain(|point| !named.contains(point) && !seen_lifted.contains(point));
    covered.retain(|point| !seen_lifted.contains(point));
    // A claim that is the computed result tells that the players counted such a stone as one of theirs.
    if board.claimed == Some(audit.computed) {
        covered.append(&mut left);
    }
    // A claim that is short of just what stones of one colour are worth tells that they were left out of the reading.
    let result_after = |shift: i32| {
        board.ended.terms.result_of(audit.expected.margin_of(audit.expected.shown) + HalfPoints::points(shift))
    };
    let of_claim_alone = left.is_empty() && findings.iter().all(|finding| finding.kind.is_claim());
    for color in Color::BOTH.into_iter().filter(|_| of_claim_alone) {
        let is_out = |p: &Point| filled.get(*p) == Some(color);
        let stones = covered.iter().filter(|point| is_out(point)).count() as i32;
        let shift = if color == Color::White { -2 * stones } else { 2 * stones };
        if stones > 0 && board.claimed == Some(result_after(shift)) {
            (left, covered) = covered.into_iter().partition(is_out);
            break;
        }
    }
    if let Some(color) = left.first().and_then(|&p| filled.get(p)) {
        let kind = FindingKind::Fill(CauseKind::DeadLeft(DeadLeft::InPlace(color)));
        findings.push(Finding { stones: left.len(), ..Finding::at(kind, left) });
        if verdict == Verdict::Agrees {
            verdict = Verdict::CannotTell;
        }
    }
    // Where dead stones stand on their points, a group that stands apart is no sign of compensation.
    let standing = covered.first().and_then(|&point| filled.get(point));
    if standing.is_some() {
        notes.push(Note::DeadStands(covered));
    }
    if board.ended.terms.rules.parity_correction && board.ended.terms.last_board_move.is_none() {
        findings.insert(0, Finding::at(FindingKind::LastMoveUnknown, Vec::new()));
        verdict = Verdict::CannotTell;
    }
    let put_right = board.pictures.put_right.filter(|_| board.pictures.compensated.is_none());
    if let Some(placed) = put_right.filter(|_| verdict == Verdict::Agrees) {
        findings.push(Finding::at(FindingKind::CompensationPutRight(placed), Vec::new()));
        verdict = Verdict::CannotTell;
    }
    if !board.ended.reports.is_empty() {
        notes.push(Note::FlaggedMoves(board.ended.reports.len()));
    }
    // A claim that is the computed result tells how many stones the players counted as compensation.
    let is_told = board.claimed == Some(audit.computed);
    let is_unwitnessed = |about: &FillNote| matches!(about, FillNote::NotWitnessed(_));
    let mut fill_notes = audit.notes;
    if let Some(color) = standing.filter(|_| board.pictures.compensated.is_none())
        && !fill_notes.iter().any(is_unwitnessed)
    {
        fill_notes.push(FillNote::NotWitnessed(color.opponent()));
    }
    if is_told {
        fill_notes.retain(|about| !about.is_unwitnessed());
    }
    if open {
        // Nothing is read off the board then, and there is no reading to compare with.
        fill_notes.retain(|about| !matches!(about, FillNote::EmptyOutsideBlock(_)));
    }
    // Stones that nothing shows to be compensation are not marked as such.
    let is_shown = !fill_notes.iter().any(is_unwitnessed);
    if verdict == Verdict::CannotTell && findings.is_empty() {
        // Nothing else stands in the way of a verdict than that the position cannot be filled.
        let guard = |about: &FillNote| if let FillNote::Guard(guard) = about { Some(*guard) } else { None };
        findings.extend(
            fill_notes.iter().filter_map(guard).map(|guard| Finding::at(FindingKind::NotFillable(guard), Vec::new())),
        );
        fill_notes.retain(|about| guard(about).is_none());
    }
    notes.extend(fill_notes.into_iter().map(Note::Fill));
    notes.extend(board.position_notes());
    // Where a doubt decides, the arithmetic of this fill would be taken for a result: only that of a correct one is shown.
    let ledger = if open { audit.expected.ledger(&board.ended.terms) } else { audit.ledger };
    if open {
        notes.insert(0, Note::OnlyExpectedArithmetic);
    }
    AuditAccount {
        verdict,
        computed: Some(audit.computed),
        read: audit.read.filter(|_| !open),
        readings: if open { Vec::new() } else { audit.readings },
        counts: Some(audit.counts),
        findings,
        notes,
        ledger,
        filled: Some(filled),
        seen_lifted,
        foreign: if is_shown { audit.foreign } else { ForeignStones::default() },
        ..board.account(subject, turns)
    }
}

/// Returns the account of a fill from which strings that live were lifted, and nobody said that they are dead: the result is
/// that with them alive, and what the players read off the board is what it shows without them. `lifted` is the account
/// without them, `alive` the one with them.
pub(super) fn living_lifted(lifted: AuditAccount, alive: AuditAccount, living: &[StringOutlook]) -> AuditAccount {
    let mut points: Vec<Point> = living.iter().flat_map(|outlook| outlook.points.iter().copied()).collect();
    points.sort_unstable_by_key(|p| (p.row, p.col));
    let is_certain = living.iter().any(|outlook| outlook.is_certain);
    let kind = FindingKind::LivingLifted { is_certain, alive: alive.computed, lifted: lifted.computed };
    let stones = points.len();
    let mut findings = vec![Finding { stones, ..Finding::at(kind, points) }];
    // The other findings are about the fill without these strings, and a claim about the result with them.
    findings.extend(lifted.findings.into_iter().filter(|finding| !finding.kind.is_claim()));
    // Where the group may be dead, a claim of the result without it is not wrong.
    let is_open = |claimed| !is_certain && Some(claimed) == lifted.computed;
    let differs =
        |(claimed, computed): &(GameResult, GameResult)| !same_result(*claimed, *computed) && !is_open(*claimed);
    let claim = alive.claimed.zip(alive.computed).filter(differs);
    let claim = claim.map(|(claimed, computed)| FindingKind::Fill(CauseKind::Claim { claimed, computed }));
    findings.extend(claim.map(|kind| Finding::at(kind, Vec::new())));
    // That the number of stones is right holds for the record without these strings only.
    let is_of_fill = |note: &Note| matches!(note, Note::Fill(about) if !about.is_unwitnessed());
    let fill_notes = lifted.notes.into_iter().filter(is_of_fill);
    let notes = alive.notes.into_iter().filter(|note| !matches!(note, Note::Fill(_))).chain(fill_notes).collect();
    let ledger = alive.ended.as_ref().map_or(alive.ledger, |ended| ended.expectation().ledger(&ended.terms));
    AuditAccount {
        verdict: if is_certain { Verdict::Differs } else { Verdict::CannotTell },
        computed: alive.computed,
        settings: alive.settings,
        ended: alive.ended,
        findings,
        notes,
        ledger,
        ..lifted
    }
}

/// The strings that are taken for dead and stand whole on the finished board, where that is a right fill, or only such strings keep it from
/// being one that nobody named.
pub(super) fn whole_dead_strings(account: &AuditAccount) -> Vec<Vec<Point>> {
    let is_open = |finding: &Finding| finding.kind.is_claim() || matches!(finding.kind, FindingKind::DeadNotNamed(_));
    let is_open_by_them = !account.findings.is_empty() && account.findings.iter().all(is_open);
    match account.subject {
        AuditSubject::Fill(_) if account.is_right_fill() || is_open_by_them => standing_whole(account),
        _ => Vec::new(),
    }
}

/// The strings that are taken for dead and stand whole on the finished board, where no picture from before shows them lifted. Dead stones
/// are taken off before the board is filled, and their points are filled by the other side.
pub(super) fn standing_whole(account: &AuditAccount) -> Vec<Vec<Point>> {
    let boards = account.ended.as_ref().zip(account.filled.as_ref());
    let mut standing = boards.map_or_else(Vec::new, |(ended, filled)| standing_strings(&ended.dead, filled));
    standing.retain(|string| !string.iter().all(|point| account.seen_lifted.contains(point)));
    standing
}

/// The account of a fill that is right with `standing` dead, as in `dead`, and right or wrong with them alive, as in `alive`; `None` where
/// the fill is wrong with them alive and they were named as dead, or both come to the same result. Why: stones that stand on the finished
/// board were not lifted, unless others of their colour were laid on just their points, and a death that nobody named excuses no fault.
pub(super) fn open_by_standing(
    dead: &AuditAccount,
    alive: &AuditAccount,
    standing: Vec<Vec<Point>>,
    is_presumed: bool,
) -> Option<AuditAccount> {
    let is_right_alive = alive.is_right_fill();
    if !(is_right_alive || is_presumed) || alive.computed == dead.computed {
        return None;
    }
    let mut points = standing.concat();
    points.sort_unstable_by_key(|p| (p.row, p.col));
    let kind = FindingKind::DeadStands { alive: alive.computed, dead: dead.computed, is_right_alive };
    let mut findings = vec![Finding { stones: points.len(), ..Finding::at(kind, points) }];
    // A claim that is one of the two results is not wrong.
    let is_possible = dead.claimed.is_some_and(|c| [dead.computed, alive.computed].contains(&Some(c)));
    let is_told = |finding: &&Finding| matches!(finding.kind, FindingKind::DeadNotNamed(_));
    let is_left = |finding: &&Finding| !(is_told(finding) || is_possible && finding.kind.is_claim());
    findings.extend(dead.findings.iter().filter(is_left).cloned());
    if !is_right_alive {
        findings.extend(alive.findings.iter().filter(|finding| !finding.kind.is_claim()).cloned());
    }
    let notes = dead.notes.iter().filter(|note| !matches!(note, Note::DeadStands(_))).cloned().collect();
    let read = dead.read.filter(|_| is_right_alive);
    Some(AuditAccount { verdict: Verdict::CannotTell, read, findings, notes, ..dead.clone() })
}

/// Dead stones that stand on their points in the finished fill. A string that lies there by itself was probably not
/// lifted; one among other stones may have been covered by the compensation or the losing stones.
fn dead_standing(board: &AuditBoard<'_>, filled: &Stones) -> (Vec<Point>, Vec<Point>) {
    let (dead, size) = (&board.ended.dead, filled.size());
    let stands = |p: &Point| filled.get(*p) == dead.stones().get(*p);
    let by_itself = |p: &Point| {
        let string = filled.string(*p);
        let beside_hole = string.iter().any(|q| q.neighbors(size).any(|n| filled.get(n).is_none()));
        !beside_hole && string.iter().all(|&q| dead.is_dead(q))
    };
    dead.points().filter(stands).partition(by_itself)
}
