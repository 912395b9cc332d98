//! The sentences about a fill-in count. They begin in lower case and end without a full stop:
//! [`as_sentence`](kifuscribe_language::as_sentence) makes whole sentences of them.

use crate::referee_text;
use crate::result_text;
use kifuscribe_core::count::cause::{
    Cause, CauseKind, CompensationPlaced, DeadLeft, StoneCount, StoneMoved, Unfinished,
};
use kifuscribe_core::count::expectation::Guard;
use kifuscribe_core::count::irregularity::Irregularity;
use kifuscribe_core::count::note::FillNote;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::Noticed;
use kifuscribe_language::{capital, say};

/// Returns the coordinates of points, such as `D4 Q16`.
#[must_use]
pub fn labels(points: &[Point], size: BoardSize) -> String {
    let labels: Vec<String> = points.iter().map(|p| p.label(size)).collect();
    labels.join(" ")
}

/// Returns `n` stones of a colour, such as `1 white stone`.
#[must_use]
pub fn stones_of(n: usize, color: Color) -> String {
    say!("stones-of", stones = n, color = color.name())
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
            say!("fill-each-colour-misses-the-margin", stones)
        }
        CauseKind::Exchanged(more) => {
            say!("fill-exchanged", stones, color = more.name(), other = more.opponent().name())
        }
        CauseKind::DeadLeft(DeadLeft::TooMany(owner)) if stones < points.len() => {
            say!("fill-dead-too-many-among", stones, color = owner.opponent().name(), at, owner)
        }
        CauseKind::DeadLeft(left) => dead_left(left, &at, stones),
        CauseKind::LivingLifted(color) => {
            say!("fill-the-living-string-at-is", color = color.name(), at)
        }
        CauseKind::StoneMoved(moved) => stone_moved(moved, &at),
        CauseKind::ColorChanged => say!("fill-stones-of-the-final-position", at),
        CauseKind::Compensation(placed) => compensation(placed),
        CauseKind::MoreOnBothSides => say!("fill-more-on-both-sides", stones, points = 2 * stones),
        CauseKind::SharedUnequal { black, white } => {
            say!("fill-the-shared-points-hold-black", at, black, white)
        }
        CauseKind::SharedFilled => say!("fill-the-shared-points-are-all", at),
        CauseKind::SharedOpen => say!("fill-shared-points-were-left-open", at),
        CauseKind::HoleOutside => say!("fill-the-empty-point-does-not", at),
        CauseKind::Unexplained => say!("fill-unexplained").to_owned(),
        CauseKind::HolesBothSides => say!("fill-both-territories-have-empty-points", at),
        CauseKind::PenaltyForgotten(placed, penalty) => {
            let owner = if placed.placed < placed.due { placed.owner } else { placed.owner.opponent() };
            say!("fill-penalty-forgotten", compensation = compensation(placed), owner, penalty)
        }
        CauseKind::ReservedPoint(side) => {
            say!("fill-the-empty-point-is-not", at, side)
        }
        CauseKind::Unfinished(Unfinished::Open) => {
            say!("fill-the-fill-is-not-finished", points = points.len())
        }
        CauseKind::Unfinished(Unfinished::LosingStonesInHand) => {
            say!("fill-the-losing-stones-have-not", points = points.len(), stones, sum = points.len() + stones)
        }
        CauseKind::StrayStone { after: [black, white], on_board } => {
            say!(
                "fill-stones-went-back-that-did-not-lie-there",
                black,
                white,
                black_seen = on_board[0],
                white_seen = on_board[1]
            )
        }
        CauseKind::Claim { claimed, computed } => claim(claimed, computed, say!("fill-the-record")),
    }
}

fn stone_moved(moved: StoneMoved, at: &str) -> String {
    match moved {
        StoneMoved::Missing => say!("fill-a-stone-of-the-final-position-is-missing", at),
        StoneMoved::Replaced => say!("fill-a-stone-of-the-other", at),
        StoneMoved::SinceCompensation => say!("fill-stones-that-lay-at-when", at),
    }
}

