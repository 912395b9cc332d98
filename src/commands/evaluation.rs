//! The options of `evaluate` and `evaluate-games`, and how what they report is printed.

use clap::Args;
use indicatif::ProgressBar;
use serde::Serialize;

use crate::commands::models::ModelsArgs;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::{remark, remark_line};
use kifuscribe_lab::evaluation_progress::EvaluationProgress;
use kifuscribe_recording::stop::StopSignal;

/// The options of both commands.
#[derive(Debug, Args)]
pub(super) struct EvaluationArgs {
    /// Lists what was read or recorded wrongly, on standard error.
    #[arg(long)]
    misses: bool,
    #[command(flatten)]
    pub(super) models: ModelsArgs,
    /// Prints a line of JSON for each set or game.
    #[arg(long)]
    json: bool,
}

/// Prints progress: lines on standard output, everything else on standard error.
pub(super) struct EvaluationPrinter<'a, L> {
    args: &'a EvaluationArgs,
    stop: &'a StopSignal,
    bar: ProgressBar,
    /// A line as a row of the table.
    row: fn(&L) -> String,
    outcome: CommandOutcome,
    written: anyhow::Result<()>,
}

impl<'a, L: Serialize> EvaluationPrinter<'a, L> {
    /// Prints the table's heading, unless lines of JSON are asked for.
    pub(super) fn new(
        args: &'a EvaluationArgs,
        stop: &'a StopSignal,
        bar: ProgressBar,
        heading: &str,
        row: fn(&L) -> String,
    ) -> anyhow::Result<Self> {
        if !args.json {
            Output.line(heading)?;
        }
        Ok(Self { args, stop, bar, row, outcome: CommandOutcome::Done, written: Ok(()) })
    }

    /// Prints what happened. Raises the stop signal when standard output cannot be written.
    pub(super) fn show(&mut self, progress: EvaluationProgress<L>) {
        match progress {
            EvaluationProgress::Picture { name, read } => {
                self.bar.set_message(read.map_or(name.clone(), |(done, of)| format!("{name} ({done}/{of})")));
                self.bar.inc(1);
            }
            EvaluationProgress::Miss { name, wrong } => {
                if self.args.misses {
                    self.bar.suspend(|| {
                        wrong.iter().for_each(|what| remark_line(&format!("{name}: {what}")));
                    });
                }
            }
            EvaluationProgress::NotJudged { name, why } => {
                self.outcome = CommandOutcome::Finding;
                self.bar.suspend(|| remark(format_args!("not judged: {name}: {why}")));
            }
            EvaluationProgress::Line(line) if self.written.is_ok() => {
                let print = || if self.args.json { Output.json(&line) } else { Output.line(&(self.row)(&line)) };
                self.written = self.bar.suspend(print);
                if self.written.is_err() {
                    self.stop.raise();
                }
            }
            EvaluationProgress::Line(_) => {}
        }
    }

    /// Returns the outcome after everything was shown.
    pub(super) fn finish(self) -> anyhow::Result<CommandOutcome> {
        self.bar.finish_and_clear();
        self.written?;
        if self.stop.is_raised() {
            anyhow::bail!("stopped before the end; what was not finished is missing from the table");
        }
        Ok(self.outcome)
    }
}
