//! The window in each language.

use std::sync::Arc;

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kifuscribe::app::application::Application;
use kifuscribe::app::command::ActCommand;
use kifuscribe::app::theme::{Theme, add_fonts};
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::recorder::event::Question;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_language::Language;
use kifuscribe_platform::fonts::WindowFonts;

use crate::script::{Script, game, question};
use crate::{Window, is_there, press, says};

/// A window in `language` before anything was chosen.
fn window_in(language: Language) -> (Script, Window) {
    let mut script = Script::new();
    script.settings.language = Some(language);
    let window = drawn(&script);
    (script, window)
}

/// The window with a font for Chinese, where one is installed; without one, the window speaks no Chinese.
fn drawn(script: &Script) -> Window {
    let backend = Box::new(script.clone());
    let fonts = WindowFonts::installed();
    let mut application = Application::new(backend);
    if fonts.cjk.is_none() {
        eprintln!("no font with Chinese characters is installed: Chinese is not drawn (Debian: fonts-noto-cjk)");
        application.lack_chinese();
    }
    let builder = Harness::builder().with_size(egui::vec2(1280.0, 800.0)).with_max_steps(16);
    let builder = builder.with_context_setup(move |ctx| {
        add_fonts(ctx, fonts);
        Theme::apply(ctx, false);
    });
    let mut window = builder.build_ui_state(|ui, window: &mut Application| window.draw(ui), application);
    window.run_steps(4);
    window
}

#[test]
fn the_start_page_is_in_the_chosen_language() {
    for (language, heading, status, start) in [
        (
            Language::English,
            "What shall be recorded?",
            "Choose a camera, a phone, a file or an address",
            "Start recording",
        ),
        (Language::Russian, "Что записывать?", "Выберите камеру, телефон, файл или адрес", "Начать запись"),
        (Language::Ukrainian, "Що записувати?", "Виберіть камеру, телефон, файл або адресу", "Почати запис"),
        (Language::Chinese, "要记录什么？", "请选择摄像头、手机、文件或地址", "开始记录"),
    ] {
        let (_, window) = window_in(language);
        if language == Language::Chinese && WindowFonts::installed().cjk.is_none() {
            continue;
        }
        for text in [heading, status, start] {
            assert!(is_there(&window, text), "{language:?}: {text}");
        }
    }
}

#[test]
fn a_language_is_chosen_in_the_menu_and_speaks_at_once() {
    let script = Script::new();
    let mut window = drawn(&script);
    press(&mut window, "View");
    press(&mut window, "Language");
    press(&mut window, "Русский");
    assert!(is_there(&window, "Что записывать?"));
    assert_eq!(script.notice.borrow().remembered.last().unwrap().language, Some(Language::Russian));
    // Who cannot read it finds the way back by its English name.
    press(&mut window, "Вид");
    press(&mut window, "Язык (Language)");
    press(&mut window, "English");
    assert!(is_there(&window, "What shall be recorded?"));
}

#[test]
fn chinese_without_a_font_for_it_is_not_offered_and_not_shown() {
    let mut script = Script::new();
    script.settings.language = Some(Language::Chinese);
    let mut application = Application::new(Box::new(script));
    application.lack_chinese();
    let mut window = Harness::builder()
        .with_size(egui::vec2(1280.0, 800.0))
        .with_max_steps(16)
        .with_context_setup(|ctx| Theme::apply(ctx, false))
        .build_ui_state(|ui, window: &mut Application| window.draw(ui), application);
    window.run_steps(4);
    assert!(is_there(&window, "What shall be recorded?"));
    assert!(says(&window, "No installed font has Chinese characters"));
}

/// A recording of `moves` that is over, in Russian.
fn game_in_russian(moves: &str, questions: Vec<Question>) -> Window {
    let mut script = Script::new().with_source();
    script.settings.language = Some(Language::Russian);
    script.say(|s| {
        s.view = Arc::new(game(moves, questions).view());
        s.finished = true;
    });
    script.recording()
}

#[test]
fn numbers_of_moves_have_the_russian_plurals() {
    for (moves, said) in
        [("C3", "1 ход на диске"), ("C3 G7", "2 хода на диске"), ("C3 G7 G3 C7 E5", "5 ходов на диске")]
    {
        let window = game_in_russian(moves, Vec::new());
        assert!(says(&window, said), "{moves}: {said}");
    }
}

#[test]
fn a_move_in_doubt_and_its_question_are_said_in_russian() {
    let window = game_in_russian("C3 G7", vec![question(1, 2)]);
    assert!(says(&window, "Ход 2, белые G7"));
    assert!(says(&window, "1 вопрос без ответа"));
    assert!(window.query_all_by_label_contains("Вопрос 1").next().is_some());
}

#[test]
fn a_correction_is_proposed_in_russian() {
    let mut window = game_in_russian("C3 G7", Vec::new());
    let point = Point::from_label("F7", BoardSize::NINE).unwrap();
    window.state_mut().send(ActCommand::Propose(Correction::WrongPoint { number: 2, point }));
    window.run_steps(4);
    for text in [
        "Исправить это?",
        "Не тот пункт: ход 2, белые G7, стоит на F7",
        "Ход 2: было - белые G7, станет - белые F7.",
        "На доске в конце: белый F7, G7 пуст.",
        "Исправить",
        "Оставить как есть",
    ] {
        assert!(is_there(&window, text), "{text}");
    }
}

#[test]
fn a_proposal_is_named_in_russian() {
    let window = game_in_russian("C3 G7", vec![question(1, 2)]);
    assert!(is_there(&window, "Предложение B: белые D7"));
}
