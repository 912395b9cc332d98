//! A question of a table as the organiser and the referee see it: open, answered, or settled a moment ago.

use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::recorder::event::Question;
use kifuscribe_core::session::recording::Answer;
use kifuscribe_core::session::role::bearer_text;
use kifuscribe_language::say;
use kifuscribe_platform::clock::local_minute;
use kifuscribe_words::answer_text::{self, QuestionStanding};
use kifuscribe_words::recording_text;
use serde_json::{Value, json};

use crate::clock::Millis;

/// A question of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownQuestion {
    /// Its number.
    pub id: u32,
    question: Question,
    size: BoardSize,
    /// How the record stands to it; `None` where that is not known, or was another one when it was answered.
    standing: Option<QuestionStanding>,
    /// The points that it is about.
    pub points: Vec<Point>,
    /// Whether a picture was stored when it was asked.
    pub has_picture: bool,
    /// How far its answer has come.
    pub progress: QuestionProgress,
}

/// An answer, and who gave it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GivenAnswer {
    /// The answer.
    pub answer: Answer,
    /// Who gave it; empty where nobody is named.
    pub by: String,
}

/// How far the answer to a question has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum QuestionProgress {
    /// There is none.
    Open,
    /// It is on its way to the table.
    OnItsWay {
        /// The answer.
        given: GivenAnswer,
        /// When it was given.
        at: Millis,
        /// Another answer that waited, in whose place it came.
        in_place_of: Option<GivenAnswer>,
    },
    /// The table's journal has it.
    Written {
        /// The answer.
        given: GivenAnswer,
        /// When the journal's line came.
        at: Millis,
        /// Whether it was given in the hall; otherwise the table alone says who gave it.
        is_of_hall: bool,
    },
    /// The table needs none any more: what came later has settled it.
    Settled {
        /// When the journal's line came.
        at: Millis,
    },
}

/// How long a question that is open no more keeps its place on the page, in milliseconds.
pub const KEPT: Millis = 120_000;

impl ShownQuestion {
    /// Returns a question of a board of that size.
    #[must_use]
    pub fn new(question: &Question, size: BoardSize, has_picture: bool, progress: QuestionProgress) -> Self {
        let proposed = question.alternatives.iter().flatten().filter_map(|(_, point)| *point);
        let mut points: Vec<Point> = question.points.iter().map(|(point, _)| *point).chain(proposed).collect();
        points.sort();
        points.dedup();
        Self { id: question.id, question: question.clone(), size, standing: None, points, has_picture, progress }
    }

    /// The same question about a record, which its answers name.
    #[must_use]
    pub fn about(mut self, record: &GameRecord) -> Self {
        self.standing = Some(QuestionStanding::of(&self.question, record));
        self
    }

    /// The question in words.
    #[must_use]
    pub fn text(&self) -> String {
        recording_text::question(&self.question, self.size)
    }

    /// The number of the alternatives.
    #[must_use]
    pub const fn alternatives(&self) -> usize {
        self.question.alternatives.len()
    }

    /// Whether the table still waits for an answer.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.progress, QuestionProgress::Open | QuestionProgress::OnItsWay { .. })
    }

    /// The ways to answer, as a person types them, each with what it says.
    #[must_use]
    pub fn choices(&self) -> Vec<(String, String)> {
        let ways = answer_text::ways(&self.question, self.standing.as_ref(), self.size).into_iter();
        ways.map(|(answer, text)| (answer.word(), text)).collect()
    }

    /// What an answer says; nothing where the question has none such.
    #[must_use]
    pub fn answer_text(&self, answer: Answer) -> String {
        let answer = self.standing.as_ref().map_or(answer, |standing| standing.as_offered(answer));
        let choices = self.choices().into_iter();
        choices.filter(|(word, _)| *word == answer.word()).map(|(_, text)| text).next().unwrap_or_default()
    }

    /// What is said of the answer; `None` while there is none.
    #[must_use]
    pub fn note(&self) -> Option<String> {
        let said = |given: &GivenAnswer| {
            let text = self.answer_text(given.answer);
            if given.by.is_empty() { text } else { say!("hall-answer-by", answer = text, who = bearer_text(&given.by)) }
        };
        match &self.progress {
            QuestionProgress::Open => None,
            QuestionProgress::OnItsWay { given, at, in_place_of } => {
                let sent = say!("hall-answer-on-its-way", time = local_minute(*at), answer = said(given));
                let before = in_place_of.as_ref().map(|before| say!("hall-answer-in-place-of", before = said(before)));
                Some([sent].into_iter().chain(before).collect::<Vec<_>>().join(" "))
            }
            QuestionProgress::Written { given, at, is_of_hall } => {
                let answer = match (is_of_hall, given.by.as_str()) {
                    (true, _) | (_, "") => said(given),
                    (false, who) => say!("hall-answer-by-table", answer = self.answer_text(given.answer), who),
                };
                Some(say!("hall-answer-written", time = local_minute(*at), answer))
            }
            QuestionProgress::Settled { at } => Some(say!("hall-answer-settled", time = local_minute(*at))),
        }
    }

    /// The question as JSON.
    #[must_use]
    pub fn json(&self) -> Value {
        let choices = if self.note().is_none() { self.choices() } else { Vec::new() };
        let choices: Vec<Value> = choices
            .iter()
            .map(|(word, text)| json!({ "answer": word, "text": text, "name": numbered(text, self.id) }))
            .collect();
        let has_picture = self.has_picture && self.note().is_none();
        let picture_text = say!("hall-page-picture-of-it");
        json!({ "id": self.id, "text": self.text(), "choices": choices, "note": self.note(), "picture": has_picture,
                "picture_text": has_picture.then_some(picture_text),
                "picture_name": has_picture.then(|| numbered(picture_text, self.id)) })
    }
}

/// The name of a button that stands beside others with the same text, for who does not see to what it belongs.
#[must_use]
pub fn numbered(text: &str, number: u32) -> String {
    say!("hall-page-numbered", text, number)
}
