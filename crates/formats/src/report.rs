//! Results as lines: a JSON object for programs, a row of a table or a diagram for people.

use std::fmt::Write;

use serde::{Serialize, Serializer};

use kifuscribe_core::game::point::COLUMN_LETTERS;

/// What `read` found in one picture.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ReadLine {
    /// The picture, as it was named.
    pub image: String,
    /// The number of the board where all boards of the picture were read, from 1, the largest first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<usize>,
    /// Whether a board was found. Without one, what follows is null or empty.
    pub found: bool,
    /// The number of lines.
    pub size: Option<usize>,
    /// The rows as the picture shows them: `X`, `O`, `.` and `?`.
    pub rows: Vec<String>,
    /// The outermost intersections in pixels: top left, top right, bottom right, bottom left.
    pub corners: Option<[[f64; 2]; 4]>,
    /// The points whose reading is in doubt, with its probability.
    pub doubt: Vec<(String, f64)>,
    /// The points that are not known, as something lies over them or they are outside the picture.
    pub hidden: Vec<String>,
    /// What is wrong with this view.
    pub remarks: Vec<RemarkLine>,
    /// What was read at each point, where it was asked for: [`ObservedCount`](crate::observed_picture::ObservedCount).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub observed: Option<serde_json::Value>,
    /// How long it took.
    pub ms: ReadTimes,
}

/// Something about a view that makes readings worse.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RemarkLine {
    /// The name in JSON, such as `not-whole`.
    pub kind: &'static str,
    /// One sentence and what to do.
    pub text: String,
}

/// How long the detector took for one picture, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct ReadTimes {
    /// To find the board.
    pub locate: f64,
    /// To read the points of the board; `None` where no board was found.
    pub read: Option<f64>,
}

/// A set of pictures compared with its truth: a line of `evaluate`.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct SetLine {
    /// The set's name; `total` for the sum of all.
    pub set: String,
    /// The pictures judged.
    pub images: usize,
    /// Those whose board was found.
    pub found: usize,
    /// The points judged, also those of boards that were not found.
    pub points: usize,
    /// Those that were read right.
    pub points_right: usize,
    /// The points judged on boards that were found.
    pub points_on_found: usize,
    /// The pictures whose truth has rows or counts.
    pub boards: usize,
    /// Those that were read without any fault.
    pub boards_right: usize,
    /// How accurate sure readings are, where boards with rows were found.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub sure: Option<SureColumns>,
    /// Stones, where the truth gives a box for each.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub stones: Option<StoneColumns>,
    /// Corners, where the truth gives a box for each.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub corners: Option<CornerColumns>,
    /// The median time to find the board, in milliseconds.
    #[serde(serialize_with = "rounded")]
    pub ms_locate_median: Option<f64>,
    /// The median time to read a board that was found, in milliseconds.
    #[serde(serialize_with = "rounded")]
    pub ms_read_median: Option<f64>,
}

/// The part of a [`SetLine`] about points read with a probability of 99 % or more, on boards that were found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct SureColumns {
    /// The points read as empty or as a stone with 99 % or more.
    pub points_sure: usize,
    /// Those of them that are right.
    pub points_sure_right: usize,
    /// The points read as a stone with 99 % or more.
    pub stones_sure: usize,
    /// Those of them that are right.
    pub stones_sure_right: usize,
}

/// The part of a [`SetLine`] about stones with boxes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct StoneColumns {
    /// The stones there are.
    pub stones: usize,
    /// Those read in their colour at the point nearest to their box.
    pub stones_right: usize,
    /// Stones read where there is none.
    pub stones_extra: usize,
}

/// The part of a [`SetLine`] about corners with boxes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct CornerColumns {
    /// The corners there are.
    pub corners: usize,
    /// Those found inside their box.
    pub corners_in_box: usize,
}

/// Rounds milliseconds to a tenth.
#[must_use]
pub fn tenths(ms: f64) -> f64 {
    (ms * 10.0).round() / 10.0
}

#[expect(clippy::ref_option, reason = "serde hands fields over by reference")]
fn rounded<S: Serializer>(ms: &Option<f64>, serializer: S) -> Result<S::Ok, S::Error> {
    ms.map(tenths).serialize(serializer)
}

/// The columns of the table of sets: a heading and its width.
const SET_COLUMNS: [(&str, usize); 12] = [
    ("set", 24),
    ("found", 10),
    ("points right", 14),
    ("on boards found", 17),
    ("boards right", 14),
    ("sure", 10),
    ("sure and right", 16),
    ("stones right", 14),
    ("stones extra", 14),
    ("corners in box", 16),
    ("ms locate", 11),
    ("ms read", 7),
];

/// The heading of the table that [`set_row`] fills.
#[must_use]
pub fn set_heading() -> String {
    table_row(&SET_COLUMNS, SET_COLUMNS.map(|(heading, _)| heading.to_string()))
}

