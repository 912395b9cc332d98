//! Pictures that were asked for.

use rusqlite::{OptionalExtension as _, params};

use kifuscribe_formats::hall_answer::PictureWish;

use crate::clock::Millis;
use crate::store::error::StoreError;
use crate::store::kept_picture::{KeptPicture, PictureSubject};
use crate::store::sqlite::SqliteStore;

impl SqliteStore {
    pub(in crate::store) async fn pictures(&self) -> Result<Vec<KeptPicture>, StoreError> {
        self.read(|connection| {
            let query = "SELECT tab, journal, hash, full_size, subject, who, at, length(jpeg), is_whole FROM pictures ORDER BY at";
            let mut query = connection.prepare_cached(query)?;
            let rows = query.query_map([], |row| {
                let subject: String = row.get(4)?;
                let bytes: Option<i64> = row.get(7)?;
                let Some(subject) = PictureSubject::of_word(&subject) else { return Ok(None) };
                Ok(Some(KeptPicture {
                    table: row.get(0)?,
                    journal: row.get(1)?,
                    wish: PictureWish { hash: row.get(2)?, full: row.get(3)? },
                    subject,
                    who: row.get(5)?,
                    at: row.get(6)?,
                    bytes: bytes.map(|bytes| usize::try_from(bytes).unwrap_or(0)),
                    is_whole: row.get(8)?,
                }))
            })?;
            // A row of a later version that is not understood asks for nothing.
            Ok(rows.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
        })
        .await
    }

    pub(in crate::store) async fn picture(
        &self,
        table: u32,
        wish: &PictureWish,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        let PictureWish { hash, full } = wish.clone();
        self.read(move |connection| {
            let query = "SELECT jpeg FROM pictures WHERE tab = ? AND hash = ? AND full_size = ? AND length(jpeg) > 0";
            let mut query = connection.prepare_cached(query)?;
            query.query_row(params![table, hash, full], |row| row.get(0)).optional()
        })
        .await
    }

    pub(in crate::store) async fn ask_picture(&self, asked: &KeptPicture) -> Result<(), StoreError> {
        let kept = asked.clone();
        self.write(move |connection| {
            // One that the table did not have is asked for once more.
            let insert = "INSERT INTO pictures (tab, journal, hash, full_size, subject, who, at) \
                          VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (tab, journal, hash, full_size) DO UPDATE SET \
                          who = excluded.who, at = excluded.at, jpeg = CASE WHEN length(jpeg) > 0 THEN jpeg END";
            let (wish, subject) = (kept.wish, kept.subject.word());
            let values = params![kept.table, kept.journal, wish.hash, wish.full, subject, kept.who, kept.at];
            connection.prepare_cached(insert)?.execute(values).map(drop)
        })
        .await
    }

    pub(in crate::store) async fn keep_picture(
        &self,
        (table, journal): (u32, &str),
        wish: &PictureWish,
        (jpeg, is_whole): (&[u8], bool),
    ) -> Result<bool, StoreError> {
        let (journal, wish, jpeg) = (journal.to_owned(), wish.clone(), jpeg.to_owned());
        self.write(move |connection| {
            let update = "UPDATE pictures SET jpeg = ?5, is_whole = ?6 \
                          WHERE tab = ?1 AND journal = ?2 AND hash = ?3 AND full_size = ?4 AND jpeg IS NULL";
            let values = params![table, journal, wish.hash, wish.full, jpeg, is_whole];
            Ok(connection.prepare_cached(update)?.execute(values)? > 0)
        })
        .await
    }

    pub(in crate::store) async fn make_evidence(
        &self,
        (table, journal): (u32, &str),
        hash: &str,
    ) -> Result<bool, StoreError> {
        let (journal, hash) = (journal.to_owned(), hash.to_owned());
        self.write(move |connection| {
            let update = "UPDATE pictures SET subject = replace(subject, ' audited', ' evidence') \
                          WHERE tab = ? AND journal = ? AND hash = ? AND (subject LIKE '% audited' OR subject LIKE '% evidence') AND length(jpeg) > 0";
            Ok(connection.prepare_cached(update)?.execute(params![table, journal, hash])? > 0)
        })
        .await
    }

    pub(in crate::store) async fn forget_pictures(&self, before: Millis) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection
                .prepare_cached("DELETE FROM pictures WHERE at < ? AND subject NOT LIKE '% evidence'")?
                .execute([before])
                .map(drop)
        })
        .await
    }
}
