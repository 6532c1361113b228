//! How the parts of a cover stand on its pages.

use domain::assembly::paper::CoverPart;

use crate::cases::cases;
use crate::paths::sold;

/// The cover of a will.
fn cover(persona: &str) -> Vec<CoverPart> {
    let will = sold().find(|document_type| document_type.slug == "simple-will").unwrap();
    cases(will).into_iter().find(|case| case.file == persona).unwrap().draft(will).paper.cover
}

fn is_of_the_home(part: &CoverPart) -> bool {
    part.heading.starts_with("Who takes the home")
}

#[test]
fn who_takes_a_home_is_said_on_a_last_page_that_can_be_kept() {
    for persona in ["details-married-home-alone", "details-home-in-a-trust"] {
        let cover = cover(persona);
        let last = cover.last().unwrap();
        assert!(is_of_the_home(last) && last.new_page, "{persona}: {}", last.heading);
    }
}

#[test]
fn whoever_owns_no_home_needs_no_page_of_it() {
    let cover = cover("details-no-home");
    assert!(cover.iter().any(|part| is_of_the_home(part) && !part.new_page));
}

#[test]
fn whoever_said_nothing_of_a_home_is_told_nothing_of_one() {
    assert!(!cover("single-parent").iter().any(is_of_the_home));
}
