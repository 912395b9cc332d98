//! What spectators see of a game.

use std::time::Duration;

use serde_json::{Value, json};

use crate::live::delay::SpectatorDelay;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::record::{GameInfo, GameRecord, Move};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::recorder::event::StopCause;
use kifuscribe_core::session::recording::{RecordingPhase, RecordingView};
use kifuscribe_formats::live_index::BoardEntry;
use kifuscribe_formats::sgf;
use kifuscribe_formats::terminal_text::make_value_printable;

/// What spectators see of a game: its committed moves and its state, and nothing of what a camera saw.
#[derive(Debug, Clone, PartialEq)]
pub struct Publication {
    /// The record as far as it is shown; without moves before the game has begun.
    pub record: GameRecord,
    /// The state of the game.
    pub state: GameStage,
    /// Whether a question to the referee is open.
    pub is_asking: bool,
    /// Whether there is a record: a board was found, and the game has begun.
    pub has_begun: bool,
    /// When each move of the record was made, from the start of the recording.
    pub times: Vec<Duration>,
    /// When the last picture came, as the table's local time to the minute, while none comes; `None` while pictures come, and after
    /// the end.
    pub no_picture_since: Option<String>,
}

/// The state of a game, for spectators.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum GameStage {
    /// The game has not begun.
    Preparing,
    /// The game is being played.
    Playing,
    /// The board is not seen, or the game is adjourned.
    Paused,
    /// The record is frozen because stones were taken off, or a person stopped it: the game may be over.
    Stopped,
    /// The record is frozen because both sides have passed, or the board looks filled in; the result is awaited.
    Counting,
    /// The recording is over.
    Ended,
}

impl Publication {
    /// Returns what is shown of a recording that has not begun.
    #[must_use]
    pub fn before_the_game() -> Self {
        let record = GameRecord::new(BoardSize::NINETEEN);
        let times = Vec::new();
        Self { record, state: GameStage::Preparing, is_asking: false, has_begun: false, times, no_picture_since: None }
    }

    /// Returns what a recording shows at this moment.
    #[must_use]
    pub fn of(view: &RecordingView) -> Self {
        let mut record = view.record.clone().unwrap_or_else(|| GameRecord::new(BoardSize::NINETEEN));
        record.info = GameInfo { result: record.info.result, ..view.info.clone() };
        let state = match view.phase {
            RecordingPhase::Preparing => GameStage::Preparing,
            RecordingPhase::Recording | RecordingPhase::Resumed => GameStage::Playing,
            RecordingPhase::Held(_) => GameStage::Paused,
            RecordingPhase::Stopped(StopCause::Cleared | StopCause::Person) => GameStage::Stopped,
            RecordingPhase::Stopped(StopCause::Passes | StopCause::Filled) | RecordingPhase::Counting => {
                GameStage::Counting
            }
            RecordingPhase::Ended | RecordingPhase::Sealed => GameStage::Ended,
        };
        let times = view.moves.iter().map(|m| m.time).collect();
        let (is_asking, has_begun) = (!view.questions.is_empty(), view.record.is_some());
        Self { record, state, is_asking, has_begun, times, no_picture_since: None }
    }

    /// Returns the publication of a game of which no picture has come since that time, where it is still recorded.
    #[must_use]
    pub fn without_pictures_since(mut self, since: Option<String>) -> Self {
        self.no_picture_since = since.filter(|_| self.state != GameStage::Ended);
        self
    }

    /// Returns the publication without its last `count` moves, which are kept back until the game is over.
    #[must_use]
    pub fn keeping_back(mut self, count: usize) -> Self {
        if matches!(self.state, GameStage::Counting | GameStage::Ended) {
            return self;
        }
        let shown = self.record.moves.len().saturating_sub(count);
        self.record.moves.truncate(shown);
        self.times.truncate(shown);
        self.record.adjustments.retain(|adjustment| adjustment.after <= shown);
        self
    }

