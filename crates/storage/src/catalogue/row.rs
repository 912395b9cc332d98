//! Games as rows of the catalogue's table.

use std::path::PathBuf;

use rusqlite::{Connection, Row, ToSql, named_params};

use kifuscribe_archive::entry::{GameEntry, GameHash, RecordingFacts};
use kifuscribe_archive::folding::searchable;
use kifuscribe_archive::query::FoundGame;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::days::DayRange;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_formats::sgf::WrittenInfo;
use kifuscribe_formats::sgf::charset::Charset;

/// Where a game is and what identifies it.
#[derive(Debug, Clone, Copy)]
pub(super) struct RowIdentity<'a> {
    pub(super) hash: GameHash,
    pub(super) content: GameHash,
    pub(super) path: &'a str,
    pub(super) place: usize,
    pub(super) stamp: &'a str,
    pub(super) charset: Option<Charset>,
}

/// The columns that [`found_game`] reads.
pub(super) const FOUND_COLUMNS: &str = "number, hash, path, place, kind, black, white, black_rank, white_rank, event, round, board, \
    date, result, rules, komi, handicap, size, moves, flagged, open_questions, differs, has_ended, result_status, noted, written_result, written_komi, \
    written_date, written_handicap, location, charset, respelled, first_day, last_day";

/// Writes a game as the row `number`, or as a new row, with its changes and words; returns the row's number.
pub(super) fn write(
    connection: &Connection,
    number: Option<i64>,
    identity: &RowIdentity<'_>,
    entry: &GameEntry,
) -> Result<i64, rusqlite::Error> {
    let info = &entry.info;
    let facts = entry.recording;
    let fact = |of: fn(&RecordingFacts) -> usize| facts.as_ref().map(|facts| of(facts) as i64);
    let written = &entry.written;
    let stones = info.handicap.as_ref().map(usize::to_string).unwrap_or_default();
    let written_handicap = if written.handicap.is_empty() { &stones } else { &written.handicap };
    let [noted, respelled] = [&entry.noted, &entry.respelled]
        .map(|kinds| kinds.iter().map(|&kind| format!(" {} ", <&str>::from(kind))).collect::<String>());
    let phase = |i: usize| facts.map(|facts| facts.phases[i].as_secs_f64());
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO game VALUES (:number, :hash, :content, :path, :place, :kind, :stamp, :black, :white,
             :black_rank, :white_rank, :event, :round, :board, :date, :first_day, :last_day, :result, :winner, :rules,
             :komi, :handicap, :size, :moves, :flagged, :doubtful, :corners, :asked, :open_questions, :rulings, :differs,
             :confidence, :opening, :middle, :ending, :has_ended, :result_status, :noted, :written_result, :written_komi,
             :written_date, :written_handicap, :location, :charset, :respelled)",
        )?
        .execute(named_params! {
            ":number": number, ":hash": identity.hash.0, ":content": identity.content.0, ":path": identity.path,
            ":place": identity.place as i64, ":kind": facts.is_some(), ":stamp": identity.stamp,
            ":black": info.black.name, ":white": info.white.name,
            ":black_rank": info.black.rank, ":white_rank": info.white.rank,
            ":event": info.event, ":round": info.round, ":board": info.table, ":date": info.date,
            ":first_day": entry.days.map(|days| days.first), ":last_day": entry.days.map(|days| days.last),
            ":result": info.result.map(GameResult::to_listed), ":winner": entry.winner().map(|color| color as i64),
            ":rules": info.rules, ":komi": info.komi.map(HalfPoints::as_halves), ":handicap": info.known_handicap() as i64,
            ":size": entry.size.lines() as i64, ":moves": entry.moves as i64, ":flagged": entry.flagged as i64,
            ":doubtful": entry.doubtful as i64, ":corners": entry.corners.join(" "),
            ":asked": fact(|f| f.asked), ":open_questions": fact(|f| f.open_questions), ":rulings": fact(|f| f.rulings),
            ":differs": facts.map(|f| f.differs), ":confidence": facts.and_then(|f| f.confidence),
            ":opening": phase(0), ":middle": phase(1), ":ending": phase(2), ":has_ended": facts.map(|f| f.has_ended),
            ":result_status": facts.and_then(|f| f.result_status).map(<&str>::from),
            ":noted": noted, ":written_result": written.result, ":written_komi": written.komi,
            ":written_date": written.date, ":written_handicap": written_handicap,
            ":location": info.place, ":charset": identity.charset.map_or("", Charset::name),
            ":respelled": respelled,
        })?;
    let number = number.unwrap_or_else(|| connection.last_insert_rowid());
    let other = [
        &info.black.team,
        &info.white.team,
        &info.place,
        &info.game_name,
        &info.source,
        &info.annotator,
        &info.recorder,
    ];
    let other: Vec<&str> = other.into_iter().map(String::as_str).filter(|text| !text.is_empty()).collect();
    let words =
        [&info.black.name, &info.white.name, &info.event, &other.join("\n"), &entry.comments].map(|t| searchable(t));
    let words: Vec<&dyn ToSql> =
        [&number as &dyn ToSql].into_iter().chain(words.iter().map(|w| w as &dyn ToSql)).collect();
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO words (rowid, black, white, event, other, comments) VALUES (?, ?, ?, ?, ?, ?)",
        )?
        .execute(&words[..])?;
    connection
        .prepare_cached("INSERT OR REPLACE INTO changes VALUES (?, ?)")?
        .execute((number, entry.changes.as_bytes()))?;
    connection.prepare_cached("INSERT OR IGNORE INTO unindexed VALUES (?)")?.execute([number])?;
    connection.prepare_cached("DELETE FROM variation WHERE number = ?")?.execute([number])?;
    for (line, (after, changes)) in entry.variations.iter().enumerate() {
        connection.prepare_cached("INSERT INTO variation VALUES (?, ?, ?, ?)")?.execute((
            number,
            line as i64 + 1,
            *after as i64,
            changes.as_bytes(),
        ))?;
    }
    Ok(number)
}

