//! The sentences about a fill-in count. They begin in lower case and end without a full stop: [`sentence`] makes whole
//! sentences of them.

use crate::count::cause::{Cause, CauseKind, CompensationPlaced, DeadLeft, StoneCount, StoneMoved, Unfinished};
use crate::count::checkpoints::Checkpoint;
use crate::count::expectation::Guard;
use crate::count::irregularity::Irregularity;
use crate::count::note::FillNote;
use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::result::GameResult;
use crate::game::stones::Stones;

/// Returns a phrase as a sentence: a capital at its beginning, a full stop at its end.
#[must_use]
pub fn sentence(phrase: &str) -> String {
    let mut chars = phrase.chars();
    let Some(first) = chars.next() else { return String::new() };
    let stop = if phrase.ends_with(['.', '?', '!']) { "" } else { "." };
    format!("{}{}{stop}", first.to_uppercase(), chars.as_str())
}

/// Returns the coordinates of points, such as `D4 Q16`.
#[must_use]
pub fn labels(points: &[Point], size: BoardSize) -> String {
    let labels: Vec<String> = points.iter().map(|p| p.label(size)).collect();
    labels.join(" ")
}

/// Returns `n` stones of a colour, such as `1 white stone`.
#[must_use]
pub fn stones_of(n: usize, color: Color) -> String {
    format!("{n} {} {}", color.name(), if n == 1 { "stone" } else { "stones" })
}

/// Returns a cause as a phrase.
#[must_use]
pub fn cause(cause: &Cause, size: BoardSize) -> String {
    cause_of(cause.kind, &cause.points, cause.stones, size)
}

/// Returns a cause of this kind, at these points and of so many stones, as a phrase.
#[must_use]
pub fn cause_of(kind: CauseKind, points: &[Point], stones: usize, size: BoardSize) -> String {
    let at = labels(points, size);
    match kind {
        CauseKind::WrongNumber(color, count) => wrong_number(stones, color, count),
        CauseKind::BothMissing => {
            format!("each colour misses {stones}: the margin stands, but the count cannot be certified")
        }
        CauseKind::Exchanged(more) => format!(
            "{} too many and as many {} too few are on the board: only the colours show it",
            stones_of(stones, more),
            more.opponent().name()
        ),
        CauseKind::DeadLeft(left) => dead_left(left, &at, stones),
        CauseKind::LivingLifted(color) => {
            format!("the living {} string at {at} is gone: a wrong string was lifted, call the referee", color.name())
        }
        CauseKind::StoneMoved(moved) => stone_moved(moved, &at),
        CauseKind::ColorChanged => format!(
            "stones of the final position show the other colour at {at}: a misreading, or they were swapped; look at the \
             board"
        ),
        CauseKind::Compensation(placed) => compensation(placed),
        CauseKind::SharedUnequal { black, white } => {
            format!("the shared points {at} hold {black} black and {white} white stones")
        }
        CauseKind::SharedFilled => format!("the shared points {at} are all filled, and one of them has to stay empty"),
        CauseKind::SharedOpen => format!("shared points were left open at {at}: fill them, one each in turn"),
        CauseKind::HoleOutside => format!(
            "the empty point {at} does not lie in the winning block: a stone that belongs there lies among the losing stones"
        ),
        CauseKind::HolesBothSides => format!("both territories have empty points: {at}"),
        CauseKind::PenaltyForgotten(placed, penalty) => {
            format!("{}: {}'s penalty of {penalty} points was forgotten", compensation(placed), placed.owner)
        }
        CauseKind::ReservedPoint(side) => {
            format!("the empty point {at} is not the one that {side} keeps free beside the compensation")
        }
        CauseKind::Unfinished(Unfinished::Open) => {
            format!("the fill is not finished: {} points are open", points.len())
        }
        CauseKind::Unfinished(Unfinished::LosingStonesInHand) => format!(
            "the losing stones have not been placed: {} empty points and {stones} in hand read {}, which is the expected \
             count if the stones are there",
            points.len(),
            points.len() + stones
        ),
        CauseKind::StrayStone { after: [black, white], on_board } => format!(
            "{black} black and {white} white stones went back into the bowls, and {} and {} lay on the board: stones \
             strayed, or the picture was misread",
            on_board[0], on_board[1]
        ),
        CauseKind::Claim { claimed, computed } => claim(claimed, computed, "the record"),
    }
}

