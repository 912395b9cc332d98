//! The sets of characters of DOS that browsers do not know: CP437, CP850 and CP852.

/// A set of one byte a character, of which the first half is ASCII.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct DosSet {
    pub(super) name: &'static str,
    /// Its number, by which it is called too.
    number: &'static str,
    /// The characters of the bytes from 128 on.
    upper: &'static str,
}

static SETS: [DosSet; 3] = [
    DosSet {
        name: "IBM437",
        number: "437",
        upper: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}",
    },
    DosSet {
        name: "IBM850",
        number: "850",
        upper: "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}",
    },
    DosSet {
        name: "IBM852",
        number: "852",
        upper: "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u{ad}˝˛ˇ˘§÷¸°¨˙űŘř■\u{a0}",
    },
];

impl DosSet {
    /// The set of this name in small letters: `cp850`, `ibm850`, `dos850`, `850`.
    pub(super) fn of_name(name: &str) -> Option<&'static Self> {
        let number = ["cp", "ibm", "dos"].iter().find_map(|begins| name.strip_prefix(begins)).unwrap_or(name);
        SETS.iter().find(|set| set.number == number.trim_start_matches(['-', '_']))
    }

    /// The text of bytes, each of which is a character.
    pub(super) fn decode(&self, bytes: &[u8]) -> String {
        let upper: Vec<char> = self.upper.chars().collect();
        bytes.iter().map(|&b| if b.is_ascii() { char::from(b) } else { upper[usize::from(b & 0x7f)] }).collect()
    }

    /// The bytes of a text; `None` where the set has no such character.
    pub(super) fn encode(&self, text: &str) -> Option<Vec<u8>> {
        let place = |c: char| self.upper.chars().zip(0x80..=0xff).find(|(own, _)| *own == c).map(|(_, byte)| byte);
        text.chars().map(|c| if c.is_ascii() { u8::try_from(c).ok() } else { place(c) }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::charset::Charset;
    use super::super::{GameReader, game, read};
    use super::*;

    #[test]
    fn every_byte_is_a_character_of_its_own() {
        let bytes: Vec<u8> = (0..=255).collect();
        for set in &SETS {
            assert_eq!(set.encode(&set.decode(&bytes)).as_ref(), Some(&bytes), "{}", set.name);
        }
        assert_eq!(SETS[1].encode("棋"), None);
    }

    #[test]
    fn a_file_of_dos_is_read_in_the_set_that_it_or_somebody_names() {
        let black = |sgf: &[u8]| read(sgf).unwrap().record.info.black.name;
        assert_eq!(black(b"(;CA[CP850]SZ[9]PB[J\x81rgen Gr\x94\xe1e];B[ee])"), "Jürgen Größe");
        assert_eq!(black(b"(;CA[ibm852]SZ[9]PB[\x9dukasz];B[ee])"), "Łukasz");
        for name in ["CP437", "437", "IBM850", "dos-850", "cp_852"] {
            let chosen = Charset::of_name(name);
            let mut games = GameReader::new(b"(;SZ[9]PB[J\x81rgen];B[ee])".to_vec(), chosen).unwrap();
            let read = game(&games.next().unwrap().unwrap(), 0).unwrap();
            assert_eq!((read.record.info.black.name.as_str(), read.notes.len()), ("Jürgen", 0));
            assert_eq!(chosen.map(Charset::name).and_then(Charset::of_name), chosen);
        }
        assert_eq!(Charset::of_name("CP866").map(Charset::name), Some("IBM866"));
        assert_eq!(Charset::of_name("CP858"), None);
    }
}
