//! What the linear classifiers have in common: a text as hashed features, each with a number.

mod words;

use std::collections::BTreeMap;

pub(crate) use self::words::plain_words;

/// A feature of a text, and how much it weighs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Feature {
    /// What it is, hashed.
    pub hash: u64,
    /// The weights of a text's features have the length 1.
    pub value: f32,
}

/// The features of a text, brought to the length 1.
pub(crate) fn normalized(found: BTreeMap<u64, f32>) -> Vec<Feature> {
    let length = found.values().map(|value| value * value).sum::<f32>().sqrt().max(1.0);
    found.into_iter().map(|(hash, value)| Feature { hash, value: value / length }).collect()
}

/// FNV-1a over the parts, with a mark between them: the same on every machine and in every release of Rust.
pub(crate) fn hash(parts: &[&str]) -> u64 {
    const START: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    let bytes = parts.iter().flat_map(|part| part.bytes().chain([0]));
    let hashed = bytes.fold(START, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME));
    // The low bits choose the bucket: the high ones are mixed in.
    hashed ^ (hashed >> 29) ^ (hashed >> 47)
}
