//! Addresses.

use super::{Remark, note, problem};

/// An address of someone whose document says that they live in Florida.
pub(super) fn florida_address(text: &str) -> Option<Remark> {
    away_from_florida(text).or_else(|| address(text)).or_else(|| outside_florida(text))
}

/// Source: `shared/spec/product.md`, “What is typed in the chat”.
pub(super) fn address(text: &str) -> Option<Remark> {
    let parts = text.split(',').filter(|part| !part.trim().is_empty()).count();
    if parts < 3 {
        return note("A full address has a street, a city, a state and a ZIP code, separated by commas.");
    }
    if !text.split([' ', ',']).any(is_zip) {
        return note("The address has no five-digit ZIP code. Please check it.");
    }
    None
}

/// Whether a word is a ZIP code of five digits, or of nine with a hyphen.
pub(crate) fn is_zip(word: &str) -> bool {
    let digits = |part: &str, count: usize| part.len() == count && part.bytes().all(|b| b.is_ascii_digit());
    match word.split_once('-') {
        Some((five, four)) => digits(five, 5) && digits(four, 4),
        None => digits(word, 5),
    }
}

/// The document says that the person lives in Florida; an address in another state would contradict it.
fn away_from_florida(text: &str) -> Option<Remark> {
    let refusal =
        || problem("This document is for people who live in Florida. Please give your Florida address.");
    in_another_state(text).then(refusal).flatten()
}

/// Whether an address names another state before its ZIP code.
#[must_use]
pub fn in_another_state(address: &str) -> bool {
    let words: Vec<&str> = address.split([' ', ',', '\n']).filter(|word| !word.is_empty()).collect();
    let is_state = |word: &str| word.len() == 2 && word.bytes().all(|byte| byte.is_ascii_uppercase());
    let foreign = |pair: &[&str]| is_state(pair[0]) && pair[0] != "FL" && is_zip(pair[1]);
    words.windows(2).any(foreign)
}

fn outside_florida(text: &str) -> Option<Remark> {
    let in_florida =
        text.split([' ', ',']).any(|w| matches!(w.to_lowercase().as_str(), "fl" | "fla." | "florida"));
    if in_florida {
        return None;
    }
    note("This address does not look like one in Florida. The document says that you live in Florida.")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_problem(remark: Option<Remark>) -> bool {
        matches!(remark, Some(Remark::Problem(_)))
    }

    #[test]
    fn an_address_wants_three_parts_a_zip_and_florida() {
        let whole = "123 Main Street, Orlando, FL 32801";
        assert_eq!(florida_address(whole), None);
        assert!(address("123 Main Street").is_some());
        assert!(address("123 Main Street, Orlando, FL").is_some());
        assert!(is_problem(away_from_florida("1 Peachtree St, Atlanta, GA 30303")));
        assert!(!in_another_state("12 SE 4th St, Ocala, FL 34471"));
        assert!(outside_florida("1 Peachtree St, Atlanta").is_some());
    }
}
