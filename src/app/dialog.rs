//! The dialogs that ask before something is done that cannot be undone, or that needs a name.

use crate::app::backend::PhoneInvitation;
use crate::app::finished_game::FinishedGame;
use crate::app::game_export::GameExportForm;
use crate::app::incident_form::IncidentForm;
use crate::app::info_form::InfoForm;
use kifuscribe_acts::act::{DecisionDetail, PlayerProtest, SessionAct};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::possible_margins::{ImpossibleMargin, PossibleMargins};
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::result::{Forfeit, GameResult, WinBy};
use kifuscribe_core::session::assent::Assent;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::Resolution;
use kifuscribe_core::session::earlier_result::EarlierResult;
use kifuscribe_core::session::incident::IncidentNote;
use kifuscribe_language::{as_sentence, say};
use kifuscribe_network::hall_link::UnsentRecording;
use kifuscribe_storage::recordings::StoredRecording;
use kifuscribe_words::incident_text;
use kifuscribe_words::result_text;

/// A dialog that is open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Dialog {
    /// Whether to seal the record.
    Seal {
        /// Whether the seal is signed with the key of this computer.
        signs: bool,
    },
    /// Whether to record a game that has a result.
    RecordAgain(Box<FinishedGame>),
    /// Whether an earlier recording goes on, or a new one begins.
    GoOn(Box<StoredRecording>),
    /// Whether to end the recording.
    Stop {
        /// Whether the window closes then.
        closes: bool,
    },
    /// Whether to close the window although halls lack lines of games that are over.
    CloseUnsent(Vec<UnsentRecording>),
    /// Whether to end a recording without what cannot be written.
    GiveUp {
        /// Whether the window closes then.
        closes: bool,
    },
    /// What was decided about a count, or about the whole game.
    Decision(DecisionForm),
    /// Whether the decision is meant, although another result was known before.
    OtherResult(DecisionForm, EarlierResult),
    /// What is noted about the game beside its moves.
    Incident(IncidentForm),
    /// Who takes a decision back, and why.
    Withdraw(WithdrawForm),
    /// The folder in which the recording goes on.
    AnotherFolder(String),
    /// How a phone becomes the camera.
    Phone(PhoneInvitation),
    /// Whether to hide the page of the audit from the players, and how that is left.
    Hide,
    /// Whether to make a correction, with what it makes of the record.
    Correction(Correction),
    /// Where the game is exported to.
    Export(GameExportForm),
    /// What is known about the game, to put it right.
    Info(Box<InfoForm>),
}

impl Dialog {
    /// Whether it is about the whole window, not about one board.
    #[must_use]
    pub const fn is_about_the_window(&self) -> bool {
        matches!(self, Self::Stop { closes: true } | Self::GiveUp { closes: true } | Self::CloseUnsent(_))
    }

    /// Whether everything that it needs was given.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        match self {
            Self::Seal { .. }
            | Self::RecordAgain(_)
            | Self::GoOn(_)
            | Self::Stop { .. }
            | Self::CloseUnsent(_)
            | Self::GiveUp { .. }
            | Self::Correction(_)
            | Self::Phone(_)
            | Self::Hide => true,
            Self::Decision(form) => form.missing().is_none(),
            Self::OtherResult(form, _) => form.missing_against().is_none(),
            Self::Incident(form) => form.missing().is_none(),
            Self::Withdraw(form) => form.missing().is_none(),
            Self::Export(form) => form.is_complete(),
            Self::Info(form) => form.lock.is_none() && form.problem().is_none(),
            Self::AnotherFolder(path) => !path.trim().is_empty(),
        }
    }
}

/// What is typed for taking a decision back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WithdrawForm {
    /// What the decision is about.
    pub scope: DecisionScope,
    /// The decision as a sentence.
    pub what: String,
    /// Who takes it back.
    pub by: String,
    /// Why.
    pub reasons: String,
}

impl WithdrawForm {
    /// An empty form about a decision; `by` is who decided last.
    #[must_use]
    pub fn new(scope: DecisionScope, what: String, by: &str) -> Self {
        Self { scope, what, by: by.to_owned(), reasons: String::new() }
    }

