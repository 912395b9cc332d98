//! Journals of simulated games: legal moves at random, in the form in which a recording writes them.

use std::time::Duration;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::play::Game;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::position::Position;
use kifuscribe_core::game::preset::Preset;
use kifuscribe_core::game::random::SplitMix64;
use kifuscribe_core::game::record::{GameInfo, MoveFlags, Player};
use kifuscribe_core::game::rules::Rules;
use kifuscribe_core::recorder::event::{CommittedMove, RecorderEvent};
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::journal::{self, FIRST, JournalError};

/// How the source of a simulated game begins.
const SOURCE: &str = "rehearsal ";

/// How often a point is drawn before a player passes.
const TRIES: usize = 200;

/// How long a player thinks at the normal pace, at least and at most, in seconds.
const THINKING: (u64, u64) = (5, 55);

/// Whether a journal that begins with this event is that of a simulated game.
#[must_use]
pub fn is_rehearsal(first: &SessionEvent) -> bool {
    matches!(first, SessionEvent::Opened { source, .. } if source.starts_with(SOURCE))
}

/// A line of a journal, and when it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimedLine {
    /// When, from the start of the recording.
    pub time: Duration,
    /// The line with its newline.
    pub text: String,
    /// Its hash.
    pub hash: String,
}

/// Returns the journal of a game at `table` with `moves` moves. The same seed gives the same game.
///
/// # Errors
/// [`JournalError`] for what a journal cannot hold.
pub fn journal_of_game(table: u32, seed: u64, moves: usize) -> Result<Vec<TimedLine>, JournalError> {
    let mut lines = Vec::with_capacity(moves + 3);
    let mut head = FIRST.to_owned();
    for event in events_of_game(table, seed, moves) {
        let (text, hash) = journal::line(lines.len() + 1, &head, &event)?;
        head.clone_from(&hash);
        lines.push(TimedLine { time: event.time(), text, hash });
    }
    Ok(lines)
}

/// The events of a game at `table` with `moves` moves.
pub(super) fn events_of_game(table: u32, seed: u64, moves: usize) -> Vec<SessionEvent> {
    let size = BoardSize::NINETEEN;
    let player = |name: String| Player { name, rank: "3d".to_owned(), team: String::new() };
    let info = GameInfo {
        black: player(format!("Black {table}")),
        white: player(format!("White {table}")),
        event: "Rehearsal".to_owned(),
        table: table.to_string(),
        ..GameInfo::default()
    };
    let mut random = SplitMix64(seed);
    let mut time = Duration::ZERO;
    let mut events = vec![
        SessionEvent::Opened {
            at: String::new(),
            source: format!("{SOURCE}{seed}"),
            info: Box::new(info),
            program: concat!("kifuscribe-hall ", env!("CARGO_PKG_VERSION")).to_owned(),
        },
        SessionEvent::Recorder(RecorderEvent::Began { time, size, setup: Vec::new(), to_play: None, handicap: 0 }),
    ];
    let mut game = Game::new(Rules::preset(Preset::Ing), Position::new(size));
    let mut color = Color::Black;
    for number in 1..=moves {
        let thought = THINKING.0 + random.draw() % (THINKING.1 - THINKING.0 + 1);
        time += Duration::from_secs(thought);
        let point = draw_move(&mut game, color, &mut random);
        events.push(SessionEvent::Recorder(RecorderEvent::Moved(CommittedMove {
            number,
            color,
            point,
            time,
            committed: time,
            confidence: 0.99,
            flags: MoveFlags::NONE,
        })));
        color = color.opponent();
    }
    events.push(SessionEvent::Ended { time: time + Duration::from_secs(1), why: "the rehearsal is over".to_owned() });
    events
}

/// Plays a legal move at random, or a pass where none is found.
fn draw_move(game: &mut Game, color: Color, random: &mut SplitMix64) -> Option<Point> {
    let lines = game.position().size().lines();
    for _ in 0..TRIES {
        let point = Point::new(random.below(lines), random.below(lines));
        if game.play(color, Some(point)).is_ok() {
            return Some(point);
        }
    }
    // A pass is always legal.
    let _ = game.play(color, None);
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_simulated_game_is_a_journal() {
        let lines = journal_of_game(3, 7, 120).unwrap();
        let text: String = lines.iter().map(|line| line.text.as_str()).collect();
        let read = journal::read(text.as_bytes()).unwrap();
        assert_eq!((read.events.len(), read.head()), (123, lines.last().unwrap().hash.as_str()));
        assert_ne!(journal_of_game(3, 8, 120).unwrap()[0].hash, lines[0].hash, "another game has another identity");
    }
}
