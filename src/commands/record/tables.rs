//! At which tables boards are: what `--table` and `--boards` say of several of them.

use anyhow::bail;

use crate::commands::record::arguments::RecordArgs;
use kifuscribe_capture::source::SourceSpec;
use kifuscribe_formats::pairings::is_same_number;
use kifuscribe_language::say;

/// How many boards each source shows: one, where nothing is said of it.
pub(super) fn counts(args: &RecordArgs, sources: usize) -> anyhow::Result<Vec<usize>> {
    match &args.boards[..] {
        [] => Ok(vec![1; sources]),
        counts if counts.len() == sources => Ok(counts.iter().map(|&count| count.into()).collect()),
        counts => bail!(say!("record-boards-number", n = counts.len(), sources)),
    }
}

/// The table of each board, in the order of the sources and their boards: `--table 5,6,7`. The second of `5,,7` has none, unless it is
/// that of a phone, which names its table itself.
pub(super) fn tables(args: &RecordArgs, specs: &[SourceSpec], counts: &[usize]) -> anyhow::Result<Vec<Option<String>>> {
    let own = specs.iter().zip(counts).flat_map(|(spec, &count)| {
        let table = spec.table().filter(|_| count == 1).map(|table| (spec, table.to_owned()));
        std::iter::repeat_n(table, count)
    });
    let own: Vec<Option<(&SourceSpec, String)>> = own.collect();
    let mut tables = match &args.table {
        None => vec![None; own.len()],
        Some(list) => given(list, own.len())?,
    };
    for (table, own) in tables.iter_mut().zip(own) {
        let Some((source, own)) = own else { continue };
        if let Some(given) = table.as_deref().filter(|given| !is_same_number(given, &own)) {
            bail!(say!("record-phone-of-other-table", source, table = given));
        }
        *table = Some(own);
    }
    if args.table.is_some() && tables.iter().flatten().next().is_none() {
        bail!(say!("hall-no-tables"));
    }
    let is_twice = |&(i, table): &(usize, &Option<String>)| {
        let is_it = |other: &String| table.as_ref().is_some_and(|table| is_same_number(table, other));
        tables[..i].iter().flatten().any(is_it)
    };
    if let Some(table) = tables.iter().enumerate().find(is_twice).and_then(|(_, table)| table.as_ref()) {
        bail!(say!("record-table-twice", table));
    }
    Ok(tables)
}

/// What stands in a list of tables, which has one for each of so many boards.
fn given(list: &str, count: usize) -> anyhow::Result<Vec<Option<String>>> {
    let table = |text: &str| Some(text.trim().to_owned()).filter(|table| !table.is_empty());
    let tables: Vec<Option<String>> = list.split(',').map(table).collect();
    if tables.len() != count {
        bail!(say!("record-tables-number", n = tables.len(), count));
    }
    Ok(tables)
}