    /// The record as SGF, without notes on how moves were seen.
    #[must_use]
    pub fn sgf(&self) -> String {
        self.sgf_with("")
    }

    /// The same, with this comment on the game.
    #[must_use]
    pub fn sgf_with(&self, comment: &str) -> String {
        let mut record = self.record.clone();
        comment.clone_into(&mut record.comment);
        for played in &mut record.moves {
            played.comment.clear();
        }
        sgf::printable::with_printable_values(sgf::write(&record))
    }

    /// How long `color` has thought about the moves so far, by the camera's clock and from the second move of the game on;
    /// `None` where it is not known.
    #[must_use]
    pub fn time_used(&self, color: Color) -> Option<Duration> {
        let is_known = self.times.len() == self.record.moves.len() && !self.times.is_empty();
        let thought = self.times.windows(2).zip(self.record.moves.iter().skip(1));
        let own = thought.filter(|(_, played)| played.color == color);
        is_known.then(|| own.map(|(times, _)| times[1].saturating_sub(times[0])).sum())
    }

    /// The entry of the record in the index of the folder that it grows in, as `file`, a copy of `copy_of`.
    #[must_use]
    pub fn board_entry(&self, file: &str, copy_of: &str) -> BoardEntry {
        let info = &self.record.info;
        BoardEntry {
            file: file.to_owned(),
            copy_of: copy_of.to_owned(),
            table: info.table.clone(),
            black: info.black.name.clone(),
            white: info.white.name.clone(),
            black_rank: info.black.rank.clone(),
            white_rank: info.white.rank.clone(),
            event: info.event.clone(),
            round: info.round.clone(),
            size: self.record.size.lines(),
            moves: self.record.moves.len(),
            state: <&str>::from(self.state).to_owned(),
            result: info.result.map(GameResult::to_sgf),
        }
    }

    /// Whether the game has the moves of an earlier state, and perhaps some after them.
    #[must_use]
    pub fn goes_on_from(&self, before: &Self) -> bool {
        let (now, then) = (&self.record, &before.record);
        let is_same = |(a, b): (&Move, &Move)| (a.color, a.point) == (b.color, b.point);
        (now.size, &now.setup, &now.adjustments) == (then.size, &then.setup, &then.adjustments)
            && now.moves.len() >= then.moves.len()
            && now.moves.iter().zip(&then.moves).all(is_same)
    }

    /// The state as `/state.json` and the events of it give it, with names as the page shows them. `version` counts what was shown since the page was opened.
    #[must_use]
    pub fn json(&self, delay: SpectatorDelay, version: u64) -> Value {
        let (info, size) = (&self.record.info, self.record.size);
        let mut replay = self.record.replay();
        let mut captures = Vec::new();
        loop {
            captures.push(Color::BOTH.map(|color| replay.position().prisoners(color)));
            if !replay.advance() {
                break;
            }
        }
        let position = replay.into_position();
        let [black_used, white_used] = Color::BOTH.map(|color| self.time_used(color).map(|time| time.as_secs()));
        let moves = self.record.moves.iter().enumerate().map(|(i, played)| {
            let point = played.point.map_or_else(|| "pass".to_owned(), |p| p.label(size));
            json!({ "move": i + 1, "color": played.color.name(), "point": point })
        });
        let to_play = (self.state == GameStage::Playing).then(|| position.to_play().name());
        let mut state = json!({
            "black": info.black.name,
            "white": info.white.name,
            "black_rank": info.black.rank,
            "white_rank": info.white.rank,
            "event": info.event,
            "round": info.round,
            "table": info.table,
            "size": size.lines(),
            "setup": self.record.setup.iter().map(|&(p, c)| json!([c.name(), p.label(size)])).collect::<Vec<_>>(),
            "moves": moves.collect::<Vec<_>>(),
            "to_play": to_play,
            "captures": { "black": position.prisoners(Color::Black), "white": position.prisoners(Color::White) },
            "captures_after": captures,
            "time_used": { "black": black_used, "white": white_used },
            "result": info.result.map(|result| result.to_listed()),
            "state": <&str>::from(self.state),
            "waiting_for_referee": self.is_asking,
            "no_picture_since": self.no_picture_since,
            "delay": delay.to_string(),
            "version": version,
        });
        make_value_printable(&mut state);
        state
    }
}

