//! The code by which a paper that was issued can be checked by anyone who holds it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Crockford's alphabet: no I, L, O and U, which are taken for others or make words.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Symbols that carry the code, five bits each; the one after them checks them.
const SYMBOLS: usize = 15;

/// Symbols of a group, as the code is printed.
const GROUP: usize = 4;

/// What is printed on a paper so that anyone who holds it can check it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verification {
    /// The code of the paper.
    pub code: VerificationCode,
    /// Where codes are checked: the address of the page.
    pub page: String,
}

impl Verification {
    /// The address at which this paper is checked. What stands behind `#` a browser sends to no one, so that no log has the code.
    #[must_use]
    pub fn address(&self) -> String {
        format!("{}#{}", self.page, self.code)
    }
}

/// Fifteen symbols that cannot be guessed, 75 bits, and one that shows a typing slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct VerificationCode([u8; SYMBOLS]);

/// Why a text is no code.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum InvalidVerificationCode {
    /// It has other signs than a code, or not as many.
    #[error("A code has 16 letters and digits, such as 0123-4567-89AB-CDEF.")]
    Shape,
    /// Its last symbol does not fit the others.
    #[error("This code has a typing error. Please compare it with the paper.")]
    Slip,
}

impl VerificationCode {
    /// The code that begins a keyed digest.
    #[must_use]
    pub fn of_digest(digest: &[u8; 32]) -> Self {
        let bit = |at: usize| digest.get(at / 8).map_or(0, |byte| byte >> (7 - at % 8) & 1);
        let symbol = |at: usize| (0..5).fold(0, |symbol, next| symbol << 1 | bit(5 * at + next));
        Self(std::array::from_fn(symbol))
    }

    /// The Reed–Solomon check symbol over the field of 32 elements: any one symbol that is wrong shows, and any two that are swapped.
    fn check(&self) -> u8 {
        self.0.iter().fold(0, |check, symbol| doubled(check ^ symbol))
    }
}

/// Multiplied by x, modulo x⁵ + x² + 1.
fn doubled(element: u8) -> u8 {
    let shifted = element << 1;
    if shifted & 32 == 0 { shifted } else { shifted ^ 0b10_0101 }
}

/// The value of a sign, read as Crockford reads it: small letters too, O as 0, I and L as 1.
fn value(sign: char) -> Option<u8> {
    let sign = match sign.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    ALPHABET.iter().position(|&symbol| char::from(symbol) == sign).and_then(|at| u8::try_from(at).ok())
}

impl FromStr for VerificationCode {
    type Err = InvalidVerificationCode;

    fn from_str(text: &str) -> Result<Self, InvalidVerificationCode> {
        let signs = text.chars().filter(|sign| !sign.is_whitespace() && *sign != '-');
        let values: Option<Vec<u8>> = signs.take(SYMBOLS + 2).map(value).collect();
        let values = values.ok_or(InvalidVerificationCode::Shape)?;
        let [symbols @ .., check] = values.as_slice() else { return Err(InvalidVerificationCode::Shape) };
        let code = Self(symbols.try_into().map_err(|_| InvalidVerificationCode::Shape)?);
        if code.check() == *check { Ok(code) } else { Err(InvalidVerificationCode::Slip) }
    }
}

impl fmt::Display for VerificationCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let symbols = self.0.iter().copied().chain([self.check()]);
        for (at, symbol) in symbols.enumerate() {
            let gap = if at > 0 && at % GROUP == 0 { "-" } else { "" };
            let sign = ALPHABET.get(usize::from(symbol)).copied().map_or('0', char::from);
            write!(f, "{gap}{sign}")?;
        }
        Ok(())
    }
}

impl TryFrom<String> for VerificationCode {
    type Error = InvalidVerificationCode;

    fn try_from(text: String) -> Result<Self, InvalidVerificationCode> {
        text.parse()
    }
}

impl From<VerificationCode> for String {
    fn from(code: VerificationCode) -> Self {
        code.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code() -> VerificationCode {
        VerificationCode::of_digest(&std::array::from_fn(|at| (at * 37 + 5) as u8))
    }

    #[test]
    fn a_code_is_read_as_it_is_printed_and_as_people_type_it() {
        let printed = code().to_string();
        assert_eq!(printed.len(), 19, "{printed}");
        assert_eq!(printed.parse(), Ok(code()));
        let typed = printed.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
        assert_eq!(typed.parse(), Ok(code()));
        assert_eq!(printed.replace('-', "").parse(), Ok(code()));
    }

    #[test]
    fn every_symbol_counts() {
        let digests = (0..75).map(|bit| {
            let mut digest = [0; 32];
            digest[bit / 8] = 128 >> (bit % 8);
            VerificationCode::of_digest(&digest).to_string()
        });
        let different: std::collections::BTreeSet<String> = digests.collect();
        assert_eq!(different.len(), 75);
    }

    #[test]
    fn one_wrong_symbol_and_two_that_are_swapped_are_noticed() {
        let signs: Vec<char> = code().to_string().chars().filter(|sign| *sign != '-').collect();
        let read = |signs: &[char]| signs.iter().collect::<String>().parse::<VerificationCode>();
        for at in 0..signs.len() {
            for other in ALPHABET.iter().map(|&sign| char::from(sign)).filter(|sign| *sign != signs[at]) {
                let mut typed = signs.clone();
                typed[at] = other;
                assert_eq!(read(&typed), Err(InvalidVerificationCode::Slip), "{typed:?}");
            }
            for with in (0..at).filter(|&with| signs[with] != signs[at]) {
                let mut typed = signs.clone();
                typed.swap(at, with);
                assert_eq!(read(&typed), Err(InvalidVerificationCode::Slip), "{typed:?}");
            }
        }
    }

    #[test]
    fn what_is_no_code_is_said_to_be_none() {
        let printed = code().to_string();
        for text in
            ["", "0", "U123-4567-89AB-CDEF", &printed[1..], &format!("{printed}0"), "ß", &"0".repeat(9_999)]
        {
            assert_eq!(text.parse::<VerificationCode>(), Err(InvalidVerificationCode::Shape), "{text}");
        }
    }
}
