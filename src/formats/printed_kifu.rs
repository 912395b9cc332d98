//! A record as it is printed in Go books: who played, and the moves as numbers on diagrams. `write_html` makes a page that
//! stands alone, `write_pdf` sheets of A4. Both are read in black and white: a move in doubt has a square frame, and is
//! named.

use maud::{DOCTYPE, PreEscaped, html};

use crate::formats::{color_text::color_name, diagram_svg, kifu_text, outcome};
use crate::game::color::Color;
use crate::game::kifu::Kifu;
use crate::game::record::GameRecord;
use crate::language::{self, say};

#[cfg(feature = "eyes")]
use crate::count::audit::ForeignStones;
#[cfg(feature = "eyes")]
use crate::formats::faces::FontFile;
#[cfg(feature = "eyes")]
use crate::formats::sheet::{Board, PdfError, Sheets};

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
            true => say!("kifu-game-record").to_owned(),
            false => {
                let or_unknown = |name: String| if name.is_empty() { "?".to_owned() } else { name };
                say!("word-black-white", black = or_unknown(black), white = or_unknown(white))
            }
        }
    }

    /// What is known about the game besides the players' names, each with its label; what is not known is left out, but for
    /// the result, which comes last.
    fn known(&self) -> Vec<(&'static str, String)> {
        let info = &self.record.info;
        let result = match info.result {
            Some(result) => outcome::result_sentence(result, info),
            None => say!("result-unknown").to_owned(),
        };
        let handicap = if info.handicap > 0 { info.handicap.to_string() } else { String::new() };
        let known = [
            (color_name(Color::Black), info.black.team.clone()),
            (color_name(Color::White), info.white.team.clone()),
            (say!("kifu-name-of-game"), info.game_name.clone()),
            (say!("word-event"), info.event.clone()),
            (say!("word-round"), info.round.clone()),
            (say!("game-info-table"), info.table.clone()),
            (say!("word-date"), info.date.clone()),
            (say!("kifu-place"), info.place.clone()),
            (say!("game-info-rules"), info.rules.clone()),
            (say!("word-komi"), info.komi.map(|komi| komi.to_string()).unwrap_or_default()),
            (say!("game-info-handicap"), handicap),
            (say!("word-moves"), self.record.moves.len().to_string()),
            (say!("word-result"), result),
        ];
        known.into_iter().filter(|(_, value)| !value.is_empty()).collect()
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
                        (diagram_svg::numbered(record, &diagram, &kifu_text::framed(record, &diagram)))
                        figcaption {
                            (kifu_text::caption(&diagram))
                            @if let Some(doubts) = kifu_text::doubts(record, &diagram) { br; (doubts) }
                        }
                    }
                }
            }
        }
    };
    page.into_string()
}

const STYLE: &str = "
@page { size: A4; margin: 12mm; }
body { font: 10pt/1.35 'Helvetica Neue', Arial, 'Liberation Sans', 'DejaVu Sans', 'Noto Sans CJK SC', 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', sans-serif; color: #111; margin: 0 auto; max-width: 186mm; }
h1 { font-size: 15pt; margin: 0 0 2mm; border-bottom: 1pt solid #111; }
.known span { display: inline-block; margin-right: 5mm; }
figure { margin: 4mm 0; break-inside: avoid; text-align: center; }
figure svg { width: 100%; max-width: 176mm; }
figcaption { text-align: left; }
";

/// The record as PDF. Each character is drawn in the first of the fonts that has it.
///
/// # Errors
/// [`PdfError`] where there is no font, or one that cannot be read.
#[cfg(feature = "eyes")]
pub fn write_pdf(kifu: &PrintedKifu<'_>, fonts: &[FontFile]) -> Result<Vec<u8>, PdfError> {
    let (record, nothing) = (kifu.record, ForeignStones::default());
    let mut sheets = Sheets::new(fonts)?;
    sheets.paragraph(&kifu.title(), 16.0);
    sheets.rule();
    let mut known: Vec<String> = kifu.known().iter().map(|(label, value)| format!("{label}:\u{a0}{value}")).collect();
    let result = known.pop().unwrap_or_default();
    sheets.paragraph(&known.join("     "), 9.5);
    sheets.paragraph(&result, 10.5);
    for (i, diagram) in kifu.diagrams().iter().enumerate() {
        if i > 0 {
            sheets.next();
            sheets.paragraph(&kifu.title(), 8.5);
        }
        let numbers: Vec<_> = diagram.numbered().collect();
        let framed = kifu_text::framed(record, diagram);
        let (stones, mut caption) = (diagram.stones(record), kifu_text::caption(diagram));
        if let Some(doubts) = kifu_text::doubts(record, diagram) {
            caption = format!("{caption}. {doubts}");
        }
        sheets.large_board(&Board { numbers: &numbers, framed: &framed, ..Board::plain(&stones, &nothing, &caption) });
    }
    sheets.into_pdf()
}

/// The characters that a printed record may show, for the choice of fonts.
#[cfg(feature = "eyes")]
#[must_use]
pub fn characters(kifu: &PrintedKifu<'_>) -> String {
    let printable: String = (' '..='~').collect();
    let known: String = kifu.known().into_iter().map(|(label, value)| label.to_owned() + &value).collect();
    let captions: String = kifu
        .diagrams()
        .iter()
        .map(|diagram| kifu_text::caption(diagram) + &kifu_text::doubts(kifu.record, diagram).unwrap_or_default())
        .collect();
    format!("{printable}\u{a0}{}{known}{captions}", kifu.title())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::halfpoints::HalfPoints;
    use crate::game::point::{BoardSize, Point};
    use crate::game::record::{Move, MoveFlag};
    use crate::game::result::GameResult;

    /// A ko on a small board: Black retakes with 11 at the point of 7.
    fn record() -> GameRecord {
        let mut record = GameRecord::new(BoardSize::new(5).unwrap());
        for (i, label) in "B5 C5 A4 D4 B3 C3 C4 B4 E1 E2 C4 D1".split_whitespace().enumerate() {
            record.moves.push(Move::new(Color::BOTH[i % 2], Point::from_label(label, record.size)));
        }
        record.moves[4].flags.insert(MoveFlag::OrderUnseen);
        (record.info.black.name, record.info.black.rank) = ("伊藤".into(), "3d".into());
        record.info.white.name = "Иванов <b>".into();
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
            "<b>Result</b> Black - 伊藤 - wins by resignation",
            "Moves 1\u{2013}12: 11 at 7",
            "In doubt (framed): 5 (order not seen)",
        ] {
            assert!(html.contains(said), "{said}:\n{html}");
        }
        for number in (1..=12).filter(|&n| n != 11) {
            // Once on its stone; up to 5 once more, beside the line of that number.
            let times = 1 + usize::from(number <= 5);
            assert_eq!(html.matches(&format!(">{number}</text>")).count(), times, "{number}");
        }
        assert_eq!(html.matches("class=\"doubt\"").count(), 1);
        assert!(!html.contains("Place"), "what is not known is left out");
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
