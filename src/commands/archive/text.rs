//! Games of the archive as lines.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use kifuscribe_archive::continuation::Continuation;
use kifuscribe_archive::pattern::NextMove;
use kifuscribe_archive::query::{FoundGame, VariationStanding};
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::record_note::RecordNoteKind;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_formats::color_text::color_name;
use kifuscribe_formats::shell_words::typed_path;
use kifuscribe_language::say;
use kifuscribe_storage::catalogue::{DamageKind, SameMoves};
use kifuscribe_words::info_text::ranked_name;

/// A game as a line of JSON; `same` are the games with the same moves.
pub(super) fn game_json(game: &FoundGame, same: &[SameMoves]) -> Value {
    let text = |text: &str| if text.is_empty() { Value::Null } else { text.into() };
    let info = &game.info;
    let mut line = json!({
        "id": game.hash.id(),
        "black": info.black.name,
        "white": info.white.name,
        "event": text(&info.event),
        "round": text(&info.round),
        "table": text(&info.table),
        "place": text(&info.place),
        "black_rank": text(&info.black.rank),
        "white_rank": text(&info.white.rank),
        "date": text(&info.date),
        "days": game.days.map(|days| days.to_string()),
        "rules": text(&info.rules),
        "komi": info.komi.map(|komi| f64::from(komi.as_halves()) / 2.0),
        "handicap": info.known_handicap(),
        "size": game.size,
        "result": info.result.map(GameResult::to_listed),
        "moves": game.moves,
        "file": game.path.to_string_lossy(),
        "at": game.at,
        "noted": names(&game.noted),
        "respelled": names(&game.respelled),
        "written": game.written.iter().collect::<BTreeMap<_, _>>(),
    });
    if !game.in_variations.is_empty() {
        let of = |v: &VariationStanding| json!({ "variation": v.variation, "after": v.after, "at": v.at });
        line["variations"] = game.in_variations.iter().map(of).collect();
    }
    if let Some(status) = game.result_status {
        line["result_status"] = <&str>::from(status).into();
    }
    if !same.is_empty() {
        line["same_moves"] = same.iter().map(|game| game.id.as_str()).collect();
    }
    line
}

/// The names of kinds of notes.
fn names(kinds: &BTreeSet<RecordNoteKind>) -> Vec<&'static str> {
    kinds.iter().map(|&kind| kind.into()).collect()
}

/// A game as a person reads it; `same` are the games with the same moves.
pub(super) fn game_text(game: &FoundGame, same: &[SameMoves]) -> String {
    let info = &game.info;
    let mut parts = vec![game.hash.id()];
    if !info.date.is_empty() {
        parts.push(info.date.clone());
    }
    parts.push(format!("{} - {}", ranked_name(&info.black), ranked_name(&info.white)));
    let result = info.result.map_or_else(|| "?".to_owned(), GameResult::to_listed);
    parts.push(match game.result_status {
        Some(status) => format!("{result} ({status})"),
        None => result,
    });
    parts.push(say!("count-moves", n = game.moves));
    let round = if info.round.is_empty() { String::new() } else { say!("word-round-number", round = info.round) };
    let table = if info.table.is_empty() { String::new() } else { say!("word-table", table = info.table) };
    let event: Vec<&str> =
        [&info.event, &round, &table].into_iter().map(String::as_str).filter(|t| !t.is_empty()).collect();
    if !event.is_empty() {
        parts.push(event.join(", "));
    }
    // Without names, the file says which game it is; files in folders of their own are often called alike.
    if info.names_nobody() {
        parts.push(place(game, Some(&last_of(&game.path))));
    }
    if !game.at.is_empty() {
        parts.push(say!("incident-line-after-move", after = ranges(&game.at)));
    }
    for found in &game.in_variations {
        let (variation, after) = (found.variation, found.after);
        parts.push(say!("archive-in-variation", variation, after, moves = ranges(&found.at)));
    }
    if !game.noted.is_empty() {
        parts.push(say!("archive-read-doubtfully", kinds = names(&game.noted).join(", ")));
    }
    if !game.respelled.is_empty() {
        parts.push(say!("archive-read-respelled", kinds = names(&game.respelled).join(", ")));
    }
    if !same.is_empty() {
        let games = same.iter().map(|game| game.id.as_str()).collect::<Vec<_>>().join(", ");
        parts.push(say!("archive-same-moves-as", games));
    }
    // A name of two lines would look like two games.
    parts.join("  ").replace(['\n', '\r', '\u{2028}', '\u{2029}'], " ")
}

