//! A record as it is printed in Go books: who played, and the moves as numbers on diagrams. `write_html` makes a page that
//! stands alone, `write_pdf` sheets of A4. Both are read in black and white: a move in doubt has a square frame, and is
//! named; one that a person put right is underlined.

use maud::{DOCTYPE, PreEscaped, html};

use crate::diagram_svg::{self, DiagramMarks};
use crate::kifu_text;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::kifu::Kifu;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_formats::info::InfoField;
use kifuscribe_formats::terminal_text::made_printable;
use kifuscribe_language::{self as language, say};

use crate::faces::FontFile;
use crate::sheet::{Board, BoardsPerSheet, PdfError, Sheets};
use kifuscribe_core::count::audit::ForeignStones;
use kifuscribe_words::result_text;

/// The most moves of a diagram, unless something else is wanted.
pub const MOVES_PER_DIAGRAM: usize = 100;

/// A record that is to be printed.
#[derive(Debug, Clone, Copy)]
pub struct PrintedKifu<'a> {
    /// The record.
    pub record: &'a GameRecord,
    /// The most moves of a diagram, at least one.
    pub moves_per_diagram: usize,
}

impl PrintedKifu<'_> {
    /// The players in one line, such as `Ito 3d (Black) - Novák 2d (White)`.
    fn title(&self) -> String {
        let info = &self.record.info;
        let [black, white] = [&info.black, &info.white].map(kifu_text::player);
        match black.is_empty() && white.is_empty() {
            true if info.date.is_empty() => say!("kifu-game-record").to_owned(),
            true => format!("{}, {}", say!("kifu-game-record"), info.date),
            false => {
                let or_unknown = |name: String| if name.is_empty() { "?".to_owned() } else { name };
                say!("word-black-white", black = or_unknown(black), white = or_unknown(white))
            }
        }
    }

    /// What is known about the game besides the players' names, each with its label; what is not known is left out, but for
    /// the result, which comes last.
    fn known(&self) -> Vec<(String, String)> {
        let info = &self.record.info;
        let result = match info.result {
            Some(result) => result_text::in_words(result, info),
            None => say!("result-unknown").to_owned(),
        };
        // With the colour alone before it, the name of a team reads like a second name of the player.
        let teams = Color::BOTH.map(|color| (say!("info-form-team-of", color), InfoField::Team(color).text(info)));
        let fields = InfoField::OF_THE_GAME.map(|field| (field.label().to_owned(), field.text(info)));
        let ends = [
            (say!("word-moves").to_owned(), self.record.moves.len().to_string()),
            (say!("word-result").to_owned(), result),
        ];
        let known = teams.into_iter().chain(fields).chain(ends);
        known.filter(|(_, value)| !value.is_empty()).collect()
    }

    fn diagrams(&self) -> Vec<Kifu> {
        Kifu::parts(self.record, self.moves_per_diagram)
    }
}

/// The record as an HTML page.
#[must_use]
pub fn write_html(kifu: &PrintedKifu<'_>) -> String {
    let record = kifu.record;
    let page = html! {
        (DOCTYPE)
        html lang=(language::current().code()) {
            head {
                meta charset="utf-8";
                title { (kifu.title()) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (kifu.title()) }
                p.known { @for (label, value) in kifu.known() { span { b { (label) } " " (value) } " " } }
                @for diagram in kifu.diagrams() {
                    figure {
                        (diagram_svg::numbered(record, &diagram, &DiagramMarks::of(record, &diagram)))
                        figcaption {
                            (kifu_text::caption(&diagram))
                            @if let Some(doubts) = kifu_text::doubts(record, &diagram) { br; (doubts) }
                            @if let Some(corrected) = kifu_text::corrected(record, &diagram) { br; (corrected) }
                        }
                    }
                }
                @let comments = kifu_text::comments(record);
                @if !comments.is_empty() {
                    h2 { (say!("kifu-comments")) }
                    @for comment in &comments { p { (comment) } }
                }
            }
        }
    };
    made_printable(page.into_string())
}

