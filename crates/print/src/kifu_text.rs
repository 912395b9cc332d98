//! The words around the diagrams of a printed record.

use kifuscribe_core::game::kifu::{Beside, Kifu};
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::record::{GameRecord, MoveFlag, Player};
use kifuscribe_language::say;
use kifuscribe_words::recording_text;

/// The moves of a diagram with what is listed beside it, such as `Moves 101–200: 157 at 151, 160 pass`.
#[must_use]
pub(super) fn caption(kifu: &Kifu) -> String {
    if kifu.last == 0 {
        return say!("kifu-no-moves").to_owned();
    }
    let size = kifu.before.size();
    let beside: Vec<String> = kifu
        .beside
        .iter()
        .map(|b| match *b {
            Beside::Pass { number } => say!("report-beside-pass", number),
            Beside::At { number, at } => say!("report-beside-at", number, at),
            Beside::OnSetup { number, point } => say!("report-beside-at", number, at = point.label(size)),
            Beside::PutRight { after } => say!("kifu-put-right", after),
        })
        .collect();
    let moves = format!("{} {}\u{2013}{}", say!("word-moves"), kifu.start + 1, kifu.last);
    if beside.is_empty() { moves } else { format!("{moves}: {}", beside.join(", ")) }
}

/// The moves of a diagram that are in doubt, with the reasons, such as `In doubt (framed): 57 (order not seen)`; `None`
/// where none is.
#[must_use]
pub(super) fn doubts(record: &GameRecord, kifu: &Kifu) -> Option<String> {
    let moves: Vec<String> = doubtful(record, kifu)
        .map(|number| {
            let flags = record.moves[number - 1].flags.iter().filter(|flag| flag.is_doubt()).collect();
            format!("{number} ({})", recording_text::flags(flags))
        })
        .collect();
    (!moves.is_empty()).then(|| say!("kifu-in-doubt", moves = moves.join(", ")))
}

/// The moves of a diagram that a person put right, such as `Corrected by a person (underlined): 12, 15`; `None` where none
/// was.
#[must_use]
pub(super) fn corrected(record: &GameRecord, kifu: &Kifu) -> Option<String> {
    let is_corrected = |&number: &usize| record.moves[number - 1].flags.contains(MoveFlag::Corrected);
    let moves: Vec<String> = (kifu.start + 1..=kifu.last).filter(is_corrected).map(|n| n.to_string()).collect();
    (!moves.is_empty()).then(|| say!("kifu-corrected", moves = moves.join(", ")))
}

/// The points of a diagram whose numbered move a person put right.
#[must_use]
pub(super) fn underlined(record: &GameRecord, kifu: &Kifu) -> Vec<Point> {
    let is_corrected = |number: usize| record.moves[number - 1].flags.contains(MoveFlag::Corrected);
    kifu.numbered().filter(|&(_, number)| is_corrected(number)).map(|(point, _)| point).collect()
}

/// The comments of a record, a line each: those of the whole game, then those of moves with the move's number.
#[must_use]
pub(super) fn comments(record: &GameRecord) -> Vec<String> {
    let lines = |text: &str| text.lines().map(|l| l.trim().to_owned()).filter(|l| !l.is_empty()).collect::<Vec<_>>();
    let mut all = lines(&record.comment);
    for (number, played) in (1..).zip(&record.moves) {
        let comment = lines(&played.comment).join(" ");
        if !comment.is_empty() {
            all.push(say!("kifu-comment-of-move", number, comment));
        }
    }
    all
}

/// The points of a diagram whose numbered move is in doubt.
#[must_use]
pub(super) fn framed(record: &GameRecord, kifu: &Kifu) -> Vec<Point> {
    let is_doubtful = |number: usize| record.moves[number - 1].flags.is_doubt();
    kifu.numbered().filter(|&(_, number)| is_doubtful(number)).map(|(point, _)| point).collect()
}

fn doubtful(record: &GameRecord, kifu: &Kifu) -> impl Iterator<Item = usize> {
    (kifu.start + 1..=kifu.last).filter(|&number| record.moves[number - 1].flags.is_doubt())
}

/// A player's name and rank; empty where neither is known.
#[must_use]
pub(super) fn player(player: &Player) -> String {
    [player.name.as_str(), player.rank.as_str()]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}
