//! Clips of games and counts, with their truth.

use std::path::Path;

use super::output::{DrawProgress, RenderOptions, SimulateError, cannot_write, write_json};
use crate::capture::clip_writer::ClipWriter;
use crate::formats::rendered;
use crate::formats::rendered::RenderedClipTruth;
use crate::game::record::GameRecord;
use crate::sensing::frame::Frame;
use crate::synthetic::disturbance::Disturbance;
use crate::synthetic::fill::SimulatedCount;
use crate::synthetic::frame_composer::FrameScript;
use crate::synthetic::{Scene, film, play};

/// A clip that can be drawn.
pub struct Clip {
    scene: Scene,
    script: FrameScript,
    fps: f64,
    options: RenderOptions,
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
        if record.moves.is_empty() {
            return Err(SimulateError::NoMoves);
        }
        let scene = Scene::new(record.size, options.width, options.height, options.seed);
        let script = play::script(record, &scene, fps, options.seed, disturb);
        Ok(Self { scene, script, fps, options: options.clone() })
    }

    /// Composes a clip of a count of the record's last position, from the removal of the dead stones to the cleared
    /// board.
    #[must_use]
    pub fn of_count(record: &GameRecord, count: &SimulatedCount, options: &RenderOptions, fps: f64) -> Self {
        let stopped = record.position_after(record.moves.len());
        let scene = Scene::new(record.size, options.width, options.height, options.seed);
        let script = film::script(stopped.stones(), count, &scene, fps, options.seed);
        Self { scene, script, fps, options: options.clone() }
    }

    /// Returns the truth of a clip of a game.
    #[must_use]
    pub fn truth(&self) -> RenderedClipTruth {
        RenderedClipTruth {
            hand_left_s: self.script.hand_left_s.iter().map(|s| (s * 100.0).round() / 100.0).collect(),
            fps: self.fps,
            seed: self.options.seed,
            disturbed: self.script.disturbed.iter().map(|&(name, s)| (name, rendered::tenth(s))).collect(),
        }
    }

    /// Draws the frames one after the other.
    pub fn draw(&mut self) -> impl ExactSizeIterator<Item = Frame> + '_ {
        let Self { scene, script, .. } = self;
        script.frames.iter().map(|state| scene.render(state).frame)
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
        let total = self.script.frames.len();
        for (i, frame) in self.draw().enumerate() {
            writer.write(&frame)?;
            progress(i + 1, total)?;
        }
        Ok(writer.finish()?)
    }

    /// Writes the truth beside a clip: `CLIP.json` for `CLIP.mp4`.
    ///
    /// # Errors
    /// [`SimulateError::Write`].
    pub fn write_truth(&self, path: &Path) -> Result<(), SimulateError> {
        write_json(&path.with_extension("json"), &self.truth())
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
    Ok(clip.truth())
}