const STYLE: &str = "
@page { size: A4; margin: 12mm; }
body { font: 10pt/1.35 'Helvetica Neue', Arial, 'Liberation Sans', 'DejaVu Sans', 'Noto Sans CJK SC', 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', sans-serif; color: #111; margin: 0 auto; max-width: 186mm; }
h2 { font-size: 11pt; margin: 4mm 0 1mm; }
p { margin: 0 0 1.5mm; }
h1 { font-size: 15pt; margin: 0 0 2mm; border-bottom: 1pt solid #111; }
.known span { display: inline-block; margin-right: 5mm; }
figure { margin: 4mm 0; break-inside: avoid; text-align: center; }
figure svg { width: 100%; max-width: 176mm; }
figcaption { text-align: left; }
/* A long game: two diagrams to a sheet. */
@media print { figure:not(:only-of-type) svg { max-width: 104mm; } }
";

/// The record as PDF. Each character is drawn in the first of the fonts that has it.
///
/// # Errors
/// [`PdfError`] where there is no font, or one that cannot be read.
pub fn write_pdf(kifu: &PrintedKifu<'_>, fonts: &[FontFile]) -> Result<Vec<u8>, PdfError> {
    let mut sheets = sheets(kifu, fonts)?;
    sheets.number_pages(&kifu.title());
    sheets.into_pdf()
}

/// The pages of the record.
fn sheets<'a>(kifu: &PrintedKifu<'_>, fonts: &'a [FontFile]) -> Result<Sheets<'a>, PdfError> {
    let (record, nothing) = (kifu.record, ForeignStones::default());
    let mut sheets = Sheets::new(fonts)?;
    sheets.paragraph(&kifu.title(), 16.0);
    sheets.rule();
    let mut known: Vec<String> = kifu.known().iter().map(|(label, value)| format!("{label}:\u{a0}{value}")).collect();
    let result = known.pop().unwrap_or_default();
    sheets.paragraph(&known.join("     "), 9.5);
    sheets.paragraph(&result, 10.5);
    let diagrams = kifu.diagrams();
    let most = if diagrams.len() > 1 { BoardsPerSheet::Two } else { BoardsPerSheet::One };
    for diagram in &diagrams {
        let numbers: Vec<_> = diagram.numbered().collect();
        let DiagramMarks { framed, underlined } = DiagramMarks::of(record, diagram);
        let (stones, mut caption) = (diagram.stones(record), kifu_text::caption(diagram));
        for marked in [kifu_text::doubts(record, diagram), kifu_text::corrected(record, diagram)].into_iter().flatten()
        {
            caption = format!("{caption}. {marked}");
        }
        let marks = Board {
            numbers: &numbers,
            framed: &framed,
            underlined: &underlined,
            ..Board::plain(&stones, &nothing, &caption)
        };
        sheets.large_board(&marks, most);
    }
    let comments = kifu_text::comments(record);
    if !comments.is_empty() {
        sheets.heading(say!("kifu-comments"));
        comments.iter().for_each(|comment| sheets.paragraph(comment, 9.5));
    }
    Ok(sheets)
}

/// The characters that a printed record may show, for the choice of fonts.
#[must_use]
pub fn characters(kifu: &PrintedKifu<'_>) -> String {
    let printable: String = (' '..='~').collect();
    let known: String = kifu.known().into_iter().map(|(label, value)| label + &value).collect();
    let captions: String = kifu
        .diagrams()
        .iter()
        .flat_map(|diagram| {
            let marked = [kifu_text::doubts(kifu.record, diagram), kifu_text::corrected(kifu.record, diagram)];
            [kifu_text::caption(diagram)].into_iter().chain(marked.into_iter().flatten())
        })
        .collect();
    let comments = kifu_text::comments(kifu.record).concat();
    let labels = [say!("kifu-comments"), &say!("kifu-page", page = 1, pages = 1)].concat();
    format!("{printable}\u{a0}{}{known}{captions}{comments}{labels}", kifu.title())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::halfpoints::HalfPoints;
    use kifuscribe_core::game::point::{BoardSize, Point};
    use kifuscribe_core::game::record::{Move, MoveFlag};
    use kifuscribe_core::game::result::GameResult;

    /// A ko on a small board: Black retakes with 11 at the point of 7.
    fn record() -> GameRecord {
        let mut record = GameRecord::new(BoardSize::new(5).unwrap());
        for (i, label) in "B5 C5 A4 D4 B3 C3 C4 B4 E1 E2 C4 D1".split_whitespace().enumerate() {
            record.moves.push(Move::new(Color::BOTH[i % 2], Point::from_label(label, record.size)));
        }
        record.moves[4].flags.insert(MoveFlag::OrderUnseen);
        record.moves[5].flags.insert(MoveFlag::Corrected);
        record.moves[11].comment = "Too slow.\nC3 was better.".into();
        record.comment = "Played outside.".into();
        (record.info.black.name, record.info.black.rank) = ("伊藤".into(), "3d".into());
        record.info.white.name = "Иванов <b>".into();
        record.info.black.team = "Kyoto \u{202e}Go Club".into();
        record.info.komi = HalfPoints::parse("6.5");
        record.info.result = GameResult::from_sgf("B+R");
        record
    }

    #[test]
    fn the_page_says_who_played_and_every_move() {
        let record = record();
        let html = write_html(&PrintedKifu { record: &record, moves_per_diagram: MOVES_PER_DIAGRAM });
        for said in [
            "伊藤 3d (Black) - Иванов &lt;b&gt; (White)",
            "<b>Komi</b> 6.5",
            "<b>Black's team</b> Kyoto \\u{202e}Go Club",
            "<b>Result</b> Black - 伊藤 - wins by resignation",
            "Moves 1\u{2013}12: 11 at 7",
            "In doubt (framed): 5 (order not seen)",
            "Corrected by a person (underlined): 6",
            "<h2>Comments</h2><p>Played outside.</p><p>Move 12: Too slow. C3 was better.</p>",
        ] {
            assert!(html.contains(said), "{said}:\n{html}");
        }
        for number in (1..=12).filter(|&n| n != 11) {
            // Once on its stone; up to 5 once more, beside the line of that number.
            let times = 1 + usize::from(number <= 5);
            assert_eq!(html.matches(&format!(">{number}</text>")).count(), times, "{number}");
        }
        assert_eq!(html.matches("class=\"doubt\"").count(), 1);
        assert_eq!(html.matches("class=\"corrected\"").count(), 1);
        assert!(!html.contains("Place"), "what is not known is left out");
    }

    #[test]
    fn a_game_of_255_moves_has_two_pages() {
        let Some(font) = crate::sheet::tests::a_font() else { return eprintln!("skipped: no usual font is installed") };
        let mut record = GameRecord::new(BoardSize::NINETEEN);
        (record.info.black.name, record.info.white.name) = ("Hua Luogeng".into(), "Emmy Noether".into());
        // Every point of fourteen columns in turn, so that nothing is captured but at the edges of the block.
        for i in 0..255 {
            record.moves.push(Move::new(Color::BOTH[i % 2], Some(Point::new(i / 19, i % 19))));
        }
        record.moves[100].flags.insert(MoveFlag::OrderUnseen);
        let pages = |moves: usize| {
            let mut part = record.clone();
            part.moves.truncate(moves);
            let kifu = PrintedKifu { record: &part, moves_per_diagram: MOVES_PER_DIAGRAM };
            sheets(&kifu, std::slice::from_ref(&font)).unwrap().count()
        };
        assert_eq!([pages(90), pages(255)], [1, 2]);
    }

    #[test]
    fn a_record_without_names_says_of_which_day_it_is() {
        let mut record = record();
        (record.info.black, record.info.white) = Default::default();
        record.info.date = "2026-11-21".into();
        let html = write_html(&PrintedKifu { record: &record, moves_per_diagram: MOVES_PER_DIAGRAM });
        assert!(html.contains("<h1>Game record, 2026-11-21</h1>"), "{html}");
    }

    #[test]
    fn a_result_that_is_not_known_is_said_not_to_be() {
        let mut record = record();
        record.info.result = None;
        let html = write_html(&PrintedKifu { record: &record, moves_per_diagram: 5 });
        assert!(html.contains("<b>Result</b> not known"), "{html}");
        assert_eq!(html.matches("<figure>").count(), 3);
        // 7 was taken by 8: on the third diagram the point is free, and 11 is printed there.
        assert!(html.contains(">11</text>") && !html.contains("11 at"), "{html}");
    }
}
