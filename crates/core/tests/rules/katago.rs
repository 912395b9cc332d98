//! KataGo's tests of its rules and of its areas (`cpp/tests/testrules.cpp`, `testboardarea.cpp`), read from the data
//! folder. Its boards need not be square and ours are, so empty rows are added at a side where nothing happens.
//!
//! Of the 49 blocks of the rules' tests 14 can be expressed. The others: 25 play KataGo's encore, a second phase in
//! which positions are played out by rules of its own; 4 use its button or Spight's way of ending; 1 Spight's superko;
//! 5 are loops over random games, hash tables or the words of rule strings.

use kifuscribe_core::game::area::Area;
use kifuscribe_core::game::benson::pass_alive;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::ko::RefereeFlag;
use kifuscribe_core::game::play::{Game, Refusal};
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::position::Position;
use kifuscribe_core::game::rules::{KoRule, Preset, Rules, Scoring, Suicide};
use kifuscribe_core::game::score::{Terms, score};
use kifuscribe_core::game::stones::Stones;
use serde_json::Value;

use crate::data::{data, json, strings};

/// A board as the tests draw it: `x`, `o`, `.`, a backquote on star points; some with coordinates around it.
fn rows_of(lines: &[&str]) -> Vec<String> {
    let numbered = |l: &&&str| l.trim_start().starts_with(|c: char| c.is_ascii_digit());
    let plain = |l: &str| l.to_uppercase().replace('`', ".");
    if !lines.iter().any(|l| numbered(&l)) {
        return lines.iter().map(|l| plain(l)).collect();
    }
    lines.iter().filter(numbered).map(|l| plain(&l.split_whitespace().skip(1).collect::<String>())).collect()
}

#[test]
fn katago_areas() {
    let Some(path) = data("katago/area_cases.json") else { return };
    let (mut areas, mut lives, mut left_out) = (0, 0, Vec::new());
    // Eight modes a board; boards of one name stand one after the other, and the last has the modes of all.
    let mut boards: Vec<Vec<String>> = Vec::new();
    for case in json(&path).as_array().unwrap() {
        let name = format!("{} {}x{}", case["name"].as_str().unwrap(), case["w"], case["h"]);
        boards.push(rows_of(&strings(&case["board"])));
        let Some(modes) = case["modes"].as_array() else { continue };
        let boards = std::mem::take(&mut boards);
        for (rows, modes) in boards.iter().zip(modes.chunks(8)) {
            let Ok(stones) = Stones::from_rows(rows) else {
                left_out.push(name.clone());
                continue;
            };
            for mode in modes {
                let on = |key: &str| mode[key] == 1;
                let expected = strings(&mode["area"]);
                let wanted = |p: Point| char::from(expected[usize::from(p.row)].as_bytes()[usize::from(p.col)]);
                // KataGo lifts stones inside unconditionally safe territory; a plain count does not.
                let lifted = stones.iter().any(|(p, s)| s.is_some_and(|c| wanted(p) != c.stone_char()));
                if on("safe_big") && on("unsafe_big") && on("non_pass_alive") && !lifted {
                    let area = Area::of(&stones);
                    let found: Vec<String> = area.rows().iter().map(|r| r.to_uppercase().replace('-', ".")).collect();
                    assert_eq!(found, expected, "{name}: area");
                    areas += 1;
                }
                if !on("safe_big") && !on("unsafe_big") && !on("non_pass_alive") && !on("suicide") {
                    for color in Color::BOTH {
                        let alive = pass_alive(&stones, color);
                        for p in stones.of(color) {
                            let expected = wanted(p) == color.stone_char();
                            let label = p.label(stones.size());
                            assert_eq!(alive[p.index(stones.size())], expected, "{name}: {label} pass-alive");
                        }
                    }
                    lives += 1;
                }
            }
        }
    }
    println!("KataGo: {areas} areas and {lives} pass-alive boards; not square: {left_out:?}");
    assert_eq!((areas, lives), (11, 9));
}

