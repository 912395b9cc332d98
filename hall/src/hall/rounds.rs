//! The rounds that the hall has shown: the results of an earlier one.

use std::sync::Arc;
use std::time::{Duration, Instant};

use thiserror::Error;

use crate::hall::Hall;
use crate::round::{HallRound, PairingSource};
use crate::store::StoreError;

/// How long the results of an earlier round are shown before they are read again.
const KEPT: Duration = Duration::from_secs(10);

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
    /// What is kept cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// An earlier round as it was read a moment ago.
#[derive(Debug)]
pub(super) struct PastRound {
    hall: Arc<Hall>,
    read: Instant,
}

impl PastRound {
    pub(super) fn is_old(&self) -> bool {
        self.read.elapsed() >= KEPT
    }
}

impl Hall {
    /// The names of the rounds of the tournament that the hall has shown, in the order in which it was opened with them.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn rounds(&self) -> Result<Vec<String>, StoreError> {
        let tournament = &self.round().tournament;
        let kept = self.store.rounds().await?;
        let mut kept: Vec<_> = kept.into_iter().filter(|kept| kept.tournament == *tournament).collect();
        kept.sort_by_key(|kept| kept.since);
        Ok(kept.into_iter().map(|kept| kept.round).filter(|name| !name.is_empty()).collect())
    }

    /// The hall with the round of that name: itself, or a view of what is kept with the pairings of an earlier one. What a
    /// table shows of an earlier round is the game that was paired there.
    ///
    /// # Errors
    /// [`RoundRefusal`].
    pub async fn of_round(self: &Arc<Self>, name: &str) -> Result<Arc<Self>, RoundRefusal> {
        let round = self.round();
        if name == round.name {
            return Ok(Arc::clone(self));
        }
        // Requests for earlier rounds wait for each other: each reads every game.
        let mut past = self.past.lock().await;
        if let Some(known) = past.as_ref().filter(|past| past.hall.round().name == name && !past.is_old()) {
            return Ok(Arc::clone(&known.hall));
        }
        let mut shown = self.store.rounds().await?;
        shown.retain(|kept| kept.tournament == round.tournament && !kept.source.is_empty());
        let Some(kept) = shown.iter().find(|kept| kept.round == name) else {
            return Err(RoundRefusal::Unknown { asked: name.to_owned(), shown: names_text(&self.rounds().await?) });
        };
        let own = self.source.as_ref();
        let token = own.filter(|own| own.absolute() == kept.source).and_then(|own| own.token.clone());
        let source = PairingSource { source: kept.source.clone(), round: Some(name.to_owned()), token };
        let unread = |why: String| RoundRefusal::Unread { asked: name.to_owned(), why };
        let read = tokio::task::spawn_blocking(move || HallRound::read(Some(source))).await;
        let read = read.map_err(|error| unread(error.to_string()))?.map_err(|error| unread(format!("{error:#}")))?;
        let hall = Self::open(Arc::clone(&self.store), self.delay, read, None).await;
        let hall = Arc::new(hall.map_err(|error| unread(format!("{error:#}")))?);
        hall.show_fitting(true).await?;
        *past = Some(PastRound { hall: Arc::clone(&hall), read: Instant::now() });
        Ok(hall)
    }

    /// Forgets an earlier round that was read long ago.
    pub(super) fn forget_past(&self) {
        if let Ok(mut past) = self.past.try_lock()
            && past.as_ref().is_some_and(PastRound::is_old)
        {
            *past = None;
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
