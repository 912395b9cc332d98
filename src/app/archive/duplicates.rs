//! The review of games that may be one.

use std::path::Path;

use crate::app::backend::ArchiveHandle;
use crate::app::message::Message;
use kifuscribe_archive::entry::GameHash;
use kifuscribe_archive::query::FoundGame;
use kifuscribe_language::say;
use kifuscribe_recording::archive_reader::{ArchiveChange, ArchiveQuestion};
use kifuscribe_storage::catalogue::{CatalogueError, DuplicatePair, PairVerdict};

/// A command of the review.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DuplicateCommand {
    /// Write down what is said of these games, two by two, in this order.
    Judge(Vec<[GameHash; 2]>, PairVerdict),
    /// Take back what was said last.
    Undo,
    /// Preview this game.
    Show(GameHash),
}

/// The pairs about which nothing is decided.
#[derive(Debug, Default)]
pub struct DuplicateReview {
    /// `None` until they are there.
    pairs: Option<Result<Vec<DuplicatePair>, String>>,
    /// What was decided since the page was opened, the last one last.
    decided: Vec<DuplicatePair>,
}

impl DuplicateReview {
    /// The pairs; `None` while they are found.
    #[must_use]
    pub fn pairs(&self) -> Option<Result<&[DuplicatePair], &str>> {
        self.pairs.as_ref().map(|pairs| pairs.as_deref().map_err(String::as_str))
    }

    /// Whether something was decided that can be taken back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.decided.is_empty()
    }

    /// Asks for the pairs, as they are by now.
    pub(super) fn ask(&mut self, reader: &dyn ArchiveHandle) {
        self.pairs = None;
        reader.ask(ArchiveQuestion::Duplicates);
    }

    /// The change that writes down what is said of two games.
    pub(super) fn judged(&self, games: [GameHash; 2], verdict: PairVerdict) -> Option<ArchiveChange> {
        let pair = self.pairs()?.ok()?.iter().find(|pair| is_of(pair, games))?.clone();
        let pair = if pair.game.hash == games[0] { pair } else { exchanged(pair) };
        Some(ArchiveChange::Judge(Box::new(pair), Some(verdict)))
    }

    /// The change that takes the last decision back.
    pub(super) fn undone(&self) -> Option<ArchiveChange> {
        self.decided.last().map(|pair| ArchiveChange::Judge(Box::new(pair.clone()), None))
    }

    /// The first game of the first pair.
    pub(super) fn first(&self) -> Option<&FoundGame> {
        self.pairs()?.ok()?.first().map(|pair| &pair.game)
    }

    /// A game of the pairs.
    pub(super) fn game(&self, game: GameHash) -> Option<&FoundGame> {
        self.pairs()?.ok()?.iter().flat_map(|pair| [&pair.game, &pair.other]).find(|found| found.hash == game)
    }

    /// Takes the pairs.
    pub(super) fn take(&mut self, pairs: Result<Vec<DuplicatePair>, CatalogueError>) {
        self.pairs = Some(pairs.map_err(|why| why.to_string()));
    }

    /// Takes that a decision is written; returns the message to show.
    pub(super) fn take_judged(&mut self, pair: DuplicatePair, verdict: Option<PairVerdict>) -> Message {
        let is_it = |other: &DuplicatePair| is_of(other, [pair.game.hash, pair.other.hash]);
        let mut pairs = self.pairs.as_mut().and_then(|pairs| pairs.as_mut().ok());
        self.decided.retain(|other| !is_it(other));
        if let Some(pairs) = &mut pairs {
            pairs.retain(|other| !is_it(other));
        }
        let [game, other] = [&pair.game, &pair.other].map(named);
        let text = match verdict {
            Some(PairVerdict::TwoGames) => say!("archive-duplicates-kept", game, other),
            Some(PairVerdict::SecondIsCopy) => say!("archive-duplicates-merged", game, copy = other),
            None => say!("archive-duplicates-open", game, other),
        };
        match (verdict, pairs) {
            (None, Some(pairs)) => pairs.insert(0, pair),
            (None, None) => {}
            _ => self.decided.push(pair),
        }
        Message::note(text)
    }
}

/// A game by its players, its date and its file.
fn named(game: &FoundGame) -> String {
    let info = &game.info;
    let names = if info.names_nobody() { String::new() } else { format!("{} - {}", info.black.name, info.white.name) };
    let parts = [names, info.date.clone(), file_name(game)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// The file of a game with the folder in which it lies, and which game of the file it is where it is not the first.
#[must_use]
pub fn file_name(game: &FoundGame) -> String {
    let folder = game.path.parent().and_then(Path::file_name).map(Path::new).unwrap_or(Path::new(""));
    let file = folder.join(game.path.file_name().unwrap_or_default()).display().to_string();
    if game.place == 0 { file } else { say!("archive-game-of-file", file, n = game.place + 1) }
}

/// Whether these are the games of a pair, in any order.
fn is_of(pair: &DuplicatePair, [game, other]: [GameHash; 2]) -> bool {
    let own = [pair.game.hash, pair.other.hash];
    own == [game, other] || own == [other, game]
}

/// The same pair, the other game first.
fn exchanged(pair: DuplicatePair) -> DuplicatePair {
    DuplicatePair { game: pair.other, other: pair.game, ..pair }
}
