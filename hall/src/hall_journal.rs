//! The hall's own journal of a game: what people did here to it, in the form of every journal. The game's table imports it on its next
//! contact. Its first line names the game with its round and table, and each line after it is an act.

use kifuscribe_acts::act::PlayerProtest;
use kifuscribe_acts::hall_acts::{HallAct, HallActKind};
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::outdone::OutdoneAct;
use kifuscribe_core::session::recording::{Act, SessionEvent, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::journal::{self, FIRST, JournalError};
use kifuscribe_platform::clock::millis_of;

use crate::clock::Millis;
use crate::round::{PAIRED, TablePairing, paired_name};
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
    /// The game as its first line names it; `None` before that is written, and where it cannot be read.
    pub info: Option<Box<GameInfo>>,
    /// The decisions that were given up, and how, the oldest first.
    pub taken_back: Vec<OutdoneAct>,
    /// Whether nothing was done after the last of them.
    pub is_given_up: bool,
    /// Whether its lines do not fit together: it has no acts then, and takes none.
    pub is_damaged: bool,
}

impl HallJournal {
    /// The journal of a game to which nobody has done anything here.
    #[must_use]
    pub fn new(table: u32, game: String) -> Self {
        let (text, head) = (String::new(), FIRST.to_owned());
        let (acts, taken_back, info, is_given_up, is_damaged) = (Vec::new(), Vec::new(), None, false, false);
        Self { table, game, text, lines: 0, head, acts, info, taken_back, is_given_up, is_damaged }
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
            let events = match read {
                Ok((events, last)) => {
                    (journal.lines, journal.head) = (events.len(), last.hash);
                    journal.acts = HallAct::standing(&events);
                    let parts = (1..=events.len()).map(|end| &events[..end]);
                    journal.taken_back = parts.filter_map(HallAct::given_up).collect();
                    journal.is_given_up = HallAct::given_up(&events).is_some();
                    events
                }
                Err(_) => {
                    journal.is_damaged = true;
                    // Of which game it is stands in the first line.
                    journal::read_detached(first.text.as_bytes()).unwrap_or_default()
                }
            };
            let opened = |event| if let SessionEvent::Opened { info, .. } = event { Some(info) } else { None };
            journal.info = events.into_iter().find_map(opened);
            Some(journal)
        };
        of_one.filter_map(read).collect()
    }

    /// Of several journals of one game that with the newest act that stands; without any the last.
    #[must_use]
    pub fn newest(journals: impl Iterator<Item = Self>) -> Option<Self> {
        journals.max_by_key(Self::decided)
    }

    /// When the newest act that stands was done; `None` where there is none.
    #[must_use]
    pub fn decided(&self) -> Option<Millis> {
        self.acts.iter().filter_map(|act| millis_of(&act.signed.at)).max()
    }

    /// Whether it is of the game that is paired, and of no recording: of the same two players in the same round of the event, however that
    /// was called before and whoever has Black. A damaged one that does not say its game is of every game that it may be of.
    #[must_use]
    pub fn is_of(&self, pairing: &TablePairing) -> bool {
        let TablePairing::Paired { game, former, .. } = pairing else { return false };
        let Some(name) = self.game.strip_prefix(PAIRED) else { return false };
        let Some(info) = &self.info else {
            // The names of an earlier version begin with the event, and do not part the players.
            return self.is_damaged && (name.starts_with(&format!("{} ", game.round.trim())) || !name.contains(" - "));
        };
        let is_of_event = info.event == game.event || former.contains(&info.event);
        is_of_event && paired_name(info) == paired_name(game)
    }

    /// The acts that stand on a game of these players. Where these have the other colours than when it was decided, the same player has
    /// won.
    #[must_use]
    pub fn acts_on(&self, game: &GameInfo) -> Vec<HallAct> {
        let has_other_colors = self.info.as_ref().is_some_and(|info| info.has_other_colors_than(game));
        let turned = |act: &HallAct| match &act.kind {
            HallActKind::Decision { result, reasons, players, appeals, protest, protests } if has_other_colors => {
                let (result, reasons, appeals) = (result.with_other_colors(), reasons.clone(), appeals.clone());
                let (players, protest) = (*players, *protest);
                let turned = |own: &PlayerProtest| PlayerProtest { player: own.player.opponent(), ..own.clone() };
                let protests = protests.iter().map(turned).collect();
                let kind = HallActKind::Decision { result, reasons, players, appeals, protest, protests };
                HallAct { kind, ..act.clone() }
            }
            HallActKind::Decision { .. } | HallActKind::AppealsRejected { .. } | HallActKind::Answer { .. } => {
                act.clone()
            }
        };
        self.acts.iter().map(turned).collect()
    }

    /// The decisions that were given up, of a game of these players, as [`acts_on`](Self::acts_on) has acts.
    #[must_use]
    pub fn taken_back_on(&self, game: &GameInfo) -> Vec<OutdoneAct> {
        let mut taken_back = self.taken_back.clone();
        let has_other_colors = self.info.as_ref().is_some_and(|info| info.has_other_colors_than(game));
        for outdone in taken_back.iter_mut().filter(|_| has_other_colors) {
            match &mut outdone.act {
                Act::Noted(note) => note.result = note.result.with_other_colors(),
                Act::Ruled(ruling) => ruling.result = ruling.result.map(GameResult::with_other_colors),
                Act::Answered { .. } | Act::Corrected { .. } => {}
            }
        }
        taken_back
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

    /// Whether the game with this state lacks an act. One that its table does not take is handed to it too: it says there why not.
    #[must_use]
    pub fn is_awaited(&self, state: &SessionState) -> bool {
        self.acts.iter().any(|act| act.outcome(state).is_missing())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use kifuscribe_acts::hall_acts::PlayersWord;
    use kifuscribe_core::game::record::Player;
    use kifuscribe_core::game::result::GameResult;
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

    #[test]
    fn a_decision_that_an_earlier_version_kept_under_another_name_is_found() {
        let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
        let game = |event: &str, round: &str, [black, white]: [&str; 2]| GameInfo {
            black: player(black),
            white: player(white),
            event: event.to_owned(),
            round: round.to_owned(),
            ..GameInfo::default()
        };
        let signed = Signature::new("2026-11-27T10:00:00+01:00".to_owned(), "referee 12ab");
        let result = GameResult::from_sgf("B+R").unwrap();
        let kind = HallActKind::Decision {
            result,
            reasons: String::new(),
            players: PlayersWord::Both,
            appeals: Vec::new(),
            protest: false,
            protests: Vec::new(),
        };
        let (acts, _) = HallAct::new(kind, signed.clone()).acts();
        let acts = acts[0].events(&signed, Duration::ZERO, 0);
        let old = HallJournal::new(5, "paired Winter 3 ada lovelace hua luogeng".to_owned());
        let lines = old.next((&game("Winter", "3", ["Ada Lovelace", "Hua Luogeng"]), &signed), &acts).unwrap();
        let journal = HallJournal::all(&lines).remove(0);
        let won = |event: &str, former: &[&str], round: &str, players: [&str; 2]| {
            let former = former.iter().map(|&name| name.to_owned()).collect();
            let pairing = TablePairing::Paired { game: Box::new(game(event, round, players)), since: 9, former };
            let decided = journal.acts_on(pairing.game().unwrap());
            let HallActKind::Decision { result, .. } = decided[0].kind else { panic!("{decided:?}") };
            journal.is_of(&pairing).then(|| result.to_sgf())
        };
        let players = ["LOVELACE, Ada", "Hua Luogeng"];
        assert_eq!(won("Winter", &[], "3", players).as_deref(), Some("B+R"));
        assert_eq!(won("Winter Cup", &["Winter"], "3", players).as_deref(), Some("B+R"));
        assert_eq!(
            won("Winter", &[], "3", ["Hua Luogeng", "Ada Lovelace"]).as_deref(),
            Some("W+R"),
            "she has White now"
        );
        for other in [
            won("Summer", &[], "3", players),
            won("Winter", &[], "4", players),
            won("Winter", &[], "3", ["Ada Lovelace", "Emmy Noether"]),
        ] {
            assert_eq!(other, None);
        }
    }
}
