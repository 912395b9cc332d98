//! The verdict, what it rests on, and the ways on.

use egui::{CollapsingHeader, Frame, Grid, Label, Margin, Panel, RichText, ScrollArea, Slider, Stroke, TextEdit, Ui};

use super::{button, card, followed, picture_name};
use crate::app::command::Command;
use crate::app::count::{CountCommand, CountPage};
use crate::app::panel_context::PanelContext;
use crate::app::theme::status_text;
use crate::app::widgets::board_diagram::BoardDiagram;
use crate::app::widgets::ringed_picture::RingedPicture;
use crate::audit::account::AuditAccount;
use crate::count::audit::Verdict;
use crate::formats::audit_text;
use crate::game::result::GameResult;
use crate::session::counting::Resolution;

/// What can be done where the fill does not match.
const WAYS_ON: &str = "Look for the stone: lid, floor, lap, the other bowl. Or restore the position from the record and count \
                       again. Or both accept the computed result. Or the referee decides. Press what was done:";

/// The ways that were taken, as buttons.
const WAYS: [(&str, &str, Resolution); 4] = [
    ("The stone was found", "It is noted. Then take the picture again.", Resolution::StoneFound),
    ("Restored and counted again", "It is noted. Then take the picture again.", Resolution::CountedAgain),
    (
        "Both accept the computed result",
        "Both players take the result that the record gives.",
        Resolution::ComputedAccepted,
    ),
    ("The referee decided", "Write the ruling and its reasons first.", Resolution::RefereeDecided),
];

/// Narrower pages have the picture between the findings and the ways on, in points.
const NARROW: f32 = 900.0;

/// Draws the verdict: the picture on the left, what is said of it on the right.
pub(super) fn show(ui: &mut Ui, look: &PanelContext<'_>, page: &CountPage) {
    let Some(account) = page.account() else { return };
    let is_wide = ui.available_width() > NARROW;
    if is_wide {
        let side = ui.available_width() * 0.5;
        let frame = Frame::new().outer_margin(Margin { right: 10, ..Margin::ZERO });
        Panel::left("the picture of the fill").exact_size(side).resizable(false).frame(frame).show(ui, |ui| {
            picture(ui, look, page);
        });
    }
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        headline(ui, look, page, account);
        findings(ui, look, page, account);
        if !is_wide {
            let width = ui.available_width();
            ui.allocate_ui(egui::vec2(width, width * 0.8), |ui| picture(ui, look, page));
        }
        ways(ui, look, page, account);
        numbers(ui, look, account);
        steps(ui, look, page);
        if !page.count_notice().is_empty() {
            followed::show(ui, look, page);
        }
        ui.horizontal_wrapped(|ui| {
            button(ui, look, "Change the settings", "", CountCommand::ChangeSettings);
            button(ui, look, "Other pictures", "", CountCommand::ChangePictures);
        });
    });
}

/// The photograph with the points ringed.
fn picture(ui: &mut Ui, look: &PanelContext<'_>, page: &CountPage) {
    ui.horizontal_wrapped(|ui| {
        for slot in page.pictures() {
            if ui.selectable_label(page.shown_slot() == slot, picture_name(slot)).clicked() {
                look.send(Command::Count(CountCommand::ShowPicture(slot)));
            }
        }
    });
    match page.shown() {
        Some(shown) => RingedPicture::new(&shown, look.theme).show(ui),
        None => drop(ui.label(RichText::new("No picture here.").color(look.theme.text_weak))),
    }
}

fn headline(ui: &mut Ui, look: &PanelContext<'_>, page: &CountPage, account: &AuditAccount) {
    let theme = look.theme;
    let (word, color) = match account.verdict {
        Verdict::Agrees => ("Agrees", theme.good),
        Verdict::Differs => ("Differs", theme.bad),
        Verdict::CannotTell => ("Cannot tell", theme.warn),
    };
    let frame =
        Frame::new().fill(theme.panel).stroke(Stroke::new(2.0, color)).corner_radius(theme.rounding).inner_margin(10);
    frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.label(RichText::new(word).text_style(status_text()).color(color).strong());
        ui.add(Label::new(audit_text::headline(account)).wrap());
        if let Some(standing) = page.kept().and_then(|k| k.counting.standing()) {
            ui.label(RichText::new(standing).strong().color(theme.text));
        }
        let result = |r: Option<GameResult>| r.map_or_else(|| "-".to_owned(), GameResult::to_sgf);
        let mut text = format!(
            "Computed {}   ·   read off the board {}   ·   claimed {}",
            result(account.computed),
            result(account.read),
            result(account.claimed)
        );
        if let Some([black, white, empty]) = account.counts {
            text += &format!("\n{black} black stones, {white} white stones, {empty} empty");
        }
        ui.label(RichText::new(text).color(theme.text_weak));
    });
    ui.add_space(theme.gap);
}

fn findings(ui: &mut Ui, look: &PanelContext<'_>, page: &CountPage, account: &AuditAccount) {
    if account.findings.is_empty() {
        return;
    }
    card(ui, look, "Findings", |ui| {
        for (i, finding) in account.findings.iter().enumerate() {
            let is_shown = page.finding() == Some(i);
            ui.horizontal_top(|ui| {
                let text = if is_shown { "All" } else { "Show" };
                let show = CountCommand::ShowFinding((!is_shown).then_some(i));
                if !finding.points.is_empty() {
                    button(ui, look, text, "The points in the picture", show);
                }
                ui.add(Label::new(audit_text::finding_with_shift(finding, account.size)).wrap());
            });
        }
    });
}

