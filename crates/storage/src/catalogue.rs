//! The catalogue of an archive: what is known of each game, in one SQLite file, to find it again.
//!
//! The games' files stay the truth: everything here is read from them, and can be read again. Several programs may use
//! one catalogue at once (SQLite's write-ahead log).

mod add_outcome;
mod adding;
mod carrying;
mod checking;
mod connection;
mod duplicate_decisions;
mod duplicates;
mod error;
mod exporting;
mod file_charsets;
mod forgetting;
mod game_file;
mod game_texts;
mod gone_games;
mod intake;
mod listing;
mod location;
mod marks;
mod own_files;
mod package_checking;
mod players;
mod positions;
mod rebuilding;
mod refreshing;
mod row;
mod same_moves;
mod schema;
mod searching;
mod statistics;
mod walk;
mod withheld;

pub use add_outcome::{AddNote, AddNoteKind, AddOutcome, AddProgress, RefusedFile};
pub use carrying::{CarriedGame, CarriedMarks};
pub use checking::{CheckOutcome, Damage, DamageKind};
pub use connection::Catalogue;
pub use duplicate_decisions::PairVerdict;
pub use duplicates::DuplicatePair;
pub use error::CatalogueError;
pub use exporting::{ExportOutcome, ExportWatcher, free_target, is_package};
pub use forgetting::ForgetOutcome;
pub use game_file::GameFile;
pub use gone_games::{GoneGame, MovedGame};
pub use package_checking::check_package;
pub use players::JoinedPlayers;
pub use rebuilding::CatalogueSalvage;
pub use refreshing::withheld_anywhere;
pub use same_moves::SameMoves;
pub use searching::Matches;
pub use withheld::{withheld_names, withheld_stamps};

/// The name of the catalogue in the folder for records.
pub const FILE_NAME: &str = "catalogue.sqlite";

#[cfg(test)]
mod tests;
