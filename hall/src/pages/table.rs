//! The page of one table.

use kifuscribe_core::game::color::Color;
use kifuscribe_core::session::role::bearer_text;
use kifuscribe_formats::color_text::color_name;
use kifuscribe_language::{capital, say};
use kifuscribe_network::live::delay::SpectatorDelay;
use kifuscribe_network::live::page::{board_text, link_text, move_list, shown_name, steps};
use kifuscribe_words::{recording_text, result_text};
use maud::{Markup, html};

use crate::attention::TableNeed;
use crate::intake::DiscardedGames;
use crate::kept_game::KeptGame;
use crate::pages::TableNames;
use crate::pages::document::{HallPage, around, delay_text, menu, no_decisions_note};
use crate::pages::glance::{state_text, unheard_text};
use crate::pages::result_form::{GiveUpButton, giving_up, grounds};
use crate::round::GameFit;
use crate::shown::{AskedPicture, Audience, PictureProgress, ShownTable};
use crate::shown_question::{ShownQuestion, numbered};
use crate::standstill::Standstill;
use crate::store::{KeptJournal, PictureSubject};

/// What the page of one table shows.
#[derive(Debug)]
pub struct TablePage<'a> {
    /// The table.
    pub shown: &'a ShownTable,
    /// The games that were sent from it; empty for spectators.
    pub games: &'a [KeptGame],
    /// Whether the organiser looks.
    pub is_organiser: bool,
    /// Whether who looks may decide something over this way.
    pub may_decide: bool,
    /// Where staff decide who may not over this way.
    pub decides_at: &'a str,
    /// Who looks.
    pub audience: Audience,
    /// How long spectators are behind.
    pub delay: SpectatorDelay,
    /// The path below which the addresses of the table lie.
    pub base: &'a str,
}

impl TablePage<'_> {
    /// Whether who looks may choose the game that is shown.
    const fn may_choose(&self) -> bool {
        self.is_organiser && self.may_decide
    }
}

/// The page of one table.
#[must_use]
pub fn table(page: &TablePage<'_>) -> Markup {
    let TablePage { shown, audience, delay, base, .. } = *page;
    let names = TableNames::of(shown);
    let record = &shown.publication.record;
    let title = say!("hall-page-table", table = shown.table);
    let delayed = delay_text(audience, delay);
    let link = match delayed.as_str() {
        "" if shown.has_journal() => say!("live-live"),
        delayed => delayed,
    };
    let body = html! {
        header.top { h1 { (title) } (menu(audience)) }
        main {
            img #board src=(format!("{base}/board.svg?version={}", shown.version)) alt=(board_text(record.moves.len())) width="600" height="600";
            section #players {
                (player(&names, Color::Black))
                (player(&names, Color::White))
                // The script keeps these words while there are no moves: a restored hall does not know whether the game has begun, and one that
                // nobody recorded may be decided.
                p #state role="status" aria-live="polite" data-preparing=[(!shown.has_journal() || shown.unheard_since.is_some()).then(|| state_text(shown))] { (state_text(shown)) }
                p #link data-link=(link) { (link_text(&shown.publication, link)) }
                ul #standing aria-live="polite" { @for text in shown.standing_text() { li.need { (text) } } }
                @if audience == Audience::Staff {
                    @if !shown.has_journal() && shown.noted().is_some() { (grounds(shown)) }
                    @if let Some(text) = unheard_text(shown) { p #unheard.need { (text) } }
                    p #unnamed.need hidden[!shown.is_unnamed] { (say!("hall-page-names-of-the-pairing")) }
                    (no_decisions_note(audience, page.may_decide, page.decides_at))
                    // What is answered does not move while something else comes.
                    ul #questions aria-label=(say!("hall-page-questions")) data-answers[page.may_decide] { @for asked in &shown.questions { li { (question(page, asked)) } } }
                    ul #needs aria-label=(say!("hall-page-needs")) aria-live="assertive" {
                        // The questions have their own list.
                        @for need in shown.needs.iter().filter(|need| !matches!(need, TableNeed::Question { .. })) {
                            li { (need.text(&shown.around, shown.made)) }
                        }
                    }
                    @if shown.around.is_older { p #older.need { (say!("hall-page-older-table")) } }
                    @if page.may_decide { (decision(page)) }
                    p { a href=(format!("/audit/table/{}", shown.table)) { (say!("audit-page-of-table", table = shown.table)) } }
                    @if page.is_organiser {
                        p { a href=(format!("{base}/join")) { (say!("hall-page-join-link")) } }
                        (release(page))
                    }
                }
                (steps(record.moves.len()))
                (move_list(record))
                p { a href=(format!("{base}/game.sgf")) { (say!("live-game-record")) } }
                (games(page))
                @if audience == Audience::Staff { (pictures(page)) }
            }
        }
    };
    HallPage { title: &title, class: "page hall one", base: Some(base), events: None, body }.markup()
}

