//! `send`: sends what a table could not send while it recorded.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::Args;
use kifuscribe_acts::hall_import;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::session::recording::{SessionEvent, SessionState};
use kifuscribe_formats::hall_answer::HallPairing;
use kifuscribe_formats::hall_refusal::HallRefusal;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_network::hall::{HallError, HallTable};
use kifuscribe_network::journal_tail::JournalTail;
use kifuscribe_storage::hall_copy;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_storage::table_tokens::{TableTokens, seat_in};
use serde_json::json;

use crate::named_here::known_addresses;
use crate::quantity::counted;
use crate::remark::remark;
use crate::round::{GameFit, TablePairing, Unpaired};

/// Send recordings to a hall. What the hall has already is passed over.
#[derive(Debug, Args)]
pub(super) struct SendJournalArgs {
    /// The session folders of the recordings
    #[arg(required = true, value_name = "SESSION")]
    sessions: Vec<PathBuf>,
    /// The address of the hall [default: the one that each recording was made for]. The address of the page 'Join' holds table
    /// and token too
    #[arg(long, value_name = "URL")]
    hall: Option<String>,
    /// The table [default: the one that each recording was made for]
    #[arg(long, value_name = "N")]
    table: Option<u32>,
    /// The file with the table's token for the hall, alone or among those of other tables [default: the token with which the
    /// recording was sent to this table before]
    #[arg(long, value_name = "F")]
    token_file: Option<PathBuf>,
    /// Contact also a hall that nobody has named on this computer: without --hall its address stands in the folder of a recording, which
    /// may come from somebody else
    #[arg(long)]
    yes: bool,
    /// Send a recording also where the hall has no such table, or other players there
    #[arg(long)]
    anyway: bool,
    /// Print one line of JSON a recording
    #[arg(long)]
    json: bool,
}

/// Runs the command. A recording that cannot be sent does not stop the others, unless the hall does not answer.
pub(super) fn run(args: &SendJournalArgs) -> anyhow::Result<CommandOutcome> {
    if let [only] = &args.sessions[..] {
        return send(args, only);
    }
    let mut worst = CommandOutcome::Done;
    for session in &args.sessions {
        let outcome = match send(args, session) {
            Ok(outcome) => outcome,
            Err(error) if error.downcast_ref().is_some_and(HallError::is_passing) => return Err(error),
            Err(error) => {
                remark(format_args!("{}: {error:#}", session.display()));
                CommandOutcome::Failed
            }
        };
        worst = worst.max(outcome);
    }
    Ok(worst)
}

