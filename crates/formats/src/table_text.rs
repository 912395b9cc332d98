//! A table that a spreadsheet or a program wrote as text: lines above its header, a header row, then rows.

use csv::{ReaderBuilder, StringRecord, Trim};

/// The rows above the header, such as a title, that are passed over.
const MOST_ABOVE: usize = 10;
/// What may stand between values.
const SEPARATORS: [u8; 4] = [b';', b'\t', b',', b'|'];

/// A table with the names of its columns in one spelling.
#[derive(Debug)]
pub(crate) struct TableText {
    /// The names of the columns.
    pub(crate) names: Vec<String>,
    /// The rows that are not empty.
    pub(crate) rows: Vec<StringRecord>,
}

impl TableText {
    /// Reads a table whose values are separated by semicolons, tabs, commas or bars, also where a line `sep=;` says by which, as
    /// Excel writes it, and where its lines end in carriage returns alone. The header is the first row with the columns that are
    /// `needed`, else the first row; `name` gives the one spelling of a column's name.
    ///
    /// # Errors
    /// Where it is no table.
    pub(crate) fn read(text: &str, needed: &[&str], name: impl Fn(&str) -> String) -> Result<Self, csv::Error> {
        let text = text.trim_start_matches('\u{feff}').trim_start_matches(['\r', '\n', ' ']);
        let (first, rest) = text.split_once(['\r', '\n']).unwrap_or((text, ""));
        let stated = first.trim().trim_matches('"').to_lowercase();
        let stated = stated.strip_prefix("sep=").map(|separator| separator.bytes().next().unwrap_or(b'\t'));
        let (text, first) = match stated {
            Some(_) => (rest, rest.trim_start().split(['\r', '\n']).next().unwrap_or_default()),
            None => (text, first),
        };
        let records = |separator: u8| {
            let mut builder = ReaderBuilder::new();
            builder.delimiter(separator).flexible(true).has_headers(false).trim(Trim::All);
            builder.from_reader(text.as_bytes()).into_records()
        };
        let names = |row: &StringRecord| row.iter().map(&name).collect::<Vec<_>>();
        let is_header = |row: &StringRecord| {
            let names = names(row);
            needed.iter().all(|needed| names.iter().any(|name| name == needed))
        };
        let header =
            |separator: &u8| records(*separator).take(MOST_ABOVE + 1).flatten().position(|row| is_header(&row));
        let found = stated.into_iter().chain(SEPARATORS).find_map(|separator| Some((separator, header(&separator)?)));
        let (separator, above) = found.unwrap_or_else(|| {
            let most = SEPARATORS.into_iter().rev().max_by_key(|&s| first.bytes().filter(|&b| b == s).count());
            (stated.or(most).unwrap_or(b','), 0)
        });
        let mut rows = records(separator).skip(above).collect::<Result<Vec<_>, _>>()?.into_iter();
        let names = rows.next().map(|row| names(&row)).unwrap_or_default();
        let rows = rows.filter(|row| row.iter().any(|value| !value.is_empty())).collect();
        Ok(Self { names, rows })
    }

    /// A value of a row; empty where there is none.
    pub(crate) fn value<'a>(&self, row: &'a StringRecord, name: &str) -> &'a str {
        self.names.iter().position(|n| n == name).and_then(|i| row.get(i)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_as_spreadsheets_write_it() {
        for text in [
            "Time,Event\n0:00,press\n",
            "time;event\r0:00;press\r",
            "sep=;\r\nTIME;EVENT\r\n0:00;press\r\n",
            "\"sep=,\"\nTime,Event\n0:00,press",
            "\u{feff}time\tevent\n0:00\tpress\n",
            "The clock of table 3, in the final\n\nTime;Event\n;\n0:00;press\n",
            "time|event\n0:00|press\n",
        ] {
            let table = TableText::read(text, &["time", "event"], str::to_lowercase).unwrap();
            assert_eq!(table.names, ["time", "event"], "{text}");
            let row = &table.rows[0];
            assert_eq!(
                (table.rows.len(), table.value(row, "time"), table.value(row, "event")),
                (1, "0:00", "press"),
                "{text}"
            );
        }
    }
}