/// An open question, with a button for each answer, or with what became of the answer. The script makes the same.
fn question(page: &TablePage<'_>, asked: &ShownQuestion) -> Markup {
    let TablePage { shown, base, .. } = *page;
    let game = &shown.first;
    html! {
        p { (asked.text()) }
        @match asked.note() {
            Some(text) => p.answered { (text) },
            None => form.choose method="post" {
                @for (word, text) in asked.choices().into_iter().filter(|_| page.may_decide) {
                    button type="submit" formaction=(format!("{base}/answer?question={}&answer={word}&game={game}", asked.id)) aria-label=(numbered(&text, asked.id)) { (text) }
                }
                @if asked.has_picture {
                    @let text = say!("hall-page-picture-of-it");
                    button type="submit" formaction=(format!("{base}/picture?question={}&game={game}", asked.id)) aria-label=(numbered(text, asked.id)) { (text) }
                }
            },
        }
    }
}

/// The way to decide the game that is shown, and to give up what its table has decided otherwise.
fn decision(page: &TablePage<'_>) -> Markup {
    let TablePage { shown, base, .. } = *page;
    let is_missed = shown
        .needs
        .iter()
        .any(|need| need.awaits_result() || matches!(need, TableNeed::Standstill(Standstill::Frozen(_))));
    let has_acts = !shown.around.acts.is_empty();
    let is_open = shown.has_journal() && (shown.confirmed_there().is_none() || shown.takes_another());
    html! {
        @if has_acts || is_open {
            details #decide open[is_missed || has_acts || shown.takes_another()] {
                summary { (say!("hall-page-decide")) }
                p { (say!("hall-page-decide-what")) }
                @if is_open {
                    form.kept method="post" action=(format!("{base}/result")) {
                        label for="result" { (say!("hall-page-result")) " " }
                        input #result name="result" placeholder="W+3.5" required;
                        " " button type="submit" name="both" value="on" { (say!("hall-page-both-agree")) }
                        " " label for="reasons" { (say!("hall-page-reasons")) " " }
                        input #reasons name="reasons";
                        input type="hidden" name="game" value=(shown.first);
                        " " button type="submit" { (say!("hall-page-referee-decides")) }
                    }
                }
                @if has_acts { (giving_up(shown.table, &shown.first, GiveUpButton::Table)) }
            }
        }
    }
}

/// The way to let another computer record the table, with what that means before it is done.
fn release(page: &TablePage<'_>) -> Markup {
    let TablePage { shown, base, .. } = *page;
    let wants_release =
        |need: &TableNeed| need.awaits_result() || matches!(need, TableNeed::NotPaired { is_over: true });
    let is_marked = shown.needs.iter().any(wants_release);
    let is_open = is_marked || shown.needs.iter().any(|need| matches!(need, TableNeed::Claimed(_)));
    html! {
        @if page.may_choose() && shown.has_journal() && (!shown.is_over() || is_marked) {
            details #release open[is_open] {
                summary { (say!("hall-page-release-title")) }
                @if shown.is_over() {
                    p { (say!("hall-page-release-over-what", table = shown.table)) }
                } @else {
                    p { (say!("hall-page-release-what", table = shown.table)) }
                }
                form.choose method="post" action=(format!("{base}/release?game={}", shown.first)) {
                    button type="submit" { (say!("hall-page-release", table = shown.table)) }
                }
            }
        }
        @if shown.around.is_released { p #released.need { (say!("hall-page-released", table = shown.table)) } }
    }
}

