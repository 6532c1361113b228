//! Who a delivery is from: <https://docs.stripe.com/webhooks#verify-manually>.

use hmac::{Hmac, KeyInit, Mac};
use jiff::Timestamp;
use sha2::Sha256;

/// How many seconds a delivery's time may be off, either way: what Stripe's own libraries allow.
const TOLERANCE: u64 = 300;

/// How many signatures of one delivery are looked at. Stripe sends one for each secret in force, which are two at most.
const SIGNATURES: usize = 5;

/// Whether whoever has this secret has signed these bytes, at about this time.
pub(super) fn is_signed(body: &[u8], header: &str, secret: &str, now: Timestamp) -> bool {
    // Before the operator has set the secret, anyone could sign: an empty key is a key.
    if secret.is_empty() {
        return false;
    }
    let Some(time) = fields(header, "t").next() else { return false };
    let is_of_now = time.parse().is_ok_and(|time| now.as_second().abs_diff(time) <= TOLERANCE);
    is_of_now && any_matches(&signatures(header), time, body, secret)
}

fn signatures(header: &str) -> Vec<Vec<u8>> {
    fields(header, "v1").take(SIGNATURES).filter_map(|digest| hex::decode(digest).ok()).collect()
}

/// The values of this name. There are two signatures while a secret is being replaced.
fn fields<'h>(header: &'h str, name: &'static str) -> impl Iterator<Item = &'h str> {
    let pairs = header.split(',').filter_map(|pair| pair.split_once('='));
    pairs.filter(move |(key, _)| *key == name).map(|(_, value)| value)
}

/// The body is read once, however many signatures a stranger writes down. Each is compared in a time that does not depend on
/// where they differ.
fn any_matches(signatures: &[Vec<u8>], time: &str, body: &[u8], secret: &str) -> bool {
    let Ok(mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else { return false };
    let mac = mac.chain_update(time).chain_update(".").chain_update(body);
    signatures.iter().any(|digest| mac.clone().verify_slice(digest).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_800_000_000;
    const BODY: &[u8] = br#"{"id":"evt_1"}"#;

    fn digest(time: i64, body: &[u8], secret: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
        mac.update(format!("{time}.").as_bytes());
        mac.update(body);
        hex::encode(mac.finalize().into_bytes())
    }

    fn is_taken(header: &str) -> bool {
        is_signed(BODY, header, "whsec_1", Timestamp::from_second(NOW).unwrap())
    }

    #[test]
    fn a_28_before_there_is_a_secret_nothing_is_signed() {
        let header = format!("t={NOW},v1={}", digest(NOW, BODY, ""));
        assert!(!is_signed(BODY, &header, "", Timestamp::from_second(NOW).unwrap()));
    }

    #[test]
    fn the_example_of_another_implementation_is_taken() {
        // printf '1800000000.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_1
        assert!(is_taken("t=1800000000,v1=a3950d902a9aac0ad470790623dd53feff495da4359be563ddfc07d27b663c9d"));
    }

    #[test]
    fn one_good_signature_among_several_is_enough() {
        let (good, old) = (digest(NOW, BODY, "whsec_1"), digest(NOW, BODY, "whsec_0"));
        for header in [
            format!("t={NOW},v1={good},v0=x"),
            format!("t={NOW},v1={good},v1={old}"),
            format!("t={NOW},v1={old},v1={good}"),
            format!("v1=no hex,v1={good},t={NOW}"),
        ] {
            assert!(is_taken(&header), "{header}");
        }
    }

    /// Each would cost the reading of a megabyte, and anyone may send them.
    #[test]
    fn no_more_than_five_signatures_are_looked_at() {
        let good = digest(NOW, BODY, "whsec_1");
        let after =
            |others: usize| format!("t={NOW},{}v1={good}", format!("v1={},", "0".repeat(64)).repeat(others));
        assert!(is_taken(&after(4)));
        assert!(!is_taken(&after(5)));
    }

    #[test]
    fn nothing_else_is() {
        let good = digest(NOW, BODY, "whsec_1");
        for header in [
            String::new(),
            format!("t={NOW}"),
            format!("v1={good}"),
            format!("t={NOW},v1="),
            format!("t={NOW},v0={good}"),
            format!("t={NOW},v1={}", &good[..62]),
            format!("t={NOW},v1={}", digest(NOW, BODY, "whsec_2")),
            format!("t={NOW},v1={}", digest(NOW, b"{}", "whsec_1")),
            format!("t={},v1={good}", NOW + 1),
            format!("t=now,v1={good}"),
        ] {
            assert!(!is_taken(&header), "{header}");
        }
    }

    #[test]
    fn the_time_may_be_off_by_three_hundred_seconds() {
        for (time, taken) in [(-301, false), (-300, true), (300, true), (301, false), (i64::MIN, false)] {
            let time = NOW.wrapping_add(time);
            assert_eq!(is_taken(&format!("t={time},v1={}", digest(time, BODY, "whsec_1"))), taken, "{time}");
        }
    }
}
