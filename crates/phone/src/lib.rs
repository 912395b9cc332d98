//! A phone as the camera of a table: one HTTPS page, which the phone opens and which sends its pictures.
//!
//! [`PhoneServer`](server::PhoneServer) serves the page and hands the pictures to the source `phone` of
//! [`capture`](kifuscribe_capture::phone); [`PhoneNews`](news::PhoneNews) is what the page says of them.

pub mod certificate;
mod desk;
mod gate;
mod kept_link;
pub mod link;
pub mod news;
mod pace;
mod page;
pub mod server;
