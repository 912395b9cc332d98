//! Measures on pictures with known truth how often readings are right, and how fast they are.
//!
//! [`kifuscribe_core::accuracy::pictures`] defines what counts as right; this module walks the sets and adds up.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, anyhow};
use thiserror::Error;

use crate::evaluation_progress::EvaluationProgress;
use kifuscribe_capture::pictures::pictures_in;
use kifuscribe_capture::source::CaptureError;
use kifuscribe_core::accuracy::pictures::{PictureAccuracy, StoneAccuracy, judge};
use kifuscribe_core::accuracy::reliability::Reliability;
use kifuscribe_core::accuracy::truth::PictureTruth;
use kifuscribe_core::accuracy::view_group::ViewGroup;
use kifuscribe_core::sensing::observation::Observation;
use kifuscribe_formats::report::{CornerColumns, SetLine, StoneColumns, SureColumns};
use kifuscribe_formats::truth;
use kifuscribe_recording::stop::StopSignal;

/// A folder of pictures, each with its truth beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PictureSet {
    /// The folder's name.
    pub name: String,
    /// The folder.
    pub folder: PathBuf,
    /// Its pictures in the order of their names.
    pub pictures: Vec<PathBuf>,
}

/// What was read from one picture.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadPicture {
    /// The reading; `None` where no board was found.
    pub observation: Option<Observation>,
    /// How long it took to find the board.
    pub locate: Duration,
    /// How long it took to read it, where it was found.
    pub read: Option<Duration>,
}

/// Why nothing could be evaluated.
#[derive(Debug, Error)]
pub enum EvaluateError {
    /// The folder cannot be read.
    #[error(transparent)]
    Capture(#[from] CaptureError),
    /// A file was given.
    #[error("{0} is not a folder; give a folder of pictures with their truth, or a folder of such folders")]
    NotAFolder(PathBuf),
    /// There is nothing below the folder.
    #[error(
        "{0} holds no pictures and no folders; give a folder of pictures with their truth, or a folder of such folders"
    )]
    Nothing(PathBuf),
    /// There are folders below it, and no pictures.
    #[error(
        "{0} holds no pictures, nor do the folders in it; give a folder of pictures with their truth, or a folder of such folders"
    )]
    NoPictures(PathBuf),
}

/// The sets of `folder`: its subfolders in the order of their names, and itself if it holds pictures. In place of a subfolder
/// that holds none, those of its own subfolders are sets, `photos/clear`, where one of them holds pictures. Any other subfolder
/// without pictures is a set too: it is for [`evaluate`] to say so.
///
/// # Errors
/// [`EvaluateError`] when the folder cannot be read, or no set holds pictures.
pub fn sets_in(folder: &Path) -> Result<Vec<PictureSet>, EvaluateError> {
    if folder.is_file() {
        return Err(EvaluateError::NotAFolder(folder.into()));
    }
    let mut sets = Vec::new();
    let own = set(folder)?;
    if !own.pictures.is_empty() {
        sets.push(own);
    }
    let below = folders_in(folder)?;
    for folder in &below {
        let own = set(folder)?;
        let deeper = if own.pictures.is_empty() { sets_below(&own)? } else { Vec::new() };
        if deeper.is_empty() { sets.push(own) } else { sets.extend(deeper) }
    }
    match sets.iter().any(|set| !set.pictures.is_empty()) {
        true => Ok(sets),
        false if below.is_empty() => Err(EvaluateError::Nothing(folder.into())),
        false => Err(EvaluateError::NoPictures(folder.into())),
    }
}

/// The subfolders of a folder that is no set itself, with its name before theirs; none where no subfolder holds pictures.
fn sets_below(above: &PictureSet) -> Result<Vec<PictureSet>, EvaluateError> {
    let mut sets = Vec::new();
    for folder in folders_in(&above.folder)? {
        let own = set(&folder)?;
        sets.push(PictureSet { name: format!("{}/{}", above.name, own.name), ..own });
    }
    Ok(if sets.iter().any(|set| !set.pictures.is_empty()) { sets } else { Vec::new() })
}

fn set(folder: &Path) -> Result<PictureSet, EvaluateError> {
    Ok(PictureSet { name: name_of(folder), folder: folder.into(), pictures: pictures_in(folder)? })
}

