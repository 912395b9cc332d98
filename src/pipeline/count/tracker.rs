//! A count watched by a fixed camera: the pictures of its checkpoints are taken unasked whenever no hand is over the
//! board, and what the referee should look at is said at once.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::audit::alignment::{Alignment, Turn, align};
use crate::audit::confirmed_board::{CERTAIN, ConfirmedBoard};
use crate::audit::final_position::{Agreement, AgreementError, FinalPosition, end_of};
use crate::capture::source::{Delivery, Source};
use crate::count::checkpoints::{Checkpoint, CheckpointEvent, Checkpoints};
use crate::formats::sgf::SgfGame;
use crate::game::point::Point;
use crate::game::stones::Stones;
use crate::pipeline::count::pictures::{PictureFiles, PictureFrom};
use crate::pipeline::inline::{Observer, RecordError};
use crate::pipeline::stop::Stop;
use crate::sensing::frame::Frame;
use crate::sensing::frame_observation::FrameObservation;
use crate::sensing::geometry::Pose;
use crate::sensing::observation::{Observation, PointState};

/// A point that is read with less than this is taken to be as it was.
const SURE: f32 = 0.8;

/// So many points that seem covered are glare; a hand covers more.
const GLARE: usize = 1;

/// How long a board has to stay the same before it is believed; a settled picture is believed at once.
const STILL: Duration = Duration::from_millis(800);

/// A board with at most this share of empty points may be a finished fill with stones missing.
const FILLED_SHARE: f64 = 0.12;

/// One thing that was seen.
#[derive(Debug, Clone, PartialEq)]
pub struct Notice {
    /// When, counted from the start of the source.
    pub time: Duration,
    /// What.
    pub news: CheckpointEvent,
    /// The picture that shows it, and where the board is in it.
    pub shot: (Frame, Pose),
}

impl Notice {
    /// It in a word, such as `dead-off` or `stone-moved`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match &self.news {
            CheckpointEvent::Reached(checkpoint) | CheckpointEvent::Again(checkpoint) => checkpoint.name(),
            CheckpointEvent::Look(irregularity) => irregularity.name(),
        }
    }

    /// It as a sentence without a full stop, on a board such as `stones`.
    #[must_use]
    pub fn text(&self, stones: &Stones) -> String {
        match &self.news {
            CheckpointEvent::Reached(checkpoint) | CheckpointEvent::Again(checkpoint) => checkpoint.to_string(),
            CheckpointEvent::Look(irregularity) => irregularity.text(stones).trim_end_matches('.').to_owned(),
        }
    }
}

/// The pictures of a watched count.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TrackedCount {
    /// The pictures for the audit: of each checkpoint the last one before the next.
    pub pictures: PictureFiles,
    /// The checkpoints that were seen, with the number of their frame.
    pub seen: Vec<(Checkpoint, u64)>,
    /// What could not be seen and what it means, a sentence each.
    pub missed: Vec<String>,
}

/// Watches `source` until it ends or `stop` is raised.
///
/// # Errors
/// [`RecordError`] when the source or the eyes fail.
pub fn watch(
    source: &mut dyn Source,
    observer: &mut dyn Observer,
    watching: &mut CountTracker,
    stop: &Stop,
    tell: &mut dyn FnMut(&Notice),
) -> Result<(), RecordError> {
    while !stop.is_raised() {
        let frame = match source.next()? {
            Delivery::Frame(frame) => frame,
            Delivery::Waiting { .. } => continue,
            Delivery::End => break,
        };
        let observed = observer.observe(&frame)?;
        for notice in watching.observe(&frame, &observed) {
            tell(&notice);
        }
    }
    Ok(())
}

/// A board as it was seen last, since when, and in which picture.
#[derive(Debug, Clone)]
struct StableBoard {
    board: Stones,
    since: Duration,
    shot: (Frame, Pose),
}

