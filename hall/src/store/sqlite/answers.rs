//! Answers on their way to tables.

use rusqlite::params;

use crate::store::error::StoreError;
use crate::store::kept::KeptAnswer;
use crate::store::sqlite::SqliteStore;

impl SqliteStore {
    pub(in crate::store) async fn answers(&self) -> Result<Vec<KeptAnswer>, StoreError> {
        self.read(|connection| {
            let query = "SELECT tab, journal, question, answer, who, at FROM answers ORDER BY at";
            let mut query = connection.prepare_cached(query)?;
            let rows = query.query_map([], |row| {
                let word: String = row.get(3)?;
                let (table, answer) = ((row.get(0)?, row.get(1)?), (row.get(2)?, word.as_str(), row.get(4)?));
                Ok(KeptAnswer::of_texts(table, answer, row.get(5)?))
            })?;
            // A word that is not understood answers nothing.
            Ok(rows.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
        })
        .await
    }

    pub(in crate::store) async fn add_answer(&self, answer: &KeptAnswer) -> Result<(), StoreError> {
        let kept = answer.clone();
        self.write(move |connection| {
            let insert = "INSERT INTO answers (tab, journal, question, answer, who, at) VALUES (?, ?, ?, ?, ?, ?) \
                          ON CONFLICT (tab, journal, question) \
                          DO UPDATE SET answer = excluded.answer, who = excluded.who, at = excluded.at";
            let (word, at) = (kept.answer.answer.word(), kept.at);
            let values = params![kept.table, kept.journal, kept.answer.question, word, kept.answer.by, at];
            connection.prepare_cached(insert)?.execute(values).map(drop)
        })
        .await
    }

    pub(in crate::store) async fn remove_answer(&self, answer: &KeptAnswer) -> Result<(), StoreError> {
        let (table, journal, question) = (answer.table, answer.journal.clone(), answer.answer.question);
        self.write(move |connection| {
            let delete = "DELETE FROM answers WHERE tab = ? AND journal = ? AND question = ?";
            connection.prepare_cached(delete)?.execute(params![table, journal, question]).map(drop)
        })
        .await
    }
}