/// The ways on, and what was decided so far.
fn ways(ui: &mut Ui, look: &PanelContext<'_>, page: &CountPage, account: &AuditAccount) {
    let (by, reasons, protest) = page.decision();
    card(ui, look, "What is done now", |ui| {
        for ruling in page.kept().iter().flat_map(|k| &k.counting.rulings) {
            let at = crate::session::counting::clock_time(&ruling.at);
            let by = if ruling.by.is_empty() { String::new() } else { format!(" ({})", ruling.by) };
            let protest = if ruling.protest { " Under protest." } else { "" };
            ui.add(Label::new(format!("{at}: {} {}{by}{protest}", ruling.way.sentence(), ruling.reasons)).wrap());
        }
        if account.verdict != Verdict::Agrees {
            ui.add(Label::new(WAYS_ON).wrap());
            ui.horizontal_wrapped(|ui| {
                for (text, hint, way) in WAYS {
                    button(ui, look, text, hint, CountCommand::Decide(way));
                }
            });
        }
        Grid::new("decision").num_columns(2).show(ui, |ui| {
            ui.label("Referee");
            let mut text = by.to_owned();
            if ui.add(TextEdit::singleline(&mut text).desired_width(220.0)).accessible_name("Referee").changed() {
                look.send(Command::Count(CountCommand::EditBy(text)));
            }
            ui.end_row();
            ui.label("Ruling and reasons");
            let mut text = reasons.to_owned();
            let edit = TextEdit::multiline(&mut text).desired_rows(2).desired_width(f32::INFINITY);
            if ui.add(edit).accessible_name("Ruling and reasons").changed() {
                look.send(Command::Count(CountCommand::EditReasons(text)));
            }
            ui.end_row();
        });
        let mut ticked = protest;
        if ui.checkbox(&mut ticked, "Played under protest").clicked() {
            look.send(Command::Count(CountCommand::SetProtest(ticked)));
        }
        ui.horizontal_wrapped(|ui| {
            let hint = "The result is final then; what is found later is information only.";
            button(ui, look, "Both players confirmed the result", hint, CountCommand::Decide(Resolution::Confirmed));
            button(
                ui,
                look,
                "Save the report",
                "One page for the printer, with the pictures behind it.",
                CountCommand::SaveReport,
            );
            let hint = "Cover this page with the words that the players are to read.";
            button(ui, look, "Hide from the players", hint, CountCommand::Shield(true));
        });
        if let Some(report) = page.report() {
            ui.add(
                Label::new(RichText::new(format!("Report: {}", report.display())).color(look.theme.text_weak)).wrap(),
            );
        }
    });
}

/// The arithmetic, what else should be known, and the settings.
fn numbers(ui: &mut Ui, look: &PanelContext<'_>, account: &AuditAccount) {
    let weak = |text: &str| RichText::new(text).color(look.theme.text_weak).small();
    if !account.notes.is_empty() {
        CollapsingHeader::new("Notes").default_open(true).show(ui, |ui| {
            for note in audit_text::notes(account) {
                ui.add(Label::new(note).wrap());
            }
        });
    }
    CollapsingHeader::new("Arithmetic").default_open(account.verdict != Verdict::CannotTell).show(ui, |ui| {
        Grid::new("ledger").num_columns(3).striped(true).show(ui, |ui| {
            for line in &account.ledger.lines {
                ui.add(Label::new(&line.label).wrap());
                ui.label(RichText::new(line.amount.to_string()).strong());
                ui.add(Label::new(weak(&line.how)).wrap());
                ui.end_row();
            }
        });
    });
    CollapsingHeader::new("Settings").show(ui, |ui| {
        Grid::new("settings used").num_columns(3).striped(true).show(ui, |ui| {
            for setting in &account.settings {
                ui.label(setting.value.name());
                ui.label(audit_text::setting_text(&setting.value, account.size));
                ui.label(weak(setting.from.name()));
                ui.end_row();
            }
        });
    });
}

/// The record, to be stepped through when the position is rebuilt at the board.
fn steps(ui: &mut Ui, look: &PanelContext<'_>, page: &CountPage) {
    if !page.has_record() {
        return;
    }
    let send = |n: usize| look.send(Command::Count(CountCommand::Step(n)));
    let Some((shown, moves, diagram)) = page.steps() else {
        button(ui, look, "Step through the record", "To rebuild the position at the board.", CountCommand::Step(0));
        return;
    };
    card(ui, look, "The record", |ui| {
        ui.horizontal(|ui| {
            if ui.button("Back").clicked() {
                send(shown.saturating_sub(1));
            }
            if ui.button("On").clicked() {
                send(shown + 1);
            }
            let mut at = shown;
            if ui.add(Slider::new(&mut at, 0..=moves)).accessible_name("Move").changed() {
                send(at);
            }
        });
        let side = ui.available_width().min(520.0);
        ui.allocate_ui(egui::vec2(side, side), |ui| BoardDiagram::new(diagram, look.theme).show(ui));
    });
}
