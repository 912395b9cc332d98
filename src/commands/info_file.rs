//! What is known about a game, as options name it: a TOML file, or a tournament of which a round and a table choose the game.

use std::path::Path;

use anyhow::{Context as _, bail};

use crate::commands::pairings::{is_address, read_tournament};
use kifuscribe_console::terminal::remark;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_formats::info;
use kifuscribe_formats::pairings::ENDINGS;
use kifuscribe_language::say;
use kifuscribe_recording::input_file;

/// Reads what is known about the game. A file about one game leaves what it does not name as it is in `known`, but for what
/// belongs to a player in whose place it names another one; a tournament has it all.
pub(super) fn read(
    source: &str,
    table: Option<&str>,
    round: Option<&str>,
    known: &GameInfo,
) -> anyhow::Result<GameInfo> {
    if is_tournament(source) {
        return paired(source, table, round);
    }
    let bytes = bytes_of(source)?;
    let named = || {
        let given = info::from_toml(&bytes)?;
        info::amended(&known.clone().without_players_replaced_by(&given), &bytes)
    };
    named().with_context(|| source.to_owned())
}

/// Reads what is known about the game into what is known already. The result stays: it is decided by people.
pub(super) fn amended(
    known: &GameInfo,
    source: &str,
    table: Option<&str>,
    round: Option<&str>,
) -> anyhow::Result<GameInfo> {
    if is_tournament(source) {
        let paired = GameInfo { result: None, ..paired(source, table, round)? };
        let known = known.clone().without_players_replaced_by(&paired);
        return Ok(info::amended(&known, info::to_toml(&paired)?.as_bytes())?);
    }
    if table.is_some() || round.is_some() {
        bail!(say!("info-file-about-one-game", source));
    }
    let amended = info::amended(known, &bytes_of(source)?).with_context(|| source.to_owned())?;
    if amended.result != known.result {
        bail!(say!("info-file-has-a-result", source));
    }
    Ok(amended)
}

/// Whether a source is the list of a tournament and not about one game.
pub(super) fn is_tournament(source: &str) -> bool {
    let ending = Path::new(source).extension().map(|ending| ending.to_ascii_lowercase());
    is_address(source) || ending.is_some_and(|ending| ENDINGS.iter().any(|&known| ending == known))
}

fn paired(source: &str, table: Option<&str>, round: Option<&str>) -> anyhow::Result<GameInfo> {
    let tournament = read_tournament(source, round, None)?;
    let info = tournament.game(table, round).with_context(|| source.to_owned())?.info.clone();
    let doubts = tournament.doubts_of(&info.round);
    doubts.iter().chain(&tournament.doubts).filter(|doubt| doubt.is_about(&info.table)).for_each(remark);
    Ok(info)
}

fn bytes_of(source: &str) -> anyhow::Result<Vec<u8>> {
    input_file::read(Path::new(source)).with_context(|| say!("read-file", path = source))
}
