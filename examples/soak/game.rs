//! The games that are played, and what became of them in the program's record.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_formats::sgf;

/// A game to be played: its moves up to the first pass, which no camera sees.
#[derive(Clone)]
pub(crate) struct Game {
    pub(crate) file: PathBuf,
    pub(crate) moves: Vec<(Color, Point)>,
}

impl Game {
    pub(crate) fn read(file: &Path) -> Result<Self> {
        let moves = moves(file)?;
        ensure!(!moves.is_empty(), "{} has no moves", file.display());
        Ok(Self { file: file.to_owned(), moves })
    }

    /// The name of its file.
    pub(crate) fn name(&self) -> String {
        self.file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }
}

fn moves(file: &Path) -> Result<Vec<(Color, Point)>> {
    let unreadable = || format!("cannot read {}", file.display());
    let game = sgf::read(&fs::read(file).with_context(unreadable)?).with_context(unreadable)?;
    Ok(game.record.moves.iter().map_while(|m| Some((m.color, m.point?))).collect())
}

/// How a record compares with what was played.
#[derive(Default, Clone, Copy)]
pub(crate) struct Comparison {
    pub(crate) played: usize,
    pub(crate) right: usize,
    pub(crate) wrong: usize,
    pub(crate) missing: usize,
}

impl Comparison {
    /// Compares move by move: a move that is missing in the middle makes those after it wrong, too.
    pub(crate) fn of(played: &[(Color, Point)], record: &Path) -> Result<Self> {
        let recorded = moves(record)?;
        let right = played.iter().zip(&recorded).filter(|(a, b)| a == b).count();
        let wrong = recorded.len() - right;
        Ok(Self { played: played.len(), right, wrong, missing: played.len().saturating_sub(recorded.len()) })
    }
}
