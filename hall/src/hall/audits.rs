//! Audits of a fill that somebody has photographed, and positions read off a photograph.
//!
//! `kifuscribe` says what the pictures show, and no more: the verdict is reached here, by the record and the journal of the game, so
//! that its words are those of types and not of another program.

use kifuscribe_acts::audit_settings::{AuditSettings, outcome};
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::final_position::Agreement;
use kifuscribe_core::audit::request::AuditError;
use kifuscribe_core::game::preset::Preset;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::sensing::observation::Observation;
use kifuscribe_core::session::noted_count::NotedCount;
use kifuscribe_formats::hall_answer::PictureWish;
use kifuscribe_formats::journal::{JournalError, hash_of_bytes};
use kifuscribe_formats::observed_picture::ObservedCount;
use kifuscribe_formats::sgf::{self, SgfError, SgfGame};
use kifuscribe_language::{Language, Message, within};
use kifuscribe_network::live::delay::SpectatorDelay;
use kifuscribe_network::live::publication::GameStage;
use kifuscribe_platform::clock::now;
use serde_json::json;
use thiserror::Error;

use crate::clock;
use crate::hall::Hall;
use crate::hall::pictures::KEPT;
use crate::kept_audit::KeptAudit;
use crate::picture_process::ReadingTask;
use crate::picture_reader::{ReadingPlace, picture_name};
use crate::reading_fault::ReadingFault;
use crate::sent_pictures::SentPicture;
use crate::shown::Audience;
use crate::store::{KeptPicture, PictureSubject, StoreError};

