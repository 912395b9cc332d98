//! Numbers about the games of a catalogue.

use std::collections::BTreeMap;
use std::time::Duration;

use rusqlite::Connection;

use super::connection::Catalogue;
use super::error::CatalogueError;
use kifuscribe_archive::authority::PlayerAuthority;
use kifuscribe_archive::folding::person_key;
use kifuscribe_archive::statistics::{ArchiveStatistics, PlayerStatistics, RecordedStatistics};

/// The most players that are listed.
const MOST_PLAYERS: usize = 50;

impl Catalogue {
    /// Numbers about all games.
    ///
    /// # Errors
    /// [`CatalogueError`] where the catalogue cannot be read.
    pub fn statistics(&self) -> Result<ArchiveStatistics, CatalogueError> {
        statistics(&self.connection, &self.authority).map_err(|error| self.failed(error))
    }
}

fn statistics(connection: &Connection, authority: &PlayerAuthority) -> Result<ArchiveStatistics, rusqlite::Error> {
    let number = |n: i64| usize::try_from(n).unwrap_or_default();
    let mut all = connection.query_row(
        "SELECT count(*), sum(kind), sum(moves), sum(winner = 0), sum(winner = 1), sum(winner IS NULL) FROM game",
        [],
        |row| {
            let get = |i| row.get::<_, Option<i64>>(i).map(|n| number(n.unwrap_or_default()));
            Ok(ArchiveStatistics {
                games: get(0)?,
                recordings: get(1)?,
                moves: get(2)?,
                black_wins: get(3)?,
                white_wins: get(4)?,
                no_winner: get(5)?,
                ..ArchiveStatistics::default()
            })
        },
    )?;
    all.sizes = connection
        .prepare("SELECT size, count(*) FROM game GROUP BY size ORDER BY count(*) DESC")?
        .query_map([], |row| Ok((number(row.get(0)?), number(row.get(1)?))))?
        .collect::<Result<_, _>>()?;
    // What follows the plus, points as one.
    all.ways = connection
        .prepare(
            "SELECT CASE WHEN result IS NULL THEN '?' WHEN instr(result, '+') = 0 THEN result
                    WHEN substr(result, 3) GLOB '[0-9]*' THEN 'points' ELSE substr(result, 3) END AS way, count(*)
             FROM game GROUP BY way ORDER BY count(*) DESC",
        )?
        .query_map([], |row| Ok((row.get(0)?, number(row.get(1)?))))?
        .collect::<Result<_, _>>()?;
    let mut corners: BTreeMap<String, usize> = BTreeMap::new();
    let mut statement = connection.prepare("SELECT corners, count(*) FROM game GROUP BY corners")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let games = number(row.get(1)?);
        row.get_ref(0)?.as_str()?.split_whitespace().for_each(|c| *corners.entry(c.to_owned()).or_default() += games);
    }
    all.corners = corners.into_iter().collect();
    all.corners.sort_by_key(|corner| std::cmp::Reverse(corner.1));
    all.players = all_players(connection, authority)?;
    all.players.truncate(MOST_PLAYERS);
    all.recorded = recorded(connection)?;
    Ok(all)
}

/// The players, the one with most games first. Spellings of one name are one player, and names that the archivist says are one's.
pub(super) fn all_players(
    connection: &Connection,
    authority: &PlayerAuthority,
) -> Result<Vec<PlayerStatistics>, rusqlite::Error> {
    let mut players: BTreeMap<String, (PlayerStatistics, usize)> = BTreeMap::new();
    for (column, is_white) in [("black", false), ("white", true)] {
        let sql =
            format!("SELECT {column}, count(*), sum(winner IS ?) FROM game WHERE {column} <> '' GROUP BY {column}");
        let mut statement = connection.prepare(&sql)?;
        let mut rows = statement.query([i64::from(is_white)])?;
        while let Some(row) = rows.next()? {
            let name: String = row.get(0)?;
            let (games, wins) = (row.get::<_, i64>(1)? as usize, row.get::<_, i64>(2)? as usize);
            let shown = authority.shown(&name);
            let (player, most) = players.entry(person_key(shown.unwrap_or(&name))).or_default();
            if games > *most {
                (player.name, *most) = (shown.map(str::to_owned).unwrap_or(name), games);
            }
            let counts = if is_white {
                (&mut player.white, &mut player.white_wins)
            } else {
                (&mut player.black, &mut player.black_wins)
            };
            *counts.0 += games;
            *counts.1 += wins;
        }
    }
    let mut players: Vec<PlayerStatistics> = players.into_values().map(|(player, _)| player).collect();
    players.sort_by_key(|player| std::cmp::Reverse(player.black + player.white));
    Ok(players)
}

fn recorded(connection: &Connection) -> Result<RecordedStatistics, rusqlite::Error> {
    connection.query_row(
        "SELECT sum(asked), sum(open_questions), sum(doubtful), sum(confidence * moves) / sum(moves),
                avg(opening), avg(middle), avg(ending) FROM game WHERE kind = 1",
        [],
        |row| {
            let count =
                |i| row.get::<_, Option<i64>>(i).map(|n| usize::try_from(n.unwrap_or_default()).unwrap_or_default());
            let time = |i| {
                let seconds = row.get::<_, Option<f64>>(i)?.unwrap_or_default();
                Ok::<_, rusqlite::Error>(Duration::try_from_secs_f64(seconds).unwrap_or_default())
            };
            Ok(RecordedStatistics {
                asked: count(0)?,
                open_questions: count(1)?,
                doubtful: count(2)?,
                confidence: row.get(3)?,
                phases: [time(4)?, time(5)?, time(6)?],
            })
        },
    )
}
