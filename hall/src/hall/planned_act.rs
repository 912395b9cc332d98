//! What would be done to a game in the hall, or why it is refused: planned by the rules of a recording, and nothing is kept.

use kifuscribe_acts::act_stage::ActStage;
use kifuscribe_acts::decision::{ActPlan, plan};
use kifuscribe_acts::hall_acts::{HallAct, HallActKind};
use kifuscribe_acts::refusal::ActRefusal;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::possible_margins::PossibleMargins;
use kifuscribe_core::game::record::{GameInfo, GameRecord};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::AuditOutcome;
use kifuscribe_core::session::recording::{SessionEvent, SessionState};
use kifuscribe_core::session::role::bearer_text;
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::journal::JournalError;
use kifuscribe_language::Message;
use kifuscribe_platform::clock::now;
use kifuscribe_words::result_text;
use thiserror::Error;

use crate::intake::is_over;
use crate::round::TablePairing;
use crate::store::StoreError;
use crate::table::{LiveTable, ShownState};

/// Why an act in the hall is not done.
#[derive(Debug, Error, Message)]
pub enum HallActRefusal {
    /// The table shows no game.
    NoGame {
        /// The table.
        table: u32,
    },
    /// Nothing that was done in the hall is known of this game.
    NothingToGiveUp {
        /// The table.
        table: u32,
    },
    /// A decision that stands is given up without reasons.
    WithoutReasons,
    /// It was entered on a page about another game than the one that would be decided.
    OtherGame {
        /// The table.
        table: u32,
    },
    /// A decision waits for the table.
    #[message(who = bearer_text(by))]
    DecisionWaits {
        /// The result that was decided.
        result: String,
        /// By whom.
        by: String,
        /// The table.
        table: u32,
    },
    /// The game that is paired was decided, and no recording of it is there.
    #[message(who = bearer_text(by))]
    IsDecided {
        /// The result that was decided.
        result: String,
        /// By whom.
        by: String,
        /// The table.
        table: u32,
    },
    /// It does not fit the game.
    #[message(transparent)]
    Refused(#[from] ActRefusal),
    /// What was done to the game before cannot be read.
    Damaged {
        /// The table.
        table: u32,
    },
    /// It cannot be written.
    #[message(transparent)]
    Unwritable(#[from] JournalError),
    /// It could not be kept.
    #[message(transparent)]
    Store(#[from] StoreError),
}

/// Checks that what was entered was meant for the game that would be decided.
pub(super) fn check_meant(table: u32, meant: Option<&str>, game: &str) -> Result<(), HallActRefusal> {
    let is_it = meant.is_none_or(|meant| meant == game);
    is_it.then_some(()).ok_or(HallActRefusal::OtherGame { table })
}

/// What is done to the game that a table shows, planned by the rules of a recording, with who does it. A decision that waits for the table
/// stands: nobody decides otherwise before it is given up.
pub(super) fn plan_of_shown(
    (table, shown): (&LiveTable, &ShownState),
    (kind, audit): (HallActKind, Option<AuditOutcome>),
    who: &str,
) -> Result<(ActPlan, Signature), ActRefusal> {
    let (acts, signed) = HallAct::new(kind, Signature::new(now(), who)).after_audit(audit).acts();
    let state = HallAct::decided(&table.acts_of_shown(), &shown.state);
    let stage = if is_over(&state) { ActStage::Over } else { ActStage::Running };
    Ok((plan(&state, stage, &acts, &signed, state.last_time())?, signed))
}

pub(super) fn refusal_of_shown(table: u32, shown: &ShownState, why: ActRefusal) -> HallActRefusal {
    match why {
        ActRefusal::Final { result, by } if shown.state.confirmed_result().is_none() => {
            HallActRefusal::DecisionWaits { result: result_text::short(result), by, table }
        }
        why => HallActRefusal::Refused(why),
    }
}

/// The same of the game that is paired and that nobody has recorded: `known` is what was decided of it before.
pub(super) fn plan_of_paired(
    (known, opened): (&[HallAct], &SessionState),
    (kind, audit): (HallActKind, Option<AuditOutcome>),
    who: &str,
) -> Result<(ActPlan, Signature), ActRefusal> {
    let (acts, signed) = HallAct::new(kind, Signature::new(now(), who)).after_audit(audit).acts();
    let state = HallAct::decided(known, opened);
    Ok((plan(&state, ActStage::Over, &acts, &signed, state.last_time())?, signed))
}

pub(super) fn refusal_of_paired(table: u32, why: ActRefusal) -> HallActRefusal {
    match why {
        ActRefusal::Final { result, by } => HallActRefusal::IsDecided { result: result_text::short(result), by, table },
        why => HallActRefusal::Refused(why),
    }
}

/// A recording of this game with nothing in it.
pub(super) fn opened(game: &GameInfo) -> SessionState {
    let (at, source, program) = (String::new(), String::new(), String::new());
    SessionState::from_events(&[SessionEvent::Opened { at, source, info: Box::new(game.clone()), program }])
}

/// The game that is paired at a table, and what would be decided of it. A count can come to that, unless reasons are given; pairings say
/// nothing of the board.
pub(super) fn paired_game<'a>(
    table: u32,
    pairing: &'a TablePairing,
    meant: Option<&str>,
    kind: &HallActKind,
) -> Result<(&'a GameInfo, GameResult), HallActRefusal> {
    let (Some(game), Some(name), &HallActKind::Decision { result, ref reasons, .. }) =
        (pairing.game(), pairing.game_name(), kind)
    else {
        return Err(HallActRefusal::NoGame { table });
    };
    check_meant(table, meant, &name)?;
    let margins = PossibleMargins::of(game, &GameRecord::new(BoardSize::NINETEEN));
    if let Some(why) = margins.fault_of_decision(result) {
        return Err(ActRefusal::ImpossibleDecision { result, why }.into());
    }
    match margins.fault_of(result).filter(|_| reasons.is_empty()) {
        Some(why) => Err(ActRefusal::ImpossibleResult { result, why }.into()),
        None => Ok((game, result)),
    }
}
