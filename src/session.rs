//! The functional core: what happened is an event, what is known is the sum of the events, what is shown
//! is a view of that. Pure; time arrives in the events.

pub mod correction;
pub mod counting;
pub mod recording;
