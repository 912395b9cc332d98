//! What the window remembers for one board, as TOML.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::hall_seat::HallSeat;
use crate::info::InfoWire;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::record::{GameInfo, MoveMade};
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_language::Language;

/// What is remembered for one board.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct BoardSettings {
    /// The source, as the command line takes it: `camera:ID`, a path or an address.
    pub source: Option<String>,
    /// What to call the source on the screen, also while it is not there.
    pub source_name: String,
    /// The folder that records are written to; the default folder when empty.
    pub records: PathBuf,
    /// How much larger than usual text and buttons are.
    pub zoom: f32,
    /// The language of the window; the system's until one is chosen.
    #[serde(with = "language")]
    pub language: Option<Language>,
    /// The theme for a bright room.
    pub light: bool,
    /// The colours of the theme with the highest contrast.
    pub high_contrast: bool,
    /// Whether nothing on the screen moves by itself.
    pub reduced_motion: bool,
    /// Whether the reading is drawn over the picture.
    pub overlay: bool,
    /// Whether the picture is cut to the board, once the board is found.
    pub close_up: bool,
    /// Whether the diagram has coordinates.
    pub coordinates: bool,
    /// Which of the diagram's stones have the numbers of their moves.
    #[serde(deserialize_with = "move_numbers")]
    pub move_numbers: MoveNumbers,
    /// Whether the diagram's stones lie a little beside their points, as people lay them.
    pub natural_placement: bool,
    /// When a move counts as made, in the games recorded from here.
    #[serde(with = "move_made")]
    pub move_made: MoveMade,
    /// What was typed last about the games that are recorded here: the event, its rules and times.
    #[serde(with = "game_info")]
    pub next_game: GameInfo,
    /// The tournament of the games that are recorded here: a file or an address; empty without one.
    pub tournament: String,
    /// The table in the tournament; empty until it is chosen.
    pub table: String,
    /// The address that records were sent to last; empty if none was.
    pub publish: String,
    /// The file with the token for that address; empty without one.
    pub publish_token_file: String,
    /// What spectators got last: a recording that goes on gives it to them again.
    pub spectators: SpectatorMemory,
    /// Corners of boards that were set by hand, each of another source, the newest first.
    #[serde(deserialize_with = "one_or_many")]
    pub corners: Vec<BoardCorners>,
    /// The boards in the pictures of sources with several, and which of them are recorded; the newest source first.
    #[serde(deserialize_with = "one_or_many")]
    pub boards: Vec<BoardPlaces>,
    /// The sources of the recordings that were made here, the newest first: each goes on with its own.
    pub recorded: Vec<SourceOfRecording>,
    /// The halls that were joined from here.
    pub halls: HallMemory,
}

/// The source of a recording.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SourceOfRecording {
    /// The session folder of the recording.
    pub session: PathBuf,
    /// The source, as the command line takes it.
    pub source: String,
}

/// What spectators got last of the games that are recorded here.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SpectatorMemory {
    /// Who may open the page: `this-computer` or `local-network`; empty without a page.
    pub page: String,
    /// How far spectators are behind, as on the command line.
    pub delay: String,
    /// Whether the record is sent to an organiser's address.
    pub publishes: bool,
}

/// Which stones of a diagram have the numbers of their moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveNumbers {
    /// All of them.
    #[default]
    All,
    /// Those of the last [`MoveNumbers::LAST`] moves.
    Last,
    /// None.
    None,
}

impl MoveNumbers {
    /// All choices, in the order in which a key goes through them.
    pub const ALL: [Self; 3] = [Self::All, Self::Last, Self::None];

    /// How many moves have numbers where only the last ones do.
    pub const LAST: usize = 5;

    /// The choice after this one, and the first one after the last.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::All => Self::Last,
            Self::Last => Self::None,
            Self::None => Self::All,
        }
    }

    /// Whether the stone of move `number` has its number where `last` moves are shown, both counted from 1.
    #[must_use]
    pub const fn has(self, number: usize, last: usize) -> bool {
        match self {
            Self::All => true,
            Self::Last => number + Self::LAST > last,
            Self::None => false,
        }
    }
}

