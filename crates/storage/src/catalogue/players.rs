//! Who is who in the catalogue: names that the archivist says are one player's, in a table beside it. Why: it stays when the catalogue is
//! deleted and made anew, and any spreadsheet edits it.

use std::collections::HashSet;

use super::connection::Catalogue;
use super::error::CatalogueError;
use super::own_files;
use super::statistics::all_players;
use kifuscribe_archive::authority::{PlayerAuthority, PlayerSuggestion};
use kifuscribe_archive::folding::{PersonPair, person_key, words};
use kifuscribe_archive::redaction::WITHHELD;
use kifuscribe_archive::statistics::PlayerStatistics;

/// What came of joining names.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct JoinedPlayers {
    /// The names that are the first one's from now on: to part them undoes the join.
    pub joined: Vec<String>,
    /// Those of them that no game has.
    pub unknown: Vec<String>,
    /// Pairs of them that somebody had said to be two players, which is taken back.
    pub were_different: Vec<[String; 2]>,
}

impl Catalogue {
    /// Who is who.
    #[must_use]
    pub const fn authority(&self) -> &PlayerAuthority {
        &self.authority
    }

    /// Makes these names those of one player; the first one is shown. Returns what came of it.
    ///
    /// # Errors
    /// [`CatalogueError::NoName`] for one without a word, [`CatalogueError::Withheld`] for one that is withheld,
    /// [`CatalogueError::NoPlayer`] where no game has any of them and no player,
    /// [`CatalogueError::OnePlayer`] where they are one player's already; [`CatalogueError::Storage`] where the table cannot be written.
    pub fn join_players(&mut self, names: &[&str]) -> Result<JoinedPlayers, CatalogueError> {
        self.refuse_no_names(names)?;
        let played: HashSet<String> = self.players()?.into_iter().map(|player| person_key(&player.name)).collect();
        let is_known = |name: &&str| played.contains(&person_key(name)) || !self.authority.names_of(name).is_empty();
        if !names.iter().any(is_known) {
            return Err(CatalogueError::NoPlayer { names: names.join(", ") });
        }
        let unknown = names.iter().filter(|name| !is_known(name)).map(|name| (*name).to_owned()).collect();
        let own = |name: &str| {
            let known = self.authority.names_of(name);
            if known.is_empty() { vec![name.trim().to_owned()] } else { known.to_vec() }
        };
        let first = own(names[0]);
        let is_of_first = |name: &String| first.iter().any(|own| person_key(own) == person_key(name));
        let mut joined: Vec<String> =
            names[1..].iter().flat_map(|name| own(name)).filter(|name| !is_of_first(name)).collect();
        joined.dedup();
        if joined.is_empty() {
            return Err(CatalogueError::OnePlayer { names: names.join(", ") });
        }
        self.change_players(|players| players.join(names))?;
        let keys: HashSet<String> = first.iter().chain(&joined).map(|name| person_key(name)).collect();
        let is_joined = |pair: &&[String; 2]| pair.iter().all(|name| keys.contains(&person_key(name)));
        let were_different: Vec<[String; 2]> = self.marks().different().filter(is_joined).cloned().collect();
        if !were_different.is_empty() {
            self.change_marks(|marks| {
                were_different.iter().for_each(|pair| {
                    marks.unset_different(pair.each_ref().map(String::as_str));
                });
            })?;
        }
        Ok(JoinedPlayers { joined, unknown, were_different })
    }

    /// Makes names those of a player of their own; false where they were not all names of one player, or all that it had.
    ///
    /// # Errors
    /// [`CatalogueError::Storage`] where the table cannot be written.
    pub fn part_players(&mut self, names: &[&str]) -> Result<bool, CatalogueError> {
        self.change_players(|players| players.part(names))
    }

    /// Says that two names belong to different players, so that they are suggested no more, or takes that back; false where it was so
    /// before.
    ///
    /// # Errors
    /// [`CatalogueError::NoName`] for one without a word, [`CatalogueError::Withheld`] for one that is withheld,
    /// [`CatalogueError::OnePlayer`] where both are one name or one player's,
    /// [`CatalogueError::Storage`] where it cannot be written.
    pub fn tell_apart(&mut self, names: [&str; 2], are_different: bool) -> Result<bool, CatalogueError> {
        self.refuse_no_names(&names)?;
        let [one, other] = names;
        let is_joined = self.authority.names_of(one).iter().any(|name| person_key(name) == person_key(other));
        if are_different && (is_joined || person_key(one) == person_key(other)) {
            return Err(CatalogueError::OnePlayer { names: names.join(", ") });
        }
        self.change_marks(|marks| if are_different { marks.set_different(names) } else { marks.unset_different(names) })
    }

    /// Refuses what cannot be kept as the name of a player: the files of the archivist hold no name that is withheld.
    fn refuse_no_names(&self, names: &[&str]) -> Result<(), CatalogueError> {
        if let Some(name) = names.iter().find(|name| words(name).is_empty()) {
            return Err(CatalogueError::NoName { name: (*name).to_owned() });
        }
        let is_withheld = |name: &str| name.contains(WITHHELD) || self.redaction.name(name) != name;
        if names.iter().any(|name| is_withheld(name)) { Err(CatalogueError::Withheld) } else { Ok(()) }
    }

    /// Changes the table, as it is by now, and writes it.
    pub(super) fn change_players<T>(
        &mut self,
        change: impl FnOnce(&mut PlayerAuthority) -> T,
    ) -> Result<T, CatalogueError> {
        let (authority, outcome) = own_files::change(self.path(), &self.authority, change)?;
        self.authority = authority;
        Ok(outcome)
    }

    /// Every player of the catalogue, the one with most games first.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be read.
    pub fn players(&self) -> Result<Vec<PlayerStatistics>, CatalogueError> {
        all_players(&self.connection, &self.authority).map_err(|error| self.failed(error))
    }

    /// Names that may be of one player, without those that were said to belong to different ones.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be read.
    pub fn suggested_players(&self) -> Result<Vec<PlayerSuggestion>, CatalogueError> {
        let names: Vec<(String, usize)> =
            self.players()?.into_iter().map(|player| (player.name.clone(), player.black + player.white)).collect();
        let different: HashSet<PersonPair> =
            self.marks.different().map(|pair| PersonPair::of(pair.each_ref())).collect();
        let mut suggestions = self.authority.suggestions(&names);
        suggestions.retain(|pair| !different.contains(&PersonPair::of([&pair.name, &pair.other])));
        Ok(suggestions)
    }
}
