//! Receipt numbers.

use sha2::{Digest, Sha256};

/// Digits and letters that are not mistaken for one another, by Douglas Crockford's base 32.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The number of a payment's receipt, such as `C-7K2M-9QXD`. It follows from the payment's id, so that it is the same
/// wherever it is shown, and no one counts from one to the next.
#[must_use]
pub fn number(payment: &str) -> String {
    let letters: Vec<char> = Sha256::digest(payment).iter().take(8).map(|byte| letter(*byte)).collect();
    let (left, right) = letters.split_at(4);
    format!("C-{}-{}", left.iter().collect::<String>(), right.iter().collect::<String>())
}

fn letter(byte: u8) -> char {
    LETTERS.get(usize::from(byte & 31)).copied().map_or('0', char::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_receipt_number_can_be_read_over_the_telephone() {
        let number = number("pi_3f9c");
        assert_eq!(number.len(), 11);
        assert!(number.starts_with("C-") && !number.contains(['I', 'L', 'O', 'U']), "{number}");
        assert_ne!(number, super::number("pi_3f9d"));
    }
}
