//! Names that a hall has for a table while its game is recorded.

use std::io;
use std::sync::Weak;
use std::sync::mpsc::SyncSender;
use std::thread;
use std::time::Duration;

use crate::commands::hall::joined_text::say_joined;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::hall_answer::HallPairing;
use kifuscribe_formats::pairings::is_same_number;
use kifuscribe_formats::shell_words::typed;
use kifuscribe_language::say;
use kifuscribe_network::hall::HallTable;
use kifuscribe_recording::task::Request;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_words::info_text::game_of_round;

/// The first pause before a hall that is silent is asked again, and the longest.
const PAUSES: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(10));

/// How often a hall that answers is asked again.
const ASK_EVERY: Duration = Duration::from_secs(10);

/// What is known of a game when its recording begins.
pub(super) struct NamesAtBeginning {
    /// Who plays, as the hall has said; `None` where it has not.
    pub(super) paired: Option<GameInfo>,
    /// What is known without the hall, where it was silent and the recording takes the names that it says first.
    pub(super) late: Option<GameInfo>,
}

/// Asks a hall again and again who plays at the table, in a thread that ends with the recording, whose owner holds `running`, or with the
/// program. The names that a silent hall says first go to `requests` as a correction of what is known about the game. Other names later
/// are said, and the recording keeps its own.
///
/// # Errors
/// When no thread can be started.
pub(super) fn follow(
    hall: HallTable,
    session: SessionFolder,
    names: NamesAtBeginning,
    requests: SyncSender<Request>,
    running: Weak<()>,
) -> io::Result<()> {
    let work = move || {
        let NamesAtBeginning { paired: mut known, mut late } = names;
        let mut pause = if late.is_some() { PAUSES.0 } else { ASK_EVERY };
        loop {
            thread::sleep(pause);
            if running.strong_count() == 0 {
                return;
            }
            let Ok(answer) = hall.join() else {
                pause = (pause * 2).min(PAUSES.1);
                continue;
            };
            pause = ASK_EVERY;
            let own = late.take();
            if own.is_some() {
                say_joined(hall.seat(), &answer);
            }
            let HallPairing::Paired(paired) = answer.pairing else { continue };
            match own {
                Some(own) => {
                    // A recording that has ended takes no names.
                    let _ = requests.try_send(Request::Inform(Box::new(completed(own, (*paired).clone()))));
                }
                None if known.as_ref().is_some_and(|known| known.names_as(&paired)) => continue,
                None => say_names_kept(hall.seat().table, &session, &paired),
            }
            known = Some(*paired);
        }
    };
    thread::Builder::new().name("hall names".to_owned()).spawn(work).map(drop)
}

/// Says that a hall has another game at the table than the recording in a session folder, which keeps its own names, and how they are put
/// right. Nothing is said where both are the same.
pub(in crate::commands) fn say_names_kept(table: u32, session: &SessionFolder, paired: &GameInfo) {
    let Ok(journal) = session.read() else { return };
    let state = SessionState::from_events(&journal.events);
    let own = state.info();
    if paired.names_nobody() || own.names_as(paired) {
        return;
    }
    let (folder, round) = (session.path().to_string_lossy(), &paired.round);
    let (kept, now) = (game_of_round(own), game_of_round(paired));
    if !own.round.is_empty() && !round.is_empty() && !is_same_number(&own.round, round) {
        remark(say!("record-round-kept", table, session = &*folder, own = kept, paired = now));
        return;
    }
    let number = table.to_string();
    let mut words = vec!["kifuscribe", "correct", &folder, "info", "--info", "PAIRINGS", "--table", &number];
    if !round.is_empty() {
        words.extend(["--round", round]);
    }
    words.extend(["--by", "NAME"]);
    remark(say!("record-names-kept", table, session = &*folder, own = kept, paired = now, command = typed(&words)));
}

/// What is known of the game once the hall has said who plays; what was said here stays.
fn completed(own: GameInfo, paired: GameInfo) -> GameInfo {
    let said = |own: String, paired: String| if own.is_empty() { paired } else { own };
    GameInfo {
        table: said(own.table, paired.table),
        rules: said(own.rules, paired.rules),
        move_made: own.move_made,
        ..paired
    }
}