/// The pictures that were asked for, and the way to ask for one. The script reads this part again when they change.
fn pictures(page: &TablePage<'_>) -> Markup {
    let shown = page.shown;
    let moves = shown.publication.record.moves.len();
    html! {
        section #pictures aria-label=(say!("hall-page-pictures")) {
            @if shown.has_pictures && shown.is_over() {
                h2 { (say!("hall-page-pictures")) }
                p.quiet { (say!("hall-page-pictures-are-over")) }
            } @else if shown.has_pictures {
                h2 { (say!("hall-page-pictures-of-the-board")) }
                form.choose.kept method="post" action=(format!("{}/picture?game={}", page.base, shown.first)) {
                    label for="picture-move" { (say!("hall-page-after-move")) " " }
                    input #picture-move name="move" type="number" min="1" max=(moves) value=(moves) required;
                    " " button type="submit" { (say!("hall-page-see-picture")) }
                }
                p.quiet { (say!("hall-page-picture-comes")) }
            }
            @if shown.has_pictures || !shown.pictures.is_empty() {
                ul #asked aria-live="polite" { @for picture in &shown.pictures { li { (asked_picture(page, picture)) } } }
            }
        }
    }
}

fn asked_picture(page: &TablePage<'_>, picture: &AskedPicture) -> Markup {
    let (base, is_over, game) = (page.base, page.shown.is_over(), &page.shown.first);
    let source = |full| format!("{base}/picture/{}?full={full}", picture.hash);
    let (word, number, text) = match picture.subject {
        PictureSubject::Move(number) => ("move", number, board_text(number)),
        PictureSubject::Question(number) => {
            ("question", number as usize, say!("hall-page-picture-of-question", number))
        }
        PictureSubject::Fill { stage, .. } => ("fill", 0, stage.text().to_owned()),
    };
    html! {
        p {
            @match picture.subject {
                PictureSubject::Fill { is_evidence, .. } => {
                    (say!("audit-page-photographed-by", picture = text, who = bearer_text(&picture.who)))
                    @if is_evidence { ". " (say!("audit-page-is-evidence", hash = picture.hash.get(..12).unwrap_or_default())) }
                }
                PictureSubject::Move(_) | PictureSubject::Question(_) => {
                    (say!("hall-page-picture-asked", picture = text, who = bearer_text(&picture.who)))
                }
            }
        }
        @match (picture.small, picture.full) {
            (_, Some(PictureProgress::Here { .. })) => img src=(source(true)) alt=(say!("hall-page-picture-in-full", picture = text));,
            (PictureProgress::Here { is_whole }, full) => {
                img src=(source(false)) alt=(text);
                @if !is_whole { p.quiet { (say!("hall-page-picture-unverified")) } }
                @if full.is_some() {
                    p.quiet { (progress_text(full.unwrap_or(PictureProgress::Gone), is_over)) }
                } @else if !is_whole && !is_over {
                    form.choose method="post" action=(format!("{base}/picture?{word}={number}&full=true&game={game}")) {
                        @let ask = say!("hall-page-ask-for-full");
                        button type="submit" aria-label={ (ask) ": " (text) } { (ask) }
                    }
                }
            }
            (progress, _) => p.quiet { (progress_text(progress, is_over)) },
        }
    }
}

fn progress_text(progress: PictureProgress, is_over: bool) -> &'static str {
    match progress {
        PictureProgress::OnItsWay if is_over => say!("hall-page-picture-did-not-come"),
        PictureProgress::OnItsWay => say!("hall-page-picture-on-its-way"),
        PictureProgress::Here { .. } => "",
        PictureProgress::Gone => say!("hall-page-picture-gone"),
    }
}

