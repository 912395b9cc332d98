//! The list that is gone through before a game: what of the view and of the computer is in order, and what is wrong.

use kifuscribe_language::Message;
use std::path::{Path, PathBuf};

use kifuscribe_core::game::point::BoardSize;
use kifuscribe_platform::power::PowerWarning;
use kifuscribe_platform::{clock, power};
use kifuscribe_storage::atomic;
use kifuscribe_vision::preflight::ViewIssue;

/// The first year in which this program was there: a clock before it is wrong.
const FIRST_YEAR: i32 = 2025;

/// A thing that is looked at before a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Message)]
pub enum PreflightItem {
    /// Whether a board is found.
    Board,
    /// Whether all of it is in the picture, and nothing hides an edge for long.
    WholeBoard,
    /// Whether its cells are large enough.
    CellSize,
    /// Whether the camera is high enough.
    Height,
    /// Whether it is in focus.
    Focus,
    /// Whether the light is enough, and not mirrored.
    Light,
    /// Whether the folder for records can be written, and has room.
    Disk,
    /// Whether the battery lasts.
    Battery,
    /// Whether the clock can be right.
    Clock,
}

/// What was found of one thing.
#[derive(Debug, Clone, PartialEq)]
pub struct PreflightTick {
    /// The thing.
    pub item: PreflightItem,
    /// What is wrong; `None` where it is in order.
    pub failure: Option<PreflightFailure>,
}

/// What is wrong with one thing.
#[derive(Debug, Clone, PartialEq)]
pub enum PreflightFailure {
    /// The view has these issues, at least one.
    View {
        /// The issues that are about this thing.
        issues: Vec<ViewIssue>,
        /// The board, for the names of its points.
        size: BoardSize,
    },
    /// The folder for records is missing and cannot be made.
    NoFolder {
        /// The folder.
        folder: PathBuf,
        /// What the operating system says.
        why: String,
    },
    /// Nothing can be written into the folder for records.
    Unwritable {
        /// The folder.
        folder: PathBuf,
    },
    /// The disk of the folder for records or the battery runs low.
    Power(PowerWarning),
    /// The clock cannot be right.
    WrongClock {
        /// The date that it shows, such as `1970-01-01`.
        today: String,
    },
}

/// The list of a view with these issues. Of a view without a board nothing else is known.
#[must_use]
pub fn of_view(issues: &[ViewIssue], size: BoardSize) -> Vec<PreflightTick> {
    let failure = |item: PreflightItem| {
        let issues: Vec<ViewIssue> = issues.iter().filter(|issue| item_of(issue) == item).cloned().collect();
        (!issues.is_empty()).then_some(PreflightFailure::View { issues, size })
    };
    let tick = |item| PreflightTick { item, failure: failure(item) };
    let board = tick(PreflightItem::Board);
    if board.failure.is_some() {
        return vec![board];
    }
    let others = [
        PreflightItem::WholeBoard,
        PreflightItem::CellSize,
        PreflightItem::Height,
        PreflightItem::Focus,
        PreflightItem::Light,
    ];
    std::iter::once(board).chain(others.map(tick)).collect()
}

const fn item_of(issue: &ViewIssue) -> PreflightItem {
    match issue {
        ViewIssue::NoBoard => PreflightItem::Board,
        ViewIssue::NotWhole { .. } | ViewIssue::Hidden { .. } => PreflightItem::WholeBoard,
        ViewIssue::TooSmall { .. } => PreflightItem::CellSize,
        ViewIssue::TooLow { .. } => PreflightItem::Height,
        ViewIssue::OutOfFocus => PreflightItem::Focus,
        ViewIssue::TooDark | ViewIssue::Glare(_) => PreflightItem::Light,
    }
}

/// The list of this computer, whose records go into `records`.
#[must_use]
pub fn of_machine(records: &Path) -> Vec<PreflightTick> {
    let tick = |item, failure| PreflightTick { item, failure };
    // Where there is no battery, or the system does not tell, nothing is said of it.
    let battery = power::battery_charge().map(|charge| {
        let failure = charge.is_low().then_some(PreflightFailure::Power(PowerWarning::LowBattery(charge.percent)));
        tick(PreflightItem::Battery, failure)
    });
    let clock = tick(PreflightItem::Clock, clock_failure(&clock::today()));
    [tick(PreflightItem::Disk, disk(records))].into_iter().chain(battery).chain([clock]).collect()
}

/// What is wrong with the folder for records, which is made where it is missing.
fn disk(records: &Path) -> Option<PreflightFailure> {
    let folder = || records.to_owned();
    if let Err(why) = std::fs::create_dir_all(records) {
        return Some(PreflightFailure::NoFolder { folder: folder(), why: why.to_string() });
    }
    if atomic::probe(&records.join("probe")).is_err() {
        return Some(PreflightFailure::Unwritable { folder: folder() });
    }
    power::low_disk(records).map(|free| PreflightFailure::Power(PowerWarning::LowDisk(free)))
}

/// What is wrong with a clock that shows this date, such as `2026-11-22`.
fn clock_failure(today: &str) -> Option<PreflightFailure> {
    let year = today.split('-').next().and_then(|year| year.parse::<i32>().ok());
    let is_possible = year.is_some_and(|year| (FIRST_YEAR..FIRST_YEAR + 100).contains(&year));
    (!is_possible).then(|| PreflightFailure::WrongClock { today: today.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failed(issues: &[ViewIssue]) -> Vec<PreflightItem> {
        let ticks = of_view(issues, BoardSize::NINETEEN);
        ticks.into_iter().filter(|tick| tick.failure.is_some()).map(|tick| tick.item).collect()
    }

    #[test]
    fn every_issue_of_a_view_fails_one_thing() {
        assert_eq!(failed(&[]), []);
        assert_eq!(of_view(&[], BoardSize::NINETEEN).len(), 6);
        assert_eq!(
            failed(&[ViewIssue::TooDark, ViewIssue::TooSmall { cell: 9.0 }]),
            [PreflightItem::CellSize, PreflightItem::Light]
        );
        assert_eq!(of_view(&[ViewIssue::NoBoard], BoardSize::NINETEEN).len(), 1, "nothing else is known");
        let both = of_view(&[ViewIssue::TooDark, ViewIssue::Glare(Vec::new())], BoardSize::NINETEEN);
        let light = both.into_iter().find(|tick| tick.item == PreflightItem::Light).unwrap().failure.unwrap();
        let (issues, size) = (vec![ViewIssue::TooDark, ViewIssue::Glare(Vec::new())], BoardSize::NINETEEN);
        assert_eq!(light, PreflightFailure::View { issues, size }, "both are told");
    }

    #[test]
    fn a_clock_of_another_age_is_wrong() {
        assert_eq!(clock_failure("2026-11-22"), None);
        for today in ["1970-01-01", ""] {
            assert_eq!(clock_failure(today), Some(PreflightFailure::WrongClock { today: today.to_owned() }));
        }
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_named() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(disk(&folder.path().join("new/records")), None);
        let file = folder.path().join("file");
        std::fs::write(&file, "").unwrap();
        let named = |failure| match failure {
            Some(PreflightFailure::NoFolder { folder, .. } | PreflightFailure::Unwritable { folder }) => Some(folder),
            _ => None,
        };
        assert_eq!(named(disk(&file)), Some(file));
    }
}
