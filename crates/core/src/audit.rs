//! Compares a finished fill with its record: the pictures are aligned with the record, and the board is compared with
//! what the rules give.
//!
//! Everything here is a function of what was read in the pictures. Where the pictures or the record leave the verdict
//! open, it is [`Verdict::CannotTell`], and a finding names what to check. It is an aid to the referee, never a ruling.

pub mod account;
pub mod alignment;
mod assessment;
mod board;
mod conclusion;
pub mod confirmed_board;
mod counts;
mod dead_choice;
pub mod doubt;
pub mod final_position;
pub mod finding;
mod line_points;
mod missing_move;
pub mod note;
pub mod pictures;
mod position;
pub mod request;
pub mod settings;
pub mod usual_results;
pub mod votes;

use crate::audit::account::{AuditAccount, AuditSubject};
use crate::audit::alignment::Turn;
use crate::audit::board::AuditBoard;
use crate::audit::conclusion::{living_lifted, open_by_standing, standing_whole, whole_dead_strings};
use crate::audit::dead_choice::{DeadChoice, dead_candidates, dead_labels, without_strings};
use crate::audit::final_position::{Agreement, FinalPosition, PositionNote, end_of, recorded_result};
use crate::audit::finding::{Finding, FindingKind, PictureFault, PositionSource};
use crate::audit::missing_move::missing_move;
use crate::audit::note::Note;
use crate::audit::pictures::{CountObservations, PictureObservation, is_filled_up};
use crate::audit::request::{AuditError, AuditRequest};
use crate::audit::settings::settings;
use crate::count::audit::Verdict;
use crate::count::expectation::{Counts, Feasible};
use crate::count::setting::{Origin, SettingValue};
use crate::game::color::Color;
use crate::game::course::CoursePhase;
use crate::game::halfpoints::HalfPoints;
use crate::game::handicap;
use crate::game::point::Point;
use crate::game::preset::Preset;
use crate::game::record::GameRecord;
use crate::game::record_note::{RecordNote, RecordNoteKind};
use crate::game::result::GameResult;
use crate::game::rules::Scoring;
use crate::game::score::handicap_moves;
use crate::game::stones::Stones;
use crate::sensing::observation::Observation;

/// Audits a finished fill.
///
/// # Errors
/// [`AuditError`]: what was agreed names stones that are not there. A picture that cannot be used is a
/// finding.
pub fn audit(request: &AuditRequest<'_>, pictures: &CountObservations) -> Result<AuditAccount, AuditError> {
    let account = match (request.record, &pictures.before) {
        (Some(record), _) => by_record(request, record, pictures)?,
        (None, Some(before)) => by_picture(request, before, pictures)?,
        (None, None) => counts::account(request, pictures),
    };
    Ok(with_strange_pictures(account))
}

/// The account with what it says of pictures of something else, which were given all the same, as findings: while one is there,
/// nothing is certified.
fn with_strange_pictures(mut account: AuditAccount) -> AuditAccount {
    let strange: Vec<Finding> = account.notes.iter().filter_map(Note::strange_picture).cloned().collect();
    account.notes.retain(|note| note.strange_picture().is_none());
    let at = if account.verdict == Verdict::Agrees { 0 } else { account.findings.len() };
    if at == 0 && !strange.is_empty() {
        account.verdict = Verdict::CannotTell;
    }
    account.findings.splice(at..at, strange);
    account
}

/// Counts the stones of both bowls, laid out before the game: half the points of each colour, the centre free; by `rules` with a
/// black stone more, none is free.
#[must_use]
pub fn bowls(picture: &PictureObservation, rules: Option<Preset>) -> AuditAccount {
    counts::bowls(picture, rules)
}