fn stone_moved(moved: StoneMoved, at: &str) -> String {
    match moved {
        StoneMoved::Missing => format!("a stone of the final position is missing at {at}: moved or knocked"),
        StoneMoved::Replaced => format!(
            "a stone of the other colour lies where a stone of the final position lay, at {at}: moved or knocked"
        ),
        StoneMoved::SinceCompensation => format!("stones that lay at {at} when the compensation was down are gone"),
    }
}

/// A claim that is not the computed result.
pub(super) fn claim(claimed: GameResult, computed: GameResult, basis: &str) -> String {
    let (claim, computed) = (claimed.to_sgf(), computed.to_sgf());
    if claimed.is_without_count() {
        return format!(
            "the record's result is {claim} ({claimed}): the game was not decided by the count, by which it is {computed}"
        );
    }
    format!("the result claimed is {claim}, and {basis} gives {computed}")
}

/// Returns what was seen of a compensation that was too small.
pub(super) fn compensation_was(compensation: CompensationPlaced) -> String {
    let CompensationPlaced { owner, due, placed } = compensation;
    let lay = if placed == 0 { "no compensation".to_owned() } else { stones_of(placed, owner.opponent()) };
    let (as_compensation, were) =
        (if placed == 0 { "" } else { " as compensation" }, if due == 1 { "was" } else { "were" });
    format!("{lay} lay{as_compensation} in {owner}'s territory, and {due} {were} due")
}

fn compensation(compensation: CompensationPlaced) -> String {
    let CompensationPlaced { owner, due, placed } = compensation;
    if placed == 0 {
        return format!(
            "no compensation lies in {owner}'s territory, and {} due there: placed in the own territory, in the wrong \
             colour, or not at all",
            stones_are(due, owner.opponent())
        );
    }
    format!(
        "{} {} as compensation in {owner}'s territory, and {due} {} due",
        stones_of(placed, owner.opponent()),
        if placed == 1 { "lies" } else { "lie" },
        if due == 1 { "is" } else { "are" }
    )
}

fn stones_are(n: usize, color: Color) -> String {
    format!("{} {}", stones_of(n, color), if n == 1 { "is" } else { "are" })
}

fn wrong_number(stones: usize, color: Color, StoneCount { counted, bowl }: StoneCount) -> String {
    let are = if stones == 1 { "is" } else { "are" };
    let how = if counted > bowl { "more" } else { "fewer" };
    let set = if color == Color::Black && counted > bowl && bowl == 180 { ", as with a set of 181" } else { "" };
    format!("{} {how} than {bowl} {are} on the board ({counted}){set}", stones_of(stones, color))
}

fn dead_left(left: DeadLeft, at: &str, stones: usize) -> String {
    match left {
        DeadLeft::Apart => {
            format!(
                "one of the stones at {at} may be a dead stone that was never lifted, or compensation that lies apart"
            )
        }
        DeadLeft::InPlace(color) if stones == 1 => format!(
            "the dead {} stone at {at} lies where it lay before the count: it was not lifted, and is worth two points if it \
             is left out of the reading",
            color.name()
        ),
        DeadLeft::InPlace(color) => format!(
            "the dead {} stones at {at} lie where they lay before the count: they were not lifted, and are worth two points \
             each if they are left out of the reading",
            color.name()
        ),
        DeadLeft::TooMany(owner) => format!(
            "{} {} at {at} in {owner}'s territory, where neither compensation nor losing stones belong: {}, or both sides \
             filled wrongly",
            stones_of(stones, owner.opponent()),
            if stones == 1 { "lies" } else { "lie" },
            if stones == 1 { "a dead stone that was not lifted" } else { "dead stones that were not lifted" }
        ),
    }
}

