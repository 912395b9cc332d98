//! Audits of a fill that somebody has photographed, and positions read off a photograph.
//!
//! `kifuscribe` says what the pictures show, and no more: the verdict is reached here, by the record and the journal of the game, so
//! that its words are those of types and not of another program.

use std::path::Path;

use kifuscribe_acts::audit_settings::{AuditSettings, outcome};
use kifuscribe_acts::hall_acts::{HallAct, HallActKind, PlayersWord};
use kifuscribe_core::audit::final_position::Agreement;
use kifuscribe_core::audit::request::AuditError;
use kifuscribe_core::count::setting::{Origin, SettingKind, Sourced};
use kifuscribe_core::game::preset::Preset;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::score::handicap_moves;
use kifuscribe_core::session::noted_count::NotedCount;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::hall_answer::PictureWish;
use kifuscribe_formats::journal::{JournalError, JournalReader};
use kifuscribe_formats::observed_picture::ObservedCount;
use kifuscribe_formats::sgf::{self, SgfError};
use kifuscribe_language::{Language, Message, within};
use kifuscribe_network::live::delay::SpectatorDelay;
use kifuscribe_network::live::publication::GameStage;
use kifuscribe_platform::clock::now;
use kifuscribe_storage::count_journal::CountRecord;
use thiserror::Error;

