//! Fill-in counts of a record's last position.

use std::path::Path;

use super::output::{RenderOptions, SimulateError, make_folder, truth_of, write_still};
use crate::synthetic::fault::Fault;
use crate::synthetic::fill;
use crate::synthetic::fill::SimulatedCount;
use crate::synthetic::random::Random;
use crate::synthetic::{Scene, SceneState};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_formats::rendered;
use kifuscribe_formats::rendered::{FillTruth, RenderedTruth};

/// Plays the count of the record's last position, the same for the same `seed`.
///
/// # Errors
/// [`SimulateError::Fill`].
pub fn count_of(record: &GameRecord, komi: i32, fault: Fault, seed: u64) -> Result<SimulatedCount, SimulateError> {
    Ok(fill::count(&counted_position(record), komi, fault, &mut Random::new(seed, "fill"))?)
}

/// Returns the position that is counted: the last one without the stones inside marked territory of the opponent.
#[must_use]
pub fn counted_position(record: &GameRecord) -> Stones {
    let mut stones = record.end().stones().clone();
    let marked = record.territory.clone().unwrap_or_default();
    for (territory, dead) in [(marked.black, Color::White), (marked.white, Color::Black)] {
        for point in territory {
            if stones.get(point) == Some(dead) {
                stones.set(point, None);
            }
        }
    }
    stones
}

/// Draws a count of the record's last position as three pictures with their truth: `NAME-k1.jpg` before the fill, `NAME-k2.jpg`
/// after the compensation stones, and `NAME.jpg` when it is finished.
///
/// # Errors
/// [`SimulateError`].
pub fn fill_in(
    record: &GameRecord,
    komi: i32,
    fault: Fault,
    drawing: &RenderOptions,
    folder: &Path,
    name: &str,
) -> Result<SimulatedCount, SimulateError> {
    let count = count_of(record, komi, fault, drawing.seed)?;
    make_folder(folder)?;
    let mut scene = Scene::new(record.size, drawing.width, drawing.height, drawing.seed);
    let stages = [("-k1", "k1", &count.before), ("-k2", "k2", &count.compensated), ("", "final", &count.filled)];
    for (i, (ending, stage, stones)) in stages.into_iter().enumerate() {
        let state = SceneState { index: i as u64, ..SceneState::of(stones.clone()) };
        let rendering = scene.render(&state);
        let truth = RenderedTruth {
            stage: Some(stage),
            fill: Some(fill_truth(&count, komi, fault, stones)),
            ..truth_of(&scene, &state, &rendering, "fill")
        };
        write_still(&folder.join(format!("{name}{ending}.jpg")), &rendering, &truth)?;
    }
    Ok(count)
}

fn fill_truth(count: &SimulatedCount, komi: i32, fault: Fault, stones: &Stones) -> FillTruth {
    let (black, white) = (stones.count(Color::Black), stones.count(Color::White));
    FillTruth {
        q: count.before.rows(),
        komi,
        rules: "ing",
        fault: fault.name(),
        at: count.at.as_deref().map(rendered::rows_and_columns),
        computed: count.computed,
        black,
        white,
        empty: stones.size().area() - black - white,
        compensation: rendered::rows_and_columns(&count.compensation),
        shared: count.shared,
    }
}
