//! Pictures that were asked for.

use kifuscribe_formats::hall_answer::PictureWish;
use tokio_postgres::Row;

use crate::clock::Millis;
use crate::store::error::StoreError;
use crate::store::kept_picture::{KeptPicture, PictureSubject};
use crate::store::postgres::PostgresStore;

impl PostgresStore {
    pub(in crate::store) async fn pictures(&self) -> Result<Vec<KeptPicture>, StoreError> {
        let client = self.client().await?;
        let query =
            "SELECT tab, journal, hash, full_size, subject, who, at, length(jpeg), is_whole FROM pictures ORDER BY at";
        let rows = client.query(&client.prepare_cached(query).await?, &[]).await?;
        let picture = |row: &Row| {
            let bytes: Option<i32> = row.get(7);
            Some(KeptPicture {
                table: u32::try_from(row.get::<_, i64>(0)).ok()?,
                journal: row.get(1),
                wish: PictureWish { hash: row.get(2), full: row.get(3) },
                subject: PictureSubject::of_word(row.get(4))?,
                who: row.get(5),
                at: row.get(6),
                bytes: bytes.map(|bytes| usize::try_from(bytes).unwrap_or(0)),
                is_whole: row.get(8),
            })
        };
        // A row of a later version that is not understood asks for nothing.
        Ok(rows.iter().filter_map(picture).collect())
    }

    pub(in crate::store) async fn picture(
        &self,
        table: u32,
        wish: &PictureWish,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        let client = self.client().await?;
        let query =
            "SELECT jpeg FROM pictures WHERE tab = $1 AND hash = $2 AND full_size = $3 AND length(jpeg) > 0 LIMIT 1";
        let row = client.query_opt(query, &[&i64::from(table), &wish.hash, &wish.full]).await?;
        Ok(row.map(|row| row.get(0)))
    }

    pub(in crate::store) async fn ask_picture(&self, asked: &KeptPicture) -> Result<(), StoreError> {
        let client = self.client().await?;
        // One that the table did not have is asked for once more.
        let insert = "INSERT INTO pictures (tab, journal, hash, full_size, subject, who, at) VALUES ($1, $2, $3, $4, $5, $6, $7) \
                      ON CONFLICT (tab, journal, hash, full_size) DO UPDATE SET who = excluded.who, at = excluded.at, \
                      jpeg = CASE WHEN length(pictures.jpeg) > 0 THEN pictures.jpeg END";
        let (wish, subject) = (&asked.wish, asked.subject.word());
        let table = i64::from(asked.table);
        client
            .execute(insert, &[&table, &asked.journal, &wish.hash, &wish.full, &subject, &asked.who, &asked.at])
            .await?;
        Ok(())
    }

    pub(in crate::store) async fn keep_picture(
        &self,
        (table, journal): (u32, &str),
        wish: &PictureWish,
        (jpeg, is_whole): (&[u8], bool),
    ) -> Result<bool, StoreError> {
        let client = self.client().await?;
        let update = "UPDATE pictures SET jpeg = $5, is_whole = $6 \
                      WHERE tab = $1 AND journal = $2 AND hash = $3 AND full_size = $4 AND jpeg IS NULL";
        let changed =
            client.execute(update, &[&i64::from(table), &journal, &wish.hash, &wish.full, &jpeg, &is_whole]).await?;
        Ok(changed > 0)
    }

    pub(in crate::store) async fn make_evidence(
        &self,
        (table, journal): (u32, &str),
        hash: &str,
    ) -> Result<bool, StoreError> {
        let client = self.client().await?;
        let update = "UPDATE pictures SET subject = replace(subject, ' audited', ' evidence') \
                      WHERE tab = $1 AND journal = $2 AND hash = $3 AND (subject LIKE '% audited' OR subject LIKE '% evidence') AND length(jpeg) > 0";
        Ok(client.execute(update, &[&i64::from(table), &journal, &hash]).await? > 0)
    }

    pub(in crate::store) async fn forget_pictures(&self, before: Millis) -> Result<(), StoreError> {
        let client = self.client().await?;
        client.execute("DELETE FROM pictures WHERE at < $1 AND subject NOT LIKE '% evidence'", &[&before]).await?;
        Ok(())
    }
}
