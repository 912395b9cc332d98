//! What a hall lacks of recordings that are over: of earlier games at a table, which are sent when the next one begins, and
//! of one to which something was added.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread;

use crate::hall::{HallError, HallTable};
use crate::journal_tail::{JournalTail, hash_of};
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::hall_copy::HallCopy;
use kifuscribe_formats::hall_refusal::HallRefusal;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_language::say;
use kifuscribe_storage::hall_copy::{self, Neighbours};
use kifuscribe_storage::known_addresses::KnownAddresses;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_words::unsent_text::send_command;

/// What became of earlier recordings.
#[derive(Debug)]
pub enum BacklogNotice {
    /// The hall has it whole.
    Sent(PathBuf),
    /// The hall refuses it, and why; it is tried again at the next recording.
    Refused(PathBuf, HallRefusal),
    /// Somebody has done this in the hall to it.
    Acted(PathBuf, Vec<SessionEvent>),
}

/// What became of the rest of a recording.
#[derive(Debug)]
pub enum RestOutcome {
    /// The hall has everything, and somebody has done this there to the recording.
    Whole(Vec<SessionEvent>),
    /// The hall refuses it, and why.
    Refused(HallRefusal),
    /// It could not be sent.
    Failed(HallError),
    /// It may be a trial, so that a person has to send it.
    Doubtful,
    /// Nobody has named this hall on this computer: the folder may come from somebody else, and a person has to send it there.
    Unknown,
}

impl RestOutcome {
    /// Why a hall does not have a recording that a person has sent to it, as a sentence; `None` where it has.
    #[must_use]
    pub fn problem_by_hand(&self, session: &Path, seat: &HallSeat) -> Option<String> {
        let why = match self {
            Self::Whole(_) => return None,
            Self::Refused(why) => why.to_string(),
            Self::Failed(why) => why.to_string(),
            Self::Unknown | Self::Doubtful => say!("hall-not-named-here", hall = seat.hall),
        };
        let game = session.file_stem().unwrap_or_default().to_string_lossy();
        Some(say!("hall-not-sent-now", game, why))
    }

    /// Why the hall of this recording does not have what was added, as a sentence with what helps; `None` where it has.
    #[must_use]
    pub fn problem(&self, session: &Path, seat: &HallSeat) -> Option<String> {
        // With a token that was refused nobody gets in.
        let command = send_command(&session.display().to_string(), seat, !matches!(self, Self::Refused(_)));
        Some(match self {
            Self::Whole(_) => return None,
            // Sent again, it would be refused again: the reason says what helps.
            Self::Refused(why) if why.is_lasting() => say!("hall-rest-not-taken", why),
            Self::Refused(why) => say!("hall-rest-refused", why, command),
            Self::Failed(why) => say!("hall-rest-failed", why, command),
            Self::Unknown => say!("hall-rest-unknown", hall = seat.hall, command),
            Self::Doubtful => say!("hall-rest-doubtful", command),
        })
    }
}

/// Sends the recordings beside `session` that were not sent whole from the same table, in a thread of its own. `notify` is
/// told what became of them; of one that cannot be sent, nothing is said, and it is tried again at the next recording.
/// Returns those that lie in the same folder and are not sent by themselves: they may be trials, or games of another table.
///
/// # Errors
/// When no thread can be started.
pub fn send_earlier(
    hall: &HallTable,
    session: &Path,
    notify: impl Fn(&BacklogNotice) + Send + 'static,
) -> io::Result<Vec<PathBuf>> {
    let Neighbours { of_table, for_no_hall } = Neighbours::of(session, hall.seat());
    let (certain, doubtful): (Vec<_>, Vec<_>) =
        of_table.into_iter().partition(|(session, copy)| is_of_table(session, copy));
    let not_sent = doubtful.into_iter().map(|(session, _)| session).chain(for_no_hall).collect();
    if certain.is_empty() {
        return Ok(not_sent);
    }
    let hall = hall.clone();
    let work = move || {
        for (session, copy) in certain {
            let acts = match send(&hall, &session, &copy) {
                Ok(SentRest::Whole { has_sent_lines, acts }) => {
                    if has_sent_lines {
                        notify(&BacklogNotice::Sent(session.clone()));
                    }
                    acts
                }
                Ok(SentRest::Refused(why)) => {
                    notify(&BacklogNotice::Refused(session, why));
                    continue;
                }
                Err(_) => return,
            };
            if !acts.is_empty() {
                notify(&BacklogNotice::Acted(session, acts));
            }
        }
    };
    thread::Builder::new().name("hall backlog".to_owned()).spawn(work)?;
    Ok(not_sent)
}

/// Who sends the rest of a recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SentBy {
    /// The program by itself, after something was added.
    Program,
    /// A person, who has seen which recording it is.
    Person,
}

