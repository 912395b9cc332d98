//! A photographed fill that was audited by the record and the journal of its game, and a position that was read off a photograph.

use kifuscribe_acts::audit_settings::AuditSettings;
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::alignment::Turn;
use kifuscribe_core::audit::note::Note;
use kifuscribe_core::audit::request::AuditError;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::sensing::observation::Observation;
use kifuscribe_core::session::noted_count::NotedCount;
use kifuscribe_formats::journal::hash_of_bytes;
use kifuscribe_formats::observed_picture::{ObservedCount, PictureCopy};
use kifuscribe_formats::sgf::SgfGame;
use kifuscribe_language::say;
use kifuscribe_print::audit_report::ReportPicture;
use serde_json::json;

use crate::picture_stage::PictureStage;

/// A game of which a fill is audited.
#[derive(Debug, Clone)]
pub(super) struct GameToAudit {
    pub(super) sgf: String,
    pub(super) game: SgfGame,
    pub(super) noted: NotedCount,
    /// How many lines its journal has.
    pub(super) lines: usize,
    pub(super) is_behind: bool,
}

/// A fill that was audited.
#[derive(Debug)]
pub struct AuditedFill {
    /// What it came to.
    pub account: AuditAccount,
    /// What the pictures show.
    pub observed: ObservedCount,
    /// Whether the record is the one that spectators see, which may lack the last moves.
    pub is_behind: bool,
    /// The record; `None` where nobody recorded the game.
    pub record: Option<GameRecord>,
    /// Of what it was made: the hash of the record and of what the journal has for a count; empty without a record.
    pub(super) basis: String,
    /// What it was made of beside the pictures and what its account states.
    pub(super) made_of: (Option<String>, usize),
    /// The name under which it is kept for who decides on it.
    pub kept: Option<String>,
    /// The path of its slip at the hall, where it is kept.
    pub slip: Option<String>,
}

/// A position that was read off a photograph.
#[derive(Debug)]
pub struct ReadPosition {
    /// What the picture shows.
    pub observed: ObservedCount,
}

impl GameToAudit {
    /// The hash of what an audit rests on beside the pictures.
    pub(super) fn basis(&self) -> String {
        let noted = &self.noted;
        let NotedCount { penalties, claimed, decided_result, ruling, claims, bowls, wrong_bowls, .. } = noted;
        let NotedCount { decided, left_open, open_questions, wrong_compensation, .. } = noted;
        let compensation = wrong_compensation.as_ref().map(|seen| (&seen.at, seen.stones.placed, seen.stones.due));
        let questions: Vec<u32> = open_questions.iter().map(|asked| asked.id).collect();
        let penalties = penalties.each_ref().map(|noted| noted.as_ref().map(|noted| noted.value.to_string()));
        let claimed = claimed.as_ref().map(|claimed| claimed.value.to_text());
        let claims: Vec<_> = claims.iter().map(|claim| (&claim.signed.by, claim.result.to_text())).collect();
        let bowls = bowls.as_ref().map(|bowls| &bowls.value);
        let decided = decided.map(|(note, result)| (note, result.to_text()));
        let ruled = decided_result.map(GameResult::to_text);
        let ruling = ruling.as_ref().map(|(by, result)| (by, result.to_text()));
        let noted = json!([penalties, claimed, ruled, ruling, claims, bowls, wrong_bowls, decided, left_open]);
        let basis = json!([self.sgf, noted, questions, compensation]);
        hash_of_bytes(basis.to_string().as_bytes())
    }
}

impl AuditedFill {
    /// Audits what was read in pictures with these settings: a fill of that game, or of one that nobody recorded.
    pub(super) fn of(
        settings: AuditSettings,
        game: Option<GameToAudit>,
        observed: ObservedCount,
        left_out: &[Note],
    ) -> Result<Self, AuditError> {
        let settings = game.iter().fold(settings, |settings, game| settings.with_noted(&game.noted));
        let mut account = settings.audit(game.as_ref().map(|game| &game.game), &observed.pictures)?;
        account.notes.extend_from_slice(left_out);
        let is_behind = game.as_ref().is_some_and(|game| game.is_behind);
        let basis = game.as_ref().map(GameToAudit::basis).unwrap_or_default();
        let made_of = game.as_ref().map(|game| (Some(game.sgf.clone()), game.lines)).unwrap_or_default();
        let record = game.map(|game| game.game.record);
        Ok(Self { account, observed, record, is_behind, basis, made_of, kept: None, slip: None })
    }

    /// The photographs, those of the finished fill first with rings around the points to look at.
    #[must_use]
    pub fn pictures(&self) -> Vec<ReportPicture> {
        let (copies, read, account) = (&self.observed.shown, &self.observed.pictures, &self.account);
        let (several, marked) = (copies.finals.len() > 1, account.marked());
        let finals = copies.finals.iter().zip(&read.finals).enumerate().map(|(i, (copy, seen))| {
            let name = PictureStage::Final.text();
            let name = if several { format!("{name}: {}", seen.name) } else { name.to_owned() };
            let turn = account.turns.get(i).copied().flatten();
            captioned(shown_picture(name, copy).ringed(seen, turn, &marked))
        });
        let earlier = |stage: PictureStage, copy: &Option<PictureCopy>| {
            copy.as_ref().map(|copy| shown_picture(stage.text().to_owned(), copy))
        };
        let before = earlier(PictureStage::Before, &copies.before);
        finals.chain(earlier(PictureStage::Compensated, &copies.compensated)).chain(before).collect()
    }
}

impl ReadPosition {
    /// The board; `None` where none was found.
    #[must_use]
    pub fn board(&self) -> Option<&Observation> {
        self.observed.pictures.finals.first()?.observation.as_ref()
    }

    /// The photograph, with rings around these points.
    #[must_use]
    pub fn picture(&self, ringed: &[Point]) -> Option<ReportPicture> {
        let (copy, seen) = (self.observed.shown.finals.first()?, self.observed.pictures.finals.first()?);
        Some(captioned(shown_picture(seen.name.clone(), copy).ringed(seen, Some(Turn::NONE), ringed)))
    }

    /// The names of the points that are not known, as they are hidden or outside the picture.
    #[must_use]
    pub fn unknown(&self) -> Vec<String> {
        let seen = self.board().zip(self.observed.shown.finals.first());
        seen.map(|(board, shown)| board.hidden_points(shown.size.into()).labels(board.size)).unwrap_or_default()
    }
}

/// A picture as its reader shows it, without rings.
fn shown_picture(caption: String, copy: &PictureCopy) -> ReportPicture {
    let PictureCopy { size, jpeg } = copy.clone();
    ReportPicture { caption, mime: "image/jpeg", bytes: jpeg, size, rings: Vec::new(), radius: 0.0 }
}

/// The same, with its rings named for who does not see them.
fn captioned(picture: ReportPicture) -> ReportPicture {
    match picture.rings.len() {
        0 => picture,
        count => ReportPicture { caption: say!("audit-page-ringed", name = picture.caption, count), ..picture },
    }
}
