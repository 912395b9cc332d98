//! Acts on recordings from the command line: what was typed becomes acts, and what came of them is said.

use std::path::Path;

use crate::commands::records_folder::{hand_on, say_kept};
use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::failure::ActError;
use kifuscribe_acts::performance::{ActOutcome, ActPlace, perform};
use kifuscribe_acts::refusal::ActLack;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_core::session::signature::Signature;
use kifuscribe_language::say;
use kifuscribe_platform::clock;

/// Does one act in the name of `by`, and says what somebody should look at. Returns what came of it, with a finding where the hall
/// refuses what it has added to a recording.
///
/// # Errors
/// As [`act_on`].
pub(super) fn act(place: &ActPlace, by: &str, act: SessionAct) -> anyhow::Result<(ActOutcome, CommandOutcome)> {
    act_on(place, &Signature::new(clock::now(), by), |_| Ok(vec![act]))
}

/// Does what `choose` makes of the state, all or nothing, and says what somebody should look at. Returns the same as [`act`].
///
/// # Errors
/// [`ActError`].
pub(super) fn act_on(
    place: &ActPlace,
    signed: &Signature,
    choose: impl FnOnce(&SessionState) -> anyhow::Result<Vec<SessionAct>>,
) -> anyhow::Result<(ActOutcome, CommandOutcome)> {
    let mut handed_on = CommandOutcome::Done;
    let mut hand_on = |session: &Path, state: &SessionState| handed_on = handed_on.max(hand_on(session, state));
    let choose = |state: &SessionState| choose(state).map_err(|why| ActError::Input(why.into()));
    let outcome = perform(place, signed, &mut hand_on, choose).map_err(with_option)?;
    say_kept(outcome.kept.as_deref());
    let session = match place {
        ActPlace::Recording { session, .. } => session.as_path(),
        ActPlace::Count { journal, .. } => Path::new(journal.path()),
    };
    for said in &outcome.remarks {
        remark(said.sentence(session, &outcome.sgf));
    }
    Ok((outcome, handed_on))
}

/// An error with the option by which the person gives what an act lacks.
pub(super) fn with_option(why: ActError) -> anyhow::Error {
    let lack = if let ActError::Refused(refusal) = &why { refusal.lack() } else { None };
    let option = match lack {
        None => return why.into(),
        Some(ActLack::Name) => "--by NAME",
        Some(ActLack::Reasons) => "--reasons TEXT",
        Some(ActLack::NameAndReasons) => "--by NAME --reasons TEXT",
        Some(ActLack::Result) => "--result RESULT",
        Some(ActLack::Words) => "--text TEXT",
        Some(ActLack::NameAndWords) => "--by NAME --text TEXT",
        Some(ActLack::Assent) => "--both-agree",
        Some(ActLack::Appeals) => "--appeal NUMBER",
    };
    let text = why.to_string();
    anyhow::Error::new(why).context(say!("printed-with-option", text, option))
}
