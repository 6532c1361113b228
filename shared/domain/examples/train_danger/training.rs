//! What the weights of danger are learned from, and their file.

use std::collections::BTreeSet;

use domain::danger::features::features;
use domain::danger::{KIND_BUCKETS, Kind, LAYOUT};

use super::examples::Example;
use super::places::Places;
use super::regression::{Labeled, Model, WIDE, byte, place, train};
use super::swap::swapped;

/// An example, and the same about the other sex.
pub(crate) fn labeled(example: &Example, is: impl Fn(&Example) -> bool) -> Vec<Labeled> {
    let other = swapped(&example.text);
    let texts = [Some(example.text.clone()), (other != example.text).then_some(other)];
    texts.into_iter().flatten().map(|text| Labeled { features: features(&text), is: is(example) }).collect()
}

/// The weights that part danger from plain words, those that have a place, and where.
pub(crate) fn danger(examples: &[Labeled]) -> (Model, Places) {
    let mut model = train(examples, WIDE);
    let seen: BTreeSet<u64> = examples.iter().flat_map(|each| &each.features).map(|each| each.hash).collect();
    let places = Places::new(seen, |hash| model.weight(hash).abs());
    let mut weights = vec![0.0; WIDE];
    for hash in places.hashes() {
        weights[place(hash, WIDE)] = model.weight(hash);
    }
    model.weights = weights;
    (model, places)
}

/// The file of weights.
pub(crate) fn compiled(examples: &[Example], threshold: f32) -> Vec<u8> {
    let all: Vec<Labeled> = examples.iter().flat_map(|each| labeled(each, |each| each.is_danger)).collect();
    let (danger, places) = danger(&all);
    let kinds = Kind::ALL.map(|(kind, _)| train(&of_kind(examples, kind), KIND_BUCKETS));
    let numbers = [&danger].into_iter().chain(&kinds).flat_map(|model| [model.step(), model.bias]);
    let mut bytes: Vec<u8> = [threshold].into_iter().chain(numbers).flat_map(f32::to_le_bytes).collect();
    bytes.extend(places.marks());
    let step = danger.step();
    bytes.extend(places.all().map(|hash| hash.map_or(0, |hash| byte(danger.weight(hash), step))));
    for kind in &kinds {
        let step = kind.step();
        bytes.extend(kind.weights.iter().map(|weight| byte(*weight, step)));
    }
    assert_eq!(bytes.len(), LAYOUT.bytes);
    bytes
}

/// What parts one kind of danger from the others.
pub(crate) fn of_kind(examples: &[Example], kind: Kind) -> Vec<Labeled> {
    let dangers = examples.iter().filter(|each| each.is_danger);
    dangers.flat_map(|each| labeled(each, |each| each.kind == Some(kind))).collect()
}