/// Reads [`MoveNumbers`] by its name. Earlier versions wrote whether there are numbers; what a later one writes means all.
fn move_numbers<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<MoveNumbers, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum WrittenNumbers {
        Name(MoveNumbers),
        AreThere(bool),
        Other(serde::de::IgnoredAny),
    }
    Ok(match WrittenNumbers::deserialize(deserializer)? {
        WrittenNumbers::Name(choice) => choice,
        WrittenNumbers::AreThere(false) => MoveNumbers::None,
        WrittenNumbers::AreThere(true) | WrittenNumbers::Other(_) => MoveNumbers::All,
    })
}

/// The halls that were joined in one window.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct HallMemory {
    /// Whether the first of them is joined when the window opens.
    pub is_joined: bool,
    /// The table's seat in each, with its token, the newest first.
    pub seats: Vec<HallSeat>,
    /// The tables that were joined for one of several boards.
    pub boards: Vec<BoardTable>,
}

/// The table of a hall that was joined for one of several boards, and where that lies.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct BoardTable {
    /// The source with the boards, as the command line takes it.
    pub source: String,
    /// How many lines the board has.
    pub lines: usize,
    /// The outermost crossings, in pixels: top left, top right, bottom right, bottom left.
    pub corners: [[f64; 2]; 4],
    /// The table's seat, with its token.
    pub seat: HallSeat,
}

impl BoardTable {
    /// The table of a board that was found there.
    #[must_use]
    pub fn of(source: &str, board: &Pose, seat: &HallSeat) -> Self {
        let BoardPlace { lines, corners, .. } = BoardPlace::of(board);
        Self { source: source.to_owned(), lines, corners, seat: seat.clone() }
    }

    /// The table of a source of which one board is recorded, wherever that lies.
    #[must_use]
    pub fn of_source(source: &str, seat: &HallSeat) -> Self {
        Self { source: source.to_owned(), lines: 0, corners: [[0.0; 2]; 4], seat: seat.clone() }
    }

    /// Where the board lies; `None` where the table is that of any board of the source.
    #[must_use]
    pub fn pose(&self) -> Option<Pose> {
        pose(self.lines, &self.corners)
    }
}

/// [`MoveMade`] by its name; what another version of the program writes means the usual.
mod move_made {
    use serde::{Deserialize as _, Deserializer, Serializer};

    use super::MoveMade;
    use kifuscribe_core::game::named::Named as _;

    pub(super) fn serialize<S: Serializer>(when: &MoveMade, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(when.name())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<MoveMade, D::Error> {
        Ok(MoveMade::from_name(&String::deserialize(deserializer)?).unwrap_or_default())
    }
}

/// A [`GameInfo`] as a table; where another version of the program writes it in another way, nothing is known.
mod game_info {
    use serde::{Deserialize as _, Deserializer, Serializer};

    use super::{GameInfo, InfoWire};

