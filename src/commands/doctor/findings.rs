//! The sentences of `doctor`.

use std::path::Path;

use super::{Check, CheckState};
use crate::capture::camera::{CameraInfo, CameraMode, modes};
use crate::capture::source::{CaptureError, SourceInfo};
use crate::game::point::BoardSize;
use crate::pipeline::source_check::{CheckedBoard, SourceCheck};
use crate::pipeline::view_text::english;
use crate::platform::power::{BatteryCharge, LOW_DISK};
use crate::vision::overlay::DOUBT;
use crate::vision::preflight::{MIN_BRIGHTNESS, MIN_CELL, MIN_ELEVATION, MIN_SHARPNESS, ViewIssue};

/// Pictures a second with which games are recorded: a hand stays over the board for longer than two pictures.
const ENOUGH_PICTURES: f64 = 4.0;
/// Maximum number of a camera's modes that are listed.
const MAX_MODES: usize = 4;
/// Maximum number of doubtful points that are named.
const MAX_NAMED: usize = 6;

fn good(name: &'static str, text: impl Into<String>) -> Check {
    Check { name, state: CheckState::Good, text: text.into() }
}

fn poor(name: &'static str, text: impl Into<String>) -> Check {
    Check { name, state: CheckState::Poor, text: text.into() }
}

fn told(name: &'static str, text: impl Into<String>) -> Check {
    Check { name, state: CheckState::Unknown, text: text.into() }
}

/// The cameras with their modes. `needed` is whether no other source was named.
pub(super) fn cameras(cameras: &[CameraInfo], needed: bool) -> Check {
    let described = |camera: &CameraInfo| {
        let modes = modes(&camera.id).map_or_else(|error| error.to_string(), |modes| listed(&modes));
        format!("{} (camera:{}), {modes}", camera.name, camera.id)
    };
    match cameras {
        [] if needed => {
            poor("cameras", "No camera is plugged in: plug one in, or name a film, a folder of pictures or an address.")
        }
        [] => told("cameras", "none is plugged in"),
        cameras => good("cameras", cameras.iter().map(described).collect::<Vec<_>>().join("; ")),
    }
}

fn listed(modes: &[CameraMode]) -> String {
    let one = |m: &CameraMode| format!("{}x{} at {} a second ({})", m.width, m.height, m.rate, m.format);
    let named: Vec<_> = modes.iter().take(MAX_MODES).map(one).collect();
    match modes.len().saturating_sub(MAX_MODES) {
        0 if named.is_empty() => "its modes are not known".into(),
        0 => named.join(", "),
        more => format!("{} and {more} more", named.join(", ")),
    }
}

/// Whether boards are read with networks.
pub(super) fn networks(notice: Option<String>) -> Check {
    notice.map_or_else(|| good("networks", "undamaged"), |notice| poor("networks", notice))
}

/// The source cannot be opened.
pub(super) fn closed(error: &CaptureError) -> Check {
    poor("pictures", error.to_string())
}

/// What came from the source, and how the board is seen.
pub(super) fn of_source(info: &SourceInfo, checked: &SourceCheck) -> Vec<Check> {
    let Some(frame) = &checked.frame else {
        let why = checked.waiting.clone().unwrap_or_else(|| "it has none".into());
        return vec![poor("pictures", format!("No picture came from {}: {why}.", info.name))];
    };
    let came = format!("{}x{} from {}", frame.width, frame.height, info.name);
    let pictures = match checked.rate {
        Some(rate) if info.live && rate < ENOUGH_PICTURES => poor(
            "pictures",
            format!(
                "{came}, only {rate:.1} a second: {ENOUGH_PICTURES:.0} are enough; add light, plug the camera into another socket, or close other programs."
            ),
        ),
        Some(rate) if info.live => {
            good("pictures", format!("{came}, {rate:.1} a second ({ENOUGH_PICTURES:.0} are enough)"))
        }
        Some(rate) => good("pictures", format!("{came}, decoded at {rate:.0} a second")),
        None => good("pictures", came),
    };
    let board = match &checked.board {
        Some(board) => of_board(board),
        None => vec![poor("board", english(&ViewIssue::NoBoard, BoardSize::NINETEEN))],
    };
    std::iter::once(pictures).chain(board).collect()
}

