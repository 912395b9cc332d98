//! Assesses a fill: every possible reading of its pictures is compared with what the rules give.

use crate::audit::account::{AuditAccount, AuditSubject};
use crate::audit::alignment::Turn;
use crate::audit::board::{AlignedPictures, AuditBoard, UNCLEAR_SHARE};
use crate::audit::conclusion::{TurnAssessment, compare_positions, conclude, outcome};
use crate::audit::doubt::{AlternativeReading, CountBoard, assess, others};
use crate::audit::finding::{Finding, FindingKind, PictureFault, PositionSource};
use crate::audit::note::{EarlierPicture, Note};
use crate::audit::pictures::{PictureObservation, is_filled_up};
use crate::audit::votes::{Ballot, SURE};
use crate::count::audit::{Audit, Verdict, compare};
use crate::count::fill::Fill;
use crate::game::area::{Area, Owner};
use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::stones::Stones;
use crate::sensing::observation::{Observation, PointState};

/// Up to so many hidden points are treated as doubts; with more of them another picture is asked for.
const FEW_HIDDEN: usize = 3;

/// Of the position's stones up to so many may be off their points beside the compensation, and back on the finished board: pushed by a
/// sleeve, or set aside for a moment.
const MOST_PUSHED: usize = 2;

/// The account of a board that is counted by filling.
pub(super) fn account(board: AuditBoard<'_>) -> AuditAccount {
    let aligned = board.align_finals();
    if aligned.finals.is_empty() {
        let findings = aligned.unusable.clone();
        return without_fill(board, aligned, findings);
    }
    let size = board.ended.living.size();
    let ballot = Ballot::of(&aligned.finals);
    if ballot.hidden.len() > FEW_HIDDEN {
        let kind = FindingKind::Picture(PictureFault::Covered { picture: None, covered: ballot.hidden.len() });
        return without_fill(board, aligned, vec![Finding::at(kind, ballot.hidden)]);
    }
    let points = ballot.doubtful().len();
    if points as f64 > UNCLEAR_SHARE * size.area() as f64 {
        let finding = Finding::at(FindingKind::Picture(PictureFault::Unclear { points }), Vec::new());
        return without_fill(board, aligned, vec![finding]);
    }
    let mut notes: Vec<Note> = aligned.unusable.iter().cloned().map(Note::Unusable).collect();
    notes.extend(board.other_turn(&aligned));
    notes.extend(outvoted(&board, &aligned, &ballot));
    let assessment = assess_turns(&board, &aligned.finals, &mut notes);
    let first = aligned.finals[0].0;
    let differs = aligned.open.iter().skip(1).any(|&turn| {
        let other = assess_turns(&board, &[(first, turn)], &mut Vec::new());
        outcome(&other.doubt) != outcome(&assessment.doubt)
    });
    if differs {
        let kind = FindingKind::WhichSide { turns: aligned.open.clone(), source: board.source };
        return without_fill(board, aligned, vec![Finding::at(kind, Vec::new())]);
    }
    conclude(board, aligned.turns, assessment, notes)
}

/// The account without a fill that could be assessed.
fn without_fill(board: AuditBoard<'_>, aligned: AlignedPictures<'_>, findings: Vec<Finding>) -> AuditAccount {
    let expected = board.ended.expectation();
    AuditAccount {
        computed: Some(expected.result),
        findings,
        ledger: expected.ledger(&board.ended.terms),
        ..board.account(AuditSubject::NoFill, aligned.turns)
    }
}

/// Returns a note for each final picture that shows something else with certainty than all of them together.
fn outvoted(board: &AuditBoard<'_>, aligned: &AlignedPictures<'_>, ballot: &Ballot) -> Vec<Note> {
    let note = |(picture, turn): (&PictureObservation, &Option<Turn>)| {
        let (observation, turn) = (picture.observation.as_ref()?, (*turn)?);
        let differs = |p: &Point| {
            let (what, probability) = ballot.best(*p);
            let (state, alone) = turn.reading(observation, *p).best();
            let sees = what.map_or(PointState::Empty, PointState::Stone);
            probability >= SURE && f64::from(alone) >= SURE && state != sees && state != PointState::Covered
        };
        let points: Vec<Point> = ballot.size().points().filter(differs).collect();
        (!points.is_empty()).then(|| Note::Outvoted { picture: picture.name.clone(), points })
    };
    board.pictures.finals.iter().zip(&aligned.turns).filter_map(note).collect()
}