/// Sends one recording.
fn send(args: &SendJournalArgs, session: &Path) -> anyhow::Result<CommandOutcome> {
    let folder = SessionFolder::at(session);
    let made_for = hall_copy::of(session).map(|copy| copy.seat);
    let hall = HallTable::of_seat(&seat(args, &folder, made_for.as_ref())?)?;
    let (known, address) = (known_addresses(), &hall.seat().hall);
    anyhow::ensure!(
        args.hall.is_some() || joined(args).is_some() || args.yes || known.knows(address),
        "the recording names the hall {address}, which nobody has named on this computer: it may come from somebody else; give the \
         address with --hall, or say --yes, and it is sent there"
    );
    known.add(address);
    let table = hall.seat().table;
    let events = folder.read()?.events;
    let (lines, state) = (events.len(), SessionState::from_events(&events));
    let pairing = match asked_pairing(&hall) {
        Err(_) if args.anyway => TablePairing::NoPairings,
        asked => asked.map_err(|error| with_hint(error, table))?,
    };
    if let Some(doubt) = doubt(table, &pairing, state.info()).filter(|_| !args.anyway) {
        remark(format_args!("{} was not sent: {doubt}", session.display()));
        if args.json {
            Output.json(
                &json!({ "session": session, "table": table, "lines": lines, "unsent": lines, "refused": doubt }),
            )?;
        }
        return Ok(CommandOutcome::Finding);
    }
    let mut tail = JournalTail::new(hall.clone(), &folder.journal()).in_one();
    let mut refusal = tail.send_all().map_err(|error| with_hint(error, table))?;
    let mut not_taken = None;
    if refusal.is_none() {
        let (is_done, why) = import(session, &tail.take_acts());
        not_taken = why;
        if is_done {
            refusal = tail.send_all().map_err(|error| with_hint(error, table))?;
        }
    }
    let lines = folder.read()?.events.len();
    if refusal.is_none() {
        // What is added later goes there by itself; where it cannot be kept, this command is needed again.
        let _ = hall_copy::write(session, &tail.copy(tail.acknowledged()));
    }
    if let Some(why) = &refusal {
        remark(format_args!("the hall refuses {}: {why}", session.display()));
    }
    let is_of_table = made_for.is_some_and(|seat| seat.is_same_table(hall.seat()));
    if refusal.is_none() && !is_of_table && state.info().names_nobody() {
        remark_on_names(session, table, &pairing);
    }
    let unsent = lines.saturating_sub(tail.acknowledged());
    let is_finding = refusal.is_some() || not_taken.is_some();
    let outcome = if is_finding { CommandOutcome::Finding } else { CommandOutcome::Done };
    if args.json {
        let shown = tail.is_shown();
        let line = json!({
            "session": session, "table": table, "lines": lines, "unsent": unsent,
            "refused": refusal.map(|why| why.to_string()), "shown": shown, "not_taken": not_taken,
        });
        Output.json(&line)?;
    } else {
        let sent = counted(tail.acknowledged(), "line");
        let text = match refusal {
            // What the hall has from another computer is not known here.
            Some(HallRefusal::OtherComputer) => "nothing was sent; the hall has it from another computer".to_owned(),
            Some(_) => format!("the hall took {sent} of {lines} from here"),
            None => {
                let place = place_text(table, pairing.fit(state.info(), 0), tail.is_shown());
                format!("the hall has {sent} of {lines}{place}")
            }
        };
        Output.line(&format!("{}: {text}", session.display()))?;
    }
    Ok(outcome)
}

/// Does to a recording what people did to it in the hall, and says so. Returns whether something was done, and why something was not.
fn import(session: &Path, acts: &[SessionEvent]) -> (bool, Option<String>) {
    let mut hand_on = |_: &Path, _: &SessionState| {};
    let (done, refused) = hall_import::import(session, acts, &mut hand_on);
    for act in &done {
        remark(format_args!("{}: what {} did in the hall is in its journal now", session.display(), act.signed.by));
    }
    let why = refused.map(|why| why.to_string());
    if let Some(why) = &why {
        remark(format_args!(
            "{}: what was decided in the hall is not in its journal: {why}; decide again in the hall, as the referee with reasons, or \
             take it back there",
            session.display()
        ));
    }
    (!done.is_empty(), why)
}

/// Says under whose names a table has a recording that names nobody.
fn remark_on_names(session: &Path, table: u32, pairing: &TablePairing) {
    if let Some(paired) = pairing.game() {
        remark(format_args!(
            "{} names no players and was not recorded for table {table}, which has it under the names of {} and {}: check \
             that it is their game",
            session.display(),
            paired.black.name,
            paired.white.name
        ));
    }
}

/// Where the hall has a recording that was sent.
fn place_text(table: u32, fit: GameFit, is_shown: bool) -> String {
    match (fit, is_shown) {
        (GameFit::OtherRound, _) => {
            format!("; it is a game of another round than the one that the hall shows, and is kept at table {table}")
        }
        (_, true) => format!("; table {table} shows it now"),
        (_, false) => format!("; table {table} shows another game, and this one is listed on its page"),
    }
}

/// Asks the hall who plays at the table.
fn asked_pairing(hall: &HallTable) -> Result<TablePairing, HallError> {
    let unpaired = |why| TablePairing::NotPaired { why, round: String::new(), since: 0 };
    Ok(match hall.join()?.pairing {
        HallPairing::Paired(game) => TablePairing::Paired { game, since: 0, former: Default::default() },
        HallPairing::NotPaired => unpaired(Unpaired::NoTable),
        HallPairing::SeveralGames => unpaired(Unpaired::SeveralGames),
        HallPairing::NoPairings => TablePairing::NoPairings,
    })
}

/// An error with what helps where the hall lets nobody in.
fn with_hint(error: HallError, table: u32) -> anyhow::Error {
    match error {
        HallError::Denied { .. } => anyhow::anyhow!(
            "{error}. Make a token on the hall's computer, with the --data of the hall, with 'kifuscribe-hall token --role \
             table --table {table}', and give the file with it as --token-file"
        ),
        error => error.into(),
    }
}

