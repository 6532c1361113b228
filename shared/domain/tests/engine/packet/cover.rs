//! What the cover sheet says of the packet.

use domain::assembly::assemble;
use domain::assembly::nonlawyer::Nonlawyer;
use domain::assembly::paper::Block;
use serde_json::{Value, json};

use super::simplified::{SIMPLIFIED, choosing};
use super::{asked, couple, divorce, has, parents};

/// The items of the lists on the cover.
fn on_the_cover(answers: &Value, facts: &Value) -> Vec<String> {
    beside_forms(answers, facts, &[])
}

/// The same where these forms of the court are filled.
fn beside_forms(answers: &Value, facts: &Value, filled: &[&str]) -> Vec<String> {
    let items = cover_beside_forms(answers, facts, filled).into_iter().filter_map(|block| match block {
        Block::List { items, .. } => Some(items),
        _ => None,
    });
    items.flatten().collect()
}

fn cover_beside_forms(answers: &Value, facts: &Value, filled: &[&str]) -> Vec<Block> {
    let nonlawyer: Nonlawyer =
        "Ana Ruiz | Example LLC | 1 Example Street | Miami, FL 33101 | 305-555-0100".parse().unwrap();
    asked(answers, facts, |interview| {
        let interview = interview.clone().with_filled_forms(filled);
        let paper = assemble(divorce().template.as_ref().unwrap(), &interview, &nonlawyer);
        paper.cover.into_iter().flat_map(|part| part.blocks).collect()
    })
}

#[test]
fn the_cover_says_which_papers_are_not_in_the_packet() {
    let of_parents = on_the_cover(&parents(), &json!({}));
    for item in [
        "Form 12.902(b), Family Law Financial Affidavit (Short Form). Its answer sheet follows.",
        "12.990(b)(1): Final Judgment with Dependent or Minor Child(ren) (Uncontested). Its answer sheet follows.",
        "12.902(l): Affidavit of Income for Child Support (if it applies).",
    ] {
        assert!(has(&of_parents, item), "{item} in {of_parents:#?}");
    }
    assert!(
        !of_parents.iter().any(|item| item.starts_with("12.928: ") || item.starts_with("Form 12.902(d)"))
    );
}

/// What only one of them files needs no word of whose it is.
#[test]
fn the_checklist_says_whose_copy_is_filed_where_each_spouse_has_one() {
    let of_parents = on_the_cover(&parents(), &json!({}));
    let petition = of_parents.iter().find(|item| item.starts_with("With the petition: ")).unwrap();
    for paper in
        ["☐ 12.928, ", "☐ 12.902(j) of the Petitioner, ", "☐ 12.902(c) or 12.902(b) of each spouse, "]
    {
        assert!(petition.contains(paper), "{paper} in {petition}");
    }
}

#[test]
fn the_other_spouse_does_not_sign_what_the_judge_signs() {
    let couple = couple("The car to me", "No spousal support");
    let listed = on_the_cover(&couple, &choosing(SIMPLIFIED));
    assert!(!listed.iter().any(|item| item.starts_with("12.990(a) (")), "{listed:#?}");
}

#[test]
fn the_cover_speaks_of_the_papers_that_the_packet_has() {
    let said = |items: &[String], words: &str| items.iter().any(|item| item.contains(words));
    let of_drafts = on_the_cover(&parents(), &json!({}));
    assert!(said(&of_drafts, "The packet has three papers") && said(&of_drafts, "table cells"));
    assert!(!said(&of_drafts, "is the court’s own form, filled in"), "{of_drafts:#?}");
    let of_forms = beside_forms(&parents(), &json!({}), &["12.901b1", "12.902f1", "12.995a"]);
    for drafted in ["The packet has three papers", "table cells", "drafted here", "initial every page"] {
        assert!(!said(&of_forms, drafted), "{drafted} in {of_forms:#?}");
    }
    for paper in ["petition", "marital settlement agreement", "parenting plan"] {
        let is_form = format!("The {paper} in this packet is the court’s own form");
        assert!(said(&of_forms, &is_form), "{is_form} in {of_forms:#?}");
    }
    let of_both = beside_forms(&parents(), &json!({}), &["12.901b1"]);
    assert!(said(&of_both, "The parenting plan in this packet is drafted here."), "{of_both:#?}");
    assert!(said(&of_both, "table cells") && said(&of_both, "In the court’s forms, by hand"), "{of_both:#?}");
}

#[test]
fn a_form_that_is_filled_needs_no_sheet_of_what_to_write_on_it() {
    let has_sheet = |filled: &[&str]| {
        let blocks = cover_beside_forms(&parents(), &json!({}), filled);
        let is_sheet =
            |block: &Block| matches!(block, Block::Heading { text } if text.starts_with("Form 12.902(d), "));
        blocks.iter().any(is_sheet)
    };
    assert!(has_sheet(&[]) && has_sheet(&["12.901b1"]));
    assert!(!has_sheet(&["12.901b1", "12.902d"]));
}
