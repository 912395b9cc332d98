//! TLS to the database server, by rustls.
//!
//! As PostgreSQL's own programs have it: `require` encrypts and believes any certificate, which keeps out who only
//! listens; `verify-full` believes a certificate only of the authority in `sslrootcert` and of the server's own name.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::{ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};

use crate::store::error::StoreError;
use crate::store::postgres::address::{DatabaseAddress, DatabaseTrust};

/// Encrypts connections to the database.
#[derive(Clone)]
pub(super) struct DatabaseTls {
    config: Arc<ClientConfig>,
}

impl DatabaseTls {
    /// Returns what `address` asks for.
    ///
    /// # Errors
    /// [`StoreError::RootCertificate`] where the authority's certificate cannot be read.
    pub(super) fn of(address: &DatabaseAddress) -> Result<Self, StoreError> {
        let provider = Arc::new(ring::default_provider());
        let builder = ClientConfig::builder_with_provider(Arc::clone(&provider));
        let builder = builder.with_safe_default_protocol_versions().map_err(|e| StoreError::Server(e.to_string()))?;
        let config = match address.trust() {
            DatabaseTrust::Any => {
                let anybody = Arc::new(AnyCertificate(provider));
                builder.dangerous().with_custom_certificate_verifier(anybody).with_no_client_auth()
            }
            DatabaseTrust::Authority(path) => {
                let failed = |why: String| StoreError::RootCertificate { path: path.clone(), why };
                let certificates = CertificateDer::pem_file_iter(path).map_err(|e| failed(e.to_string()))?;
                let mut roots = RootCertStore::empty();
                for certificate in certificates {
                    let certificate = certificate.map_err(|e| failed(e.to_string()))?;
                    roots.add(certificate).map_err(|e| failed(e.to_string()))?;
                }
                if roots.is_empty() {
                    return Err(failed("no certificate is in it".to_owned()));
                }
                builder.with_root_certificates(roots).with_no_client_auth()
            }
        };
        Ok(Self { config: Arc::new(config) })
    }
}

impl<S> MakeTlsConnect<S> for DatabaseTls
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = DatabaseStream<S>;
    type TlsConnect = HostTls;
    type Error = Error;

    fn make_tls_connect(&mut self, host: &str) -> Result<HostTls, Error> {
        // Through a local socket the server has no name, and nothing is encrypted.
        let host = if host.is_empty() { "localhost" } else { host };
        let name = ServerName::try_from(host.to_owned()).map_err(|e| Error::General(e.to_string()))?;
        Ok(HostTls { config: Arc::clone(&self.config), name })
    }
}

/// Encrypts one connection to a server of that name.
pub(super) struct HostTls {
    config: Arc<ClientConfig>,
    name: ServerName<'static>,
}

impl<S> TlsConnect<S> for HostTls
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    type Stream = DatabaseStream<S>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<DatabaseStream<S>>> + Send>>;

    fn connect(self, stream: S) -> Self::Future {
        Box::pin(async move {
            let connected = TlsConnector::from(self.config).connect(self.name, stream).await?;
            Ok(DatabaseStream(Box::new(connected)))
        })
    }
}

/// An encrypted connection.
pub(super) struct DatabaseStream<S>(Box<TlsStream<S>>);

impl<S> tokio_postgres::tls::TlsStream for DatabaseStream<S>
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncRead for DatabaseStream<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut *self.0).poll_read(cx, buf)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for DatabaseStream<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut *self.0).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut *self.0).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut *self.0).poll_shutdown(cx)
    }
}

/// Believes any certificate whose key the server has.
#[derive(Debug)]
struct AnyCertificate(Arc<CryptoProvider>);

impl ServerCertVerifier for AnyCertificate {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}
