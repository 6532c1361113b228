//! A court's form, filled: what stands on it, what a screen reader hears, and when it is refused.

#![cfg(test)]

mod court_files;
mod kept_pages;
mod packet;
mod reading;
mod specimen;

use domain::assembly::court_form::{FilledBox, Mark};
use domain::content::court_form::{Area, Edition};
use domain::documents::Sha256Hash;
use pdf::{BlankForm, BoxKind, FormError, RenderError, RenderMode, form_boxes};

use reading::{has_boxes, heard, heights, shown};
use specimen::specimen;

fn edition(file: &[u8]) -> Edition {
    Edition {
        number: "0.1".into(),
        title: "Petition".into(),
        revision: "01/26".into(),
        address: None,
        sha256: Sha256Hash::of(file).to_string(),
        read: jiff::civil::date(2026, 11, 1),
        pages: vec![2],
        initials: Vec::new(),
        areas: Vec::new(),
    }
}

fn words(field: &str, text: &str) -> FilledBox {
    FilledBox { field: field.into(), mark: Mark::Words(text.into()) }
}

fn tick(field: &str) -> FilledBox {
    FilledBox { field: field.into(), mark: Mark::Tick }
}

fn fill_form(edition: &Edition, file: &[u8], entries: &[FilledBox]) -> Result<Vec<u8>, FormError> {
    BlankForm::read(edition, file)?.fill(entries, RenderMode::Final)?.write()
}

fn fill(entries: &[FilledBox]) -> Result<Vec<u8>, FormError> {
    let file = specimen();
    fill_form(&edition(&file), &file, entries)
}

#[test]
fn boxes_that_share_a_field_have_numbers() {
    let file = specimen();
    let boxes = form_boxes(&edition(&file), &file).unwrap();
    let names: Vec<&str> = boxes.iter().map(|each| each.field.as_str()).collect();
    assert_eq!(names, ["Name", "Story", "Agree", "Case", "Case #2", "State", "Mail"]);
    let kinds: Vec<BoxKind> = boxes.iter().map(|each| each.kind).collect();
    let line = BoxKind::Line;
    assert_eq!(kinds, [line, BoxKind::Lines, BoxKind::Check, line, line, line, line]);
    assert!(boxes.iter().all(|each| each.page == 2));
}

#[test]
fn words_and_crosses_stand_on_the_form_without_boxes_or_instructions() {
    let filled = fill(&[
        words("Name", "José Núñez"),
        words("Story", "We married in Ocala.\nWe live apart."),
        tick("Agree"),
        words("Case", "26-1"),
        words("Case #2", "26-2"),
    ]);
    let filled = filled.unwrap();
    let shown = shown(&filled);
    let pages: Vec<&str> = shown.iter().map(String::as_str).collect();
    let [page] = pages.as_slice() else { panic!("{} pages", pages.len()) };
    for said in ["Petition of the person named here:", "José Núñez", "We married in Ocala.", "We live apart."]
    {
        assert!(page.contains(said), "{said} in {page}");
    }
    for said in ["X", "26-1", "26-2"] {
        assert_eq!(page.matches(said).count(), 1, "{said} in {page}");
    }
    assert!(!page.contains("Instructions"));
    assert!(!has_boxes(&filled));
}

#[test]
fn lines_stand_on_the_rules_of_a_box_from_the_upper_one() {
    let filled =
        fill(&[words("Name", "Ana Ruiz"), words("Story", "One.\nTwo."), words("Mail", "ana@example.com")]);
    let heights = heights(&filled.unwrap());
    let [name, one, two, mail] = heights.as_slice() else { panic!("{heights:?}") };
    assert!((700.0..704.0).contains(name), "{name}");
    assert!((13.3..13.6).contains(&(one - two)), "{one} and {two}");
    assert!((530.0..534.0).contains(mail), "{mail}");
}

