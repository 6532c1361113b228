//! Whether words speak of danger now: a linear classifier over pieces of words. Its weights are computed from labeled
//! examples, `shared/content/danger`, by `cargo run --release -p domain --example train_danger`. It hears what no list of
//! phrases foresees, and it can be wrong: what it raises offers help and takes nothing away.

mod concepts;
pub mod features;
mod pieces;
mod roots;
mod weights;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use self::features::features;
use self::weights::Weights;
use crate::classifier::Feature;

pub use self::pieces::pieces;
pub use self::weights::{KIND_BUCKETS, LAYOUT, Layout, PLACES, SHARING, mark, shelf};

static WEIGHTS: &[u8] = include_bytes!("weights.bin");

/// What kind of danger words speak of, where that is clear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = DangerKind)]
pub enum Kind {
    /// Violence, control or stalking by a partner or someone near.
    Partner,
    /// A person is held, or made to work.
    Held,
    /// A person is made to sign, or threatened.
    Pressure,
    /// A child is hurt or taken.
    Child,
    /// An elderly or vulnerable adult is hurt or robbed.
    Elder,
    /// A person may end their own life.
    #[serde(rename = "self")]
    Own,
    /// Help is needed at once.
    Medical,
}

impl Kind {
    /// Every kind, in the order of its weights, with its name in the examples.
    pub const ALL: [(Self, &'static str); 7] = [
        (Self::Partner, "partner"),
        (Self::Held, "held"),
        (Self::Pressure, "pressure"),
        (Self::Child, "child"),
        (Self::Elder, "elder"),
        (Self::Own, "self"),
        (Self::Medical, "medical"),
    ];
}

/// Danger that was heard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Danger {
    /// Its kind; none, when that is not clear.
    pub kind: Option<Kind>,
}

/// A kind is named only when it scores this much more than the next: the wrong number helps less than all of them.
const CLEARLY: f32 = 0.5;

/// The danger that words speak of, wherever in them.
#[must_use]
pub fn heard(words: &str) -> Option<Danger> {
    let weights = Weights::new(WEIGHTS)?;
    let scored = pieces(words).map(|piece| {
        let features = features(&piece);
        (weights.danger(&features), features)
    });
    let (score, features) = scored.max_by(|(one, _), (other, _)| one.total_cmp(other))?;
    (score >= weights.threshold()).then(|| Danger { kind: kind(&weights, &features) })
}

fn kind(weights: &Weights<'_>, features: &[Feature]) -> Option<Kind> {
    let mut scores: Vec<(f32, Kind)> =
        Kind::ALL.iter().enumerate().map(|(at, (kind, _))| (weights.kind(at, features), *kind)).collect();
    scores.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let [(first, kind), (second, _), ..] = scores.as_slice() else { return None };
    (*first > 0.0 && first - second >= CLEARLY).then_some(*kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn danger_is_heard_in_passing_and_its_kind_is_told() {
        for (words, kind) in [
            ("12 Palm Ct, Ocala, but I ran from there because he was beating me with a belt", Kind::Partner),
            ("leave the cat to mom, I am going to kill myself on sunday", Kind::Own),
            ("the nurse slaps my grandmother", Kind::Elder),
        ] {
            let heard = heard(words);
            assert!(
                heard.is_some_and(|danger| danger.kind.is_none_or(|told| told == kind)),
                "{words}: {heard:?}"
            );
        }
    }

    #[test]
    fn wishes_and_names_are_no_danger() {
        for words in [
            "Let me die at home, without machines, and with my daughter beside me.",
            "Killian Hurt",
            "My gun collection goes to Earl; the knives to my nephew.",
            "12 Gunn Street, Tampa, FL 33602",
            "",
        ] {
            assert_eq!(heard(words), None, "{words}");
        }
    }
}