    /// The act.
    #[must_use]
    pub fn act(&self) -> SessionAct {
        SessionAct::Withdraw { reasons: self.reasons.trim().to_owned() }
    }

    /// What is still missing, the first thing first.
    #[must_use]
    pub fn missing(&self) -> Option<MissingInput> {
        if self.by.trim().is_empty() {
            return Some(MissingInput::Name);
        }
        self.reasons.trim().is_empty().then_some(MissingInput::Reasons)
    }
}

/// What a decision is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecisionScope {
    /// The count on the page of the audit.
    Count,
    /// The game on the screen: by points, or because somebody resigned, ran out of time, or did not appear.
    Game,
}

/// What is typed and chosen for a decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecisionForm {
    /// What it is about.
    pub scope: DecisionScope,
    /// What was decided.
    pub way: Resolution,
    /// A result that is not by points; `None` takes the points typed.
    pub other: Option<GameResult>,
    /// Whether that result was chosen before, and is only confirmed here.
    pub is_chosen: bool,
    /// A result by points as SGF writes it, such as `B+3.5`.
    pub points: String,
    /// Who decides, where that is one person.
    pub by: String,
    /// The names of Black and of White, where both players confirm it.
    pub players: [String; 2],
    /// Whether Black and White agree, as it was ticked; else a player who is named does, as the decision is one of both.
    pub agree: [Option<bool>; 2],
    /// The appeals that are open, and which of them the referee's decision answers.
    pub appeals: Vec<OpenAppeal>,
    /// The reasons.
    pub reasons: String,
    /// Whether Black and White protest.
    pub protesting: [bool; 2],
    /// Why they do.
    pub protest_reasons: String,
    /// The margins that a count can come to, where they are known. The referee may decide otherwise.
    pub margins: Option<PossibleMargins>,
    /// The results of this game that the referee alone gives.
    pub of_referee: Vec<GameResult>,
}

/// An appeal that is open where somebody decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenAppeal {
    /// Its number among what was noted beside the moves.
    pub number: usize,
    /// The appeal as a line.
    pub line: String,
    /// Whether the decision answers it.
    pub is_answered: bool,
}

impl OpenAppeal {
    /// One that the decision does not answer yet.
    #[must_use]
    pub fn new(number: usize, note: &IncidentNote) -> Self {
        Self { number, line: say!("appeal-numbered", number, line = incident_text::line(note)), is_answered: false }
    }
}

/// What a decision still lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MissingInput {
    /// The result.
    Result,
    /// A result that a count can come to: to this one none does, and why.
    PossibleResult(GameResult, ImpossibleMargin),
    /// A margin that the rules allow, and an equal score is won by nobody to whom they do not give it: why this is none.
    AllowedMargin(GameResult, ImpossibleMargin),
    /// The name of who decides.
    Name,
    /// The name of a referee in the place of a player's, who decides nothing.
    NameOfReferee,
    /// The names of both players, who confirm it.
    Players,
    /// That the players agree.
    Agreement,
    /// That this player agrees, too: without it the result is the claim of the other one.
    AgreementOf(Color),
    /// The reasons.
    Reasons,
    /// Which of several open appeals the decision answers.
    Appeals,
    /// That the referee decides: players do not give this result.
    Referee(GameResult),
    /// Why a player protests.
    ProtestReasons,
}

impl MissingInput {
    /// What to do about it, as a sentence.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            Self::Result => say!("dialog-type-the-result-such-as").to_owned(),
            Self::PossibleResult(result, why) => {
                say!("dialog-impossible-result", why = result_text::impossible(result, why))
            }
            Self::AllowedMargin(result, why) => {
                as_sentence(&say!("act-refusal-impossible-decision", why = result_text::impossible(result, why)))
            }
            Self::Name => say!("dialog-type-the-name-of-the").to_owned(),
            Self::NameOfReferee => say!("dialog-no-player-decides").to_owned(),
            Self::Players => say!("dialog-type-the-names-of-both").to_owned(),
            Self::Agreement => say!("dialog-tick-who-agrees").to_owned(),
            Self::AgreementOf(player) => say!("dialog-one-player-claims", player, other = player.opponent()),
            Self::Reasons => say!("dialog-type-the-reasons-for-the").to_owned(),
            Self::Appeals => say!("dialog-tick-the-appeals").to_owned(),
            Self::Referee(result) => say!("dialog-referee-gives-it", result = result_text::short(result)),
            Self::ProtestReasons => say!("dialog-type-why-under-protest").to_owned(),
        }
    }
}

