//! The weights of the danger classifier are computed, never edited.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../examples/train_danger/examples.rs"]
#[allow(dead_code, reason = "the validation uses more of it")]
mod examples;
#[path = "../examples/train_danger/places.rs"]
mod places;
#[path = "../examples/regression/mod.rs"]
mod regression;
#[path = "../examples/train_danger/slots.rs"]
mod slots;
#[path = "../examples/train_danger/swap.rs"]
mod swap;
#[path = "../examples/train_danger/training.rs"]
#[allow(dead_code, reason = "the validation uses more of it")]
mod training;

const WEIGHTS: &[u8] = include_bytes!("../src/danger/weights.bin");

#[test]
fn the_weights_are_those_that_were_computed_from_these_examples() {
    let noted = include_str!("../src/danger/weights.sha256");
    assert_eq!(
        regression::noted(&examples::digest().unwrap(), WEIGHTS),
        noted,
        "run: cargo run --release -p domain --example train_danger"
    );
}

/// The threshold comes from the validation, which takes ten times as long: it is taken from the file.
#[test]
#[cfg_attr(debug_assertions, ignore = "it takes most of a minute without optimization")]
fn the_committed_weights_are_what_the_examples_give() {
    let threshold = f32::from_le_bytes(WEIGHTS[..4].try_into().unwrap());
    let computed = training::compiled(&examples::read().unwrap(), threshold);
    let same = computed == WEIGHTS;
    assert!(same, "run: cargo run --release -p domain --example train_danger");
}

#[test]
fn there_are_examples_enough_of_each_kind_and_language() {
    let examples = examples::read().unwrap();
    let count = |is_danger, language: &str| {
        examples.iter().filter(|each| each.is_danger == is_danger && each.language == language).count()
    };
    for language in ["en", "es", "ht"] {
        assert!(count(true, language) >= 100 && count(false, language) >= 200, "{language}");
    }
    for (kind, name) in domain::danger::Kind::ALL {
        assert!(examples.iter().filter(|each| each.kind == Some(kind)).count() >= 30, "{name}");
    }
}
