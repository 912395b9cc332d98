//! `audit`: compares a finished fill with its record.

mod account;

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::{Duration, Instant};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{ArgGroup, Args};
use serde_json::json;

use crate::commands::acting::act_on;
use crate::commands::acting::with_option;
use crate::commands::assent_args::AssentArgs;
use crate::commands::audit::account::PrintedAccount;
use crate::commands::interrupt::stop_on_interrupt;
use crate::commands::models::ModelsArgs;
use crate::commands::noted_count::announce_noted_penalties;
use crate::commands::observed;
use crate::commands::phone::open_named;
use crate::commands::protest_args::ProtestArgs;
use crate::commands::score::{AgreementArgs, read_game};
use crate::commands::value::{InvalidValue, one_of};
use kifuscribe_acts::act::{DecisionDetail, SessionAct};
use kifuscribe_acts::act_stage::ActStage;
use kifuscribe_acts::decision::{check_undecided, decide};
use kifuscribe_acts::failure::ActError;
use kifuscribe_acts::papers::note_papers;
use kifuscribe_acts::performance::ActPlace;
use kifuscribe_acts::refusal::ActRefusal;
use kifuscribe_console::exit::{CommandOutcome, print_error};
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::bowls;
use kifuscribe_core::audit::final_position::Warrant;
use kifuscribe_core::audit::note::Note;
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::count::checkpoints::CheckpointEvent;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::{AuditOutcome, Counting, NoticeKind, Resolution};
use kifuscribe_core::session::noted_count::NotedCount;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::shell_words::typed_path;
use kifuscribe_language::{self as language, Language, phrase, say};
use kifuscribe_platform::clock;
use kifuscribe_recording::count::audit_input::{AuditFiles, AuditInput, AuditSettings, RecordFile};
use kifuscribe_recording::count::evidence_store::EvidenceStore;
use kifuscribe_recording::count::pictures::{PictureFiles, PictureFrom, read_one};
use kifuscribe_recording::count::report::write_report;
use kifuscribe_recording::count::tracker::{CountTracker, Notice, TrackedCount};
use kifuscribe_recording::inline::follow_count;
use kifuscribe_recording::record_options::MOST_EVIDENCE;
use kifuscribe_storage::count_journal::{CountJournal, CountRecord};
use kifuscribe_storage::recordings;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_vision::tracker::BoardTracker;
use kifuscribe_words::count_text;
use kifuscribe_words::history_text::resolution as resolution_sentence;
use kifuscribe_words::result_text;

