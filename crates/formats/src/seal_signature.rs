//! Signatures of seals: Ed25519 (RFC 8032), with keys as PEM texts (RFC 8410), as OpenSSL reads and writes them.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use ed25519_dalek::pkcs8::spki::der::pem::LineEnding;
use ed25519_dalek::pkcs8::{DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey};
use ed25519_dalek::{SECRET_KEY_LENGTH, Signature, Signer as _, SigningKey, VerifyingKey};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// How many bytes of a key's hash are its name. Why: another key of the same name takes some 2^80 hashes.
const NAME_BYTES: usize = 10;

/// The secret key of an organiser, which signs seals.
pub struct SealKey(SigningKey);

/// The public part of a [`SealKey`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SealPublicKey(VerifyingKey);

/// What stands in a signature's file.
#[derive(Serialize, Deserialize)]
struct WireSignature {
    /// The hash of the line of the journal that seals it, in hexadecimal.
    sealed: String,
    /// The public key, as base64.
    key: String,
    /// The signature, as base64.
    signature: String,
    /// Whether the line was there before it was signed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    later: bool,
}

/// A signature of the line that seals a journal, and with it of all lines before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SealSignature {
    /// The hash of that line, in hexadecimal.
    pub sealed: String,
    /// The key that it claims to be of.
    pub key: SealPublicKey,
    /// Whether the journal was sealed before, without a signature. It is signed, too.
    pub is_later: bool,
    signature: Signature,
}

impl SealKey {
    /// The key of 32 random bytes.
    #[must_use]
    pub fn of_random(bytes: &[u8; SECRET_KEY_LENGTH]) -> Self {
        Self(SigningKey::from_bytes(bytes))
    }

    /// Reads a secret key (PKCS#8); `None` where the text is none.
    #[must_use]
    pub fn from_pem(text: &str) -> Option<Self> {
        SigningKey::from_pkcs8_pem(text).ok().map(Self)
    }

    /// Returns it as text; `None` where it cannot be encoded, which does not happen to a whole key.
    #[must_use]
    pub fn to_pem(&self) -> Option<String> {
        self.0.to_pkcs8_pem(LineEnding::LF).ok().map(|pem| pem.as_str().to_owned())
    }

    /// The public part.
    #[must_use]
    pub fn public(&self) -> SealPublicKey {
        SealPublicKey(self.0.verifying_key())
    }

    /// Signs the line of a journal that has this hash, as it is written or only later.
    #[must_use]
    pub fn sign(&self, sealed: &str, is_later: bool) -> SealSignature {
        let signature = self.0.sign(&message(sealed, is_later));
        SealSignature { sealed: sealed.to_owned(), key: self.public(), is_later, signature }
    }
}

impl SealPublicKey {
    /// Reads a public key (SPKI), or the public part of a secret one; `None` where the text is neither.
    #[must_use]
    pub fn from_pem(text: &str) -> Option<Self> {
        let public = VerifyingKey::from_public_key_pem(text).ok().map(Self);
        public.or_else(|| Some(SealKey::from_pem(text)?.public()))
    }

    /// Returns it as text. Every key can be encoded: all are of one length.
    #[must_use]
    pub fn to_pem(&self) -> String {
        self.0.to_public_key_pem(LineEnding::LF).unwrap_or_default()
    }
}

/// Its name for people: the beginning of its SHA-256, in groups of four hexadecimal digits.
impl fmt::Display for SealPublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = hex::encode(&Sha256::digest(self.0.as_bytes())[..NAME_BYTES]);
        for (i, digit) in digits.chars().enumerate() {
            if i > 0 && i % 4 == 0 {
                f.write_str("-")?;
            }
            write!(f, "{digit}")?;
        }
        Ok(())
    }
}

