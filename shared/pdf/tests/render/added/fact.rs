use domain::assembly::assemble;
use domain::content::{Catalog, DocumentType};
use domain::interview::facts::{FactChanges, Matter};
use domain::interview::{AnswerChanges, Interview, Refusals};
use pdf::{RenderMode, render};
use serde_json::{Value, json};

use super::TODAY;
use super::content::Content;
use crate::extract::all_text;
use crate::review::nonlawyer;

const WILL: &str = "documents/simple-will";

/// The simple will with one detail more, about the day of birth, and a sentence that says it.
fn catalog() -> Catalog {
    let mut content = Content::kept();
    let fact = json!({
        "id": "bornOn", "type": "date", "group": "You and your estate", "text": "When were you born?",
        "meaning": "Says when you were born.", "law": ["s. 732.502"],
    });
    let sentence =
        json!({"kind": "paragraph", "text": "I was born on {bornOn}.", "when": {"answered": "bornOn"}});
    content.file(&format!("{WILL}/facts.toml"))["fact"].as_array_mut().unwrap().push(fact);
    let sections = &mut content.file(&format!("{WILL}/clauses.toml"))["section"];
    sections[0]["block"].as_array_mut().unwrap().push(sentence);
    content.catalog()
}

/// A will that has only a name, with these facts.
fn matter(catalog: &Catalog, facts: &Value) -> Result<Matter, Refusals> {
    let will = will(catalog);
    let answers = json!({"fullName": "Maria Lopez"});
    let facts = FactChanges::parse(will, catalog, facts.as_object().unwrap())?;
    Ok(Matter::default().with(will, AnswerChanges::parse(will, answers.as_object().unwrap())?, facts))
}

fn will(catalog: &Catalog) -> &DocumentType {
    catalog.document_type("simpleWill").unwrap()
}

fn printed(catalog: &Catalog, matter: &Matter) -> String {
    let will = will(catalog);
    let interview = Interview::new(will, &matter.answers).knowing(&matter.facts);
    let paper = assemble(will.template.as_ref().unwrap(), &interview, &nonlawyer());
    all_text(&render(&paper, RenderMode::Final).unwrap())
}

#[test]
fn a_fact_that_is_added_is_parsed_as_its_kind() {
    let catalog = catalog();
    let refused = matter(&catalog, &json!({"bornOn": "in spring"})).unwrap_err();
    assert_eq!(refused["bornOn"], "Please give the date as YYYY-MM-DD.");
    let kept = matter(&catalog, &json!({"bornOn": "1961-01-31"})).unwrap().facts;
    assert_eq!(serde_json::to_value(kept).unwrap(), json!({"bornOn": "1961-01-31"}));
    assert!(matter(Catalog::embedded().unwrap(), &json!({"bornOn": "1961-01-31"})).is_err());
}

#[test]
fn it_is_asked_among_the_details_and_never_needed() {
    let catalog = catalog();
    let matter = matter(&catalog, &json!({})).unwrap();
    let asked = |catalog: &Catalog| Interview::new(will(catalog), &matter.answers).progress(0, TODAY);
    let (added, kept) = (asked(&catalog), asked(Catalog::embedded().unwrap()));
    assert_eq!(added.details, [kept.details, vec!["bornOn".to_string()]].concat());
    assert_eq!((added.visible, added.missing), (kept.visible, kept.missing));
}

#[test]
fn it_is_printed_where_it_was_given() {
    let catalog = catalog();
    let given = matter(&catalog, &json!({"bornOn": "1961-01-31"})).unwrap();
    let text = printed(&catalog, &given);
    assert!(text.contains("I was born on January 31, 1961."), "{text}");
    let left_out = matter(&catalog, &json!({})).unwrap();
    assert!(!printed(&catalog, &left_out).contains("I was born on"));
}
