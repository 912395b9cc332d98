//! The thread that writes.

use std::sync::{Mutex, PoisonError};
use std::thread;
use std::thread::JoinHandle;

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use crate::store::error::StoreError;

/// The most changes that share one transaction.
const MOST_TOGETHER: usize = 1024;

/// Changes that may wait; beyond that a table waits to hand its change over.
const MOST_WAITING: usize = 4096;

type StoreChange = Box<dyn FnOnce(&Connection) -> rusqlite::Result<()> + Send>;

struct Job {
    change: StoreChange,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// Hands changes to the thread that writes.
#[derive(Debug)]
pub(super) struct StoreWriter {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl std::fmt::Debug for Job {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Job")
    }
}

impl StoreWriter {
    pub(super) fn start(connection: Connection) -> std::io::Result<Self> {
        let (jobs, waiting) = mpsc::channel(MOST_WAITING);
        let run = move || run(connection, waiting);
        let thread = thread::Builder::new().name("hall store".to_owned()).spawn(run)?;
        Ok(Self { jobs: Mutex::new(Some(jobs)), thread: Mutex::new(Some(thread)) })
    }

    pub(super) async fn write<F>(&self, change: F) -> Result<(), StoreError>
    where
        F: FnOnce(&Connection) -> rusqlite::Result<()> + Send + 'static,
    {
        let (done, answer) = oneshot::channel();
        let jobs = self.sender()?;
        jobs.send(Job { change: Box::new(change), done }).await.map_err(|_| StoreError::Stopped)?;
        answer.await.map_err(|_| StoreError::Stopped)?
    }

    /// Lets the thread write what waits, and waits for its end.
    pub(super) fn close(&self) {
        drop(self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take());
        if let Some(thread) = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take() {
            // A thread that panicked has written what it answered.
            let _ = thread.join();
        }
    }

    fn sender(&self) -> Result<mpsc::Sender<Job>, StoreError> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or(StoreError::Stopped)
    }
}

impl Drop for StoreWriter {
    fn drop(&mut self) {
        self.close();
    }
}

fn run(mut connection: Connection, mut waiting: mpsc::Receiver<Job>) {
    let mut jobs = Vec::new();
    while waiting.blocking_recv_many(&mut jobs, MOST_TOGETHER) > 0 {
        let mut answers = Vec::with_capacity(jobs.len());
        let written = write_together(&mut connection, jobs.drain(..), &mut answers);
        let failed = written.err();
        for (done, result) in answers {
            let result = match (&failed, result) {
                (None, result) => result,
                // The commit failed: nothing of the transaction was kept.
                (Some(why), _) => Err(rusqlite::Error::ToSqlConversionFailure(why.to_string().into())),
            };
            // Who no longer waits asks again.
            let _ = done.send(result.map_err(StoreError::Database));
        }
    }
    // Closing merges the log into the file.
    let _ = connection.close();
}

type JobAnswer = (oneshot::Sender<Result<(), StoreError>>, rusqlite::Result<()>);

/// Carries changes out in one transaction. A change that fails is undone alone.
fn write_together(
    connection: &mut Connection,
    jobs: impl Iterator<Item = Job>,
    answers: &mut Vec<JobAnswer>,
) -> rusqlite::Result<()> {
    let mut transaction = match connection.transaction_with_behavior(TransactionBehavior::Immediate) {
        Ok(transaction) => transaction,
        Err(error) => {
            answers.extend(jobs.map(|job| (job.done, Ok(()))));
            return Err(error);
        }
    };
    for Job { change, done } in jobs {
        let result = transaction.savepoint().and_then(|point| {
            change(&point)?;
            point.commit()
        });
        answers.push((done, result));
    }
    transaction.commit()
}
