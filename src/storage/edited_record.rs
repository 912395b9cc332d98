//! The SGF of a recording that somebody else wrote into: it is kept under another name before it is written again.

use std::fs;
use std::path::{Path, PathBuf};

use crate::formats::recording_sgf::sgf_of;
use crate::session::recording::{SessionEvent, SessionState};
use crate::storage::StorageError;
use crate::storage::atomic;

/// Whether an SGF holds something that the journal of these events never made. A file that is not there, is empty, or is
/// one event or more late, as a power cut leaves it, holds nothing of its own.
///
/// # Errors
/// [`StorageError::Read`] where it cannot be read.
pub fn is_edited(sgf: &Path, events: &[SessionEvent]) -> Result<bool, StorageError> {
    let bytes = match fs::read(sgf) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(false),
        Err(source) => return Err(StorageError::Read { path: sgf.to_owned(), source }),
    };
    if bytes.trim_ascii().is_empty() {
        return Ok(false);
    }
    let is_its_text = |state: &SessionState| sgf_of(state).is_some_and(|text| text.as_bytes() == bytes);
    if is_its_text(&SessionState::from_events(events)) {
        return Ok(false);
    }
    let mut state = SessionState::default();
    let is_late = events.iter().any(|event| {
        state.apply(event);
        let changes_nothing = matches!(event, SessionEvent::Board { .. } | SessionEvent::Pictured { .. });
        !changes_nothing && is_its_text(&state)
    });
    Ok(!is_late)
}

/// Copies an SGF that [`is_edited`] to the first of `GAME.edited-1.sgf`, `-2` ... that is free; returns the copy's path.
///
/// # Errors
/// [`StorageError`] where the file cannot be read, or the copy not be written.
pub fn keep_edited(sgf: &Path, events: &[SessionEvent]) -> Result<Option<PathBuf>, StorageError> {
    if !is_edited(sgf, events)? {
        return Ok(None);
    }
    let bytes = fs::read(sgf).map_err(|source| StorageError::Read { path: sgf.to_owned(), source })?;
    let name = |n: usize| sgf.with_extension(format!("edited-{n}.sgf"));
    let free = (1..).map(name).find(|path| !path.exists()).unwrap_or_else(|| name(1));
    atomic::write(&free, &bytes)?;
    Ok(Some(free))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::game::color::Color;
    use crate::game::point::{BoardSize, Point};
    use crate::game::record::MoveFlags;
    use crate::recorder::event::{CommittedMove, RecorderEvent};

    /// A game on nine lines: Black E5, White C3.
    fn events() -> Vec<SessionEvent> {
        let (size, time) = (BoardSize::NINE, Duration::ZERO);
        let mut events = vec![RecorderEvent::Began { time, size, setup: Vec::new(), to_play: None, handicap: 0 }];
        for (number, color, label) in [(1, Color::Black, "E5"), (2, Color::White, "C3")] {
            let (point, flags) = (Point::from_label(label, size), MoveFlags::NONE);
            let played = CommittedMove { number, color, point, time, committed: time, confidence: 1.0, flags };
            events.push(RecorderEvent::Moved(played));
        }
        events.into_iter().map(SessionEvent::Recorder).collect()
    }

    #[test]
    fn only_what_somebody_wrote_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let (sgf, events) = (folder.path().join("game.sgf"), events());
        let text_of = |events: &[SessionEvent]| sgf_of(&SessionState::from_events(events)).unwrap();
        let kept = |text: &str| {
            fs::write(&sgf, text).unwrap();
            keep_edited(&sgf, &events).unwrap()
        };
        assert_eq!(keep_edited(&sgf, &events).unwrap(), None, "there is none yet");
        assert_eq!(kept(&text_of(&events)), None, "it is what the journal makes");
        assert_eq!(kept(&text_of(&events[..2])), None, "it lacks the last move, as after a power cut");
        assert_eq!(kept(""), None, "it is empty");
        let edited = text_of(&events).replace("GM[1]", "GM[1]PB[Ada]");
        assert_eq!(kept(&edited), Some(folder.path().join("game.edited-1.sgf")));
        assert_eq!(kept(&edited), Some(folder.path().join("game.edited-2.sgf")));
        assert_eq!(fs::read_to_string(folder.path().join("game.edited-1.sgf")).unwrap(), edited);
    }
}
