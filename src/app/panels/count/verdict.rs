//! The verdict, the evidence for it, and the possible next steps.

use egui::{Button, CollapsingHeader, Frame, Label, Margin, Panel, RichText, ScrollArea, Slider, Stroke, Ui};

use super::followed;
use crate::app::command::{Command, CountCommand};
use crate::app::count::command::CountPageCommand;
use crate::app::count::page::CountPage;
use crate::app::panel_context::PanelContext;
use crate::app::panels::section::{card, pressed_row, table_row};
use crate::app::theme::{GAP, ROUNDING, status_text};
use crate::app::widgets::board_diagram::{BoardDiagram, BoardMarks, Diagram, DiagramLook};
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::count::audit::Verdict;
use kifuscribe_core::count::line::CountLine;
use kifuscribe_core::game::ledger::{Line, LineSubject};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::Resolution;
use kifuscribe_formats::settings::MoveNumbers;
use kifuscribe_language::{Phrase, phrase, say};
use kifuscribe_storage::count_journal::CountRecord;
use kifuscribe_words::audit_text;
use kifuscribe_words::history_text;
use kifuscribe_words::ledger_text;
use kifuscribe_words::result_text;

/// The next steps where the fill does not match the record.
const WAYS_ON: Phrase = phrase!("verdict-ways-on");

/// The next steps where only the claimed result is wrong.
const WAYS_ON_WITH_A_CLAIM: Phrase = phrase!("verdict-ways-on-with-a-claim");

/// The next steps where the result that is given is none of a count.
const WAYS_ON_WITHOUT_COUNT: Phrase = phrase!("verdict-ways-on-without-count");

/// The next steps where the pictures do not decide it.
const WAYS_ON_IN_DOUBT: Phrase = phrase!("verdict-ways-on-in-doubt");

/// What can be done then, the last two also where only the claimed result is wrong.
const WAYS: [Resolution; 4] =
    [Resolution::StoneFound, Resolution::CountedAgain, Resolution::ComputedAccepted, Resolution::RefereeDecided];

/// Minimum width of the layout with the picture on the left, in points.
const NARROW: f32 = 900.0;

/// Draws the verdict: the picture on the left, the findings on the right.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage) {
    let Some(account) = page.account() else { return };
    let is_wide = ui.available_width() > NARROW;
    if is_wide {
        let side = ui.available_width() * 0.5;
        let frame = Frame::new().outer_margin(Margin { right: 10, ..Margin::ZERO });
        Panel::left("the picture of the fill").exact_size(side).resizable(false).frame(frame).show(ui, |ui| {
            boards(ui, context, page, account);
        });
    }
    ScrollArea::vertical().id_salt(("verdict", page.confirmations())).auto_shrink([false, false]).show(ui, |ui| {
        headline(ui, context, page, account);
        findings(ui, context, page, account);
        if !is_wide {
            let width = ui.available_width();
            ui.allocate_ui(egui::vec2(width, width * 1.4), |ui| boards(ui, context, page, account));
        }
        ways(ui, context, page, account);
        numbers(ui, context, page, account);
        steps(ui, context, page);
        if !page.notice().is_empty() {
            followed::show(ui, context, page);
        }
        ui.horizontal_wrapped(|ui| {
            for command in [CountPageCommand::ChangeSettings, CountPageCommand::ChangePictures] {
                context.button(ui, command);
            }
        });
    });
}

/// Draws the photograph with rings around points.
fn picture(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage) {
    ui.horizontal_wrapped(|ui| {
        for slot in page.pictures() {
            if ui.selectable_label(page.shown.slot == slot, slot.picture_name()).clicked() {
                context.send(CountPageCommand::ShowPicture(slot));
            }
        }
    });
    match page.shown_picture() {
        Some(shown) => shown.show(ui),
        None => drop(ui.label(context.weak(say!("count-verdict-no-picture-here")))),
    }
}

