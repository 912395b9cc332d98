//! The page on which a finished count is audited: its pictures are chosen, its settings confirmed, and only then is
//! there a verdict.
//!
//! The page is for the referee. While it is open nothing of it need be seen by the players: one command covers it
//! with the words they are to read.

pub mod form;

use std::path::PathBuf;
use std::sync::Arc;

use egui::{ColorImage, Context, TextureHandle, TextureOptions};

use super::desk::{Desk, Examining, Wake};
use super::look::{Message, Urgency};
use super::picture::scaled;
use super::widgets::board_diagram::Diagram;
use crate::count::audit::Verdict;
use crate::game::point::Point;
use crate::jobs::audit::Account;
use crate::jobs::audit::case::{Case, CaseFiles};
use crate::jobs::audit::keeping::{CountJournal, Kept};
use crate::jobs::audit::pictures::{PictureFiles, PictureFrom, Shot};
use crate::sensing::frame::Frame;
use crate::sensing::geometry::Position2;
use crate::session::counting::{Event, Ruling, Way};
use form::{Field, Form};

/// The most final pictures that vote.
pub const MOST_FINALS: usize = 4;

/// How large a ring is, in cells.
const RING: f64 = 0.62;

/// How much of the board a close-up shows to each side of its point, in cells.
const CLOSE_UP: f64 = 3.5;

/// What a count is audited by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Slot {
    /// The record.
    Record,
    /// The picture with the dead stones off.
    Before,
    /// The picture after the compensation stones.
    Compensated,
    /// A picture of the finished fill, from 0.
    Final(usize),
    /// The picture of the stopped clock.
    Clock,
}

impl Slot {
    /// What it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Record => "Record",
            Self::Before => "Dead stones off, hands away",
            Self::Compensated => "Compensation placed",
            Self::Final(0) => "Full",
            Self::Final(_) => "Full, another picture",
            Self::Clock => "Clock",
        }
    }

    /// What it is good for.
    #[must_use]
    pub const fn hint(self) -> &'static str {
        match self {
            Self::Record => "The game as SGF. Without it the picture with the dead stones off is the position.",
            Self::Before => "The final position before anybody fills. It shows the dead stones, and checks the record.",
            Self::Compensated => {
                "After the shared points and the compensation stones. Only this picture tells them from losing stones."
            }
            Self::Final(0) => "The finished fill, all hands away.",
            Self::Final(_) => "The same from another side: pictures vote.",
            Self::Clock => "The stopped clock, to type the penalties from.",
        }
    }
}

/// What fills a slot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filled {
    /// Where it comes from.
    pub from: PictureFrom,
}

/// What is asked for on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CountCommand {
    /// Choose a file for a slot in a dialogue.
    Pick(Slot),
    /// This file, as a path; empty text clears the slot.
    Use(Slot, String),
    /// The picture that the camera shows now.
    Take(Slot),
    /// Empty a slot.
    Clear(Slot),
    /// Look at the pictures.
    Examine,
    /// A setting was typed or chosen.
    Set(Field, String),
    /// The settings are right: show the verdict.
    ConfirmSettings,
    /// Back to the settings.
    ChangeSettings,
    /// Back to the choice of pictures.
    ChangePictures,
    /// Show this finding's points in the picture, or all of them.
    ShowFinding(Option<usize>),
    /// Show this picture.
    ShowPicture(Slot),
    /// Show the record after so many moves.
    Step(usize),
    /// This way was taken.
    Decide(Way),
    /// The name of who decides.
    EditBy(String),
    /// The reasons.
    EditReasons(String),
    /// Whether under protest.
    SetProtest(bool),
    /// Write the report.
    SaveReport,
    /// Cover the page with the words the players are to read, or uncover it.
    Shield(bool),
}

/// How far the audit has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The record and the pictures are chosen.
    Choosing,
    /// The pictures are looked at.
    Looking,
    /// The settings wait to be confirmed.
    Settings,
    /// The verdict is shown.
    Judged,
}

