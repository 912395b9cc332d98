//! Text in a set of characters of two bytes of which a byte was lost: the character that has lost it is damaged, and what stands behind it in its
//! value is read from its own first half on. Where it was lost is not known: it is put where the rest is most likely, and a few characters beside
//! it may be read as others.

use std::borrow::Cow;

use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS};

use super::brackets::{NO_CHARACTER, is_first_half, mended};
use super::surnames::begins_with_surname;

/// The most bytes that one damage takes the place of: a byte that came between the two of a character makes them three.
const LONGEST_DAMAGE: usize = 3;
/// What a byte more of damage has to be worth.
const COST_OF_A_BYTE: i32 = 4;
/// What it is worth that a player's name begins with a surname.
const WORTH_OF_A_SURNAME: i32 = 3;

/// The bytes with [`NO_CHARACTER`] in place of each character of a value that has lost a byte, and of a first half that would take the
/// bracket after it.
pub(super) fn repaired<'a>(bytes: &'a [u8], encoding: &'static Encoding) -> Cow<'a, [u8]> {
    let mended = mended(bytes, encoding);
    if is_whole(&mended, encoding) {
        return mended;
    }
    let mut repaired = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < mended.len() {
        let begins = mended[at..].iter().position(|&byte| byte == b'[').map_or(mended.len(), |place| at + place + 1);
        let ends = end_of_value(&mended, begins, encoding);
        repaired.extend_from_slice(&mended[at..begins]);
        let value = &mended[begins..ends];
        let own = if is_whole(value, encoding) {
            None
        } else {
            repaired_value(&bytes[begins..ends], is_name(&mended[..begins]), encoding)
        };
        repaired.extend_from_slice(own.as_deref().unwrap_or(value));
        at = ends;
    }
    Cow::Owned(repaired)
}

/// Whether what ends here is the beginning of a player's name.
fn is_name(before: &[u8]) -> bool {
    before.ends_with(b"PB[") || before.ends_with(b"PW[")
}

fn is_whole(bytes: &[u8], encoding: &'static Encoding) -> bool {
    encoding.decode_without_bom_handling_and_without_replacement(bytes).is_some()
}

/// The place of the bracket that ends the value which begins at `at`.
fn end_of_value(bytes: &[u8], mut at: usize, encoding: &'static Encoding) -> usize {
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b']' => return at,
            b'\\' => at += 2,
            byte if is_first_half(byte, encoding) => at += 2,
            _ => at += 1,
        }
    }
    bytes.len()
}

/// A value with one damage in it, put where the rest is most likely; `None` where there is more than one.
fn repaired_value(value: &[u8], is_name: bool, encoding: &'static Encoding) -> Option<Vec<u8>> {
    // How likely the text is up to each place, read from the beginning, and from each place on.
    let mut before = vec![None; value.len() + 1];
    let mut at = 0;
    before[0] = Some(0);
    while let Some((length, likelihood)) = character(value, at, encoding) {
        before[at + length] = before[at].map(|so_far| so_far + likelihood);
        at += length;
    }
    let mut behind = vec![None; value.len() + 1];
    behind[value.len()] = Some(0);
    for at in (0..value.len()).rev() {
        behind[at] = character(value, at, encoding)
            .and_then(|(length, likelihood)| behind[at + length].map(|rest: i32| rest + likelihood));
    }
    let damages = (0..value.len())
        .filter(|&at| !value[at].is_ascii())
        .flat_map(|at| (1..=LONGEST_DAMAGE.min(value.len() - at)).map(move |length| (at, length)));
    let likelihood = |&(at, length): &(usize, usize)| {
        let begins = if is_name && at > 0 {
            begins_with_surname(&encoding.decode_without_bom_handling(&value[..at]).0, encoding)
        } else {
            None
        };
        let surname = match begins {
            Some(true) => WORTH_OF_A_SURNAME,
            Some(false) => -WORTH_OF_A_SURNAME,
            None => 0,
        };
        Some(before[at]? + behind[at + length]? + surname - COST_OF_A_BYTE * i32::try_from(length).ok()?)
    };
    let (at, length) = damages.filter(|damage| likelihood(damage).is_some()).max_by_key(likelihood)?;
    Some([&value[..at], &[NO_CHARACTER], &value[at + length..]].concat())
}