/// Compares a finished fill-in count with its record.
///
/// Give the record, a picture from before the fill (dead stones off), or both, and one or several pictures of the
/// finished fill, which vote. Dead stones are those named by --dead, else those inside the territory that the record's
/// last node marks, else those that the pictures show lifted or that are probably dead; a note names them. The verdict
/// holds for this record and these settings only: it is an aid to the referee, who decides.
#[derive(Debug, Args)]
pub(super) struct AuditArgs {
    /// The record (a name that ends in .sgf), then the pictures of the finished fill.
    #[arg(required_unless_present_any = ["bowls"], value_name = "GAME.sgf|FINAL.jpg")]
    files: Vec<PathBuf>,
    /// A picture of the position before the fill, dead stones off.
    #[arg(long, value_name = "Q.jpg")]
    before: Option<PathBuf>,
    /// A picture taken after the shared points and the compensation stones were placed.
    #[arg(long, value_name = "K2.jpg")]
    compensated: Option<PathBuf>,
    #[command(flatten)]
    agreement: AgreementArgs,
    /// The result the players claim, such as B+3 [default: the record's].
    #[arg(long, value_name = "RESULT", value_parser = result)]
    claimed: Option<GameResult>,
    /// By how many degrees the final pictures have to be turned clockwise to lie as the record does; asked for where
    /// they fit from several sides.
    #[arg(long, value_name = "0|90|180|270", value_parser = quarters)]
    turn: Option<u8>,
    /// Writes the result slip and the report for the referee: HTML that prints on A4, and the same as PDF beside it; only
    /// the PDF where the name ends in .pdf.
    #[arg(long, value_name = "F.html")]
    report: Option<PathBuf>,
    /// How the bowls were checked before the game, by whom and when, such as "laid out, A. Referee, 9:40", or measured,
    /// or trusted.
    #[arg(long, value_name = "TEXT")]
    bowls_checked: Option<String>,
    /// A picture of the stopped clock, for the report: the penalties are typed, not read off it.
    #[arg(long, value_name = "CLOCK.jpg")]
    clock: Option<PathBuf>,
    /// Watches the whole count instead of taking pictures of it: a source, as for 'record'. The pictures are taken unasked
    /// whenever all hands are away; it ends with the source or with Ctrl-C.
    #[arg(long, value_name = "SOURCE", conflicts_with_all = ["before", "compensated", "bowls"])]
    watch: Option<String>,
    #[command(flatten)]
    decided: DecidedArgs,
    /// Counts the stones of both bowls instead, all laid out before the game with the centre left free; with --rules japanese one more
    /// black stone, and no point free.
    #[arg(long, value_name = "ALL.jpg", conflicts_with_all = ["files", "before", "compensated", "claimed", "report", "clock", "turn",
        "bowls_checked", "pair_go", "komi", "dead", "seki", "penalty_black", "penalty_white", "prisoners_black", "prisoners_white",
        "handicap", "compensation", "odd", "last_move"])]
    bowls: Option<PathBuf>,
    #[command(flatten)]
    models: ModelsArgs,
    /// Prints the arithmetic step by step as well; the report and the JSON always have it.
    #[arg(long)]
    arithmetic: bool,
    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
    /// Prints what was read in each picture instead of a verdict, as JSON, for a program that judges it itself.
    #[arg(long, requires = "json", conflicts_with_all = ["bowls", "watch", "report", "session", "ruling", "arithmetic"])]
    observed: bool,
    /// Takes at most 2 GiB of memory and a minute of processor time.
    #[arg(long)]
    limited: bool,
}

fn result(text: &str) -> Result<GameResult, InvalidValue> {
    let read = GameResult::from_sgf(text);
    read.filter(|r| matches!(r, GameResult::Win { .. } | GameResult::Draw))
        .ok_or(InvalidValue::Malformed(phrase!("value-counted-result")))
}

fn decided(text: &str) -> Result<GameResult, InvalidValue> {
    let read = GameResult::from_text(text).filter(|r| r.is_decided());
    read.ok_or(InvalidValue::Malformed(phrase!("value-decided-result")))
}

fn quarters(text: &str) -> Result<u8, InvalidValue> {
    one_of(text, &[0, 1, 2, 3], |quarters| ["0", "90", "180", "270"][usize::from(quarters)])
}

/// The record and the pictures among the files named.
fn sorted(files: &[PathBuf], watched: bool) -> anyhow::Result<(Option<&PathBuf>, Vec<PathBuf>)> {
    let is_record = |p: &&PathBuf| p.extension().is_some_and(|e| e.eq_ignore_ascii_case("sgf"));
    let records: Vec<&PathBuf> = files.iter().filter(is_record).collect();
    let finals: Vec<PathBuf> = files.iter().filter(|p| !is_record(p)).cloned().collect();
    if watched {
        return match (records.as_slice(), finals.is_empty()) {
            ([one], true) => Ok((Some(one), finals)),
            _ => anyhow::bail!(say!("audit-watch-one-record")),
        };
    }
    match (records.as_slice(), finals.is_empty()) {
        (_, true) => anyhow::bail!(say!("audit-no-picture")),
        ([], _) => Ok((None, finals)),
        ([one], _) => Ok((Some(one), finals)),
        _ => anyhow::bail!(say!("audit-two-records")),
    }
}

pub(super) fn run(args: &AuditArgs) -> anyhow::Result<CommandOutcome> {
    if args.limited {
        observed::limit();
    }
    observed::told(args.observed, audit(args))
}

