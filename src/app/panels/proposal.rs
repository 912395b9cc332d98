//! The question in front: its proposals as stones to click and as buttons, and the pictures that it rests on.

use egui::{Button, Link, RichText, TextStyle, Ui};

use crate::app::command::{ActCommand, Command, ViewCommand};
use crate::app::panel_context::PanelContext;
use crate::app::proposals::{certainty, certainty_text, ghost_stones, points_of, proposal_name};
use crate::app::theme::{GAP, PAD};
use crate::app::widgets::board_crop::BoardCrop;
use crate::app::widgets::ghost_stones::{GhostStone, letter};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::recorder::event::{Alternative, Question};
use kifuscribe_core::sensing::observation::PointState;
use kifuscribe_core::session::recording::Answer;
use kifuscribe_language::say;
use kifuscribe_recording::evidence_recorder::pose_in_picture;
use kifuscribe_words::answer_text::{self, QuestionStanding};

/// The stones of the proposals of the question in front, on the record's board; none while an earlier move is shown.
#[must_use]
pub(super) fn ghosts(context: &PanelContext<'_>) -> Vec<GhostStone> {
    let (None, Some(snapshot), Some(game)) = (context.view.shown, context.snapshot, context.game) else {
        return Vec::new();
    };
    if !context.can(&Command::Act(ActCommand::Answer(Answer::Chosen(0)))) {
        return Vec::new();
    }
    let size = game.diagram.stones.size();
    let question = context.question_in_front().and_then(|id| snapshot.view.question(id));
    question.map_or_else(Vec::new, |question| {
        let name = |choice: usize, point: Point| {
            let moves = &question.alternatives[choice];
            let name =
                proposal_name(choice, &answer_text::proposed(question, moves, size), seen(context, question, moves));
            if moves.len() < 2 { name } else { say!("proposal-its-stone-at", name, point = point.label(size)) }
        };
        if question.asks_for_last_move() {
            // The last move stands for the moves before it, each of which would have the stones of all later ones.
            let last = |moves: &Alternative| moves.last().copied().into_iter().collect();
            return ghost_stones(&question.alternatives.iter().map(last).collect::<Vec<_>>(), name);
        }
        ghost_stones(&question.alternatives, name)
    })
}

/// The same on the board as the picture shows it.
#[must_use]
pub(super) fn ghosts_in_picture(context: &PanelContext<'_>) -> Vec<GhostStone> {
    let mut stones = ghosts(context);
    for stone in &mut stones {
        stone.point = context.in_picture(stone.point);
        stone.name = say!("proposal-in-the-picture", name = stone.name);
    }
    stones
}

/// How certain the camera is of a proposal now; `None` while it sees no board, and where the stones lie there whichever move was the last.
fn seen(context: &PanelContext<'_>, question: &Question, moves: &[(Color, Option<Point>)]) -> Option<f32> {
    if question.asks_for_last_move() {
        return None;
    }
    let observation = context.snapshot?.observation.as_deref()?;
    certainty(moves, |point, color| {
        let point = context.in_picture(point);
        point.is_on(observation.size).then(|| observation.at(point).of(PointState::Stone(color)))
    })
}

/// Draws the proposals of the question in front, with their keys, and the pictures that it rests on. The record continues with
/// the most probable line until one is chosen or the record is corrected.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, size: BoardSize) {
    let Some(snapshot) = context.snapshot else { return };
    let Some(question) = context.question_in_front().and_then(|id| snapshot.view.question(id)) else { return };
    for (choice, moves) in question.alternatives.iter().enumerate() {
        let text = answer_text::proposed(question, moves, size);
        let text = if choice == 0 { say!("questions-perhaps", text) } else { say!("questions-or", text) };
        let certainty = certainty_text(seen(context, question, moves));
        let name = if certainty.is_empty() { text.clone() } else { format!("{text}, {certainty}") };
        let label = format!("{}   {text}", letter(choice));
        let width = |text: &str, style: TextStyle| {
            let (font, color) = (style.resolve(ui.style()), context.theme.text_weak);
            ui.painter().layout_no_wrap(text.to_owned(), font, color).size().x
        };
        let both = width(&label, TextStyle::Button) + width(&certainty, TextStyle::Small) + 3.0 * PAD;
        let is_beside = !certainty.is_empty() && both < ui.available_width();
        let button = Button::new(label).wrap().min_size(egui::vec2(ui.available_width(), 0.0));
        let certainty = context.weak(certainty).small();
        let button = if is_beside { button.right_text(certainty.clone()) } else { button };
        let response = context.add_button(ui, button, ActCommand::Answer(Answer::Chosen(choice)));
        response.accessible_name(name).on_hover_text(say!("questions-this-is-what-happened"));
        if !is_beside && !certainty.is_empty() {
            ui.label(certainty);
        }
    }
    if context.can(&Command::Act(ActCommand::Answer(Answer::Confirmed))) {
        outcomes(ui, context, question, size);
        ui.label(context.weak(say!("questions-space-the-record-is-right")).small());
    }
    pictures(ui, context, size);
    signer(ui, context);
}

