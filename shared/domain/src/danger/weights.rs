//! The weights as they are compiled in: one byte each, and a few numbers before them. Beside each weight of danger stands a mark
//! of whose it is, so that what was never seen in the examples weighs nothing instead of what something else weighs.

use crate::classifier::Feature;

/// Places for the weights of danger.
pub const PLACES: usize = 96 << 10;
/// Features whose hashes are alike share so many places.
pub const SHARING: usize = 4;
/// Places for the weights of each kind.
pub const KIND_BUCKETS: usize = 1 << 13;
/// Kinds of danger.
const KINDS: usize = 7;

/// Where what stands in the file of weights.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Bytes of the numbers before the weights: the threshold, and for danger and each kind what a step of a weight is worth
    /// and what there is to begin with.
    pub numbers: usize,
    /// All bytes.
    pub bytes: usize,
}

/// Where what stands in the file of weights.
pub const LAYOUT: Layout = Layout {
    numbers: 4 * (1 + 2 * (1 + KINDS)),
    bytes: 4 * (1 + 2 * (1 + KINDS)) + 2 * PLACES + KINDS * KIND_BUCKETS,
};

/// The file of weights.
#[derive(Clone, Copy)]
pub(super) struct Weights<'a> {
    numbers: &'a [u8],
    marks: &'a [u8],
    danger: &'a [u8],
    kinds: &'a [u8],
}

impl<'a> Weights<'a> {
    /// The weights in a file; none, when it has another length.
    pub(super) fn new(bytes: &'a [u8]) -> Option<Self> {
        let (numbers, rest) = bytes.split_at_checked(LAYOUT.numbers)?;
        let (marks, rest) = rest.split_at_checked(PLACES)?;
        let (danger, kinds) = rest.split_at_checked(PLACES)?;
        (kinds.len() == KINDS * KIND_BUCKETS).then_some(Self { numbers, marks, danger, kinds })
    }

    /// From this score on it is danger.
    pub(super) fn threshold(&self) -> f32 {
        self.number(0)
    }

    /// How much a text speaks of danger.
    pub(super) fn danger(&self, features: &[Feature]) -> f32 {
        let weigh = |feature: &Feature| f32::from(self.steps(feature.hash)) * feature.value;
        self.number(2) + self.number(1) * features.iter().map(weigh).sum::<f32>()
    }

    /// The weight of a feature in steps; nothing, when it has no place.
    fn steps(&self, hash: u64) -> i8 {
        let from = shelf(hash);
        let marks = self.marks.get(from..from + SHARING).unwrap_or_default();
        let place = marks.iter().position(|own| *own == mark(hash)).map(|at| from + at);
        place.and_then(|place| self.danger.get(place)).map_or(0, |byte| i8::from_le_bytes([*byte]))
    }

    /// How much a text speaks of a kind of it.
    pub(super) fn kind(&self, at: usize, features: &[Feature]) -> f32 {
        let own = self.kinds.get(at * KIND_BUCKETS..(at + 1) * KIND_BUCKETS).unwrap_or_default();
        self.number(4 + 2 * at) + self.number(3 + 2 * at) * sum(own, features)
    }

    fn number(&self, at: usize) -> f32 {
        let bytes = self.numbers.get(4 * at..4 * at + 4).and_then(|bytes| bytes.try_into().ok());
        bytes.map_or(0.0, f32::from_le_bytes)
    }
}

/// The first of the places that a feature shares.
#[must_use]
pub fn shelf(hash: u64) -> usize {
    SHARING * usize::try_from(hash % (PLACES / SHARING) as u64).unwrap_or_default()
}

/// By what a feature's place is known; nothing is the mark of an empty one.
#[must_use]
pub fn mark(hash: u64) -> u8 {
    hash.to_le_bytes()[6].max(1)
}

/// The weights of these features, whole steps of them.
fn sum(weights: &[u8], features: &[Feature]) -> f32 {
    let weight = |hash: u64| {
        let place = usize::try_from(hash % weights.len().max(1) as u64).unwrap_or_default();
        f32::from(weights.get(place).map_or(0, |byte| i8::from_le_bytes([*byte])))
    };
    features.iter().map(|feature| weight(feature.hash) * feature.value).sum()
}