use crate::clock;
use crate::hall::Hall;
use crate::hall::audited_fill::{AuditedFill, GameToAudit, ReadPosition};
use crate::hall::pictures::KEPT;
use crate::kept_audit::{AuditMaterial, KeptAudit};
use crate::picture_process::ReadingTask;
use crate::picture_reader::{ReadingPlace, picture_name};
use crate::reading_fault::ReadingFault;
use crate::sent_pictures::{SentPicture, left_out_notes};
use crate::shown::{Audience, ShownTable};
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
    /// What was given does not fit the pictures.
    #[message(transparent)]
    Refused(AuditError),
    /// A finished fill under rules that count territory.
    #[message("audit-page-not-by-filling")]
    NotByFilling,
    /// It could not be written.
    #[message(transparent)]
    Unwritable(#[from] JournalError),
    /// It could not be kept.
    #[message(transparent)]
    Store(#[from] StoreError),
}

impl From<AuditError> for AuditFault {
    fn from(why: AuditError) -> Self {
        match why {
            AuditError::NotByFilling => Self::NotByFilling,
            AuditError::Agreement(_) => Self::Refused(why),
        }
    }
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
    /// The photographs that were left out, as [`left_out_notes`] reads them.
    pub left_out: String,
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

/// Takes the value of the pairing where there is none. Returns whether it did.
fn fill<T>(value: &mut Option<T>, paired: Option<T>) -> bool {
    let is_open = value.is_none() && paired.is_some();
    if is_open {
        *value = paired;
    }
    is_open
}

/// The path of the slip of an audit that is kept.
#[must_use]
pub fn slip_path(table: u32, game: &str, id: &str) -> String {
    let query = url::form_urlencoded::Serializer::new(String::new()).append_pair("game", game).finish();
    format!("/audit/table/{table}/slip/{id}?{query}")
}

/// Who decided which result here as the referee.
fn decided_here(shown: &ShownTable) -> Option<(String, GameResult)> {
    let act = shown.decided_here.as_ref()?;
    let is_referees = matches!(&act.kind, HallActKind::Decision { players: PlayersWord::Nobody, .. });
    Some((act.signed.by.clone(), act.kind.result().filter(|_| is_referees)?))
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
        let AuditQuestion { claimed, turn, agreement, left_out } = question.clone();
        let settings = AuditSettings { claimed, turn, ..AuditSettings::default() };
        let settings = match &game {
            Some(_) => settings,
            None => {
                let shown = table.and_then(|number| Some(self.table(number)?.shown(audience, clock::now())));
                let ruling = shown.as_ref().and_then(|shown| decided_here(shown));
                self.with_pairing(table, AuditSettings { agreement, ruling, ..settings })
            }
        };
        Ok(AuditedFill::of(settings, game, observed, &left_out_notes(&left_out))?)
    }

    /// These settings of an audit of a game that nobody recorded, where nobody says otherwise with the conditions of its pairing.
    fn with_pairing(&self, table: Option<u32>, mut settings: AuditSettings) -> AuditSettings {
        let round = self.round();
        let Some(paired) = table.and_then(|table| round.games.get(&table)).map(|game| &game.info) else {
            return settings;
        };
        let AuditSettings { agreement, sources, .. } = &mut settings;
        let mut of_pairing = |kind, is_it: bool| sources.extend(is_it.then(|| Sourced::new(kind, Origin::Pairing)));
        of_pairing(SettingKind::Rules, fill(&mut agreement.rules, Preset::from_sgf(&paired.rules)));
        of_pairing(SettingKind::Komi, fill(&mut agreement.komi, paired.komi));
        let moves = paired.handicap.map(handicap_moves);
        of_pairing(SettingKind::Handicap, fill(&mut agreement.handicap, moves));
        settings
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
        if let Some(decided) = decided_here(&shown) {
            (noted.decided_result, noted.ruling) = (Some(decided.1), Some(decided));
        }
        let (sgf, lines) = (shown.publication.sgf(), shown.lines);
        Some(sgf::read(sgf.as_bytes()).map(|game| GameToAudit { sgf, game, noted, lines, is_behind }))
    }

    /// Keeps the pictures of a fill that staff have audited for a day, and what the audit came to, for who decides on it in any
    /// process of the hall.
    ///
    /// # Errors
    /// [`AuditFault`].
    pub async fn keep_audited(
        &self,
        number: u32,
        (pictures, question): (&[SentPicture], &AuditQuestion),
        (audited, confirmable): (&mut AuditedFill, Option<GameResult>),
        who: &str,
    ) -> Result<(), AuditFault> {
        let Some(journal) = self.audited_name(number) else { return Ok(()) };
        let at = clock::now();
        let mut files = Vec::new();
        for (i, picture) in pictures.iter().enumerate() {
            let wish = PictureWish { hash: picture.hash(), full: false };
            let subject = PictureSubject::Fill { stage: picture.stage, is_evidence: false };
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
        let (sgf, lines) = audited.made_of.clone();
        let claimed = question.claimed.map(|claimed| claimed.to_text());
        let material = audited.observed.json().ok();
        let (turn, left_out) = (question.turn, question.left_out.clone());
        let material = material.map(|observed| AuditMaterial { sgf, lines, claimed, turn, left_out, observed });
        let row = KeptAudit { table: number, game: journal, basis, confirmable, outcome, material }.row(at)?;
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

    /// The audit as it was made, once more: of the same record and pictures, with what the game's journal had then.
    ///
    /// # Errors
    /// [`AuditGone`].
    pub async fn audited_again(&self, kept: &KeptAudit) -> Result<AuditedFill, AuditGone> {
        let material = kept.material.as_ref().ok_or(AuditGone::Forgotten)?;
        let observed = ObservedCount::of_json(&material.observed, picture_name).map_err(|_| AuditGone::Forgotten)?;
        let claimed = material.claimed.as_deref().and_then(GameResult::from_text);
        let settings = AuditSettings { claimed, turn: material.turn, ..AuditSettings::default() };
        let (settings, game) = match &material.sgf {
            None => (settings.with_stated(&kept.outcome), None),
            Some(sgf) => {
                let game = sgf::read(sgf.as_bytes()).map_err(|_| AuditGone::Forgotten)?;
                let state = self.state_after(kept, material.lines).await.map_err(AuditGone::Store)?;
                let (sgf, noted, lines) = (sgf.clone(), NotedCount::of(&state, None), material.lines);
                (settings, Some(GameToAudit { sgf, game, noted, lines, is_behind: false }))
            }
        };
        AuditedFill::of(settings, game, observed, &left_out_notes(&material.left_out)).map_err(|_| AuditGone::Forgotten)
    }

    /// What the first lines of the journal of an audited game add up to.
    async fn state_after(&self, kept: &KeptAudit, lines: usize) -> Result<SessionState, StoreError> {
        let journals = self.store.journals(Some(kept.table)).await?;
        let mut reader = JournalReader::default();
        if let Some(journal) = journals.into_iter().find(|journal| journal.first == kept.game) {
            let kept = self.store.lines(journal.id, 0).await?;
            let _ = kept.iter().take(lines).take_while(|line| reader.read_line(&line.text).is_ok()).count();
        }
        Ok(reader.state().clone())
    }

    /// What is decided of the count of an audited game while its table shows it, with what was decided here and the table has not written
    /// down.
    #[must_use]
    pub fn counting_of(&self, audit: &KeptAudit) -> CountRecord {
        let table = self.table(audit.table).filter(|_| self.is_at_its_table(audit));
        let state = table.map(|table| match table.shown_state() {
            Some(shown) => HallAct::decided(&table.acts_of_shown(), &shown.state),
            None => HallAct::alone(&table.acts_of_paired()),
        });
        CountRecord::of(&state.unwrap_or_default(), Path::new(""), "")
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
