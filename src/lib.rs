//! `kifuscribe` records a game of Go from a camera, move by move, and checks a finished fill-in count against the result
//! that the rules give for the record.
//!
//! Data flows in one direction: [`capture`] delivers frames, [`vision`] turns a frame into an observation of the board,
//! [`recorder`] turns observations into moves, [`session`] into events, and [`storage`] writes the events to a journal.
//! [`game`], [`count`], [`recorder`], [`session`] and [`formats`] are pure: no files, clocks, threads or network.
//! `ARCHITECTURE.md` lists every module and what each may use.
//!
//! # Examples
//!
//! Reading a game record and scoring it:
//!
//! ```
//! use kifuscribe::audit::final_position::{Agreement, end_of};
//! use kifuscribe::formats::sgf;
//!
//! let game = sgf::read(b"(;GM[1]SZ[5]RU[Chinese]KM[0.5];B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de])")?;
//! let no_dead_stones = Agreement { dead: Some(String::new()), ..Agreement::default() };
//! let score = end_of(&game.record, &no_dead_stones)?.score();
//! // Black has three columns of five points, White two and the komi.
//! assert_eq!(score.result.to_sgf(), "B+4.5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Computing what a correct fill must show, under Ing rules with a komi of 8:
//!
//! ```
//! use kifuscribe::count::expectation::{Counts, expect};
//! use kifuscribe::count::method::Method;
//! use kifuscribe::game::rules::{Preset, Rules};
//! use kifuscribe::game::score::Terms;
//! use kifuscribe::game::stones::Stones;
//!
//! let position = Stones::from_diagram(&". . . . X O . . .\n".repeat(9))?;
//! let terms = Terms::even(Rules::preset(Preset::Ing));
//! let expected = expect(&Counts::of(&position), &terms, &Method::of(&terms.rules));
//! // Black has 45 points and White 36. White's komi is four stones in Black's territory.
//! assert_eq!(expected.compensation.map(|compensation| compensation.placed), Some(4));
//! assert_eq!(expected.result.to_sgf(), "B+1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Drawing a board as a camera would show it, and reading it (with the feature `eyes`):
//!
//! ```
//! # #[cfg(feature = "eyes")] {
//! use kifuscribe::game::stones::Stones;
//! use kifuscribe::synthetic::{Scene, SceneState};
//! use kifuscribe::vision::detector::BoardDetector;
//!
//! let position = Stones::from_diagram(&". . X . O . X . .\n".repeat(9))?;
//! let mut scene = Scene::new(position.size(), 960, 720, 7);
//! let frame = scene.render(&SceneState::of(position.clone())).frame;
//! let board = BoardDetector::open()?.detect(&frame, None)?.ok_or("no board was found")?;
//! assert_eq!(board.observation.stones(), position);
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod accuracy;
pub mod acts;
#[cfg(feature = "window")]
pub mod app;
#[cfg(feature = "archive")]
pub mod archive;
pub mod audit;
#[cfg(feature = "eyes")]
pub mod capture;
pub mod commands;
pub mod count;
pub mod formats;
pub mod game;
pub mod language;
#[cfg(feature = "network")]
pub mod live;
#[cfg(feature = "network")]
pub mod network;
pub mod pipeline;
pub mod platform;
pub mod recorder;
pub mod sensing;
pub mod session;
pub mod storage;
#[cfg(feature = "eyes")]
pub mod synthetic;
#[cfg(feature = "eyes")]
pub mod vision;
