//! Answers on their way to tables.

use tokio_postgres::Row;

use crate::store::error::StoreError;
use crate::store::kept::KeptAnswer;
use crate::store::postgres::PostgresStore;

impl PostgresStore {
    pub(in crate::store) async fn answers(&self) -> Result<Vec<KeptAnswer>, StoreError> {
        let client = self.client().await?;
        let query = "SELECT tab, journal, question, answer, who, at FROM answers ORDER BY at";
        let rows = client.query(&client.prepare_cached(query).await?, &[]).await?;
        let answer = |row: &Row| {
            let number = |i| u32::try_from(row.get::<_, i64>(i)).ok();
            let answer = (number(2)?, row.get(3), row.get(4));
            KeptAnswer::of_texts((number(0)?, row.get(1)), answer, row.get(5))
        };
        // A word that is not understood answers nothing.
        Ok(rows.iter().filter_map(answer).collect())
    }

    pub(in crate::store) async fn add_answer(&self, answer: &KeptAnswer) -> Result<(), StoreError> {
        let client = self.client().await?;
        let insert = "INSERT INTO answers (tab, journal, question, answer, who, at) VALUES ($1, $2, $3, $4, $5, $6) \
                      ON CONFLICT (tab, journal, question) \
                      DO UPDATE SET answer = excluded.answer, who = excluded.who, at = excluded.at";
        let (table, question) = (i64::from(answer.table), i64::from(answer.answer.question));
        let (word, by) = (answer.answer.answer.word(), &answer.answer.by);
        client.execute(insert, &[&table, &answer.journal, &question, &word, by, &answer.at]).await?;
        Ok(())
    }

    pub(in crate::store) async fn remove_answer(&self, answer: &KeptAnswer) -> Result<(), StoreError> {
        let client = self.client().await?;
        let delete = "DELETE FROM answers WHERE tab = $1 AND journal = $2 AND question = $3";
        let (table, question) = (i64::from(answer.table), i64::from(answer.answer.question));
        client.execute(delete, &[&table, &answer.journal, &question]).await?;
        Ok(())
    }
}
