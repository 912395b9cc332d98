//! What the catalogue holds of one game.

use std::collections::BTreeSet;
use std::fmt;
use std::time::Duration;

use super::changes::Changes;
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::days::DayRange;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameInfo, GameRecord};
use kifuscribe_core::game::record_note::RecordNoteKind;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::recording::{RecordingPhase, ResultStanding, SessionState};
use kifuscribe_formats::journal::hash_of_bytes;
use kifuscribe_formats::sgf::WrittenInfo;

/// What a game is recognised by: the first half of a SHA-256, of the game as SGF, or of the first line of its journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct GameHash(pub [u8; 16]);

impl GameHash {
    /// The hash of some bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        // Two hexadecimal digits a byte.
        Self::parse(&hash_of_bytes(bytes)[..32]).unwrap_or_default()
    }

    /// Reads 32 hexadecimal digits; `None` where the text is something else.
    ///
    /// ```
    /// use kifuscribe_archive::entry::GameHash;
    /// assert_eq!(GameHash::parse(&GameHash::of(b"").to_string()), Some(GameHash::of(b"")));
    /// assert_eq!(GameHash::parse("e3b0"), None);
    /// ```
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let is_hash = text.len() == 32 && text.bytes().all(|b| b.is_ascii_hexdigit());
        u128::from_str_radix(text, 16).ok().filter(|_| is_hash).map(|number| Self(number.to_be_bytes()))
    }

    /// The name of the game for people: the first twelve hexadecimal digits.
    #[must_use]
    pub fn id(self) -> String {
        self.to_string()[..12].to_owned()
    }
}

impl fmt::Display for GameHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// What a recording says about itself, beyond the record.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct RecordingFacts {
    /// The questions that were asked.
    pub asked: usize,
    /// The questions that wait for an answer.
    pub open_questions: usize,
    /// The rulings at the count.
    pub rulings: usize,
    /// Whether the last audit differs from the record.
    pub differs: bool,
    /// The mean confidence of the moves, 0 to 1; `None` without moves.
    pub confidence: Option<f64>,
    /// The time until move 50 or the end, from there to move 150 or the end, and after it, by the camera.
    pub phases: [Duration; 3],
    /// Whether the recording has ended.
    pub has_ended: bool,
    /// How far its result has come; `None` where nobody has noted one.
    pub result_status: Option<ResultStanding>,
}

/// The last moves of the first and of the second phase of a game, for [`RecordingFacts::phases`].
const PHASE_ENDS: [usize; 2] = [50, 150];

/// What the catalogue holds of one game.
#[derive(Debug, Clone, PartialEq)]
pub struct GameEntry {
    /// Who played, where, and on which conditions.
    pub info: GameInfo,
    /// The days on which it was played, where its date says so.
    pub days: Option<DayRange>,
    /// The size of the board.
    pub size: BoardSize,
    /// The number of moves.
    pub moves: usize,
    /// The number of moves with a flag.
    pub flagged: usize,
    /// The number of moves in doubt.
    pub doubtful: usize,
    /// The comments, the game's and the moves', and the reasons of rulings, one a line.
    pub comments: String,
    /// Where the first stone in each corner lies, in the order of play, such as `4-4`.
    pub corners: Vec<String>,
    /// What was guessed, mended or left out when it was read, by what it is about.
    pub noted: BTreeSet<RecordNoteKind>,
    /// What is spelled otherwise than SGF has it and was read surely, by what it is about.
    pub respelled: BTreeSet<RecordNoteKind>,
    /// What its file says where it may not be what was understood.
    pub written: WrittenInfo,
    /// What a recording says about itself; `None` of a record without a journal.
    pub recording: Option<RecordingFacts>,
    /// The changes of the board.
    pub changes: Changes,
    /// Those of each variation from the beginning of the game, with the number of moves before it leaves the lines before it.
    pub variations: Vec<(usize, Changes)>,
}

impl GameEntry {
    /// The entry of a record.
    #[must_use]
    pub fn of_record(record: &GameRecord) -> Self {
        let of_moves = record.moves.iter().map(|m| &m.comment);
        let comments =
            [&record.comment].into_iter().chain(of_moves).chain(record.adjustments.iter().map(|a| &a.comment));
        let comments: Vec<&str> = comments.map(|c| c.trim()).filter(|c| !c.is_empty()).collect();
        Self {
            info: record.info.clone(),
            days: DayRange::of(&record.info.date),
            size: record.size,
            moves: record.moves.len(),
            flagged: record.moves.iter().filter(|m| m.flags.iter().next().is_some()).count(),
            doubtful: record.moves.iter().filter(|m| m.flags.is_doubt()).count(),
            comments: comments.join("\n"),
            corners: corners(record),
            noted: BTreeSet::new(),
            respelled: BTreeSet::new(),
            written: WrittenInfo::default(),
            recording: None,
            changes: Changes::of(record),
            variations: Vec::new(),
        }
    }

