//! Games that may be one are listed for review; nothing is deleted.

use super::*;
use crate::catalogue::PairVerdict;
use kifuscribe_archive::duplicates::DuplicateKind;

const MOVES: [&str; 12] = ["cc", "gg", "gc", "cg", "ee", "ef", "fe", "fg", "de", "df", "cf", "bf"];

fn game(black: &str, white: &str, is_mirrored: bool) -> String {
    let mirrored = |point: &str| {
        let mut letters = point.chars().map(|c| char::from(b'a' + b'i' - c as u8));
        let (col, row) = (letters.next().unwrap(), point.chars().nth(1).unwrap());
        if is_mirrored { format!("{col}{row}") } else { point.to_owned() }
    };
    let moves: String =
        MOVES.iter().enumerate().map(|(n, point)| format!(";{}[{}]", ["B", "W"][n % 2], mirrored(point))).collect();
    format!("(;SZ[9]PB[{black}]PW[{white}]{moves})")
}

#[test]
fn a_mirrored_copy_is_reviewed_and_kept_or_merged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("catalogue.sqlite");
    fs::write(folder.path().join("a.sgf"), game("Ada", "Hua", false) + &game("Hua", "Ada", true)).unwrap();
    let mut first = catalogue(folder.path());
    assert_eq!(add(&mut first, folder.path()), (2, 0, 0));
    let pairs = first.duplicates().unwrap();
    assert_eq!(pairs.len(), 1);
    let pair = &pairs[0];
    assert_eq!(
        (pair.kind, pair.has_exchanged_names, pair.game.info.black.name.as_str()),
        (DuplicateKind::Same, true, "Ada")
    );
    first.judge_pair(&pair.game, &pair.other, Some(PairVerdict::TwoGames)).unwrap();
    assert_eq!(first.duplicates().unwrap(), []);
    assert_eq!(black_names(&first, &GameQuery::default()), ["Ada", "Hua"]);
    first.judge_pair(&pair.game, &pair.other, Some(PairVerdict::SecondIsCopy)).unwrap();
    drop(first);
    // The decision outlives the catalogue.
    fs::remove_file(&path).unwrap();
    let mut again = catalogue(folder.path());
    assert_eq!(add(&mut again, folder.path()), (2, 0, 0));
    assert_eq!(
        (again.duplicates().unwrap(), black_names(&again, &GameQuery::default())),
        (Vec::new(), vec!["Ada".to_owned()])
    );
    assert_eq!(again.game(&pair.other.hash.id()).unwrap().info.black.name, "Hua", "it is still there by its name");
    again.judge_pair(&pair.other, &pair.game, Some(PairVerdict::TwoGames)).unwrap();
    assert_eq!(black_names(&again, &GameQuery::default()), ["Ada", "Hua"]);
    again.judge_pair(&pair.game, &pair.other, None).unwrap();
    assert_eq!(again.duplicates().unwrap().len(), 1, "it is reviewed again");
}
