//! What somebody should look at who has just done something to a recording.

use std::path::{Path, PathBuf};

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::possible_margins::ImpossibleMargin;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::Ruling;
use kifuscribe_core::session::recording::{ChangedSince, ResultNote};
use kifuscribe_formats::shell_words::typed_path;
use kifuscribe_language::{capital, say};
use kifuscribe_words::changed_text;
use kifuscribe_words::history_text::ruling_sentence;
use kifuscribe_words::info_text;
use kifuscribe_words::result_text;

/// What is said beside the outcome of an act. It was done all the same.
#[derive(Debug, Clone, PartialEq)]
pub enum Remark {
    /// The position at the end of the record does not usually come to the result that was confirmed.
    UnusualResult(GameResult),
    /// A result was confirmed in nobody's name.
    NobodyNamed(GameResult),
    /// No count of the game comes to the result that was claimed.
    ImpossibleClaim {
        /// The result.
        result: GameResult,
        /// Why.
        why: ImpossibleMargin,
    },
    /// A penalty was noted that the rules of the game do not have.
    DoubtfulPenalty {
        /// Who pays it.
        player: Color,
        /// How many points.
        points: u32,
    },
    /// A move of the wrong partner was noted, of which there is none in a game of two players: the note, from 1.
    OnlyInPairGo {
        /// The note, from 1.
        number: usize,
    },
    /// One player alone says so: it is that player's claim, and stays open until the other one confirms it.
    NotConfirmedByBoth {
        /// The result.
        result: GameResult,
        /// Who says so.
        player: Color,
    },
    /// Two people claim different results, the later one last.
    ClaimsDiffer(Box<[ResultNote; 2]>),
    /// The recording ended, as the result was confirmed while it ran.
    RecordingEnded(GameResult),
    /// A result was confirmed of a game in whose record these players have no names. A seal takes none any more.
    NamesMissing(Vec<Color>),
    /// The confirmed result is of another game than the one that is recorded now.
    ResultOutdated(ChangedSince),
    /// A file of the result that somebody else had changed is kept as it was under this name.
    KeptChangedResult(PathBuf),
    /// The result that stands after a withdrawal; `None` where none does.
    StandsNow(Option<ResultNote>),
    /// The decision that stands after a withdrawal, while no result is noted.
    DecisionStands(Box<Ruling>),
}

impl Remark {
    /// Whether it is of a claim that is open, and holds until a result is confirmed.
    #[must_use]
    pub const fn is_of_claim(&self) -> bool {
        matches!(self, Self::NotConfirmedByBoth { .. } | Self::ImpossibleClaim { .. } | Self::ClaimsDiffer(_))
    }

    /// The remark about the recording in a session folder as a sentence.
    #[must_use]
    pub fn sentence(&self, session: &Path, sgf: &Path) -> String {
        let (folder, record) = (typed_path(session), typed_path(sgf));
        match self {
            Self::UnusualResult(result) => {
                say!("printed-the-end-does-not-come-to", result = result_text::short(*result), record, folder)
            }
            Self::NobodyNamed(result) => say!("printed-nobody-is-named", result = result_text::short(*result), folder),
            Self::ImpossibleClaim { result, why } => {
                let said = result_text::impossible(*result, *why);
                match why {
                    ImpossibleMargin::Board(_) => say!("remark-claim-beyond-board", why = said),
                    _ => say!("remark-impossible-claim", why = said, result = result_text::short(*result)),
                }
            }
            Self::DoubtfulPenalty { player, points } => say!("printed-doubtful-penalty", player, points),
            Self::OnlyInPairGo { number } => say!("printed-only-in-pair-go", number, folder),
            Self::NotConfirmedByBoth { result, player } => {
                let (result, other) = (result_text::short(*result), player.opponent());
                say!("printed-not-confirmed-by-both", player, result, other, folder)
            }
            Self::ClaimsDiffer(claims) => {
                say!("printed-claims-differ", claims = result_text::claims_differ(claims.each_ref()))
            }
            Self::RecordingEnded(result) => {
                say!("printed-recording-ended", result = result_text::short(*result), folder)
            }
            Self::NamesMissing(players) => {
                say!("printed-names-before-the-seal", colors = info_text::colors_listed(players), folder)
            }
            Self::StandsNow(Some(ResultNote { result, status, .. })) => {
                say!("printed-stands-now", result = result_text::in_words(*result, None), status)
            }
            Self::DecisionStands(ruling) => {
                say!("printed-decided-not-confirmed", ruling = ruling_sentence(ruling, &GameInfo::default()))
            }
            Self::ResultOutdated(changed) => capital(&changed_text::of_result(*changed)),
            Self::KeptChangedResult(file) => say!("printed-changed-result-kept", file = file.display()),
            Self::StandsNow(None) => say!("printed-no-result-stands", folder),
        }
    }
}
