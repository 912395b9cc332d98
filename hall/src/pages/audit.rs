//! The pages on which a finished fill is photographed and audited, made for a telephone.

use std::sync::Arc;

use kifuscribe_core::count::setting::SettingKind;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::rules::{Preset, Rules, Scoring};
use kifuscribe_core::session::role::bearer_text;
use kifuscribe_language::{as_sentence, capital, say};
use kifuscribe_network::live::page::shown_name;
use kifuscribe_words::{audit_text, result_text};
use maud::{Markup, html};

use crate::pages::TableNames;
use crate::pages::document::{HallPage, heading, menu};
use crate::pages::result_form::{appeals, decided_at_table, grounds, outdated, players, protests, taken_back};
use crate::picture_process::is_installed;
use crate::reading_fault::ReadingFault;
use crate::round::Round;
use crate::shown::{Audience, ShownTable};
use crate::store::PictureSubject;

/// The script of these pages.
pub const AUDIT_SCRIPT: &str = include_str!("../assets/audit.js");

/// Who looks at an audit page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AuditReader {
    /// What is shown to them.
    pub audience: Audience,
    /// Whether they may decide on an audit.
    pub may_decide: bool,
    /// Whether they are at the port that has nothing but these pages.
    pub is_alone: bool,
}

/// A page with the links that its reader has.
pub(super) fn page(title: &str, round: &Round, reader: AuditReader, main: &Markup) -> Markup {
    let body = html! {
        header.top { h1 { (heading(round)) } @if !reader.is_alone { (menu(reader.audience)) } }
        main {
            @if !is_installed() { p.need #missing role="alert" { (as_sentence(&ReadingFault::NotInstalled.to_string())) } }
            (main)
        }
    };
    HallPage { title, class: "hall audit", base: None, events: None, body }.markup()
}

/// The page on which the table is chosen.
#[must_use]
pub fn audits(tables: &[Arc<ShownTable>], round: &Round, reader: AuditReader) -> Markup {
    let main = html! {
        h2 { (say!("audit-page-which-table")) }
        @if tables.is_empty() { p { (say!("audit-page-no-tables")) } }
        ul.choices {
            @for shown in tables {
                @let names = TableNames::of(shown);
                li { a href=(format!("/audit/table/{}", shown.table)) {
                    b { (say!("hall-page-table", table = shown.table)) } " "
                    span { bdi { (shown_name(&names.black, Color::Black)) } " \u{2013} " bdi { (shown_name(&names.white, Color::White)) } }
                    @if !shown.publication.has_begun { " " span.quiet { (say!("audit-page-nothing-recorded")) } }
                } }
            }
            li { a href="/audit/other" { (say!("audit-page-other-game")) } }
            li { a href="/audit/position" { (say!("audit-page-position")) } }
        }
    };
    page(say!("audit-page-title"), round, reader, &main)
}

/// The fields of the form that sends a photograph of a fill.
fn fill_fields(has_record: bool) -> Markup {
    html! {
        @if !has_record { (game_fields()) }
        details.more {
            summary { (say!("audit-page-more")) }
            label for="before" { (say!("audit-page-before")) }
            input #before type="file" accept="image/*";
            label for="compensated" { (say!("audit-page-compensated")) }
            input #compensated type="file" accept="image/*";
            label for="claimed" { (say!("audit-page-claimed")) }
            input #claimed name="claimed" placeholder="B+3" autocomplete="off" autocapitalize="characters" spellcheck="false";
        }
        // A button of the answer fills it in.
        input #turn name="turn" type="hidden";
    }
}

/// What only people can say of a game that nobody recorded: the settings on which its result rests.
fn game_fields() -> Markup {
    let label = audit_text::setting_label;
    html! {
        details.more open {
            summary { (say!("audit-page-what-is-known")) }
            (rules_field(&OF_FILLS))
            p.quiet { (say!("audit-page-rules-of-fills")) }
            label for="komi" { (capital(label(SettingKind::Komi))) }
            input #komi name="komi" inputmode="decimal" autocomplete="off";
            label for="handicap" { (capital(label(SettingKind::Handicap))) }
            input #handicap name="handicap" inputmode="numeric" autocomplete="off";
            @for color in Color::BOTH {
                @let name = format!("penalty-{}", color.name());
                label for=(name) { (capital(label(SettingKind::Penalty(color)))) }
                input id=(name) name=(name) inputmode="numeric" autocomplete="off";
            }
        }
    }
}

/// The rules under which a fill is counted.
const OF_FILLS: [Preset; 5] = [Preset::Ing, Preset::IngEgf, Preset::IngAga, Preset::Wmsg2008, Preset::Area];

/// Asks for the rules, one of these.
fn rules_field(rules: &[Preset]) -> Markup {
    html! {
        label for="rules" { (say!("audit-page-rules")) }
        select #rules name="rules" { option value="" { (say!("audit-page-rules-unsaid")) } @for preset in rules { option value=(preset.to_string()) { (preset) } } }
    }
}

/// That the rules of a game are not counted by filling in; `None` where they are, or are not known.
fn uncounted_rules(info: &GameInfo) -> Option<String> {
    let preset = Preset::from_sgf(&info.rules).filter(|&preset| Rules::preset(preset).scoring == Scoring::Territory)?;
    Some(say!("audit-page-rules-uncounted", rules = preset.to_string()))
}

/// The form that sends photographs to `address`, and the place of the answer.
fn form(address: &str, shoot: &str, fields: &Markup) -> Markup {
    html! {
        form #audit data-send=(address) data-reading=(say!("audit-page-reading")) data-unsent=(say!("audit-page-unsent")) data-unread=(say!("audit-page-unread")) data-again=(say!("audit-page-send-again")) data-without=(say!("audit-page-go-on-without")) data-left-out=(say!("audit-page-left-out")) {
            input #final.shoot type="file" accept="image/*" capture="environment" aria-describedby="state";
            label.button for="final" { (shoot) }
            (fields)
        }
        p #state role="status" aria-live="polite" tabindex="-1" {}
        p { button #again.again type="button" hidden { (say!("audit-page-send-again")) } }
        p #earlier hidden { (say!("audit-page-earlier-answer")) }
        section #answer aria-label=(say!("audit-page-answer")) {}
        noscript { p.need { (say!("audit-page-needs-script")) } }
    }
}

/// The result that is confirmed, or was decided here and waits for the table; `None` where nothing is decided.
pub(super) fn decided(shown: &ShownTable) -> Option<Markup> {
    let text = match (shown.confirmed_there(), shown.waiting_decision()) {
        (_, Some(waiting)) if shown.confirmed().is_none() => waiting.text(&shown.around, shown.made),
        (Some(note), _) => format!("{}, {}", result_text::in_words(note.result, None), say!("hall-page-confirmed")),
        (None, _) => return None,
    };
    Some(html! {
        p #decided.answered { (text) }
        (grounds(shown))
        (outdated(shown))
        (appeals(shown))
        @for waiting in shown.waiting_rejections() { p.answered { (waiting.text(&shown.around, shown.made)) } }
        @if let Some(conflict) = shown.conflict_of_results() { p.need { (conflict.text(&shown.around, shown.made)) } }
    })
}

/// What is decided of the game, or the protests that hold although nothing is; and what was taken back.
pub(super) fn standing(shown: &ShownTable) -> Markup {
    html! {
        @match decided(shown).or_else(|| decided_at_table(shown)) {
            Some(decided) => (decided),
            None => (protests(shown)),
        }
        (taken_back(shown))
    }
}

/// Whether something is decided of the game, here or at the table.
pub(super) fn is_decided(shown: &ShownTable) -> bool {
    decided(shown).or_else(|| decided_at_table(shown)).is_some()
}

/// The photographs that were kept with the game as those on which it was decided.
fn evidence(shown: &ShownTable) -> Markup {
    html! {
        @for picture in &shown.pictures {
            @if let PictureSubject::Fill { stage, is_evidence: true } = picture.subject {
                @let name = say!("audit-page-photographed-by", picture = stage.text(), who = bearer_text(&picture.who));
                figure.photograph {
                    img src=(format!("/table/{}/picture/{}?full=false", shown.table, picture.hash)) alt=(name);
                    figcaption { (name) }
                }
            }
        }
    }
}

/// The page on which the fill of a table is photographed.
#[must_use]
pub fn audit_of_table(shown: &ShownTable, round: &Round, reader: AuditReader) -> Markup {
    let (table, names) = (shown.table, TableNames::of(shown));
    let title = say!("audit-page-of-table", table);
    let has_record = shown.publication.has_begun;
    let main = html! {
        h2 { (title) }
        (players(&names))
        @if has_record { p.quiet { (say!("audit-page-recorded", moves = shown.publication.record.moves.len())) } }
        @else { p.need { (say!("audit-page-without-record")) } }
        (standing(shown))
        @if is_decided(shown) { (evidence(shown)) }
        @if let Some(rules) = uncounted_rules(&shown.publication.record.info) { p.need #uncounted { (rules) } }
        (form(&format!("/audit/table/{table}"), say!("audit-page-photograph"), &fill_fields(has_record)))
        p { a href=(format!("/audit/position?table={table}")) { (say!("audit-page-position")) } " \u{b7} " a href="/audit" { (say!("audit-page-other-table")) } }
    };
    page(&title, round, reader, &main)
}

/// The page on which the fill of a game that nobody recorded is photographed.
#[must_use]
pub fn audit_of_other(round: &Round, reader: AuditReader) -> Markup {
    let main = html! {
        h2 { (say!("audit-page-other-game")) }
        p { (say!("audit-page-without-record")) }
        (form("/audit/other", say!("audit-page-photograph"), &fill_fields(false)))
        p { a href="/audit" { (say!("audit-page-other-table")) } }
    };
    page(say!("audit-page-other-game"), round, reader, &main)
}

/// What a photograph of a position is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum PositionPurpose {
    /// Just the position.
    Position,
    /// A board about which the players disagree.
    Disputed,
    /// A game that is interrupted, to go on from there.
    Resume,
    /// The stones of both bowls, laid out before the game.
    Bowls,
}

impl PositionPurpose {
    /// What it is called.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Self::Position => say!("audit-page-purpose-position"),
            Self::Disputed => say!("audit-page-purpose-disputed"),
            Self::Resume => say!("audit-page-purpose-resume"),
            Self::Bowls => say!("audit-page-purpose-bowls"),
        }
    }
}

/// The page on which a position is photographed, of a table where one is named.
#[must_use]
pub fn position(table: Option<u32>, round: &Round, reader: AuditReader) -> Markup {
    use strum::VariantArray as _;
    let fields = html! {
        label for="purpose" { (say!("audit-page-purpose")) }
        select #purpose name="purpose" {
            @for &purpose in PositionPurpose::VARIANTS { option value=(<&str>::from(purpose)) { (purpose.text()) } }
        }
        label for="name" { (say!("audit-page-name")) }
        input #name name="name" maxlength="100" autocomplete="off";
        details.more { summary { (say!("audit-page-rules")) } (rules_field(&[&OF_FILLS[..], &[Preset::Japanese]].concat())) }
    };
    let address = table.map_or("/audit/position".to_owned(), |table| format!("/audit/position?table={table}"));
    let main = html! {
        h2 { (say!("audit-page-position")) @if let Some(table) = table { ", " (say!("hall-page-table", table)) } }
        (form(&address, say!("audit-page-photograph-position"), &fields))
        p { a href="/audit" { (say!("audit-page-other-table")) } }
    };
    page(say!("audit-page-position"), round, reader, &main)
}
