//! Why an act is refused: one sentence with a hint each, the same on every face.

use std::fmt;

use thiserror::Error;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::possible_margins::ImpossibleMargin;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::assent::WrongName;
use kifuscribe_core::session::correction::CorrectionError;
use kifuscribe_core::session::earlier_result::EarlierResult;
use kifuscribe_core::session::incident::IncidentNote;
use kifuscribe_core::session::recording::{ChangedSince, InvalidEvent, ResultNote};
use kifuscribe_formats::color_text::color_name;
use kifuscribe_language::{Message, listed, say};
use kifuscribe_words::{history_text, incident_text, result_text};

/// Why an act is refused. Nothing of it is written then.
#[derive(Debug, Clone, PartialEq, Eq, Error, Message)]
pub enum ActRefusal {
    /// The correction does not fit.
    #[message(transparent)]
    Correction(#[from] CorrectionError),
    /// The recording has no record.
    NoRecord,
    /// A question that is not open.
    NoSuchQuestion {
        /// The number given.
        question: u32,
        /// The open ones.
        open: OpenNumbers,
    },
    /// A proposal that does not exist.
    NoSuchChoice {
        /// The question.
        question: u32,
        /// The numbers of the proposals that it has.
        choices: OpenNumbers,
    },
    /// The confirmed result is final.
    #[message(result = result_text::short(*result))]
    Final {
        /// The result.
        result: GameResult,
        /// Who confirmed it; empty where nobody is named.
        #[message(skip)]
        by: String,
    },
    /// The confirmed result is under appeal: it is upheld, or withdrawn first.
    #[message(result = result_text::short(*result))]
    UnderAppeal {
        /// The result.
        result: GameResult,
    },
    /// A result that contradicts what was known, without a name and reasons.
    #[message(by = another_result(earlier, result, info))]
    AnotherResult {
        /// What was known.
        earlier: EarlierResult,
        /// What was to be confirmed.
        result: GameResult,
        /// The game.
        info: Box<GameInfo>,
    },
    /// The count is of another game than the one that is recorded now, without a name and reasons.
    CountOutOfDate(ChangedSince),
    /// A decision for a margin that the rules do not allow, or that a side wins by no points to which they give no equal score.
    #[message(why = result_text::impossible(*result, *why))]
    ImpossibleDecision {
        /// The result.
        #[message(skip)]
        result: GameResult,
        /// Why.
        why: ImpossibleMargin,
    },
    /// A result that no count comes to, without a name and reasons.
    #[message(why = result_text::impossible(*result, *why))]
    ImpossibleResult {
        /// The result.
        #[message(skip)]
        result: GameResult,
        /// Why.
        why: ImpossibleMargin,
    },
    /// Both are said to accept the computed result, and another one is named.
    #[message(result = result_text::short(*result), computed = result_text::short(*computed))]
    NotComputed {
        /// The result that is named.
        result: GameResult,
        /// The computed one.
        computed: GameResult,
    },
    /// A protest after both players confirmed the result without one.
    #[message(result = result_text::short(*result))]
    ConfirmedWithoutProtest {
        /// The result.
        result: GameResult,
    },
    /// A game that was not adjourned is taken up again.
    NotAdjourned,
    /// An appeal or an adjournment without the time until which it has to be decided, or at which the game goes on.
    NoTimeLimit,
    /// An appeal that was decided is taken back.
    AppealAnswered {
        /// The note, from 1.
        number: usize,
    },
    /// A move of the wrong partner that was noted before.
    NotedBefore {
        /// The move, from 1.
        number: usize,
        /// The note, from 1.
        note: usize,
    },
    /// A name with the end of a line or another control character.
    NameWithControls {
        /// The name, as it can be shown.
        name: String,
    },
    /// A correction that has to be made in somebody's name.
    Unsigned,
    /// A ruling in nobody's name.
    RulingUnsigned,
    /// A referee's decision without reasons.
    NoReasons,
    /// A decision, or the withdrawal of one, in the name of a player: that is the word of this player alone.
    PlayerDecides {
        /// The name.
        name: String,
    },
    /// A confirmation of no result.
    NothingToConfirm,
    /// A decision is taken back in nobody's name, or for no reason.
    WithdrawalUnsigned,
    /// Nothing was decided that could be taken back.
    NothingDecided,
    /// A remark without words.
    NoWords,
    /// A note is taken back in nobody's name, or for no reason.
    NoteTakenBackUnsigned,
    /// A note that is not there, or that was taken back already.
    NoSuchNote {
        /// The number given.
        number: usize,
        /// How many notes there are.
        notes: usize,
    },
    /// A note is taken back in the name of a player whose it is not.
    NoteOfOther {
        /// The note, from 1.
        number: usize,
        /// The name.
        name: String,
    },
    /// A move of the wrong partner that the other pair made, by the record.
    #[message(player = player.opponent())]
    OthersMove {
        /// The move, from 1.
        number: usize,
        /// The pair that was said to have made it.
        player: Color,
    },
    /// A move that the record does not have.
    NoSuchMove {
        /// The move, from 1.
        number: usize,
        /// How many moves there are.
        moves: usize,
    },
    /// An appeal is open, without a name and reasons of who decides.
    #[message(appeal = incident_text::incident(&_0.incident))]
    AppealOpen(Box<IncidentNote>),
    /// A note decides the game otherwise or leaves its end open, without a name and reasons of who decides.
    EndNoteStands {
        /// Its number, from 1.
        number: usize,
        /// The note in words.
        note: String,
    },
    /// A result that the referee alone gives, without a name and reasons of who decides.
    #[message(result = result_text::in_words(*result, None))]
    ResultOfReferee {
        /// The result.
        result: GameResult,
    },
    /// A game without result is open until the referee rules, by the Russian code.
    NoResultOpen,
    /// Somebody claims another result than the one to confirm, without a name and reasons of who decides.
    #[message(name = claimant(_0), claimed = result_text::short(_0.result))]
    ClaimOpen(Box<ResultNote>),
    /// A confirmation of which it is not said that a player makes it, without a name and reasons of who decides; and one by one player
    /// alone where no claim can wait for the other one.
    NobodyAgrees,
    /// A name under which a player is said to agree that is another's.
    #[message(by = wrong_name(_0))]
    WrongName(WrongName),
    /// Reasons of a confirmation, without the name of who decides.
    ReasonsOfNobody,
    /// A decision that does not say which of several open appeals it answers.
    WhichAppeal {
        /// Those that are open.
        appeals: OpenNumbers,
    },
    /// A decision that answers an appeal that is not open.
    NoSuchAppeal {
        /// The number given.
        appeal: usize,
        /// Those that are open.
        open: OpenNumbers,
    },
    /// A decision on the result that leaves appeals open.
    AppealLeft {
        /// Those that it does not answer.
        appeals: OpenNumbers,
    },
    /// A running recording cannot be sealed.
    StillRunning,
    /// An act that cannot follow, such as one with a point that is not on the board.
    #[message(transparent)]
    Invalid(#[from] InvalidEvent),
}

/// What an act lacks that a person can give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ActLack {
    /// The name of who does it.
    Name,
    /// Reasons.
    Reasons,
    /// A name and reasons.
    NameAndReasons,
    /// The result that is meant.
    Result,
    /// Words.
    Words,
    /// A name and words.
    NameAndWords,
    /// Which players agree, or a name and reasons.
    Assent,
    /// Which appeals it answers.
    Appeals,
}

impl ActRefusal {
    /// What the act lacks; `None` where nothing that is given makes it possible. Each face says in its own way how it is given.
    #[must_use]
    pub const fn lack(&self) -> Option<ActLack> {
        match self {
            Self::Unsigned | Self::RulingUnsigned | Self::ReasonsOfNobody => Some(ActLack::Name),
            Self::PlayerDecides { .. } | Self::NoteOfOther { .. } | Self::NameWithControls { .. } => {
                Some(ActLack::Name)
            }
            Self::NoReasons => Some(ActLack::Reasons),
            Self::WithdrawalUnsigned
            | Self::AnotherResult { .. }
            | Self::CountOutOfDate(_)
            | Self::AppealOpen(_)
            | Self::EndNoteStands { .. }
            | Self::ResultOfReferee { .. }
            | Self::NoResultOpen
            | Self::ClaimOpen(_)
            | Self::WrongName(WrongName::OfNobody { .. })
            | Self::ImpossibleResult { .. } => Some(ActLack::NameAndReasons),
            Self::NobodyAgrees => Some(ActLack::Assent),
            Self::WhichAppeal { .. } | Self::NoSuchAppeal { .. } | Self::AppealLeft { .. } => Some(ActLack::Appeals),
            Self::NothingToConfirm => Some(ActLack::Result),
            Self::NoWords => Some(ActLack::Words),
            Self::NoteTakenBackUnsigned => Some(ActLack::NameAndWords),
            Self::Correction(_)
            | Self::WrongName(_)
            | Self::ImpossibleDecision { .. }
            | Self::NoRecord
            | Self::NoSuchQuestion { .. }
            | Self::NoSuchChoice { .. }
            | Self::Final { .. }
            | Self::UnderAppeal { .. }
            | Self::NothingDecided
            | Self::NotComputed { .. }
            | Self::ConfirmedWithoutProtest { .. }
            | Self::NotAdjourned
            | Self::NoTimeLimit
            | Self::AppealAnswered { .. }
            | Self::NotedBefore { .. }
            | Self::NoSuchNote { .. }
            | Self::OthersMove { .. }
            | Self::NoSuchMove { .. }
            | Self::StillRunning
            | Self::Invalid(_) => None,
        }
    }
}

/// The numbers of questions or of appeals that are open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenNumbers(pub Vec<u32>);

impl fmt::Display for OpenNumbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<String> = self.0.iter().map(u32::to_string).collect();
        if numbers.is_empty() { f.write_str(say!("audit-none")) } else { f.write_str(&listed(&numbers)) }
    }
}

/// Who claims a result: a name, or a colour.
fn claimant(claim: &ResultNote) -> String {
    let player = claim.assent.alone().filter(|_| claim.signed.by.is_empty());
    player.map_or_else(|| claim.signed.by.clone(), |player| color_name(player).to_owned())
}

fn wrong_name(wrong: &WrongName) -> String {
    match wrong {
        WrongName::OfOpponent { player, name } => say!("act-name-of-opponent", player, other = player.opponent(), name),
        WrongName::OfNobody { player, name, known } => say!("act-name-of-nobody", player, name, known),
        WrongName::OfBoth { name } => say!("act-name-of-both", name),
    }
}

fn another_result(earlier: &EarlierResult, result: &GameResult, info: &GameInfo) -> String {
    let said = history_text::earlier_result(*earlier, info);
    say!("printed-another-result-needs-reasons", said, confirmed = result_text::in_words(*result, info))
}
