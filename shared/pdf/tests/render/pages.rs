use domain::assembly::paper::{Instrument, Paper, Section};
use pdf::{RenderMode, render};

use crate::{
    extract::{Piece, artifacts, body, pieces, squeezed},
    papers::{instrument, instruments, packet, paragraph, section, sections, will},
};

fn pages(paper: &Paper, mode: RenderMode) -> Vec<Vec<Piece>> {
    pieces(&render(paper, mode).unwrap())
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
    let pages = pages(&will(), RenderMode::Final);
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
    let initialled = pages(&will(), RenderMode::Final);
    let (cover, instrument) = parts(&initialled);
    assert!(cover.iter().all(|page| !footer(page).contains("initials")));
    assert!(instrument.iter().all(|page| footer(page).contains("Testator’s initials")));
    let mut unasked = will();
    unasked.instruments[0].initials.clear();
    assert!(pages(&unasked, RenderMode::Final).iter().all(|page| !footer(page).contains("initials")));
}

#[test]
fn two_people_have_a_line_for_initials_each() {
    let mut both = will();
    let labels = ["Initials of Party 1", "Initials of Party 2"];
    both.instruments[0].initials = labels.map(str::to_owned).to_vec();
    let pages = pages(&both, RenderMode::Draft);
    let (_, instrument) = parts(&pages);
    assert!(instrument.iter().all(|page| labels.iter().all(|label| footer(page).contains(label))));
}

#[test]
fn the_cover_sheet_says_what_it_is_and_which_law_it_states() {
    let pages = pages(&will(), RenderMode::Final);
    let (cover, instrument) = parts(&pages);
    assert!(
        body(&cover[0])
            .starts_with("Cover sheet: not part of this document Last Will and Testament of María")
    );
    assert!(footer(&cover[0]).contains("Text version 2026.11; law as read on November 21, 2026"));
    assert!(artifacts(&cover[1], "Header").join("").contains("not part of this document"));
    assert!(body(&instrument[0]).starts_with("LAST WILL AND TESTAMENT of María Elena Nuñez Maldonado"));
    assert!(instrument.iter().all(|page| !body(page).contains("Cover sheet")));
}

#[test]
fn a_paper_without_cover_begins_with_the_instrument() {
    let pages = pages(&paragraph("I declare."), RenderMode::Final);
    assert_eq!(pages.len(), 1);
    assert!(footer(&pages[0]).contains("Page 1 of 1"));
}

#[test]
fn every_page_of_a_draft_is_marked_and_no_page_of_the_final_paper() {
    let marked = |page: &Vec<Piece>| {
        (artifacts(page, "Watermark") == ["DRAFT"], footer(page).contains("Draft: not for signing"))
    };
    assert!(pages(&will(), RenderMode::Draft).iter().all(|page| marked(page) == (true, true)));
    assert!(pages(&will(), RenderMode::Final).iter().all(|page| marked(page) == (false, false)));
    let bytes = render(&will(), RenderMode::Final).unwrap();
    assert!(!String::from_utf8_lossy(&bytes).contains("Watermark"));
}

#[test]
fn the_text_of_draft_and_final_paper_falls_on_the_same_pages() {
    let bodies = |mode| pages(&will(), mode).iter().map(|page| body(page)).collect::<Vec<_>>();
    assert_eq!(bodies(RenderMode::Draft), bodies(RenderMode::Final));
}

#[test]
fn a_section_may_ask_for_a_page_of_its_own() {
    let own_page = Section { new_page: true, ..section("Affidavit", vec![]) };
    let parts = vec![section("Declaration", vec![]), own_page, section("After", vec![])];
    let pages = pages(&sections(parts), RenderMode::Final);
    assert_eq!(pages.len(), 2);
    assert_eq!(body(&pages[1]), "Affidavit After");
}