fn audit(args: &AuditArgs) -> anyhow::Result<CommandOutcome> {
    if let Some(path) = &args.bowls {
        let (_, picture) = read_one(&mut args.models.open(), &PictureFrom::File(path.clone()), None)?;
        return conclude(&bowls(&picture, args.agreement.agreement().rules), None, None, args);
    }
    let (record, finals) = sorted(&args.files, args.watch.is_some())?;
    let (journal, so_far) = args.decided.journal(args.report.as_deref())?.unzip();
    let file = |path: &PathBuf| PictureFrom::File(path.clone());
    let mut agreement = args.agreement.agreement();
    agreement.warrant = args.decided.warrant()?;
    // What was decided on an earlier audit stands in the journal beside its report, or beside the record.
    let of_report = so_far.filter(|_| journal.as_ref().is_some_and(|journal| journal.session().is_none()));
    let known = KnownCount::of(args, record.map(PathBuf::as_path), (journal.as_ref(), of_report))?;
    let (claimed, turn, bowls) = (args.claimed, args.turn, args.bowls_checked.clone());
    let mut settings =
        AuditSettings { agreement, claimed, turn, bowls, ..AuditSettings::default() }.with_noted(&known.noted);
    settings.ruling = args.decided.decision().or(settings.ruling);
    let mut files = AuditFiles {
        record: record.cloned(),
        pictures: PictureFiles {
            before: args.before.as_ref().map(file),
            compensated: args.compensated.as_ref().map(file),
            finals: finals.iter().map(file).collect(),
            clock: args.clock.as_ref().map(file),
            put_right: None,
        },
    };
    let mut missed = Vec::new();
    if let (Some(source), Some(record)) = (&args.watch, record) {
        let watched = watch_count(source, record, &settings, args, journal.as_ref())?;
        files.pictures = PictureFiles { clock: files.pictures.clock, ..watched.pictures };
        missed = watched.missed;
        if files.pictures.finals.is_empty() {
            anyhow::bail!(say!("audit-fill-not-seen"));
        }
    }
    let mut detector = args.models.open();
    let start = Instant::now();
    let input = AuditInput::open(&mut detector, &files, &settings.agreement)?;
    let reading = start.elapsed();
    if args.observed {
        Output.json(&json!({"observed": observed::count(&input.pictures, &input.shots)?}))?;
        return Ok(CommandOutcome::Done);
    }
    let mut account = input.audit(&settings)?;
    account.notes.extend(missed.into_iter().map(Note::Missed));
    let took = [reading, start.elapsed() - reading].map(|d| d.as_millis() as u64);
    let alone = journal.as_ref().filter(|journal| journal.session().is_none());
    let before = known.of_report.as_ref().map(|kept| &kept.counting);
    if let (Some(before), Some(journal)) = (before, alone)
        && !before.rulings.is_empty()
        && !before.audits.iter().any(|audit| AuditedRecord::of(&input, audit) != AuditedRecord::Another)
        && let Some([name, _]) = input.files().first().filter(|_| input.record.is_some())
    {
        // What people decided would be said of this game.
        anyhow::bail!(say!("audit-journal-of-another-game", journal = journal.path().display(), record = name));
    }
    let kept = journal.as_ref().map(|journal| args.decided.add_to(journal, &input, &account)).transpose()?;
    let record = known.with(kept);
    let confirmed = record.as_ref().filter(|_| alone.is_some()).and_then(|kept| kept.counting.audit_of_confirmation());
    if confirmed.is_some_and(|audit| AuditedRecord::of(&input, audit) == AuditedRecord::Changed) {
        remark(say!("audit-record-file-changed"));
    }
    if let Some(path) = &args.report {
        let why = write_report(&input, &account, record.as_ref(), None, path)?;
        let pdf = path.with_extension("pdf");
        let written = [(path, *path != pdf), (&pdf, why.is_none())].into_iter().filter(|(_, is_written)| *is_written);
        let files: Vec<String> = written.map(|(path, _)| path.display().to_string()).collect();
        if !files.is_empty() {
            remark(say!("printed-the-report-is-written", files = files.join(", ")));
        }
        if let Err(why) = note_report(args, input.record.as_ref(), journal.as_ref(), &files) {
            print_error(&why.into());
        }
        why.into_iter().for_each(|why| print_error(&why.into()));
    }
    conclude(&account, record.as_ref(), Some(took), args)
}

/// How the record that an earlier audit in the journal of a count had stands to the one of this audit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AuditedRecord {
    /// It is the same, or one of them has none.
    Same,
    /// The file has this name, and was changed since.
    Changed,
    /// It is another one, by its name and by its hash.
    Another,
}