/// What is added to make a board square, where nothing of the game happens.
#[derive(Clone, Copy)]
enum Pad {
    Top,
    Bottom,
    Left,
    /// Every row is of one kind: columns are cut off instead.
    Cut,
}

/// A block of the rules' tests.
struct Block {
    blocks: Vec<Value>,
    name: &'static str,
    /// What was added above and to the left.
    offset: (usize, usize),
    start: Stones,
}

/// A move, or something that KataGo asserts after it.
enum Step {
    Move(Color, Option<Point>),
    Assert(String),
}

impl Block {
    /// The block called `name`. Its board is the `n`-th drawn in the block called `drawn`: several blocks share one,
    /// which stands with the block before.
    fn load(name: &'static str, (drawn, n): (&str, usize), pad: Pad) -> Option<Self> {
        let blocks = json(&data("katago/rules_cases.json")?).as_array().unwrap().clone();
        let block = |name: &str| blocks.iter().find(|b| b["name"] == name).unwrap();
        let rows = rows_of(&strings(&block(drawn)["boards"][n]["rows"]));
        let (height, width) = (rows.len(), rows[0].len());
        let side = if matches!(pad, Pad::Cut) { height } else { width.max(height) };
        let (above, left) = match pad {
            Pad::Top => (side - height, 0),
            Pad::Left => (0, side - width),
            Pad::Bottom | Pad::Cut => (0, 0),
        };
        let mut square = vec![".".repeat(side); side];
        for (row, text) in rows.iter().enumerate() {
            let text: String = text.chars().take(side).collect();
            square[above + row].replace_range(left..left + text.len(), &text);
        }
        let start = Stones::from_rows(&square).unwrap();
        Some(Self { name, offset: (left, above), start, blocks })
    }

    fn value(&self) -> &Value {
        self.blocks.iter().find(|b| b["name"] == self.name).unwrap()
    }

    fn expected(&self) -> &str {
        self.value()["expected_text"][0].as_str().unwrap()
    }

    /// The lines of the expected text that begin with `label`, without it.
    fn lines(&self, label: &str) -> Vec<&str> {
        self.expected().lines().filter_map(|l| l.strip_prefix(label)).map(str::trim).collect()
    }

    fn point(&self, x: u64, y: u64) -> Point {
        Point::new(x as usize + self.offset.0, y as usize + self.offset.1)
    }

    fn steps(&self) -> Vec<Step> {
        let step = |value: &Value| match value["assert"].as_str() {
            Some(text) => Step::Assert(text.to_owned()),
            None => {
                let color = if value[0] == "B" { Color::Black } else { Color::White };
                let place = value[1].as_array();
                Step::Move(color, place.map(|p| self.point(p[0].as_u64().unwrap(), p[1].as_u64().unwrap())))
            }
        };
        self.value()["seq"].as_array().unwrap().iter().map(step).collect()
    }

    fn game(&self, rules: Rules) -> Game {
        let first = self.steps().iter().find_map(|s| if let Step::Move(c, _) = s { Some(*c) } else { None });
        Game::new(rules, Position::from_stones(self.start.clone(), first.unwrap_or(Color::Black)))
    }
}

fn rules(ko: KoRule) -> Rules {
    Rules { ko, ..Rules::preset(Preset::Area) }
}

/// What KataGo prints of a position: the points that repetition forbids to the player on turn.
fn repetitions(block: &Block, game: &Game) -> Vec<String> {
    let color = game.position().to_play();
    let mut lines = Vec::new();
    for point in game.position().size().points() {
        let refusals = game.judge(color, Some(point));
        let suicide = refusals.iter().any(|r| matches!(r, Refusal::Suicide { .. }));
        if !suicide && refusals.iter().any(|r| matches!(r, Refusal::Ko | Refusal::Superko { .. })) {
            let (x, y) = (usize::from(point.col) - block.offset.0, usize::from(point.row) - block.offset.1);
            lines.push(format!("({x},{y}) {}", color.stone_char()));
        }
    }
    lines
}

