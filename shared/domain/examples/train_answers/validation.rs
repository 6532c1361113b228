//! How the classifier does on messages that it has not seen: each set that was opened is tried with weights from all others.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::examples::Example;
use super::training::{labeled, learned};

/// So large a share of the answers may be doubted.
const DOUBTED: f32 = 0.02;
/// Not tried: what is no set of messages.
const LEARNED_ONLY: [&str; 2] = ["written", "personas"];

/// What was tried, with its score.
pub(crate) struct Validated<'a> {
    tried: Vec<(f32, &'a Example<'a>)>,
    pub(crate) threshold: f32,
}

pub(crate) fn validate<'a>(examples: &'a [Example<'a>]) -> Validated<'a> {
    let parts: BTreeSet<&str> = examples.iter().map(|each| each.part).collect();
    let sets = parts.into_iter().filter(|part| !LEARNED_ONLY.contains(part));
    let mut tried: Vec<_> = sets.flat_map(|part| unseen(examples, part)).collect();
    tried.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    let answers: Vec<f32> =
        tried.iter().filter(|(_, each)| each.is_answer).map(|(score, _)| *score).collect();
    let threshold = answers.get((DOUBTED * answers.len() as f32) as usize).copied().unwrap_or_default();
    Validated { tried, threshold }
}

/// The scores of a set with weights from the others; what stands in another word by word is not learned either.
fn unseen<'a>(examples: &'a [Example<'a>], part: &str) -> Vec<(f32, &'a Example<'a>)> {
    let tried: Vec<&Example<'_>> = examples.iter().filter(|each| each.part == part).collect();
    let said: BTreeSet<String> = tried.iter().map(|each| each.text.to_lowercase()).collect();
    let seen = examples.iter().filter(|each| each.part != part && !said.contains(&each.text.to_lowercase()));
    let (model, _) = learned(seen.map(labeled).collect());
    tried.into_iter().map(|each| (model.score(&labeled(each).features), each)).collect()
}

impl Validated<'_> {
    /// How many of each set were taken wrongly, and how many answers were doubted.
    pub(crate) fn table(&self) -> String {
        let parts: BTreeSet<&str> = self.tried.iter().map(|(_, each)| each.part).collect();
        let mut text = format!("threshold {:.3}\n", self.threshold);
        for part in parts.iter().copied().chain(["all"]) {
            let of = |is_answer: bool, is_taken: bool| {
                let own = self.tried.iter().filter(|(_, each)| part == "all" || each.part == part);
                let own = own.filter(|(_, each)| each.is_answer == is_answer);
                own.filter(|(score, _)| (*score >= self.threshold) == is_taken).count()
            };
            let (taken, left) = (of(false, true), of(false, false));
            let (doubted, heard) = (of(true, false), of(true, true));
            // Writing to a String cannot fail.
            let _ = writeln!(
                text,
                "{part}: {taken} of {} taken for an answer, {doubted} of {} answers doubted",
                taken + left,
                doubted + heard
            );
        }
        text
    }

    /// What was taken for an answer and is none, and answers that were doubted.
    pub(crate) fn mistakes(&self) -> String {
        let wrong = self.tried.iter().filter(|(score, each)| (*score >= self.threshold) != each.is_answer);
        let line = |(score, each): &(f32, &Example<'_>)| {
            let what = if each.is_answer { "doubted" } else { "taken" };
            format!("{what} {score:.2} [{} {}] {}", each.question.id, each.part, each.text)
        };
        wrong.map(line).collect::<Vec<_>>().join("\n")
    }
}