/// The bytes of the character at a place, and how likely it is in a text; `None` where there is none.
fn character(value: &[u8], at: usize, encoding: &'static Encoding) -> Option<(usize, i32)> {
    let &first = value.get(at)?;
    if first.is_ascii() {
        return Some((1, 0));
    }
    if is_whole(&[first], encoding) {
        return Some((1, -1));
    }
    let &second = value.get(at + 1)?;
    is_whole(&[first, second], encoding).then(|| (2, likelihood(first, second, encoding)))
}

/// How likely a character of two bytes is: the sets have the frequent ones in rows of their own.
fn likelihood(first: u8, second: u8, encoding: &'static Encoding) -> i32 {
    let is_of_euc = second >= 0xA1;
    match encoding {
        e if e == GBK || e == GB18030 => match first {
            0xB0..=0xD7 if is_of_euc => 3,
            0xA1..=0xA3 | 0xD8..=0xF7 if is_of_euc => 1,
            _ => -2,
        },
        e if e == BIG5 => match first {
            0xA4..=0xC6 => 3,
            0xA1..=0xA3 => 1,
            _ => -2,
        },
        e if e == SHIFT_JIS => match first {
            // Kana are the most frequent ones.
            0x82 | 0x83 => 4,
            0x88..=0x97 => 3,
            0x81 | 0x98..=0x9F | 0xE0..=0xEA => 1,
            _ => -2,
        },
        e if e == EUC_KR => match first {
            0xB0..=0xC8 if is_of_euc => 3,
            _ => -1,
        },
        e if e == EUC_JP => match first {
            0xA4 | 0xA5 => 4,
            0xB0..=0xCF => 3,
            0xA1..=0xA3 | 0xD0..=0xF4 => 1,
            _ => -2,
        },
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_byte_costs_what_is_near_it_in_its_value_and_no_other_value() {
        for (encoding, name, comment) in [
            (GBK, "柯洁", "白棋序盘下得非常出色，黑棋的应对也很好"),
            (BIG5, "周俊勳", "白棋序盤下得非常好，黑棋的應對也很好"),
            (SHIFT_JIS, "井山裕太", "この手が敗着となった。白の好手"),
            (EUC_JP, "井山裕太", "この手が敗着となった。白の好手"),
            (EUC_KR, "이창호", "이 수가 패착이 되었다 백의 호수"),
        ] {
            let whole = format!("(;PB[{name}]PW[Ada]C[{comment}];B[pd])");
            let bytes = encoding.encode(&whole).0.into_owned();
            assert_eq!(repaired(&bytes, encoding), bytes);
            for at in (0..bytes.len()).filter(|&at| !bytes[at].is_ascii()) {
                let lost = [&bytes[..at], &bytes[at + 1..]].concat();
                // What is a text as it is tells of no loss.
                if is_whole(&lost, encoding) {
                    continue;
                }
                let read = encoding.decode_without_bom_handling(&repaired(&lost, encoding)).0.into_owned();
                let value = |text: &str, property: &str| text.split(property).nth(1).unwrap_or_default().to_owned();
                let in_name = at < bytes.len() - encoding.encode(&format!("PW[Ada]C[{comment}];B[pd])")).0.len();
                let [damaged, other] = if in_name { ["PB[", "C["] } else { ["C[", "PB["] };
                let end = |text: String| text.split(']').next().unwrap_or_default().to_owned();
                assert_eq!(end(value(&read, other)), end(value(&whole, other)), "{at}: {read}");
                let [was, is] = [&whole, &read].map(|text| end(value(text, damaged)));
                let differing = was.chars().zip(is.chars()).filter(|(a, b)| a != b).count();
                let is_single = is.matches(char::REPLACEMENT_CHARACTER).count() == 1;
                assert!(is_single && was.chars().count().abs_diff(is.chars().count()) <= 1, "{at}: {is}");
                assert!(differing <= 6 || in_name, "{at}: {is}");
            }
        }
    }
}