/// Audits a count of a record. Where the record does not settle what the result depends on, nothing is certified: what was given is
/// against it and nobody gave it with a name and reasons, it states another handicap than the stones that lie there, it ends with an
/// open board, or it may lack a move.
fn by_record(
    request: &AuditRequest<'_>,
    record: &GameRecord,
    pictures: &CountObservations,
) -> Result<AuditAccount, AuditError> {
    let agreement = request.agreement;
    let with = |agreement: &Agreement, record: &GameRecord| {
        as_agreed(&AuditRequest { agreement, ..*request }, record, pictures)
    };
    let mut account = with(agreement, record)?;
    let notes = account.ended.as_ref().map_or(&[][..], |ended| &ended.notes);
    // One of two values in the file may be given.
    let is_second = |note: &PositionNote| request.reading_notes.iter().any(|reading| states(reading, note));
    let is_against = notes.iter().any(|note| note.against().is_some() && !is_second(note));
    let (source, own) = (account.against().filter(|_| is_against), agreement.as_recorded(notes));
    let given = account.computed;
    let terms = account.ended.as_ref().map(|ended| &ended.terms);
    let parity = terms.and_then(|terms| terms.last_move_by_numbers().zip(terms.plays));
    let mut open = |agreement: &Agreement, record: &GameRecord, kind: &dyn Fn(Option<GameResult>) -> FindingKind| {
        let own = with(agreement, record).ok();
        let computed = match &own {
            Some(own) => own.computed,
            None => Some(end_of(record, agreement)?.score().result),
        };
        if own.as_ref().map(|own| (own.verdict, own.computed)) != Some((account.verdict, account.computed)) {
            leave_open(&mut account, own.as_ref(), computed, Finding::at(kind(computed), Vec::new()));
        }
        Ok::<_, AuditError>(())
    };
    if let (Some(source), None) = (source, &agreement.warrant) {
        open(&own, record, &|recorded| FindingKind::AgainstRecord { given, recorded, source })?;
    } else if let Some(laid) = handicap::laid_instead(record).filter(|_| agreement.handicap.is_none()) {
        let stated = record.info.known_handicap();
        let mut as_laid = record.clone();
        as_laid.info.handicap = Some(laid);
        let kind = |by_stones| FindingKind::HandicapUnclear { stated, laid, by_number: given, by_stones };
        open(agreement, &as_laid, &kind)?;
    }
    if let (Some((by_numbers, plays)), None) = (parity, agreement.last_board_move) {
        let other = Agreement { last_board_move: Some(by_numbers), ..agreement.clone() };
        let last = by_numbers.opponent();
        let kind = |by_numbers| FindingKind::ParityUnclear { plays, last, by_last: given, by_numbers };
        open(&other, record, &kind)?;
    }
    for note in request.reading_notes {
        let RecordNote::SeveralValues { kind, property, value, other } = note else { continue };
        let Some(with_other) = record_with(record, agreement, *kind, other) else { continue };
        let finding = |by_other| {
            let values = Box::new([value.clone(), other.clone()]);
            FindingKind::TwoValues { property, values, by_value: given, by_other }
        };
        open(agreement, &with_other, &finding)?;
    }
    // What was taken for dead is dead with one more move, too.
    let dead = account.ended.as_ref().map(|ended| dead_labels(&ended.dead)).filter(|_| record.territory.is_none());
    let named = Agreement { dead: agreement.dead.clone().or(dead), ..agreement.clone() };
    let is_over = |found: &AuditAccount| found.ended.as_ref().is_none_or(|ended| open_borders(ended).is_none());
    let completed = |record: &GameRecord| with(&named, record).ok().filter(is_over);
    if let Some((finding, computed)) = missing_move(&account, record, &completed) {
        leave_open(&mut account, None, computed, finding);
    }
    // An open board on which nobody has passed cannot be filled either.
    let is_unfillable = account.findings.iter().any(|finding| matches!(finding.kind, FindingKind::NotFillable(_)));
    let goes_on = |ended: &FinalPosition| ended.phase == CoursePhase::Playing && ended.passes.is_empty();
    let is_judged = |ended: &&FinalPosition| {
        let is_counted = account.verdict != Verdict::CannotTell || (is_unfillable && goes_on(ended));
        is_counted && agreement.warrant.is_none()
    };
    let ended = account.ended.as_ref().filter(is_judged);
    if let Some(open) = ended.and_then(open_borders) {
        account.verdict = Verdict::CannotTell;
        account.findings = vec![Finding::at(FindingKind::RecordUnfinished { open }, Vec::new())];
        // Whatever the board shows, it is not this record's game.
        (account.read, account.readings) = (None, Vec::new());
    }
    Ok(account)
}

/// Whether the file of the record states what was given as the second of two values.
fn states(reading: &RecordNote, given: &PositionNote) -> bool {
    let RecordNote::SeveralValues { kind, other, .. } = reading else { return false };
    match (kind, given) {
        (RecordNoteKind::Komi, PositionNote::OtherKomi { given, .. }) => HalfPoints::parse(other) == Some(*given),
        (RecordNoteKind::Rules, PositionNote::OtherRules { given, .. }) => Preset::from_sgf(other) == Some(*given),
        (RecordNoteKind::Handicap, PositionNote::AgainstRecord { given: SettingValue::Handicap(given), .. }) => {
            other.trim().parse().map(handicap_moves) == Ok(*given)
        }
        _ => false,
    }
}

