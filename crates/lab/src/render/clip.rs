//! Clips of games and counts, with their truth.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::grid::TableGrid;
use super::output::{DrawProgress, RenderOptions, SimulateError, cannot_write, table_file, write_json};
use crate::synthetic::disturbance::Disturbance;
use crate::synthetic::fill::SimulatedCount;
use crate::synthetic::frame_composer::FrameScript;
use crate::synthetic::{Scene, film, play};
use kifuscribe_capture::clip_writer::ClipWriter;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_formats::rendered;
use kifuscribe_formats::rendered::RenderedClipTruth;

/// A clip that can be drawn, of one table or of several side by side.
pub struct Clip {
    tables: Vec<TableScript>,
    grid: TableGrid,
    fps: f64,
    options: RenderOptions,
}

/// A table and what happens on it.
struct TableScript {
    scene: Scene,
    script: FrameScript,
    seed: u64,
}

impl TableScript {
    /// Draws a frame; after the last the table stays as it is.
    fn draw(&mut self, number: usize, fps: f64) -> Option<Frame> {
        let last = self.script.frames.len().checked_sub(1)?;
        let mut state = self.script.frames.get(number.min(last))?.clone();
        if number > last {
            (state.index, state.time) = (number as u64, Duration::from_secs_f64(number as f64 / fps));
        }
        Some(self.scene.render(&state).frame)
    }
}

impl Clip {
    /// Composes a clip of a game with disturbances, at `fps` frames a second.
    ///
    /// # Errors
    /// [`SimulateError::NoMoves`].
    pub fn of_game(
        record: &GameRecord,
        options: &RenderOptions,
        fps: f64,
        disturb: &[Disturbance],
    ) -> Result<Self, SimulateError> {
        Self::of_games(std::slice::from_ref(record), options, fps, disturb)
    }

    /// Composes a clip of several games, each at a table of its own, with the same kinds of disturbances.
    ///
    /// # Errors
    /// [`SimulateError::NoMoves`].
    pub fn of_games(
        records: &[GameRecord],
        options: &RenderOptions,
        fps: f64,
        disturb: &[Disturbance],
    ) -> Result<Self, SimulateError> {
        if records.iter().any(|record| record.moves.is_empty()) {
            return Err(SimulateError::NoMoves);
        }
        let grid = TableGrid::new(records.len(), options);
        let table = |(i, record): (usize, &GameRecord)| {
            let RenderOptions { width, height, seed } = grid.tile_options(options, i);
            let scene = Scene::new(record.size, width, height, seed);
            let script = play::script(record, &scene, fps, seed, disturb);
            TableScript { scene, script, seed }
        };
        Ok(Self { tables: records.iter().enumerate().map(table).collect(), grid, fps, options: options.clone() })
    }

    /// Composes a clip of a count of the record's last position, from the removal of the dead stones to the cleared
    /// board.
    #[must_use]
    pub fn of_count(record: &GameRecord, count: &SimulatedCount, options: &RenderOptions, fps: f64) -> Self {
        let stopped = record.position_after(record.moves.len());
        let scene = Scene::new(record.size, options.width, options.height, options.seed);
        let script = film::script(stopped.stones(), count, &scene, fps, options.seed);
        let grid = TableGrid::new(1, options);
        Self { tables: vec![TableScript { scene, script, seed: options.seed }], grid, fps, options: options.clone() }
    }

    /// Returns the truth of each table of a clip of games.
    #[must_use]
    pub fn truths(&self) -> Vec<RenderedClipTruth> {
        let truth = |TableScript { script, seed, .. }: &TableScript| RenderedClipTruth {
            hand_left_s: script.hand_left_s.iter().map(|s| (s * 100.0).round() / 100.0).collect(),
            fps: self.fps,
            seed: *seed,
            disturbed: script.disturbed.iter().map(|&(name, s)| (name, rendered::tenth(s))).collect(),
        };
        self.tables.iter().map(truth).collect()
    }

    /// Draws the frames one after the other.
    pub fn draw(&mut self) -> impl ExactSizeIterator<Item = Frame> + '_ {
        let Self { tables, grid, fps, .. } = self;
        let frames = tables.iter().map(|table| table.script.frames.len()).max().unwrap_or(0);
        (0..frames).map(|number| {
            let drawn: Vec<Frame> = tables.iter_mut().filter_map(|table| table.draw(number, *fps)).collect();
            grid.joined(&drawn)
        })
    }

    /// Draws the clip into an MP4 file, which appears under its name only when it is complete.
    ///
    /// # Errors
    /// [`SimulateError::Capture`], [`SimulateError::Write`], or an error of `progress`.
    pub fn write(&mut self, path: &Path, progress: &mut DrawProgress<'_>) -> Result<(), SimulateError> {
        // The encoder is chosen by the extension.
        let unfinished = path.with_extension("unfinished.mp4");
        let written = self
            .write_to(&unfinished, progress)
            .and_then(|()| std::fs::rename(&unfinished, path).map_err(|source| cannot_write(path, source)));
        if written.is_err() {
            // The error above is the one to report.
            let _ = std::fs::remove_file(&unfinished);
        }
        written
    }

    fn write_to(&mut self, path: &Path, progress: &mut DrawProgress<'_>) -> Result<(), SimulateError> {
        let mut writer = ClipWriter::create(path, self.options.width, self.options.height, self.fps)?;
        let frames = self.draw();
        let total = frames.len();
        for (i, frame) in frames.enumerate() {
            writer.write(&frame)?;
            progress(i + 1, total)?;
        }
        Ok(writer.finish()?)
    }

    /// Writes the truth beside a clip: `CLIP.json` for `CLIP.mp4`, or `CLIP-1.json` and so on for several tables. Returns
    /// the files.
    ///
    /// # Errors
    /// [`SimulateError::Write`].
    pub fn write_truth(&self, path: &Path) -> Result<Vec<PathBuf>, SimulateError> {
        let truths = self.truths();
        let mut written = Vec::with_capacity(truths.len());
        for (table, truth) in truths.iter().enumerate() {
            let file = table_file(path, "json", table, truths.len());
            write_json(&file, truth)?;
            written.push(file);
        }
        Ok(written)
    }
}

/// Draws the frames of a clip of a game, passes each to `observe`, and returns the truth.
///
/// # Errors
/// [`SimulateError::NoMoves`].
pub fn frames(
    record: &GameRecord,
    options: &RenderOptions,
    fps: f64,
    disturb: &[Disturbance],
    observe: &mut dyn FnMut(Frame),
) -> Result<RenderedClipTruth, SimulateError> {
    let mut clip = Clip::of_game(record, options, fps, disturb)?;
    clip.draw().for_each(observe);
    Ok(clip.truths().swap_remove(0))
}
