//! How the parts of a cover stand on its pages.

use crate::cases::cases;
use crate::paths::sold;

/// The headings of the parts from the first that starts a page on.
fn begun_pages(persona: &str) -> Vec<String> {
    let will = sold().find(|kind| kind.slug == "simple-will").unwrap();
    let case = cases(will).into_iter().find(|case| case.file == persona).unwrap();
    let cover = case.draft(will).paper.cover.into_iter();
    cover.skip_while(|part| !part.new_page).map(|part| part.heading).collect()
}

#[test]
fn who_takes_a_home_is_a_page_of_its_own() {
    let alone = ["Who takes the home, whatever the will says"];
    assert_eq!(begun_pages("details-married-home-alone"), alone);
    assert_eq!(begun_pages("details-home-in-a-trust"), alone);
}

#[test]
fn whoever_has_no_home_has_no_page_about_one() {
    assert!(begun_pages("details-no-home").is_empty());
    assert!(begun_pages("single-parent").is_empty());
}