impl SealSignature {
    /// Reads the file of a signature; `None` where the text is none.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let wire: WireSignature = serde_json::from_str(text).ok()?;
        let key = <[u8; 32]>::try_from(STANDARD.decode(wire.key).ok()?).ok()?;
        let signature = Signature::from_slice(&STANDARD.decode(wire.signature).ok()?).ok()?;
        let key = SealPublicKey(VerifyingKey::from_bytes(&key).ok()?);
        Some(Self { sealed: wire.sealed, key, is_later: wire.later, signature })
    }

    /// Returns it as the text of a file.
    #[must_use]
    pub fn write(&self) -> String {
        let wire = WireSignature {
            sealed: self.sealed.clone(),
            key: STANDARD.encode(self.key.0.as_bytes()),
            signature: STANDARD.encode(self.signature.to_bytes()),
            later: self.is_later,
        };
        serde_json::to_string(&wire).map(|line| line + "\n").unwrap_or_default()
    }

    /// Whether it was made with its key.
    #[must_use]
    pub fn is_genuine(&self) -> bool {
        self.key.0.verify_strict(&message(&self.sealed, self.is_later), &self.signature).is_ok()
    }
}

/// What is signed: the hash behind words that no other signature begins with.
fn message(sealed: &str, is_later: bool) -> Vec<u8> {
    let what = if is_later { "kifuscribe seal signed later" } else { "kifuscribe seal" };
    format!("{what}\n{sealed}\n").into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `openssl genpkey -algorithm ed25519` and `openssl pkey -pubout` wrote.
    const SECRET: &str = "\
-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIJl968lF3TBqa1+iGURtXdrTYHL26AjqX/n+1O/YVIF6
-----END PRIVATE KEY-----
";
    const PUBLIC: &str = "\
-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAQC2IkdT8DPx3KvabKeb8YhRZKbyzg4B3M+sbWdY5rxk=
-----END PUBLIC KEY-----
";

    #[test]
    fn keys_are_read_and_written_as_openssl_does() {
        let key = SealKey::from_pem(SECRET).unwrap();
        assert_eq!(key.public().to_pem(), PUBLIC);
        assert_eq!(SealPublicKey::from_pem(PUBLIC).unwrap(), key.public());
        assert_eq!(SealPublicKey::from_pem(SECRET).unwrap(), key.public());
        let again = SealKey::from_pem(&key.to_pem().unwrap()).unwrap();
        assert_eq!(again.public(), key.public());
        for other in ["", "hello", &PUBLIC[..60], &SECRET.replace("MC4C", "MC5C")] {
            assert!(SealKey::from_pem(other).is_none() && SealPublicKey::from_pem(other).is_none());
        }
    }

    #[test]
    fn a_signature_is_of_one_line_and_of_one_key() {
        let (mine, other) = (SealKey::from_pem(SECRET).unwrap(), SealKey::of_random(&[7; 32]));
        let signed = mine.sign("dc35890e", false);
        assert!(!SealSignature { is_later: true, ..signed.clone() }.is_genuine());
        let later = mine.sign("dc35890e", true);
        assert!(later.is_genuine() && SealSignature::read(&later.write()).unwrap() == later);
        assert!(!SealSignature { is_later: false, ..later }.is_genuine(), "it cannot be made one of the moment");
        assert!(signed.is_genuine());
        assert_eq!(SealSignature::read(&signed.write()).unwrap(), signed);
        assert!(!SealSignature { sealed: "dc35890f".to_owned(), ..signed.clone() }.is_genuine());
        assert!(!SealSignature { key: other.public(), ..signed.clone() }.is_genuine());
        let text = signed.write();
        for cut in 0..text.len() - 2 {
            assert!(SealSignature::read(&text[..cut]).is_none());
        }
    }

    #[test]
    fn a_key_has_a_name_that_people_can_compare() {
        let name = SealKey::from_pem(SECRET).unwrap().public().to_string();
        assert_eq!(name.len(), "1234-1234-1234-1234-1234".len());
        assert_ne!(name, SealKey::of_random(&[7; 32]).public().to_string());
    }
}
