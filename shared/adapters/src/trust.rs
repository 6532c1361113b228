//! Whose signatures TLS believes.
//!
//! The system's list stands in hundreds of files, which the clients of AWS and of everyone else would each read at every start
//! of a function: a third of the processor's time. What is compiled in is there. `SSL_CERT_FILE` or `SSL_CERT_DIR` brings the
//! system's way back, for a network whose proxy signs for others.

use aws_smithy_http_client::tls::TrustStore;
use rustls::{ClientConfig, RootCertStore};

/// The authorities that sign for AWS's services, and that AWS asks clients to trust, as their repository has them:
/// <https://www.amazontrust.com/repository/>. The first of them ends in 2037.
const AMAZON: &str = include_str!("amazon-roots.pem");

fn is_told() -> bool {
    ["SSL_CERT_FILE", "SSL_CERT_DIR"].iter().any(|name| std::env::var_os(name).is_some())
}

/// For AWS's services: Amazon's authorities and no other.
pub(crate) fn of_amazon() -> TrustStore {
    amazon(is_told())
}

fn amazon(is_told: bool) -> TrustStore {
    let none = TrustStore::empty();
    if is_told { none.with_native_roots(true) } else { none.with_pem_certificate(AMAZON) }
}

/// For everyone else: the authorities that Mozilla trusts. Nothing when the system has been told whom to trust. The process needs
/// its provider of cryptography before.
pub(crate) fn of_the_web() -> Option<ClientConfig> {
    (!is_told()).then(|| {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        ClientConfig::builder().with_root_certificates(roots).with_no_client_auth()
    })
}

#[cfg(test)]
mod tests {
    use rustls::pki_types::CertificateDer;
    use rustls::pki_types::pem::PemObject;

    use super::*;

    #[test]
    fn aws_is_believed_by_these_authorities_alone_unless_the_system_is_told_otherwise() {
        assert!(format!("{:?}", amazon(false)).contains("enable_native_roots: false"));
        assert!(format!("{:?}", amazon(true)).contains("enable_native_roots: true, custom_certs: []"));
    }

    #[test]
    fn amazons_authorities_are_whole_and_mozilla_trusts_them() {
        let mut amazon = RootCertStore::empty();
        for certificate in CertificateDer::pem_slice_iter(AMAZON.as_bytes()) {
            amazon.add(certificate.unwrap()).unwrap();
        }
        assert_eq!(amazon.len(), 5);
        for root in &amazon.roots {
            assert!(webpki_roots::TLS_SERVER_ROOTS.contains(root), "{root:?}");
        }
    }
}