/// The games that were sent from the table, where there are others than the one that is shown; that one alone can be discarded.
fn games(page: &TablePage<'_>) -> Markup {
    html! {
        @if !page.games.is_empty() {
            h2 #games-title { (say!("hall-page-games-sent")) }
            ol #games aria-labelledby="games-title" {
                @for (number, game) in (1..).zip(page.games) { li { (kept_game(page, number, game)) } }
            }
        } @else if page.may_choose() && page.shown.has_journal() {
            (discarding(page, &page.shown.first, 1, None))
        }
    }
}

/// The game of this number in the list of those that were sent.
fn kept_game(page: &TablePage<'_>, number: u32, game: &KeptGame) -> Markup {
    let (info, first) = (&game.publication.record.info, &game.journal.first);
    html! {
        bdi { (shown_name(&info.black, Color::Black)) } " \u{2013} " bdi { (shown_name(&info.white, Color::White)) }
        (say!("word-comma")) (say!("count-moves", n = game.publication.record.moves.len()))
        @if let Some(result) = info.result { (say!("word-comma")) (result_text::in_words(result, None)) }
        @if !game.started.is_empty() {
            (say!("word-comma")) (around(|time| say!("hall-page-game-begun", time), &html! { time datetime=(game.started) { (game.started.replace('T', " ")) } }))
        }
        @match game.fit {
            GameFit::Fits => {}
            GameFit::OtherRound if !info.round.is_empty() => p.quiet { (capital(&say!("word-round-number", round = info.round))) },
            GameFit::OtherRound => p.quiet { (capital(game.fit.text())) },
            GameFit::OtherPlayers | GameFit::RoundUnknown | GameFit::ResultsDiffer => p.need { (capital(game.fit.text())) },
        }
        @if !game.journal.is_current {
            @for need in &game.undelivered { p.need { (need.text(&page.shown.around, page.shown.made)) } }
            @if page.may_decide && !game.undelivered.is_empty() { (giving_up(page.shown.table, first, GiveUpButton::Game(number))) }
        }
        div {
            a href=(format!("{}/game.sgf?journal={first}", page.base)) { (say!("word-record")) }
            @if game.journal.is_current && !page.shown.is_awaited { " " b { (say!("hall-page-shown")) } }
            @if game.journal.is_discarded { " " b { (say!("hall-page-discarded")) } }
        }
        @if page.may_choose() {
            // What is discarded is shown where that is taken back, whatever it is.
            @if !game.journal.is_current && (game.fit != GameFit::OtherRound || game.journal.is_discarded) {
                form.choose method="post" action=(format!("{}/show?journal={first}", page.base)) {
                    @let text = say!("hall-page-show-game");
                    button type="submit" aria-label=(numbered(text, number)) { (text) }
                }
            }
            @if !game.journal.is_discarded { (discarding(page, first, number, Some(&game.journal))) }
        }
    }
}

/// The form by which a game is discarded, and others with it where there are.
fn discarding(page: &TablePage<'_>, first: &str, number: u32, kept: Option<&KeptJournal>) -> Markup {
    let [title, discard] = [say!("hall-page-discard-game"), say!("hall-page-discard")];
    let count = |meant: DiscardedGames| {
        1 + page.games.iter().filter(|game| kept.is_some_and(|kept| meant.has(kept, &game.journal))).count()
    };
    let [of_computer, since] = [DiscardedGames::OfComputer, DiscardedGames::Since].map(count);
    html! {
        details {
            summary aria-label=(numbered(title, number)) { (title) }
            form.choose.kept method="post" action=(format!("{}/discard?journal={first}", page.base)) {
                @if of_computer > 1 || since > 1 {
                    label { (say!("hall-page-discard-which")) " " select name="games" {
                        option value=(<&str>::from(DiscardedGames::One)) { (say!("hall-page-discard-one")) }
                        @if of_computer > 1 {
                            option value=(<&str>::from(DiscardedGames::OfComputer)) { (say!("hall-page-discard-of-computer", n = of_computer)) }
                        }
                        @if since > 1 {
                            option value=(<&str>::from(DiscardedGames::Since)) { (say!("hall-page-discard-since", n = since)) }
                        }
                    } }
                }
                label { (say!("hall-page-reasons")) " " input name="reasons" required; }
                button type="submit" aria-label=(numbered(discard, number)) { (discard) }
            }
        }
    }
}