impl AuditedRecord {
    fn of(input: &AuditInput, audit: &AuditOutcome) -> Self {
        let files = input.files();
        let Some([name, hash]) = files.first().filter(|_| input.record.is_some()) else { return Self::Same };
        match audit.files.iter().find(|[then, was]| then == name || was == hash) {
            Some([_, was]) if was == hash => Self::Same,
            Some(_) => Self::Changed,
            None => Self::Another,
        }
    }
}

/// Adds the hashes of a report, and of the journal of its count, to the journal of the recording that is named or lies beside the
/// record, else to that of the count.
fn note_report(
    args: &AuditArgs,
    record: Option<&RecordFile>,
    count: Option<&CountJournal>,
    files: &[String],
) -> Result<(), ActError> {
    let beside = || recordings::recording_of(&record?.path).map(|(session, _)| session);
    let session = args.decided.session.clone().or_else(beside);
    let mut papers: Vec<PathBuf> = files.iter().map(PathBuf::from).collect();
    let place = match (&session, count) {
        (Some(session), _) => {
            papers.extend(count.filter(|count| count.session().is_none()).map(|count| count.path().to_owned()));
            ActPlace::recording(session, None)
        }
        (None, Some(count)) => ActPlace::of_count(count, None),
        (None, None) => return Ok(()),
    };
    note_papers(&place, clock::now(), &papers)
}

/// Prints the account; what differs or cannot be told is a finding.
fn conclude(
    account: &AuditAccount,
    record: Option<&CountRecord>,
    took: Option<[u64; 2]>,
    args: &AuditArgs,
) -> anyhow::Result<CommandOutcome> {
    let printed = PrintedAccount { account, record, took, with_arithmetic: args.arithmetic };
    if args.json {
        printed.print_json()?;
    } else {
        printed.print_text()?;
    }
    Ok(if account.verdict == Verdict::Agrees { CommandOutcome::Done } else { CommandOutcome::Finding })
}

/// What the journals of a game say of its count: that of its recording, and one that an earlier audit left beside its record.
#[derive(Default)]
struct KnownCount {
    noted: NotedCount,
    earlier: Vec<CountRecord>,
    /// What the journal beside the report has, where no recording is named.
    of_report: Option<CountRecord>,
}

impl KnownCount {
    /// What is known of the game in this record, whose recording is named or lies beside it. Says which penalties and which
    /// recording beside the record are meant, and what of the conditions only that has. A record whose recording beside it cannot
    /// be read is audited without it.
    fn of(
        args: &AuditArgs,
        record: Option<&Path>,
        (journal, of_report): (Option<&CountJournal>, Option<CountRecord>),
    ) -> anyhow::Result<Self> {
        let mut known = Self { of_report, ..Self::default() };
        let rules = args.agreement.agreement().rules;
        if let Some(session) = &args.decided.session {
            known.noted = NotedCount::of(&recording_named(session, record)?, rules);
        } else if let Some(record) = record
            && let Some((session, state)) = recordings::recording_of(record)
        {
            known.noted = NotedCount::of(&state, rules);
            announce_noted_penalties(&session, &known.noted);
            announce_recording(&session, &state, record)?;
            known.earlier.push(CountRecord::of(&state, &SessionFolder::at(&session).journal(), ""));
        }
        let beside =
            record.map(CountJournal::beside).filter(|beside| beside.path().exists() && Some(beside) != journal);
        if let Some(beside) = beside {
            known.earlier.push(beside.read()?);
        }
        let kept: Vec<&Counting> =
            known.earlier.iter().chain(&known.of_report).map(|record| &record.counting).collect();
        if !kept.iter().any(|counting| counting.confirmed().is_some()) {
            let mut decisions = kept.iter().rev().filter_map(|counting| counting.unconfirmed_decision());
            known.noted.ruling = known.noted.ruling.take().or_else(|| decisions.next());
        }
        Ok(known)
    }

