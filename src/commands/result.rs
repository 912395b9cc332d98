//! `kifuscribe result`: a result is claimed, confirmed, and only then handed out.

use std::path::PathBuf;

use anyhow::Context as _;
use clap::{Args, ValueEnum};

use crate::commands::correct::sgf_path;
use crate::commands::exit::CommandOutcome as Exit;
use crate::commands::output::Output;
use crate::commands::records_folder::{refresh_catalogue, say_kept};
use crate::commands::send_result::{SendArgs, send};
use crate::formats::outcome::TournamentResult;
use crate::game::result::GameResult;
use crate::language::say;
use crate::pipeline::amendment;
use crate::session::recording::{ResultNote, ResultStatus, SessionState};
use crate::storage::session_folder::SessionFolder;

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
    #[arg(long, default_value = "", value_name = "NAME")]
    by: String,
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
            let note = ResultNote { result, status, protest: args.protest, by: args.by.clone() };
            let sgf = sgf_path(args.output.as_deref(), &args.session)?;
            let noted = amendment::note_result(&args.session, &sgf, note)?;
            refresh_catalogue(&args.session);
            say_kept(noted.kept.as_deref());
            noted.state
        }
        _ => SessionState::from_events(&SessionFolder::at(&args.session).read()?.events),
    };
    let Some(note) = state.result() else {
        Output.line(say!("printed-no-result-has-been-noted"))?;
        return Ok(Exit::Finding);
    };
    if let Some(source) = &args.send.send {
        return send(&args.send, source, state.info(), note);
    }
    Output.line(TournamentResult::of(state.info(), note).to_json().trim_end())?;
    Ok(if note.status == ResultStatus::Confirmed { Exit::Done } else { Exit::Finding })
}
