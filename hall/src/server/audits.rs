//! Photographs of a finished fill, which are audited, and of positions.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::rejection::QueryRejection;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Redirect, Response};
use kifuscribe_acts::audit_settings::outcome;
use kifuscribe_acts::hall_acts::{HallActKind, PlayersWord};
use kifuscribe_core::audit::bowls;
use kifuscribe_core::audit::final_position::Agreement;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::preset::Preset;
use kifuscribe_core::game::record::{GameInfo, GameRecord};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::sensing::observation::Observation;
use kifuscribe_core::session::outdone::OutdoneAct;
use kifuscribe_formats::sgf;
use kifuscribe_formats::sgf::printable::with_printable_values;
use kifuscribe_language::{Language, say, within};
use kifuscribe_network::connections::ConnectionStanding;
use kifuscribe_network::live::answer::with_type;
use kifuscribe_platform::clock::{now, now_for_print, today};
use kifuscribe_platform::fonts::{InstalledFont, fonts_for};
use kifuscribe_print::audit_report::{self, AuditReport, CloseUp};
use kifuscribe_print::faces::FontFile;
use kifuscribe_words::audit_json;
use serde::Deserialize;

use crate::access::AccessRefusal;
use crate::body_room::BodySender;
use crate::clock;
use crate::entered_result::{EnteredProtest, EnteredResult, answered_appeals};
use crate::hall::{AuditGone, AuditQuestion, AuditedFill, Hall, MOST_TABLES, slip_path};
use crate::heavy_work::heavy_work;
use crate::pages::{self, AuditReader, AuditedGame, HandedOut, PositionPurpose, unknown_text};
use crate::picture_reader::ReadingPlace;
use crate::sent_pictures::SentPicture;
use crate::server::answers::{Failure, json_answer, page, wants_page};
use crate::server::body;
use crate::server::caller::{AsStaff, Caller, Deciding, TableCaller, count_act, is_own_page};
use crate::server::peer::Peer;
use crate::server::way::{address_for_others, may_decide};
use crate::shown::{Audience, ShownTable};

/// The longest name of a position, in characters.
const LONGEST_NAME: usize = 100;

/// Marks requests to the port that has the audit pages alone: nobody shows a token there.
#[derive(Debug, Clone, Copy)]
pub(super) struct AuditPort;

/// Who asks for an audit.
#[derive(Debug)]
pub(super) struct Auditor {
    /// What is shown to them.
    reader: AuditReader,
    /// Who it is, for the trail.
    who: String,
    /// The short name of the token; empty where nobody gives one.
    token: String,
    /// From where.
    address: IpAddr,
}

impl Auditor {
    const fn is_staff(&self) -> bool {
        matches!(self.reader.audience, Audience::Staff)
    }
}

impl FromRequestParts<Arc<Hall>> for Auditor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Failure> {
        let peer = parts.extensions.get::<Peer>().cloned().ok_or(AccessRefusal::NoToken)?;
        let address = peer.address;
        if parts.extensions.get::<AuditPort>().is_some() {
            if !is_own_page(&parts.method, &parts.headers) {
                return Err(AccessRefusal::OtherRole.into());
            }
            // Nobody there has a token to be more.
            peer.place.set(ConnectionStanding::Spectator);
            let reader = AuditReader { audience: Audience::Public, may_decide: false, is_alone: true };
            return Ok(Self { reader, who: String::new(), token: String::new(), address });
        }
        let Caller(bearer) = Caller::from_request_parts(parts, hall).await.map_err(Failure::Denied)?;
        bearer.spectator()?;
        count_act(hall, parts, &bearer)?;
        let is_staff = bearer.is_staff();
        let audience = if is_staff { Audience::Staff } else { Audience::Public };
        let reader =
            AuditReader { audience, may_decide: is_staff && may_decide(hall, &parts.headers, &peer), is_alone: false };
        Ok(Self { reader, who: bearer.name(), token: bearer.id, address })
    }
}

/// What is asked beside the pictures.
#[derive(Debug, Deserialize)]
pub(super) struct AuditQuery {
    /// Which pictures the body has, as [`SentPicture::all`] reads it.
    parts: Option<String>,
    /// What the players claim.
    claimed: Option<String>,
    /// By how many quarters the pictures are turned.
    turn: Option<u8>,
    /// The photographs that were left out, and why.
    #[serde(rename = "left-out", default)]
    left_out: String,
    /// The rules of a game without a record.
    rules: Option<String>,
    /// Its komi.
    komi: Option<String>,
    /// The handicap moves in it, as Ing counts them.
    handicap: Option<String>,
    /// The points that Black and White pay in it as penalties.
    #[serde(rename = "penalty-black")]
    penalty_black: Option<String>,
    #[serde(rename = "penalty-white")]
    penalty_white: Option<String>,
}

