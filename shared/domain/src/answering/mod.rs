//! Whether a message answers the question that was asked in the person's own words, or is about something else: a linear
//! classifier over its words and what they have to do with the question. Its weights are computed from labeled examples,
//! `shared/content/answers`, by `cargo run --release -p domain --example train_answers`. Where it doubts, the person is shown
//! what the question can be answered with.

pub mod features;
mod question_context;
mod weights;

use self::features::features;
use self::weights::Weights;
use crate::content::DocumentType;
use crate::content::question::Question;

pub use self::weights::{BYTES, NUMBERS, mark};

static WEIGHTS: &[u8] = include_bytes!("weights.bin");

/// Whether the words are an answer to a question of this document.
#[must_use]
pub fn is_answer(document_type: &DocumentType, question: &Question, words: &str) -> bool {
    let weights = Weights::new(WEIGHTS);
    weights.score(&features(document_type, question, words)) >= weights.threshold()
}
