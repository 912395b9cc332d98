//! Seats of tables in the hall: the address in which the hall, the table and a token for it stand.

use kifuscribe_core::session::role::Role;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::join_code::JoinCode;

use crate::access::{TokenRecord, hash_of_token, new_token};
use crate::clock::{self, Millis};
use crate::hall::Hall;
use crate::store::{KeptCode, StoreError, TrailEntry};

/// How long a code for joining is valid, in milliseconds: a quarter of an hour.
pub const CODE_LIFETIME: Millis = 15 * 60 * 1000;

impl Hall {
    /// Makes a code that somebody reads out, with which a table gets a token once, in the name of `who`, by the token with the short name
    /// `maker`. `None` where the system gives no random bytes.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn new_code(&self, table: u32, (who, maker): (&str, &str)) -> Result<Option<JoinCode>, StoreError> {
        let mut bytes = [0; 64];
        if getrandom::fill(&mut bytes).is_err() {
            return Ok(None);
        }
        let Some(code) = JoinCode::of_random(&bytes) else { return Ok(None) };
        let (hash, made) = (hex::encode(hash_of_token(code.letters())), clock::now());
        self.store.add_code(KeptCode { hash, table, who: who.to_owned(), maker: maker.to_owned(), made }).await?;
        self.note(who, format!("code for table {table} made"));
        Ok(Some(code))
    }

    /// Gives the seat of the table for which a code was made, which is used up by that; `None` where it is not valid. `address` is the
    /// hall's, as tables know it, `computer` who asks.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn seat_for_code(
        &self,
        code: &JoinCode,
        address: &str,
        computer: &str,
    ) -> Result<Option<HallSeat>, StoreError> {
        let hash = hex::encode(hash_of_token(code.letters()));
        let Ok(made) = self.new_token() else { return Ok(None) };
        let record = made.as_ref().map(|(_, record)| record);
        let taken = self.store.take_code(&hash, clock::now() - CODE_LIFETIME, record).await?;
        let Some(kept) = taken else { return Ok(None) };
        self.note(&kept.who, format!("code for table {} used by {computer}", kept.table));
        self.seat(address, kept.table, made, &kept.who).await.map(Some)
    }

    /// Makes a seat for a table with a token of its own, in the name of `who`; without a token in a hall that has none.
    /// `address` is the hall's, as tables know it. `None` where the system gives no random bytes.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn new_seat(&self, address: &str, table: u32, who: &str) -> Result<Option<HallSeat>, StoreError> {
        let Ok(made) = self.new_token() else { return Ok(None) };
        if let Some((_, record)) = &made {
            self.store.add_token(&TokenRecord { table: Some(table), ..record.clone() }).await?;
        }
        self.seat(address, table, made, who).await.map(Some)
    }

    /// Makes a token for a table that is not named yet; none in a hall that has none.
    fn new_token(&self) -> Result<Option<(String, TokenRecord)>, getrandom::Error> {
        if self.tokens().is_open() {
            return Ok(None);
        }
        let token = new_token()?;
        let (hash, made, name) = (hash_of_token(&token), clock::now(), String::new());
        Ok(Some((token, TokenRecord { hash, role: Role::Table, table: None, name, made, revoked: false })))
    }

    /// The seat with a token that is kept, which the trail has and the hall knows from now on.
    async fn seat(
        &self,
        address: &str,
        table: u32,
        made: Option<(String, TokenRecord)>,
        who: &str,
    ) -> Result<HallSeat, StoreError> {
        let mut seat = HallSeat { hall: address.to_owned(), table, token: String::new() };
        if let Some((token, record)) = made {
            let what = format!("token {} made: table {table}", record.id());
            let entry = TrailEntry { at: record.made, who: who.to_owned(), what };
            crate::server::log::write(&entry);
            self.store.note(&entry).await?;
            self.read_tokens().await?;
            seat.token = token;
        }
        Ok(seat)
    }
}
