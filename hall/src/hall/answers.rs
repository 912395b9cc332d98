//! Answers of the referee to questions of tables.
//!
//! An answer is kept until the table's journal shows that its question is open no more: the table is told of it with each
//! answer to its lines, so that it arrives whatever is away in between.

use std::collections::BTreeMap;

use kifuscribe_core::session::recording::Answer;
use kifuscribe_formats::hall_answer::TableAnswer;
use thiserror::Error;

use crate::clock::{self, Millis};
use crate::hall::Hall;
use crate::shown::Audience;
use crate::store::{KeptAnswer, StoreError, TrailEntry};

/// How long an answer waits for a table that is not heard of, in milliseconds: a day.
const KEPT: Millis = 24 * 60 * 60 * 1000;

/// Why an answer is not taken.
#[derive(Debug, Error)]
pub enum AnswerRefusal {
    /// There is no such table.
    #[error("this hall has no table {table}; see /api/tables for those it has")]
    NoTable {
        /// The table.
        table: u32,
    },
    /// The question is not open.
    #[error("question {question} is not open at table {table}; see the table's page for those that are")]
    NotOpen {
        /// The table.
        table: u32,
        /// The question.
        question: u32,
    },
    /// The question has no such answer.
    #[error("question {question} has no such answer; give confirm, reject, or the number of a proposal")]
    NoAnswer {
        /// The question.
        question: u32,
    },
    /// It could not be kept.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Hall {
    /// Answers an open question of a table, in the name of `who`.
    ///
    /// # Errors
    /// [`AnswerRefusal`].
    pub async fn answer(&self, number: u32, question: u32, answer: Answer, who: &str) -> Result<(), AnswerRefusal> {
        let no_table = AnswerRefusal::NoTable { table: number };
        let Some(table) = self.table(number) else { return Err(no_table) };
        let Some(journal) = table.intake.lock().await.current().map(|kept| kept.first.clone()) else {
            return Err(no_table);
        };
        let at = clock::now();
        let shown = table.shown(Audience::Staff, at);
        let asked = shown.questions.iter().find(|asked| asked.id == question && asked.is_open());
        let asked = asked.ok_or(AnswerRefusal::NotOpen { table: number, question })?;
        if matches!(answer, Answer::Chosen(choice) if choice >= asked.alternatives()) {
            return Err(AnswerRefusal::NoAnswer { question });
        }
        let given = TableAnswer { question, answer, by: who.to_owned() };
        self.store.add_answer(&KeptAnswer { table: number, journal, answer: given, at }).await?;
        // Who decided a game is kept before it is said to be.
        let what = format!("table {number}: question {question} answered: {}", answer.word());
        let entry = TrailEntry { at, who: who.to_owned(), what };
        crate::server::log::write(&entry);
        self.store.note(&entry).await?;
        Ok(self.read_answers().await?)
    }

    /// Reads the answers on their way, and forgets those that have arrived.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn read_answers(&self) -> Result<(), StoreError> {
        let mut by_table: BTreeMap<u32, Vec<KeptAnswer>> = BTreeMap::new();
        for answer in self.store.answers().await? {
            by_table.entry(answer.table).or_default().push(answer);
        }
        let now = clock::now();
        for table in self.tables() {
            let answers = by_table.remove(&table.number()).unwrap_or_default();
            let mut of_shown = Vec::new();
            if !answers.is_empty() {
                let intake = table.intake.lock().await;
                let shown = intake.current().map(|kept| kept.first.as_str());
                for answer in answers {
                    if Some(answer.journal.as_str()) == shown {
                        of_shown.push(answer);
                    } else if now - answer.at > KEPT {
                        self.store.remove_answer(&answer).await?;
                    }
                }
            }
            let has_changed = table.set_answers(of_shown);
            for settled in table.settled() {
                self.store.remove_answer(&settled).await?;
            }
            if has_changed {
                self.announce(table.number());
            }
        }
        Ok(())
    }
}