/// The page.
pub struct CountPage {
    files: CaseFiles,
    /// The session folder whose journal keeps the count, where no recording is writing it.
    session: Option<PathBuf>,
    /// Where reports go that belong to no record.
    records: PathBuf,
    examining: Option<Box<dyn Examining>>,
    case: Option<Case>,
    form: Form,
    /// What the settings that fit come to.
    account: Option<Account>,
    /// Why the settings do not fit.
    refused: Option<String>,
    confirmed: bool,
    kept: Option<Kept>,
    report: Option<PathBuf>,
    shielded: bool,
    finding: Option<usize>,
    shown: Slot,
    steps: Option<(usize, Diagram)>,
    by: String,
    reasons: String,
    protest: bool,
    texture: Option<(Slot, Option<usize>, TextureHandle)>,
    clock: Option<TextureHandle>,
}

/// A picture as it is drawn: a piece of a frame on the graphics card, with the rings on it.
#[derive(Clone)]
pub struct Shown<'a> {
    /// The texture.
    pub texture: &'a TextureHandle,
    /// The left upper corner and the size of the piece, in pixels of the frame.
    pub part: [f64; 4],
    /// The points ringed, in pixels of the frame, with their names.
    pub rings: Vec<(Position2, String)>,
    /// The radius of a ring in pixels of the frame.
    pub radius: f64,
}

impl CountPage {
    /// A new audit: of `record` where there is one, kept in the journal of `session` where that is free.
    #[must_use]
    pub fn new(record: Option<PathBuf>, session: Option<PathBuf>, records: PathBuf) -> Self {
        Self {
            files: CaseFiles { record, pictures: PictureFiles::default() },
            session,
            records,
            examining: None,
            case: None,
            form: Form::default(),
            account: None,
            refused: None,
            confirmed: false,
            kept: None,
            report: None,
            shielded: false,
            finding: None,
            shown: Slot::Final(0),
            steps: None,
            by: String::new(),
            reasons: String::new(),
            protest: false,
            texture: None,
            clock: None,
        }
    }