/// How a board is seen: each measure with what is enough, or with what to do.
fn of_board(board: &CheckedBoard) -> Vec<Check> {
    let (measures, size) = (&board.measures, board.observation.size);
    let issues = measures.issues();
    let judged =
        |name, is_issue: fn(&ViewIssue) -> bool, text: String| match issues.iter().find(|issue| is_issue(issue)) {
            Some(issue) => poor(name, english(issue, size)),
            None => good(name, text),
        };
    let ms = |time: std::time::Duration| time.as_secs_f64() * 1000.0;
    let times = format!("{size}, found in {:.0} ms and read in {:.0} ms", ms(board.locating), ms(board.reading));
    let angle = match measures.elevation {
        Some(degrees) => format!("the camera is {degrees:.0} degrees above the board ({MIN_ELEVATION:.0} are enough)"),
        None => "not known from this view".into(),
    };
    let doubtful: Vec<String> =
        board.observation.doubts(DOUBT).into_iter().map(|(point, _)| point.label(size)).collect();
    let doubt = match doubtful.len() {
        0 => good("points", "every point is read without a doubt"),
        n => told(
            "points",
            format!(
                "{n} in doubt: {}{}",
                doubtful[..n.min(MAX_NAMED)].join(", "),
                if n > MAX_NAMED { ", ..." } else { "" }
            ),
        ),
    };
    vec![
        good("board", times),
        judged("edges", |i| matches!(i, ViewIssue::NotWhole { .. }), "the whole board is in the picture".into()),
        judged(
            "cells",
            |i| matches!(i, ViewIssue::TooSmall { .. }),
            format!("{:.0} pixels where they are smallest ({MIN_CELL:.0} are enough)", measures.cell),
        ),
        judged("angle", |i| matches!(i, ViewIssue::TooLow { .. }), angle),
        judged(
            "light",
            |i| matches!(i, ViewIssue::TooDark),
            format!("brightness {:.0} of 255 ({MIN_BRIGHTNESS:.0} is enough)", measures.brightness),
        ),
        judged(
            "focus",
            |i| matches!(i, ViewIssue::OutOfFocus),
            format!("sharpness {:.2} ({MIN_SHARPNESS} is enough)", measures.sharpness),
        ),
        judged("glare", |i| matches!(i, ViewIssue::Glare(_)), "no lamp is mirrored in the board".into()),
        doubt,
    ]
}

/// The room on the disk of the folder for records, in bytes.
pub(super) fn disk(records: &Path, free: Option<u64>) -> Check {
    let folder = records.display();
    match free {
        Some(bytes) if bytes < LOW_DISK => {
            poor("disk", format!("Only {} MB are free for records ({folder}): make room.", bytes >> 20))
        }
        Some(bytes) => good("disk", format!("{:.1} GB are free for records ({folder})", bytes as f64 / 1e9)),
        None => told("disk", format!("the system does not say how much is free for records ({folder})")),
    }
}

/// The state of the battery.
pub(super) fn battery(charge: Option<BatteryCharge>) -> Check {
    match charge {
        Some(charge) if charge.is_low() => {
            poor("battery", format!("The battery is at {} %: plug the computer in.", charge.percent))
        }
        Some(BatteryCharge { percent, is_discharging: true }) => {
            told("battery", format!("{percent} %, not plugged in: an afternoon needs the plug"))
        }
        Some(BatteryCharge { percent, .. }) => good("battery", format!("{percent} %, plugged in")),
        None => told("battery", "none, or the system does not tell"),
    }
}

/// The time of this computer, which records carry.
pub(super) fn clock(now: &str) -> Check {
    told("clock", format!("{now}; records carry this time, so compare it with yours"))
}
