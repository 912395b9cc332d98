//! What `verify` and `seal` say of the signature of a seal.

use kifuscribe_formats::seal_signature::SealPublicKey;
use kifuscribe_language::say;
use kifuscribe_storage::seal_proof::SealProof;

/// What is said of the signature of a seal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SignatureCheck<'a> {
    /// There is no seal, and none was asked for.
    None,
    /// The seal has none, and none was asked for.
    Unsigned,
    /// There is none.
    Missing {
        /// The key that was asked for.
        expected: &'a SealPublicKey,
    },
    /// It was not made with the key that it names, or is of another journal.
    NotGenuine,
    /// It is genuine and of another key than the one that was asked for.
    OtherKey {
        /// The key that it was made with.
        key: &'a SealPublicKey,
        /// The key that was asked for.
        expected: &'a SealPublicKey,
    },
    /// It is genuine, and of the key that was asked for, if one was.
    Genuine {
        /// The key that it was made with.
        key: &'a SealPublicKey,
        /// Whether the recording was sealed before, without a signature.
        is_later: bool,
    },
}

impl<'a> SignatureCheck<'a> {
    /// Compares what was found with the key that was asked for, if one was.
    pub(super) fn of(proof: &'a SealProof, is_sealed: bool, expected: Option<&'a SealPublicKey>) -> Self {
        match (proof, expected) {
            (SealProof::NotSigned, None) if is_sealed => Self::Unsigned,
            (SealProof::NotSigned, None) => Self::None,
            (SealProof::NotSigned, Some(expected)) => Self::Missing { expected },
            (SealProof::Forged, _) => Self::NotGenuine,
            (SealProof::SignedWith(key) | SealProof::SignedLater(key), Some(expected)) if expected != key => {
                Self::OtherKey { key, expected }
            }
            (SealProof::SignedWith(key), _) => Self::Genuine { key, is_later: false },
            (SealProof::SignedLater(key), _) => Self::Genuine { key, is_later: true },
        }
    }

    /// Its name in JSON.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::None | Self::Unsigned => "none",
            Self::Missing { .. } => "missing",
            Self::NotGenuine => "forged",
            Self::OtherKey { .. } => "other-key",
            Self::Genuine { .. } => "genuine",
        }
    }

    /// Whether it is genuine, and was made only after the recording was sealed.
    pub(super) const fn is_later(self) -> bool {
        matches!(self, Self::Genuine { is_later: true, .. })
    }

    /// Whether whoever asked should look into it.
    pub(super) const fn is_finding(self) -> bool {
        matches!(self, Self::Missing { .. } | Self::NotGenuine | Self::OtherKey { .. })
    }

    /// It as a sentence; `None` where there is nothing to say.
    pub(super) fn sentence(self) -> Option<String> {
        match self {
            Self::None => None,
            Self::Unsigned => Some(say!("printed-seal-is-unsigned").to_owned()),
            Self::Missing { expected } => Some(say!("printed-seal-has-no-signature", expected)),
            Self::NotGenuine => Some(say!("printed-signature-is-forged").to_owned()),
            Self::OtherKey { key, expected } => Some(say!("printed-signed-with-another-key", key, expected)),
            Self::Genuine { key, .. } => Some(say!("printed-seal-is-signed-with", key)),
        }
    }
}
