//! Pictures of moves and questions, on request of the organiser or the referee.
//!
//! The table is told of a request with each answer to its lines, and sends the picture when it can; nothing comes unasked.
//! What has come is kept for a day.

use std::collections::BTreeMap;

use kifuscribe_formats::hall_answer::PictureWish;
use kifuscribe_formats::journal::hash_of_bytes;
use thiserror::Error;

use crate::clock::{self, Millis};
use crate::hall::{Hall, HallActRefusal};
use crate::intake::JournalClaim;
use crate::shown::Audience;
use crate::store::{KeptPicture, PictureSubject, StoreError, TrailEntry};

/// How long a picture is kept after it was asked for, in milliseconds: a day.
pub(super) const KEPT: Millis = 24 * 60 * 60 * 1000;

/// The most bytes of a small picture.
const LARGEST_SMALL: usize = 512 << 10;

/// How every JPEG begins.
const JPEG: [u8; 3] = [0xff, 0xd8, 0xff];

/// Why a picture cannot be asked for, or is not taken.
#[derive(Debug, Error)]
pub enum PictureRefusal {
    /// There is no such table.
    #[error("this hall has no table {table}; see /api/tables for those it has")]
    NoTable {
        /// The table.
        table: u32,
    },
    /// It was asked for on a page about another game than the one that the table has now.
    #[error(transparent)]
    OtherGame(HallActRefusal),
    /// The table has stored none.
    #[error("table {table} has stored no picture {}; ask for another one", .subject.text())]
    NoPicture {
        /// The table.
        table: u32,
        /// What it would show.
        subject: PictureSubject,
    },
    /// The recording is over.
    #[error(
        "the recording at table {table} is over, and its computer does not answer any more; the pictures are in the session \
         folder there"
    )]
    Over {
        /// The table.
        table: u32,
    },
    /// A picture came that nobody has asked for.
    #[error("nobody has asked for this picture, or it has come; nothing was kept")]
    Unasked,
    /// It is not the picture that was asked for.
    #[error("this is not the picture that was asked for; nothing was kept")]
    Other,
    /// Another computer sends it than the one that has claimed the recording.
    #[error("another computer has claimed this recording, and its pictures come from there; nothing was kept")]
    OtherComputer,
    /// It could not be kept.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Hall {
    /// Asks a table for a picture, in the name of `who`. `meant` is the game that the page was about, where it says that.
    ///
    /// # Errors
    /// [`PictureRefusal`].
    pub async fn ask_picture(
        &self,
        number: u32,
        meant: Option<&str>,
        (subject, full): (PictureSubject, bool),
        who: &str,
    ) -> Result<(), PictureRefusal> {
        let no_table = || PictureRefusal::NoTable { table: number };
        let table = self.table(number).ok_or_else(no_table)?;
        let round = table.shown(Audience::Staff, clock::now()).publication.record.info.round.clone();
        let journal = table.intake.lock().await.current().map(|kept| kept.first.clone()).ok_or_else(no_table)?;
        if meant.is_some_and(|meant| meant != journal) {
            return Err(PictureRefusal::OtherGame(HallActRefusal::OtherGame { table: number }));
        }
        if table.shown(Audience::Staff, clock::now()).is_over() {
            return Err(PictureRefusal::Over { table: number });
        }
        let none = PictureRefusal::NoPicture { table: number, subject };
        let hash = table.picture_hash(subject).ok_or(none)?;
        let (wish, who, at) = (PictureWish { hash, full }, who.to_owned(), clock::now());
        let size = if full { "full " } else { "" };
        let what = format!("{}: the {size}picture {} asked for", self.named_table(number, &round), subject.text());
        let entry = TrailEntry { at, who: who.clone(), what };
        crate::server::log::write(&entry);
        // Who sees what of the players is kept before it is asked for.
        self.store.note(&entry).await?;
        let asked = KeptPicture { table: number, journal, wish, subject, who, at, bytes: None, is_whole: false };
        self.store.ask_picture(&asked).await?;
        Ok(self.read_pictures().await?)
    }

    /// Takes a picture from a table; an empty one says that the table has it no more.
    ///
    /// # Errors
    /// [`PictureRefusal`].
    pub async fn take_picture(
        &self,
        (number, claim): (u32, &JournalClaim<'_>),
        (journal, wish): (&str, &PictureWish),
        jpeg: &[u8],
    ) -> Result<(), PictureRefusal> {
        if let Some(table) = self.table(number)
            && !table.intake.lock().await.allows(journal, claim)
        {
            return Err(PictureRefusal::OtherComputer);
        }
        let is_whole = hash_of_bytes(jpeg) == wish.hash;
        let is_small = !wish.full && jpeg.len() <= LARGEST_SMALL && jpeg.starts_with(&JPEG);
        if !jpeg.is_empty() && !is_small && !is_whole {
            return Err(PictureRefusal::Other);
        }
        if !self.store.keep_picture((number, journal), wish, (jpeg, is_whole)).await? {
            return Err(PictureRefusal::Unasked);
        }
        Ok(self.read_pictures().await?)
    }

    /// Reads which pictures were asked for, and forgets old ones.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn read_pictures(&self) -> Result<(), StoreError> {
        let oldest = clock::now() - KEPT;
        let is_old = |kept: &KeptPicture| {
            kept.at < oldest && !matches!(kept.subject, PictureSubject::Fill { is_evidence: true, .. })
        };
        let (old, kept): (Vec<_>, Vec<_>) = self.store.pictures().await?.into_iter().partition(is_old);
        if !old.is_empty() {
            self.store.forget_pictures(oldest).await?;
        }
        let mut by_table: BTreeMap<u32, Vec<KeptPicture>> = BTreeMap::new();
        for picture in kept {
            by_table.entry(picture.table).or_default().push(picture);
        }
        for table in self.tables() {
            let mut pictures = by_table.remove(&table.number()).unwrap_or_default();
            if !pictures.is_empty() {
                let intake = table.intake.lock().await;
                let shown = intake.current().map(|kept| kept.first.as_str());
                let paired = self.round().pairing(table.number()).audited_name();
                pictures.retain(|picture| [shown, paired.as_deref()].contains(&Some(picture.journal.as_str())));
            }
            if table.set_pictures(pictures) {
                self.announce(table.number());
            }
        }
        Ok(())
    }
}