/// Returns the reading of a picture taken before the fill was finished, where it can be used.
fn earlier_ballot(
    board: &AuditBoard<'_>,
    picture: Option<&PictureObservation>,
    which: EarlierPicture,
    finals: &[(&Observation, Turn)],
    notes: &mut Vec<Note>,
) -> Option<Ballot> {
    let picture = picture?;
    let turns = match board.align(picture) {
        Ok(turns) => turns,
        Err(why) => {
            notes.push(Note::NotUsed { picture: which, why });
            return None;
        }
    };
    // One camera takes all pictures of a count as a rule: its turn is the final picture's.
    let same = finals.iter().map(|f| f.1).find(|t| turns.contains(t));
    let ballot = Ballot::of(&[(picture.observation.as_ref()?, same.unwrap_or(turns[0]))]);
    if ballot.hidden.len() > FEW_HIDDEN {
        let fault = PictureFault::Covered { picture: Some(picture.name.clone()), covered: ballot.hidden.len() };
        let why = Finding::at(FindingKind::Picture(fault), ballot.hidden);
        notes.push(Note::NotUsed { picture: which, why });
        return None;
    }
    Some(ballot)
}

/// Whether the picture of the compensation can be one. One of a fill, or one without any stone of it before a fill that is right,
/// was taken at another time, and one on which stones of the position lie otherwise than on the finished board shows something else; it
/// is said to.
fn shows_the_compensation(
    board: &AuditBoard<'_>,
    (off, ballot): (&[Point], &Ballot),
    fill: &Ballot,
    notes: &mut Vec<Note>,
) -> bool {
    let (living, dead, terms) = (&board.ended.living, &board.ended.dead, &board.ended.terms);
    let (shown, filled, area) = (ballot.stones(), fill.stones(), Area::of(living));
    let inside = |p: &Point| matches!(area.owner(*p), Owner::Territory(_)) && !dead.is_dead(*p);
    let expected = board.ended.expectation();
    let due: usize = Color::BOTH.iter().map(|&c| expected.compensation_in(c)).sum();
    // The stones may be laid just where dead ones were lifted.
    let on_dead = shown.iter().filter(|(p, stone)| stone.is_some() && dead.is_dead(*p)).count();
    let is_placed = shown.iter().any(|(p, stone)| stone.is_some() && inside(&p)) || due > 0 && on_dead == due;
    // Where both sides' stones are laid in full, they take more points than what is due after they are set off.
    let is_filled = is_filled(&shown, living, due + 2 * expected.cancelled(terms));
    let is_right_without = || {
        let fill = Fill { living, filled: &filled, before: None, compensated: None, claimed: board.claimed };
        compare(&fill, terms, &board.ended.method()).verdict == Verdict::Agrees
    };
    let picture = board.pictures.compensated.as_ref().map_or_else(String::new, |picture| picture.name.clone());
    // A stone that was pushed is noted; none changes its colour, and many do not come back.
    let off: Vec<Point> = off.iter().copied().filter(|&p| filled.get(p) == living.get(p)).collect();
    let of_other_color = off.iter().filter(|&&p| shown.get(p).is_some()).count();
    let fault = if off.len() > MOST_PUSHED || of_other_color > 1 {
        let stones = Color::BOTH.map(|color| living.count(color)).iter().sum::<usize>();
        let matched = (stones - off.len()) as f64 / stones as f64;
        PictureFault::OtherGame { picture, matched, source: board.source }
    } else if is_filled {
        PictureFault::AfterCompensation { picture }
    } else if !is_placed && due > 0 && is_right_without() {
        PictureFault::BeforeCompensation { picture }
    } else {
        return true;
    };
    let why = Finding::at(FindingKind::Picture(fault), Vec::new());
    notes.push(Note::NotUsed { picture: EarlierPicture::Compensated, why });
    false
}

/// Whether a board is a fill of a position, or nearly one, and not the position alone or with `laid` stones of the compensation.
fn is_filled(shown: &Stones, living: &Stones, laid: usize) -> bool {
    let empty_in = |stones: &Stones| stones.iter().filter(|(_, stone)| stone.is_none()).count();
    let (empty, open) = (empty_in(shown), empty_in(living).saturating_sub(laid));
    is_filled_up(empty, living.size()) && 2 * empty < open
}

/// Whether the picture from before the fill can be one. One of a fill is none; where neither the record nor the finished board bears out
/// what it shows, it was taken of another position, and is said to.
fn shows_the_position(board: &AuditBoard<'_>, before: &Ballot, fill: &Ballot, notes: &mut Vec<Note>) -> bool {
    let filled = fill.stones();
    let is_lifted = |point: Point| board.ended.dead.is_dead(point);
    let points = before.against([&board.ended.living, &filled], is_lifted);
    let picture = board.pictures.before.as_ref().map_or_else(String::new, |picture| picture.name.clone());
    let why = if is_filled(&before.stones(), &board.ended.living, 0) {
        Finding::at(FindingKind::Picture(PictureFault::AlreadyFilled { picture }), Vec::new())
    } else if points.len() > MOST_PUSHED {
        let fault = PictureFault::OtherPosition { picture, points: points.len() };
        Finding::at(FindingKind::Picture(fault), points)
    } else {
        return true;
    };
    notes.push(Note::NotUsed { picture: EarlierPicture::Before, why });
    false
}

