//! Where in the file of weights a feature has its place. There are more features than places: the heaviest have one.

use std::collections::BTreeSet;

use domain::danger::{PLACES, SHARING, mark, shelf};

/// The feature of each place, by its hash.
pub(crate) struct Places(Vec<Option<u64>>);

impl Places {
    /// Places for features of such weights.
    pub(crate) fn new(features: BTreeSet<u64>, weight: impl Fn(u64) -> f32) -> Self {
        let mut heaviest: Vec<u64> = features.into_iter().collect();
        heaviest.sort_by(|one, other| weight(*other).total_cmp(&weight(*one)));
        let mut places = Self(vec![None; PLACES]);
        for hash in heaviest {
            places.put(hash);
        }
        places
    }

    /// A feature has no place where another has its mark, or all places are taken.
    fn put(&mut self, hash: u64) {
        let shared = &mut self.0[shelf(hash)..][..SHARING];
        if shared.iter().flatten().any(|other| mark(*other) == mark(hash)) {
            return;
        }
        if let Some(free) = shared.iter_mut().find(|place| place.is_none()) {
            *free = Some(hash);
        }
    }

    /// Every place.
    pub(crate) fn all(&self) -> impl Iterator<Item = Option<u64>> {
        self.0.iter().copied()
    }

    /// The features that have a place.
    pub(crate) fn hashes(&self) -> impl Iterator<Item = u64> {
        self.all().flatten()
    }

    /// By what each place is known.
    pub(crate) fn marks(&self) -> impl Iterator<Item = u8> {
        self.all().map(|hash| hash.map_or(0, mark))
    }
}
