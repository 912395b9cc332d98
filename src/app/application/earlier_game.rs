//! Earlier recordings that matter to the game that is recorded next: one that may go on, and one that has its result.

use super::Application;
use crate::app::finished_game::FinishedGame;
use crate::app::hall_form::paired_game;
use crate::app::window_view::JUST_INTERRUPTED;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::tournament_game::TournamentGame;
use kifuscribe_formats::pairings::PairingResult;
use kifuscribe_storage::recordings::StoredRecording;

impl Application {
    /// The newest recording of the chosen source that may be meant to go on where a new one is asked for: it was made a short time ago at
    /// the same place, has no result, and its stones may still lie there.
    pub(super) fn game_to_go_on(&mut self) -> Option<StoredRecording> {
        let source = self.workspace.settings.source.clone().filter(|source| self.workspace.backend.is_live(source))?;
        let seen = self.snapshot().and_then(|snapshot| snapshot.observation.as_ref()).map(|seen| seen.stones());
        if seen.is_some_and(|stones| Color::BOTH.iter().all(|&color| stones.count(color) == 0)) {
            return None;
        }
        // One that has just ended here is among them.
        self.list_recordings();
        let (workspace, settings) = (&self.workspace, &self.workspace.settings);
        let (table, next) = (self.next_table(), TournamentGame::of(&self.next_game()));
        let is_of_place = |recording: &StoredRecording| {
            let places = settings.places_of(&source);
            let number = places.and_then(|p| p.boards.iter().position(|board| board.session == recording.session));
            places.zip(number).is_none_or(|(places, number)| places.chosen.contains(&number))
        };
        let is_of_table = |recording: &StoredRecording| {
            let begun = workspace.backend.table_with(&recording.session);
            begun.zip(table).is_none_or(|(begun, table)| table.seat.is_same_table(&begun))
        };
        let is_of_game = |recording: &StoredRecording| {
            recording.game.as_ref().zip(next.as_ref()).is_none_or(|(recorded, next)| recorded == next)
        };
        let may_go_on = |recording: &&StoredRecording| {
            (recording.is_unfinished || recording.can_go_on)
                && recording.moved_to.is_none()
                && recording.age <= JUST_INTERRUPTED
                && recording.moves.is_some_and(|moves| moves > 0)
                && settings.source_of(&recording.session) == Some(&source)
                && is_of_place(recording)
                && is_of_table(recording)
                && is_of_game(recording)
        };
        workspace.recordings.iter().filter(may_go_on).min_by_key(|recording| recording.age).cloned()
    }

    /// The game that is recorded next, where the pairings or a recording here have a result of it.
    pub(super) fn finished_game(&self) -> Option<FinishedGame> {
        let info = self.next_game();
        let game = TournamentGame::of(&info)?;
        let of_recording = |recording: &StoredRecording| {
            let result = recording.result.filter(|_| recording.game.as_ref() == Some(&game))?;
            Some((PairingResult::Game(result), Some(recording.name.clone())))
        };
        let paired = self.next_game.tournament.as_ref().filter(|_| paired_game(self.next_table()).is_none());
        let of_pairings = || Some((paired?.game()?.result.clone(), None)).filter(|(result, _)| result.is_known());
        let (result, recording) = self.workspace.recordings.iter().find_map(of_recording).or_else(of_pairings)?;
        Some(FinishedGame { info, result, recording })
    }
}
