//! The named rule sets, and how SGF names them.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use super::named::Named;

/// The named rule sets. [`Display`](std::fmt::Display) and [`FromStr`](std::str::FromStr) use the names of the command
/// line, such as `ing-egf`.
///
/// Sources of those that docs/rules.md A.1 has not: AGA, Concise Rules of Go (2008); New Zealand Go Society, Rules of Go;
/// Tromp and Taylor, The Logical Rules of Go.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Display, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Preset {
    /// Ing's official rules (S1).
    Ing,
    /// The simplified Ing rules of EGF youth events (S0).
    IngEgf,
    /// The AGA's variant of Ing's rules (S1).
    IngAga,
    /// The fill-in count of the World Mind Sports Games 2008 (S3).
    #[strum(serialize = "wmsg2008")]
    Wmsg2008,
    /// Basic area rules (S2), also for Chinese rules.
    Area,
    /// The AGA's rules, also for British and French rules, which follow them.
    Aga,
    /// The rules of New Zealand.
    NewZealand,
    /// The logical rules of Tromp and Taylor.
    TrompTaylor,
    /// The code of the Russian Go Federation, Japanese rules (S4), also for Korean rules.
    Japanese,
}

impl Preset {
    /// The preset that SGF's `RU` means, where it means one of these. Case does not count, nor does `rules` at the end.
    #[must_use]
    pub fn from_sgf(rules: &str) -> Option<Self> {
        let name = rules.trim().to_ascii_lowercase().replace([' ', '_'], "-");
        let name = name.strip_suffix("-rules").unwrap_or(&name);
        match name {
            "goe" | "ing's" | "ing-goe" | "sst" => Some(Self::Ing),
            "chinese" | "china" | "cn" | "basic-area" => Some(Self::Area),
            "us" | "american" | "bga" | "british" | "ffg" | "french" => Some(Self::Aga),
            "nz" | "newzealand" => Some(Self::NewZealand),
            "tromptaylor" | "tt" => Some(Self::TrompTaylor),
            "japan" | "jp" | "korean" | "korea" | "kr" | "rgf" => Some(Self::Japanese),
            _ => Self::from_name(name),
        }
    }

    /// How SGF's `RU` names the preset.
    #[must_use]
    pub fn sgf_name(self) -> &'static str {
        match self {
            Self::Ing => "GOE",
            Self::Area => "Chinese",
            Self::Aga => "AGA",
            Self::NewZealand => "NZ",
            Self::TrompTaylor => "Tromp-Taylor",
            Self::Japanese => "Japanese",
            Self::IngEgf | Self::IngAga | Self::Wmsg2008 => self.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::rules::Rules;

    #[test]
    fn every_preset_keeps_its_name() {
        for &preset in Preset::ALL {
            assert_eq!(Preset::from_name(preset.name()), Some(preset));
            assert_eq!(Preset::from_sgf(preset.sgf_name()), Some(preset));
            assert_eq!(Rules::preset(preset).preset, preset);
        }
        let names: Vec<&str> = Preset::ALL.iter().map(|p| p.name()).collect();
        let expected =
            ["ing", "ing-egf", "ing-aga", "wmsg2008", "area", "aga", "new-zealand", "tromp-taylor", "japanese"];
        assert_eq!(names, expected);
    }

    #[test]
    fn rules_are_known_by_every_usual_spelling() {
        for (spellings, preset) in [
            ("GOE|goe|Ing|Ing's|Ing rules|Ing Goe", Preset::Ing),
            ("Chinese|chinese|Chinese rules|CN", Preset::Area),
            ("AGA|aga|AGA rules|BGA|FFG|French", Preset::Aga),
            ("NZ|nz|New Zealand|new-zealand|NZ rules", Preset::NewZealand),
            ("Tromp-Taylor|tromp-taylor|Tromp Taylor| tromp_taylor ", Preset::TrompTaylor),
            ("Japanese|japanese|JP|Korean|korean|KR", Preset::Japanese),
        ] {
            for spelling in spellings.split('|') {
                assert_eq!(Preset::from_sgf(spelling), Some(preset), "RU[{spelling}]");
            }
        }
        for unknown in ["", "rules", "house rules"] {
            assert_eq!(Preset::from_sgf(unknown), None, "RU[{unknown}]");
        }
    }
}
