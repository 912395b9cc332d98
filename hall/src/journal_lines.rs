//! The lines in the body of a request.

/// The longest line, in bytes. The longest that a recording writes, an audit with all its settings, has about 10 KiB.
pub const LONGEST_LINE: usize = 32 << 10;

/// The largest body, in bytes. A whole game has about 200 KiB.
pub const LARGEST_BODY: usize = 8 << 20;

/// Splits a body into its lines, without their newlines. The last line may lack its newline.
pub fn split(body: &[u8]) -> Vec<&[u8]> {
    let body = body.strip_suffix(b"\n").unwrap_or(body);
    if body.is_empty() { Vec::new() } else { body.split(|&byte| byte == b'\n').collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_body_is_lines() {
        assert!(split(b"").is_empty() && split(b"\n").is_empty());
        assert_eq!(split(b"a\nb\n"), [b"a", b"b"]);
        assert_eq!(split(b"a\n\nb"), [&b"a"[..], b"", b"b"]);
    }
}
