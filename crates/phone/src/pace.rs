//! How fast the pictures of a phone may come.

use std::time::{Duration, Instant};

/// The least time between two pictures of a phone, in the long run.
pub(crate) const LEAST_PACE: Duration = Duration::from_millis(30);

/// How many pictures may come at once.
const MOST_AT_ONCE: u32 = 5;

/// When pictures come.
#[derive(Debug, Default)]
pub(crate) struct PicturePace {
    /// When the last one came.
    last: Option<Instant>,
    /// When the next one would come at the least pace.
    due: Option<Instant>,
}

impl PicturePace {
    /// Whether a picture that comes `now` is one of few, as where a slow network holds back some and lets them go at once.
    pub(crate) fn takes(&mut self, now: Instant) -> bool {
        let due = self.due.map_or(now, |due| due.max(now));
        if due > now + MOST_AT_ONCE * LEAST_PACE {
            return false;
        }
        (self.last, self.due) = (Some(now), Some(due + LEAST_PACE));
        true
    }

    /// When a picture came last.
    pub(crate) const fn last(&self) -> Option<Instant> {
        self.last
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phone_that_sends_as_fast_as_it_can_is_slowed_down_and_one_that_was_held_up_is_not() {
        let (mut pace, start) = (PicturePace::default(), Instant::now());
        // Ten seconds at the pace of play, and what was held up for a moment comes at once.
        assert!((0..100).all(|i| pace.takes(start + i * Duration::from_millis(100))));
        let rest = start + Duration::from_secs(20);
        assert!((0..MOST_AT_ONCE).all(|_| pace.takes(rest)));
        // 1000 a second: one of them is taken every 30 ms.
        let sent = (1..=1000).map(|i| rest + Duration::from_millis(i)).filter(|&now| pace.takes(now)).count();
        assert!((33..=35).contains(&sent), "{sent}");
        assert_eq!(pace.last().map(|last| last > rest), Some(true));
        assert!(pace.takes(rest + Duration::from_secs(2)), "it goes on as soon as it is slower");
    }
}