/// The points of the position's stones that certainly show something else in a picture.
fn certainly_off(living: &Stones, picture: &Ballot) -> Vec<Point> {
    let is_off = |(point, stone): (Point, Option<Color>)| {
        let (what, probability) = picture.best(point);
        (stone.is_some() && what != stone && probability >= SURE).then_some(point)
    };
    living.iter().filter_map(is_off).collect()
}

/// Assesses every possible reading of the pictures in these turns.
fn assess_turns(board: &AuditBoard<'_>, finals: &[(&Observation, Turn)], notes: &mut Vec<Note>) -> TurnAssessment {
    let size = board.ended.living.size();
    let pictures = board.pictures;
    let fill = Ballot::of(finals);
    let compensated = earlier_ballot(board, pictures.compensated.as_ref(), EarlierPicture::Compensated, finals, notes)
        .map(|ballot| (certainly_off(&board.ended.living, &ballot), ballot))
        .filter(|(off, ballot)| pictures.is_followed || shows_the_compensation(board, (off, ballot), &fill, notes));
    let moved = compensated.as_ref().map(|(off, _)| off.clone()).filter(|off| !off.is_empty());
    notes.extend(moved.map(Note::MovedAtCompensation));
    let compensated = compensated.map(|(_, ballot)| ballot);
    let (before, position) = match board.source {
        PositionSource::Record => {
            let before = earlier_ballot(board, pictures.before.as_ref(), EarlierPicture::Before, finals, notes);
            (before.filter(|before| shows_the_position(board, before, &fill, notes)), None)
        }
        // The position itself was read off that picture, and is as doubtful as the picture is.
        PositionSource::Picture => {
            let observation = pictures.before.as_ref().and_then(|p| p.observation.as_ref());
            (None, observation.map(|o| Ballot::of(&[(o, Turn::NONE)])))
        }
    };
    // Where all of the dead stones are still there, the picture was taken before they were lifted.
    let dead_left =
        before.as_ref().map(Ballot::stones).filter(|stones| board.ended.dead.points().any(|p| stones.get(p).is_none()));
    let most_probable = fill.stones();
    let compensated_stones = compensated.as_ref().map(Ballot::stones);
    let audit = |changes: &[AlternativeReading]| -> Audit {
        let mut filled = most_probable.clone();
        let mut compensated = compensated_stones.clone();
        let mut living = board.ended.living.clone();
        for change in changes {
            match (change.board, &mut compensated) {
                (CountBoard::Final, _) => filled.set(change.point, change.what),
                (CountBoard::Compensated, Some(board)) => board.set(change.point, change.what),
                (CountBoard::Compensated, None) => {}
                (CountBoard::Position, _) => living.set(change.point, change.what),
            }
        }
        let fill = Fill {
            living: &living,
            filled: &filled,
            before: dead_left.as_ref(),
            compensated: compensated.as_ref(),
            claimed: board.claimed,
        };
        compare(&fill, &board.ended.terms, &board.ended.method())
    };
    // A board without a picture has no other readings.
    let certain = Ballot::of_stones(&Stones::empty(size));
    let ballots = [fill, compensated.unwrap_or_else(|| certain.clone()), position.unwrap_or(certain)];
    let doubt = assess(&others(&ballots.each_ref()), &audit);
    let is_lifted = |before: &Ballot, p: &Point| matches!(before.best(*p), (None, share) if share >= SURE);
    let stands = |before: &Ballot, p: &Point| {
        let (what, share) = before.best(*p);
        what.is_some() && what == board.ended.dead.stones().get(*p) && share >= SURE
    };
    let seen = |is_seen: &dyn Fn(&Ballot, &Point) -> bool| -> Vec<Point> {
        let settles = before.iter().filter(|before| before.added_to(board.ended.dead.stones()).is_empty());
        settles.flat_map(|before| board.ended.dead.points().filter(|point| is_seen(before, point))).collect()
    };
    let (seen_lifted, seen_standing) = (seen(&is_lifted), seen(&stands));
    let position = before.as_ref().and_then(|b| compare_positions(board, b, &most_probable, &doubt, &audit, notes));
    let mut filled = most_probable.clone();
    for change in doubt.taken.iter().filter(|change| change.board == CountBoard::Final) {
        filled.set(change.point, change.what);
    }
    TurnAssessment { doubt, filled, ballots, position, seen_lifted, seen_standing }
}