    /// How far it has come.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        match (&self.examining, &self.case, self.confirmed) {
            (Some(_), ..) => Stage::Looking,
            (None, None, _) => Stage::Choosing,
            (None, Some(_), false) => Stage::Settings,
            (None, Some(_), true) => Stage::Judged,
        }
    }

    /// The state in one sentence, without a full stop.
    #[must_use]
    pub fn status(&self) -> String {
        match self.stage() {
            Stage::Choosing if self.files.pictures.finals.is_empty() => {
                "Audit - choose the record and a picture of the finished fill".to_owned()
            }
            Stage::Choosing => "Audit - ready to look at the pictures".to_owned(),
            Stage::Looking => "Audit - looking at the pictures".to_owned(),
            Stage::Settings => "Audit - confirm the settings; the verdict rests on them".to_owned(),
            Stage::Judged => match self.kept.as_ref().and_then(|k| k.counting.standing()) {
                Some(standing) => format!("Audit - {standing}"),
                None => "Audit - an aid to the referee, who decides".to_owned(),
            },
        }
    }

    /// What fills a slot, as it is shown.
    #[must_use]
    pub fn filled(&self, slot: Slot) -> Option<String> {
        let text = |from: &PictureFrom| match from {
            PictureFrom::File(path) => path.display().to_string(),
            PictureFrom::Taken { name, .. } => name.clone(),
        };
        match slot {
            Slot::Record => self.files.record.as_ref().map(|p| p.display().to_string()),
            slot => self.picture(slot).map(text),
        }
    }

    fn picture(&self, slot: Slot) -> Option<&PictureFrom> {
        let pictures = &self.files.pictures;
        match slot {
            Slot::Record => None,
            Slot::Before => pictures.before.as_ref(),
            Slot::Compensated => pictures.compensated.as_ref(),
            Slot::Final(i) => pictures.finals.get(i),
            Slot::Clock => pictures.clock.as_ref(),
        }
    }

    /// The slots that there are now: one more for a final picture than there are.
    #[must_use]
    pub fn slots(&self) -> Vec<Slot> {
        let finals = (self.files.pictures.finals.len() + 1).min(MOST_FINALS);
        let mut slots = vec![Slot::Record, Slot::Before, Slot::Compensated];
        slots.extend((0..finals).map(Slot::Final));
        slots.push(Slot::Clock);
        slots
    }

    /// The settings as they were typed.
    #[must_use]
    pub const fn form(&self) -> &Form {
        &self.form
    }

    /// What the settings come to; `None` where they do not fit.
    #[must_use]
    pub const fn account(&self) -> Option<&Account> {
        self.account.as_ref()
    }

    /// Why the settings do not fit.
    #[must_use]
    pub fn refused(&self) -> Option<&str> {
        self.refused.as_deref()
    }

    /// What has been kept of this count.
    #[must_use]
    pub const fn kept(&self) -> Option<&Kept> {
        self.kept.as_ref()
    }

    /// The report, once it is written.
    #[must_use]
    pub const fn report(&self) -> Option<&PathBuf> {
        self.report.as_ref()
    }

    /// Whether the page is covered.
    #[must_use]
    pub const fn is_shielded(&self) -> bool {
        self.shielded
    }

    /// The finding whose points are shown.
    #[must_use]
    pub const fn finding(&self) -> Option<usize> {
        self.finding
    }

    /// Which picture is shown.
    #[must_use]
    pub const fn shown_slot(&self) -> Slot {
        self.shown
    }

    /// Who decides, the reasons, and whether under protest.
    #[must_use]
    pub fn decision(&self) -> (&str, &str, bool) {
        (&self.by, &self.reasons, self.protest)
    }

    /// The record as far as it is stepped through, and how many moves it has.
    #[must_use]
    pub fn steps(&self) -> Option<(usize, usize, &Diagram)> {
        let moves = self.case.as_ref()?.record()?.moves.len();
        self.steps.as_ref().map(|(shown, diagram)| (*shown, moves, diagram))
    }

    /// Whether the record can be stepped through.
    #[must_use]
    pub fn has_record(&self) -> bool {
        self.case.as_ref().is_some_and(|c| c.record().is_some())
    }

    /// The pictures that were looked at.
    #[must_use]
    pub fn pictures(&self) -> Vec<Slot> {
        self.slots().into_iter().filter(|&s| s != Slot::Clock && self.picture(s).is_some()).collect()
    }

    /// Whether the command makes sense now; `live` says whether a camera shows a picture.
    #[must_use]
    pub fn can(&self, command: &CountCommand, live: bool) -> bool {
        let stage = self.stage();
        match command {
            CountCommand::Pick(_) | CountCommand::Use(..) | CountCommand::Clear(_) => stage == Stage::Choosing,
            CountCommand::Take(slot) => stage == Stage::Choosing && live && *slot != Slot::Record,
            CountCommand::Examine => stage == Stage::Choosing && !self.files.pictures.finals.is_empty(),
            CountCommand::Set(..) => stage == Stage::Settings,
            CountCommand::ConfirmSettings => stage == Stage::Settings && self.account.is_some(),
            CountCommand::ChangePictures => matches!(stage, Stage::Settings | Stage::Judged),
            CountCommand::ChangeSettings
            | CountCommand::ShowFinding(_)
            | CountCommand::ShowPicture(_)
            | CountCommand::SaveReport
            | CountCommand::EditBy(_)
            | CountCommand::EditReasons(_)
            | CountCommand::SetProtest(_) => stage == Stage::Judged,
            CountCommand::Step(_) => matches!(stage, Stage::Settings | Stage::Judged) && self.has_record(),
            CountCommand::Decide(_) => {
                stage == Stage::Judged && self.kept.as_ref().is_none_or(|k| k.counting.confirmed().is_none())
            }
            CountCommand::Shield(covered) => *covered != self.shielded,
        }
    }

    /// Carries a command out; gives what has to be said. `frame` is the camera's newest picture.
    pub fn carry_out(
        &mut self,
        command: CountCommand,
        desk: &mut dyn Desk,
        frame: Option<&Frame>,
        wake: Wake,
    ) -> Option<Message> {
        match command {
            CountCommand::Pick(_) => {}
            CountCommand::Use(slot, path) => self.fill(slot, path),
            CountCommand::Take(slot) => {
                let name = format!("the picture of {}", clock_time(&desk.now()));
                let from = PictureFrom::Taken { frame: frame?.clone(), name };
                self.put(slot, Some(from));
            }
            CountCommand::Clear(slot) => self.put(slot, None),
            CountCommand::Examine => match desk.examine(self.files.clone(), wake) {
                Ok(examining) => self.examining = Some(examining),
                Err(why) => return Some(problem(why)),
            },
            CountCommand::Set(field, text) => {
                self.form.set(field, text);
                self.judge();
            }
            CountCommand::ConfirmSettings => return self.confirm(desk),
            CountCommand::ChangeSettings => self.confirmed = false,
            CountCommand::ChangePictures => {
                self.case = None;
                self.account = None;
                self.confirmed = false;
                self.texture = None;
                self.steps = None;
            }
            CountCommand::ShowFinding(finding) => {
                self.finding = finding;
                self.shown = Slot::Final(0);
            }
            CountCommand::ShowPicture(slot) => (self.shown, self.finding) = (slot, None),
            CountCommand::Step(moves) => self.step(moves),
            CountCommand::Decide(way) => return self.decide(way, desk),
            CountCommand::EditBy(text) => self.by = text,
            CountCommand::EditReasons(text) => self.reasons = text,
            CountCommand::SetProtest(protest) => self.protest = protest,
            CountCommand::SaveReport => return self.save_report(desk),
            CountCommand::Shield(covered) => self.shielded = covered,
        }
        None
    }

    /// Takes what was seen, once it is there; gives what has to be said.
    pub fn poll(&mut self) -> Option<Message> {
        let result = self.examining.as_ref()?.poll()?;
        self.examining = None;
        match result {
            Ok(case) => {
                self.case = Some(case);
                self.form = Form::default();
                self.kept = None;
                self.report = None;
                self.finding = None;
                self.shown = Slot::Final(0);
                self.judge();
                None
            }
            Err(why) => Some(problem(why)),
        }
    }

    fn fill(&mut self, slot: Slot, path: String) {
        let path = Some(path).filter(|p| !p.trim().is_empty()).map(PathBuf::from);
        match slot {
            Slot::Record => self.files.record = path,
            slot => self.put(slot, path.map(PictureFrom::File)),
        }
    }

    fn put(&mut self, slot: Slot, from: Option<PictureFrom>) {
        let pictures = &mut self.files.pictures;
        match slot {
            Slot::Record => self.files.record = None,
            Slot::Before => pictures.before = from,
            Slot::Compensated => pictures.compensated = from,
            Slot::Clock => pictures.clock = from,
            Slot::Final(i) => match (from, pictures.finals.get_mut(i)) {
                (Some(from), Some(there)) => *there = from,
                (Some(from), None) => pictures.finals.push(from),
                (None, Some(_)) => drop(pictures.finals.remove(i)),
                (None, None) => {}
            },
        }
    }

    fn judge(&mut self) {
        let Some(case) = &self.case else { return };
        let judged = self.form.settled().and_then(|settled| case.judge(&settled).map_err(|e| e.to_string()));
        match judged {
            Ok(account) => (self.account, self.refused) = (Some(account), None),
            Err(why) => (self.account, self.refused) = (None, Some(why)),
        }
    }

    /// Where the count is kept.
    fn journal(&self, case: &Case) -> CountJournal {
        match &self.session {
            Some(session) => CountJournal::of_session(session),
            None => case.journal_beside(&self.records.join("audit.html")),
        }
    }

    fn confirm(&mut self, desk: &mut dyn Desk) -> Option<Message> {
        let (case, account) = (self.case.as_ref()?, self.account.as_ref()?);
        self.confirmed = true;
        self.report = None;
        let event = case.event(account, desk.now());
        match desk.keep_count(&self.journal(case), event) {
            Ok(kept) => {
                self.kept = Some(kept);
                None
            }
            Err(why) => Some(problem(why)),
        }
    }

    fn decide(&mut self, way: Way, desk: &mut dyn Desk) -> Option<Message> {
        let case = self.case.as_ref()?;
        let ruling = Ruling {
            at: desk.now(),
            way,
            by: self.by.trim().to_owned(),
            reasons: self.reasons.trim().to_owned(),
            protest: self.protest,
        };
        match desk.keep_count(&self.journal(case), Event::Ruled(ruling)) {
            Ok(kept) => {
                self.kept = Some(kept);
                self.reasons.clear();
                self.report = None;
                let text = format!("{} It is in the journal.", way.sentence());
                Some(Message { urgency: Urgency::Note, text })
            }
            Err(why) => Some(problem(why)),
        }
    }

    fn save_report(&mut self, desk: &mut dyn Desk) -> Option<Message> {
        let (case, account) = (self.case.as_ref()?, self.account.as_ref()?);
        let path = match &self.files.record {
            Some(record) => record.with_extension("audit.html"),
            None => self.records.join(format!("audit-{}.html", desk.now().replace(':', "-"))),
        };
        match desk.write_report(case, account, self.kept.as_ref(), &path) {
            Ok(()) => {
                let text = format!("The report is written: {}", path.display());
                self.report = Some(path);
                Some(Message { urgency: Urgency::Note, text })
            }
            Err(why) => Some(problem(why)),
        }
    }

    fn step(&mut self, moves: usize) {
        let Some(record) = self.case.as_ref().and_then(Case::record) else { return };
        let moves = moves.min(record.moves.len());
        self.steps = Some((moves, Diagram::after(record, moves)));
    }

    /// The points that are ringed: those of the finding shown, or of every finding.
    fn ringed(&self) -> Vec<Point> {
        let Some(account) = &self.account else { return Vec::new() };
        let of = |i: usize| account.findings.get(i).map(|f| f.points.clone()).unwrap_or_default();
        match self.finding {
            Some(i) => of(i),
            None => (0..account.findings.len()).flat_map(of).collect(),
        }
    }

    /// The picture to draw now; its texture is made by [`CountPage::update`].
    #[must_use]
    pub fn shown(&self) -> Option<Shown<'_>> {
        let (texture, case) = (&self.texture.as_ref()?.2, self.case.as_ref()?);
        let (shot, seen, turn) = self.looked(case)?;
        let whole = [0.0, 0.0, shot.frame.width as f64, shot.frame.height as f64];
        let (Some(observation), Some(turn)) = (&seen.observation, turn) else {
            return Some(Shown { texture, part: whole, rings: Vec::new(), radius: 0.0 });
        };
        let size = observation.size;
        let ring = |p: Point| (observation.pose.at(turn.in_picture(p, size)), p.label(size));
        let rings: Vec<_> = self.ringed().into_iter().map(ring).collect();
        let part = self.close_up(case).map_or(whole, |part| part.map(|v| v as f64));
        Some(Shown { texture, part, rings, radius: RING * observation.pose.cell() })
    }

    /// The shown picture with what was read in it and how it lies to the record.
    fn looked<'a>(
        &self,
        case: &'a Case,
    ) -> Option<(&'a Shot, &'a crate::jobs::audit::Seen, Option<crate::jobs::audit::alignment::Turn>)> {
        let (shots, pictures) = (case.shots(), case.pictures());
        match self.shown {
            Slot::Record | Slot::Clock => None,
            Slot::Before => Some((shots.before.as_ref()?, pictures.before.as_ref()?, None)),
            Slot::Compensated => Some((shots.compensated.as_ref()?, pictures.compensated.as_ref()?, None)),
            Slot::Final(i) => {
                let turn = self.account.as_ref().and_then(|a| a.turns.get(i).copied().flatten());
                Some((shots.finals.get(i)?, pictures.finals.get(i)?, turn))
            }
        }
    }

    /// The piece of the picture around a finding of few points: left, top, width, height, in pixels.
    fn close_up(&self, case: &Case) -> Option<[usize; 4]> {
        let (shot, seen, turn) = self.looked(case)?;
        let (observation, turn) = (seen.observation.as_ref()?, turn?);
        let points = self.finding.map(|_| self.ringed()).filter(|p| (1..=3).contains(&p.len()))?;
        let at: Vec<Position2> =
            points.iter().map(|&p| observation.pose.at(turn.in_picture(p, observation.size))).collect();
        let reach = CLOSE_UP * observation.pose.cell();
        let low = |v: fn(&Position2) -> f64| at.iter().map(v).fold(f64::INFINITY, f64::min) - reach;
        let high = |v: fn(&Position2) -> f64| at.iter().map(v).fold(f64::NEG_INFINITY, f64::max) + reach;
        let clamp = |v: f64, most: usize| v.clamp(0.0, most as f64) as usize;
        let (width, height) = (shot.frame.width, shot.frame.height);
        let (left, top) = (clamp(low(|p| p.x), width - 1), clamp(low(|p| p.y), height - 1));
        let (right, bottom) = (clamp(high(|p| p.x), width), clamp(high(|p| p.y), height));
        (right > left && bottom > top).then(|| [left, top, right - left, bottom - top])
    }

    /// Puts the picture that is shown on the graphics card, where it is not there yet.
    pub fn update(&mut self, ctx: &Context) {
        let Some(case) = &self.case else { return };
        let wanted = (self.shown, self.finding);
        if self.texture.as_ref().is_none_or(|t| (t.0, t.1) != wanted)
            && let Some((shot, ..)) = self.looked(case)
        {
            let image = match self.close_up(case) {
                Some(part) => cut(&shot.frame, part),
                None => scaled(&shot.frame),
            };
            let texture = ctx.load_texture("count", image, TextureOptions::LINEAR);
            self.texture = Some((wanted.0, wanted.1, texture));
        }
        match (&self.clock, &case.shots().clock) {
            (None, Some((shot, _))) => {
                self.clock = Some(ctx.load_texture("clock", scaled(&shot.frame), TextureOptions::LINEAR));
            }
            (Some(_), None) => self.clock = None,
            _ => {}
        }
    }

    /// The picture of the clock.
    #[must_use]
    pub const fn clock(&self) -> Option<&TextureHandle> {
        self.clock.as_ref()
    }

    /// The verdict, once the settings are confirmed.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        self.account.as_ref().filter(|_| self.confirmed).map(|a| a.verdict)
    }
}

/// A piece of a frame at its full resolution.
fn cut(frame: &Frame, [left, top, width, height]: [usize; 4]) -> ColorImage {
    let mut rgb = Vec::with_capacity(3 * width * height);
    for y in top..top + height {
        let start = 3 * (y * frame.width + left);
        rgb.extend_from_slice(&frame.rgb[start..start + 3 * width]);
    }
    scaled(&Frame::new(width, height, Arc::<[u8]>::from(rgb)))
}

fn problem(text: String) -> Message {
    Message { urgency: Urgency::Problem, text }
}

/// The hours and minutes of a time as the desk gives it.
fn clock_time(at: &str) -> &str {
    crate::session::counting::clock_time(at)
}
