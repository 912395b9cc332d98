//! The page of the archive: its list, its filters, the game that is previewed, and its commands. Its panels draw it.

pub mod command;
pub mod drawing;
pub mod duplicates;
pub mod filter;
pub mod marks_form;
pub mod page;
pub mod players;
pub mod preview;
pub mod running_export;
pub mod searches;
pub mod section;
pub mod selection;
