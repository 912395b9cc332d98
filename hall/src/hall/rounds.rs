//! The rounds that the hall shows: the one of this moment, which goes on with the pairings, and the results of earlier ones.

use std::collections::BTreeSet;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::Instant;

use kifuscribe_formats::pairings::is_same_number;
use kifuscribe_platform::clock::local_date_second;
use thiserror::Error;

use crate::clock;
use crate::hall::dated_round::dated_round;
use crate::hall::{Hall, PastRound};
use crate::named_here::known_addresses;
use crate::round::{HallRound, PairingSource, Round, UnreadPairings};
use crate::store::{KeptRound, StoreError};

/// Why a round cannot be shown.
#[derive(Debug, Error)]
pub enum RoundRefusal {
    /// The hall has not shown it.
    #[error("this hall has shown no round {asked:?}; it has shown {shown}")]
    Unknown {
        /// The round.
        asked: String,
        /// Those that it has shown, in words.
        shown: String,
    },
    /// Its pairings cannot be read.
    #[error("the pairings of round {asked:?} cannot be read: {why}")]
    Unread {
        /// The round.
        asked: String,
        /// Why.
        why: String,
    },
    /// Its pairings are at an address that stands in the hall's folder alone.
    #[error(
        "the pairings of round {asked:?} are at {address}, which nobody has named on this computer, so that it was not asked; where \
         it is the right one, 'kifuscribe-hall results --pairings {address}' asks it, and it is known from then on"
    )]
    Unnamed {
        /// The round.
        asked: String,
        /// The address.
        address: String,
    },
    /// What is kept cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Returns the round of that name in a tournament, of those that a hall has shown with pairings.
///
/// # Errors
/// [`RoundRefusal::Unknown`].
pub fn shown_round(kept: &[KeptRound], tournament: &str, name: &str) -> Result<KeptRound, RoundRefusal> {
    let is_asked = |kept: &&KeptRound| {
        kept.tournament == tournament && !kept.source.is_empty() && is_same_number(&kept.round, name)
    };
    let unknown = || RoundRefusal::Unknown { asked: name.to_owned(), shown: names_text(&names(kept, tournament)) };
    kept.iter().find(is_asked).cloned().ok_or_else(unknown)
}

/// The names of the rounds of a tournament, in the order in which the hall was opened with them.
fn names(kept: &[KeptRound], tournament: &str) -> Vec<String> {
    let mut kept: Vec<_> = kept.iter().filter(|kept| kept.tournament == tournament && !kept.round.is_empty()).collect();
    kept.sort_by_key(|kept| kept.since);
    kept.into_iter().map(|kept| kept.round.clone()).collect()
}