/// Why a recording may not belong to the table, as a sentence with a hint.
fn doubt(table: u32, pairing: &TablePairing, info: &GameInfo) -> Option<String> {
    match pairing {
        TablePairing::NotPaired { why: Unpaired::SeveralGames, .. } => Some(format!(
            "the hall's pairings have several games at table {table}; mend them, or send it with --anyway"
        )),
        TablePairing::NotPaired { why: Unpaired::NoTable, .. } => Some(format!(
            "the hall's pairings have no table {table}; give the right number with --table, or send it with --anyway"
        )),
        TablePairing::Paired { game: paired, .. } if pairing.fit(info, 0) == GameFit::OtherPlayers => Some(format!(
            "it is a game of {} and {}, and at table {table} {} and {} are paired; give the right number with --table, \
             or send it with --anyway",
            info.black.name, info.white.name, paired.black.name, paired.white.name
        )),
        _ => None,
    }
}

/// The table that a recording is sent to, with its token. What the options leave out is that of the seat for which it was made, and
/// else the table that it names; the token is that of the file, of the address, or of a recording that was sent there before. A file
/// is no word for another table than the recording's: it may have been given for several recordings.
fn seat(args: &SendJournalArgs, folder: &SessionFolder, made_for: Option<&HallSeat>) -> anyhow::Result<HallSeat> {
    let joined = joined(args);
    if let (Some(joined), None) = (&joined, args.table) {
        let of_hall = made_for.filter(|seat| seat.is_of_hall(&joined.hall)).map(|seat| seat.table);
        let own = of_hall.or_else(|| recorded_table(folder)).unwrap_or(joined.table);
        anyhow::ensure!(
            own == joined.table,
            "it was recorded at table {own}, and the address in --token-file is that of table {0}; give the file of table {own}, or \
             say --table {0}",
            joined.table
        );
    }
    let joined = joined.map(|seat| seat.address());
    let given = args.hall.as_deref().or(joined.as_deref());
    let Some(hall) = given.or(made_for.map(|seat| &*seat.hall)) else {
        folder.read()?;
        anyhow::bail!("it was recorded for no hall; give its address with --hall, and the table with --table");
    };
    // The address of the page 'Join' names its table.
    let is_of_one_table = HallSeat::of_address(hall).is_some();
    let known = || made_for.map(|seat| seat.table).or_else(|| recorded_table(folder)).filter(|_| !is_of_one_table);
    let seat = HallSeat::of_options(hall, args.table.or_else(known))?;
    let before = args.sessions.iter().filter_map(|session| hall_copy::of(session)).map(|copy| copy.seat);
    let known =
        before.filter(|other| !other.token.is_empty() && other.is_same_table(&seat)).map(|seat| seat.token).next();
    let token = match &args.token_file {
        Some(path) => Some(TableTokens::read_for(path, &seat.hall)?.of_table(seat.table, known.as_deref())?),
        None if seat.token.is_empty() => known,
        None => None,
    };
    Ok(seat.with_token(token))
}

/// The seat whose address stands in the file with the token, as 'hall join' prints it, where no other address is given.
fn joined(args: &SendJournalArgs) -> Option<HallSeat> {
    args.token_file.as_deref().and_then(seat_in).filter(|_| args.hall.is_none())
}

/// The table that a recording names.
fn recorded_table(folder: &SessionFolder) -> Option<u32> {
    let events = folder.read().ok()?.events;
    SessionState::from_events(&events).info().table.trim().parse().ok()
}

/// Reads a token from its file.
///
/// # Errors
/// When it cannot be read, or holds none.
pub(super) fn read_token(path: &Path) -> anyhow::Result<String> {
    let text = fs::read_to_string(path)
        .with_context(|| format!("cannot read {}; check the name, and that you may read it", path.display()))?;
    let token = text.trim().to_owned();
    anyhow::ensure!(!token.is_empty(), "{} does not hold a token", path.display());
    let lines = token.lines().count();
    anyhow::ensure!(lines == 1, "{} holds {lines} lines, and a token is one", path.display());
    Ok(token)
}
