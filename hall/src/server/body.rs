//! The bodies of requests, each with the most bytes that it may have and the longest that it may take. Nothing else reads one.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, header};
use http_body_util::BodyExt as _;
use kifuscribe_formats::audited_pictures::LARGEST_TOGETHER;

use crate::body_room::ComingBody;
use crate::journal_lines::LARGEST_BODY;
use crate::server::answers::Failure;

/// How long lines or a picture may take to come.
const LONGEST: Duration = Duration::from_secs(30);

/// How long a form may take to come. Anybody may send the one that asks for a token.
const FORM_TIME: Duration = Duration::from_secs(5);

/// The most bytes of a form.
const LARGEST_FORM: usize = 4096;

/// Reads what a table sends: lines or a picture.
pub(super) async fn read_lines(headers: &HeaderMap, body: Body, coming: ComingBody) -> Result<Bytes, Failure> {
    read(headers, body, (LARGEST_BODY, LONGEST), Some(coming)).await
}

/// Reads pictures that are to be read.
pub(super) async fn read_pictures(headers: &HeaderMap, body: Body, coming: ComingBody) -> Result<Bytes, Failure> {
    read(headers, body, (LARGEST_TOGETHER, LONGEST), Some(coming)).await
}

/// Reads the fields of a form, without spaces around their values.
pub(super) async fn read_form(headers: &HeaderMap, body: Body) -> Result<BTreeMap<String, String>, Failure> {
    let body = read(headers, body, (LARGEST_FORM, FORM_TIME), None).await?;
    let field = |(name, value): (Cow<'_, str>, Cow<'_, str>)| (name.into_owned(), value.trim().to_owned());
    Ok(url::form_urlencoded::parse(&body).map(field).collect())
}

async fn read(
    headers: &HeaderMap,
    mut body: Body,
    (most, longest): (usize, Duration),
    mut coming: Option<ComingBody>,
) -> Result<Bytes, Failure> {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<usize>().ok());
    if length.is_some_and(|length| length > most) {
        return Err(Failure::TooLarge);
    }
    let whole = async {
        let (mut bytes, mut received, mut is_crowded) = (Vec::new(), 0, false);
        while let Some(frame) = body.frame().await {
            let Ok(part) = frame.map_err(|_| Failure::Unread)?.into_data() else { continue };
            received += part.len();
            if received > most {
                return Err(Failure::TooLarge);
            }
            if coming.as_mut().is_some_and(|coming| !coming.add(part.len())) {
                // Who still sends hears nothing: the rest comes, and is not kept.
                (bytes, coming, is_crowded) = (Vec::new(), None, true);
            }
            if !is_crowded {
                bytes.extend_from_slice(&part);
            }
        }
        if is_crowded {
            return Err(Failure::Crowded);
        }
        Ok(Bytes::from(bytes))
    };
    tokio::time::timeout(longest, whole).await.unwrap_or(Err(Failure::Unread))
}
