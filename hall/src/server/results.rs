//! The results of the round: pages, lists, and their way to the pairing program.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use kifuscribe::formats::outcome::{TournamentResult, csv_of};
use kifuscribe::game::record::GameInfo;
use kifuscribe::live::answer::with_type;
use serde_json::{Value, json};

use crate::hall::Hall;
use crate::pages::{self, ResultLine, RoundPage};
use crate::server::answers::{Failure, json_answer, page};
use crate::server::caller::{Caller, Viewer};
use crate::shown::{Audience, ShownTable};

/// The round.
pub(super) async fn round(State(hall): State<Arc<Hall>>, viewer: Viewer) -> Result<Response, Failure> {
    let lines = lines(&hall, viewer.audience).await?;
    let (round, audience) = (hall.round(), viewer.audience);
    let may_send = viewer.is_organiser && hall.results_server().is_some();
    Ok(page(pages::round(&RoundPage { lines: &lines, round: &round, audience, may_send, sent: &[] })))
}

async fn lines(hall: &Hall, audience: Audience) -> Result<Vec<ResultLine>, Failure> {
    let round = hall.round();
    let sent = if audience == Audience::Staff { hall.sent_letters().await? } else { Default::default() };
    let shown = hall.shown(audience);
    let line = |shown: &Arc<ShownTable>| ResultLine::of(shown, &round, sent.get(&shown.table).map(String::as_str));
    Ok(shown.iter().map(line).collect())
}

/// Sends the confirmed results to the pairing program, and shows what became of each.
pub(super) async fn send(State(hall): State<Arc<Hall>>, Caller(bearer): Caller) -> Result<Response, Failure> {
    bearer.organiser()?;
    let sent = hall.send_results_home(&bearer.name()).await?;
    let lines = lines(&hall, Audience::Staff).await?;
    let (round, audience) = (hall.round(), Audience::Staff);
    Ok(page(pages::round(&RoundPage { lines: &lines, round: &round, audience, may_send: true, sent: &sent })))
}

/// The results as JSON.
pub(super) async fn json(State(hall): State<Arc<Hall>>, viewer: Viewer) -> Result<Response, Failure> {
    let round = hall.round();
    let lines: Vec<Value> = lines(&hall, viewer.audience).await?.iter().map(ResultLine::json).collect();
    Ok(json_answer(&json!({ "tournament": round.tournament, "round": round.name, "results": lines })))
}

/// The confirmed results as a table, for the tournament's program. A result that is only claimed does not leave the hall.
pub(super) async fn csv(State(hall): State<Arc<Hall>>, viewer: Viewer) -> Response {
    let shown = hall.shown(viewer.audience);
    let confirmed: Vec<TournamentResult> = shown.iter().filter_map(|shown| confirmed_result(shown)).collect();
    with_type("text/csv; charset=utf-8", csv_of(&confirmed))
}

/// The result of the game at a table, where it is confirmed.
fn confirmed_result(shown: &ShownTable) -> Option<TournamentResult> {
    let note = shown.confirmed()?;
    // The pairing has filled in what the game itself does not say.
    let info = GameInfo { table: shown.table.to_string(), ..shown.publication.record.info.clone() };
    Some(TournamentResult::of(&info, note))
}