/// Removes a game from all tables. It may stay in the index of positions, which is only a list of candidates.
pub(super) fn delete(connection: &Connection, number: i64) -> Result<(), rusqlite::Error> {
    for sql in [
        "DELETE FROM game WHERE number = ?",
        "DELETE FROM words WHERE rowid = ?",
        "DELETE FROM changes WHERE number = ?",
        "DELETE FROM variation WHERE number = ?",
        "DELETE FROM unindexed WHERE number = ?",
    ] {
        connection.prepare_cached(sql)?.execute([number])?;
    }
    Ok(())
}

/// Where a column stands among [`FOUND_COLUMNS`]. Why not by its name: SQLite looks through all names each time, which takes longer than to
/// read the game.
const fn place_of(column: &str) -> usize {
    let (columns, column) = (FOUND_COLUMNS.as_bytes(), column.as_bytes());
    let (mut place, mut at) = (0, 0);
    loop {
        let mut same = 0;
        while same < column.len() && at + same < columns.len() && columns[at + same] == column[same] {
            same += 1;
        }
        if same == column.len() && (at + same == columns.len() || columns[at + same] == b',') {
            return place;
        }
        while columns[at] != b',' {
            at += 1;
        }
        (place, at) = (place + 1, at + 2);
    }
}

/// The place of a column of [`FOUND_COLUMNS`], found while the program is built.
macro_rules! column {
    ($name:literal) => {
        const { place_of($name) }
    };
}

/// The game of a row with [`FOUND_COLUMNS`].
pub(super) fn found_game(row: &Row<'_>) -> Result<FoundGame, rusqlite::Error> {
    let size = |column: usize| {
        row.get::<_, Option<i64>>(column).map(|n| usize::try_from(n.unwrap_or_default()).unwrap_or_default())
    };
    let flag = |column: usize| row.get::<_, Option<bool>>(column).map(Option::unwrap_or_default);
    let player = |name: usize, rank: usize| {
        Ok::<_, rusqlite::Error>(Player { name: row.get(name)?, rank: row.get(rank)?, team: String::new() })
    };
    let is_recording = flag(column!("kind"))?;
    let kinds = |column: usize| {
        let kinds: String = row.get(column)?;
        Ok::<_, rusqlite::Error>(kinds.split_whitespace().filter_map(|kind| kind.parse().ok()).collect())
    };
    let days: (Option<u32>, Option<u32>) = (row.get(column!("first_day"))?, row.get(column!("last_day"))?);
    let [result, status] =
        [column!("result"), column!("result_status")].map(|column| row.get::<_, Option<String>>(column));
    let (result, status) = (result?, status?);
    let written_handicap: String = row.get(column!("written_handicap"))?;
    let info = GameInfo {
        black: player(column!("black"), column!("black_rank"))?,
        white: player(column!("white"), column!("white_rank"))?,
        event: row.get(column!("event"))?,
        round: row.get(column!("round"))?,
        table: row.get(column!("board"))?,
        date: row.get(column!("date"))?,
        place: row.get(column!("location"))?,
        rules: row.get(column!("rules"))?,
        komi: row.get::<_, Option<i32>>(column!("komi"))?.map(HalfPoints::halves),
        // The column has 0 where nothing is said, too.
        handicap: Some(size(column!("handicap"))?).filter(|&stones| stones > 0 || written_handicap.parse() == Ok(0)),
        result: result.as_deref().and_then(GameResult::from_text),
        ..GameInfo::default()
    };
    Ok(FoundGame {
        number: row.get(column!("number"))?,
        hash: GameHash(row.get(column!("hash"))?),
        info,
        size: size(column!("size"))?,
        moves: size(column!("moves"))?,
        flagged: size(column!("flagged"))?,
        open_questions: size(column!("open_questions"))?,
        differs: flag(column!("differs"))?,
        result_status: status.and_then(|status| status.parse().ok()),
        is_unfinished: is_recording && !flag(column!("has_ended"))?,
        path: PathBuf::from(row.get::<_, String>(column!("path"))?),
        place: size(column!("place"))?,
        charset: Charset::of_name(&row.get::<_, String>(column!("charset"))?),
        noted: kinds(column!("noted"))?,
        respelled: kinds(column!("respelled"))?,
        written: WrittenInfo {
            result: row.get(column!("written_result"))?,
            komi: row.get(column!("written_komi"))?,
            date: row.get(column!("written_date"))?,
            handicap: written_handicap,
        },
        days: days.0.zip(days.1).map(|(first, last)| DayRange { first, last }),
        is_recording,
        at: Vec::new(),
        in_variations: Vec::new(),
    })
}

/// A colour as the catalogue stores it.
pub(super) fn color(number: Option<i64>) -> Option<Color> {
    number.and_then(|n| Color::BOTH.into_iter().find(|&color| color as i64 == n))
}
