//! The round: who plays at which table.

use std::collections::BTreeMap;
use std::fs;
use std::io::Read as _;

use anyhow::Context as _;
use kifuscribe::archive::folding::name_key;
use kifuscribe::formats::pairings::{self, LARGEST_FILE, Pairing};
use kifuscribe::game::record::{GameInfo, Player};
use kifuscribe::network::pairgoth::PairgothTournament;

/// Where the pairings come from.
#[derive(Clone, PartialEq, Eq)]
pub struct PairingSource {
    /// A file, or the address of a tournament on a pairgoth server.
    pub source: String,
    /// The round; the last that is paired without it.
    pub round: Option<String>,
    /// The token for the server, a secret.
    pub token: Option<String>,
}

impl std::fmt::Debug for PairingSource {
    /// The source without its token.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PairingSource").field("round", &self.round).finish_non_exhaustive()
    }
}

/// The games of one round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Round {
    /// The name of the tournament; empty where it has none.
    pub tournament: String,
    /// The round; empty where it has no name.
    pub name: String,
    /// The games, by table.
    pub games: BTreeMap<u32, Pairing>,
    /// Tables whose name is not a number, which a hall cannot show.
    pub left_out: Vec<String>,
}

/// What the pairings say of a table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum TablePairing {
    /// There are no pairings.
    #[default]
    NoPairings,
    /// The pairings have no such table.
    NotPaired,
    /// This game is played there.
    Paired(Box<GameInfo>),
}

impl TablePairing {
    /// The game that is played there, if the pairings have one.
    #[must_use]
    pub fn game(&self) -> Option<&GameInfo> {
        match self {
            Self::Paired(info) => Some(info),
            Self::NoPairings | Self::NotPaired => None,
        }
    }

    /// Whether a game is of other players than those who are paired. A game without names, or of another round by its
    /// own account, is of any.
    #[must_use]
    pub fn is_of_others(&self, info: &GameInfo) -> bool {
        self.game().is_some_and(|paired| is_same_round(info, paired) && are_others(info, paired))
    }

    /// Whether a game is not the one that is paired: of other players, or of another round.
    #[must_use]
    pub fn is_another_game(&self, info: &GameInfo) -> bool {
        self.game().is_some_and(|paired| !is_same_round(info, paired) || are_others(info, paired))
    }

    /// Fills what is not known of a game from the pairing, unless the game is of other players or of another round.
    pub fn complete(&self, info: &mut GameInfo) {
        let Some(paired) = self.game().filter(|_| !self.is_another_game(info)) else { return };
        if *info == GameInfo::default() {
            *info = paired.clone();
            return;
        }
        for (own, known) in
            [(&mut info.event, &paired.event), (&mut info.round, &paired.round), (&mut info.table, &paired.table)]
        {
            if own.is_empty() {
                own.clone_from(known);
            }
        }
        let has_other_colors = !is_same(&info.black, &paired.black) || !is_same(&info.white, &paired.white);
        let (black, white) =
            if has_other_colors { (&paired.white, &paired.black) } else { (&paired.black, &paired.white) };
        for (own, known) in [(&mut info.black, black), (&mut info.white, white)] {
            if own.name.is_empty() {
                own.clone_from(known);
            }
        }
    }
}

fn is_same_round(info: &GameInfo, paired: &GameInfo) -> bool {
    info.round.is_empty() || paired.round.is_empty() || info.round == paired.round
}

/// Whether the names in a game are not those of the pairing, in any spelling and with either colours.
fn are_others(info: &GameInfo, paired: &GameInfo) -> bool {
    let as_paired = is_same(&info.black, &paired.black) && is_same(&info.white, &paired.white);
    let with_other_colors = is_same(&info.black, &paired.white) && is_same(&info.white, &paired.black);
    !as_paired && !with_other_colors
}

/// Whether two names are those of one player; one that is not known is anybody's.
pub(crate) fn is_same(a: &Player, b: &Player) -> bool {
    let (a, b) = (name_key(&a.name), name_key(&b.name));
    a.is_empty() || b.is_empty() || a == b
}

/// A round, and where it was read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HallRound {
    /// Where it is read again; `None` without pairings.
    pub source: Option<PairingSource>,
    /// The round.
    pub round: Round,
}

impl HallRound {
    /// Reads the round, where there is one.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read(source: Option<PairingSource>) -> anyhow::Result<Self> {
        let round = source.as_ref().map(PairingSource::read).transpose()?.unwrap_or_default();
        Ok(Self { source, round })
    }
}

