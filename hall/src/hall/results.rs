//! Confirmed results on their way to the pairing program.
//!
//! Only what both players have confirmed leaves the hall. A result that somebody else has entered is never overwritten;
//! one that the hall has sent itself, and that was withdrawn at its table since, is called back.

use std::collections::BTreeMap;

use kifuscribe_core::session::recording::ResultStatus;
use kifuscribe_formats::pairings::Pairing;
use kifuscribe_formats::pairings::pairgoth::letter;
use kifuscribe_language::{self as language, Language, within};
use kifuscribe_network::pairgoth::{PairgothError, PairgothTournament, SentResult};
use thiserror::Error;

use crate::clock;
use crate::hall::Hall;
use crate::other_result::OtherResult;
use crate::round::{GameFit, PairingSource};
use crate::sent_result::{SentLine, SentOutcome};
use crate::shown::{Audience, ShownTable};
use crate::store::{SentRow, StoreError, TrailEntry};

/// Why no results can be sent.
#[derive(Debug, Error)]
pub enum ResultsRefusal {
    /// The pairings do not come from a server.
    #[error(
        "the pairings of this hall come from no pairgoth server; open it with --pairings http://host:8080/api/tour/1"
    )]
    NoServer,
    /// The round's name is not a number.
    #[error("round {0:?} is not a number, as servers have it; choose the round with --round")]
    Round(String),
    /// The server.
    #[error(transparent)]
    Server(#[from] PairgothError),
    /// Something else went wrong while results were sent.
    #[error("sending the results was broken off; try again")]
    BrokenOff,
    /// The hall's own memory.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A table's game, and what the program is to have of it.
struct ResultJob {
    line: SentLine,
    /// The program's number of the game.
    game: u64,
    /// The letter that the program is to have; `None` where there is no confirmed result.
    wanted: Option<&'static str>,
    /// What was sent before.
    before: Option<SentRow>,
}

impl Hall {
    /// Where results are sent: the server from which the pairings come.
    #[must_use]
    pub fn results_server(&self) -> Option<&PairingSource> {
        self.source.as_ref().filter(|source| source.is_server())
    }

    /// Sends the confirmed results of the round to where the pairings come from, in the name of `who`.
    ///
    /// # Errors
    /// As [`Hall::send_results`], and [`ResultsRefusal::NoServer`].
    pub async fn send_results_home(&self, who: &str) -> Result<Vec<SentLine>, ResultsRefusal> {
        let source = self.results_server().ok_or(ResultsRefusal::NoServer)?;
        self.send_results(&source.source, source.token.as_deref(), who).await
    }

    /// Sends the confirmed results of the round to the tournament at `address`, in the name of `who`.
    ///
    /// # Errors
    /// [`ResultsRefusal`] where nothing can be sent at all; what happened at each table is in its line.
    pub async fn send_results(
        &self,
        address: &str,
        token: Option<&str>,
        who: &str,
    ) -> Result<Vec<SentLine>, ResultsRefusal> {
        let round = self.round();
        let number: u32 = round.name.parse().map_err(|_| ResultsRefusal::Round(round.name.clone()))?;
        let server = PairgothTournament::at(address, token)?;
        let base = server.address().to_owned();
        let before = self.store.sent_results().await?;
        let mut before: BTreeMap<u64, SentRow> =
            before.into_iter().filter(|sent| sent.tournament == base).map(|sent| (sent.game, sent)).collect();
        let shown: BTreeMap<u32, _> =
            self.shown(Audience::Staff).into_iter().map(|shown| (shown.table, shown)).collect();
        let jobs: Vec<Result<ResultJob, SentLine>> = round
            .games
            .iter()
            .filter_map(|(table, pairing)| Some(job(shown.get(table)?, pairing, &mut before)))
            .collect();
        let work =
            move || jobs.into_iter().map(|job| job.map(|job| carry_out(&server, number, job))).collect::<Vec<_>>();
        let language = language::current();
        // The server is asked outside the threads that answer requests.
        let done =
            tokio::task::spawn_blocking(move || within(language, work)).await.map_err(|_| ResultsRefusal::BrokenOff)?;
        let mut lines = Vec::new();
        for outcome in done {
            match outcome {
                Err(line) => lines.push(line),
                Ok(job) => {
                    self.remember_sent(&base, number, &job, who).await?;
                    lines.push(job.line);
                }
            }
        }
        Ok(lines)
    }

    /// Keeps what the program has from this hall, and who sent it.
    async fn remember_sent(&self, tournament: &str, round: u32, job: &ResultJob, who: &str) -> Result<(), StoreError> {
        let (table, at) = (self.named_table(job.line.table, ""), clock::now());
        let what = match &job.line.outcome {
            SentOutcome::Answered(SentResult::Taken) => {
                let source = job.line.source.as_ref().map(|source| within(Language::English, || source.text()));
                let source = source.map(|source| format!("; {source}")).unwrap_or_default();
                format!("{table}: {} sent to the pairing program{source}", job.line.result)
            }
            SentOutcome::NotKnown(_) => {
                format!("{table}: {} sent to the pairing program, which did not answer", job.line.result)
            }
            SentOutcome::CalledBack => format!("{table}: called back from the pairing program"),
            _ => String::new(),
        };
        let may_be_there = matches!(
            job.line.outcome,
            SentOutcome::Answered(SentResult::Taken | SentResult::Known) | SentOutcome::NotKnown(_)
        );
        if let Some(letter) = job.wanted.filter(|_| may_be_there) {
            let (tournament, letter) = (tournament.to_owned(), letter.to_owned());
            let sent = SentRow { tournament, game: job.game, round, table: job.line.table, letter, at };
            self.store.keep_sent_result(&sent).await?;
        }
        if let (SentOutcome::CalledBack | SentOutcome::StandsOtherwise(_), Some(before)) =
            (&job.line.outcome, &job.before)
        {
            self.store.forget_sent_result(before).await?;
        }
        if !what.is_empty() {
            let entry = TrailEntry { at, who: who.to_owned(), what };
            crate::server::log::write(&entry);
            self.store.note(&entry).await?;
        }
        Ok(())
    }

    /// The letters that the pairing program has from this hall, by table, for the round that is shown.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn sent_letters(&self) -> Result<BTreeMap<u32, String>, StoreError> {
        let round = self.round();
        let number: Option<u32> = round.name.parse().ok();
        let games: BTreeMap<u64, u32> =
            round.games.iter().filter_map(|(table, pairing)| Some((pairing.id?, *table))).collect();
        let sent = self.store.sent_results().await?.into_iter().filter(|sent| Some(sent.round) == number);
        Ok(sent.filter_map(|sent| Some((*games.get(&sent.game)?, sent.letter))).collect())
    }
}

