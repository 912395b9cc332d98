//! The round: who plays at which table.

use std::collections::BTreeMap;
use std::fs;
use std::io::Read as _;

use anyhow::Context as _;
use kifuscribe::formats::pairings::{self, LARGEST_FILE, Pairing};
use kifuscribe::network::pairgoth::PairgothTournament;

/// Where the pairings come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairingSource {
    /// A file, or the address of a tournament on a pairgoth server.
    pub source: String,
    /// The round; the last that is paired without it.
    pub round: Option<String>,
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

impl PairingSource {
    /// Reads the round. The file is never changed.
    ///
    /// # Errors
    /// When it cannot be read, or has no such round.
    pub fn read(&self) -> anyhow::Result<Round> {
        let tournament = if self.source.starts_with("http://") || self.source.starts_with("https://") {
            let number = self.round.as_deref().map(|round| {
                round.trim().parse().with_context(|| format!("round {round:?} is not a number, as servers have it"))
            });
            PairgothTournament::at(&self.source, None)?.read(number.transpose()?)?
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