/// The second of two results that the file of the record names; `None` where this note is about something else.
fn second_result(reading: &RecordNote) -> Option<GameResult> {
    match reading {
        RecordNote::SeveralValues { kind: RecordNoteKind::Result, other, .. } => GameResult::from_sgf(other),
        _ => None,
    }
}

/// The fewest points that no seki leaves to neither side.
const OPEN_BOARD: usize = 12;

/// The points that belong to neither side, where most of a board that is still open does, or many of one on which nobody has passed: no
/// game is over then. A large seki is less.
fn open_borders(ended: &FinalPosition) -> Option<usize> {
    let living = &ended.living;
    let (shared, empty) = (Counts::of(living).shared, living.iter().filter(|(_, stone)| stone.is_none()).count());
    let has_ended = ended.phase != CoursePhase::Playing || !ended.passes.is_empty();
    let is_open = shared >= OPEN_BOARD && 8 * shared > living.size().area() && (2 * shared > empty || !has_ended);
    is_open.then_some(shared)
}

/// The record with another value of a property; `None` where nothing depends on it, somebody has given it, or it is no such value.
fn record_with(record: &GameRecord, agreement: &Agreement, kind: RecordNoteKind, value: &str) -> Option<GameRecord> {
    let mut with = record.clone();
    match kind {
        RecordNoteKind::Komi if agreement.komi.is_none() => with.info.komi = Some(HalfPoints::parse(value)?),
        RecordNoteKind::Rules if agreement.rules.is_none() => value.clone_into(&mut with.info.rules),
        RecordNoteKind::Handicap if agreement.handicap.is_none() => {
            with.info.handicap = Some(value.trim().parse().ok()?);
        }
        _ => return None,
    }
    (with.info != record.info).then_some(with)
}

/// Leaves open which of two accounts holds, for the reason in `finding`; the other one comes to `computed`, and a claim of that is not
/// wrong. A fill that is wrong either way is wrong.
fn leave_open(
    account: &mut AuditAccount,
    other: Option<&AuditAccount>,
    computed: Option<GameResult>,
    finding: Finding,
) {
    let is_wrong = |account: &AuditAccount| account.verdict == Verdict::Differs && !account.only_the_claim_differs();
    if !(is_wrong(account) && other.is_some_and(is_wrong)) {
        account.verdict = Verdict::CannotTell;
        let is_possible = account.claimed.is_some() && account.claimed == computed;
        account.findings.retain(|finding| !(is_possible && finding.kind.is_claim()));
    }
    account.findings.insert(0, finding);
}

/// Makes the account in which these strings live.
type WithAlive<'a> = dyn Fn(&[Vec<Point>]) -> Result<AuditAccount, AuditError> + 'a;

