//! Journals, line by line, and what is known of their tables.

use tokio_postgres::{Error, Row, Transaction};

use crate::clock::Millis;
use crate::refused_computer::RefusedComputer;
use crate::store::error::StoreError;
use crate::store::kept::{Appended, KeptJournal, KeptLine, NewLines, SaidTroubles, TableRow};
use crate::store::postgres::PostgresStore;

const ROWS: &str = "SELECT tab, revision, heard, claimed, claimant, forks, refused, refused_since, refused_computer, refused_token, no_picture, unwritten \
                    FROM tables";

const BYTES: &str = "SELECT coalesce(sum(length(k.text)), 0)::bigint FROM \
  (SELECT journal, text FROM lines UNION ALL SELECT journal, text FROM forks) k JOIN journals j ON j.id = k.journal \
  WHERE j.tab = $1 AND NOT j.discarded";

impl PostgresStore {
    pub(in crate::store) async fn journals(&self, table: Option<u32>) -> Result<Vec<KeptJournal>, StoreError> {
        let query = "SELECT j.id, j.tab, j.first, t.journal IS NOT NULL, j.owner, j.discarded FROM journals j \
                     LEFT JOIN tables t ON t.journal = j.id WHERE $1::bigint IS NULL OR j.tab = $1 ORDER BY j.id";
        let rows = self.rows(query, &[&table.map(i64::from)]).await?;
        let journal = |row: &Row| KeptJournal {
            id: row.get(0),
            table: number(row.get(1)),
            first: row.get(2),
            is_current: row.get(3),
            owner: row.get(4),
            is_discarded: row.get(5),
        };
        Ok(rows.iter().map(journal).collect())
    }

    pub(in crate::store) async fn lines(&self, journal: i64, after: usize) -> Result<Vec<KeptLine>, StoreError> {
        let query = "SELECT n, at, text FROM lines WHERE journal = $1 AND n > $2 ORDER BY n";
        let rows = self.rows(query, &[&journal, &(after as i64)]).await?;
        let line = |row: &Row| KeptLine { number: count(row.get(0)), at: row.get(1), text: row.get(2) };
        Ok(rows.iter().map(line).collect())
    }

    pub(in crate::store) async fn line(&self, journal: i64, number: usize) -> Result<Option<Vec<u8>>, StoreError> {
        let query = "SELECT text FROM lines WHERE journal = $1 AND n = $2";
        let rows = self.rows(query, &[&journal, &(number as i64)]).await?;
        Ok(rows.first().map(|row| row.get(0)))
    }

    pub(in crate::store) async fn table_bytes(&self, table: u32) -> Result<usize, StoreError> {
        let rows = self.rows(BYTES, &[&i64::from(table)]).await?;
        Ok(rows.first().map_or(0, |row| count(row.get(0))))
    }

    pub(in crate::store) async fn tables(&self) -> Result<Vec<TableRow>, StoreError> {
        Ok(self.rows(ROWS, &[]).await?.iter().map(row).collect())
    }

    pub(in crate::store) async fn table(&self, table: u32) -> Result<Option<TableRow>, StoreError> {
        let rows = self.rows(&format!("{ROWS} WHERE tab = $1"), &[&i64::from(table)]).await?;
        Ok(rows.first().map(row))
    }

    pub(in crate::store) async fn append(&self, new: NewLines) -> Result<Appended, StoreError> {
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
        let appended = append(&transaction, &new).await?;
        match appended {
            Appended::Kept { .. } => transaction.commit().await?,
            Appended::Outdated => transaction.rollback().await?,
        }
        Ok(appended)
    }

    pub(in crate::store) async fn note_heard(&self, table: u32, at: Millis) -> Result<(), StoreError> {
        self.change("UPDATE tables SET heard = greatest(heard, $2) WHERE tab = $1 AND heard > 0", table, at).await
    }

    pub(in crate::store) async fn note_claim(&self, table: u32, at: Millis, who: &str) -> Result<(), StoreError> {
        let client = self.client().await?;
        let update = client.prepare_cached("UPDATE tables SET claimed = $2, claimant = $3 WHERE tab = $1").await?;
        client.execute(&update, &[&i64::from(table), &at, &who]).await?;
        Ok(())
    }

