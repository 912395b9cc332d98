//! What a referee or an organiser notes about a game beside its moves, and what the rules make of it. The program
//! proposes; the referee decides (docs/rules.md A.5 to A.10).

use std::collections::BTreeSet;
use std::time::Duration;

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::game::clock::Lateness;
use crate::game::color::Color;
use crate::game::consequence::Consequence;
use crate::game::pair_go::{self, Claim};
use crate::game::result::{Forfeit, GameResult, WinBy};
use crate::game::rules::{Nigiri, Rules};

/// Something noted about a game beside its moves.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Incident {
    /// The draw for colours (S1, S4 16.5b).
    Draw {
        /// Whether the guess was right.
        guessed_right: bool,
        /// The colour that the player who guessed has.
        guesser: Color,
    },
    /// The stones of both bowls were counted, before the game or after the board was cleared (docs/rules.md B.6, I11).
    Bowls {
        /// The stones of Black and of White.
        stones: [usize; 2],
    },
    /// Colours or handicap were wrong; it was noticed after so many board moves of Black and of White (S4 22.1).
    WrongStart {
        /// The board moves.
        plays: [usize; 2],
    },
    /// Players came late.
    Late {
        /// By how many minutes Black and White were late.
        minutes: [u32; 2],
        /// The time that each has on the clock, in minutes.
        allowance: u32,
    },
    /// A player was cautioned: the lightest sanction of the Russian code (docs/rules.md A.10).
    Caution {
        /// Who.
        player: Color,
    },
    /// A player was warned. Two warnings lose (S4 21.2).
    Warning {
        /// Who.
        player: Color,
    },
    /// A penalty that enters the count, such as that of a clock with penalty points.
    Penalty {
        /// Who pays it.
        player: Color,
        /// How many points.
        points: u32,
    },
    /// In pair go the wrong partner made a move (S4 App.4).
    WrongPartner {
        /// The pair.
        player: Color,
        /// The move, from 1.
        number: usize,
        /// How it was claimed.
        claim: Claim,
    },
    /// A player claims that the opponent's time has run out.
    FlagClaim {
        /// Who claims.
        claimant: Color,
        /// Whether the claimant's own flag is down too.
        own_down: bool,
        /// Whether it is blitz (S4 App.6).
        blitz: bool,
    },
    /// A stone was displaced and played over (S4 22.4).
    Displaced {
        /// Whether both players agree where it belongs.
        agreed: bool,
    },
    /// The game was adjourned and a move sealed (S4 25).
    Adjourned {
        /// Who sealed the move.
        player: Color,
        /// How.
        sealed: SealedMove,
        /// When and where the game goes on, as written on the envelope.
        until: String,
    },
    /// An adjourned game was taken up again (S4 25, 22.4).
    TakenUp {
        /// Whether both agreed that the position is the one that was adjourned.
        agreed: bool,
    },
    /// A player plays on under protest (S4 26.3b): the page that is signed says whose protest it is.
    Protest {
        /// Who.
        player: Color,
    },
    /// The players say that a position has come back.
    Repetition {
        /// Whether both want the game to end without result (S4 13.1).
        agreed: bool,
    },
    /// The clock was found faulty.
    FaultyClock,
    /// A player appeals (S3, S4 26).
    Appeal {
        /// Who.
        player: Color,
        /// To whom.
        level: AppealLevel,
        /// Until when it has to be decided, in the referee's words.
        until: String,
    },
    /// An earlier note is taken back: it counts no longer. Why stands in the text of the note.
    TakenBack {
        /// Which of the notes, from 1.
        number: usize,
    },
    /// Anything else: what it is stands in the text of the note.
    Remark,
}

/// How the next move is sealed while a game is adjourned (S4 25).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SealedMove {
    /// Written on a form and put into an envelope.
    Envelope,
    /// Already on the board, the clocks stopped.
    OnBoard,
}