fn as_agreed(
    request: &AuditRequest<'_>,
    record: &GameRecord,
    pictures: &CountObservations,
) -> Result<AuditAccount, AuditError> {
    let account = |agreement: &Agreement, origin: Origin| -> Result<AuditAccount, AuditError> {
        let ended = end_of(record, agreement)?;
        let recorded = recorded_result(record, agreement, &ended)?;
        let second = recorded.and_then(|_| request.reading_notes.iter().find_map(second_result));
        // A game that was resigned or lost on time was not decided by what the players claim at the count.
        let decided = recorded.filter(|r| r.is_without_count());
        // What the record says of the game tells nothing of how this fill was laid: it is compared, as the players' claim is.
        let claimed = decided.or(request.claimed);
        let settings = settings(agreement, Some(record), &ended, origin);
        let board = AuditBoard {
            ended,
            reading_notes: request.reading_notes,
            settings,
            claimed,
            source: PositionSource::Record,
            turn: request.turn,
            prisoners_known: true,
            pictures,
        };
        let by_filling = board.is_counted_by_filling()?;
        let mut account = if by_filling { assessment::account(board) } else { position::account(board) };
        let unused = decided.and(request.claimed).filter(|&given| Some(given) != decided);
        account.notes.extend(unused.map(Note::ClaimNotCompared));
        // What the record says is compared beside what the players claim, and so is a second result that its file names.
        let beside = recorded.filter(|&other| claimed != Some(other));
        beside.into_iter().chain(second).for_each(|other| account.compare_recorded(other));
        account.claimed = account.claimed.or(recorded);
        Ok(account)
    };
    let named = match (&request.agreement.dead, &record.territory) {
        (Some(_), _) => Some(Origin::Given),
        (None, Some(_)) => Some(Origin::Record),
        (None, None) => None,
    };
    // What the strings that stand whole on the finished board leave open, and the account with them alive.
    let open = |dead: &AuditAccount, alive: &WithAlive<'_>, is_named: bool| {
        let standing = whole_dead_strings(dead);
        if standing.is_empty() {
            return Ok(None);
        }
        let alive = alive(&standing)?;
        let is_presumed = !is_named && may_live(&alive, dead);
        Ok::<_, AuditError>(open_by_standing(dead, &alive, standing, is_presumed).map(|open| (open, alive)))
    };
    if let Some(origin) = named {
        let named = account(request.agreement, origin)?;
        if request.agreement.warrant.is_some() {
            return Ok(named);
        }
        let alive = |standing: &[Vec<Point>]| {
            let dead = named.ended.as_ref().map(|ended| dead_labels(&without_strings(&ended.dead, standing)));
            account(&Agreement { dead, ..request.agreement.clone() }, origin)
        };
        return Ok(open(&named, &alive, true)?.map_or(named, |(open, _)| open));
    }
    // Without an agreement on the dead stones, what the pictures show lifted decides, then what is probable.
    let at_end = end_of(record, request.agreement)?;
    let mut accounts = Vec::new();
    for candidate in &dead_candidates(&at_end, pictures) {
        let with = |choice: &DeadChoice| {
            let (dead, seki) = (Some(choice.labels()), choice.seki(&at_end.seki));
            let agreement = Agreement { dead, seki, ..request.agreement.clone() };
            let mut account = account(&agreement, choice.origin)?;
            account.notes.push(choice.note());
            account.notes.extend(at_end.notes.iter().filter(|note| note.is_of_seki()).cloned().map(Note::Position));
            account.findings.iter_mut().for_each(Finding::say_dead_was_not_named);
            Ok::<_, AuditError>(account)
        };
        let mut account = with(candidate)?;
        if let Some((open, alive)) = open(&account, &|standing| with(&candidate.without(standing)), false)? {
            // Players who claim the result with them alive, or what the board shows then, have left them standing because they live; not
            // those who claim the result with them dead.
            let is_theirs = |claim| {
                let is_alive = alive.verdict == Verdict::Agrees || [alive.computed, alive.read].contains(&Some(claim));
                is_alive && Some(claim) != account.computed
            };
            return Ok(if request.claimed.is_some_and(is_theirs) { alive } else { open });
        }
        let is_right = account.verdict == Verdict::Agrees;
        let standing = standing_whole(&account).concat().len();
        let unexplained = match account.subject {
            AuditSubject::NoFill => account.size.area(),
            // A position that cannot be the end of the game explains nothing.
            _ if account.ended.as_ref().is_some_and(is_not_over) => account.size.area() + standing,
            _ => account.findings.iter().map(|f| f.stones.max(1)).sum::<usize>() + standing,
        };
        if !candidate.living.is_empty() {
            let alive = with(&candidate.without_living())?;
            let is_open = alive.computed != account.computed;
            account = if is_open { living_lifted(account, alive, &candidate.living) } else { alive };
        }
        if is_right {
            return Ok(account);
        }
        accounts.push((unexplained, account));
    }
    // Where no choice makes the fill right, the first one counts, unless another has less than half to explain: a
    // living string that was lifted by mistake must not pass for a dead one. Dead stones that still stand are to be explained.
    let unexplained = |i: usize| accounts[i].0;
    let simplest = (0..accounts.len()).min_by_key(|&i| unexplained(i)).unwrap_or(0);
    let chosen = if 2 * unexplained(simplest) < unexplained(0) { simplest } else { 0 };
    Ok(accounts.swap_remove(chosen).1)
}

/// Whether a position cannot be that of a game that is over: most of it is open, or it cannot be filled.
fn is_not_over(ended: &FinalPosition) -> bool {
    let is_open = |note: &PositionNote| note.is_unfinished(ended.living.size());
    ended.notes.iter().any(is_open) || ended.expectation().feasible == Feasible::No
}

/// Whether stones that stand on the finished board may live, as in `alive`: the position is one of a game that is over, and they leave no
/// more points to neither side than a seki does.
fn may_live(alive: &AuditAccount, dead: &AuditAccount) -> bool {
    let Some((alive, dead)) = alive.ended.as_ref().zip(dead.ended.as_ref()) else { return false };
    let shared = |ended: &FinalPosition| Counts::of(&ended.living).shared;
    !is_not_over(alive) && shared(alive) < shared(dead) + OPEN_BOARD
}