/// A claim that is not the computed result.
pub(super) fn claim(claimed: GameResult, computed: GameResult, basis: &str) -> String {
    let (claim, computed) = (result_text::short(claimed), result_text::short(computed));
    if claimed.is_without_count() {
        return say!("fill-the-result-given-is", claim, claimed = result_text::in_words(claimed, None), computed);
    }
    say!("fill-the-result-given-is-and", claim, basis, computed)
}

/// Returns what was seen of a compensation that was too small.
pub(super) fn compensation_was(compensation: CompensationPlaced) -> String {
    let CompensationPlaced { owner, due, placed } = compensation;
    if placed == 0 {
        return say!("fill-no-compensation-lay", owner, due);
    }
    say!("fill-compensation-lay", stones = placed, color = owner.opponent().name(), owner, due)
}

fn compensation(compensation: CompensationPlaced) -> String {
    let CompensationPlaced { owner, due, placed } = compensation;
    if placed == 0 {
        return say!("fill-no-compensation", owner, stones = due, color = owner.opponent().name());
    }
    say!("fill-compensation", stones = placed, color = owner.opponent().name(), owner, due)
}

fn wrong_number(stones: usize, color: Color, StoneCount { counted, bowl }: StoneCount) -> String {
    let is_set_of_181 = color == Color::Black && bowl == 180;
    let color = color.name();
    match counted > bowl {
        true if is_set_of_181 => {
            let more = say!("fill-more-than-bowl", stones, color, bowl, counted);
            say!("fill-more-as-with-181", more)
        }
        true => say!("fill-more-than-bowl", stones, color, bowl, counted),
        false => say!("fill-fewer-than-bowl", stones, color, bowl, counted),
    }
}

fn dead_left(left: DeadLeft, at: &str, stones: usize) -> String {
    match left {
        DeadLeft::Apart => {
            say!("fill-one-of-the-stones-at", at)
        }
        DeadLeft::InPlace(color) => say!("fill-dead-in-place", stones, color = color.name(), at),
        DeadLeft::TooMany(owner) => {
            say!("fill-dead-too-many", stones, color = owner.opponent().name(), at, owner)
        }
    }
}

/// Returns a note as a phrase.
#[must_use]
pub fn fill_note(note: &FillNote, size: BoardSize) -> String {
    match note {
        FillNote::WrongParity { shared, shown } => {
            let side = if *shown < 0 { Color::White } else { Color::Black };
            say!("fill-wrong-parity", shared, shown = shown.abs(), side)
        }
        FillNote::EmptyOutsideBlock(in_full) => {
            say!("fill-empty-outside-block", in_full = result_text::short(*in_full))
        }
        FillNote::WithoutArithmetic { settled, without } => {
            let (side, points) = (if settled.as_halves() > 0 { Color::White } else { Color::Black }, settled.abs());
            say!("fill-without-arithmetic", without = result_text::short(*without), points = points.to_string(), side)
        }
        FillNote::Guard(obstacle) => guard(*obstacle),
        FillNote::RuledOut(found) => cause(found, size),
        FillNote::CompensationOnShared { owner, stones, points } => {
            let (side, at) = (owner.opponent(), labels(points, size));
            say!("fill-compensation-on-shared", stones, side, at, owner)
        }
        FillNote::MayBe(found) => say!("fill-may-be", cause = cause(found, size)),
        FillNote::BlockIsNotTheWinners { block, winner } => {
            say!("fill-the-block-is-s-and", block, winner)
        }
        FillNote::Score(flag) => referee_text::score_flag(flag, size),
        FillNote::LayOut { bowl } => say!("fill-lay-all-the-stones-out", bowl),
        FillNote::ShowBowls => say!("fill-show-the-stones-in-hand").to_owned(),
        FillNote::NotPlaced { black, white } => say!("fill-black-and-white-stones-are", black, white),
        FillNote::BlockAwayFromEdge(points) => say!("fill-the-winning-block-at-touches", labels = labels(points, size)),
        FillNote::CompensationScattered => say!("fill-the-compensation-stones-do-not").to_owned(),
        FillNote::BowlsRestored { black, white } => {
            say!("fill-stones-went-back-as-they-lay", black, white)
        }
        FillNote::NotWitnessed(side) => say!("fill-s-stones-in-s-territory", opponent = side.opponent(), side),
        FillNote::ReservedNotWitnessed(point) => say!("fill-reserved-not-witnessed", at = point.label(size)),
        FillNote::OverPaid { placed, owed } => say!("fill-over-paid", placed, points = 2 * placed, owed),
    }
}

