//! Addresses of network cameras as text: parsing, and hiding passwords and tokens.

use std::net::{IpAddr, Ipv6Addr};

use url::{Url, form_urlencoded};

/// Replaces a secret value in an address.
const HIDDEN: &str = "***";

/// A parameter is secret if its name contains one of these.
const SECRET_NAME_PARTS: [&str; 10] = ["pas", "pwd", "psw", "token", "auth", "secret", "key", "sig", "cred", "session"];

/// A parameter is secret if its name is one of these.
const SECRET_NAMES: [&str; 3] = ["p", "sid", "api"];

/// Parses an address. Characters that should have been percent-encoded in its password (`/`, `?`, `#`, `@`) are
/// encoded first where the address cannot be parsed otherwise.
pub(super) fn parse(address: &str) -> Option<Url> {
    Url::parse(address).ok().or_else(|| {
        let (scheme, rest) = address.split_once("://")?;
        let (credentials, host_and_path) = rest.split_at(credentials_end(rest)?);
        let (user, password) = credentials.split_once(':')?;
        let mut url = Url::parse(&format!("{scheme}://{}", host_and_path.trim_start_matches('@'))).ok()?;
        url.set_username(user).ok()?;
        url.set_password(Some(password)).ok()?;
        Some(url)
    })
}

/// Returns `address` without passwords and tokens, for screens, messages and the journal: the password before the host
/// is left out, and the values of secret parameters are replaced by `***`. Text that is no address is returned as it is.
///
/// Why it works on the text: an address with an unescaped password often cannot be parsed, or is parsed wrongly, and
/// its password has to be hidden all the same. Where it is unclear what belongs to the password, more is hidden.
#[must_use]
pub fn redacted(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    let (user, host_and_path) = match credentials_end(rest) {
        Some(at) => (rest[..at].split(':').next().unwrap_or_default(), &rest[at..]),
        None => ("", rest),
    };
    format!("{scheme}://{user}{}", without_secret_values(host_and_path))
}

/// Returns text that was meant as an address but has no `://`, such as `rtsp:/me:secret@camera`, without its password.
pub(super) fn redacted_mistyped(text: &str) -> String {
    let password = text.rfind('@').and_then(|at| {
        let colon = text[..at].match_indices(':').map(|(i, _)| i).find(|&i| !text[i + 1..].starts_with(['/', '\\']))?;
        Some(colon..at)
    });
    let mut shown = text.to_owned();
    if let Some(password) = password {
        shown.replace_range(password, "");
    }
    without_secret_values(&shown)
}

/// Returns the position of the `@` that ends the user name and password at the start of `rest`, the address behind
/// `://`. A `/` before the `@` belongs to the password, unless a host stands before it.
fn credentials_end(rest: &str) -> Option<usize> {
    let last_at = rest.rfind('@')?;
    let authority = &rest[..rest.find(['/', '?', '#']).unwrap_or(rest.len())];
    let at_in_authority = authority.rfind('@');
    let host = at_in_authority.map_or(authority, |at| &authority[at + 1..]);
    if is_ip_address(host) || !authority.contains([':', '@']) { at_in_authority } else { Some(last_at) }
}

/// Whether a host, with or without a port, is an IP address.
fn is_ip_address(host: &str) -> bool {
    match host.strip_prefix('[') {
        Some(v6) => v6.split(']').next().is_some_and(|v6| v6.parse::<Ipv6Addr>().is_ok()),
        None => host.split(':').next().is_some_and(|v4| v4.parse::<IpAddr>().is_ok()),
    }
}

/// Replaces the values of secret parameters in a path and query. Some makes put parameters into the path, separated by
/// `_` or `&`.
fn without_secret_values(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let (mut rest, mut in_query) = (text, false);
    while let Some((before, value)) = rest.split_once('=') {
        in_query |= before.contains('?');
        shown.push_str(before);
        shown.push('=');
        rest = value;
        let name = before.rsplit(['&', ';', '?', '/', '#']).next().unwrap_or(before);
        if is_secret(name) {
            shown.push_str(HIDDEN);
            rest = &value[value_length(value, in_query)..];
        }
    }
    shown.push_str(rest);
    shown
}