/// Turns sights into looks that can be believed, and keeps the pictures.
#[derive(Debug, Clone)]
pub struct CountTracker {
    game: SgfGame,
    agreement: Agreement,
    ended: FinalPosition,
    /// Whether nobody said which stones are dead: those that are lifted before the first is laid are.
    learns: bool,
    machine: Checkpoints,
    turn: Option<Turn>,
    candidate: Option<StableBoard>,
    /// The board that was believed last.
    believed: Option<Stones>,
    certain: ConfirmedBoard,
    /// Whether the position was seen whole.
    begun: bool,
    /// What was certain when the machine looked last.
    looked: Option<Stones>,
    last_full: Option<(Frame, Duration)>,
    pictures: BTreeMap<Checkpoint, (Frame, Duration)>,
    /// By how many quarters a person says the pictures are to be turned clockwise.
    said: Option<u8>,
}

impl CountTracker {
    /// Watches the count of a game. `turn` says by how many quarters its pictures are to be turned clockwise, where a
    /// person says it. Where nobody said which stones are dead, those that are lifted before the fill are.
    ///
    /// # Errors
    /// [`AgreementError`]: what was agreed does not fit the record.
    pub fn new(game: SgfGame, agreement: Agreement, turn: Option<u8>) -> Result<Self, AgreementError> {
        let ended = end_of(&game, &agreement)?;
        let learns = agreement.dead.is_none() && game.record.territory.is_none();
        let stopped = ended.dead.stones().clone();
        let certain = ConfirmedBoard::from(&stopped);
        let machine = Checkpoints::new(stopped, ended.living.clone(), ended.expectation(), learns);
        Ok(Self {
            game,
            agreement,
            ended,
            learns,
            machine,
            turn: None,
            candidate: None,
            believed: None,
            certain,
            begun: false,
            looked: None,
            last_full: None,
            pictures: BTreeMap::new(),
            said: turn,
        })
    }

    /// The position as it is counted, as far as that is known.
    #[must_use]
    pub const fn position(&self) -> &Stones {
        &self.ended.living
    }

    /// Takes in what the eyes say of a picture; gives what is new.
    pub fn observe(&mut self, frame: &Frame, observed: &FrameObservation) -> Vec<Notice> {
        match observed {
            FrameObservation::Board(observation) => match self.board(observation) {
                Some(board) => {
                    if self.candidate.as_ref().is_none_or(|c| c.board != board) {
                        let shot = (frame.clone(), observation.pose);
                        self.candidate = Some(StableBoard { board, since: frame.time, shot });
                    }
                }
                None => self.candidate = None,
            },
            FrameObservation::Unchanged { .. } => {}
            FrameObservation::Moving { .. } | FrameObservation::NoBoard { .. } => self.candidate = None,
        }
        let Some(StableBoard { board, since, shot }) = self.candidate.clone() else { return Vec::new() };
        if !frame.settled && frame.time.saturating_sub(since) < STILL {
            return Vec::new();
        }
        let certain = self.certain.board().clone();
        if self.believed.as_ref() == Some(&board) && self.looked.as_ref() == Some(&certain) {
            return Vec::new();
        }
        self.learn_the_dead(&board);
        let news = self.machine.observe(&board, Some(&certain).filter(|_| !self.learns));
        let is_position = |n: &CheckpointEvent| matches!(n, CheckpointEvent::Reached(c) | CheckpointEvent::Again(c) if *c <= Checkpoint::DeadOff);
        if news.iter().any(is_position) {
            // From the position on, what is certain is what differs from it; what was seen of the game is of no use.
            self.certain = ConfirmedBoard::from(&board);
            self.begun = true;
        }
        self.looked = Some(self.certain.board().clone());
        for n in &news {
            if let CheckpointEvent::Reached(c) | CheckpointEvent::Again(c) = n {
                self.pictures.insert(*c, (shot.0.clone(), since));
            }
        }
        let size = board.size();
        let empty = size.points().filter(|&p| board.get(p).is_none()).count();
        if empty as f64 <= FILLED_SHARE * size.area() as f64 {
            self.last_full = Some((shot.0.clone(), since));
        }
        self.believed = Some(board);
        news.into_iter().map(|news| Notice { time: frame.time, news, shot: shot.clone() }).collect()
    }

