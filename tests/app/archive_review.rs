//! What an archivist decides in the window: which games are one, and which names are one player's. The catalogue is a real one.

use std::fs;
use std::path::Path;

use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kifuscribe_archive::query::GameQuery;
use kifuscribe_storage::catalogue::Catalogue;
use tempfile::TempDir;

use crate::archive::{archived, until};
use crate::script::Script;
use crate::{Window, is_there, press, says};

/// A game of twelve moves, and as many on the board turned by a half, with other spellings of the names.
const COPIES: &str = "
(;SZ[9]PB[Jörg Müller]PW[Kovács Gábor]DT[2025-03-01]RE[B+4.5]
;B[cc];W[gg];B[gc];W[cg];B[ee];W[ef];B[fe];W[fg];B[de];W[df];B[cf];W[bf])
(;SZ[9]PB[J. Mueller]PW[G. Kovács]DT[2025-03-01]
;B[gg];W[cc];B[cg];W[gc];B[ee];W[ed];B[de];W[dc];B[fe];W[fd];B[gd];W[hd])";

/// As [`archived`], with a game that is there twice.
pub(super) fn archived_twice() -> TempDir {
    let folder = archived();
    let file = folder.path().join("games/copies.sgf");
    fs::write(&file, COPIES).unwrap();
    catalogue(folder.path()).add(&[file], &mut |_| true).unwrap();
    folder
}

fn catalogue(folder: &Path) -> Catalogue {
    Catalogue::open(&folder.join("catalogue.sqlite")).unwrap()
}

/// The numbers of pairs to decide and of games that a search finds, as they are on the disk.
fn on_disk(folder: &TempDir) -> (usize, usize) {
    let catalogue = catalogue(folder.path());
    (catalogue.duplicates().unwrap().len(), catalogue.find(&GameQuery::default()).unwrap().games.len())
}

/// The window with the archive's page on this tab.
fn review(tab: &str, shown: &str) -> (TempDir, Script, Window) {
    let folder = archived_twice();
    let script = Script { catalogue: folder.path().join("catalogue.sqlite"), ..Script::new() };
    let mut window = script.window();
    window.ctx.set_missing_glyph_policy(egui::MissingGlyphPolicy::Tofu);
    press(&mut window, "Archive…");
    until(&mut window, |window| says(window, "6 games"));
    press(&mut window, tab);
    until(&mut window, |window| says(window, shown));
    (folder, script, window)
}

#[test]
fn a_copy_is_left_out_of_searches_until_the_decision_is_taken_back() {
    let (folder, _script, mut window) = review("Games that may be one", "1 pair to decide");
    assert!(says(&window, "Game 1: 2025-03-01, Jörg Müller - Kovács Gábor, B+4.5, 12 moves"));
    assert!(says(&window, "Game 2: 2025-03-01, J. Mueller - G. Kovács, ?, 12 moves"));
    assert!(says(&window, "games/copies.sgf") && says(&window, "games/copies.sgf (game 2)"));
    press(&mut window, "Game 2 is a copy");
    let said = "J. Mueller - G. Kovács, 2025-03-01, games/copies.sgf (game 2) is a copy of Jörg Müller - Kovács Gábor, 2025-03-01, games/copies.sgf";
    until(&mut window, |window| says(window, said));
    assert!(!says(&window, "(Black)"), "no game is previewed that is not listed");
    assert!(says(&window, "Nothing to review"));
    assert_eq!(on_disk(&folder), (0, 5));
    press(&mut window, "Take back the last decision");
    until(&mut window, |window| says(window, "1 pair to decide"));
    assert_eq!(on_disk(&folder), (1, 6));
    assert!(!is_there(&window, "Take back the last decision"));
    press(&mut window, "Game 2 is another game");
    until(&mut window, |window| says(window, "Nothing to review"));
    assert_eq!(on_disk(&folder), (0, 6));
    press(&mut window, "Games");
    until(&mut window, |window| says(window, "6 games"));
}