/// Draws the answers that choose no moves, each called after what the record is then.
fn outcomes(ui: &mut Ui, context: &PanelContext<'_>, question: &Question, size: BoardSize) {
    let Some(record) = context.snapshot.and_then(|snapshot| snapshot.view.record.as_ref()) else { return };
    let standing = QuestionStanding::of(question, record);
    // Where the record goes on with a proposal, that one's button keeps it.
    let is_proposed = |choice| standing.as_offered(Answer::Chosen(choice)) == Answer::Confirmed;
    let keeps = !(0..question.alternatives.len()).any(is_proposed);
    for answer in keeps.then_some(Answer::Confirmed).into_iter().chain([Answer::Rejected]) {
        let Some(text) = standing.outcome(answer, size) else { continue };
        let button = Button::new(text).wrap().min_size(egui::vec2(ui.available_width(), 0.0));
        context.add_button(ui, button, ActCommand::Answer(answer));
    }
}

/// Draws in whose name the answer is written; a click opens the window where the name is typed.
fn signer(ui: &mut Ui, context: &PanelContext<'_>) {
    let name = context.acts.signer.trim();
    let text = match name.is_empty() {
        true => say!("questions-without-a-name").to_owned(),
        false => say!("questions-in-the-name-of", name),
    };
    let link = ui.add(Link::new(RichText::new(text).small())).on_hover_text(say!("questions-change-the-name"));
    if link.clicked() && !context.view.history_open {
        context.send(ViewCommand::ToggleHistory);
    }
}

/// Draws the board around the points of the question just before and just after it, or as the camera shows it now.
fn pictures(ui: &mut Ui, context: &PanelContext<'_>, size: BoardSize) {
    let Some(snapshot) = context.snapshot else { return };
    let Some(question) = context.question_in_front().and_then(|id| snapshot.view.question(id)) else { return };
    let asked: Vec<Point> = question.points.iter().map(|&(point, _)| point).collect();
    let points = points_of(&asked, &question.alternatives, size);
    let points: Vec<Point> = points.into_iter().map(|p| context.in_picture(p)).collect();
    let stored = pose_in_picture(size);
    let kept = snapshot.view.pictures_of_question(question).map(|hash| context.pictures.stored.get(hash?));
    let crop = |picture, pose, caption: &'static str| {
        let title = say!("proposal-picture-of-question", caption, id = question.id);
        Some((caption, BoardCrop { picture: picture?, pose, points: &points, title }))
    };
    let now = snapshot.observation.as_deref().map(|seen| &seen.pose).filter(|pose| pose.size == size);
    let before = stored.as_ref().and_then(|pose| crop(kept[0], pose, say!("proposal-before")));
    let after = stored.as_ref().and_then(|pose| crop(kept[1], pose, say!("proposal-after")));
    let after = after.or_else(|| crop(context.pictures.live(), now?, say!("proposal-now")));
    let shown: Vec<(&str, BoardCrop<'_>)> = before.into_iter().chain(after).collect();
    if shown.is_empty() {
        return;
    }
    let width = ((ui.available_width() - GAP) * 0.5).floor();
    ui.horizontal_top(|ui| {
        for (caption, crop) in &shown {
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.label(context.weak(*caption).small());
                crop.show(ui, width);
            });
        }
    });
    ui.add_space(GAP);
}
