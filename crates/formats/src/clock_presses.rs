//! What was done to a clock, as a CSV with the columns time and event.

use std::time::Duration;

use thiserror::Error;

use crate::character_set::decode;
use crate::table_text::TableText;
use kifuscribe_core::game::clock::{ClockPress, parse_time};
use kifuscribe_core::game::color::Color;
use kifuscribe_language::Message;

/// A list of presses that cannot be read.
#[derive(Debug, Error, Message)]
pub enum PressesError {
    /// Not a CSV.
    Csv(#[from] csv::Error),
    /// A row without a time and an event.
    Row {
        /// The row, from 1, without the heading.
        row: usize,
    },
    /// A row with an earlier time than the one before.
    Order {
        /// The row, from 1, without the heading.
        row: usize,
    },
}

/// Reads the presses of a clock, each with its time from the start, in their order.
///
/// # Errors
/// [`PressesError`].
pub fn read(bytes: &[u8]) -> Result<Vec<(Duration, ClockPress)>, PressesError> {
    let table = TableText::read(&decode(bytes), &["time", "event"], str::to_lowercase)?;
    let column = |name: &str, usual: usize| table.names.iter().position(|n| n == name).unwrap_or(usual);
    let (time, event) = (column("time", 0), column("event", 1));
    let mut presses: Vec<(Duration, ClockPress)> = Vec::new();
    for (row, number) in table.rows.iter().zip(1..) {
        let event = row.get(event).unwrap_or_default().to_lowercase().replace([' ', '_'], "-");
        let press = match event.as_str() {
            "start-black" => Some(ClockPress::Start(Color::Black)),
            "start-white" => Some(ClockPress::Start(Color::White)),
            "press" => Some(ClockPress::Press),
            "pause" => Some(ClockPress::Pause),
            _ => None,
        };
        let read = row.get(time).and_then(parse_time).zip(press).ok_or(PressesError::Row { row: number })?;
        if presses.last().is_some_and(|last| last.0 > read.0) {
            return Err(PressesError::Order { row: number });
        }
        presses.push(read);
    }
    Ok(presses)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presses_are_read_in_their_order_or_refused_by_row() {
        let read = |text: &str| read(format!("time,event\n{text}").as_bytes()).map_err(|e| e.to_string());
        let minute = Duration::from_secs(60);
        assert_eq!(
            read("0:00, start-black\n1:00,press\n1m,pause\n").unwrap(),
            [
                (Duration::ZERO, ClockPress::Start(Color::Black)),
                (minute, ClockPress::Press),
                (minute, ClockPress::Pause)
            ]
        );
        for table in
            ["Time;Event\r0:00;Start-Black\r0:20;PRESS\r", "sep=;\r\nevent;time\r\nstart black;0:00\r\npress;0:20\r\n"]
        {
            assert_eq!(super::read(table.as_bytes()).unwrap().len(), 2, "{table}");
        }
        assert!(read("0:00,start-black\nsoon,press\n").unwrap_err().starts_with("row 2 is no press"));
        assert!(read("1:00,start-black\n0:30,press\n").unwrap_err().contains("earlier"));
        assert!(read("1:00\n").is_err());
    }
}
