//! How many lines somebody may cause in the trail whom the hall does not let in, or who has a table's token alone: what they are refused
//! or say again and again would hide the rest.

use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::access::Allowance;

/// Lines about who is refused that may come into the trail at once, and per second.
const REFUSED: (f64, f64) = (20.0, 1.0 / 60.0);

/// Lines about what a table says that may come at once, and per second. A game has few answers and one result.
const ASSERTED: (f64, f64) = (100.0, 1.0 / 5.0);

/// The lines that may still come.
#[derive(Debug)]
pub struct TrailAllowance {
    rate: (f64, f64),
    kept: Mutex<Option<(Allowance, u64)>>,
}

impl Default for TrailAllowance {
    fn default() -> Self {
        Self { rate: REFUSED, kept: Mutex::default() }
    }
}

impl TrailAllowance {
    /// The lines about what a table says.
    #[must_use]
    pub fn of_assertions() -> Self {
        Self { rate: ASSERTED, ..Self::default() }
    }

    /// The line as it stands in the trail, with how many before it were left out; `None` where it is left out itself.
    pub fn admit(&self, what: String) -> Option<String> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        let (allowance, left_out) = kept.get_or_insert_with(|| (Allowance::new(self.rate.0, now), 0));
        if !allowance.take(self.rate, now) {
            *left_out += 1;
            return None;
        }
        match std::mem::take(left_out) {
            0 => Some(what),
            1 => Some(format!("{what}; one line of this kind before it was left out")),
            before => Some(format!("{what}; {before} lines of this kind before it were left out")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_of_the_trail_is_counted() {
        let trail = TrailAllowance::default();
        let taken = (0..25).filter_map(|_| trail.admit("refused".to_owned())).count();
        assert_eq!(taken, 20);
        // A minute later.
        if let Some((allowance, _)) = &mut *trail.kept.lock().unwrap() {
            *allowance = Allowance::new(1.0, Instant::now());
        }
        let line = trail.admit("refused".to_owned());
        assert_eq!(line.as_deref(), Some("refused; 5 lines of this kind before it were left out"));
    }
}
