//! `expect`: prints what a correct fill of a record must show.

use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use crate::commands::score::{AgreementArgs, OpenDead, ReadGame, dead_line, ledger_lines, read_to_end, result_line};
use crate::commands::settling_option::{self, phrase_with};
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::{Output, for_programs};
use kifuscribe_core::audit::final_position::FinalPosition;
use kifuscribe_core::audit::request::AuditError;
use kifuscribe_core::count::expectation::{EmptyAt, Expectation, Feasible};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::rules::Scoring;
use kifuscribe_language::say;
use kifuscribe_words::audit_json;
use kifuscribe_words::count_text::{guard, stones_of};
use kifuscribe_words::referee_text;

/// What a correct fill of a recorded game must show.
#[derive(Debug, Args)]
pub(super) struct ExpectArgs {
    /// The record.
    game: PathBuf,
    #[command(flatten)]
    agreement: AgreementArgs,
    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

/// Prints what the fill must show; a board that cannot be filled is a finding.
pub(super) fn run(args: &ExpectArgs) -> anyhow::Result<CommandOutcome> {
    let agreement = args.agreement.agreement_on(&args.game);
    let game = for_programs(args.json, || read_to_end(&args.game, &agreement))?;
    let ReadGame { ended, open, is_marked, .. } = &game;
    if ended.terms.rules.scoring == Scoring::Territory {
        return Err(AuditError::NotByFilling.into());
    }
    let expected = ended.expectation();
    if args.json {
        let mut json =
            for_programs(true, || expectation_json(ended, &expected, &notes(ended, &expected, &game.all_notes())));
        json["depends_on_dead"] = json!(open.as_ref().map(OpenDead::json));
        game.add_confirmed(&mut json);
        Output.json(&json)?;
    } else {
        game.announce()?;
        Output.line(&say!("score-rules", rules = ended.terms.rules.preset))?;
        Output.line(&dead_line(ended, *is_marked))?;
        ledger_lines(&expected.ledger(&ended.terms))?;
        for text in notes(ended, &expected, &game.notes) {
            Output.line(&say!("printed-note", note = text))?;
        }
        if expected.feasible != Feasible::No {
            for text in instructions(&expected) {
                Output.line(&text)?;
            }
        }
        Output.line(&result_line(expected.result, open.as_ref()))?;
    }
    Ok(if expected.feasible == Feasible::No { CommandOutcome::Finding } else { CommandOutcome::Done })
}

fn notes(ended: &FinalPosition, expected: &Expectation, reading_notes: &[String]) -> Vec<String> {
    let mut notes: Vec<String> = expected.guards.iter().map(|&g| guard(g)).collect();
    let said = |flag| phrase_with(referee_text::score_flag(flag, ended.living.size()), settling_option::of_score(flag));
    notes.extend(ended.terms.doubts().iter().map(said));
    notes.extend(reading_notes.iter().cloned());
    notes
}

/// The work at the board, in the order of docs/rules.md B.1.
fn instructions(expected: &Expectation) -> Vec<String> {
    let mut lines = Vec::new();
    if expected.shared_each > 0 {
        lines.push(say!("expect-shared", n = expected.shared_each));
    }
    if let Some(color) = expected.extra_on_shared {
        lines.push(say!("expect-extra", color));
    }
    if let Some(c) = expected.compensation.filter(|c| c.placed > 0) {
        lines.push(say!("expect-compensation", stones = stones_of(c.placed, c.color), side = c.inside()));
    }
    let (winning, losing) = (expected.winning_points(), expected.losing_stones());
    if let Some(side) = expected.block() {
        let loser = side.opponent();
        lines.push(say!("expect-winning", side, winning, losing, loser));
    }
    lines.push(match expected.empty_at {
        EmptyAt::Block(side) => say!("expect-empty-block", side),
        EmptyAt::Shared => say!("expect-empty-shared").to_owned(),
        EmptyAt::Reserved(side) => say!("expect-empty-reserved", side),
    });
    lines
}

fn expectation_json(ended: &FinalPosition, expected: &Expectation, notes: &[String]) -> Value {
    let compensation = expected.compensation.map_or(
        json!({"color": Value::Null, "stones": 0, "in": Value::Null}),
        |c| json!({"color": c.color.name(), "stones": c.placed, "in": c.inside().name(), "due": c.due}),
    );
    let feasible = match expected.feasible {
        Feasible::Yes => "yes",
        Feasible::Partly => "partly",
        Feasible::No => "no",
    };
    json!({
        "rules": ended.terms.rules.preset.name(),
        "feasible": feasible,
        "compensation": compensation,
        "shared": expected.shared_each,
        "shared_points": expected.counts.shared,
        "extra_on_shared": expected.extra_on_shared.map(Color::name),
        "empty_at": expected.empty_at.name(),
        "losing_stones": expected.losing_stones(),
        "winning_points": expected.winning_points(),
        "shown": expected.shown,
        "settled": audit_json::number(expected.settled),
        "margin": audit_json::number(expected.margin),
        "result": expected.result.to_sgf(),
        "tie": expected.tie.map(Color::name),
        "notes": notes,
        "ledger": audit_json::ledger(&expected.ledger(&ended.terms)),
    })
}