    pub(super) fn serialize<S: Serializer>(info: &GameInfo, serializer: S) -> Result<S::Ok, S::Error> {
        InfoWire::serialize(info, serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<GameInfo, D::Error> {
        Ok(InfoWire::deserialize(toml::Value::deserialize(deserializer)?).unwrap_or_default())
    }
}

/// A [`Language`] by its code; what another version of the program writes means the system's.
mod language {
    use serde::{Deserialize as _, Deserializer, Serializer};

    use super::Language;

    pub(super) fn serialize<S: Serializer>(language: &Option<Language>, serializer: S) -> Result<S::Ok, S::Error> {
        match language {
            Some(language) => serializer.serialize_some(language.code()),
            None => serializer.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Language>, D::Error> {
        Ok(String::deserialize(deserializer)?.parse().ok())
    }
}

/// Corners of a board that a person has set, for one source.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct BoardCorners {
    /// The source, as the command line takes it.
    pub source: String,
    /// Width of the pictures that they apply to, in pixels.
    pub width: usize,
    /// Height of the pictures that they apply to, in pixels.
    pub height: usize,
    /// How many lines the board has.
    pub lines: usize,
    /// The outermost crossings, in pixels: top left, top right, bottom right, bottom left.
    pub corners: [[f64; 2]; 4],
}

impl BoardCorners {
    /// Where the board lies; `None` where the corners make none.
    #[must_use]
    pub fn pose(&self) -> Option<Pose> {
        pose(self.lines, &self.corners)
    }
}

/// Where the boards of a source lie, and which of them are recorded.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct BoardPlaces {
    /// The source, as the command line takes it.
    pub source: String,
    /// Width of the pictures, in pixels.
    pub width: usize,
    /// Height of the pictures, in pixels.
    pub height: usize,
    /// The numbers of the recorded boards, from 0, in the order of `boards`.
    pub chosen: Vec<usize>,
    /// All boards, row by row from the top of the picture, each from left to right.
    pub boards: Vec<BoardPlace>,
}

/// Where one of several boards lies, and where its last recording is.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct BoardPlace {
    /// How many lines the board has.
    pub lines: usize,
    /// The outermost crossings, in pixels: top left, top right, bottom right, bottom left.
    pub corners: [[f64; 2]; 4],
    /// The session folder of its last recording together with others; empty before the first.
    #[serde(default)]
    pub session: PathBuf,
}

impl BoardPlaces {
    /// Where each board lies; `None` where the corners of one make no board, or a number is that of none.
    #[must_use]
    pub fn poses(&self) -> Option<Vec<Pose>> {
        let is_there = |number: &usize| *number < self.boards.len();
        let poses = self.boards.iter().map(|board| pose(board.lines, &board.corners));
        poses.collect::<Option<Vec<Pose>>>().filter(|_| self.chosen.iter().all(is_there))
    }
}

impl BoardPlace {
    /// The place of a board that was found there.
    #[must_use]
    pub fn of(pose: &Pose) -> Self {
        Self {
            lines: pose.size.lines(),
            corners: pose.corners().map(|corner| [corner.x, corner.y]),
            session: PathBuf::new(),
        }
    }
}

/// Where a board with these corners lies; `None` where they make none.
fn pose(lines: usize, corners: &[[f64; 2]; 4]) -> Option<Pose> {
    let size = BoardSize::for_play(lines).ok()?;
    Pose::from_corners(size, corners.map(|[x, y]| Point2::new(x, y))).filter(|pose| pose.cell().is_finite())
}

impl Default for BoardSettings {
    fn default() -> Self {
        Self {
            source: None,
            source_name: String::new(),
            records: PathBuf::new(),
            zoom: 1.0,
            language: None,
            light: false,
            high_contrast: false,
            reduced_motion: false,
            overlay: true,
            close_up: true,
            coordinates: true,
            move_numbers: MoveNumbers::All,
            natural_placement: false,
            move_made: MoveMade::default(),
            next_game: GameInfo::default(),
            tournament: String::new(),
            table: String::new(),
            publish: String::new(),
            publish_token_file: String::new(),
            spectators: SpectatorMemory::default(),
            corners: Vec::new(),
            boards: Vec::new(),
            recorded: Vec::new(),
            halls: HallMemory::default(),
        }
    }
}

impl BoardSettings {
    /// The corners that were set by hand for a source.
    #[must_use]
    pub fn corners_of(&self, source: &str) -> Option<&BoardCorners> {
        self.corners.iter().find(|corners| corners.source == source)
    }

    /// Where the boards of a source lie, where one of several was chosen.
    #[must_use]
    pub fn places_of(&self, source: &str) -> Option<&BoardPlaces> {
        self.boards.iter().find(|places| places.source == source)
    }

    /// As [`BoardSettings::places_of`], to be changed.
    pub fn places_of_mut(&mut self, source: &str) -> Option<&mut BoardPlaces> {
        self.boards.iter_mut().find(|places| places.source == source)
    }

