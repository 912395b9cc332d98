//! One table for browsers.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect, Response};
use kifuscribe_acts::hall_acts::{HallActKind, PlayersWord};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::result::{GameResult, WinBy};
use kifuscribe_core::session::recording::Answer;
use kifuscribe_formats::terminal_text::printable_json;
use kifuscribe_language::say;
use kifuscribe_network::live::answer::with_type;
use kifuscribe_network::live::board_svg::BoardStyle;
use serde::Deserialize;

use crate::clock;
use crate::entered_result::{EnteredProtest, EnteredResult, answered_appeals};
use crate::hall::Hall;
use crate::intake::DiscardedGames;
use crate::pages::{self, AskedRound, RefusedEntry, TablePage};
use crate::server::answers::{Failure, page as page_answer, wants_page};
use crate::server::body;
use crate::server::caller::{AsOrganiser, AsStaff, Deciding, TableCaller, ViewedTable};
use crate::server::results::RoundQuery;
use crate::server::way::deciding_text;
use crate::shown::Audience;

/// What an answer is.
const ANSWER_FORM: &str = "question is its number; answer is confirm, reject, or the number of a proposal";

/// The page of a table.
pub(super) async fn page(State(hall): State<Arc<Hall>>, viewed: ViewedTable) -> Result<Response, Failure> {
    let (shown, viewer) = (viewed.shown(), viewed.viewer);
    let base = format!("{}/table/{}", viewer.base, shown.table);
    let is_staff = viewer.audience == Audience::Staff;
    let has_others = shown.games > 1 || (is_staff && (shown.is_awaited || shown.discarded > 0));
    let games = if has_others { hall.games(shown.table).await? } else { Vec::new() };
    Ok(page_answer(pages::table(&TablePage {
        shown: &shown,
        games: &games,
        is_organiser: viewer.is_organiser,
        may_decide: viewer.may_decide,
        decides_at: &deciding_text(&hall),
        audience: viewer.audience,
        delay: hall.delay,
        base: &base,
    })))
}

#[derive(Deserialize)]
pub(super) struct PictureQuery {
    /// The position after so many moves; the newest without it.
    #[serde(rename = "move")]
    number: Option<usize>,
    numbers: Option<u8>,
}

/// The board as a picture.
pub(super) async fn board(viewed: ViewedTable, Query(query): Query<PictureQuery>) -> Response {
    let style = BoardStyle { numbers: query.numbers.is_some_and(|n| n > 0) };
    with_type("image/svg+xml", viewed.shown().board(query.number.unwrap_or(usize::MAX), style).to_string())
}

#[derive(Deserialize)]
pub(super) struct JournalChoice {
    /// The hash of the journal's first line; the game that is shown without it.
    journal: Option<String>,
    /// The page from which it was chosen: `round`, or that of the table.
    back: Option<String>,
    /// The round whose game it is; the round that the hall shows without it.
    round: Option<String>,
}

/// The game record: of the game that is shown or, for the organiser and the referee, of another one that was sent.
pub(super) async fn sgf(
    State(hall): State<Arc<Hall>>,
    viewed: ViewedTable,
    Query(query): Query<JournalChoice>,
) -> Result<Response, Failure> {
    let kind = "application/x-go-sgf; charset=utf-8";
    let (hall, _) = RoundQuery { round: query.round }.of(&hall).await?;
    let table = hall.table(viewed.table.number()).ok_or(Failure::NoTable)?;
    let viewed = ViewedTable { table, ..viewed };
    let Some(journal) = query.journal.filter(|_| viewed.viewer.audience == Audience::Staff) else {
        let of_recording = if viewed.viewer.audience == Audience::Staff { viewed.table.sgf_for_staff() } else { None };
        return Ok(with_type(kind, of_recording.unwrap_or_else(|| viewed.shown().sgf())));
    };
    let games = hall.games(viewed.table.number()).await?;
    let game = games.into_iter().find(|game| game.journal.first == journal).ok_or(Failure::NoTable)?;
    Ok(with_type(kind, game.sgf))
}

