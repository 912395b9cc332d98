//! One game for others: as a printed kifu, as an animated picture, or as a picture of its last position.
//!
//! A picture of a recording shows the photo of each move beside the diagram, where there are photos: those that the session
//! folder keeps, which are cut to the board.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use thiserror::Error;

use crate::count::audit_input::{AuditInputError, read_game};
use crate::evidence_recorder::read_picture;
use kifuscribe_core::game::kifu::Kifu;
use kifuscribe_core::game::record::{GameRecord, MoveFlag};
use kifuscribe_core::session::recording::{RecordingView, SessionState};
use kifuscribe_language::{Message, say};
use kifuscribe_platform::fonts::{InstalledFont, fonts_for};
use kifuscribe_print::animation::{Animation, AnimationError, NoisyPart};
use kifuscribe_print::board_picture::LAST_MOVE;
use kifuscribe_print::faces::{Faces, FontFile};
use kifuscribe_print::game_picture::{self, GamePicture, MovePhoto};
use kifuscribe_print::printed_kifu::{self, PrintedKifu};
use kifuscribe_print::raster::Raster;
use kifuscribe_print::sheet::PdfError;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_storage::{StorageError, atomic, png, recordings};
use kifuscribe_words::recording_sgf::commented_record;

/// The largest animated picture, in bytes: what messengers and forums take.
const MOST_BYTES: usize = 10_000_000;
/// The usual width of a picture with photos, and of one without, in pixels.
const WIDTH: [usize; 2] = [800, 480];
/// How long the position before the first move, and the last position, are shown, in seconds.
const FIRST_S: f32 = 1.0;
const LAST_S: f32 = 4.0;
/// The pictures that the colours are chosen from.
const SAMPLES: usize = 8;
/// What is tried until an animated picture is small enough: how much a photo may differ from what is shown (see
/// [`NoisyPart`]), and the share of the width.
const ATTEMPTS: [(u8, f32); 4] = [(14, 1.0), (28, 1.0), (32, 0.7), (40, 0.5)];

/// What a game is exported as, by the ending of a file's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameExportFormat {
    /// A printed kifu as PDF.
    Pdf,
    /// A printed kifu as HTML.
    Html,
    /// An animated picture.
    Gif,
    /// A picture of the last position.
    Png,
}

impl GameExportFormat {
    /// The format that the ending of a file's name asks for; `None` for other endings.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()?.to_lowercase().as_str() {
            "pdf" => Some(Self::Pdf),
            "html" | "htm" => Some(Self::Html),
            "gif" => Some(Self::Gif),
            "png" => Some(Self::Png),
            _ => None,
        }
    }
}

/// A game to export.
#[derive(Debug, Clone)]
pub struct ExportableGame {
    /// What is shown of it.
    pub view: RecordingView,
    /// The session folder with its photos, where there is one.
    pub session: Option<PathBuf>,
}

/// What is chosen about an export.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GameExportOptions {
    /// The width of a picture, in pixels; `None` for the usual one.
    pub width: Option<usize>,
    /// How long a move is shown, in seconds.
    pub seconds_per_move: f32,
    /// The most moves of a diagram of a printed kifu.
    pub moves_per_diagram: usize,
}

impl Default for GameExportOptions {
    fn default() -> Self {
        Self { width: None, seconds_per_move: 0.7, moves_per_diagram: printed_kifu::MOVES_PER_DIAGRAM }
    }
}

/// What was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameExportOutcome {
    /// A printed kifu.
    Kifu {
        /// The number of its diagrams.
        diagrams: usize,
    },
    /// A picture, or several in one file.
    Picture {
        /// The number of pictures.
        pictures: usize,
        /// Width and height, in pixels.
        size: [usize; 2],
        /// The size of the file.
        bytes: usize,
    },
}

impl GameExportOutcome {
    /// What was written to `path`, in a sentence without a full stop.
    #[must_use]
    pub fn sentence(self, path: &Path) -> String {
        match self {
            Self::Kifu { diagrams } => say!("export-written-kifu", pages = diagrams, file = path.display()),
            Self::Picture { pictures, size: [width, height], bytes } => {
                let size = match bytes {
                    1_000_000.. => format!("{:.1} MB", bytes as f64 / 1e6),
                    _ => format!("{} kB", bytes.div_ceil(1000)),
                };
                say!("export-written-picture", pictures, width, height, size, file = path.display())
            }
        }
    }
}