/// Returns a note as a phrase.
#[must_use]
pub fn fill_note(note: &FillNote, size: BoardSize) -> String {
    match note {
        FillNote::WrongParity { shared, shown } => {
            let side = if *shown < 0 { Color::White } else { Color::Black };
            let points = if *shared == 1 { "shared point" } else { "shared points" };
            format!(
                "no correct fill with {shared} {points} shows {} for {side}: a hole, a shared point or a stone was overlooked",
                shown.abs()
            )
        }
        FillNote::Guard(obstacle) => guard(*obstacle),
        FillNote::RuledOut(found) => cause(found, size),
        FillNote::BlockIsNotTheWinners { block, winner } => {
            format!("the block is {block}'s, and {winner} wins by what arithmetic takes off")
        }
        FillNote::Score(flag) => flag.text(&Stones::empty(size)),
        FillNote::LayOut { bowl } => format!(
            "lay all the stones out: each colour has {bowl}, and one point stays empty. Until then the computed result \
             stands for the record, not for this board"
        ),
        FillNote::ShowBowls => {
            "show the stones in hand and the bowls: they decide between missing and not yet placed".to_owned()
        }
        FillNote::NotPlaced { black, white } => format!(
            "{black} black and {white} white stones are not on the board yet: where no hand and no bowl holds them, they \
             are missing"
        ),
        FillNote::BlockAwayFromEdge(points) => format!(
            "the winning block at {} touches no edge; it is usually kept in a corner or at a side",
            labels(points, size)
        ),
        FillNote::CompensationScattered => "the compensation stones do not lie as one group".to_owned(),
        FillNote::BowlsRestored { black, white } => {
            format!("{black} black and {white} white stones went back into the bowls, as they lay on the board")
        }
        FillNote::NotWitnessed(side) => format!(
            "{}'s stones in {side}'s territory do not show which are komi and which are losing stones; their number is right \
             for this record, and only a picture taken right after the compensation was placed would show it",
            side.opponent()
        ),
        FillNote::OverPaid { placed, owed } => format!(
            "{placed} {} for {} points: right only if the referee announced that the difference to {owed} is given back by \
             arithmetic",
            if *placed == 1 { "stone stands" } else { "stones stand" },
            2 * placed
        ),
    }
}

/// Returns what stands in the way of a fill as a phrase.
#[must_use]
pub fn guard(guard: Guard) -> String {
    match guard {
        Guard::TerritoryTooSmall => {
            "the territory does not hold the compensation stones: place those that fit, settle the rest by arithmetic"
                .to_owned()
        }
        Guard::TooFewStones => {
            "there are too few stones for the compensation: place those there are, settle the rest by arithmetic"
                .to_owned()
        }
        Guard::NoRoomForOddPoint => "there is no room for the odd point: settle it by arithmetic".to_owned(),
        Guard::TooManyStones => {
            "more stones live than a bowl holds: the board cannot be filled, take the computed result".to_owned()
        }
        Guard::EvenBoard => {
            "a board with an even number of points cannot be counted by filling: take the computed result".to_owned()
        }
        Guard::OddSet { black, white } => {
            format!(
                "the bowls hold {black} black and {white} white stones: put the stones over half the points aside first"
            )
        }
    }
}

/// Returns a checkpoint as a phrase.
#[must_use]
pub const fn checkpoint(checkpoint: Checkpoint) -> &'static str {
    match checkpoint {
        Checkpoint::Stopped => "the game has stopped; what is dead still lies on the board",
        Checkpoint::DeadOff => "the dead stones are off",
        Checkpoint::Compensated => "the compensation is placed",
        Checkpoint::Full => "the territories are full",
        Checkpoint::Finished => "the losing stones are placed",
        Checkpoint::BowlsBack => "the stones are back in the bowls",
    }
}

/// Returns an irregularity as a phrase.
///
/// It begins with a capital: the journal holds it like that.
#[must_use]
pub fn irregularity(irregularity: &Irregularity, size: BoardSize) -> String {
    match irregularity {
        Irregularity::StoneMoved(points) => {
            format!("A stone of the final position is not where it was: {}", labels(points, size))
        }
        Irregularity::TakenBack(points) => {
            format!("Stones laid down during the count are gone again: {}", labels(points, size))
        }
        Irregularity::NotDue { point, color } => format!(
            "The {} stone at {} lies in {}'s territory, where none is due now",
            color.name(),
            point.label(size),
            color.opponent()
        ),
        Irregularity::WrongCompensation { stones, .. } => {
            let phrase = compensation(*stones);
            phrase.replacen("no compensation", "No compensation", 1)
        }
        Irregularity::SharedUnequal { point, color } => format!(
            "With the {} stone at {} more shared points are {color}'s than its half",
            color.name(),
            point.label(size)
        ),
        Irregularity::TooMany { color, stones } => {
            format!("{} lie on the board, more than a bowl holds", stones_of(*stones, *color))
        }
        Irregularity::OtherBoard => {
            "The board shows something else than this game's final position and its fill".to_owned()
        }
    }
}
