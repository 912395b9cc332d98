//! What an archive knows about games, and how games are found again: names in any spelling, dates, positions. Pure: the
//! catalogue that holds it is in `storage`.

pub mod authority;
pub mod changes;
pub mod continuation;
pub mod duplicates;
pub mod entry;
pub mod fingerprint;
pub mod folding;
pub mod free_matcher;
pub mod game_marks;
pub mod mark_anchor;
pub mod marks;
pub mod move_sequence;
pub mod name_letters;
pub mod near_names;
pub mod order;
pub mod package;
pub mod pattern;
pub mod position_index;
pub mod position_search;
pub mod query;
pub mod query_options;
pub mod query_values;
pub mod recent_searches;
pub mod redaction;
pub mod search_options;
pub mod sought_position;
pub mod statistics;
mod table_cell;