    pub(in crate::store) async fn note_refused(
        &self,
        table: u32,
        computer: Option<RefusedComputer>,
    ) -> Result<(), StoreError> {
        let client = self.client().await?;
        let (table, at) = (i64::from(table), computer.as_ref().map(|computer| computer.at));
        let (computer, token, since) =
            computer.map_or((String::new(), "", 0), |refused| (refused.computer, refused.token.into(), refused.since));
        let keep = "INSERT INTO tables (tab, refused, refused_since, refused_computer, refused_token) \
                    VALUES ($1, $2, $3, $4, $5) ON CONFLICT (tab) DO UPDATE SET refused = excluded.refused, \
                    refused_since = excluded.refused_since, refused_computer = excluded.refused_computer, \
                    refused_token = excluded.refused_token";
        client.execute(keep, &[&table, &at, &since, &computer, &token]).await?;
        Ok(())
    }

    pub(in crate::store) async fn note_troubles(&self, table: u32, troubles: SaidTroubles) -> Result<(), StoreError> {
        let SaidTroubles { silent_since, unwritten_since } = troubles;
        let client = self.client().await?;
        let update = "UPDATE tables SET no_picture = $2, unwritten = $3 WHERE tab = $1";
        let update = client.prepare_cached(update).await?;
        client.execute(&update, &[&i64::from(table), &silent_since, &unwritten_since]).await?;
        Ok(())
    }

    pub(in crate::store) async fn release(&self, table: u32) -> Result<(), StoreError> {
        let release = "UPDATE tables SET heard = $2, claimed = NULL, revision = revision + 1 WHERE tab = $1";
        self.change(release, table, 0).await
    }

    pub(in crate::store) async fn set_discarded(
        &self,
        table: u32,
        firsts: &[String],
        is_discarded: bool,
    ) -> Result<(), StoreError> {
        let client = self.client().await?;
        let table = i64::from(table);
        let discard = "WITH chosen AS (UPDATE journals SET discarded = $3 WHERE tab = $1 AND first = ANY($2) RETURNING id), \
                       hidden AS (SELECT id FROM chosen WHERE $3) \
                       UPDATE tables t SET revision = t.revision + 1, \
                         journal = CASE WHEN h.id IS NULL THEN t.journal END, \
                         heard = CASE WHEN h.id IS NULL THEN t.heard ELSE 0 END, \
                         claimed = CASE WHEN h.id IS NULL THEN t.claimed END \
                       FROM tables u LEFT JOIN hidden h ON h.id = u.journal WHERE t.tab = $1 AND u.tab = t.tab";
        client.execute(discard, &[&table, &firsts, &is_discarded]).await?;
        Ok(())
    }

    async fn change(&self, sql: &str, table: u32, at: Millis) -> Result<(), StoreError> {
        let client = self.client().await?;
        client.execute(&client.prepare_cached(sql).await?, &[&i64::from(table), &at]).await?;
        Ok(())
    }

    async fn rows(
        &self,
        sql: &str,
        values: &[&(dyn tokio_postgres::types::ToSql + Sync)],
    ) -> Result<Vec<Row>, StoreError> {
        let client = self.client().await?;
        Ok(client.query(&client.prepare_cached(sql).await?, values).await?)
    }
}