/// Leaves out of a state in JSON what its reader has: the first `known` moves, with `from`, how many those are, and what is as in the
/// state before. What the state before had and this one has not is null.
pub fn leave_out_known(state: &mut Value, before: &Value, known: usize) {
    const PARTS: [(&str, usize); 2] = [("moves", 0), ("captures_after", 1)];
    for (name, more) in PARTS {
        if let Some(all) = state[name].as_array_mut() {
            all.drain(..(known + more).min(all.len()));
        }
    }
    if let Some(fields) = state.as_object_mut() {
        let is_part = |name: &str| PARTS.iter().any(|(part, _)| *part == name);
        let gone: Vec<&String> = before
            .as_object()
            .into_iter()
            .flat_map(|old| old.keys())
            .filter(|name| !fields.contains_key(*name))
            .collect();
        fields.retain(|name, value| is_part(name) || before.get(name) != Some(value));
        fields.extend(gone.into_iter().map(|name| (name.clone(), Value::Null)));
    }
    state["from"] = known.into();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn playing(moves: &str) -> Publication {
        let mut record = GameRecord::new(BoardSize::NINE);
        for (i, label) in moves.split_whitespace().enumerate() {
            let color = if i % 2 == 0 { Color::Black } else { Color::White };
            record
                .moves
                .push(Move::new(color, kifuscribe_core::game::point::Point::from_label(label, BoardSize::NINE)));
        }
        Publication { record, state: GameStage::Playing, has_begun: true, ..Publication::before_the_game() }
    }

    #[test]
    fn moves_are_kept_back_until_the_game_is_over() {
        let shown = |publication: &Publication| publication.clone().keeping_back(2).record.moves.len();
        let mut game = playing("E5 C3 G7 D4 F6");
        assert_eq!(shown(&game), 3);
        assert_eq!(shown(&playing("E5")), 0);
        game.state = GameStage::Ended;
        assert_eq!(shown(&game), 5);
    }

    #[test]
    fn the_time_of_a_player_is_that_between_the_others_move_and_the_own() {
        let mut game = playing("E5 C3 G7 D4");
        assert_eq!(game.time_used(Color::Black), None);
        game.times = [10, 30, 90, 95].map(Duration::from_secs).to_vec();
        let used = |color| game.time_used(color).unwrap().as_secs();
        assert_eq!((used(Color::Black), used(Color::White)), (60, 25));
    }

    #[test]
    fn a_record_for_spectators_controls_no_terminal() {
        let mut game = playing("E5");
        game.record.info.black.name = "Ito \u{1b}[2J\u{202e}".to_owned();
        let text = game.sgf();
        assert!(text.contains("\\\\u{202e}") && !text.contains(['\u{1b}', '\u{202e}']), "{text}");
        // Nor does what a page is sent of it turn round what stands beside the name there.
        assert_eq!(game.json(SpectatorDelay::None, 1)["black"], "Ito \\u{1b}[2J\\u{202e}");
    }

    #[test]
    fn captures_are_counted_at_the_last_move_shown() {
        // White takes the stone in the corner with the fourth move.
        let json = playing("A9 B9 E5 A8").json(SpectatorDelay::None, 7);
        assert_eq!((json["captures"]["black"].as_u64(), json["captures"]["white"].as_u64()), (Some(0), Some(1)));
        assert_eq!(json["captures_after"], serde_json::json!([[0, 0], [0, 0], [0, 0], [0, 0], [0, 1]]));
        assert_eq!(json["to_play"], "black");
        assert_eq!(json["moves"][3], serde_json::json!({ "move": 4, "color": "white", "point": "A8" }));
    }
}
