//! The hall's own journal of a game: what people did here to it, in the form of every journal. The game's table imports it on its next
//! contact. Its first line names the game with its round and table, and each line after it is an act.

use kifuscribe_acts::hall_acts::{HallAct, HallActOutcome};
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::session::recording::{SessionEvent, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::journal::{self, FIRST, JournalError};

use crate::store::HallLine;

/// The hall's own journal of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct HallJournal {
    /// The table.
    pub table: u32,
    /// The game: the hash of the first line of the table's journal.
    pub game: String,
    /// The lines as they are kept.
    pub text: String,
    lines: usize,
    head: String,
    /// The acts that stand.
    pub acts: Vec<HallAct>,
    /// Whether its lines do not fit together: it has no acts then, and takes none.
    pub is_damaged: bool,
}

impl HallJournal {
    /// The journal of a game to which nobody has done anything here.
    #[must_use]
    pub fn new(table: u32, game: String) -> Self {
        Self { table, game, text: String::new(), lines: 0, head: FIRST.to_owned(), acts: Vec::new(), is_damaged: false }
    }

    /// The journals with these lines, which are in order.
    #[must_use]
    pub fn all(lines: &[HallLine]) -> Vec<Self> {
        let of_one = lines.chunk_by(|a, b| (a.table, &a.game) == (b.table, &b.game));
        let read = |lines: &[HallLine]| {
            let first = lines.first()?;
            let mut journal = Self::new(first.table, first.game.clone());
            lines.iter().for_each(|line| journal.text.push_str(&line.text));
            let last = lines.last()?.text.trim_end().as_bytes();
            let read = journal::read_detached(journal.text.as_bytes())
                .and_then(|events| Ok((events, journal::place_of(last, lines.len())?)));
            match read {
                Ok((events, last)) => {
                    (journal.lines, journal.head) = (events.len(), last.hash);
                    journal.acts = HallAct::standing(&events);
                }
                Err(_) => journal.is_damaged = true,
            }
            Some(journal)
        };
        of_one.filter_map(read).collect()
    }

    /// The lines with which acts are added; before the first of them that which names the game.
    ///
    /// # Errors
    /// [`JournalError::Unwritable`].
    pub fn next(
        &self,
        (info, signed): (&GameInfo, &Signature),
        acts: &[SessionEvent],
    ) -> Result<Vec<HallLine>, JournalError> {
        let opened = (self.lines == 0).then(|| SessionEvent::Opened {
            at: signed.at.clone(),
            source: format!("hall:{}", self.game),
            info: Box::new(GameInfo { table: self.table.to_string(), ..info.clone() }),
            program: concat!("kifuscribe-hall ", env!("CARGO_PKG_VERSION")).to_owned(),
        });
        let (mut number, mut head) = (self.lines, self.head.clone());
        let mut lines = Vec::new();
        for event in opened.iter().chain(acts) {
            number += 1;
            let (text, hash) = journal::line(number, &head, event)?;
            head = hash;
            lines.push(HallLine { table: self.table, game: self.game.clone(), number, text });
        }
        Ok(lines)
    }

    /// Whether the game with this state lacks an act.
    #[must_use]
    pub fn is_awaited(&self, state: &SessionState) -> bool {
        self.acts.iter().any(|act| act.outcome(state) == HallActOutcome::Waiting)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use kifuscribe_core::session::recording::Answer;

    use super::*;

    #[test]
    fn what_is_added_is_read_again_in_its_order_and_a_damaged_line_takes_every_act_away() {
        let signed = Signature::new("2026-11-27T10:00:00+01:00".to_owned(), "referee 12ab");
        let info = GameInfo { round: "3".to_owned(), ..GameInfo::default() };
        let answer = |question| SessionEvent::Answered {
            time: Duration::ZERO,
            question,
            answer: Answer::Confirmed,
            signed: signed.clone(),
        };
        let empty = HallJournal::new(5, "ab".to_owned());
        let mut lines = empty.next((&info, &signed), &[answer(1)]).unwrap();
        let journal = HallJournal::all(&lines).remove(0);
        lines.extend(journal.next((&info, &signed), &[answer(2)]).unwrap());
        assert_eq!(lines.iter().map(|line| line.number).collect::<Vec<_>>(), [1, 2, 3]);
        let other = HallJournal::new(5, "cd".to_owned()).next((&info, &signed), &[answer(7)]).unwrap();
        let all = HallJournal::all(&[lines.clone(), other].concat());
        assert_eq!(
            all.iter().map(|journal| (&*journal.game, journal.acts.len())).collect::<Vec<_>>(),
            [("ab", 2), ("cd", 1)]
        );
        let read = journal::read_detached(all[0].text.as_bytes()).unwrap();
        let SessionEvent::Opened { source, info, .. } = &read[0] else { panic!("{read:?}") };
        assert_eq!((source.as_str(), info.round.as_str(), info.table.as_str()), ("hall:ab", "3", "5"));
        lines[1].text = lines[1].text.replace("12ab", "13ab");
        let damaged = &HallJournal::all(&lines)[0];
        assert_eq!((damaged.acts.as_slice(), damaged.is_damaged), (&[][..], true));
    }
}
