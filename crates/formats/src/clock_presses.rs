//! What was done to a clock, as a CSV with the columns time and event.

use std::time::Duration;

use csv::StringRecord;
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
    let columns = (column("time", 0), column("event", 1));
    // A list without a heading begins with its first press.
    let heading = StringRecord::from(table.names.clone());
    let first = Some(&heading).filter(|row| press(row, columns).is_some());
    let mut presses: Vec<(Duration, ClockPress)> = Vec::new();
    for (row, number) in first.into_iter().chain(&table.rows).zip(1..) {
        let read = press(row, columns).ok_or(PressesError::Row { row: number })?;
        if presses.last().is_some_and(|last| last.0 > read.0) {
            return Err(PressesError::Order { row: number });
        }
        presses.push(read);
    }
    Ok(presses)
}

/// The time and the press of a row, of which the columns are given; `None` where it has none.
fn press(row: &StringRecord, (time, event): (usize, usize)) -> Option<(Duration, ClockPress)> {
    let event = row.get(event)?.to_lowercase().replace([' ', '_'], "-");
    let press = match event.as_str() {
        "start-black" => ClockPress::Start(Color::Black),
        "start-white" => ClockPress::Start(Color::White),
        "press" => ClockPress::Press,
        "pause" => ClockPress::Pause,
        _ => return None,
    };
    Some((parse_time(row.get(time)?)?, press))
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
        let bare = super::read(b"0:00,start-black\n0:20,press\n").unwrap();
        assert_eq!(bare.len(), 2, "a list without a heading loses no press");
        assert!(read("0:00,start-black\nsoon,press\n").unwrap_err().starts_with("row 2 is no press"));
        assert!(read("1:00,start-black\n0:30,press\n").unwrap_err().contains("earlier"));
        assert!(read("1:00\n").is_err());
    }
}