impl DecisionForm {
    /// An empty form about a game between the players of `info`; `by` is who decided last.
    #[must_use]
    pub fn new(scope: DecisionScope, way: Resolution, by: &str, info: &GameInfo) -> Self {
        let (points, reasons, protest_reasons) = Default::default();
        let players = [&info.black, &info.white].map(|player| player.name.clone());
        let by = by.to_owned();
        let (other, margins) = (None, None);
        let (agree, appeals) = ([None; 2], Vec::new());
        Self {
            scope,
            way,
            other,
            is_chosen: false,
            points,
            by,
            players,
            agree,
            appeals,
            reasons,
            protesting: [false; 2],
            protest_reasons,
            margins,
            of_referee: Vec::new(),
        }
    }

    /// Whether both players say so with their names; otherwise one person does.
    #[must_use]
    pub const fn is_of_both(&self) -> bool {
        matches!(self.way, Resolution::Confirmed | Resolution::ComputedAccepted)
    }

    /// Whether the players alone say so: what they agree to against what was known is somebody's decision, who gives reasons.
    #[must_use]
    pub fn is_of_players(&self) -> bool {
        self.is_of_both() && self.reasons.trim().is_empty()
    }

    /// Whether a player agrees.
    #[must_use]
    pub fn agrees(&self, player: Color) -> bool {
        self.agree[player as usize].unwrap_or_else(|| !self.players[player as usize].trim().is_empty())
    }

    /// The players who agree.
    #[must_use]
    pub fn assent(&self) -> Assent {
        let of = |color: Color| self.agrees(color).then(|| self.players[color as usize].clone());
        if self.is_of_both() { Assent::of(Color::BOTH.map(of)) } else { Assent::NONE }
    }

    /// Who says so, as one text: one name, or those of the players who agree.
    #[must_use]
    pub fn signed_by(&self) -> String {
        if self.is_of_players() { self.assent().signed() } else { self.by.trim().to_owned() }
    }

    /// Whether the name of who decides is a player's.
    fn is_by_player(&self) -> bool {
        let [black, white] = &self.players;
        Assent::is_of_players(&self.by, [black, white])
    }

    /// Whether the decision names a result. A stone that was found, or a position counted again, does not.
    #[must_use]
    pub const fn needs_result(&self) -> bool {
        !matches!(self.way, Resolution::StoneFound | Resolution::CountedAgain)
    }

    /// Whether the decision names the result of the game: both players confirm it, or the referee decides.
    #[must_use]
    pub const fn settles(&self) -> bool {
        matches!(self.way, Resolution::Confirmed | Resolution::RefereeDecided)
    }