/// Sends a recording's hall what it lacks, such as a result that was noted after the recording. Returns `None` where the
/// recording is for no hall, or nothing is unsent. No hall is contacted but those that are `known`.
#[must_use]
pub fn send_rest(session: &Path, known: &KnownAddresses, by: SentBy) -> Option<(HallCopy, RestOutcome)> {
    let copy = hall_copy::of(session)?;
    if hall_copy::unsent(session, &copy) == 0 {
        return None;
    }
    if by == SentBy::Program && !is_of_table(session, &copy) {
        return Some((copy, RestOutcome::Doubtful));
    }
    if !known.knows(&copy.seat.hall) {
        return Some((copy, RestOutcome::Unknown));
    }
    let sent = HallTable::of_seat(&copy.seat).and_then(|hall| send(&hall.hurried(), session, &copy));
    let outcome = match sent {
        Ok(SentRest::Whole { acts, .. }) => RestOutcome::Whole(acts),
        Ok(SentRest::Refused(why)) => RestOutcome::Refused(why),
        Err(why) => RestOutcome::Failed(why),
    };
    Some((copy, outcome))
}

/// What people did in its hall to a recording that is over; what the hall lacks of it is sent first. Nothing where it does not answer, or
/// has nothing of the recording.
#[must_use]
pub(crate) fn acts_in_hall(session: &Path) -> Vec<SessionEvent> {
    let said = || {
        let copy = hall_copy::of(session).filter(|copy| copy.acknowledged > 0)?;
        let hall = HallTable::of_seat(&copy.seat).ok()?.hurried();
        match send(&hall, session, &copy).ok()? {
            SentRest::Whole { acts, .. } => Some(acts),
            SentRest::Refused(_) => None,
        }
    };
    said().unwrap_or_default()
}

/// Asks the hall of a recording what it has of it, and keeps that in the session folder. Returns whether it has answered.
#[must_use]
pub(crate) fn ask_kept(session: &Path) -> bool {
    let said = || {
        let seat = hall_copy::of(session)?.seat;
        let journal = fs::read(SessionFolder::at(session).journal()).ok()?;
        let first = hash_of(journal.split_inclusive(|&byte| byte == b'\n').next()?)?;
        let lines = journal.iter().filter(|&&byte| byte == b'\n').count();
        let kept = HallTable::of_seat(&seat).ok()?.hurried().kept_lines(&first).ok()?.min(lines);
        // It may have been sent meanwhile.
        let copy = hall_copy::of(session).filter(|copy| copy.seat == seat)?;
        // Where it is not kept, lines are sent once more, which is harmless.
        (copy.acknowledged != kept).then(|| hall_copy::write(session, &HallCopy { acknowledged: kept, ..copy }));
        Some(())
    };
    said().is_some()
}

/// Whether a recording is known to be of its table: the hall has taken some of it, or it is known to be of a game. Why: a
/// recording that was made while the hall did not answer, or let nobody in, may be a trial.
fn is_of_table(session: &Path, copy: &HallCopy) -> bool {
    copy.acknowledged > 0 || hall_copy::is_of_game(session)
}

/// What became of what a hall lacked of a recording.
enum SentRest {
    /// It lacks nothing any more.
    Whole {
        /// Whether there was something to send.
        has_sent_lines: bool,
        /// What people did in the hall to the recording.
        acts: Vec<SessionEvent>,
    },
    /// It refuses them, and why.
    Refused(HallRefusal),
}

/// Sends what a hall lacks of a recording, and keeps how far it came. The hall is asked also where it is known to have had
/// everything.
fn send(hall: &HallTable, session: &Path, copy: &HallCopy) -> Result<SentRest, HallError> {
    let journal = SessionFolder::at(session).journal();
    let mut tail = JournalTail::new(hall.clone(), &journal).in_one().after(copy.acknowledged);
    let outcome = tail.send_all();
    let acknowledged = tail.acknowledged();
    if acknowledged != copy.acknowledged {
        // Where it is not kept, the lines are sent once more, which is harmless.
        let _ = hall_copy::write(session, &tail.copy(acknowledged));
    }
    Ok(match outcome? {
        Some(why) => SentRest::Refused(why),
        None => SentRest::Whole { has_sent_lines: tail.has_sent_lines(), acts: tail.take_acts() },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_refused_again_whenever_it_is_sent_is_not_to_be_sent_again() {
        let seat = HallSeat { hall: "http://hall:8080".to_owned(), table: 5, token: "secret".to_owned() };
        let said = |why: HallRefusal| RestOutcome::Refused(why).problem(Path::new("t5.session"), &seat).unwrap();
        let forked = said(HallRefusal::Forked { line: 109 });
        assert!(forked.contains("go on with one of the two alone") && !forked.contains("send"), "{forked}");
        for why in [HallRefusal::OtherComputer, HallRefusal::GameTooLong { line: 9 }, HallRefusal::Line { line: 9 }] {
            assert!(!said(why).contains("kifuscribe-hall send"));
        }
        let command = "kifuscribe-hall send t5.session --hall http://hall:8080 --table 5";
        assert!(said(HallRefusal::Claimed).contains(command));
    }
}