    /// The entry of a recording; `None` until its game has begun.
    #[must_use]
    pub fn of_recording(state: &SessionState) -> Option<Self> {
        let view = state.view();
        let record = view.record.as_ref()?;
        let mut entry = Self::of_record(record);
        if let (None, Some(day)) = (entry.days, view.started.get(..10)) {
            day.clone_into(&mut entry.info.date);
            entry.days = DayRange::of(day);
        }
        // A result that somebody said stands, also before it is confirmed and in the record.
        entry.info.result = view.result.as_ref().map(|leading| leading.note.result).or(entry.info.result);
        let counting = state.counting();
        for ruling in counting.rulings.iter().filter(|ruling| !ruling.reasons.is_empty()) {
            entry.comments.push('\n');
            entry.comments.push_str(&ruling.reasons);
        }
        let confidence = view.moves.iter().map(|m| f64::from(m.confidence)).sum::<f64>() / view.moves.len() as f64;
        let mut phases = [Duration::ZERO; 3];
        let mut before = view.moves.first().map_or(Duration::ZERO, |m| m.time);
        for m in &view.moves {
            let phase = PHASE_ENDS.iter().filter(|&&end| m.number > end).count();
            phases[phase] += m.time.saturating_sub(before);
            before = before.max(m.time);
        }
        entry.recording = Some(RecordingFacts {
            asked: state.questions().len(),
            open_questions: view.questions.len(),
            rulings: counting.rulings.len(),
            differs: counting.audits.last().is_some_and(|audit| audit.verdict == Verdict::Differs),
            confidence: (!view.moves.is_empty()).then_some(confidence),
            phases,
            has_ended: matches!(view.phase, RecordingPhase::Ended | RecordingPhase::Sealed),
            result_status: view.result_standing(),
        });
        Some(entry)
    }

    /// Who won, where the result says so.
    #[must_use]
    pub fn winner(&self) -> Option<Color> {
        self.info.result.and_then(GameResult::winner)
    }
}

/// Where the first stone in each corner lies, counted from the two edges, the larger number last: `3-4`. A corner is
/// what lies within seven lines of both edges of a board of at least 13 lines.
fn corners(record: &GameRecord) -> Vec<String> {
    const REACH: usize = 7;
    let last = record.size.lines() - 1;
    if last < 12 {
        return Vec::new();
    }
    let line = |coordinate: u8| {
        let from_edge = usize::from(coordinate).min(last - usize::from(coordinate)) + 1;
        (from_edge <= REACH.min(last / 2)).then_some((from_edge, usize::from(coordinate) * 2 > last))
    };
    let mut taken: Vec<(bool, bool)> = Vec::new();
    let mut found = Vec::new();
    let played = record.moves.iter().filter_map(|m| m.point);
    for point in record.setup.iter().map(|&(point, _)| point).chain(played) {
        let Point { col, row } = point;
        let (Some((a, right)), Some((b, low))) = (line(col), line(row)) else { continue };
        if !taken.contains(&(right, low)) {
            taken.push((right, low));
            found.push(format!("{}-{}", a.min(b), a.max(b)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_formats::sgf;

    #[test]
    fn an_entry_says_what_a_record_says() {
        let text = "(;SZ[19]PB[古力]DT[2026-11-21]RE[B+R]C[Round of 16];B[pd]C[a star];W[dp];B[pq];W[jj];B[cd])";
        let entry = GameEntry::of_record(&sgf::read(text.as_bytes()).unwrap().record);
        assert_eq!((entry.moves, entry.winner(), entry.info.black.name.as_str()), (5, Some(Color::Black), "古力"));
        assert_eq!(entry.comments, "Round of 16\na star");
        assert_eq!(entry.corners, ["4-4", "4-4", "3-4", "3-4"]);
        assert_eq!(entry.days, DayRange::of("2026-11-21"));
    }

    #[test]
    fn a_hash_names_a_game() {
        assert_eq!(GameHash::of(b"").to_string(), "e3b0c44298fc1c149afbf4c8996fb924");
        assert_eq!(GameHash::of(b"").id(), "e3b0c44298fc");
    }
}