/// Whether the parameter `name`, which may be percent-encoded, has a secret value.
fn is_secret(name: &str) -> bool {
    let decoded = form_urlencoded::parse(name.as_bytes()).next().map(|(name, _)| name.to_lowercase());
    decoded.is_some_and(|name| {
        SECRET_NAME_PARTS.iter().any(|part| name.contains(part))
            || SECRET_NAMES.contains(&name.as_str())
            || name.ends_with("pw")
    })
}

/// The length of a parameter's value at the start of `text`, in bytes.
fn value_length(text: &str, in_query: bool) -> usize {
    let is_name = |text: &str| text.split_once('=').is_some_and(|(name, _)| name.chars().all(char::is_alphanumeric));
    let ends_value = |&(i, c): &(usize, char)| match c {
        '&' => true,
        ';' => is_name(&text[i + 1..]),
        '/' | '?' => !in_query,
        '_' => !in_query && is_name(&text[i + 1..]),
        _ => false,
    };
    text.char_indices().find(ends_value).map_or(text.len(), |(i, _)| i)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(address: &str, shown: &str) {
        assert_eq!(redacted(address), shown, "{address}");
    }

    #[test]
    fn the_password_before_the_host_is_left_out() {
        check("rtsp://me:secret@10.0.0.2/1", "rtsp://me@10.0.0.2/1");
        check("rtsp://me:se@cret@10.0.0.2:554", "rtsp://me@10.0.0.2:554");
        check("rtsp://me:s:e:c@camera", "rtsp://me@camera");
        check("rtsp://me:secret@[fe80::1]:554/1", "rtsp://me@[fe80::1]:554/1");
        check("rtsp://:secret@camera/1", "rtsp://@camera/1");
    }

    #[test]
    fn a_password_with_unescaped_characters_is_left_out() {
        check("rtsp://me:se/cret@10.0.0.2/1", "rtsp://me@10.0.0.2/1");
        check("rtsp://me:12/34@camera:554/1", "rtsp://me@camera:554/1");
        check("rtsp://me:se?cr#et@camera/1", "rtsp://me@camera/1");
        check("rtsp://me:s@e/cr@et@camera/1", "rtsp://me@camera/1");
        check("http://me:sec/ret@10.0.0.2:8080/video?pwd=a/b", "http://me@10.0.0.2:8080/video?pwd=***");
    }

    #[test]
    fn an_address_without_a_secret_is_shown_as_it_is() {
        for address in [
            "http://10.0.0.2/a@b",
            "http://10.0.0.2:8080/a@b",
            "http://camera.local/a@b?x=1",
            "http://me@camera.local:8080/video",
            "rtsp://me@10.0.0.2/stream@hd",
            "http://192.168.1.64:8080/video",
            "camera:Go Cam: me@desk",
            "/home/me/a:b@c/clip.mp4",
        ] {
            check(address, address);
        }
    }

    /// Address patterns from the makers' manuals.
    #[test]
    fn addresses_of_real_makes_show_no_secret() {
        // Hikvision, Dahua and Amcrest, Reolink, Axis, TP-Link.
        check(
            "rtsp://admin:pw@192.168.1.64:554/Streaming/Channels/101",
            "rtsp://admin@192.168.1.64:554/Streaming/Channels/101",
        );
        check(
            "rtsp://admin:a/b@192.168.1.108:554/cam/realmonitor?channel=1&subtype=0",
            "rtsp://admin@192.168.1.108:554/cam/realmonitor?channel=1&subtype=0",
        );
        check(
            "rtsp://admin:p#w@192.168.1.2:554/h264Preview_01_main",
            "rtsp://admin@192.168.1.2:554/h264Preview_01_main",
        );
        check(
            "http://root:pw@camera/axis-cgi/mjpg/video.cgi?fps=10",
            "http://root@camera/axis-cgi/mjpg/video.cgi?fps=10",
        );
        check("rtsp://tapo:pw@192.168.1.3/stream1", "rtsp://tapo@192.168.1.3/stream1");
        // Foscam, in two generations.
        check(
            "http://10.0.0.2/videostream.cgi?user=admin&pwd=se/cret&rate=0",
            "http://10.0.0.2/videostream.cgi?user=admin&pwd=***&rate=0",
        );
        check(
            "http://10.0.0.2:88/cgi-bin/CGIStream.cgi?cmd=GetMJStream&usr=admin&pwd=secret",
            "http://10.0.0.2:88/cgi-bin/CGIStream.cgi?cmd=GetMJStream&usr=admin&pwd=***",
        );
        // Reolink over HTTP, with a password and with a token.
        check(
            "http://10.0.0.2/flv?port=1935&app=bcs&stream=channel0_main.bcs&user=admin&password=secret",
            "http://10.0.0.2/flv?port=1935&app=bcs&stream=channel0_main.bcs&user=admin&password=***",
        );
        check(
            "https://10.0.0.2/cgi-bin/api.cgi?cmd=Snap&token=a_b=c",
            "https://10.0.0.2/cgi-bin/api.cgi?cmd=Snap&token=***",
        );
        // Vstarcam, Blue Iris.
        check(
            "http://10.0.0.2:81/videostream.cgi?loginuse=admin&loginpas=888888",
            "http://10.0.0.2:81/videostream.cgi?loginuse=admin&loginpas=***",
        );
        check(
            "http://10.0.0.2:81/mjpg/cam1/video.mjpg?user=me&pw=x",
            "http://10.0.0.2:81/mjpg/cam1/video.mjpg?user=me&pw=***",
        );
        // XMeye recorders and cameras have the password in the path.
        check(
            "rtsp://10.0.0.2:554/user=admin_password=tlJwpbo6_channel=1_stream=0.sdp?real_stream",
            "rtsp://10.0.0.2:554/user=admin_password=***_channel=1_stream=0.sdp?real_stream",
        );
        check(
            "rtsp://10.0.0.2:554/user=admin&password=x&channel=1&stream=0.sdp?",
            "rtsp://10.0.0.2:554/user=admin&password=***&channel=1&stream=0.sdp?",
        );
    }

    #[test]
    fn secret_parameters_are_known_by_many_names() {
        for name in ["password", "PASS", "passwd", "pwd", "token", "access_token", "auth", "api_key", "sig", "p%61ss"] {
            check(&format!("http://camera/v?{name}=secret&x=1"), &format!("http://camera/v?{name}=***&x=1"));
        }
    }

    #[test]
    fn a_mistyped_address_shows_no_password() {
        let check = |text: &str, shown: &str| assert_eq!(redacted_mistyped(text), shown);
        check("rtsp:/me:secret@camera/1", "rtsp:/me@camera/1");
        check("rtsp//me:se/cr:et@camera/1", "rtsp//me@camera/1");
        check("me:secret@camera", "me@camera");
        check("camera/video?pwd=secret", "camera/video?pwd=***");
        check("clips/game@home.mp4", "clips/game@home.mp4");
    }

    #[test]
    fn an_unescaped_password_is_escaped() {
        let url = parse("rtsp://me:se/cret@10.0.0.2/1").unwrap();
        assert_eq!((url.host_str(), url.port(), url.path()), (Some("10.0.0.2"), None, "/1"));
        assert_eq!(url.as_str(), "rtsp://me:se%2Fcret@10.0.0.2/1");
        assert_eq!(parse("http://host:port/"), None);
    }
}
