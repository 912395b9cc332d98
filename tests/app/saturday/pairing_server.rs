//! A pairgoth server that pairs round after round, and keeps the results that it is sent.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};

use crate::http_site::HttpSite;

/// Those who play, half of them Black in the first round. Their names have what files and pages trip over.
const PLAYERS: [[&str; 2]; 24] = [
    ["Smith, jun.", "John"],
    ["O'Brien", "Aoife"],
    ["\u{5433}", "\u{6e05}\u{6e90}"],
    ["M\u{fc}ller", "J\u{f6}rg"],
    ["Petrova", "\u{410}\u{43d}\u{43d}\u{430}"],
    ["Quote", "Noel \"Nono\""],
    ["\u{160}im\u{16f}nek", "Ota"],
    ["Tag", "<b>Bold</b>"],
    ["Semi", "Colon;"],
    ["Bracket", "[Bo]"],
    ["Ampersand", "A & B"],
    ["Equals", "=1+1"],
    ["Lovelace", "Ada"],
    ["Noether", "Emmy"],
    ["Hopper", "Grace"],
    ["Hua", "Luogeng"],
    ["Turing", "Alan"],
    ["G\u{f6}del", "Kurt"],
    ["Church", "Alonzo"],
    ["Kleene", "Stephen"],
    ["Ramanujan", "Srinivasa"],
    ["Kovalevskaya", "Sofia"],
    ["Germain", "Sophie"],
    ["Banach", "Stefan"],
];

/// The komi of the tournament.
const KOMI: f64 = 6.5;

/// The path of the tournament.
const TOURNAMENT: &str = "/api/tour/7";

/// The tournament on its server.
pub(super) struct PairingServer {
    site: HttpSite,
    kept: Arc<Mutex<Kept>>,
}

/// What the server keeps.
struct Kept {
    /// How many rounds are planned, and how many are paired.
    rounds: u32,
    paired: u32,
    /// How many games a round has.
    tables: u32,
    /// The letter of each result, by round and table.
    letters: BTreeMap<(u32, u32), String>,
}

impl PairingServer {
    pub(super) fn open(rounds: u32, tables: u32) -> Self {
        assert!(tables * 2 <= u32::try_from(PLAYERS.len()).unwrap(), "there are no more players");
        let kept = Kept { rounds, paired: 1, tables, letters: BTreeMap::new() };
        let kept = Arc::new(Mutex::new(kept));
        let shared = Arc::clone(&kept);
        let site = HttpSite::open(move |request| Some(shared.lock().unwrap().answer(&request.line, &request.body)));
        Self { site, kept }
    }

    pub(super) fn address(&self) -> String {
        format!("http://{}{TOURNAMENT}", self.site.address())
    }

    /// Pairs the rounds up to this one.
    pub(super) fn pair(&self, round: u32) {
        self.kept.lock().unwrap().paired = round;
    }

    /// The letter of the result of a game; `?` while there is none.
    pub(super) fn letter(&self, round: u32, table: u32) -> String {
        self.kept.lock().unwrap().letter(round, table)
    }

    /// Who plays Black and White at a table, as the hall and the records name them.
    pub(super) fn players(&self, round: u32, table: u32) -> [String; 2] {
        let ids = self.kept.lock().unwrap().ids(round, table);
        ids.map(|id| {
            let [name, first] = PLAYERS[id as usize - 1];
            // Chinese names have no space between their parts.
            if name.chars().all(|c| c > '\u{2e80}') { format!("{name}{first}") } else { format!("{name} {first}") }
        })
    }
}

impl Kept {
    /// The numbers of Black and White: nobody meets the same player twice, and colours change from round to round.
    fn ids(&self, round: u32, table: u32) -> [u32; 2] {
        let (one, other) = (table, self.tables + 1 + (table + round) % self.tables);
        if (table + round).is_multiple_of(2) { [one, other] } else { [other, one] }
    }

    fn letter(&self, round: u32, table: u32) -> String {
        self.letters.get(&(round, table)).cloned().unwrap_or_else(|| "?".to_owned())
    }

    /// The number of a game.
    const fn game(round: u32, table: u32) -> u32 {
        100 * round + table
    }

    fn answer(&mut self, line: &str, body: &str) -> (u16, String) {
        let (method, path) = line.split_once(' ').unwrap();
        let parts: Vec<&str> = path.strip_prefix(TOURNAMENT).unwrap_or(path).split('/').skip(1).collect();
        let round = parts.get(1).and_then(|round| round.parse().ok()).unwrap_or(0);
        let answer: Value = match (method, &parts[..]) {
            ("GET", []) => {
                json!({ "id": 7, "type": "INDIVIDUAL", "name": "Winter Open", "komi": KOMI, "rounds": self.rounds })
            }
            ("GET", ["part"]) => {
                let player =
                    |(i, [name, first]): (usize, &[&str; 2])| json!({ "id": i + 1, "name": name, "firstname": first });
                PLAYERS.iter().enumerate().map(player).collect()
            }
            ("GET", ["pair", _]) if (1..=self.paired).contains(&round) => {
                let game = |table| {
                    let [black, white] = self.ids(round, table);
                    json!({ "id": Self::game(round, table), "t": table, "b": black, "w": white, "h": 0 })
                };
                json!({ "games": (1..=self.tables).map(game).collect::<Vec<_>>() })
            }
            ("GET", ["res", _]) if (1..=self.paired).contains(&round) => {
                let result = |table| json!({ "id": Self::game(round, table), "res": self.letter(round, table) });
                (1..=self.tables).map(result).collect()
            }
            ("PUT", ["res", _]) => {
                let sent: Value = serde_json::from_str(body).unwrap();
                let table = u32::try_from(sent["id"].as_u64().unwrap()).unwrap() - Self::game(round, 0);
                self.letters.insert((round, table), sent["res"].as_str().unwrap().to_owned());
                json!({ "success": true })
            }
            _ => return (400, json!({ "success": false }).to_string()),
        };
        (200, answer.to_string())
    }
}
