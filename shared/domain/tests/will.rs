//! The simple will: every choice path assembles to a whole document, and the personas read as they should.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test fails by panicking")]

use domain::answer::{Answers, Changes};
use domain::assembly::{UNANSWERED, assemble};
use domain::catalog::{Catalog, DocumentType};
use domain::interview::Interview;
use domain::paper::{Block, Paper};
use domain::question::{Kind, Question};
use jiff::civil::{Date, date};
use serde_json::{Map, Value, json};

const TODAY: Date = date(2026, 11, 21);

fn catalog() -> &'static Catalog {
    Catalog::embedded().unwrap()
}

fn paper(kind: &DocumentType, given: &Map<String, Value>) -> Paper {
    let answers = Answers::default().with(Changes::parse(kind, given).unwrap());
    let interview = Interview::new(kind, &answers);
    assert!(interview.is_complete(TODAY), "{:?} {:?}", interview.missing(), interview.problems(TODAY));
    assemble(kind.template.as_ref().unwrap(), &interview)
}

fn printed(block: &Block) -> Vec<String> {
    match block {
        Block::Paragraph { text } | Block::Quote { text } => vec![text.clone()],
        Block::Signature { lines } => {
            lines.iter().flat_map(|l| [l.label.clone(), l.printed.clone().unwrap_or_default()]).collect()
        }
    }
}

fn instrument(paper: &Paper) -> String {
    let sections = paper.sections.iter().map(|section| {
        let words: Vec<String> = section.blocks.iter().flat_map(printed).collect();
        format!("{}\n{}", section.heading, words.join("\n"))
    });
    format!("{} {}\n{}", paper.title, paper.subject, sections.collect::<Vec<_>>().join("\n"))
}

fn whole(paper: &Paper) -> String {
    let cover = paper.cover.iter().flat_map(|part| &part.items);
    format!("{}\n{}", instrument(paper), cover.cloned().collect::<Vec<_>>().join("\n"))
}

/// Every answer that makes a difference to a question's standing: each option, ticked or not, given or "None".
fn alternatives(question: &Question) -> Vec<Value> {
    match question.kind {
        Kind::Select | Kind::Radio => question.options.iter().map(|option| json!(option)).collect(),
        Kind::Checkbox => vec![json!(true), json!(false)],
        Kind::Date => vec![json!("01/02/2020")],
        Kind::Text | Kind::Textarea => {
            let given = json!(format!("Answer to {}, 1 Main Street, Miami, FL 33101", letters(&question.id)));
            if question.optional { vec![given, json!("None")] } else { vec![given] }
        }
    }
}

/// Names have no digits.
fn letters(id: &str) -> String {
    id.chars().filter(|c| c.is_alphabetic()).collect()
}

fn paths(kind: &DocumentType) -> Vec<Map<String, Value>> {
    kind.questions.iter().fold(vec![Map::new()], |paths, question| {
        let extend = |path: Map<String, Value>| {
            alternatives(question).into_iter().map(move |answer| {
                let mut longer = path.clone();
                longer.insert(question.id.clone(), answer);
                longer
            })
        };
        paths.into_iter().flat_map(extend).collect()
    })
}

fn sold() -> impl Iterator<Item = &'static DocumentType> {
    catalog().document_types.iter().filter(|kind| kind.is_available())
}

#[test]
fn every_choice_path_is_a_document_without_a_blank_or_a_placeholder() {
    let mut walked = 0;
    for kind in sold() {
        for path in paths(kind) {
            let text = whole(&paper(kind, &path));
            for gap in [UNANSWERED, "{", "}", "____", "  ", "null", "None"] {
                assert!(!text.contains(gap), "{gap:?} in {path:?}:\n{text}");
            }
            walked += 1;
        }
    }
    assert!(walked >= 32, "only {walked} paths");
}

#[test]
fn every_clause_and_every_question_is_used_on_some_path() {
    for kind in sold() {
        let papers: Vec<Paper> = paths(kind).iter().map(|path| paper(kind, path)).collect();
        let template = kind.template.as_ref().unwrap();
        for clause in &template.clauses {
            let reached = papers.iter().flat_map(|paper| &paper.sections).any(|s| s.id == clause.id);
            assert!(reached, "{} is never printed", clause.id);
        }
        for question in &kind.questions {
            let used = template.clauses.iter().any(|clause| clause.questions().contains(&question.id));
            assert!(used, "{} changes nothing", question.id);
        }
    }
}

#[test]
fn articles_are_numbered_without_a_gap() {
    for kind in sold() {
        for path in paths(kind) {
            let numbers: Vec<u32> = paper(kind, &path).sections.iter().filter_map(|s| s.number).collect();
            assert_eq!(numbers, (1..=u32::try_from(numbers.len()).unwrap()).collect::<Vec<_>>());
        }
    }
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    answers: Map<String, Value>,
    expect: Expect,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Expect {
    present: Vec<String>,
    absent: Vec<String>,
}

#[test]
fn the_personas_get_the_words_they_should() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../content/documents");
    let mut read = 0;
    for kind in sold() {
        let cases = std::fs::read_dir(format!("{folder}/{}/cases", kind.slug)).unwrap();
        for file in cases {
            let case: Case = toml::from_str(&std::fs::read_to_string(file.unwrap().path()).unwrap()).unwrap();
            let paper = paper(kind, &case.answers);
            for snippet in &case.expect.present {
                assert!(instrument(&paper).contains(snippet), "{}: {snippet:?} is missing", case.name);
            }
            for snippet in &case.expect.absent {
                assert!(!whole(&paper).contains(snippet), "{}: {snippet:?} is printed", case.name);
            }
            read += 1;
        }
    }
    assert!(read >= 8, "only {read} personas");
}

#[test]
fn an_answer_is_never_read_as_template_text() {
    let will = catalog().document_type("simpleWill").unwrap();
    let mut path = paths(will).remove(0);
    path.insert("specificBequests".into(), json!("My {fullName} mug and {address} <b>sign</b>"));
    assert!(instrument(&paper(will, &path)).contains("My {fullName} mug and {address} <b>sign</b>"));
}

#[test]
fn an_unfinished_will_can_be_looked_at() {
    let will = catalog().document_type("simpleWill").unwrap();
    let answers = Answers::default();
    let draft = assemble(will.template.as_ref().unwrap(), &Interview::new(will, &answers));
    assert!(instrument(&draft).contains(UNANSWERED));
}