#[test]
fn equal_copies_are_one_group_and_decided_at_once() {
    let (folder, _script, mut window) = review("Games that may be one", "1 pair to decide");
    let file = folder.path().join("games/third.sgf");
    fs::write(&file, COPIES.trim().split_once("\n(").unwrap().0.replace("Jörg Müller", "Joerg Mueller")).unwrap();
    catalogue(folder.path()).add(&[file], &mut |_| true).unwrap();
    press(&mut window, "Games");
    press(&mut window, "Games that may be one");
    until(&mut window, |window| says(window, "2 pairs to decide"));
    assert!(says(&window, "Game 3: 2025-03-01, Joerg Mueller") && !says(&window, "Game 4"));
    assert_eq!(window.get_all_by_label_contains("Game 1: ").count(), 1, "one group names the first game once");
    press(&mut window, "Games 2 to 3 are copies");
    until(&mut window, |window| says(window, "Nothing to review"));
    until(&mut window, |_| on_disk(&folder) == (0, 5));
}

#[test]
fn a_game_of_a_pair_is_previewed_before_it_is_decided() {
    let (_folder, _script, mut window) = review("Games that may be one", "1 pair to decide");
    let second = "Game 2: 2025-03-01, J. Mueller - G. Kovács, ?, 12 moves";
    window.get_by_label(second).click();
    until(&mut window, |window| says(window, "J. Mueller (Black) - G. Kovács (White)"));
    // A filter leaves the list without this game: its preview does not stay.
    press(&mut window, "Games");
    until(&mut window, |window| says(window, "6 games") && !says(window, "J. Mueller (Black)"));
}

#[test]
fn a_suggested_name_is_joined_and_parted_again() {
    let (folder, _script, mut window) = review("Players", "Jörg Müller = J. Mueller");
    press(&mut window, "One player: Jörg Müller = J. Mueller");
    until(&mut window, |window| says(window, "One player: J. Mueller"));
    until(&mut window, |window| is_there(window, "Make J. Mueller a player of their own"));
    assert_eq!(catalogue(folder.path()).authority().names_of("J. Mueller"), ["Jörg Müller", "J. Mueller"]);
    press(&mut window, "Make J. Mueller a player of their own");
    until(&mut window, |window| says(window, "A player of its own from now on: J. Mueller"));
    assert_eq!(catalogue(folder.path()).authority().names_of("J. Mueller"), [""; 0]);
}

#[test]
fn a_suggested_name_is_told_apart_and_suggested_again() {
    let (folder, _script, mut window) = review("Players", "Jörg Müller = J. Mueller");
    let different = || catalogue(folder.path()).marks().different().count();
    press(&mut window, "Two players: Jörg Müller = J. Mueller");
    until(&mut window, |window| says(window, "Two players, suggested no more: Jörg Müller, J. Mueller"));
    until(&mut window, |window| is_there(window, "Suggest again: J. Mueller \u{2260} Jörg Müller"));
    assert!(!is_there(&window, "One player: Jörg Müller = J. Mueller") && different() == 1);
    press(&mut window, "Suggest again: J. Mueller \u{2260} Jörg Müller");
    until(&mut window, |window| is_there(window, "One player: Jörg Müller = J. Mueller"));
    assert_eq!(different(), 0);
}

#[test]
fn chosen_names_are_joined_and_their_games_are_found() {
    let (folder, _script, mut window) = review("Players", "G. Kovács");
    window.get_by_label("Player's name").focus();
    window.run_steps(2);
    window.get_by_label("Player's name").type_text("kov");
    until(&mut window, |window| !says(window, "李世石"));
    press(&mut window, "Kovács Gábor");
    assert!(window.get_by_label("Join the names").accesskit_node().is_disabled());
    press(&mut window, "G. Kovács");
    press(&mut window, "One player, shown as Kovács Gábor");
    until(&mut window, |window| says(window, "One player: G. Kovács"));
    assert_eq!(catalogue(folder.path()).authority().shown("G. Kovács"), Some("Kovács Gábor"));
    until(&mut window, |window| is_there(window, "3 games"));
    press(&mut window, "3 games");
    until(&mut window, |window| says(window, "3 of 6 games"));
}