/// A [`SetLine`] as a row under [`set_heading`].
#[must_use]
pub fn set_row(line: &SetLine) -> String {
    let or_dash = |text: Option<String>| text.unwrap_or_else(|| "-".to_string());
    let ms = |ms: Option<f64>| or_dash(ms.map(|ms| format!("{ms:.0}")));
    let cells = [
        line.set.clone(),
        share(line.found, line.images),
        percent(line.points_right, line.points),
        percent(line.points_right, line.points_on_found),
        share(line.boards_right, line.boards),
        or_dash(line.sure.map(|s| percent(s.points_sure, line.points_on_found))),
        or_dash(line.sure.map(|s| percent(s.points_sure_right, s.points_sure))),
        or_dash(line.stones.map(|s| percent(s.stones_right, s.stones))),
        or_dash(line.stones.map(|s| s.stones_extra.to_string())),
        or_dash(line.corners.map(|c| share(c.corners_in_box, c.corners))),
        ms(line.ms_locate_median),
        ms(line.ms_read_median),
    ];
    table_row(&SET_COLUMNS, cells)
}

/// Returns cells under their headings, each with at least one space after it.
fn table_row<const N: usize>(columns: &[(&str, usize); N], cells: [String; N]) -> String {
    let mut row = String::new();
    for ((_, width), text) in columns.iter().zip(cells) {
        let gap = if text.chars().count() < *width { "" } else { " " };
        let _ = write!(row, "{text:<width$}{gap}");
    }
    row.trim_end().to_string()
}

/// A game compared with its truth: a line of `evaluate-games`.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct GameLine {
    /// The game's name; `total` for the sum of all.
    pub game: String,
    /// The pictures read.
    pub frames: u64,
    /// The moves recorded.
    pub recorded: usize,
    /// Where the moves played are known.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub moves: Option<MoveColumns>,
    /// Where the board of each picture is known instead.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub positions: Option<PositionColumns>,
    /// Whether the record ends with the right position; of a total, whether all do.
    pub final_right: Option<bool>,
    /// The questions asked.
    pub asked: usize,
    /// Those of them that were still open at the end.
    pub open: usize,
    /// The moves recorded with a flag that marks them as doubtful.
    pub doubtful: usize,
    /// The median time from the hand leaving to the commit of a move recorded right, where clips tell it.
    pub latency_s_median: Option<f64>,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// The pictures read per second.
    pub fps: Option<f64>,
    /// The speed in multiples of real time; pictures of a folder have no real time.
    pub speed: Option<f64>,
}

/// The part of a [`GameLine`] about moves. Passes at the end are not among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct MoveColumns {
    /// The moves played.
    pub moves: usize,
    /// Those recorded as they were played.
    pub right: usize,
    /// Those recorded as another move.
    pub wrong: usize,
    /// Those not recorded.
    pub missing: usize,
    /// Moves recorded that nobody played.
    pub extra: usize,
}

/// The part of a [`GameLine`] about positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct PositionColumns {
    /// The different positions that the pictures show.
    pub positions: usize,
    /// Those that the record reaches, in their order.
    pub positions_reached: usize,
    /// The moves recorded whose order no picture shows: several were made between two of them.
    pub orders_unseen: usize,
    /// Those of them that the record marks as doubtful.
    pub orders_flagged: usize,
}

/// The columns of the table of games: a heading and its width.
const GAME_COLUMNS: [(&str, usize); 14] = [
    ("game", 20),
    ("frames", 8),
    ("recorded", 10),
    ("right", 8),
    ("wrong", 7),
    ("missing", 9),
    ("extra", 7),
    ("positions", 11),
    ("end", 7),
    ("asked", 7),
    ("open", 6),
    ("doubtful", 10),
    ("latency s", 11),
    ("speed", 14),
];

/// The heading of the table that [`game_row`] fills.
#[must_use]
pub fn game_heading() -> String {
    table_row(&GAME_COLUMNS, GAME_COLUMNS.map(|(heading, _)| heading.to_string()))
}

/// A [`GameLine`] as a row under [`game_heading`].
#[must_use]
pub fn game_row(line: &GameLine) -> String {
    let or_dash = |text: Option<String>| text.unwrap_or_else(|| "-".to_string());
    let count = |of: fn(MoveColumns) -> usize| or_dash(line.moves.map(|m| of(m).to_string()));
    let speed = line.speed.map(|times| format!("{times:.1} x"));
    let cells = [
        line.game.clone(),
        line.frames.to_string(),
        line.recorded.to_string(),
        or_dash(line.moves.map(|m| share(m.right, m.moves))),
        count(|m| m.wrong),
        count(|m| m.missing),
        count(|m| m.extra),
        or_dash(line.positions.map(|p| share(p.positions_reached, p.positions))),
        or_dash(line.final_right.map(|right| if right { "right" } else { "wrong" }.to_string())),
        line.asked.to_string(),
        line.open.to_string(),
        line.doubtful.to_string(),
        or_dash(line.latency_s_median.map(|s| format!("{s:.2}"))),
        or_dash(speed.or(line.fps.map(|fps| format!("{fps:.1} a second")))),
    ];
    table_row(&GAME_COLUMNS, cells)
}

fn share(part: usize, whole: usize) -> String {
    if whole == 0 { "-".to_string() } else { format!("{part}/{whole}") }
}