    /// The count with what was decided and noted about the game before; `None` where nothing is kept anywhere.
    fn with(self, kept: Option<CountRecord>) -> Option<CountRecord> {
        let (head, journal) = kept.as_ref().map(|kept| (kept.head.clone(), kept.journal.clone())).unwrap_or_default();
        let (mut outdone, mut changed) = (Vec::new(), None);
        let all = self.earlier.into_iter().chain(kept).map(|mut record| {
            outdone.append(&mut record.outdone);
            changed = changed.or(record.changed);
            record.counting
        });
        let counting = all.reduce(Counting::followed_by)?;
        Some(CountRecord { counting, outdone, changed, journal, head })
    }
}

/// Says which recording a record lies beside, and what of the conditions only that has.
fn announce_recording(session: &Path, state: &SessionState, record: &Path) -> anyhow::Result<()> {
    let (own, recorded) = (read_game(record)?.record.info, state.info());
    let lacks = [
        (own.rules.is_empty() && !recorded.rules.is_empty()).then(|| say!("audit-rule-set")),
        (own.komi.is_none() && recorded.komi.is_some()).then(|| say!("word-komi")),
        (own.handicap.is_none() && recorded.handicap.is_some()).then(|| say!("audit-handicap-moves")),
    ];
    let lacks: Vec<&str> = lacks.into_iter().flatten().collect();
    remark(say!("audit-recording-beside", session = session.display()));
    if !lacks.is_empty() {
        let (session, record) = (typed_path(session), typed_path(record));
        remark(say!("audit-recording-has-more", session, record, what = language::listed(&lacks)));
    }
    Ok(())
}

/// The recording in a session folder, if it is that of the game that is audited: a record that was put right by hand differs in
/// few moves.
fn recording_named(session: &Path, record: Option<&Path>) -> anyhow::Result<SessionState> {
    let state = SessionState::from_events(&SessionFolder::at(session).read()?.events);
    if let (Some(recorded), Some(path)) = (state.record(), record) {
        let record = read_game(path)?.record;
        let equal = record.moves.iter().zip(&recorded.moves).filter(|(a, b)| (a.color, a.point) == (b.color, b.point));
        let shorter = record.moves.len().min(recorded.moves.len());
        if record.size != recorded.size || 2 * equal.count() < shorter {
            anyhow::bail!(say!("audit-other-game", session = session.display(), path = path.display()));
        }
    }
    Ok(state)
}

/// Tracks a count from its beginning, and prints each notice.
///
/// With a journal every notice is added to it with its picture.
fn watch_count(
    source: &str,
    record: &Path,
    settings: &AuditSettings,
    args: &AuditArgs,
    journal: Option<&CountJournal>,
) -> anyhow::Result<TrackedCount> {
    let mut watching = CountTracker::new(read_game(record)?, settings.agreement.clone(), settings.turn)?;
    let size = watching.position().size();
    let evidence = journal.map(|j| EvidenceStore::of(&j.folder(), MOST_EVIDENCE));
    let (mut source, _page) = open_named(source, args.json)?;
    let mut observer = BoardTracker::new(args.models.open());
    let (mut printed, mut kept) = (Ok(()), Ok(()));
    let mut tell = |notice: &Notice| {
        if let (Some(journal), Some(event)) =
            (journal, evidence.as_ref().and_then(|w| w.event(notice, size, clock::now())))
            && let Err(error) = journal.add(event)
        {
            kept = Err(error);
        }
        let time = notice.time.as_secs_f64();
        let line = match &notice.event {
            CheckpointEvent::Again(_) => return,
            CheckpointEvent::Reached(c) if args.json => Output.json(&json!({"checkpoint": c.name(), "time_s": time})),
            CheckpointEvent::Reached(c) => Output.line(&format!("{time:.0} s: {c}")),
            CheckpointEvent::Irregular(what) if args.json => {
                let points: Vec<String> = what.points().iter().map(|p| p.label(size)).collect();
                let text = || language::as_sentence(&count_text::irregularity(what, size));
                let text = language::within(Language::English, text);
                let kind = NoticeKind::Irregular(what.into()).name();
                Output.json(&json!({"look": kind, "points": points, "text": text, "time_s": time}))
            }
            CheckpointEvent::Irregular(what) => {
                let text = language::as_sentence(&count_text::irregularity(what, size));
                Output.line(&say!("printed-s-referee", time = format!("{:.0}", time), text))
            }
        };
        if printed.is_ok() {
            printed = line;
        }
    };
    follow_count(source.as_mut(), &mut observer, &mut watching, &stop_on_interrupt()?, &mut tell)?;
    printed?;
    kept?;
    Ok(watching.tracked())
}