/// Whether the board of a picture from before the fill is full, and the finished fill has hardly a stone more.
fn is_the_fill(before: &Stones, pictures: &CountObservations) -> bool {
    const HARDLY_A_STONE: usize = 2;
    let empty = |board: &Stones| board.iter().filter(|(_, stone)| stone.is_none()).count();
    let finished = pictures.finals.iter().find_map(|picture| picture.observation.as_ref());
    let finished = finished.filter(|finished| finished.size == before.size()).map(Observation::stones);
    is_filled_up(empty(before), before.size())
        && finished.is_some_and(|filled| empty(before) <= empty(&filled) + HARDLY_A_STONE)
}

fn by_picture(
    request: &AuditRequest<'_>,
    before: &PictureObservation,
    pictures: &CountObservations,
) -> Result<AuditAccount, AuditError> {
    let Some(observation) = &before.observation else {
        return Ok(counts::nothing(request, pictures, vec![Finding::no_board(before)]));
    };
    let mut record = GameRecord::new(observation.size);
    let stones = votes::Ballot::of(&[(observation, Turn::NONE)]).stones();
    if is_the_fill(&stones, pictures) {
        let fault = PictureFault::AlreadyFilled { picture: before.name.clone() };
        return Ok(counts::nothing(request, pictures, vec![Finding::at(FindingKind::Picture(fault), Vec::new())]));
    }
    record.setup = stones.iter().filter_map(|(p, stone)| stone.map(|c| (p, c))).collect();
    let account = of_position(request, &record, pictures)?;
    if account.verdict != Verdict::Differs || pictures.compensated.is_some() || request.agreement.dead.is_some() {
        return Ok(account);
    }
    // A fill that is right where the stones that one side has laid within the other one's are the compensation is no wrong one.
    let with = CountObservations { before: None, compensated: Some(before.clone()), ..pictures.clone() };
    for laid in laid_within(&stones) {
        let mut without = record.clone();
        without.setup.retain(|(point, _)| !laid.contains(point));
        if of_position(request, &without, &with).is_ok_and(|account| account.verdict == Verdict::Agrees) {
            let fault = PictureFault::ShowsCompensation { picture: before.name.clone() };
            return Ok(counts::nothing(request, pictures, vec![Finding::at(FindingKind::Picture(fault), laid)]));
        }
    }
    Ok(account)
}

/// The stones of each side that lie together within the other side's, cut off from all of their own, in each such place.
fn laid_within(stones: &Stones) -> Vec<Vec<Point>> {
    let of_color = |color: Color| {
        let own = |region: Vec<Point>| region.into_iter().filter(|&p| stones.get(p) == Some(color)).collect();
        let mut others = stones.clone();
        stones.of(color).for_each(|point| others.set(point, None));
        let places: Vec<Vec<Point>> = others.regions(None).into_iter().map(own).collect();
        places.into_iter().filter(move |own| !own.is_empty() && own.len() < stones.count(color))
    };
    Color::BOTH.into_iter().flat_map(of_color).collect()
}

/// The account of a fill of this position, which a picture shows.
fn of_position(
    request: &AuditRequest<'_>,
    record: &GameRecord,
    pictures: &CountObservations,
) -> Result<AuditAccount, AuditError> {
    let mut ended = end_of(record, request.agreement)?;
    // A picture shows the stones, not the moves: how many there were, who made the last and what was captured.
    ended.terms.plays = None;
    ended.terms.last_board_move = request.agreement.last_board_move;
    ended.notes.retain(|note| {
        !matches!(note, PositionNote::RulesAssumed(_) | PositionNote::KomiAssumed(_) | PositionNote::ProbablyDead(_))
    });
    let dead = if request.agreement.dead.is_some() { Origin::Given } else { Origin::Picture };
    let settings = settings(request.agreement, None, &ended, dead);
    let board = AuditBoard {
        ended,
        reading_notes: &[],
        settings,
        claimed: request.claimed,
        source: PositionSource::Picture,
        turn: request.turn,
        prisoners_known: request.agreement.prisoners.iter().all(Option::is_some),
        pictures,
    };
    // Without a record there is only the fill to compare with.
    let by_filling = board.is_counted_by_filling()? || board.ended.terms.rules.scoring != Scoring::Territory;
    Ok(if by_filling { assessment::account(board) } else { position::account(board) })
}
