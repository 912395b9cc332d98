//! What holds for the lines that tables send to a hall, whatever the bytes: a journal that is kept is always the beginning
//! of one that a table has written, and what is acknowledged is kept.

use std::sync::{Arc, OnceLock};

use kifuscribe_hall::hall::Hall;
use kifuscribe_hall::intake::{IntakeError, JournalClaim, Post};
use kifuscribe_hall::rehearsal::simulated_game::{TimedLine, journal_of_game};
use kifuscribe_hall::round::{HallRound, TablePairing};
use kifuscribe_hall::store::Store;
use kifuscribe_network::live::delay::SpectatorDelay;
use tokio::runtime::Runtime;

/// The table.
const TABLE: u32 = 1;

/// The most requests of one run.
const MOST_POSTS: usize = 24;

/// Two recordings of the same table.
fn games() -> &'static [Vec<TimedLine>; 2] {
    static GAMES: OnceLock<[Vec<TimedLine>; 2]> = OnceLock::new();
    GAMES.get_or_init(|| [1, 2].map(|seed| journal_of_game(TABLE, seed, 12).expect("a simulated game")))
}

fn runtime() -> &'static Runtime {
    static RUNTIME: OnceLock<Runtime> = OnceLock::new();
    RUNTIME.get_or_init(|| {
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime")
    })
}

/// A request: its body, and the offset that it announces. `bytes` are read from the front.
fn request(bytes: &mut &[u8]) -> Option<(usize, Vec<u8>)> {
    let mut next = || {
        let (&first, rest) = bytes.split_first()?;
        *bytes = rest;
        Some(first)
    };
    let (kind, from) = (next()?, next()?);
    let game = &games()[usize::from(kind & 1)];
    let from = usize::from(from) % (game.len() + 1);
    let to = (from + usize::from(next()?) % (game.len() + 1)).min(game.len());
    let text = |from: usize| game[from..to.max(from)].iter().map(|line| line.text.as_str()).collect::<String>();
    match kind % 5 {
        // As a table sends them.
        0 | 1 => Some((from, text(from).into_bytes())),
        // From another place than is announced.
        2 => Some((usize::from(next()?) % (game.len() + 2), text(from).into_bytes())),
        // With a changed byte.
        3 => {
            let mut body = text(from).into_bytes();
            let (at, change) = (usize::from(next()?) << 4, next()?);
            let length = body.len().max(1);
            if let Some(byte) = body.get_mut(at % length) {
                *byte ^= change;
            }
            Some((from, body))
        }
        // Anything.
        _ => {
            let (body, rest) = bytes.split_at((to * 7).min(bytes.len()));
            *bytes = rest;
            Some((from, body.to_owned()))
        }
    }
}

/// Requests to the endpoint of one table's journal.
pub fn hall_journal(mut bytes: &[u8]) {
    let folder = tempfile::tempdir().expect("a folder");
    runtime().block_on(async {
        let store = Store::open(folder.path()).expect("an empty hall");
        let hall = Arc::new(Hall::open(store, SpectatorDelay::None, HallRound::default(), None).await.expect("a hall"));
        let mut now = 1_000_000;
        for _ in 0..MOST_POSTS {
            let Some((from, body)) = request(&mut bytes) else { break };
            now += 1000;
            let claim = JournalClaim { secret: Some("the table's"), is_organisers: false };
            let pairing = &TablePairing::NoPairings;
            let post = Post { from, journal: None, body: &body, computer: "", claim, pairing, at: now };
            let answer = hall.take(TABLE, &post, "table").await;
            assert!(!matches!(answer, Err(IntakeError::Store(_))), "{answer:?}");
            let mut kept = Vec::new();
            for game in games() {
                let first = game[0].hash.as_str();
                let text = hall.journal_text(TABLE, Some(first)).await.expect("the store").unwrap_or_default();
                let whole: String = game.iter().map(|line| line.text.as_str()).collect();
                assert!(whole.as_bytes().starts_with(&text), "what is kept is what was written");
                let lines = text.iter().filter(|&&byte| byte == b'\n').count();
                kept.push((first, lines));
            }
            let count = hall.store.journals(Some(TABLE)).await.expect("the store").len();
            assert_eq!(
                count,
                kept.iter().filter(|(_, lines)| *lines > 0).count(),
                "no journal that nobody has written"
            );
            if let Ok(acknowledged) = answer
                && let Some(first) = &acknowledged.journal
            {
                let lines = kept.iter().find(|(of, _)| of == first).map(|(_, lines)| *lines);
                assert_eq!(lines, Some(acknowledged.offset), "what is acknowledged is kept");
                // Once more changes nothing.
                let again = hall.take(TABLE, &post, "table").await.expect("the same lines are taken again");
                assert_eq!((again.stored, again.offset), (0, acknowledged.offset));
            }
        }
        hall.store.close();
    });
}
