//! A count watched by a fixed camera: the pictures of its checkpoints are taken unasked whenever no hand is over the
//! board, and what the referee should look at is said at once.

use std::collections::BTreeMap;
use std::time::Duration;

use super::alignment::{Alignment, Turn, align};
use super::pictures::{PictureFiles, PictureFrom};
use crate::capture::source::{Delivery, Source};
use crate::count::checkpoints::{Checkpoint, Checkpoints, News};
use crate::game::stones::Stones;
use crate::jobs::record::{Looker, RecordError};
use crate::jobs::score::Ended;
use crate::jobs::stop::Stop;
use crate::sensing::frame::Frame;
use crate::sensing::observation::{Observation, Seen};
use crate::sensing::sight::Sight;

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
pub struct Told {
    /// When, counted from the start of the source.
    pub time: Duration,
    /// What.
    pub news: News,
}

/// The pictures of a watched count.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WatchedCount {
    /// The pictures for the audit: of each checkpoint the last one before the next.
    pub pictures: PictureFiles,
    /// The checkpoints that were seen, with the number of their frame.
    pub seen: Vec<(Checkpoint, u64)>,
    /// What could not be seen and what it means, a sentence each.
    pub missed: Vec<String>,
}

/// Watches `source` until it ends or `stop` is raised. `turn` says by how many quarters its pictures are to be turned
/// clockwise, where a person says it.
///
/// # Errors
/// [`RecordError`] when the source or the eyes fail.
pub fn watch(
    source: &mut dyn Source,
    looker: &mut dyn Looker,
    ended: &Ended,
    turn: Option<u8>,
    stop: &Stop,
    tell: &mut dyn FnMut(&Told),
) -> Result<WatchedCount, RecordError> {
    let machine = Checkpoints::new(ended.dead.stones().clone(), ended.living.clone(), ended.expectation());
    let mut watcher = Watcher::new(machine, ended.living.clone(), turn);
    while !stop.is_raised() {
        let frame = match source.next()? {
            Delivery::Frame(frame) => frame,
            Delivery::Waiting { .. } => continue,
            Delivery::End => break,
        };
        let sight = looker.see(&frame)?;
        for news in watcher.see(&frame, &sight) {
            tell(&Told { time: frame.time, news });
        }
    }
    Ok(watcher.finish())
}

/// Turns sights into looks that can be believed, and keeps the pictures.
struct Watcher {
    machine: Checkpoints,
    living: Stones,
    said: Option<u8>,
    turn: Option<Turn>,
    /// The board as it was seen last, since when, and in which picture.
    candidate: Option<(Stones, Duration, Frame)>,
    /// The board that was believed last.
    believed: Option<Stones>,
    last_full: Option<(Frame, Duration)>,
    pictures: BTreeMap<Checkpoint, (Frame, Duration)>,
}

impl Watcher {
    fn new(machine: Checkpoints, living: Stones, said: Option<u8>) -> Self {
        let pictures = BTreeMap::new();
        Self { machine, living, said, turn: None, candidate: None, believed: None, last_full: None, pictures }
    }

    fn see(&mut self, frame: &Frame, sight: &Sight) -> Vec<News> {
        match sight {
            Sight::Board(observation) => match self.board(observation) {
                Some(board) => {
                    if self.candidate.as_ref().is_none_or(|c| c.0 != board) {
                        self.candidate = Some((board, frame.time, frame.clone()));
                    }
                }
                None => self.candidate = None,
            },
            Sight::Unchanged { .. } => {}
            Sight::Moving { .. } | Sight::NoBoard { .. } => self.candidate = None,
        }
        let Some((board, since, picture)) = &self.candidate else { return Vec::new() };
        if !frame.settled && frame.time.saturating_sub(*since) < STILL {
            return Vec::new();
        }
        if self.believed.as_ref() == Some(board) {
            return Vec::new();
        }
        let news = self.machine.see(board);
        for n in &news {
            if let News::Reached(c) | News::Again(c) = n {
                self.pictures.insert(*c, (picture.clone(), *since));
            }
        }
        let size = board.size();
        let empty = size.points().filter(|&p| board.get(p).is_none()).count();
        if empty as f64 <= FILLED_SHARE * size.area() as f64 {
            self.last_full = Some((picture.clone(), *since));
        }
        self.believed = Some(board.clone());
        news
    }

