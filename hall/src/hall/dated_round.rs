//! Since when the hall has a round, and what its tournament was called before.

use crate::clock::{self, Millis};
use crate::round::{PairingSource, Round};
use crate::store::{KeptRound, Store, StoreError};

/// How long after it was opened last a round may be renamed, in milliseconds. Why: a club keeps the pairings of one evening after the
/// other in one file, and the same pairs may meet again.
const RENAMED_WITHIN: Millis = 24 * 60 * 60 * 1000;

/// A round with when the hall first had it: at this moment, where it is new. A tournament that has another name now is the same one,
/// where the same file or server has the same games, and had them a short while ago.
pub(super) async fn dated_round(
    store: &Store,
    round: Round,
    source: Option<&PairingSource>,
) -> Result<Round, StoreError> {
    Ok(dated(&store.rounds().await?, round, source, clock::now()))
}

fn dated(kept: &[KeptRound], round: Round, source: Option<&PairingSource>, now: Millis) -> Round {
    let is_it = |kept: &&KeptRound| kept.tournament == round.tournament && kept.round == round.name;
    let is_recent = |kept: &&KeptRound| now - kept.opened < RENAMED_WITHIN;
    let is_renamed = |kept: &&KeptRound| source.is_some_and(|source| is_renamed(kept, &round, source));
    let renamed: Vec<&KeptRound> = kept.iter().filter(is_renamed).collect();
    let known = kept.iter().find(is_it).or_else(|| renamed.iter().copied().rfind(is_recent));
    // Of the first round every game is that was sent before.
    let is_first = kept.iter().all(|kept| kept.source.is_empty());
    let since = known.map_or(if is_first { 0 } else { now }, |kept| kept.since);
    // Under its new name it was kept with the time of the one before.
    let former = renamed.into_iter().filter(|kept| known.is_some() && kept.since == since);
    Round { since, former: former.map(|kept| kept.tournament.clone()).collect(), ..round }
}

/// Whether a round that was kept may be this one, of a tournament that has another name now.
fn is_renamed(kept: &KeptRound, round: &Round, source: &PairingSource) -> bool {
    if kept.round != round.name || kept.source.is_empty() || kept.source != source.absolute() {
        return false;
    }
    let source = PairingSource { round: Some(kept.round.clone()).filter(|name| !name.is_empty()), ..source.clone() };
    // The address of a server is that of one tournament.
    source.is_server() || source.read_file(&kept.file).is_ok_and(|before| round.has_most_games_of(&before))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The round that the pairings in the file of a club have, on the evening of this name.
    fn evening(event: &str, pairs: &[[&str; 2]]) -> (Vec<u8>, PairingSource) {
        let games =
            pairs.iter().enumerate().map(|(i, [black, white])| format!("{event},1,{},{black},{white}\n", i + 1));
        let file = format!("event,round,table,black,white\n{}", games.collect::<String>()).into_bytes();
        (file, PairingSource { source: "club.csv".to_owned(), round: None, token: None })
    }

    #[test]
    fn a_renamed_event_keeps_its_round_and_the_next_evening_in_the_same_file_is_another_one() {
        const HOUR: Millis = 60 * 60 * 1000;
        let both = [["Ada", "Hua"], ["Emmy", "Kurt"]];
        let (file, source) = evening("3 October", &both);
        let mut kept = vec![KeptRound {
            tournament: "3 October".to_owned(),
            round: "1".to_owned(),
            source: source.absolute(),
            since: 7,
            opened: 100 * HOUR,
            file,
        }];
        let read = |kept: &[KeptRound], event: &str, pairs: &[[&str; 2]], now: Millis| {
            let (file, source) = evening(event, pairs);
            let round = dated(kept, source.read_file(&file).unwrap(), Some(&source), now);
            (round.since, round.former.to_vec())
        };
        let before = vec!["3 October".to_owned()];
        assert_eq!(read(&kept, "Club 3 October", &both, 101 * HOUR), (7, before.clone()), "it was put right");
        let three = [["Ada", "Hua"], ["Emmy", "Kurt"], ["Alan", "Alonzo"]];
        assert_eq!(read(&kept, "Club 3 October", &three, 101 * HOUR), (7, before.clone()), "somebody came late");
        // Half of the games are not most of them, and a week later none is the same one.
        let half = [["Ada", "Hua"], ["Emmy", "Alonzo"]];
        assert_eq!(read(&kept, "10 October", &half, 101 * HOUR), (101 * HOUR, Vec::new()));
        assert_eq!(read(&kept, "10 October", &both, 268 * HOUR), (268 * HOUR, Vec::new()));
        // A round that was renamed in time is still that one on the next day, and one that was not is none.
        kept.push(KeptRound { tournament: "Club 3 October".to_owned(), opened: 101 * HOUR, ..kept[0].clone() });
        let (since, former) = read(&kept, "Club 3 October", &both, 150 * HOUR);
        assert!(since == 7 && former.contains(&before[0]), "{former:?}");
        kept.push(KeptRound {
            tournament: "10 October".to_owned(),
            since: 268 * HOUR,
            opened: 268 * HOUR,
            ..kept[0].clone()
        });
        assert_eq!(read(&kept, "10 October", &both, 269 * HOUR), (268 * HOUR, vec!["10 October".to_owned()]));
    }
}
