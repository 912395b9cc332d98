//! SGF files that are kept under another name before a recording takes theirs: its own, where somebody else wrote into it, and
//! that of an earlier one.

use std::fs;
use std::path::{Path, PathBuf};

use crate::StorageError;
use crate::atomic;
use crate::free_path::first_free;
use crate::regular_file;
use kifuscribe_core::session::recording::{SessionEvent, SessionState};
use kifuscribe_formats::sgf;
use kifuscribe_words::recording_sgf::sgf_of;

/// Whether an SGF holds something that the journal of these events never made. A file that is not there, is empty, or is
/// one event or more late, as a power cut leaves it, holds nothing of its own.
///
/// # Errors
/// [`StorageError::Read`] where it cannot be read.
pub fn is_edited(sgf: &Path, events: &[SessionEvent]) -> Result<bool, StorageError> {
    let bytes = match regular_file::read(sgf, regular_file::LARGE) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(false),
        Err(source) => return Err(StorageError::Read { path: sgf.to_owned(), source }),
    };
    if bytes.trim_ascii().is_empty() {
        return Ok(false);
    }
    let whole = SessionState::from_events(events);
    if sgf_of(&whole).is_some_and(|text| sgf::have_same_content(&bytes, text.as_bytes())) {
        return Ok(false);
    }
    // Records of as many moves and remarks alone are compared with it: to read each takes long.
    let nodes = |sgf: &[u8]| sgf.iter().filter(|&&byte| byte == b';').count();
    let is_its_record =
        |text: &String| nodes(text.as_bytes()) == nodes(&bytes) && sgf::have_same_content(&bytes, text.as_bytes());
    let mut state = SessionState::default();
    let is_late = events.iter().any(|event| {
        state.apply(event);
        let changes_nothing = matches!(event, SessionEvent::Board { .. } | SessionEvent::Pictured { .. });
        !changes_nothing && sgf_of(&state).as_ref().is_some_and(is_its_record)
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
    // What lies behind a link may be for its owner alone to read, and the copy would not be.
    if regular_file::is_link(sgf) {
        return Err(StorageError::Linked { path: sgf.to_owned() });
    }
    let read = regular_file::read(sgf, regular_file::LARGE);
    let bytes = read.map_err(|source| StorageError::Read { path: sgf.to_owned(), source })?;
    let free = first_free(|n| sgf.with_extension(format!("edited-{n}.sgf")));
    atomic::write(&free, &bytes)?;
    Ok(Some(free))
}

/// Moves an SGF that is there before a new recording writes its own to the first of `GAME.earlier-1.sgf`, `-2` ... that is free;
/// returns the new path. A file that is not there, or is empty, is no record.
///
/// # Errors
/// [`StorageError::Write`] where it cannot be moved.
pub fn keep_earlier(sgf: &Path) -> Result<Option<PathBuf>, StorageError> {
    if !fs::metadata(sgf).is_ok_and(|data| data.is_file() && data.len() > 0) {
        return Ok(None);
    }
    let free = first_free(|n| sgf.with_extension(format!("earlier-{n}.sgf")));
    fs::rename(sgf, &free).map_err(|source| StorageError::Write { path: free.clone(), source })?;
    atomic::sync_folder(atomic::folder_of(sgf));
    Ok(Some(free))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::point::{BoardSize, Point};
    use kifuscribe_core::game::record::MoveFlags;
    use kifuscribe_core::recorder::event::{CommittedMove, RecorderEvent};

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
    fn an_earlier_record_keeps_its_content_under_another_name() {
        let folder = tempfile::tempdir().unwrap();
        let sgf = folder.path().join("game.sgf");
        assert_eq!(keep_earlier(&sgf).unwrap(), None, "there is none");
        fs::write(&sgf, "").unwrap();
        assert_eq!(keep_earlier(&sgf).unwrap(), None, "it is empty");
        for name in ["game.earlier-1.sgf", "game.earlier-2.sgf"] {
            fs::write(&sgf, name).unwrap();
            assert_eq!(keep_earlier(&sgf).unwrap(), Some(folder.path().join(name)));
            assert!(!sgf.exists() && fs::read_to_string(folder.path().join(name)).unwrap() == name);
        }
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
        let older = text_of(&events).replace("AP[kifuscribe:", "AP[kifuscribe:0.0.").replace('\n', "\r\n");
        assert!(older != text_of(&events));
        assert_eq!(kept(&older), None, "another version wrote it, and it was carried to another system");
        let late = text_of(&events[..2]).replace("AP[kifuscribe:", "AP[kifuscribe:0.0.").replace('\n', "\r\n");
        assert_eq!(kept(&late), None, "the same, and it lacks the last move");
        assert!(kept(&(older + "(;GM[1]")).is_some(), "something stands behind the game");
        fs::remove_file(folder.path().join("game.edited-1.sgf")).unwrap();
        let edited = text_of(&events).replace("GM[1]", "GM[1]PB[Ada]");
        assert_eq!(kept(&edited), Some(folder.path().join("game.edited-1.sgf")));
        assert_eq!(kept(&edited), Some(folder.path().join("game.edited-2.sgf")));
        assert_eq!(fs::read_to_string(folder.path().join("game.edited-1.sgf")).unwrap(), edited);
    }
}
