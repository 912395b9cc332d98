//! Searches that the window keeps, which the command line finds, and the other way round. The catalogue is a real one.

use std::fs;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use kifuscribe_recording::archive_search;
use kifuscribe_storage::catalogue::Catalogue;
use tempfile::TempDir;

use crate::archive::{LEE, MULLER, archive, press_until, rows, search, until};
use crate::{Window, is_there, key, press, says};

/// The catalogue, as the command line opens it.
fn catalogue(folder: &TempDir) -> Catalogue {
    Catalogue::open(&folder.path().join("catalogue.sqlite")).unwrap()
}

/// The options of the search that is saved under a name.
fn saved(folder: &TempDir, name: &str) -> Vec<String> {
    catalogue(folder).marks().search(name).unwrap_or_default().to_vec()
}

/// The options of the searches that were made last, the newest first.
fn recent(folder: &TempDir) -> Vec<String> {
    let recent = catalogue(folder).recent_searches().unwrap();
    recent.iter().map(|options| options.join(" ")).collect()
}

/// Opens the menu of the searches, with what is kept.
fn open_searches(window: &mut Window) {
    press_until(window, "Searches", "Name of this search");
    until(window, |window| is_there(window, "Last searches"));
    window.run_steps(4);
}

/// Presses a button of the menu, once it is there and the menu has grown to what it lists.
fn choose(window: &mut Window, label: &str) {
    until(window, |window| is_there(window, label));
    window.run_steps(6);
    press(window, label);
}

/// Saves the present search.
fn save(window: &mut Window, name: &str) {
    open_searches(window);
    window.get_by_label("Name of this search").focus();
    window.run_steps(2);
    window.get_by_label("Name of this search").type_text(name);
    window.run_steps(4);
    press(window, "Save this search");
    until(window, |window| says(window, &format!("The search is saved as {name}")));
    key(window, Key::Escape);
}

#[test]
fn a_search_of_the_window_is_saved_found_by_the_command_line_made_again_and_deleted() {
    let (folder, _script, mut window) = archive();
    search(&mut window, "muller", "2 of 4 games");
    press(&mut window, "Result");
    press(&mut window, "Black won");
    until(&mut window, |window| says(window, "1 of 4 games"));
    key(&mut window, Key::Escape);
    assert!(recent(&folder).is_empty(), "what is typed is no search yet");
    save(&mut window, "family");
    assert_eq!(saved(&folder, "family"), ["--result", "B+", "--text", "muller*"]);
    assert_eq!(recent(&folder), ["--result B+ --text muller*"]);
    let query = archive_search::read(&saved(&folder, "family")).unwrap();
    assert_eq!(catalogue(&folder).find(&query).unwrap().total, 1);
    press(&mut window, "Any Result");
    search(&mut window, " weiss", "1 of 4 games");
    open_searches(&mut window);
    choose(&mut window, "family");
    until(&mut window, |window| is_there(window, "Result: Black won"));
    assert_eq!(window.get_by_label("Words to look for").value().as_deref(), Some("muller"));
    open_searches(&mut window);
    choose(&mut window, "muller weiss");
    until(&mut window, |window| !is_there(window, "Result: Black won"));
    assert_eq!(window.get_by_label("Words to look for").value().as_deref(), Some("muller weiss"));
    open_searches(&mut window);
    choose(&mut window, "Delete the search family");
    until(&mut window, |window| is_there(window, "No search is saved yet."));
    assert!(says(&window, "The saved search family was deleted") && saved(&folder, "family").is_empty());
}

#[test]
fn a_search_of_the_command_line_is_made_with_what_no_field_shows() {
    let (folder, _script, mut window) = archive();
    let words = ["--player", "Se-dol", "--size", "9", "--black", "Lee", "--since", "2026-10-03", "--limit", "3"];
    let words: Vec<String> = words.map(str::to_owned).into();
    catalogue(&folder).change_marks(|marks| marks.save_search("lee", words)).unwrap();
    catalogue(&folder).change_marks(|marks| marks.save_search("odd", vec!["--shape".to_owned()])).unwrap();
    open_searches(&mut window);
    assert!(says(&window, "no search has the option --shape"), "what cannot be made says why");
    choose(&mut window, "lee");
    until(&mut window, |window| says(window, "1 of 4 games"));
    until(&mut window, |window| rows(window) == [LEE]);
    assert!(is_there(&window, "Player: \"Se-dol\"") && is_there(&window, "Date: since 2026-10-03"));
    let rest = "the list is narrowed by them all the same: --black Lee --size 9 --limit 3";
    assert!(says(&window, rest));
    // It is saved as it was, and what no field shows is taken away like a field.
    save(&mut window, "again");
    let again = ["--player", "Se-dol", "--black", "Lee", "--since", "2026-10-03", "--size", "9", "--limit", "3"];
    assert_eq!(saved(&folder, "again"), again);
    press(&mut window, "Any Player");
    press(&mut window, "Any Date");
    assert!(says(&window, rest));
    press(&mut window, "Take this away");
    until(&mut window, |window| says(window, "Archive - 4 games"));
}

#[test]
fn a_position_is_saved_with_its_moves_and_stands_on_the_board_again() {
    let (folder, _script, mut window) = archive();
    until(&mut window, |window| is_there(window, "Board 9x9 after move 4, White G3"));
    press(&mut window, MULLER);
    for _ in 0..3 {
        key(&mut window, Key::ArrowLeft);
    }
    press(&mut window, "Find this corner");
    until(&mut window, |window| is_there(window, "Position: A1:D4"));
    press(&mut window, "Position: A1:D4");
    window.get_by_role_and_label(Role::Slider, "The last moves, in the order of this game").focus();
    window.run_steps(2);
    key(&mut window, Key::ArrowRight);
    until(&mut window, |window| is_there(window, "Position: A1:D4, last 1 in order"));
    key(&mut window, Key::Escape);
    save(&mut window, "corner");
    let options = ["--position", "(;SZ[9];B[cg])", "--region", "A1:D4", "--in-order", "1"];
    assert_eq!(saved(&folder, "corner"), options);
    fs::remove_file(folder.path().join("games/congress.sgf")).unwrap();
    press(&mut window, "Any Position");
    until(&mut window, |window| !is_there(window, "Position: A1:D4, last 1 in order"));
    open_searches(&mut window);
    choose(&mut window, "corner");
    until(&mut window, |window| is_there(window, "Position: A1:D4, last 1 in order"));
    press(&mut window, "Position: A1:D4, last 1 in order");
    press(&mut window, "Draw a position…");
    assert!(is_there(&window, "Board 9x9 to draw on") && is_there(&window, "Only A1:D4"));
    press(&mut window, "Find games with it");
    until(&mut window, |window| is_there(window, "Position: A1:D4"));
}
