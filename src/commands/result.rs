//! `kifuscribe result`: a result is claimed, confirmed, and only then handed out.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::{Args, ValueEnum};

use crate::commands::confirmation::{Confirmation, remark_on_claim};
use crate::commands::correct::sgf_path;
use crate::commands::records_folder::{hand_on, say_kept};
use crate::commands::send_result::{SendArgs, send};
use kifuscribe_acts::amendment;
use kifuscribe_console::exit::CommandOutcome as Exit;
use kifuscribe_console::output::Output;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::{CountEvent, Resolution, Ruling, Withdrawal, date_and_time};
use kifuscribe_core::session::recording::{ResultNote, ResultStatus, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::outcome::TournamentResult;
use kifuscribe_language::say;
use kifuscribe_platform::clock;
use kifuscribe_storage::count_journal::CountJournal;
use kifuscribe_storage::session_folder::SessionFolder;

/// Note a game's result; without one, say how far it has come.
///
/// A confirmed result is final. It goes into the record, and as result.json and result.csv into the session folder;
/// of one that is only claimed nothing is written but the journal. With --send the confirmed result goes to the
/// tournament.
#[derive(Debug, Args)]
pub(super) struct ResultArgs {
    /// The session folder
    session: PathBuf,
    /// What is done
    #[arg(requires = "result")]
    what: Option<ResultInput>,
    /// The result, such as B+3.5, W+R, 0
    result: Option<String>,
    /// The game was played under protest
    #[arg(long)]
    protest: bool,
    /// Who says so
    #[arg(long, default_value = "", hide_default_value = true, value_name = "NAME")]
    by: String,
    /// Why another result is confirmed than the count or the last decision on it gave
    #[arg(long, default_value = "", hide_default_value = true, value_name = "TEXT")]
    reasons: String,
    /// The record [default: beside the session folder]
    #[arg(short, long, value_name = "GAME.sgf")]
    output: Option<PathBuf>,
    #[command(flatten)]
    send: SendArgs,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum ResultInput {
    /// A player, or the count, says so
    Claim,
    /// Both players agree
    Confirm,
}

/// Runs the command.
pub(super) fn run(args: &ResultArgs) -> anyhow::Result<Exit> {
    let state = match (args.what, &args.result) {
        (Some(what), Some(text)) => {
            let result = GameResult::from_sgf(text)
                .filter(|r| r.is_decided())
                .with_context(|| say!("result-unreadable", text = format!("{text:?}")))?;
            let status = match what {
                ResultInput::Claim => ResultStatus::Claimed,
                ResultInput::Confirm => ResultStatus::Confirmed,
            };
            let signed = Signature::new(clock::now(), &args.by);
            let note = ResultNote { result, status, protest: args.protest, signed };
            let sgf = sgf_path(args.output.as_deref(), &args.session)?;
            let confirmation = Confirmation { result, by: &args.by, reasons: &args.reasons };
            let before = match status {
                ResultStatus::Confirmed => check_confirmation(&args.session, &note, confirmation)?,
                ResultStatus::Claimed => None,
            };
            let noted = amendment::note_result(&args.session, &sgf, note);
            hand_on(&args.session);
            let noted = noted?;
            say_kept(noted.kept.as_deref());
            match &before {
                Some(before) => confirmation.remark_on(before, &args.session, &sgf),
                None if status == ResultStatus::Claimed => remark_on_claim(result, &noted.state),
                None => {}
            }
            noted.state
        }
        _ => SessionState::from_events(&SessionFolder::at(&args.session).read()?.events),
    };
    let Some(note) = state.result() else {
        match state.counting().withdrawals.last() {
            Some(Withdrawal { at, by, reasons }) => {
                let at = date_and_time(at);
                Output.line(&say!("printed-the-result-was-withdrawn", by, at, reasons))?;
            }
            None => Output.line(say!("printed-no-result-has-been-noted"))?,
        }
        return Ok(Exit::Finding);
    };
    if let Some(source) = &args.send.send {
        return send(&args.send, source, state.info(), note);
    }
    Output.line(TournamentResult::of(state.info(), note).to_json().trim_end())?;
    Ok(if note.status == ResultStatus::Confirmed { Exit::Done } else { Exit::Finding })
}

/// Before a result is confirmed: one that contradicts the count, a claim or the record, or that no count comes to, needs a
/// name and reasons. Where both are given they are kept as the referee's decision. Returns the recording as it was; `None`
/// where its result is final already.
fn check_confirmation(
    session: &Path,
    note: &ResultNote,
    confirmation: Confirmation<'_>,
) -> anyhow::Result<Option<SessionState>> {
    let state = SessionState::from_events(&SessionFolder::at(session).read()?.events);
    if state.confirmed_result().is_some() {
        return Ok(None);
    }
    if confirmation.check(state.earlier_result(), state.info(), state.record())? || confirmation.is_decision() {
        let ruling = Ruling {
            at: note.signed.at.clone(),
            way: Resolution::RefereeDecided,
            by: note.signed.by.clone(),
            reasons: confirmation.reasons.trim().to_owned(),
            protest: note.protest,
            result: Some(note.result),
        };
        CountJournal::of_session(session).add(CountEvent::Ruled(ruling))?;
    }
    Ok(Some(state))
}
