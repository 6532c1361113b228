//! The `Stripe-Signature` header.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::ids::hex;

/// Signs a body the way Stripe does: `t=…,v1=HMAC-SHA256(secret, "t.body")`.
pub(super) fn header(secret: &str, time: i64, body: &str) -> String {
    // HMAC takes keys of every length, so the other arm is never reached.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else { return String::new() };
    mac.update(format!("{time}.{body}").as_bytes());
    format!("t={time},v1={}", hex(&mac.finalize().into_bytes()))
}

#[cfg(test)]
mod tests {
    use super::header;

    #[test]
    fn the_signature_is_the_one_openssl_computes() {
        // printf '1700000000.{}' | openssl dgst -sha256 -hmac whsec_dev
        let expected = "7b1489d24bb6e9976b180847b650a1c806e06976674799a71bd88345d7993647";
        assert_eq!(header("whsec_dev", 1_700_000_000, "{}"), format!("t=1700000000,v1={expected}"));
    }
}