/// Draws the picture, and below it the finished board as it was read.
fn boards(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage, account: &AuditAccount) {
    let room = ui.available_size();
    let stones = account.filled.as_ref().or(account.ended.as_ref().map(|ended| &ended.living));
    let Some(stones) = stones else {
        picture(ui, context, page);
        return;
    };
    ui.allocate_ui(egui::vec2(room.x, room.y * 0.46), |ui| picture(ui, context, page));
    ui.add_space(GAP);
    let (diagram, rings, counted) = (Diagram::of(stones.clone()), page.ringed(), page.counted());
    let board = BoardDiagram { diagram: &diagram, theme: context.theme, look: DiagramLook::PLAIN, rings: &rings };
    ui.vertical_centered(|ui| board.show_marked(ui, &BoardMarks { counted: &counted, ..BoardMarks::default() }));
}

fn headline(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage, account: &AuditAccount) {
    let theme = context.theme;
    let word = audit_text::verdict_in_short(account);
    let color = match account.verdict {
        Verdict::Agrees if account.agrees_conditionally() => theme.warn,
        Verdict::Agrees => theme.good,
        Verdict::Differs => theme.bad,
        Verdict::CannotTell => theme.warn,
    };
    let frame = Frame::new().fill(theme.panel).stroke(Stroke::new(2.0, color)).corner_radius(ROUNDING).inner_margin(10);
    frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.label(RichText::new(word).text_style(status_text()).color(color).strong());
        ui.add(Label::new(audit_text::headline(account)).wrap());
        if let Some(assumed) = audit_text::holds_only_with(account) {
            ui.add(Label::new(context.weak(assumed)).wrap());
        }
        let standing = |kept: &CountRecord| history_text::standing(&kept.counting, kept.changed, true);
        if let Some(standing) = page.count_record.as_ref().and_then(standing) {
            ui.label(RichText::new(standing).strong().color(theme.text));
        }
        let result = |r: Option<GameResult>| r.map_or_else(|| "-".to_owned(), result_text::short);
        let mut text = say!(
            "count-verdict-computed-read-off-the-board",
            computed = result(account.computed),
            read = audit_text::read_off(account),
            claimed = account.claimed.map_or("none".to_owned(), result_text::short)
        );
        if let Some([black, white, empty]) = account.counts {
            text += &say!("count-verdict-black-stones-white-stones", black, white, empty);
        }
        ui.label(context.weak(text));
    });
    ui.add_space(GAP);
}

fn findings(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage, account: &AuditAccount) {
    if account.findings.is_empty() {
        return;
    }
    card(ui, context, say!("report-findings"), |ui| {
        for (i, finding) in account.findings.iter().enumerate() {
            let is_shown = page.shown.finding == Some(i);
            ui.horizontal_top(|ui| {
                let text = if is_shown { say!("count-verdict-all") } else { say!("count-verdict-show") };
                let show = CountPageCommand::ShowFinding((!is_shown).then_some(i));
                if !finding.points.is_empty() {
                    let hint = say!("count-verdict-the-points-in-the-picture");
                    context.add_button(ui, Button::new(text), show).on_hover_text(hint);
                }
                ui.add(Label::new(audit_text::finding_with_shift(finding, account.size)).wrap());
            });
        }
    });
}

/// Draws the possible next steps, and the rulings so far.
fn ways(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage, account: &AuditAccount) {
    card(ui, context, say!("count-verdict-what-is-done-now"), |ui| {
        for ruling in page.count_record.iter().flat_map(|k| k.counting.rulings_once()) {
            ui.add(Label::new(history_text::ruling_sentence(ruling, &context.game_info())).wrap());
        }
        if context.can(&Command::Count(CountCommand::TakeRulingBack)) {
            context.button(ui, CountCommand::TakeRulingBack);
        }
        if account.verdict != Verdict::Agrees {
            let is_claim = account.only_the_claim_differs();
            let (text, ways) = match account.verdict {
                Verdict::CannotTell => (WAYS_ON_IN_DOUBT, &WAYS[1..]),
                _ if is_claim && account.claimed.is_some_and(GameResult::is_without_count) => {
                    (WAYS_ON_WITHOUT_COUNT, &WAYS[2..])
                }
                _ if is_claim => (WAYS_ON_WITH_A_CLAIM, &WAYS[2..]),
                _ => (WAYS_ON, &WAYS[..]),
            };
            ui.add(Label::new(text.text()).wrap());
            ui.horizontal_wrapped(|ui| ways_of(ui, context, ways));
        }
        ui.horizontal_wrapped(|ui| {
            ways_of(ui, context, &[Resolution::Confirmed]);
            context.button(ui, CountPageCommand::SaveReport);
            context.button(ui, CountCommand::AskToHide);
        });
        if let Some(report) = &page.report {
            ui.add(Label::new(context.weak(say!("count-verdict-report", report = report.display()))).wrap());
        }
    });
}

