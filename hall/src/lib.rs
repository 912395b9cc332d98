//! The hall of a tournament: keeps the journals that tables send, and shows their games.
//!
//! A table sends the lines of its journal; [`intake`] checks them as a journal is checked, [`store`] keeps them, and only
//! then they are acknowledged and shown. [`table`] is what is shown of one table, to the organiser and, after the delay,
//! to spectators; [`attention`] says where a person is needed. [`server`] answers tables and browsers with [`pages`].
//! [`rehearsal`] plays a tournament against a hall and measures it.

pub mod access;
mod act_limit;
pub mod addresses;
pub mod attention;
pub mod body_room;
pub mod clock;
pub mod commands;
pub mod entered_result;
pub mod hall;
pub mod hall_conflict;
pub mod hall_journal;
mod heavy_work;
pub mod intake;
pub mod journal_lines;
pub mod kept_audit;
pub mod kept_game;
pub mod language_texts;
pub mod metrics;
pub mod named_here;
pub mod other_result;
pub mod pages;
pub mod picture_process;
pub mod picture_reader;
pub mod picture_stage;
pub mod quantity;
pub mod reading_fault;
pub mod reading_turns;
pub mod refused_computer;
pub mod rehearsal;
pub mod relay;
pub mod remark;
pub mod restored;
pub mod result_source;
pub mod round;
pub mod sent_pictures;
pub mod sent_result;
pub mod server;
pub mod shown;
pub mod shown_question;
pub mod standstill;
pub mod store;
pub mod table;
pub mod table_list;
pub mod trail_allowance;
pub mod waiting_decision;
