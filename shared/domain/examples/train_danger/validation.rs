//! How the classifier does on examples that it has not seen: each tenth of the groups is tried with weights from the others, and
//! so are the examples of each writer, because people say things in other words than one writer thinks of.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use domain::danger::features::features;
use domain::danger::pieces;

use super::examples::Example;
use super::regression::{Labeled, Model};
use super::training::{danger, labeled};

const FOLDS: usize = 10;
/// So large a share of plain words may be taken for danger.
const FALSE_ALARMS: f32 = 0.0075;
/// The part of plain words that were written to be mistaken: jokes, what is long over, what is denied.
const NEAR: &str = "near";

/// What was tried, with its score.
pub(crate) struct Validated<'a> {
    tried: Vec<(f32, &'a Example)>,
    pub(crate) threshold: f32,
}

/// Each tenth of the groups.
pub(crate) fn validate(examples: &[Example]) -> Validated<'_> {
    let mut tried: Vec<_> =
        (0..FOLDS).flat_map(|fold| unseen(examples, |each| each.group % FOLDS == fold)).collect();
    tried.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let threshold = threshold(&tried, FALSE_ALARMS);
    Validated { tried, threshold }
}

/// Each writer but the first, whose examples are most of what there is to learn from; judged by a threshold that is given.
pub(crate) fn by_writer(examples: &[Example], threshold: f32) -> Validated<'_> {
    let writers: BTreeSet<&str> = examples.iter().map(|each| each.writer.as_str()).collect();
    let mut tried: Vec<_> =
        writers.iter().skip(1).flat_map(|writer| unseen(examples, |each| each.writer == *writer)).collect();
    tried.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    Validated { tried, threshold }
}

/// The scores of some examples with weights from the others.
fn unseen(examples: &[Example], is_tried: impl Fn(&Example) -> bool) -> Vec<(f32, &Example)> {
    let seen = examples.iter().filter(|each| !is_tried(each));
    let seen: Vec<Labeled> = seen.flat_map(|each| labeled(each, |each| each.is_danger)).collect();
    let (model, _) = danger(&seen);
    let tried = examples.iter().filter(|each| is_tried(each));
    tried.map(|each| (score(&model, &each.text), each)).collect()
}

fn score(model: &Model, text: &str) -> f32 {
    pieces(text).map(|piece| model.score(&features(&piece))).fold(f32::MIN, f32::max)
}

/// The lowest score that keeps false alarms among ordinary words within a share of them.
fn threshold(tried: &[(f32, &Example)], most: f32) -> f32 {
    let is_ordinary = |each: &&&(f32, &Example)| !each.1.is_danger && each.1.part != NEAR;
    let ordinary: Vec<f32> =
        tried.iter().filter(|each| is_ordinary(&each)).map(|(score, _)| *score).collect();
    let over = ordinary.get((most * ordinary.len() as f32) as usize);
    over.map_or(0.0, |score| score + 0.001)
}

impl Validated<'_> {
    /// What was missed, and what was taken for danger.
    pub(crate) fn mistakes(&self) -> String {
        let wrong = self.tried.iter().filter(|(score, each)| (*score >= self.threshold) != each.is_danger);
        let line = |(score, each): &(f32, &Example)| {
            let what = if each.is_danger { "missed" } else { "false alarm" };
            format!("{what} {score:.2} [{} {}] {}", each.language, each.part, each.text)
        };
        wrong.map(line).collect::<Vec<_>>().join("\n")
    }
}

impl fmt::Display for Validated<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut counts: BTreeMap<(bool, &str, &str), (usize, usize)> = BTreeMap::new();
        for (score, each) in &self.tried {
            for part in ["all", &each.part] {
                for language in ["all", &each.language] {
                    let count = counts.entry((!each.is_danger, part, language)).or_default();
                    count.0 += usize::from(*score >= self.threshold);
                    count.1 += 1;
                }
            }
        }
        writeln!(f, "threshold {:.3}", self.threshold)?;
        for ((is_plain, part, language), (heard, all)) in counts {
            let label = if is_plain { "plain" } else { "danger" };
            let share = 100.0 * heard as f32 / all as f32;
            writeln!(f, "{label:7} {part:10} {language:4} {heard:5} of {all:5} {share:5.1} %")?;
        }
        for most in [0.005, 0.01, 0.02, 0.05] {
            let at = threshold(&self.tried, most);
            let dangers: Vec<f32> =
                self.tried.iter().filter(|(_, each)| each.is_danger).map(|(score, _)| *score).collect();
            let heard = dangers.iter().filter(|score| **score >= at).count();
            let (most, share) = (100.0 * most, 100.0 * heard as f32 / dangers.len() as f32);
            writeln!(f, "with {most} % false alarms, from {at:.3} on: {share:.1} % of the danger heard")?;
        }
        Ok(())
    }
}