/// What was decided on the audit.
#[derive(Debug, Clone, Args)]
#[command(group(ArgGroup::new("protested").arg("protest").requires("ruling")))]
struct DecidedArgs {
    /// Keeps the audit, and what is decided on it, in this recording's journal [default: in F.count.jsonl beside the
    /// report].
    #[arg(long, value_name = "DIR", conflicts_with = "bowls")]
    session: Option<PathBuf>,
    /// Which way was taken; it is kept with the audit and stands in the report.
    #[arg(long, value_name = "WAY", value_parser = resolution())]
    ruling: Option<Resolution>,
    /// The result that was decided or confirmed, such as B+3 or W+R [default: the computed one where the fill matches it or
    /// the players accept it, else the one claimed where that is confirmed].
    #[arg(long, value_name = "RESULT", value_parser = decided)]
    result: Option<GameResult>,
    /// The ruling and its reasons, in the referee's words; needed where the referee decided, and for settings against the record.
    #[arg(long, value_name = "TEXT", default_value = "")]
    reasons: String,
    /// Who rules or writes the confirmation down, or gives settings that are against the record.
    #[arg(long, value_name = "NAME", default_value = "")]
    by: String,
    #[command(flatten)]
    assent: AssentArgs,
    #[command(flatten)]
    protest: ProtestArgs,
}

/// Reads a resolution by its name.
fn resolution() -> impl TypedValueParser<Value = Resolution> {
    let value = |way: &Resolution| PossibleValue::new(way.name()).help(resolution_sentence(*way));
    PossibleValuesParser::new(Resolution::ALL.iter().map(value)).try_map(|name| Resolution::from_str(&name))
}

impl DecidedArgs {
    /// Who gives settings that are against the record, and why.
    fn warrant(&self) -> anyhow::Result<Option<Warrant>> {
        // The reasons of a decision are none for settings.
        if self.ruling == Some(Resolution::RefereeDecided) {
            return Ok(None);
        }
        let [by, reasons] = [&self.by, &self.reasons].map(|text| text.trim().to_owned());
        if self.ruling.is_none() && by.is_empty() != reasons.is_empty() {
            anyhow::bail!(say!("audit-name-and-reasons"));
        }
        Ok((!by.is_empty() && !reasons.is_empty()).then_some(Warrant { by, reasons }))
    }

    /// The result that the referee decides with this audit, and who that is.
    fn decision(&self) -> Option<(String, GameResult)> {
        let result = self.result.filter(|_| self.ruling == Some(Resolution::RefereeDecided))?;
        Some((self.by.trim().to_owned(), result))
    }

    /// Where the count is kept, if anywhere, with what it has so far.
    fn journal(&self, report: Option<&Path>) -> anyhow::Result<Option<(CountJournal, CountRecord)>> {
        if self.result.is_some() && self.ruling.is_none() {
            anyhow::bail!(say!("audit-result-without-ruling"));
        }
        let of_session = self.session.as_deref().map(CountJournal::of_session);
        if self.ruling.is_some() && of_session.is_none() && report.is_none() {
            anyhow::bail!(say!("audit-ruling-where"));
        }
        let Some(kept) = of_session.or_else(|| report.map(CountJournal::beside)) else { return Ok(None) };
        // A journal that cannot be read, and a ruling that is refused whatever the pictures show, are said before any is read.
        let (state, head) = kept.state()?;
        let allowed = match self.ruling {
            None => Ok(()),
            Some(Resolution::Confirmed) if self.reasons.trim().is_empty() || !self.by.trim().is_empty() => {
                check_undecided(&state)
            }
            Some(_) if self.by.trim().is_empty() => Err(ActRefusal::RulingUnsigned),
            Some(way) => {
                let act = SessionAct::decision(way, self.result, self.detail());
                let signed = Signature::new(clock::now(), &self.by);
                decide(&state, ActStage::CountAlone(None), &act, &signed, Duration::ZERO).map(drop)
            }
        };
        let at = kept.session().unwrap_or(kept.path());
        allowed.map_err(|why| with_option(ActError::refused(why, at)))?;
        let so_far = CountRecord::of(&state, kept.path(), &head);
        Ok(Some((kept, so_far)))
    }