fn player(names: &TableNames, color: Color) -> Markup {
    let player = names.of_color(color);
    html! {
        p.player {
            span class=(format!("stone {}", color.name())) role="img" aria-label=(color_name(color)) {}
            " " b { bdi { (shown_name(player, color)) } }
            @if !player.rank.is_empty() { " " (player.rank) }
            " " small id=(format!("captures-{}", color.name())) { (recording_text::captured(0, None)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use kifuscribe_core::session::recording::{ResultNote, ResultStatus, SessionEvent};
    use kifuscribe_core::session::signature::Signature;
    use kifuscribe_formats::journal::JournalReader;

    use super::*;
    use crate::clock::Millis;
    use crate::intake::{Intake, TableNews, TakenLine};
    use crate::rehearsal::simulated_game::journal_of_game;
    use crate::table::LiveTable;
    use kifuscribe_core::session::assent::Assent;

    /// Table 3 at which a short game was sent at the time 0: its first lines, or all of them.
    fn table_with_game(lines: usize) -> LiveTable {
        let mut reader = JournalReader::default();
        let game = journal_of_game(3, 1, 10).unwrap();
        let taken = game.into_iter().take(lines).map(|line| {
            let event = reader.read_line(line.text.trim_end().as_bytes()).unwrap();
            TakenLine { event, hash: line.hash, at: 0 }
        });
        let table = LiveTable::new(3, SpectatorDelay::None, Intake::empty(3));
        table.show(TableNews { lines: taken.collect(), is_current: true, games: 1, ..TableNews::default() }, 0);
        table
    }

    /// What the organiser sees of the release of a table at that time.
    fn shown_release(table: &LiveTable, now: Millis) -> String {
        table.advance(now);
        let shown = table.shown(Audience::Staff, now);
        let (audience, delay, base) = (Audience::Staff, SpectatorDelay::None, "/table/3");
        release(&TablePage {
            shown: &shown,
            games: &[],
            is_organiser: true,
            may_decide: true,
            decides_at: "",
            audience,
            delay,
            base,
        })
        .into_string()
    }

    #[test]
    fn a_game_that_is_over_without_a_result_can_be_released_once_the_result_is_missed() {
        let over = table_with_game(usize::MAX);
        let first = over.shown(Audience::Staff, 0).first.clone();
        let button = format!(
            "<form class=\"choose\" method=\"post\" action=\"/table/3/release?game={first}\"><button type=\"submit\">Release table 3"
        );
        let table = table_with_game(usize::MAX);
        assert_eq!(shown_release(&table, 59_999), "", "it may be confirmed in a moment");
        let missed = shown_release(&table, 60_000);
        assert!(missed.contains("<details id=\"release\" open>") && missed.contains(&button), "{missed}");
        assert!(
            missed.contains("The recording is over. Once the organiser has released table 3, nobody needs to go there"),
            "{missed}"
        );
        // The result comes after all.
        let (result, signed) = (kifuscribe_core::game::result::GameResult::BothLose, Signature::default());
        let note = ResultNote { result, status: ResultStatus::Confirmed, protest: false, signed, assent: Assent::NONE };
        let event = SessionEvent::Noted { time: std::time::Duration::from_secs(600), result: note };
        let lines = vec![TakenLine { event, hash: "confirmed".to_owned(), at: 61_000 }];
        table.show(TableNews { lines, is_current: true, games: 1, ..TableNews::default() }, 61_000);
        assert_eq!(shown_release(&table, 200_000), "");
        // While a game goes on, the way is there and closed.
        let playing = shown_release(&table_with_game(6), 1_000);
        assert!(
            playing.contains("<details id=\"release\">") && playing.contains("/table/3/release?game="),
            "{playing}"
        );
        assert!(playing.contains("Release this table for another computer"), "{playing}");
    }
}