impl Round {
    /// What the pairings say of a table.
    #[must_use]
    pub fn pairing(&self, table: u32) -> TablePairing {
        match self.games.get(&table) {
            Some(game) => TablePairing::Paired(Box::new(game.info.clone())),
            None if self.games.is_empty() => TablePairing::NoPairings,
            None => TablePairing::NotPaired,
        }
    }
}

impl PairingSource {
    /// Whether it is the address of a server.
    #[must_use]
    pub fn is_server(&self) -> bool {
        self.source.starts_with("http://") || self.source.starts_with("https://")
    }

    /// Reads the round. The file is never changed.
    ///
    /// # Errors
    /// When it cannot be read, or has no such round.
    pub fn read(&self) -> anyhow::Result<Round> {
        let tournament = if self.is_server() {
            let number = self.round.as_deref().map(|round| {
                round.trim().parse().with_context(|| format!("round {round:?} is not a number, as servers have it"))
            });
            PairgothTournament::at(&self.source, self.token.as_deref())?.read(number.transpose()?)?
        } else {
            let source = &self.source;
            let file = fs::File::open(source)
                .with_context(|| format!("cannot read {source}; check the name, and that you may read it"))?;
            let mut bytes = Vec::new();
            file.take(LARGEST_FILE + 1).read_to_end(&mut bytes).with_context(|| format!("cannot read {source}"))?;
            pairings::from_bytes(&bytes).with_context(|| source.clone())?
        };
        let rounds = tournament.rounds();
        let name = self.round.as_deref().or(rounds.last().copied()).unwrap_or_default().to_owned();
        let mut round = Round { tournament: tournament.name.clone(), name: name.clone(), ..Round::default() };
        for game in tournament.round(&name).with_context(|| self.source.clone())? {
            match game.info.table.parse() {
                Ok(table) if table > 0 => drop(round.games.insert(table, game.clone())),
                _ => round.left_out.push(game.info.table.clone()),
            }
        }
        Ok(round)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(black: &str, white: &str, round: &str) -> GameInfo {
        let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
        GameInfo { black: player(black), white: player(white), round: round.to_owned(), ..GameInfo::default() }
    }

    fn paired() -> TablePairing {
        TablePairing::Paired(Box::new(game("Ada Lovelace", "M\u{fc}ller, J\u{f6}rg", "2")))
    }

    #[test]
    fn a_game_of_other_players_is_told_from_one_in_another_spelling() {
        let others = |black: &str, white: &str, round: &str| paired().is_of_others(&game(black, white, round));
        assert!(!others("LOVELACE Ada", "J\u{f6}rg Muller", ""));
        assert!(!others("J\u{f6}rg M\u{fc}ller", "Ada Lovelace", "2"), "the players chose their colours at the table");
        assert!(!others("", "", "") && !others("Ada Lovelace", "", ""), "a game without names is of any players");
        assert!(!others("Emmy Noether", "Hua Luogeng", "1"), "the round before");
        assert!(others("Emmy Noether", "Hua Luogeng", ""));
        assert!(others("Ada Lovelace", "Hua Luogeng", "2"));
        assert!(!TablePairing::NotPaired.is_of_others(&game("Emmy Noether", "Hua Luogeng", "")));
    }

    #[test]
    fn the_game_of_the_round_before_is_another_one() {
        let is_another = |black: &str, white: &str, round: &str| paired().is_another_game(&game(black, white, round));
        assert!(is_another("Emmy Noether", "Hua Luogeng", "1") && is_another("Ada Lovelace", "Hua Luogeng", "2"));
        assert!(is_another("Ada Lovelace", "J\u{f6}rg M\u{fc}ller", "1"), "the same players have met before");
        assert!(!is_another("J\u{f6}rg M\u{fc}ller", "Ada Lovelace", "2") && !is_another("", "", ""));
    }

    #[test]
    fn names_come_from_the_pairing_where_the_game_has_none() {
        let check = |mut info: GameInfo, expected: [&str; 3]| {
            paired().complete(&mut info);
            assert_eq!([info.black.name, info.white.name, info.round], expected);
        };
        check(game("", "", ""), ["Ada Lovelace", "M\u{fc}ller, J\u{f6}rg", "2"]);
        check(game("", "Ada Lovelace", ""), ["M\u{fc}ller, J\u{f6}rg", "Ada Lovelace", "2"]);
        check(game("", "", "1"), ["", "", "1"]);
        check(game("Emmy Noether", "", ""), ["Emmy Noether", "", ""]);
    }
}