#[test]
fn a_long_running_title_is_printed_whole_over_several_lines() {
    let subject = format!("of {}and {}", "Maximiliana ".repeat(16), "Wolfeschlegel ".repeat(14).trim());
    let paper = instruments(vec![instrument("Will", Some(&subject))]);
    let pages = pages(&paper, RenderMode::Final);
    assert!(squeezed(&footer(&pages[0])).contains(&format!("Will {subject}")), "{}", footer(&pages[0]));
    assert!(footer(&pages[0]).contains("Page 1 of 1"));
    let lowest = |page: &[Piece], artifact: bool| {
        let pieces = page.iter().filter(|piece| (piece.tag == "Artifact") == artifact);
        pieces.flat_map(|piece| piece.heights.clone()).collect::<Vec<f32>>()
    };
    let highest_of_foot = lowest(&pages[0], true).into_iter().fold(0.0, f32::max);
    let lowest_of_text = lowest(&pages[0], false).into_iter().fold(f32::MAX, f32::min);
    assert!(highest_of_foot + 12.0 < lowest_of_text, "{highest_of_foot} under {lowest_of_text}");
}

#[test]
fn a_running_title_without_end_leaves_room_for_the_text() {
    let subject = format!("of {}", "Maximiliana ".repeat(4_000));
    let pages = pages(&instruments(vec![instrument("Will", Some(&subject))]), RenderMode::Final);
    assert!(footer(&pages[0]).contains("…"));
}

#[test]
fn every_instrument_has_its_own_title_count_and_initials() {
    let pages = pages(&packet(), RenderMode::Final);
    let (_, instruments) = parts(&pages);
    let titles = ["Marital Settlement Agreement", "Petition for Simplified Dissolution of Marriage"];
    let of = |title: &str| instruments.iter().filter(|page| footer(page).contains(title)).collect::<Vec<_>>();
    for (title, initialled) in titles.into_iter().zip([true, false]) {
        let pages = of(title);
        assert!(pages.len() > 1, "{title}");
        assert!(body(pages[0]).starts_with(&title.to_uppercase()));
        for (index, page) in pages.iter().enumerate() {
            assert!(footer(page).contains(&format!("Page {} of {}", index + 1, pages.len())));
            assert_eq!(footer(page).contains("Initials of both parties"), initialled);
        }
    }
    assert_eq!(of(titles[0]).len() + of(titles[1]).len(), instruments.len());
}

#[test]
fn an_instrument_without_subject_goes_by_its_title() {
    let parts = vec![Instrument { sections: vec![section("One", vec![])], ..instrument("Petition", None) }];
    let pages = pages(&instruments(parts), RenderMode::Final);
    assert_eq!(body(&pages[0]), "PETITION One");
    assert_eq!(artifacts(&pages[0], "Footer"), ["", "PetitionPage 1 of 1"]);
}

/// The page of the instrument on which a text stands.
fn page_of(pages: &[Vec<Piece>], title: &str, text: &str) -> usize {
    let mut of_title = pages.iter().filter(|page| footer(page).contains(title));
    of_title.position(|page| body(page).contains(text)).unwrap() + 1
}

#[test]
fn the_cover_sheet_says_on_which_page_each_person_signs() {
    let pages = pages(&packet(), RenderMode::Final);
    let (cover, instruments) = parts(&pages);
    let cover = cover.iter().map(|page| body(page)).collect::<Vec<_>>().join(" ");
    let agreement = |text| page_of(instruments, "Agreement", text);
    let petition = |text| page_of(instruments, "Petition", text);
    for row in [
        "every page Marital Settlement Agreement: foot of every page Both of you Your initials".to_owned(),
        format!("{} Marital Settlement Agreement: Statements", agreement("I sign of my own free choice")),
        format!("{} Marital Settlement Agreement: Signatures", agreement("Signature Date Luis Ștefan")),
        format!("{} Marital Settlement Agreement: Acknowledgment", agreement("STATE OF FLORIDA")),
        format!("{} Petition for Simplified Dissolution of Marriage: Signature", petition("Under penalties")),
    ] {
        assert!(cover.contains(&row), "{row}: {cover}");
    }
}

#[test]
fn a_paper_to_be_recorded_leaves_space_on_its_first_page_only() {
    let mut paper = will();
    paper.cover.clear();
    let before = pages(&paper, RenderMode::Final);
    paper.instruments[0].recording_space = true;
    let after = pages(&paper, RenderMode::Final);
    let first = |pages: &[Vec<Piece>]| body(&pages[0]).len();
    assert!(first(&after) < first(&before) * 4 / 5, "{} and {}", first(&before), first(&after));
    let all = |pages: &[Vec<Piece>]| pages.iter().map(|page| body(page)).collect::<Vec<_>>().join(" ");
    assert_eq!(all(&after), all(&before), "nothing is lost");
}