    /// The board in the record's coordinates; `None` while something covers it, or where it is not this board.
    fn board(&mut self, observation: &Observation) -> Option<Stones> {
        if observation.size != self.living.size() {
            return None;
        }
        let covered = observation.readings.iter().filter(|r| r.best().0 == Seen::Covered).count();
        if covered > if self.believed.is_some() { GLARE } else { 0 } {
            return None;
        }
        if let Alignment::Fits { turn, .. } = align(&self.living, observation) {
            self.turn = Some(turn);
        } else if self.turn.is_none() {
            let Alignment::Open(turns) = align(&self.living, observation) else { return None };
            let said = turns.iter().find(|t| Some(t.quarters) == self.said);
            self.turn = said.or(turns.first()).copied();
        }
        let turn = self.turn?;
        let mut board = Stones::empty(observation.size);
        for point in observation.size.points() {
            let (seen, sure) = turn.reading(observation, point).best();
            let stone = match seen {
                // A doubt is no news.
                _ if sure < SURE || seen == Seen::Covered => self.believed.as_ref().unwrap_or(&self.living).get(point),
                Seen::Stone(color) => Some(color),
                _ => None,
            };
            board.set(point, stone);
        }
        Some(board)
    }

    fn finish(self) -> WatchedCount {
        let frames = &self.pictures;
        let taken = |of: &(Frame, Duration), what: &str| PictureFrom::Taken {
            frame: of.0.clone(),
            name: format!("the picture {what} of {}", clock(of.1)),
        };
        let of = |c: Checkpoint, what: &str| frames.get(&c).map(|f| taken(f, what));
        let mut missed = Vec::new();
        let before = of(Checkpoint::DeadOff, "with the dead stones off");
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
        WatchedCount { pictures: PictureFiles { before, compensated, finals, clock: None }, seen, missed }
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
    use crate::game::point::Point;
    use crate::jobs::score::{Agreement, end_of};
    use crate::sensing::geometry::{Homography, Pose};
    use crate::sensing::observation::PointReading;

    /// Two walls on 7x7, one white stone of compensation, as in the tests of the checkpoints but with no dead stone.
    const GAME: &str = "(;SZ[7]KM[2]RU[ing]AB[da][db][dc][dd][de][df][dg]AW[ea][eb][ec][ed][ee][ef][eg]TB[aa]TW[ga])";

    /// Looks at a board that a film shows: seconds, changes, and what is told then.
    fn check(film: &[(f64, &str, &str)], pictures: &str) {
        let ended = end_of(&sgf::read(GAME.as_bytes()).unwrap(), &Agreement::default()).unwrap();
        let machine = Checkpoints::new(ended.dead.stones().clone(), ended.living.clone(), ended.expectation());
        let mut watcher = Watcher::new(machine, ended.living.clone(), None);
        let size = ended.living.size();
        let turn = Turn { quarters: 1, mirrored: false };
        let mut board = ended.living.clone();
        let mut frame = Frame { settled: false, ..Frame::new(1, 1, vec![0, 0, 0]) };
        for &(at, changes, told) in film {
            frame.time = Duration::from_secs_f64(at);
            frame.index += 1;
            let mut hand = false;
            for change in changes.split_whitespace() {
                let Some((label, what)) = change.split_once('=') else {
                    hand = change == "hand";
                    continue;
                };
                let color = Color::BOTH.into_iter().find(|c| what.starts_with(c.stone_char()));
                board.set(Point::from_label(label, size).unwrap(), color);
            }
            let mut readings = vec![PointReading::sure(Seen::Empty, 0.97); size.area()];
            for (p, stone) in board.iter() {
                let seen = stone.map_or(Seen::Empty, Seen::Stone);
                readings[turn.in_picture(p, size).index(size)] = PointReading::sure(seen, 0.97);
            }
            if hand {
                readings[10..13].fill(PointReading::sure(Seen::Covered, 0.97));
            }
            let pose = Pose { size, image_from_board: Homography::IDENTITY.into() };
            let sight = Sight::Board(Observation { size, pose, time: frame.time, readings });
            let said: Vec<&str> = watcher
                .see(&frame, &sight)
                .iter()
                .map(|n| match n {
                    News::Reached(c) | News::Again(c) => c.name(),
                    News::Look(i) => i.name(),
                })
                .collect();
            assert_eq!(said.join(" "), told, "{at} s: {changes}");
        }
        let count = watcher.finish();
        let name = |p: &Option<PictureFrom>| p.as_ref().map_or_else(|| "-".to_owned(), PictureFrom::name);
        let names = [
            name(&count.pictures.before),
            name(&count.pictures.compensated),
            name(&count.pictures.finals.first().cloned()),
        ];
        assert_eq!(names.map(|n| n.rsplit(' ').next().unwrap().to_owned()).join(" "), pictures);
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
                (8.0, "", "stone-moved"),
            ],
            "0:00:00 0:00:04 -",
        );
    }

    #[test]
    fn a_checkpoint_behind_a_hand_is_missed_and_said_so() {
        check(&[(0.0, "hand", ""), (1.0, "A7=O hand", ""), (2.0, "A6=X", ""), (3.0, "", "compensated")], "- 0:00:02 -");
    }
}
