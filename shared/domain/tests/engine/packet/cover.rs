//! What the cover sheet says of the packet.

use domain::assembly::assemble;
use domain::assembly::nonlawyer::Nonlawyer;
use domain::assembly::paper::Block;
use serde_json::{Value, json};

use super::simplified::{SIMPLIFIED, choosing};
use super::{asked, couple, divorce, has, parents};

/// The items of the lists on the cover.
fn on_the_cover(answers: &Value, facts: &Value) -> Vec<String> {
    let nonlawyer: Nonlawyer =
        "Ana Ruiz | Example LLC | 1 Example Street | Miami, FL 33101 | 305-555-0100".parse().unwrap();
    asked(answers, facts, |interview| {
        let paper = assemble(divorce().template.as_ref().unwrap(), interview, &nonlawyer);
        let blocks = paper.cover.into_iter().flat_map(|part| part.blocks);
        let items = blocks.filter_map(|block| match block {
            Block::List { items, .. } => Some(items),
            _ => None,
        });
        items.flatten().collect()
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
