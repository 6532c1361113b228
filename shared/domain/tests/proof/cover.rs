//! How the parts of a cover stand on its pages.

use crate::cases::cases;
use crate::paths::sold;

/// The headings of the cover of a will.
fn headings(persona: &str) -> Vec<String> {
    let will = sold().find(|kind| kind.slug == "simple-will").unwrap();
    let case = cases(will).into_iter().find(|case| case.file == persona).unwrap();
    case.draft(will).paper.cover.into_iter().map(|part| part.heading).collect()
}

#[test]
fn who_takes_a_home_stands_right_after_what_the_law_protects() {
    for persona in ["details-married-home-alone", "details-home-in-a-trust", "details-no-home"] {
        let headings = headings(persona);
        let home = headings.iter().position(|heading| heading.starts_with("Who takes the home")).unwrap();
        assert!(headings[home - 1].starts_with("What Florida law protects"), "{persona}: {headings:?}");
    }
}

#[test]
fn whoever_said_nothing_of_a_home_is_told_nothing_of_one() {
    let headings = headings("single-parent");
    assert!(!headings.iter().any(|heading| heading.starts_with("Who takes the home")), "{headings:?}");
}