    /// Remembers the corners that were set by hand for their source, in place of what is known of its boards.
    pub fn keep_corners(&mut self, corners: BoardCorners) {
        self.forget_boards(&corners.source);
        self.corners.insert(0, corners);
        self.corners.truncate(MOST_SOURCES);
    }

    /// Remembers where the boards of a source lie, in place of what is known of them.
    pub fn keep_places(&mut self, places: BoardPlaces) {
        self.forget_boards(&places.source);
        self.boards.insert(0, places);
        self.boards.truncate(MOST_SOURCES);
    }

    /// The source from which a recording was made last; `None` where that is not known.
    #[must_use]
    pub fn source_of(&self, session: &Path) -> Option<&str> {
        self.recorded.iter().find(|recorded| recorded.session == session).map(|recorded| recorded.source.as_str())
    }

    /// Remembers the source from which a recording is made.
    pub fn keep_recorded(&mut self, session: &Path, source: &str) {
        self.recorded.retain(|recorded| recorded.session != session);
        self.recorded.insert(0, SourceOfRecording { session: session.to_owned(), source: source.to_owned() });
        self.recorded.truncate(MOST_RECORDINGS);
    }

    /// Forgets where the boards of a source lie: they are found in its pictures.
    pub fn forget_boards(&mut self, source: &str) {
        self.corners.retain(|corners| corners.source != source);
        self.boards.retain(|places| places.source != source);
    }
}

/// The most sources whose boards are remembered.
const MOST_SOURCES: usize = 16;

/// The most recordings whose sources are remembered.
const MOST_RECORDINGS: usize = 32;

/// Reads a list; format 1 has one entry in place of it.
fn one_or_many<'de, T: Deserialize<'de>, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Vec<T>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum OneOrMany<T> {
        Many(Vec<T>),
        One(T),
    }
    Ok(match OneOrMany::deserialize(deserializer)? {
        OneOrMany::Many(all) => all,
        OneOrMany::One(only) => vec![only],
    })
}

/// The format in which settings are written.
pub const FORMAT: u32 = 2;

/// The format of settings; files without a number are of format 1. `None` where the text is no such file.
#[must_use]
pub fn format_of(text: &str) -> Option<u32> {
    #[derive(Deserialize)]
    struct Numbered {
        format: Option<u32>,
    }
    toml::from_str(text).ok().map(|Numbered { format }| format.unwrap_or(1))
}

/// Reads settings; what is missing, or was written by another version of the program, is left at its default.
/// `None` where the text is no such file.
#[must_use]
pub fn read(text: &str) -> Option<BoardSettings> {
    toml::from_str(text).ok()
}

/// Settings as text. `None` where a path is not Unicode, which TOML cannot represent.
#[must_use]
pub fn write(settings: &BoardSettings) -> Option<String> {
    Some(format!("format = {FORMAT}\n{}", toml::to_string_pretty(settings).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::info::from_toml;

    #[test]
    fn what_is_written_is_read() {
        let seat = HallSeat { hall: "http://hall:8080".into(), table: 5, token: "secret".into() };
        let settings = BoardSettings {
            source: Some("camera:usb-C920-2:1".into()),
            source_name: "HD Pro \"C920\"".into(),
            records: "/home/me/Go games".into(),
            zoom: 1.5,
            light: true,
            language: Some(Language::Ukrainian),
            move_made: MoveMade::CapturesLifted,
            move_numbers: MoveNumbers::Last,
            natural_placement: true,
            next_game: from_toml(b"event='Open Cup'\nrules='ing'\nkomi=7.5\npermission='yes'\n").unwrap(),
            corners: vec![BoardCorners {
                source: "phone".into(),
                width: 640,
                height: 480,
                lines: 13,
                corners: [[100.5, 90.0], [500.0, 96.0], [560.0, 420.0], [60.0, 410.0]],
            }],
            boards: vec![BoardPlaces {
                source: "camera:usb-C920-2:1".into(),
                width: 640,
                height: 480,
                chosen: vec![0],
                boards: vec![BoardPlace {
                    lines: 9,
                    corners: [[20.0, 20.0], [120.0, 20.0], [120.0, 120.0], [20.0, 120.0]],
                    session: "/home/me/Go games/board-1/a.session".into(),
                }],
            }],
            halls: HallMemory {
                is_joined: true,
                seats: vec![seat.clone()],
                boards: vec![BoardTable {
                    source: "camera:usb-C920-2:1".into(),
                    lines: 9,
                    corners: [[20.0, 20.0], [120.0, 20.0], [120.0, 120.0], [20.0, 120.0]],
                    seat,
                }],
            },
            ..BoardSettings::default()
        };
        assert_eq!(read(&write(&settings).unwrap()), Some(settings));
    }

    #[test]
    fn the_last_few_moves_have_numbers() {
        let numbered = |choice: MoveNumbers| (1..=12).filter(|&n| choice.has(n, 12)).collect::<Vec<_>>();
        assert_eq!(numbered(MoveNumbers::Last), [8, 9, 10, 11, 12]);
        assert_eq!(numbered(MoveNumbers::All).len(), 12);
        assert!(numbered(MoveNumbers::None).is_empty());
        assert_eq!((1..=3).filter(|&n| MoveNumbers::Last.has(n, 3)).count(), 3);
    }

    #[test]
    fn another_version_is_read_as_far_as_it_goes() {
        assert_eq!(read("zoom = 2.0\nfuture = true\n"), Some(BoardSettings { zoom: 2.0, ..BoardSettings::default() }));
        assert_eq!(read("language = \"tlh\"\n"), Some(BoardSettings::default()));
        assert_eq!(read("move_made = \"thought-of\"\n"), Some(BoardSettings::default()));
        assert_eq!(read("move_numbers = \"every-tenth\"\n"), Some(BoardSettings::default()));
        for (written, numbers) in [("false", MoveNumbers::None), ("true", MoveNumbers::All)] {
            let read = read(&format!("move_numbers = {written}\n")).unwrap();
            assert_eq!(read, BoardSettings { move_numbers: numbers, ..BoardSettings::default() });
        }
        assert_eq!(read(""), Some(BoardSettings::default()));
        assert_eq!(read("zoom = \"large"), None);
    }

    fn corners(source: &str, lines: usize) -> BoardCorners {
        let corners = [[100.5, 90.0], [500.0, 96.0], [560.0, 420.0], [60.0, 410.0]];
        BoardCorners { source: source.to_owned(), width: 640, height: 480, lines, corners }
    }

    fn places(source: &str) -> BoardPlaces {
        BoardPlaces { source: source.to_owned(), width: 640, height: 480, chosen: vec![], boards: vec![] }
    }

    #[test]
    fn format_1_has_the_boards_of_one_source() {
        let text = "[corners]\nsource = 'camera:a'\nwidth = 640\nheight = 480\nlines = 9\n\
                    corners = [[100.5, 90.0], [500.0, 96.0], [560.0, 420.0], [60.0, 410.0]]\n\
                    [boards]\nsource = 'camera:b'\nwidth = 640\nheight = 480\nchosen = []\nboards = []\n";
        let read = read(text).unwrap();
        assert_eq!(read.corners_of("camera:a"), Some(&corners("camera:a", 9)));
        assert_eq!(read.places_of("camera:b"), Some(&places("camera:b")));
    }

    #[test]
    fn each_source_keeps_its_boards() {
        let mut settings = BoardSettings::default();
        settings.keep_corners(corners("camera:a", 9));
        settings.keep_places(places("camera:b"));
        assert_eq!((settings.corners.len(), settings.boards.len()), (1, 1));
        settings.keep_places(places("camera:a"));
        assert_eq!(settings.corners_of("camera:a"), None, "its boards were chosen since");
        settings.forget_boards("camera:b");
        assert_eq!(settings.places_of("camera:b"), None);
        assert_eq!(settings.places_of("camera:a"), Some(&places("camera:a")));
        (0..40).for_each(|n| settings.keep_corners(corners(&n.to_string(), 9)));
        assert_eq!(settings.corners.len(), MOST_SOURCES);
    }
}