/// Why a fill is not audited.
#[derive(Debug, Error, Message)]
pub enum AuditFault {
    /// The pictures are not read.
    #[message(transparent)]
    Reading(#[from] ReadingFault),
    /// The record of the game is none that can be audited.
    #[message(transparent)]
    Record(#[from] SgfError),
    /// The count of this game is not audited by a fill.
    #[message(transparent)]
    Refused(#[from] AuditError),
    /// It could not be written.
    #[message(transparent)]
    Unwritable(#[from] JournalError),
    /// It could not be kept.
    #[message(transparent)]
    Store(#[from] StoreError),
}

/// What is asked beside the pictures.
#[derive(Debug, Clone, Default)]
pub struct AuditQuestion {
    /// What the players claim; without it what the journal has.
    pub claimed: Option<GameResult>,
    /// By how many quarters the pictures are to be turned clockwise.
    pub turn: Option<u8>,
    /// What is known of a game without a record.
    pub agreement: Agreement,
}

/// A game of which a fill is audited.
#[derive(Debug, Clone)]
struct GameToAudit {
    sgf: String,
    game: SgfGame,
    noted: NotedCount,
    is_behind: bool,
}

/// A fill that was audited.
#[derive(Debug)]
pub struct AuditedFill {
    /// What it came to.
    pub account: AuditAccount,
    /// What the pictures show.
    pub observed: ObservedCount,
    /// Whether there was a record of the game.
    pub has_record: bool,
    /// Whether the record is the one that spectators see, which may lack the last moves.
    pub is_behind: bool,
    /// Of what it was made: the hash of the record and of what the journal has for a count; empty without a record.
    basis: String,
    /// The name under which it is kept for who decides on it.
    pub kept: Option<String>,
    /// The path of its slip at the hall, where it is kept.
    pub slip: Option<String>,
}

/// Why nobody can decide on an audit.
#[derive(Debug)]
pub enum AuditGone {
    /// The hall does not have it any more, or has it of another table or game.
    Forgotten,
    /// The record, or what was noted for the count, has changed since.
    Changed,
    /// It cannot be read.
    Store(StoreError),
}

/// A position that was read off a photograph.
#[derive(Debug)]
pub struct ReadPosition {
    /// What the picture shows.
    pub observed: ObservedCount,
}

/// The path of the slip of an audit that is kept.
#[must_use]
pub fn slip_path(table: u32, game: &str, id: &str) -> String {
    let query = url::form_urlencoded::Serializer::new(String::new()).append_pair("game", game).finish();
    format!("/audit/table/{table}/slip/{id}?{query}")
}

impl GameToAudit {
    /// The hash of what an audit rests on beside the pictures.
    fn basis(&self) -> String {
        let noted = &self.noted;
        let NotedCount { penalties, claimed, decided_result, ruling, claims, bowls, wrong_bowls, decided, left_open } =
            noted;
        let penalties = penalties.each_ref().map(|noted| noted.as_ref().map(|noted| noted.value.to_string()));
        let claimed = claimed.as_ref().map(|claimed| claimed.value.to_text());
        let claims: Vec<_> = claims.iter().map(|claim| (&claim.signed.by, claim.result.to_text())).collect();
        let bowls = bowls.as_ref().map(|bowls| &bowls.value);
        let decided = decided.map(|(note, result)| (note, result.to_text()));
        let ruled = decided_result.map(GameResult::to_text);
        let ruling = ruling.as_ref().map(|(by, result)| (by, result.to_text()));
        let basis =
            json!([self.sgf, penalties, claimed, ruled, ruling, claims, bowls, wrong_bowls, decided, left_open]);
        hash_of_bytes(basis.to_string().as_bytes())
    }
}

impl ReadPosition {
    /// The board; `None` where none was found.
    #[must_use]
    pub fn board(&self) -> Option<&Observation> {
        self.observed.pictures.finals.first()?.observation.as_ref()
    }

    /// The names of the points that are not known, as they are hidden or outside the picture.
    #[must_use]
    pub fn unknown(&self) -> Vec<String> {
        let seen = self.board().zip(self.observed.shown.finals.first());
        seen.map(|(board, shown)| board.hidden_points(shown.size.into()).labels(board.size)).unwrap_or_default()
    }
}

impl Hall {
    /// Audits a fill of the game at a table, as far as `audience` sees it; without a table, or where there is no record, of a game
    /// that nobody has recorded.
    ///
    /// # Errors
    /// [`AuditFault`].
    pub async fn audit_fill(
        &self,
        table: Option<u32>,
        audience: Audience,
        (place, pictures): (ReadingPlace, &[SentPicture]),
        question: &AuditQuestion,
    ) -> Result<AuditedFill, AuditFault> {
        let game = table.and_then(|number| self.game_to_audit(number, audience)).transpose()?;
        let task = ReadingTask::Count(game.as_ref().map(|game| game.sgf.as_str()));
        let observed = self.observe(place, task, pictures).await?;
        let agreement = match &game {
            Some(_) => Agreement::default(),
            None => self.with_pairing(table, question.agreement.clone()),
        };
        let settings =
            AuditSettings { agreement, claimed: question.claimed, turn: question.turn, ..AuditSettings::default() };
        let settings = game.iter().fold(settings, |settings, game| settings.with_noted(&game.noted));
        let account = settings.audit(game.as_ref().map(|game| &game.game), &observed.pictures)?;
        let is_behind = game.as_ref().is_some_and(|game| game.is_behind);
        let basis = game.as_ref().map(GameToAudit::basis).unwrap_or_default();
        Ok(AuditedFill { account, observed, has_record: game.is_some(), is_behind, basis, kept: None, slip: None })
    }

    /// What is agreed about the game of a table that nobody recorded; what nobody says now is as it is paired.
    fn with_pairing(&self, table: Option<u32>, mut agreement: Agreement) -> Agreement {
        let round = self.round();
        let Some(paired) = table.and_then(|table| round.games.get(&table)).map(|game| &game.info) else {
            return agreement;
        };
        agreement.rules = agreement.rules.or_else(|| Preset::from_sgf(&paired.rules));
        agreement.komi = agreement.komi.or(paired.komi);
        // Ing's handicap moves are one less than the stones.
        let handicap = paired.handicap.map(|stones| stones.saturating_sub(1));
        agreement.handicap = agreement.handicap.or(handicap);
        agreement
    }

    /// Reads the position in a photograph.
    ///
    /// # Errors
    /// [`AuditFault`].
    pub async fn read_position(
        &self,
        (place, pictures): (ReadingPlace, &[SentPicture]),
    ) -> Result<ReadPosition, AuditFault> {
        Ok(ReadPosition { observed: self.observe(place, ReadingTask::Board, pictures).await? })
    }

    /// What pictures show. A fault of the program that reads them stands in the log, too, for who can mend it.
    async fn observe(
        &self,
        place: ReadingPlace,
        task: ReadingTask<'_>,
        pictures: &[SentPicture],
    ) -> Result<ObservedCount, ReadingFault> {
        let read = self.pictures.read(place, task, pictures).await;
        let observed = read.and_then(|json| {
            ObservedCount::of_json(&json["observed"], picture_name).map_err(|_| ReadingFault::other_version())
        });
        if let Err(fault) = &observed
            && fault.is_of_the_hall()
        {
            let said = if let ReadingFault::Failed { why } = fault { why.as_str() } else { "" };
            self.log(&within(Language::English, || format!("{fault} {said}")));
        }
        observed
    }

    fn game_to_audit(&self, number: u32, audience: Audience) -> Option<Result<GameToAudit, SgfError>> {
        let table = self.table(number)?;
        let shown = table.shown(audience, clock::now());
        let state = table.state_for(audience)?.state;
        if !shown.publication.has_begun {
            return None;
        }
        let is_over = matches!(shown.publication.state, GameStage::Counting | GameStage::Ended);
        let is_public = audience == Audience::Public;
        let is_behind = is_public && self.delay != SpectatorDelay::None && !is_over;
        // What is kept back by a number of moves is in the state all the same.
        let is_known = !is_public || is_over || !matches!(self.delay, SpectatorDelay::Moves(_));
        let mut noted = if is_known { NotedCount::of(&state, None) } else { NotedCount::NONE };
        // What is only claimed is nothing for spectators.
        if is_public && shown.confirmed().is_none() {
            noted.claimed = None;
        }
        let sgf = shown.publication.sgf();
        Some(sgf::read(sgf.as_bytes()).map(|game| GameToAudit { sgf, game, noted, is_behind }))
    }

    /// Keeps the pictures of a fill that staff have audited for a day, and what the audit came to, for who decides on it in any
    /// process of the hall.
    ///
    /// # Errors
    /// [`AuditFault`].
    pub async fn keep_audited(
        &self,
        number: u32,
        (pictures, audited, confirmable): (&[SentPicture], &mut AuditedFill, Option<GameResult>),
        who: &str,
    ) -> Result<(), AuditFault> {
        let Some(journal) = self.audited_name(number) else { return Ok(()) };
        let (at, subject) = (clock::now(), PictureSubject::Fill { is_evidence: false });
        let mut files = Vec::new();
        for (i, picture) in pictures.iter().enumerate() {
            let wish = PictureWish { hash: picture.hash(), full: false };
            let stage = <&str>::from(picture.stage);
            files.push([format!("{stage}-{}.{}", i + 1, picture.format.ending()), wish.hash.clone()]);
            let (journal, who) = (journal.clone(), who.to_owned());
            let kept = KeptPicture { table: number, journal, wish, subject, who, at, bytes: None, is_whole: false };
            self.store.ask_picture(&kept).await?;
            self.store.keep_picture((number, &kept.journal), &kept.wish, (&picture.bytes, true)).await?;
        }
        self.read_pictures().await?;
        let outcome = outcome(&audited.account, now(), files);
        let basis = audited.basis.clone();
        let row = KeptAudit { table: number, game: journal, basis, confirmable, outcome }.row(at)?;
        self.store.keep_audit(&row, at - KEPT).await?;
        let what = audited.account.verdict.name();
        let table = self.named_table(number, "");
        self.note(who, format!("{table}: a fill photographed and audited: {what}"));
        audited.slip = Some(slip_path(number, &row.game, &row.id));
        audited.kept = Some(row.id);
        Ok(())
    }

    /// The audit of this name, where it is one of the game at this table as it is now.
    ///
    /// # Errors
    /// [`AuditGone`].
    pub async fn kept_audit(&self, number: u32, id: &str) -> Result<KeptAudit, AuditGone> {
        let game = self.audited_name(number).ok_or(AuditGone::Forgotten)?;
        let kept = self.audit_of(number, &game, id).await?;
        if self.is_current(&kept) { Ok(kept) } else { Err(AuditGone::Changed) }
    }

    /// The audit of this name of a game that was audited at this table, whatever is shown there now.
    ///
    /// # Errors
    /// [`AuditGone::Forgotten`], [`AuditGone::Store`].
    pub async fn audit_of(&self, number: u32, game: &str, id: &str) -> Result<KeptAudit, AuditGone> {
        let row = self.store.audit((number, game), id, clock::now() - KEPT).await.map_err(AuditGone::Store)?;
        row.and_then(KeptAudit::of_row).ok_or(AuditGone::Forgotten)
    }

    /// Whether the game of an audit is shown at its table or paired there.
    #[must_use]
    pub fn is_at_its_table(&self, audit: &KeptAudit) -> bool {
        self.audited_name(audit.table).as_ref() == Some(&audit.game)
    }

    /// Whether the record, and what was noted for the count, are as they were audited.
    #[must_use]
    pub fn is_current(&self, audit: &KeptAudit) -> bool {
        let now = self.game_to_audit(audit.table, Audience::Staff).and_then(Result::ok);
        now.as_ref().map(GameToAudit::basis).unwrap_or_default() == audit.basis
    }

    /// Keeps the pictures of an audit with the game, once somebody has decided on it.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn make_evidence(&self, audit: &KeptAudit) -> Result<(), StoreError> {
        for [_, hash] in &audit.outcome.files {
            self.store.make_evidence((audit.table, &audit.game), hash).await?;
        }
        self.read_pictures().await
    }

    /// The name under which audits of the game at a table are kept: the hash of its journal's first line, or that of the game which is
    /// paired.
    fn audited_name(&self, number: u32) -> Option<String> {
        let recorded = self.table(number).and_then(|table| table.shown_state()).map(|shown| shown.first);
        recorded.or_else(|| self.round().pairing(number).audited_name())
    }
}
