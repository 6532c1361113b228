//! The hand-off file, by its paper: what a lawyer or a self-help center finds in it.

use domain::assembly::assemble;
use domain::assembly::nonlawyer::Nonlawyer;
use domain::assembly::paper::{Block, Paper};
use domain::content::Catalog;
use domain::documents::Document;
use domain::documents::hand_off::{HandOff, Speaker, Transcript, Turn};
use domain::ids::{DocumentId, UserId};
use domain::interview::AnswerChanges;
use domain::interview::facts::{FactChanges, Matter};
use jiff::civil::date;
use serde_json::{Value, json};

fn catalog() -> &'static Catalog {
    Catalog::embedded().unwrap_or_else(|problems| panic!("{problems}"))
}

fn nonlawyer() -> Nonlawyer {
    "Pat Example | Example Forms | 1 Example Street | Miami, FL 33101 | 305-555-0100".parse().unwrap()
}

fn document(id: &str, answers: &Value, facts: &Value) -> Document {
    let document_type = catalog().document_type(id).unwrap();
    let made = "2026-01-02T12:00:00Z".parse().unwrap();
    let new =
        Document::new(UserId::from_random(1), DocumentId::from_random(7), id.into(), "Mine".into(), made);
    let answers = AnswerChanges::parse(document_type, answers.as_object().unwrap()).unwrap();
    let facts = FactChanges::parse(document_type, catalog(), facts.as_object().unwrap()).unwrap();
    let Matter { answers, facts } = Matter::default().with(document_type, answers, facts);
    Document { answers, facts, ..new }
}

fn own_paper(document: &Document) -> Paper {
    let document_type = catalog().document_type(&document.document_type).unwrap();
    let interview = document.interview(document_type, catalog());
    assemble(document_type.template.as_ref().unwrap(), &interview, &nonlawyer())
}

fn handed_off(document: &Document, transcript: Option<&Transcript>) -> Paper {
    let hand_off = HandOff {
        document,
        document_type: catalog().document_type(&document.document_type).unwrap(),
        catalog: catalog(),
        nonlawyer: &nonlawyer(),
        made_on: date(2026, 11, 26),
        transcript,
    };
    hand_off.around(own_paper(document))
}

/// The words of the part with this heading.
fn words(paper: &Paper, heading: &str) -> String {
    let part = paper.cover.iter().find(|part| part.heading == heading);
    let part = part.unwrap_or_else(|| panic!("no part is called {heading}"));
    part.blocks.iter().map(words_of).collect::<Vec<_>>().join("\n")
}

fn words_of(block: &Block) -> String {
    match block {
        Block::Paragraph { text, .. } | Block::Heading { text } | Block::Quote { text } => text.clone(),
        Block::List { items, .. } => items.join("\n"),
        Block::Table { rows, .. } => rows.iter().map(|row| row.join(" | ")).collect::<Vec<_>>().join("\n"),
        block => panic!("{block:?}"),
    }
}

fn will() -> Document {
    let answers = json!({"fullName": "Maria Lopez", "hasChildren": "Yes", "executorName": "Pedro Ruiz"});
    let children = json!([{"name": "Ana Lopez", "minor": true}, {"name": "Luis Lopez", "minor": false}]);
    document("simpleWill", &answers, &json!({"children": children}))
}

#[test]
fn each_question_that_is_asked_stands_with_its_answer_or_that_it_has_none() {
    let paper = handed_off(&will(), None);
    let answered = words(&paper, "What was answered");
    assert!(
        answered.contains("What is your full legal name?") && answered.contains(" | Maria Lopez"),
        "{answered}"
    );
    assert!(answered.contains(" | Not answered"), "{answered}");
    let asked =
        will().interview(catalog().document_type("simpleWill").unwrap(), catalog()).questions().count();
    assert_eq!(answered.lines().count(), asked);
}

#[test]
fn facts_stand_with_every_field_that_was_given() {
    let facts = words(&handed_off(&will(), None), "Facts");
    for given in ["Ana Lopez", "Luis Lopez", "Under 18 now? Yes", "Under 18 now? No"] {
        assert!(facts.contains(given), "{given} in:\n{facts}");
    }
}

