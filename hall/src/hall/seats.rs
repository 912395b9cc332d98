//! Seats of tables in the hall: the address in which the hall, the table and a token for it stand.

use kifuscribe_formats::hall_seat::HallSeat;

use crate::access::{Role, TokenRecord, hash_of_token, new_token};
use crate::clock;
use crate::hall::Hall;
use crate::store::{StoreError, TrailEntry};

impl Hall {
    /// Makes a seat for a table with a token of its own, in the name of `who`; without a token in a hall that has none.
    /// `address` is the hall's, as tables know it. `None` where the system gives no random bytes.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn new_seat(&self, address: &str, table: u32, who: &str) -> Result<Option<HallSeat>, StoreError> {
        let mut seat = HallSeat { hall: address.to_owned(), table, token: String::new() };
        if self.tokens().is_open() {
            return Ok(Some(seat));
        }
        let Ok(token) = new_token() else { return Ok(None) };
        let (hash, made) = (hash_of_token(&token), clock::now());
        let record =
            TokenRecord { hash, role: Role::Table, table: Some(table), name: String::new(), made, revoked: false };
        self.store.add_token(&record).await?;
        let what = format!("token {} made: table {table}", record.id());
        let entry = TrailEntry { at: made, who: who.to_owned(), what };
        crate::server::log::write(&entry);
        self.store.note(&entry).await?;
        self.read_tokens().await?;
        seat.token = token;
        Ok(Some(seat))
    }
}
