//! What the weights are learned from, and their file.

use std::collections::BTreeMap;

use domain::answering::features::features;
use domain::answering::mark;

use super::examples::Example;
use super::regression::{Labeled, Model, WIDE, byte, train};

/// A feature that was seen less often says nothing of other messages.
const SEEN: usize = 2;

pub(crate) fn labeled(example: &Example<'_>) -> Labeled {
    let Example { document_type, question, text, is_answer, .. } = example;
    Labeled { features: features(document_type, question, text), is: *is_answer }
}

/// The weights that part answers from the rest, and the features that have one.
pub(crate) fn learned(examples: Vec<Labeled>) -> (Model, Vec<u64>) {
    let mut seen: BTreeMap<u64, usize> = BTreeMap::new();
    for feature in examples.iter().flat_map(|each| &each.features) {
        *seen.entry(feature.hash).or_default() += 1;
    }
    let is_known = |hash: &u64| seen.get(hash).is_some_and(|times| *times >= SEEN);
    let known = |mut each: Labeled| {
        each.features.retain(|feature| is_known(&feature.hash));
        each
    };
    let examples: Vec<Labeled> = examples.into_iter().map(known).collect();
    let model = train(&examples, WIDE);
    (model, seen.keys().copied().filter(is_known).collect())
}

/// The file of weights.
pub(crate) fn compiled(examples: &[Example<'_>], threshold: f32) -> Vec<u8> {
    let (model, hashes) = learned(examples.iter().map(labeled).collect());
    let step = model.step();
    let weights: BTreeMap<u32, u8> = hashes
        .iter()
        .map(|hash| (mark(*hash), byte(model.weight(*hash), step)))
        .filter(|(_, byte)| *byte != 0)
        .collect();
    let numbers = [threshold, step, model.bias].into_iter().flat_map(f32::to_le_bytes);
    let marks = weights.keys().flat_map(|mark| mark.to_le_bytes());
    numbers.chain(marks).chain(weights.values().copied()).collect()
}