/// Who decides an appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum AppealLevel {
    /// The chief referee.
    ChiefReferee,
    /// The appeals committee.
    Committee,
    /// The federation, as the last instance.
    Federation,
}

/// An incident with what belongs to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IncidentNote {
    /// The wall-clock time as ISO 8601.
    pub at: String,
    /// The number of moves made by then.
    pub after: usize,
    /// What happened.
    pub incident: Incident,
    /// Who noted it; empty if unknown.
    pub by: String,
    /// Details, in the words of who noted it.
    pub text: String,
}

/// What the rules make of an incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IncidentEffect {
    /// Nothing more.
    Noted,
    /// It decides the game. A game that ends without result is pending until the referee rules a draw, another game with less time,
    /// or something else (S4 13.1, 16.8i, 20.2b).
    Decides(GameResult),
    /// These points enter the count as a penalty.
    Counts {
        /// Who pays.
        player: Color,
        /// How many points.
        points: u32,
    },
    /// These times are taken off the clocks of Black and of White.
    Deduct([Duration; 2]),
    /// The same, and the whole main time of one of them, or of both, is gone with it: without overtime the flag has fallen.
    DeductAll([Duration; 2]),
    /// A move of the wrong partner that costs no points.
    OutOfOrder {
        /// What follows; nothing where the claim came too late.
        consequence: Option<Consequence>,
        /// Whose turn it was.
        turn: pair_go::Seat,
    },
    /// The game is started again.
    Restart,
    /// The game goes on as it is.
    GoesOn,
    /// The player who guessed chooses the colour.
    Chooses,
    /// The player who guessed should have the other colour.
    OtherColor,
    /// The bowls should hold so many stones.
    BowlsExpected([usize; 2]),
    /// What S4 22.4 says of a position that was set up wrongly after an adjournment follows, step by step.
    PutRight,
    /// What S4 22.4 says of a displaced stone that was played over: the players agree where it belongs, else both lose.
    AgreeOrBothLose,
    /// Another clock takes the place of the faulty one, on which so many minutes are left at least.
    ClockSet {
        /// The minutes.
        minutes: u32,
    },
    /// The game has more time than blitz, of which alone the rules say what follows.
    NoBlitz {
        /// The most minutes that each player has in blitz.
        minutes: u32,
    },
    /// The flag that fell first loses, and which one did is not noted.
    FirstFlagLoses,
    /// An earlier note decides the game already.
    DecidedBefore {
        /// Its number, from 1.
        number: usize,
    },
    /// The rules say nothing of it, and the tournament's conditions decide.
    NotStated(Unstated),
    /// A second warning loses.
    FirstWarning,
    /// The rules do not say: the referee decides.
    RefereeDecides,
    /// It was taken back: nothing follows.
    TakenBack,
}

/// What some rules say nothing of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unstated {
    /// Coming late.
    Lateness,
    /// What a guess at the draw for colours gives.
    Colors,
    /// Blitz, of which only the Russian code has rules (S4 App.6).
    Blitz,
}

/// What an incident is judged by.
#[derive(Debug, Clone, Copy)]
pub struct IncidentTerms<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// The points of the board.
    pub points: usize,
    /// The handicap stones.
    pub handicap: usize,
    /// Each player's main time; `None` where it is not known.
    pub main_time: Option<Duration>,
}

/// The most time that each player has in blitz by the Russian code, in minutes (S4 App.6).
const RGF_BLITZ: u32 = 15;

/// The minutes that are left on a clock that takes the place of a faulty one, by the Russian code.
const FAULTY_CLOCK_LEAVES: u32 = 15;

impl Incident {
    /// The name on the command line and in the journal.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.into()
    }

    /// The player whose appeal, protest or claim of a lost flag it is; `None` where it is the referee's.
    #[must_use]
    pub const fn player(&self) -> Option<Color> {
        match self {
            Self::Appeal { player, .. } | Self::Protest { player } => Some(*player),
            Self::FlagClaim { claimant, .. } => Some(*claimant),
            _ => None,
        }
    }
}

