//! The certificate of this computer for its phone page: of its own making, kept beside the settings.
//!
//! A page gets a camera over TLS alone, and nobody certifies a laptop in a playing hall: the phone warns once, and the fingerprint
//! on the computer's screen shows that the page is this computer's.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use rcgen::{CertificateParams, DnType, ExtendedKeyUsagePurpose, KeyPair};
use sha2::{Digest as _, Sha256};
use thiserror::Error;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use kifuscribe_language::Message;
use kifuscribe_storage::{atomic, private};

/// The certificate's file among the settings, with its key.
const FILE: &str = "phone-certificate.pem";

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How long a certificate holds. Why: Apple's devices refuse those that hold longer than 825 days
/// (<https://support.apple.com/103769>).
const VALID: Duration = DAY.saturating_mul(820);

/// After this long a new one is made.
const RENEWED: Duration = DAY.saturating_mul(700);

/// The certificate of this computer's phone page, with its key.
#[derive(Debug)]
pub struct PhoneCertificate {
    certificate: CertificateDer<'static>,
    key: PrivateKeyDer<'static>,
}

/// Why there is no certificate. One sentence with a hint.
#[derive(Debug, Error, Message)]
pub enum PhoneCertificateError {
    /// The file cannot be read or written.
    File {
        /// The file.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// What is in the file is no certificate with its key.
    Damaged {
        /// The file.
        path: PathBuf,
    },
    /// No certificate can be made.
    NotMade {
        /// What the library says.
        why: String,
    },
}

impl PhoneCertificate {
    /// Reads the certificate in the folder of the settings; makes it where there is none, or where it is soon too old.
    ///
    /// # Errors
    /// [`PhoneCertificateError`].
    pub fn of_computer(settings: &Path) -> Result<Self, PhoneCertificateError> {
        let path = settings.join(FILE);
        let failed = |source| PhoneCertificateError::File { path: path.clone(), source };
        let age = fs::metadata(&path).and_then(|data| data.modified()).map(|made| made.elapsed().unwrap_or_default());
        if age.is_ok_and(|age| age > RENEWED) {
            fs::remove_file(&path).or_else(unless(io::ErrorKind::NotFound)).map_err(failed)?;
        }
        let pem = match fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let pem = made().map_err(|why| PhoneCertificateError::NotMade { why: why.to_string() })?;
                private::create_folder(settings).and_then(|()| keep_first(&path, pem.as_bytes())).map_err(failed)?;
                fs::read(&path)
            }
            read => read,
        };
        Self::read(&pem.map_err(failed)?).ok_or_else(|| PhoneCertificateError::Damaged { path: path.clone() })
    }

    fn read(pem: &[u8]) -> Option<Self> {
        let (certificate, key) = (CertificateDer::from_pem_slice(pem).ok()?, PrivateKeyDer::from_pem_slice(pem).ok()?);
        Some(Self { certificate, key })
    }

    /// The SHA-256 of the certificate as browsers show it: `3A:0F:...`, 32 bytes.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        let bytes = Sha256::digest(&self.certificate);
        bytes.iter().map(|byte| format!("{byte:02X}")).collect::<Vec<_>>().join(":")
    }

    /// What speaks TLS with it.
    ///
    /// # Errors
    /// [`PhoneCertificateError::NotMade`] where certificate and key do not belong together.
    pub(super) fn acceptor(self) -> Result<TlsAcceptor, PhoneCertificateError> {
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .and_then(|builder| builder.with_no_client_auth().with_single_cert(vec![self.certificate], self.key))
            .map_err(|why| PhoneCertificateError::NotMade { why: why.to_string() })?;
        Ok(TlsAcceptor::from(Arc::new(config)))
    }
}

/// What is no error where it is of this kind.
fn unless(kind: io::ErrorKind) -> impl FnOnce(io::Error) -> io::Result<()> {
    move |error| if error.kind() == kind { Ok(()) } else { Err(error) }
}

/// Makes the file at `path`, for its owner alone, whole or not at all; one that another program has made meanwhile stays.
fn keep_first(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // The library's own files are private.
    let mut file = tempfile::Builder::new().tempfile_in(atomic::folder_of(path))?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist_noclobber(path)
        .map(drop)
        .map_err(|refused| refused.error)
        .or_else(unless(io::ErrorKind::AlreadyExists))
}

/// A new certificate and its key, as PEM (RFC 7468).
fn made() -> Result<String, rcgen::Error> {
    let host = gethostname::gethostname().to_string_lossy().to_lowercase();
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.';
    let names = if host.is_empty() || !host.chars().all(is_name) {
        vec!["localhost".to_owned()]
    } else {
        vec![host.clone(), format!("{host}.local"), "localhost".to_owned()]
    };
    let mut params = CertificateParams::new(names)?;
    params.distinguished_name.push(DnType::CommonName, "kifuscribe");
    params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
    let now = SystemTime::now();
    // A phone whose clock is a little slow takes it too.
    (params.not_before, params.not_after) = ((now - DAY).into(), (now + VALID).into());
    let key = KeyPair::generate()?;
    Ok(params.self_signed(&key)?.pem() + &key.serialize_pem())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_computer_keeps_its_certificate_and_nobody_else_reads_the_key() {
        let settings = tempfile::tempdir().unwrap();
        let folder = settings.path().join("kifuscribe");
        let first = PhoneCertificate::of_computer(&folder).unwrap().fingerprint();
        assert_eq!(first.len(), 32 * 3 - 1);
        assert_eq!(PhoneCertificate::of_computer(&folder).unwrap().fingerprint(), first);
        assert!(!private::is_open_to_others(&folder.join(FILE)));
        assert!(PhoneCertificate::of_computer(&folder).unwrap().acceptor().is_ok());
    }

    #[test]
    fn recordings_that_begin_at_once_for_the_first_time_have_one_certificate() {
        let settings = tempfile::tempdir().unwrap();
        let folder = settings.path().join("kifuscribe");
        let fingerprint = || PhoneCertificate::of_computer(&folder).unwrap().fingerprint();
        let fingerprints: Vec<String> = std::thread::scope(|scope| {
            let begin = || std::thread::Builder::new().spawn_scoped(scope, fingerprint).unwrap();
            let begun: Vec<_> = (0..8).map(|_| begin()).collect();
            begun.into_iter().map(|recording| recording.join().unwrap()).collect()
        });
        assert!(fingerprints.iter().all(|one| *one == fingerprint()), "{fingerprints:?}");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing is left beside it");
    }

    #[test]
    fn one_that_is_old_is_made_anew_and_a_damaged_one_is_named() {
        let settings = tempfile::tempdir().unwrap();
        let path = settings.path().join(FILE);
        let first = PhoneCertificate::of_computer(settings.path()).unwrap().fingerprint();
        let file = fs::File::options().append(true).open(&path).unwrap();
        file.set_modified(SystemTime::now() - RENEWED - DAY).unwrap();
        assert_ne!(PhoneCertificate::of_computer(settings.path()).unwrap().fingerprint(), first);
        fs::write(&path, "-----BEGIN CERTIFICATE-----").unwrap();
        let error = PhoneCertificate::of_computer(settings.path()).unwrap_err().to_string();
        assert!(error.contains("phone-certificate.pem") && error.contains("delete"), "{error}");
    }
}