#[test]
fn every_page_of_a_draft_says_so_beneath_what_is_printed() {
    let file = specimen();
    let edition = edition(&file);
    let blank = BlankForm::read(&edition, &file).unwrap();
    let entries = [words("Name", "Ana Ruiz"), words("Story", &"We live apart. ".repeat(42))];
    let pages = |mode| shown(&blank.fill(&entries, mode).unwrap().write().unwrap());
    let draft = pages(RenderMode::Draft);
    assert!(draft.len() == 2 && draft.iter().all(|page| page.trim_start().starts_with("DRAFT")), "{draft:?}");
    assert!(pages(RenderMode::Final).iter().all(|page| !page.contains("DRAFT")));
}

/// Closer together they would be struck through by the rules, and what is struck through is not agreed.
#[test]
fn lines_for_which_there_are_too_few_rules_stand_on_an_attached_page() {
    let file = specimen();
    let area = Area { field: "Other".into(), page: 2, rect: [100, 300, 500, 356], check: false };
    let edition = Edition { areas: vec![area], ..edition(&file) };
    let shown_of = |text: &str| shown(&fill_form(&edition, &file, &[words("Other", text)]).unwrap());
    assert_eq!(shown_of(&"We live apart. ".repeat(18)).len(), 1);
    let attached = shown_of(&"We live apart. ".repeat(42));
    assert!(!attached[0].contains("apart.") && attached[1].contains("apart."), "{attached:?}");
}

#[test]
fn a_line_in_a_cell_of_a_table_stands_in_its_middle() {
    let file = specimen();
    let area = Area { field: "Cell".into(), page: 2, rect: [100, 300, 180, 400], check: false };
    let edition = Edition { areas: vec![area], ..edition(&file) };
    let heights = heights(&fill_form(&edition, &file, &[words("Cell", "$1.00")]).unwrap());
    assert!((346.0..348.0).contains(&heights[0]), "{heights:?}");
}

#[test]
fn words_are_heard_where_their_box_was() {
    let filled = fill(&[words("Case", "26-1"), words("Name", "Ana Ruiz")]).unwrap();
    assert_eq!(heard(&filled), ["P Petition of the person named here:", "Span Ana Ruiz", "Span 26-1"]);
}

/// For a file of the court without boxes, such as the pages of an opinion.
#[test]
fn words_and_crosses_stand_in_the_areas_that_the_edition_names_and_are_heard_last() {
    let file = specimen();
    let area = |field: &str, rect, check| Area { field: field.into(), page: 2, rect, check };
    let areas = vec![area("Helper", [100, 300, 300, 313], false), area("Helped", [100, 280, 110, 290], true)];
    let edition = Edition { areas, ..edition(&file) };
    let filled =
        fill_form(&edition, &file, &[words("Helper", "Ana Ruiz"), tick("Helped"), words("Case", "26-1")]);
    let filled = filled.unwrap();
    let expected = ["P Petition of the person named here:", "Span 26-1", "P Ana Ruiz", "P X"];
    assert_eq!(heard(&filled), expected);
    let heights = heights(&filled);
    assert!((302.0..304.0).contains(&heights[0]), "{heights:?}");
    assert_eq!(fill_form(&edition, &file, &[tick("Elsewhere")]), Err(FormError::Unknown("Elsewhere".into())));
}

#[test]
fn a_form_of_another_edition_is_refused() {
    let mut file = specimen();
    let edition = edition(&file);
    file.push(b'\n');
    assert_eq!(fill_form(&edition, &file, &[]), Err(FormError::Changed(Sha256Hash::of(&file).to_string())));
}

#[test]
fn words_are_made_smaller_and_never_cut() {
    for entry in [words("State", "Fla."), words("Story", &"We live apart. ".repeat(12))] {
        assert_eq!(shown(&fill(&[entry]).unwrap()).len(), 1);
    }
}