    /// Whole strings that are gone while nothing is laid yet were lifted as dead.
    fn learn_the_dead(&mut self, board: &Stones) {
        if !self.learns {
            return;
        }
        let stopped = self.ended.dead.stones();
        let size = stopped.size();
        if board.iter().any(|(p, stone)| stone.is_some() && stopped.get(p) != stone) {
            self.learns = false;
            self.machine.settle_the_dead();
            return;
        }
        let gone: Vec<Point> =
            stopped.iter().filter(|&(p, s)| s.is_some() && board.get(p).is_none()).map(|s| s.0).collect();
        let whole = |p: &Point| stopped.string(*p).iter().all(|q| board.get(*q).is_none());
        if !gone.iter().all(whole) || gone == self.ended.dead.points().collect::<Vec<_>>() {
            return;
        }
        let labels: Vec<String> = gone.iter().map(|p| p.label(size)).collect();
        let agreement = Agreement { dead: Some(labels.join(" ")), ..self.agreement.clone() };
        if let Ok(ended) = end_of(&self.game, &agreement) {
            self.machine.lift(ended.living.clone(), ended.expectation());
            self.ended = ended;
        }
    }

    /// The board in the record's coordinates; `None` while something covers it, or where it is not this board.
    fn board(&mut self, observation: &Observation) -> Option<Stones> {
        let living = &self.ended.living;
        if observation.size != living.size() {
            return None;
        }
        let covered = observation.readings.iter().filter(|r| r.best().0 == PointState::Covered).count();
        if covered > if self.believed.is_some() { GLARE } else { 0 } {
            return None;
        }
        if let Alignment::Fits { turn, .. } = align(living, observation) {
            self.turn = Some(turn);
        } else if self.turn.is_none() {
            let Alignment::Open(turns) = align(living, observation) else { return None };
            let said = turns.iter().find(|t| Some(t.quarters) == self.said);
            self.turn = said.or(turns.first()).copied();
        }
        let turn = self.turn?;
        self.certain.look(observation, turn);
        let mut board = Stones::empty(observation.size);
        for point in observation.size.points() {
            let (seen, sure) = turn.reading(observation, point).best();
            let was = living.get(point);
            let stone = match seen {
                _ if was.is_some() && self.certain.board().get(point) == was && sure < CERTAIN => was,
                // A doubt is no news.
                _ if sure < SURE || seen == PointState::Covered => {
                    self.believed.as_ref().filter(|_| self.begun).unwrap_or(living).get(point)
                }
                PointState::Stone(color) => Some(color),
                _ => None,
            };
            board.set(point, stone);
        }
        Some(board)
    }

    /// What was seen so far, for the audit.
    #[must_use]
    pub fn watched(&self) -> TrackedCount {
        let frames = &self.pictures;
        let taken = |of: &(Frame, Duration), what: &str| PictureFrom::Taken {
            frame: of.0.clone(),
            name: format!("the picture {what} of {}", clock(of.1)),
        };
        let of = |c: Checkpoint, what: &str| frames.get(&c).map(|f| taken(f, what));
        let mut missed = Vec::new();
        // Where nothing was lifted, the board as it stopped is the board without dead stones.
        let as_it_stopped =
            || of(Checkpoint::Stopped, "of the position").filter(|_| self.ended.dead.points().next().is_none());
        let before = of(Checkpoint::DeadOff, "with the dead stones off").or_else(as_it_stopped);
        if before.is_none() {
            missed.push(
                "The board with the dead stones off was not seen without hands: whether a stone of the final position \
                 moved before the fill, and which stones were lifted, rests on the record alone."
                    .to_owned(),
            );
        }
        let compensated = of(Checkpoint::Compensated, "after the compensation");
        if compensated.is_none() {
            missed.push(
                "The board with the compensation placed was not seen without hands: compensation can be told from \
                 losing stones only where they lie in different territories."
                    .to_owned(),
            );
        }
        let finished = of(Checkpoint::Finished, "of the finished fill");
        let last = self.last_full.as_ref().map(|f| taken(f, "of the last look at the fill"));
        if finished.is_none() && last.is_some() {
            missed.push("A fill with one empty point was not seen; the last look at the board is judged.".to_owned());
        }
        let finals: Vec<PictureFrom> = finished.or(last).into_iter().collect();
        if finals.is_empty() {
            missed.push("The finished fill was not seen.".to_owned());
        }
        let seen = self.pictures.iter().map(|(c, (frame, _))| (*c, frame.index)).collect();
        TrackedCount { pictures: PictureFiles { before, compensated, finals, clock: None }, seen, missed }
    }
}