/// Plays the block's moves under `rules` and holds the points that are forbidden after the moves `listed` (from 1)
/// against what KataGo prints. `forced` goes on after them with moves that may be forbidden.
fn check_forbidden(block: &Block, rules: Rules, listed: &[usize], forced: &[(Color, u64, u64)], expected: &[&str]) {
    let mut game = block.game(rules);
    let mut found = Vec::new();
    let moves =
        block.steps().into_iter().filter_map(|s| if let Step::Move(c, p) = s { Some((c, p, false)) } else { None });
    let forced = forced.iter().map(|&(c, x, y)| (c, Some(block.point(x, y)), true));
    for (i, (color, point, forced)) in moves.chain(forced).enumerate().take(*listed.last().unwrap()) {
        let played = game.play_anyway(color, point);
        assert!(forced || played.refusals.is_empty(), "{}: move {}: {:?}", block.name, i + 1, played.refusals);
        if listed.contains(&(i + 1)) {
            found.extend(repetitions(block, &game));
        }
    }
    assert_eq!(found, expected, "{}", block.name);
}

const TERRITORY: (&str, usize) = ("Territory rules", 1);

#[test]
fn katago_simple_ko_and_superko() {
    for (name, drawn, ko, pad, listed) in [
        ("Simple ko rules", TERRITORY, KoRule::Simple, Pad::Bottom, &[1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12][..]),
        ("Positional ko rules", TERRITORY, KoRule::PositionalSuperko, Pad::Bottom, &[1, 2, 4, 5, 6, 7, 8, 9, 10]),
        ("Situational ko rules", TERRITORY, KoRule::SituationalSuperko, Pad::Bottom, &[1, 2, 4, 5, 6, 7, 8, 9, 10]),
        ("Triple ko superko", ("Triple ko superko", 0), KoRule::PositionalSuperko, Pad::Bottom, &[5]),
        (
            "Sending two returning one NO initial pass WITHOUT button, SSK",
            ("Sending two returning one NO initial pass WITHOUT button, SSK", 0),
            KoRule::SituationalSuperko,
            Pad::Left,
            &[4],
        ),
    ] {
        let Some(block) = Block::load(name, drawn, pad) else { return };
        check_forbidden(&block, rules(ko), listed, &[], &block.lines("Illegal:"));
    }
}

#[test]
fn katago_superko_and_suicide() {
    use Color::{Black, White};
    let name = "Suicide ko testing";
    let Some(block) = Block::load(name, ("Spight ko rules", 0), Pad::Bottom) else { return };
    let forced = [(White, 0, 1), (Black, 5, 0), (White, 1, 0), (Black, 4, 0)];
    let mut printed = block.expected().split("------------------------------").skip(1);
    for ko in [KoRule::PositionalSuperko, KoRule::SituationalSuperko] {
        let expected: Vec<&str> =
            printed.next().unwrap().lines().filter_map(|l| l.strip_prefix("Illegal:")).map(str::trim).collect();
        let rules = Rules { suicide: Suicide::MultiStone, ..rules(ko) };
        check_forbidden(&block, rules, &[2, 7, 9, 13], &forced, &expected);
    }
}

/// Where KataGo ends the game without result, the same position is there for the third time.
#[test]
fn katago_games_without_result() {
    for (name, pad) in [("Eternal life", Pad::Top), ("Triple ko simple", Pad::Bottom)] {
        let Some(block) = Block::load(name, (name, 0), pad) else { return };
        let mut game = block.game(rules(KoRule::Simple));
        let state = |game: &Game| (game.position().hash(), game.position().to_play());
        let mut seen = vec![state(&game)];
        let mut asserted = 0;
        for step in block.steps() {
            let times = seen.iter().filter(|s| *s == seen.last().unwrap()).count();
            match step {
                Step::Move(color, point) => {
                    let played = game.play(color, point).unwrap();
                    let again = seen.contains(&state(&game));
                    seen.push(state(&game));
                    let flagged = played.referee.iter().any(|f| matches!(f, RefereeFlag::Repetition { .. }));
                    assert_eq!(flagged, again, "{name}: move {}", game.moves());
                }
                Step::Assert(text) => {
                    assert_eq!(text, format!("hist.isGameFinished == {}", times == 3), "{name}");
                    asserted += 1;
                }
            }
        }
        assert_eq!((asserted, block.lines("isNoResult:")), (2, vec!["1"]), "{name}");
    }
}