/// Returns what stands in the way of a fill as a phrase.
#[must_use]
pub fn guard(guard: Guard) -> String {
    match guard {
        Guard::TerritoryTooSmall => say!("fill-the-territory-does-not-hold").to_owned(),
        Guard::TooFewStones => say!("fill-there-are-too-few-stones").to_owned(),
        Guard::NoRoomForOddPoint => say!("fill-there-is-no-room-for").to_owned(),
        Guard::TooManyStones => say!("fill-more-stones-live-than-a").to_owned(),
        Guard::SharedTooLarge { shared } => say!("fill-too-many-points-are-shared", shared),
        Guard::EvenBoard => say!("fill-a-board-with-an-even").to_owned(),
        Guard::OddSet { black, white } => {
            say!("fill-the-bowls-hold-black-and", black, white)
        }
    }
}

/// Returns a notice as a phrase without a full stop; one that a journal holds in English stays as it was written.
#[must_use]
pub fn notice(noticed: &Noticed) -> String {
    match noticed {
        Noticed::Checkpoint(reached) => reached.text().to_owned(),
        Noticed::Irregular { what, size } => irregularity(what, *size),
        Noticed::Written { text, .. } => text.clone(),
    }
}

/// Returns an irregularity as a phrase.
///
/// It begins with a capital: journals of format 1 hold it like that.
#[must_use]
pub fn irregularity(irregularity: &Irregularity, size: BoardSize) -> String {
    match irregularity {
        Irregularity::StoneMoved(points) => {
            say!("fill-a-stone-of-the-final-position-moved", labels = labels(points, size))
        }
        Irregularity::TakenBack(points) => {
            say!("fill-stones-laid-down-during-the", labels = labels(points, size))
        }
        Irregularity::NotDue { point, color } => say!(
            "fill-the-stone-at-lies-in",
            color = color.name(),
            point = point.label(size),
            opponent = color.opponent()
        ),
        Irregularity::WrongCompensation { stones, .. } => capital(&compensation(*stones)),
        Irregularity::SharedUnequal { point, color } => {
            say!("fill-with-the-stone-at-more", color = color.name(), point = point.label(size), owner = color)
        }
        Irregularity::TooMany { color, stones } => {
            say!("fill-too-many-on-board", stones, color = color.name())
        }
        Irregularity::OtherBoard => say!("fill-the-board-shows-something-else").to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_irregularity_says_which_stone_and_what_is_wrong_with_it() {
        let (size, color) = (BoardSize::NINE, Color::Black);
        let point = Point::from_label("E5", size).unwrap();
        let check = |what: Irregularity, expected: &str| assert_eq!(irregularity(&what, size), expected);
        check(Irregularity::StoneMoved(vec![point]), "A stone of the final position is not where it was: E5");
        check(Irregularity::TakenBack(vec![point]), "Stones laid down during the count are gone again: E5");
        check(
            Irregularity::NotDue { point, color },
            "The black stone at E5 lies in White's territory, where none is due now",
        );
        check(
            Irregularity::SharedUnequal { point, color },
            "With the black stone at E5 more shared points are Black's than its half",
        );
        check(Irregularity::TooMany { color, stones: 2 }, "2 black stones lie on the board, more than a bowl holds");
    }
}
