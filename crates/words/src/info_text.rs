//! What is known about a game in words: its entries with their labels, and what differs between two states of it.

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_formats::color_text::color_name;
use kifuscribe_formats::info::InfoField;
use kifuscribe_language::{capital, listed, say};

/// What changed from `before` to `after`, a line an entry, such as `Black: Ada 3d (before: nothing)`. The result is left
/// out: it is decided, not known in advance.
#[must_use]
pub fn changes(before: &GameInfo, after: &GameInfo) -> Vec<String> {
    let entries = entries(before).into_iter().zip(entries(after)).filter(|(was, is)| was.1 != is.1);
    let or_nothing = |text: String| if text.is_empty() { say!("info-nothing").to_owned() } else { text };
    entries
        .map(|((entry, was), (_, is))| say!("info-changed", entry, is = or_nothing(is), was = or_nothing(was)))
        .collect()
}

/// The players and the event in one line, such as `Ada 3d - Hua 2d, Open Cup`; `?` stands for a player who is not known.
#[must_use]
pub fn in_short(info: &GameInfo) -> String {
    let name = |player: &Player| if player.name.is_empty() { "?".to_owned() } else { player_text(player) };
    let players = format!("{} - {}", name(&info.black), name(&info.white));
    if info.event.is_empty() { players } else { format!("{players}, {}", info.event) }
}

/// A player's name with the rank, such as `Ito (3d)`; that the name is missing where it is not known.
#[must_use]
pub fn ranked_name(player: &Player) -> String {
    let name = if player.name.is_empty() { say!("no-name") } else { &player.name };
    if player.rank.is_empty() { name.to_owned() } else { format!("{name} ({})", player.rank) }
}

/// A paired game in one line, such as `Black Ito (3d) - White Novák (2d), handicap 2, komi 0.5`; `knows_colors` where the
/// players do not choose them at the board.
#[must_use]
pub fn paired_game(info: &GameInfo, knows_colors: bool) -> String {
    let (black, white) = (ranked_name(&info.black), ranked_name(&info.white));
    let players = match knows_colors {
        true => say!("paired-black-white", black, white),
        false => say!("paired-who-choose-colours", black, white),
    };
    let handicap = info.handicap.filter(|&stones| stones > 0).map(|handicap| say!("paired-handicap", handicap));
    let komi = info.komi.map(|komi| say!("paired-komi", komi));
    [Some(players), handicap, komi].into_iter().flatten().collect::<Vec<_>>().join(say!("word-comma"))
}

/// A paired game with its round, such as `Round 2: Black Ito (3d) - White Novák (2d)`.
#[must_use]
pub fn game_of_round(info: &GameInfo) -> String {
    let game = paired_game(info, true);
    if info.round.is_empty() { capital(&game) } else { say!("hall-game-of-round", round = info.round, game) }
}

/// The colours of the players who are not known, such as `Black, White`; `None` where both are.
#[must_use]
pub fn missing_names(info: &GameInfo) -> Option<String> {
    let colors = info.colors_without_name();
    (!colors.is_empty()).then(|| colors_listed(&colors))
}

/// Colours in a sentence, such as `Black, White`.
#[must_use]
pub fn colors_listed(colors: &[Color]) -> String {
    listed(&colors.iter().copied().map(color_name).collect::<Vec<_>>())
}

/// The entries that a person may put right, each with its label; empty text where it is not known.
fn entries(info: &GameInfo) -> Vec<(&'static str, String)> {
    let players = [(Color::Black, &info.black), (Color::White, &info.white)];
    let fields = InfoField::OF_THE_GAME.into_iter().chain(InfoField::OF_THE_RECORD).chain(InfoField::OF_THE_CONSENT);
    let mut entries: Vec<_> =
        players.into_iter().map(|(color, player)| (color_name(color), player_text(player))).collect();
    entries.extend(fields.map(|field| (field.label(), field.text(info))));
    entries
}

fn player_text(player: &Player) -> String {
    let team = if player.team.is_empty() { String::new() } else { format!("({})", player.team) };
    let parts = [player.name.as_str(), player.rank.as_str(), &team];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_formats::info::from_toml;

    #[test]
    fn what_changed_is_said_entry_by_entry() {
        let before = from_toml(b"black='Ada'\nevent='Open Cup'\nkomi=6.5\nmain_time='1:30:00'\n").unwrap();
        let after = from_toml(b"white='Hua 2d'\n[black]\nname='Ada'\nrank='3d'\nteam='GB'\n").unwrap();
        assert_eq!(
            changes(&before, &after),
            [
                "Black: Ada 3d (GB) (before: Ada)",
                "White: Hua 2d (before: nothing)",
                "Event: nothing (before: Open Cup)",
                "Komi: nothing (before: 6.5)",
                "Main time: nothing (before: 1:30:00)",
            ]
        );
        assert!(changes(&after, &after).is_empty());
        assert_eq!(
            (in_short(&before).as_str(), in_short(&after).as_str()),
            ("Ada - ?, Open Cup", "Ada 3d (GB) - Hua 2d")
        );
    }
}