/// Shows another game that was sent from the table.
pub(super) async fn show(
    State(hall): State<Arc<Hall>>,
    organiser: TableCaller<Deciding<AsOrganiser>>,
    Query(query): Query<JournalChoice>,
) -> Result<Response, Failure> {
    hall.show_game(organiser.table, &query.journal.unwrap_or_default(), &organiser.who).await?;
    Ok(Redirect::to(&format!("/table/{}", organiser.table)).into_response())
}

/// Discards a game that was sent from the table, or several, for reasons.
pub(super) async fn discard(
    State(hall): State<Arc<Hall>>,
    organiser: TableCaller<Deciding<AsOrganiser>>,
    Query(query): Query<JournalChoice>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failure> {
    let mut fields = body::read_form(&headers, body).await?;
    let reasons = fields.remove("reasons").filter(|reasons| !reasons.is_empty());
    let reasons = reasons.ok_or(Failure::Form(say!("hall-refusal-discard-needs-reasons")))?;
    let meant = fields.remove("games").map_or(Ok(DiscardedGames::One), |games| games.parse());
    let meant = meant.map_err(|_| Failure::Form("games is one, of-computer or since"))?;
    let game = query.journal.unwrap_or_default();
    hall.discard_games((organiser.table, &game), meant, &reasons, &organiser.who).await?;
    Ok(Redirect::to(&format!("/table/{}", organiser.table)).into_response())
}

#[derive(Deserialize)]
pub(super) struct AnswerChoice {
    /// The game that the page shows, by the hash of its journal's first line.
    game: Option<String>,
    /// The question's number.
    question: u32,
    /// `confirm`, `reject`, or the number of an alternative.
    answer: String,
}

/// Answers an open question of the table.
pub(super) async fn answer(
    State(hall): State<Arc<Hall>>,
    staff: TableCaller<Deciding<AsStaff>>,
    query: Result<Query<AnswerChoice>, QueryRejection>,
) -> Result<Response, Failure> {
    let Ok(Query(AnswerChoice { game, question, answer })) = query else { return Err(Failure::Form(ANSWER_FORM)) };
    let answer = Answer::of_word(&answer).ok_or(Failure::Form(ANSWER_FORM))?;
    hall.act(staff.table, game.as_deref(), HallActKind::Answer { question, answer }, &staff.who).await?;
    Ok(Redirect::to(&format!("/table/{}", staff.table)).into_response())
}

/// Decides the game that the table shows, or rejects appeals against its result.
pub(super) async fn decide(
    State(hall): State<Arc<Hall>>,
    staff: TableCaller<Deciding<AsStaff>>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failure> {
    let fields = body::read_form(&headers, body).await?;
    let field = |name: &str| fields.get(name).cloned().unwrap_or_default();
    let loser = Color::BOTH.into_iter().find(|color| color.name() == field("resigned"));
    let entered = EnteredResult {
        winner: field("winner"),
        way: field("way"),
        margin: field("margin"),
        reasons: field("reasons"),
        players: match (field("both").as_str(), loser) {
            ("on", _) => PlayersWord::Both,
            (_, Some(_)) => PlayersWord::Loser,
            (_, None) => PlayersWord::Nobody,
        },
        appeals: answered_appeals(fields.keys()),
        protest: EnteredProtest { whose: field("protest"), why: field("protest-why") },
    };
    let meant = fields.get("game").map(String::as_str);
    let (hall, is_past) = RoundQuery { round: fields.get("round").cloned() }.of(&hall).await?;
    if is_past && meant.is_none() {
        // A program that names none means what is played now.
        return Err(Failure::Form("game names the game of an earlier round, as its page has it"));
    }
    let back = back(&hall, is_past, staff.table, Some(&field("back")));
    let decided = async {
        // First: what is wrong in the fields was typed for that game.
        hall.check_page(staff.table, meant)?;
        if field("stands") == "on" {
            let EnteredResult { reasons, appeals, .. } = entered.clone();
            hall.act(staff.table, meant, HallActKind::AppealsRejected { reasons, appeals }, &staff.who).await?;
            return Ok(back);
        }
        let result = match field("result") {
            _ if let Some(loser) = loser => GameResult::win(loser.opponent(), WinBy::Resignation),
            text if text.is_empty() => entered.result().map_err(Failure::Entry)?,
            text => GameResult::from_text(&text)
                .filter(|result| *result != GameResult::Unknown)
                .ok_or(Failure::Form(say!("hall-refusal-no-result")))?,
        };
        entered.check_who_says_so().map_err(Failure::Entry)?;
        let protests = entered.protest.protests().map_err(Failure::Entry)?;
        let EnteredResult { reasons, players, appeals, .. } = entered.clone();
        let protest = !protests.is_empty();
        let kind = HallActKind::Decision { result, reasons, players, appeals, protest, protests };
        hall.act(staff.table, meant, kind, &staff.who).await?;
        Ok(back)
    };
    match decided.await {
        // What was typed stays in the fields, where the page is about the same game.
        Err(why) if wants_page(&headers) => {
            let (text, fault) = match &why {
                Failure::Entry(fault) => (fault.to_string(), Some(fault.field())),
                Failure::Act(why) => (why.to_string(), None),
                Failure::Form(why) => ((*why).to_owned(), None),
                _ => return Err(why),
            };
            let entered = entered.with_text(&field("result"));
            let game = meant.map(ToOwned::to_owned);
            let tried = RefusedEntry { entered, game, why: text, field: fault };
            let mut page = result_page(&hall, is_past, staff.table, Some(&tried))?;
            *page.status_mut() = why.into_response().status();
            Ok(page)
        }
        decided => decided,
    }
}

/// Goes back to the page from which something was done: that of the round, or that of the table.
fn back(hall: &Hall, is_past: bool, table: u32, page: Option<&str>) -> Response {
    let to = match page {
        Some("round") if is_past => format!("/round?{}#table-{table}", pages::round_query(&hall.round().name)),
        Some("round") => format!("/round#table-{table}"),
        _ => format!("/table/{table}"),
    };
    Redirect::to(&to).into_response()
}

/// The page on which a result is entered.
pub(super) async fn result(
    State(hall): State<Arc<Hall>>,
    staff: TableCaller<Deciding<AsStaff>>,
    Query(query): Query<RoundQuery>,
) -> Result<Response, Failure> {
    let (hall, is_past) = query.of(&hall).await?;
    result_page(&hall, is_past, staff.table, None)
}

/// That page, after an entry that was refused with what was typed.
fn result_page(hall: &Hall, is_past: bool, number: u32, tried: Option<&RefusedEntry>) -> Result<Response, Failure> {
    let round = hall.round();
    let table = hall.table(number).ok_or(Failure::NoTable)?;
    let name = round.pairing(number).game_name();
    let (shown, asked) = (table.shown(Audience::Staff, clock::now()), AskedRound { round: &round, is_past });
    Ok(page_answer(pages::result(&shown, asked, name.as_deref(), tried)))
}

/// Gives up what was done here to a game of the table, a decision for reasons.
pub(super) async fn give_up(
    State(hall): State<Arc<Hall>>,
    staff: TableCaller<Deciding<AsStaff>>,
    Query(query): Query<JournalChoice>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failure> {
    let (hall, is_past) = RoundQuery { round: query.round }.of(&hall).await?;
    let reasons = body::read_form(&headers, body).await?.remove("reasons").unwrap_or_default();
    hall.give_up(staff.table, &query.journal.unwrap_or_default(), &reasons, &staff.who).await?;
    Ok(back(&hall, is_past, staff.table, query.back.as_deref()))
}

/// The state.
pub(super) async fn state(viewed: ViewedTable) -> Response {
    with_type("application/json", printable_json(&viewed.shown().json()).into_owned())
}
