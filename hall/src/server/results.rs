//! The results of the round: pages, lists, and their way to the pairing program.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::Response;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_formats::outcome::{OutcomeBasis, TournamentResult, csv_of};
use kifuscribe_network::live::answer::with_type;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::hall::Hall;
use crate::pages::{self, ResultLine, RoundPage};
use crate::result_source::ResultSource;
use crate::round::Round;
use crate::server::answers::{Failure, json_answer, page};
use crate::server::caller::{Decider, Viewer};
use crate::server::way::deciding_text;
use crate::shown::{Audience, ShownTable};

/// Which round is asked for, or what is done is of.
#[derive(Deserialize)]
pub(super) struct RoundQuery {
    /// Its name; the round that the hall shows without it.
    pub(super) round: Option<String>,
}

impl RoundQuery {
    /// The hall with that round, and whether it is an earlier one.
    pub(super) async fn of(&self, hall: &Arc<Hall>) -> Result<(Arc<Hall>, bool), Failure> {
        let asked = match &self.round {
            Some(name) => hall.of_round(name.trim()).await?,
            None => Arc::clone(hall),
        };
        let is_past = !Arc::ptr_eq(&asked, hall);
        Ok((asked, is_past))
    }
}

/// The round, or an earlier one.
pub(super) async fn round(
    State(hall): State<Arc<Hall>>,
    viewer: Viewer,
    Query(query): Query<RoundQuery>,
) -> Result<Response, Failure> {
    let (hall, is_past) = query.of(&hall).await?;
    let lines = lines(&hall, viewer.audience).await?;
    let may_send = viewer.is_organiser && hall.results_server().is_some();
    let (round, rounds, restored) = (hall.round(), hall.rounds().await?, hall.restored());
    let Viewer { audience, may_decide, .. } = viewer;
    Ok(page(pages::round(&RoundPage {
        lines: &lines,
        round: &round,
        rounds: &rounds,
        is_past,
        restored,
        audience,
        may_decide,
        decides_at: &deciding_text(&hall),
        may_send,
        sent: &[],
    })))
}

async fn lines(hall: &Hall, audience: Audience) -> Result<Vec<ResultLine>, Failure> {
    let round = hall.round();
    let sent = if audience == Audience::Staff { hall.sent_letters().await? } else { Default::default() };
    Ok(ResultLine::all(&hall.shown(audience), &round, &sent))
}

/// Sends the confirmed results to the pairing program, and shows what became of each.
pub(super) async fn send(
    State(hall): State<Arc<Hall>>,
    Decider(bearer): Decider,
    Query(query): Query<RoundQuery>,
) -> Result<Response, Failure> {
    bearer.organiser()?;
    let (hall, is_past) = query.of(&hall).await?;
    let sent = hall.send_results_home(&bearer.name()).await?;
    let lines = lines(&hall, Audience::Staff).await?;
    let (round, rounds, restored) = (hall.round(), hall.rounds().await?, hall.restored());
    Ok(page(pages::round(&RoundPage {
        lines: &lines,
        round: &round,
        rounds: &rounds,
        is_past,
        restored,
        audience: Audience::Staff,
        may_decide: true,
        decides_at: "",
        may_send: true,
        sent: &sent,
    })))
}

/// The results as JSON.
pub(super) async fn json(
    State(hall): State<Arc<Hall>>,
    viewer: Viewer,
    Query(query): Query<RoundQuery>,
) -> Result<Response, Failure> {
    let (hall, _) = query.of(&hall).await?;
    let round = hall.round();
    let (paired, unpaired): (Vec<_>, Vec<_>) =
        lines(&hall, viewer.audience).await?.into_iter().partition(|line| line.is_paired);
    let [paired, unpaired] = [paired, unpaired].map(|lines| lines.iter().map(ResultLine::json).collect::<Vec<Value>>());
    // A program that takes the results of the round takes no other by mistake.
    Ok(json_answer(
        &json!({ "tournament": round.tournament, "round": round.name, "results": paired, "unpaired": unpaired }),
    ))
}

/// The confirmed results of the round as a table, for the tournament's program. A result that is only claimed does not leave the
/// hall, nor does one of a table that the pairings do not have.
pub(super) async fn csv(
    State(hall): State<Arc<Hall>>,
    viewer: Viewer,
    Query(query): Query<RoundQuery>,
) -> Result<Response, Failure> {
    let (hall, _) = query.of(&hall).await?;
    let (round, shown) = (hall.round(), hall.shown(viewer.audience));
    let paired = shown.iter().filter(|shown| round.has_table(shown.table));
    let confirmed: Vec<TournamentResult> = paired.filter_map(|shown| confirmed_result(shown, &round)).collect();
    Ok(with_type("text/csv; charset=utf-8", csv_of(&confirmed)))
}

/// The result of the game at a table, where it is confirmed.
fn confirmed_result(shown: &ShownTable, round: &Round) -> Option<TournamentResult> {
    let note = shown.confirmed()?;
    // The pairing has filled in what the game itself does not say.
    let paired = round.games.get(&shown.table).filter(|_| shown.is_of_paired).map(|game| &game.info);
    let info = paired.unwrap_or(&shown.publication.record.info);
    let info = GameInfo { table: shown.table.to_string(), ..info.clone() };
    let by = shown.noted_source().map(ResultSource::attributed).unwrap_or_default();
    let protests = shown.counted_protests();
    let basis = OutcomeBasis::of(shown.is_decided.then_some(""), shown.is_counted);
    Some(TournamentResult { by, protests, ..TournamentResult::of(&info, note, basis, shown.outdated) })
}
