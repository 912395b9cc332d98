//! `kifuscribe` records a game of Go from a camera, move by move, and checks a finished fill-in count against the result
//! that the rules give for the record.
//!
//! This package is the program: [`commands`] is its command line, [`app`] its window. Everything below them is in the
//! packages of `crates/`, in which data flows in one direction: [`kifuscribe_capture`] delivers frames, [`kifuscribe_vision`]
//! turns a frame into an observation of the board, [`kifuscribe_core::recorder`] turns observations into moves,
//! [`kifuscribe_core::session`] into events, and [`kifuscribe_storage`] writes the events to a journal. [`kifuscribe_core`]
//! and [`kifuscribe_formats`] are pure: no files, clocks, threads or network. `ARCHITECTURE.md` lists every package.
//!
//! # Examples
//!
//! Reading a game record and scoring it:
//!
//! ```
//! use kifuscribe_core::audit::final_position::{Agreement, end_of};
//! use kifuscribe_formats::sgf;
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
//! use kifuscribe_core::count::expectation::{Counts, expect};
//! use kifuscribe_core::count::method::Method;
//! use kifuscribe_core::game::rules::{Preset, Rules};
//! use kifuscribe_core::game::score::Terms;
//! use kifuscribe_core::game::stones::Stones;
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
//! Drawing a board as a camera would show it, and reading it:
//!
//! ```
//! use kifuscribe_core::game::stones::Stones;
//! use kifuscribe_lab::synthetic::{Scene, SceneState};
//! use kifuscribe_vision::detector::BoardDetector;
//!
//! let position = Stones::from_diagram(&". . X . O . X . .\n".repeat(9))?;
//! let mut scene = Scene::new(position.size(), 960, 720, 7);
//! let frame = scene.render(&SceneState::of(position.clone())).frame;
//! let board = BoardDetector::open()?.detect(&frame, None)?.ok_or("no board was found")?;
//! assert_eq!(board.observation.stones(), position);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod app;
pub mod commands;