    /// The result that was chosen or typed.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        if !self.needs_result() {
            return None;
        }
        let typed = || GameResult::from_sgf(&self.points).filter(|r| is_by_points(*r));
        self.other.or_else(typed)
    }

    /// The decision as acts: the protests, with whose they are and why, and then the decision. Where it is about the game on the screen,
    /// the referee's decision is its result.
    #[must_use]
    pub fn acts(&self, is_of_game: bool) -> Vec<SessionAct> {
        let players = Color::BOTH.into_iter().filter(|&player| self.protesting[player as usize]);
        let reasons = || self.protest_reasons.trim().to_owned();
        let noted = players.map(|player| PlayerProtest { player, reasons: reasons() }.into());
        noted.chain([self.act(is_of_game)]).collect()
    }

    fn act(&self, is_of_game: bool) -> SessionAct {
        let (assent, reasons) = (self.assent(), self.reasons.trim().to_owned());
        let answered = self.appeals.iter().filter(|appeal| self.asks_for_appeals() && appeal.is_answered);
        let appeals = answered.map(|appeal| appeal.number).collect();
        let detail = DecisionDetail { protest: self.is_protested(), assent, reasons, appeals };
        let way = if is_of_game && self.settles() { Resolution::Confirmed } else { self.way };
        SessionAct::decision(way, self.result(), detail)
    }

    /// Whether a player protests.
    #[must_use]
    pub fn is_protested(&self) -> bool {
        self.protesting.contains(&true)
    }

    /// Whether it has to be said which appeals the decision answers: several are open, and the referee decides.
    #[must_use]
    pub fn asks_for_appeals(&self) -> bool {
        self.way == Resolution::RefereeDecided && self.appeals.len() > 1
    }

    /// The decision of one person or of both, without reasons that were typed for another way.
    #[must_use]
    pub fn agreed(self) -> Self {
        let reasons = if self.is_of_both() { String::new() } else { self.reasons };
        Self { reasons, ..self }
    }

    /// The result, where both players say it and no count comes to it, and why; the same of a margin that no referee can decide.
    fn impossible_result(&self) -> Option<MissingInput> {
        let (margins, result) = (self.margins?, self.result()?);
        let is_open = self.way != Resolution::RefereeDecided && !self.is_of_both();
        let fault = margins.fault_of_decision(result).map(|why| MissingInput::AllowedMargin(result, why));
        let of_both = || margins.fault_of(result).map(|why| MissingInput::PossibleResult(result, why));
        fault.or_else(|| self.is_of_both().then(of_both).flatten()).filter(|_| !is_open)
    }

    /// What is still missing where another result was known before, the first thing first: who answers for this one, and why.
    #[must_use]
    pub fn missing_against(&self) -> Option<MissingInput> {
        let unsigned = || (self.settles() && self.by.trim().is_empty()).then_some(MissingInput::Name);
        let of_player = || (self.settles() && self.is_by_player()).then_some(MissingInput::NameOfReferee);
        let groundless = || (self.settles() && self.reasons.trim().is_empty()).then_some(MissingInput::Reasons);
        self.missing().or_else(unsigned).or_else(of_player).or_else(groundless)
    }

    /// What should stand with a confirmation, and does not: the word of the other player, or names. It is written down all the same.
    #[must_use]
    pub fn unnamed(&self) -> Option<MissingInput> {
        // A resignation is the loser's own word.
        let assent = self.assent();
        let alone = assent.alone().filter(|_| self.result().and_then(|result| assent.resigned(result)).is_none());
        let is_unnamed = self.is_of_both() && self.players.iter().any(|name| name.trim().is_empty());
        alone.map(|player| MissingInput::AgreementOf(player.opponent())).or(is_unnamed.then_some(MissingInput::Players))
    }

    /// What is still missing, the first thing first.
    #[must_use]
    pub fn missing(&self) -> Option<MissingInput> {
        if self.needs_result() && self.result().is_none() {
            return Some(MissingInput::Result);
        }
        if let Some(impossible) = self.impossible_result() {
            return Some(impossible);
        }
        if let Some(result) = self.result().filter(|result| self.is_of_both() && self.of_referee.contains(result)) {
            return Some(MissingInput::Referee(result));
        }
        if self.is_protested() && self.protest_reasons.trim().is_empty() {
            return Some(MissingInput::ProtestReasons);
        }
        if self.is_of_both() {
            let assent = self.assent();
            // One player's confirmation is a claim; what both accept is no word of one.
            let is_enough = assent.is_of_both() || (self.way == Resolution::Confirmed && !assent.is_of_nobody());
            return (!is_enough).then_some(MissingInput::Agreement);
        }
        if self.by.trim().is_empty() {
            return Some(MissingInput::Name);
        }
        if self.way == Resolution::RefereeDecided && self.is_by_player() {
            return Some(MissingInput::NameOfReferee);
        }
        let needs_reasons = self.way == Resolution::RefereeDecided;
        if needs_reasons && self.reasons.trim().is_empty() {
            return Some(MissingInput::Reasons);
        }
        let is_chosen = !self.asks_for_appeals() || self.appeals.iter().any(|appeal| appeal.is_answered);
        (!is_chosen).then_some(MissingInput::Appeals)
    }
}