/// Why a game is not exported. Nothing is written then.
#[derive(Debug, Error, Message)]
pub enum GameExportError {
    /// Something was chosen that the format does not have.
    #[message(option = _0, endings = _1)]
    Option(&'static str, &'static str),
    /// The name of the file has another ending.
    Ending(PathBuf),
    /// No board was seen in the recording.
    NoBoard,
    /// The record cannot be read.
    #[message(transparent)]
    Record(#[from] AuditInputError),
    /// The journal cannot be read, or the file cannot be written.
    #[message(transparent)]
    Storage(#[from] StorageError),
    /// There is no font, or the document is refused.
    #[message(transparent)]
    Pdf(#[from] PdfError),
    /// The picture cannot be made.
    #[message("export-not-encoded", why = _0)]
    Animation(#[from] AnimationError),
    /// The picture has no pixels.
    #[message("export-not-encoded", why = "PNG")]
    Png,
    /// The animated picture is too large in every size.
    #[message(megabytes = MOST_BYTES / 1_000_000)]
    TooLarge,
    /// It was stopped.
    Stopped,
}

impl ExportableGame {
    /// Reads the game at a path: a session folder, its journal, or an SGF. An SGF has the photos of the session folder beside
    /// it where both have the same moves.
    ///
    /// # Errors
    /// [`GameExportError`]: the journal or the record cannot be read.
    pub fn read(path: &Path) -> Result<Self, GameExportError> {
        let mut recorded = recordings::session_of(path).map(|session| {
            let state = SessionState::from_events(&SessionFolder::at(&session).read()?.events);
            let mut view = state.view();
            view.record = commented_record(&state);
            Ok::<_, StorageError>(Self { view, session: Some(session) })
        });
        let is_sgf = path.is_file() && path.extension().is_some_and(|e| e.eq_ignore_ascii_case("sgf"));
        if let Some(recorded) = recorded.take_if(|_| !is_sgf) {
            return Ok(recorded?);
        }
        let mut record = read_game(path)?.game.record;
        // Why the SGF's own record: somebody may have added names and comments to it.
        match recorded
            .and_then(Result::ok)
            .filter(|game| game.view.record.as_ref().is_some_and(|r| plays_same(r, &record)))
        {
            Some(game) => {
                // What was put right is known of the journal, also where somebody took the marks out of the SGF.
                for (played, known) in record.moves.iter_mut().zip(&game.view.moves) {
                    if known.flags.contains(MoveFlag::Corrected) {
                        played.flags.insert(MoveFlag::Corrected);
                    }
                }
                Ok(Self { view: RecordingView { record: Some(record), ..game.view }, session: game.session })
            }
            None => Ok(Self { view: RecordingView::of_record(record), session: None }),
        }
    }

    /// Writes the game to `path`, in the format of its ending. `go_on` is told how many pictures of how many are made, and
    /// says whether to go on.
    ///
    /// # Errors
    /// [`GameExportError`]; what was at `path` before stays then.
    pub fn export(
        &self,
        path: &Path,
        options: GameExportOptions,
        go_on: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<GameExportOutcome, GameExportError> {
        let format = GameExportFormat::of(path).ok_or_else(|| GameExportError::Ending(path.to_owned()))?;
        let record = self.view.record.as_ref().ok_or(GameExportError::NoBoard)?;
        let kifu = PrintedKifu { record, moves_per_diagram: options.moves_per_diagram };
        let (bytes, outcome) = match format {
            GameExportFormat::Html => (printed_kifu::write_html(&kifu).into_bytes(), kifu_outcome(&kifu)),
            GameExportFormat::Pdf => {
                let fonts = fonts_of(&printed_kifu::characters(&kifu));
                (printed_kifu::write_pdf(&kifu, &fonts)?, kifu_outcome(&kifu))
            }
            GameExportFormat::Gif => self.animated(record, options, go_on)?,
            GameExportFormat::Png => self.last_position(record, options)?,
        };
        atomic::write(path, &bytes)?;
        Ok(outcome)
    }

    fn last_position(
        &self,
        record: &GameRecord,
        options: GameExportOptions,
    ) -> Result<(Vec<u8>, GameExportOutcome), GameExportError> {
        let fonts = fonts_of(&game_picture::characters(record));
        let (pictures, moves) = (self.pictures(record, &fonts, options, 1.0)?, record.moves.len());
        let drawn = self.draw(&pictures, moves);
        let bytes = png::png(&drawn).ok_or(GameExportError::Png)?;
        let outcome = GameExportOutcome::Picture { pictures: 1, size: pictures.size(), bytes: bytes.len() };
        Ok((bytes, outcome))
    }

    fn animated(
        &self,
        record: &GameRecord,
        options: GameExportOptions,
        go_on: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<(Vec<u8>, GameExportOutcome), GameExportError> {
        let fonts = fonts_of(&game_picture::characters(record));
        for (tolerance, share) in ATTEMPTS {
            let pictures = self.pictures(record, &fonts, options, share)?;
            let bytes = self.animation(record, &pictures, options.seconds_per_move, tolerance, go_on)?;
            if bytes.len() <= MOST_BYTES {
                let (count, size) = (record.moves.len() + 1, pictures.size());
                let outcome = GameExportOutcome::Picture { pictures: count, size, bytes: bytes.len() };
                return Ok((bytes, outcome));
            }
        }
        Err(GameExportError::TooLarge)
    }

    fn animation(
        &self,
        record: &GameRecord,
        pictures: &GamePicture<'_>,
        seconds: f32,
        tolerance: u8,
        go_on: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<Vec<u8>, GameExportError> {
        let last = record.moves.len();
        let samples: Vec<Raster> = (0..SAMPLES).map(|i| self.draw(pictures, i * last / (SAMPLES - 1))).collect();
        let mut animation = Animation::new(&samples, &[LAST_MOVE])?;
        let noisy = pictures.photo_at().map(|at| NoisyPart { at, tolerance });
        for moves in 0..=last {
            if !go_on(moves, last + 1) {
                return Err(GameExportError::Stopped);
            }
            let seconds = match moves {
                _ if moves == last => LAST_S.max(seconds),
                0 => FIRST_S.max(seconds),
                _ => seconds,
            };
            animation.add(&self.draw(pictures, moves), seconds, noisy)?;
        }
        Ok(animation.finish()?)
    }

    /// What the pictures have in common, `share` of the wanted width.
    fn pictures<'a>(
        &self,
        record: &'a GameRecord,
        fonts: &'a [FontFile],
        options: GameExportOptions,
        share: f32,
    ) -> Result<GamePicture<'a>, GameExportError> {
        let has_photos = self.session.is_some() && self.view.pictures.iter().any(|p| !p.moves.is_empty());
        let usual = WIDTH[usize::from(!has_photos)];
        let width = (options.width.unwrap_or(usual) as f32 * share) as usize;
        let faces = Faces::of(fonts).ok_or(PdfError::NoFont)?;
        Ok(GamePicture::new(record, faces, has_photos, width))
    }

    fn draw(&self, pictures: &GamePicture<'_>, moves: usize) -> Raster {
        let photo = pictures.photo_at().and_then(|_| self.photo(moves));
        pictures.draw(moves, photo.as_ref().map_or(MovePhoto::Missing, MovePhoto::Taken))
    }

    /// The photo of the board after that many moves, as the record has it; `None` where none was kept.
    fn photo(&self, moves: usize) -> Option<Raster> {
        let [before_next, _] = self.view.pictures_of(moves + 1);
        let hash = if moves == 0 { before_next } else { self.view.picture_after(moves).or(before_next) }?;
        let frame = read_picture(self.session.as_deref()?, hash)?;
        Some(Raster::of_bytes(frame.width, frame.height, &frame.rgb)?.turned(self.view.turned))
    }
}

/// Whether two records have the same moves from the same start.
fn plays_same(a: &GameRecord, b: &GameRecord) -> bool {
    let moves = |record: &GameRecord| record.moves.iter().map(|m| (m.color, m.point)).collect::<Vec<_>>();
    a.size == b.size && a.start() == b.start() && moves(a) == moves(b)
}

fn kifu_outcome(kifu: &PrintedKifu<'_>) -> GameExportOutcome {
    GameExportOutcome::Kifu { diagrams: Kifu::parts(kifu.record, kifu.moves_per_diagram).len() }
}

/// Installed fonts that together have the characters of a text.
fn fonts_of(text: &str) -> Vec<FontFile> {
    let font = |font: InstalledFont| FontFile { bytes: Arc::new(font.bytes), index: font.index };
    fonts_for(text).into_iter().map(font).collect()
}