impl AuditQuery {
    /// What is asked, and the pictures in the body.
    fn read(
        query: Result<Query<Self>, QueryRejection>,
        body: &[u8],
    ) -> Result<(AuditQuestion, Vec<SentPicture>), Failure> {
        let Ok(Query(query)) = query else { return Err(Failure::Form(say!("audit-page-no-turn"))) };
        Ok((query.question()?, SentPicture::all(body, query.parts.as_deref())?))
    }

    fn question(&self) -> Result<AuditQuestion, Failure> {
        let claim = |text: &str| {
            let result = GameResult::from_sgf(text.trim());
            let result = result.filter(|result| matches!(result, GameResult::Win { .. } | GameResult::Draw));
            result.ok_or(Failure::Form(say!("audit-page-no-claim")))
        };
        let claimed = self.claimed.as_deref().filter(|text| !text.trim().is_empty()).map(claim).transpose()?;
        if self.turn.is_some_and(|quarters| quarters > 3) {
            return Err(Failure::Form(say!("audit-page-no-turn")));
        }
        let handicap = |text: &str| text.parse().map_err(|_| Failure::Form(say!("audit-page-no-number")));
        let [black, white] = [&self.penalty_black, &self.penalty_white];
        let agreement = Agreement {
            rules: preset(self.rules.as_deref())?,
            komi: points(self.komi.as_deref())?,
            handicap: given(self.handicap.as_deref()).map(handicap).transpose()?,
            penalties: [penalty(black.as_deref())?, penalty(white.as_deref())?],
            ..Agreement::default()
        };
        Ok(AuditQuestion { claimed, turn: self.turn, agreement, left_out: self.left_out.clone() })
    }
}

/// What stands in a field; `None` where nothing does.
fn given(field: Option<&str>) -> Option<&str> {
    field.map(str::trim).filter(|text| !text.is_empty())
}

fn points(field: Option<&str>) -> Result<Option<HalfPoints>, Failure> {
    let read = |text: &str| HalfPoints::parse(text).ok_or(Failure::Form(say!("audit-page-no-number")));
    given(field).map(read).transpose()
}

fn penalty(field: Option<&str>) -> Result<Option<HalfPoints>, Failure> {
    let points = points(field)?;
    if points.is_some_and(|points| points < HalfPoints::ZERO) {
        return Err(Failure::Form(say!("audit-page-no-number")));
    }
    Ok(points)
}

fn preset(name: Option<&str>) -> Result<Option<Preset>, Failure> {
    let read = |name: &str| name.parse().map_err(|_| Failure::Form(say!("audit-page-no-rules")));
    name.filter(|name| !name.is_empty()).map(read).transpose()
}

/// Takes what is sent, and then a place to have it read: what never comes has none. Nothing is refused before: who still sends does not
/// hear what is wrong.
async fn take(
    hall: &Hall,
    auditor: &Auditor,
    (headers, body): (&HeaderMap, Body),
) -> Result<(ReadingPlace, Bytes), Failure> {
    let sender = match &*auditor.token {
        _ if auditor.is_staff() => BodySender::Staff,
        "" => BodySender::Stranger(auditor.address),
        token => BodySender::Holder(token, auditor.address),
    };
    let body = body::read_pictures(headers, body, hall.bodies.of(sender)).await?;
    Ok((hall.pictures.take_place(auditor.is_staff(), auditor.address)?, body))
}

/// Asks which table.
pub(super) async fn choose(State(hall): State<Arc<Hall>>, auditor: Auditor) -> Response {
    page(pages::audits(&hall.shown(auditor.reader.audience), &hall.round(), auditor.reader))
}

fn shown_table(hall: &Hall, auditor: &Auditor, number: u32) -> Result<Arc<ShownTable>, Failure> {
    let table = Some(number).filter(|number| (1..=MOST_TABLES).contains(number)).and_then(|number| hall.table(number));
    Ok(table.ok_or(Failure::NoTable)?.shown(auditor.reader.audience, clock::now()))
}

