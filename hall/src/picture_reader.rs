//! Has pictures read by `kifuscribe`, which is started as a limited process for each request: the hall itself has no eyes.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use kifuscribe_language::say;
use kifuscribe_network::connections::counted_address;
use serde_json::Value;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::picture_process::{PictureProcess, ReadingTask};
use crate::reading_fault::ReadingFault;
use crate::reading_turns::ReadingTurns;
use crate::sent_pictures::SentPicture;

/// How many requests of each kind are taken at once, with those that wait.
const TAKEN: usize = 8;

/// How many of them from one address, of those without a token of staff; while half of the places are taken, one.
const OF_ONE_ADDRESS: usize = 2;

/// How many places each address has.
type PlacesOfAddresses = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// Who has a place in which pictures are read.
#[derive(Debug)]
pub struct ReadingPlace {
    /// Gives the place back when it is dropped.
    _taken: OwnedSemaphorePermit,
    turns: ReadingTurns,
    address: IpAddr,
    /// The places of addresses, where those are counted.
    counted: Option<PlacesOfAddresses>,
}

impl Drop for ReadingPlace {
    fn drop(&mut self) {
        let Some(addresses) = &self.counted else { return };
        let mut addresses = addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = addresses.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                addresses.remove(&self.address);
            }
        }
    }
}

/// The places in which pictures are read, one request at a time: staff have their own, so that nobody else keeps them waiting.
#[derive(Debug)]
pub struct PictureReader {
    taken: [Arc<Semaphore>; 2],
    turns: [ReadingTurns; 2],
    addresses: PlacesOfAddresses,
}

impl Default for PictureReader {
    fn default() -> Self {
        let taken = [(); 2].map(|()| Arc::new(Semaphore::new(TAKEN)));
        Self { taken, turns: Default::default(), addresses: Arc::default() }
    }
}

impl PictureReader {
    /// Takes a place for a request of which the pictures have come.
    ///
    /// # Errors
    /// [`ReadingFault::Busy`].
    pub fn take_place(&self, is_staff: bool, address: IpAddr) -> Result<ReadingPlace, ReadingFault> {
        let (kind, address) = (usize::from(!is_staff), counted_address(address));
        let taken = Arc::clone(&self.taken[kind]).try_acquire_owned().map_err(|_| ReadingFault::Busy)?;
        let turns = self.turns[kind].clone();
        if is_staff {
            return Ok(ReadingPlace { _taken: taken, turns, address, counted: None });
        }
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = addresses.values().sum();
        let most = if all < TAKEN / 2 { OF_ONE_ADDRESS } else { 1 };
        let count = addresses.get(&address).copied().unwrap_or(0);
        if count >= most {
            return Err(ReadingFault::Busy);
        }
        addresses.insert(address, count + 1);
        drop(addresses);
        Ok(ReadingPlace { _taken: taken, turns, address, counted: Some(Arc::clone(&self.addresses)) })
    }

    /// Has pictures read; the answer is the program's line of JSON.
    ///
    /// # Errors
    /// [`ReadingFault`].
    pub async fn read(
        &self,
        place: ReadingPlace,
        task: ReadingTask<'_>,
        pictures: &[SentPicture],
    ) -> Result<Value, ReadingFault> {
        let turn = place.turns.take(place.address).await;
        let process = PictureProcess::prepare(task, pictures)?;
        // Whoever asks may be gone before it ends: its place is taken until then.
        let work = move || {
            let answer = process.answer();
            drop((turn, place));
            answer
        };
        tokio::task::spawn_blocking(work).await.map_err(|_| ReadingFault::NotStarted)?
    }
}

/// What the picture of that number is called in sentences; 0 is one from before the fill.
#[must_use]
pub fn picture_name(number: usize) -> String {
    match number {
        0 => say!("audit-page-earlier-picture").to_owned(),
        _ => say!("audit-page-picture", number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_addresses_leave_places_for_others() {
        let reader = PictureReader::default();
        let address = |last| IpAddr::from([10, 0, 0, last]);
        let flood: Vec<ReadingPlace> = (0..40).filter_map(|i| reader.take_place(false, address(i % 4)).ok()).collect();
        assert!(flood.len() <= 5, "{}", flood.len());
        assert!((10..13).all(|last| reader.take_place(false, address(last)).is_ok()));
    }

    #[test]
    fn strangers_leave_places_for_staff_and_one_address_takes_two() {
        let reader = PictureReader::default();
        let address = |last| IpAddr::from([10, 0, 0, last]);
        let mut places: Vec<ReadingPlace> = (0..2).map(|_| reader.take_place(false, address(1)).unwrap()).collect();
        assert!(matches!(reader.take_place(false, address(1)), Err(ReadingFault::Busy)));
        places.extend((2..8).map(|last| reader.take_place(false, address(last)).unwrap()));
        assert!(matches!(reader.take_place(false, address(9)), Err(ReadingFault::Busy)), "all places are taken");
        let staff: Vec<ReadingPlace> = (0..8).map(|_| reader.take_place(true, address(1)).unwrap()).collect();
        assert!(reader.take_place(true, address(1)).is_err());
        drop((places, staff));
        assert!(reader.addresses.lock().unwrap().is_empty());
        assert!(reader.take_place(false, address(1)).is_ok());
    }
}