impl From<Lateness> for IncidentEffect {
    fn from(lateness: Lateness) -> Self {
        match lateness {
            Lateness::Deduct(times) => Self::Deduct(times),
            Lateness::Decided(result) => Self::Decides(result),
            Lateness::NotStated => Self::NotStated(Unstated::Lateness),
        }
    }
}

/// Why the rules for blitz do not hold in a game with this main time for each player; `None` where they do (S4 App.6).
#[must_use]
pub fn no_blitz(rules: &Rules, main_time: Option<Duration>) -> Option<IncidentEffect> {
    if !rules.has_rgf_articles() {
        return Some(IncidentEffect::NotStated(Unstated::Blitz));
    }
    let is_too_long = main_time.is_some_and(|main| main > Duration::from_secs(60 * u64::from(RGF_BLITZ)));
    is_too_long.then_some(IncidentEffect::NoBlitz { minutes: RGF_BLITZ })
}

/// The notes that hold, each with its number from 1: those that were not taken back, and that take back no other one.
#[must_use]
pub fn holding(notes: &[IncidentNote]) -> Vec<(usize, &IncidentNote)> {
    let taken_back = |note: &IncidentNote| match note.incident {
        Incident::TakenBack { number } => Some(number),
        _ => None,
    };
    let gone: BTreeSet<usize> = notes.iter().filter_map(taken_back).collect();
    let numbered = (1..).zip(notes);
    numbered.filter(|(number, note)| taken_back(note).is_none() && !gone.contains(number)).collect()
}

/// Returns what the rules make of each incident, in the order of `notes`.
#[must_use]
pub fn effects(notes: &[IncidentNote], terms: &IncidentTerms<'_>) -> Vec<IncidentEffect> {
    let mut warnings = [0; 2];
    let held: BTreeSet<usize> = holding(notes).into_iter().map(|(number, _)| number).collect();
    let mut decided = None;
    let mut of = |(number, note): (usize, &IncidentNote)| {
        if !held.contains(&number) && !matches!(note.incident, Incident::TakenBack { .. }) {
            return IncidentEffect::TakenBack;
        }
        // Who claims a win on time after the game was decided comes too late.
        if let (Incident::FlagClaim { .. }, Some(number)) = (&note.incident, decided) {
            return IncidentEffect::DecidedBefore { number };
        }
        let Incident::Warning { player } = note.incident else {
            let effect = effect(&note.incident, terms);
            decided = decided.or(matches!(effect, IncidentEffect::Decides(_)).then_some(number));
            return effect;
        };
        // Only the Russian code says what follows warnings.
        if !terms.rules.has_rgf_articles() {
            warnings[player as usize] += 1;
            let is_first = warnings[player as usize] == 1;
            return if is_first { IncidentEffect::Noted } else { IncidentEffect::RefereeDecides };
        }
        warnings[player as usize] += 1;
        match warnings[player as usize] {
            1 => IncidentEffect::FirstWarning,
            _ => {
                let by = WinBy::Forfeit(Forfeit::Adjudicated);
                IncidentEffect::Decides(GameResult::win(player.opponent(), by))
            }
        }
    };
    (1..).zip(notes).map(&mut of).collect()
}