#[test]
fn findings_stand_with_their_sections() {
    let answers = json!({"effectiveDate": "On a specific date"});
    let document = document("powerOfAttorney", &answers, &json!({}));
    let document_type = catalog().document_type("powerOfAttorney").unwrap();
    let found = document.interview(document_type, catalog()).findings(date(2026, 11, 26));
    assert!(!found.is_empty());
    let told = words(&handed_off(&document, None), "What was found in the answers");
    for finding in found {
        assert!(told.contains(&finding.title) && told.contains(&finding.law[0]), "{}:\n{told}", finding.code);
    }
}

#[test]
fn where_nothing_is_found_the_file_says_what_that_means() {
    let told = words(
        &handed_off(&document("simpleWill", &json!({}), &json!({})), None),
        "What was found in the answers",
    );
    assert!(told.contains("no others"), "{told}");
}

/// Each source of each clause that is printed, and whether its text was seen, for every type that is sold.
#[test]
fn each_source_stands_once_with_its_mark() {
    let mut unseen = 0;
    for document_type in catalog().document_types.iter().filter(|each| each.template.is_some()) {
        let document = document(&document_type.id, &json!({}), &json!({}));
        let paper = handed_off(&document, None);
        let told = words(&paper, "Sources and their marks");
        let clauses = &document_type.template.as_ref().unwrap().clauses;
        let printed =
            |id: &str| paper.instruments.iter().flat_map(|each| &each.sections).any(|each| each.id == id);
        for source in clauses.iter().filter(|clause| printed(&clause.id)).flat_map(|clause| &clause.law) {
            let rows: Vec<&str> =
                told.lines().filter(|line| line.starts_with(&format!("{} | ", source.cite))).collect();
            assert_eq!(rows.len(), 1, "{} in:\n{told}", source.cite);
            assert_eq!(rows[0].ends_with(" | No"), source.unchecked, "{}", rows[0]);
            unseen += usize::from(source.unchecked);
        }
    }
    assert!(unseen > 0, "no mark was tried");
}

#[test]
fn the_file_says_the_day_of_the_law_and_that_a_nonlawyer_helped() {
    let paper = handed_off(&will(), None);
    let told = words(&paper, "For a lawyer or a self-help center");
    let law: jiff::civil::Date = paper.law_as_of.parse().unwrap();
    assert!(
        told.contains(&law.strftime("%B %-d, %Y").to_string()) && told.contains("gave no legal advice"),
        "{told}"
    );
    let disclosure = words(&paper, "Disclosure from Nonlawyer");
    for words in ["Pat Example", "may not give legal advice", "has not acknowledged"] {
        assert!(disclosure.contains(words), "{words} in:\n{disclosure}");
    }
}

#[test]
fn the_document_itself_follows_as_it_is() {
    let (own, paper) = (own_paper(&will()), handed_off(&will(), None));
    assert_eq!(paper.instruments, own.instruments);
    let (first, rest) = own.cover.split_first().unwrap();
    let at = paper.cover.iter().position(|part| part.heading == first.heading).unwrap();
    assert!(paper.cover[at].new_page);
    assert_eq!(&paper.cover[at + 1..], rest);
}

fn turn(by: Speaker, text: &str) -> Turn {
    Turn { by, text: text.to_string() }
}

#[test]
fn the_talk_is_there_only_if_it_is_wished() {
    let said = vec![
        turn(Speaker::Person, "My sister Eva."),
        turn(Speaker::Assistant, " "),
        turn(Speaker::Assistant, "Is that right?"),
    ];
    let transcript = Transcript::parse(said, str::to_string).unwrap().unwrap();
    let told = words(&handed_off(&will(), Some(&transcript)), "Conversation with the AI assistant");
    assert!(told.ends_with("The person\nMy sister Eva.\nThe AI assistant\nIs that right?"), "{told}");
    let without = handed_off(&will(), None);
    assert!(without.cover.iter().all(|part| part.heading != "Conversation with the AI assistant"));
}

#[test]
fn a_talk_that_no_file_has_room_for_is_refused() {
    let parse = |turns| Transcript::parse(turns, str::to_string);
    assert!(parse(vec![turn(Speaker::Person, &"x".repeat(4_001))]).is_err());
    assert!(parse(vec![turn(Speaker::Person, "x"); 401]).is_err());
    assert_eq!(parse(vec![turn(Speaker::Person, "  ")]), Ok(None));
}
