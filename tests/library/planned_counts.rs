//! Planned counts as a referee would try them: the finished board is drawn, its picture goes through `kifuscribe audit` and through
//! what the window does with it, and both have to say the same. None may be certified that is not right, and none called wrong that is.
//!
//! `KIFUSCRIBE_PLANNED=103 cargo test --test library planned` draws all of them, another number about so many, at least one of each kind; without
//! it one or two of each kind.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use kifuscribe::app::count::field_entry::FieldEntry;
use kifuscribe::app::count::form::Form;
use kifuscribe::app::count::form_field::FormField;
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::final_position::Agreement;
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_lab::synthetic::{Scene, SceneState};
use kifuscribe_recording::count::audit_input::{AuditFiles, AuditInput};
use kifuscribe_recording::count::pictures::{PictureFiles, PictureFrom};
use kifuscribe_storage::evidence;
use kifuscribe_vision::detector::BoardDetector;

use super::planned::{Planned, plan};

/// About how many are drawn where nobody says how many.
const FEW: usize = 12;

/// The command line's option of a setting.
fn option(field: FormField) -> &'static str {
    match field {
        FormField::Komi => "--komi",
        FormField::Handicap => "--handicap",
        FormField::PenaltyBlack => "--penalty-black",
        FormField::LastMove => "--last-move",
        FormField::Dead => "--dead",
        FormField::Claimed => "--claimed",
        other => panic!("{other:?} is not planned"),
    }
}

/// Writes the record and the picture.
fn write(plan: &Planned, folder: &Path, seed: u64) {
    fs::write(folder.join("game.sgf"), plan.record()).unwrap();
    let frame = Scene::new(plan.recorded.size(), 960, 720, seed).render(&SceneState::of(plan.filled.clone())).frame;
    let jpeg = evidence::jpeg(frame.width, frame.height, &frame.rgb).unwrap();
    fs::write(folder.join("fill.jpg"), jpeg).unwrap();
}

/// The verdict and the computed result of the command line.
fn by_command(plan: &Planned, folder: &Path) -> (String, Option<String>) {
    let mut command = Command::cargo_bin("kifuscribe").unwrap();
    command.current_dir(folder).env("HOME", folder).args(["audit", "--json", "game.sgf", "fill.jpg"]);
    for (field, value) in &plan.given {
        command.args([option(*field), value]);
    }
    let output = command.output().unwrap();
    let account: serde_json::Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)));
    let text = |key: &str| account[key].as_str().map(str::to_owned);
    assert_eq!(output.status.code(), Some(i32::from(account["verdict"] != "agrees")));
    (text("verdict").unwrap(), text("computed"))
}

/// The account of the window's page: the files are read first, then what its fields hold decides.
fn by_window(plan: &Planned, folder: &Path, detector: &mut BoardDetector) -> AuditAccount {
    let file = |name: &str| folder.join(name);
    let pictures = PictureFiles { finals: vec![PictureFrom::File(file("fill.jpg"))], ..PictureFiles::default() };
    let files = AuditFiles { record: Some(file("game.sgf")), pictures };
    let input = AuditInput::open(detector, &files, &Agreement::default()).unwrap();
    let mut form = Form::new();
    for (field, value) in &plan.given {
        form.give(*field, FieldEntry::Text(value.clone()), "2026-11-21T14:20:00+01:00".to_owned());
    }
    input.audit(&form.settings(None).unwrap()).unwrap()
}

#[test]
fn planned_counts_are_judged_rightly_by_the_command_line_and_by_the_window() {
    let mut detector = BoardDetector::open().unwrap();
    let wanted = std::env::var("KIFUSCRIBE_PLANNED").ok().map_or(FEW, |number| number.parse().unwrap());
    let plans = plan(wanted, Path::new(env!("CARGO_MANIFEST_DIR")));
    let mut decided = 0;
    for (kind, seed, plan) in &plans {
        let folder = tempfile::tempdir().unwrap();
        write(plan, folder.path(), *seed);
        let (verdict, computed) = by_command(plan, folder.path());
        let window = by_window(plan, folder.path(), &mut detector);
        let said = format!("{kind:?} {seed}\n{}{}{:?}", plan.recorded, plan.filled, window.findings);
        let in_window = (window.verdict.name().to_owned(), window.computed.map(GameResult::to_sgf));
        assert_eq!((verdict, computed), in_window, "{said}");
        plan.check(window.verdict, window.computed, &said);
        decided += usize::from(window.verdict != Verdict::CannotTell);
    }
    eprintln!("{} planned counts through command line and window, {decided} of them decided", plans.len());
}
