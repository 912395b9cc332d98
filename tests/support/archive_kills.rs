//! Kills the program while it adds games to a catalogue: for the test and the example that name this file as a module.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use kifuscribe_archive::query::GameQuery;
use kifuscribe_core::game::random::SplitMix64;
use kifuscribe_storage::catalogue::{Catalogue, CatalogueSalvage};

/// Games of each killed run: more than a run can add before it is killed.
const GAMES: usize = 3000;

/// Kills `program` so many times while it adds games, each time at another moment; after each kill the catalogue opens, is
/// sound, and has every game that was reported as added before. Returns how many kills left a part of the games added.
pub(crate) fn kill(program: &Path, kills: usize) -> usize {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("catalogue.sqlite");
    let mut random = SplitMix64(kills as u64);
    let mut reported: BTreeSet<String> = BTreeSet::new();
    let mut partial = 0;
    let mut before = 0;
    for round in 0..kills {
        // One game is added, and reported.
        let single = folder.path().join(format!("single-{round}.sgf"));
        fs::write(&single, format!("(;SZ[9]PB[Single {round}];B[aa];W[bb])")).unwrap();
        let added = add(program, folder.path(), &single).wait_with_output().unwrap();
        assert!(String::from_utf8_lossy(&added.stdout).contains("\"added\":1"), "{added:?}");
        reported.insert(format!("Single {round}"));
        // Many are being added when the program is killed.
        let many = folder.path().join(format!("many-{round}"));
        fs::create_dir(&many).unwrap();
        for part in 0..30 {
            let game = |n: usize| format!("(;SZ[9]PB[Many {round} {n}];B[cc];W[dd];B[ee];W[ff])");
            let games: String = (part * GAMES / 30..(part + 1) * GAMES / 30).map(game).collect();
            fs::write(many.join(format!("{part:02}.sgf")), games).unwrap();
        }
        let mut running = add(program, folder.path(), &many);
        thread::sleep(Duration::from_millis(20 + random.below(1500) as u64));
        let _ = running.kill();
        running.wait().unwrap();
        let catalogue = Catalogue::open(&path).unwrap();
        let check = catalogue.check(&mut |_| true).unwrap();
        assert!(check.damage.is_empty(), "round {round}: {:?}", check.damage);
        let games = catalogue.find(&GameQuery::default()).unwrap();
        let names: BTreeSet<String> = games.games.into_iter().map(|game| game.info.black.name).collect();
        assert!(reported.is_subset(&names), "round {round}: games that were added are missing");
        assert!(games.total > before, "round {round}: {} games after {before}", games.total);
        partial += usize::from(games.total - before > 1 && games.total - before < GAMES);
        before = games.total;
        fs::remove_dir_all(many).unwrap();
        // What is gone from the disk would be damage at the next check.
        drop(catalogue);
        let mut catalogue = Catalogue::open(&path).unwrap();
        catalogue.rebuild(&[], &CatalogueSalvage::default(), &mut |_| true).unwrap();
        before = before.min(catalogue.find(&GameQuery::default()).unwrap().total);
    }
    partial
}

fn add(program: &Path, folder: &Path, games: &Path) -> std::process::Child {
    let mut command = Command::new(program);
    command.args(["archive", "add", "--json", "--archive", "catalogue.sqlite"]).arg(games).current_dir(folder);
    command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap()
}
