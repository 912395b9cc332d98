//! Which address of the port for audits is answered by what: nothing there shows or takes a token, and nothing decides.

use std::sync::Arc;

use axum::routing::get;
use axum::{Extension, Router};

use crate::hall::Hall;
use crate::pages;
use crate::server::answers::{guarded, in_readers_language};
use crate::server::audits::{self, AuditPort};
use crate::server::router::{fixed, not_found};

/// Returns the router of the port that has the audit pages alone.
pub(super) fn audit_router(hall: Arc<Hall>) -> Router {
    let (style, script) = ("text/css; charset=utf-8", "text/javascript; charset=utf-8");
    Router::new()
        .route("/", get(audits::choose))
        .route("/audit", get(audits::choose))
        .route("/audit/table/{table}", get(audits::table_page).post(audits::audit_table))
        .route("/audit/other", get(audits::other_page).post(audits::audit_other))
        .route("/audit/position", get(audits::position_page).post(audits::read_position))
        .route("/hall.css", fixed(style, pages::STYLE))
        .route("/audit.js", fixed(script, pages::AUDIT_SCRIPT))
        .route("/forms.js", fixed(script, pages::FORMS_SCRIPT))
        .fallback(not_found)
        .layer(axum::middleware::from_fn(guarded))
        .layer(axum::middleware::from_fn(in_readers_language))
        .layer(Extension(AuditPort))
        .with_state(hall)
}