/// White's margin, as KataGo prints scores.
fn white_margin(stones: &Stones, rules: Rules, komi: &str) -> HalfPoints {
    let terms = Terms { komi: HalfPoints::parse(komi).unwrap(), ..Terms::even(rules) };
    -score(stones, [0, 0], &[], &terms).margin
}

fn amounts(lines: &[&str]) -> Vec<HalfPoints> {
    lines.iter().map(|l| HalfPoints::parse(l).unwrap()).collect()
}

#[test]
fn katago_area_scores_move_by_move() {
    // KataGo lifts stones in unconditionally safe territory; here they are agreed to be dead after the move named.
    let thrown_in = Some((4, (5, 4)));
    for (name, komi, dead) in
        [("Area scoring in the main phase", "0.5", thrown_in), ("Area scoring with button", "2.5", None)]
    {
        let Some(block) = Block::load(name, (name, 0), Pad::Bottom) else { return };
        let mut game = block.game(rules(KoRule::Simple));
        let mut found = vec![white_margin(game.position().stones(), rules(KoRule::Simple), komi)];
        for step in block.steps() {
            if let Step::Move(color, point) = step {
                game.play(color, point).unwrap();
                let mut stones = game.position().stones().clone();
                if let Some((after, (x, y))) = dead
                    && after == game.moves()
                {
                    stones.set(block.point(x, y), None);
                }
                found.push(white_margin(&stones, rules(KoRule::Simple), komi));
            }
        }
        // What is printed behind these is with other taxes, and with the button.
        assert_eq!(found, amounts(&block.lines("Score:"))[..found.len()], "{name}");
    }
}

#[test]
fn katago_area_rules_end_and_score() {
    let name = "Area rules";
    let Some(block) = Block::load(name, (name, 0), Pad::Bottom) else { return };
    let mut game = block.game(rules(KoRule::PositionalSuperko));
    let (mut finished, mut scores) = (0, 0);
    for step in block.steps() {
        match step {
            // KataGo takes a game up again by playing on.
            Step::Move(color, point) => assert!(game.play(color, point).is_ok()),
            Step::Assert(text) if text.starts_with("hist.isGameFinished") => {
                finished += usize::from(text.ends_with("true"));
                assert_eq!(text.ends_with("true"), game.position().passes() >= 2, "{text}");
            }
            Step::Assert(text) => {
                let Some(score) = text.strip_prefix("hist.finalWhiteMinusBlackScore == ") else { continue };
                let margin = white_margin(game.position().stones(), rules(KoRule::Simple), "0.5");
                assert_eq!(margin, HalfPoints::parse(score.trim_end_matches('f')).unwrap());
                scores += 1;
            }
        }
    }
    assert_eq!((finished, scores), (3, 3));
}

#[test]
fn katago_various_komis() {
    let name = "Various komis";
    let Some(block) = Block::load(name, (name, 0), Pad::Cut) else { return };
    let found: Vec<HalfPoints> =
        ["0.5", "0", "-0.5"].iter().map(|komi| white_margin(&block.start, rules(KoRule::Simple), komi)).collect();
    assert_eq!(found, amounts(&block.lines("W-B Score:")));
}

/// Six scores a board: area and territory, each without a tax, with one on eyes in seki, and with a group tax. KataGo
/// finds out by itself which eyes are in a seki, and here the players say it, so the first of each three is held.
#[test]
fn katago_area_and_territory_of_finished_boards() {
    for name in ["GroupTaxSekiScoring", "GroupTaxSekiScoring2"] {
        let Some(block) = Block::load(name, (name, 0), Pad::Bottom) else { return };
        let found = [Scoring::Area, Scoring::Territory]
            .map(|scoring| white_margin(&block.start, Rules { scoring, ..rules(KoRule::Simple) }, "0.5"));
        let printed = amounts(&block.lines("W-B Score:"));
        assert_eq!(found, [printed[0], printed[3]], "{name}");
    }
}
