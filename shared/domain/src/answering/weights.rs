//! The weights as they are compiled in: three numbers, then the marks of the features in order, then a byte for each.

use crate::classifier::Feature;

/// Bytes of the numbers: the threshold, what a step of a weight is worth, and what there is to begin with.
pub const NUMBERS: usize = 12;
/// Bytes of a mark and its weight.
pub const BYTES: usize = 5;
/// Bytes of a mark.
const MARK: usize = 4;

/// The file of weights.
#[derive(Clone, Copy)]
pub(super) struct Weights<'a> {
    numbers: &'a [u8],
    marks: &'a [u8],
    weights: &'a [u8],
}

impl<'a> Weights<'a> {
    /// The weights in a file.
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let (numbers, rest) = bytes.split_at(NUMBERS.min(bytes.len()));
        let (marks, weights) = rest.split_at(rest.len() / BYTES * MARK);
        Self { numbers, marks, weights }
    }

    /// From this score on it is an answer.
    pub(super) fn threshold(&self) -> f32 {
        self.number(0)
    }

    /// How much the features speak for an answer.
    pub(super) fn score(&self, features: &[Feature]) -> f32 {
        let weigh = |feature: &Feature| f32::from(self.steps(mark(feature.hash))) * feature.value;
        self.number(2) + self.number(1) * features.iter().map(weigh).sum::<f32>()
    }

    /// The weight of a feature in steps; nothing, when it was never learned.
    fn steps(&self, mark: u32) -> i8 {
        let (marks, _) = self.marks.as_chunks::<MARK>();
        let place = marks.binary_search_by_key(&mark, |bytes| u32::from_le_bytes(*bytes)).ok();
        place.and_then(|place| self.weights.get(place)).map_or(0, |byte| i8::from_le_bytes([*byte]))
    }

    fn number(&self, at: usize) -> f32 {
        let (numbers, _) = self.numbers.as_chunks::<4>();
        numbers.get(at).map_or(0.0, |bytes| f32::from_le_bytes(*bytes))
    }
}

/// By what a feature is known in the file.
#[must_use]
pub fn mark(hash: u64) -> u32 {
    u32::try_from(hash & u64::from(u32::MAX)).unwrap_or_default()
}