/// A time from the start of a source as hours, minutes and seconds.
fn clock(time: Duration) -> String {
    let s = time.as_secs();
    format!("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::sgf;
    use crate::game::color::Color;
    use crate::sensing::geometry::Homography;
    use crate::sensing::observation::PointReading;

    /// Two walls on 7x7, one white stone of compensation, as in the tests of the checkpoints but with no dead stone.
    const GAME: &str = "(;SZ[7]KM[2]RU[ing]AB[da][db][dc][dd][de][df][dg]AW[ea][eb][ec][ed][ee][ef][eg]TB[aa]TW[ga])";

    /// Looks at a board that a film shows: seconds, changes, and what is told then. A change such as `E4=.?` is read so,
    /// nine in ten, in this look alone.
    fn check_game(game: &str, film: &[(f64, &str, &str)], pictures: &str) {
        let mut board_observer =
            CountTracker::new(sgf::read(game.as_bytes()).unwrap(), Agreement::default(), None).unwrap();
        let mut board = board_observer.ended.dead.stones().clone();
        let size = board.size();
        let turn = Turn { quarters: 1, mirrored: false };
        let mut frame = Frame { settled: false, ..Frame::new(1, 1, vec![0, 0, 0]) };
        for &(at, changes, notice) in film {
            frame.time = Duration::from_secs_f64(at);
            frame.index += 1;
            let (mut hand, mut doubts) = (false, Vec::new());
            for change in changes.split_whitespace() {
                let Some((label, what)) = change.split_once('=') else {
                    hand = change == "hand";
                    continue;
                };
                let color = Color::BOTH.into_iter().find(|c| what.starts_with(c.stone_char()));
                let point = Point::from_label(label, size).unwrap();
                match what.strip_suffix(['?', '!']) {
                    Some(_) => doubts.push((point, color, if what.ends_with('!') { 0.999 } else { 0.9 })),
                    None => board.set(point, color),
                }
            }
            let mut readings = vec![PointReading::sure(PointState::Empty, 0.995); size.area()];
            let sure = board.iter().map(|(p, stone)| (p, stone, 0.995));
            for (p, stone, share) in sure.chain(doubts) {
                let seen = stone.map_or(PointState::Empty, PointState::Stone);
                readings[turn.in_picture(p, size).index(size)] = PointReading::sure(seen, share);
            }
            if hand {
                readings[10..13].fill(PointReading::sure(PointState::Covered, 0.97));
            }
            let pose = Pose { size, image_from_board: Homography::IDENTITY.into() };
            let observed = FrameObservation::Board(Observation { size, pose, time: frame.time, readings });
            let said: Vec<&str> = board_observer.observe(&frame, &observed).iter().map(Notice::name).collect();
            assert_eq!(said.join(" "), notice, "{at} s: {changes}");
        }
        let count = board_observer.watched();
        let name = |p: &Option<PictureFrom>| p.as_ref().map_or_else(|| "-".to_owned(), PictureFrom::name);
        let names = [
            name(&count.pictures.before),
            name(&count.pictures.compensated),
            name(&count.pictures.finals.first().cloned()),
        ];
        assert_eq!(names.map(|n| n.rsplit(' ').next().unwrap().to_owned()).join(" "), pictures);
    }

    fn check(film: &[(f64, &str, &str)], pictures: &str) {
        check_game(GAME, film, pictures);
    }

    #[test]
    fn pictures_are_taken_when_the_board_is_still_and_no_hand_is_there() {
        check(
            &[
                (0.0, "", ""),
                (1.0, "", "dead-off"),
                (2.0, "A7=O hand", ""),
                (3.0, "hand", ""),
                (4.0, "", ""),
                (4.5, "", ""),
                (5.0, "", "compensated"),
                (6.0, "A6=X hand", ""),
                (7.0, "E4=. ", ""),
                (8.0, "", ""),
                (9.0, "", "stone-moved"),
            ],
            "0:00:00 0:00:04 -",
        );
    }

    #[test]
    fn a_stone_has_moved_only_when_several_sure_looks_in_a_row_say_so() {
        let counted = [(0.0, "", ""), (1.0, "", "dead-off"), (2.0, "A7=O", ""), (3.0, "", "compensated")];
        let film = |more: &[(f64, &'static str, &'static str)]| check(&[&counted, more].concat(), "0:00:00 0:00:02 -");
        // A far point that is misread again and again, but never surely.
        film(&[(4.0, "E7=.?", ""), (5.0, "E7=.?", ""), (6.0, "E7=.?", ""), (7.0, "E7=.?", ""), (8.0, "E7=.?", "")]);
        // Surely, but not several times in a row.
        film(&[(4.0, "E7=.!", ""), (5.0, "E7=.!", ""), (6.0, "", ""), (7.0, "E7=.!", ""), (8.0, "E7=.!", "")]);
        // A stone where none is due, of which the eyes are not sure; then one of which they are. The picture of the
        // checkpoint is a newer one, and that is all.
        let anew = |more: &[(f64, &'static str, &'static str)]| check(&[&counted, more].concat(), "0:00:00 0:00:04 -");
        anew(&[(4.0, "F1=X?", ""), (5.0, "F1=X?", "compensated"), (6.0, "F1=X?", ""), (7.0, "F1=X?", "")]);
        anew(&[(4.0, "F1=X", ""), (5.0, "", "compensated"), (6.0, "", "not-due")]);
        // A hand in between says nothing for or against.
        film(&[
            (4.0, "E4=.", ""),
            (5.0, "hand", ""),
            (6.0, "", ""),
            (7.0, "hand", ""),
            (8.0, "", ""),
            (9.0, "", "stone-moved"),
        ]);
    }

    #[test]
    fn a_checkpoint_behind_a_hand_is_missed_and_said_so() {
        check(&[(0.0, "hand", ""), (1.0, "A7=O hand", ""), (2.0, "A6=X", ""), (3.0, "", "compensated")], "- 0:00:02 -");
    }

    #[test]
    fn what_is_seen_of_the_game_itself_calls_for_nobody() {
        // E7 and E6 are not played yet, for so long that it is certain; E7 is then read as a stone, but never surely.
        check(
            &[
                (0.0, "E7=. E6=.", ""),
                (1.0, "", ""),
                (2.0, "", ""),
                (3.0, "E6=O", ""),
                (4.0, "E7=O?", ""),
                (5.0, "E7=O?", "dead-off"),
                (6.0, "E7=O? A7=O", ""),
                (7.0, "E7=O?", "compensated"),
                (8.0, "E7=O?", ""),
                (9.0, "E7=O?", ""),
            ],
            "0:00:04 0:00:06 -",
        );
    }

    #[test]
    fn what_is_lifted_before_the_fill_is_dead_where_nobody_said() {
        // Two white stones at B4 and B3, and one at C6; nobody marked any of them.
        let game = GAME.replace("TB[aa]TW[ga]", "").replace("AW[ea]", "AW[bd][be][cb][ea]");
        check_game(
            &game,
            &[
                (0.0, "", ""),
                (1.0, "", "stopped"),
                // Half of a string is gone, and stays so while a player talks: no stone moved.
                (2.0, "B4=.", ""),
                (3.0, "", ""),
                (4.0, "", ""),
                (5.0, "B3=.", ""),
                (6.0, "", "dead-off"),
                (7.0, "C6=.", ""),
                (8.0, "", "dead-off"),
                (9.0, "A7=O", ""),
                (10.0, "", "compensated"),
                (11.0, "E4=.", ""),
                (12.0, "", ""),
                (13.0, "", "stone-moved"),
            ],
            "0:00:07 0:00:09 -",
        );
        // Nothing is dead: the board as it stopped is the board before the fill.
        let none = GAME.replace("TB[aa]TW[ga]", "");
        check_game(
            &none,
            &[(0.0, "", ""), (1.0, "", "stopped"), (2.0, "A7=O", ""), (3.0, "", "compensated")],
            "0:00:00 0:00:02 -",
        );
    }
}