/// Keeps lines, unless the table has changed since they were checked. The first statement locks the table's row, so that
/// of several processes one keeps its lines, and the others find another revision.
async fn append(transaction: &deadpool_postgres::Transaction<'_>, new: &NewLines) -> Result<Appended, Error> {
    let table = i64::from(new.journal.table);
    if new.revision == 0 {
        let insert = transaction.prepare_cached("INSERT INTO tables (tab) VALUES ($1) ON CONFLICT DO NOTHING").await?;
        transaction.execute(&insert, &[&table]).await?;
    }
    let change = "UPDATE tables SET revision = revision + 1, heard = greatest(heard, $3) \
                  WHERE tab = $1 AND revision = $2 AND ($4::bigint IS NULL OR heard <= $4) \
                  AND ($5::bigint = 0 OR EXISTS (SELECT FROM journals WHERE id = $5 AND owner = $6))";
    let change = transaction.prepare_cached(change).await?;
    let checked: [&(dyn tokio_postgres::types::ToSql + Sync); 6] =
        [&table, &new.revision, &new.heard, &new.silent_since, &new.journal.id, &new.journal.owner];
    if transaction.execute(&change, &checked).await? == 0 {
        return Ok(Appended::Outdated);
    }
    let journal: i64 = match new.journal.id {
        0 => {
            let insert = "INSERT INTO journals (tab, first, opened) VALUES ($1, $2, $3) RETURNING id";
            transaction.query_one(insert, &[&table, &new.journal.first, &new.at]).await?.get(0)
        }
        id => id,
    };
    if new.owner != new.journal.owner {
        transaction.execute("UPDATE journals SET owner = $2 WHERE id = $1", &[&journal, &new.owner]).await?;
    }
    let numbers: Vec<i64> = new.lines.iter().map(|line| line.number as i64).collect();
    let times: Vec<Millis> = new.lines.iter().map(|line| line.at).collect();
    let texts: Vec<&[u8]> = new.lines.iter().map(|line| &*line.text).collect();
    // The line before the first one is here, whatever this process has in memory: the database may be an older copy.
    let insert = "INSERT INTO lines (journal, n, at, text) \
                  SELECT $1, * FROM unnest($2::bigint[], $3::bigint[], $4::bytea[]) \
                  WHERE $5::bigint = 0 OR EXISTS (SELECT FROM lines WHERE journal = $1 AND n = $5)";
    let insert = transaction.prepare_cached(insert).await?;
    let before = numbers.first().map_or(0, |first| first - 1);
    let inserted = transaction.execute(&insert, &[&journal, &numbers, &times, &texts, &before]).await?;
    if inserted < numbers.len() as u64 {
        return Ok(Appended::Outdated);
    }
    let new_forks = keep_forks(transaction, journal, new).await?;
    if new.journal.is_current || new_forks > 0 {
        let show = "UPDATE tables SET claimed = CASE WHEN $3 AND journal IS DISTINCT FROM $2 THEN NULL ELSE claimed END, \
             journal = CASE WHEN $3 THEN $2 ELSE journal END, forks = forks + $4 WHERE tab = $1";
        let show = transaction.prepare_cached(show).await?;
        let values: [&(dyn tokio_postgres::types::ToSql + Sync); 4] =
            [&table, &journal, &new.journal.is_current, &(new_forks as i64)];
        transaction.execute(&show, &values).await?;
    }
    Ok(Appended::Kept { journal, revision: new.revision + 1, new_forks })
}

/// Keeps the lines of a fork, and returns how many were not kept before.
async fn keep_forks(transaction: &Transaction<'_>, journal: i64, new: &NewLines) -> Result<usize, Error> {
    let mut new_forks = 0;
    for (hash, line) in &new.forked {
        let insert =
            "INSERT INTO forks (journal, n, hash, at, text) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
        new_forks +=
            transaction.execute(insert, &[&journal, &(line.number as i64), hash, &line.at, &line.text]).await? as usize;
    }
    Ok(new_forks)
}

fn row(row: &Row) -> TableRow {
    TableRow {
        table: number(row.get(0)),
        revision: row.get(1),
        heard: row.get(2),
        claimed: row.get(3),
        claimant: row.get(4),
        forks: count(row.get(5)),
        refused: refused(row),
        troubles: Some(SaidTroubles { silent_since: row.get(10), unwritten_since: row.get(11) }),
    }
}

/// The computer that is refused at the table; `None` also for a kind of token that this version does not know.
fn refused(row: &Row) -> Option<RefusedComputer> {
    let at: Option<Millis> = row.get(6);
    let token: &str = row.get(9);
    Some(RefusedComputer { computer: row.get(8), token: token.parse().ok()?, since: row.get(7), at: at?, requests: 0 })
}

fn number(value: i64) -> u32 {
    u32::try_from(value).unwrap_or(0)
}

fn count(value: i64) -> usize {
    usize::try_from(value).unwrap_or(0)
}
