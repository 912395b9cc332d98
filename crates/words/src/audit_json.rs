//! The account of an audit as JSON, for programs.

use serde_json::{Value, json};

use crate::{audit_text, ledger_text};
use kifuscribe_core::audit::account::AuditAccount;
use kifuscribe_core::audit::finding::Finding;
use kifuscribe_core::count::line::CountLine;
use kifuscribe_core::count::setting::Setting;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::ledger::{Ledger, Line};
use kifuscribe_core::game::result::GameResult;

/// An amount as a JSON number; half-points are exact in binary.
#[must_use]
pub fn number(amount: HalfPoints) -> Value {
    match amount.as_points() {
        Some(points) => json!(points),
        None => json!(f64::from(amount.as_halves()) / 2.0),
    }
}

/// The arithmetic as JSON.
#[must_use]
pub fn ledger(ledger: &Ledger<CountLine>) -> Value {
    let line = |l: &Line<CountLine>| json!({"label": ledger_text::label(&l.item), "how": ledger_text::how(l), "amount": number(l.amount)});
    ledger.lines.iter().map(line).collect()
}

/// The account as JSON, with its sentences in the current language.
#[must_use]
pub fn account(account: &AuditAccount) -> Value {
    let size = account.size;
    let result = |r: Option<GameResult>| r.map(GameResult::to_sgf);
    let finding = |f: &Finding| {
        json!({
            "kind": f.kind.name(),
            "points": f.points.iter().map(|p| p.label(size)).collect::<Vec<_>>(),
            "stones": f.stones,
            "shift": f.shift.map(number),
            "text": audit_text::finding(f, size),
        })
    };
    let counts = account.counts.map(|[black, white, empty]| json!({"black": black, "white": white, "empty": empty}));
    let setting = |s: &Setting| json!({"name": s.value.name(), "value": audit_text::setting_text(&s.value, size), "from": s.from.name()});
    json!({
        "verdict": account.verdict.name(),
        "computed": result(account.computed),
        "read": result(account.read),
        "readings": account.readings.iter().map(|read| read.to_sgf()).collect::<Vec<_>>(),
        "claimed": result(account.claimed),
        "counts": counts,
        "findings": account.findings.iter().map(finding).collect::<Vec<_>>(),
        "notes": audit_text::notes(account),
        "ledger": ledger(&account.ledger),
        "sentence": audit_text::verdict(account),
        "holds_only_with": account.assumed().iter().map(|setting| setting.value.name()).collect::<Vec<_>>(),
        "open_questions": account.open_questions.iter().map(|asked| asked.id).collect::<Vec<_>>(),
        "settings": account.settings.iter().map(setting).collect::<Vec<_>>(),
    })
}
