//! Names that a hall could not give when a recording began.

use std::io;
use std::sync::mpsc::SyncSender;
use std::thread;
use std::time::Duration;

use crate::commands::hall::joined_text::say_joined;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_formats::hall_answer::HallPairing;
use kifuscribe_network::hall::HallTable;
use kifuscribe_recording::task::Request;

/// The first pause before the hall is asked again, and the longest.
const PAUSES: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(10));

/// Asks a hall again and again who plays at the table, in a thread that ends with its answer or with the program. What it answers
/// goes to `requests` as a correction of what is known about the game; `own` is what is known without it.
///
/// # Errors
/// When no thread can be started.
pub(super) fn ask(hall: HallTable, own: GameInfo, requests: SyncSender<Request>) -> io::Result<()> {
    let work = move || {
        let mut pause = PAUSES.0;
        let answer = loop {
            thread::sleep(pause);
            match hall.join() {
                Ok(answer) => break answer,
                Err(_) => pause = (pause * 2).min(PAUSES.1),
            }
        };
        say_joined(hall.seat(), &answer);
        if let HallPairing::Paired(paired) = answer.pairing {
            // A recording that has ended takes no names.
            let _ = requests.try_send(Request::Inform(Box::new(completed(own, *paired))));
        }
    };
    thread::Builder::new().name("hall names".to_owned()).spawn(work).map(drop)
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
