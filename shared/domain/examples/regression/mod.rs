//! Logistic regression by stochastic descent. Only operations that give the same bits on every machine are used, and the order
//! of the examples is shuffled by a fixed sequence: the same examples give the same weights.

use domain::classifier::Feature;
use sha2::{Digest, Sha256};

/// Weights while they are learned: so many that hardly two features have the same.
pub(crate) const WIDE: usize = 1 << 22;

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

/// The weights that part the examples.
pub(crate) fn train(examples: &[Labeled], buckets: usize) -> Model {
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

    pub(crate) fn weight(&self, hash: u64) -> f32 {
        self.weights[place(hash, self.weights.len())]
    }

    /// What a step of a weight is worth.
    pub(crate) fn step(&self) -> f32 {
        self.weights.iter().fold(1e-6_f32, |largest, weight| largest.max(weight.abs())) / STEPS
    }
}

/// What is noted beside weights: what their examples come to, and what the weights do. Both are seen in a moment, which
/// computing them again is not.
pub(crate) fn noted(examples: &str, weights: &[u8]) -> String {
    let bytes: String = Sha256::digest(weights).iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{examples}\n{bytes}\n")
}

/// A weight as a byte of steps.
pub(crate) fn byte(weight: f32, step: f32) -> u8 {
    ((weight / step).round() as i8).to_le_bytes()[0]
}

pub(crate) fn place(hash: u64, places: usize) -> usize {
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