/// What the rules make of an incident by itself.
fn effect(incident: &Incident, terms: &IncidentTerms<'_>) -> IncidentEffect {
    let rules = terms.rules;
    match *incident {
        Incident::Draw { guessed_right, guesser } => match (rules.nigiri, guessed_right) {
            (Nigiri::Choice, true) => IncidentEffect::Chooses,
            (Nigiri::Choice, false) => IncidentEffect::Noted,
            (Nigiri::Black, right) if right == (guesser == Color::Black) => IncidentEffect::Noted,
            (Nigiri::Black, _) => IncidentEffect::OtherColor,
            (Nigiri::NotStated, _) => IncidentEffect::NotStated(Unstated::Colors),
        },
        Incident::Bowls { stones } => match rules.set.bowls(terms.points) {
            expected if expected == stones => IncidentEffect::Noted,
            expected => IncidentEffect::BowlsExpected(expected),
        },
        // The articles of the Russian code about these hold where its rules are played.
        Incident::WrongStart { .. } | Incident::Displaced { agreed: false } | Incident::TakenUp { agreed: false }
            if !rules.has_rgf_articles() =>
        {
            IncidentEffect::RefereeDecides
        }
        Incident::WrongStart { plays } if plays.iter().all(|&n| n < 3) => IncidentEffect::Restart,
        Incident::Late { minutes, allowance } => {
            let time = |minutes: u32| Duration::from_secs(60 * u64::from(minutes));
            match rules.lateness.ruling(time(allowance), minutes.map(time)) {
                Lateness::Deduct(times) if times.iter().any(|&taken| taken >= time(allowance)) => {
                    IncidentEffect::DeductAll(times)
                }
                other => other.into(),
            }
        }
        Incident::Penalty { player, points } => IncidentEffect::Counts { player, points },
        Incident::WrongPartner { player, number, claim } => match pair_go::ruling(claim) {
            Some(Consequence::Penalty { points }) => IncidentEffect::Counts { player, points },
            consequence => IncidentEffect::OutOfOrder { consequence, turn: pair_go::seat(terms.handicap, number) },
        },
        Incident::FlagClaim { claimant, own_down: false, .. } => {
            IncidentEffect::Decides(GameResult::win(claimant, WinBy::Time))
        }
        Incident::FlagClaim { blitz: true, .. } => {
            no_blitz(rules, terms.main_time).unwrap_or(IncidentEffect::Decides(GameResult::BothLose))
        }
        Incident::FlagClaim { .. } => IncidentEffect::FirstFlagLoses,
        Incident::Displaced { agreed: false } => IncidentEffect::AgreeOrBothLose,
        Incident::TakenUp { agreed: false } => IncidentEffect::PutRight,
        Incident::WrongStart { .. } | Incident::Displaced { .. } | Incident::TakenUp { .. } => IncidentEffect::GoesOn,
        Incident::Warning { .. } => IncidentEffect::FirstWarning,
        Incident::Repetition { .. } | Incident::FaultyClock if !rules.has_rgf_articles() => {
            IncidentEffect::RefereeDecides
        }
        Incident::Repetition { agreed: true } => IncidentEffect::Decides(GameResult::Pending),
        Incident::Repetition { agreed: false } => IncidentEffect::GoesOn,
        Incident::FaultyClock => IncidentEffect::ClockSet { minutes: FAULTY_CLOCK_LEAVES },
        Incident::Caution { .. } => IncidentEffect::Noted,
        Incident::Adjourned { .. }
        | Incident::Appeal { .. }
        | Incident::Protest { .. }
        | Incident::TakenBack { .. }
        | Incident::Remark => IncidentEffect::Noted,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::named::Named;
    use crate::game::rules::Preset;

    fn effect_under(preset: Preset, incident: Incident) -> IncidentEffect {
        effect(&incident, &IncidentTerms { rules: &Rules::preset(preset), points: 361, handicap: 0, main_time: None })
    }

    fn decides(result: &str) -> IncidentEffect {
        IncidentEffect::Decides(GameResult::from_sgf(result).unwrap())
    }

    #[test]
    fn the_second_warning_of_a_player_loses() {
        let warning = |player| IncidentNote {
            at: String::new(),
            after: 0,
            incident: Incident::Warning { player },
            by: String::new(),
            text: String::new(),
        };
        let notes = [Color::Black, Color::White, Color::Black].map(warning);
        let rules = Rules::preset(Preset::Japanese);
        let effects = effects(&notes, &IncidentTerms { rules: &rules, points: 361, handicap: 0, main_time: None });
        let lost = GameResult::win(Color::White, WinBy::Forfeit(Forfeit::Adjudicated));
        let first = IncidentEffect::FirstWarning;
        assert_eq!(effects, [first, first, IncidentEffect::Decides(lost)]);
    }

    #[test]
    fn what_was_taken_back_counts_no_longer() {
        let player = Color::Black;
        let warning = Incident::Warning { player };
        let kinds = [
            warning.clone(),
            Incident::Penalty { player, points: 2 },
            Incident::TakenBack { number: 1 },
            warning,
            Incident::TakenBack { number: 2 },
        ];
        let note = |incident| IncidentNote {
            at: "14:06".into(),
            after: 0,
            incident,
            by: "A. Referee".into(),
            text: "the wrong table".into(),
        };
        let notes = kinds.map(note);
        let rules = Rules::preset(Preset::Japanese);
        let effects = effects(&notes, &IncidentTerms { rules: &rules, points: 361, handicap: 0, main_time: None });
        let (gone, first) = (IncidentEffect::TakenBack, IncidentEffect::FirstWarning);
        assert_eq!(effects, [gone, gone, IncidentEffect::Noted, first, IncidentEffect::Noted]);
        let hold: Vec<usize> = holding(&notes).into_iter().map(|(number, _)| number).collect();
        assert_eq!(hold, [4], "neither what was taken back, nor taking back");
    }

    #[test]
    fn what_only_the_russian_code_says_holds_only_there() {
        let referee = IncidentEffect::RefereeDecides;
        for other in [Preset::Ing, Preset::IngEgf, Preset::Wmsg2008, Preset::Area] {
            for incident in [
                Incident::WrongStart { plays: [1, 1] },
                Incident::WrongStart { plays: [9, 9] },
                Incident::Displaced { agreed: false },
                Incident::TakenUp { agreed: false },
            ] {
                assert_eq!(effect_under(other, incident.clone()), referee, "{incident:?}");
            }
            assert_eq!(effect_under(other, Incident::Displaced { agreed: true }), IncidentEffect::GoesOn);
            let warned = IncidentNote {
                at: String::new(),
                after: 0,
                incident: Incident::Warning { player: Color::Black },
                by: String::new(),
                text: String::new(),
            };
            let rules = Rules::preset(other);
            let effects = effects(
                &[warned.clone(), warned],
                &IncidentTerms { rules: &rules, points: 361, handicap: 0, main_time: None },
            );
            assert_eq!(effects, [IncidentEffect::Noted, referee]);
        }
        assert_eq!(effect_under(Preset::Japanese, Incident::Caution { player: Color::Black }), IncidentEffect::Noted);
    }

    #[test]
    fn a_repetition_ends_a_game_by_the_russian_code_where_both_agree() {
        let repetition = |agreed| Incident::Repetition { agreed };
        // The game has no result until the referee gives it one; void it is only where he rules so.
        assert_eq!(effect_under(Preset::Japanese, repetition(true)), IncidentEffect::Decides(GameResult::Pending));
        assert_eq!(effect_under(Preset::Japanese, repetition(false)), IncidentEffect::GoesOn);
        assert_eq!(effect_under(Preset::Ing, repetition(true)), IncidentEffect::RefereeDecides);
    }

    #[test]
    fn on_the_clock_for_a_faulty_one_a_quarter_of_an_hour_is_left_by_the_russian_code() {
        let left = IncidentEffect::ClockSet { minutes: 15 };
        assert_eq!(effect_under(Preset::Japanese, Incident::FaultyClock), left);
        assert_eq!(effect_under(Preset::Wmsg2008, Incident::FaultyClock), IncidentEffect::RefereeDecides);
    }

    #[test]
    fn blitz_has_a_quarter_of_an_hour_at_most_by_the_russian_code() {
        let (rules, claim) = (Rules::preset(Preset::Japanese), |own_down| Incident::FlagClaim {
            claimant: Color::Black,
            own_down,
            blitz: true,
        });
        let with = |minutes: u64, own_down| {
            let main_time = Some(Duration::from_secs(60 * minutes));
            effect(&claim(own_down), &IncidentTerms { rules: &rules, points: 361, handicap: 0, main_time })
        };
        assert_eq!(with(15, true), IncidentEffect::Decides(GameResult::BothLose));
        assert_eq!(with(16, true), IncidentEffect::NoBlitz { minutes: 15 });
        assert_eq!(with(16, false), decides("B+T"), "a fallen flag loses in every game");
    }

    #[test]
    fn the_draw_for_colours_gives_the_choice_or_black() {
        let draw = |guessed_right, guesser| Incident::Draw { guessed_right, guesser };
        assert_eq!(effect_under(Preset::Ing, draw(true, Color::White)), IncidentEffect::Chooses);
        for preset in [Preset::Wmsg2008, Preset::Aga, Preset::Area, Preset::IngEgf] {
            let silent = IncidentEffect::NotStated(Unstated::Colors);
            assert_eq!(effect_under(preset, draw(true, Color::Black)), silent, "{preset}");
        }
        assert_eq!(effect_under(Preset::Ing, draw(false, Color::White)), IncidentEffect::Noted);
        assert_eq!(effect_under(Preset::Japanese, draw(true, Color::Black)), IncidentEffect::Noted);
        assert_eq!(effect_under(Preset::Japanese, draw(true, Color::White)), IncidentEffect::OtherColor);
        assert_eq!(effect_under(Preset::Japanese, draw(false, Color::White)), IncidentEffect::Noted);
    }

    #[test]
    fn the_bowls_hold_the_same_stones_after_clearing() {
        let bowls = |stones| Incident::Bowls { stones };
        assert_eq!(effect_under(Preset::Ing, bowls([180, 180])), IncidentEffect::Noted);
        assert_eq!(effect_under(Preset::Ing, bowls([181, 180])), IncidentEffect::BowlsExpected([180, 180]));
        assert_eq!(effect_under(Preset::Japanese, bowls([181, 180])), IncidentEffect::Noted);
    }

    #[test]
    fn a_wrong_start_is_restarted_before_each_sides_third_move() {
        let wrong = |plays| effect_under(Preset::Japanese, Incident::WrongStart { plays });
        assert_eq!(wrong([2, 2]), IncidentEffect::Restart);
        assert_eq!(wrong([3, 2]), IncidentEffect::GoesOn);
    }

    #[test]
    fn coming_late_costs_time_or_the_game() {
        let late = |minutes| Incident::Late { minutes, allowance: 60 };
        let minutes = |n: u64| Duration::from_secs(60 * n);
        assert_eq!(effect_under(Preset::Ing, late([0, 10])), IncidentEffect::Deduct([minutes(0), minutes(20)]));
        let no_show = GameResult::win(Color::White, WinBy::Forfeit(Forfeit::NoShow));
        assert_eq!(effect_under(Preset::Ing, late([30, 0])), IncidentEffect::Decides(no_show));
        assert_eq!(effect_under(Preset::Japanese, late([30, 20])), IncidentEffect::Deduct([minutes(20), minutes(10)]));
        // By the Russian code a clock runs for the one who is absent: with so little time it has run out.
        let late = |allowance| Incident::Late { minutes: [45, 0], allowance };
        let gone = IncidentEffect::DeductAll([minutes(45), minutes(0)]);
        assert_eq!(effect_under(Preset::Japanese, late(30)), gone);
        assert_eq!(effect_under(Preset::Japanese, late(46)), IncidentEffect::Deduct([minutes(45), minutes(0)]));
        let late = |minutes| Incident::Late { minutes, allowance: 60 };
        let silent = IncidentEffect::NotStated(Unstated::Lateness);
        for &preset in Preset::ALL {
            let said = matches!(preset, Preset::Ing | Preset::IngAga | Preset::Japanese);
            assert_eq!(effect_under(preset, late([0, 10])) == silent, !said, "{preset}");
        }
    }

    #[test]
    fn in_pair_go_the_wrong_partner_costs_three_points() {
        let claim = Claim { at_once: true, previous_in_order: true, deliberate: false };
        let wrong =
            |claim| effect_under(Preset::Japanese, Incident::WrongPartner { player: Color::White, number: 2, claim });
        assert_eq!(wrong(claim), IncidentEffect::Counts { player: Color::White, points: 3 });
        let turn = (Color::White, pair_go::Partner::Woman);
        assert_eq!(
            wrong(Claim { previous_in_order: false, ..claim }),
            IncidentEffect::OutOfOrder { consequence: Some(Consequence::NoPenalty), turn }
        );
        assert_eq!(wrong(Claim { at_once: false, ..claim }), IncidentEffect::OutOfOrder { consequence: None, turn });
    }

    #[test]
    fn in_blitz_both_flags_down_lose_for_both() {
        let claim = |own_down, blitz| {
            effect_under(Preset::Japanese, Incident::FlagClaim { claimant: Color::Black, own_down, blitz })
        };
        assert_eq!(claim(false, true), decides("B+T"));
        assert_eq!(claim(true, true), IncidentEffect::Decides(GameResult::BothLose));
        assert_eq!(claim(true, false), IncidentEffect::FirstFlagLoses);
    }

    #[test]
    fn other_rules_say_nothing_of_blitz() {
        for preset in Preset::ALL.iter().copied().filter(|&preset| preset != Preset::Japanese) {
            let claim =
                |own_down, blitz| effect_under(preset, Incident::FlagClaim { claimant: Color::White, own_down, blitz });
            assert_eq!(claim(true, true), IncidentEffect::NotStated(Unstated::Blitz), "{preset}");
            assert_eq!(claim(true, false), IncidentEffect::FirstFlagLoses, "{preset}");
            assert_eq!(claim(false, true), decides("W+T"), "{preset}: a fallen flag loses in every game");
        }
    }

    #[test]
    fn who_claims_after_the_game_was_lost_on_time_comes_too_late() {
        let claim = |claimant| Incident::FlagClaim { claimant, own_down: false, blitz: false };
        let note = |incident| IncidentNote {
            at: String::new(),
            after: 60,
            incident,
            by: "A. Referee".into(),
            text: "the wrong board".into(),
        };
        let rules = Rules::preset(Preset::Ing);
        let terms = IncidentTerms { rules: &rules, points: 361, handicap: 0, main_time: None };
        let mut notes = vec![note(claim(Color::Black)), note(claim(Color::White))];
        assert_eq!(effects(&notes, &terms), [decides("B+T"), IncidentEffect::DecidedBefore { number: 1 }]);
        // Once the first claim is taken back, the second one decides.
        notes.push(note(Incident::TakenBack { number: 1 }));
        assert_eq!(effects(&notes, &terms)[1], decides("W+T"));
    }

    #[test]
    fn players_agree_where_a_displaced_stone_belongs_or_both_lose() {
        let effect = |incident| effect_under(Preset::Japanese, incident);
        assert_eq!(effect(Incident::Displaced { agreed: false }), IncidentEffect::AgreeOrBothLose);
        assert_eq!(effect(Incident::Displaced { agreed: true }), IncidentEffect::GoesOn);
    }

    #[test]
    fn a_wrong_position_after_an_adjournment_is_put_right_step_by_step() {
        let effect = |incident| effect_under(Preset::Japanese, incident);
        assert_eq!(effect(Incident::TakenUp { agreed: false }), IncidentEffect::PutRight);
        assert_eq!(effect(Incident::TakenUp { agreed: true }), IncidentEffect::GoesOn);
    }
}
