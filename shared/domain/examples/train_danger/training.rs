//! Logistic regression by stochastic descent. Only operations that give the same bits on every machine are used, and the order
//! of the examples is shuffled by a fixed sequence: the same examples give the same weights.

use std::collections::BTreeSet;

use domain::danger::features::{Feature, features};
use domain::danger::{KIND_BUCKETS, Kind, LAYOUT};

use super::examples::Example;
use super::places::Places;
use super::swap::swapped;

/// Weights of danger while they are learned: so many that hardly two features have the same.
const WIDE: usize = 1 << 22;

const ROUNDS: usize = 8;

/// The length of a step.
const RATE: f32 = 0.2;
/// What pulls a weight back to nothing at each of its changes.
const DECAY: f32 = 1e-3;

/// The largest weight in steps, as one byte holds it.
const STEPS: f32 = 127.0;

/// A text as the classifier sees it, and whether it is what is looked for.
pub(crate) struct Labeled {
    pub(crate) features: Vec<Feature>,
    pub(crate) is: bool,
}

/// Weights before they are rounded to bytes.
pub(crate) struct Model {
    pub(crate) weights: Vec<f32>,
    pub(crate) bias: f32,
}

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

/// The weights that part the examples.
fn train(examples: &[Labeled], buckets: usize) -> Model {
    let mut model = Model { weights: vec![0.0; buckets], bias: 0.0 };
    let mut gradients = vec![1e-6_f32; buckets];
    let mut order: Vec<usize> = (0..examples.len()).collect();
    let mut seed = 20_261_122_u64;
    for _ in 0..ROUNDS {
        shuffle(&mut order, &mut seed);
        for at in &order {
            learn(&mut model, &mut gradients, &examples[*at]);
        }
    }
    model
}

fn learn(model: &mut Model, gradients: &mut [f32], example: &Labeled) {
    let wanted = if example.is { 1.0 } else { 0.0 };
    let error = probability(model.score(&example.features)) - wanted;
    model.bias -= 0.01 * error;
    for feature in &example.features {
        let place = place(feature.hash, model.weights.len());
        let gradient = error * feature.value + DECAY * model.weights[place];
        gradients[place] += gradient * gradient;
        model.weights[place] -= RATE * gradient / gradients[place].sqrt();
    }
}

impl Model {
    pub(crate) fn score(&self, features: &[Feature]) -> f32 {
        self.bias + features.iter().map(|feature| self.weight(feature.hash) * feature.value).sum::<f32>()
    }

    fn weight(&self, hash: u64) -> f32 {
        self.weights[place(hash, self.weights.len())]
    }

    /// What a step of a weight is worth.
    fn step(&self) -> f32 {
        self.weights.iter().fold(1e-6_f32, |largest, weight| largest.max(weight.abs())) / STEPS
    }
}

/// A weight as a byte of steps.
fn byte(weight: f32, step: f32) -> u8 {
    ((weight / step).round() as i8).to_le_bytes()[0]
}

fn place(hash: u64, places: usize) -> usize {
    usize::try_from(hash % places as u64).unwrap_or_default()
}

/// The logistic function. The library's exponential differs between machines in its last bits.
fn probability(score: f32) -> f32 {
    let mut power = 1.0 - f64::from(score.clamp(-20.0, 20.0)) / 4096.0;
    for _ in 0..12 {
        power *= power;
    }
    (1.0 / (1.0 + power)) as f32
}

fn shuffle(order: &mut [usize], seed: &mut u64) {
    for last in (1..order.len()).rev() {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = usize::try_from((*seed >> 33) % (last as u64 + 1)).unwrap_or_default();
        order.swap(last, at);
    }
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