    /// What belongs to the decision.
    fn detail(&self) -> DecisionDetail {
        let reasons = self.reasons.trim().to_owned();
        let (assent, appeals) = (self.assent.assent(), self.assent.appeals.clone());
        DecisionDetail { protest: self.protest.is_given(), assent, reasons, appeals }
    }

    /// Adds the audit, and what was decided on it, to the journal. In a recording, a result that both players confirm goes into the
    /// record as well.
    fn add_to(
        &self,
        journal: &CountJournal,
        input: &AuditInput,
        account: &AuditAccount,
    ) -> anyhow::Result<CountRecord> {
        if self.ruling == Some(Resolution::RefereeDecided) && self.result.is_none() && account.only_the_claim_differs()
        {
            anyhow::bail!(say!(
                "audit-decision-of-which",
                claimed = result_text::short_if_any(account.claimed),
                computed = result_text::short_if_any(account.computed)
            ));
        }
        let signed = Signature::new(clock::now(), &self.by);
        let audited = SessionAct::KeepAudit(Box::new(input.outcome(account, signed.at.clone())));
        let protests = self.protest.protests()?;
        let place = ActPlace::of_count(journal, input.record.as_ref().map(|record| &record.game.record));
        let (outcome, _) = act_on(&place, &signed, |state| {
            let Some(way) = self.ruling else { return Ok(vec![audited]) };
            let ruled = state.counting().rulings.last().and_then(|ruling| ruling.result);
            // A confirmation after a decision is of what was decided.
            let confirmed = ruled.filter(|_| way == Resolution::Confirmed);
            let is_confirmed = state.confirmed_result().is_some() || state.counting().confirmed().is_some();
            let result = self.result.or(confirmed).or_else(|| decided_result(way, account, is_confirmed));
            let decision = [audited, SessionAct::decision(way, result, self.detail())];
            Ok(protests.into_iter().map(SessionAct::from).chain(decision).collect())
        })?;
        Ok(CountRecord::of(&outcome.state, journal.path(), &outcome.head))
    }
}

/// The result that a decision stands for where none is given: what was computed, where the fill matches it or the players
/// accept it, else of a confirmation what was claimed. Where a result `is_confirmed` that one stands.
fn decided_result(way: Resolution, account: &AuditAccount, is_confirmed: bool) -> Option<GameResult> {
    let matches = account.verdict == Verdict::Agrees || account.only_the_claim_differs();
    match way {
        Resolution::ComputedAccepted => account.computed,
        Resolution::Confirmed if matches => account.computed,
        Resolution::Confirmed => account.claimed,
        Resolution::StoneFound | Resolution::CountedAgain | Resolution::RefereeDecided => {
            account.computed.filter(|_| matches && !is_confirmed)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_record_is_told_from_the_pictures() {
        let files = |names: &[&str]| names.iter().map(PathBuf::from).collect::<Vec<_>>();
        let all = files(&["a.jpg", "game.SGF", "b.png"]);
        let (record, finals) = sorted(&all, false).unwrap();
        assert_eq!((record, finals), (Some(&PathBuf::from("game.SGF")), files(&["a.jpg", "b.png"])));
        assert_eq!(sorted(&files(&["a.jpg"]), false).unwrap().0, None);
        assert!(sorted(&files(&["game.sgf"]), false).unwrap_err().to_string().contains("no picture"));
        assert!(sorted(&files(&["a.sgf"]), true).is_ok() && sorted(&files(&["a.sgf", "b.jpg"]), true).is_err());
        assert!(sorted(&files(&["a.sgf", "b.sgf", "c.jpg"]), false).unwrap_err().to_string().contains("two records"));
    }

    #[test]
    fn a_claim_is_a_result_of_a_count() {
        assert!(result("B+3").is_ok() && result("0").is_ok() && result("w+0.5").is_ok());
        for bad in ["", "Void", "?", "three"] {
            assert!(result(bad).is_err(), "{bad}");
        }
    }
}