/// A share in percent, rounded **down** to hundredths, so that 100.00 % means all of them.
fn percent(part: usize, whole: usize) -> String {
    if whole == 0 {
        return "-".to_string();
    }
    let hundredths = 10_000 * part / whole;
    format!("{}.{:02} %", hundredths / 100, hundredths % 100)
}

/// Rows of a square board with coordinates around them, as a diagram is printed.
#[must_use]
pub fn diagram(rows: &[String]) -> String {
    let letters: Vec<String> =
        COLUMN_LETTERS.iter().take(rows.len()).map(|&letter| char::from(letter).to_string()).collect();
    let letters = format!("   {}", letters.join(" "));
    let mut text = letters.clone();
    for (i, row) in rows.iter().enumerate() {
        let points: Vec<String> = row.chars().map(String::from).collect();
        let number = rows.len() - i;
        let _ = write!(text, "\n{number:>2} {} {number}", points.join(" "));
    }
    text + "\n" + &letters
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diagram_has_coordinates() {
        let rows = [".X", "O?"].map(String::from);
        assert_eq!(diagram(&rows), "   A B\n 2 . X 2\n 1 O ? 1\n   A B");
    }

    #[test]
    fn a_share_is_not_rounded_up_to_all() {
        assert_eq!(percent(99_999, 100_000), "99.99 %");
        assert_eq!(percent(2, 2), "100.00 %");
        assert_eq!(percent(1, 3), "33.33 %");
        assert_eq!(percent(0, 0), "-");
    }

    #[test]
    fn a_set_of_boards_is_a_line_without_stones_or_corners() {
        let line = SetLine {
            set: "club".to_string(),
            images: 11,
            found: 10,
            points: 3971,
            points_right: 3609,
            points_on_found: 3610,
            boards: 11,
            boards_right: 9,
            ms_locate_median: Some(250.04),
            ..SetLine::default()
        };
        let json = r#"{"set":"club","images":11,"found":10,"points":3971,"points_right":3609,"points_on_found":3610,"#;
        let rest = r#""boards":11,"boards_right":9,"ms_locate_median":250.0,"ms_read_median":null}"#;
        assert_eq!(serde_json::to_string(&line).unwrap(), format!("{json}{rest}"));
        let row = set_row(&line);
        let words: Vec<&str> = row.split_whitespace().collect();
        assert_eq!(words.join(" "), "club 10/11 90.88 % 99.97 % 9/11 - - - - - 250 -");
    }

    #[test]
    fn boxes_are_reported_where_the_truth_has_them() {
        let line = SetLine {
            set: "boxes".to_string(),
            stones: Some(StoneColumns { stones: 200, stones_right: 199, stones_extra: 3 }),
            corners: Some(CornerColumns { corners: 8, corners_in_box: 7 }),
            ..SetLine::default()
        };
        let json = serde_json::to_string(&line).unwrap();
        let stones = r#""boards":0,"boards_right":0,"stones":200,"stones_right":199,"stones_extra":3,"#;
        assert!(json.contains(stones), "{json}");
        assert!(json.contains(r#""corners":8,"corners_in_box":7"#), "{json}");
    }

    #[test]
    fn a_row_stands_under_its_heading() {
        let row = set_row(&SetLine {
            set: "s".to_string(),
            images: 3,
            found: 2,
            ms_read_median: Some(45.0),
            ..SetLine::default()
        });
        let heading = set_heading();
        for (word, cell) in [("set ", "s "), ("found", "2/3"), ("points", "- "), ("ms read", "45")] {
            let at = heading.find(word).unwrap();
            assert!(row[at..].starts_with(cell), "under {word:?}:\n{heading}\n{row}");
        }
    }

    #[test]
    fn a_game_is_a_line() {
        let line = GameLine {
            game: "club".to_string(),
            frames: 15,
            recorded: 13,
            moves: Some(MoveColumns { moves: 13, right: 12, wrong: 1, missing: 0, extra: 0 }),
            final_right: Some(false),
            asked: 1,
            seconds: 3.0,
            speed: Some(4.0),
            ..GameLine::default()
        };
        let json = serde_json::to_string(&line).unwrap();
        let start =
            r#"{"game":"club","frames":15,"recorded":13,"moves":13,"right":12,"wrong":1,"missing":0,"extra":0,"#;
        let rest = r#""final_right":false,"asked":1,"open":0,"doubtful":0,"latency_s_median":null,"#;
        assert_eq!(json, format!("{start}{rest}\"seconds\":3.0,\"fps\":null,\"speed\":4.0}}"));
        let row = game_row(&line);
        let words: Vec<&str> = row.split_whitespace().collect();
        assert_eq!(words.join(" "), "club 15 13 12/13 1 0 0 - wrong 1 0 0 - 4.0 x");
    }

    #[test]
    fn a_long_name_keeps_a_blank_after_it() {
        let set = "a-set-whose-name-is-longer-than-its-column".to_string();
        assert!(
            set_row(&SetLine { set, ..SetLine::default() }).starts_with("a-set-whose-name-is-longer-than-its-column -")
        );
    }
}
