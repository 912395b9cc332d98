//! The page on which the organiser or a referee enters or confirms the result of a table, made for a telephone.

use kifuscribe_acts::hall_acts::{HallAct, HallActKind};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::session::counting::{Ruling, date_and_time};
use kifuscribe_core::session::recording::{ResultNote, ResultRank};
use kifuscribe_core::session::role::bearer_text;
use kifuscribe_formats::color_text::color_name;
use kifuscribe_language::{as_sentence, say};
use kifuscribe_network::live::page::shown_name;
use kifuscribe_words::{changed_text, incident_text, result_text};
use maud::{Markup, html};

use crate::attention::open_appeal;
use crate::entered_result::{APPEAL, EnteredResult, EntryField};
use crate::pages::TableNames;
use crate::pages::document::{HallPage, heading, menu};
use crate::pages::round::round_query;
use crate::result_source::ResultSource;
use crate::round::Round;
use crate::shown::{Audience, ShownTable};
use crate::shown_question::numbered;

/// What was entered and refused.
#[derive(Debug)]
pub struct RefusedEntry {
    /// What was typed.
    pub entered: EnteredResult,
    /// The game for which it was typed: its field `game`, where it has one.
    pub game: Option<String>,
    /// Why it was refused.
    pub why: String,
    /// The field to look at, where it is one of them.
    pub field: Option<EntryField>,
}

/// The round whose results are asked for.
#[derive(Debug, Clone, Copy)]
pub struct AskedRound<'a> {
    /// The round.
    pub round: &'a Round,
    /// Whether it is an earlier one.
    pub is_past: bool,
}

impl<'a> AskedRound<'a> {
    /// Its name, where it has one: a page that is left open while the next round is paired is about this one still.
    fn name(self) -> Option<&'a str> {
        Some(self.round.name.as_str()).filter(|name| !name.is_empty())
    }
}

