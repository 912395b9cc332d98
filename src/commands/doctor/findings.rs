//! The sentences of `doctor`.

use std::path::Path;
use std::time::Duration;

use super::{Check, CheckState, CheckSubject};
use crate::commands::board_place::board_place;
use kifuscribe_capture::camera::{CameraInfo, CameraMode, modes};
use kifuscribe_capture::source::{CaptureError, SourceInfo, SourceSpec};
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::sensing::observation::{HiddenPoints, Observation};
use kifuscribe_language::{as_sentence, say};
use kifuscribe_platform::power::{BatteryCharge, LOW_DISK, PowerWarning};
use kifuscribe_recording::neighbours::NeighbourBoards;
use kifuscribe_recording::power_text;
use kifuscribe_recording::source_check::{CheckedBoard, SourceCheck};
use kifuscribe_recording::view_text::sentence;
use kifuscribe_vision::overlay::DOUBT;
use kifuscribe_vision::preflight::{MIN_BRIGHTNESS, MIN_CELL, MIN_ELEVATION, MIN_SHARPNESS, ViewIssue};
use kifuscribe_words::point_list;

/// Pictures a second with which games are recorded: a hand stays over the board for longer than two pictures.
const ENOUGH_PICTURES: f64 = 4.0;
/// Maximum number of a camera's modes that are listed.
const MAX_MODES: usize = 4;
/// Maximum number of doubtful points that are named.
const MAX_NAMED: usize = 6;

fn good(name: CheckSubject, text: impl Into<String>) -> Check {
    Check { name, board: None, state: CheckState::Good, text: text.into() }
}

fn poor(name: CheckSubject, text: impl Into<String>) -> Check {
    Check { name, board: None, state: CheckState::Poor, text: text.into() }
}

fn told(name: CheckSubject, text: impl Into<String>) -> Check {
    Check { name, board: None, state: CheckState::Unknown, text: text.into() }
}

/// The cameras with their modes. `needed` is whether no other source was named.
pub(super) fn cameras(cameras: &[CameraInfo], needed: bool) -> Check {
    let described = |camera: &CameraInfo| {
        let modes = modes(&camera.id).map_or_else(|error| error.to_string(), |modes| listed(&modes));
        say!("doctor-camera", name = camera.name, id = camera.id, modes)
    };
    match cameras {
        [] if needed => poor(CheckSubject::Cameras, say!("doctor-no-camera")),
        [] => told(CheckSubject::Cameras, say!("doctor-cameras-none")),
        cameras => good(CheckSubject::Cameras, cameras.iter().map(described).collect::<Vec<_>>().join("; ")),
    }
}

fn listed(modes: &[CameraMode]) -> String {
    let one = |m: &CameraMode| {
        say!("doctor-mode", size = format!("{}x{}", m.width, m.height), rate = m.rate, format = m.format)
    };
    let named: Vec<_> = modes.iter().take(MAX_MODES).map(one).collect();
    match modes.len().saturating_sub(MAX_MODES) {
        0 if named.is_empty() => say!("doctor-modes-unknown").to_owned(),
        0 => named.join(", "),
        more => say!("doctor-modes-more", modes = named.join(", "), more),
    }
}

/// Whether boards are read with networks.
pub(super) fn networks(notice: Option<String>) -> Check {
    notice.map_or_else(
        || good(CheckSubject::Networks, say!("doctor-networks-undamaged")),
        |notice| poor(CheckSubject::Networks, notice),
    )
}

/// The source cannot be opened.
pub(super) fn closed(error: &CaptureError) -> Check {
    poor(CheckSubject::Pictures, error.to_string())
}