#[test]
fn words_that_do_not_fit_stand_on_an_attached_page_under_their_number() {
    let long = "We live apart. ".repeat(40);
    let entries = [words("Name", "Ana Ruiz"), words("Story", &long), words("State", "Florida, USA")];
    let filled = fill(&entries).unwrap();
    let shown = shown(&filled);
    let [form, attached] = shown.as_slice() else { panic!("{} pages", shown.len()) };
    for said in ["Ana Ruiz", "See attached page, no. 1", "Att. 2"] {
        assert!(form.contains(said), "{said} in {form}");
    }
    assert_eq!((attached.matches("apart.").count(), form.matches("apart.").count()), (40, 0));
    assert!(attached.contains("Florida, USA"), "{attached}");
    assert!(!has_boxes(&filled));
    assert!(filled == fill(&entries).unwrap());
}

/// Of an agreement a page that comes loose could be exchanged.
#[test]
fn the_page_attached_to_an_agreement_has_a_line_for_the_initials_of_each() {
    let file = specimen();
    let initials = vec!["Petitioner’s initials".to_string(), "Respondent’s initials".to_string()];
    let entries = [words("Story", &"We live apart. ".repeat(40))];
    let attached = |edition: &Edition| shown(&fill_form(edition, &file, &entries).unwrap()).pop().unwrap();
    assert!(!attached(&edition(&file)).contains("initials"));
    let said = attached(&Edition { initials: initials.clone(), ..edition(&file) });
    assert!(initials.iter().all(|line| said.contains(line)), "{said}");
}

#[test]
fn words_without_room_for_a_number_stand_on_the_attached_page_alone() {
    let file = specimen();
    let area = Area { field: "Dot".into(), page: 2, rect: [100, 300, 106, 306], check: false };
    let edition = Edition { areas: vec![area], ..edition(&file) };
    let filled = fill_form(&edition, &file, &[words("Dot", "Florida, USA")]).unwrap();
    let shown = shown(&filled);
    assert!(!shown[0].contains("Att. 1") && shown[1].contains("Florida, USA"), "{shown:?}");
}

#[test]
fn the_attached_page_has_the_heading_of_the_case_and_a_line_for_each_that_has_no_row() {
    let petitioner = Mark::Heading { of: "Petitioner".into(), words: "Ana Ruiz".into() };
    let rest = Mark::Attached(vec!["Cash: $1.00".into(), "Boat: $2.00".into()]);
    let entries = [
        FilledBox { field: "Name".into(), mark: petitioner },
        FilledBox { field: "Story".into(), mark: rest },
    ];
    let shown = shown(&fill(&entries).unwrap());
    let [form, attached] = shown.as_slice() else { panic!("{} pages", shown.len()) };
    assert!(form.contains("Ana Ruiz") && form.contains("See attached page, no. 1"), "{form}");
    for said in ["Petitioner", "Ana Ruiz", "Case number", "Cash: $1.00", "Boat: $2.00"] {
        assert!(attached.contains(said), "{said} in {attached}");
    }
    let without = fill(&[FilledBox { field: "Story".into(), mark: Mark::Attached(vec!["李".into()]) }]);
    assert_eq!(without, Err(FormError::Words("Story".into(), RenderError::Unprintable(vec!['李']))));
}

#[test]
fn what_cannot_be_printed_and_what_has_no_box_is_named() {
    let unprintable = RenderError::Unprintable(vec!['李']);
    assert_eq!(fill(&[words("Name", "李")]), Err(FormError::Words("Name".into(), unprintable)));
    assert_eq!(fill(&[tick("Nowhere")]), Err(FormError::Unknown("Nowhere".into())));
    let file = b"%PDF-1.7 and nothing more";
    assert!(matches!(fill_form(&edition(file), file, &[]), Err(FormError::Unreadable(_))));
}

#[test]
fn the_same_entries_give_the_same_bytes() {
    let entries = [words("Name", "Ana Ruiz"), tick("Agree")];
    assert_eq!(fill(&entries).unwrap(), fill(&entries).unwrap());
}
