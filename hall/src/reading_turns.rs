//! Whose pictures are read next: one request after the other, and of those that wait that of the address whose turn was the longest ago, so
//! that nobody who sends again and again keeps others waiting.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// The turns, one at a time.
#[derive(Debug, Clone, Default)]
pub struct ReadingTurns(Arc<Mutex<Turns>>);

#[derive(Debug, Default)]
struct Turns {
    is_taken: bool,
    /// Those that wait, in the order in which they came.
    waiting: VecDeque<(IpAddr, oneshot::Sender<ReadingTurn>)>,
    /// The number of the last turn of each address since nobody waited.
    had: HashMap<IpAddr, u64>,
    next: u64,
}

/// A turn, until this is dropped.
#[derive(Debug)]
pub struct ReadingTurn(ReadingTurns);

impl ReadingTurns {
    /// Waits for a turn of an address.
    pub async fn take(&self, address: IpAddr) -> ReadingTurn {
        let turn = {
            let mut turns = self.turns();
            if turns.is_taken {
                let (give, given) = oneshot::channel();
                turns.waiting.push_back((address, give));
                Some(given)
            } else {
                turns.begin(address);
                None
            }
        };
        match turn {
            // Whoever has a turn gives it on.
            Some(given) => given.await.unwrap_or_else(|_| ReadingTurn(self.clone())),
            None => ReadingTurn(self.clone()),
        }
    }

    fn turns(&self) -> MutexGuard<'_, Turns> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Turns {
    fn begin(&mut self, address: IpAddr) {
        self.is_taken = true;
        self.next += 1;
        self.had.insert(address, self.next);
    }

    /// Takes the one whose turn it is out of those that wait for one.
    fn next_waiting(&mut self) -> Option<oneshot::Sender<ReadingTurn>> {
        self.waiting.retain(|(_, give)| !give.is_closed());
        let had = |address: &IpAddr| self.had.get(address).copied().unwrap_or(0);
        let (at, _) = self.waiting.iter().enumerate().min_by_key(|(_, (address, _))| had(address))?;
        let (address, give) = self.waiting.remove(at)?;
        self.begin(address);
        Some(give)
    }
}

impl Drop for ReadingTurn {
    fn drop(&mut self) {
        let mut turns = self.0.turns();
        let next = turns.next_waiting();
        if next.is_none() {
            *turns = Turns::default();
        }
        drop(turns);
        if let Some(next) = next {
            // One that waits no more gives it on when this is dropped.
            drop(next.send(Self(self.0.clone())));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn an_address_that_sends_again_and_again_waits_behind_others() {
        let turns = ReadingTurns::default();
        let [busy, other, third] = [1, 2, 3].map(|last| IpAddr::from([10, 0, 0, last]));
        let first = turns.take(busy).await;
        let (sent, mut order) = tokio::sync::mpsc::unbounded_channel();
        let mut waiting = Vec::new();
        for (name, address) in [("busy", busy), ("busy", busy), ("gone", third), ("other", other)] {
            let (turns, sent) = (turns.clone(), sent.clone());
            waiting.push(tokio::spawn(async move {
                let turn = turns.take(address).await;
                sent.send(name).unwrap();
                drop(turn);
            }));
            tokio::task::yield_now().await;
        }
        // Somebody has gone away meanwhile.
        waiting[2].abort();
        tokio::task::yield_now().await;
        drop(first);
        let mut served = Vec::new();
        for _ in 0..3 {
            served.push(order.recv().await.unwrap());
        }
        assert_eq!(served, ["other", "busy", "busy"]);
        drop(turns.take(busy).await);
        assert!(turns.turns().had.is_empty());
    }
}