/// The page on which the fill of a table is photographed.
pub(super) async fn table_page(
    State(hall): State<Arc<Hall>>,
    auditor: Auditor,
    Path(number): Path<u32>,
) -> Result<Response, Failure> {
    let shown = shown_table(&hall, &auditor, number)?;
    Ok(page(pages::audit_of_table(&shown, &hall.round(), auditor.reader)))
}

/// Audits the fill of a table.
pub(super) async fn audit_table(
    State(hall): State<Arc<Hall>>,
    auditor: Auditor,
    Path(number): Path<u32>,
    query: Result<Query<AuditQuery>, QueryRejection>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failure> {
    let (place, body) = take(&hall, &auditor, (&headers, body)).await?;
    let (shown, (question, pictures)) = (shown_table(&hall, &auditor, number)?, AuditQuery::read(query, &body)?);
    let audience = auditor.reader.audience;
    let mut audited = hall.audit_fill(Some(number), audience, (place, &pictures), &question).await?;
    let confirmable = pages::confirmable(&audited.account, &shown);
    if auditor.reader.may_decide {
        hall.keep_audited(number, (&pictures, &question), (&mut audited, confirmable), &auditor.who).await?;
    }
    let round = hall.round();
    let name = if shown.has_journal() { Some(shown.first.clone()) } else { round.pairing(number).game_name() };
    let confirmable = confirmable.map(|result| {
        let (players, reasons, appeals, protests) = (PlayersWord::Both, String::new(), Vec::new(), Vec::new());
        let kind = HallActKind::Decision { result, reasons, players, appeals, protest: false, protests };
        let audit = outcome(&audited.account, now(), Vec::new());
        hall.check_act(number, name.as_deref(), (kind, Some(audit)), &auditor.who).map(|()| result)
    });
    let game = name.as_deref().map(|name| AuditedGame { shown: &shown, name, confirmable: confirmable.as_ref() });
    let at = audited.slip.as_ref().and_then(|path| Some(address_for_others(&hall, &headers, &peer)? + path));
    Ok(answer(&headers, (&audited, at.as_deref()), game, auditor.reader))
}

/// Which game a slip is of.
#[derive(Debug, Deserialize)]
pub(super) struct SlipQuery {
    /// The name under which the hall keeps it.
    game: String,
}

/// The page of a slip, for whoever was sent its address.
pub(super) async fn slip(
    State(hall): State<Arc<Hall>>,
    auditor: Auditor,
    Path((number, id)): Path<(u32, String)>,
    query: Result<Query<SlipQuery>, QueryRejection>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let Ok(Query(SlipQuery { game })) = query else { return Err(Failure::Form(say!("audit-page-picture-forgotten"))) };
    let audit = hall.audit_of(number, &game, &id).await?;
    let shown = hall.is_at_its_table(&audit).then(|| shown_table(&hall, &auditor, number)).transpose()?;
    let path = slip_path(number, &game, &id);
    let address = address_for_others(&hall, &headers, &peer).map(|hall| hall + &path);
    let standing = (hall.is_current(&audit), address.as_deref());
    let audited = hall.audited_again(&audit).await?;
    Ok(page(pages::audit_slip((number, &audited), shown.as_deref(), standing, &hall.round(), auditor.reader)))
}

/// The paper of an audit, as the program prints it, with what was decided since: for staff, who have it signed.
pub(super) async fn paper(
    State(hall): State<Arc<Hall>>,
    auditor: Auditor,
    Path((number, id)): Path<(u32, String)>,
    query: Result<Query<SlipQuery>, QueryRejection>,
) -> Result<Response, Failure> {
    if !auditor.is_staff() {
        return Err(AccessRefusal::OtherRole.into());
    }
    let Ok(Query(SlipQuery { game })) = query else { return Err(Failure::Form(say!("audit-page-picture-forgotten"))) };
    let audit = hall.audit_of(number, &game, &id).await?;
    let audited = hall.audited_again(&audit).await?;
    let shown = hall.is_at_its_table(&audit).then(|| shown_table(&hall, &auditor, number)).transpose()?;
    let counted = hall.counting_of(&audit);
    let waits = |shown: &ShownTable| shown.confirmed().is_none() && shown.waiting_decision().is_some();
    let waits_for_table = shown.as_deref().is_some_and(waits);
    // What was given up here is in no journal of the table.
    let is_new = |act: &&OutdoneAct| !counted.outdone.iter().any(|said| said.is_of_the_same(act));
    let taken_back = shown.iter().flat_map(|shown| &shown.taken_back).filter(is_new);
    let outdone: Vec<_> = taken_back.chain(&counted.outdone).cloned().collect();
    // Of a game without a record the names are those of its pairing.
    let paired = shown.map(|shown| GameRecord { moves: Vec::new(), ..shown.publication.record.clone() });
    let made = now_for_print();
    let report = AuditReport {
        record: audited.record.as_ref().or(paired.as_ref()),
        account: &audited.account,
        counting: &counted.counting,
        outdone: &outdone,
        changed: counted.changed,
        waits_for_table,
        close_ups: CloseUp::all(&audited.account, &audited.observed.pictures.finals),
        pictures: audited.pictures(),
        clock_picture: None,
        settings_confirmed: None,
        hashes: audit.outcome.files.clone(),
        made: &made,
    };
    let font = |font: InstalledFont| FontFile { bytes: Arc::new(font.bytes), index: font.index };
    let pdf = heavy_work(|| {
        let fonts: Vec<FontFile> = fonts_for(&audit_report::characters(&report)).into_iter().map(font).collect();
        audit_report::write_pdf(&report, &fonts)
    });
    Ok(with_type("application/pdf", pdf.map_err(|why| Failure::Paper(why.to_string()))?))
}

/// The answer as a page, or as the JSON of `kifuscribe audit --json`.
fn answer(
    headers: &HeaderMap,
    (audited, slip): (&AuditedFill, Option<&str>),
    game: Option<AuditedGame<'_>>,
    reader: AuditReader,
) -> Response {
    if wants_page(headers) {
        page(pages::audit_answer(audited, game, reader, slip))
    } else {
        json_answer(&within(Language::English, || audit_json::account(&audited.account)))
    }
}

/// The page on which the fill of a game is photographed that nobody recorded.
pub(super) async fn other_page(State(hall): State<Arc<Hall>>, auditor: Auditor) -> Response {
    page(pages::audit_of_other(&hall.round(), auditor.reader))
}

/// Audits the fill of a game that nobody recorded.
pub(super) async fn audit_other(
    State(hall): State<Arc<Hall>>,
    auditor: Auditor,
    query: Result<Query<AuditQuery>, QueryRejection>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failure> {
    let (place, body) = take(&hall, &auditor, (&headers, body)).await?;
    let (question, pictures) = AuditQuery::read(query, &body)?;
    let audited = hall.audit_fill(None, auditor.reader.audience, (place, &pictures), &question).await?;
    Ok(answer(&headers, (&audited, None), None, auditor.reader))
}

impl From<AuditGone> for Failure {
    fn from(gone: AuditGone) -> Self {
        match gone {
            AuditGone::Forgotten => Self::Form(say!("audit-page-picture-forgotten")),
            AuditGone::Changed => Self::Form(say!("audit-page-game-changed")),
            AuditGone::Store(error) => error.into(),
        }
    }
}

/// Decides on an audit: a confirmation, or with reasons a ruling.
pub(super) async fn decide(
    State(hall): State<Arc<Hall>>,
    staff: TableCaller<Deciding<AsStaff>>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failure> {
    let number = staff.table;
    hall.table(number).ok_or(Failure::NoTable)?;
    let fields = body::read_form(&headers, body).await?;
    let field = |name: &str| fields.get(name).cloned().unwrap_or_default();
    let meant = fields.get("game").map(String::as_str);
    hall.check_page(number, meant)?;
    let reasons = field("reasons");
    let entered = EnteredProtest { whose: field("protest"), why: field("protest-why") };
    let protests = entered.protests().map_err(Failure::Entry)?;
    let result = match field("result") {
        text if text.is_empty() => {
            let (winner, way, margin) = (field("winner"), field("way"), field("margin"));
            let entered = EnteredResult { winner, way, margin, ..EnteredResult::default() };
            entered.result().map_err(Failure::Entry)?
        }
        text => GameResult::from_text(&text)
            .filter(|result| *result != GameResult::Unknown)
            .ok_or(Failure::Form(say!("hall-refusal-no-result")))?,
    };
    let audit = hall.kept_audit(number, &field("audit")).await?;
    // The players agree on what the audit gives; whatever else is decided is a ruling.
    if reasons.trim().is_empty() && audit.confirmable != Some(result) {
        return Err(Failure::Form(say!("audit-page-reasons-wanted")));
    }
    let players = if reasons.trim().is_empty() { PlayersWord::Both } else { PlayersWord::Nobody };
    let appeals = answered_appeals(fields.keys());
    let protest = !protests.is_empty();
    let kind = HallActKind::Decision { result, reasons, players, appeals, protest, protests };
    hall.act_after_audit(number, meant, (kind, Some(audit.outcome.clone())), &staff.who).await?;
    hall.make_evidence(&audit).await?;
    Ok(Redirect::to(&format!("/audit/table/{number}#decided")).into_response())
}

/// What a position is for.
#[derive(Debug, Deserialize)]
pub(super) struct PositionQuery {
    /// Which pictures the body has.
    parts: Option<String>,
    /// The table.
    table: Option<u32>,
    /// What it is for.
    purpose: Option<String>,
    /// What it is called.
    name: Option<String>,
    /// The rules by which the stones of both bowls are counted.
    rules: Option<String>,
}

/// The page on which a position is photographed.
pub(super) async fn position_page(
    State(hall): State<Arc<Hall>>,
    auditor: Auditor,
    query: Result<Query<PositionQuery>, QueryRejection>,
) -> Result<Response, Failure> {
    let table = query.ok().and_then(|Query(query)| query.table);
    if let Some(number) = table {
        shown_table(&hall, &auditor, number)?;
    }
    Ok(page(pages::position(table, &hall.round(), auditor.reader)))
}

/// Reads a position off a photograph, and hands it out as a record.
pub(super) async fn read_position(
    State(hall): State<Arc<Hall>>,
    auditor: Auditor,
    query: Result<Query<PositionQuery>, QueryRejection>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failure> {
    let (place, body) = take(&hall, &auditor, (&headers, body)).await?;
    let Ok(Query(query)) = query else { return Err(Failure::Form(say!("audit-page-no-purpose"))) };
    let purpose = match query.purpose.as_deref().filter(|purpose| !purpose.is_empty()) {
        None => PositionPurpose::Position,
        Some(name) => name.parse().map_err(|_| Failure::Form(say!("audit-page-no-purpose")))?,
    };
    let rules = preset(query.rules.as_deref())?;
    let name: String = query.name.as_deref().unwrap_or_default().trim().chars().take(LONGEST_NAME).collect();
    let info = match query.table {
        Some(number) => shown_table(&hall, &auditor, number)?.publication.record.info.clone(),
        None => GameInfo::default(),
    };
    let pictures = SentPicture::all(&body, query.parts.as_deref())?;
    if pictures.len() != 1 {
        return Err(Failure::Form(say!("audit-page-one-picture")));
    }
    let read = hall.read_position((place, &pictures)).await?;
    let is_of_bowls = purpose == PositionPurpose::Bowls;
    let counted = read.observed.pictures.finals.first().filter(|_| is_of_bowls).map(|picture| bowls(picture, rules));
    let sgf = read.board().map(|board| position_sgf((board, &read.unknown()), info, (purpose, &name), query.table));
    let file = format!("{}-{}.sgf", <&str>::from(purpose), today());
    let file = sgf.as_deref().map(|sgf| HandedOut { name: &file, sgf });
    if !wants_page(&headers) {
        return Ok(match sgf {
            Some(text) => with_type("application/x-go-sgf; charset=utf-8", text),
            None => StatusCode::NO_CONTENT.into_response(),
        });
    }
    Ok(page(pages::position_answer(&read, purpose, counted.as_ref(), file.as_ref())))
}

/// The record of a position, named and dated, with the names of the game at its table.
fn position_sgf(
    (board, unknown): (&Observation, &[String]),
    info: GameInfo,
    (purpose, name): (PositionPurpose, &str),
    table: Option<u32>,
) -> String {
    let mut record = GameRecord::new(board.size);
    let stones = board.stones();
    record.setup = Color::BOTH.iter().flat_map(|&color| stones.of(color).map(move |point| (point, color))).collect();
    let table = table.map_or(info.table.clone(), |table| table.to_string());
    record.info = GameInfo { result: None, date: today(), table, ..info };
    let called = [purpose.text(), name].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(": ");
    record.comment = say!("audit-page-sgf-comment", name = called, date = today());
    if !unknown.is_empty() {
        record.comment.push(' ');
        record.comment += &unknown_text(unknown);
    }
    with_printable_values(sgf::write(&record))
}