impl Hall {
    /// The names of the rounds of the tournament that the hall has shown, in the order in which it was opened with them.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn rounds(&self) -> Result<Vec<String>, StoreError> {
        Ok(names(&self.store.rounds().await?, &self.round().tournament))
    }

    /// The hall with the round of that name: itself, or a view of what is kept with the pairings of an earlier one. What a
    /// table shows of an earlier round is the game that was paired there, and what is done to it is kept as if it were shown now.
    ///
    /// # Errors
    /// [`RoundRefusal`].
    pub async fn of_round(self: &Arc<Self>, name: &str) -> Result<Arc<Self>, RoundRefusal> {
        let round = self.round();
        if is_same_number(name, &round.name) {
            return Ok(Arc::clone(self));
        }
        // Requests for earlier rounds wait for each other: each reads every game.
        let mut past = self.past.lock().await;
        // Counted before it is read, so that what comes meanwhile is read the next time.
        let late_lines = self.late_lines.load(Ordering::Acquire);
        let is_known = |past: &&PastRound| {
            is_same_number(name, &past.hall.round().name) && past.late_lines == late_lines && !past.is_old()
        };
        if let Some(known) = past.iter().find(is_known) {
            // What was done here since may be of its games.
            known.hall.read_acts().await?;
            return Ok(Arc::clone(&known.hall));
        }
        let kept = shown_round(&self.store.rounds().await?, &round.tournament, name)?;
        let own = self.source.as_ref();
        let token = own.filter(|own| own.absolute() == kept.source).and_then(|own| own.token.clone());
        let source = PairingSource { source: kept.source.clone(), round: Some(kept.round.clone()), token };
        if source.is_server()
            && own.is_none_or(|own| own.source != source.source)
            && !known_addresses().knows(&source.source)
        {
            return Err(RoundRefusal::Unnamed { asked: name.to_owned(), address: source.source });
        }
        let unread = |why: String| RoundRefusal::Unread { asked: name.to_owned(), why };
        // The same file may have the next round alone by now.
        let read = move || HallRound::read_or_kept(source, &kept.file, kept.opened);
        let read = tokio::task::spawn_blocking(read).await;
        let read = read.map_err(|error| unread(error.to_string()))?.map_err(|error| unread(format!("{error:#}")))?;
        let hall = Self::open(Arc::clone(&self.store), self.delay, read, None).await;
        let hall = Arc::new(hall.map_err(|error| unread(format!("{error:#}")))?);
        hall.show_fitting().await?;
        past.retain(|past| !is_same_number(name, &past.hall.round().name));
        past.push(PastRound { hall: Arc::clone(&hall), read: Instant::now(), late_lines });
        Ok(hall)
    }

    /// Keeps which round the hall shows, and since when; nothing while its pairings have not come.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn keep_round(&self, round: &Round) -> Result<(), StoreError> {
        if round.unread.is_some() {
            return Ok(());
        }
        let source = self.source.as_ref().map(PairingSource::absolute).unwrap_or_default();
        let (tournament, name) = (round.tournament.clone(), round.name.clone());
        let (since, opened) = (round.since, clock::now());
        let file = round.file.to_vec();
        self.store.keep_round(&KeptRound { tournament, round: name, source, since, opened, file }).await
    }

    /// Reads the pairings again; those before stay where that fails.
    pub(super) async fn read_pairings(self: Arc<Self>) {
        let Some(source) = self.source.clone() else { return };
        let Ok(read) = tokio::task::spawn_blocking(move || source.read()).await else { return };
        let round = match read {
            Ok(round) => round,
            Err(why) => return self.keep_without_pairings(format!("{why:#}")),
        };
        *self.pairings_read.lock().unwrap_or_else(PoisonError::into_inner) = Some(clock::now());
        let before = self.round();
        if let Some(unread) = &before.unread {
            let after = |read| format!("read again after {}", local_date_second(read));
            self.note("pairings", unread.read.map_or_else(|| "read for the first time".to_owned(), after));
        }
        if (Round { since: before.since, former: Arc::clone(&before.former), ..round.clone() }) == *before {
            return;
        }
        let Ok(round) = dated_round(&self.store, round, self.source.as_ref()).await else { return };
        if self.keep_round(&round).await.is_err() {
            // It is read again soon.
            return;
        }
        let now = clock::now();
        let mut numbers: BTreeSet<u32> = round.games.keys().copied().collect();
        numbers.extend(self.tables().iter().map(|table| table.number()));
        *self.round.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(round);
        for number in numbers {
            let table = self.table_or_new(number, now);
            table.pair(self.round().pairing(number), now);
            let mut intake = table.intake.lock().await;
            // Where the games cannot be read now, that is seen with the next line.
            let _ = self.compare_results(&table, &mut intake).await;
            drop(intake);
            self.announce(number);
        }
    }

    /// Says, once for each reason, that the pairings cannot be read any more; those before stay.
    fn keep_without_pairings(&self, why: String) {
        let before = self.round();
        if before.unread.as_ref().is_some_and(|unread| unread.why == why) {
            return;
        }
        let read = *self.pairings_read.lock().unwrap_or_else(PoisonError::into_inner);
        let since = read.map_or_else(|| "yet".to_owned(), |read| format!("since {}", local_date_second(read)));
        self.note("pairings", format!("not read {since}: {why}"));
        let round = Round { unread: Some(UnreadPairings { read, why }), ..Round::clone(&before) };
        *self.round.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(round);
        // Pages that are open look at the pairings again with the next tile.
        self.tables().iter().take(1).for_each(|table| self.announce(table.number()));
    }

    /// Forgets earlier rounds that were read long ago.
    pub(super) fn forget_past(&self) {
        if let Ok(mut past) = self.past.try_lock() {
            past.retain(|past| !past.is_old());
        }
    }
}

/// The names of rounds in words.
fn names_text(names: &[String]) -> String {
    match names {
        [] => "none with a name".to_owned(),
        [name] => format!("round {name}"),
        [names @ .., last] => format!("rounds {} and {last}", names.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_named_in_words() {
        let text = |names: &[&str]| names_text(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>());
        assert_eq!(text(&[]), "none with a name");
        assert_eq!(text(&["1"]), "round 1");
        assert_eq!(text(&["1", "2", "Final"]), "rounds 1, 2 and Final");
    }
}