/// The page of a table's result. `game_name` is the name under which the hall keeps what is decided of the game that is paired;
/// `tried` was entered before and refused.
#[must_use]
pub fn result(
    shown: &ShownTable,
    asked: AskedRound<'_>,
    game_name: Option<&str>,
    tried: Option<&RefusedEntry>,
) -> Markup {
    let (table, AskedRound { round, is_past }) = (shown.table, asked);
    let to_round = if is_past { format!("/round?{}", round_query(&round.name)) } else { "/round".to_owned() };
    let of_round = asked.name().map(|name| format!("?{}", round_query(name))).unwrap_or_default();
    let record = format!("/table/{table}/game.sgf{of_round}");
    let title = say!("hall-page-table", table);
    // Beside a recording of another game the page is about the one that is paired.
    let paired = round.games.get(&table).filter(|_| shown.fit.is_another()).map(|game| &game.info);
    let names = paired.map_or_else(|| TableNames::of(shown), TableNames::of_game);
    let noted = shown.noted();
    let waiting = shown.waiting_decision().filter(|_| paired.is_none());
    let is_of_recording = shown.has_journal() && paired.is_none();
    let game = if is_of_recording { shown.first.as_str() } else { game_name.unwrap_or_default() };
    let body = html! {
        header.top { h1 { (heading(round)) } (menu(Audience::Staff)) }
        main.result {
            h2 { (title) }
            @if is_past { p.need { (say!("hall-page-of-an-earlier-round")) } }
            (players(&names))
            @if let Some(RefusedEntry { why, .. }) = tried { p.need #refused role="alert" { (as_sentence(why)) } }
            @if paired.is_some() && shown.has_journal() { p.need { (say!("hall-page-result-beside")) } }
            (taken_back(shown))
            @match (noted, shown.confirmed_there().is_some() && waiting.is_none()) {
                (Some(note), true) => {
                    p.answered { (result_text::in_words(note.result, None)) ", " (say!("hall-page-confirmed"))
                        @if !shown.protest_text().is_empty() { "; " (shown.protest_text()) } }
                    (outdated(shown))
                    @if let Some(source) = shown.noted_source() { p.quiet { (source.text()) } }
                    @if paired.is_none() { (upholding(shown, game, (asked, tried))) }
                    @if let Some(conflict) = shown.conflict_of_results().filter(|_| paired.is_none()) {
                        p.need { (conflict.text(&shown.around, shown.made)) }
                        (giving_up(table, game, GiveUpButton::Result(asked)))
                    } @else if !game.is_empty() && (!is_of_recording || shown.around.has_decided(note)) {
                        (giving_up(table, game, GiveUpButton::Result(asked)))
                    } @else {
                        p { (say!("hall-page-result-of-table")) }
                    }
                    // What no longer stands on the record is confirmed again, or decided anew.
                    @if shown.takes_another() {
                        (agreeing(shown, note, game, (asked.name(), tried)))
                        (entry(shown, &names, game, (asked, tried)))
                    }
                }
                (open, _) => {
                    @let conflict = shown.conflict_of_results().filter(|_| paired.is_none());
                    @if let Some(conflict) = conflict { p.need { (conflict.text(&shown.around, shown.made)) } }
                    @if let Some(note) = open.filter(|_| shown.confirmed_there().is_none()) {
                        (agreeing(shown, note, game, (asked.name(), tried)))
                    }
                    @if let Some(waiting) = waiting {
                        (appeals(shown))
                        p.answered { (waiting.text(&shown.around, shown.made)) }
                    }
                    @if conflict.is_some() || waiting.is_some() { (giving_up(table, game, GiveUpButton::Result(asked))) }
                    @if waiting.is_none() { (entry(shown, &names, game, (asked, tried))) }
                }
            }
            p {
                a href=(to_round) { (say!("word-round")) } " \u{b7} " a href=(format!("/table/{table}")) { (title) }
                " \u{b7} " a href=(record) { (say!("live-game-record")) }
            }
        }
    };
    HallPage { title: &title, class: "hall", base: None, events: None, body }.markup()
}

/// Where the button stands by which what was done in the hall to a game is given up.
#[derive(Debug, Clone, Copy)]
pub(super) enum GiveUpButton<'a> {
    /// On the page of the table, for the game that it shows.
    Table,
    /// There, for the game of this number in the list of those that were sent.
    Game(u32),
    /// On the page of a result, beside what was done to the appeals against it.
    Appeals(AskedRound<'a>),
    /// There, where it is the result that somebody takes back.
    Result(AskedRound<'a>),
}

/// The button by which what was done in the hall to a game is given up.
pub(super) fn giving_up(table: u32, game: &str, button: GiveUpButton<'_>) -> Markup {
    let (text, round) = match button {
        GiveUpButton::Table | GiveUpButton::Game(_) => (say!("hall-page-give-up"), None),
        GiveUpButton::Appeals(asked) => (say!("hall-page-give-up"), asked.name()),
        GiveUpButton::Result(asked) => (say!("hall-page-take-back"), asked.name()),
    };
    let name = if let GiveUpButton::Game(number) = button { Some(numbered(text, number)) } else { None };
    let goes_to_round = matches!(button, GiveUpButton::Result(_));
    let mut query = url::form_urlencoded::Serializer::new(String::new());
    query.append_pair("journal", game).extend_pairs(goes_to_round.then_some(("back", "round")));
    query.extend_pairs(round.map(|name| ("round", name)));
    html! {
        form.choose.kept method="post" action=(format!("/table/{table}/give-up?{}", query.finish())) {
            label { (say!("hall-page-reasons")) " " input name="reasons" autocomplete="off" maxlength="500" required[goes_to_round]; }
            " " button type="submit" aria-label=[name] { (text) }
        }
    }
}

/// The field that says of which round a result is.
fn round_field(name: Option<&str>) -> Markup {
    html! { @if let Some(name) = name { input type="hidden" name="round" value=(name); } }
}

/// The form in which both players agree to what is claimed or decided at the table, in the round of that name.
pub(super) fn agreeing(
    shown: &ShownTable,
    note: &ResultNote,
    game: &str,
    (round, tried): (Option<&str>, Option<&RefusedEntry>),
) -> Markup {
    let result = result_text::in_words(note.result, None);
    html! {
        form.entry method="post" action=(format!("/table/{}/result", shown.table)) {
            @match decided_at_table(shown) {
                Some(decided) => { (decided) }
                None => { p { (say!("hall-page-claims", result)) } }
            }
            input type="hidden" name="result" value=(note.result.to_text());
            input type="hidden" name="game" value=(game);
            input type="hidden" name="back" value="round";
            (round_field(round))
            (protest_fields("agree", tried))
            button type="submit" name="both" value="on" { (say!("hall-page-both-agree-to", result)) }
        }
    }
}

/// On what a decided result rests: who decided it or entered it, when and why, and whose protest stands beside it and why. For staff.
pub(super) fn grounds(shown: &ShownTable) -> Markup {
    // What was decided here and waits for the table stands over what is only claimed or decided there.
    let noted = shown.noted().filter(|_| shown.confirmed().is_some() || shown.waiting_decision().is_none());
    let is_of = |act: &&HallAct| match (&act.kind, noted) {
        (HallActKind::Decision { result, .. }, Some(note)) => *result == note.result,
        _ => true,
    };
    let here = shown.decided_here.as_ref().filter(is_of);
    let source = match noted {
        Some(note) => shown.noted_source().map(|source| (note.signed.at.as_str(), source.text())),
        None => here.and_then(|act| Some((act.signed.at.as_str(), ResultSource::of_act(act)?.text()))),
    };
    let decided = |ruling: &Ruling| {
        let on = say!("slip-decided-on", by = bearer_text(&ruling.by), date_and_time = date_and_time(&ruling.at));
        format!("{on} {}", ruling.reasons)
    };
    // A decision that was entered in the hall says who decided, and why.
    let is_said = |ruling: &Ruling| match shown.noted_source() {
        Some(ResultSource::Hall { by, reasons, .. }) => (by, reasons) == (&ruling.by, &ruling.reasons),
        Some(ResultSource::Table(_)) | None => false,
    };
    let is_protested = here.is_some_and(|act| matches!(act.kind, HallActKind::Decision { protest: true, .. }));
    html! {
        @if let Some((at, text)) = source { p.quiet.grounds { (date_and_time(at)) @if !at.is_empty() { ": " } (text) } }
        @if let Some(ruling) = shown.ruling.as_ref().filter(|ruling| noted.is_some() && !is_said(ruling)) {
            p.quiet.grounds { (decided(ruling)) }
        }
        @if is_protested || noted.is_some_and(|note| note.protest) { p.need { (say!("audit-page-under-protest")) } }
        (protests(shown))
    }
}

/// The protests, a line each. For staff.
pub(super) fn protests(shown: &ShownTable) -> Markup {
    html! { @for note in &shown.protests { p.need { (incident_text::line(note)) } } }
}

/// That the confirmed result does not stand on the record any more, and why.
pub(super) fn outdated(shown: &ShownTable) -> Markup {
    html! { @if let Some(changed) = shown.outdated { p.need.outdated { (as_sentence(&changed_text::of_result(changed))) } } }
}

/// The results that were taken back, with by whom, when and why.
pub(super) fn taken_back(shown: &ShownTable) -> Markup {
    html! { @for text in shown.taken_back_text() { p.need.taken-back { (text) } } }
}

/// What the referee has decided at the table and nobody has confirmed, with whose word that is; `None` where nothing is.
pub(super) fn decided_at_table(shown: &ShownTable) -> Option<Markup> {
    let note = decision_at_table(shown)?;
    Some(html! {
        p { (say!("hall-page-decides", result = result_text::in_words(note.result, None))) }
        (grounds(shown))
    })
}

/// The decision of the referee at the table that nobody has confirmed.
pub(super) fn decision_at_table(shown: &ShownTable) -> Option<&ResultNote> {
    shown.noted().filter(|_| shown.rank() == Some(ResultRank::Decided))
}

/// A line for each player.
pub(super) fn players(names: &TableNames) -> Markup {
    html! {
        @for color in Color::BOTH {
            @let player = names.of_color(color);
            p.player {
                span class=(format!("stone {}", color.name())) role="img" aria-label=(color_name(color)) {}
                " " b { bdi { (shown_name(player, color)) } } " " (player.rank)
            }
        }
    }
}

/// The form in which the result of this game is entered.
fn entry(
    shown: &ShownTable,
    names: &TableNames,
    game: &str,
    (asked, tried): (AskedRound<'_>, Option<&RefusedEntry>),
) -> Markup {
    // What was typed for one game is offered for no other one.
    let tried = tried.filter(|tried| tried.game.as_deref().is_none_or(|meant| meant == game));
    let reasons = tried.map(|tried| tried.entered.reasons.as_str()).unwrap_or_default();
    let at_fault = tried.filter(|tried| tried.field == Some(EntryField::Reasons)).map(|_| "refused");
    html! {
        form.entry method="post" action=(format!("/table/{}/result", shown.table)) {
            (result_fields(names, tried))
            (protest_fields("entry", tried))
            button type="submit" name="both" value="on" { (say!("hall-page-both-agree")) }
            (resigning(names))
            label for="reasons" { (say!("hall-page-reasons")) }
            input #reasons name="reasons" autocomplete="off" value=(reasons)
                aria-invalid=[at_fault.map(|_| "true")] aria-describedby=[at_fault];
            @if !shown.fit.is_another() {
                (answered_appeals(shown, tried.map(|tried| &tried.entered.appeals[..]).unwrap_or_default()))
            }
            input type="hidden" name="game" value=(game);
            input type="hidden" name="back" value="round";
            (round_field(asked.name()))
            button type="submit" { (say!("hall-page-referee-decides")) }
        }
        p.quiet { (say!("hall-page-entry-what")) }
    }
}

/// The buttons by which a player resigns: the word of the loser alone ends the game, whatever else the fields say.
fn resigning(names: &TableNames) -> Markup {
    html! {
        @for color in Color::BOTH {
            button type="submit" name="resigned" value=(color.name()) formnovalidate {
                (say!("hall-page-resigns", player = color, name = shown_name(names.of_color(color), color)))
            }
        }
    }
}

/// The form in which the referee rejects appeals against the confirmed result of this game, which stands; and what waits of that for
/// the table.
fn upholding(shown: &ShownTable, game: &str, (asked, tried): (AskedRound<'_>, Option<&RefusedEntry>)) -> Markup {
    let tried =
        tried.filter(|tried| tried.game.as_deref().is_none_or(|meant| meant == game)).map(|tried| &tried.entered);
    let open = shown.undecided_appeals();
    html! {
        @for waiting in shown.waiting_rejections() { p.answered { (waiting.text(&shown.around, shown.made)) } }
        @if shown.waiting_rejections().next().is_some() { (giving_up(shown.table, game, GiveUpButton::Appeals(asked))) }
        @if !open.is_empty() {
            form.entry #uphold method="post" action=(format!("/table/{}/result", shown.table)) {
                (answered_appeals(shown, tried.map(|tried| &tried.appeals[..]).unwrap_or_default()))
                label for="reasons" { (say!("hall-page-reasons")) }
                input #reasons name="reasons" autocomplete="off" required value=[tried.map(|tried| &tried.reasons)];
                input type="hidden" name="stands" value="on";
                input type="hidden" name="game" value=(game);
                input type="hidden" name="back" value="round";
                (round_field(asked.name()))
                button type="submit" { (say!("hall-page-result-stands", count = open.len())) }
            }
        }
    }
}

/// The appeals that nobody has decided, a line each.
pub(super) fn appeals(shown: &ShownTable) -> Markup {
    html! {
        @for (number, note) in &shown.undecided_appeals() { p.need { (open_appeal(*number, note)) } }
    }
}

/// The open appeals that a decision answers: the only one, or those of several that are ticked.
pub(super) fn answered_appeals(shown: &ShownTable, chosen: &[usize]) -> Markup {
    let field = |number: &usize| format!("{APPEAL}{number}");
    html! {
        @match &shown.undecided_appeals()[..] {
            [] => {}
            [(number, _)] => {
                (appeals(shown))
                input type="hidden" name=(field(number)) value="on";
            }
            several => fieldset {
                legend { (say!("dialog-answers-appeals")) }
                @for (number, note) in several {
                    label {
                        input type="checkbox" name=(field(number)) value="on" checked[chosen.contains(number)];
                        " " (say!("appeal-numbered", number, line = incident_text::line(note)))
                    }
                }
            },
        }
    }
}

/// Asks under whose protest the game is decided, and why. `form` tells its fields from those of another form.
pub(super) fn protest_fields(form: &str, tried: Option<&RefusedEntry>) -> Markup {
    let typed = tried.map(|tried| tried.entered.protest.clone()).unwrap_or_default();
    let at_fault = |field| tried.filter(|tried| tried.field == Some(field)).map(|_| "refused");
    let is_invalid = |field| at_fault(field).map(|_| "true");
    let choices = [
        ("", say!("audit-page-protest-nobody").to_owned()),
        ("black", say!("audit-page-protest-player", player = Color::Black)),
        ("white", say!("audit-page-protest-player", player = Color::White)),
        ("both", say!("audit-page-protest-both").to_owned()),
    ];
    let (whose, why) = (format!("protest-{form}"), format!("protest-why-{form}"));
    html! {
        label for=(whose) { (say!("audit-page-protest")) }
        select id=(whose) name="protest" aria-invalid=[is_invalid(EntryField::Protest)] aria-describedby=[at_fault(EntryField::Protest)] {
            @for (value, text) in choices { option value=(value) selected[typed.whose == value] { (text) } }
        }
        label for=(why) { (say!("audit-page-protest-why")) }
        input id=(why) name="protest-why" autocomplete="off" maxlength="500" value=(typed.why)
            aria-invalid=[is_invalid(EntryField::ProtestReasons)] aria-describedby=[at_fault(EntryField::ProtestReasons)];
    }
}

/// The fields for who has won, how, and by how much.
pub(super) fn result_fields(names: &TableNames, tried: Option<&RefusedEntry>) -> Markup {
    let typed = tried.map(|tried| tried.entered.clone()).unwrap_or_default();
    let at_fault = |field| tried.filter(|tried| tried.field == Some(field)).map(|_| "refused");
    let winner = |color: Color| format!("{}: {}", color_name(color), shown_name(names.of_color(color), color));
    let choices = [
        ("B", winner(Color::Black)),
        ("W", winner(Color::White)),
        ("0", say!("hall-page-draw").to_owned()),
        ("both-lose", say!("hall-page-both-lose").to_owned()),
        ("no-result", say!("hall-page-no-result").to_owned()),
    ];
    let ways = [
        ("", say!("hall-page-way-unsaid")),
        ("points", say!("hall-page-way-points")),
        ("R", say!("hall-page-way-resignation")),
        ("T", say!("hall-page-way-time")),
        ("F", say!("hall-page-way-forfeit")),
        ("illegal-move", say!("hall-page-way-illegal-move")),
        ("adjudicated", say!("hall-page-way-adjudicated")),
    ];
    html! {
            fieldset aria-describedby=[at_fault(EntryField::Winner)] {
                legend { (say!("hall-page-who-won")) }
                @for (value, text) in choices {
                    label { input type="radio" name="winner" value=(value) checked[typed.winner == value] required; " " (text) }
                }
            }
            label for="way" { (say!("hall-page-way")) }
            select #way name="way" aria-invalid=[at_fault(EntryField::Way).map(|_| "true")] aria-describedby=[at_fault(EntryField::Way)] {
                @for (value, text) in ways { option value=(value) selected[typed.way == value] { (text) } }
            }
            label for="margin" { (say!("hall-page-margin")) }
            input #margin name="margin" inputmode="decimal" autocomplete="off" placeholder="3.5" value=(typed.margin)
                aria-invalid=[at_fault(EntryField::Margin).map(|_| "true")] aria-describedby=[at_fault(EntryField::Margin)];
    }
}