/// The folders in `folder`, but for hidden ones, in the order of their names.
pub fn folders_in(folder: &Path) -> Result<Vec<PathBuf>, CaptureError> {
    let unreadable = |source| CaptureError::Unreadable { path: folder.into(), source };
    let mut below: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() && !name_of(&path).starts_with('.') {
            below.push(path);
        }
    }
    below.sort();
    Ok(below)
}

/// The last part of a path; that of the folder itself for `.`.
pub fn name_of(path: &Path) -> String {
    let path = if path.file_name().is_none() { fs::canonicalize(path).unwrap_or(path.into()) } else { path.into() };
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Reads every picture with `read`, compares it with its truth and reports as it goes: a line for each set, or for each
/// group of pictures where they are grouped, and the total. Returns how reliable the probabilities of all points were.
/// Ends early, without the lines that are not complete, when `stop` is raised.
pub fn evaluate(
    sets: &[PictureSet],
    by: Option<ViewGroup>,
    read: &mut dyn FnMut(&Path) -> anyhow::Result<ReadPicture>,
    stop: &StopSignal,
    report: &mut dyn FnMut(EvaluationProgress<SetLine>),
) -> Reliability {
    let mut total = SetTotals::default();
    let mut reliability = Reliability::default();
    let mut groups: BTreeMap<(usize, String), SetTotals> = BTreeMap::new();
    for set in sets {
        let mut set_totals = SetTotals::default();
        for picture in &set.pictures {
            if stop.is_raised() {
                return reliability;
            }
            report(EvaluationProgress::Picture { name: set.name.clone(), read: None });
            match judge_picture(picture, read) {
                Ok((truth, verdict, reading)) => {
                    let group = by.map(|by| by.of(&truth, reading.as_ref().and_then(|r| r.observation.as_ref())));
                    let line = group.map_or(&mut set_totals, |group| groups.entry(group).or_default());
                    line.add(&verdict, reading.as_ref());
                    total.add(&verdict, reading.as_ref());
                    reliability.add(&verdict.reliability);
                    if !verdict.wrong.is_empty() {
                        let (name, wrong) = (picture.display().to_string(), vec![verdict.wrong.join(", ")]);
                        report(EvaluationProgress::Miss { name, wrong });
                    }
                }
                Err(why) => report(EvaluationProgress::NotJudged { name: set.name.clone(), why: why.to_string() }),
            }
        }
        for why in without_picture(set) {
            report(EvaluationProgress::NotJudged { name: set.name.clone(), why });
        }
        if by.is_none() {
            report(EvaluationProgress::Line(set_totals.line(&set.name)));
        }
    }
    for ((_, name), totals) in groups {
        report(EvaluationProgress::Line(totals.line(&name)));
    }
    report(EvaluationProgress::Line(total.line("total")));
    reliability
}

/// Returns the truth and the accuracy of one picture, with its reading; a picture that cannot be read counts as one in which no board
/// was found.
fn judge_picture(
    picture: &Path,
    read: &mut dyn FnMut(&Path) -> anyhow::Result<ReadPicture>,
) -> anyhow::Result<(PictureTruth, PictureAccuracy, Option<ReadPicture>)> {
    let file = picture.with_extension("json");
    let text = fs::read_to_string(&file).map_err(|e| anyhow!("{} has no truth beside it ({e})", picture.display()))?;
    let truth = truth::read(&text).map_err(|e| anyhow!("{}: {e}", file.display()))?;
    let (reading, failure) = match read(picture) {
        Ok(reading) => (Some(reading), None),
        Err(why) => (None, Some(why)),
    };
    let observation = reading.as_ref().and_then(|r| r.observation.as_ref());
    let mut verdict = judge(&truth, observation).with_context(|| {
        format!("{} says nothing that a reading could be judged by (rows, counts or boxes)", file.display())
    })?;
    if let Some(why) = failure {
        verdict.wrong = vec![why.to_string()];
    }
    Ok((truth, verdict, reading))
}

/// Returns what cannot be judged of a set besides its pictures: that it has none, or truth without a picture.
fn without_picture(set: &PictureSet) -> Vec<String> {
    if set.pictures.is_empty() {
        return vec![format!("{} holds no pictures", set.folder.display())];
    }
    let Ok(entries) = fs::read_dir(&set.folder) else { return Vec::new() };
    let mut orphans: Vec<PathBuf> = entries
        .filter_map(|entry| entry.ok().map(|e| e.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "json"))
        .filter(|path| !set.pictures.iter().any(|picture| picture.with_extension("json") == *path))
        .collect();
    orphans.sort();
    orphans.iter().map(|path| format!("{} has no picture beside it", path.display())).collect()
}

/// The sums of a set.
#[derive(Debug, Default)]
struct SetTotals {
    line: SetLine,
    locate: Vec<Duration>,
    read: Vec<Duration>,
}

impl SetTotals {
    fn add(&mut self, verdict: &PictureAccuracy, reading: Option<&ReadPicture>) {
        let line = &mut self.line;
        line.images += 1;
        line.found += usize::from(verdict.found);
        line.points += verdict.points;
        line.points_right += verdict.points_right;
        line.points_on_found += if verdict.found { verdict.points } else { 0 };
        line.boards += usize::from(verdict.board_right.is_some());
        line.boards_right += usize::from(verdict.board_right == Some(true));
        if verdict.found && verdict.points > 0 {
            let columns = line.sure.get_or_insert_with(SureColumns::default);
            columns.points_sure += verdict.sure.points;
            columns.points_sure_right += verdict.sure.points_right;
            columns.stones_sure += verdict.sure.stones;
            columns.stones_sure_right += verdict.sure.stones_right;
        }
        if let Some(StoneAccuracy { stones, right, extra }) = verdict.stones {
            let columns = line.stones.get_or_insert_with(StoneColumns::default);
            columns.stones += stones;
            columns.stones_right += right;
            columns.stones_extra += extra;
        }
        if let Some(inside) = verdict.corners_in_box {
            let columns = line.corners.get_or_insert_with(CornerColumns::default);
            columns.corners += 4;
            columns.corners_in_box += inside;
        }
        self.locate.extend(reading.map(|l| l.locate));
        self.read.extend(reading.and_then(|l| l.read));
    }

    fn line(self, name: &str) -> SetLine {
        SetLine {
            set: name.to_string(),
            ms_locate_median: median_ms(self.locate),
            ms_read_median: median_ms(self.read),
            ..self.line
        }
    }
}

fn median_ms(times: Vec<Duration>) -> Option<f64> {
    median(times.iter().map(|time| time.as_secs_f64() * 1000.0).collect())
}

/// The value in the middle: of an even number, the mean of the middle two; `None` of none.
pub fn median(mut values: Vec<f64>) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    let upper = *values.get(middle)?;
    let lower = if values.len().is_multiple_of(2) { values[middle - 1] } else { upper };
    Some(f64::midpoint(lower, upper))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::game::stones::Stones;
    use kifuscribe_core::sensing::geometry::{Point2, Pose};
    use kifuscribe_core::sensing::observation::{PointReading, PointState};

    fn reading(rows: &[&str]) -> Observation {
        let stones = Stones::from_rows(rows).unwrap();
        let corners = [(0.0, 0.0), (20.0, 0.0), (20.0, 20.0), (0.0, 20.0)].map(|(x, y)| Point2::new(x, y));
        let readings =
            stones.iter().map(|(_, s)| PointReading::sure(s.map_or(PointState::Empty, PointState::Stone), 0.99));
        Observation {
            size: stones.size(),
            pose: Pose::from_corners(stones.size(), corners).unwrap(),
            time: Duration::ZERO,
            readings: readings.collect(),
        }
    }

    /// Files of a test folder: a name and a text each.
    fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        folder
    }

    /// Everything reported, as text; every picture is read as `X..`, `...`, `...`, the ones named
    /// `dark` as no board, the ones named `broken` not at all.
    fn run(folder: &Path) -> Vec<String> {
        let mut reported = Vec::new();
        let mut look = |picture: &Path| match name_of(picture) {
            name if name.contains("broken") => Err(anyhow!("it is broken")),
            name => Ok(ReadPicture {
                observation: (!name.contains("dark")).then(|| reading(&["X..", "...", "..."])),
                locate: Duration::from_millis(200),
                read: Some(Duration::from_millis(40)),
            }),
        };
        evaluate(&sets_in(folder).unwrap(), None, &mut look, &StopSignal::new(), &mut |progress| match progress {
            EvaluationProgress::Picture { .. } => {}
            EvaluationProgress::Miss { name, wrong } => {
                let name = name.replace(&format!("{}/", folder.display()), "");
                reported.push(format!("miss {name}: {}", wrong.join("; ")));
            }
            EvaluationProgress::NotJudged { name, why } => {
                let why = why.replace(&format!("{}/", folder.display()), "");
                reported.push(format!("not judged in {name}: {}", why.split(" (").next().unwrap()));
            }
            EvaluationProgress::Line(line) => reported.push(format!(
                "{}: found {}/{}, points {}/{}, boards {}/{}",
                line.set, line.found, line.images, line.points_right, line.points, line.boards_right, line.boards
            )),
        });
        reported
    }

    const RIGHT: &str = r#"{"size": 3, "rows": ["X..", "...", "..."]}"#;
    const WRONG: &str = r#"{"size": 3, "rows": ["XO.", "...", "..."]}"#;

    #[test]
    fn sets_are_added_up_and_the_total_comes_last() {
        let folder = folder(&[
            ("a/1.jpg", ""),
            ("a/1.json", RIGHT),
            ("a/2.jpg", ""),
            ("a/2.json", WRONG),
            ("b/dark.jpg", ""),
            ("b/dark.json", RIGHT),
        ]);
        assert_eq!(
            run(folder.path()),
            [
                "miss a/2.jpg: only 8 of 9 points right",
                "a: found 1/2, points 9/18, boards 1/2",
                "miss b/dark.jpg: no board found",
                "b: found 0/1, points 0/9, boards 0/1",
                "total: found 1/3, points 9/27, boards 1/3",
            ]
        );
    }

    #[test]
    fn pictures_of_several_sets_are_grouped_by_how_the_board_is_seen() {
        let large = r#"{"size": 5, "rows": [".....", ".....", ".....", ".....", "....."]}"#;
        let files = [("a/1.jpg", ""), ("a/1.json", RIGHT), ("a/2.jpg", ""), ("a/2.json", large), ("b/1.jpg", "")];
        let folder = folder(&[&files[..], &[("b/1.json", RIGHT)]].concat());
        let mut lines = Vec::new();
        let mut look = |_: &Path| {
            let observation = Some(reading(&["X..", "...", "..."]));
            Ok(ReadPicture { observation, locate: Duration::ZERO, read: None })
        };
        let sets = sets_in(folder.path()).unwrap();
        evaluate(&sets, Some(ViewGroup::Size), &mut look, &StopSignal::new(), &mut |progress| {
            if let EvaluationProgress::Line(line) = progress {
                lines.push((line.set, line.found, line.images));
            }
        });
        let expected = [("3x3", 2, 2), ("5x5", 0, 1), ("total", 2, 3)];
        assert_eq!(lines, expected.map(|(name, found, images)| (name.to_owned(), found, images)));
    }

    #[test]
    fn nothing_is_skipped_silently() {
        let folder = folder(&[
            ("a/1.jpg", ""),
            ("a/broken.jpg", ""),
            ("a/broken.json", RIGHT),
            ("a/lost.json", RIGHT),
            ("a/odd.jpg", ""),
            ("a/odd.json", r#"{"size": 3, "rows": ["X"]}"#),
            ("a/vague.jpg", ""),
            ("a/vague.json", r#"{"size": 3}"#),
            ("empty/notes.txt", ""),
        ]);
        assert_eq!(
            run(folder.path()),
            [
                "not judged in a: a/1.jpg has no truth beside it",
                "miss a/broken.jpg: it is broken",
                "not judged in a: a/odd.json: the truth makes no sense: the size is 3x3, the rows make 1x1",
                "not judged in a: a/vague.json says nothing that a reading could be judged by",
                "not judged in a: a/lost.json has no picture beside it",
                "a: found 0/1, points 0/9, boards 0/1",
                "not judged in empty: empty holds no pictures",
                "empty: found 0/0, points 0/0, boards 0/0",
                "total: found 0/1, points 0/9, boards 0/1",
            ]
        );
    }

    #[test]
    fn sets_are_found_one_level_deeper_too() {
        let files = [("own/1.jpg", ""), ("own/1.json", RIGHT), ("own/parts/2.jpg", ""), ("notes/read.txt", "")];
        let deeper = [("photos/b/1.jpg", ""), ("photos/b/1.json", RIGHT), ("photos/films/clip.mp4", "")];
        let folder = folder(&[&files[..], &deeper].concat());
        let expected = [
            "not judged in notes: notes holds no pictures",
            "notes: found 0/0, points 0/0, boards 0/0",
            "own: found 1/1, points 9/9, boards 1/1",
            "photos/b: found 1/1, points 9/9, boards 1/1",
            "not judged in photos/films: photos/films holds no pictures",
            "photos/films: found 0/0, points 0/0, boards 0/0",
            "total: found 2/2, points 18/18, boards 2/2",
        ];
        assert_eq!(run(folder.path()), expected);
        assert_eq!(run(&folder.path().join("photos"))[0], "b: found 1/1, points 9/9, boards 1/1");
    }

    #[test]
    fn a_folder_of_pictures_is_one_set() {
        let folder = folder(&[("1.jpg", ""), ("1.json", RIGHT)]);
        let name = name_of(&fs::canonicalize(folder.path()).unwrap());
        let line = format!("{name}: found 1/1, points 9/9, boards 1/1");
        assert_eq!(run(folder.path()), [line, "total: found 1/1, points 9/9, boards 1/1".to_string()]);
    }

    #[test]
    fn what_is_no_folder_of_sets_is_refused() {
        let folder =
            folder(&[("file", ""), ("empty/file", ""), ("above/below/deep/er/1.jpg", ""), ("above/beside/a.txt", "")]);
        let refused = |path: &str| sets_in(&folder.path().join(path)).unwrap_err().to_string();
        assert!(refused("file").contains("is not a folder"));
        assert!(refused("empty").contains("holds no pictures and no folders"));
        assert!(refused("above").contains("above holds no pictures, nor do the folders in it; give a folder of"));
        assert!(refused("nowhere").contains("there is no file or folder"));
    }

    #[test]
    fn a_raised_stop_ends_it_without_a_total() {
        let folder = folder(&[("1.jpg", ""), ("1.json", RIGHT)]);
        let stop = StopSignal::new();
        stop.raise();
        let mut reported = 0;
        let mut look = |_: &Path| -> anyhow::Result<ReadPicture> { Err(anyhow!("no picture should be read")) };
        evaluate(&sets_in(folder.path()).unwrap(), None, &mut look, &stop, &mut |_| reported += 1);
        assert_eq!(reported, 0);
    }

    #[test]
    fn stones_and_corners_are_counted_where_the_truth_has_boxes() {
        let stones = r#"{"stones": [["X", 1, 1, 8, 8], ["O", 20, 20, 8, 8]]}"#;
        let corners = r#"{"corner_boxes": [[0, 0, 4, 4], [20, 0, 4, 4], [0, 20, 4, 4], [40, 40, 4, 4]]}"#;
        let folder = folder(&[("1.jpg", ""), ("1.json", stones), ("2.jpg", ""), ("2.json", corners)]);
        let mut look = |_: &Path| {
            let observation = Some(reading(&["X..", "...", "..."]));
            Ok(ReadPicture { observation, locate: Duration::ZERO, read: None })
        };
        let mut total = None;
        evaluate(&sets_in(folder.path()).unwrap(), None, &mut look, &StopSignal::new(), &mut |progress| {
            if let EvaluationProgress::Line(line) = progress {
                total = Some(line);
            }
        });
        let total = total.unwrap();
        assert_eq!(total.stones, Some(StoneColumns { stones: 2, stones_right: 1, stones_extra: 0 }));
        assert_eq!(total.corners, Some(CornerColumns { corners: 4, corners_in_box: 3 }));
        assert_eq!((total.boards, total.points, total.ms_locate_median, total.ms_read_median), (0, 0, Some(0.0), None));
    }

    #[test]
    fn the_median_lies_in_the_middle() {
        assert_eq!(median(Vec::new()), None);
        assert_eq!(median(vec![9.0, 1.0, 5.0]), Some(5.0));
        assert_eq!(median(vec![9.0, 1.0, 5.0, 6.0]), Some(5.5));
        assert_eq!(median_ms(vec![Duration::from_micros(1500)]), Some(1.5));
    }

    #[test]
    fn the_reading_of_a_test_is_what_was_drawn() {
        assert_eq!(reading(&["X..", "...", "..."]).stones().count(Color::Black), 1);
        assert_eq!(reading(&["X..", "...", "..."]).size, BoardSize::new(3).unwrap());
    }
}
