//! `kifuscribe incident`: what a referee notes about a game beside its moves.

use std::path::PathBuf;

use anyhow::bail;
use clap::{Args, Subcommand, ValueEnum};
use serde_json::{Value, json};

use crate::commands::acting::act_on;
use crate::commands::score::{color, preset};
use crate::commands::value::at_least;
use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::performance::ActPlace;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::pair_go::Claim;
use kifuscribe_core::game::rules::Preset;
use kifuscribe_core::session::incident::{AppealLevel, Incident, IncidentEffect, IncidentNote, SealedMove, effects};
use kifuscribe_core::session::noted_count::{NotedCount, rules_of, terms_of};
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::shell_words::typed_path;
use kifuscribe_language::{self as language, Language, say};
use kifuscribe_platform::clock;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_words::{history_text, incident_text};

/// Note what happens beside the moves, such as a warning; without a kind, list what was noted and what follows.
///
/// A note goes into the journal, into the record's comment and into the report of an audit. What the rules make of it is
/// a proposal: the referee decides. Exit status 1 where a note decides the game by the rules.
#[derive(Debug, Args)]
pub(super) struct IncidentArgs {
    /// The session folder
    session: PathBuf,
    #[command(subcommand)]
    kind: Option<IncidentInput>,
    /// Who notes it
    #[arg(long, default_value = "", value_name = "NAME", global = true)]
    by: String,
    /// Details
    #[arg(long, default_value = "", value_name = "TEXT", global = true)]
    text: String,
    /// The rule set [default: the record's, else ing]
    #[arg(long, value_name = "RULES", value_parser = preset, global = true)]
    rules: Option<Preset>,
    /// The record [default: beside the session folder]
    #[arg(short, long, value_name = "GAME.sgf", global = true)]
    output: Option<PathBuf>,
    /// Print one line of JSON for each note
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum IncidentInput {
    /// The draw for colours
    Draw {
        /// Whether the guess was right
        guess: Guess,
        /// The colour that the player who guessed has
        #[arg(value_parser = color)]
        guesser: Color,
    },
    /// The stones of both bowls, counted before the game or after the board was cleared
    Bowls {
        /// Black stones
        black: usize,
        /// White stones
        white: usize,
    },
    /// Colours or handicap are wrong, as noticed after the moves recorded so far
    WrongStart,
    /// Players came late
    Late {
        /// Minutes that Black is late
        #[arg(long, default_value_t = 0, value_name = "MINUTES")]
        black: u32,
        /// Minutes that White is late
        #[arg(long, default_value_t = 0, value_name = "MINUTES")]
        white: u32,
        /// Minutes that each player has on the clock
        #[arg(long, value_name = "MINUTES", value_parser = at_least(1))]
        allowance: u32,
    },
    /// A player is cautioned, the lightest sanction of the Russian code
    Caution {
        /// The side: black or white
        #[arg(value_parser = color)]
        player: Color,
    },
    /// A player is warned; by the Russian code two warnings lose
    Warning {
        /// The side: black or white
        #[arg(value_parser = color)]
        player: Color,
    },
    /// A player pays penalty points in the count
    Penalty {
        /// The side: black or white
        #[arg(value_parser = color)]
        player: Color,
        /// The points
        points: u32,
    },
    /// Pair go: the wrong partner made move NUMBER
    WrongPartner {
        /// The pair that made the move
        #[arg(value_parser = color)]
        player: Color,
        /// The move, from 1
        #[arg(value_parser = at_least(1))]
        number: u32,
        /// The claim came after a further move [default: where the record has further moves]
        #[arg(long)]
        late: bool,
        /// The claim came right after the move, although the record has further moves by now
        #[arg(long, conflicts_with = "late")]
        at_once: bool,
        /// The move before was out of order too
        #[arg(long)]
        after_wrong: bool,
        /// It was done on purpose
        #[arg(long)]
        deliberate: bool,
    },
    /// A player claims that the opponent's time has run out
    FlagClaim {
        /// Who claims
        #[arg(value_parser = color)]
        claimant: Color,
        /// The claimant's own flag is down too
        #[arg(long)]
        own_down: bool,
        /// The game is blitz
        #[arg(long)]
        blitz: bool,
    },
    /// A stone was displaced and played over
    Displaced {
        /// The players do not agree where it belongs
        #[arg(long)]
        disputed: bool,
    },
    /// The game is adjourned and a move sealed
    Adjourned {
        /// Who seals the move
        #[arg(value_parser = color)]
        player: Color,
        /// How
        sealed: SealedInput,
        /// When and where the game goes on, as written on the envelope
        until: String,
    },
    /// An adjourned game is taken up again
    TakenUp {
        /// The players do not agree on the position
        #[arg(long)]
        disputed: bool,
    },
    /// A player appeals
    Appeal {
        /// The side: black or white
        #[arg(value_parser = color)]
        player: Color,
        /// To whom
        level: LevelInput,
        /// Until when it has to be decided
        until: String,
    },
    /// A player plays on under protest; why stands in --text
    Protest {
        /// The side: black or white
        #[arg(value_parser = color)]
        player: Color,
    },
    /// The players say that a position has come back
    Repetition {
        /// One of them does not want the game to end without result
        #[arg(long)]
        disputed: bool,
    },
    /// The clock is found faulty
    FaultyClock,
    /// An earlier note is taken back, by --by, for the reasons in --text
    TakenBack {
        /// The number of the note, as 'incident' lists it
        #[arg(value_parser = at_least(1))]
        number: u32,
    },
    /// Anything else, in the words of --text
    Remark,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Guess {
    Right,
    Wrong,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum SealedInput {
    /// On a form in an envelope
    Envelope,
    /// On the board, the clocks stopped
    OnBoard,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum LevelInput {
    ChiefReferee,
    Committee,
    Federation,
}

impl IncidentInput {
    fn incident(&self, state: &SessionState) -> Incident {
        match self {
            Self::Draw { guess, guesser } => {
                Incident::Draw { guessed_right: *guess == Guess::Right, guesser: *guesser }
            }
            Self::Bowls { black, white } => Incident::Bowls { stones: [*black, *white] },
            Self::WrongStart => Incident::WrongStart { plays: plays(state) },
            Self::Late { black, white, allowance } => {
                Incident::Late { minutes: [*black, *white], allowance: *allowance }
            }
            Self::Caution { player } => Incident::Caution { player: *player },
            Self::Warning { player } => Incident::Warning { player: *player },
            Self::Penalty { player, points } => Incident::Penalty { player: *player, points: *points },
            Self::WrongPartner { player, number, late, at_once, after_wrong, deliberate } => {
                let is_last = state.moves().len() <= *number as usize;
                let at_once = *at_once || is_last && !late;
                let claim = Claim { at_once, previous_in_order: !after_wrong, deliberate: *deliberate };
                Incident::WrongPartner { player: *player, number: *number as usize, claim }
            }
            Self::FlagClaim { claimant, own_down, blitz } => {
                Incident::FlagClaim { claimant: *claimant, own_down: *own_down, blitz: *blitz }
            }
            Self::Displaced { disputed } => Incident::Displaced { agreed: !disputed },
            Self::Adjourned { player, sealed, until } => {
                let sealed = match sealed {
                    SealedInput::Envelope => SealedMove::Envelope,
                    SealedInput::OnBoard => SealedMove::OnBoard,
                };
                Incident::Adjourned { player: *player, sealed, until: until.clone() }
            }
            Self::TakenUp { disputed } => Incident::TakenUp { agreed: !disputed },
            Self::Appeal { player, level, until } => {
                let level = match level {
                    LevelInput::ChiefReferee => AppealLevel::ChiefReferee,
                    LevelInput::Committee => AppealLevel::Committee,
                    LevelInput::Federation => AppealLevel::Federation,
                };
                Incident::Appeal { player: *player, level, until: until.clone() }
            }
            Self::Protest { player } => Incident::Protest { player: *player },
            Self::Repetition { disputed } => Incident::Repetition { agreed: !disputed },
            Self::FaultyClock => Incident::FaultyClock,
            Self::TakenBack { number } => Incident::TakenBack { number: *number as usize },
            Self::Remark => Incident::Remark,
        }
    }
}

/// The board moves of Black and of White.
fn plays(state: &SessionState) -> [usize; 2] {
    let moves = state.record().map_or(&[][..], |r| &r.moves);
    Color::BOTH.map(|color| moves.iter().filter(|m| m.color == color && m.point.is_some()).count())
}

impl IncidentArgs {
    /// Checks that the rules given are no others than the record's, by which its notes are judged.
    fn check_rules(&self) -> anyhow::Result<()> {
        let Some(given) = self.rules else { return Ok(()) };
        let state = SessionState::from_events(&SessionFolder::at(&self.session).read()?.events);
        let of_record = rules_of(&state, Some(given)).preset;
        if of_record != given {
            bail!(say!(
                "incident-other-rules",
                given = given.name(),
                rules = of_record.name(),
                folder = typed_path(&self.session)
            ));
        }
        Ok(())
    }
}

/// Runs the command.
pub(super) fn run(args: &IncidentArgs) -> anyhow::Result<CommandOutcome> {
    args.check_rules()?;
    let (state, handed_on) = match &args.kind {
        Some(kind) => {
            let place = ActPlace::recording(&args.session, args.output.as_deref());
            let noted = act_on(&place, &Signature::new(clock::now(), &args.by), |state| {
                let (incident, text) = (kind.incident(state), args.text.clone());
                Ok(vec![SessionAct::NoteIncident { incident, text }])
            });
            let (noted, handed_on) = noted?;
            (noted.state, handed_on)
        }
        None => (SessionState::from_events(&SessionFolder::at(&args.session).read()?.events), CommandOutcome::Done),
    };
    let rules = rules_of(&state, args.rules);
    let terms = terms_of(&state, &rules);
    let notes = &state.counting().incidents;
    let effects = effects(notes, &terms);
    let decides = effects.iter().any(|e| matches!(e, IncidentEffect::Decides(_)));
    if args.json {
        let follows = language::within(Language::English, || incident_text::follows(&effects));
        (1..).zip(notes).zip(effects.iter().zip(&follows)).try_for_each(|((number, note), (&effect, follows))| {
            Output.json(&language::within(Language::English, || note_json(number, note, effect, follows)))
        })?;
    } else if notes.is_empty() {
        Output.line(say!("printed-nothing-has-been-noted"))?;
    } else {
        let lines = incident_text::lines(notes, &terms);
        let lines = history_text::notes(&state, |number, _| lines[number - 1].clone());
        (1..).zip(lines).try_for_each(|(number, line)| Output.line(&format!("{number}. {line}")))?;
        let noted = NotedCount::of(&state, args.rules).penalties;
        let noted = noted.map(|side| side.map_or(HalfPoints::ZERO, |noted| noted.value));
        if !decides && noted != [HalfPoints::ZERO; 2] {
            let [black, white] = noted;
            Output.line(&say!("clock-count-with", black, white))?;
        }
    }
    Ok(if decides { CommandOutcome::Finding } else { handed_on })
}

fn note_json(number: usize, note: &IncidentNote, effect: IncidentEffect, follows: &str) -> Value {
    let result = match effect {
        IncidentEffect::Decides(result) => Some(result.to_listed()),
        _ => None,
    };
    json!({
        "number": number,
        "at": note.at,
        "after": note.after,
        "kind": note.incident.name(),
        "what": incident_text::incident(&note.incident),
        "follows": follows,
        "result": result,
        "by": note.by,
        "text": note.text,
    })
}
