//! Warnings about the machine and the source, shown until their cause is gone.

use crate::app::command::{Command, RecordingCommand, SourceCommand};
use crate::app::parts::CurrentGame;
use crate::app::window_mode::WindowMode;
use kifuscribe_core::session::recording::RecordingPhase;
use kifuscribe_language::{capital, say};
use kifuscribe_network::live::broadcast::BroadcastStatus;
use kifuscribe_network::live::delivery::DeliveryState;
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_words::contradiction_text;
use kifuscribe_words::recording_text;

/// A condition that may spoil the recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advisory {
    /// One sentence without a full stop: what is wrong, and what to do.
    pub text: String,
    /// Whether the condition is over; the warning then stays until it is dismissed.
    pub is_over: bool,
    /// What can be done about it, each with a button.
    pub remedies: Vec<Command>,
}

impl Advisory {
    /// A condition that lasts.
    #[must_use]
    pub fn lasting(text: String) -> Self {
        Self { text: capital(&text), is_over: false, remedies: Vec::new() }
    }

    /// A condition that is over.
    #[must_use]
    pub fn over(text: String) -> Self {
        Self { is_over: true, ..Self::lasting(text) }
    }
}

/// Returns the current warnings, the most urgent first.
#[must_use]
pub fn warnings(mode: WindowMode, snapshot: Option<&Snapshot>, game: &CurrentGame) -> Vec<Advisory> {
    let is_running = matches!(mode, WindowMode::Recording | WindowMode::Ending);
    let Some(snapshot) = snapshot.filter(|_| is_running) else { return Vec::new() };
    let unwritten = (snapshot.unwritten > 0).then(|| Advisory {
        text: say!("warning-disk-full", events = snapshot.unwritten),
        is_over: false,
        remedies: vec![RecordingCommand::OpenAnotherFolder.into()],
    });
    if mode == WindowMode::Ending {
        return unwritten.into_iter().collect();
    }
    let waiting = snapshot.waiting.as_ref().map(|why| Advisory {
        remedies: vec![SourceCommand::ShowPhone.into()],
        ..Advisory::lasting(recording_text::no_picture(why, snapshot.view.has_begun()))
    });
    let held = match snapshot.view.phase {
        // While it is asked whether the game is over, nobody is told to put stones back.
        phase if phase.may_be_over() && game.played_on != Some(phase) => None,
        RecordingPhase::Held(why) if snapshot.waiting.is_none() => recording_text::advice(why).map(ToOwned::to_owned),
        _ => None,
    };
    let unlike = snapshot.view.contradictions().into_iter().map(contradiction_text::sentence);
    let lasting = snapshot.warnings.iter().cloned().chain(unlike).chain(held).chain(snapshot.notice.clone());
    let lasting = waiting.into_iter().chain(lasting.map(Advisory::lasting));
    let gaps = snapshot.gaps.iter().skip(game.gaps_seen);
    let over = gaps.cloned().map(Advisory::over);
    unwritten.into_iter().chain(lasting).chain(over).collect()
}

/// The places that the record is delivered to.
pub fn places(status: &BroadcastStatus) -> impl Iterator<Item = (String, &DeliveryState)> {
    let address = status.publishing.as_ref().map(|state| (say!("spectators-the-address").to_owned(), state));
    address.into_iter().chain([(status.file.display().to_string(), &status.folder)])
}

/// The places that do not have the newest moves, a sentence each with why.
pub fn behind(status: &BroadcastStatus) -> impl Iterator<Item = String> {
    places(status).filter_map(|(place, state)| match state {
        DeliveryState::Retrying { why } => Some(say!("spectators-does-not-have-the-newest", place, why)),
        DeliveryState::Beginning | DeliveryState::Delivered => None,
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::game::record::{GameRecord, Move};
    use kifuscribe_core::recorder::event::Pause;
    use kifuscribe_core::session::recording::RecordingView;

    fn snapshot(phase: RecordingPhase) -> Snapshot {
        let view = Arc::new(RecordingView { phase, ..RecordingView::default() });
        Snapshot { view, ..Snapshot::starting("a.sgf".into(), "a".into()) }
    }

    fn status(snapshot: &Snapshot, gaps_seen: usize) -> Vec<String> {
        let game = CurrentGame { gaps_seen, ..CurrentGame::default() };
        warnings(WindowMode::Recording, Some(snapshot), &game).into_iter().map(|w| w.text).collect()
    }

    #[test]
    fn a_hand_is_nothing_to_warn_of_and_a_board_that_moves_is() {
        assert!(status(&snapshot(RecordingPhase::Recording), 0).is_empty());
        assert!(status(&snapshot(RecordingPhase::Held(Pause::Covered)), 0).is_empty());
        let moving = status(&snapshot(RecordingPhase::Held(Pause::Moving)), 0);
        assert!(matches!(&moving[..], [text] if text.starts_with("The board or the camera is moving")), "{moving:?}");
    }

    #[test]
    fn what_lasts_is_said_first_and_a_gap_until_it_is_read() {
        let mut s = snapshot(RecordingPhase::Held(Pause::NoBoard));
        s.waiting = Some("the camera was unplugged".into());
        s.warnings = vec!["the battery is at 9 %; plug the machine in".into()];
        s.gaps = vec!["no picture for 25 s".into(), "no picture for 40 s".into()];
        let camera = "No picture comes: the camera was unplugged; the record is kept";
        let battery = "The battery is at 9 %; plug the machine in";
        assert_eq!(status(&s, 0), [camera, battery, "No picture for 25 s", "No picture for 40 s"]);
        assert_eq!(status(&s, 1), [camera, battery, "No picture for 40 s"]);
        assert_eq!(status(&s, 2), [camera, battery]);
    }

    #[test]
    fn a_board_that_does_not_fit_the_pairing_is_told_of() {
        let mut s = snapshot(RecordingPhase::Recording);
        let mut view = (*s.view).clone();
        view.info.black.name = "Ito".into();
        view.info.handicap = Some(3);
        let mut record = GameRecord::new(BoardSize::NINE);
        record.moves.push(Move::new(Color::Black, None));
        view.record = Some(record);
        s.view = Arc::new(view);
        let said = status(&s, 0);
        assert!(matches!(&said[..], [text] if text.starts_with("The pairing has a handicap of 3 stones")), "{said:?}");
    }

    #[test]
    fn a_recording_that_is_over_warns_of_nothing() {
        let mut s = snapshot(RecordingPhase::Ended);
        s.warnings = vec!["the battery is at 9 %; plug the machine in".into()];
        assert!(warnings(WindowMode::Over, Some(&s), &CurrentGame::default()).is_empty());
    }
}