/// The file with the folder in which it lies, such as `round 2/game.sgf`.
fn last_of(path: &Path) -> PathBuf {
    let folder = path.parent().and_then(Path::file_name).map(Path::new).unwrap_or(Path::new(""));
    folder.join(path.file_name().unwrap_or_default())
}

/// Where a game lies: its file, by its whole path or as it is given here, and which game of several it is.
pub(super) fn place(game: &FoundGame, file: Option<&Path>) -> String {
    let file = file.unwrap_or(&game.path).display();
    if game.place == 0 { file.to_string() } else { say!("archive-game-of-file", file, n = game.place + 1) }
}

/// Numbers in ascending order, those in a row as a range: `3-7, 12`.
fn ranges(numbers: &[usize]) -> String {
    let rows = numbers.chunk_by(|a, b| a + 1 == *b);
    let text = |row: &[usize]| match row {
        [first, .., last] => format!("{first}-{last}"),
        [one] => one.to_string(),
        [] => String::new(),
    };
    rows.map(text).collect::<Vec<_>>().join(", ")
}

/// A continuation as a line of JSON.
pub(super) fn continuation_json(continuation: &Continuation, size: BoardSize) -> Value {
    let (color, point) = match continuation.next {
        NextMove::Inside(color, point) => (Some(color.name()), Some(point.label(size))),
        NextMove::None | NextMove::Elsewhere => (None, None),
    };
    json!({
        "color": color,
        "point": point,
        "games": continuation.games,
        "black_wins": continuation.black_wins,
        "white_wins": continuation.white_wins,
    })
}

/// What the columns of [`continuation_text`] are.
pub(super) fn continuation_heading() -> String {
    let [what, games] = [say!("archive-next-move"), say!("archive-preview-games")];
    let [black, white] = [say!("archive-black-wins"), say!("archive-white-wins")];
    format!("{what:<12} {games:>6} {black:>11} {white:>11}")
}

/// A continuation as a person reads it.
pub(super) fn continuation_text(continuation: &Continuation, size: BoardSize) -> String {
    let what = match continuation.next {
        NextMove::Inside(color, point) => format!("{} {}", color_name(color), point.label(size)),
        NextMove::None | NextMove::Elsewhere => say!("archive-preview-elsewhere").to_owned(),
    };
    let Continuation { games, black_wins, white_wins, .. } = continuation;
    format!("{what:<12} {games:>6} {black_wins:>11} {white_wins:>11}")
}

/// What is wrong with a game, as a sentence without a full stop.
pub(super) fn damage_text(kind: &DamageKind) -> String {
    match kind {
        DamageKind::Missing => say!("damage-missing").to_owned(),
        DamageKind::Unreadable(why) => why.clone(),
        DamageKind::OtherGame => say!("damage-other-game").to_owned(),
        DamageKind::OtherMoves => say!("damage-other-moves").to_owned(),
        DamageKind::OtherInfo => say!("damage-other-info").to_owned(),
        DamageKind::Pictures(n) => say!("damage-pictures", n),
        DamageKind::RecordDiffers(record) => {
            say!("damage-record", record = typed_path(record))
        }
        DamageKind::Hash => say!("damage-hash").to_owned(),
    }
}

/// The name of what is wrong with a game, in JSON.
pub(super) const fn damage_name(kind: &DamageKind) -> &'static str {
    match kind {
        DamageKind::Missing => "missing",
        DamageKind::Unreadable(_) => "unreadable",
        DamageKind::OtherGame => "other-game",
        DamageKind::OtherMoves => "other-moves",
        DamageKind::OtherInfo => "other-info",
        DamageKind::Pictures(_) => "pictures",
        DamageKind::RecordDiffers(_) => "record-differs",
        DamageKind::Hash => "hash",
    }
}
