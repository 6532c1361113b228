use domain::paper::{Paper, Section};
use pdf::{Edition, render};

use crate::{
    extract::{Piece, artifacts, body, pieces},
    papers::{paper, paragraph, section, will},
};

fn pages(paper: &Paper, edition: Edition) -> Vec<Vec<Piece>> {
    pieces(&render(paper, edition).unwrap())
}

fn footer(page: &[Piece]) -> String {
    artifacts(page, "Footer").join("|")
}

/// The pages of the cover sheet and those of the instrument.
fn parts(pages: &[Vec<Piece>]) -> (&[Vec<Piece>], &[Vec<Piece>]) {
    pages.split_at(pages.iter().take_while(|page| footer(page).contains("Cover sheet")).count())
}

#[test]
fn only_pages_of_the_instrument_are_counted() {
    let pages = pages(&will(), Edition::Final);
    let (cover, instrument) = parts(&pages);
    assert!(cover.len() > 1 && instrument.len() > 5, "{} and {}", cover.len(), instrument.len());
    for (index, page) in instrument.iter().enumerate() {
        let number = format!("Page {} of {}", index + 1, instrument.len());
        assert!(footer(page).contains(&number), "{}", footer(page));
        assert!(footer(page).contains("Last Will and Testament of María Elena Nuñez Maldonado"));
    }
    assert!(cover.iter().all(|page| !footer(page).contains("Page")));
}

#[test]
fn initials_are_asked_for_on_the_instrument_only() {
    let initialled = pages(&will(), Edition::Final);
    let (cover, instrument) = parts(&initialled);
    assert!(cover.iter().all(|page| !footer(page).contains("initials")));
    assert!(instrument.iter().all(|page| footer(page).contains("Testator’s initials")));
    let unasked = Paper { initials: None, ..will() };
    assert!(pages(&unasked, Edition::Final).iter().all(|page| !footer(page).contains("initials")));
}

#[test]
fn the_cover_sheet_says_what_it_is_and_which_law_it_states() {
    let pages = pages(&will(), Edition::Final);
    let (cover, instrument) = parts(&pages);
    assert!(
        body(&cover[0])
            .starts_with("Cover sheet: not part of this document Last Will and Testament of María")
    );
    assert!(footer(&cover[0]).contains("Text version 2026.11; law as of November 21, 2026"));
    assert!(artifacts(&cover[1], "Header").join("").contains("not part of this document"));
    assert!(body(&instrument[0]).starts_with("LAST WILL AND TESTAMENT of María Elena Nuñez Maldonado"));
    assert!(instrument.iter().all(|page| !body(page).contains("Cover sheet")));
}

#[test]
fn a_paper_without_cover_begins_with_the_instrument() {
    let pages = pages(&paragraph("I declare."), Edition::Final);
    assert_eq!(pages.len(), 1);
    assert!(footer(&pages[0]).contains("Page 1 of 1"));
}

#[test]
fn every_page_of_a_draft_is_marked_and_no_page_of_the_final_paper() {
    let marked = |page: &Vec<Piece>| {
        (artifacts(page, "Watermark") == ["DRAFT"], footer(page).contains("Draft: not for signing"))
    };
    assert!(pages(&will(), Edition::Draft).iter().all(|page| marked(page) == (true, true)));
    assert!(pages(&will(), Edition::Final).iter().all(|page| marked(page) == (false, false)));
    let bytes = render(&will(), Edition::Final).unwrap();
    assert!(!String::from_utf8_lossy(&bytes).contains("Watermark"));
}

#[test]
fn the_text_of_draft_and_final_paper_falls_on_the_same_pages() {
    let bodies = |edition| pages(&will(), edition).iter().map(|page| body(page)).collect::<Vec<_>>();
    assert_eq!(bodies(Edition::Draft), bodies(Edition::Final));
}

#[test]
fn a_section_may_ask_for_a_page_of_its_own() {
    let own_page = Section { new_page: true, ..section("Affidavit", vec![]) };
    let sections = vec![section("Declaration", vec![]), own_page, section("After", vec![])];
    let pages = pages(&Paper { sections, ..paper(vec![]) }, Edition::Final);
    assert_eq!(pages.len(), 2);
    assert_eq!(body(&pages[1]), "Affidavit After");
}

#[test]
fn a_long_running_title_is_shortened() {
    let named = Paper { subject: format!("of {}", "Maximiliana ".repeat(40)), ..paper(vec![]) };
    let pages = pages(&named, Edition::Final);
    assert!(footer(&pages[0]).contains("…"), "{}", footer(&pages[0]));
    assert!(footer(&pages[0]).contains("Page 1 of 1"));
}
