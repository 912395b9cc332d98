//! The planned counts through the window's own widgets: each setting is typed or chosen, then confirmed, and the verdict is read off the
//! page. `KIFUSCRIBE_PLANNED=12` takes about so many; without it all 103 are done.

use std::time::Instant;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use kifuscribe::app::count::command::CountPageCommand;
use kifuscribe::app::count::form_field::FormField;
use kifuscribe::app::count::input::CountInput;
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::CountEvent;
use kifuscribe_words::result_text;

use super::count::input_with;
use super::planned::{ALL, Planned, plan};
use super::script::Script;
use super::{Window, is_there, press, project, says};

/// Types a setting, or chooses it from its list.
fn give(window: &mut Window, field: FormField, value: &str) {
    if let Some((_, name)) = field.choices().into_iter().find(|choice| choice.0 == value) {
        let list = format!("{}: ", field.name());
        window.get_by_label_contains(&list).scroll_to_me();
        window.run_steps(8);
        window.get_by_label_contains(&list).click();
        window.run_steps(4);
        press(window, name);
        return;
    }
    let entry = |window: &Window| window.get_by_role_and_label(Role::TextInput, field.name()).rect();
    window.get_by_role_and_label(Role::TextInput, field.name()).scroll_to_me();
    window.run_steps(8);
    assert!(entry(window).is_positive(), "{field:?} has no room");
    window.get_by_role_and_label(Role::TextInput, field.name()).focus();
    window.run_steps(4);
    // What the record says stands there already.
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run_steps(2);
    window.get_by_role_and_label(Role::TextInput, field.name()).type_text(value);
    window.run_steps(4);
}

/// The verdict and the computed result of the window, once its settings are given and confirmed.
fn audited(plan: &Planned) -> (Verdict, Option<GameResult>, Window) {
    let input = Some(input_with(plan.record(), &plan.filled));
    let script = Script { input, ..Script::new() };
    let mut window = script.window();
    press(&mut window, "Audit a count…");
    for (slot, path) in [(CountInput::Record, "/games/a.sgf"), (CountInput::Final(0), "/games/full.jpg")] {
        window.state_mut().send(CountPageCommand::Use(slot, path.into()));
    }
    window.run_steps(4);
    press(&mut window, "Read the pictures");
    for (field, value) in &plan.given {
        give(&mut window, *field, value);
    }
    press(&mut window, "Confirm these settings");
    let kept = script.notice.borrow().kept.first().map(|(_, event)| event.clone());
    let Some(CountEvent::Audited(audit)) = kept else { panic!("nothing was kept: {kept:?}") };
    (audit.verdict, audit.computed, window)
}

#[test]
fn the_planned_counts_are_judged_rightly_by_clicks() {
    let wanted = std::env::var("KIFUSCRIBE_PLANNED").ok().map_or(ALL, |number| number.parse().unwrap());
    let (plans, began) = (plan(wanted, project()), Instant::now());
    let mut decided = 0;
    for (kind, seed, plan) in &plans {
        let (verdict, computed, window) = audited(plan);
        let said = format!("{kind:?} {seed} {:?}\n{}{}", plan.given, plan.recorded, plan.filled);
        plan.check(verdict, computed, &said);
        // What is kept is what the page says.
        let headings = match verdict {
            Verdict::Agrees => ["Agrees", "Agrees"],
            Verdict::Differs => ["Differs", "The fill is right, the claim is not"],
            Verdict::CannotTell => ["Cannot tell", "Cannot tell"],
        };
        assert!(headings.into_iter().any(|heading| is_there(&window, heading)), "{verdict:?} {said}");
        if let Some(computed) = computed {
            assert!(says(&window, &format!("Computed {}", result_text::short(computed))), "{said}");
        }
        decided += usize::from(verdict != Verdict::CannotTell);
    }
    eprintln!("{} planned counts by clicks, {decided} of them decided, in {:.0?}", plans.len(), began.elapsed());
}
