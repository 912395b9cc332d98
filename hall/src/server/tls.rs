//! TLS with the organiser's certificate.

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Context as _;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// The files of a certificate, in PEM form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TlsFiles {
    /// The certificate, followed by those between it and its authority.
    pub certificate: PathBuf,
    /// Its private key.
    pub key: PathBuf,
}

impl TlsFiles {
    /// Reads the files.
    ///
    /// # Errors
    /// When they cannot be read, or do not belong together.
    pub(super) fn acceptor(&self) -> anyhow::Result<TlsAcceptor> {
        let unreadable = |path: &PathBuf| format!("cannot read {}; give a file in PEM form", path.display());
        let certificates = CertificateDer::pem_file_iter(&self.certificate)
            .and_then(Iterator::collect::<Result<Vec<_>, _>>)
            .with_context(|| unreadable(&self.certificate))?;
        let key = PrivateKeyDer::from_pem_file(&self.key).with_context(|| unreadable(&self.key))?;
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .and_then(|builder| builder.with_no_client_auth().with_single_cert(certificates, key))
            .with_context(|| format!("{} and its key do not belong together", self.certificate.display()))?;
        Ok(TlsAcceptor::from(Arc::new(config)))
    }
}
