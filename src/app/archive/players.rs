//! The players of the archive, and which of their names are one player's.

use crate::app::backend::ArchiveHandle;
use crate::app::message::Message;
use kifuscribe_archive::authority::PlayerSuggestion;
use kifuscribe_archive::folding::searchable;
use kifuscribe_language::say;
use kifuscribe_recording::archive_reader::ArchiveQuestion;
use kifuscribe_recording::archive_survey::{ListedPlayer, PlayerTable};
use kifuscribe_storage::catalogue::{CatalogueError, JoinedPlayers};

/// A command of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayerCommand {
    /// List the players with a name that has these words.
    Find(String),
    /// Choose this name, or no more.
    Choose(String),
    /// Make these names one player's; the first one is shown.
    Join(Vec<String>),
    /// Make these names those of a player of their own.
    Part(Vec<String>),
    /// Say that these two names belong to different players, or take that back.
    TellApart([String; 2], bool),
    /// List the games of this player.
    ShowGames(String),
}

/// The players.
#[derive(Debug, Default)]
pub struct PlayerList {
    /// `None` until they are there.
    table: Option<Result<PlayerTable, String>>,
    /// The words that are looked for.
    pub sought: String,
    /// The chosen names, in the order in which they were chosen.
    pub chosen: Vec<String>,
    /// The words of each player's names, as they are compared.
    searchable: Vec<String>,
    /// The rows of the table that fit the words.
    fitting: Vec<usize>,
}

impl PlayerList {
    /// The players that fit the words; `None` while they are read.
    #[must_use]
    pub fn fitting(&self) -> Option<Result<Vec<&ListedPlayer>, &str>> {
        let table = self.table.as_ref()?;
        Some(
            table
                .as_ref()
                .map_err(String::as_str)
                .map(|table| self.fitting.iter().filter_map(|&row| table.players.get(row)).collect()),
        )
    }

    /// The number of players.
    #[must_use]
    pub fn count(&self) -> Option<usize> {
        self.table.as_ref()?.as_ref().ok().map(|table| table.players.len())
    }

    /// The names that may be of one player.
    #[must_use]
    pub fn suggestions(&self) -> &[PlayerSuggestion] {
        self.table.as_ref().and_then(|table| table.as_ref().ok()).map_or(&[], |table| &table.suggestions)
    }

    /// The names that were said to belong to different players.
    #[must_use]
    pub fn different(&self) -> &[[String; 2]] {
        self.table.as_ref().and_then(|table| table.as_ref().ok()).map_or(&[], |table| &table.different)
    }

    /// Asks for the players, as they are by now; those on the screen stay until then.
    pub(super) fn ask(&self, reader: &dyn ArchiveHandle) {
        reader.ask(ArchiveQuestion::Players);
    }

    /// Looks for words of a name.
    pub(super) fn find(&mut self, sought: String) {
        self.sought = sought;
        self.fit();
    }

    /// Chooses a name, or no more.
    pub(super) fn choose(&mut self, name: String) {
        match self.chosen.iter().position(|chosen| *chosen == name) {
            Some(at) => drop(self.chosen.remove(at)),
            None => self.chosen.push(name),
        }
    }

    /// Takes the players.
    pub(super) fn take(&mut self, table: Result<PlayerTable, CatalogueError>) {
        let words = |player: &ListedPlayer| {
            let names = player.names.iter().chain([&player.statistics.name]);
            names.map(|name| searchable(name)).collect::<Vec<_>>().join(" ")
        };
        self.searchable = table.iter().flat_map(|table| &table.players).map(words).collect();
        self.table = Some(table.map_err(|why| why.to_string()));
        self.fit();
    }

    fn fit(&mut self) {
        let sought = searchable(&self.sought);
        let fits = |words: &String| {
            sought.split_whitespace().all(|begins| words.split(' ').any(|word| word.starts_with(begins)))
        };
        let fitting = self.searchable.iter().enumerate().filter(|(_, words)| fits(words));
        self.fitting = fitting.map(|(row, _)| row).collect();
    }
}

/// What came of joining names, as a message.
pub(super) fn joined(joined: &JoinedPlayers) -> Message {
    let before = joined.were_different.iter();
    let before = before.map(|pair| say!("archive-players-different-before", names = pair.join(", ")));
    let what = std::iter::once(say!("archive-players-joined", names = joined.joined.join(", "))).chain(before);
    Message::note(what.collect::<Vec<_>>().join(". "))
}

/// What came of parting names, as a message.
pub(super) fn parted(names: &[String], is_parted: bool) -> Message {
    let name = names.join(", ");
    if is_parted {
        Message::note(say!("archive-player-parted", name))
    } else {
        Message::problem(say!("archive-player-not-joined", name))
    }
}

/// What came of telling two names apart, as a message.
pub(super) fn told_apart(names: &[String; 2], are_different: bool) -> Message {
    let names = names.join(", ");
    Message::note(if are_different {
        say!("archive-players-different", names)
    } else {
        say!("archive-players-suggested-again", names)
    })
}
