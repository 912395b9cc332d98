//! How many acts somebody may do with one token: each stands in the trail, and many would hide what others did.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::access::{Allowance, Bearer};

/// Acts at once, and per second after that. Nobody presses as many buttons.
const RATE: (f64, f64) = (200.0, 2.0);

/// Counts the acts of each token, by its short name, apart over a way on which staff may decide and over others: who has listened to a
/// token keeps nobody from deciding with it.
#[derive(Debug, Default)]
pub(crate) struct ActLimit(Mutex<HashMap<(String, bool), Allowance>>);

impl ActLimit {
    /// Counts an act before it is done, over a way on which staff may decide or another. Returns whether it may be done now.
    pub(crate) fn admit(&self, bearer: &Bearer, may_decide: bool) -> bool {
        // In a hall without tokens there is nobody but its own computer.
        if bearer.id.is_empty() {
            return true;
        }
        let now = Instant::now();
        let mut tokens = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tokens.entry((bearer.id.clone(), may_decide)).or_insert_with(|| Allowance::new(RATE.0, now)).take(RATE, now)
    }
}