/// What came from the source, and how the board, or each of `count`, is seen.
pub(super) fn of_source(
    spec: &SourceSpec,
    info: &SourceInfo,
    checked: &SourceCheck,
    count: Option<usize>,
) -> Vec<Check> {
    let Some(frame) = &checked.frame else {
        let why = checked.waiting.clone().unwrap_or_else(|| say!("doctor-it-has-none").to_owned());
        return vec![poor(CheckSubject::Pictures, say!("doctor-no-picture", name = info.name, why))];
    };
    let size = format!("{}x{}", frame.width, frame.height);
    let came = say!("doctor-pictures-came", size, name = info.name);
    let enough = format!("{ENOUGH_PICTURES:.0}");
    let pictures = match checked.rate {
        Some(rate) if info.live && rate < ENOUGH_PICTURES => {
            let rate = format!("{rate:.1}");
            poor(
                CheckSubject::Pictures,
                match spec {
                    SourceSpec::Address(_) | SourceSpec::Phone(_) => {
                        say!("doctor-pictures-too-few-from-afar", came, rate, enough)
                    }
                    _ => say!("doctor-pictures-too-few", came, rate, enough),
                },
            )
        }
        Some(rate) if info.live => {
            good(CheckSubject::Pictures, say!("doctor-pictures-a-second", came, rate = format!("{rate:.1}"), enough))
        }
        Some(rate) => good(CheckSubject::Pictures, say!("doctor-pictures-decoded", came, rate = format!("{rate:.0}"))),
        None => good(CheckSubject::Pictures, came),
    };
    let boards = match (count, &checked.boards[..]) {
        (Some(count), _) => of_boards(checked, count, (frame.width, frame.height)),
        (None, [board, ..]) => {
            let (locating, reading) = (milliseconds(board.locating), milliseconds(board.reading));
            let times = say!("doctor-board", size = board.observation.size, locating, reading);
            of_board(board, (frame.width, frame.height), times)
        }
        (None, []) => vec![poor(CheckSubject::Board, no_board(checked.cut.as_ref()))],
    };
    std::iter::once(pictures).chain(boards).collect()
}

/// Why no board can be read: too little of one lies in the picture, or there is none.
fn no_board(cut: Option<&ViewIssue>) -> String {
    let why = |issue| sentence(issue, BoardSize::NINETEEN);
    cut.map_or_else(|| why(&ViewIssue::NoBoard), |cut| say!("read-no-whole-board", why = why(cut)))
}

/// How each of several boards is seen, and whether as many are seen as are meant.
fn of_boards(checked: &SourceCheck, count: usize, picture: (usize, usize)) -> Vec<Check> {
    let mut checks = Vec::new();
    let (seen, found) = (checked.seen, checked.boards.len());
    if found < count {
        let text = say!("doctor-boards-missing", seen = found, count, enough = whole(MIN_CELL));
        checks.push(poor(CheckSubject::Board, text));
    } else if seen > count {
        let boards = say!("count-boards", n = seen);
        checks.push(told(CheckSubject::Neighbours, say!("doctor-boards-more", boards, count)));
    }
    for (i, board) in checked.boards.iter().enumerate() {
        let (size, place) = (board.observation.size, board_place(&board.observation.pose, picture));
        let text = say!("doctor-board-of-several", size, place, reading = milliseconds(board.reading));
        checks.extend(of_board(board, picture, text).into_iter().map(|check| Check { board: Some(i + 1), ..check }));
    }
    checks
}

fn milliseconds(time: Duration) -> String {
    format!("{:.0}", time.as_secs_f64() * 1000.0)
}

/// How a board is seen in a picture of this width and height: each measure with what is enough, or with what to do. `found`
/// says which board it is.
fn of_board(board: &CheckedBoard, picture: (usize, usize), found: String) -> Vec<Check> {
    let (measures, size) = (&board.measures, board.observation.size);
    let issues = measures.issues();
    let judged =
        |name, is_issue: fn(&ViewIssue) -> bool, text: String| match issues.iter().find(|issue| is_issue(issue)) {
            Some(issue) => poor(name, sentence(issue, size)),
            None => good(name, text),
        };
    let angle = match measures.elevation {
        Some(degrees) => {
            say!("doctor-angle", degrees = whole(degrees), enough = whole(MIN_ELEVATION))
        }
        None => say!("doctor-angle-unknown").to_owned(),
    };
    let mut checks = vec![good(CheckSubject::Board, found)];
    checks.extend(board.neighbours.as_ref().map(neighbours));
    checks.extend([
        judged(CheckSubject::Edges, |i| matches!(i, ViewIssue::NotWhole { .. }), say!("doctor-edges").to_owned()),
        judged(
            CheckSubject::Cells,
            |i| matches!(i, ViewIssue::TooSmall { .. }),
            say!("doctor-cells", pixels = whole(measures.cell), enough = whole(MIN_CELL)),
        ),
        judged(CheckSubject::Angle, |i| matches!(i, ViewIssue::TooLow { .. }), angle),
        judged(
            CheckSubject::Light,
            |i| matches!(i, ViewIssue::TooDark),
            say!("doctor-light", brightness = whole(measures.brightness), enough = whole(MIN_BRIGHTNESS)),
        ),
        judged(
            CheckSubject::Focus,
            |i| matches!(i, ViewIssue::OutOfFocus),
            say!("doctor-focus", sharpness = format!("{:.2}", measures.sharpness), enough = MIN_SHARPNESS.to_string()),
        ),
        judged(CheckSubject::Glare, |i| matches!(i, ViewIssue::Glare(_)), say!("doctor-glare").to_owned()),
        points(&board.observation, picture),
    ]);
    checks
}

