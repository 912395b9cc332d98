//! The tokens of the hall, which commands and other processes change while it is open.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::access::{AccessRefusal, Bearer, Tokens};
use crate::hall::Hall;
use crate::store::StoreError;

/// The shortest time between two readings for the sake of tokens that are not known.
const PAUSE: Duration = Duration::from_millis(5);

impl Hall {
    /// Returns who bears a token. One that is not known may have been made a moment ago: tokens are read again for it, but
    /// not for an address from which too many came.
    ///
    /// # Errors
    /// [`AccessRefusal`].
    pub async fn bearer(&self, token: &str, from: IpAddr) -> Result<Bearer, AccessRefusal> {
        let why = match self.tokens().bearer(token) {
            Ok(bearer) => return Ok(bearer),
            Err(why) => why,
        };
        self.guesses.count(from)?;
        if why != AccessRefusal::WrongToken {
            return Err(why);
        }
        self.read_tokens_again().await;
        self.tokens().bearer(token)
    }

    /// Reads the tokens.
    ///
    /// # Errors
    /// [`StoreError`]; then those before stay.
    pub(super) async fn read_tokens(&self) -> Result<(), StoreError> {
        let tokens = Arc::new(Tokens::new(self.store.tokens().await?));
        self.tokens.send_if_modified(|before| {
            let has_changed = *before != tokens;
            *before = tokens;
            has_changed
        });
        Ok(())
    }

    /// Reads the tokens as they are at this moment or later; those who wait for it at the same time share one reading.
    async fn read_tokens_again(&self) {
        let asked = Instant::now();
        let mut read = self.tokens_read.lock().await;
        if read.is_some_and(|read| read > asked) {
            return;
        }
        if let Some(read) = *read {
            tokio::time::sleep(PAUSE.saturating_sub(read.elapsed())).await;
        }
        *read = Some(Instant::now());
        // What cannot be read now is read in a second.
        let _ = self.read_tokens().await;
    }
}