/// Draws a button for each decision, but for the one that is the main button of the bar.
fn ways_of(ui: &mut Ui, context: &PanelContext<'_>, ways: &[Resolution]) {
    for &way in ways.iter().filter(|&&way| context.decision_due() != Some(way)) {
        context.button(ui, CountCommand::Decide(way));
    }
}

/// Draws the arithmetic, the remarks and the settings.
fn numbers(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage, account: &AuditAccount) {
    if !account.notes.is_empty() {
        CollapsingHeader::new(say!("report-notes")).default_open(true).show(ui, |ui| {
            for note in audit_text::notes(account) {
                ui.add(Label::new(note).wrap());
            }
        });
    }
    CollapsingHeader::new(say!("report-ledger")).default_open(account.verdict != Verdict::CannotTell).show(ui, |ui| {
        ui.add(Label::new(context.weak(say!("count-verdict-press-a-line-to-see"))).wrap());
        for (i, line) in account.ledger.lines.iter().enumerate() {
            ledger_row(ui, context, page, i, line);
        }
    });
    CollapsingHeader::new(say!("count-verdict-settings")).show(ui, |ui| {
        for setting in &account.settings {
            let value = audit_text::setting_text(&setting.value, account.size);
            let (label, from) = (audit_text::setting_label(setting.value.kind()), setting.from.text());
            table_row(ui, [label.into(), value.into(), context.weak(from).small()]);
        }
    });
}

/// Draws a line of the arithmetic; one that is about points of the board can be pressed, and marks them.
fn ledger_row(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage, number: usize, line: &Line<CountLine>) {
    let is_shown = page.shown.line == Some(number);
    let amount = RichText::new(line.amount.to_string()).strong();
    let cells = [ledger_text::label(&line.item).into(), amount, context.weak(ledger_text::how(line)).small()];
    if line.about == LineSubject::Numbers {
        table_row(ui, cells);
    } else if pressed_row(ui, cells, is_shown) {
        context.send(CountPageCommand::ShowLine((!is_shown).then_some(number)));
    }
}

/// Draws the record move by move, so that the position can be rebuilt on the board.
fn steps(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage) {
    if !page.has_record() {
        return;
    }
    let send = |n: usize| context.send(CountPageCommand::Step(n));
    let Some((shown, moves, diagram)) = page.steps() else {
        context.button(ui, CountPageCommand::Step(0));
        return;
    };
    card(ui, context, say!("report-record"), |ui| {
        ui.horizontal(|ui| {
            if ui.button(say!("count-verdict-back")).clicked() {
                send(shown.saturating_sub(1));
            }
            if ui.button(say!("count-verdict-on")).clicked() {
                send(shown + 1);
            }
            let mut at = shown;
            if ui.add(Slider::new(&mut at, 0..=moves)).accessible_name(say!("word-move")).changed() {
                send(at);
            }
        });
        let side = ui.available_width().min(520.0);
        let board = BoardDiagram {
            diagram,
            theme: context.theme,
            look: DiagramLook { numbers: MoveNumbers::All, ..DiagramLook::PLAIN },
            rings: &[],
        };
        ui.allocate_ui(egui::vec2(side, side), |ui| board.show(ui));
    });
}