/// The points that are not read, or not without a doubt, in a picture of this width and height.
fn points(observation: &Observation, picture: (usize, usize)) -> Check {
    let HiddenPoints { covered, outside } = observation.hidden_points(picture);
    let doubts: Vec<Point> = observation.doubts(DOUBT).into_iter().map(|(point, _)| point).collect();
    let doubtful = || {
        let named = point_list::named(&doubts, observation.size, MAX_NAMED, ", ");
        say!("doctor-points-doubt", n = doubts.len(), points = named)
    };
    let parts = [
        (!outside.is_empty()).then(|| say!("doctor-points-outside", n = outside.len())),
        (!covered.is_empty()).then(|| say!("doctor-points-covered", n = covered.len())),
        (!doubts.is_empty()).then(doubtful),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    match parts.is_empty() {
        true => good(CheckSubject::Points, say!("doctor-points-sure")),
        false => told(CheckSubject::Points, parts.join("; ")),
    }
}

/// Which of several boards was checked, and how all of them are recorded.
fn neighbours(found: &NeighbourBoards) -> Check {
    let (boards, place) = (say!("count-boards", n = found.boards), board_place(&found.recorded, found.picture));
    let text = say!("doctor-neighbours", boards, size = found.recorded.size, place, count = found.boards);
    told(CheckSubject::Neighbours, text)
}

/// A number without its fraction.
fn whole(number: f64) -> String {
    format!("{number:.0}")
}

/// The room on the disk of the folder for records, in bytes.
pub(super) fn disk(records: &Path, free: Option<u64>) -> Check {
    let folder = records.display();
    match free {
        Some(bytes) if bytes < LOW_DISK => {
            let why = power_text::sentence(PowerWarning::LowDisk(bytes));
            poor(CheckSubject::Disk, say!("doctor-disk-low", folder, why))
        }
        Some(bytes) => {
            good(CheckSubject::Disk, say!("doctor-disk", free = format!("{:.1}", bytes as f64 / 1e9), folder))
        }
        None => told(CheckSubject::Disk, say!("doctor-disk-unknown", folder)),
    }
}

/// The state of the battery.
pub(super) fn battery(charge: Option<BatteryCharge>) -> Check {
    match charge {
        Some(charge) if charge.is_low() => {
            poor(CheckSubject::Battery, as_sentence(&say!("power-low-battery", percent = charge.percent)))
        }
        Some(BatteryCharge { percent, is_discharging: true }) => {
            told(CheckSubject::Battery, say!("doctor-battery-unplugged", percent))
        }
        Some(BatteryCharge { percent, .. }) => good(CheckSubject::Battery, say!("doctor-battery-plugged", percent)),
        None => told(CheckSubject::Battery, say!("doctor-battery-unknown")),
    }
}

/// The time of this computer, which records carry; `is_possible` where this program was written before it.
pub(super) fn clock(now: &str, is_possible: bool) -> Check {
    match is_possible {
        true => told(CheckSubject::Clock, say!("doctor-clock", now)),
        false => poor(CheckSubject::Clock, say!("doctor-clock-is-wrong", now)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::sensing::frame::Frame;

    #[test]
    fn what_helps_a_camera_at_a_socket_is_not_said_of_an_address() {
        let frame = Some(Frame::new(2, 2, vec![0; 12]));
        let checked = SourceCheck { rate: Some(1.0), waiting: None, frame, boards: Vec::new(), seen: 0, cut: None };
        let said = |source: &str| {
            let info = SourceInfo { name: source.to_owned(), live: true, frames: None };
            let checks = of_source(&SourceSpec::parse(source).unwrap(), &info, &checked, None);
            (checks[0].text.contains("another socket"), checks[0].text.contains("give that of the film"))
        };
        assert_eq!(said("camera:0"), (true, false));
        assert_eq!(said("http://10.0.0.7/shot.jpg"), (false, true));
    }

    #[test]
    fn a_clock_that_was_never_set_is_a_finding() {
        assert_eq!(clock("1990-01-01 00:03 UTC", false).state, CheckState::Poor);
        assert_eq!(clock("2026-11-22 17:23 UTC", true).state, CheckState::Unknown);
    }
}