const fn is_by_points(result: GameResult) -> bool {
    matches!(result, GameResult::Win { by: WinBy::Points(_), .. } | GameResult::Draw)
}

/// The results that are not by points, in the order of the screen (docs/rules.md A.6).
#[must_use]
pub fn other_results() -> Vec<GameResult> {
    let forfeits = [Forfeit::Unspecified, Forfeit::IllegalMove, Forfeit::Adjudicated].map(WinBy::Forfeit);
    let ways = [WinBy::Resignation, WinBy::Time].into_iter().chain(forfeits);
    let wins = ways.flat_map(|by| Color::BOTH.map(|winner| GameResult::win(winner, by)));
    wins.chain([GameResult::Draw, GameResult::BothLose, GameResult::NoResult, GameResult::Void]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::halfpoints::HalfPoints;
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::game::record::GameRecord;
    use kifuscribe_core::session::incident::Incident;

    #[test]
    fn every_result_that_the_command_line_takes_can_be_chosen() {
        let chosen: Vec<String> = other_results().into_iter().map(GameResult::to_text).collect();
        for text in ["B+R", "W+T", "B+F", "W+illegal-move", "B+adjudicated", "0", "both-lose", "no-result"] {
            assert!(chosen.iter().any(|other| other == text), "{text}: {chosen:?}");
        }
    }

    #[test]
    fn a_decision_says_what_it_lacks() {
        let info = GameInfo::default();
        let mut form = DecisionForm::new(DecisionScope::Count, Resolution::RefereeDecided, "", &info);
        assert_eq!(form.missing(), Some(MissingInput::Result));
        for nonsense in ["B+", "B+R", "Void", "Black"] {
            form.points = nonsense.into();
            assert_eq!(form.missing(), Some(MissingInput::Result), "{nonsense}");
        }
        form.points = "w+0.5".into();
        assert_eq!(form.missing(), Some(MissingInput::Name));
        form.players[1] = "Ito Kenji".into();
        form.by = "Kenji ITO".into();
        assert_eq!(form.missing(), Some(MissingInput::NameOfReferee), "a player decides nothing");
        form.by = "A. Referee".into();
        assert_eq!(form.missing(), Some(MissingInput::Reasons));
        form.reasons = "The clock shows two points of penalty.".into();
        assert_eq!((form.missing(), form.result()), (None, GameResult::from_sgf("W+0.5")));
        let found = DecisionForm { way: Resolution::StoneFound, points: String::new(), ..form };
        assert_eq!((found.missing(), found.result()), (None, None));
    }

    #[test]
    fn where_several_appeals_are_open_the_referee_says_which_the_decision_answers() {
        let info = GameInfo::default();
        let form = DecisionForm::new(DecisionScope::Game, Resolution::RefereeDecided, "A. Referee", &info);
        let open = |number| OpenAppeal { number, line: String::new(), is_answered: false };
        let mut form = DecisionForm { points: "B+3".into(), reasons: "The clock.".into(), ..form };
        form.appeals = vec![open(2)];
        let answers = |form: &DecisionForm| match form.act(true) {
            SessionAct::Confirm { appeals, .. } => appeals,
            other => panic!("{other:?}"),
        };
        assert_eq!((form.missing(), answers(&form)), (None, vec![]), "the only one that is open is meant");
        form.appeals.push(open(5));
        assert_eq!(form.missing(), Some(MissingInput::Appeals));
        form.appeals[1].is_answered = true;
        assert_eq!((form.missing(), answers(&form)), (None, vec![5]));
        form.way = Resolution::Confirmed;
        assert_eq!(answers(&form), [0; 0], "what the players confirm answers none");
    }

    #[test]
    fn a_result_that_the_referee_alone_gives_is_not_taken_from_players() {
        let info = GameInfo::default();
        let form = DecisionForm::new(DecisionScope::Game, Resolution::Confirmed, "A. Referee", &info);
        let of_referee = vec![GameResult::BothLose];
        let form = DecisionForm { other: Some(GameResult::BothLose), agree: [Some(true); 2], of_referee, ..form };
        assert_eq!(form.missing(), Some(MissingInput::Referee(GameResult::BothLose)));
        let decided = DecisionForm { way: Resolution::RefereeDecided, reasons: "Nobody came.".into(), ..form };
        assert_eq!(decided.missing(), None);
    }

    #[test]
    fn a_protest_is_noted_with_whose_it_is_and_why_before_the_decision() {
        let info = GameInfo::default();
        let form = DecisionForm::new(DecisionScope::Game, Resolution::Confirmed, "", &info);
        let mut form = DecisionForm { points: "B+3".into(), agree: [Some(true); 2], ..form };
        assert_eq!(form.acts(true).len(), 1, "nobody protests");
        form.protesting[1] = true;
        assert_eq!(form.missing(), Some(MissingInput::ProtestReasons));
        form.protest_reasons = "a stone was moved".into();
        assert_eq!(form.missing(), None);
        let acts = form.acts(true);
        let (incident, text) = (Incident::Protest { player: Color::White }, "a stone was moved".to_owned());
        assert_eq!(acts[0], SessionAct::NoteIncident { incident, text });
        assert!(matches!(acts[1], SessionAct::Confirm { protest: true, .. }), "{acts:?}");
    }

    #[test]
    fn players_do_not_confirm_what_no_count_comes_to_but_the_referee_may_decide_so() {
        let mut info = GameInfo { komi: HalfPoints::parse("7.5"), ..GameInfo::default() };
        (info.black.name, info.white.name) = ("Ito".into(), "Novák".into());
        let form = DecisionForm::new(DecisionScope::Game, Resolution::Confirmed, "A. Referee", &info);
        let margins = Some(PossibleMargins::of(&info, &GameRecord::new(BoardSize::NINE)));
        let mut form = DecisionForm { points: "W+3".into(), margins, ..form };
        let said = |form: &DecisionForm| form.missing().map(MissingInput::text).unwrap_or_default();
        assert!(said(&form).starts_with("With a komi of 7.5 no count comes to W+3: "), "{}", said(&form));
        form.points = "W+3.5".into();
        assert_eq!(form.missing(), None);
        let unknown = PossibleMargins::of(&GameInfo::default(), &GameRecord::new(BoardSize::NINE));
        let no_komi = DecisionForm { points: "B+400".into(), margins: Some(unknown), ..form.clone() };
        assert!(said(&no_komi).starts_with("No count on a board of 9x9 comes to B+400: "), "{}", said(&no_komi));
        (form.points, form.way, form.reasons) = ("W+3".into(), Resolution::RefereeDecided, "Komi was 8.".into());
        assert_eq!(form.missing(), None);
        form.points = "W+500".into();
        assert!(said(&form).starts_with("No count on a board of 9x9 comes to W+500: "), "{}", said(&form));
    }

    #[test]
    fn both_players_confirm_with_their_names_and_without_reasons() {
        let mut info = GameInfo::default();
        info.black.name = "Ito".into();
        let mut form = DecisionForm::new(DecisionScope::Game, Resolution::Confirmed, "A. Referee", &info);
        (form.points, form.reasons) = ("B+3".into(), "typed before another way was chosen".into());
        assert_eq!(
            (form.missing(), form.unnamed()),
            (None, Some(MissingInput::AgreementOf(Color::White))),
            "one is named"
        );
        form.agree = [Some(false), None];
        assert_eq!(form.missing(), Some(MissingInput::Agreement));
        form.agree = [None, Some(true)];
        assert_eq!((form.missing(), form.unnamed()), (None, Some(MissingInput::Players)), "White's name is not known");
        form.players[1] = " Novák ".into();
        assert_eq!((form.missing(), form.unnamed()), (None, None));
        let names = [Some("Ito".to_owned()), Some("Novák".to_owned())];
        let detail = DecisionDetail { assent: Assent::of(names), ..DecisionDetail::default() };
        let both = SessionAct::decision(Resolution::Confirmed, GameResult::from_sgf("B+3"), detail);
        let agreed = form.clone().agreed();
        assert_eq!((agreed.act(true), agreed.signed_by().as_str()), (both, "Ito / Novák"));
        form.way = Resolution::RefereeDecided;
        assert_eq!(form.signed_by(), "A. Referee");
    }
}