/// What is to be done for a table; a line where nothing is.
fn job(shown: &ShownTable, pairing: &Pairing, before: &mut BTreeMap<u64, SentRow>) -> Result<ResultJob, SentLine> {
    let confirmed = shown.confirmed_there().map(|note| note.result);
    let text = confirmed.map(|result| result.to_listed()).unwrap_or_default();
    let source = shown.confirmed_there().and(shown.noted_source()).cloned();
    let line = |outcome| SentLine { table: shown.table, result: text.clone(), source: source.clone(), outcome };
    // Which of the games counts is not settled: nothing is sent, and what was sent is not called back.
    let other = shown.other_result().filter(OtherResult::is_confirmed).map(SentOutcome::OtherResult);
    // What another game at the table says is no reason to send a result, nor to call one back; that a decision was given up is one.
    let has_sent = pairing.id.is_some_and(|game| before.contains_key(&game));
    let calls_back = shown.has_given_up && has_sent && other.is_none();
    if !shown.counts() && !calls_back {
        let is_confirmed = shown.result.as_ref().is_some_and(|note| note.status == ResultStatus::Confirmed);
        return Err(line(match shown.fit {
            _ if !is_confirmed => other.unwrap_or(SentOutcome::NotConfirmed),
            GameFit::OtherPlayers => SentOutcome::OtherPlayers,
            fit => SentOutcome::Doubtful(fit),
        }));
    }
    if let Some(other) = other {
        return Err(line(other));
    }
    if shown.is_decided_otherwise {
        return Err(line(SentOutcome::DecidedOtherwise));
    }
    // A fresh confirmation makes it one that is sent; what was sent before stays until then.
    if let Some(changed) = shown.outdated.filter(|_| confirmed.is_some()) {
        return Err(line(SentOutcome::Outdated(changed)));
    }
    let Some(game) = pairing.id else { return Err(line(SentOutcome::NotPlayed)) };
    let before = before.remove(&game);
    let wanted = match confirmed.map(letter) {
        Some(None) => return Err(line(SentOutcome::NotPlayed)),
        Some(Some(_)) if !has_paired_colours(shown, pairing) => return Err(line(SentOutcome::OtherPlayers)),
        Some(wanted) => wanted,
        None if before.is_none() => return Err(line(SentOutcome::NotConfirmed)),
        None => None,
    };
    Ok(ResultJob { line: line(SentOutcome::NotConfirmed), game, wanted, before })
}

/// Whether the players of a game are those of the pairing, with the same colours; a name that is not known fits. What was decided
/// beside another game is in the colours of the pairing.
fn has_paired_colours(shown: &ShownTable, pairing: &Pairing) -> bool {
    if shown.is_of_paired {
        return true;
    }
    let (played, paired) = (&shown.publication.record.info, &pairing.info);
    crate::round::is_same(&played.black, &paired.black) && crate::round::is_same(&played.white, &paired.white)
}

fn carry_out(server: &PairgothTournament, round: u32, mut job: ResultJob) -> ResultJob {
    job.line.outcome = outcome(server, round, &job).unwrap_or_else(|error| match error {
        PairgothError::NotKnown { .. } => SentOutcome::NotKnown(error.to_string()),
        error => SentOutcome::Failed(error.to_string()),
    });
    job
}

fn outcome(server: &PairgothTournament, round: u32, job: &ResultJob) -> Result<SentOutcome, PairgothError> {
    // What the hall itself has sent and the table has taken back since does not stand in the way.
    if let Some(before) = job.before.as_ref().filter(|before| job.wanted != Some(&*before.letter)) {
        match (server.call_back(round, job.game, &before.letter)?, job.wanted) {
            (SentResult::Conflict(there), None) => return Ok(SentOutcome::StandsOtherwise(there.text())),
            (SentResult::Taken | SentResult::Known, None) => return Ok(SentOutcome::CalledBack),
            _ => {}
        }
    }
    let Some(wanted) = job.wanted else { return Ok(SentOutcome::NotConfirmed) };
    server.send_result(round, job.game, wanted).map(SentOutcome::Answered)
}
